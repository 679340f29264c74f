//===- AlignSoftmaxShapes.cpp - products around a softmax take its dimensions ---===//
// Windows of images are multiplied as one batch and masked as windows of images:
//   %s = contraction(%q, %k)                         [256, 2, 49, 49]
//   %x = expand_shape %s                             [4, 64, 2, 49, 49]
//   %w = collapse_shape (softmax(%x + %mask))
//   %o = contraction(%w, %v)
//     ->
//   %s = contraction(expand_shape %q, expand_shape %k)
//   %w = softmax(%s + %mask)
//   %o = collapse_shape contraction(%w, expand_shape %v)
// so that nothing stands between, and the chain is one attention (RecognizeAttention.cpp). What is
// read and written changes its shape instead, which costs nothing. Before FuseElementwise, which
// puts what is done with a score in one place. On targets that have kernels of attention.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Attention.h"
#include "compiler/Global/Rewrite.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {
#define GEN_PASS_DEF_ALIGNSOFTMAXSHAPES
#include "compiler/Global/Passes.h.inc"

namespace {

/// Operations that are looked through between a product and a softmax: rounding, scales, masks.
constexpr int kMaxBetween = 10;

bool isElementwise(GenericOp op) { return op && op.getNumReductionLoops() == 0; }

/// What `value` is computed from by an elementwise operation with one operand; null if it is not.
Value only(Value value) {
  GenericOp op = producer(value);
  return isElementwise(op) && op.getNumDpsInputs() == 1 ? op.getDpsInputs()[0] : Value();
}

/// `value` without dimensions of one element that a reduction kept.
Value withoutExpansion(Value value) {
  while (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
    value = expand.getSrc();
  return value;
}

/// Whether `value` is quotients by reduced rows, perhaps rounded.
bool areWeights(Value value) {
  for (int i = 0; value && i < kMaxBetween; ++i, value = only(value))
    if (GenericOp op = producer(value); isElementwise(op) &&
                                        llvm::any_of(*op.getBody(), llvm::IsaPred<arith::DivFOp>) &&
                                        llvm::any_of(op.getDpsInputs(), [](Value input) {
                                          GenericOp row = producer(withoutExpansion(input));
                                          return row && row.getNumReductionLoops() == 1;
                                        }))
      return true;
  return false;
}

/// The product that `value` is, perhaps rounded or scaled; null if it is none.
linalg::LinalgOp productOf(Value value) {
  for (int i = 0; value && i < kMaxBetween; ++i, value = only(value))
    if (auto op = value.getDefiningOp<linalg::LinalgOp>(); isProduct(op))
      return op;
  return {};
}

/// Whether `value` is computed from a product, element by element, whatever else with.
bool isOfProduct(Value value, int steps = kMaxBetween) {
  Operation *op = value.getDefiningOp();
  if (!op || steps == 0)
    return false;
  if (isProduct(dyn_cast<linalg::LinalgOp>(op)))
    return true;
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return isOfProduct(op->getOperand(0), steps - 1);
  GenericOp generic = producer(value);
  return isElementwise(generic) && llvm::any_of(generic.getDpsInputs(), [&](Value input) {
           return isOfProduct(input, steps - 1);
         });
}

/// Whether rows of what is made of `value` are searched for their largest element.
bool feedsSoftmax(Value value, int steps = kMaxBetween) {
  return steps > 0 && llvm::any_of(value.getUsers(), [&](Operation *user) {
           if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user))
             return feedsSoftmax(user->getResult(0), steps - 1);
           auto op = dyn_cast<GenericOp>(user);
           if (!op || op->getNumResults() != 1)
             return false;
           if (op.getNumReductionLoops() == 0)
             return feedsSoftmax(op->getResult(0), steps - 1);
           return llvm::any_of(*op.getBody(), llvm::IsaPred<arith::MaximumFOp, arith::MaxNumFOp>);
         });
}

/// Whether `value` is masked scores whose rows a softmax takes, or the exponentials of one.
bool isOfSoftmax(Value value) {
  GenericOp op = producer(value);
  if (!isElementwise(op))
    return false;
  if (llvm::any_of(*op.getBody(), llvm::IsaPred<math::ExpOp>))
    return llvm::any_of(op.getDpsInputs(), [](Value input) {
      GenericOp row = producer(withoutExpansion(input));
      return row && row.getNumReductionLoops() == 1;
    });
  return isOfProduct(value) && feedsSoftmax(value);
}

/// Whether the change of shape that `operand` is to or from moves to the other side of an
/// operation.
bool moves(OpOperand *operand) {
  Operation *owner = operand->getOwner();
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(owner))
    return isOfProduct(expand.getSrc()) && feedsSoftmax(expand.getResult());
  auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>();
  auto reader = dyn_cast<linalg::LinalgOp>(owner);
  if (!collapse || !reader)
    return false;
  if (isProduct(reader))
    return areWeights(collapse.getSrc());
  auto generic = dyn_cast<GenericOp>(owner);
  if (generic && isOfSoftmax(collapse.getSrc()))
    return true;
  linalg::LinalgOp product = productOf(collapse.getSrc());
  return product && isElementwise(generic) && generic.getNumDpsInputs() == 1 &&
         llvm::any_of(product.getDpsInputs(), areWeights);
}

/// Two changes of shape that are one, whatever dimensions of one element come and go between them.
LogicalResult mergeReshapes(tensor::CollapseShapeOp op, PatternRewriter &rewriter) {
  auto expand = op.getSrc().getDefiningOp<tensor::ExpandShapeOp>();
  if (!expand || !expand.getSrcType().hasStaticShape() || !op.getResultType().hasStaticShape())
    return failure();
  RankedTensorType from = expand.getSrcType(), to = op.getResultType();
  auto groups = getReassociationIndicesForReshape(from, to);
  if (!groups || from.getRank() >= to.getRank() || to != to.cloneWith({}, from.getElementType()))
    return failure();
  rewriter.replaceOpWithNewOp<tensor::ExpandShapeOp>(op, to, expand.getSrc(), *groups);
  return success();
}

struct AlignSoftmaxShapes final : impl::AlignSoftmaxShapesBase<AlignSoftmaxShapes> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (!preferences.fusesAttention())
      return;
    bool hasSoftmax = false;
    r.function.walk([&](GenericOp op) {
      hasSoftmax |= op->getNumResults() == 1 && areWeights(op->getResult(0));
    });
    if (!hasSoftmax)
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add(mergeReshapes);
    linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, moves);
    canonicalize<linalg::FillOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(patterns);
    tensor::populateFoldTensorEmptyPatterns(patterns);
    r.apply(std::move(patterns));
  }
};
} // namespace
} // namespace sluice::global
