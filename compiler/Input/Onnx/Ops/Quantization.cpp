//===- Quantization.cpp - quantized values, products and other types ------===//
// real = (integer - zero point) * scale. Integer products widen to int32, subtract zero points, and
// sum exactly.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Products.h"
#include <cmath>

namespace sluice::onnx {
bool areKnown(Node &node, GraphValue &integers, function_ref<bool(int64_t)> isWanted) {
  Attribute constant;
  if (!integers.tensor || !matchPattern(integers.tensor, m_Constant(&constant))) {
    auto known = node.constantIntegers(integers);
    return known && llvm::all_of(*known, isWanted);
  }
  if (auto stored = dyn_cast<DenseResourceElementsAttr>(constant))
    if (AsmResourceBlob *blob = stored.getRawHandle().getBlob())
      constant = DenseElementsAttr::getFromRawBuffer(stored.getType(), blob->getData());
  auto elements = dyn_cast<DenseIntElementsAttr>(constant);
  return elements && llvm::all_of(elements.getValues<APInt>(), [&](const APInt &value) {
           return isWanted(value.getSExtValue());
         });
}

bool isZero(Node &node, GraphValue &zero) {
  return areKnown(node, zero, [](int64_t value) { return value == 0; });
}

namespace {

/// A scale or zero point so that it broadcasts against a tensor of `rank`: a vector goes along
/// `axis`.
FailureOr<GraphValue> alongAxis(Node &node, GraphValue &parameter, int64_t axis, int64_t rank) {
  if (parameter.rank() == 0 || parameter.rank() == rank)
    return parameter;
  if (parameter.rank() != 1)
    return node.opError() << "a scale or zero point has rank " << parameter.rank();
  Shape shape;
  if (staticSize(parameter.shape[0]) != 1) {
    shape.assign(rank, node.fixed(1));
    shape[axis] = parameter.shape[0];
  }
  return node.reshaped(parameter, shape);
}

/// A blocked parameter (`block_size`) with the sizes of the tensor that it belongs to.
GraphValue unblocked(Node &node, GraphValue parameter, GraphValue &of, int64_t axis) {
  int64_t block = node.attribute("block_size", 0), rank = of.rank();
  if (block <= 0 || parameter.rank() != rank)
    return parameter;
  OpFoldResult repeats = node.fixed(block);
  GraphValue copies =
      node.generic(node.tensor(parameter), node.loopsMap(rank + 1, otherAxes(rank + 1, axis + 1)),
                   inserted(parameter.shape, axis + 1, repeats), parameter.type, combine::first);
  GraphValue all =
      node.reshaped(copies, with(parameter.shape, axis, node.mul(parameter.shape[axis], repeats)));
  return {node.slice(all, {}, of.shape), parameter.type, of.shape};
}

/// An integral f32, moved by `zero` (f32, or null) and saturated to `type`.
Value saturate(Cell &b, Value rounded, Value zero, int32_t type) {
  Type element = elementType(b.getContext(), type);
  unsigned width = element.getIntOrFloatBitWidth();
  double low = isUnsigned(type) ? 0 : -std::ldexp(1, width - 1),
         high = std::ldexp(1, isUnsigned(type) ? width : width - 1) - 1;
  Value moved = zero ? b.add(rounded, zero) : rounded;
  Value clamped = b.min(b.max(moved, low), high);
  Value wide = b.make<arith::FPToSIOp>(b.getI32Type(), clamped);
  return width == 32 ? wide : b.make<arith::TruncIOp>(element, wide);
}

Value roundedQuotient(Cell &b, Value real, Value scale) { return b.roundEven(b.div(real, scale)); }

/// The input of QuantizeLinear or DequantizeLinear with its scale (input 1) and zero point (input
/// 2, may be absent), ready to broadcast.
FailureOr<SmallVector<GraphValue>> withParameters(Node &node) {
  GraphValue &input = node.in(0);
  if (!node.has(1))
    return node.opError() << "the scale is missing";
  // One scale of all elements has no axis; some tools write the default, 1, for vectors too.
  bool isOne = !node.in(1).rank() || staticShape(node.in(1).shape) == SmallVector<int64_t>{1};
  int64_t axis = 0;
  if (!isOne && (input.rank() > 1 || node.find("axis")))
    axis = SLUICE_TRY(node.axis(1));
  SmallVector<GraphValue> result{input};
  for (unsigned i : {1, 2})
    if (node.has(i))
      result.push_back(unblocked(node, SLUICE_TRY(alongAxis(node, node.in(i), axis, input.rank())),
                                 input, axis));
  return result;
}

bool isSmallFloat(Node &node, int32_t type) {
  return isFloat(type) && elementType(node.builder.getContext(), type).getIntOrFloatBitWidth() <= 8;
}

LogicalResult importQuantize(Node &node, Compose &onnx) {
  int32_t from = node.in(0).type,
          type = node.has(2) ? node.in(2).type
                             : int32_t(node.attribute("output_dtype", int64_t(kUInt8)));
  if (type == 0)
    type = kUInt8;
  bool toFloat = isSmallFloat(node, type);
  if (!toFloat && !isInteger(type))
    return node.opError() << "quantization to " << typeName(type) << " is not supported";
  auto operands = SLUICE_TRY(withParameters(node));
  int32_t scaleType = node.in(1).type;
  if (toFloat) {
    // Cast rounds and saturates.
    GraphValue real = onnx.elementwise(operands, kFloat, [&](Cell &b, ValueRange x) {
      Value quotient = b.div(b.convert(x[0], from, kFloat), b.convert(x[1], scaleType, kFloat));
      return x.size() == 3 ? b.add(quotient, b.convert(x[2], type, kFloat)) : quotient;
    });
    return onnx.set(0, onnx("Cast", {real},
                            {{"to", int64_t(type)}, {"saturate", node.attribute("saturate", 1)}}));
  }
  return onnx.set(0, onnx.elementwise(operands, type, [&](Cell &b, ValueRange x) {
    Value real = b.convert(x[0], from, kFloat), scale = b.convert(x[1], scaleType, kFloat);
    Value zero = x.size() == 3 ? b.convert(x[2], type, kFloat) : Value();
    return saturate(b, roundedQuotient(b, real, scale), zero, type);
  }));
}

LogicalResult importDequantize(Node &node, Compose &onnx) {
  int32_t from = node.in(0).type;
  bool isReal = isSmallFloat(node, from);
  if (!isInteger(from) && !isReal)
    return node.opError() << "element type " << typeName(from) << " is not supported";
  auto operands = SLUICE_TRY(withParameters(node));
  int32_t type = node.attribute("output_dtype", 0), scaleType = node.in(1).type;
  if (type == 0)
    type = scaleType;
  if (!isFloat(type))
    return node.opError() << "a result of type " << typeName(type) << " is not allowed";
  int32_t wide = isReal ? kFloat : kInt32; // what differences are exact in
  return onnx.set(0, onnx.elementwise(operands, type, [&](Cell &b, ValueRange x) {
    Value centered = b.convert(x[0], from, wide);
    if (x.size() == 3)
      centered = b.sub(centered, b.convert(x[2], from, wide));
    Value real = b.convert(centered, wide, kFloat);
    return b.convert(b.mul(real, b.convert(x[1], scaleType, kFloat)), kFloat, type);
  }));
}

LogicalResult importDynamicQuantize(Node &node) {
  QuantizedMatrix result = quantizeDynamically(node, node.in(0));
  return node.setAll({result.values, result.scale, result.zero});
}

bool isByte(int32_t type) { return type == kInt8 || type == kUInt8; }

/// `value` minus `zero` (null: 0; along `axis` if it is a vector), as `wide`: int32, or int16,
/// which holds differences of bytes. Bytes without a zero point stay bytes if `wide` is int16.
FailureOr<GraphValue> centered(Node &node, GraphValue &value, GraphValue *zero, int64_t axis,
                               int32_t wide) {
  int32_t type = value.type;
  if (!isInteger(type))
    return node.opError() << "element type " << typeName(type) << " is not allowed";
  if (zero && isZero(node, *zero))
    zero = nullptr;
  if (wide == kInt16 && !zero)
    return value;
  SmallVector<GraphValue *> operands{&value};
  GraphValue aligned;
  if (zero) {
    aligned = SLUICE_TRY(alongAxis(node, *zero, axis, value.rank()));
    operands.push_back(&aligned);
  }
  return node.elementwise(operands, wide, [&](Cell &b, ValueRange x) {
    Value from = b.convert(x[0], type, wide);
    return x.size() == 1 ? from : b.sub(from, b.convert(x[1], zero->type, wide));
  });
}

/// Sums of products of input `a` (zero point `zeroA`) and `b` (`zeroB`), as int32.
template <bool isConv>
FailureOr<GraphValue> integerProduct(Node &node, unsigned a, unsigned zeroA, unsigned b,
                                     unsigned zeroB) {
  if (!node.has(a) || !node.has(b))
    return node.opError() << "an operand is missing";
  // Vectors of zero points: rows of the left matrix, columns of the right one; output channels of a
  // kernel.
  auto zeroOf = [&](unsigned input) { return node.has(input) ? &node.in(input) : nullptr; };
  int32_t wide = !isConv && isByte(node.in(a).type) && isByte(node.in(b).type) ? int32_t(kInt16)
                                                                               : int32_t(kInt32);
  auto left = SLUICE_TRY(centered(node, node.in(a), zeroOf(zeroA),
                                  isConv ? 1 : std::max<int64_t>(node.in(a).rank() - 2, 0), wide));
  auto right = SLUICE_TRY(
      centered(node, node.in(b), zeroOf(zeroB), isConv ? 0 : node.in(b).rank() - 1, wide));
  return isConv ? convolve(node, left, right) : multiplyMatrices(node, left, right);
}

template <bool isConv> LogicalResult importInteger(Node &node) {
  return node.set(0, SLUICE_TRY(integerProduct<isConv>(node, 0, 2, 1, 3)));
}

/// Inputs: a, scale, zero point; b, scale, zero point; scale and zero point of the result; for
/// convolutions an int32 bias.
template <bool isConv> LogicalResult importQLinear(Node &node, Compose &onnx) {
  for (unsigned i = 0; i < 8; ++i)
    if (!node.has(i))
      return node.opError() << "input " << i << " is missing";
  auto sums = SLUICE_TRY(integerProduct<isConv>(node, 0, 2, 3, 5));
  int64_t rank = sums.rank(), axis = isConv ? 1 : std::max<int64_t>(rank - 1, 0);
  SmallVector<GraphValue> values{sums};
  for (unsigned i : {1, 4, 6, 7, 8})
    if (node.has(i))
      values.push_back(SLUICE_TRY(alongAxis(node, node.in(i), axis, rank)));
  int32_t type = node.in(7).type;
  return onnx.set(0, onnx.elementwise(values, type, [&](Cell &b, ValueRange x) {
    Value sum = x.size() == 6 ? b.add(x[0], x[5]) : x[0];
    auto scale = [&](unsigned operand, unsigned input) {
      return b.convert(x[operand], node.in(input).type, kFloat);
    };
    Value factor = b.div(b.mul(scale(1, 1), scale(2, 4)), scale(3, 6));
    Value real = b.mul(b.convert(sum, kInt32, kFloat), factor);
    return saturate(b, b.roundEven(real), b.convert(x[4], type, kFloat), type);
  }));
}

} // namespace

/// The range of the data, with 0 in it, over the 255 steps of uint8. Data of zeros only have scale
/// 1.
QuantizedMatrix quantizeDynamically(Node &node, GraphValue real) {
  real.tensor = node.tensor(real);
  SmallVector<int64_t> all = countUp(0, real.rank());
  Compose onnx(node); // Scalars broadcast to anything: none of these can fail.
  // Starting from 0 puts 0 into the range.
  GraphValue low = node.reduce(real, all, 0, combine::min),
             high = node.reduce(real, all, 0, combine::max);
  GraphValue scale = onnx.elementwise({low, high}, kFloat, [](Cell &b, ValueRange x) {
    Value range = b.sub(x[1], x[0]), isZero = b.equal(range, 0);
    return b.select(isZero, 1, b.div(range, 255));
  });
  GraphValue zero = onnx.elementwise({low, scale}, kUInt8, [](Cell &b, ValueRange x) {
    Value negated = b.sub(b.f32(0), x[0]);
    return saturate(b, roundedQuotient(b, negated, x[1]), {}, kUInt8);
  });
  GraphValue values = onnx.elementwise({real, scale, zero}, kUInt8, [&](Cell &b, ValueRange x) {
    return saturate(b, roundedQuotient(b, x[0], x[1]), b.convert(x[2], kUInt8, kFloat), kUInt8);
  });
  return {values, scale, zero};
}

// The sizes agree by construction: neither of these can fail.
GraphValue withoutZero(Node &node, QuantizedMatrix matrix) {
  return *centered(node, matrix.values, &matrix.zero, 1, kInt16);
}

Value multiplyByQuantized(Node &node, Value left, OpFoldResult m, GraphValue right,
                          GraphValue scale) {
  QuantizedMatrix quantized = quantizeDynamically(node, {left, kFloat, {m, right.shape[0]}});
  GraphValue a = withoutZero(node, quantized), sums = *multiplyMatrices(node, a, right);
  GraphValue product =
      *node.elementwise({&sums, &quantized.scale, &scale}, kFloat, [&](Cell &b, ValueRange x) {
        return b.mul(b.convert(x[0], kInt32, kFloat), b.mul(x[1], x[2]));
      });
  return node.tensor(product);
}

//===- Other element types ------------------------------------------------===//

namespace {

/// The largest finite number of types to which Cast saturates.
std::optional<double> largest(int32_t type) {
  switch (type) {
  case kFloat8E4M3FN: return 448;
  case kFloat8E4M3FNUZ: return 240;
  case kFloat8E5M2:
  case kFloat8E5M2FNUZ: return 57344;
  case kFloat4E2M1: return 6;
  default: return std::nullopt;
  }
}

/// `scalar`, of a float type, no larger than `bound`. NaN stays, but where there is none (`bound`
/// of f4) it is -0.
Value bounded(Cell &b, Value scalar, double bound, bool hasNan) {
  Value result = b.max(scalar, -bound);
  result = b.min(result, bound);
  if (hasNan)
    return result;
  Value isNan = b.is(Cell::F::UNO, scalar, scalar);
  return b.select(isNan, -0.0, result);
}

/// The power of two at or around the f32 `x`: exponents as they are in f32, NaN for negative
/// numbers.
Value toExponent(Cell &b, Value x, StringRef mode, bool saturates) {
  Type i32 = b.getI32Type();
  Value bits = b.make<arith::BitcastOp>(i32, x),
        exponent = b.make<arith::ShRUIOp>(bits, b.number(i32, 23)),
        mantissa = b.both(bits, b.number(i32, 0x7FFFFF));
  // Subnormal numbers are below the smallest exponent or half way to the next one.
  Value isSmall = b.equal(exponent, 0);
  Value bound = mode == "down" ? b.number(i32, 0x7FFFFF)
                : mode == "nearest"
                    ? b.select(isSmall, b.number(i32, 0x5FFFFF), b.number(i32, 0x3FFFFF))
                    : b.select(isSmall, b.number(i32, 0x400000), b.number(i32, 0));
  Value up = b.is(arith::CmpIPredicate::ugt, mantissa, bound);
  Value rounded = b.add(exponent, b.make<arith::ExtUIOp>(i32, up));
  Value limited = saturates ? b.make<arith::MinUIOp>(rounded, b.number(i32, 254)) : rounded;
  // Negative numbers other than -0 have the sign's bit in the exponent; NaN is larger than
  // infinity.
  Value isNumber = b.is(arith::CmpIPredicate::ule, bits, 0x7F800000),
        isZero = b.equal(bits, int32_t(0x80000000));
  Value result =
      b.select(isNumber, limited, b.select(isZero, b.number(i32, 0), b.number(i32, 255)));
  Value byte = b.make<arith::TruncIOp>(b.getI8Type(), result);
  return b.make<arith::BitcastOp>(elementType(b.getContext(), kFloat8E8M0), byte);
}

LogicalResult importCast(Node &node) {
  int32_t from = node.in(0).type, to;
  if (node.op() == "CastLike") {
    to = node.in(1).type;
  } else if (node.opset() < 6) { // The name of the type, in large letters.
    std::string name = node.attribute("to", "");
    for (to = kFloat; to <= kLastType && !StringRef(name).equals_insensitive(typeName(to)); ++to)
      ;
  } else {
    to = node.attribute("to", 0);
  }
  if (!elementType(node.builder.getContext(), to) || to == kString ||
      isComplex(to) != isComplex(from))
    return node.opError() << "from " << typeName(from) << " to " << typeName(to)
                          << " is not supported";
  if (from == to)
    return node.set(0, node.in(0));
  bool saturates = node.attribute("saturate", 1);
  auto mode = SLUICE_TRY(node.oneOf("round_mode", {"up", "down", "nearest"}));
  return node.elementwise(0, {&node.in(0)}, to, [&](Cell &b, ValueRange x) {
    Value scalar = x[0];
    auto bound = largest(to);
    if (to != kFloat8E8M0 && (!bound || (!saturates && to != kFloat4E2M1)))
      return b.convert(scalar, from, to);
    int32_t type = from;
    if (!isFloat(type) || to == kFloat8E8M0 ||
        elementType(b.getContext(), type).getIntOrFloatBitWidth() < 16) {
      scalar = b.convert(scalar, type, kFloat);
      type = kFloat;
    }
    if (to == kFloat8E8M0)
      return toExponent(b, scalar, mode, saturates);
    return b.convert(bounded(b, scalar, *bound, to != kFloat4E2M1), type, to);
  });
}

/// The same bits as another type of the same width.
LogicalResult importBitCast(Node &node) {
  SLUICE_TRY(node.check({{kAnything, 0, kAnyRank}}));
  MLIRContext *context = node.builder.getContext();
  int32_t from = node.in(0).type, to = node.attribute("to", 0);
  auto widthOf = [&](int32_t type) -> unsigned {
    Type element = elementType(context, type);
    return !element || isComplex(type) ? 0 : type == kBool ? 8 : element.getIntOrFloatBitWidth();
  };
  if (!widthOf(from) || widthOf(from) != widthOf(to))
    return node.opError() << typeName(from) << " and " << typeName(to)
                          << " do not have the same number of bits";
  return node.elementwise(0, {&node.in(0)}, to, [&](Cell &b, ValueRange x) {
    Value scalar = x[0];
    if (isa<IndexType>(scalar.getType()))
      scalar = b.make<arith::IndexCastOp>(elementType(context, from), scalar);
    if (from == kBool && to != kBool)
      scalar = b.make<arith::ExtUIOp>(b.getI8Type(), scalar);
    if (to == kBool && from != kBool) {
      scalar = b.make<arith::BitcastOp>(b.getI8Type(), scalar);
      return b.convert(scalar, kUInt8, kBool);
    }
    return b.make<arith::BitcastOp>(elementType(context, to), scalar);
  });
}

} // namespace

const OperatorTable quantizationOperators = {
    {"QuantizeLinear", 10, importQuantize},
    {"DequantizeLinear", 10, importDequantize},
    {"DynamicQuantizeLinear", 11, importDynamicQuantize},
    {"MatMulInteger", 10, importInteger<false>},
    {"ConvInteger", 10, importInteger<true>},
    {"QLinearMatMul", 10, importQLinear<false>},
    {"QLinearConv", 10, importQLinear<true>},
    {"Cast", 1, importCast, "no strings"},
    {"CastLike", 15, importCast, "no strings"},
    {"BitCast", 26, importBitCast},
};

} // namespace sluice::onnx
