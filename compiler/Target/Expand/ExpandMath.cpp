//===- ExpandMath.cpp - math functions as arithmetic ----------------------===//
// A call to libm per element is 10 to 50 times slower than a polynomial on whole vectors. Largest errors in units in the last place,
// f32: exp 1.0, log 0.8, rsqrt 1.5, tanh 4.3, erf 4.3. f64 is left to libm: its polynomials would be our own to prove.
//===----------------------------------------------------------------------===//
#include "compiler/Target/Expand/ExpandMath.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

/// Functions whose polynomials hold the accuracy above. sin and cos lose all digits for large arguments, so libm computes them.
static bool isApproximated(StringRef name) {
  return llvm::is_contained({"math.exp", "math.expm1", "math.log", "math.log1p", "math.log2", "math.tanh", "math.erf",
                             "math.erfc", "math.atan", "math.atan2", "math.cbrt"},
                            name);
}

/// Functions without f16 and bf16 forms anywhere below.
static bool isComputedInF32(StringRef name) {
  return !llvm::is_contained({"math.absf", "math.absi", "math.copysign", "math.ctlz", "math.cttz", "math.ctpop",
                              "math.ipowi", "math.isnan", "math.isinf", "math.isfinite", "math.isnormal"},
                             name);
}

/// Functions that NVPTX has instructions for, or LLVM expands.
static bool isInstruction(StringRef name) {
  return llvm::is_contained({"math.absf", "math.absi", "math.ceil", "math.copysign", "math.ctlz", "math.cttz",
                             "math.ctpop", "math.floor", "math.fma", "math.isnan", "math.isinf", "math.isfinite",
                             "math.isnormal", "math.round", "math.roundeven", "math.sqrt", "math.trunc"},
                            name);
}

/// Without libm everything becomes arithmetic.
static LogicalResult expandAll(Operation *func) {
  MLIRContext *context = func->getContext();
  RewritePatternSet widen(context), f64(context), patterns(context);
  populateMathF32ExpansionPatterns(widen, isComputedInF32);
  if (failed(applyPatternsGreedily(func, std::move(widen))))
    return failure();
  sluice::populateMathExpansionThroughF64Patterns(f64);
  if (failed(applyPatternsGreedily(func, std::move(f64))))
    return failure();
  populateMathPolynomialApproximationPatterns(patterns, isApproximated);
  math::populateExpansionPatterns(patterns, {"rsqrt", "clampf"});
  if (failed(applyPatternsGreedily(func, std::move(patterns))))
    return failure();
  Operation *left = nullptr;
  func->walk([&](Operation *op) {
    if (isa<math::MathDialect>(op->getDialect()) && !isInstruction(op->getName().getStringRef()))
      left = op;
  });
  return left ? left->emitOpError("has no form without a library for ") << left->getOperand(0).getType()
              : LogicalResult(success());
}

LogicalResult sluice::expandMath(Operation *func, int optLevel, bool hasLibm) {
  bool any = func->walk([](Operation *op) {
                   return isa<math::MathDialect>(op->getDialect()) ? WalkResult::interrupt() : WalkResult::advance();
                 })
                 .wasInterrupted();
  if (!any)
    return success();
  if (!hasLibm)
    return expandAll(func);
  RewritePatternSet patterns(func->getContext());
  populateMathF32ExpansionPatterns(patterns, isComputedInF32);
  if (optLevel > 0) {
    populateMathAlgebraicSimplificationPatterns(patterns);
    populateMathPolynomialApproximationPatterns(patterns, isApproximated);
  }
  return applyPatternsGreedily(func, std::move(patterns));
}
