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
// Runs after RecognizeAttention, which knows softmax by its operations in f32.
//===----------------------------------------------------------------------===//
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

/// The operation that widens all elements of the result of `op`, as its last step.
Operation *wideningOf(GenericOp op) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() || !op.hasPureTensorSemantics() ||
      !op.getMatchingBlockArgument(op.getDpsInitOperand(0)).use_empty() ||
      cast<RankedTensorType>(op.getResult(0).getType()).getEncoding())
    return nullptr;
  Operation *widening = op.getBody()->getTerminator()->getOperand(0).getDefiningOp();
  return isa_and_present<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(widening) &&
                 widening->getBlock() == op.getBody()
             ? widening
             : nullptr;
}

/// Adds who reads elements of `value`, also behind reshapes, to `uses`, and these to `reshapes`.
/// False if anything else reads it.
bool collectReaders(Value value, SmallVectorImpl<OpOperand *> &uses,
                    SmallVectorImpl<Operation *> &reshapes) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user)) {
      reshapes.push_back(user);
      return collectReaders(user->getResult(0), uses, reshapes);
    }
    uses.push_back(&use);
    return bool(readerOf(use));
  });
}

void widenInReaders(GenericOp op) {
  Operation *widening = wideningOf(op);
  SmallVector<OpOperand *> uses;
  SmallVector<Operation *> reshapes;
  if (!widening || !collectReaders(op.getResult(0), uses, reshapes) || uses.empty())
    return;
  Type narrow = widening->getOperand(0).getType();
  // Bits have no place of their own in memory.
  if (!narrow.isIntOrFloat() || narrow.getIntOrFloatBitWidth() < 8)
    return;
  OpBuilder builder(op);
  Value wide = op.getResult(0);
  Value empty = tensor::EmptyOp::create(
      builder, op.getLoc(), tensor::getMixedSizes(builder, op.getLoc(), op.getDpsInits()[0]),
      narrow);
  for (OpOperand *use : uses) {
    BlockArgument element = cast<GenericOp>(use->getOwner()).getMatchingBlockArgument(use);
    builder.setInsertionPointToStart(element.getOwner());
    Operation *again = builder.clone(*widening);
    element.setType(narrow);
    element.replaceAllUsesWith(again->getResult(0));
    again->setOperand(0, element);
  }
  for (Operation *reshape : reshapes) {
    Value result = reshape->getResult(0);
    result.setType(cast<RankedTensorType>(result.getType()).clone(narrow));
  }
  op.getDpsInitOperand(0)->set(empty);
  op.getMatchingBlockArgument(op.getDpsInitOperand(0)).setType(narrow);
  wide.setType(empty.getType());
  op.getBody()->getTerminator()->setOperand(0, widening->getOperand(0));
  if (widening->use_empty())
    widening->erase();
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

void roundBeforeReaders(linalg::LinalgOp op) {
  Value product = op->getResult(0);
  auto type = cast<RankedTensorType>(product.getType());
  Type narrow;
  for (OpOperand &use : product.getUses()) {
    Type rounded = roundedTo(use);
    if (!rounded || (narrow && rounded != narrow))
      return;
    narrow = rounded;
  }
  if (!narrow || !leavesKernel(product) || type.getEncoding())
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  Location loc = op.getLoc();
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, op.getDpsInits()[0]), narrow);
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> loops(type.getRank(), utils::IteratorType::parallel);
  auto rounded = GenericOp::create(builder, loc, empty.getType(), product, empty, {map, map}, loops,
                                   [&](OpBuilder &body, Location at, ValueRange elements) {
                                     Value element =
                                         arith::TruncFOp::create(body, at, narrow, elements[0]);
                                     linalg::YieldOp::create(body, at, element);
                                   });
  for (OpOperand &use : llvm::make_early_inc_range(product.getUses())) {
    if (use.getOwner() == rounded)
      continue;
    BlockArgument element = readInstead(use, rounded.getResult(0));
    for (Operation *user : llvm::make_early_inc_range(element.getUsers())) {
      user->getResult(0).replaceAllUsesWith(element);
      user->erase();
    }
  }
}

struct NarrowStores final : impl::NarrowStoresBase<NarrowStores> {
  void rewrite(Rewriting &r) override {
    SmallVector<GenericOp> generics;
    SmallVector<linalg::LinalgOp> products;
    r.function.walk([&](linalg::LinalgOp op) {
      if (isSumOfProducts(op))
        products.push_back(op);
      else if (auto generic = dyn_cast<GenericOp>(op.getOperation()))
        generics.push_back(generic);
    });
    llvm::for_each(generics, widenInReaders);
    llvm::for_each(products, roundBeforeReaders);
  }
};
} // namespace
} // namespace sluice::global
