//===- Complex.cpp - complex numbers: parts, arithmetic, Fourier transforms ===//
// Elements are of complex types, for which the complex dialect has the arithmetic of one element.
// What ONNX has for floats only, sums, products of matrices and Fourier transforms, is done on a
// last dimension of real and imaginary parts, or on each of them.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

namespace sluice::torch {
namespace {

int32_t partOf(int32_t type) { return type == kComplex128 ? kDouble : kFloat; }
int32_t complexOf(int32_t type) {
  return type == kDouble || type == kComplex128 ? kComplex128 : kComplex64;
}

template <typename Op> GraphValue part(Aten &aten, const GraphValue &x) {
  return aten.elementwise(x, partOf(x.type),
                          [](Cell &b, ValueRange v) { return Op::create(b, v[0]); });
}
GraphValue realPart(Aten &aten, const GraphValue &x) {
  return isComplex(x.type) ? part<complex::ReOp>(aten, x) : x;
}
GraphValue imaginaryPart(Aten &aten, const GraphValue &x) { return part<complex::ImOp>(aten, x); }

GraphValue paired(Aten &aten, const GraphValue &re, const GraphValue &im) {
  int32_t type = complexOf(re.type);
  Type element = elementType(aten.node.builder.getContext(), type);
  return aten.elementwise({re, im}, type, [&](Cell &b, ValueRange v) {
    return complex::CreateOp::create(b, element, v[0], v[1]);
  });
}

/// What the operator computes in.
int32_t complexComputed(Aten &aten, ArrayRef<unsigned> operands) {
  int32_t type = aten.promotion(operands);
  return isComplex(type) ? type : complexOf(type);
}

//===- Parts --------------------------------------------------------------===//

/// [...] of complex numbers as [..., 2] of their parts.
GraphValue partsOf(Aten &aten, GraphValue x) {
  GraphValue re = aten.unsqueezed(realPart(aten, x), x.rank()),
             im = aten.unsqueezed(imaginaryPart(aten, x), x.rank());
  return aten.concat({re, im}, x.rank());
}

GraphValue ofParts(Aten &aten, GraphValue parts) {
  int64_t last = parts.rank() - 1;
  GraphValue re = aten.element(parts, last, 0), im = aten.element(parts, last, 1);
  return paired(aten, re, im);
}

GraphValue importViewAsComplex(Aten &aten, GraphValue x) {
  if (x.rank() < 1 || (x.type != kFloat && x.type != kDouble) ||
      staticSize(x.shape.back()).value_or(2) != 2)
    return aten.fail("needs floats of 32 or 64 bits with a last dimension of 2");
  return ofParts(aten, x);
}

GraphValue importComplex(Aten &aten, PromotedPair re, PromotedPair im) {
  return paired(aten, re, im);
}
GraphValue importPolar(Aten &aten, PromotedPair size, PromotedPair angle) {
  GraphValue re = aten.mul(size, aten.onnx("Cos", angle)),
             im = aten.mul(size, aten.onnx("Sin", angle));
  return paired(aten, re, im);
}

//===- One element at a time ----------------------------------------------===//

template <typename Op> GraphValue importUnary(Aten &aten, GraphValue x) {
  return aten.elementwise(x, x.type, [](Cell &b, ValueRange v) { return Op::create(b, v[0]); });
}

/// Real numbers stay as they are.
GraphValue importConj(Aten &aten, GraphValue x) {
  return isComplex(x.type) ? importUnary<complex::ConjOp>(aten, x) : x;
}

/// That of a real number is 0 or, below 0, pi.
GraphValue importAngle(Aten &aten, GraphValue x) {
  if (isComplex(x.type))
    return part<complex::AngleOp>(aten, x);
  int32_t type = Aten::floating(x.type);
  x = aten.cast(x, type);
  return aten.elementwise(x, type, [&](Cell &b, ValueRange v) {
    Value angle = b.select(b.less(v[0], 0), b.number(type, M_PI), b.number(type, 0));
    return b.select(b.is(Cell::F::UNO, v[0], v[0]), v[0], angle);
  });
}

template <typename Op> GraphValue binary(Aten &aten, GraphValue x, GraphValue y, int32_t type) {
  return aten.elementwise({x, y}, type,
                          [](Cell &b, ValueRange v) { return Op::create(b, v[0], v[1]); });
}

GraphValue power(Aten &aten, const GraphValue &x, double exponent) {
  return aten.elementwise(x, x.type, [&](Cell &b, ValueRange v) {
    auto whole = cast<ComplexType>(v[0].getType());
    auto part = [&](double value) { return b.getFloatAttr(whole.getElementType(), value); };
    Value one = complex::ConstantOp::create(b, whole, b.getArrayAttr({part(1), part(0)}));
    Value factor = exponent < 0 ? complex::DivOp::create(b, one, v[0]) : v[0], result;
    for (int64_t rest = std::abs(int64_t(exponent)); rest; rest /= 2) {
      if (rest % 2)
        result = result ? complex::MulOp::create(b, result, factor) : factor;
      factor = complex::MulOp::create(b, factor, factor);
    }
    return result ? result : one;
  });
}

/// A small whole exponent is multiplied out, which keeps parts exact that are.
GraphValue importComplexPow(Aten &aten) {
  int32_t type = complexComputed(aten, {0, 1});
  GraphValue x = aten.operand(0, type);
  if (auto known = aten.knownReal(1);
      known && std::abs(*known) <= 64 && double(int64_t(*known)) == *known)
    return power(aten, x, *known);
  GraphValue y = aten.operand(1, type);
  return binary<complex::PowOp>(aten, x, y, type);
}

/// Arithmetic, or a comparison.
template <typename Op, bool givesBool = false> GraphValue importBinary(Aten &aten) {
  int32_t type = complexComputed(aten, {0, 1});
  if constexpr (std::is_same_v<Op, complex::DivOp>)
    if (!aten.text(2).empty())
      return aten.fail("complex numbers are not rounded");
  return binary<Op>(aten, aten.operand(0, type), aten.operand(1, type),
                    givesBool ? int32_t(kBool) : type);
}

/// self + alpha * other
template <typename Op> GraphValue importSum(Aten &aten) {
  int32_t type = complexComputed(aten, {0, 1});
  GraphValue x = aten.operand(0, type), y = aten.operand(1, type);
  if (!aten.isNone(2) && aten.knownReal(2) != 1)
    y = binary<complex::MulOp>(aten, aten.operand(2, type), y, type);
  return binary<Op>(aten, x, y, type);
}

//===- Reductions and products --------------------------------------------===//

/// Each part by itself.
template <Named reduction>
GraphValue importReduction(Aten &aten, GraphValue x, Axes axes, Or<bool, false> keep) {
  GraphValue re = aten.reduce(reduction.text, realPart(aten, x), axes, keep),
             im = aten.reduce(reduction.text, imaginaryPart(aten, x), axes, keep);
  return paired(aten, re, im);
}

GraphValue product(Aten &aten, const GraphValue &x, const GraphValue &y) {
  GraphValue a = realPart(aten, x), b = imaginaryPart(aten, x), c = realPart(aten, y),
             d = imaginaryPart(aten, y);
  GraphValue re = aten.sub(aten.matmul(a, c), aten.matmul(b, d)),
             im = aten.add(aten.matmul(a, d), aten.matmul(b, c));
  return paired(aten, re, im);
}
GraphValue importComplexMatmul(Aten &aten, GraphValue x, GraphValue y) {
  int32_t type = complexComputed(aten, {0, 1});
  return product(aten, aten.cast(x, type), aten.cast(y, type));
}
/// beta * self + alpha * (left @ right), of self, left, right, beta, alpha
GraphValue importComplexAddmm(Aten &aten) {
  int32_t type = complexComputed(aten, {0, 1, 2});
  auto times = [&](unsigned factor, GraphValue x) {
    return aten.isNone(factor) || aten.knownReal(factor) == 1
               ? x
               : binary<complex::MulOp>(aten, aten.operand(factor, type), x, type);
  };
  GraphValue matrix = product(aten, aten.operand(1, type), aten.operand(2, type));
  return binary<complex::AddOp>(aten, times(3, aten.operand(0, type)), times(4, matrix), type);
}

/// The handler for real numbers on real parts and on imaginary parts, of all operands that are
/// complex.
std::array<GraphValue, 2> byParts(Aten &aten) {
  std::array<GraphValue, 2> parts;
  auto given = aten.arguments;
  SmallVector<Argument> operands(given);
  for (auto [i, part] : llvm::enumerate(parts)) {
    for (auto [operand, from] : llvm::zip_equal(operands, given))
      if (from.isTensor() && isComplex(from.value.type))
        operand =
            Argument::tensor(i ? imaginaryPart(aten, from.value) : realPart(aten, from.value));
      else if (from.isTensor() && isFloat(from.value.type))
        (void)aten.fail("real numbers beside complex ones are not supported");
    aten.arguments = operands;
    part = findAten(aten.name())(aten).all[0].value;
    if (isComplex(part.type))
      (void)aten.fail("another type is not supported");
  }
  aten.arguments = given;
  return parts;
}
GraphValue importByParts(Aten &aten) {
  auto [re, im] = byParts(aten);
  return paired(aten, re, im);
}
/// self * 2^other
GraphValue importComplexLdexp(Aten &aten, Unread, GraphValue exponent) {
  if (!isComplex(exponent.type))
    return importByParts(aten);
  int32_t type = complexComputed(aten, {0, 1});
  GraphValue two = aten.cast(aten.number(kFloat, 2), type);
  GraphValue factor = binary<complex::PowOp>(aten, two, aten.operand(1, type), type);
  return binary<complex::MulOp>(aten, aten.operand(0, type), factor, type);
}
/// Whether one of the parts is so.
GraphValue importEitherPart(Aten &aten) {
  auto [re, im] = byParts(aten);
  return aten.either(re, im);
}

/// The number that operand `place` is, as at borders, as well.
template <unsigned place> GraphValue importFilled(Aten &aten, GraphValue x) {
  SmallVector<Argument> operands(aten.arguments);
  if (!aten.isNone(place) && !aten.argument(place).isTensor() && aten.knownReal(place) != 0)
    operands[place] = Argument::tensor(aten.operand(place, x.type));
  aten.arguments = operands;
  return importByParts(aten);
}

/// sinh(a + bi) = sinh a cos b + i cosh a sin b, cosh(a + bi) = cosh a cos b + i sinh a sin b
template <Named real, Named imaginary> GraphValue importHyperbolic(Aten &aten, GraphValue x) {
  GraphValue a = realPart(aten, x), b = imaginaryPart(aten, x);
  GraphValue re = aten.mul(aten.onnx(real.text, a), aten.onnx("Cos", b)),
             im = aten.mul(aten.onnx(imaginary.text, a), aten.onnx("Sin", b));
  return paired(aten, re, im);
}

/// By the square roots of 1 - z and 1 + z (W. Kahan, Branch cuts for complex elementary functions,
/// 1987), which keep the sign of a zero.
GraphValue inverseSine(Aten &aten, const GraphValue &x, const GraphValue &y) {
  auto root = [&](const GraphValue &x, const GraphValue &y) {
    return importUnary<complex::SqrtOp>(aten, paired(aten, aten.add(x, 1), y));
  };
  GraphValue plus = root(x, y), minus = root(aten.onnx("Neg", x), aten.onnx("Neg", y));
  GraphValue a = realPart(aten, plus), b = imaginaryPart(aten, plus), c = realPart(aten, minus),
             d = imaginaryPart(aten, minus);
  GraphValue re =
      aten.elementwise({x, aten.sub(aten.mul(a, c), aten.mul(b, d))}, x.type,
                       [](Cell &b, ValueRange v) { return b.make<math::Atan2Op>(v[0], v[1]); });
  return paired(aten, re, aten.onnx("Asinh", aten.sub(aten.mul(b, c), aten.mul(a, d))));
}
/// pi / 2 - asin(z)
GraphValue inverseCosine(Aten &aten, const GraphValue &x, const GraphValue &y) {
  GraphValue sine = inverseSine(aten, x, y);
  return paired(aten, aten.sub(aten.number(x.type, M_PI_2), realPart(aten, sine)),
                aten.onnx("Neg", imaginaryPart(aten, sine)));
}
/// i acos(z) or -i acos(z), the one whose real part is not negative.
GraphValue inverseHyperbolicCosine(Aten &aten, const GraphValue &x, const GraphValue &y) {
  GraphValue cosine = inverseCosine(aten, x, y);
  GraphValue angle =
      aten.elementwise({realPart(aten, cosine), y}, x.type,
                       [](Cell &b, ValueRange v) { return b.make<math::CopySignOp>(v[0], v[1]); });
  return paired(aten, aten.onnx("Abs", imaginaryPart(aten, cosine)), angle);
}
/// atanh(z) = (log(1 + z) - log(1 - z)) / 2
GraphValue inverseTangent(Aten &aten, const GraphValue &x, const GraphValue &y) {
  GraphValue z = paired(aten, x, y);
  GraphValue mirrored = importUnary<complex::NegOp>(aten, z);
  GraphValue log = binary<complex::SubOp>(aten, importUnary<complex::Log1pOp>(aten, z),
                                          importUnary<complex::Log1pOp>(aten, mirrored), z.type);
  return paired(aten, aten.mul(realPart(aten, log), 0.5), aten.mul(imaginaryPart(aten, log), 0.5));
}
template <auto function> GraphValue importInverse(Aten &aten, GraphValue z) {
  return function(aten, realPart(aten, z), imaginaryPart(aten, z));
}
/// -i f(i z), as asinh is of asin, and atan of atanh.
template <auto function> GraphValue importTurned(Aten &aten, GraphValue z) {
  GraphValue turned = function(aten, aten.onnx("Neg", imaginaryPart(aten, z)), realPart(aten, z));
  return paired(aten, imaginaryPart(aten, turned), aten.onnx("Neg", realPart(aten, turned)));
}
/// 1 / (1 + exp(-z))
GraphValue importSigmoid(Aten &aten, GraphValue z) {
  GraphValue rest = importUnary<complex::ExpOp>(aten, importUnary<complex::NegOp>(aten, z));
  GraphValue one = aten.cast(aten.number(kFloat, 1), z.type);
  return power(aten, binary<complex::AddOp>(aten, rest, one, z.type), -1);
}

/// The logarithm in another base.
template <int base> GraphValue importLog(Aten &aten, GraphValue x) {
  GraphValue log = importUnary<complex::LogOp>(aten, x);
  double factor = 1 / std::log(double(base));
  return paired(aten, aten.mul(realPart(aten, log), factor),
                aten.mul(imaginaryPart(aten, log), factor));
}

/// Of the absolute values.
GraphValue importNorm(Aten &aten, GraphValue x) {
  SmallVector<Argument> operands(aten.arguments);
  operands[0] = Argument::tensor(part<complex::AbsOp>(aten, x));
  aten.arguments = operands;
  return findAten(aten.name())(aten).all[0].value;
}

//===- Fourier transforms -------------------------------------------------===//

/// The transform along one dimension of [..., 1 or 2]. An inverse one is divided by the length.
/// `length`: of what comes out, null if it is that of the input.
GraphValue transform(Aten &aten, GraphValue parts, int64_t axis, bool inverse, bool onesided,
                     OpFoldResult length = {}) {
  return aten.onnx("DFT",
                   {parts, length ? aten.integer(length) : GraphValue(), aten.onnx.integers(axis)},
                   {{"inverse", inverse}, {"onesided", onesided}});
}

/// torch divides by nothing (0), by the root of the number of samples (1), or by that number (2).
GraphValue normalized(Aten &aten, GraphValue x, ArrayRef<OpFoldResult> lengths, int64_t mode,
                      bool inverse) {
  if (!aten.ok() || mode == (inverse ? 2 : 0))
    return x;
  GraphValue count = aten.cast(aten.integer(aten.node.product(lengths)), x.type);
  if (mode == 1)
    count = aten.onnx("Sqrt", count);
  return inverse ? aten.mul(x, count) : aten.div(x, count);
}

/// `parts` transformed along `axes` of `x` one after the other, whose lengths are noted.
GraphValue transformAll(Aten &aten, GraphValue parts, const GraphValue &x, ArrayRef<int64_t> axes,
                        bool inverse, Shape &lengths) {
  for (int64_t axis : axes) {
    parts = transform(aten, parts, axis, inverse, false);
    lengths.push_back(x.shape[axis]);
  }
  return parts;
}

GraphValue importFftC2c(Aten &aten, GraphValue x, NamedAxes axes, int64_t mode, bool forward) {
  Shape lengths;
  if (axes.empty())
    return x;
  GraphValue result = transformAll(aten, partsOf(aten, x), x, axes, !forward, lengths);
  return ofParts(aten, normalized(aten, result, lengths, mode, !forward));
}

GraphValue importFftR2c(Aten &aten, GraphValue x, NamedAxes axes, int64_t mode, bool onesided) {
  if (axes.empty() || (x.type != kFloat && x.type != kDouble))
    return aten.fail("needs a dimension, and floats of 32 or 64 bits");
  GraphValue result = transform(aten, aten.unsqueezed(x, x.rank()), axes.back(), false, onesided);
  Shape lengths{x.shape[axes.back()]};
  result = transformAll(aten, result, x, ArrayRef<int64_t>(axes).drop_back(), false, lengths);
  return ofParts(aten, normalized(aten, result, lengths, mode, false));
}

GraphValue importFftC2r(Aten &aten, GraphValue x, NamedAxes axes, int64_t mode, OpFoldResult size) {
  if (axes.empty())
    return aten.fail("needs a dimension");
  Shape lengths{size};
  GraphValue result =
      transformAll(aten, partsOf(aten, x), x, ArrayRef<int64_t>(axes).drop_back(), true, lengths);
  result = transform(aten, result, axes.back(), true, true, lengths[0]);
  return normalized(aten, aten.squeezed(result, x.rank()), lengths, mode, true);
}

/// Operators that have a meaning for real numbers too, which is another handler's.
const AtenTable kOnComplex = {
    {"aten.abs", part<complex::AbsOp>},
    {"aten.acos", importInverse<inverseCosine>},
    {"aten.acosh", importInverse<inverseHyperbolicCosine>},
    {"aten.asin", importInverse<inverseSine>},
    {"aten.asinh", importTurned<inverseSine>},
    {"aten.atan", importTurned<inverseTangent>},
    {"aten.atanh", importInverse<inverseTangent>},
    {"aten.add.{Scalar,Tensor}", importSum<complex::AddOp>},
    {"aten.addmm aten.addmv", importComplexAddmm},
    {"aten.bmm aten.matmul aten.mm", importComplexMatmul},
    {"aten.constant_pad_nd", importFilled<2>},
    {"aten.cos", importUnary<complex::CosOp>},
    {"aten.cosh", importHyperbolic<"Cosh", "Sinh">},
    {"aten.cumsum aten.diagonal_scatter aten.index_put aten.masked_scatter aten.mean aten.put "
     "aten.replication_pad{1,2,3}d_backward aten.scatter.src aten.scatter_add "
     "aten.select_scatter aten.slice_scatter",
     importByParts},
    {"aten.div.{Scalar,Tensor}", importBinary<complex::DivOp>},
    {"aten.eq.{Scalar,Tensor}", importBinary<complex::EqualOp, true>},
    {"aten.exp", importUnary<complex::ExpOp>},
    {"aten.expm1", importUnary<complex::Expm1Op>},
    {"aten.isinf aten.isnan", importEitherPart},
    {"aten.ldexp.Tensor", importComplexLdexp},
    {"aten.linalg_vector_norm", importNorm},
    {"aten.log", importUnary<complex::LogOp>},
    {"aten.log10", importLog<10>},
    {"aten.log2", importLog<2>},
    {"aten.log1p", importUnary<complex::Log1pOp>},
    {"aten.mean.dim", importReduction<"ReduceMean">},
    {"aten.mul.{Scalar,Tensor}", importBinary<complex::MulOp>},
    {"aten.ne.{Scalar,Tensor}", importBinary<complex::NotEqualOp, true>},
    {"aten.neg", importUnary<complex::NegOp>},
    {"aten.pow.{Scalar,Tensor_Scalar,Tensor_Tensor}", importComplexPow},
    {"aten.reciprocal", [](Aten &aten, GraphValue x) { return power(aten, x, -1); }},
    {"aten.rsqrt", importUnary<complex::RsqrtOp>},
    {"aten.scatter.value", importFilled<3>},
    {"aten.sgn", importUnary<complex::SignOp>},
    {"aten.sigmoid", importSigmoid},
    {"aten.sin", importUnary<complex::SinOp>},
    {"aten.sinh", importHyperbolic<"Sinh", "Cosh">},
    {"aten.sqrt", importUnary<complex::SqrtOp>},
    {"aten.sub.{Scalar,Tensor}", importSum<complex::SubOp>},
    {"aten.sum.dim_IntList", importReduction<"ReduceSum">},
    {"aten.tan", importUnary<complex::TanOp>},
    {"aten.tanh", importUnary<complex::TanhOp>},
};

/// Operators whose handlers move elements and do not compute with them, or take them as bools.
constexpr const char *kMoving =
    "aten._to_copy aten.to.dtype prims.convert_element_type aten.alias aten.any{,.dim,.dims} "
    "aten.clone aten.contiguous aten.copy aten.count_nonzero{,.dim_IntList} aten.detach "
    "aten.embedding aten.gather aten.index.Tensor aten.index_select aten.lift_fresh_copy "
    "aten.logical_{and,not,or,xor} aten.masked_select aten.where.self";

} // namespace

GraphValue castComplex(Aten &aten, const GraphValue &value, int32_t type) {
  GraphValue re = realPart(aten, value);
  if (type == kBool && isComplex(value.type))
    return aten.either(aten.cast(re, type), aten.cast(imaginaryPart(aten, value), type));
  if (!isComplex(type))
    return aten.cast(re, type);
  re = aten.cast(re, partOf(type));
  if (isComplex(value.type))
    return paired(aten, re, aten.cast(imaginaryPart(aten, value), partOf(type)));
  return aten.elementwise(re, type, [&](Cell &b, ValueRange v) {
    return b.widened(v[0], elementType(b.getContext(), type));
  });
}

AtenHandler findComplexAten(StringRef name) {
  static const llvm::StringMap<AtenHandler> operators = [] {
    llvm::StringMap<AtenHandler> result;
    // Those for complex numbers come first.
    for (const AtenTable &family : {kOnComplex, complexOperators, shapeOperators, creationOperators,
                                    hostOperators, linearAlgebraOperators, spectralOperators})
      for (const AtenEntry &entry : family)
        for (const std::string &name : namesIn(entry.names))
          result.try_emplace(name, entry.handler);
    for (const std::string &name : namesIn(kMoving))
      result.try_emplace(name, findAten(name));
    return result;
  }();
  auto found = operators.find(name);
  return found == operators.end() ? operators.lookup(canonicalAten(name)) : found->second;
}

const AtenTable complexOperators = {
    {"aten.angle", importAngle},
    {"aten._fft_c2c", importFftC2c},
    {"aten._fft_c2r", importFftC2r},
    {"aten._fft_r2c", importFftR2c},
    {"aten.complex", importComplex},
    {"aten.imag", imaginaryPart},
    {"aten.polar", importPolar},
    {"aten.real", realPart},
    {"aten.view_as_complex", importViewAsComplex},
    {"aten.view_as_real", partsOf},
    {"aten._conj aten._conj_physical aten.conj aten.conj_physical", importConj},
};

} // namespace sluice::torch
