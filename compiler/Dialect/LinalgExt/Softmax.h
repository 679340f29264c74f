//===- Softmax.h - linalg.softmax as its definition -----------------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::linalg_ext {

/// Replaces `op` by a maximum, exponentials, a sum and a division. Upstream's decomposition takes
/// input and output for one type: where one
/// knows sizes that the other does not, both know them first. The insertion point must be at `op`.
LogicalResult decomposeSoftmax(RewriterBase &rewriter, linalg::SoftmaxOp op);

} // namespace sluice::linalg_ext
