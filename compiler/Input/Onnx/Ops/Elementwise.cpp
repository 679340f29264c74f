//===- Elementwise.cpp - operators on one element at a time ---------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Layers.h"
#include "compiler/Input/Onnx/Ops/Ml.h"

namespace sluice::onnx {
namespace {

using F = arith::CmpFPredicate;
using I = arith::CmpIPredicate;

LogicalResult refuse(Node &node) {
  return node.opError() << "element type " << typeName(node.in(0).type)
                        << " is not allowed or not supported";
}

/// An operator of one input and a result of the same type.
template <typename Body> LogicalResult unary(Node &node, Body body) {
  return node.elementwise(0, {&node.in(0)}, node.in(0).type,
                          [&](Cell &b, ValueRange x) { return body(b, x[0]); });
}

/// The same, for floats.
template <typename Body> LogicalResult unaryFloat(Node &node, Body body) {
  if (!isFloat(node.in(0).type))
    return refuse(node);
  return unary(node, body);
}

/// What is done to one element, whatever its type.
template <auto body> LogicalResult each(Node &node) { return unary(node, body); }

template <typename MathOp> LogicalResult math(Node &node) {
  return unaryFloat(node, [](Cell &b, Value x) { return b.make<MathOp>(x); });
}
template <Value (Cell::*word)(Value)> LogicalResult function(Node &node) {
  return unaryFloat(node, [](Cell &b, Value x) { return (b.*word)(x); });
}

/// Different operations for floats, signed and unsigned integers. Narrow floats compute in f32 only
/// where an operation says so.
template <typename FloatOp, typename SignedOp, typename UnsignedOp>
Value typed(Cell &b, int32_t type, Value x, Value y) {
  if (isFloat(type))
    return b.make<FloatOp>(x, y);
  if (isUnsigned(type))
    return b.make<UnsignedOp>(x, y);
  return b.make<SignedOp>(x, y);
}

/// Of one operation: what it takes to compile a kernel grows with the square of what it reads.
constexpr size_t kMostInputs = 64;

/// Two inputs, or any number folded from the left (Sum, Max, Min, Mean).
template <typename FloatOp, typename SignedOp, typename UnsignedOp>
LogicalResult arithmetic(Node &node) {
  SmallVector<GraphValue *> operands;
  int32_t type = node.in(0).type;
  for (unsigned i = 0; i < node.numInputs(); ++i) {
    operands.push_back(&node.in(i));
    if (node.in(i).type != type)
      return node.opError() << "inputs have different types, " << typeName(type) << " and "
                            << typeName(node.in(i).type);
  }
  if (type == kBool || type == kString)
    return refuse(node);
  auto fold = [&](Cell &b, ValueRange x) {
    Value result = x[0];
    for (Value next : x.drop_front())
      result = typed<FloatOp, SignedOp, UnsignedOp>(b, type, result, next);
    return result;
  };
  GraphValue first;
  ArrayRef<GraphValue *> rest = operands;
  for (; rest.size() > kMostInputs; rest = rest.drop_front(kMostInputs - 1)) {
    first = SLUICE_TRY(node.elementwise(rest.take_front(kMostInputs), type, fold));
    operands[rest.data() - operands.data() + kMostInputs - 1] = &first;
  }
  bool mean = node.op() == "Mean";
  return node.elementwise(0, rest, type, [&](Cell &b, ValueRange x) {
    return mean ? b.div(fold(b, x), double(operands.size())) : fold(b, x);
  });
}

LogicalResult importMod(Node &node) {
  int32_t type = node.in(0).type;
  bool fmod = node.attribute("fmod", 0);
  return node.elementwise(0, {&node.in(0), &node.in(1)}, type, [&](Cell &b, ValueRange x) {
    if (isUnsigned(type))
      return b.rem(x[0], x[1]);
    Value rest = isFloat(type) ? b.rem(x[0], x[1]) : b.make<arith::RemSIOp>(x[0], x[1]);
    if (fmod)
      return rest;
    // Python's sign: that of the divisor.
    Value differs = b.onlyOne(b.less(rest, 0), b.less(x[1], 0)), isZero = b.equal(rest, 0),
          moved = b.select(differs, b.add(rest, x[1]), rest);
    return b.select(isZero, isFloat(type) ? b.make<math::CopySignOp>(rest, x[1]) : rest, moved);
  });
}

LogicalResult importPow(Node &node) {
  int32_t type = node.in(0).type, power = node.in(1).type;
  return node.elementwise(0, {&node.in(0), &node.in(1)}, type, [&](Cell &b, ValueRange x) {
    if (isFloat(type))
      return b.pow(x[0], b.convert(x[1], power, type));
    if (!isFloat(power)) { // Exact, as a product is.
      auto wide = [&](Value v, int32_t from) {
        return isa<IndexType>(v.getType()) ? b.toInteger(v) : b.convert(v, from, kInt64);
      };
      Value result = b.make<math::IPowIOp>(wide(x[0], type), wide(x[1], power));
      return isa<IndexType>(x[0].getType()) ? b.toIndex(result) : b.convert(result, kInt64, type);
    }
    Value base = b.convert(x[0], type, kDouble), exponent = b.convert(x[1], power, kDouble);
    Value result = b.pow(base, exponent);
    return isa<IndexType>(x[0].getType()) ? b.toIndex(b.convert(result, kDouble, kUInt64))
                                          : b.convert(result, kDouble, type);
  });
}

/// A comparison; the result is bool.
template <arith::CmpFPredicate F, arith::CmpIPredicate S, arith::CmpIPredicate U>
LogicalResult compare(Node &node) {
  int32_t type = node.in(0).type;
  if (type == kString)
    return refuse(node);
  return node.elementwise(0, {&node.in(0), &node.in(1)}, kBool, [&](Cell &b, ValueRange x) {
    if (isFloat(type))
      return b.is(F, x[0], x[1]);
    return b.is(isUnsigned(type) ? U : S, x[0], x[1]);
  });
}

template <typename Op> LogicalResult logic(Node &node) {
  return node.elementwise(0, {&node.in(0), &node.in(1)}, node.in(0).type,
                          [&](Cell &b, ValueRange x) { return b.make<Op>(x[0], x[1]); });
}

constexpr auto importNot =
    each<[](Cell &b, Value x) { return b.onlyOne(x, b.number(x.getType(), -1)); }>;

/// Amounts that are negative or not less than the width shift everything out.
LogicalResult importBitShift(Node &node) {
  bool left = node.attribute("direction", "") == "LEFT";
  int32_t type = node.in(0).type;
  if (!isInteger(type))
    return refuse(node);
  int64_t width = elementType(node.builder.getContext(), type).getIntOrFloatBitWidth();
  return node.elementwise(0, {&node.in(0), &node.in(1)}, type, [&](Cell &b, ValueRange x) {
    // Host scalars are of index type, whatever their width.
    bool onHost = isa<IndexType>(x[0].getType());
    Type element = elementType(b.getContext(), type);
    auto narrow = [&](Value v) { return onHost ? b.make<arith::IndexCastOp>(element, v) : v; };
    Value value = narrow(x[0]), amount = narrow(x[1]), last = b.number(element, width - 1);
    Value fits = b.is(I::ule, amount, last);
    Value bounded = b.select(fits, amount, last), result;
    if (left || isUnsigned(type)) {
      Value shifted =
          left ? b.make<arith::ShLIOp>(value, bounded) : b.make<arith::ShRUIOp>(value, bounded);
      result = b.select(fits, shifted, 0);
    } else {
      result = b.make<arith::ShRSIOp>(value, bounded);
    }
    return onHost ? b.toIndex(result) : result;
  });
}

LogicalResult importWhere(Node &node) {
  return node.elementwise(0, {&node.in(0), &node.in(1), &node.in(2)}, node.in(1).type,
                          [&](Cell &b, ValueRange x) { return b.select(x[0], x[1], x[2]); });
}

LogicalResult importAbs(Node &node) {
  int32_t type = node.in(0).type;
  return unary(node, [&](Cell &b, Value x) {
    return isFloat(type) ? b.abs(x) : isUnsigned(type) ? x : b.max(x, b.neg(x));
  });
}

/// Zeros and NaN stay.
LogicalResult importSign(Node &node) {
  bool isNatural = isUnsigned(node.in(0).type);
  return unary(node, [&](Cell &b, Value x) {
    Value up = isNatural ? b.unequal(x, 0) : b.greater(x, 0);
    return b.select(up, 1, isNatural ? x : b.select(b.less(x, 0), -1, x));
  });
}

//===- Activations --------------------------------------------------------===//

Value sigmoid(Cell &b, Value x) {
  Value one = b.number(x.getType(), 1), negative = b.neg(x);
  return b.div(one, b.add(one, b.exp(negative)));
}
/// log(1 + exp(x)), exact for large |x|: max(x, 0) + log1p(exp(-|x|)).
Value softplus(Cell &b, Value x) {
  Value small = b.log1p(b.exp(b.neg(b.abs(x))));
  return b.add(b.max(x, 0), small);
}
Value selectBySign(Cell &b, Value x, Value negative) { return b.select(b.less(x, 0), negative, x); }

Value line(Cell &b, Value x, float alpha, float beta) { return b.add(b.mul(x, alpha), beta); }
Value unit(Cell &b, Value x) { return b.min(b.max(x, 0), 1); }

constexpr auto kNone = std::nullopt;
constexpr Activation kActivations[] = {
    {"Affine", 1, 0, line},
    {"Celu", 1, kNone,
     [](Cell &b, Value x, float alpha, float) {
       Value a = b.number(x.getType(), alpha);
       return selectBySign(b, x, b.mul(a, b.make<math::ExpM1Op>(b.div(x, a))));
     }},
    {"Elu", 1, kNone,
     [](Cell &b, Value x, float alpha, float) {
       return selectBySign(b, x, b.mul(b.make<math::ExpM1Op>(x), alpha));
     }},
    {"HardSigmoid", 0.2f, 0.5f,
     [](Cell &b, Value x, float alpha, float beta) { return unit(b, line(b, x, alpha, beta)); }},
    {"HardSwish", kNone, kNone,
     [](Cell &b, Value x, float, float) {
       return b.mul(x, unit(b, b.add(b.mul(x, 1.0 / 6), 0.5)));
     }},
    {"LeakyRelu", 0.01f, kNone,
     [](Cell &b, Value x, float alpha, float) { return selectBySign(b, x, b.mul(x, alpha)); }},
    {"Mish", kNone, kNone,
     [](Cell &b, Value x, float, float) { return b.mul(x, b.tanh(softplus(b, x))); }},
    {"ParametricSoftplus", 1, 1,
     [](Cell &b, Value x, float alpha, float beta) {
       return b.mul(softplus(b, b.mul(x, beta)), alpha);
     }},
    {"QuickGelu", 1.702f, kNone,
     [](Cell &b, Value x, float alpha, float) { return b.mul(x, sigmoid(b, b.mul(x, alpha))); }},
    {"Reciprocal", kNone, kNone,
     [](Cell &b, Value x, float, float) { return b.div(b.number(x.getType(), 1), x); }},
    {"Relu", kNone, kNone, [](Cell &b, Value x, float, float) { return b.max(x, 0); }},
    {"Scale", 1, kNone, [](Cell &b, Value x, float alpha, float) { return b.mul(x, alpha); }},
    {"ScaledTanh", 1, 1,
     [](Cell &b, Value x, float alpha, float beta) {
       return b.mul(b.tanh(b.mul(x, beta)), alpha);
     }},
    {"Sigmoid", kNone, kNone, [](Cell &b, Value x, float, float) { return sigmoid(b, x); }},
    {"Softplus", kNone, kNone, [](Cell &b, Value x, float, float) { return softplus(b, x); }},
    {"Softsign", kNone, kNone,
     [](Cell &b, Value x, float, float) { return b.div(x, b.add(b.abs(x), 1)); }},
    {"Swish", 1, kNone,
     [](Cell &b, Value x, float alpha, float) { return b.mul(x, sigmoid(b, b.mul(x, alpha))); }},
    {"Tanh", kNone, kNone, [](Cell &b, Value x, float, float) { return b.tanh(x); }},
    {"ThresholdedRelu", 1, kNone,
     [](Cell &b, Value x, float alpha, float) { return b.select(b.greater(x, alpha), x, 0); }},
};

LogicalResult importActivation(Node &node) {
  const Activation &f = *findActivation(node.op());
  float alpha = f.alpha ? node.attribute(node.op() == "Scale" ? "scale" : "alpha", *f.alpha) : 0,
        beta = f.beta ? node.attribute("beta", *f.beta) : 0;
  return unaryFloat(node, [&](Cell &b, Value x) { return f.apply(b, x, alpha, beta); });
}

/// gamma * x, and gamma * alpha * (exp(x) - 1) below zero.
LogicalResult importSelu(Node &node) {
  bool rounded = node.opset() < 6; // These numbers had fewer digits then.
  double alpha = node.attribute("alpha", rounded ? 1.6732f : 1.67326319217681884765625f);
  double gamma = node.attribute("gamma", rounded ? 1.0507f : 1.05070102214813232421875f);
  return unaryFloat(node, [&](Cell &b, Value x) -> Value {
    Value negative = b.mul(b.make<math::ExpM1Op>(x), alpha);
    return b.mul(selectBySign(b, x, negative), gamma);
  });
}
LogicalResult importGelu(Node &node) {
  bool tanh = node.attribute("approximate", "none") == "tanh";
  return unaryFloat(node, [&](Cell &b, Value x) -> Value {
    Value inner;
    if (tanh) {
      Value cube = b.mul(x, b.mul(x, x));
      Value sum = b.add(x, b.mul(cube, 0.044715));
      inner = b.tanh(b.mul(sum, 0.7978845608028654));
    } else {
      inner = b.make<math::ErfOp>(b.mul(x, 0.7071067811865476));
    }
    Value half = b.mul(x, 0.5);
    return b.mul(half, b.add(inner, 1));
  });
}
LogicalResult importShrink(Node &node) {
  double bias = node.attribute("bias", 0.0f), lambd = node.attribute("lambd", 0.5f);
  int32_t type = node.in(0).type;
  int32_t real = isFloat(type) ? type : int32_t(kFloat);
  return unary(node, [&](Cell &b, Value given) {
    Value x = b.convert(given, type, real);
    Value rest = b.select(b.greater(x, lambd), b.sub(x, bias), 0);
    return b.convert(b.select(b.less(x, -lambd), b.add(x, bias), rest), real, type);
  });
}
LogicalResult importPRelu(Node &node) {
  int32_t type = node.in(0).type;
  return node.elementwise(0, {&node.in(0), &node.in(1)}, type, [&](Cell &b, ValueRange x) {
    return isUnsigned(type) ? x[0] : selectBySign(b, x[0], b.mul(x[0], x[1]));
  });
}

/// Bounds were attributes before opset 11.
LogicalResult importClip(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  auto bound = [&](unsigned input, const char *name) {
    if (node.opset() >= 11)
      return onnx.in(input);
    return node.find(name) ? onnx.number(x.type, node.attribute(name, 0.0f)) : GraphValue();
  };
  GraphValue low = bound(1, "min"), high = bound(2, "max");
  if (low.exists())
    x = onnx.max(x, low);
  return onnx.set(0, high.exists() ? onnx.min(x, high) : x);
}

LogicalResult importIsNaN(Node &node) {
  return node.elementwise(0, {&node.in(0)}, kBool,
                          [&](Cell &b, ValueRange x) { return b.is(Cell::F::UNO, x[0], x[0]); });
}
LogicalResult importIsInf(Node &node) {
  bool positive = node.attribute("detect_positive", 1),
       negative = node.attribute("detect_negative", 1);
  return node.elementwise(0, {&node.in(0)}, kBool, [&](Cell &b, ValueRange x) {
    Value infinity = b.number(x[0].getType(), INFINITY),
          minus = b.number(x[0].getType(), -INFINITY);
    Value up = b.equal(x[0], infinity);
    Value down = b.equal(x[0], minus);
    if (positive && negative)
      return b.either(up, down);
    return positive ? up : negative ? down : b.number(b.getI1Type(), 0);
  });
}

//===- Operators of opset 1 that models still have ------------------------===//

// They were marked experimental and left ONNX later; converters of that time used them at any
// opset, and runtimes still know them.

/// scale * x + bias of the channel.
LogicalResult importImageScaler(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 4}}));
  GraphValue x = onnx.in(0);
  SmallVector<float> bias = node.floats("bias");
  SLUICE_TRY(node.requireSame(x.shape[1], node.fixed(bias.size()),
                              "bias does not have one number for each channel"));
  GraphValue biases = onnx.cast(table(node, bias, {int64_t(bias.size()), 1, 1}), x.type);
  return onnx.set(0, onnx.add(onnx.scaled(x, node.attribute("scale", 1.0f)), biases));
}

/// The inside of pictures: `border` is left, top, right and bottom; `scale` is height and width
/// instead of the last two.
LogicalResult importCrop(Node &node, GraphValue &input) {
  SmallVector<int64_t> border = node.integers("border"), scale = node.integers("scale");
  if (input.rank() != 4 || border.size() != 4 || (!scale.empty() && scale.size() != 2))
    return node.opError() << "needs an input of rank 4, four borders and no or two scales";
  Shape offsets(4, node.fixed(0)), sizes = input.shape;
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
  return node.set(0, node.slice(node.tensor(0), offsets, sizes), input.type, sizes);
}

} // namespace

const Activation *findActivation(StringRef name) {
  auto *found = llvm::find_if(kActivations,
                              [&](const Activation &f) { return name.equals_insensitive(f.name); });
  return found == std::end(kActivations) ? nullptr : found;
}

const OperatorTable elementwiseOperators = {
    {"Add Sum Mean", 1, arithmetic<arith::AddFOp, arith::AddIOp, arith::AddIOp>},
    {"Sub", 1, arithmetic<arith::SubFOp, arith::SubIOp, arith::SubIOp>},
    {"Mul", 1, arithmetic<arith::MulFOp, arith::MulIOp, arith::MulIOp>},
    // Sizes are never negative, so that host scalars may round down as well as toward zero.
    {"Div", 1, arithmetic<arith::DivFOp, arith::DivSIOp, arith::DivUIOp>},
    {"Max", 1, arithmetic<arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>},
    {"Min", 1, arithmetic<arith::MinimumFOp, arith::MinSIOp, arith::MinUIOp>},
    {"Mod", 10, importMod},
    {"Pow", 1, importPow},
    {"Equal", 1, compare<F::OEQ, I::eq, I::eq>},
    {"Less", 1, compare<F::OLT, I::slt, I::ult>},
    {"LessOrEqual", 12, compare<F::OLE, I::sle, I::ule>},
    {"Greater", 1, compare<F::OGT, I::sgt, I::ugt>},
    {"GreaterOrEqual", 12, compare<F::OGE, I::sge, I::uge>},
    {"And", 1, logic<arith::AndIOp>},
    {"Or", 1, logic<arith::OrIOp>},
    {"Xor", 1, logic<arith::XOrIOp>},
    {"BitwiseAnd", 18, logic<arith::AndIOp>},
    {"BitwiseOr", 18, logic<arith::OrIOp>},
    {"BitwiseXor", 18, logic<arith::XOrIOp>},
    {"BitShift", 11, importBitShift},
    {"Not", 1, importNot},
    {"BitwiseNot", 18, importNot},
    {"Where", 9, importWhere},
    {"Identity", 1, [](Node &node) -> LogicalResult { return node.set(0, node.in(0)); }},
    {"Neg", 1, each<[](Cell &b, Value x) { return b.neg(x); }>},
    {"Abs", 1, importAbs},
    {"Sign", 9, importSign},
    {"Exp", 1, math<math::ExpOp>},
    {"Log", 1, math<math::LogOp>},
    {"Sqrt", 1, function<&Cell::sqrt>},
    {"Erf", 9, math<math::ErfOp>},
    {"Sin", 7, math<math::SinOp>},
    {"Cos", 7, math<math::CosOp>},
    {"Tan", 7, math<math::TanOp>},
    {"Asin", 7, math<math::AsinOp>},
    {"Acos", 7, math<math::AcosOp>},
    {"Atan", 7, math<math::AtanOp>},
    {"Sinh", 9, math<math::SinhOp>},
    {"Cosh", 9, math<math::CoshOp>},
    {"Tanh", 1, math<math::TanhOp>},
    {"Asinh", 9, math<math::AsinhOp>},
    {"Acosh", 9, math<math::AcoshOp>},
    {"Atanh", 9, math<math::AtanhOp>},
    {"Floor", 1, math<math::FloorOp>},
    {"Ceil", 1, math<math::CeilOp>},
    {"Round", 11, math<math::RoundEvenOp>},
    {"Reciprocal Sigmoid Softplus Softsign LeakyRelu Elu HardSigmoid", 1, importActivation},
    {"Affine ScaledTanh ParametricSoftplus Scale com.microsoft.QuickGelu", 1, importActivation},
    {"Relu", 1, each<[](Cell &b, Value x) { return b.max(x, 0); }>},
    {"ThresholdedRelu", 10, importActivation},
    {"Selu", 1, importSelu},
    {"Celu", 12, importActivation},
    {"HardSwish", 14, importActivation},
    {"Mish", 18, importActivation},
    {"Swish", 24, importActivation},
    {"Gelu", 20, importGelu},
    {"Shrink", 9, importShrink},
    {"PRelu", 1, importPRelu},
    {"Clip", 1, importClip},
    {"IsNaN", 9, importIsNaN},
    {"IsInf", 10, importIsInf},
    {"ImageScaler", 1, importImageScaler},
    {"Crop", 1, importCrop},
};

} // namespace sluice::onnx
