//===- ScalarMath.cpp - arithmetic on registers ---------------------------===//
#include "runtime/vm/ScalarMath.h"

#include <cmath>

namespace sluice::vm {

bool compareInt(IntPredicate predicate, int64_t a, int64_t b) {
  auto ua = uint64_t(a), ub = uint64_t(b);
  switch (predicate) {
  case IntPredicate::Eq: return a == b;
  case IntPredicate::Ne: return a != b;
  case IntPredicate::LtS: return a < b;
  case IntPredicate::LeS: return a <= b;
  case IntPredicate::GtS: return a > b;
  case IntPredicate::GeS: return a >= b;
  case IntPredicate::LtU: return ua < ub;
  case IntPredicate::LeU: return ua <= ub;
  case IntPredicate::GtU: return ua > ub;
  case IntPredicate::GeU: return ua >= ub;
  case IntPredicate::Count: break;
  }
  return false;
}

bool compareFloat(FloatPredicate predicate, double a, double b) {
  bool unordered = std::isnan(a) || std::isnan(b);
  switch (predicate) {
  case FloatPredicate::False: return false;
  case FloatPredicate::OEq: return a == b;
  case FloatPredicate::OGt: return a > b;
  case FloatPredicate::OGe: return a >= b;
  case FloatPredicate::OLt: return a < b;
  case FloatPredicate::OLe: return a <= b;
  case FloatPredicate::ONe: return !unordered && a != b;
  case FloatPredicate::Ord: return !unordered;
  case FloatPredicate::UEq: return unordered || a == b;
  case FloatPredicate::UGt: return unordered || a > b;
  case FloatPredicate::UGe: return unordered || a >= b;
  case FloatPredicate::ULt: return unordered || a < b;
  case FloatPredicate::ULe: return unordered || a <= b;
  case FloatPredicate::UNe: return unordered || a != b;
  case FloatPredicate::Uno: return unordered;
  case FloatPredicate::True: return true;
  case FloatPredicate::Count: break;
  }
  return false;
}

namespace {

template <typename T> T unary(FloatUnary function, T x) {
  switch (function) {
  case FloatUnary::Neg: return -x;
  case FloatUnary::Abs: return std::fabs(x);
  case FloatUnary::Floor: return std::floor(x);
  case FloatUnary::Ceil: return std::ceil(x);
  case FloatUnary::Trunc: return std::trunc(x);
  case FloatUnary::Round: return std::round(x);
  case FloatUnary::RoundEven: return std::nearbyint(x);
  case FloatUnary::Sqrt: return std::sqrt(x);
  case FloatUnary::Rsqrt: return T(1) / std::sqrt(x);
  case FloatUnary::Exp: return std::exp(x);
  case FloatUnary::Exp2: return std::exp2(x);
  case FloatUnary::Expm1: return std::expm1(x);
  case FloatUnary::Log: return std::log(x);
  case FloatUnary::Log2: return std::log2(x);
  case FloatUnary::Log10: return std::log10(x);
  case FloatUnary::Log1p: return std::log1p(x);
  case FloatUnary::Sin: return std::sin(x);
  case FloatUnary::Cos: return std::cos(x);
  case FloatUnary::Tan: return std::tan(x);
  case FloatUnary::Asin: return std::asin(x);
  case FloatUnary::Acos: return std::acos(x);
  case FloatUnary::Atan: return std::atan(x);
  case FloatUnary::Sinh: return std::sinh(x);
  case FloatUnary::Cosh: return std::cosh(x);
  case FloatUnary::Tanh: return std::tanh(x);
  case FloatUnary::Erf: return std::erf(x);
  case FloatUnary::Count: break;
  }
  return x;
}

template <typename T> T binary(FloatBinary function, T a, T b) {
  bool nan = std::isnan(a) || std::isnan(b);
  switch (function) {
  case FloatBinary::Add: return a + b;
  case FloatBinary::Sub: return a - b;
  case FloatBinary::Mul: return a * b;
  case FloatBinary::Div: return a / b;
  case FloatBinary::Rem: return std::fmod(a, b);
  case FloatBinary::Pow: return std::pow(a, b);
  case FloatBinary::Atan2: return std::atan2(a, b);
  case FloatBinary::CopySign: return std::copysign(a, b);
  case FloatBinary::Minimum:
    return nan ? a + b : a == b ? (std::signbit(a) ? a : b) : a < b ? a : b;
  case FloatBinary::Maximum:
    return nan ? a + b : a == b ? (std::signbit(a) ? b : a) : a > b ? a : b;
  case FloatBinary::MinNum: return std::fmin(a, b);
  case FloatBinary::MaxNum: return std::fmax(a, b);
  case FloatBinary::Count: break;
  }
  return a;
}

} // namespace

float unaryFloat(FloatUnary function, float x) { return unary(function, x); }
double unaryFloat(FloatUnary function, double x) { return unary(function, x); }
float binaryFloat(FloatBinary function, float a, float b) { return binary(function, a, b); }
double binaryFloat(FloatBinary function, double a, double b) { return binary(function, a, b); }

int64_t intToFloat(sluice_element_type_t type, int64_t value, bool isUnsigned) {
  float single = isUnsigned ? float(uint64_t(value)) : float(value);
  if (type == SLUICE_ELEMENT_F32) // rounded once
    return bitsOf(single);
  if (type != SLUICE_ELEMENT_F64 && type != SLUICE_ELEMENT_F16) // by way of f32, as kernels do
    return int64_t(floatToBits(type, double(single)));
  return int64_t(floatToBits(type, isUnsigned ? double(uint64_t(value)) : double(value)));
}

int64_t floatToInt(sluice_element_type_t type, int64_t bits, bool isUnsigned) {
  double value = std::trunc(floatFromBits(type, uint64_t(bits)));
  constexpr double two63 = 9223372036854775808.0;
  if (std::isnan(value))
    return 0;
  if (isUnsigned)
    return value <= 0 ? 0 : value >= 2 * two63 ? -1 : int64_t(uint64_t(value));
  return value < -two63 ? INT64_MIN : value >= two63 ? INT64_MAX : int64_t(value);
}

bool divide(Opcode opcode, int64_t a, int64_t b, int64_t &result) {
  if (b == 0)
    return false;
  auto ua = uint64_t(a), ub = uint64_t(b);
  switch (opcode) {
  case Opcode::DivSI64: result = divideS(a, b); break;
  case Opcode::RemSI64: result = remainderS(a, b); break;
  case Opcode::FloorDivSI64: result = floorDivide(a, b); break;
  case Opcode::CeilDivSI64: result = ceilDivide(a, b); break;
  case Opcode::DivUI64: result = int64_t(ua / ub); break;
  case Opcode::RemUI64: result = int64_t(ua % ub); break;
  default: result = int64_t(ua / ub + (ua % ub != 0)); break; // CeilDivUI64
  }
  return true;
}

} // namespace sluice::vm
