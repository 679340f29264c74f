//===- ScalarMath.h - arithmetic on registers -----------------------------===//
// Total: every input has a result, none is undefined behaviour.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/ElementType.h"
#include "runtime/vm/Bytecode.h"

#include <bit>

namespace sluice::vm {

inline int64_t signExtend(int64_t value, uint32_t width) {
  return int64_t(uint64_t(value) << (64 - width)) >> (64 - width);
}
inline int64_t zeroExtend(int64_t value, uint32_t width) {
  return int64_t(uint64_t(value) << (64 - width) >> (64 - width));
}

inline int64_t shiftLeft(int64_t a, int64_t b) {
  return uint64_t(b) < 64 ? int64_t(uint64_t(a) << b) : 0;
}
inline int64_t shiftRightU(int64_t a, int64_t b) {
  return uint64_t(b) < 64 ? int64_t(uint64_t(a) >> b) : 0;
}
inline int64_t shiftRightS(int64_t a, int64_t b) { return a >> (uint64_t(b) < 64 ? b : 63); }

// Divisors are not 0. INT64_MIN / -1 wraps.
inline int64_t divideS(int64_t a, int64_t b) { return b == -1 ? int64_t(0 - uint64_t(a)) : a / b; }
inline int64_t remainderS(int64_t a, int64_t b) { return b == -1 ? 0 : a % b; }
inline int64_t floorDivide(int64_t a, int64_t b) {
  return divideS(a, b) - (remainderS(a, b) != 0 && (a < 0) != (b < 0));
}
inline int64_t ceilDivide(int64_t a, int64_t b) {
  return divideS(a, b) + (remainderS(a, b) != 0 && (a < 0) == (b < 0));
}

bool compareInt(IntPredicate predicate, int64_t a, int64_t b);
bool compareFloat(FloatPredicate predicate, double a, double b);

inline float asF32(int64_t bits) { return std::bit_cast<float>(uint32_t(bits)); }
inline double asF64(int64_t bits) { return std::bit_cast<double>(bits); }
inline int64_t bitsOf(float value) { return std::bit_cast<uint32_t>(value); }
inline int64_t bitsOf(double value) { return std::bit_cast<int64_t>(value); }

float unaryFloat(FloatUnary function, float x);
double unaryFloat(FloatUnary function, double x);
float binaryFloat(FloatBinary function, float a, float b);
double binaryFloat(FloatBinary function, double a, double b);

int64_t intToFloat(sluice_element_type_t type, int64_t value, bool isUnsigned);
int64_t floatToInt(sluice_element_type_t type, int64_t bits, bool isUnsigned);

} // namespace sluice::vm
