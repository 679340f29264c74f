//===- Elementwise.cpp - one element at a time: arithmetic, comparisons ---===//
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace sluice::torch {
namespace {

/// One of the operands that are computed with together.
using Pair = Computed<0, 1>;
using Triple = Computed<0, 1, 2>;
/// What the operator computes in: the type that its result has, or what its operands promote to.
int32_t computed(Aten &aten, ArrayRef<unsigned> operands) {
  return aten.resultTypeOr(aten.promotion(operands));
}

//===- Arithmetic ---------------------------------------------------------===//

/// self + alpha * other, or with minus; `reversed`: other - alpha * self. Of bools, or.
template <Named op, bool reversed = false> GraphValue importSum(Aten &aten) {
  int32_t type = computed(aten, {0, 1});
  GraphValue x = aten.operand(reversed, type), y = aten.operand(!reversed, type);
  if (!aten.isNone(2) && aten.knownReal(2) != 1)
    y = aten.mul(aten.operand(2, type), y);
  return aten.onnx(type == kBool ? "Or" : op.text, {x, y});
}

template <Named op, Named ofBools = op> GraphValue importBinary(Aten &aten, Pair x, Pair y) {
  return aten.onnx(x.type == kBool ? ofBools.text : op.text, {x, y});
}

/// The integer below a / b, as Python has it. Floats: not simply floor(a / b), which rounds 1 / 0.1
/// up to 10.
Value floorDivide(Cell &b, int32_t type, Value x, Value y) {
  Type t = x.getType();
  if (isUnsigned(type))
    return b.div(x, y);
  Value zero = b.number(t, 0);
  if (!isFloat(type)) {
    Value quotient = b.make<arith::DivSIOp>(x, y), rest = b.make<arith::RemSIOp>(x, y);
    Value inexact = b.unequal(rest, zero);
    Value differs = b.less(b.onlyOne(rest, y), zero);
    return b.select(b.both(inexact, differs), b.sub(quotient, 1), quotient);
  }
  Value rest = b.rem(x, y);
  Value quotient = b.div(b.sub(x, rest), y);
  Value differs = b.onlyOne(b.less(rest, zero), b.less(y, zero));
  Value adjust = b.both(b.unequal(rest, zero), differs);
  quotient = b.select(adjust, b.sub(quotient, 1), quotient);
  Value floor = b.floor(quotient);
  Value tooLow = b.greater(b.sub(quotient, floor), 0.5);
  floor = b.select(tooLow, b.add(floor, 1), floor);
  // By zero: infinity or NaN.
  return b.select(b.equal(y, zero), b.div(x, y), floor);
}

GraphValue divideDown(Aten &aten, Pair x, Pair y) {
  return aten.elementwise(
      {x, y}, x.type, [&](Cell &b, ValueRange v) { return floorDivide(b, x.type, v[0], v[1]); });
}

/// True division; with a mode, rounded.
GraphValue importDiv(Aten &aten, GraphValue x, GraphValue y, std::string mode) {
  int32_t type = computed(aten, {0, 1});
  if (mode.empty())
    type = Aten::floating(type);
  else if (mode != "floor" && mode != "trunc")
    return aten.fail("unknown rounding mode '" + mode + "'");
  x = aten.cast(x, type), y = aten.cast(y, type);
  if (mode == "floor")
    return divideDown(aten, {x}, {y});
  GraphValue quotient = aten.div(x, y);
  if (mode.empty() || !isFloat(type))
    return quotient;
  return aten.elementwise(quotient, type,
                          [](Cell &b, ValueRange x) { return b.make<math::TruncOp>(x[0]); });
}

/// The rest of a division with the sign of the divisor.
GraphValue importRemainder(Aten &aten, Pair x, Pair y) {
  if (!isFloat(x.type))
    return aten.onnx("Mod", {x, y});
  return aten.elementwise({x, y}, x.type, [](Cell &b, ValueRange v) {
    Value rest = b.rem(v[0], v[1]);
    Value differs = b.onlyOne(b.less(rest, 0), b.less(v[1], 0));
    Value adjust = b.both(b.unequal(rest, 0), differs);
    return b.select(adjust, b.add(rest, v[1]), rest);
  });
}

GraphValue importPow(Aten &aten) {
  int32_t type = computed(aten, {0, 1});
  GraphValue x = aten.operand(0, type);
  if (auto known = aten.knownReal(1)) {
    double power = *known;
    if (power == 1)
      return x;
    if (power == 2 || power == 3) {
      GraphValue square = aten.mul(x, x);
      return power == 2 ? square : aten.mul(square, x);
    }
    if (power == 0.5 && isFloat(type))
      return aten.onnx("Sqrt", x);
  }
  return aten.onnx("Pow", {x, aten.operand(1, type)});
}

/// self + value * tensor1 * tensor2, or tensor1 / tensor2
template <Named op> GraphValue importAddc(Aten &aten, Triple x, Triple a, Triple b, Triple value) {
  GraphValue term = aten.onnx(op.text, {a, b});
  if (!aten.isNone(3) && aten.knownReal(3) != 1)
    term = aten.mul(value, term);
  return aten.add(x, term);
}

/// start + weight * (end - start)
GraphValue importLerp(Aten &aten, Pair from, Pair to, Pair weight) {
  return aten.add(from, aten.mul(weight, aten.sub(to, from)));
}

template <typename Op> GraphValue importFloatPair(Aten &aten, GraphValue x, GraphValue y) {
  int32_t type = Aten::floating(computed(aten, {0, 1}));
  return aten.elementwise({aten.cast(x, type), aten.cast(y, type)}, type,
                          [](Cell &b, ValueRange v) { return b.make<Op>(v[0], v[1]); });
}

/// fmin, fmax: if one of two floats is NaN, the other is the result.
template <bool larger> GraphValue importChoice(Aten &aten, Pair x, Pair y) {
  return aten.elementwise({x, y}, x.type, [&](Cell &b, ValueRange v) {
    if (isFloat(x.type))
      return larger ? b.maxNum(v[0], v[1]) : b.minNum(v[0], v[1]);
    return larger ? b.larger(x.type, v[0], v[1]) : b.smaller(x.type, v[0], v[1]);
  });
}

GraphValue importClamp(Aten &aten, Triple x, Triple low, Triple high) {
  return aten.onnx("Clip", {aten.asBytes(x), aten.asBytes(low), aten.asBytes(high)});
}

//===- Comparisons, logic and bits ----------------------------------------===//

template <Named op> GraphValue importCompare(Aten &aten, PromotedPair x, PromotedPair y) {
  return aten.onnx(op.text, {x, y});
}
template <Named op> GraphValue importLogic(Aten &aten, As<kBool> x, As<kBool> y) {
  return aten.onnx(op.text, {x, y});
}
/// A shift to the right fills with the sign of signed integers.
template <bool left> GraphValue importShift(Aten &aten, Pair x, Pair y) {
  return aten.elementwise({x, y}, x.type, [&](Cell &b, ValueRange v) {
    if (left)
      return b.make<arith::ShLIOp>(v[0], v[1]);
    return isUnsigned(x.type) ? b.make<arith::ShRUIOp>(v[0], v[1])
                              : b.make<arith::ShRSIOp>(v[0], v[1]);
  });
}

GraphValue importWhere(Aten &aten, As<kBool> condition, GraphValue x, GraphValue y) {
  int32_t type = computed(aten, {1, 2});
  return aten.select(condition, aten.cast(x, type), aten.cast(y, type));
}
GraphValue importMaskedFill(Aten &aten, GraphValue x, As<kBool> mask, LikeSelf value) {
  return aten.select(mask, value, x);
}

/// Tests of floats, which integers do not pass.
template <Named op> GraphValue importTest(Aten &aten, GraphValue x) {
  return isFloat(x.type) ? aten.onnx(op.text, x) : aten.filled(x.shape, kBool, 0);
}
GraphValue importIsFinite(Aten &aten, GraphValue x) {
  if (!isFloat(x.type))
    return aten.filled(x.shape, kBool, 1);
  return aten.isNot(aten.either(aten.isNan(x), aten.onnx("IsInf", x)));
}
GraphValue importSignbit(Aten &aten, GraphValue x) {
  if (!isFloat(x.type))
    return aten.less(x, 0);
  return aten.elementwise(x, kBool, [](Cell &b, ValueRange v) {
    Type bits = b.getIntegerType(v[0].getType().getIntOrFloatBitWidth());
    return b.less(b.make<arith::BitcastOp>(bits, v[0]), 0);
  });
}
GraphValue importNanToNum(Aten &aten, GraphValue x, Or<double, 0.0> nan) {
  if (!isFloat(x.type))
    return x;
  const auto &semantics =
      cast<FloatType>(elementType(aten.node.builder.getContext(), x.type)).getFloatSemantics();
  double largest = APFloat::getLargest(semantics).convertToDouble();
  GraphValue plus = aten.onnx("IsInf", {x}, {{"detect_negative", 0}}),
             minus = aten.onnx("IsInf", {x}, {{"detect_positive", 0}});
  GraphValue result = aten.select(aten.isNan(x), nan, x);
  result = aten.select(plus, aten.real(2, largest), result);
  return aten.select(minus, aten.real(3, -largest), result);
}

//===- Functions of one number --------------------------------------------===//

/// ONNX's operator of the same name, in floats, also for integers.
GraphValue importRealFunction(Aten &aten) {
  std::string name = StringRef(canonicalAten(aten.name())).drop_front(5).str();
  name.front() = llvm::toUpper(name.front());
  return aten.onnx(name, {aten.operand(0, Aten::floating(computed(aten, {0})))});
}
template <typename Op> GraphValue importMath(Aten &aten) {
  int32_t type = Aten::floating(computed(aten, {0}));
  return aten.elementwise(aten.operand(0, type), type,
                          [](Cell &b, ValueRange x) { return Op::create(b, x[0]); });
}
/// The sign of NaN is 0.
GraphValue importSign(Aten &aten, GraphValue x) {
  GraphValue sign = aten.onnx("Sign", x);
  if (isFloat(x.type))
    sign = aten.select(aten.isNan(x), 0, sign);
  return sign;
}
/// Rounding: integers stay.
template <typename Op> GraphValue importRounding(Aten &aten, GraphValue x) {
  if (!isFloat(x.type))
    return x;
  return aten.elementwise(x, x.type, [](Cell &b, ValueRange v) { return Op::create(b, v[0]); });
}
/// Rounds to `decimals` digits.
GraphValue importRoundDecimals(Aten &aten, GraphValue x, Or<int64_t, 0> decimals) {
  double scale = std::pow(10.0, double(decimals));
  if (!isFloat(x.type))
    return x;
  return aten.div(aten.onnx("Round", aten.scaled(x, scale)), scale);
}
GraphValue importFrac(Aten &aten, GraphValue x) {
  return aten.elementwise(
      x, x.type, [](Cell &b, ValueRange v) { return b.sub(v[0], b.make<math::TruncOp>(v[0])); });
}
/// log(x / (1 - x)), x kept within [eps, 1 - eps] if eps is given.
GraphValue importLogit(Aten &aten) {
  int32_t type = Aten::floating(computed(aten, {0}));
  GraphValue x = aten.operand(0, type);
  if (!aten.isNone(1)) {
    double eps = aten.real(1);
    x = aten.onnx("Clip", {x, aten.number(type, eps), aten.number(type, 1 - eps)});
  }
  return aten.onnx("Log", aten.div(x, aten.sub(aten.number(type, 1), x)));
}

} // namespace

const AtenTable elementwiseOperators = {
    {"aten.add.{Tensor,Scalar}", importSum<"Add">},
    {"aten.sub.{Tensor,Scalar}", importSum<"Sub">},
    {"aten.rsub.{Scalar,Tensor}", importSum<"Sub", true>},
    {"aten.mul.{Tensor,Scalar}", importBinary<"Mul", "And">},
    {"aten.div.{Tensor,Scalar,Tensor_mode,Scalar_mode} aten.true_divide.Tensor", importDiv},
    {"aten.floor_divide{,.Scalar}", divideDown},
    {"aten.remainder.{Tensor,Scalar,Scalar_Tensor}", importRemainder},
    {"aten.fmod.{Tensor,Scalar}",
     [](Aten &aten, Pair x, Pair y) { return aten.onnx("Mod", {x, y}, {{"fmod", 1}}); }},
    {"aten.pow.{Tensor_Tensor,Tensor_Scalar,Scalar}", importPow},
    {"aten.addcmul", importAddc<"Mul">},
    {"aten.addcdiv", importAddc<"Div">},
    {"aten.lerp.{Tensor,Scalar}", importLerp},
    {"aten.atan2{,.out}", importFloatPair<math::Atan2Op>},
    {"aten.copysign.{Tensor,Scalar}", importFloatPair<math::CopySignOp>},
    {"aten.maximum aten.max.other aten.clamp_min{,.Tensor}", importBinary<"Max", "Or">},
    {"aten.minimum aten.min.other aten.clamp_max{,.Tensor}", importBinary<"Min", "And">},
    {"aten.fmax", importChoice<true>},
    {"aten.fmin", importChoice<false>},
    {"aten.clamp{,.Tensor} aten.clip", importClamp},
    {"aten.eq.{Tensor,Scalar,int,float,bool}", importCompare<"Equal">},
    {"aten.ne.{Tensor,Scalar,int,float,bool}",
     [](Aten &aten, PromotedPair x, PromotedPair y) { return aten.isNot(aten.equal(x, y)); }},
    {"aten.lt.{Tensor,Scalar,int,float,float_int}", importCompare<"Less">},
    {"aten.le.{Tensor,Scalar,int,float}", importCompare<"LessOrEqual">},
    {"aten.gt.{Tensor,Scalar,int,float,float_int}", importCompare<"Greater">},
    {"aten.ge.{Tensor,Scalar,int,float,float_int}", importCompare<"GreaterOrEqual">},
    {"aten.logical_and", importLogic<"And">},
    {"aten.logical_or", importLogic<"Or">},
    {"aten.logical_xor", importLogic<"Xor">},
    {"aten.logical_not aten.__not__", [](Aten &aten, As<kBool> x) { return aten.isNot(x); }},
    {"aten.bitwise_and.{Tensor,Scalar,Scalar_Tensor} aten.__and__.{Tensor,Scalar}",
     importBinary<"BitwiseAnd">},
    {"aten.bitwise_or.{Tensor,Scalar,Scalar_Tensor} aten.__or__.Tensor", importBinary<"BitwiseOr">},
    {"aten.bitwise_xor.{Tensor,Scalar,Scalar_Tensor}", importBinary<"BitwiseXor">},
    {"aten.bitwise_not",
     [](Aten &aten, GraphValue x) { return aten.onnx(x.type == kBool ? "Not" : "BitwiseNot", x); }},
    {"aten.bitwise_left_shift.{Tensor,Tensor_Scalar,Scalar_Tensor} aten.__lshift__.Scalar",
     importShift<true>},
    {"aten.bitwise_right_shift.{Tensor,Tensor_Scalar,Scalar_Tensor} aten.__rshift__.Scalar",
     importShift<false>},
    {"aten.where.{self,Scalar,ScalarOther,ScalarSelf}", importWhere},
    {"prim.sym_ite", importWhere, "torch.sym_ite; torch-mlir has no name for it"},
    {"aten.masked_fill.{Scalar,Tensor}", importMaskedFill},
    {"aten.isnan", importTest<"IsNaN">},
    {"aten.isinf", importTest<"IsInf">},
    {"aten.isfinite", importIsFinite},
    {"aten.signbit", importSignbit},
    {"aten.nan_to_num", importNanToNum},
    {"aten.abs", importPlain<"Abs">},
    {"aten.neg", importPlain<"Neg">},
    {"aten.sign aten.sgn", importSign},
    {"aten.square", [](Aten &aten, GraphValue x) { return aten.mul(x, x); }},
    {"aten.exp aten.log aten.sqrt aten.reciprocal aten.erf aten.sigmoid aten.sin aten.cos aten.tan "
     "aten.asin aten.acos aten.atan aten.sinh aten.cosh aten.tanh aten.asinh aten.acosh aten.atanh",
     importRealFunction},
    {"aten.exp2", importMath<math::Exp2Op>},
    {"aten.expm1", importMath<math::ExpM1Op>},
    {"aten.log2", importMath<math::Log2Op>},
    {"aten.log10", importMath<math::Log10Op>},
    {"aten.log1p", importMath<math::Log1pOp>},
    {"aten.logit", importLogit},
    {"aten.rsqrt", importMath<math::RsqrtOp>},
    {"aten.erfc", importMath<math::ErfcOp>},
    {"aten.floor", importRounding<math::FloorOp>},
    {"aten.ceil", importRounding<math::CeilOp>},
    {"aten.round", importRounding<math::RoundEvenOp>},
    {"aten.round.decimals", importRoundDecimals},
    {"aten.trunc", importRounding<math::TruncOp>},
    {"aten.frac", importFrac},
};

} // namespace sluice::torch
