//===- LowerToLoops.cpp - operations on memrefs to scf loops --------------===//
// The innermost loop is the one along which most operands are contiguous, whatever order the
// operation names its loops in: it is the loop that LLVM vectorizes. Sums and products of a
// reduction may be reassociated, which that needs.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Loops.h"
#include "compiler/Kernels/Lowering.h"

using namespace sluice::kernels;

/// How far apart in memory, in elements, neighbours along `loop` are in `operand`; nullopt if
/// unknown, 0 if it does not move.
static std::optional<int64_t> strideAlong(linalg::LinalgOp op, OpOperand &operand, unsigned loop) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  if (!type)
    return 0;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  int64_t total = 0;
  for (auto [expr, stride] : llvm::zip(map.getResults(), strides)) {
    if (!expr.isFunctionOfDim(loop))
      continue;
    // A window's expression is a sum: the loop's own factor counts.
    int64_t factor = 1;
    expr.walk([&](AffineExpr part) {
      if (auto product = dyn_cast<AffineBinaryOpExpr>(part);
          product && part.getKind() == AffineExprKind::Mul)
        if (product.getLHS() == getAffineDimExpr(loop, op.getContext()))
          if (auto constant = dyn_cast<AffineConstantExpr>(product.getRHS()))
            factor = constant.getValue();
    });
    if (ShapedType::isDynamic(stride))
      return std::nullopt;
    total += factor * stride;
  }
  return total;
}

/// The loops of `op`, outermost first: the given order but for the innermost.
static SmallVector<unsigned> loopOrder(linalg::LinalgOp op) {
  unsigned numLoops = op.getNumLoops();
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  auto cost = [&](unsigned loop) {
    int64_t sum = 0;
    for (OpOperand &operand : op->getOpOperands()) {
      std::optional<int64_t> stride = strideAlong(op, operand, loop);
      bool smooth = stride && (*stride == 0 || *stride == 1);
      sum += smooth ? 0 : op.isDpsInit(&operand) ? 3 : 2;
    }
    // A loop of few steps is no good to vectorize.
    if (!ShapedType::isDynamic(ranges[loop]) && ranges[loop] < 4)
      sum += 2 * op->getNumOperands();
    return sum;
  };
  SmallVector<unsigned> order;
  if (numLoops == 0)
    return order;
  unsigned innermost = numLoops - 1;
  for (int loop = numLoops - 2; loop >= 0; --loop)
    if (cost(loop) < cost(innermost))
      innermost = loop;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    if (loop != innermost)
      order.push_back(loop);
  order.push_back(innermost);
  return order;
}

/// Whether neighbours along `loop` are neighbours in memory, or the same, for all that `op` reads.
static bool readsInOrder(linalg::GenericOp op, unsigned loop) {
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    std::optional<int64_t> stride = strideAlong(op, *input, loop);
    return stride && (*stride == 0 || *stride == 1);
  });
}

/// Allows the partial results of reductions to be combined in any order.
static void allowReassociation(linalg::GenericOp op) {
  Block &body = *op.getBody();
  for (unsigned i = 0, e = op.getNumDpsInits(); i < e; ++i) {
    SmallVector<Operation *> combiners;
    if (!matchReduction(op.getRegionOutputArgs(), i, combiners) || combiners.size() != 1 ||
        op.getNumReductionLoops() == 0)
      continue;
    if (isa<arith::AddFOp, arith::MulFOp>(combiners[0]) && combiners[0]->getBlock() == &body)
      combiners[0]->setAttr("fastmath", arith::FastMathFlagsAttr::get(
                                            op.getContext(), arith::FastMathFlags::reassoc));
  }
}

static LogicalResult lowerLinalg(RewriterBase &rewriter, linalg::LinalgOp op,
                                 const Kernel &kernel) {
  rewriter.setInsertionPoint(op);
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  if (!generic) {
    FailureOr<linalg::GenericOp> named = linalg::generalizeNamedOp(rewriter, op);
    if (failed(named))
      return op.emitOpError("has no form as loops");
    generic = *named;
  }
  LoopOrder order;
  order.skipsEmpty = !kernel.target.isGpu();
  if (kernel.optLevel > 0 && !kernel.target.isGpu()) {
    if (lowerTransposing(rewriter, generic, kernel.target))
      return success();
    allowReassociation(generic);
    order.loops = loopOrder(generic);
    order.inVectors = !order.loops.empty() && readsInOrder(generic, order.loops.back());
  } else { // A thread, and the reference, have their sums in registers.
    for (bool isParallel : {true, false})
      for (auto [loop, type] : llvm::enumerate(generic.getIteratorTypesArray()))
        if (linalg::isParallelIterator(type) == isParallel)
          order.loops.push_back(loop);
  }
  if (lowerLongSums(rewriter, generic, order))
    return success();
  rewriter.setInsertionPoint(generic);
  if (kernel.optLevel > 0 && !kernel.target.isGpu()) {
    FailureOr<linalg::GenericOp> ordered =
        linalg::interchangeGenericOp(rewriter, generic, order.loops);
    if (succeeded(ordered))
      generic = *ordered;
  }
  rewriter.setInsertionPoint(generic);
  if (failed(linalg::linalgOpToLoops(rewriter, generic)))
    return generic.emitOpError("has no form as loops");
  rewriter.eraseOp(generic);
  return success();
}

static LogicalResult lowerLinalgExt(RewriterBase &rewriter, Operation *op) {
  auto scratch = [](OpBuilder &builder, Location loc, Value bytes) -> Value {
    return memref::AllocOp::create(
        builder, loc, MemRefType::get({ShapedType::kDynamic}, builder.getI8Type()), bytes);
  };
  if (failed(linalg_ext::lowerToLoops(rewriter, op, {scratch})))
    return op->emitOpError("has no form as loops");
  return success();
}

LogicalResult sluice::kernels::lowerToLoops(Kernel &kernel) {
  IRRewriter rewriter(kernel.func.getContext());
  SmallVector<Operation *> extensions;
  kernel.func.walk([&](DestinationStyleOpInterface op) {
    if (isa<linalg_ext::LinalgExtDialect>(op->getDialect()))
      extensions.push_back(op);
  });
  for (Operation *op : extensions)
    if (failed(lowerLinalgExt(rewriter, op)))
      return failure();
  SmallVector<memref::CopyOp> copies;
  kernel.func.walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies) {
    rewriter.setInsertionPoint(copy);
    if (copy.getSource() != copy.getTarget()) // Else a destination that was written in place.
      linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(), copy.getTarget());
    rewriter.eraseOp(copy);
  }
  SmallVector<linalg::LinalgOp> ops;
  kernel.func.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops)
    if (failed(lowerLinalg(rewriter, op, kernel)))
      return failure();
  // What was planned for a GPU was simplified with its grid.
  bool isChanged = !extensions.empty() || !copies.empty() || !ops.empty();
  return isChanged || !kernel.target.isGpu() ? simplify(kernel.func) : success();
}
