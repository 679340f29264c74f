//===- PartitionShards.cpp - which functions are cut over processes ---------===//
// Those with annotations (shard.shard), as they say; or all that callers see, as the command line
// says (--shard), with arguments and results as they were. Functions that nobody cuts every process
// runs as a whole.
//===----------------------------------------------------------------------===//
#include "compiler/Shard/FunctionPartition.h"
#include "compiler/Shard/Passes.h"
#include "compiler/Shard/ShardPlan.h"

using namespace mlir;
namespace upstream = mlir::shard;

namespace sluice::shard {
#define GEN_PASS_DEF_PARTITIONSHARDS
#include "compiler/Shard/Passes.h.inc"

/// The grid of the annotations of `func`, null if it has none.
static FailureOr<upstream::GridOp> annotatedGrid(func::FuncOp func) {
  upstream::ShardOp first;
  func.walk([&](upstream::ShardOp op) {
    first = op;
    return WalkResult::interrupt();
  });
  if (!first)
    return upstream::GridOp();
  auto grid = SymbolTable::lookupNearestSymbolFrom<upstream::GridOp>(
      first, upstream::Sharding(first.getSharding()).getGridAttr());
  if (!grid)
    return first.emitOpError("is on grid '")
               << upstream::Sharding(first.getSharding()).getGrid() << "', which is not there",
           failure();
  return grid;
}

namespace {
struct PartitionShards final : impl::PartitionShardsBase<PartitionShards> {
  using Base::Base;
  void runOnOperation() override {
    std::optional<ShardPlan> plan;
    if (!shard.empty()) {
      auto planned = planShards(getOperation(), shard);
      if (failed(planned))
        return signalPassFailure();
      plan = *planned;
    }
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (!func.isExternal() && failed(partition(func, plan)))
        return signalPassFailure();
  }

  LogicalResult partition(func::FuncOp func, const std::optional<ShardPlan> &plan) {
    auto grid =
        plan && func.isPublic() ? FailureOr<upstream::GridOp>(plan->grid) : annotatedGrid(func);
    if (failed(grid) || !*grid)
      return failed(grid) ? failure() : success();
    if (!llvm::hasSingleElement(func.getBody()))
      return func.emitError(
          "is cut over processes, and branches; put the branches into another function");
    if (llvm::any_of(grid->getShape(), ShapedType::isDynamic))
      return grid->emitOpError(
          "leaves its size open; say how many processes there are, since tensors are cut by that");
    Grid sizes{SmallVector<int64_t>(grid->getShape()), grid->getSymName().str()};
    util::DeclineRemarks remarks(getContext(), getArgument());
    return partitionFunction(func, sizes, {plan.has_value(), plan && plan->cutsWeights, &remarks});
  }
};
} // namespace
} // namespace sluice::shard
