//===- Recast.h - the same bytes as a tensor of another type --------------===//
#pragma once
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace sluice::iree {
/// The bytes of `source` as elements of `sizes` and `element`, or null if their elements have no
/// such bytes. As IREE has them in memory: elements below a byte are packed, the first in the
/// lowest bits, but for i1, which are bytes unless `packsI1`.
mlir::Value recast(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value source,
                   llvm::ArrayRef<mlir::OpFoldResult> sizes, mlir::Type element,
                   bool packsI1 = false);
} // namespace sluice::iree
