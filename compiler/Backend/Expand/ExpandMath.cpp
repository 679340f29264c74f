//===- ExpandMath.cpp - math functions as arithmetic ----------------------===//
// A call to libm per element is 10 to 50 times slower than a polynomial on whole vectors. Largest
// errors in units in the last place, f32: exp 1.0, log 0.8, rsqrt 1.5, tanh 4.3, erf 4.3. f64 is
// left to libm: its polynomials would be our own to prove. GPUs with an instruction for 2^x:
// ExpandByExp2.cpp. docs/numerics.md has all bounds.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include <numbers>

using namespace mlir;
using namespace sluice;

/// Functions whose polynomials hold the accuracy above. sin and cos lose all digits for large
/// arguments, atan three; atan2 takes the sign of a quotient that may be too small to have one, and
/// cbrt of infinity is NaN: libm computes these.
static bool isApproximated(StringRef name) {
  return llvm::is_contained({"math.exp", "math.expm1", "math.log", "math.log1p", "math.log2",
                             "math.tanh", "math.erf", "math.erfc"},
                            name);
}

/// Functions without f16 and bf16 forms anywhere below.
static bool isComputedInF32(StringRef name) {
  return !llvm::is_contained({"math.absf", "math.absi", "math.copysign", "math.ctlz", "math.cttz",
                              "math.ctpop", "math.ipowi", "math.isnan", "math.isinf",
                              "math.isfinite", "math.isnormal"},
                             name);
}

/// Functions that NVPTX has instructions for, or LLVM expands.
static bool isInstruction(StringRef name) {
  return llvm::is_contained({"math.absf", "math.absi", "math.ceil", "math.copysign", "math.ctlz",
                             "math.cttz", "math.ctpop", "math.floor", "math.fma", "math.isnan",
                             "math.isinf", "math.isfinite", "math.isnormal", "math.round",
                             "math.roundeven", "math.sqrt", "math.trunc"},
                            name);
}

/// Math on 8-bit floats, and powers of 16-bit ones, which LLVM has no types or functions for.
static bool isForF32(Operation *op, bool hasBf16) {
  if (!isa<math::MathDialect>(op->getDialect()))
    return false;
  unsigned narrow = isa<math::FPowIOp>(op) ? 32 : 16;
  return llvm::any_of(op->getOperandTypes(), [&](Type type) {
    auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
    return element && (element.getWidth() < narrow || (element.isBF16() && !hasBf16));
  });
}

namespace {
struct ComputeInF32 : RewritePattern {
  ComputeInF32(MLIRContext *context, bool hasBf16)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context), hasBf16(hasBf16) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isForF32(op, hasBf16))
      return failure();
    auto isFloat = [](Type type) { return isa<FloatType>(getElementTypeOrSelf(type)); };
    NumberEmitter e{rewriter, op->getLoc()};
    auto extended = [&](Value operand) {
      return isFloat(operand.getType()) ? extendToF32(rewriter, e.loc, operand) : operand;
    };
    SmallVector<Value> operands = llvm::map_to_vector(op->getOperands(), extended);
    Type type = op->getResult(0).getType();
    OperationState state(e.loc, op->getName(), operands,
                         isFloat(type) ? withElement(type, rewriter.getF32Type()) : type,
                         op->getAttrs());
    Value result = rewriter.create(state)->getResult(0);
    if (isFloat(type))
      result = e.as<arith::TruncFOp>(getElementTypeOrSelf(type), result);
    rewriter.replaceOp(op, result);
    return success();
  }
  bool hasBf16;
};

} // namespace

/// |x| > largest number, and smallest normal number <= |x| <= largest number. LLVM's dialect has
/// neither. Ordered: never true of a NaN.
static LogicalResult expandIsInf(math::IsInfOp op, PatternRewriter &rewriter) {
  NumberEmitter e{rewriter, op.getLoc()};
  Value x = op.getOperand();
  rewriter.replaceOp(op, e.greater(e.abs(x), APFloat::getLargest(semanticsOf(x.getType()))));
  return success();
}
static LogicalResult expandIsNormal(math::IsNormalOp op, PatternRewriter &rewriter) {
  NumberEmitter e{rewriter, op.getLoc()};
  const llvm::fltSemantics &semantics = semanticsOf(op.getOperand().getType());
  Value size = e.abs(op.getOperand());
  Value isLarge = e.is(NumberEmitter::F::OGE, size, APFloat::getSmallestNormalized(semantics));
  Value isFinite = e.is(NumberEmitter::F::OLE, size, APFloat::getLargest(semantics));
  rewriter.replaceOp(op, e.iand(isLarge, isFinite));
  return success();
}

/// What has no form below for its type.
static LogicalResult widenNarrow(Operation *func, bool hasBf16) {
  RewritePatternSet patterns(func->getContext());
  patterns.add<ComputeInF32>(func->getContext(), hasBf16);
  patterns.add(expandIsInf).add(expandIsNormal);
  populateIntegerPowerPatterns(patterns);
  return applyPatternsGreedily(func, std::move(patterns));
}

/// The polynomials take what is less than 2^-126 for 2^-126. Before them,
///   log x   ->   log(x 2^24) - 24 log 2 where x < 2^-126
static void keepSubnormals(Operation *func) {
  func->walk([](Operation *op) {
    if (!isa<math::LogOp, math::Log2Op>(op))
      return;
    Value x = op->getOperand(0);
    auto extended = x.getDefiningOp<arith::ExtFOp>();
    if (!getElementTypeOrSelf(x.getType()).isF32() ||
        (extended && getElementTypeOrSelf(extended.getIn().getType()).isF16()))
      return; // The least f16 is 2^-24.
    OpBuilder b(op);
    NumberEmitter e{b, op->getLoc()};
    Value isTiny = e.less(x, 0x1p-126);
    op->setOperand(0, e.pick(isTiny, e.mul(x, 0x1p24), x));
    b.setInsertionPointAfter(op);
    Value logarithm = op->getResult(0);
    Value lowered = e.sub(logarithm, isa<math::LogOp>(op) ? 24 * std::numbers::ln2 : 24);
    Value result = e.pick(isTiny, lowered, logarithm);
    logarithm.replaceUsesWithIf(result, [&](OpOperand &use) {
      return use.getOwner() != result.getDefiningOp() && use.getOwner() != lowered.getDefiningOp();
    });
  });
}

/// exp(x) = 2^n exp(r), where n is x / ln 2 rounded. Added to 1.5 * 2^23 + 127 it is rounded by the
/// sum, whose low bits are the exponent of 2^n: no rounding nor conversion, which take most of
/// upstream's time. Below -127 ln 2 2^n is 0. n is at most 127, so that r is up to ln 2 where the
/// result is large: from there to -ln(2) / 2 the polynomial is off by 5e-8 at most.
static LogicalResult expandExp(math::ExpOp op, PatternRewriter &rewriter) {
  constexpr float kWhole = 0x1.8p23f + 127, kLn2High = 0.693359375f, kLn2Low = -2.12194440e-4f;
  constexpr float kRest[] = {1,          1,           0.50000221f,   0.16666989f,
                             0.0416217f, 0.00832811f, 0.00162060641f};
  Value x = op.getOperand();
  Type type = x.getType();
  if (!getElementTypeOrSelf(type).isF32())
    return failure();
  NumberEmitter e{rewriter, op.getLoc()};
  auto c = [&](float value) { return e.value(type, value); };
  x = e.emit<arith::MaximumFOp>(x, -127 * std::numbers::ln2_v<float>);
  Value sum = e.fma(x, c(std::numbers::log2e_v<float>), c(kWhole));
  sum = e.emit<arith::MinimumFOp>(sum, kWhole + 127);
  Value n = e.sub(sum, kWhole);
  Value r = e.fma(n, c(-kLn2Low), e.fma(n, c(-kLn2High), x));
  Value exponent = e.shl(e.bitcast(rewriter.getI32Type(), sum), 23);
  rewriter.replaceOp(op, e.mul(e.polynomial(r, kRest), e.bitcast(rewriter.getF32Type(), exponent)));
  return success();
}

/// Without libm everything becomes arithmetic.
static LogicalResult expandAll(Operation *func, bool hasExp2) {
  MLIRContext *context = func->getContext();
  RewritePatternSet widen(context), byExp2(context), f64(context), patterns(context);
  populateMathF32ExpansionPatterns(widen, isComputedInF32);
  if (failed(applyPatternsGreedily(func, std::move(widen))))
    return failure();
  if (hasExp2) {
    populateMathExpansionByExp2Patterns(byExp2);
    if (failed(applyPatternsGreedily(func, std::move(byExp2))))
      return failure();
  }
  populateMathExpansionThroughF64Patterns(f64, hasExp2);
  if (failed(applyPatternsGreedily(func, std::move(f64))))
    return failure();
  keepSubnormals(func);
  populateMathPolynomialApproximationPatterns(patterns, isApproximated);
  math::populateExpansionPatterns(patterns, {"rsqrt"});
  if (failed(applyPatternsGreedily(func, std::move(patterns))))
    return failure();
  Operation *left = nullptr;
  func->walk([&](Operation *op) {
    bool isExp2 = hasExp2 && isa<math::Exp2Op>(op) &&
                  getElementTypeOrSelf(op->getResult(0).getType()).isF32();
    if (isa<math::MathDialect>(op->getDialect()) && !isInstruction(op->getName().getStringRef()) &&
        !isExp2)
      left = op;
  });
  return left ? left->emitOpError("has no form without a library for ")
                    << left->getOperand(0).getType()
              : LogicalResult(success());
}

LogicalResult sluice::expandMath(Operation *func, int optLevel, MathSupport support) {
  if (!anyIn(func, [](Operation *op) {
        return isa<math::MathDialect>(op->getDialect()) || isa<arith::RemFOp>(op);
      }))
    return success();
  if (failed(widenNarrow(func, /*hasBf16=*/support == MathSupport::Exp2)))
    return failure();
  if (support != MathSupport::Libm)
    return expandAll(func, support == MathSupport::Exp2);
  RewritePatternSet widen(func->getContext()), patterns(func->getContext());
  populateMathF32ExpansionPatterns(widen, isComputedInF32);
  if (failed(applyPatternsGreedily(func, std::move(widen))))
    return failure();
  if (optLevel == 0)
    return success();
  keepSubnormals(func);
  populateMathAlgebraicSimplificationPatterns(patterns);
  patterns.add(expandExp, /*benefit=*/2);
  populateMathPolynomialApproximationPatterns(patterns, isApproximated);
  return applyPatternsGreedily(func, std::move(patterns));
}
