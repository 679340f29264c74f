//===- GpuFallbackKind.cpp - plans for GPUs that fit every kernel -----------------===//
#include "compiler/Kernels/Gpu/GpuFallbackKind.h"
#include "compiler/Dialect/LinalgExt/Loops/Loops.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Generic/LoopClasses.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Lowering.h"

using namespace sluice::kernels;

/// Independent elements of the kernel's largest operation, as far as results tell; -1 if unknown.
static int64_t maxParallel(func::FuncOp kernel) {
  int64_t max = 1;
  auto visit = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || max < 0)
      return;
    int64_t elements = knownSize(tensor.getShape());
    max = elements < 0 ? -1 : std::max(max, elements);
  };
  for (Operation &op : kernel.front())
    if (isa<TilingInterface>(op)) {
      llvm::for_each(op.getResultTypes(), visit);
      if (isa<linalg_ext::ScatterOp, linalg_ext::MapStoreOp>(op))
        visit(op.getOperand(0).getType());
    }
  return max;
}

static LogicalResult lowerInWorkgroup(Kernel &kernel, const WorkgroupPlan &plan) {
  if (failed(generalize(kernel.func)))
    return failure();
  startFromDestinations(kernel.func);
  if (failed(bufferizeKernel(kernel)) || failed(distributeOverThreads(kernel.func, plan.threads)))
    return failure();
  kernel.executable.setThreads(plan.threads);
  createGrid(kernel, [](OpBuilder &, GridArguments &) { return Grid(); });
  return simplify(kernel.func);
}

/// Whether an operation has more to do at once than the loops that all share: updates of a scatter,
/// say.
static bool wantsLaunches(func::FuncOp kernel, int64_t shared) {
  bool wants = false;
  kernel.walk([&](linalg_ext::ScatterOp scatter) {
    int64_t updates = knownSize(scatter.getInputType(0).getShape());
    bool unordered = scatter.getUniqueIndices() || linalg_ext::unorderedUpdate(scatter);
    wants |= unordered && (updates < 0 || (shared >= 0 && updates > shared));
  });
  kernel.walk([&](linalg_ext::MapStoreOp) { wants = true; });
  return wants;
}

/// Every thread does what stands outside of the loop over its tiles: a result that is only copied
/// to its destination there would be overwritten by threads that have no tile.
static LogicalResult checkTiles(Kernel &kernel) {
  for (Operation &op : kernel.func.front()) {
    auto effects = dyn_cast<MemoryEffectOpInterface>(op);
    if (op.getNumRegions() > 0 && !isa<linalg::LinalgOp>(op))
      continue;
    if (auto copy = dyn_cast<memref::CopyOp>(op); copy && copy.getSource() == copy.getTarget())
      continue; // Was written in place.
    SmallVector<MemoryEffects::EffectInstance> all;
    if (effects)
      effects.getEffects(all);
    for (const MemoryEffects::EffectInstance &effect : all) {
      if (!isa<MemoryEffects::Write>(effect.getEffect()) || !effect.getValue())
        continue;
      Value target = effect.getValue();
      while (auto view = target.getDefiningOp<ViewLikeOpInterface>())
        target = view.getViewSource();
      if (!target.getDefiningOp<memref::AllocOp>())
        return op.emitOpError("would be done by every thread");
    }
  }
  return success();
}

/// Whether a thread would take long for a tile of all operations that others could help it with:
/// most of its steps need not follow each other.
static bool sharesWork(const LoopClasses &classes) {
  constexpr int64_t kLongTile = 4096;
  int64_t all = 0, serial = 1;
  for (const ComputeOp &compute : classes.ops()) {
    SmallVector<unsigned> inside, reductions;
    for (auto [loop, iterator] : llvm::zip_equal(compute.classes, compute.iterators))
      if (!llvm::is_contained(classes.shared(), loop)) {
        inside.push_back(loop);
        if (iterator == utils::IteratorType::reduction)
          reductions.push_back(loop);
      }
    int64_t steps = classes.staticSteps(inside);
    if (steps < 0)
      return false;
    all += std::min(steps, INT64_MAX / 2 - all);
    serial = std::max(serial, classes.staticSteps(reductions));
  }
  return all > kLongTile && all / serial >= 4;
}

SmallVector<Candidate> kernels::gpuFallbackPlans(const Kernel &kernel) {
  SmallVector<Candidate> candidates;
  int64_t parallel = maxParallel(kernel.func);
  WorkgroupPlan together = planWorkgroup(parallel, kernel.target);
  candidates.push_back({describe(together),
                        [together](Kernel &kernel) { return lowerInWorkgroup(kernel, together); },
                        true});
  // One workgroup is the reference of all others.
  bool isSmall = parallel >= 0 && parallel <= 4 * together.threads;
  if (kernel.optLevel > 0 && !isSmall)
    candidates.insert(
        candidates.begin(),
        {"operation after operation, each over all workgroups",
         [](Kernel &kernel) { return lowerInLaunches(kernel, threadsOfLaunches(kernel.target)); },
         true});
  auto prepared = prepareForTiles(kernel);
  if (!prepared)
    return candidates;
  FailureOr<LoopClasses> classes = LoopClasses::compute(**prepared);
  if (failed(classes) || classes->shared().empty()) {
    kernel.why.note("a tile for each thread: no loop is shared by all operations");
    return candidates;
  }
  TilePlan tiles = planThreadTiles(tileShape(*classes), kernel.target);
  int64_t shared = classes->staticSteps(classes->shared());
  Candidate alone{describe(tiles), [prepared, tiles](Kernel &kernel) {
                    kernel.executable.setThreads(tiles.threads);
                    return success(succeeded(lowerPrepared(kernel, *prepared, tiles)) &&
                                   succeeded(checkTiles(kernel)));
                  }};
  bool inLaunches = candidates.size() > 1 && wantsLaunches(kernel.func, shared);
  bool isFull =
      shared >= kernel.target.computeUnits * tiles.threads; // With a tile for each thread.
  bool isLast =
      prefersWorkgroup(shared, parallel, kernel.target) || (!isFull && sharesWork(*classes));
  candidates.insert(isLast ? candidates.end() : candidates.begin() + inLaunches, std::move(alone));
  return candidates;
}
