//===- ExpandMath.cpp - math functions as arithmetic ----------------------===//
// A call to libm per element is 10 to 50 times slower than a polynomial on whole vectors. Largest
// errors in units in the last place, f32: exp 1.0, log 0.8, rsqrt 1.5, tanh 4.3, erf 4.3. f64 is
// left to libm: its polynomials would be our own to prove. GPUs with an instruction for 2^x:
// ExpandByExp2.cpp. docs/numerics.md has all bounds.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandMath.h"
#include "compiler/Backend/Expand/ExpandFloats.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include <numbers>

using namespace mlir;

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
    auto asF32 = [&](Type type) -> Type {
      auto shaped = dyn_cast<ShapedType>(type);
      return shaped ? Type(shaped.clone(rewriter.getF32Type())) : rewriter.getF32Type();
    };
    auto extended = [&](Value operand) -> Value {
      if (!isFloat(operand.getType()))
        return operand;
      Type wide = asF32(operand.getType());
      if (isa<Float8E8M0FNUType>(getElementTypeOrSelf(operand.getType())))
        return sluice::extendE8M0(rewriter, op->getLoc(), operand, wide);
      return arith::ExtFOp::create(rewriter, op->getLoc(), wide, operand);
    };
    SmallVector<Value> operands = llvm::map_to_vector(op->getOperands(), extended);
    Type type = op->getResult(0).getType();
    OperationState state(op->getLoc(), op->getName(), operands, isFloat(type) ? asF32(type) : type,
                         op->getAttrs());
    Value result = rewriter.create(state)->getResult(0);
    if (isFloat(type))
      result = arith::TruncFOp::create(rewriter, op->getLoc(), type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
  bool hasBf16;
};

/// |x| > largest number, and smallest normal number <= |x| <= largest number. LLVM's dialect has
/// neither.
template <typename ClassOp> struct CompareMagnitude : OpRewritePattern<ClassOp> {
  using OpRewritePattern<ClassOp>::OpRewritePattern;
  LogicalResult matchAndRewrite(ClassOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = op.getOperand().getType();
    const llvm::fltSemantics &semantics =
        cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
    auto compare = [&](arith::CmpFPredicate predicate, const APFloat &bound) -> Value {
      TypedAttr attr = rewriter.getFloatAttr(getElementTypeOrSelf(type), bound);
      if (auto shaped = dyn_cast<ShapedType>(type))
        attr = DenseElementsAttr::get(shaped, bound);
      Value magnitude = math::AbsFOp::create(rewriter, loc, op.getOperand());
      return arith::CmpFOp::create(rewriter, loc, predicate, magnitude,
                                   arith::ConstantOp::create(rewriter, loc, attr));
    };
    APFloat largest = APFloat::getLargest(semantics);
    Value result;
    if (isa<math::IsInfOp>(op)) // Ordered: never true of a NaN.
      result = compare(arith::CmpFPredicate::OGT, largest);
    else
      result = arith::AndIOp::create(
          rewriter, loc,
          compare(arith::CmpFPredicate::OGE, APFloat::getSmallestNormalized(semantics)),
          compare(arith::CmpFPredicate::OLE, largest));
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

/// What has no form below for its type.
static LogicalResult widenNarrow(Operation *func, bool hasBf16) {
  RewritePatternSet patterns(func->getContext());
  patterns.add<ComputeInF32>(func->getContext(), hasBf16);
  patterns.add<CompareMagnitude<math::IsInfOp>, CompareMagnitude<math::IsNormalOp>>(
      func->getContext());
  sluice::populateIntegerPowerPatterns(patterns);
  return applyPatternsGreedily(func, std::move(patterns));
}

/// The polynomials take what is less than 2^-126 for 2^-126. Before them,
///   log x   ->   log(x 2^24) - 24 log 2 where x < 2^-126
static void keepSubnormals(Operation *func) {
  func->walk([](Operation *op) {
    if (!isa<math::LogOp, math::Log2Op>(op))
      return;
    Value x = op->getOperand(0);
    Type type = x.getType();
    auto extended = x.getDefiningOp<arith::ExtFOp>();
    if (!getElementTypeOrSelf(type).isF32() ||
        (extended && getElementTypeOrSelf(extended.getIn().getType()).isF16()))
      return; // The least f16 is 2^-24.
    OpBuilder b(op);
    Location loc = op->getLoc();
    auto constant = [&](double value) -> Value {
      TypedAttr attr = b.getF32FloatAttr(value);
      if (auto vector = dyn_cast<VectorType>(type))
        attr = DenseElementsAttr::get(cast<ShapedType>(vector), Attribute(attr));
      return arith::ConstantOp::create(b, loc, attr);
    };
    Value isTiny = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x, constant(0x1p-126));
    Value raised = arith::MulFOp::create(b, loc, x, constant(0x1p24));
    op->setOperand(0, arith::SelectOp::create(b, loc, isTiny, raised, x));
    b.setInsertionPointAfter(op);
    Value lowered = constant(isa<math::LogOp>(op) ? 24 * std::numbers::ln2 : 24);
    Value difference = arith::SubFOp::create(b, loc, op->getResult(0), lowered);
    auto result = arith::SelectOp::create(b, loc, isTiny, difference, op->getResult(0));
    op->getResult(0).replaceUsesWithIf(result, [&](OpOperand &use) {
      return use.getOwner() != result && use.getOwner() != difference.getDefiningOp();
    });
  });
}

/// Without libm everything becomes arithmetic.
static LogicalResult expandAll(Operation *func, bool hasExp2) {
  MLIRContext *context = func->getContext();
  RewritePatternSet widen(context), byExp2(context), f64(context), patterns(context);
  populateMathF32ExpansionPatterns(widen, isComputedInF32);
  if (failed(applyPatternsGreedily(func, std::move(widen))))
    return failure();
  if (hasExp2) {
    sluice::populateMathExpansionByExp2Patterns(byExp2);
    if (failed(applyPatternsGreedily(func, std::move(byExp2))))
      return failure();
  }
  sluice::populateMathExpansionThroughF64Patterns(f64, hasExp2);
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
  bool any = func->walk([](Operation *op) {
                   bool isMath = isa<math::MathDialect>(op->getDialect()) || isa<arith::RemFOp>(op);
                   return isMath ? WalkResult::interrupt() : WalkResult::advance();
                 })
                 .wasInterrupted();
  if (!any)
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
  populateMathPolynomialApproximationPatterns(patterns, isApproximated);
  return applyPatternsGreedily(func, std::move(patterns));
}
