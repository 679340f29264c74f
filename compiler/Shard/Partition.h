//===- Partition.h - what each process computes of a program ---------------===//
#pragma once
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Mlir.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"

namespace sluice::shard {
using namespace mlir;

//===- How a tensor lies on a grid of processes ---------------------------===//

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

//===----------------------------------------------------------------------===//
// Along what an op may be cut
// An op has factors: what runs along the same dimension of its operands and results. A product has
// rows, columns, and the sum; a reshape has the outermost of the dimensions that it splits off. Cut
// along a factor, an op computes a part of each result from parts of the operands; cut along a sum
// it computes terms that all processes add up. What Shardy calls a sharding rule
// (openxla.org/shardy/sharding_representation).
//===----------------------------------------------------------------------===//

struct ShardingRule {
  enum class Factor : uint8_t { Parallel, Reduction, Whole };
  /// For a dimension of an operand: needed as a whole by every process.
  static constexpr int64_t kNone = -1;

  SmallVector<Factor> factors;
  /// The factor of each dimension of each operand and result. Empty for what is no tensor.
  SmallVector<SmallVector<int64_t>> operands, results;
  /// How results of processes that differ along a reduction are put together.
  mlir::shard::ReductionKind reduction = mlir::shard::ReductionKind::Sum;
};

/// The rule of `op`, or nothing if each process must compute all of it.
std::optional<ShardingRule> shardingRule(Operation *op);

struct PartitionOptions {
  /// Callers pass whole arguments to every process, and get whole results from each. Otherwise they
  /// are cut as suits the program.
  bool wholeInterface = false;
  /// Products with constant weights that nothing else cuts are cut along the columns of the
  /// weights.
  bool cutsWeights = false;
  /// Learns which ops every process computes as a whole, for want of a rule.
  util::DeclineRemarks *remarks = nullptr;
};

/// Cuts a function of one block over the processes of `grid`: follows its annotations
/// (shard.shard), which are gone after it, and rules of its ops. Collectives of the shard dialect
/// stand where one layout becomes another. Emits an error at what it cannot follow.
LogicalResult partitionFunction(func::FuncOp func, const Grid &grid,
                                const PartitionOptions &options);

} // namespace sluice::shard
