//===- Experimental.cpp - operators of opset 1 that models still have -----===//
// They were marked experimental and left ONNX later; converters of that time used them at any
// opset, and runtimes still know them.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Node.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// alpha * f(beta * x): f is tanh for ScaledTanh, log(1 + exp) for ParametricSoftplus. Affine is
/// alpha * x + beta, Scale scale * x.
LogicalResult importScaled(Node &node) {
  StringRef op = node.op();
  bool isScale = op == "Scale";
  double alpha = isScale ? node.attribute("scale", 1.0f) : node.attribute("alpha", 1.0f),
         beta = node.attribute("beta", op == "Affine" ? 0.0f : 1.0f);
  GraphValue &input = node.in(0);
  if (!isFloat(input.type))
    return node.error() << op << ": element type " << typeName(input.type) << " is not allowed";
  return node.elementwise(0, {&input}, input.type, [&](Cell &b, ValueRange v) {
    Value x = v[0];
    auto times = [&](double factor, Value y) -> Value { return b.mul(y, factor); };
    if (isScale)
      return times(alpha, x);
    if (op == "Affine")
      return b.add(times(alpha, x), beta);
    Value inner = times(beta, x);
    if (op == "ScaledTanh")
      return times(alpha, b.tanh(inner));
    // max(y, 0) + log(1 + exp(-|y|)) does not overflow.
    Value falling = b.exp(b.neg(b.abs(inner)));
    return times(alpha, b.add(b.max(inner, 0), b.log1p(falling)));
  });
}

/// scale * x + bias of the channel.
LogicalResult importImageScaler(Node &node, GraphValue &input) {
  SmallVector<float> bias = node.floats("bias");
  double scale = node.attribute("scale", 1.0f);
  if (input.rank() != 4 || !isFloat(input.type))
    return node.opError() << "needs floats of rank 4, has " << typeName(input.type) << " of rank "
                          << input.rank();
  SLUICE_TRY(node.requireEqual(input.shape[1], node.fixed(bias.size()),
                               "ImageScaler: bias does not have one number for each channel"));
  auto type = RankedTensorType::get({int64_t(bias.size()), 1, 1},
                                    elementType(node.builder.getContext(), input.type));
  SmallVector<Attribute> numbers;
  for (float number : bias)
    numbers.push_back(node.builder.getFloatAttr(type.getElementType(), number));
  OpFoldResult one = node.fixed(1);
  GraphValue biases{
      arith::ConstantOp::create(node.builder, node.loc, DenseElementsAttr::get(type, numbers)),
      std::nullopt,
      input.type,
      {node.fixed(bias.size()), one, one}};
  return node.elementwise(0, {&input, &biases}, input.type, [&](Cell &b, ValueRange x) {
    Value factor = b.number(x[0].getType(), scale);
    return b.add(b.mul(factor, x[0]), x[1]);
  });
}

/// The inside of pictures: `border` is left, top, right and bottom; `scale` is height and width
/// instead of the last two.
LogicalResult importCrop(Node &node, GraphValue &input) {
  SmallVector<int64_t> border = node.integers("border"), scale = node.integers("scale");
  if (input.rank() != 4 || border.size() != 4 || (!scale.empty() && scale.size() != 2))
    return node.opError() << "needs an input of rank 4, four borders and no or two scales";
  Shape offsets(4, node.fixed(0)), sizes = input.shape, strides(4, node.fixed(1));
  for (int i : {0, 1}) { // height, width
    OpFoldResult first = node.fixed(border[1 - i]),
                 end = node.sub(input.shape[2 + i], node.fixed(border[3 - i]));
    OpFoldResult size = scale.empty() ? node.sub(end, first) : node.fixed(scale[i]);
    std::string message = (node.op() + ": dimension " + Twine(2 + i) + " is too small").str();
    if (border[1 - i] < 0 || border[3 - i] < 0 || staticSize(size).value_or(0) < 0)
      return node.error() << message;
    for (OpFoldResult room : {size, node.sub(input.shape[2 + i], node.add(first, size))}) {
      if (staticSize(room).value_or(0) < 0)
        return node.error() << message;
      node.require(node.host().atLeast(node.value(room), node.index(0)), message);
    }
    offsets[2 + i] = first;
    sizes[2 + i] = size;
  }
  return node.set(0, node.slice(node.tensor(0), offsets, sizes, strides), input.type, sizes);
}

} // namespace

const OperatorTable experimentalOperators = {
    {"Affine", 1, importScaled},
    {"ScaledTanh", 1, importScaled},
    {"ParametricSoftplus", 1, importScaled},
    {"Scale", 1, importScaled},
    {"ImageScaler", 1, importImageScaler},
    {"Crop", 1, importCrop},
};

} // namespace sluice::onnx
