//===- LoopClasses.cpp - which loops of a kernel's operations go together -===//
#include "compiler/Kernels/Generic/LoopClasses.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Lowering.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace sluice::kernels;

bool LoopClasses::isComputed(Value value) const {
  return value.getDefiningOp() && indexOf.contains(value.getDefiningOp());
}

void kernels::visitLookups(const ComputeOp &compute,
                           function_ref<void(Type element, unsigned loopClass)> visit) {
  compute.op->walk([&](tensor::ExtractOp extract) {
    auto last = extract.getIndices().empty()
                    ? linalg::IndexOp()
                    : extract.getIndices().back().getDefiningOp<linalg::IndexOp>();
    if (last)
      visit(extract.getType(), compute.classes[last.getDim()]);
  });
}

/// True if `size` is the size of `dim` of `value`.
static bool isSizeOf(OpFoldResult size, Value value, unsigned dim) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(dim))
    return isConstantIntValue(size, type.getDimSize(dim));
  auto known = llvm::dyn_cast_if_present<Value>(size);
  if (!known)
    return false;
  if (auto dimOp = known.getDefiningOp<tensor::DimOp>();
      dimOp && dimOp.getConstantIndex() == dim && dimOp.getSource() == value)
    return true;
  while (auto update = value.getDefiningOp<DestinationStyleOpInterface>())
    value = update.getTiedOpOperand(cast<OpResult>(value))->get();
  auto empty = value.getDefiningOp<tensor::EmptyOp>();
  return empty && empty.getDynamicSize(dim) == known;
}

SmallVector<unsigned> LoopClasses::classesOfDims(const ComputeOp &compute, OpOperand *operand,
                                                 unsigned resultNumber) {
  return llvm::map_to_vector(loopsOfDims(compute.op, operand, resultNumber),
                             [&](int loop) { return loop < 0 ? kNoLoop : compute.classes[loop]; });
}

SmallVector<int> LoopClasses::loopsOfDims(Operation *op, OpOperand *operand,
                                          unsigned resultNumber) {
  SmallVector<int> loops;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    OpOperand *tied = operand ? operand : linalgOp.getDpsInitOperand(resultNumber);
    for (AffineExpr expr : linalgOp.getMatchingIndexingMap(tied).getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      loops.push_back(dim ? int(dim.getPosition()) : -1);
    }
    return loops;
  }
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  if (!insert)
    return SmallVector<int>(
        cast<ShapedType>((operand ? operand->get() : op->getResult(resultNumber)).getType())
            .getRank(),
        -1);
  bool isSource = operand && operand->getOperandNumber() == 0;
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  SmallVector<OpFoldResult> offsets = insert.getMixedOffsets(), sizes = insert.getMixedSizes(),
                            strides = insert.getMixedStrides();
  for (int dim = 0, rank = insert.getDestType().getRank(); dim < rank; ++dim) {
    if (!isSource) {
      loops.push_back(dim);
      continue;
    }
    if (dropped.test(dim))
      continue;
    bool whole = isConstantIntValue(offsets[dim], 0) && isConstantIntValue(strides[dim], 1) &&
                 isSizeOf(sizes[dim], insert.getDest(), dim);
    loops.push_back(whole ? dim : -1);
  }
  return loops;
}

static SmallVector<utils::IteratorType> iteratorsOf(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.getIteratorTypesArray();
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return SmallVector<utils::IteratorType>(insert.getDestType().getRank(),
                                            utils::IteratorType::parallel);
  return cast<TilingInterface>(op).getLoopIteratorTypes();
}

/// Loops of linalg expressions that are no plain dimension, such as windows, and loops that move a
/// slice's offset.
static void visitOtherLoops(Operation *op, OpOperand &operand, function_ref<void(unsigned)> visit) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    for (AffineExpr expr : linalgOp.getMatchingIndexingMap(&operand).getResults())
      if (!isa<AffineDimExpr>(expr))
        for (unsigned loop = 0, e = linalgOp.getNumLoops(); loop < e; ++loop)
          if (expr.isFunctionOfDim(loop))
            visit(loop);
    return;
  }
  auto insert = cast<tensor::InsertSliceOp>(op);
  SmallVector<int> loops = LoopClasses::loopsOfDims(op, &operand, 0);
  if (operand.getOperandNumber() == 0)
    for (int dim = 0, rank = insert.getDestType().getRank(); dim < rank; ++dim)
      if (!llvm::is_contained(loops, dim))
        visit(dim);
}

FailureOr<LoopClasses> LoopClasses::compute(func::FuncOp kernel, bool maySkip) {
  LoopClasses result;
  bool onlyStructured = true;
  for (Operation &op : kernel.front().without_terminator()) {
    if (llvm::none_of(op.getResultTypes(), llvm::IsaPred<TensorType>))
      continue;
    if (isa<tensor::EmptyOp, encoding::StorageCastOp>(op) || op.hasTrait<OpTrait::ConstantLike>())
      continue;
    bool readsComputed =
        llvm::any_of(op.getOperands(), [&](Value operand) { return result.isComputed(operand); });
    if (isa<tensor::ExtractSliceOp, tensor::CastOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
            op)) {
      bool isResult = llvm::all_of(op.getUsers(), llvm::IsaPred<func::ReturnOp>);
      if (readsComputed && !(isResult && isa<tensor::ExpandShapeOp>(op)))
        return failure();
      continue;
    }
    if (!isa<linalg::LinalgOp, tensor::InsertSliceOp, TilingInterface>(op))
      return failure();
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op);
        insert && !maySkip && !insert.hasUnitStride())
      return failure();
    onlyStructured &= isa<linalg::LinalgOp, tensor::InsertSliceOp>(op);
    result.indexOf[&op] = result.computeOps.size();
    result.computeOps.push_back({&op, iteratorsOf(&op), {}});
  }
  if (result.computeOps.empty() || (!onlyStructured && result.computeOps.size() > 1))
    return failure();

  // Unite loops along intermediate values. A loop is (operation << 8) + its number.
  llvm::EquivalenceClasses<unsigned> united;
  DenseSet<unsigned> pinned; // Must be done whole.
  auto key = [&](Operation *op, int loop) { return (result.indexOf.lookup(op) << 8) + loop; };
  for (ComputeOp &compute : result.computeOps) {
    for (unsigned loop = 0; loop < compute.iterators.size(); ++loop) {
      united.insert(key(compute.op, loop));
      if (compute.iterators[loop] != utils::IteratorType::parallel)
        pinned.insert(key(compute.op, loop));
    }
    // Bodies that look up elements of intermediate values need them whole.
    bool looksUp = false;
    compute.op->walk([&](Operation *nested) {
      if (nested != compute.op)
        looksUp |= llvm::any_of(nested->getOperands(),
                                [&](Value operand) { return result.isComputed(operand); });
    });
    if (looksUp)
      return failure();
    for (OpOperand &operand : compute.op->getOpOperands()) {
      if (!result.isComputed(operand.get()))
        continue;
      Operation *producer = operand.get().getDefiningOp();
      SmallVector<int> reads = loopsOfDims(compute.op, &operand, 0);
      SmallVector<int> writes =
          loopsOfDims(producer, nullptr, cast<OpResult>(operand.get()).getResultNumber());
      for (auto [read, write] : llvm::zip(reads, writes)) {
        if (read >= 0 && write >= 0)
          united.unionSets(key(compute.op, read), key(producer, write));
        else if (write >= 0)
          pinned.insert(key(producer, write));
        else if (read >= 0)
          pinned.insert(key(compute.op, read));
      }
      visitOtherLoops(compute.op, operand,
                      [&](unsigned loop) { pinned.insert(key(compute.op, loop)); });
    }
  }

  DenseMap<unsigned, unsigned> number;
  SmallVector<bool> isPinned;
  for (ComputeOp &compute : result.computeOps)
    for (unsigned loop = 0; loop < compute.iterators.size(); ++loop) {
      unsigned leader = united.getLeaderValue(key(compute.op, loop));
      auto [it, isNew] = number.try_emplace(leader, result.classCount);
      if (isNew)
        ++result.classCount, isPinned.push_back(false);
      if (llvm::is_contained(compute.classes,
                             it->second)) // A diagonal, or a value read in two ways.
        isPinned[it->second] = true;
      compute.classes.push_back(it->second);
      isPinned[it->second] = isPinned[it->second] || pinned.contains(key(compute.op, loop));
    }
  for (unsigned loopClass : result.computeOps.back().classes) {
    bool everywhere = llvm::all_of(result.computeOps, [&](ComputeOp &compute) {
      return llvm::is_contained(compute.classes, loopClass);
    });
    if (everywhere && !isPinned[loopClass] && !llvm::is_contained(result.sharedClasses, loopClass))
      result.sharedClasses.push_back(loopClass);
  }
  return result;
}

/// Calls `visit(value, dim)` for every dimension that loops of `loopClass` walk along, until it
/// returns true.
static bool visitDims(ArrayRef<ComputeOp> ops, unsigned loopClass,
                      function_ref<bool(Value, unsigned)> visit) {
  for (const ComputeOp &compute : ops) {
    auto check = [&](Value value, ArrayRef<int> loops) {
      for (auto [dim, loop] : llvm::enumerate(loops))
        if (loop >= 0 && compute.classes[loop] == loopClass && visit(value, dim))
          return true;
      return false;
    };
    for (OpOperand &operand : compute.op->getOpOperands())
      if (isa<RankedTensorType>(operand.get().getType()) &&
          check(operand.get(), LoopClasses::loopsOfDims(compute.op, &operand, 0)))
        return true;
    for (OpResult result : compute.op->getResults())
      if (check(result, LoopClasses::loopsOfDims(compute.op, nullptr, result.getResultNumber())))
        return true;
  }
  return false;
}

int64_t LoopClasses::staticExtent(unsigned loopClass) const {
  int64_t extent = ShapedType::kDynamic;
  visitDims(computeOps, loopClass, [&](Value value, unsigned dim) {
    extent = cast<ShapedType>(value.getType()).getDimSize(dim);
    return !ShapedType::isDynamic(extent);
  });
  if (auto tiling = dyn_cast<TilingInterface>(computeOps.front().op);
      tiling && !isa<linalg::LinalgOp>(tiling.getOperation())) {
    // Loops of other operations are known by position only: take the size of the first result.
    for (auto [loop, c] : llvm::enumerate(computeOps.front().classes))
      if (auto type = cast<ShapedType>(computeOps.front().op->getResult(0).getType());
          c == loopClass && int64_t(loop) < type.getRank())
        extent = type.getDimSize(loop);
  }
  return extent;
}

int64_t LoopClasses::staticSteps(ArrayRef<unsigned> loopClasses) const {
  return knownSize(
      llvm::map_to_vector(loopClasses, [this](unsigned c) { return staticExtent(c); }));
}

/// What is stated of `dim` of an argument of the kernel, also where it stands in another shape.
static util::IntFact statedSize(Value value, unsigned dim) {
  util::IntFact product = util::IntFact::constant(1);
  if (auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>()) {
    ReassociationIndices parts = collapse.getReassociationIndices()[dim];
    for (int64_t part : parts)
      product = product.times(statedSize(collapse.getSrc(), part));
    return product;
  }
  auto type = cast<ShapedType>(value.getType());
  if (!type.isDynamicDim(dim))
    return util::IntFact::constant(type.getDimSize(dim));
  auto argument = dyn_cast<BlockArgument>(value);
  auto func = argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp()) : nullptr;
  auto facts = func ? func.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), util::kAssumedDims)
                    : ArrayAttr();
  return facts ? util::IntFact::ofSize(facts[dim]) : util::IntFact::size();
}

util::IntFact LoopClasses::stepsFact(ArrayRef<unsigned> loopClasses) const {
  util::IntFact product = util::IntFact::constant(1);
  for (unsigned loopClass : loopClasses) {
    int64_t extent = staticExtent(loopClass);
    util::IntFact fact =
        ShapedType::isDynamic(extent) ? util::IntFact::size() : util::IntFact::constant(extent);
    if (ShapedType::isDynamic(extent))
      visitDims(computeOps, loopClass, [&](Value value, unsigned dim) {
        fact = fact.both(statedSize(value, dim));
        return false;
      });
    product = product.times(fact);
  }
  return product;
}

void LoopClasses::merge(unsigned from, unsigned to) {
  for (ComputeOp &compute : computeOps)
    llvm::replace(compute.classes, from, to);
}

bool LoopClasses::haveSameExtent(unsigned a, unsigned b) const {
  int64_t extent = staticExtent(a);
  if (!ShapedType::isDynamic(extent) || !ShapedType::isDynamic(staticExtent(b)))
    return extent == staticExtent(b);
  return visitDims(computeOps, a, [&](Value value, unsigned dim) {
    return !isComputed(value) && visitDims(computeOps, b, [&](Value other, unsigned otherDim) {
      return value == other && dim == otherDim;
    });
  });
}

/// Size of `dim` of `value`, of the kernel's arguments where it is one of them in another shape.
static Value sizeOf(OpBuilder &builder, Location loc, Value value, unsigned dim) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(dim))
    return arith::ConstantIndexOp::create(builder, loc, type.getDimSize(dim));
  auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse)
    return tensor::DimOp::create(builder, loc, value, dim);
  Value product;
  ReassociationIndices parts = collapse.getReassociationIndices()[dim];
  for (int64_t part : parts) {
    Value size = sizeOf(builder, loc, collapse.getSrc(), part);
    product = product ? arith::MulIOp::create(builder, loc, product, size).getResult() : size;
  }
  return product;
}

OpFoldResult LoopClasses::extent(OpBuilder &builder, unsigned loopClass) const {
  Location loc = computeOps.front().op->getLoc();
  Operation *only = computeOps.front().op;
  if (!isa<linalg::LinalgOp, tensor::InsertSliceOp>(only)) {
    auto loop =
        llvm::find(computeOps.front().classes, loopClass) - computeOps.front().classes.begin();
    return cast<TilingInterface>(only).getIterationDomain(builder)[loop].size;
  }
  int64_t known = staticExtent(loopClass);
  if (!ShapedType::isDynamic(known))
    return builder.getIndexAttr(known);
  OpFoldResult extent;
  visitDims(computeOps, loopClass, [&](Value value, unsigned dim) {
    auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>();
    if (isa<BlockArgument>(value) || (collapse && isa<BlockArgument>(collapse.getSrc()))) {
      extent = sizeOf(builder, loc, value, dim);
      return true;
    }
    if (auto empty = value.getDefiningOp<tensor::EmptyOp>()) {
      extent = empty.getDynamicSize(dim);
      return false; // A kernel argument would be nicer.
    }
    if (!isComputed(value) && !extent)
      extent = sizeOf(builder, loc, value, dim);
    return false;
  });
  return extent;
}

bool LoopClasses::isContiguous(unsigned loopClass) const {
  // Only values with as many dimensions as the largest operation has loops count: not a row's
  // maximum.
  size_t maxLoops = 0;
  for (const ComputeOp &compute : computeOps)
    maxLoops = std::max(maxLoops, compute.classes.size());
  return visitDims(computeOps, loopClass, [&](Value value, unsigned dim) {
    size_t rank = cast<ShapedType>(value.getType()).getRank();
    return rank >= maxLoops && dim + 1 == rank;
  });
}
