//===- ShardingRule.h - along what an op may be cut --------------------------===//
// An op has factors: what runs along the same dimension of its operands and results. A product has
// rows, columns, and the sum; a reshape has the outermost of the dimensions that it splits off. Cut
// along a factor, an op computes a part of each result from parts of the operands; cut along a sum
// it computes terms that all processes add up. What Shardy calls a sharding rule
// (openxla.org/shardy/sharding_representation).
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Shard/IR/ShardOps.h"

namespace sluice::shard {
using namespace mlir;

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

} // namespace sluice::shard
