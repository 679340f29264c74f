//===- FunctionPartition.h - what each process computes of a function --------===//
#pragma once
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Shard/Layout.h"

namespace sluice::shard {
using namespace mlir;

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
