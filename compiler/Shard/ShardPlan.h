//===- ShardPlan.h - what --shard asks for ----------------------------------===//
#pragma once
#include "mlir/Dialect/Shard/IR/ShardOps.h"

namespace sluice::shard {

/// A program that says nothing of processes, cut over those of a grid.
struct ShardPlan {
  mlir::shard::GridOp grid;
  /// Products with large constant weights are cut along their columns. Otherwise a file says what
  /// is cut, and only that is.
  bool cutsWeights = false;
};

/// Reads `text`, a size ("4", "2x2") or a file, and adds the grid and the annotations to public
/// functions. Emits an error at the line of the file or at the node that is wrong; a line that
/// matches no node is a warning. A file says, with grid axes for the dimensions of a node's result:
///   grid = 2x2
///   /dense/MatMul -> [[0], [1]]
mlir::FailureOr<ShardPlan> planShards(mlir::ModuleOp module, const std::string &text);

} // namespace sluice::shard
