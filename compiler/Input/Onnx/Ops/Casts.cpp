//===- Casts.cpp - other element types ------------------------------------===//
#include "compiler/Input/Onnx/Node.h"

using namespace mlir;

namespace sluice::onnx {
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
Value saturate(Cell &b, Value scalar, double bound, bool hasNan) {
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
  if (!elementType(node.builder.getContext(), to) || isComplex(to) != isComplex(from))
    return node.opError() << "from " << typeName(from) << " to " << typeName(to)
                          << " is not supported";
  if (from == to)
    return node.set(0, node.in(0));
  bool saturates = node.attribute("saturate", 1);
  std::string mode = node.attribute("round_mode", "up");
  if (!llvm::is_contained({"up", "down", "nearest"}, mode))
    return node.opError() << "unknown round_mode '" << mode << "'";
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
    return b.convert(saturate(b, scalar, *bound, to != kFloat4E2M1), type, to);
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

const OperatorTable castOperators = {{"Cast", 1, importCast, "no strings"},
                                     {"CastLike", 15, importCast, "no strings"},
                                     {"BitCast", 26, importBitCast}};

} // namespace sluice::onnx
