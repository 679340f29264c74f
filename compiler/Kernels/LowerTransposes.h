//===- LowerTransposes.h - elementwise loops over transposed operands -----===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::kernels {

/// Replaces `op`, on memrefs, by loops over blocks that are transposed in registers; false, without
/// a change, if it reads nothing transposed or its body does not vectorize.
bool lowerTransposing(mlir::RewriterBase &rewriter, mlir::linalg::GenericOp op,
                      const TargetModel &target);

} // namespace sluice::kernels
