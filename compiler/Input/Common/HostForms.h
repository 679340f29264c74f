//===- HostForms.h - shapes and loops that the host program can run -------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice::input {
/// `source` with these sizes, whose product is its number of elements.
mlir::Value reshaped(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value source,
                     llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// tensor.bitcast, tensor.reshape by a shape that is only known at run time, and scf.forall.
void populateHostFormPatterns(mlir::RewritePatternSet &patterns);
} // namespace sluice::input
