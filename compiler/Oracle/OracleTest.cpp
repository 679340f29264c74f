//===- OracleTest.cpp - numbers and tensors of the oracle -----------------===//
// What ops mean is tested as IR in test/; here is what lies below them.
//===----------------------------------------------------------------------===//
#include "compiler/Oracle/Value.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace mlir;
using namespace sluice::oracle;

static float toF32(long double value) {
  return fromReal(value, APFloat::IEEEsingle()).convertToFloat();
}

TEST(Real, RoundsOnceToNearestEven) {
  // Just above the middle of two f32; by way of f64 it would be taken for the middle and go to 1.
  EXPECT_EQ(toF32(1 + 0x1p-24L + 0x1p-60L), 1 + 0x1p-23f);
  EXPECT_EQ(toF32(1 + 0x1p-24L), 1.0f);
  EXPECT_EQ(toF32(1 + 3 * 0x1p-24L), 1 + 0x1p-22f);
}

TEST(Real, KeepsSpecialValuesAndSubnormals) {
  EXPECT_TRUE(std::signbit(toF32(-0.0L)));
  EXPECT_EQ(toF32(-INFINITY), -INFINITY);
  EXPECT_TRUE(std::isnan(toF32(NAN)));
  EXPECT_EQ(toF32(0x1p128L), INFINITY);
  EXPECT_EQ(toF32(0x1p-149L), 0x1p-149f);
  EXPECT_EQ(toF32(0x1p-150L), 0.0f);
  EXPECT_EQ(fromReal(0x1p-1074L, APFloat::IEEEdouble()).convertToDouble(), 0x1p-1074);
  for (double value : {1.0 / 3, -2e300, std::numeric_limits<double>::denorm_min()})
    EXPECT_EQ(toReal(APFloat(value)), value);
}

TEST(Convert, FormatsWithoutNanHaveZeroForIt) {
  APFloat nan = APFloat::getNaN(APFloat::IEEEsingle());
  EXPECT_TRUE(sluice::oracle::convert(nan, APFloat::Float4E2M1FN()).isZero());
  EXPECT_TRUE(sluice::oracle::convert(nan, APFloat::Float8E4M3FN()).isNaN());
}

TEST(Tensor, HoldsEveryElementType) {
  MLIRContext context;
  Builder b(&context);
  Tensor bits(b.getI1Type(), {3});
  bits.set(1, boolean(true));
  EXPECT_EQ(std::get<APInt>(bits.get(1)), APInt(1, 1));
  Tensor odd(b.getIntegerType(65), {2});
  APInt wide = APInt::getSignedMinValue(65) + 5;
  odd.set(1, wide);
  EXPECT_EQ(std::get<APInt>(odd.get(1)), wide);
  Tensor pairs(ComplexType::get(b.getF64Type()), {2});
  pairs.set(0, Complex{APFloat(1.5), APFloat(-2.5)});
  EXPECT_EQ(std::get<Complex>(pairs.get(0)).im.convertToDouble(), -2.5);
}

TEST(Tensor, ShowsWhatNothingWrote) {
  MLIRContext context;
  Builder b(&context);
  EXPECT_TRUE(std::get<APFloat>(Tensor(b.getF16Type(), {1}).get(0)).isNaN());
  EXPECT_EQ(std::get<APInt>(Tensor(b.getI32Type(), {1}).get(0)).getZExtValue(), 0x5A5A5A5Au);
}

TEST(Tensor, FindsElements) {
  MLIRContext context;
  Tensor tensor(Builder(&context).getI8Type(), {2, 3});
  EXPECT_EQ(tensor.find({1, 2}), 5);
  EXPECT_EQ(tensor.find({1, 3}), -1);
  EXPECT_EQ(tensor.find({-1, 0}), -1);
}

TEST(Tensor, BytesAreThoseOfTheRuntime) {
  MLIRContext context;
  Builder b(&context);
  std::vector<uint8_t> narrow{0x0F, 0xF7}; // i4 is the low bits of a byte.
  auto tensor = Tensor::fromBytes(b.getI4Type(), {2}, narrow, 1);
  EXPECT_EQ(toIndex(tensor->get(0)), -1);
  EXPECT_EQ(tensor->toBytes(1), (std::vector<uint8_t>{0xFF, 0x07}));
  std::vector<uint8_t> three{1, 0, 0, 0xFF, 0xFF, 0xFF};
  EXPECT_EQ(toIndex(Tensor::fromBytes(b.getIntegerType(24), {2}, three, 3)->get(1)), -1);
}

TEST(Positions, RunInOrderAndStop) {
  SmallVector<int64_t> seen;
  EXPECT_FALSE(forEachPosition({2, 3}, [&](ArrayRef<int64_t> at) {
    seen.push_back(10 * at[0] + at[1]);
    return seen.size() < 4;
  }));
  EXPECT_EQ(seen, (SmallVector<int64_t>{0, 1, 2, 10}));
  EXPECT_TRUE(forEachPosition({2, 0}, [](ArrayRef<int64_t>) { return false; }));
  EXPECT_EQ(productOf({int64_t(1) << 40, int64_t(1) << 40}), int64_t(1) << 62);
}
