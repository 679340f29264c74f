//===- ExpandIntegerPower.cpp - powers with integers ----------------------===//
//   %r = math.ipowi %base, %exponent : i32
//     ->
//   for each bit of %exponent, lowest first { if it is set, result *= %power; %power *= %power }
//   %r = math.fpowi %x, %n : f32, i8    ->   the same with %n as i32, which libraries have
//   %r = math.fpowi %x, %n : f32, i64   ->   math.powf |%x|, %n in f64; %x's sign if %n is odd
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandMath.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace {
/// math.ipowi of scalars and vectors. A negative exponent gives 1 / power rounded to zero; 1 / 0 of
/// integers is 0, as everywhere.
struct IntegerPower : OpRewritePattern<math::IPowIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::IPowIOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = op.getType(), element = getElementTypeOrSelf(type);
    unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    auto constant = [&](int64_t value) -> Value {
      TypedAttr attr = rewriter.getIntegerAttr(element, value);
      if (auto vector = dyn_cast<VectorType>(type))
        attr = DenseElementsAttr::get(vector, Attribute(attr));
      return arith::ConstantOp::create(rewriter, loc, attr);
    };
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    auto compare = [&](OpBuilder &b, arith::CmpIPredicate predicate, Value lhs,
                       Value rhs) -> Value {
      return arith::CmpIOp::create(b, loc, predicate, lhs, rhs);
    };
    Value base = op.getLhs(), exponent = op.getRhs(), zero = constant(0), one = constant(1);
    auto step = [&](OpBuilder &b, Location, Value, ValueRange state) {
      Value product = state[0], power = state[1], rest = state[2];
      Value isSet =
          compare(b, arith::CmpIPredicate::ne, arith::AndIOp::create(b, loc, rest, one), zero);
      Value next = arith::SelectOp::create(b, loc, isSet,
                                           arith::MulIOp::create(b, loc, product, power), product);
      Value square = arith::MulIOp::create(b, loc, power, power);
      // One bit cannot be shifted by one bit.
      Value shifted = width > 1 ? Value(arith::ShRUIOp::create(b, loc, rest, one)) : rest;
      scf::YieldOp::create(b, loc, ValueRange{next, square, shifted});
    };
    Value power = scf::ForOp::create(rewriter, loc, index(0), index(width), index(1),
                                     ValueRange{one, base, exponent}, step)
                      .getResult(0);
    Value inverse = arith::SelectOp::create(
        rewriter, loc, compare(rewriter, arith::CmpIPredicate::eq, base, one), one, zero);
    if (width > 1) {
      Value isMinusOne = compare(rewriter, arith::CmpIPredicate::eq, base, constant(-1));
      inverse = arith::SelectOp::create(rewriter, loc, isMinusOne, power, inverse);
    }
    Value isNegative = compare(rewriter, arith::CmpIPredicate::slt, exponent, zero);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isNegative, inverse, power);
    return success();
  }
};

/// math.fpowi of scalars and vectors with exponents that are not i32.
struct PowerOfFloat : OpRewritePattern<math::FPowIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::FPowIOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type integer = getElementTypeOrSelf(op.getRhs().getType());
    if (integer.isInteger(32))
      return rewriter.notifyMatchFailure(op, "is a function of libraries");
    auto like = [&](Value value, Type element) -> Type {
      auto vector = dyn_cast<VectorType>(value.getType());
      return vector ? Type(vector.clone(element)) : element;
    };
    if (integer.getIntOrFloatBitWidth() < 32) {
      Value wide = arith::ExtSIOp::create(rewriter, loc, like(op.getRhs(), rewriter.getI32Type()),
                                          op.getRhs());
      rewriter.modifyOpInPlace(op, [&] { op.getRhsMutable().assign(wide); });
      return success();
    }
    Type type = op.getType(), f64 = like(op.getLhs(), rewriter.getF64Type());
    Value base = op.getLhs(), exponent = arith::SIToFPOp::create(rewriter, loc, f64, op.getRhs());
    if (type != f64)
      base = arith::ExtFOp::create(rewriter, loc, f64, base);
    Value power =
        math::PowFOp::create(rewriter, loc, math::AbsFOp::create(rewriter, loc, base), exponent);
    Type bit = like(op.getRhs(), rewriter.getI1Type());
    Value isOdd = arith::TruncIOp::create(rewriter, loc, bit, op.getRhs());
    power = arith::SelectOp::create(rewriter, loc, isOdd,
                                    math::CopySignOp::create(rewriter, loc, power, base), power);
    rewriter.replaceOp(
        op, type == f64 ? power : arith::TruncFOp::create(rewriter, loc, type, power).getResult());
    return success();
  }
};
} // namespace

void sluice::populateIntegerPowerPatterns(RewritePatternSet &patterns) {
  patterns.add<IntegerPower, PowerOfFloat>(patterns.getContext());
}
