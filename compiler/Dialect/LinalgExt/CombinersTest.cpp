//===- CombinersTest.cpp - what reductions begin with ---------------------===//
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Mlir.h"
#include <gtest/gtest.h>

using namespace mlir;

template <typename Op, typename FloatT> static APFloat neutral() {
  MLIRContext context;
  context.loadDialect<arith::ArithDialect, ub::UBDialect>();
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToStart(module->getBody());
  Value any = ub::PoisonOp::create(builder, loc, FloatT::get(&context));
  return cast<FloatAttr>(sluice::linalg_ext::neutralElement(Op::create(builder, loc, any, any)))
      .getValue();
}

template <typename FloatT> static std::pair<double, double> extremes() {
  return {neutral<arith::MaximumFOp, FloatT>().convertToDouble(),
          neutral<arith::MinimumFOp, FloatT>().convertToDouble()};
}

TEST(Combiners, ExtremesBeginAtTheLeastValueOfTheType) {
  auto both = [](double value) { return std::pair(-value, value); };
  EXPECT_EQ(extremes<Float32Type>(), both(INFINITY));
  EXPECT_EQ(extremes<Float8E5M2Type>(), both(INFINITY));
  EXPECT_EQ(extremes<Float8E4M3FNType>(), both(448));
  EXPECT_EQ(extremes<Float8E4M3FNUZType>(), both(240));
  EXPECT_EQ(extremes<Float8E5M2FNUZType>(), both(57344));
  EXPECT_EQ(extremes<Float6E2M3FNType>(), both(7.5));
  EXPECT_EQ(extremes<Float4E2M1FNType>(), both(6));
  EXPECT_EQ(extremes<Float8E8M0FNUType>(), std::pair(0x1p-127, 0x1p127));
}

TEST(Combiners, NumbersBeginAtNanWhereThereIsOne) {
  EXPECT_TRUE((neutral<arith::MaxNumFOp, Float16Type>().isNaN()));
  EXPECT_TRUE((neutral<arith::MinNumFOp, Float8E4M3FNType>().isNaN()));
  EXPECT_EQ((neutral<arith::MinNumFOp, Float4E2M1FNType>().convertToDouble()), 6);
}
