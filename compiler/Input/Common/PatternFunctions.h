//===- PatternFunctions.h - rewrite patterns that are functions -----------===//
//   LogicalResult dropTrace(TraceOp op, PatternRewriter &rewriter);
//   addFunctions(patterns, dropTrace, inlineRegion);
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice::input {
template <typename... Ops>
void addFunctions(RewritePatternSet &patterns,
                  LogicalResult (*...functions)(Ops, PatternRewriter &)) {
  (patterns.add(functions), ...);
}
} // namespace sluice::input
