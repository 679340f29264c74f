//===- ConvolveBytes.cpp - quantized images are convolved and pooled as they are stored -------===//
// Quantized models subtract zero points and multiply by scales before they convolve:
//   %x = pad((ext(%qx) - zx) * sx, 0.0),  %w = ext(%qw) * sw[c],  %y = conv(%x, %w)
//     ->
//   %i = conv(pad(%qx, zx), %qw) : i32
//   %y = float(%i - zx * sum(%qw)[c]) * (sx * sw[c])
// What lies around the image is the zero point, so that the sum of the weights is subtracted
// everywhere. A zero point of the weights is multiplied by the sum of each window, which all
// channels share; where they do not (depthwise), weights are centered in i16 before. Else as in
// MultiplyBytes.cpp. The largest of a window is that of its
// bytes, since scales are positive:
//   max(pad((ext(%qx) - zx) * sx, lowest))  ->  (ext(max(pad(%qx, 0))) - zx) * sx
// The sum of a window is the product of its bytes and ones.
// Where only the weights are bytes, kernels widen them, and sums are scaled:
//   conv(%x, float(%qw) * sw[c])  ->  conv(%x, float(%qw)) * sw[c]
//===----------------------------------------------------------------------===//
#include "compiler/Global/ByteFactors.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_CONVOLVEBYTES
#include "compiler/Global/Passes.h.inc"
namespace {

/// A convolution of bytes that stands for one of what is made from them.
struct ByteConvolution {
  linalg::LinalgOp op;
  tensor::PadOp padding;     ///< Of the image, with zeros; maybe null.
  ByteFactor image, weights; ///< The image before padding, with one zero point and scale.
  bool isScaled() { return image.scale.value || isOfFloats(); }
  bool isOfFloats() { return op.getDpsInputs()[0] == image.bytes.value; }
};

/// Whether the image stays as it is, of floats, and `weights` are bytes without a zero point, or
/// centered, that are scaled; fewer are numbers before the program runs.
bool hasByteWeights(linalg::LinalgOp op, const ByteFactor &weights) {
  auto type = cast<RankedTensorType>(op.getDpsInputs()[1].getType());
  return llvm::all_of(op->getOperandTypes(),
                      [](Type operand) { return getElementTypeOrSelf(operand).isF32(); }) &&
         weights.scale.value && (weights.zero.value || !weights.bytes.isUnsigned) &&
         type.hasStaticShape() && type.getNumElements() * 4 > kFreelyEvaluatedBytes;
}

FailureOr<ByteConvolution> match(linalg::LinalgOp op, const kernels::Preferences &preferences,
                                 util::DeclineRemarks &remarks) {
  if (!linalg::isaConvolutionOpInterface(op) || linalg::isaContractionOpInterface(op) ||
      op.getNumDpsInputs() != 2 || !op.hasPureTensorSemantics() ||
      llvm::none_of(*op.getBlock(), llvm::IsaPred<arith::MulFOp, arith::MulIOp>))
    return failure();
  Value image = op.getDpsInputs()[0];
  ByteConvolution found{op, image.getDefiningOp<tensor::PadOp>(), {}, {}};
  if (found.padding)
    image = found.padding.getSource();
  AffineMap map = op.getIndexingMapsArray()[1],
            imageMap = AffineMap::getMultiDimIdentityMap(
                cast<ShapedType>(image.getType()).getRank(), op.getContext());
  auto x = byteFactorOf(image, imageMap),
       w = byteFactorOf(op.getDpsInputs()[1], map, /*leastBits=*/1);
  if (!w || (!x && !hasByteWeights(op, *w)))
    return failure();
  if (!x) {
    imageMap = op.getIndexingMapsArray()[0];
    x.emplace().bytes = {op.getDpsInputs()[0], imageMap};
    found.padding = {};
  }
  found.image = *x, found.weights = *w;
  Type sum = getElementTypeOrSelf(op->getResult(0).getType());
  for (const ByteFactor &factor : {*x, *w})
    if (!found.isOfFloats() &&
        (!isa<IntegerType>(getElementTypeOrSelf(factor.bytes.value.getType())) ||
         bool(factor.scale.value) != found.isScaled()))
      return failure();
  if (found.isScaled() ? !sum.isF32() : !sum.isInteger(32))
    return failure();
  if (!preferences.convolvesBytes())
    return remarks.decline(op, "no kernels for its bytes");
  Value outside = found.padding ? found.padding.getConstantPaddingValue() : Value();
  if (!kernels::isZero(op.getDpsInits()[0]) ||
      (found.padding &&
       (!outside || !(matchPattern(outside, m_AnyZeroFloat()) || matchPattern(outside, m_Zero())))))
    return remarks.decline(op, "sums do not begin at zero, or what is around the image is not");
  if (x->bytes.map != imageMap || w->bytes.map != map || !map.isProjectedPermutation())
    return remarks.decline(op, "bytes are read in another order");
  for (const ByteParameter &parameter : {x->zero, x->scale})
    if (parameter.map && parameter.map.getNumResults() != 0)
      return remarks.decline(op, "the image has several zero points or scales");
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges()))
    for (const ByteParameter &parameter : {w->zero, w->scale})
      if (linalg::isReductionIterator(op.getIteratorTypesArray()[loop]) && parameter.map &&
          size != 1 && parameter.map.isFunctionOfDim(loop))
        return remarks.decline(op, "zero points or scales differ along the sum");
  if (!found.isOfFloats() && termsOf(op) > kMostTerms)
    return remarks.decline(op, "sums of too many terms for i32");
  return found;
}

/// `bytes` with `outside` around them, as `padding` has it.
Value padded(RewriterBase &rewriter, Value bytes, tensor::PadOp padding, Value outside) {
  auto type = cast<RankedTensorType>(padding.getType()).clone(outside.getType());
  return tensor::PadOp::create(rewriter, padding.getLoc(), type, bytes, padding.getMixedLowPad(),
                               padding.getMixedHighPad(), outside, padding.getNofold());
}

void convolveBytes(RewriterBase &rewriter, ByteConvolution c) {
  Location loc = c.op.getLoc();
  rewriter.setInsertionPoint(c.op);
  if (!c.weights.zero.value)
    c.weights.bytes.value = asBytes(rewriter, loc, c.weights.bytes);
  ByteFactor factors[] = {c.image, c.weights};
  if (c.padding) {
    Value outside = c.image.zero.value;
    if (!outside)
      outside = arith::ConstantIntOp::create(rewriter, loc, 0, 8);
    if (isa<RankedTensorType>(outside.getType()))
      outside = rewriter.createOrFold<tensor::ExtractOp>(loc, outside, ValueRange());
    factors[0].bytes.value = padded(rewriter, c.image.bytes.value, c.padding, outside);
  }
  AffineMap map = factors[0].bytes.map = c.op.getIndexingMapsArray()[0];
  bool sharesImage = llvm::any_of(map.getResults(), [&](AffineExpr place) {
    auto loop = dyn_cast<AffineDimExpr>(place);
    return loop && linalg::isReductionIterator(c.op.getIteratorTypesArray()[loop.getPosition()]);
  });
  if (c.weights.zero.value && (c.isOfFloats() || !sharesImage)) {
    ByteParameter &weights = factors[1].bytes;
    weights.value = centeredBytes(rewriter, loc, c.weights);
    weights.isUnsigned = false;
    factors[1].zero = {};
  }
  multiplyFactors(rewriter, c.op, factors, c.isScaled());
}

/// Whether `value` is a float that no other is below.
bool isLowest(Value value) {
  APFloat number(0.0f);
  return value && matchPattern(value, m_ConstantFloat(&number)) && number.isNegative() &&
         (number.isInfinity() || number.isLargest());
}

/// Whether each window of `op` has a place that is not padding: it has no gaps, and is wider.
bool reachesImage(linalg::LinalgOp op, tensor::PadOp padding) {
  auto dims = linalg::inferConvolutionDims(op);
  if (failed(dims) || llvm::any_of(dims->dilations, [](int64_t step) { return step != 1; }))
    return false;
  for (auto [dim, place] : llvm::enumerate(op.getIndexingMapsArray()[0].getResults())) {
    int64_t width = 1;
    for (unsigned loop : dims->filterLoop)
      if (place.isFunctionOfDim(loop))
        width = op.getStaticLoopRanges()[loop];
    for (int64_t beside : {padding.getStaticLow()[dim], padding.getStaticHigh()[dim]})
      if (ShapedType::isDynamic(beside) || ShapedType::isDynamic(width) || beside >= width)
        return false;
  }
  return true;
}

/// Takes the largest bytes instead of the largest numbers made of them, or adds bytes up instead of
/// numbers, if `op` is a pool of such.
void poolBytes(RewriterBase &rewriter, linalg::LinalgOp op) {
  Block *body = op.getBlock();
  bool isSum = isa<arith::AddFOp>(body->front());
  auto isNeutral = [&](Value value) {
    return isSum ? value && matchPattern(value, m_AnyZeroFloat()) : isLowest(value);
  };
  auto fill = op.getNumDpsInits() == 1 ? op.getDpsInits()[0].getDefiningOp<linalg::FillOp>()
                                       : linalg::FillOp();
  if (!(isSum || isa<arith::MaximumFOp>(body->front())) || body->getOperations().size() != 2 ||
      op.getNumDpsInputs() != 2 || op.getNumReductionLoops() == 0 || !op.hasPureTensorSemantics() ||
      !fill || !isNeutral(fill.getInputs()[0]) || body->getArguments().back().use_empty() ||
      body->getArgument(0).use_empty())
    return;
  Value image = op.getDpsInputs()[0];
  auto padding = image.getDefiningOp<tensor::PadOp>();
  if (padding) {
    if (!isNeutral(padding.getConstantPaddingValue()) || !(isSum || reachesImage(op, padding)))
      return;
    image = padding.getSource();
  }
  auto made = image.getDefiningOp<linalg::GenericOp>();
  AffineMap whole = rewriter.getMultiDimIdentityMap(cast<ShapedType>(image.getType()).getRank());
  std::optional<ByteFactor> factor = made ? byteFactorOf(image, whole) : std::nullopt;
  APFloat scale(0.0f);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  // Its other operands are one value each.
  if (!factor || !factor->scale.value ||
      !matchPattern(factor->scale.value, m_ConstantFloat(&scale)) || scale.isNegative() ||
      !scale.isFiniteNonZero() || factor->bytes.map != whole ||
      made.getDpsInputs()[0] != factor->bytes.value || type.getRank() != whole.getNumDims() ||
      !getElementTypeOrSelf(factor->bytes.value.getType()).isInteger(8) ||
      llvm::any_of(ArrayRef(made.getIndexingMapsArray()).slice(1, made.getNumDpsInputs() - 1),
                   [](AffineMap map) { return map.getNumResults() != 0; }))
    return;
  auto window = dyn_cast<RankedTensorType>(op.getDpsInputs()[1].getType());
  if (isSum) {
    if (!type.getElementType().isF32() || !window || !window.hasStaticShape() ||
        termsOf(op) > kMostTerms || !op.getIndexingMapsArray()[1].isProjectedPermutation())
      return;
    rewriter.setInsertionPoint(op);
    Type i8 = rewriter.getI8Type();
    Value ones = arith::ConstantOp::create(
        rewriter, op.getLoc(),
        SplatElementsAttr::get(window.clone(i8), rewriter.getIntegerAttr(i8, 1)));
    ByteFactor weights;
    weights.bytes = {ones, op.getIndexingMapsArray()[1], /*isUnsigned=*/factor->bytes.isUnsigned};
    convolveBytes(rewriter, {op, padding, *factor, weights});
    return;
  }
  bool isUnsigned = factor->bytes.isUnsigned;
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Value lowest = arith::ConstantIntOp::create(rewriter, loc, isUnsigned ? 0 : INT8_MIN, 8);
  Value bytes = factor->bytes.value;
  if (padding)
    bytes = padded(rewriter, bytes, padding, lowest);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, op.getDpsInits()[0]);
  auto larger = [&](OpBuilder &b, ValueRange x) -> Value {
    return isUnsigned ? arith::MaxUIOp::create(b, loc, x[0], x[2]).getResult()
                      : arith::MaxSIOp::create(b, loc, x[0], x[2]).getResult();
  };
  Value pooled = computed(rewriter, loc, rewriter.getI8Type(), sizes, {bytes, op.getDpsInputs()[1]},
                          op.getIndexingMapsArray(), larger, lowest)
                     .getResult(0);
  SmallVector<Value> inputs(made.getDpsInputs());
  inputs.front() = pooled;
  Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  rewriter.replaceOp(op, withBodyOf(rewriter, made, inputs, empty, made.getIndexingMapsArray()));
}

struct ConvolveBytes final : impl::ConvolveBytesBase<ConvolveBytes> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    for (linalg::LinalgOp op : r.all<linalg::LinalgOp>())
      if (auto convolution = match(op, preferences, r.remarks); succeeded(convolution))
        convolveBytes(r.rewriter, *convolution);
      else if (preferences.convolvesBytes())
        poolBytes(r.rewriter, op);
  }
};

} // namespace
} // namespace sluice::global
