//===- Vision.cpp - regions and windows that are computed -----------------===//
// Boxes and regions of torchvision are ONNX's NonMaxSuppression, RoiAlign, MaxRoiPool and
// DeformConv; pictures made smaller without aliasing are its Resize. What differs is in which order
// they take things. Other pools: B. Graham, Fractional Max-Pooling (2014): window i of a dimension
// begins at floor(a (i + u)) - floor(a u), with one number u for each channel and dimension and a =
// (size - kernel) / (windows - 1); the last one ends with the dimension.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Matrices.h"
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

namespace sluice::torch {
namespace {

/// The largest of each window, and where it is among the elements of its channel.
Results importFractionalPool(Aten &aten, GraphValue x, Each<1> kernel, Shape windows,
                             GraphValue samples) {
  unsigned dims = aten.dims();
  int32_t type = wideOf(x.type);
  samples = aten.cast(samples, type);
  if (!aten.ok() || !isFloat(x.type) || x.rank() < int64_t(dims) + 1 || windows.size() != dims)
    return aten.fail("needs floats of rank " + Twine(dims + 1) +
                     " or more and a size for each dimension");
  Shape outer(x.shape.begin(), x.shape.end() - dims), inner(x.shape.end() - dims, x.shape.end());
  OpFoldResult channels = aten.node.product(outer);
  Shape pooled = joined({channels, windows});
  x = aten.tensor(aten.reshaped(x, joined({channels, inner})));
  samples = aten.tensor(aten.reshaped(samples, {channels, aten.fixed(dims)}));
  SmallVector<Value> sizes, last, counts;
  for (unsigned d = 0; d < dims; ++d) {
    sizes.push_back(aten.node.value(inner[d]));
    last.push_back(aten.node.value(aten.node.sub(inner[d], aten.fixed(kernel[d]))));
    counts.push_back(aten.node.value(windows[d]));
  }
  Type real = elementType(aten.node.builder.getContext(), type);
  auto begin = [&](Cell &b, unsigned d) {
    auto toIndex = [&](Value number) {
      Value whole = b.make<arith::FPToSIOp>(b.getI64Type(), number);
      return b.toIndex(whole);
    };
    // With two dimensions the first sample is for the last one.
    Value sample = b.at(samples, {b.index(0), b.constant(dims == 2 ? 1 - d : d)}),
          i = b.index(1 + d);
    Value step = b.div(b.toReal(real, last[d]), b.toReal(real, b.sub(counts[d], 1)));
    Value at =
        b.sub(toIndex(b.mul(b.add(b.toReal(real, i), sample), step)), toIndex(b.mul(sample, step)));
    Value isLast = b.equal(b.add(i, 1), counts[d]);
    return b.select(isLast, last[d], at);
  };
  int64_t count = computeProduct(kernel);
  auto search = [&](bool wantsPlace) {
    return made(aten, pooled, wantsPlace ? int32_t(kInt64) : x.type, [&](Cell &b) -> Value {
      SmallVector<Value> begins;
      for (unsigned d = 0; d < dims; ++d)
        begins.push_back(begin(b, d));
      Value best, place;
      for (int64_t number = 0; number < count; ++number) {
        SmallVector<Value> position{b.index(0)};
        int64_t rest = number, below = count;
        Value at = b.constant(0);
        for (unsigned d = 0; d < dims; ++d) {
          below /= kernel[d];
          position.push_back(b.add(begins[d], rest / below));
          rest %= below;
          at = b.add(b.mul(at, sizes[d]), position.back());
        }
        Value element = b.at(x, position);
        if (!best) {
          best = element;
          place = at;
          continue;
        }
        // A NaN is taken, even after another.
        using P = arith::CmpFPredicate;
        Value isBetter = b.either(b.greater(element, best), b.is(P::UNO, element, element));
        best = b.select(isBetter, element, best);
        place = b.select(isBetter, at, place);
      }
      return wantsPlace ? b.toInteger(place) : best;
    });
  };
  Shape shape = joined({outer, windows});
  return {aten.reshaped(search(false), shape), aten.reshaped(search(true), shape)};
}

/// Each bin of a region, of rois [n, 5], has a channel of its own, of which it is the mean (J. Dai
/// et al., R-FCN, 2016), and the number of that channel.
Results importPositionPool(Aten &aten, GraphValue x, As<kFloat> regions, double scale,
                           OpFoldResult height, OpFoldResult width) {
  GraphValue rois = regions;
  if (!aten.ok() || x.rank() != 4 || rois.rank() != 2)
    return aten.fail("needs pictures of rank 4 and regions of rank 2");
  int32_t given = x.type;
  x = aten.tensor(aten.cast(x, kFloat));
  rois = aten.tensor(rois);
  OpFoldResult bins = aten.node.mul(height, width), channels = aten.node.floorDiv(x.shape[1], bins);
  Shape shape{rois.shape[0], channels, height, width};
  Value sizes[] = {aten.node.value(x.shape[2]), aten.node.value(x.shape[3])};
  Value counts[] = {aten.node.value(height), aten.node.value(width)};
  Value rows = counts[0], columns = counts[1];
  auto channelOf = [&](Cell &b) {
    Value bin = b.add(b.mul(b.index(1), rows), b.index(2));
    return b.add(b.mul(bin, columns), b.index(3));
  };
  Type f32 = aten.node.builder.getF32Type();
  // First and behind last of bin `index(2 + d)` of region `index(0)`; torchvision leaves out the
  // last row and column.
  auto bounds = [&](Cell &b, int64_t d) {
    auto side = [&](int64_t column) {
      Value at = b.mul(b.at(rois, {b.index(0), b.constant(column)}), scale);
      // Away from zero where it is half way, as C rounds.
      return b.make<math::RoundOp>(at);
    };
    Value from = side(2 - d), to = side(4 - d);
    Value length = b.max(b.sub(to, from), 1);
    Value step = b.div(length, b.toReal(f32, counts[d])), i = b.toReal(f32, b.index(2 + d));
    Value low = b.add(b.floor(b.mul(i, step)), from);
    Value high = b.add(b.ceil(b.mul(b.add(i, 1), step)), from);
    Value last = b.sub(b.toReal(f32, sizes[d]), 1);
    for (Value *bound : {&low, &high}) {
      *bound = b.min(b.max(*bound, 0), last);
      *bound = b.realToIndex(*bound);
    }
    return std::pair(low, high);
  };
  auto inside = [&](Cell &b, Value at, std::pair<Value, Value> range) {
    return b.both(b.is(Cell::P::uge, at, range.first), b.is(Cell::P::ult, at, range.second));
  };
  Shape terms = joined({shape, x.shape[2], x.shape[3]});
  GraphValue sums = sumOf(aten, terms, kFloat, {4, 5}, [&](Cell &b) {
    Value h = b.index(4), w = b.index(5);
    Value is = b.both(inside(b, h, bounds(b, 0)), inside(b, w, bounds(b, 1)));
    Value number = b.at(rois, {b.index(0), b.constant(0)});
    Value picture = b.make<arith::FPToSIOp>(b.getI64Type(), number);
    picture = b.toIndex(picture);
    return b.select(is, b.at(x, {picture, channelOf(b), h, w}), 0);
  });
  GraphValue means = made(aten, shape, kFloat, [&](Cell &b) {
    auto extent = [&](int64_t d) {
      auto [low, high] = bounds(b, d);
      Value size = b.max(b.sub(high, low), 0);
      return b.toReal(f32, size);
    };
    Value area = b.mul(extent(0), extent(1));
    Value sum = b.at(sums, {b.index(0), b.index(1), b.index(2), b.index(3)});
    return b.select(b.equal(area, 0), 0, b.div(sum, area));
  });
  return {aten.cast(means, given),
          made(aten, shape, kInt64, [&](Cell &b) { return b.toInteger(channelOf(b)); })};
}

//===- Operators of torchvision -------------------------------------------===//

/// Of boxes [n, 4] and scores [n]: the places of boxes that stay, best first.
GraphValue importNms(Aten &aten, As<kFloat> boxes, As<kFloat> scores, double overlap) {
  if (boxes.rank() != 2 || scores.rank() != 1)
    return aten.fail("needs boxes of rank 2 and scores of rank 1");
  GraphValue kept = aten.onnx("NonMaxSuppression",
                              {aten.unsqueezed(boxes, 0), aten.unsqueezed(scores, {0, 1}),
                               aten.integersOf(boxes.shape[0]), aten.number(kFloat, overlap)});
  return aten.element(kept, 1, 2);
}

/// Of regions [r, 5] the means of cells, each corner half a pixel off if `aligned`.
GraphValue importRoiAlign(Aten &aten, GraphValue x, LikeSelf regions, double scale, int64_t height,
                          int64_t width, int64_t samples, bool aligned) {
  GraphValue pictures = aten.cast(aten.slice(regions, 1, aten.fixed(0), aten.fixed(1)), kInt64);
  GraphValue corners = aten.slice(regions, 1, aten.fixed(1), aten.fixed(5));
  return aten.onnx("RoiAlign", {x, corners, aten.squeezed(pictures, 1)},
                   {{"mode", "avg"},
                    {"output_height", height},
                    {"output_width", width},
                    // 0: as many as the size of the cell asks for.
                    {"sampling_ratio", std::max<int64_t>(samples, 0)},
                    {"spatial_scale", float(scale)},
                    {"coordinate_transformation_mode",
                     std::string(aligned ? "half_pixel" : "output_half_pixel")}});
}

/// Each cell takes its own c of the c * cells channels.
GraphValue importPsRoiAlign(Aten &aten, GraphValue input, LikeSelf regions, double scale,
                            int64_t height, int64_t width, int64_t samples) {
  GraphValue x = importRoiAlign(aten, input, regions, scale, height, width, samples, true);
  OpFoldResult cells = aten.node.mul(x.shape[2], x.shape[3]);
  OpFoldResult channels = aten.node.floorDiv(x.shape[1], cells);
  GraphValue flat = aten.reshaped(x, {x.shape[0], channels, cells, cells});
  GraphValue own =
      aten.equal(aten.unsqueezed(aten.range(cells), 1), aten.unsqueezed(aten.range(cells), 0));
  GraphValue sum = aten.sum(aten.select(own, flat, 0), 3);
  return aten.reshaped(sum, {x.shape[0], channels, x.shape[2], x.shape[3]});
}

GraphValue importRoiPool(Aten &aten, GraphValue x, LikeSelf regions, double scale, int64_t height,
                         int64_t width) {
  return aten.onnx(
      "MaxRoiPool", {x, regions},
      {{"pooled_shape", SmallVector<int64_t>{height, width}}, {"spatial_scale", float(scale)}});
}

GraphValue importDeformConv(Aten &aten, GraphValue x, GraphValue weight, GraphValue offset,
                            GraphValue mask, GraphValue bias, int64_t strideY, int64_t strideX,
                            int64_t paddingY, int64_t paddingX, int64_t dilationY,
                            int64_t dilationX, int64_t groups, int64_t offsets, bool hasMask) {
  return aten.onnx("DeformConv", {x, weight, offset, bias, hasMask ? mask : GraphValue()},
                   {{"strides", SmallVector<int64_t>{strideY, strideX}},
                    {"pads", SmallVector<int64_t>{paddingY, paddingX, paddingY, paddingX}},
                    {"dilations", SmallVector<int64_t>{dilationY, dilationX}},
                    {"group", groups},
                    {"offset_group", offsets}});
}

/// Pixels are weighted over as many of the input as they stand for. input, output_size,
/// align_corners, and factors, each if the size does not say it.
template <Named mode>
GraphValue importSmoothResize(Aten &aten, GraphValue x, Shape sizes, bool aligns) {
  if (x.rank() != 4 || sizes.size() != 2)
    return aten.fail("needs a tensor of rank 4 and two sizes");
  SmallVector<GraphValue> scales;
  bool saysMore = aligns || !aten.isNone(3) || !aten.isNone(4);
  for (unsigned i = 0; i < 2 && saysMore; ++i) {
    GraphValue in = aten.cast(aten.integer(x.shape[2 + i]), kFloat),
               out = aten.cast(aten.integer(sizes[i]), kFloat), scale = aten.div(out, in);
    if (aligns) // Of the distances between the first and the last.
      scale = aten.select(aten.atMost(aten.min(in, out), 1), INFINITY,
                          aten.div(aten.sub(out, 1), aten.sub(in, 1)));
    else if (!aten.isNone(3 + i))
      scale = aten.operand(3 + i, kFloat);
    // torch leaves a dimension alone that keeps its size.
    scales.push_back(aten.asVector(aten.select(aten.equal(in, out), 1, scale)));
  }
  GraphValue all = saysMore ? aten.concat(scales, 0) : GraphValue();
  return aten.onnx("Resize", {x, {}, all, aten.integersOf(sizes)},
                   {{"mode", mode.text},
                    {"coordinate_transformation_mode", "half_pixel"},
                    {"axes", SmallVector<int64_t>{2, 3}},
                    {"antialias", 1},
                    {"exclude_outside", 1},
                    {"cubic_coeff_a", -0.5f}});
}

constexpr const char *kFirstNote = "the first result only";

} // namespace

const AtenTable visionOperators = {
    {"aten.fractional_max_pool{2,3}d", importFractionalPool},
    {"torchvision.ps_roi_pool", importPositionPool},
    {"torchvision.nms", importNms},
    {"torchvision.roi_align", importRoiAlign},
    {"torchvision.roi_pool", importRoiPool, kFirstNote},
    {"torchvision.ps_roi_align", importPsRoiAlign, kFirstNote},
    {"torchvision.deform_conv2d", importDeformConv},
    {"aten._upsample_bilinear2d_aa", importSmoothResize<"linear">},
    {"aten._upsample_bicubic2d_aa", importSmoothResize<"cubic">},
};

} // namespace sluice::torch
