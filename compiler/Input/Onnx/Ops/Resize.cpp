//===- Resize.cpp - interpolation -----------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

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
  std::string coordinates, nearest, mode;
  float cubic;
  bool excludeOutside;

  Value number(OpBuilder &b, Location loc, double value) {
    return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
  }
  Value toFloat(OpBuilder &b, Location loc, Value index) {
    return arith::SIToFPOp::create(b, loc, b.getF32Type(),
                                   arith::IndexCastOp::create(b, loc, b.getI64Type(), index));
  }
  Value toIndex(OpBuilder &b, Location loc, Value real) {
    return arith::IndexCastOp::create(b, loc, b.getIndexType(),
                                      arith::FPToSIOp::create(b, loc, b.getI64Type(), real));
  }

  /// Position in the input of position `out` of the output.
  Value source(OpBuilder &b, Location loc, Value out, const Axis &axis) {
    Value x = toFloat(b, loc, out), half = number(b, loc, 0.5), one = number(b, loc, 1),
          zero = number(b, loc, 0);
    if (coordinates == "asymmetric")
      return arith::DivFOp::create(b, loc, x, axis.scale);
    if (coordinates == "tf_half_pixel_for_nn")
      return arith::DivFOp::create(b, loc, arith::AddFOp::create(b, loc, x, half), axis.scale);
    if (coordinates == "align_corners") {
      Value last = arith::SubFOp::create(b, loc, axis.extent, one);
      Value ratio = arith::DivFOp::create(
          b, loc,
          arith::MulFOp::create(
              b, loc, x, arith::SubFOp::create(b, loc, toFloat(b, loc, axis.inputSize), one)),
          last);
      return arith::SelectOp::create(
          b, loc, arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, last, zero), zero,
          ratio);
    }
    if (coordinates == "tf_crop_and_resize") {
      Value last = arith::SubFOp::create(b, loc, toFloat(b, loc, axis.inputSize), one),
            steps = arith::SubFOp::create(b, loc, toFloat(b, loc, axis.outputSize), one);
      Value begin = arith::MulFOp::create(b, loc, axis.first, last),
            end = arith::MulFOp::create(b, loc, axis.last, last);
      Value way = arith::DivFOp::create(
          b, loc, arith::MulFOp::create(b, loc, x, arith::SubFOp::create(b, loc, end, begin)),
          steps);
      Value many = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, steps, zero);
      return arith::SelectOp::create(
          b, loc, many, arith::AddFOp::create(b, loc, begin, way),
          arith::MulFOp::create(b, loc, half, arith::AddFOp::create(b, loc, begin, end)));
    }
    Value centered = arith::SubFOp::create(
        b, loc, arith::DivFOp::create(b, loc, arith::AddFOp::create(b, loc, x, half), axis.scale),
        half);
    if (coordinates == "pytorch_half_pixel") {
      Value many = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, axis.outputSize,
                                         arith::ConstantIndexOp::create(b, loc, 1));
      return arith::SelectOp::create(b, loc, many, centered, zero);
    }
    if (coordinates == "half_pixel_symmetric") {
      // The output's true extent is size * scale; what rounding cut off is shared by both ends.
      Value in = toFloat(b, loc, axis.inputSize),
            adjusted = arith::DivFOp::create(b, loc, toFloat(b, loc, axis.outputSize),
                                             arith::MulFOp::create(b, loc, in, axis.scale));
      Value center = arith::MulFOp::create(b, loc, in, half);
      Value offset =
          arith::MulFOp::create(b, loc, center, arith::SubFOp::create(b, loc, one, adjusted));
      return arith::AddFOp::create(b, loc, offset, centered);
    }
    return centered;
  }

  Value clamp(OpBuilder &b, Location loc, Value position, const Axis &axis) {
    Value zero = arith::ConstantIndexOp::create(b, loc, 0),
          last = arith::SubIOp::create(b, loc, axis.inputSize,
                                       arith::ConstantIndexOp::create(b, loc, 1));
    return arith::MinSIOp::create(b, loc, arith::MaxSIOp::create(b, loc, position, zero), last);
  }

  Value nearestIndex(OpBuilder &b, Location loc, Value out, const Axis &axis) {
    Value x = source(b, loc, out, axis), half = number(b, loc, 0.5);
    if (nearest == "floor")
      x = math::FloorOp::create(b, loc, x);
    else if (nearest == "ceil")
      x = math::CeilOp::create(b, loc, x);
    else if (nearest == "round_prefer_ceil")
      x = math::FloorOp::create(b, loc, arith::AddFOp::create(b, loc, x, half));
    else
      x = math::CeilOp::create(b, loc, arith::SubFOp::create(b, loc, x, half));
    return clamp(b, loc, toIndex(b, loc, x), axis);
  }

  /// Weights of the elements around `x`, and the first one's position.
  std::pair<Value, SmallVector<Value>> taps(OpBuilder &b, Location loc, Value out,
                                            const Axis &axis) {
    Value x = source(b, loc, out, axis), base = math::FloorOp::create(b, loc, x),
          f = arith::SubFOp::create(b, loc, x, base), one = number(b, loc, 1);
    Value first = toIndex(b, loc, base);
    if (mode == "linear")
      return {first, {arith::SubFOp::create(b, loc, one, f), f}};
    // Keys: Cubic convolution interpolation for digital image processing (1981).
    auto near = [&](Value d) -> Value { // ((a + 2) d - (a + 3)) d^2 + 1
      Value t =
          arith::SubFOp::create(b, loc, arith::MulFOp::create(b, loc, number(b, loc, cubic + 2), d),
                                number(b, loc, cubic + 3));
      return arith::AddFOp::create(
          b, loc, arith::MulFOp::create(b, loc, t, arith::MulFOp::create(b, loc, d, d)), one);
    };
    auto far = [&](Value d) -> Value { // ((d - 5) d + 8) d a - 4 a
      Value t = arith::SubFOp::create(b, loc, d, number(b, loc, 5));
      t = arith::AddFOp::create(b, loc, arith::MulFOp::create(b, loc, t, d), number(b, loc, 8));
      t = arith::SubFOp::create(b, loc, arith::MulFOp::create(b, loc, t, d), number(b, loc, 4));
      return arith::MulFOp::create(b, loc, t, number(b, loc, cubic));
    };
    Value g = arith::SubFOp::create(b, loc, one, f);
    SmallVector<Value> weights{far(arith::AddFOp::create(b, loc, f, one)), near(f), near(g),
                               far(arith::AddFOp::create(b, loc, g, one))};
    first = arith::SubIOp::create(b, loc, first, arith::ConstantIndexOp::create(b, loc, 1));
    if (excludeOutside) {
      Value total = number(b, loc, 0), zero = number(b, loc, 0);
      for (auto [i, weight] : llvm::enumerate(weights)) {
        Value at = arith::AddIOp::create(b, loc, first, arith::ConstantIndexOp::create(b, loc, i));
        Value inside =
            arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, at, clamp(b, loc, at, axis));
        weight = arith::SelectOp::create(b, loc, inside, weight, zero);
        total = arith::AddFOp::create(b, loc, total, weight);
      }
      for (Value &weight : weights)
        weight = arith::DivFOp::create(b, loc, weight, total);
    }
    return {first, weights};
  }
};

/// Along dimension `dim`, each result is a weighted mean of as many elements as it stands for.
GraphValue smoothed(Resizer &resizer, Compose &onnx, GraphValue x, const Axis &axis, int64_t dim,
                    OpFoldResult size) {
  Node &node = resizer.node;
  OpBuilder &b = node.builder;
  Location loc = node.loc;
  bool cubic = resizer.mode == "cubic";
  Value scale = b.createOrFold<arith::MinimumFOp>(loc, axis.scale, resizer.number(b, loc, 1));
  Value reach = b.createOrFold<math::CeilOp>(
      loc, b.createOrFold<arith::DivFOp>(loc, resizer.number(b, loc, cubic ? 2 : 1), scale));
  Value side = b.createOrFold<arith::IndexCastOp>(
      loc, b.getIndexType(), b.createOrFold<arith::FPToSIOp>(loc, b.getI64Type(), reach));
  OpFoldResult taps = node.mul(getAsOpFoldResult(side), b.getIndexAttr(2));
  Value before = node.value(node.sub(getAsOpFoldResult(side), b.getIndexAttr(1)));
  /// The place of a tap in the input, and its distance from the result's own place.
  auto placeOf = [&](OpBuilder &in, Location at, Value out, Value tap) -> std::pair<Value, Value> {
    Value own = resizer.source(in, at, out, axis), base = math::FloorOp::create(in, at, own);
    Value step = arith::SubIOp::create(in, at, tap, before);
    Value place = arith::AddIOp::create(in, at, resizer.toIndex(in, at, base), step);
    Value apart = arith::SubFOp::create(in, at, resizer.toFloat(in, at, step),
                                        arith::SubFOp::create(in, at, own, base));
    return {place, math::AbsFOp::create(in, at, arith::MulFOp::create(in, at, apart, scale))};
  };
  Shape table{size, taps};
  Value weights =
      node.generic({}, {}, table, kFloat, [&](OpBuilder &in, Location at, ValueRange) -> Value {
        auto c = [&](double v) { return resizer.number(in, at, v); };
        auto mul = [&](Value l, Value r) -> Value { return arith::MulFOp::create(in, at, l, r); };
        auto add = [&](Value l, Value r) -> Value { return arith::AddFOp::create(in, at, l, r); };
        auto less = [&](Value l, double r) -> Value {
          return arith::CmpFOp::create(in, at, arith::CmpFPredicate::OLE, l, c(r));
        };
        auto [place, d] =
            placeOf(in, at, linalg::IndexOp::create(in, at, 0), linalg::IndexOp::create(in, at, 1));
        Value weight;
        if (cubic) {
          double a = resizer.cubic;
          Value square = mul(d, d), near = add(mul(square, add(mul(c(a + 2), d), c(-a - 3))), c(1));
          Value far = add(mul(add(mul(add(mul(c(a), d), c(-5 * a)), d), c(8 * a)), d), c(-4 * a));
          weight = arith::SelectOp::create(in, at, less(d, 1), near,
                                           arith::SelectOp::create(in, at, less(d, 2), far, c(0)));
        } else {
          weight = arith::MaximumFOp::create(in, at, arith::SubFOp::create(in, at, c(1), d), c(0));
        }
        if (!resizer.excludeOutside)
          return weight;
        Value inside = arith::CmpIOp::create(in, at, arith::CmpIPredicate::eq, place,
                                             resizer.clamp(in, at, place, axis));
        return arith::SelectOp::create(in, at, inside, weight, c(0));
      });
  GraphValue all{weights, std::nullopt, kFloat, table};
  GraphValue shares =
      onnx("Div", {all, onnx("ReduceSum", {all, onnx.integers({1})}, {{"keepdims", int64_t(1)}})});
  if (!onnx.ok())
    return x;
  int64_t rank = x.rank();
  Shape shape = x.shape;
  shape[dim] = size;
  Value source = node.tensor(x), init = node.fill(node.constant(kFloat, 0), shape, kFloat);
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);
  MLIRContext *context = b.getContext();
  auto kept = llvm::to_vector(llvm::seq<unsigned>(0, rank));
  SmallVector<AffineMap> maps{
      AffineMap::getMultiDimMapWithTargets(rank + 1, {unsigned(dim), unsigned(rank)}, context),
      AffineMap::getMultiDimMapWithTargets(rank + 1, kept, context)};
  auto op = linalg::GenericOp::create(
      b, loc, init.getType(), node.tensor(shares), init, maps, iterators,
      [&](OpBuilder &in, Location at, ValueRange v) {
        SmallVector<Value> position;
        for (int64_t i = 0; i < rank; ++i)
          position.push_back(linalg::IndexOp::create(in, at, i));
        Value place = placeOf(in, at, position[dim], linalg::IndexOp::create(in, at, rank)).first;
        position[dim] = resizer.clamp(in, at, place, axis);
        Value part = arith::MulFOp::create(in, at, v[0],
                                           tensor::ExtractOp::create(in, at, source, position));
        linalg::YieldOp::create(in, at, arith::AddFOp::create(in, at, v[1], part).getResult());
      });
  return {op.getResult(0), std::nullopt, kFloat, shape};
}

LogicalResult importResize(Node &node) {
  GraphValue &input = node.in(0);
  int64_t rank = input.rank();
  int32_t type = input.type;
  bool upsample = node.op() == "Upsample", old = upsample || node.opset() < 11;
  Resizer resizer{
      node,
      node.attribute("coordinate_transformation_mode", old ? "asymmetric" : "half_pixel"),
      node.attribute("nearest_mode", old ? "floor" : "round_prefer_floor"),
      upsample && node.attribute("mode", "nearest") == "bilinear"
          ? "linear"
          : node.attribute("mode", "nearest"),
      node.attribute("cubic_coeff_a", -0.75f),
      node.attribute("exclude_outside", int64_t(0)) != 0};
  bool crops = resizer.coordinates == "tf_crop_and_resize";
  std::string policy = node.attribute("keep_aspect_ratio_policy", "stretch");
  if (!llvm::is_contained({"stretch", "not_larger", "not_smaller"}, policy))
    return node.error() << node.op() << ": unknown keep_aspect_ratio_policy '" << policy << "'";
  if (resizer.mode != "nearest" && resizer.mode != "linear" && resizer.mode != "cubic")
    return node.error() << node.op() << ": unknown mode '" << resizer.mode << "'";
  SmallVector<int64_t> axes = node.integers("axes");
  if (axes.empty())
    axes = llvm::to_vector(llvm::seq<int64_t>(rank));
  if (failed(node.normalizeAxes(axes, rank)))
    return failure();

  unsigned scalesInput = old ? 1 : 2, sizesInput = 3;
  OpBuilder &b = node.builder;
  const SmallVector<Value> *scales = nullptr, *sizes = nullptr;
  SmallVector<Value> fixed; // Upsample had its scales as attributes at first.
  if (upsample && node.opset() < 9) {
    SmallVector<float> factors = node.floats("scales");
    if (node.opset() < 7 && rank == 4)
      factors = {1, 1, node.attribute("height_scale", 0.0f), node.attribute("width_scale", 0.0f)};
    for (float factor : factors) {
      if (factor < 1)
        return node.error() << "Upsample: the scale " << factor << " is less than 1";
      fixed.push_back(node.constant(kFloat, factor));
    }
    scales = &fixed;
  }
  if (!scales && node.has(sizesInput) && !old) {
    if (!(sizes = node.elements(node.in(sizesInput))))
      return failure();
  } else if (!scales && node.has(scalesInput)) {
    if (!(scales = node.elements(node.in(scalesInput))))
      return failure();
  }
  if ((!scales && !sizes) || (scales ? scales : sizes)->size() != axes.size())
    return node.error() << node.op() << ": needs scales or sizes, one for each axis";
  Shape shape = input.shape;
  SmallVector<Axis> plan(rank);
  const SmallVector<Value> *region = nullptr; // Starts, then ends, one for each axis.
  if (crops) {
    if (!node.has(1) || !(region = node.elements(node.in(1))))
      return node.has(1) ? failure()
                         : LogicalResult(node.error() << "Resize: tf_crop_and_resize needs a roi");
    if (region->size() != 2 * axes.size())
      return node.error() << "Resize: roi must have a start and an end for each axis";
  }
  // One factor for all axes, so that none gets larger (smaller) than asked for.
  Value common;
  if (sizes && policy != "stretch")
    for (auto [i, d] : llvm::enumerate(axes)) {
      Value ratio =
          b.createOrFold<arith::DivFOp>(node.loc, resizer.toFloat(b, node.loc, (*sizes)[i]),
                                        resizer.toFloat(b, node.loc, node.value(input.shape[d])));
      common = !common ? ratio
               : policy == "not_larger"
                   ? b.createOrFold<arith::MinimumFOp>(node.loc, common, ratio)
                   : b.createOrFold<arith::MaximumFOp>(node.loc, common, ratio);
    }
  for (auto [i, d] : llvm::enumerate(axes)) {
    Axis &axis = plan[d];
    axis.inputSize = node.value(input.shape[d]);
    if (region) {
      axis.first = node.convert(b, node.loc, (*region)[i], node.in(1).type, kFloat);
      axis.last = node.convert(b, node.loc, (*region)[axes.size() + i], node.in(1).type, kFloat);
    }
    if (common) {
      Value exact = b.createOrFold<arith::MulFOp>(node.loc, common,
                                                  resizer.toFloat(b, node.loc, axis.inputSize));
      Value rounded = b.createOrFold<math::FloorOp>(
          node.loc,
          b.createOrFold<arith::AddFOp>(node.loc, exact, resizer.number(b, node.loc, 0.5)));
      axis.outputSize = b.createOrFold<arith::IndexCastOp>(
          node.loc, b.getIndexType(),
          b.createOrFold<arith::FPToSIOp>(node.loc, b.getI64Type(), rounded));
      shape[d] = getAsOpFoldResult(axis.outputSize);
      axis.scale = common;
    } else if (sizes) {
      shape[d] = getAsOpFoldResult((*sizes)[i]);
      axis.outputSize = (*sizes)[i];
      axis.scale =
          b.createOrFold<arith::DivFOp>(node.loc, resizer.toFloat(b, node.loc, axis.outputSize),
                                        resizer.toFloat(b, node.loc, axis.inputSize));
    } else {
      axis.scale = (*scales)[i];
      Value part = axis.scale; // of the input's size
      if (region)
        part = b.createOrFold<arith::MulFOp>(
            node.loc, part, b.createOrFold<arith::SubFOp>(node.loc, axis.last, axis.first));
      FloatAttr known;
      if (auto constant = part.getDefiningOp<arith::ConstantOp>())
        known = dyn_cast<FloatAttr>(constant.getValue());
      double factor = known ? known.getValueAsDouble() : 0;
      if (known && factor == int64_t(factor)) {
        shape[d] = node.mul(input.shape[d], b.getIndexAttr(int64_t(factor)));
      } else if (auto size = staticSize(input.shape[d]); known && size) {
        shape[d] = b.getIndexAttr(int64_t(std::floor(float(*size) * float(factor))));
      } else {
        Value product =
            arith::MulFOp::create(b, node.loc, resizer.toFloat(b, node.loc, axis.inputSize), part);
        shape[d] = getAsOpFoldResult(
            resizer.toIndex(b, node.loc, math::FloorOp::create(b, node.loc, product)));
      }
      axis.outputSize = node.value(shape[d]);
    }
    axis.resized = region || !node.sameSize(shape[d], input.shape[d]);
    axis.extent = resizer.toFloat(b, node.loc, axis.outputSize);
    if (!sizes && resizer.coordinates == "align_corners")
      axis.extent = b.createOrFold<arith::MulFOp>(
          node.loc, resizer.toFloat(b, node.loc, axis.inputSize), axis.scale);
  }
  if (node.attribute("antialias", int64_t(0)) && resizer.mode != "nearest" && !crops) {
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
  Value result =
      node.generic({}, {}, shape, type, [&](OpBuilder &b, Location loc, ValueRange) -> Value {
        SmallVector<Value> at;
        for (int64_t i = 0; i < rank; ++i)
          at.push_back(linalg::IndexOp::create(b, loc, i));
        // What lies outside of the input has a value of its own.
        Value inside;
        for (int64_t i = 0; i < rank && crops; ++i) {
          if (!plan[i].first)
            continue;
          Value x = resizer.source(b, loc, at[i], plan[i]), zero = resizer.number(b, loc, 0);
          Value last = arith::SubFOp::create(b, loc, resizer.toFloat(b, loc, plan[i].inputSize),
                                             resizer.number(b, loc, 1));
          Value within = arith::AndIOp::create(
              b, loc, arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGE, x, zero),
              arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLE, x, last));
          inside = inside ? arith::AndIOp::create(b, loc, inside, within).getResult() : within;
        }
        auto orOutside = [&](Value value) {
          return inside ? arith::SelectOp::create(b, loc, inside, value, outside).getResult()
                        : value;
        };
        if (resizer.mode == "nearest") {
          for (int64_t i = 0; i < rank; ++i)
            if (plan[i].resized)
              at[i] = resizer.nearestIndex(b, loc, at[i], plan[i]);
          return orOutside(tensor::ExtractOp::create(b, loc, source, at));
        }
        // The sum over all combinations of taps, one dimension inside the other.
        SmallVector<std::pair<Value, SmallVector<Value>>> taps(rank);
        for (int64_t i = 0; i < rank; ++i)
          if (plan[i].resized)
            taps[i] = resizer.taps(b, loc, at[i], plan[i]);
        std::function<Value(int64_t)> interpolate = [&](int64_t dim) -> Value {
          if (dim == rank)
            return node.convert(b, loc, tensor::ExtractOp::create(b, loc, source, at), type,
                                kFloat);
          if (!plan[dim].resized)
            return interpolate(dim + 1);
          Value total, saved = at[dim];
          for (auto [i, weight] : llvm::enumerate(taps[dim].second)) {
            Value position = arith::AddIOp::create(b, loc, taps[dim].first,
                                                   arith::ConstantIndexOp::create(b, loc, i));
            at[dim] = resizer.clamp(b, loc, position, plan[dim]);
            Value part = arith::MulFOp::create(b, loc, weight, interpolate(dim + 1));
            total = total ? arith::AddFOp::create(b, loc, total, part).getResult() : part;
          }
          at[dim] = saved;
          return total;
        };
        return orOutside(node.convert(b, loc, interpolate(0), kFloat, type));
      });
  node.set(0, result, type, shape);
  return success();
}

constexpr OperatorEntry kResizeOperators[] = {{"Resize", 10, importResize},
                                              {"Upsample", 1, importResize}};

} // namespace

ArrayRef<OperatorEntry> resizeOperators() { return kResizeOperators; }

} // namespace sluice::onnx
