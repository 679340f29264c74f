//===- Resize.cpp - interpolation -----------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Windows.h"

namespace sluice::onnx {
namespace {

/// How one dimension is resized. Scales are f32 scalars of the host.
struct Axis {
  bool resized = false;
  Value inputSize, outputSize; ///< index
  Value scale;                 ///< f32
  Value extent;                ///< f32: the output's size before it is rounded
  Value first, last;           ///< f32: the part of the input for tf_crop_and_resize
};

struct Resizer {
  Node &node;
  bool upsample = node.op() == "Upsample", old = upsample || node.opset() < 11;
  std::string coordinates = node.attribute("coordinate_transformation_mode",
                                           old ? "asymmetric" : "half_pixel"),
              nearest = node.attribute("nearest_mode", old ? "floor" : "round_prefer_floor"),
              mode = node.attribute("mode", "nearest");
  float cubic = node.attribute("cubic_coeff_a", -0.75f);
  bool excludeOutside = node.attribute("exclude_outside", 0);

  /// Position in the input of position `out` of the output.
  Value source(Cell &b, Value out, const Axis &axis) {
    Value x = b.toF32(out);
    if (coordinates == "asymmetric")
      return b.div(x, axis.scale);
    if (coordinates == "tf_half_pixel_for_nn")
      return b.div(b.add(x, 0.5), axis.scale);
    if (coordinates == "align_corners") {
      Value last = b.sub(axis.extent, 1);
      Value ratio = b.div(b.mul(x, b.sub(b.toF32(axis.inputSize), 1)), last);
      return b.select(b.equal(last, 0), 0, ratio);
    }
    if (coordinates == "tf_crop_and_resize") {
      Value last = b.sub(b.toF32(axis.inputSize), 1), steps = b.sub(b.toF32(axis.outputSize), 1);
      Value begin = b.mul(axis.first, last), end = b.mul(axis.last, last);
      Value way = b.div(b.mul(x, b.sub(end, begin)), steps);
      return b.select(b.greater(steps, 0), b.add(begin, way), b.mul(b.add(begin, end), 0.5));
    }
    Value centered = b.sub(b.div(b.add(x, 0.5), axis.scale), 0.5);
    if (coordinates == "pytorch_half_pixel")
      return b.select(b.greater(axis.outputSize, 1), centered, 0);
    if (coordinates == "half_pixel_symmetric") {
      // The output's true extent is size * scale; what rounding cut off is shared by both ends.
      Value in = b.toF32(axis.inputSize),
            adjusted = b.div(b.toF32(axis.outputSize), b.mul(in, axis.scale));
      return b.add(b.mul(b.mul(in, 0.5), b.sub(b.f32(1), adjusted)), centered);
    }
    return centered;
  }

  Value clamp(Cell &b, Value position, const Axis &axis) {
    return b.min(b.max(position, 0), b.sub(axis.inputSize, 1));
  }

  Value nearestIndex(Cell &b, Value out, const Axis &axis) {
    Value x = source(b, out, axis);
    if (nearest == "floor")
      x = b.floor(x);
    else if (nearest == "ceil")
      x = b.ceil(x);
    else if (nearest == "round_prefer_ceil")
      x = b.floor(b.add(x, 0.5));
    else
      x = b.ceil(b.sub(x, 0.5));
    return clamp(b, b.realToIndex(x), axis);
  }

  /// Weights of the elements around `x`, and the first one's position.
  std::pair<Value, SmallVector<Value>> taps(Cell &b, Value out, const Axis &axis) {
    Value x = source(b, out, axis), base = b.floor(x), f = b.sub(x, base), one = b.f32(1);
    Value first = b.realToIndex(base);
    if (mode == "linear")
      return {first, {b.sub(one, f), f}};
    Value g = b.sub(one, f);
    SmallVector<Value> weights{cubicFar(b, b.add(f, one), cubic), cubicNear(b, f, cubic),
                               cubicNear(b, g, cubic), cubicFar(b, b.add(g, one), cubic)};
    first = b.sub(first, 1);
    if (excludeOutside) {
      Value total = b.f32(0);
      for (auto [i, weight] : llvm::enumerate(weights)) {
        Value at = b.add(first, i);
        weight = b.select(b.equal(at, clamp(b, at, axis)), weight, 0);
        total = b.add(total, weight);
      }
      for (Value &weight : weights)
        weight = b.div(weight, total);
    }
    return {first, weights};
  }
};

/// Along dimension `dim`, each result is a weighted mean of as many elements as it stands for.
GraphValue smoothed(Resizer &resizer, Compose &onnx, GraphValue x, const Axis &axis, int64_t dim,
                    OpFoldResult size) {
  Node &node = resizer.node;
  Cell b = node.host();
  bool cubic = resizer.mode == "cubic";
  Value scale = b.min(axis.scale, 1);
  Value reach = b.ceil(b.div(b.f32(cubic ? 2 : 1), scale));
  Value side = b.realToIndex(reach);
  OpFoldResult taps = node.mul(getAsOpFoldResult(side), b.getIndexAttr(2));
  Value before = node.value(node.sub(getAsOpFoldResult(side), b.getIndexAttr(1)));
  /// The place of a tap in the input, and its distance from the result's own place.
  auto placeOf = [&](Cell &in, Value out, Value tap) -> std::pair<Value, Value> {
    Value own = resizer.source(in, out, axis), base = in.floor(own);
    Value step = in.sub(tap, before);
    Value place = in.add(in.realToIndex(base), step);
    Value apart = in.sub(in.toF32(step), in.sub(own, base));
    return {place, in.abs(in.mul(apart, scale))};
  };
  GraphValue weights = node.made({size, taps}, kFloat, [&](Cell &in) {
    auto [place, d] = placeOf(in, in.index(0), in.index(1));
    Value weight;
    if (cubic) {
      Value far = in.select(in.atMost(d, 2), cubicFar(in, d, resizer.cubic), 0);
      weight = in.select(in.atMost(d, 1), cubicNear(in, d, resizer.cubic), far);
    } else {
      weight = in.max(in.sub(in.f32(1), d), 0);
    }
    if (!resizer.excludeOutside)
      return weight;
    Value inside = in.equal(place, resizer.clamp(in, place, axis));
    return in.select(inside, weight, 0);
  });
  GraphValue shares = onnx.div(weights, onnx.reduce("ReduceSum", weights, {1}, true));
  int64_t rank = x.rank();
  GraphValue init = node.filled(0, with(x.shape, dim, size), kFloat);
  Value source = node.tensor(x);
  AffineMap kept = node.loopsMap(rank + 1, countUp(0, rank));
  return node.accumulate(node.tensor(shares), init, {node.loopsMap(rank + 1, {dim, rank}), kept},
                         [&](Cell &in, ValueRange v) {
                           SmallVector<Value> position = in.indices(rank);
                           Value place = placeOf(in, position[dim], in.index(rank)).first;
                           position[dim] = resizer.clamp(in, place, axis);
                           return in.add(v[1], in.mul(v[0], in.at(source, position)));
                         });
}

LogicalResult importResize(Node &node, GraphValue &input) {
  int64_t rank = input.rank();
  int32_t type = input.type;
  Resizer resizer{node};
  bool upsample = resizer.upsample, old = resizer.old;
  if (upsample && resizer.mode == "bilinear")
    resizer.mode = "linear";
  bool crops = resizer.coordinates == "tf_crop_and_resize";
  auto policy =
      SLUICE_TRY(node.oneOf("keep_aspect_ratio_policy", {"stretch", "not_larger", "not_smaller"}));
  if (resizer.mode != "nearest" && resizer.mode != "linear" && resizer.mode != "cubic")
    return node.opError() << "unknown mode '" << resizer.mode << "'";
  SmallVector<int64_t> axes = node.integers("axes");
  if (axes.empty())
    axes = countUp(0, rank);
  SLUICE_TRY(node.normalizeAxes(axes, rank));

  Cell b = node.host();
  SmallVector<Value> scales, sizes, region; // The last: starts, then ends, one for each axis.
  if (upsample && node.opset() < 9) {       // Its scales were attributes at first.
    SmallVector<float> factors = node.floats("scales");
    if (node.opset() < 7 && rank == 4)
      factors = {1, 1, node.attribute("height_scale", 0.0f), node.attribute("width_scale", 0.0f)};
    for (float factor : factors) {
      if (factor < 1)
        return node.error() << "Upsample: the scale " << factor << " is less than 1";
      scales.push_back(node.constant(kFloat, factor));
    }
  } else if (node.has(3) && !old) {
    sizes = SLUICE_TRY(node.elements(node.in(3)));
  }
  // Beside sizes, which torch gives, scales say where in the input results lie.
  if (unsigned input = old ? 1 : 2; scales.empty() && node.has(input)) {
    scales = SLUICE_TRY(node.elements(node.in(input)));
  }
  bool bySizes = !sizes.empty();
  if ((bySizes ? sizes : scales).size() != axes.size())
    return node.opError() << "needs scales or sizes, one for each axis";
  Shape shape = input.shape;
  SmallVector<Axis> plan(rank);
  if (crops) {
    if (!node.has(1))
      return node.error() << "Resize: tf_crop_and_resize needs a roi";
    region = SLUICE_TRY(node.elements(node.in(1)));
    if (region.size() != 2 * axes.size())
      return node.error() << "Resize: roi must have a start and an end for each axis";
  }
  // One factor for all axes, so that none gets larger (smaller) than asked for.
  Value common;
  if (bySizes && policy != "stretch")
    for (auto [i, d] : llvm::enumerate(axes)) {
      Value ratio = b.div(b.toF32(sizes[i]), b.toF32(node.value(input.shape[d])));
      common = !common                  ? ratio
               : policy == "not_larger" ? b.min(common, ratio)
                                        : b.max(common, ratio);
    }
  for (auto [i, d] : llvm::enumerate(axes)) {
    Axis &axis = plan[d];
    axis.inputSize = node.value(input.shape[d]);
    if (crops) {
      axis.first = b.convert(region[i], node.in(1).type, kFloat);
      axis.last = b.convert(region[axes.size() + i], node.in(1).type, kFloat);
    }
    if (common) {
      Value exact = b.mul(common, b.toF32(axis.inputSize));
      Value rounded = b.floor(b.add(exact, 0.5));
      axis.outputSize = b.realToIndex(rounded);
      shape[d] = getAsOpFoldResult(axis.outputSize);
      axis.scale = common;
    } else if (bySizes) {
      shape[d] = getAsOpFoldResult(sizes[i]);
      axis.outputSize = sizes[i];
      axis.scale =
          i < scales.size() ? scales[i] : b.div(b.toF32(axis.outputSize), b.toF32(axis.inputSize));
    } else {
      axis.scale = scales[i];
      Value part = axis.scale; // of the input's size
      if (crops)
        part = b.mul(part, b.sub(axis.last, axis.first));
      FloatAttr known;
      if (auto constant = part.getDefiningOp<arith::ConstantOp>())
        known = dyn_cast<FloatAttr>(constant.getValue());
      double factor = known ? known.getValueAsDouble() : 0;
      if (known && factor == int64_t(factor)) {
        shape[d] = node.mul(input.shape[d], b.getIndexAttr(int64_t(factor)));
      } else if (auto size = staticSize(input.shape[d]); known && size) {
        shape[d] = b.getIndexAttr(int64_t(std::floor(float(*size) * float(factor))));
      } else {
        Value product = b.mul(b.toF32(axis.inputSize), part);
        shape[d] = getAsOpFoldResult(b.realToIndex(b.floor(product)));
      }
      axis.outputSize = node.value(shape[d]);
    }
    bool keepsScale = (bySizes && scales.empty()) || matchPattern(axis.scale, m_OneFloat());
    axis.resized = crops || !keepsScale || !node.sameSize(shape[d], input.shape[d]);
    axis.extent = b.toF32(axis.outputSize);
    if (!bySizes && resizer.coordinates == "align_corners")
      axis.extent = b.mul(b.toF32(axis.inputSize), axis.scale);
  }
  if (node.attribute("antialias", 0) && resizer.mode != "nearest" && !crops) {
    Compose onnx(node);
    GraphValue x = onnx.cast(input, kFloat);
    for (int64_t d = 0; d < rank; ++d)
      if (plan[d].resized)
        x = smoothed(resizer, onnx, x, plan[d], d, shape[d]);
    return onnx.set(0, onnx.cast(x, type));
  }
  Value outside =
      crops ? node.constant(type, node.attribute("extrapolation_value", 0.0f)) : Value();
  Value source = node.tensor(0);
  return node.set(0, node.made(shape, type, [&](Cell &b) {
    SmallVector<Value> at = b.indices(rank);
    // What lies outside of the input has a value of its own.
    Value inside;
    for (int64_t i = 0; i < rank && crops; ++i) {
      if (!plan[i].first)
        continue;
      Value x = resizer.source(b, at[i], plan[i]), zero = b.f32(0);
      Value last = b.sub(b.toF32(plan[i].inputSize), 1);
      Value within = b.both(b.atLeast(x, zero), b.atMost(x, last));
      inside = inside ? b.both(inside, within) : within;
    }
    auto orOutside = [&](Value value) { return inside ? b.select(inside, value, outside) : value; };
    if (resizer.mode == "nearest") {
      for (int64_t i = 0; i < rank; ++i)
        if (plan[i].resized)
          at[i] = resizer.nearestIndex(b, at[i], plan[i]);
      return orOutside(b.at(source, at));
    }
    // The sum over all combinations of taps, one dimension inside the other.
    SmallVector<std::pair<Value, SmallVector<Value>>> taps(rank);
    for (int64_t i = 0; i < rank; ++i)
      if (plan[i].resized)
        taps[i] = resizer.taps(b, at[i], plan[i]);
    std::function<Value(int64_t)> interpolate = [&](int64_t dim) -> Value {
      if (dim == rank)
        return b.convert(b.at(source, at), type, kFloat);
      if (!plan[dim].resized)
        return interpolate(dim + 1);
      Value total, saved = at[dim];
      for (auto [i, weight] : llvm::enumerate(taps[dim].second)) {
        Value position = b.add(taps[dim].first, i);
        at[dim] = resizer.clamp(b, position, plan[dim]);
        Value part = b.mul(weight, interpolate(dim + 1));
        total = total ? b.add(total, part) : part;
      }
      at[dim] = saved;
      return total;
    };
    return orOutside(b.convert(interpolate(0), kFloat, type));
  }));
}

} // namespace

const OperatorTable resizeOperators = {{"Resize", 10, importResize}, {"Upsample", 1, importResize}};

} // namespace sluice::onnx
