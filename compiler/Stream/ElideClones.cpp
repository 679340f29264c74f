//===- ElideClones.cpp - update memory in place where nobody would see ----===//
// Inserting into a tensor gives a new tensor, so the conversion copies the old one first. The copy is superfluous if
// this function made the old one and does not look at it again.
//   %0 = stream.async.dispatch ...          |  %0 = stream.async.dispatch ...
//   %1 = stream.async.clone %0              |
//   %2 = stream.async.update %a into %1     |  %2 = stream.async.update %a into %0
// Memory of callers, constants, globals and block arguments may be seen by others and stays as it is.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Stream/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace sluice::stream {
#define GEN_PASS_DEF_ELIDECLONES
#include "compiler/Stream/Passes.h.inc"

/// Whether `value`, and everything that is a view of it, is used only before `op` (or by it), in the same block.
static bool lastUsedBy(Value value, Operation *op) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    if (user == op)
      return true;
    if (user->getBlock() != op->getBlock() || !user->isBeforeInBlock(op))
      return false;
    if (isa<AsyncSliceOp>(user))
      return lastUsedBy(user->getResult(0), op);
    // What may carry the memory on under another name.
    return isa<AsyncDispatchOp, AsyncCloneOp, ResourceLoadOp>(user) ||
           (isa<AsyncUpdateOp>(user) && cast<AsyncUpdateOp>(user).getTarget() != value);
  });
}

/// Whether the memory of `clone`'s source may become the memory of its result.
static bool canElide(AsyncCloneOp clone) {
  Operation *producer = clone.getSource().getDefiningOp();
  if (!producer || producer->getBlock() != clone->getBlock() ||
      !isa<AsyncDispatchOp, AsyncSplatOp, AsyncEmptyOp, AsyncCloneOp, AsyncUpdateOp, AsyncFillOp>(producer))
    return false;
  auto affinity = producer->getAttrOfType<hal::DeviceAffinityAttr>("affinity");
  return affinity == clone.getAffinityAttr() && lastUsedBy(clone.getSource(), clone);
}

namespace {
struct ElideClones final : impl::ElideClonesBase<ElideClones> {
  using Base::Base;
  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>())
      for (auto clone : llvm::to_vector(func.getOps<AsyncCloneOp>()))
        if (canElide(clone)) {
          clone.replaceAllUsesWith(clone.getSource());
          clone.erase();
        }
  }
};
} // namespace
} // namespace sluice::stream
