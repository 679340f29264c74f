//===- Layout.h - how a tensor lies on a grid of processes ------------------===//
#pragma once
#include "compiler/Mlir.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"

namespace sluice::shard {
using namespace mlir;

/// Axes of the grid along which one dimension is cut, the first one coarsest.
using GridAxes = SmallVector<int16_t, 1>;

/// For each dimension of a tensor the axes along which it is cut. No axis stands twice. Processes
/// that differ along other axes have the same part. All empty: every process has all of it.
struct Layout {
  SmallVector<GridAxes> axes;

  static Layout whole(int64_t rank) { return {SmallVector<GridAxes>(rank)}; }
  /// As an annotation says. Dimensions that it does not mention are not cut.
  static Layout of(const mlir::shard::Sharding &sharding, int64_t rank);
  bool isWhole() const;
  bool operator==(const Layout &) const = default;
};

/// The sizes of a grid, and its name.
struct Grid {
  SmallVector<int64_t> shape;
  std::string name;

  int64_t rank() const { return shape.size(); }
  /// Into how many parts a dimension is cut along `axes`.
  int64_t parts(ArrayRef<int16_t> axes) const;
  /// The type of one process's part. Sizes must be divisible.
  RankedTensorType partOf(RankedTensorType type, const Layout &layout) const;
};

/// Makes of `value`, this process's part of a tensor that is cut as `from` says, its part as `to`
/// cuts it. Moves axes one by one: those that go from the innermost, then those that come from the
/// outermost.
Value reshard(OpBuilder &builder, Location loc, const Grid &grid, Value value, Layout from,
              const Layout &to);

} // namespace sluice::shard
