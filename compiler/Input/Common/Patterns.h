//===- Patterns.h - rewrite patterns, and those that several forms share --===//
//   LogicalResult dropTrace(TraceOp op, PatternRewriter &rewriter);
//   addFunctions(patterns, dropTrace, inlineRegion);
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice::input {
/// Patterns that are functions.
template <typename... Ops>
void addFunctions(RewritePatternSet &patterns,
                  LogicalResult (*...functions)(Ops, PatternRewriter &)) {
  (patterns.add(functions), ...);
}

/// `source` with these sizes, whose product is its number of elements.
Value reshaped(OpBuilder &builder, Location loc, Value source, ArrayRef<OpFoldResult> sizes);

/// HostForms.cpp: tensor.bitcast, tensor.reshape by a shape that is only known at run time, and
/// scf.forall.
void populateHostFormPatterns(RewritePatternSet &patterns);
} // namespace sluice::input
