//===- ConstantBytes.cpp - elements of attributes as the runtime stores them ===//
// Attributes keep booleans as bits, and integers of odd widths in fewer bytes than the runtime
// does.
//   dense<[true, false, true]> : tensor<3xi1>    one byte 0b101   ->   bytes 1 0 1
//   dense<-1> : tensor<2xi24>                    3 bytes, once    ->   8 bytes 0xff
//   dense<-1.0> : tensor<1xf4E2M1FN>             the bits 1010    ->   a byte 0x0a
//===----------------------------------------------------------------------===//
#include "compiler/Module/ConstantBytes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace sluice::module {

/// The number of bits that an attribute and the runtime give one part of an element.
static unsigned bitsOf(Type part) { return part.isIndex() ? 64 : part.getIntOrFloatBitWidth(); }
static unsigned storedBits(Type part) {
  return std::max<uint64_t>(8, llvm::PowerOf2Ceil(bitsOf(part)));
}

/// A real number, or one of the two of a complex one.
static Type partOf(Type element) {
  auto complex = dyn_cast<ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

static bool isStoredAlike(Type element) {
  return bitsOf(partOf(element)) == storedBits(partOf(element));
}

static std::vector<uint8_t> encodeElements(ElementsAttr value) {
  Type element = value.getShapedType().getElementType(), part = partOf(element);
  std::vector<uint8_t> bytes;
  auto append = [&](const APInt &bits) {
    unsigned width = storedBits(part);
    APInt wide = part.isInteger(1) || isa<FloatType>(part) ? bits.zext(width) : bits.sext(width);
    for (unsigned i = 0; i < width; i += 8)
      bytes.push_back(wide.extractBitsAsZExtValue(8, i));
  };
  auto appendNumber = [&](const auto &number) {
    if constexpr (std::is_same_v<std::decay_t<decltype(number)>, APFloat>)
      append(number.bitcastToAPInt());
    else
      append(number);
  };
  if (isa<ComplexType>(element)) {
    auto appendPair = [&](const auto &pair) {
      appendNumber(pair.real());
      appendNumber(pair.imag());
    };
    if (isa<FloatType>(part))
      llvm::for_each(value.getValues<std::complex<APFloat>>(), appendPair);
    else
      llvm::for_each(value.getValues<std::complex<APInt>>(), appendPair);
  } else if (isa<FloatType>(element)) {
    llvm::for_each(value.getValues<APFloat>(), appendNumber);
  } else {
    llvm::for_each(value.getValues<APInt>(), appendNumber);
  }
  return bytes;
}

std::span<const uint8_t> constantBytes(ElementsAttr value, std::vector<uint8_t> &storage) {
  auto view = [](ArrayRef<char> data) {
    return std::span(reinterpret_cast<const uint8_t *>(data.data()), data.size());
  };
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? view(blob->getData()) : std::span<const uint8_t>();
  }
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (dense && !dense.isSplat() && isStoredAlike(dense.getElementType()))
    return view(dense.getRawData());
  storage = encodeElements(value);
  return storage;
}

DenseElementsAttr constantOfBytes(RankedTensorType type, std::span<const uint8_t> bytes) {
  Type element = type.getElementType(), part = partOf(element);
  auto raw = ArrayRef(reinterpret_cast<const char *>(bytes.data()), bytes.size());
  if (isStoredAlike(element))
    return DenseElementsAttr::getFromRawBuffer(type, raw);
  SmallVector<APInt> parts;
  unsigned size = storedBits(part) / 8;
  for (size_t i = 0; i < bytes.size(); i += size) {
    uint64_t word = 0;
    for (unsigned byte = 0; byte < size; ++byte)
      word |= uint64_t(bytes[i + byte]) << (8 * byte);
    parts.push_back(APInt(8 * size, word).trunc(bitsOf(part)));
  }
  if (auto format = dyn_cast<FloatType>(element)) {
    auto number = [&](const APInt &bits) { return APFloat(format.getFloatSemantics(), bits); };
    return DenseElementsAttr::get(type, llvm::map_to_vector(parts, number));
  }
  return DenseElementsAttr::get(type, parts);
}

} // namespace sluice::module
