//===- MoveBytes.cpp - quantized tensors are moved, stored and read as bytes ------------------===//
// Models are quantized node by node: what only moves elements stands between those that widen and
// round them. It moves bytes; elements are rounded by what computes them and widened by each that
// reads them, in its kernel:
//   %c = concat (dequantize %a), (dequantize %b);  %t = transpose (dequantize (quantize %c))
//     ->
//   %c = concat (requantize %a), (requantize %b);  %t = dequantize (transpose %c)
// Channels of images and weights are split into groups before they are padded, centered or scaled.
//===----------------------------------------------------------------------===//
#include "compiler/Global/ByteFactors.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_MOVEBYTES
#include "compiler/Global/Passes.h.inc"
namespace {

/// Whether the elements of `value` are integers that quantized models store.
bool isSmall(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  return element.isInteger(8) || element.isInteger(16);
}
bool isFloat(Value value) { return isa<FloatType>(getElementTypeOrSelf(value.getType())); }

/// The operand whose elements `op` converts one by one, with numbers that are the same for all;
/// null if it does anything else.
OpOperand *convertedBy(Operation *operation) {
  auto op = dyn_cast_if_present<linalg::GenericOp>(operation);
  if (!op || op.getNumDpsInits() != 1 || op.getNumReductionLoops() || op.hasIndexSemantics() ||
      !op.hasPureTensorSemantics() || !op.getIndexingMapsArray().back().isIdentity() ||
      !op.getMatchingBlockArgument(op.getDpsInitOperand(0)).use_empty())
    return nullptr;
  OpOperand *converted = nullptr;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (map.getNumResults() == 0)
      continue;
    if (converted || !map.isIdentity() ||
        cast<RankedTensorType>(input->get().getType()).getEncoding())
      return nullptr;
    converted = input;
  }
  return converted;
}

/// The same of one that makes floats, or i32, of small integers.
OpOperand *widenedBy(Operation *op) {
  OpOperand *operand = convertedBy(op);
  bool isWide = operand && (isFloat(op->getResult(0)) ||
                            getElementTypeOrSelf(op->getResult(0).getType()).isInteger(32));
  return isWide && isSmall(operand->get()) ? operand : nullptr;
}

/// `value` converted as `operand` is by its owner.
Value converted(RewriterBase &rewriter, OpOperand &operand, Value value) {
  auto op = cast<linalg::GenericOp>(operand.getOwner());
  int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  SmallVector<AffineMap> maps(op->getNumOperands(), AffineMap::get(rank, 0, rewriter.getContext()));
  maps[operand.getOperandNumber()] = maps.back() = rewriter.getMultiDimIdentityMap(rank);
  SmallVector<Value> inputs(op.getDpsInputs());
  inputs[operand.getOperandNumber()] = value;
  Value init = emptyLike(rewriter, op.getLoc(), value, getElementTypeOrSelf(op.getResult(0)));
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  auto result =
      linalg::GenericOp::create(rewriter, op.getLoc(), init.getType(), inputs, init, maps, loops);
  rewriter.cloneRegionBefore(op.getRegion(), result.getRegion(), result.getRegion().begin());
  return result.getResult(0);
}

/// What `view` does to its operand, done to `source`.
Value viewOf(RewriterBase &rewriter, Operation *view, Value source) {
  Type element = getElementTypeOrSelf(source.getType());
  if (auto copy = dyn_cast<linalg::GenericOp>(view))
    return computed(rewriter, copy.getLoc(), element,
                    tensor::getMixedSizes(rewriter, copy.getLoc(), copy.getDpsInits()[0]), source,
                    copy.getIndexingMapsArray(), [](OpBuilder &, ValueRange x) { return x[0]; })
        .getResult(0);
  Operation *moved = rewriter.clone(*view);
  moved->setOperand(0, source);
  moved->getResult(0).setType(cast<RankedTensorType>(view->getResult(0).getType()).clone(element));
  return moved->getResult(0);
}

/// view(widen(x)) -> widen(view(x))
template <typename View> LogicalResult widenBehind(View view, PatternRewriter &rewriter) {
  auto copy = dyn_cast<linalg::GenericOp>(view.getOperation());
  OpOperand *operand =
      copy && !isCopy(copy) ? nullptr : widenedBy(view->getOperand(0).getDefiningOp());
  if (!operand || operand->getOwner()->getBlock() != view->getBlock())
    return failure();
  rewriter.replaceOp(view, converted(rewriter, *operand, viewOf(rewriter, view, operand->get())));
  return success();
}

/// Whether `value` is made of slices that are put beside each other, for one that reads it.
bool isConcat(Value value) {
  while (auto insert = value.getDefiningOp<tensor::InsertSliceOp>()) {
    if (!insert->hasOneUse())
      return false;
    value = insert.getDest();
  }
  return bool(value.getDefiningOp<tensor::EmptyOp>());
}

/// round(view(x)) -> view(round(x)), and the same of what is put side by side.
LogicalResult roundBefore(linalg::GenericOp op, PatternRewriter &rewriter) {
  OpOperand *operand = isSmall(op->getResult(0)) ? convertedBy(op) : nullptr;
  Operation *view = operand && isFloat(operand->get()) ? operand->get().getDefiningOp() : nullptr;
  if (!view || !view->hasOneUse() || view->getBlock() != op->getBlock())
    return failure();
  auto copied = copiedSource(operand->get());
  if (isReshape(view) || (copied && copied->second.isPermutation())) {
    Value source = view->getOperand(0);
    if (!source.hasOneUse() || !source.getDefiningOp())
      return failure();
    rewriter.replaceOp(op, viewOf(rewriter, view, converted(rewriter, *operand, source)));
    return success();
  }
  auto insert = dyn_cast<tensor::InsertSliceOp>(view);
  if (!insert || !isConcat(insert.getResult()))
    return failure();
  // All at once: what is left would be asked for its sizes, a second use.
  SmallVector<tensor::InsertSliceOp> parts;
  Value into = insert.getResult();
  while (auto part = into.getDefiningOp<tensor::InsertSliceOp>()) {
    parts.push_back(part);
    into = part.getDest();
  }
  into = emptyLike(rewriter, op.getLoc(), into, getElementTypeOrSelf(op.getResult(0)));
  for (tensor::InsertSliceOp part : llvm::reverse(parts))
    into = tensor::InsertSliceOp::create(
        rewriter, op.getLoc(), converted(rewriter, *operand, part.getSource()), into,
        part.getMixedOffsets(), part.getMixedSizes(), part.getMixedStrides());
  rewriter.replaceOp(op, into);
  return success();
}

struct MoveBytes final : impl::MoveBytesBase<MoveBytes> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    auto hasBytes = [](linalg::GenericOp op) { return llvm::any_of(op->getOperands(), isSmall); };
    if (!preferences.convolvesBytes() || r.all<linalg::GenericOp>(hasBytes).empty())
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add(roundBefore);
    patterns.add(widenBehind<tensor::ExpandShapeOp>).add(widenBehind<tensor::CollapseShapeOp>);
    patterns.add(widenBehind<tensor::ExtractSliceOp>).add(widenBehind<linalg::GenericOp>);
    linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, [](OpOperand *split) {
      Value image = split->get();
      if (auto padding = image.getDefiningOp<tensor::PadOp>())
        image = padding.getSource();
      int64_t rank = cast<ShapedType>(image.getType()).getRank();
      return isa<tensor::ExpandShapeOp>(split->getOwner()) &&
             byteFactorOf(image, AffineMap::getMultiDimIdentityMap(rank, image.getContext()));
    });
    r.apply(std::move(patterns));
    for (linalg::GenericOp op : r.all<linalg::GenericOp>([](auto op) { return widenedBy(op); }))
      for (OpOperand &use : llvm::make_early_inc_range(llvm::drop_begin(op->getUses()))) {
        r.rewriter.setInsertionPointAfter(op);
        use.set(r.rewriter.clone(*op)->getResult(0));
      }
  }
};

} // namespace
} // namespace sluice::global
