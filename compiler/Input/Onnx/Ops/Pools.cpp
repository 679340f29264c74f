//===- Pools.cpp - the largest, the mean or the norm under a window --------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Windows.h"
#include <cmath>

using namespace mlir;

namespace sluice::onnx {

Value lowestOf(Node &node, int32_t type) {
  if (isFloat(type))
    return node.constant(type, -INFINITY);
  Type element = elementType(node.builder.getContext(), type);
  unsigned bits = element.getIntOrFloatBitWidth();
  return node.host().number(element,
                            isUnsigned(type) ? 0 : APInt::getSignedMinValue(bits).getSExtValue());
}

namespace {

/// Combines the elements under each position of the window.
Value pool(Node &node, Value source, const Shape &shape, const Window &window, int32_t type,
           Value init, ScalarBody combine) {
  MLIRContext *context = node.builder.getContext();
  unsigned spatial = window.kernel.size(), loops = 2 + 2 * spatial;
  auto d = [&](unsigned i) { return getAffineDimExpr(i, context); };
  SmallVector<AffineExpr> in{d(0), d(1)}, w, out{d(0), d(1)};
  for (unsigned i = 0; i < spatial; ++i) {
    in.push_back(d(2 + i) * window.strides[i] + d(2 + spatial + i) * window.dilations[i]);
    w.push_back(d(2 + spatial + i));
    out.push_back(d(2 + i));
  }
  // The window's extent is that of a tensor without content.
  Shape extents;
  for (int64_t k : window.kernel)
    extents.push_back(node.fixed(k));
  Value extent = node.empty(extents, type), filled = node.fill(init, shape, type);
  auto map = [&](ArrayRef<AffineExpr> exprs) { return AffineMap::get(loops, 0, exprs, context); };
  return node.accumulate({source, extent}, filled, {map(in), map(w), map(out)},
                         [&](Cell &b, ValueRange x) { return combine(b, {x[0], x[2]}); });
}

LogicalResult importMaxPool(Node &node, GraphValue &input) {
  int32_t type = input.type;
  if (input.rank() < 3)
    return node.opError() << "needs an input of rank 3 or more, has " << input.rank();
  auto window = SLUICE_TRY(
      readWindow(node, ArrayRef(input.shape).drop_front(2), node.integers("kernel_shape")));
  if (node.wants(1))
    return importMaxPoolWithIndices(node, window);
  Value lowest = lowestOf(node, type);
  Value source = padSpatial(node, node.tensor(0), window, lowest);
  Shape shape{input.shape[0], input.shape[1]};
  llvm::append_range(shape, window.output);
  Value result = pool(node, source, shape, window, type, lowest, [&](Cell &b, ValueRange x) {
    if (isFloat(type))
      return b.max(x[0], x[1]);
    return isUnsigned(type) ? b.make<arith::MaxUIOp>(x[0], x[1]) : b.max(x[0], x[1]);
  });
  return node.set(0, result, type, shape);
}

LogicalResult importAveragePool(Node &node, GraphValue &input) {
  int32_t type = input.type;
  if (!isFloat(type))
    return node.opError() << "element type " << typeName(type) << " is not allowed";
  if (input.rank() < 3)
    return node.opError() << "needs an input of rank 3 or more, has " << input.rank();
  auto window = SLUICE_TRY(
      readWindow(node, ArrayRef(input.shape).drop_front(2), node.integers("kernel_shape")));
  Value source = padSpatial(node, node.tensor(0), window, node.constant(type, 0));
  Shape shape{input.shape[0], input.shape[1]};
  llvm::append_range(shape, window.output);
  Value sum = pool(node, source, shape, window, type, node.constant(type, 0),
                   [](Cell &b, ValueRange x) { return b.add(x[0], x[1]); });
  int64_t cells = 1;
  for (int64_t k : window.kernel)
    cells *= k;
  bool includePad = node.attribute("count_include_pad", 0), ceil = node.attribute("ceil_mode", 0);
  std::string automatic = node.attribute("auto_pad", "NOTSET");
  bool isSame =
      automatic == "SAME_UPPER" || automatic == "SAME_LOWER"; // ceil_mode means nothing then
  bool constantCount = !window.padded() || (includePad && (!ceil || isSame));
  SmallVector<int64_t> pads =
      automatic == "NOTSET" ? node.integers("pads") : SmallVector<int64_t>();
  SmallVector<Value> lows, sizes;
  for (size_t i = 0; i < window.kernel.size(); ++i) {
    lows.push_back(node.value(window.low[i]));
    // Padding asked for counts if count_include_pad says so; that added by ceil_mode never does.
    OpFoldResult size = input.shape[2 + i];
    if (includePad && !pads.empty())
      size = node.add(size, node.fixed(pads[i + window.kernel.size()]));
    sizes.push_back(node.value(size));
  }
  return node.setGeneric(
      0, {sum}, {node.ownMap(shape.size())}, shape, type, [&](Cell &b, ValueRange x) {
        Value divisor;
        if (constantCount) {
          divisor = b.number(x[0].getType(), double(cells));
          return b.div(x[0], divisor);
        }
        // Cells inside the tensor: along each dimension those k with 0 <= position * stride + k *
        // dilation - low < size.
        Value count = b.constant(1), zero = b.constant(0);
        for (size_t i = 0; i < window.kernel.size(); ++i) {
          Value begin = b.sub(b.mul(b.index(2 + i), window.strides[i]), lows[i]);
          Value first = zero;
          if (!includePad) {
            Value missing = b.max(b.sub(zero, begin), zero);
            first = b.make<arith::CeilDivSIOp>(missing, b.constant(window.dilations[i]));
          }
          Value room = b.max(b.sub(sizes[i], begin), zero);
          Value end = b.min(b.make<arith::CeilDivSIOp>(room, b.constant(window.dilations[i])),
                            window.kernel[i]);
          count = b.mul(count, b.sub(end, first));
        }
        count = b.toInteger(b.max(count, 1));
        divisor = b.convert(count, kInt64, type);
        return b.div(x[0], divisor);
      });
}

/// The p-norm of the elements under the window, or of all for GlobalLpPool.
LogicalResult importLpPool(Node &node, Compose &onnx) {
  GraphValue &input = node.in(0);
  int32_t type = input.type;
  bool global = node.op() == "GlobalLpPool";
  double p = node.opset() < 2 ? double(node.attribute("p", 2.0f)) : double(node.attribute("p", 2));
  if (!isFloat(type) || input.rank() < 3 || p <= 0)
    return node.opError() << "needs a float input of rank 3 or more and a positive p";
  auto raised = [&](const GraphValue &x, double power) {
    return power == 1   ? x
           : power == 2 ? onnx.mul(x, x)
                        : onnx("Pow", {x, onnx.number(type, power)});
  };
  GraphValue powers = raised(onnx("Abs", {input}), p), sums;
  SLUICE_TRY(onnx.ok());
  if (global) {
    auto spatial = llvm::to_vector(llvm::seq<int64_t>(2, input.rank()));
    sums = onnx("ReduceSum", {powers, onnx.integers(spatial)}, {{"keepdims", 1}});
  } else {
    auto window = SLUICE_TRY(
        readWindow(node, ArrayRef(input.shape).drop_front(2), node.integers("kernel_shape")));
    Value zero = node.constant(type, 0),
          source = padSpatial(node, node.tensor(powers), window, zero);
    Shape shape{input.shape[0], input.shape[1]};
    llvm::append_range(shape, window.output);
    Value sum = pool(node, source, shape, window, type, zero,
                     [](Cell &b, ValueRange x) { return b.add(x[0], x[1]); });
    sums = {sum, std::nullopt, type, shape};
  }
  return onnx.set(0, p == 2 ? onnx("Sqrt", {sums}) : raised(sums, 1 / p));
}

/// Over all spatial dimensions, which stay with size 1.
template <bool isMax> LogicalResult importGlobalPool(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 3, kAnyRank}}));
  auto axes = llvm::to_vector(llvm::seq<int64_t>(2, node.in(0).rank()));
  return onnx.set(0, onnx(isMax ? "ReduceMax" : "ReduceMean", {onnx.in(0), onnx.integers(axes)},
                          {{"keepdims", 1}}));
}

} // namespace

const OperatorTable poolOperators = {
    {"MaxPool", 1, importMaxPool},
    {"AveragePool", 1, importAveragePool},
    {"GlobalAveragePool", 1, importGlobalPool<false>},
    {"GlobalMaxPool", 1, importGlobalPool<true>},
    {"LpPool", 1, importLpPool},
    {"GlobalLpPool", 1, importLpPool},
};

} // namespace sluice::onnx
