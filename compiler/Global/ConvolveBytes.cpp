//===- ConvolveBytes.cpp - quantized images are convolved as they are stored ------------------===//
// Quantized models subtract zero points and multiply by scales before they convolve:
//   %x = pad((ext(%qx) - zx) * sx, 0.0),  %w = ext(%qw) * sw[c],  %y = conv(%x, %w)
//     ->
//   %i = conv(pad(%qx, zx), %qw) : i32
//   %y = float(%i - (zx * sum(%qw))[c]) * (sx * sw)[c]
// What lies around the image is the zero point, so that the sum of the weights is subtracted
// everywhere. It and the products of scales are constants where weights, zero point and scales are.
// The sum is exact, where that of floats was rounded at each step. What follows, such as rounding
// to bytes again, is computed in the convolution's kernel.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Global/ByteFactors.h"
#include "compiler/Global/Passes.h"
#include "compiler/Kernels/Preferences.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace sluice::global {
#define GEN_PASS_DEF_CONVOLVEBYTES
#include "compiler/Global/Passes.h.inc"
namespace {

/// A convolution of bytes that stands for one of what is made from them.
struct ByteConvolution {
  linalg::LinalgOp op;
  tensor::PadOp padding;     ///< Of the image, with zeros; maybe null.
  ByteFactor image, weights; ///< The image before padding, with one zero point and scale.
  bool isScaled() const { return bool(image.scale.value); }
};

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
  auto whole = [&](Value value) {
    return AffineMap::getMultiDimIdentityMap(cast<RankedTensorType>(value.getType()).getRank(),
                                             op.getContext());
  };
  AffineMap imageMap = whole(image), map = op.getIndexingMapsArray()[1];
  auto x = byteFactorOf(image, imageMap), w = byteFactorOf(op.getDpsInputs()[1], map);
  if (!x || !w)
    return failure();
  found.image = *x, found.weights = *w;
  Type sum = getElementTypeOrSelf(op->getResult(0).getType());
  for (const ByteFactor &factor : {*x, *w})
    if (!isa<IntegerType>(getElementTypeOrSelf(factor.bytes.value.getType())) ||
        bool(factor.scale.value) != found.isScaled())
      return failure();
  if (found.isScaled() ? !sum.isF32() : !sum.isInteger(32))
    return failure();
  if (!preferences.convolvesBytes())
    return remarks.decline(op, "no kernels for its bytes");
  Value outside = found.padding ? found.padding.getConstantPaddingValue() : Value();
  if (!kernels::isZero(op.getDpsInits()[0]) ||
      (found.padding && (!outside || !(matchPattern(outside, m_AnyZeroFloat()) ||
                                       matchPattern(outside, m_Zero())))))
    return remarks.decline(op, "sums do not begin at zero, or what is around the image is not");
  if (x->bytes.map != imageMap || w->bytes.map != map || !map.isProjectedPermutation())
    return remarks.decline(op, "bytes are read in another order");
  if (w->zero.value)
    return remarks.decline(op, "weights have a zero point");
  for (const ByteParameter &parameter : {x->zero, x->scale})
    if (parameter.map && parameter.map.getNumResults() != 0)
      return remarks.decline(op, "the image has several zero points or scales");
  int64_t terms = 1;
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (!linalg::isReductionIterator(op.getIteratorTypesArray()[loop]))
      continue;
    terms = ShapedType::isDynamic(size) ? kMostTerms + 1 : std::min(terms * size, kMostTerms + 1);
    if (w->scale.map && size != 1 && w->scale.map.isFunctionOfDim(loop))
      return remarks.decline(op, "scales differ along the sum");
  }
  if (terms > kMostTerms)
    return remarks.decline(op, "sums of more than " + Twine(kMostTerms) +
                                   " terms may be too large for i32");
  return found;
}

/// The image's bytes, with its zero point around them.
Value paddedBytes(RewriterBase &rewriter, const ByteConvolution &c) {
  Value bytes = c.image.bytes.value;
  if (!c.padding)
    return bytes;
  tensor::PadOp pad = c.padding;
  Location loc = pad.getLoc();
  Type byte = getElementTypeOrSelf(bytes.getType());
  Value zero = c.image.zero.value;
  if (!zero)
    zero = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(byte));
  else if (isa<RankedTensorType>(zero.getType()))
    zero = rewriter.createOrFold<tensor::ExtractOp>(loc, zero, ValueRange());
  auto type = cast<RankedTensorType>(pad.getType()).clone(byte);
  return tensor::PadOp::create(rewriter, loc, cast<RankedTensorType>(type), bytes,
                               pad.getMixedLowPad(), pad.getMixedHighPad(), zero, pad.getNofold());
}

void rewrite(RewriterBase &rewriter, const ByteConvolution &c) {
  linalg::LinalgOp op = c.op;
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  Type i32 = rewriter.getI32Type(), f32 = rewriter.getF32Type();
  Value zero = arith::ConstantIntOp::create(rewriter, loc, 0, 32);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, op.getDpsInits()[0]);
  Value sums =
      linalg::FillOp::create(rewriter, loc, zero,
                             tensor::EmptyOp::create(rewriter, loc, sizes, i32).getResult())
          .getResult(0);
  auto convolution = linalg::GenericOp::create(
      rewriter, loc, sums.getType(), ValueRange{paddedBytes(rewriter, c), c.weights.bytes.value},
      sums, maps, op.getIteratorTypesArray(), [&](OpBuilder &b, Location, ValueRange x) {
        Value product = arith::MulIOp::create(b, loc, extendedByte(b, loc, x[0], c.image.bytes.isUnsigned),
                                              extendedByte(b, loc, x[1], c.weights.bytes.isUnsigned));
        linalg::YieldOp::create(b, loc, arith::AddIOp::create(b, loc, x[2], product).getResult());
      });

  // Channels: the loops of the result that the weights know, by their dimension in it.
  SmallVector<AffineExpr> channels, channelOf(op.getNumLoops(), rewriter.getAffineConstantExpr(0));
  SmallVector<OpFoldResult> channelSizes;
  for (auto [dim, loop] : llvm::enumerate(maps[2].getResults()))
    if (unsigned position = cast<AffineDimExpr>(loop).getPosition();
        maps[1].isFunctionOfDim(position)) {
      channelOf[position] = rewriter.getAffineDimExpr(channels.size());
      channels.push_back(rewriter.getAffineDimExpr(dim));
      channelSizes.push_back(sizes[dim]);
    }
  int64_t count = channels.size(), rank = sizes.size();
  auto byChannel = [&](AffineMap map) {
    return map.replaceDimsAndSymbols(channelOf, {}, count, 0);
  };
  // Two values for each channel together; those that are no tensors are used as they are.
  auto together = [&](Type element, const ByteParameter &a, const ByteParameter &other,
                      function_ref<Value(OpBuilder &, Value, Value)> body) -> Value {
    SmallVector<Value> values;
    SmallVector<AffineMap> places;
    for (const ByteParameter *each : {&a, &other})
      if (each->map)
        values.push_back(each->value), places.push_back(byChannel(each->map));
    places.push_back(rewriter.getMultiDimIdentityMap(count));
    Value empty = tensor::EmptyOp::create(rewriter, loc, channelSizes, element);
    return linalg::GenericOp::create(
               rewriter, loc, empty.getType(), values, empty, places,
               SmallVector<utils::IteratorType>(count, utils::IteratorType::parallel),
               [&](OpBuilder &b, Location, ValueRange x) {
                 Value first = a.map ? x[0] : a.value,
                       second = other.map ? x[a.map ? 1 : 0] : other.value;
                 linalg::YieldOp::create(b, loc, body(b, first, second));
               })
        .getResult(0);
  };
  AffineMap read = AffineMap::get(rank, 0, channels, rewriter.getContext());
  SmallVector<Value> inputs{convolution.getResult(0)};
  SmallVector<AffineMap> inputMaps{rewriter.getMultiDimIdentityMap(rank)};
  const ByteParameter &point = c.image.zero;
  if (point.value) {
    auto [sum, places] = sumOfBytes(rewriter, loc, c.weights.bytes, op.getIteratorTypesArray());
    inputs.push_back(together(i32, point, {sum, places}, [&](OpBuilder &b, Value z, Value total) -> Value {
      return arith::MulIOp::create(b, loc, extendedByte(b, loc, z, point.isUnsigned), total);
    }));
    inputMaps.push_back(read);
  }
  if (c.isScaled()) {
    auto multiply = [&](OpBuilder &b, Value x, Value w) -> Value {
      return arith::MulFOp::create(b, loc, x, w);
    };
    inputs.push_back(together(f32, c.image.scale, c.weights.scale, multiply));
    inputMaps.push_back(read);
  }
  Value init = tensor::EmptyOp::create(rewriter, loc, sizes,
                                       getElementTypeOrSelf(op->getResult(0).getType()));
  inputMaps.push_back(inputMaps.front());
  rewriter.replaceOpWithNewOp<linalg::GenericOp>(
      op, init.getType(), inputs, init, inputMaps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &b, Location, ValueRange x) {
        Value total = x[0];
        if (point.value)
          total = arith::SubIOp::create(b, loc, total, x[1]);
        if (c.isScaled()) {
          total = arith::SIToFPOp::create(b, loc, f32, total);
          total = arith::MulFOp::create(b, loc, total, x[point.value ? 2 : 1]);
        }
        linalg::YieldOp::create(b, loc, total);
      });
}

struct ConvolveBytes final : impl::ConvolveBytesBase<ConvolveBytes> {
  using Base::Base;
  void runOnOperation() override {
    auto preferences = kernels::Preferences::of(getOperation());
    if (failed(preferences))
      return signalPassFailure();
    util::DeclineRemarks remarks(getContext(), getArgument());
    IRRewriter rewriter(&getContext());
    SmallVector<linalg::LinalgOp> operations;
    getOperation().walk([&](linalg::LinalgOp op) { operations.push_back(op); });
    for (linalg::LinalgOp op : operations)
      if (auto convolution = match(op, *preferences, remarks); succeeded(convolution))
        rewrite(rewriter, *convolution);
  }
};

} // namespace
} // namespace sluice::global
