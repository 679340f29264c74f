//===- PartitionShards.cpp - from annotated tensors to what each process computes ===//
// shard.shard says how some tensors lie on the grid. Upstream's passes spread that over the function and cut every tensor and op accordingly,
// with collectives where one layout becomes another. Functions without annotations stay as they are: every process runs all of them.
//   %s = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
//   %w1 = shard.shard %w to %s : tensor<8x16xf32>              |  %m = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>)
//   %m = linalg.matmul ins(%x, %w1 : ..., tensor<8x16xf32>)    |
// Arguments and results are cut like all else: a process is given its part, and gives its part.
//===----------------------------------------------------------------------===//
#include "compiler/Shard/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterface.h"
#include "mlir/Dialect/Shard/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
namespace upstream = mlir::shard;

namespace sluice::shard {
#define GEN_PASS_DEF_PARTITIONSHARDS
#include "compiler/Shard/Passes.h.inc"

static bool isAnnotated(func::FuncOp func) {
  return func.walk([](upstream::ShardOp) { return WalkResult::interrupt(); }).wasInterrupted();
}

/// Upstream's passes take one block of ops that say how they are cut. What does not is refused here, by its name.
static LogicalResult checkPartitionable(func::FuncOp func) {
  if (!llvm::hasSingleElement(func.getBody()))
    return func.emitError(
        "has annotations of how its tensors are cut, and branches; put the loops into another function");
  bool known = true;
  for (Operation &op : func.front().without_terminator()) {
    bool onTensors = llvm::any_of(
        llvm::concat<const Type>(llvm::to_vector(op.getOperandTypes()), llvm::to_vector(op.getResultTypes())),
        llvm::IsaPred<RankedTensorType>);
    if (!onTensors || isa<upstream::ShardDialect>(op.getDialect()) || isa<upstream::ShardingInterface>(op))
      continue;
    op.emitError("'") << op.getName()
                      << "' does not say how it is cut over processes; matrix products, elementwise operations and "
                      << "reductions do";
    known = false;
  }
  return success(known);
}

namespace {
struct PartitionShards final : impl::PartitionShardsBase<PartitionShards> {
  using Base::Base;
  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (!isAnnotated(func))
        continue;
      OpPassManager pm(func::FuncOp::getOperationName());
      // What a layer computes decides how the next one is cut; backwards first, a whole result would make all before it whole.
      pm.addPass(upstream::createShardingPropagation({upstream::TraversalOrder::ForwardBackward}));
      pm.addPass(upstream::createPartition());
      pm.addPass(createCanonicalizerPass());
      if (failed(checkPartitionable(func)) || failed(runPipeline(pm, func)))
        return signalPassFailure();
    }
  }
};
} // namespace
} // namespace sluice::shard
