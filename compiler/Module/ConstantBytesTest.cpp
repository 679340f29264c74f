//===- ConstantBytesTest.cpp - elements to the runtime's bytes and back ---===//
#include "compiler/Module/ConstantBytes.h"
#include "compiler/Mlir.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <numeric>

using namespace mlir;
using namespace sluice;

namespace {

std::vector<uint8_t> bytesOf(ElementsAttr value) {
  std::vector<uint8_t> storage;
  std::span<const uint8_t> bytes = module::constantBytes(value, storage);
  return {bytes.begin(), bytes.end()};
}

TEST(ConstantBytes, BooleansAreBytes) {
  MLIRContext context;
  auto type = RankedTensorType::get({10}, IntegerType::get(&context, 1));
  bool values[10] = {true, false, true, false, false, false, false, false, true, true};
  auto attr = DenseElementsAttr::get(type, ArrayRef(values));
  EXPECT_EQ(bytesOf(attr), (std::vector<uint8_t>{1, 0, 1, 0, 0, 0, 0, 0, 1, 1}));
}

TEST(ConstantBytes, SplatsAreRepeatedAndOddWidthsExtended) {
  MLIRContext context;
  auto i24 = IntegerType::get(&context, 24);
  auto attr = DenseElementsAttr::get(RankedTensorType::get({2}, i24), APInt::getAllOnes(24));
  EXPECT_EQ(bytesOf(attr), std::vector<uint8_t>(8, 0xff));
}

/// Every type, with bit patterns of all kinds, comes back as it was.
TEST(ConstantBytes, ComeBack) {
  MLIRContext context;
  Builder b(&context);
  SmallVector<Type> types{b.getIndexType(), b.getF16Type(), b.getBF16Type(), b.getF32Type(),
                          b.getF64Type()};
  for (unsigned width : {1, 2, 3, 4, 7, 8, 13, 16, 24, 32, 33, 63, 64})
    types.push_back(b.getIntegerType(width));
  types.push_back(Float8E4M3FNType::get(&context));
  types.push_back(Float8E5M2Type::get(&context));
  types.push_back(Float6E2M3FNType::get(&context));
  types.push_back(Float4E2M1FNType::get(&context));
  types.push_back(ComplexType::get(b.getF32Type()));
  types.push_back(ComplexType::get(b.getF64Type()));
  for (Type element : types) {
    bool isComplex = isa<ComplexType>(element);
    Type part = isComplex ? cast<ComplexType>(element).getElementType() : element;
    unsigned bits = part.isIndex() ? 64 : part.getIntOrFloatBitWidth();
    unsigned size = std::max<unsigned>(8, llvm::PowerOf2Ceil(bits)) / 8;
    std::vector<uint8_t> bytes;
    for (unsigned i = 0; i < (isComplex ? 18u : 9u); ++i) {
      APInt value(64, 0x9e3779b97f4a7c15ull * (i + 1));
      value = value.trunc(bits);
      bool isExtended = bits > 1 && !isa<FloatType>(part); // By its sign.
      value = isExtended ? value.sext(size * 8) : value.zext(size * 8);
      for (unsigned byte = 0; byte < size; ++byte)
        bytes.push_back(value.extractBitsAsZExtValue(8, 8 * byte));
    }
    auto attr = module::constantOfBytes(RankedTensorType::get({3, 3}, element), bytes);
    std::string name;
    llvm::raw_string_ostream(name) << element;
    EXPECT_EQ(bytesOf(attr), bytes) << name;
  }
}

} // namespace
