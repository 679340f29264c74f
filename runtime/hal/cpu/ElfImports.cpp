//===- ElfImports.cpp - the functions that kernels may call ---------------===//
// Memory and math functions that code generation falls back on, and conversions of half floats for
// processors without instructions for them. Nothing here allocates, locks or touches a file.
//===----------------------------------------------------------------------===//
#include "runtime/base/ElementType.h"
#include "runtime/hal/cpu/ElfLoader.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <math.h>

namespace sluice::hal::cpu {
namespace {

// Half floats are passed in the low 16 bits of a vector register, on x86-64 and AArch64 alike, so a
// float stands in for the argument and the result: host compilers do not all have the types.
float carry(uint64_t bits) { return std::bit_cast<float>(uint32_t(bits)); }
uint16_t carried(float value) { return uint16_t(std::bit_cast<uint32_t>(value)); }

float truncF32ToF16(float value) { return carry(floatToBits(SLUICE_ELEMENT_F16, double(value))); }
float truncF64ToF16(double value) { return carry(floatToBits(SLUICE_ELEMENT_F16, value)); }
float truncF32ToBf16(float value) { return carry(floatToBits(SLUICE_ELEMENT_BF16, double(value))); }
float truncF64ToBf16(double value) { return carry(floatToBits(SLUICE_ELEMENT_BF16, value)); }
float extendF16ToF32(float bits) { return float(floatFromBits(SLUICE_ELEMENT_F16, carried(bits))); }
double extendF16ToF64(float bits) { return floatFromBits(SLUICE_ELEMENT_F16, carried(bits)); }
float extendBf16ToF32(float bits) {
  return float(floatFromBits(SLUICE_ELEMENT_BF16, carried(bits)));
}
// The older names pass the bits as an integer.
float fromHalfBits(uint16_t bits) { return float(floatFromBits(SLUICE_ELEMENT_F16, bits)); }
uint16_t toHalfBits(float value) {
  return uint16_t(floatToBits(SLUICE_ELEMENT_F16, double(value)));
}

template <typename T> T powi(T base, int exponent) {
  bool invert = exponent < 0;
  T result = 1;
  for (uint32_t n = invert ? 0u - uint32_t(exponent) : uint32_t(exponent); n; n >>= 1, base *= base)
    if (n & 1)
      result *= base;
  return invert ? 1 / result : result;
}
// Not in every C library.
void sinCos32(float x, float *s, float *c) { *s = sinf(x), *c = cosf(x); }
void sinCos64(double x, double *s, double *c) { *s = sin(x), *c = cos(x); }
// fmaximum and fminimum propagate NaN and order -0 before +0.
template <typename T> T maximum(T a, T b) {
  if (std::isnan(a) || std::isnan(b))
    return a + b;
  return a == b ? (std::signbit(a) ? b : a) : a > b ? a : b;
}
template <typename T> T minimum(T a, T b) {
  if (std::isnan(a) || std::isnan(b))
    return a + b;
  return a == b ? (std::signbit(a) ? a : b) : a < b ? a : b;
}

struct Import {
  std::string_view name;
  void *address;
};
template <typename T> void *addressOf(T *function) { return reinterpret_cast<void *>(function); }

using F1 = float (*)(float);
using D1 = double (*)(double);
using F2 = float (*)(float, float);
using D2 = double (*)(double, double);
#define UNARY(name)                                                                                \
  {#name, addressOf(static_cast<D1>(::name))}, { #name "f", addressOf(static_cast<F1>(::name##f)) }
#define BINARY(name)                                                                               \
  {#name, addressOf(static_cast<D2>(::name))}, { #name "f", addressOf(static_cast<F2>(::name##f)) }

const Import kMath[] = {
    UNARY(acos),   UNARY(acosh), UNARY(asin),   UNARY(asinh),     UNARY(atan),      UNARY(atanh),
    UNARY(cbrt),   UNARY(ceil),  UNARY(cos),    UNARY(cosh),      UNARY(erf),       UNARY(erfc),
    UNARY(exp),    UNARY(exp2),  UNARY(expm1),  UNARY(fabs),      UNARY(floor),     UNARY(lgamma),
    UNARY(log),    UNARY(log10), UNARY(log1p),  UNARY(log2),      UNARY(nearbyint), UNARY(rint),
    UNARY(round),  UNARY(sin),   UNARY(sinh),   UNARY(sqrt),      UNARY(tan),       UNARY(tanh),
    UNARY(tgamma), UNARY(trunc), BINARY(atan2), BINARY(copysign), BINARY(fdim),     BINARY(fmax),
    BINARY(fmin),  BINARY(fmod), BINARY(hypot), BINARY(pow),      BINARY(remainder)};
const Import kImports[] = {
    {"memcpy", addressOf(::memcpy)},
    {"memmove", addressOf(::memmove)},
    {"memset", addressOf(::memset)},
    {"memcmp", addressOf(::memcmp)},
    {"roundeven", addressOf(static_cast<D1>(::nearbyint))}, // in the default rounding mode
    {"roundevenf", addressOf(static_cast<F1>(::nearbyintf))},
    {"fmaximum", addressOf(static_cast<D2>(maximum<double>))},
    {"fmaximumf", addressOf(static_cast<F2>(maximum<float>))},
    {"fminimum", addressOf(static_cast<D2>(minimum<double>))},
    {"fminimumf", addressOf(static_cast<F2>(minimum<float>))},
    {"fma", addressOf(static_cast<double (*)(double, double, double)>(::fma))},
    {"fmaf", addressOf(static_cast<float (*)(float, float, float)>(::fmaf))},
    {"ldexp", addressOf(static_cast<double (*)(double, int)>(::ldexp))},
    {"ldexpf", addressOf(static_cast<float (*)(float, int)>(::ldexpf))},
    {"frexp", addressOf(static_cast<double (*)(double, int *)>(::frexp))},
    {"frexpf", addressOf(static_cast<float (*)(float, int *)>(::frexpf))},
    {"sincos", addressOf(sinCos64)},
    {"sincosf", addressOf(sinCos32)},
    {"__powidf2", addressOf(powi<double>)},
    {"__powisf2", addressOf(powi<float>)},
    {"__truncsfhf2", addressOf(truncF32ToF16)},
    {"__truncdfhf2", addressOf(truncF64ToF16)},
    {"__truncsfbf2", addressOf(truncF32ToBf16)},
    {"__truncdfbf2", addressOf(truncF64ToBf16)},
    {"__extendhfsf2", addressOf(extendF16ToF32)},
    {"__extendhfdf2", addressOf(extendF16ToF64)},
    {"__extendbfsf2", addressOf(extendBf16ToF32)},
    {"__gnu_h2f_ieee", addressOf(fromHalfBits)},
    {"__gnu_f2h_ieee", addressOf(toHalfBits)},
};

} // namespace

void *findImport(std::string_view name) {
  for (std::span<const Import> imports :
       {std::span<const Import>(kMath), std::span<const Import>(kImports)})
    for (const Import &import : imports)
      if (import.name == name)
        return import.address;
  return nullptr;
}

} // namespace sluice::hal::cpu
