//===- Sampling.cpp - reading pictures between their pixels ---------------===//
// GridSample, AffineGrid, RoiAlign and DeformConv: each element of the result is a weighted sum of
// pixels at computed places.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Windows.h"

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

  Type type;
};

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
    constexpr double a = -0.75;
    Value rest = p.sub(p.c(1), t);
    return {{p.sub(floor, 1), cubicFar(p, p.add(t, 1), a)},
            {floor, cubicNear(p, t, a)},
            {p.add(floor, 1), cubicNear(p, rest, a)},
            {p.add(floor, 2), cubicFar(p, p.add(rest, 1), a)}};
  }
  /// The weighted sum of the pixels around `places`, one of each dimension; `read` gets the indices
  /// of a pixel.
  Value sum(Places &p, ArrayRef<Value> places, ArrayRef<Value> sizes,
            function_ref<Value(ValueRange)> read) const {
    auto taps = llvm::map_to_vector(places, [&](Value x) { return this->taps(p, x); });
    SmallVector<Value> at(places.size());
    std::function<Value(size_t, Value)> from = [&](size_t dim, Value inside) -> Value {
      if (dim == places.size())
        return inside ? p.select(inside, read(at), 0) : read(at);
      Value total;
      for (auto [place, weight] : taps[dim]) {
        auto [index, exists] = pixel(p, place, sizes[dim]);
        at[dim] = index;
        Value part = from(dim + 1, inside && exists ? p.both(inside, exists) : exists);
        if (weight)
          part = p.mul(weight, part);
        total = total ? p.add(total, part) : part;
      }
      return total;
    };
    return from(0, Value());
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
  int32_t computed = wideOf(x.type);
  return node.set(0, node.made(shape, x.type, [&](Cell &b) {
    Places p(b, elementType(b.getContext(), computed));
    SmallVector<Value> at{p.index(0)}, places;
    for (int64_t i = 0; i < spatial; ++i)
      at.push_back(p.index(2 + i));
    at.push_back(Value());
    for (int64_t i = 0; i < spatial; ++i) {
      at.back() = p.constant(spatial - 1 - i);
      Value coordinate = p.convert(p.at(where, at), grid.type, computed);
      places.push_back(sampler.denormalize(p, coordinate, sizes[i]));
    }
    Value sum = sampler.sum(p, places, sizes, [&](ValueRange indices) {
      SmallVector<Value> pixel{p.index(0), p.index(1)};
      llvm::append_range(pixel, indices);
      return p.convert(p.at(source, pixel), x.type, computed);
    });
    return p.convert(sum, computed, x.type);
  }));
}

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
  int32_t computed = wideOf(theta.type);
  return node.set(0, node.made(shape, theta.type, [&](Cell &b) {
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
  }));
}

//===- Pools of regions ---------------------------------------------------===//

/// The largest of the counts that `count` makes for each element of `shape`.
OpFoldResult largestOf(Node &node, const Shape &shape, function_ref<Value(Cell &)> count) {
  GraphValue counts = node.made(shape, kInt64, [&](Cell &b) { return b.toInteger(count(b)); });
  return node.host().toIndex(node.reduced(counts, 0, combine::max));
}

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
  auto mode = SLUICE_TRY(node.oneOf("mode", {"avg", "max"}));
  std::string transform = node.attribute("coordinate_transformation_mode",
                                         node.opset() >= 16 ? "half_pixel" : "output_half_pixel");
  if (rois.type != x.type || height < 1 || width < 1 || ratio < 0)
    return node.opError() << "needs data and regions of one type, and sizes above 0";
  constexpr int64_t kMostSamples = 1 << 14; // One for each pixel of a side is enough.
  if (ratio >= kMostSamples)
    return node.opError() << "sampling_ratio " << ratio << " is not below " << kMostSamples;
  SLUICE_TRY(node.requireSame(rois.shape[0], batches.shape[0],
                              "there is not one picture for each region"));
  SLUICE_TRY(node.requireSame(rois.shape[1], node.fixed(4), "a region is not four numbers"));
  bool isMax = mode == "max", aligned = transform == "half_pixel";
  int32_t computed = wideOf(x.type);
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
  for (int64_t dim : {0, 1})
    if (!ratio)
      most[dim] =
          largestOf(node, {rois.shape[0]}, [&](Cell &b) { return samples(b, b.index(0), dim); });
  if (!ratio) // 10^18 of them are no region of a picture.
    for (OpFoldResult count : most)
      node.require(node.host().less(node.value(count), kMostSamples),
                   "RoiAlign: a region is too large for its cells");
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

/// X [N, C, H, W], regions [R, 5]: the picture, then the first and the last pixel (x1, y1, x2, y2).
/// A region is cut into cells of whole pixels; cells of one region may overlap by a pixel, and be
/// as large as the whole picture.
LogicalResult importMaxRoiPool(Node &node) {
  SLUICE_TRY(node.check({{kFloats, 4}, {kFloats, 2}}));
  GraphValue &x = node.in(0), &rois = node.in(1);
  SmallVector<int64_t> cells = node.integers("pooled_shape");
  if (rois.type != x.type || cells.size() != 2 || cells[0] < 1 || cells[1] < 1)
    return node.opError() << "needs data and regions of one type, and a pooled_shape of two sizes "
                             "above 0";
  SLUICE_TRY(node.requireSame(rois.shape[1], node.fixed(5), "a region is not five numbers"));
  Value source = node.tensor(0), regions = node.tensor(1);
  SmallVector<Value> sizes = node.values(x.shape);
  float scale = node.attribute("spatial_scale", 1.0f);
  // The first pixel of cell `which` of region `r` along y (0) or x (1), and the one behind its
  // last, both in the picture.
  auto range = [&](Cell &b, Value r, Value which, int64_t dim) {
    Places p(b, b.getF32Type());
    auto corner = [&](int64_t column) {
      Value read = p.convert(p.at(regions, ValueRange{r, p.constant(column)}), x.type, kFloat);
      return p.toPlace(p.make<math::RoundOp>(p.mul(read, scale)));
    };
    Value first = corner(dim ? 1 : 2), last = corner(dim ? 3 : 4);
    Value step = p.div(p.real(p.max(p.add(p.sub(last, first), 1), 1)), cells[dim]);
    auto bound = [&](Value offset) {
      return p.max(p.min(p.add(first, p.toPlace(offset)), sizes[2 + dim]), 0);
    };
    return std::pair(bound(p.floor(p.mul(p.real(which), step))),
                     bound(p.ceil(p.mul(p.real(p.add(which, 1)), step))));
  };
  Shape shape{rois.shape[0], x.shape[1], node.fixed(cells[0]), node.fixed(cells[1])};
  // The loops over pixels are as long as the largest cell needs.
  OpFoldResult most[2];
  for (int64_t dim : {0, 1})
    most[dim] = largestOf(node, {shape[0], shape[2 + dim]}, [&](Cell &b) {
      auto [begin, end] = range(b, b.index(0), b.index(1), dim);
      return b.sub(end, begin);
    });
  GraphValue init = node.fill(extremeOf(node, x.type, true), shape, x.type);
  Value largest = node.accumulate(
      node.empty({most[0], most[1]}, x.type), init,
      {node.loopsMap(6, {4, 5}), node.loopsMap(6, {0, 1, 2, 3})}, [&](Cell &b, ValueRange v) {
        Places p(b, b.getF32Type());
        Value r = p.index(0), places[2], inside;
        for (int64_t dim : {0, 1}) {
          auto [begin, end] = range(b, r, p.index(2 + dim), dim);
          Value at = p.add(begin, p.index(4 + dim)), here = p.less(at, end);
          inside = inside ? p.both(inside, here) : here;
          places[dim] = p.clamp(at, sizes[2 + dim]);
        }
        Value image = p.convert(p.at(regions, ValueRange{r, p.constant(0)}), x.type, kFloat);
        image = p.clamp(p.realToIndex(image), sizes[0]);
        Value pixel = p.at(source, ValueRange{image, p.index(1), places[0], places[1]});
        return p.select(inside, p.max(v[1], pixel), v[1]);
      });
  // A cell without pixels is 0.
  return node.setGeneric(0, {largest}, {node.ownMap(4)}, shape, x.type, [&](Cell &b, ValueRange v) {
    Value empty;
    for (int64_t dim : {0, 1}) {
      auto [begin, end] = range(b, b.index(0), b.index(2 + dim), dim);
      Value none = b.atLeast(begin, end);
      empty = empty ? b.either(empty, none) : none;
    }
    return b.select(empty, 0, v[0]);
  });
}

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
  onnx.requireEqual(x.shape[1], number(channels), "the input's channels do not match the weights");
  onnx.requireEqual(offset.shape[1], number(moves * taps * 2),
                    "offsets do not have two numbers for each tap");
  OpFoldResult rows = offset.shape[2], columns = offset.shape[3];
  Value source = node.tensor(0), offsets = node.tensor(2),
        mask = node.has(4) ? node.tensor(4) : Value();
  Value height = node.value(x.shape[2]), width = node.value(x.shape[3]);
  int32_t computed = wideOf(x.type);
  Shape shape{x.shape[0], number(channels), number(weights[2]), number(weights[3]), rows, columns};
  GraphValue pixels = node.made(shape, x.type, [&](Cell &b) {
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
    Value total =
        Sampler{"linear", "zeros", false}.sum(p, places, {height, width}, [&](ValueRange at) {
          return p.convert(p.at(source, ValueRange{n, channel, at[0], at[1]}), x.type, computed);
        });
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
  GraphValue result =
      onnx.reshaped(onnx.matmul(filters, matrix), {x.shape[0], number(weights[0]), rows, columns});
  return onnx.set(0, node.has(3) ? onnx.add(result, onnx.along(onnx.in(3), 1, 4)) : result);
}

} // namespace

const OperatorTable samplingOperators = {
    {"GridSample", 16, importGridSample}, {"AffineGrid", 20, importAffineGrid},
    {"RoiAlign", 10, importRoiAlign},     {"DeformConv", 19, importDeformConv},
    {"MaxRoiPool", 1, importMaxRoiPool},
};

} // namespace sluice::onnx
