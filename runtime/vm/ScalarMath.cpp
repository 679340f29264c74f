//===- ScalarMath.cpp - arithmetic on registers ---------------------------===//
#include "runtime/vm/ScalarMath.h"

#include <cmath>

namespace sluice::vm {

bool compareInt(IntPredicate predicate, int64_t a, int64_t b) {
  auto ua = uint64_t(a), ub = uint64_t(b);
  switch (predicate) {
#define INT_PREDICATE(name, result)                                                                \
  case IntPredicate::name: return result;
#include "runtime/vm/Functions.def"
  case IntPredicate::Count: break;
  }
  return false;
}

bool compareFloat(FloatPredicate predicate, double a, double b) {
  bool unordered = std::isnan(a) || std::isnan(b);
  switch (predicate) {
#define FLOAT_PREDICATE(name, result)                                                              \
  case FloatPredicate::name: return result;
#include "runtime/vm/Functions.def"
  case FloatPredicate::Count: break;
  }
  return false;
}

template <typename T> static T unary(FloatUnary function, T x) {
  switch (function) {
#define FLOAT_UNARY(name, result)                                                                  \
  case FloatUnary::name: return result;
#include "runtime/vm/Functions.def"
  case FloatUnary::Count: break;
  }
  return x;
}

template <typename T> static T binary(FloatBinary function, T a, T b) {
  bool nan = std::isnan(a) || std::isnan(b);
  switch (function) {
#define FLOAT_BINARY(name, result)                                                                 \
  case FloatBinary::name: return result;
#include "runtime/vm/Functions.def"
  case FloatBinary::Count: break;
  }
  return a;
}

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

} // namespace sluice::vm
