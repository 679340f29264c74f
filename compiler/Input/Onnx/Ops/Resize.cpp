//===- Resize.cpp - interpolation -----------------------------------------===//
#include "compiler/Input/Onnx/Node.h"
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
    return arith::SIToFPOp::create(b, loc, b.getF32Type(), arith::IndexCastOp::create(b, loc, b.getI64Type(), index));
  }
  Value toIndex(OpBuilder &b, Location loc, Value real) {
    return arith::IndexCastOp::create(b, loc, b.getIndexType(), arith::FPToSIOp::create(b, loc, b.getI64Type(), real));
  }

  /// Position in the input of position `out` of the output.
  Value source(OpBuilder &b, Location loc, Value out, const Axis &axis) {
    Value x = toFloat(b, loc, out), half = number(b, loc, 0.5), one = number(b, loc, 1), zero = number(b, loc, 0);
    if (coordinates == "asymmetric")
      return arith::DivFOp::create(b, loc, x, axis.scale);
    if (coordinates == "tf_half_pixel_for_nn")
      return arith::DivFOp::create(b, loc, arith::AddFOp::create(b, loc, x, half), axis.scale);
    if (coordinates == "align_corners") {
      Value last = arith::SubFOp::create(b, loc, toFloat(b, loc, axis.outputSize), one);
      Value ratio = arith::DivFOp::create(
          b, loc, arith::MulFOp::create(b, loc, x, arith::SubFOp::create(b, loc, toFloat(b, loc, axis.inputSize), one)),
          last);
      return arith::SelectOp::create(b, loc, arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, last, zero), zero,
                                     ratio);
    }
    Value centered = arith::SubFOp::create(
        b, loc, arith::DivFOp::create(b, loc, arith::AddFOp::create(b, loc, x, half), axis.scale), half);
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
      Value offset = arith::MulFOp::create(b, loc, center, arith::SubFOp::create(b, loc, one, adjusted));
      return arith::AddFOp::create(b, loc, offset, centered);
    }
    return centered;
  }

  Value clamp(OpBuilder &b, Location loc, Value position, const Axis &axis) {
    Value zero = arith::ConstantIndexOp::create(b, loc, 0),
          last = arith::SubIOp::create(b, loc, axis.inputSize, arith::ConstantIndexOp::create(b, loc, 1));
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
  std::pair<Value, SmallVector<Value>> taps(OpBuilder &b, Location loc, Value out, const Axis &axis) {
    Value x = source(b, loc, out, axis), base = math::FloorOp::create(b, loc, x),
          f = arith::SubFOp::create(b, loc, x, base), one = number(b, loc, 1);
    Value first = toIndex(b, loc, base);
    if (mode == "linear")
      return {first, {arith::SubFOp::create(b, loc, one, f), f}};
    // Keys: Cubic convolution interpolation for digital image processing (1981).
    auto near = [&](Value d) -> Value { // ((a + 2) d - (a + 3)) d^2 + 1
      Value t = arith::SubFOp::create(b, loc, arith::MulFOp::create(b, loc, number(b, loc, cubic + 2), d),
                                      number(b, loc, cubic + 3));
      return arith::AddFOp::create(b, loc, arith::MulFOp::create(b, loc, t, arith::MulFOp::create(b, loc, d, d)), one);
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
        Value inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, at, clamp(b, loc, at, axis));
        weight = arith::SelectOp::create(b, loc, inside, weight, zero);
        total = arith::AddFOp::create(b, loc, total, weight);
      }
      for (Value &weight : weights)
        weight = arith::DivFOp::create(b, loc, weight, total);
    }
    return {first, weights};
  }
};

LogicalResult importResize(Node &node) {
  GraphValue &input = node.in(0);
  int64_t rank = input.rank();
  int32_t type = input.type;
  bool upsample = node.op() == "Upsample", old = upsample || node.opset() < 11;
  Resizer resizer{node,
                  node.attribute("coordinate_transformation_mode", old ? "asymmetric" : "half_pixel"),
                  node.attribute("nearest_mode", old ? "floor" : "round_prefer_floor"),
                  upsample && node.attribute("mode", "nearest") == "bilinear" ? "linear"
                                                                              : node.attribute("mode", "nearest"),
                  node.attribute("cubic_coeff_a", -0.75f),
                  node.attribute("exclude_outside", int64_t(0)) != 0};
  if (resizer.coordinates == "tf_crop_and_resize" || node.attribute("antialias", int64_t(0)))
    return node.error() << node.op() << ": tf_crop_and_resize and antialias are not supported";
  if (node.attribute("keep_aspect_ratio_policy", "stretch") != "stretch")
    return node.error() << node.op() << ": keep_aspect_ratio_policy other than stretch is not supported";
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
  for (auto [i, d] : llvm::enumerate(axes)) {
    Axis &axis = plan[d];
    axis.inputSize = node.value(input.shape[d]);
    if (sizes) {
      shape[d] = getAsOpFoldResult((*sizes)[i]);
      axis.outputSize = (*sizes)[i];
      axis.scale = b.createOrFold<arith::DivFOp>(node.loc, resizer.toFloat(b, node.loc, axis.outputSize),
                                                 resizer.toFloat(b, node.loc, axis.inputSize));
    } else {
      axis.scale = (*scales)[i];
      FloatAttr known;
      auto *def = axis.scale.getDefiningOp<arith::ConstantOp>()
                      ? axis.scale.getDefiningOp<arith::ConstantOp>().getOperation()
                      : nullptr;
      if (def)
        known = dyn_cast<FloatAttr>(cast<arith::ConstantOp>(def).getValue());
      double factor = known ? known.getValueAsDouble() : 0;
      if (known && factor == int64_t(factor)) {
        shape[d] = node.mul(input.shape[d], b.getIndexAttr(int64_t(factor)));
      } else if (auto size = staticSize(input.shape[d]); known && size) {
        shape[d] = b.getIndexAttr(int64_t(std::floor(float(*size) * float(factor))));
      } else {
        Value product = arith::MulFOp::create(b, node.loc, resizer.toFloat(b, node.loc, axis.inputSize), axis.scale);
        shape[d] = getAsOpFoldResult(resizer.toIndex(b, node.loc, math::FloorOp::create(b, node.loc, product)));
      }
      axis.outputSize = node.value(shape[d]);
    }
    axis.resized = !node.sameSize(shape[d], input.shape[d]);
  }
  Value source = node.tensor(0);
  Value result = node.generic({}, {}, shape, type, [&](OpBuilder &b, Location loc, ValueRange) -> Value {
    SmallVector<Value> at;
    for (int64_t i = 0; i < rank; ++i)
      at.push_back(linalg::IndexOp::create(b, loc, i));
    if (resizer.mode == "nearest") {
      for (int64_t i = 0; i < rank; ++i)
        if (plan[i].resized)
          at[i] = resizer.nearestIndex(b, loc, at[i], plan[i]);
      return tensor::ExtractOp::create(b, loc, source, at);
    }
    // The sum over all combinations of taps, one dimension inside the other.
    SmallVector<std::pair<Value, SmallVector<Value>>> taps(rank);
    for (int64_t i = 0; i < rank; ++i)
      if (plan[i].resized)
        taps[i] = resizer.taps(b, loc, at[i], plan[i]);
    std::function<Value(int64_t)> interpolate = [&](int64_t dim) -> Value {
      if (dim == rank)
        return node.convert(b, loc, tensor::ExtractOp::create(b, loc, source, at), type, kFloat);
      if (!plan[dim].resized)
        return interpolate(dim + 1);
      Value total, saved = at[dim];
      for (auto [i, weight] : llvm::enumerate(taps[dim].second)) {
        Value position = arith::AddIOp::create(b, loc, taps[dim].first, arith::ConstantIndexOp::create(b, loc, i));
        at[dim] = resizer.clamp(b, loc, position, plan[dim]);
        Value part = arith::MulFOp::create(b, loc, weight, interpolate(dim + 1));
        total = total ? arith::AddFOp::create(b, loc, total, part).getResult() : part;
      }
      at[dim] = saved;
      return total;
    };
    return node.convert(b, loc, interpolate(0), kFloat, type);
  });
  node.set(0, result, type, shape);
  return success();
}

constexpr OperatorEntry kOperators[] = {{"Resize", 10, importResize}, {"Upsample", 1, importResize}};

} // namespace

ArrayRef<OperatorEntry> resizeOperators() { return kOperators; }

} // namespace sluice::onnx
