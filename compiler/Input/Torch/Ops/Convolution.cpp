//===- Convolution.cpp - convolutions, and pictures of other sizes --------===//
#include "compiler/Input/Onnx/Ops/Matrices.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

GraphValue convolve(Aten &aten, const char *onnx, ArrayRef<Compose::Attribute> attributes) {
  GraphValue x = aten.operand(0), weight = aten.operand(1);
  int64_t rank = weight.rank();
  if (rank < 3 || (x.rank() != rank && x.rank() != rank - 1))
    return aten.fail("the input of rank " + Twine(x.rank()) + " does not fit a kernel of rank " +
                     Twine(rank));
  return aten.batched(x, rank, [&](const GraphValue &x) {
    return aten.onnx(onnx, {x, weight, aten.operand(2)}, attributes);
  });
}

unsigned spatialOf(Aten &aten) { return std::max<int64_t>(1, aten.operand(1).rank() - 2); }

/// Which operands say what, besides the input, weights, a bias, the stride and the padding.
struct ConvolutionOperands {
  unsigned dilation, groups, outputPadding = 0, isTransposed = 0;
};
template <ConvolutionOperands at> GraphValue importConvolution(Aten &aten) {
  unsigned n = spatialOf(aten);
  SmallVector<Compose::Attribute> attributes{{"strides", aten.integers(3, n, 1)},
                                             {"pads", onBothSides(aten.integers(4, n, 0))},
                                             {"dilations", aten.integers(at.dilation, n, 1)},
                                             {"group", aten.integer(at.groups, 1)}};
  if (!at.outputPadding || (at.isTransposed && !aten.boolean(at.isTransposed, false)))
    return convolve(aten, "Conv", attributes);
  attributes.push_back({"output_padding", aten.integers(at.outputPadding, n, 0)});
  return convolve(aten, "ConvTranspose", attributes);
}
/// Of [time, batch, channels], weights [kernel, channels, features].
GraphValue importConvTbc(Aten &aten, GraphValue x, GraphValue weight, GraphValue bias,
                         Or<int64_t, 0> padding) {
  x = aten.transposed(x, {1, 2, 0});
  GraphValue result = aten.onnx("Conv", {x, aten.transposed(weight, {2, 1, 0}), bias},
                                {{"pads", SmallVector<int64_t>(2, padding)}});
  return aten.transposed(result, {2, 0, 1});
}
/// The padding by name, "valid" or "same".
GraphValue importConvNamed(Aten &aten) {
  unsigned n = spatialOf(aten);
  std::string padding = aten.text(4, "valid");
  if (padding != "same" && padding != "valid")
    return aten.fail("unknown padding '" + padding + "'");
  return convolve(aten, "Conv",
                  {{"strides", aten.integers(3, n, 1)},
                   {"auto_pad", std::string(padding == "same" ? "SAME_UPPER" : "VALID")},
                   {"dilations", aten.integers(5, n, 1)},
                   {"group", aten.integer(6, 1)}});
}

//===- Pictures of other sizes --------------------------------------------===//

/// A list of factors or one after the other, from operand `first` on: as many as dimensions, or
/// none.
SmallVector<double> resizeFactors(Aten &aten, unsigned first, size_t spatial) {
  SmallVector<double> factors;
  if (!aten.isNone(first) && aten.argument(first).kind == Argument::List)
    factors = aten.reals(first);
  for (unsigned i = first; factors.size() < spatial && !aten.isNone(i); ++i)
    factors.push_back(aten.real(i));
  return factors.size() == spatial ? factors : SmallVector<double>();
}

/// Dimensions `axes` in other sizes. Factors say where in `x` elements of the result lie, if there
/// are any.
template <Named mode>
GraphValue resized(Aten &aten, const GraphValue &x, ArrayRef<int64_t> axes,
                   ArrayRef<OpFoldResult> sizes, ArrayRef<double> factors, bool aligns) {
  bool isExact = StringRef(mode.text) == "nearest_exact",
       isNearest = isExact || StringRef(mode.text) == "nearest";
  SmallVector<Compose::Attribute> attributes{
      {"mode", std::string(isNearest ? "nearest" : mode.text)},
      {"coordinate_transformation_mode", std::string(aligns                  ? "align_corners"
                                                     : isNearest && !isExact ? "asymmetric"
                                                                             : "half_pixel")},
      {"axes", SmallVector<int64_t>(axes)}};
  if (isNearest)
    attributes.push_back({"nearest_mode", std::string(isExact ? "round_prefer_ceil" : "floor")});
  SmallVector<GraphValue> scales;
  for (size_t i = 0; i < factors.size() && !aligns; ++i) {
    GraphValue scale = aten.number(kFloat, factors[i]);
    if (StringRef(mode.text) != "cubic") // A dimension that keeps its size is left alone.
      scale =
          aten.select(aten.equal(aten.integer(x.shape[axes[i]]), aten.integer(sizes[i])), 1, scale);
    scales.push_back(aten.asVector(scale));
  }
  GraphValue all = scales.empty() ? GraphValue() : aten.concat(scales, 0);
  return aten.onnx("Resize", {x, {}, all, aten.integersOf(sizes)}, attributes);
}

/// input, output_size?, (align_corners unless nearest,) factors?: they say the size of the result
/// if it is not given.
template <Named mode> GraphValue importResize(Aten &aten, GraphValue x, Shape sizes) {
  bool isNearest = StringRef(mode.text) == "nearest";
  size_t spatial = std::max<int64_t>(x.rank() - 2, 0);
  SmallVector<double> factors = resizeFactors(aten, isNearest ? 2 : 3, spatial);
  if (sizes.empty())
    for (auto [size, factor] :
         llvm::zip(ArrayRef(x.shape).drop_front(x.rank() - spatial), factors)) {
      double whole = std::round(factor);
      if (auto known = staticSize(size))
        sizes.push_back(aten.fixed(int64_t(double(*known) * factor)));
      else if (whole == factor)
        sizes.push_back(aten.node.mul(size, aten.fixed(int64_t(whole))));
      else if (whole = std::round(1 / factor); std::abs(whole * factor - 1) < 1e-9)
        sizes.push_back(aten.node.floorDiv(size, aten.fixed(int64_t(whole))));
      else
        sizes.push_back(aten.asSize(
            aten.cast(aten.mul(aten.cast(aten.integer(size), kDouble), factor), kInt64)));
    }
  if (!spatial || sizes.size() != spatial)
    return aten.fail("needs a size for each of " + Twine(spatial) + " dimensions");
  return resized<mode>(aten, x, llvm::to_vector(llvm::seq<int64_t>(2, x.rank())), sizes, factors,
                       !isNearest && aten.boolean(2));
}

/// gradient, output_size, input_size, (align_corners unless nearest,) factors?: a product with what
/// the operator makes of the unit matrix, along each dimension.
template <Named mode>
GraphValue importResizeBackward(Aten &aten, GraphValue gradient, Unread, Shape sizes) {
  bool isNearest = StringRef(mode.text).starts_with("nearest");
  size_t spatial = aten.dims();
  if (sizes.size() != spatial + 2)
    return aten.fail("needs a size for each of " + Twine(spatial + 2) + " dimensions");
  SmallVector<double> factors = resizeFactors(aten, isNearest ? 3 : 4, spatial);
  bool aligns = !isNearest && aten.boolean(3);
  return throughMatrices(aten, gradient, [&](unsigned i, int64_t axis) {
    GraphValue one =
        onnx::identity(aten, {aten.fixed(1), sizes[2 + i], sizes[2 + i]}, gradient.type);
    ArrayRef<double> factor = factors.empty() ? ArrayRef<double>() : ArrayRef(factors[i]);
    return aten.squeezed(resized<mode>(aten, one, {1}, {gradient.shape[axis]}, factor, aligns), 0);
  });
}

GraphValue importGridSampler(Aten &aten, GraphValue x, GraphValue grid, Or<int64_t, 0> mode,
                             Or<int64_t, 0> padding, Or<bool, false> aligns) {
  static constexpr const char *kModes[] = {"linear", "nearest", "cubic"},
                              *kPaddings[] = {"zeros", "border", "reflection"};
  if (mode < 0 || mode > 2 || padding < 0 || padding > 2)
    return aten.fail("unknown mode");
  return aten.onnx("GridSample", {x, grid},
                   {{"mode", std::string(kModes[mode])},
                    {"padding_mode", std::string(kPaddings[padding])},
                    {"align_corners", int64_t(aligns)}});
}

GraphValue importCol2im(Aten &aten, GraphValue x, Each<0> size, Each<1> kernel, Each<1> dilation,
                        Each<0> padding, Each<1> stride) {
  return aten.batched(x, 3, [&](const GraphValue &x) {
    return aten.onnx(
        "Col2Im", {x, aten.onnx.integers(size), aten.onnx.integers(kernel)},
        {{"dilations", dilation}, {"pads", onBothSides(padding)}, {"strides", stride}});
  });
}

/// The windows of a picture as columns, by indices along each dimension.
GraphValue importIm2col(Aten &aten, GraphValue x, Each<1> kernel, Each<1> dilation, Each<0> padding,
                        Each<1> stride) {
  if (x.rank() != 3 && x.rank() != 4)
    return aten.fail("needs a picture");
  return aten.batched(x, 4, [&](GraphValue x) {
    x = aten.onnx(
        "Pad", {x, aten.onnx.integers({0, 0, padding[0], padding[1], 0, 0, padding[0], padding[1]}),
                aten.number(x.type, 0)});
    for (int64_t i : {1, 0}) { // [..., kernel, windows] in place of the dimension
      OpFoldResult count =
          aten.windows(x.shape[2 + i], dilation[i] * (kernel[i] - 1) + 1, stride[i]);
      GraphValue tap = aten.mul(aten.range(aten.fixed(kernel[i])), dilation[i]);
      GraphValue window = aten.mul(aten.range(count), stride[i]);
      GraphValue places = aten.add(aten.unsqueezed(tap, 1), aten.unsqueezed(window, 0));
      x = aten.gather(x, places, 2 + i);
    }
    // [n, c, kh, oh, kw, ow] -> [n, c * kh * kw, oh * ow]
    x = aten.transposed(x, {0, 1, 2, 4, 3, 5});
    return aten.reshaped(x, {x.shape[0], aten.node.product({x.shape[1], x.shape[2], x.shape[3]}),
                             aten.node.mul(x.shape[4], x.shape[5])});
  });
}

} // namespace

const AtenTable convolutionOperators = {
    // ..., dilation, transposed, output_padding, groups
    {"aten.convolution aten._convolution", importConvolution<ConvolutionOperands{5, 8, 7, 6}>},
    {"aten.conv_tbc", importConvTbc},
    // ..., dilation, groups
    {"aten.conv{1,2,3}d", importConvolution<ConvolutionOperands{5, 6}>},
    {"aten.conv{1,2,3}d.padding", importConvNamed},
    // ..., output_padding, groups, dilation
    {"aten.conv_transpose1d aten.conv_transpose{2,3}d.input",
     importConvolution<ConvolutionOperands{7, 6, 5}>},
    {"aten.upsample_nearest{1d,2d,3d,1d.vec,2d.vec,3d.vec}", importResize<"nearest">},
    {"aten.upsample_linear1d.vec aten.upsample_bilinear2d{.vec,} aten.upsample_trilinear3d.vec",
     importResize<"linear">},
    {"aten.upsample_bicubic2d{.vec,}", importResize<"cubic">},
    {"aten.upsample_nearest{1,2,3}d_backward", importResizeBackward<"nearest">},
    {"aten._upsample_nearest_exact{1,2,3}d_backward", importResizeBackward<"nearest_exact">},
    {"aten.upsample_linear1d_backward aten.upsample_bilinear2d_backward "
     "aten.upsample_trilinear3d_backward",
     importResizeBackward<"linear">},
    {"aten.upsample_bicubic2d_backward", importResizeBackward<"cubic">},
    {"aten.grid_sampler_{2,3}d aten.grid_sampler", importGridSampler},
    {"aten.col2im", importCol2im},
    {"aten.im2col", importIm2col},
};

} // namespace sluice::torch
