//===- ElideClones.cpp - update memory in place where nobody would see ----===//
// Inserting into a tensor gives a new tensor, so the conversion copies the old one first. The copy
// is superfluous if this function made the old one and nobody looks at it again. A loop that fills
// its result row by row then writes each row once, instead of copying all rows each time.
//   ^loop(%acc):                                  |  ^loop(%acc):
//     %1 = stream.async.clone %acc                |
//     %2 = stream.async.update %row into %1       |    %2 = stream.async.update %row into %acc
//     cf.br ^loop(%2)                             |    cf.br ^loop(%2)
// Memory of callers that they did not donate, constants and globals, and what goes through calls,
// stays as it is.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Stream/HostFunctions.h"
#include "compiler/Stream/Passes.h"
#include "mlir/Analysis/Liveness.h"

namespace sluice::stream {
#define GEN_PASS_DEF_ELIDECLONES
#include "compiler/Stream/Passes.h.inc"

namespace {
/// All values that may be the same memory as the source of a clone, were the clone elided.
class Aliases {
public:
  explicit Aliases(AsyncCloneOp clone) : clone(clone) { add(clone.getSource()); }
  /// Whether every member is memory that this function made and knows all uses of.
  bool collect() {
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      if (!addSources(value) || !addUsers(value))
        return false;
    }
    return true;
  }
  ArrayRef<Value> values() const { return members.getArrayRef(); }

private:
  void add(Value value) {
    if (members.insert(value))
      pending.push_back(value);
  }
  bool addSources(Value value);
  bool addUsers(Value value);

  AsyncCloneOp clone;
  llvm::SetVector<Value> members;
  SmallVector<Value> pending;
};
} // namespace

/// Adds what `value` takes its memory from.
bool Aliases::addSources(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return !argument.getOwner()->isEntryBlock() &&
           allIncoming(argument, [&](Value passed) { return add(passed), true; });
  Operation *op = value.getDefiningOp();
  if (Value updated = updatedBy(value))
    add(updated);
  else if (auto slice = dyn_cast<AsyncSliceOp>(op))
    add(slice.getSource());
  else if (auto transfer = dyn_cast<AsyncTransferOp>(op); transfer && transfer.getInPlace())
    add(transfer.getSource());
  else if (auto import = dyn_cast<ResourceImportOp>(op))
    return import.getDonated();
  else if (op == clone)
    add(clone.getSource());
  else
    return isa<AsyncDispatchOp, AsyncSplatOp, AsyncEmptyOp, AsyncCloneOp, AsyncTransferOp,
               ResourceExportOp>(op);
  return true;
}

/// Adds what takes its memory from `value`.
bool Aliases::addUsers(Value value) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (auto branch = dyn_cast<BranchOpInterface>(user)) {
      auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber());
      if (!argument)
        return false;
      add(*argument);
    } else if (isa<AsyncSliceOp, ResourceExportOp>(user) || user == clone ||
               (isa<AsyncTransferOp>(user) && cast<AsyncTransferOp>(user).getInPlace())) {
      add(user->getResult(0));
    } else if (isa<AsyncDispatchOp, AsyncUpdateOp, AsyncFillOp, AsyncCollectiveOp>(user)) {
      for (Value result : user->getResults())
        if (updatedBy(result) == value)
          add(result);
    } else if (!isa<AsyncCloneOp, AsyncTransferOp, hal::BufferLoadOp, func::ReturnOp,
                    hal::CheckEqualOp, hal::CheckAlmostEqualOp>(user)) {
      return false;
    }
  }
  return true;
}

/// Whether `value` is there when `op` runs, and is used afterwards.
static bool isLiveAfter(Value value, Operation *op, const Liveness &liveness) {
  Block *block = op->getBlock();
  const LivenessBlockInfo *info = liveness.getLiveness(block);
  if (value.getParentBlock() == block) {
    Operation *producer = value.getDefiningOp();
    if (producer && !producer->isBeforeInBlock(op))
      return false;
  } else if (!info->isLiveIn(value)) {
    return false;
  }
  return info->isLiveOut(value) || llvm::any_of(value.getUsers(), [&](Operation *user) {
           return user->getBlock() == block && op->isBeforeInBlock(user);
         });
}

/// Whether the memory of the clone's source may become the memory of its result.
static bool canElide(AsyncCloneOp clone, const Liveness &liveness) {
  if (clone.getAffinity())
    return false; // A transfer.
  Aliases aliases(clone);
  return aliases.collect() && llvm::none_of(aliases.values(), [&](Value value) {
           return isLiveAfter(value, clone, liveness);
         });
}

namespace {
struct ElideClones final : impl::ElideClonesBase<ElideClones> {
  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      std::optional<Liveness> liveness;
      for (auto clone : llvm::to_vector(func.getOps<AsyncCloneOp>())) {
        if (!liveness)
          liveness.emplace(func);
        if (!canElide(clone, *liveness))
          continue;
        clone.replaceAllUsesWith(clone.getSource());
        clone.erase();
        liveness.reset();
      }
    }
  }
};
} // namespace
} // namespace sluice::stream
