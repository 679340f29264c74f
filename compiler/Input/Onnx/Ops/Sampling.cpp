//===- Sampling.cpp - reading pictures between their pixels ---------------===//
// GridSample, AffineGrid, RoiAlign and DeformConv: each element of the result is a weighted sum of
// pixels at computed places.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Windows.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// Arithmetic on places. All of it is f32 (f64 for f64).
struct Places : Cell {
  Places(const Cell &b, Type type) : Cell(b), type(type) {}

  Value c(double value) { return number(type, value); }
  Value real(Value index) { return toReal(type, index); }
  /// An integral value as an index. Far away ones, which may not fit, are cut to a place that is
  /// outside as well.
  Value toPlace(Value real) { return realToIndex(maxNum(minNum(real, 1 << 30), -(1 << 30))); }
  Value isInside(Value place, Value size) { return both(atLeast(place, 0), less(place, size)); }
  Value clamp(Value place, Value size) { return max(min(place, sub(size, 1)), 0); }

  Type type;
};

//===----------------------------------------------------------------------===//
// GridSample
//===----------------------------------------------------------------------===//

struct Sampler {
  std::string mode, padding;
  bool corners;

  /// `x` mirrored at the borders until it is between them.
  Value reflect(Places &p, Value x, Value size) const {
    Value low = corners ? p.c(0) : p.c(-0.5),
          range = corners ? p.sub(p.real(size), 1) : p.real(size);
    Value apart = p.abs(p.sub(x, low));
    // Distance from the lower border within one period there and back.
    Value safe = p.max(range, 1e-30), periods = p.floor(p.div(apart, safe));
    Value rest = p.sub(apart, p.mul(periods, safe));
    Value halved = p.mul(periods, 0.5), even = p.equal(halved, p.floor(halved));
    return p.add(low, p.select(even, rest, p.sub(range, rest)));
  }
  /// -1 .. 1 as a place among the pixels.
  Value denormalize(Places &p, Value x, Value size) const {
    Value extent = p.real(size), shifted = p.add(x, 1);
    Value place = corners ? p.mul(p.mul(shifted, 0.5), p.sub(extent, 1))
                          : p.mul(p.sub(p.mul(shifted, extent), 1), 0.5);
    if (mode == "nearest")
      place = p.roundEven(place);
    if (mode == "cubic") // Bounds are those of each tap.
      return place;
    if (padding == "border")
      place = p.maxNum(p.minNum(place, p.sub(extent, 1)), 0);
    return padding == "reflection" ? reflect(p, place, size) : place;
  }
  /// The pixel's index along one dimension, and whether there is one (null: surely).
  std::pair<Value, Value> pixel(Places &p, Value place, Value size) const {
    if (padding == "reflection") // Towards zero, as -0.5 is the border of pixel 0.
      place = p.make<math::TruncOp>(reflect(p, place, size));
    Value index = p.toPlace(place);
    return {p.clamp(index, size), padding == "zeros" ? p.isInside(index, size) : Value()};
  }
  /// Places of the pixels around `x` and their weights.
  SmallVector<std::pair<Value, Value>> taps(Places &p, Value x) const {
    if (mode == "nearest")
      return {{p.roundEven(x), Value()}};
    Value floor = p.floor(x), t = p.sub(x, floor);
    if (mode == "linear")
      return {{floor, p.sub(p.c(1), t)}, {p.add(floor, 1), t}};
    constexpr double a = -0.75; // Keys' cubic convolution.
    auto outer = [&](Value d) {
      return p.sub(p.mul(p.add(p.mul(p.sub(p.mul(d, a), 5 * a), d), 8 * a), d), 4 * a);
    };
    auto inner = [&](Value d) {
      return p.add(p.mul(p.mul(p.sub(p.mul(d, a + 2), a + 3), d), d), 1);
    };
    Value rest = p.sub(p.c(1), t);
    return {{p.sub(floor, 1), outer(p.add(t, 1))},
            {floor, inner(t)},
            {p.add(floor, 1), inner(rest)},
            {p.add(floor, 2), outer(p.add(rest, 1))}};
  }
};

/// X [N, C, spatial...] read at grid [N, out..., spatial rank], whose last component is the first
/// dimension.
LogicalResult importGridSample(Node &node, GraphValue &x) {
  GraphValue &grid = node.in(1);
  int64_t spatial = x.rank() - 2;
  Sampler sampler{node.attribute("mode", node.opset() >= 20 ? "linear" : "bilinear"),
                  node.attribute("padding_mode", "zeros"), node.attribute("align_corners", 0) != 0};
  if (sampler.mode == "bilinear")
    sampler.mode = "linear";
  if (sampler.mode == "bicubic")
    sampler.mode = "cubic";
  if (!llvm::is_contained({"linear", "nearest", "cubic"}, sampler.mode) ||
      !llvm::is_contained({"zeros", "border", "reflection"}, sampler.padding))
    return node.opError() << "mode '" << sampler.mode << "' with padding_mode '" << sampler.padding
                          << "' is not known";
  if (spatial < 1 || grid.rank() != spatial + 2 || !isFloat(grid.type) || !isFloat(x.type))
    return node.opError() << "needs float data [N, C, spatial...] and a grid [N, out..., "
                          << spatial << "]";
  SLUICE_TRY(node.requireSame(grid.shape.back(), node.fixed(spatial),
                              "the grid does not have one number for each spatial dimension"));
  SLUICE_TRY(
      node.requireSame(grid.shape[0], x.shape[0], "data and grid are of different batch sizes"));
  Shape shape{x.shape[0], x.shape[1]};
  shape.append(grid.shape.begin() + 1, grid.shape.end() - 1);
  SmallVector<Value> sizes = node.values(ArrayRef(x.shape).drop_front(2));
  Value source = node.tensor(0), where = node.tensor(1);
  int32_t computed = x.type == kDouble ? kDouble : kFloat;
  return node.setGeneric(0, {}, {}, shape, x.type, [&](Cell &b, ValueRange) {
    Places p(b, elementType(b.getContext(), computed));
    SmallVector<Value> gridAt{p.index(0)}, at{p.index(0), p.index(1)};
    for (int64_t i = 0; i < spatial; ++i)
      gridAt.push_back(p.index(2 + i));
    gridAt.push_back(Value());
    at.resize(2 + spatial);
    SmallVector<SmallVector<std::pair<Value, Value>>> taps;
    for (int64_t i = 0; i < spatial; ++i) {
      gridAt.back() = p.constant(spatial - 1 - i);
      Value coordinate = p.convert(b.at(where, gridAt), grid.type, computed);
      taps.push_back(sampler.taps(p, sampler.denormalize(p, coordinate, sizes[i])));
    }
    std::function<Value(int64_t, Value)> sum = [&](int64_t dim, Value inside) -> Value {
      if (dim == spatial) {
        Value pixel = p.convert(b.at(source, at), x.type, computed);
        return inside ? b.select(inside, pixel, 0) : pixel;
      }
      Value total;
      for (auto [place, weight] : taps[dim]) {
        auto [index, exists] = sampler.pixel(p, place, sizes[dim]);
        at[2 + dim] = index;
        Value part = sum(dim + 1, inside && exists ? b.both(inside, exists) : exists);
        if (weight)
          part = p.mul(weight, part);
        total = total ? p.add(total, part) : part;
      }
      return total;
    };
    return p.convert(sum(0, Value()), computed, x.type);
  });
}

//===----------------------------------------------------------------------===//
// AffineGrid
//===----------------------------------------------------------------------===//

/// The grid of an affine map: theta [N, d, d + 1], size [N, C, spatial...].
LogicalResult importAffineGrid(Node &node) {
  SLUICE_TRY(node.check({{kFloats, 3}, {kAnything, 0, kAnyRank}}));
  GraphValue &theta = node.in(0);
  auto size = SLUICE_TRY(node.elements(node.in(1)));
  int64_t spatial = int64_t(size.size()) - 2;
  if ((spatial != 2 && spatial != 3) ||
      failed(node.requireSame(theta.shape[1], node.fixed(spatial),
                              "theta does not have one row for each spatial dimension")) ||
      failed(node.requireSame(theta.shape[2], node.fixed(spatial + 1),
                              "theta does not have one column more than rows")))
    return node.opError()
           << "needs float theta [N, 2, 3] and a size of 4 numbers, or [N, 3, 4] and 5";
  SLUICE_TRY(node.requireSame(theta.shape[0], getAsOpFoldResult(size[0]),
                              "theta and size are of different batch sizes"));
  bool corners = node.attribute("align_corners", 0);
  Shape shape{theta.shape[0]};
  llvm::append_range(shape, getAsOpFoldResult(ArrayRef(size).drop_front(2)));
  SmallVector<Value> extents = node.values(ArrayRef(shape).drop_front());
  shape.push_back(node.fixed(spatial));
  Value source = node.tensor(0);
  int32_t computed = theta.type == kDouble ? kDouble : kFloat;
  return node.setGeneric(0, {}, {}, shape, theta.type, [&](Cell &b, ValueRange) {
    Places p(b, elementType(b.getContext(), computed));
    auto entry = [&](int64_t column) {
      Value read = b.at(source, ValueRange{p.index(0), p.index(1 + spatial), p.constant(column)});
      return p.convert(read, theta.type, computed);
    };
    Value sum = entry(spatial);
    for (int64_t column = 0; column < spatial; ++column) {
      int64_t dim = spatial - 1 - column; // x runs along the last dimension.
      Value extent = p.real(extents[dim]), position = p.real(p.index(1 + dim)), place;
      if (corners) { // One pixel alone is at -1.
        Value steps = b.max(p.sub(extent, 1), 1);
        place = p.sub(p.div(p.mul(position, 2), steps), 1);
      } else {
        place = p.sub(p.div(p.add(p.mul(position, 2), 1), extent), 1);
      }
      sum = p.add(sum, p.mul(entry(column), place));
    }
    return p.convert(sum, computed, theta.type);
  });
}

//===----------------------------------------------------------------------===//
// RoiAlign
//===----------------------------------------------------------------------===//

/// Weight and pixel of the four neighbours of (y, x) in a picture of height x width. Outside by
/// more than a pixel all weights are 0.
struct Corner {
  Value weight, y, x;
};
SmallVector<Corner> corners(Places &p, Value y, Value x, Value height, Value width) {
  Value outside;
  auto along = [&](Value place, Value size) {
    Value extent = p.real(size);
    Value below = p.less(place, -1), above = p.greater(place, extent);
    Value out = p.either(below, above);
    outside = outside ? p.either(outside, out) : out;
    Value bounded = p.maxNum(p.minNum(place, p.sub(extent, 1)), 0);
    Value floor = p.floor(bounded), low = p.clamp(p.toPlace(floor), size);
    Value high = p.clamp(p.add(low, 1), size);
    return std::tuple(low, high, p.sub(bounded, floor));
  };
  auto [y0, y1, ty] = along(y, height);
  auto [x0, x1, tx] = along(x, width);
  Value ry = p.sub(p.c(1), ty), rx = p.sub(p.c(1), tx);
  auto weight = [&](Value v, Value w) { return p.select(outside, 0, p.mul(v, w)); };
  return {{weight(ry, rx), y0, x0},
          {weight(ry, tx), y0, x1},
          {weight(ty, rx), y1, x0},
          {weight(ty, tx), y1, x1}};
}

/// X [N, C, H, W], regions [R, 4] (x1, y1, x2, y2), the picture of each region [R].
LogicalResult importRoiAlign(Node &node) {
  SLUICE_TRY(node.check({{kFloats, 4}, {kFloats, 2}, {kIntegers, 1}}));
  GraphValue &x = node.in(0), &rois = node.in(1), &batches = node.in(2);
  int64_t height = node.attribute("output_height", 1), width = node.attribute("output_width", 1),
          ratio = node.attribute("sampling_ratio", 0);
  float scale = node.attribute("spatial_scale", 1.0f);
  std::string mode = node.attribute("mode", "avg"),
              transform = node.attribute("coordinate_transformation_mode",
                                         node.opset() >= 16 ? "half_pixel" : "output_half_pixel");
  if (rois.type != x.type || (mode != "avg" && mode != "max") || height < 1 || width < 1 ||
      ratio < 0)
    return node.opError() << "needs data and regions of one type, sizes above 0, and avg or max";
  SLUICE_TRY(node.requireSame(rois.shape[0], batches.shape[0],
                              "there is not one picture for each region"));
  SLUICE_TRY(node.requireSame(rois.shape[1], node.fixed(4), "a region is not four numbers"));
  bool isMax = mode == "max", aligned = transform == "half_pixel";
  int32_t computed = x.type == kDouble ? kDouble : kFloat;
  Type element = elementType(node.builder.getContext(), computed);
  Value source = node.tensor(0), regions = node.tensor(1), pictures = node.tensor(2);
  Value rows = node.value(x.shape[2]), columns = node.value(x.shape[3]),
        images = node.value(x.shape[0]);
  // Start and size of a cell of region `r` along y (0) or x (1).
  auto cell = [&](Cell &b, Value r, int64_t dim) {
    Places p(b, element);
    auto coordinate = [&](int64_t i) {
      Value read = b.at(regions, ValueRange{r, p.constant(i)});
      Value scaled = p.mul(p.convert(read, x.type, computed), scale);
      return aligned ? p.sub(scaled, 0.5) : scaled;
    };
    Value start = coordinate(dim ? 0 : 1), extent = p.sub(coordinate(dim ? 2 : 3), start);
    if (!aligned) // Regions are at least a pixel.
      extent = b.max(extent, 1);
    return std::pair(start, p.div(extent, dim ? width : height));
  };
  auto samples = [&](Cell &b, Value r, int64_t dim) -> Value {
    Places p(b, element);
    if (ratio)
      return p.constant(ratio);
    Value count = b.ceil(cell(b, r, dim).second);
    return b.max(p.toPlace(count), 0);
  };
  // The loops over samples are as long as the largest region needs.
  OpFoldResult most[2] = {node.fixed(ratio), node.fixed(ratio)};
  for (int64_t dim : {0, 1}) {
    if (ratio)
      continue;
    Value counts = node.generic({}, {}, {rois.shape[0]}, kInt64, [&](Cell &b, ValueRange) {
      return b.toInteger(samples(b, b.index(0), dim));
    });
    Value largest = node.reduce(counts, {rois.shape[0]}, {0}, kInt64, node.constant(kInt64, 0),
                                [](Cell &b, ValueRange v) { return b.max(v[0], v[1]); });
    Value read = node.host().at(largest, ValueRange{});
    most[dim] = node.host().toIndex(read);
  }
  Shape shape{rois.shape[0], x.shape[1], node.fixed(height), node.fixed(width)};
  Value extent = node.empty({most[0], most[1]}, computed);
  GraphValue init = node.filled(isMax ? -INFINITY : 0, shape, computed);
  Value cells = node.accumulate(
      extent, init, {node.loopsMap(6, {4, 5}), node.loopsMap(6, {0, 1, 2, 3})},
      [&](Cell &b, ValueRange v) {
        Places p(b, element);
        Value r = p.index(0), places[2], used, count = p.c(1);
        for (int64_t dim : {0, 1}) {
          auto [start, size] = cell(b, r, dim);
          Value have = samples(b, r, dim), sample = p.index(4 + dim);
          Value here = b.less(sample, have);
          used = used ? b.both(used, here) : here;
          Value step = p.div(size, b.max(p.real(have), 1));
          places[dim] = p.add(p.add(start, p.mul(p.real(p.index(2 + dim)), size)),
                              p.mul(p.add(p.real(sample), 0.5), step));
          count = p.mul(count, b.max(p.real(have), 1));
        }
        Value image = b.toIndex(b.at(pictures, r));
        image = p.clamp(image, images);
        Value total;
        for (Corner &corner : corners(p, places[0], places[1], rows, columns)) {
          Value pixel = p.convert(b.at(source, ValueRange{image, p.index(1), corner.y, corner.x}),
                                  x.type, computed);
          Value part = p.mul(corner.weight, pixel);
          total = !total ? part : isMax ? b.max(total, part) : p.add(total, part);
        }
        Value next = isMax ? b.max(v[1], total) : p.add(v[1], p.div(total, count));
        return b.select(used, next, v[1]);
      });
  // A region without samples is 0.
  return node.setGeneric(0, {cells}, {node.ownMap(4)}, shape, x.type, [&](Cell &b, ValueRange v) {
    Places p(b, element);
    Value none = b.equal(v[0], -INFINITY);
    return p.convert(b.select(none, p.c(0), v[0]), computed, x.type);
  });
}

//===----------------------------------------------------------------------===//
// DeformConv
//===----------------------------------------------------------------------===//

/// X [N, C, H, W], W [F, C / group, h, w], offsets [N, groups * h * w * 2, H', W'], B [F], mask [N,
/// groups * h * w, H', W']: a convolution whose taps are moved by offsets. The pixels become a
/// matrix, which the weights multiply.
LogicalResult importDeformConv(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 4}, {kFloats, 4}, {kFloats, 4}}));
  GraphValue &x = node.in(0), &w = node.in(1), &offset = node.in(2);
  if (offset.type != x.type || w.type != x.type || (node.has(4) && node.in(4).type != x.type))
    return node.opError() << "needs floats of one type and of [N, C, H, W]";
  SmallVector<int64_t> weights = staticShape(w.shape), strides = node.integers("strides", 2, 1),
                       dilations = node.integers("dilations", 2, 1),
                       pads = node.integers("pads", 4, 0);
  int64_t group = node.attribute("group", 1), moves = node.attribute("offset_group", 1);
  if (llvm::any_of(weights, ShapedType::isDynamic) || group < 1 || moves < 1 ||
      weights[0] % group || weights[1] * group % moves)
    return node.opError()
           << "the shape of the weights must be known and channels divide into groups";
  int64_t taps = weights[2] * weights[3], channels = weights[1] * group;
  auto number = [&](int64_t v) { return node.fixed(v); };
  SLUICE_TRY(node.requireSame(x.shape[1], number(channels),
                              "the input's channels do not match the weights"));
  SLUICE_TRY(node.requireSame(offset.shape[1], number(moves * taps * 2),
                              "offsets do not have two numbers for each tap"));
  OpFoldResult rows = offset.shape[2], columns = offset.shape[3];
  Value source = node.tensor(0), offsets = node.tensor(2),
        mask = node.has(4) ? node.tensor(4) : Value();
  Value height = node.value(x.shape[2]), width = node.value(x.shape[3]);
  int32_t computed = x.type == kDouble ? kDouble : kFloat;
  Shape shape{x.shape[0], number(channels), number(weights[2]), number(weights[3]), rows, columns};
  GraphValue pixels = node.generic({}, {}, shape, x.type, [&](Cell &b, ValueRange) {
    Places p(b, elementType(b.getContext(), computed));
    Value n = p.index(0), channel = p.index(1),
          tap = b.add(b.mul(p.index(2), weights[3]), p.index(3));
    Value move = b.add(b.mul(b.div(channel, channels / moves), taps), tap);
    SmallVector<Value> places;
    for (int64_t dim : {0, 1}) {
      Value which = b.add(b.mul(move, 2), dim);
      Value moved =
          p.convert(b.at(offsets, ValueRange{n, which, p.index(4), p.index(5)}), x.type, computed);
      Value start =
          b.add(b.mul(p.index(4 + dim), strides[dim]), b.mul(p.index(2 + dim), dilations[dim]));
      places.push_back(p.add(p.real(b.sub(start, pads[dim])), moved));
    }
    Value total, y0 = b.floor(places[0]), x0 = b.floor(places[1]), ty = p.sub(places[0], y0),
                 tx = p.sub(places[1], x0);
    for (int64_t corner = 0; corner < 4; ++corner) {
      auto along = [&](Value floor, Value t, bool next) {
        return std::pair(next ? p.add(floor, 1) : floor, next ? t : p.sub(p.c(1), t));
      };
      auto [py, wy] = along(y0, ty, corner & 2);
      auto [px, wx] = along(x0, tx, corner & 1);
      Value iy = p.toPlace(py), ix = p.toPlace(px),
            inside = b.both(p.isInside(iy, height), p.isInside(ix, width));
      Value pixel = b.at(source, ValueRange{n, channel, p.clamp(iy, height), p.clamp(ix, width)});
      Value part = b.select(inside, p.mul(p.convert(pixel, x.type, computed), p.mul(wy, wx)), 0);
      total = total ? p.add(total, part) : part;
    }
    if (mask)
      total = p.mul(total, p.convert(b.at(mask, ValueRange{n, move, p.index(4), p.index(5)}),
                                     x.type, computed));
    return p.convert(total, computed, x.type);
  });
  OpFoldResult places = node.mul(rows, columns);
  int64_t depth = weights[1] * taps;
  GraphValue matrix = onnx.reshaped(pixels, {x.shape[0], number(group), number(depth), places});
  GraphValue filters = onnx.reshaped(
      onnx.in(1), {number(1), number(group), number(weights[0] / group), number(depth)});
  GraphValue result = onnx("MatMul", {filters, matrix});
  result = onnx.reshaped(result, {x.shape[0], number(weights[0]), rows, columns});
  if (node.has(3))
    result = onnx.add(
        result, onnx.reshaped(onnx.in(3), {number(1), number(weights[0]), number(1), number(1)}));
  return onnx.set(0, result);
}

//===----------------------------------------------------------------------===//
// Pools of regions
//===----------------------------------------------------------------------===//

// A region is cut into cells of whole pixels; cells of one region may overlap by a pixel, and be as
// large as the whole picture.

/// X [N, C, H, W], regions [R, 5]: the picture, then the first and the last pixel (x1, y1, x2, y2).
struct RoiPool {
  Node &node;
  Value regions;
  int64_t cells[2];
  Value sizes[2]; ///< Height and width of the picture.
  int32_t type;
  float scale;

  /// The first pixel of cell `which` of region `r` along y (0) or x (1), and the one behind its
  /// last, both in the picture.
  std::pair<Value, Value> range(Cell &b, Value r, Value which, int64_t dim) {
    Type f32 = b.getF32Type();
    auto toIndex = [&](Value real) {
      return b.realToIndex(b.maxNum(b.minNum(real, 1 << 30), -(1 << 30)));
    };
    auto corner = [&](int64_t column) {
      Value read = b.at(regions, ValueRange{r, b.constant(column)});
      Value scaled = b.mul(b.convert(read, type, kFloat), scale);
      return toIndex(b.make<math::RoundOp>(scaled));
    };
    Value first = corner(dim ? 1 : 2), last = corner(dim ? 3 : 4);
    Value extent = b.max(b.add(b.sub(last, first), 1), 1);
    Value step = b.div(b.toReal(f32, extent), cells[dim]);
    auto bound = [&](Value offset) -> Value {
      Value at = b.add(first, toIndex(offset));
      return b.max(b.min(at, sizes[dim]), 0);
    };
    Value behind = b.add(which, 1);
    return {bound(b.floor(b.mul(b.toReal(f32, which), step))),
            bound(b.ceil(b.mul(b.toReal(f32, behind), step)))};
  }
};

LogicalResult importMaxRoiPool(Node &node) {
  SmallVector<int64_t> pooled = node.integers("pooled_shape");
  if (!node.has(0) || !node.has(1) || node.in(0).rank() != 4 || node.in(1).rank() != 2 ||
      !isFloat(node.in(0).type) || node.in(1).type != node.in(0).type || pooled.size() != 2 ||
      pooled[0] < 1 || pooled[1] < 1)
    return node.opError() << "needs float data [N, C, H, W], regions [R, 5] of that type "
                             "and a pooled_shape of two sizes above 0";
  GraphValue &x = node.in(0), &rois = node.in(1);
  OpBuilder &builder = node.builder;
  SLUICE_TRY(
      node.requireSame(rois.shape[1], builder.getIndexAttr(5), "a region is not five numbers"));
  Value source = node.tensor(0), images = node.value(x.shape[0]);
  RoiPool pool{node,
               node.tensor(1),
               {pooled[0], pooled[1]},
               {node.value(x.shape[2]), node.value(x.shape[3])},
               x.type,
               node.attribute("spatial_scale", 1.0f)};
  // The loops over pixels are as long as the largest cell needs.
  OpFoldResult most[2];
  for (int64_t dim : {0, 1}) {
    Shape all{rois.shape[0], builder.getIndexAttr(pooled[dim])};
    Value counts = node.generic({}, {}, all, kInt64, [&](Cell &b, ValueRange) {
      auto [begin, end] = pool.range(b, b.index(0), b.index(1), dim);
      return b.toInteger(b.sub(end, begin));
    });
    Value largest = node.reduce(counts, all, {0, 1}, kInt64, node.constant(kInt64, 0),
                                [](Cell &b, ValueRange v) { return b.max(v[0], v[1]); });
    Value read = node.host().at(largest, ValueRange{});
    most[dim] = node.host().toIndex(read);
  }
  Shape shape{rois.shape[0], x.shape[1], builder.getIndexAttr(pooled[0]),
              builder.getIndexAttr(pooled[1])};
  GraphValue init = node.fill(extremeOf(node, x.type, true), shape, x.type);
  Value window = node.empty({most[0], most[1]}, x.type);
  Value largest = node.accumulate(
      window, init, {node.loopsMap(6, {4, 5}), node.loopsMap(6, {0, 1, 2, 3})},
      [&](Cell &b, ValueRange v) {
        Value r = b.index(0), zero = b.constant(0), places[2], inside;
        auto clamped = [&](Value at, Value size) { return b.max(b.min(at, b.sub(size, 1)), zero); };
        for (int64_t dim : {0, 1}) {
          auto [begin, end] = pool.range(b, r, b.index(2 + dim), dim);
          Value at = b.add(begin, b.index(4 + dim));
          Value here = b.less(at, end);
          inside = inside ? b.both(inside, here) : here;
          places[dim] = clamped(at, pool.sizes[dim]);
        }
        Value image = b.convert(b.at(pool.regions, ValueRange{r, zero}), x.type, kFloat);
        image = b.realToIndex(image);
        Value pixel =
            b.at(source, ValueRange{clamped(image, images), b.index(1), places[0], places[1]});
        return b.select(inside, b.max(v[1], pixel), v[1]);
      });
  // A cell without pixels is 0.
  return node.setGeneric(0, {largest}, {node.ownMap(4)}, shape, x.type, [&](Cell &b, ValueRange v) {
    Value empty;
    for (int64_t dim : {0, 1}) {
      auto [begin, end] = pool.range(b, b.index(0), b.index(2 + dim), dim);
      Value none = b.atLeast(begin, end);
      empty = empty ? b.either(empty, none) : none;
    }
    return b.select(empty, 0, v[0]);
  });
}

} // namespace

const OperatorTable samplingOperators = {
    {"GridSample", 16, importGridSample}, {"AffineGrid", 20, importAffineGrid},
    {"RoiAlign", 10, importRoiAlign},     {"DeformConv", 19, importDeformConv},
    {"MaxRoiPool", 1, importMaxRoiPool},
};

} // namespace sluice::onnx
