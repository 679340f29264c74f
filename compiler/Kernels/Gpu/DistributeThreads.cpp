//===- DistributeThreads.cpp - operations over the threads of a workgroup -===//
//   linalg.generic (parallel, reduction) on memref<?x64xf32>
//     -> one element of each parallel loop at a time
//   for i = thread to %rows step threads { linalg.generic on row i }
//   barrier
// The barrier also orders memory: what a thread wrote before it, all threads of the workgroup read
// after it.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/IterationSpace.h"
#include "compiler/Dialect/LinalgExt/Loops/Loops.h"
#include "compiler/Kernels/Gpu/GpuFallbackKind.h"
#include "compiler/Kernels/Gpu/MemrefKernel.h"

using namespace sluice::kernels;

/// Which loops of `op` may be cut into single steps that run in any order.
static SmallVector<bool> independentLoops(TilingInterface op) {
  SmallVector<bool> independent;
  // Elements of a map_store go to different places.
  auto scatter = dyn_cast<linalg_ext::ScatterOp>(op.getOperation());
  bool unordered =
      isa<linalg_ext::MapStoreOp>(op) ||
      (scatter && (scatter.getUniqueIndices() || scatter->hasAttr(linalg_ext::kAtomic)));
  for (utils::IteratorType type : op.getLoopIteratorTypes())
    independent.push_back(unordered || type == utils::IteratorType::parallel);
  if (isa<linalg_ext::LinalgExtDialect>(op->getDialect()))
    for (auto [loop, whole] : llvm::enumerate(linalg_ext::iterationSpace(op).whole))
      independent[loop] = independent[loop] && !whole;
  return independent;
}

/// Moves `op` into `if (thread == 0)`.
static void leaveToFirst(OpBuilder &builder, Operation *op, Value thread) {
  builder.setInsertionPoint(op);
  Location loc = op->getLoc();
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, thread,
                                        arith::ConstantIndexOp::create(builder, loc, 0));
  auto guard = scf::IfOp::create(builder, loc, isFirst, /*withElseRegion=*/false);
  op->moveBefore(guard.thenBlock()->getTerminator());
  builder.setInsertionPointAfter(guard);
}

FailureOr<Value> sluice::kernels::distribute(RewriterBase &builder, TilingInterface op,
                                             Value thread, Value threads) {
  Location loc = op.getLoc();
  SmallVector<bool> independent = independentLoops(op);
  if (!llvm::is_contained(independent, true)) {
    leaveToFirst(builder, op, thread);
    return Value();
  }
  builder.setInsertionPoint(op);
  SmallVector<Range> domain = op.getIterationDomain(builder);
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<Value> extents;
  Value total;
  for (auto [range, cut] : llvm::zip(domain, independent)) {
    offsets.push_back(range.offset);
    sizes.push_back(cut ? OpFoldResult(builder.getIndexAttr(1)) : range.size);
    if (!cut)
      continue;
    extents.push_back(getValueOrCreateConstantIndexOp(builder, loc, range.size));
    total = total ? arith::MulIOp::create(builder, loc, total, extents.back()).getResult()
                  : extents.back();
  }
  auto loop = scf::ForOp::create(builder, loc, thread, total, threads);
  builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> indices = delinearize(builder, loc, loop.getInductionVar(), extents);
  auto next = indices.begin();
  for (auto [offset, cut] : llvm::zip(offsets, independent))
    if (cut)
      offset = *next++;
  if (failed(op.getTiledImplementation(builder, offsets, sizes)))
    return op.emitOpError("cannot be spread over threads");
  builder.setInsertionPointAfter(loop);
  builder.eraseOp(op);
  return total;
}

void sluice::kernels::copiesToLoops(func::FuncOp kernel) {
  IRRewriter builder(kernel.getContext());
  SmallVector<memref::CopyOp> copies;
  kernel.walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies) {
    builder.setInsertionPoint(copy);
    if (copy.getSource() != copy.getTarget()) // Else a destination that was written in place.
      linalg::makeMemRefCopyOp(builder, copy.getLoc(), copy.getSource(), copy.getTarget());
    builder.eraseOp(copy);
  }
}

LogicalResult sluice::kernels::distributeOverThreads(func::FuncOp kernel, int64_t threads) {
  copiesToLoops(kernel);
  IRRewriter builder(kernel.getContext());
  SmallVector<Operation *> ops;
  kernel.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<TilingInterface>(op)) {
      ops.push_back(op);
      return WalkResult::skip();
    }
    if (isa<memref::LoadOp>(op) ||
        (op->getNumRegions() == 0 && hasEffect<MemoryEffects::Write>(op)))
      ops.push_back(op);
    return WalkResult::advance();
  });
  builder.setInsertionPointToStart(&kernel.front());
  Value thread = gpu::ThreadIdOp::create(builder, kernel.getLoc(), gpu::Dimension::x);
  Value all = arith::ConstantIndexOp::create(builder, kernel.getLoc(), threads);
  for (Operation *op : ops) {
    Location loc = op->getLoc();
    if (auto tiling = dyn_cast<TilingInterface>(op)) {
      if (failed(distribute(builder, tiling, thread, all)))
        return failure();
    } else if (isa<memref::LoadOp>(op)) {
      builder.setInsertionPointAfter(op); // All threads read it before any goes on to overwrite it.
    } else if (op->getNumResults() == 0) {
      leaveToFirst(builder, op, thread);
    } else {
      return op->emitOpError("cannot be spread over threads");
    }
    gpu::BarrierOp::create(builder, loc);
  }
  return success();
}
