//===- ExpandByExp2.cpp - exp and erf where 2^x is an instruction ---------===//
// f32, of any shape. Largest errors in units in the last place, for an instruction with an error of
// 2: exp 3.5, erf 1.4.
//   exp(x) = 2^t * (1 + r ln(2)),  t = x log2(e) rounded,  r the rest, from two parts of log2(e)
//   erf(x) = x + x P(x^2) up to 0.95; sign(x) (1 - 2^Q(|x|)) above
//   1 + erf(x) = 2^(|x| R(|x|)) below zero; 2 - 2^(|x| R(|x|)) above: half of erf's work, in gelu
// P and Q are minimax for the error relative to erf (Lawson's iteration on Chebyshev nodes), R for
// that of the sum: 6e-8, and 6e-4 of what is small (1 + erf(x) itself loses all of it). R(x) goes
// to negative infinity where erf is one.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"

using namespace mlir;
using namespace sluice;

static constexpr float kLog2eHigh = 0x1.715476p+0f, kLog2eLow = 0x1.4ae0c0p-26f,
                       kLn2 = 0x1.62e430p-1f;
// Beyond it, 2^t is 0 or infinity; no infinity gets into the rest.
static constexpr float kLargestExponent = 200;
static constexpr float kErfSplit = 0.95f, kErfIsOne = 4;
static constexpr float kErfNearZero[] = {0.12837914f,  -0.37612447f,  0.11281321f,
                                         -0.02674887f, 0.0049675121f, -0.00058621028f},
                       kErfcExponent[] = {-0.0003530609f, -1.6266025f,  -0.9197427f,
                                          -0.14952129f,   0.031865682f, -0.0043403888f,
                                          0.00027761076f},
                       kErfcWhole[] = {-1.6279124f,    -0.91835326f,   -0.14881837f,
                                       0.029062536f,   -0.0017634931f, -0.00085600413f,
                                       0.00024479479f, -2.0764362e-05f};

template <typename Op, Value (*compute)(const NumberEmitter &, Value)>
static LogicalResult expand(Op op, PatternRewriter &rewriter) {
  if (!getElementTypeOrSelf(op.getType()).isF32())
    return failure();
  rewriter.replaceOp(op, compute({rewriter, op.getLoc()}, op.getOperand()));
  return success();
}

static Value exp(const NumberEmitter &e, Value x) {
  x = e.emit<arith::MinimumFOp>(x, kLargestExponent);
  x = e.emit<arith::MaximumFOp>(x, -kLargestExponent);
  auto c = [&](float value) { return e.value(x.getType(), value); };
  Value high = c(kLog2eHigh), rounded = e.mul(x, high), minusRounded = e.neg(rounded);
  Value rest = e.fma(x, c(kLog2eLow), e.fma(x, high, minusRounded));
  return e.mul(e.emit<math::Exp2Op>(rounded), e.fma(rest, c(kLn2), c(1)));
}

/// 1 + erf(x), where that is all that is made of it.
static LogicalResult expandErfAndOne(math::ErfOp op, PatternRewriter &rewriter) {
  auto sum = op->hasOneUse() ? dyn_cast<arith::AddFOp>(*op->user_begin()) : nullptr;
  if (!getElementTypeOrSelf(op.getType()).isF32() || !sum ||
      !(matchPattern(sum.getRhs(), m_OneFloat()) || matchPattern(sum.getLhs(), m_OneFloat())))
    return failure();
  rewriter.setInsertionPoint(sum);
  NumberEmitter e{rewriter, op.getLoc()};
  Value x = op.getOperand(), magnitude = e.abs(x);
  Value tail = e.emit<math::Exp2Op>(e.mul(magnitude, e.polynomial(magnitude, kErfcWhole)));
  rewriter.replaceOp(sum, e.pick(e.less(x, 0.0), tail, e.sub(e.value(x.getType(), 2), tail)));
  rewriter.eraseOp(op);
  return success();
}

static Value erf(const NumberEmitter &e, Value x) {
  Value magnitude = e.abs(x);
  Value nearZero = e.fma(e.polynomial(e.mul(x, x), kErfNearZero), x, x);
  Value bounded = e.emit<arith::MinNumFOp>(magnitude, kErfIsOne);
  Value less = e.emit<math::Exp2Op>(e.polynomial(bounded, kErfcExponent));
  Value far = e.withSign(e.sub(e.value(x.getType(), 1), less), x);
  return e.pick(e.greater(magnitude, kErfSplit), far, nearZero);
}

void sluice::populateMathExpansionByExp2Patterns(RewritePatternSet &patterns) {
  patterns.add(expand<math::ExpOp, exp>);
  patterns.add(expand<math::ErfOp, erf>);
  patterns.add(expandErfAndOne, /*benefit=*/2);
}
