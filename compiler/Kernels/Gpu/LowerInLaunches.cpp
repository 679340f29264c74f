//===- LowerInLaunches.cpp - operation after operation over the whole grid --===//
//   linalg.generic copy %a to %out; linalg_ext.scatter of %updates into %out
//     ->
//   launch 0: for i = my number to size step threads of all workgroups { copy one element }
//   launch 1: for i = my number to updates step ... { atomically add one element }
// Each launch is the whole kernel without the operations of the others; what operations hand on
// lies in the workspace.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Loops.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/GpuFallbackKind.h"
#include "compiler/Kernels/Gpu/Launches.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

/// Words that every GPU updates atomically.
static bool hasAtomics(Type type) {
  return type.isF32() || type.isF64() || type.isF16() || type.isInteger(32) || type.isInteger(64);
}

/// Operations that compute something, in order; empty if there is more to the kernel than those.
static SmallVector<Operation *> operationsOf(func::FuncOp kernel) {
  SmallVector<Operation *> ops;
  for (Operation &op : kernel.front().without_terminator()) {
    if (isa<TilingInterface>(op)) {
      // What works by the row needs scratch of its own.
      OpBuilder builder(&op);
      if (Value bytes = linalg_ext::workspaceBytes(builder, &op))
        return {};
      ops.push_back(&op);
    } else if (op.getNumRegions() > 0 || (!isa<memref::AllocOp>(op) && !isMemoryEffectFree(&op))) {
      return {};
    }
  }
  return ops;
}

static LogicalResult lowerLaunch(Kernel &kernel, unsigned number, int64_t threads) {
  Location loc = kernel.func.getLoc();
  for (auto [i, op] : llvm::enumerate(operationsOf(kernel.func)))
    if (i != number)
      op->erase();
  IRRewriter builder(kernel.func.getContext());
  std::optional<SharedWorkspace> workspace;
  SmallVector<memref::AllocOp> allocs(kernel.func.getOps<memref::AllocOp>());
  for (memref::AllocOp alloc : allocs) {
    builder.setInsertionPoint(alloc);
    if (!workspace)
      workspace.emplace(builder, loc);
    builder.replaceOp(alloc, workspace->slot(alloc.getType(), alloc.getDynamicSizes()));
  }
  SmallVector<Operation *> mine = operationsOf(kernel.func);
  builder.setInsertionPoint(mine.front());
  Value group = hal::WorkgroupIdOp::create(builder, loc, builder.getIndexType(), 0),
        groups = hal::WorkgroupCountOp::create(builder, loc, builder.getIndexType(), 0);
  Value perGroup = arith::ConstantIndexOp::create(builder, loc, threads);
  Value thread =
      arith::AddIOp::create(builder, loc, arith::MulIOp::create(builder, loc, group, perGroup),
                            gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x));
  Value all = arith::MulIOp::create(builder, loc, groups, perGroup);
  FailureOr<Value> steps = distribute(builder, cast<TilingInterface>(mine.front()), thread, all);
  if (failed(steps))
    return failure();
  kernel.executable.setThreads(threads);
  bool known = true;
  createGrid(kernel, [&](OpBuilder &b, GridArguments &arguments) {
    Grid grid;
    if (workspace && number == 0) {
      grid.workspaceBytes = arguments.recompute(workspace->bytes());
      known = grid.workspaceBytes != nullptr;
    }
    Value count = *steps ? arguments.recompute(*steps) : Value();
    if (!count) // One thread does it, or what sizes depend on is known to the kernel alone.
      count = arith::ConstantIndexOp::create(
          b, loc, *steps ? threads * std::max<int64_t>(kernel.target.computeUnits, 1) : 1);
    count =
        arith::CeilDivUIOp::create(b, loc, count, arith::ConstantIndexOp::create(b, loc, threads));
    grid.x = launchedWorkgroups(b, loc, count, kernel.target);
    return grid;
  });
  return known ? simplify(kernel.func) : failure();
}

LogicalResult sluice::kernels::lowerInLaunches(Kernel &kernel, int64_t threads) {
  if (failed(generalize(kernel.func)))
    return failure();
  startFromDestinations(kernel.func);
  if (failed(bufferizeKernel(kernel)))
    return failure();
  copiesToLoops(kernel.func);
  kernel.func.walk([](memref::DeallocOp dealloc) { dealloc.erase(); });
  size_t count = operationsOf(kernel.func).size();
  if (count == 0)
    return kernel.func.emitOpError("is more than operations one after the other");
  kernel.func.walk([](linalg_ext::ScatterOp scatter) {
    Type element = cast<ShapedType>(scatter.getOutputs()[0].getType()).getElementType();
    if (!scatter.getUniqueIndices() && linalg_ext::unorderedUpdate(scatter) && hasAtomics(element))
      scatter->setAttr(linalg_ext::kAtomic, UnitAttr::get(scatter.getContext()));
  });
  OwningOpRef<func::FuncOp> body = kernel.func.clone();
  if (failed(lowerLaunch(kernel, 0, threads)))
    return failure();
  for (unsigned number = 1; number < count; ++number) {
    Kernel launch = addLaunch(kernel, *body);
    if (failed(lowerLaunch(launch, number, threads)))
      return failure();
  }
  return success();
}
