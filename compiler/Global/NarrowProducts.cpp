//===- NarrowProducts.cpp - models of f32 multiply in 16 bits ---------------===//
// For `--float=f16` and `--float=bf16`: what products, convolutions and attention read is rounded;
// sums, and all that is computed on them, stay in f32.
//   %c = generic {%acc + %x * %y} ins(%a, %b : f32) outs(%zero : f32)
//     ->
//   %c = generic {%acc + extf(%x) * extf(%y)} ins(truncf(%a), truncf(%b)) outs(%zero : f32)
// What is stored between kernels in so few bits is for NarrowStores to say, once elementwise
// operations are merged. A remark at each function says how many products there were, others which
// of them stay as they are: those by constants that 16 bits cannot hold, and what kernels of the
// target do not do in that type.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_NARROWPRODUCTS
#include "compiler/Global/Passes.h.inc"

FloatType narrowType(MLIRContext *context, StringRef name) {
  return llvm::StringSwitch<FloatType>(name)
      .Case("f16", Float16Type::get(context))
      .Case("bf16", BFloat16Type::get(context))
      .Default({});
}

bool isWithin(const APFloat &value, FloatType type) {
  return !value.isFinite() || abs(value).convertToDouble() <=
                                  APFloat::getLargest(type.getFloatSemantics()).convertToDouble();
}

static bool isF32(Value value) { return getElementTypeOrSelf(value.getType()).isF32(); }

/// Whether `value` is no constant with numbers beyond the range of `type`.
static bool holds(FloatType type, Value value) {
  DenseElementsAttr constant;
  DenseResourceElementsAttr resource;
  if (type.isBF16())
    return true;
  if (matchPattern(value, m_Constant(&constant)))
    return llvm::all_of(constant.getValues<APFloat>(),
                        [&](const APFloat &x) { return isWithin(x, type); });
  if (!matchPattern(value, m_Constant(&resource)))
    return true;
  std::optional<ArrayRef<float>> numbers =
      cast<DenseF32ResourceElementsAttr>(resource).tryGetAsArrayRef();
  return numbers && llvm::all_of(*numbers, [&](float x) { return isWithin(APFloat(x), type); });
}

/// The elements of `value` converted one by one, before they are padded.
static Value converted(IRRewriter &b, Value value, FloatType type) {
  Location loc = value.getLoc();
  bool widens = type.getWidth() > getElementTypeOrSelf(value).getIntOrFloatBitWidth();
  auto convert = [&](OpBuilder &b, ValueRange x) -> Value {
    if (widens)
      return arith::ExtFOp::create(b, loc, type, x[0]);
    return b.createOrFold<arith::TruncFOp>(loc, type, x[0]);
  };
  if (auto pad = value.getDefiningOp<tensor::PadOp>())
    if (Value number = pad.getConstantPaddingValue())
      return tensor::PadOp::create(b, loc, cast<RankedTensorType>(value.getType()).clone(type),
                                   converted(b, pad.getSource(), type), pad.getMixedLowPad(),
                                   pad.getMixedHighPad(), convert(b, number), pad.getNofold());
  AffineMap map = b.getMultiDimIdentityMap(cast<RankedTensorType>(value.getType()).getRank());
  return computed(b, loc, type, tensor::getMixedSizes(b, loc, value), value, {map, map}, convert)
      .getResult(0);
}

/// A product of two tensors of f32, or a convolution.
static bool isProductOfF32(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && op.getNumDpsInputs() == 2 && op.getNumDpsInits() == 1 &&
         (linalg::isaContractionOpInterface(op) || linalg::isaConvolutionOpInterface(op)) &&
         llvm::all_of(op->getOperands(), isF32) && op.getNumReductionLoops();
}

static bool isAttention(linalg_ext::AttentionOp op) {
  return op.hasPureTensorSemantics() && llvm::all_of(op.getInputs().take_front(3), isF32) &&
         isF32(op.getOutput());
}

static LogicalResult multiplyIn(IRRewriter &b, linalg::LinalgOp op, FloatType type) {
  b.setInsertionPoint(op);
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  if (!generic) {
    auto made = linalg::generalizeNamedOp(b, op);
    if (failed(made))
      return failure();
    generic = *made;
  }
  b.setInsertionPoint(generic);
  for (OpOperand *operand : generic.getDpsInputOperands())
    readWidened(b, operand, converted(b, operand->get(), type));
  return success();
}

static void attendIn(IRRewriter &b, linalg_ext::AttentionOp op, FloatType type) {
  b.setInsertionPoint(op);
  for (unsigned i = 0; i < 3; ++i)
    op.getInputsMutable()[i].set(converted(b, op.getInputs()[i], type));
  Value empty = emptyLike(b, op.getLoc(), op.getOutput(), type);
  op.getOutputsMutable()[0].set(empty);
  Value result = op->getResult(0);
  result.setType(empty.getType());
  b.setInsertionPointAfter(op);
  Value widened = converted(b, result, b.getF32Type());
  result.replaceAllUsesExcept(widened, widened.getDefiningOp());
}

namespace {
struct NarrowProducts final : impl::NarrowProductsBase<NarrowProducts> {
  using NarrowProductsBase::NarrowProductsBase;
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    FloatType type = narrowType(&getContext(), this->type);
    unsigned all = 0, narrow = 0;
    auto decide = [&](Operation *op, ValueRange read) {
      if (!preferences.gainsFromNarrowImages() &&
          linalg::isaConvolutionOpInterface(dyn_cast<linalg::LinalgOp>(op)))
        return r.remarks.decline(
            r.function, "convolutions stay in f32: the target has no fast ones of " + this->type);
      if (llvm::all_of(read, [&](Value value) { return holds(type, value); }))
        return success();
      return r.remarks.decline(op, "stays in f32: it reads constants beyond the range of " +
                                       this->type);
    };
    for (auto op : r.all<linalg::LinalgOp>(isProductOfF32)) {
      ++all;
      narrow +=
          succeeded(decide(op, op.getDpsInputs())) && succeeded(multiplyIn(r.rewriter, op, type));
    }
    for (auto op : r.all<linalg_ext::AttentionOp>(isAttention)) {
      ++all;
      if (failed(decide(op, op.getInputs().take_front(3))))
        continue;
      attendIn(r.rewriter, op, type);
      ++narrow;
    }
    if (all)
      (void)r.remarks.decline(
          r.function, Twine(narrow) + " of " + Twine(all) +
                          " products, convolutions and attentions of f32 read " + this->type);
  }
};
} // namespace
} // namespace sluice::global
