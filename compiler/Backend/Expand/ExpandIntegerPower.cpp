//===- ExpandIntegerPower.cpp - powers with integers ----------------------===//
//   %r = math.ipowi %base, %exponent : i32
//     ->
//   for each bit of %exponent, lowest first { if it is set, result *= %power; %power *= %power }
//   %r = math.fpowi %x, %n : f32, i8    ->   the same with %n as i32, which libraries have
//   %r = math.fpowi %x, %n : f32, i64   ->   math.powf |%x|, %n in f64; %x's sign if %n is odd
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"

using namespace mlir;
using namespace sluice;
using I = NumberEmitter::I;

/// math.ipowi of scalars and vectors. A negative exponent gives 1 / power rounded to zero; 1 / 0 of
/// integers is 0, as everywhere.
static LogicalResult expandPower(math::IPowIOp op, PatternRewriter &rewriter) {
  NumberEmitter e{rewriter, op.getLoc()};
  unsigned width = widthOf(op.getType());
  Value base = op.getLhs(), exponent = op.getRhs(), zero = e.value(op.getType(), 0),
        one = e.value(op.getType(), 1);
  auto step = [&](OpBuilder &b, Location loc, Value, ValueRange state) {
    NumberEmitter e{b, loc};
    Value product = state[0], power = state[1], rest = state[2];
    Value isSet = e.is(I::ne, e.iand(rest, one), zero);
    Value next = e.pick(isSet, e.imul(product, power), product), square = e.imul(power, power);
    // One bit cannot be shifted by one bit.
    Value shifted = width > 1 ? e.shr(rest, one) : rest;
    scf::YieldOp::create(b, loc, ValueRange{next, square, shifted});
  };
  auto index = [&](int64_t value) { return e.value(rewriter.getIndexType(), value); };
  Value power = scf::ForOp::create(rewriter, op.getLoc(), index(0), index(width), index(1),
                                   ValueRange{one, base, exponent}, step)
                    .getResult(0);
  Value inverse = e.pick(e.is(I::eq, base, one), one, zero);
  if (width > 1)
    inverse = e.pick(e.is(I::eq, base, -1), power, inverse);
  rewriter.replaceOp(op, e.pick(e.is(I::slt, exponent, zero), inverse, power));
  return success();
}

/// math.fpowi of scalars and vectors with exponents that are not i32.
static LogicalResult expandPower(math::FPowIOp op, PatternRewriter &rewriter) {
  NumberEmitter e{rewriter, op.getLoc()};
  Type integer = getElementTypeOrSelf(op.getRhs().getType()),
       type = getElementTypeOrSelf(op.getType()), f64 = rewriter.getF64Type();
  if (integer.isInteger(32))
    return rewriter.notifyMatchFailure(op, "is a function of libraries");
  if (widthOf(integer) < 32) {
    Value wide = e.as<arith::ExtSIOp>(rewriter.getI32Type(), op.getRhs());
    rewriter.modifyOpInPlace(op, [&] { op.getRhsMutable().assign(wide); });
    return success();
  }
  Value base = op.getLhs(), exponent = e.as<arith::SIToFPOp>(f64, op.getRhs());
  if (type != f64)
    base = e.as<arith::ExtFOp>(f64, base);
  Value power = e.emit<math::PowFOp>(e.abs(base), exponent);
  Value isOdd = e.as<arith::TruncIOp>(rewriter.getI1Type(), op.getRhs());
  power = e.pick(isOdd, e.withSign(power, base), power);
  rewriter.replaceOp(op, type == f64 ? power : e.as<arith::TruncFOp>(type, power));
  return success();
}

void sluice::populateIntegerPowerPatterns(RewritePatternSet &patterns) {
  patterns.add<math::IPowIOp>(expandPower);
  patterns.add<math::FPowIOp>(expandPower);
}
