//===- ExpandByExp2.cpp - exp and erf where 2^x is an instruction ---------===//
// f32, of any shape. Largest errors in units in the last place, for an instruction with an error of
// 2: exp 3.5, erf 1.4.
//   exp(x) = 2^t * (1 + r ln(2)),  t = x log2(e) rounded,  r the rest, from two parts of log2(e)
//   erf(x) = x + x P(x^2) up to 0.95; sign(x) (1 - 2^Q(|x|)) above
// P and Q are minimax for the error relative to erf (Lawson's iteration on Chebyshev nodes).
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandMath.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

static constexpr float kLog2eHigh = 0x1.715476p+0f, kLog2eLow = 0x1.4ae0c0p-26f,
                       kLn2 = 0x1.62e430p-1f;
// Beyond it, 2^t is 0 or infinity; no infinity gets into the rest.
static constexpr float kLargestExponent = 200;
static constexpr float kErfSplit = 0.95f, kErfIsOne = 4;
static constexpr float kErfNearZero[] = {0.12837914f,  -0.37612447f,  0.11281321f,
                                         -0.02674887f, 0.0049675121f, -0.00058621028f},
                       kErfcExponent[] = {-0.0003530609f, -1.6266025f,  -0.9197427f,
                                          -0.14952129f,   0.031865682f, -0.0043403888f,
                                          0.00027761076f};

namespace {
/// Arithmetic on values of one f32 type.
struct Exp2Emitter {
  OpBuilder &b;
  Location loc;
  Type type;

  Value c(float value) const {
    TypedAttr attr = b.getF32FloatAttr(value);
    if (auto shaped = dyn_cast<ShapedType>(type))
      attr = DenseElementsAttr::get(shaped, value);
    return arith::ConstantOp::create(b, loc, attr);
  }
  Value mul(Value x, Value y) const { return arith::MulFOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) const { return arith::SubFOp::create(b, loc, x, y); }
  Value fma(Value x, Value y, Value z) const { return math::FmaOp::create(b, loc, x, y, z); }
  Value exp2(Value x) const { return math::Exp2Op::create(b, loc, x); }
  Value polynomial(Value x, ArrayRef<float> coefficients) const {
    Value sum = c(coefficients.back());
    for (float coefficient : llvm::reverse(coefficients.drop_back()))
      sum = fma(sum, x, c(coefficient));
    return sum;
  }
};

template <typename MathOp> struct Expand : OpRewritePattern<MathOp> {
  using OpRewritePattern<MathOp>::OpRewritePattern;
  LogicalResult matchAndRewrite(MathOp op, PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    rewriter.replaceOp(op, expand({rewriter, op.getLoc(), op.getType()}, op));
    return success();
  }
  static Value expand(const Exp2Emitter &e, MathOp op);
};

template <> Value Expand<math::ExpOp>::expand(const Exp2Emitter &e, math::ExpOp op) {
  Value x = arith::MinimumFOp::create(e.b, e.loc, op.getOperand(), e.c(kLargestExponent));
  x = arith::MaximumFOp::create(e.b, e.loc, x, e.c(-kLargestExponent));
  Value rounded = e.mul(x, e.c(kLog2eHigh));
  Value minusRounded = arith::NegFOp::create(e.b, e.loc, rounded);
  Value rest = e.fma(x, e.c(kLog2eLow), e.fma(x, e.c(kLog2eHigh), minusRounded));
  return e.mul(e.exp2(rounded), e.fma(rest, e.c(kLn2), e.c(1)));
}

template <> Value Expand<math::ErfOp>::expand(const Exp2Emitter &e, math::ErfOp op) {
  Value x = op.getOperand(), magnitude = math::AbsFOp::create(e.b, e.loc, x);
  Value nearZero = e.fma(e.polynomial(e.mul(x, x), kErfNearZero), x, x);
  Value bounded = arith::MinNumFOp::create(e.b, e.loc, magnitude, e.c(kErfIsOne));
  Value far = e.sub(e.c(1), e.exp2(e.polynomial(bounded, kErfcExponent)));
  far = math::CopySignOp::create(e.b, e.loc, far, x);
  Value isFar =
      arith::CmpFOp::create(e.b, e.loc, arith::CmpFPredicate::OGT, magnitude, e.c(kErfSplit));
  return arith::SelectOp::create(e.b, e.loc, isFar, far, nearZero);
}
} // namespace

void sluice::populateMathExpansionByExp2Patterns(RewritePatternSet &patterns) {
  patterns.add<Expand<math::ExpOp>, Expand<math::ErfOp>>(patterns.getContext());
}
