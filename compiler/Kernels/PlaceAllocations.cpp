//===- PlaceAllocations.cpp - where a kernel's scratch memory lies --------===//
// A kernel never allocates. Small buffers of known size go to the stack, all others to slots of the
// workspace, one after the other; the host learns the total from the grid function. A slot's size
// may depend on the kernel's sizes; where it depends on a loop, the largest value is reserved.
//   %b = memref.alloc(%n) : memref<?xf32>
//     -> in the entry block, and where it was
//   %slot = memref.view %workspace[%offset][%bytes] : memref<?xi8> to memref<?xi8>
//   %b = memref.view %slot[0][%n] : memref<?xi8> to memref<?xf32>
// On a GPU the workspace is one for all workgroups. Each has a part: slots that its threads share,
// then slots of each thread. What is allocated where threads do different things belongs to a
// thread. If all workgroups together would need too much, there are fewer.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Kernel.h"

using namespace sluice::kernels;

static constexpr int64_t kLargestOnStack = 2048, kAllOnStack = 16 << 10, kAlignment = 64;
// Private memory of a GPU's thread is registers where all indices are known, else as slow as the
// workspace.
static constexpr int64_t kLargestPrivate = 128, kAllPrivate = 1024;
// Bytes for all workgroups of a GPU together, unless one alone needs more.
static constexpr int64_t kLargestWorkspace = 256 << 20;

/// Size of `type` in bytes if it is known.
static std::optional<int64_t> staticBytes(MemRefType type) {
  if (!type.hasStaticShape())
    return std::nullopt;
  return type.getNumElements() * elementBytes(type.getElementType());
}

namespace {
/// The slots of the workspace, laid out twice: in the kernel's entry block and in the grid
/// function.
class Workspace {
public:
  Workspace(Kernel &kernel, func::FuncOp grid)
      : loc(kernel.func.getLoc()), inKernel(OpBuilder::atBlockBegin(&kernel.func.front())),
        inGrid(grid.front().getTerminator()), fromKernel(inKernel, kernel),
        fromGrid(inGrid, kernel, grid.getArguments()),
        kernelEnd(arith::ConstantIndexOp::create(inKernel, loc, 0)),
        gridEnd(arith::ConstantIndexOp::create(inGrid, loc, 0)) {}

  struct Bytes {
    Value inKernel, inGrid;
  };

  /// What `alloc` takes; nulls if its size is not a function of the kernel's sizes.
  Bytes bytesOf(memref::AllocOp alloc) {
    MemRefType type = alloc.getType();
    int64_t bytes = elementBytes(type.getElementType());
    for (int64_t size : type.getShape())
      bytes *= ShapedType::isDynamic(size) ? 1 : size;
    SmallVector<Value> factors;
    for (Value factor : alloc.getDynamicSizes()) {
      factors.push_back(fromKernel.recompute(factor));
      if (!factors.back())
        return {};
    }
    Value kernelBytes = size(inKernel, bytes, factors);
    for (Value &factor : factors)
      factor = fromGrid.recompute(factor);
    if (llvm::is_contained(factors, Value()))
      return {};
    return {kernelBytes, size(inGrid, bytes, factors)};
  }

  /// A slot for `alloc`, as memref<?xi8>; null if its size is not known to the host.
  Value addSlot(memref::AllocOp alloc) {
    auto [kernelBytes, gridBytes] = bytesOf(alloc);
    if (!kernelBytes)
      return {};
    if (!workspace)
      workspace = hal::WorkspaceOp::create(inKernel, loc, bytesType());
    Value slot =
        memref::ViewOp::create(inKernel, loc, bytesType(), workspace, kernelEnd, kernelBytes);
    kernelEnd = util::PlainIndexBuilder(inKernel, loc).add(kernelEnd, kernelBytes);
    gridEnd = util::PlainIndexBuilder(inGrid, loc).add(gridEnd, gridBytes);
    return slot;
  }

  /// Slots on a GPU, as memref<?xi8>, for all `allocs` at once; `isPrivate` says which belong to a
  /// thread. Fails as addSlot.
  FailureOr<SmallVector<Value>> addGpuSlots(ArrayRef<memref::AllocOp> allocs,
                                            ArrayRef<bool> isPrivate, int64_t threads) {
    util::PlainIndexBuilder k(inKernel, loc), g(inGrid, loc);
    SmallVector<Value> offsets, sizes;
    Value kernelEnds[2] = {kernelEnd, kernelEnd},
          gridEnds[2] = {gridEnd, gridEnd}; // Per workgroup, per thread.
    for (auto [alloc, ofThread] : llvm::zip(allocs, isPrivate)) {
      auto [kernelBytes, gridBytes] = bytesOf(alloc);
      if (!kernelBytes)
        return memref::AllocOp(alloc).emitOpError("has a size that the host cannot compute");
      offsets.push_back(kernelEnds[ofThread]);
      sizes.push_back(kernelBytes);
      kernelEnds[ofThread] = k.add(kernelEnds[ofThread], kernelBytes);
      gridEnds[ofThread] = g.add(gridEnds[ofThread], gridBytes);
    }
    gridEnd = g.add(gridEnds[0], g.mul(gridEnds[1], threads));
    Value id = hal::WorkgroupIdOp::create(inKernel, loc, inKernel.getIndexType(), 0),
          thread = gpu::ThreadIdOp::create(inKernel, loc, gpu::Dimension::x);
    Value shared = k.mul(id, k.add(kernelEnds[0], k.mul(kernelEnds[1], threads)));
    Value own = k.add(k.add(shared, kernelEnds[0]), k.mul(thread, kernelEnds[1]));
    workspace = hal::WorkspaceOp::create(inKernel, loc, bytesType());
    SmallVector<Value> slots;
    for (auto [offset, size, ofThread] : llvm::zip(offsets, sizes, isPrivate))
      slots.push_back(memref::ViewOp::create(inKernel, loc, bytesType(), workspace,
                                             k.add(ofThread ? own : shared, offset), size));
    return slots;
  }

  /// Bytes of a workgroup's workspace, for the host.
  Value totalInGrid() const { return gridEnd; }
  OpBuilder &gridBuilder() { return inGrid; }

private:
  MemRefType bytesType() { return MemRefType::get({ShapedType::kDynamic}, inKernel.getI8Type()); }
  /// bytes * factors, rounded up to the alignment of slots.
  Value size(OpBuilder &builder, int64_t bytes, ArrayRef<Value> factors) {
    util::PlainIndexBuilder k(builder, loc);
    if (factors.empty())
      return k.index(llvm::alignTo(bytes, kAlignment));
    Value total = k.index(bytes);
    for (Value factor : factors)
      total = k.mul(total, factor);
    return arith::AndIOp::create(builder, loc, k.add(total, kAlignment - 1), k.index(-kAlignment));
  }

  /// Computes sizes at the top of the kernel. What depends on a loop is replaced by its largest
  /// value.
  struct FromKernel {
    FromKernel(OpBuilder &builder, Kernel &kernel) : builder(builder), kernel(kernel) {}

    Value recompute(Value value) {
      if (Value again = known.lookup(value))
        return again;
      if (auto arg = dyn_cast<BlockArgument>(value); arg && arg.getOwner() == &kernel.func.front())
        return value;
      Value again = clone(value);
      if (!again)
        again = smallestBound(value.getDefiningOp<affine::AffineMinOp>());
      if (again && bounds.contains(value))
        return known[value] = again;
      if (!again) {
        auto bound = ValueBoundsConstraintSet::computeConstantBound(presburger::BoundType::UB,
                                                                    value, nullptr,
                                                                    /*closedUB=*/true);
        if (failed(bound))
          return {};
        again = arith::ConstantIndexOp::create(builder, kernel.func.getLoc(),
                                               std::max<int64_t>(*bound, 0));
        bounds.insert(value);
      }
      return known[value] = again;
    }

  private:
    /// An upper bound of a minimum: the least of those of its terms that have one. What is left of
    /// a dimension from a tile's offset on, d0 - d1, is bounded by the dimension; so a buffer for a
    /// tile is never larger than one for all elements.
    Value smallestBound(affine::AffineMinOp min) {
      Value bound;
      if (min)
        for (AffineExpr expr : min.getMap().getResults())
          if (Value term = largest(expr, min))
            bound = bound ? arith::MinSIOp::create(builder, min.getLoc(), bound, term).getResult()
                          : term;
      if (bound)
        bounds.insert(min.getResult());
      return bound;
    }

    /// An upper bound of a sum of operands of `min`, some taken away; null if it is none.
    Value largest(AffineExpr expr, affine::AffineMinOp min) {
      Location loc = min.getLoc();
      if (auto constant = dyn_cast<AffineConstantExpr>(expr))
        return arith::ConstantIndexOp::create(builder, loc, constant.getValue());
      if (auto operand = operandOf(expr, min))
        return recompute(operand);
      auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
      if (!binary)
        return {};
      if (binary.getKind() == AffineExprKind::Mul) {
        // Less than nothing is taken away.
        auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
        Value operand = operandOf(binary.getLHS(), min);
        bool isTakenAway = factor && factor.getValue() < 0 && operand && isNonNegative(operand);
        return isTakenAway ? arith::ConstantIndexOp::create(builder, loc, 0).getResult() : Value();
      }
      if (binary.getKind() != AffineExprKind::Add)
        return {};
      Value left = largest(binary.getLHS(), min), right = largest(binary.getRHS(), min);
      return left && right ? arith::AddIOp::create(builder, loc, left, right).getResult() : Value();
    }

    static Value operandOf(AffineExpr expr, affine::AffineMinOp min) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        return min.getDimOperands()[dim.getPosition()];
      if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
        return min.getSymbolOperands()[symbol.getPosition()];
      return {};
    }

    /// True for positions: what is computed from sizes and loops' counters that begin at 0.
    static bool isNonNegative(Value value) {
      if (auto constant = getConstantIntValue(value))
        return *constant >= 0;
      if (auto arg = dyn_cast<BlockArgument>(value)) {
        auto loop = dyn_cast<scf::ForOp>(arg.getOwner()->getParentOp());
        return loop && arg == loop.getInductionVar() && isNonNegative(loop.getLowerBound());
      }
      Operation *op = value.getDefiningOp();
      return isa<memref::DimOp, hal::WorkgroupIdOp, hal::WorkgroupCountOp, gpu::ThreadIdOp>(op) ||
             (isa<arith::AddIOp, arith::MulIOp, arith::DivUIOp, arith::DivSIOp, arith::RemUIOp,
                  arith::MinSIOp, arith::MaxSIOp, arith::CeilDivUIOp, arith::CeilDivSIOp>(op) &&
              llvm::all_of(op->getOperands(), isNonNegative));
    }

    Value clone(Value value) {
      Operation *op = value.getDefiningOp();
      // The host, which computes them again, knows no workgroup.
      if (!op || op->getNumRegions() != 0 || op->getNumResults() != 1 || !isMemoryEffectFree(op) ||
          isa<hal::WorkgroupIdOp>(op))
        return {};
      IRMapping mapping;
      bool bounded = false;
      for (Value operand : op->getOperands()) {
        Value again = recompute(operand);
        if (!again)
          return {};
        bounded |= bounds.contains(operand);
        mapping.map(operand, again);
      }
      // A larger operand must not make the result smaller.
      if (bounded && !isa<arith::AddIOp, arith::MulIOp, arith::MinSIOp, arith::MaxSIOp,
                          arith::CeilDivUIOp, arith::CeilDivSIOp>(op))
        return {};
      if (bounded)
        bounds.insert(value);
      return builder.clone(*op, mapping)->getResult(0);
    }

    OpBuilder &builder;
    Kernel &kernel;
    DenseMap<Value, Value> known;
    DenseSet<Value> bounds;
  };

  Location loc;
  OpBuilder inKernel, inGrid;
  FromKernel fromKernel;
  GridArguments fromGrid;
  Value kernelEnd, gridEnd, workspace;
};
} // namespace

/// True if different threads may compute different values for `value`.
static bool dependsOnThread(Value value) {
  Operation *op = value.getDefiningOp();
  return op && (isa<gpu::ThreadIdOp>(op) ||
                (op->getNumRegions() == 0 && llvm::any_of(op->getOperands(), dependsOnThread)));
}

/// True if `op` runs in a part of the kernel where threads do different things.
static bool isThreadCode(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent; parent = parent->getParentOp()) {
    if (auto loop = dyn_cast<scf::ForOp>(parent); loop && dependsOnThread(loop.getLowerBound()))
      return true;
    if (auto branch = dyn_cast<scf::IfOp>(parent); branch && dependsOnThread(branch.getCondition()))
      return true;
  }
  return false;
}

/// Gives `alloc` memory in `slot`, or on the stack.
static void replaceBySlot(memref::AllocOp alloc, Value slot) {
  OpBuilder builder(alloc);
  Value zero = arith::ConstantIndexOp::create(builder, alloc.getLoc(), 0);
  alloc.replaceAllUsesWith(memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(), slot,
                                                  zero, alloc.getDynamicSizes())
                               .getResult());
  alloc.erase();
}
static void moveToStack(Kernel &kernel, memref::AllocOp alloc, int64_t alignment) {
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.func.front());
  alloc.replaceAllUsesWith(memref::AllocaOp::create(builder, alloc.getLoc(), alloc.getType(),
                                                    builder.getI64IntegerAttr(alignment))
                               .getResult());
  alloc.erase();
}

/// Small buffers of a thread become private memory, the others slots of the workspace.
static LogicalResult placeOnGpu(Kernel &kernel, func::FuncOp grid,
                                ArrayRef<memref::AllocOp> allocs) {
  bool waits =
      kernel.func.walk([](gpu::BarrierOp) { return WalkResult::interrupt(); }).wasInterrupted();
  SmallVector<memref::AllocOp> placed;
  SmallVector<bool> isPrivate;
  int64_t onStack = 0;
  for (memref::AllocOp alloc : allocs) {
    std::optional<int64_t> bytes = staticBytes(alloc.getType());
    bool ofThread = !waits || isThreadCode(alloc);
    bool isRetyped = kernel.target.privateIsTyped &&
                     llvm::any_of(alloc->getUsers(), llvm::IsaPred<memref::ViewOp>);
    if (!ofThread || isRetyped || !bytes || *bytes > kLargestPrivate ||
        onStack + *bytes > kAllPrivate) {
      placed.push_back(alloc);
      isPrivate.push_back(ofThread);
      continue;
    }
    onStack += *bytes;
    moveToStack(kernel, alloc, /*alignment=*/16);
  }
  if (placed.empty())
    return success();
  Workspace workspace(kernel, grid);
  FailureOr<SmallVector<Value>> slots =
      workspace.addGpuSlots(placed, isPrivate, kernel.executable.getThreads().value_or(1));
  if (failed(slots))
    return failure();
  for (auto [alloc, slot] : llvm::zip(placed, *slots))
    replaceBySlot(alloc, slot);
  auto returnOp = cast<func::ReturnOp>(grid.front().getTerminator());
  OpBuilder &builder = workspace.gridBuilder();
  Location loc = grid.getLoc();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(value));
  };
  Value each =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), workspace.totalInGrid());
  Value fit = arith::DivUIOp::create(builder, loc, constant(kLargestWorkspace),
                                     arith::MaxSIOp::create(builder, loc, each, constant(1)));
  Value groups = arith::MinSIOp::create(builder, loc, returnOp.getOperand(0),
                                        arith::MaxSIOp::create(builder, loc, fit, constant(1)));
  returnOp.setOperand(0, groups);
  returnOp.setOperand(3, arith::MulIOp::create(builder, loc, groups, each));
  return lowerGrid(grid);
}

LogicalResult sluice::kernels::placeAllocations(Kernel &kernel) {
  SmallVector<memref::AllocOp> allocs;
  kernel.func.walk([&](memref::AllocOp alloc) {
    if (!gpu::GPUDialect::hasWorkgroupMemoryAddressSpace(
            alloc.getType())) // It has its place already.
      allocs.push_back(alloc);
  });
  kernel.func.walk([&](memref::DeallocOp dealloc) { dealloc.erase(); });
  auto grid = kernel.executable.getGridFunction();
  if (!grid)
    return kernel.func.emitOpError("was lowered without a grid function");
  if (allocs.empty())
    return success();
  if (kernel.target.isGpu())
    return placeOnGpu(kernel, grid, allocs);

  Workspace workspace(kernel, grid);
  int64_t onStack = 0;
  bool anySlot = false;
  for (memref::AllocOp alloc : allocs) {
    std::optional<int64_t> bytes = staticBytes(alloc.getType());
    if (bytes && *bytes <= kLargestOnStack && onStack + *bytes <= kAllOnStack) {
      onStack += *bytes;
      moveToStack(kernel, alloc, kAlignment);
      continue;
    }
    Value slot = workspace.addSlot(alloc);
    if (!slot)
      return alloc.emitOpError("has a size that the host cannot compute");
    anySlot = true;
    replaceBySlot(alloc, slot);
  }
  if (!anySlot)
    return success();
  auto returnOp = cast<func::ReturnOp>(grid.front().getTerminator());
  OpBuilder &builder = workspace.gridBuilder();
  Value bytes = arith::IndexCastOp::create(builder, grid.getLoc(), builder.getI64Type(),
                                           workspace.totalInGrid());
  bytes = arith::AddIOp::create(builder, grid.getLoc(), returnOp.getOperand(3), bytes);
  returnOp.setOperand(3, bytes);
  return lowerGrid(grid);
}
