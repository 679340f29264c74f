//===- LowerInLaunches.cpp - operation after operation over the whole grid --===//
//   linalg.generic copy %a to %out; linalg_ext.scatter of %updates into %out
//     ->
//   launch 0: for i = my number to size step threads of all workgroups { copy one element }
//   launch 1: for i = my number to updates step ... { atomically add one element }
// or some neighbours of a row of updates where the target has an instruction for that. Each launch
// is the whole kernel without the operations of the others; what operations hand on lies in the
// workspace.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/GpuFallbackKind.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/MemrefKernel.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"

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

/// Neighbours along the rows of updates that one instruction adds; 1 if rows or the target have
/// none.
static int64_t atomicLanes(linalg_ext::ScatterOp op, const TargetModel &target) {
  std::optional<arith::AtomicRMWKind> kind = linalg_ext::unorderedUpdate(op);
  if (op.getUniqueIndices() || kind != arith::AtomicRMWKind::addf)
    return 1;
  auto updates = cast<ShapedType>(op.getInputs()[0].getType()),
       out = cast<ShapedType>(op.getOutputs()[0].getType());
  int64_t lanes = unitsOf(target).atomicLanes(target, out.getElementType());
  auto slices = op.getSliceDims();
  auto isWhole = [&](ShapedType type) {
    auto memref = dyn_cast<MemRefType>(type);
    return type.getRank() > 0 && !type.isDynamicDim(type.getRank() - 1) &&
           type.getShape().back() % lanes == 0 && memref && memref.getLayout().isIdentity();
  };
  bool isRow = !slices.empty() && slices.back() == out.getRank() - 1 &&
               !llvm::is_contained(op.getDimensionMap(), slices.back());
  return isRow && isWhole(updates) && isWhole(out) ? lanes : 1;
}

/// As distribute(), `lanes` neighbours of a row at once.
static Value distributeRows(IRRewriter &builder, Kernel &kernel, linalg_ext::ScatterOp op,
                            int64_t lanes, Value thread, Value threads) {
  linalg_ext::Emitter e(builder, op.getLoc());
  e.setInsertionPoint(op);
  Value updates = op.getInputs()[0], out = op.getOutputs()[0], total = e.index(1);
  linalg_ext::Values sizes = e.dims(updates);
  sizes.back() = e.index(cast<ShapedType>(updates.getType()).getShape().back() / lanes);
  for (Value size : sizes)
    total = e.mul(total, size);
  Type element = cast<ShapedType>(out.getType()).getElementType();
  int64_t bytes = elementBytes(element);
  e.loop(thread, total, threads, [&](Value number) {
    linalg_ext::Values ivs = delinearize(e, e.getLoc(), number, sizes);
    ivs.back() = e.mul(ivs.back(), e.index(lanes));
    linalg_ext::emitIteration(e, op, ivs, [&](ValueRange at) {
      Value values = vector::LoadOp::create(e, VectorType::get({lanes}, element), updates, ivs,
                                            /*nontemporal=*/false, llvm::MaybeAlign(lanes * bytes));
      Value place = e.index(0);
      for (auto [size, index] : llvm::zip(e.dims(out), at))
        place = e.add(e.mul(place, size), index);
      Value address = memref::ExtractAlignedPointerAsIndexOp::create(e, out);
      unitsOf(kernel.target)
          .addAtomically(kernel.executable, e, e.getLoc(),
                         e.add(address, e.mul(place, e.index(bytes))), values);
    });
  });
  builder.eraseOp(op);
  kernel.executable.setAlignedBindings(true);
  return total;
}

/// As distribute(), for a copy of elements that follow each other: a vector at once. Null for other
/// operations. Of 50,000 rows of 128 f32 single elements take 37 us on an H200.
static Value distributeCopy(IRRewriter &builder, Kernel &kernel, Operation *op, Value thread,
                            Value threads) {
  auto copy = dyn_cast<linalg::LinalgOp>(op);
  if (!copy || !linalg::isaCopyOpInterface(copy))
    return {};
  Value from = copy.getDpsInputs()[0], to = copy.getDpsInits()[0];
  auto type = cast<MemRefType>(to.getType());
  Type element = type.getElementType();
  if (from.getType() != type || !type.hasStaticShape() || !type.getLayout().isIdentity() ||
      type.getRank() == 0 || !element.isIntOrFloat() || element.getIntOrFloatBitWidth() % 8 != 0)
    return {};
  int64_t lanes =
      std::min(kernel.target.lanes(element.getIntOrFloatBitWidth()), kernel.target.maxLanes);
  if (lanes == 1 || type.getNumElements() % lanes != 0)
    return {};
  linalg_ext::Emitter e(builder, op->getLoc());
  e.setInsertionPoint(op);
  SmallVector<ReassociationIndices> all{llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()))};
  auto flat = [&](Value memory) -> Value {
    return type.getRank() == 1 ? memory : memref::CollapseShapeOp::create(e, memory, all);
  };
  Value source = flat(from), target = flat(to), total = e.index(type.getNumElements() / lanes);
  e.loop(thread, total, threads, [&](Value number) {
    Value at = e.mul(number, e.index(lanes));
    llvm::MaybeAlign alignment(lanes * elementBytes(element));
    Value values = vector::LoadOp::create(e, VectorType::get({lanes}, element), source, at,
                                          /*nontemporal=*/false, alignment);
    vector::StoreOp::create(e, values, target, at, /*nontemporal=*/false, alignment);
  });
  builder.eraseOp(op);
  kernel.executable.setAlignedBindings(true);
  return total;
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
  PlainKernelBuilder k(builder, loc);
  Value group = k.workgroupId(), groups = k.workgroupCount();
  Value thread = k.add(k.mul(group, threads), k.threadId()), all = k.mul(groups, threads);
  auto scatter = dyn_cast<linalg_ext::ScatterOp>(mine.front());
  int64_t lanes = scatter ? atomicLanes(scatter, kernel.target) : 1;
  FailureOr<Value> steps = lanes > 1 ? distributeRows(builder, kernel, scatter, lanes, thread, all)
                                     : distributeCopy(builder, kernel, mine.front(), thread, all);
  if (!*steps)
    steps = distribute(builder, cast<TilingInterface>(mine.front()), thread, all);
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
    util::PlainIndexBuilder k(b, loc);
    Value count = *steps ? arguments.recompute(*steps) : Value();
    if (!count) // One thread does it, or what sizes depend on is known to the kernel alone.
      count = k.index(*steps ? threads * std::max<int64_t>(kernel.target.computeUnits, 1) : 1);
    grid.x = launchedWorkgroups(b, loc, k.divUp(count, threads), kernel.target);
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
  return lowerLaunches(kernel, count, [&](Kernel &launch, int64_t number) {
    return lowerLaunch(launch, number, threads);
  });
}
