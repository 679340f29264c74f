//===- HostForms.h - shapes and loops that the host program can run -------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice::input {
/// `source` with these sizes, whose product is its number of elements.
Value reshaped(OpBuilder &builder, Location loc, Value source, ArrayRef<OpFoldResult> sizes);

/// tensor.bitcast, tensor.reshape by a shape that is only known at run time, and scf.forall.
void populateHostFormPatterns(RewritePatternSet &patterns);
} // namespace sluice::input
