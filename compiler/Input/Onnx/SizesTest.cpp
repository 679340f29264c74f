//===- SizesTest.cpp ------------------------------------------------------===//
#include "compiler/Input/Onnx/Sizes.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace sluice;
using namespace sluice::onnx;

namespace {

/// A function of a tensor with two dynamic sizes, n and m, and of an index that may be negative.
class SizesTest : public testing::Test {
protected:
  SizesTest() : builder(&context), loc(builder.getUnknownLoc()) {
    context.loadDialect<arith::ArithDialect, func::FuncDialect, tensor::TensorDialect,
                        util::UtilDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
    auto tensorType =
        RankedTensorType::get({ShapedType::kDynamic, ShapedType::kDynamic}, builder.getF32Type());
    auto function = func::FuncOp::create(
        builder, loc, "f", builder.getFunctionType({tensorType, builder.getIndexType()}, {}));
    Block *block = function.addEntryBlock();
    builder.setInsertionPointToEnd(block);
    n = sizes.of(tensor::DimOp::create(builder, loc, block->getArgument(0), 0).getResult());
    m = sizes.of(tensor::DimOp::create(builder, loc, block->getArgument(0), 1).getResult());
    any = sizes.of(block->getArgument(1));
  }
  Value emit(const Size &size) { return sizes.materialize(builder, loc, size); }
  template <typename Op> Size apply(const Size &a, const Size &b) {
    return sizes.of(Op::create(builder, loc, emit(a), emit(b)).getResult());
  }

  MLIRContext context;
  OpBuilder builder;
  Location loc;
  OwningOpRef<ModuleOp> module;
  SizeTable sizes;
  Size n, m, any;
};

TEST_F(SizesTest, IsCanonical) {
  EXPECT_EQ((n + m) * (n - m), n * n - m * m);
  EXPECT_EQ((n + 2 - 3) + 1, n);
  EXPECT_TRUE((n - n).is(0));
  EXPECT_NE(n, m);
}

TEST_F(SizesTest, Divides) {
  EXPECT_EQ(sizes.floorDiv(n * 6, 3), n * 2);
  EXPECT_EQ(sizes.floorDiv(n * m * 4, n * 2), m * 2);
  EXPECT_EQ(sizes.floorDiv(n * 4 + 5, 4), n + 1);
  EXPECT_EQ(sizes.floorDiv(n * 4 - 1, 4), n - 1);
  EXPECT_EQ(sizes.floorDiv(n + 5, 4), sizes.floorDiv(n + 1, 4) + 1);
  EXPECT_EQ(sizes.ceilDiv(n * 2, 2), n);
  EXPECT_EQ(sizes.floorDiv(7, -2), Size(-4));
  EXPECT_TRUE(sizes.mod(n * 6, 3).is(0));
  EXPECT_NE(sizes.floorDiv(n, 2) * 2, n);
}

TEST_F(SizesTest, FollowsOperations) {
  EXPECT_EQ(apply<arith::AddIOp>(n, m), n + m);
  EXPECT_EQ(apply<arith::DivSIOp>(n * 4, 2), n * 2);
  EXPECT_EQ(apply<arith::DivSIOp>(n + 1, 2), apply<arith::FloorDivSIOp>(n + 1, 2));
  // Towards zero is not down: -1 / 2.
  EXPECT_NE(apply<arith::DivSIOp>(any, 2), apply<arith::FloorDivSIOp>(any, 2));
}

TEST_F(SizesTest, KnowsBounds) {
  EXPECT_EQ(sizes.lowerBound(n * m + 3), 3);
  EXPECT_EQ(sizes.lowerBound(n - m), std::nullopt);
  EXPECT_EQ(sizes.lowerBound(any), std::nullopt);
  EXPECT_EQ(sizes.max(n, -1), n);
  EXPECT_EQ(sizes.min(n, n + m), n);
  EXPECT_EQ(sizes.lowerBound(sizes.max(any, 2)), 2);
  EXPECT_EQ(sizes.upperBound(sizes.min(any, 5) * 2 + 1), 11);
  EXPECT_EQ(sizes.upperBound(sizes.max(n * -1 + 1, 0) * -1 + 1), 1);
  EXPECT_EQ(sizes.upperBound(sizes.floorDiv(sizes.min(any, 5) + 2, 3)), 2);
  EXPECT_EQ(sizes.upperBound(n), std::nullopt);
  EXPECT_EQ(sizes.upperBound(sizes.max(any, 2)), std::nullopt);
  EXPECT_EQ(sizes.isEqual(n + 1, n + 2), false);
  EXPECT_EQ(sizes.isEqual(n, 1), std::nullopt);
  EXPECT_EQ(sizes.isEqual(n, -1), false);
  // A bound that would overflow is none.
  EXPECT_EQ(sizes.lowerBound(sizes.max(any, INT64_MAX) * 2), std::nullopt);
}

TEST_F(SizesTest, KnowsWhatIsAssumed) {
  auto atMost = [&](const Size &size, uint64_t high) {
    auto fact = util::IntAssumptionAttr::get(&context, std::nullopt, high, std::nullopt);
    auto assume = util::AssumeIntOp::create(builder, loc, TypeRange{builder.getIndexType()},
                                            ValueRange{emit(size)},
                                            builder.getArrayAttr(builder.getArrayAttr(fact)));
    return sizes.of(assume.getResult(0));
  };
  Size few = atMost(n, 32);
  EXPECT_EQ(sizes.upperBound(few), 32);
  EXPECT_EQ(sizes.lowerBound(few), 0);
  EXPECT_EQ(sizes.min(few, 64), few) << "the first positions of a table of 64";
  EXPECT_EQ(sizes.min(sizes.max(few, 0), 32), few);
  EXPECT_NE(sizes.min(few, 31), few);
  // Unsigned: it says nothing of a number that may be negative.
  EXPECT_EQ(sizes.upperBound(atMost(any, 32)), std::nullopt);
}

TEST_F(SizesTest, ProductsStaySmall) {
  Size size = n + m + any;
  for (int i = 0; i < 40; ++i)
    size = sizes.mul(size, size + n);
  EXPECT_LE(size.terms().size(), 64u);
}

TEST_F(SizesTest, MakesEachValueOnce) {
  Size size = sizes.floorDiv(n * m + 7, 3) - m;
  EXPECT_EQ(emit(size), emit(size));
  EXPECT_EQ(sizes.of(emit(size)), size);
}

} // namespace
