//===- NarrowStores.cpp - tensors are stored in the narrowest type that holds their elements
//---===//
// Products of narrow elements are summed in f32, and elementwise operations that read them begin
// with the rounding. Where such a reader runs in another kernel, twice the bytes would be stored
// and read. The rounding moves to the product:
//   %y = generic ins(%a, %b : f32, f32) { silu(truncf(a)) * truncf(b) }
//     ->
//   %b16 = generic ins(%b) { truncf(b) }
//   %y = generic ins(%a, %b16 : f32, f16) { silu(truncf(a)) * b }
// What only widens elements moves the other way, to all that read them:
//   %w = generic { extf(x + r) } : f32;  %s = generic ins(%w) { sum += w * w }
//     ->
//   %w = generic { x + r } : f16;  %s = generic ins(%w) { sum += extf(w) * extf(w) }
// On GPUs, products of which both operands were widened read the narrow elements as well: their
// matrix instructions take no others. With a type given, what elementwise operations and products
// of f32 make for such readers is stored in it, too, if its range allows. Runs after
// RecognizeAttention, which knows softmax by its operations in f32.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {
#define GEN_PASS_DEF_NARROWSTORES
#include "compiler/Global/Passes.h.inc"

namespace {

/// A product or convolution of tensors, with one result.
bool isSumOfProducts(Operation *op) {
  auto linalgOp = dyn_cast_if_present<linalg::LinalgOp>(op);
  return linalgOp && linalgOp.hasPureTensorSemantics() && op->getNumResults() == 1 &&
         (linalg::isaContractionOpInterface(linalgOp) ||
          linalg::isaConvolutionOpInterface(linalgOp));
}

/// The operation that reads `use` element by element in its body; null if there is none, or if its
/// kernels read operands of certain types only.
GenericOp readerOf(OpOperand &use) {
  auto reader = dyn_cast<GenericOp>(use.getOwner());
  return reader && reader.isDpsInput(&use) && !isSumOfProducts(reader) ? reader : GenericOp();
}

/// Lets `use` read `value`, the elements of which have another type, and gives the new element of
/// the body.
BlockArgument readInstead(OpOperand &use, Value value) {
  auto reader = cast<GenericOp>(use.getOwner());
  BlockArgument element = reader.getMatchingBlockArgument(&use);
  use.set(value);
  element.setType(getElementTypeOrSelf(value.getType()));
  return element;
}

//===- Widening where tensors are read ------------------------------------===//

bool isElementwise(GenericOp op) {
  return op.getNumDpsInits() == 1 && !op.getNumReductionLoops() && op.hasPureTensorSemantics() &&
         op.getMatchingBlockArgument(op.getDpsInitOperand(0)).use_empty() &&
         !cast<RankedTensorType>(op.getResult(0).getType()).getEncoding();
}

/// Whether elements that the body of `op` makes may be beyond the range of `type` while what they
/// are made from is not: powers, and what has to do with constants out of it.
bool mayExceed(FloatType type, GenericOp op) {
  if (type.isBF16())
    return false;
  Operation *last = op.getBody()->getTerminator()->getOperand(0).getDefiningOp();
  auto square = dyn_cast_if_present<arith::MulFOp>(last);
  if (isa_and_present<math::ExpOp, math::Exp2Op, math::ExpM1Op, math::PowFOp, math::RsqrtOp>(
          last) ||
      (square && square.getLhs() == square.getRhs()))
    return true;
  FloatAttr number;
  return op
      .walk([&](Operation *inner) {
        return WalkResult(failure(llvm::any_of(inner->getOperands(), [&](Value operand) {
          return matchPattern(operand, m_Constant(&number)) && !isWithin(number.getValue(), type);
        })));
      })
      .wasInterrupted();
}

/// The operation that widens all elements of the result of `op`, as its last step; with a type
/// `forced`, what is f32 is rounded to it and widened again.
Operation *wideningOf(GenericOp op, FloatType forced, util::DeclineRemarks &remarks) {
  Operation *yield = op.getBody()->getTerminator();
  Value element = yield->getOperand(0);
  Operation *widening = element.getDefiningOp();
  if (isa_and_present<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(widening) &&
      widening->getBlock() == op.getBody())
    return widening;
  if (!forced || !element.getType().isF32())
    return nullptr;
  if (mayExceed(forced, op))
    return (void)remarks.decline(op, "is stored as f32: it may exceed f16"), nullptr;
  OpBuilder builder(yield);
  Value narrow = arith::TruncFOp::create(builder, op.getLoc(), forced, element);
  widening = arith::ExtFOp::create(builder, op.getLoc(), element.getType(), narrow);
  yield->setOperand(0, widening->getResult(0));
  return widening;
}

/// Adds who reads elements of `value`, also behind views, to `uses`, and these to `views`.
/// False if anything else reads it.
bool collectReaders(Value value, SmallVectorImpl<OpOperand *> &uses,
                    SmallVectorImpl<Operation *> &views) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractSliceOp>(user)) {
      views.push_back(user);
      return collectReaders(user->getResult(0), uses, views);
    }
    uses.push_back(&use);
    return bool(readerOf(use));
  });
}

void widenInReaders(GenericOp op, FloatType forced, util::DeclineRemarks &remarks) {
  SmallVector<OpOperand *> uses;
  SmallVector<Operation *> views;
  if (!isElementwise(op) || !collectReaders(op.getResult(0), uses, views) || uses.empty())
    return;
  Operation *widening = wideningOf(op, forced, remarks);
  if (!widening)
    return;
  Type narrow = widening->getOperand(0).getType();
  // Bits have no place of their own in memory.
  if (!narrow.isIntOrFloat() || narrow.getIntOrFloatBitWidth() < 8)
    return;
  OpBuilder builder(op);
  Value wide = op.getResult(0);
  Value empty = emptyLike(builder, op.getLoc(), op.getDpsInits()[0], narrow);
  for (OpOperand *use : uses) {
    BlockArgument element = cast<GenericOp>(use->getOwner()).getMatchingBlockArgument(use);
    builder.setInsertionPointToStart(element.getOwner());
    Operation *again = builder.clone(*widening);
    element.setType(narrow);
    element.replaceAllUsesWith(again->getResult(0));
    again->setOperand(0, element);
  }
  for (Operation *view : views) {
    Value result = view->getResult(0);
    result.setType(cast<RankedTensorType>(result.getType()).clone(narrow));
  }
  op.getDpsInitOperand(0)->set(empty);
  op.getMatchingBlockArgument(op.getDpsInitOperand(0)).setType(narrow);
  wide.setType(empty.getType());
  op.getBody()->getTerminator()->setOperand(0, widening->getOperand(0));
  if (widening->use_empty())
    widening->erase();
}

/// The elements of `value`, a tensor that was widened and perhaps viewed since, before that; null
/// if it is none.
Value beforeWidening(OpBuilder &builder, Value value) {
  Operation *op = value.getDefiningOp();
  OpBuilder::InsertionGuard guard(builder);
  IRMapping known;
  if (isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractSliceOp>(op)) {
    Value narrow = beforeWidening(builder, op->getOperand(0));
    if (!narrow)
      return {};
    known.map(op->getOperand(0), narrow);
    builder.setInsertionPointAfter(op);
    Value view = builder.clone(*op, known)->getResult(0);
    view.setType(cast<RankedTensorType>(value.getType()).clone(getElementTypeOrSelf(narrow)));
    return view;
  }
  auto generic = dyn_cast_or_null<GenericOp>(op);
  if (!generic || !isElementwise(generic))
    return {};
  auto widening = generic.getBody()->getTerminator()->getOperand(0).getDefiningOp<arith::ExtFOp>();
  if (!widening || !widening.getIn().getType().isIntOrFloat() ||
      widening.getIn().getType().getIntOrFloatBitWidth() != 16)
    return {};
  builder.setInsertionPointAfter(op);
  auto narrow = cast<GenericOp>(builder.clone(*op));
  Operation *yield = narrow.getBody()->getTerminator();
  Value element = yield->getOperand(0).getDefiningOp()->getOperand(0);
  builder.setInsertionPoint(narrow);
  Value empty = emptyLike(builder, op->getLoc(), narrow.getDpsInits()[0], element.getType());
  narrow.getDpsInitOperand(0)->set(empty);
  narrow.getMatchingBlockArgument(narrow.getDpsInitOperand(0)).setType(element.getType());
  narrow->getResult(0).setType(empty.getType());
  yield->setOperand(0, element);
  return narrow.getResult(0);
}

/// Has a product of f32 whose two operands were widened from one type read them as they were.
void readNarrowFactors(OpBuilder &builder, linalg::LinalgOp op) {
  if (!isa<GenericOp>(op) || !linalg_ext::isProductOfMatrices(op))
    return;
  Value lhs = beforeWidening(builder, op.getDpsInputs()[0]);
  Value rhs = lhs ? beforeWidening(builder, op.getDpsInputs()[1]) : Value();
  if (!rhs || getElementTypeOrSelf(lhs) != getElementTypeOrSelf(rhs))
    return;
  readWidened(builder, op.getDpsInputOperand(0), lhs);
  readWidened(builder, op.getDpsInputOperand(1), rhs);
}

//===- Rounding where tensors are computed --------------------------------===//

/// The narrower type that the reader of `use` rounds every element to; null if it does anything
/// else with one.
Type roundedTo(OpOperand &use) {
  GenericOp reader = readerOf(use);
  if (!reader)
    return {};
  Type narrow;
  for (Operation *user : reader.getMatchingBlockArgument(&use).getUsers()) {
    if (!isa<arith::TruncFOp>(user) || (narrow && user->getResult(0).getType() != narrow))
      return {};
    narrow = user->getResult(0).getType();
  }
  return narrow;
}

/// Whether some reader of `product` surely runs in another kernel than the product does.
bool leavesKernel(Value product) {
  if (!product.hasOneUse())
    return true;
  auto reader = cast<GenericOp>(*product.getUsers().begin());
  // A reader of several products joins the kernel of its first one.
  for (OpOperand *operand : reader.getDpsInputOperands()) {
    if (operand->get() == product)
      return !reader.getMatchingIndexingMap(operand).isIdentity();
    if (isSumOfProducts(operand->get().getDefiningOp()))
      return true;
  }
  return false;
}

void roundBeforeReaders(linalg::LinalgOp op, FloatType forced) {
  Value product = op->getResult(0);
  auto type = cast<RankedTensorType>(product.getType());
  Type narrow = type.getElementType().isF32() ? forced : FloatType();
  for (OpOperand &use : product.getUses()) {
    Type rounded = roundedTo(use);
    if (forced ? !readerOf(use) : !rounded || (narrow && rounded != narrow))
      return;
    if (!forced)
      narrow = rounded;
  }
  if (!narrow || !leavesKernel(product) || type.getEncoding())
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  Location loc = op.getLoc();
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  auto rounded =
      computed(builder, loc, narrow, tensor::getMixedSizes(builder, loc, op.getDpsInits()[0]),
               product, {map, map}, [&](OpBuilder &body, ValueRange elements) {
                 return arith::TruncFOp::create(body, loc, narrow, elements[0]);
               });
  for (OpOperand &use : llvm::make_early_inc_range(product.getUses())) {
    if (use.getOwner() == rounded)
      continue;
    if (!roundedTo(use)) {
      readWidened(builder, &use, rounded.getResult(0));
      continue;
    }
    BlockArgument element = readInstead(use, rounded.getResult(0));
    for (Operation *user : llvm::make_early_inc_range(element.getUsers())) {
      user->getResult(0).replaceAllUsesWith(element);
      user->erase();
    }
  }
}

struct NarrowStores final : impl::NarrowStoresBase<NarrowStores> {
  using NarrowStoresBase::NarrowStoresBase;
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    FloatType forced = narrowType(&getContext(), type);
    SmallVector<GenericOp> generics;
    SmallVector<linalg::LinalgOp> products;
    r.function.walk([&](linalg::LinalgOp op) {
      if (isSumOfProducts(op))
        products.push_back(op);
      else if (auto generic = dyn_cast<GenericOp>(op.getOperation()))
        generics.push_back(generic);
    });
    for (linalg::LinalgOp op : products)
      if (preferences.gainsFromNarrowImages())
        readNarrowFactors(r.rewriter, op);
    for (GenericOp op : generics)
      widenInReaders(op, forced, r.remarks);
    for (linalg::LinalgOp op : products)
      roundBeforeReaders(op, forced);
  }
};
} // namespace
} // namespace sluice::global
