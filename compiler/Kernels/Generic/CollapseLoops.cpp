//===- CollapseLoops.cpp - adjacent loops of a kernel become one ----------===//
// Inner loops of 7 x 7 pixels do not vectorize; one loop of 49 does. Loops are joined where every
// operation and every operand walks them together, and the kernel's arguments are read in the
// joined shape (they are contiguous).
//   generic (d0, d1, d2) on tensor<64x7x7xf32>, bias (d0)
//     ->
//   generic (d0, d1) on tensor<64x49xf32>, bias (d0)
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Generic/LoopClasses.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace sluice::kernels;

/// True if loops `a` and `b` of `op` are used only side by side.
static bool areSideBySide(linalg::LinalgOp op, unsigned a, unsigned b) {
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  if (b != a + 1 || iterators[a] != iterators[b])
    return false;
  for (AffineMap map : op.getIndexingMapsArray()) {
    for (auto [position, expr] : llvm::enumerate(map.getResults())) {
      bool usesA = expr.isFunctionOfDim(a), usesB = expr.isFunctionOfDim(b);
      if (!usesA && !usesB)
        continue;
      AffineExpr dimA = getAffineDimExpr(a, map.getContext()),
                 dimB = getAffineDimExpr(b, map.getContext());
      bool startsPair =
          expr == dimA && position + 1 < map.getNumResults() && map.getResult(position + 1) == dimB;
      bool endsPair = expr == dimB && position > 0 && map.getResult(position - 1) == dimA;
      if (!startsPair && !endsPair)
        return false;
    }
  }
  bool asksForIndex = false;
  op->walk(
      [&](linalg::IndexOp index) { asksForIndex |= index.getDim() == a || index.getDim() == b; });
  return !asksForIndex;
}

/// Values that can take another shape at no cost.
static bool reshapesForFree(Value value, const LoopClasses &classes) {
  if (auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>())
    value = collapse.getSrc();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (type && type.getEncoding())
    return false;
  return !type || isa<BlockArgument>(value) || classes.isComputed(value) ||
         value.getDefiningOp<tensor::EmptyOp>() ||
         value.getDefiningOp()->hasTrait<OpTrait::ConstantLike>();
}

/// Loops of one step that may go. One whose leaving would make the position in a window, d0 + d1 in
/// a dimension of 4, look like the position in the dimension, d1, may not: the other loop would
/// then run over all of it.
static SmallVector<unsigned> droppableLoops(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return {};
  SmallVector<int64_t> ranges = generic.getStaticLoopRanges();
  llvm::SmallBitVector droppable(ranges.size());
  for (auto [loop, range] : llvm::enumerate(ranges))
    if (range == 1)
      droppable.set(loop);
  for (bool changed = true; changed;) {
    changed = false;
    SmallVector<AffineExpr> left;
    for (auto [loop, range] : llvm::enumerate(ranges))
      left.push_back(droppable[loop] ? getAffineConstantExpr(0, op->getContext())
                                     : getAffineDimExpr(loop, op->getContext()));
    for (OpOperand &operand : op->getOpOperands())
      for (auto [expr, size] : llvm::zip(generic.getMatchingIndexingMap(&operand).getResults(),
                                         generic.getShape(&operand))) {
        AffineExpr rest = isa<AffineBinaryOpExpr>(expr) ? expr.replaceDims(left) : AffineExpr();
        auto dim = dyn_cast_or_null<AffineDimExpr>(rest);
        bool isWhole =
            dim ? ranges[dim.getPosition()] == size && !ShapedType::isDynamic(size) : size == 1;
        if (!rest || isWhole || !isa<AffineDimExpr, AffineConstantExpr>(rest))
          continue;
        for (unsigned loop : llvm::to_vector(droppable.set_bits()))
          if (expr.isFunctionOfDim(loop))
            droppable.reset(loop), changed = true;
      }
  }
  return llvm::to_vector(droppable.set_bits());
}

/// Loops of one step and operand dimensions of size 1 go away: they would stand between loops that
/// could be joined.
static LogicalResult dropUnitLoops(func::FuncOp kernel) {
  bool onlyGenerics = true;
  for (Operation &op : kernel.front().without_terminator())
    if (llvm::any_of(op.getResultTypes(), llvm::IsaPred<RankedTensorType>))
      onlyGenerics &=
          isa<linalg::GenericOp, tensor::EmptyOp>(op) || op.hasTrait<OpTrait::ConstantLike>();
  if (!onlyGenerics)
    return success();
  RewritePatternSet patterns(kernel.getContext());
  linalg::ControlDropUnitDims options;
  options.controlFn = droppableLoops;
  linalg::populateFoldUnitExtentDimsPatterns(patterns, options);
  walkAndApplyPatterns(kernel, std::move(patterns));
  RewritePatternSet cleanup(kernel.getContext());
  linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(cleanup, options);
  return applyPatternsGreedily(kernel, std::move(cleanup));
}

LogicalResult sluice::kernels::collapseLoops(func::FuncOp kernel) {
  if (failed(dropUnitLoops(kernel)))
    return failure();
  FailureOr<LoopClasses> classes = LoopClasses::compute(kernel);
  if (failed(classes))
    return success();
  for (const ComputeOp &compute : classes->ops())
    if (!isa<linalg::GenericOp>(compute.op) ||
        !llvm::all_of(cast<linalg::GenericOp>(compute.op).getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(); }) ||
        !llvm::all_of(compute.op->getOperands(),
                      [&](Value operand) { return reshapesForFree(operand, *classes); }))
      return success();

  auto loopOf = [](const ComputeOp &compute, unsigned loopClass) -> int {
    auto it = llvm::find(compute.classes, loopClass);
    return it == compute.classes.end() ? -1 : it - compute.classes.begin();
  };
  auto joins = [&](unsigned a, unsigned b) {
    return llvm::all_of(classes->ops(), [&](const ComputeOp &compute) {
      int loopA = loopOf(compute, a), loopB = loopOf(compute, b);
      if (llvm::count(compute.classes, a) > 1 || llvm::count(compute.classes, b) > 1)
        return false;
      if (loopA < 0 && loopB < 0)
        return true;
      return loopA >= 0 && loopB >= 0 &&
             areSideBySide(cast<linalg::LinalgOp>(compute.op), loopA, loopB);
    });
  };
  // Decide everything before anything changes.
  SmallVector<SmallVector<ReassociationIndices>> allGroups;
  for (const ComputeOp &compute : classes->ops()) {
    SmallVector<ReassociationIndices> &groups = allGroups.emplace_back();
    for (unsigned loop = 0, e = compute.classes.size(); loop < e;) {
      ReassociationIndices group{int64_t(loop++)};
      while (loop < e && joins(compute.classes[loop - 1], compute.classes[loop]))
        group.push_back(loop++);
      groups.push_back(group);
    }
  }
  IRRewriter rewriter(kernel.getContext());
  for (auto [compute, groups] : llvm::zip(classes->ops(), allGroups)) {
    if (groups.size() == compute.classes.size())
      continue;
    rewriter.setInsertionPoint(compute.op);
    auto collapsed =
        linalg::collapseOpIterationDims(cast<linalg::LinalgOp>(compute.op), groups, rewriter);
    if (failed(collapsed))
      return failure();
    rewriter.replaceOp(compute.op, collapsed->results);
  }
  return simplify(kernel);
}
