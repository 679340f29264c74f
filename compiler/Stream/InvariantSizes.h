//===- InvariantSizes.h - sizes that a loop does not change ---------------===//
// Most tensors that a loop carries keep their shape. Such a size is the one from before the loop:
// it needs no block argument, what is computed from it is computed once, and it can be compared
// with other sizes by its value.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::stream {
using namespace mlir;

/// Where a size comes from: a constant, an index value, or a dimension of a tensor that is not
/// looked into.
struct SizeSource {
  Value value;           // Null for a constant.
  int64_t dimension = 0; // Dimension of `value`, if it is a tensor; else the constant.
  bool operator==(const SizeSource &) const = default;
};

class InvariantSizes {
public:
  explicit InvariantSizes(func::FuncOp func);
  /// The one source of dynamic dimension `dimension` of a block argument, whichever branch it is
  /// reached by. None for arguments of the function, and where branches disagree. A value that is a
  /// source is defined before the block.
  std::optional<SizeSource> get(BlockArgument argument, int64_t dimension) const;

private:
  using Key = std::pair<Value, int64_t>;
  std::optional<SizeSource> sourceOf(Value tensor, int64_t dimension) const;
  std::optional<SizeSource> sourceOf(OpFoldResult size) const;
  std::optional<SizeSource> meet(BlockArgument argument, int64_t dimension) const;

  /// What all branches agree on so far; the argument itself if they do not; absent if nothing is
  /// known yet.
  DenseMap<Key, SizeSource> found;
};
} // namespace sluice::stream
