//===- IterationSpace.h - the loops of a linalg_ext op --------------------===//
// Every op runs over a box of iterations. This says, for each dimension of it, whether tiles of it
// may be computed on their own, and for each dimension of each operand, which dimension of the box
// it runs along. Tiling reads nothing else of an op.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

namespace sluice::linalg_ext {

struct IterationSpace {
  /// For a dimension of an operand: indexed or covered as a whole, along no dimension of the box.
  static constexpr int64_t kNone = -1;

  SmallVector<utils::IteratorType> types;
  /// Dimensions that only make sense as a whole: rows to sort, attention's reductions, transforms.
  /// They are never split.
  SmallVector<bool> whole;
  /// operandDims[operand][dim]: dimension of the box, or kNone. One entry per inputs and outs;
  /// empty for scalars.
  SmallVector<SmallVector<int64_t>> operandDims;

  int64_t rank() const { return types.size(); }
};

/// The space of a destination-style linalg_ext op.
IterationSpace iterationSpace(Operation *op);

} // namespace sluice::linalg_ext
