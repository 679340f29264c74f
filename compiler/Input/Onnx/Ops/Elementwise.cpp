//===- Elementwise.cpp - operators on one element at a time ---------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

using F = arith::CmpFPredicate;
using I = arith::CmpIPredicate;

Value real(OpBuilder &b, Location loc, Type type, double value) {
  return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
}
Value integer(OpBuilder &b, Location loc, Type type, int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
}

LogicalResult refuse(Node &node) {
  return node.error() << node.op() << ": element type " << typeName(node.in(0).type)
                      << " is not allowed or not supported";
}

/// An operator of one input, for floats.
template <typename Body> LogicalResult unaryFloat(Node &node, Body body) {
  if (!isFloat(node.in(0).type))
    return refuse(node);
  return node.elementwise(
      0, {&node.in(0)}, node.in(0).type,
      [&](OpBuilder &b, Location loc, ValueRange x) -> Value { return body(b, loc, x[0]); });
}

template <typename MathOp> LogicalResult math(Node &node) {
  return unaryFloat(
      node, [](OpBuilder &b, Location loc, Value x) { return b.createOrFold<MathOp>(loc, x); });
}

/// Different operations for floats, signed and unsigned integers. Narrow floats compute in f32 only
/// where an operation says so.
template <typename FloatOp, typename SignedOp, typename UnsignedOp>
Value typed(OpBuilder &b, Location loc, int32_t type, Value x, Value y) {
  if (isFloat(type))
    return b.createOrFold<FloatOp>(loc, x, y);
  if (isUnsigned(type))
    return b.createOrFold<UnsignedOp>(loc, x, y);
  return b.createOrFold<SignedOp>(loc, x, y);
}

/// Two inputs, or any number folded from the left (Sum, Max, Min, Mean).
template <typename FloatOp, typename SignedOp, typename UnsignedOp>
LogicalResult arithmetic(Node &node) {
  SmallVector<GraphValue *> operands;
  int32_t type = node.in(0).type;
  for (unsigned i = 0; i < node.numInputs(); ++i) {
    operands.push_back(&node.in(i));
    if (node.in(i).type != type)
      return node.error() << node.op() << ": inputs have different types, " << typeName(type)
                          << " and " << typeName(node.in(i).type);
  }
  if (type == kBool || type == kString)
    return refuse(node);
  bool mean = node.op() == "Mean";
  return node.elementwise(0, operands, type, [&](OpBuilder &b, Location loc, ValueRange x) {
    Value result = x[0];
    for (Value next : x.drop_front())
      result = typed<FloatOp, SignedOp, UnsignedOp>(b, loc, type, result, next);
    return mean ? b.createOrFold<arith::DivFOp>(loc, result,
                                                real(b, loc, result.getType(), double(x.size())))
                : result;
  });
}

/// Sizes are never negative, so that host scalars may round down as well as toward zero.
LogicalResult importDiv(Node &node) {
  return arithmetic<arith::DivFOp, arith::DivSIOp, arith::DivUIOp>(node);
}

LogicalResult importMod(Node &node) {
  int32_t type = node.in(0).type;
  bool fmod = node.attribute("fmod", int64_t(0));
  return node.elementwise(
      0, {&node.in(0), &node.in(1)}, type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        if (isFloat(type)) {
          Value rest = b.createOrFold<arith::RemFOp>(loc, x[0], x[1]);
          if (fmod)
            return rest;
          Value zero = real(b, loc, rest.getType(), 0),
                isZero = arith::CmpFOp::create(b, loc, F::OEQ, rest, zero);
          Value differs =
              arith::XOrIOp::create(b, loc, arith::CmpFOp::create(b, loc, F::OLT, rest, zero),
                                    arith::CmpFOp::create(b, loc, F::OLT, x[1], zero));
          Value moved = arith::SelectOp::create(b, loc, differs,
                                                arith::AddFOp::create(b, loc, rest, x[1]), rest);
          return arith::SelectOp::create(b, loc, isZero,
                                         math::CopySignOp::create(b, loc, rest, x[1]), moved);
        }
        if (isUnsigned(type))
          return b.createOrFold<arith::RemUIOp>(loc, x[0], x[1]);
        Value remainder = b.createOrFold<arith::RemSIOp>(loc, x[0], x[1]);
        if (fmod)
          return remainder;
        // Python's sign: that of the divisor.
        Value zero = integer(b, loc, x[0].getType(), 0);
        Value nonzero = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, remainder, zero);
        Value a = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, remainder, zero);
        Value c = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, x[1], zero);
        Value differs = arith::XOrIOp::create(b, loc, a, c);
        Value adjust = arith::AndIOp::create(b, loc, nonzero, differs);
        return b.createOrFold<arith::SelectOp>(
            loc, adjust, arith::AddIOp::create(b, loc, remainder, x[1]), remainder);
      });
}

LogicalResult importPow(Node &node) {
  int32_t type = node.in(0).type, power = node.in(1).type;
  return node.elementwise(
      0, {&node.in(0), &node.in(1)}, type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        if (isFloat(type))
          return b.createOrFold<math::PowFOp>(loc, x[0], node.convert(b, loc, x[1], power, type));
        if (!isFloat(power)) { // Exact, as a product is.
          auto wide = [&](Value v, int32_t from) {
            return isa<IndexType>(v.getType())
                       ? b.createOrFold<arith::IndexCastOp>(loc, b.getI64Type(), v)
                       : node.convert(b, loc, v, from, kInt64);
          };
          Value result = b.createOrFold<math::IPowIOp>(loc, wide(x[0], type), wide(x[1], power));
          return isa<IndexType>(x[0].getType())
                     ? b.createOrFold<arith::IndexCastOp>(loc, b.getIndexType(), result)
                     : node.convert(b, loc, result, kInt64, type);
        }
        Value base = node.convert(b, loc, x[0], type, kDouble),
              exponent = node.convert(b, loc, x[1], power, kDouble);
        Value result = b.createOrFold<math::PowFOp>(loc, base, exponent);
        return isa<IndexType>(x[0].getType())
                   ? arith::IndexCastOp::create(b, loc, b.getIndexType(),
                                                node.convert(b, loc, result, kDouble, kUInt64))
                         .getResult()
                   : node.convert(b, loc, result, kDouble, type);
      });
}

/// A comparison; the result is bool.
template <arith::CmpFPredicate F, arith::CmpIPredicate S, arith::CmpIPredicate U>
LogicalResult compare(Node &node) {
  int32_t type = node.in(0).type;
  if (type == kString)
    return refuse(node);
  return node.elementwise(
      0, {&node.in(0), &node.in(1)}, kBool, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        if (isFloat(type))
          return b.createOrFold<arith::CmpFOp>(loc, F, x[0], x[1]);
        return b.createOrFold<arith::CmpIOp>(loc, isUnsigned(type) ? U : S, x[0], x[1]);
      });
}

template <typename Op> LogicalResult logic(Node &node) {
  return node.elementwise(0, {&node.in(0), &node.in(1)}, node.in(0).type,
                          [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
                            return b.createOrFold<Op>(loc, x[0], x[1]);
                          });
}

LogicalResult importNot(Node &node) {
  return node.elementwise(
      0, {&node.in(0)}, node.in(0).type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        return b.createOrFold<arith::XOrIOp>(loc, x[0], integer(b, loc, x[0].getType(), -1));
      });
}

/// Amounts that are negative or not less than the width shift everything out.
LogicalResult importBitShift(Node &node) {
  bool left = node.attribute("direction", "") == "LEFT";
  int32_t type = node.in(0).type;
  if (!isInteger(type))
    return refuse(node);
  int64_t width = elementType(node.builder.getContext(), type).getIntOrFloatBitWidth();
  return node.elementwise(
      0, {&node.in(0), &node.in(1)}, type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        // Host scalars are of index type, whatever their width.
        bool onHost = isa<IndexType>(x[0].getType());
        Type element = elementType(b.getContext(), type);
        auto narrow = [&](Value v) {
          return onHost ? b.createOrFold<arith::IndexCastOp>(loc, element, v) : v;
        };
        Value value = narrow(x[0]), amount = narrow(x[1]),
              last = integer(b, loc, element, width - 1);
        Value fits = arith::CmpIOp::create(b, loc, I::ule, amount, last);
        Value bounded = arith::SelectOp::create(b, loc, fits, amount, last), result;
        if (left || isUnsigned(type)) {
          Value shifted = left ? b.createOrFold<arith::ShLIOp>(loc, value, bounded)
                               : b.createOrFold<arith::ShRUIOp>(loc, value, bounded);
          result = arith::SelectOp::create(b, loc, fits, shifted, integer(b, loc, element, 0));
        } else {
          result = b.createOrFold<arith::ShRSIOp>(loc, value, bounded);
        }
        return onHost ? b.createOrFold<arith::IndexCastOp>(loc, b.getIndexType(), result) : result;
      });
}

LogicalResult importWhere(Node &node) {
  return node.elementwise(0, {&node.in(0), &node.in(1), &node.in(2)}, node.in(1).type,
                          [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
                            return b.createOrFold<arith::SelectOp>(loc, x[0], x[1], x[2]);
                          });
}

LogicalResult importIdentity(Node &node) {
  node.set(0, node.in(0));
  return success();
}

LogicalResult importNeg(Node &node) {
  return node.elementwise(
      0, {&node.in(0)}, node.in(0).type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        if (isFloat(node.in(0).type))
          return b.createOrFold<arith::NegFOp>(loc, x[0]);
        return b.createOrFold<arith::SubIOp>(loc, integer(b, loc, x[0].getType(), 0), x[0]);
      });
}

LogicalResult importAbs(Node &node) {
  int32_t type = node.in(0).type;
  return node.elementwise(
      0, {&node.in(0)}, type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        if (isFloat(type))
          return b.createOrFold<math::AbsFOp>(loc, x[0]);
        if (isUnsigned(type))
          return x[0];
        Value negative =
            b.createOrFold<arith::SubIOp>(loc, integer(b, loc, x[0].getType(), 0), x[0]);
        return b.createOrFold<arith::MaxSIOp>(loc, x[0], negative);
      });
}

LogicalResult importSign(Node &node) {
  int32_t type = node.in(0).type;
  return node.elementwise(
      0, {&node.in(0)}, type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        Type t = x[0].getType();
        if (isFloat(type)) {
          Value zero = real(b, loc, t, 0),
                up = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, x[0], zero);
          Value down = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x[0], zero);
          Value rest = arith::SelectOp::create(b, loc, down, real(b, loc, t, -1),
                                               x[0]); // Zeros and NaN stay.
          return arith::SelectOp::create(b, loc, up, real(b, loc, t, 1), rest);
        }
        Value zero = integer(b, loc, t, 0);
        auto predicate = isUnsigned(type) ? arith::CmpIPredicate::ugt : arith::CmpIPredicate::sgt;
        Value up = arith::CmpIOp::create(b, loc, predicate, x[0], zero);
        Value down = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, x[0], zero);
        Value rest =
            isUnsigned(type)
                ? zero
                : arith::SelectOp::create(b, loc, down, integer(b, loc, t, -1), zero).getResult();
        return arith::SelectOp::create(b, loc, up, integer(b, loc, t, 1), rest);
      });
}

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

/// max(x, 0) and NaN stays NaN.
Value relu(OpBuilder &b, Location loc, Value x) {
  if (isa<FloatType>(x.getType()))
    return arith::MaximumFOp::create(b, loc, x, real(b, loc, x.getType(), 0));
  return arith::MaxSIOp::create(b, loc, x, integer(b, loc, x.getType(), 0));
}
Value sigmoid(OpBuilder &b, Location loc, Value x) {
  Value one = real(b, loc, x.getType(), 1), negative = arith::NegFOp::create(b, loc, x);
  return arith::DivFOp::create(
      b, loc, one, arith::AddFOp::create(b, loc, one, math::ExpOp::create(b, loc, negative)));
}
/// log(1 + exp(x)), exact for large |x|: max(x, 0) + log1p(exp(-|x|)).
Value softplus(OpBuilder &b, Location loc, Value x) {
  Value zero = real(b, loc, x.getType(), 0), magnitude = math::AbsFOp::create(b, loc, x);
  Value small = math::Log1pOp::create(
      b, loc, math::ExpOp::create(b, loc, arith::NegFOp::create(b, loc, magnitude)));
  return arith::AddFOp::create(b, loc, arith::MaximumFOp::create(b, loc, x, zero), small);
}
Value clamp(OpBuilder &b, Location loc, Value x, Value low, Value high) {
  x = arith::MaximumFOp::create(b, loc, x, low);
  return arith::MinimumFOp::create(b, loc, x, high);
}
Value selectBySign(OpBuilder &b, Location loc, Value x, Value negative) {
  Value below =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x, real(b, loc, x.getType(), 0));
  return arith::SelectOp::create(b, loc, below, negative, x);
}

LogicalResult importRelu(Node &node) {
  return node.elementwise(
      0, {&node.in(0)}, node.in(0).type,
      [&](OpBuilder &b, Location loc, ValueRange x) { return relu(b, loc, x[0]); });
}
LogicalResult importSigmoid(Node &node) { return unaryFloat(node, sigmoid); }
LogicalResult importSoftplus(Node &node) { return unaryFloat(node, softplus); }
LogicalResult importSoftsign(Node &node) {
  return unaryFloat(node, [](OpBuilder &b, Location loc, Value x) -> Value {
    return arith::DivFOp::create(b, loc, x,
                                 arith::AddFOp::create(b, loc, real(b, loc, x.getType(), 1),
                                                       math::AbsFOp::create(b, loc, x)));
  });
}
LogicalResult importReciprocal(Node &node) {
  return unaryFloat(node, [](OpBuilder &b, Location loc, Value x) {
    return b.createOrFold<arith::DivFOp>(loc, real(b, loc, x.getType(), 1), x);
  });
}
LogicalResult importLeakyRelu(Node &node) {
  double alpha = node.attribute("alpha", 0.01f);
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) {
    return selectBySign(b, loc, x,
                        arith::MulFOp::create(b, loc, x, real(b, loc, x.getType(), alpha)));
  });
}
LogicalResult importThresholdedRelu(Node &node) {
  double alpha = node.attribute("alpha", 1.0f);
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) -> Value {
    Value above = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, x,
                                        real(b, loc, x.getType(), alpha));
    return arith::SelectOp::create(b, loc, above, x, real(b, loc, x.getType(), 0));
  });
}
/// alpha * (exp(x) - 1) below zero, gamma * (...) for Selu.
LogicalResult importElu(Node &node) {
  bool selu = node.op() == "Selu";
  bool rounded = node.opset() < 6; // These numbers had fewer digits then.
  double alpha = node.attribute("alpha", !selu     ? 1.0f
                                         : rounded ? 1.6732f
                                                   : 1.67326319217681884765625f);
  double gamma = node.attribute("gamma", rounded ? 1.0507f : 1.05070102214813232421875f);
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) -> Value {
    Value negative = arith::MulFOp::create(b, loc, real(b, loc, x.getType(), alpha),
                                           math::ExpM1Op::create(b, loc, x));
    Value result = selectBySign(b, loc, x, negative);
    return selu
               ? arith::MulFOp::create(b, loc, real(b, loc, x.getType(), gamma), result).getResult()
               : result;
  });
}
LogicalResult importCelu(Node &node) {
  double alpha = node.attribute("alpha", 1.0f);
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) {
    Value a = real(b, loc, x.getType(), alpha);
    Value negative = arith::MulFOp::create(
        b, loc, a, math::ExpM1Op::create(b, loc, arith::DivFOp::create(b, loc, x, a)));
    return selectBySign(b, loc, x, negative);
  });
}
LogicalResult importHardSigmoid(Node &node) {
  double alpha = node.attribute("alpha", 0.2f), beta = node.attribute("beta", 0.5f);
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) {
    Type t = x.getType();
    Value line = arith::AddFOp::create(
        b, loc, arith::MulFOp::create(b, loc, x, real(b, loc, t, alpha)), real(b, loc, t, beta));
    return clamp(b, loc, line, real(b, loc, t, 0), real(b, loc, t, 1));
  });
}
LogicalResult importHardSwish(Node &node) {
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) -> Value {
    Type t = x.getType();
    Value line = arith::AddFOp::create(
        b, loc, arith::MulFOp::create(b, loc, x, real(b, loc, t, 1.0 / 6)), real(b, loc, t, 0.5));
    return arith::MulFOp::create(b, loc, x,
                                 clamp(b, loc, line, real(b, loc, t, 0), real(b, loc, t, 1)));
  });
}
LogicalResult importMish(Node &node) {
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) -> Value {
    return arith::MulFOp::create(b, loc, x, math::TanhOp::create(b, loc, softplus(b, loc, x)));
  });
}
LogicalResult importGelu(Node &node) {
  bool tanh = node.attribute("approximate", "none") == "tanh";
  return unaryFloat(node, [&](OpBuilder &b, Location loc, Value x) -> Value {
    Type t = x.getType();
    Value inner;
    if (tanh) {
      Value cube = arith::MulFOp::create(b, loc, x, arith::MulFOp::create(b, loc, x, x));
      Value sum = arith::AddFOp::create(
          b, loc, x, arith::MulFOp::create(b, loc, cube, real(b, loc, t, 0.044715)));
      inner = math::TanhOp::create(
          b, loc, arith::MulFOp::create(b, loc, sum, real(b, loc, t, 0.7978845608028654)));
    } else {
      inner = math::ErfOp::create(
          b, loc, arith::MulFOp::create(b, loc, x, real(b, loc, t, 0.7071067811865476)));
    }
    Value half = arith::MulFOp::create(b, loc, x, real(b, loc, t, 0.5));
    return arith::MulFOp::create(b, loc, half,
                                 arith::AddFOp::create(b, loc, inner, real(b, loc, t, 1)));
  });
}
LogicalResult importShrink(Node &node) {
  double bias = node.attribute("bias", 0.0f), lambd = node.attribute("lambd", 0.5f);
  int32_t type = node.in(0).type;
  return node.elementwise(
      0, {&node.in(0)}, type, [&](OpBuilder &b, Location loc, ValueRange v) -> Value {
        Value x = isFloat(type) ? v[0] : node.convert(b, loc, v[0], type, kFloat);
        Type t = x.getType();
        Value low =
            arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x, real(b, loc, t, -lambd));
        Value high =
            arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, x, real(b, loc, t, lambd));
        Value rest = arith::SelectOp::create(
            b, loc, high, arith::SubFOp::create(b, loc, x, real(b, loc, t, bias)),
            real(b, loc, t, 0));
        Value result = arith::SelectOp::create(
            b, loc, low, arith::AddFOp::create(b, loc, x, real(b, loc, t, bias)), rest);
        return isFloat(type) ? result : node.convert(b, loc, result, kFloat, type);
      });
}
LogicalResult importPRelu(Node &node) {
  int32_t type = node.in(0).type;
  return node.elementwise(
      0, {&node.in(0), &node.in(1)}, type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        if (isFloat(type))
          return selectBySign(b, loc, x[0], arith::MulFOp::create(b, loc, x[0], x[1]));
        Value below = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, x[0],
                                            integer(b, loc, x[0].getType(), 0));
        return isUnsigned(type)
                   ? x[0]
                   : arith::SelectOp::create(b, loc, below,
                                             arith::MulIOp::create(b, loc, x[0], x[1]), x[0])
                         .getResult();
      });
}

LogicalResult importClip(Node &node) {
  int32_t type = node.in(0).type;
  bool fromAttributes = node.opset() < 11;
  SmallVector<GraphValue *> operands{&node.in(0)};
  bool low = fromAttributes ? node.find("min") != nullptr : node.has(1),
       high = fromAttributes ? node.find("max") != nullptr : node.has(2);
  if (!fromAttributes && low)
    operands.push_back(&node.in(1));
  if (!fromAttributes && high)
    operands.push_back(&node.in(2));
  return node.elementwise(
      0, operands, type, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        Value result = x[0];
        if (low) {
          Value bound =
              fromAttributes ? real(b, loc, result.getType(), node.attribute("min", 0.0f)) : x[1];
          result =
              typed<arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>(b, loc, type, result, bound);
        }
        if (high) {
          Value bound = fromAttributes ? real(b, loc, result.getType(), node.attribute("max", 0.0f))
                                       : x[low ? 2 : 1];
          result =
              typed<arith::MinimumFOp, arith::MinSIOp, arith::MinUIOp>(b, loc, type, result, bound);
        }
        return result;
      });
}

LogicalResult importIsNaN(Node &node) {
  return node.elementwise(
      0, {&node.in(0)}, kBool, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        return arith::CmpFOp::create(b, loc, arith::CmpFPredicate::UNO, x[0], x[0]);
      });
}
LogicalResult importIsInf(Node &node) {
  bool positive = node.attribute("detect_positive", int64_t(1)),
       negative = node.attribute("detect_negative", int64_t(1));
  return node.elementwise(
      0, {&node.in(0)}, kBool, [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
        Value infinity = real(b, loc, x[0].getType(), INFINITY),
              minus = real(b, loc, x[0].getType(), -INFINITY);
        Value up = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, x[0], infinity);
        Value down = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, x[0], minus);
        if (positive && negative)
          return arith::OrIOp::create(b, loc, up, down);
        return positive ? up : negative ? down : integer(b, loc, b.getI1Type(), 0);
      });
}

constexpr OperatorEntry kElementwiseOperators[] = {
    {"Add", 1, arithmetic<arith::AddFOp, arith::AddIOp, arith::AddIOp>},
    {"Sub", 1, arithmetic<arith::SubFOp, arith::SubIOp, arith::SubIOp>},
    {"Mul", 1, arithmetic<arith::MulFOp, arith::MulIOp, arith::MulIOp>},
    {"Div", 1, importDiv},
    {"Sum", 1, arithmetic<arith::AddFOp, arith::AddIOp, arith::AddIOp>},
    {"Mean", 1, arithmetic<arith::AddFOp, arith::AddIOp, arith::AddIOp>},
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
    {"BitwiseNot", 18, importNot},
    {"BitShift", 11, importBitShift},
    {"Not", 1, importNot},
    {"Where", 9, importWhere},
    {"Identity", 1, importIdentity},
    {"Neg", 1, importNeg},
    {"Abs", 1, importAbs},
    {"Sign", 9, importSign},
    {"Exp", 1, math<math::ExpOp>},
    {"Log", 1, math<math::LogOp>},
    {"Sqrt", 1, math<math::SqrtOp>},
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
    {"Reciprocal", 1, importReciprocal},
    {"Relu", 1, importRelu},
    {"Sigmoid", 1, importSigmoid},
    {"Softplus", 1, importSoftplus},
    {"Softsign", 1, importSoftsign},
    {"LeakyRelu", 1, importLeakyRelu},
    {"ThresholdedRelu", 10, importThresholdedRelu},
    {"Elu", 1, importElu},
    {"Selu", 1, importElu},
    {"Celu", 12, importCelu},
    {"HardSigmoid", 1, importHardSigmoid},
    {"HardSwish", 14, importHardSwish},
    {"Mish", 18, importMish},
    {"Gelu", 20, importGelu},
    {"Shrink", 9, importShrink},
    {"PRelu", 1, importPRelu},
    {"Clip", 1, importClip},
    {"IsNaN", 9, importIsNaN},
    {"IsInf", 10, importIsInf},
};

} // namespace

ArrayRef<OperatorEntry> elementwiseOperators() { return kElementwiseOperators; }

} // namespace sluice::onnx
