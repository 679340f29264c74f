//===- ElementType.cpp - values of tensor elements ------------------------===//
#include "runtime/base/ElementType.h"

#include "runtime/base/Status.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace sluice {
namespace {

/// A float format of at most 16 bits: sign, exponent, mantissa from the top bit down.
struct FloatFormat {
  // Infinities; S.1111.111 is NaN; 0x80 is NaN and -0 does not exist; numbers only, NaN becomes -0.
  enum Kind : uint8_t { None, Ieee, FiniteOneNan, UnsignedZero, Finite } kind = None;
  uint8_t exponentBits = 0, mantissaBits = 0;
  int bias = 0;
};

struct TypeInfo {
  char name[16];
  uint8_t bytes;
  enum Kind : uint8_t { Other, Signed, Unsigned, Float } kind = Other;
  uint8_t bits = 0; ///< Bits of an integer's value.
  FloatFormat format = {};
};
constexpr TypeInfo kNamed[] = {
    {"none", 0},
    {"i1", 1, TypeInfo::Unsigned, 1},
    {"i4", 1, TypeInfo::Signed, 4},
    {"i8", 1, TypeInfo::Signed, 8},
    {"i16", 2, TypeInfo::Signed, 16},
    {"i32", 4, TypeInfo::Signed, 32},
    {"i64", 8, TypeInfo::Signed, 64},
    {"ui4", 1, TypeInfo::Unsigned, 4},
    {"ui8", 1, TypeInfo::Unsigned, 8},
    {"ui16", 2, TypeInfo::Unsigned, 16},
    {"ui32", 4, TypeInfo::Unsigned, 32},
    {"ui64", 8, TypeInfo::Unsigned, 64},
    {"f16", 2, TypeInfo::Float, 0, {FloatFormat::Ieee, 5, 10, 15}},
    {"bf16", 2, TypeInfo::Float, 0, {FloatFormat::Ieee, 8, 7, 127}},
    {"f32", 4, TypeInfo::Float},
    {"f64", 8, TypeInfo::Float},
    {"f8E4M3FN", 1, TypeInfo::Float, 0, {FloatFormat::FiniteOneNan, 4, 3, 7}},
    {"f8E5M2", 1, TypeInfo::Float, 0, {FloatFormat::Ieee, 5, 2, 15}},
    {"f8E4M3FNUZ", 1, TypeInfo::Float, 0, {FloatFormat::UnsignedZero, 4, 3, 8}},
    {"f8E5M2FNUZ", 1, TypeInfo::Float, 0, {FloatFormat::UnsignedZero, 5, 2, 16}},
    {"complex64", 8},
    {"complex128", 16},
    {"i2", 1, TypeInfo::Signed, 2},
    {"ui2", 1, TypeInfo::Unsigned, 2},
    {"f4E2M1FN", 1, TypeInfo::Float, 0, {FloatFormat::Finite, 2, 1, 1}},
    {"f8E8M0FNU", 1, TypeInfo::Float},
    {"f8E4M3", 1, TypeInfo::Float, 0, {FloatFormat::Ieee, 4, 3, 7}},
    {"f8E3M4", 1, TypeInfo::Float, 0, {FloatFormat::Ieee, 3, 4, 3}},
    {"f8E4M3B11FNUZ", 1, TypeInfo::Float, 0, {FloatFormat::UnsignedZero, 4, 3, 11}},
    {"f6E2M3FN", 1, TypeInfo::Float, 0, {FloatFormat::Finite, 2, 3, 1}},
    {"f6E3M2FN", 1, TypeInfo::Float, 0, {FloatFormat::Finite, 3, 2, 3}},
};

/// Every number below COUNT; those that are no type are like NONE.
constexpr auto kTypes = [] {
  std::array<TypeInfo, SLUICE_ELEMENT_COUNT> types{};
  for (TypeInfo &type : types)
    type = kNamed[0];
  std::copy(std::begin(kNamed), std::end(kNamed), types.begin());
  for (uint8_t bits = 3; bits < 64; ++bits) {
    if (std::has_single_bit(bits))
      continue;
    uint8_t bytes = std::bit_ceil(bits) / 8u;
    TypeInfo number{"i", std::max<uint8_t>(bytes, 1), TypeInfo::Signed, bits};
    size_t length = 1;
    if (bits >= 10)
      number.name[length++] = char('0' + bits / 10);
    number.name[length] = char('0' + bits % 10);
    types[SLUICE_ELEMENT_I_BASE + bits] = number;
    std::copy_backward(number.name, number.name + 3, number.name + 4);
    number.name[0] = 'u';
    number.kind = TypeInfo::Unsigned;
    types[SLUICE_ELEMENT_UI_BASE + bits] = number;
  }
  return types;
}();

const TypeInfo &infoOf(sluice_element_type_t type) {
  return kTypes[uint32_t(type) < SLUICE_ELEMENT_COUNT ? type : SLUICE_ELEMENT_NONE];
}

double decode(const FloatFormat &format, uint32_t bits) {
  uint32_t sign = bits >> (format.exponentBits + format.mantissaBits) & 1;
  uint32_t exponent = bits >> format.mantissaBits & ((1u << format.exponentBits) - 1);
  uint32_t mantissa = bits & ((1u << format.mantissaBits) - 1);
  uint32_t maxExponent = (1u << format.exponentBits) - 1,
           maxMantissa = (1u << format.mantissaBits) - 1;
  double value;
  if (format.kind == FloatFormat::UnsignedZero && sign && !exponent && !mantissa)
    return std::nan("");
  if (format.kind == FloatFormat::FiniteOneNan && exponent == maxExponent &&
      mantissa == maxMantissa)
    value = std::nan("");
  else if (format.kind == FloatFormat::Ieee && exponent == maxExponent)
    value = mantissa ? std::nan("") : double(INFINITY);
  else if (exponent == 0)
    value = std::ldexp(double(mantissa), 1 - format.bias - format.mantissaBits);
  else
    value = std::ldexp(double(mantissa | 1u << format.mantissaBits),
                       int(exponent) - format.bias - format.mantissaBits);
  return sign ? -value : value;
}

uint32_t encode(const FloatFormat &format, double value) {
  uint32_t minusZero = 1u << (format.exponentBits + format.mantissaBits),
           sign = std::signbit(value) ? minusZero : 0,
           maxExponent = (1u << format.exponentBits) - 1,
           infinity = maxExponent << format.mantissaBits, allOnes = minusZero - 1,
           nan = format.kind == FloatFormat::Ieee
                     ? sign | infinity | 1u << (format.mantissaBits - 1)
                 : format.kind == FloatFormat::FiniteOneNan ? sign | allOnes
                                                            : minusZero;
  if (std::isnan(value))
    return nan;
  // The value in units of the last place at its exponent; nearbyint rounds to nearest even, a carry
  // moves the exponent.
  double magnitude = std::fabs(value);
  uint32_t bits = 0;
  if (std::isinf(magnitude)) {
    bits = minusZero; // past every finite number
  } else if (magnitude != 0) {
    int exponent = std::max(std::ilogb(magnitude), 1 - format.bias);
    double units = std::nearbyint(std::ldexp(magnitude, format.mantissaBits - exponent));
    if (exponent > format.bias + int(maxExponent))
      bits = minusZero;
    else
      bits = (uint32_t(exponent + format.bias - 1) << format.mantissaBits) + uint32_t(units);
  }
  uint32_t maxFinite = format.kind == FloatFormat::Ieee           ? infinity - 1
                       : format.kind == FloatFormat::FiniteOneNan ? allOnes - 1
                                                                  : allOnes;
  if (bits > maxFinite && format.kind == FloatFormat::Finite)
    return sign | maxFinite;
  if (bits > maxFinite)
    return format.kind == FloatFormat::Ieee ? sign | infinity : nan;
  if (format.kind == FloatFormat::UnsignedZero && bits == 0)
    return 0;
  return sign | bits;
}

/// f8E8M0FNU: powers of two, 0xFF is NaN, and neither zero nor a sign.
double decodeExponent(uint32_t bits) {
  return bits == 0xFF ? std::nan("") : std::ldexp(1.0, int(bits) - 127);
}
uint32_t encodeExponent(double value) {
  if (!(value >= 0) || std::isinf(value)) // NaN too
    return 0xFF;
  if (value < std::ldexp(1.0, -127))
    return 0;
  int exponent = std::ilogb(value);
  if (value >= std::ldexp(1.5, exponent)) // Halves go up.
    ++exponent;
  return exponent > 127 ? 0xFF : uint32_t(exponent + 127);
}

/// Range of an integer type; ui64 is told apart by the caller.
void integerRange(sluice_element_type_t type, int64_t &low, int64_t &high) {
  bool fromZero = infoOf(type).kind == TypeInfo::Unsigned;
  int bits = std::min(infoOf(type).bits - (fromZero ? 0 : 1), 63); // without the sign
  high = int64_t((uint64_t(1) << bits) - 1);
  low = fromZero ? 0 : -high - 1;
}

bool parseReal(sluice_element_type_t type, const std::string &text, void *element) {
  if (text.empty() || std::isspace(static_cast<unsigned char>(text[0])))
    return false;
  char *end = nullptr;
  errno = 0;
  if (isFloat(type)) {
    double value = std::strtod(text.c_str(), &end);
    if (end != text.c_str() + text.size())
      return false;
    if (type == SLUICE_ELEMENT_F32) // rounded once
      value = double(std::strtof(text.c_str(), nullptr));
    uint64_t bits = floatToBits(type, value);
    std::memcpy(element, &bits, sluice_element_type_size(type));
    return true;
  }
  int64_t value, low, high;
  if (text == "true" || text == "false") {
    value = text == "true";
  } else if (type == SLUICE_ELEMENT_UI64) {
    value = int64_t(std::strtoull(text.c_str(), &end, 10));
    if (errno || end != text.c_str() + text.size() || text[0] == '-')
      return false;
  } else {
    value = std::strtoll(text.c_str(), &end, 10);
    integerRange(type, low, high);
    if (errno || end != text.c_str() + text.size() || value < low || value > high)
      return false;
  }
  storeElement(type, element, value);
  return true;
}

} // namespace

bool isFloat(sluice_element_type_t type) { return infoOf(type).kind == TypeInfo::Float; }
bool isUnsigned(sluice_element_type_t type) {
  return infoOf(type).kind == TypeInfo::Unsigned && type != SLUICE_ELEMENT_I1;
}
uint32_t integerBits(sluice_element_type_t type) { return infoOf(type).bits; }
sluice_element_type_t partOf(sluice_element_type_t type) {
  return type == SLUICE_ELEMENT_COMPLEX64    ? SLUICE_ELEMENT_F32
         : type == SLUICE_ELEMENT_COMPLEX128 ? SLUICE_ELEMENT_F64
                                             : type;
}

double floatFromBits(sluice_element_type_t type, uint64_t bits) {
  if (const FloatFormat &format = infoOf(type).format; format.kind)
    return decode(format, uint32_t(bits));
  if (type == SLUICE_ELEMENT_F8E8M0FNU)
    return decodeExponent(uint32_t(bits));
  return type == SLUICE_ELEMENT_F32 ? double(std::bit_cast<float>(uint32_t(bits)))
                                    : std::bit_cast<double>(bits);
}

uint64_t floatToBits(sluice_element_type_t type, double value) {
  if (const FloatFormat &format = infoOf(type).format; format.kind)
    return encode(format, value);
  if (type == SLUICE_ELEMENT_F8E8M0FNU)
    return encodeExponent(value);
  return type == SLUICE_ELEMENT_F32 ? std::bit_cast<uint32_t>(float(value))
                                    : std::bit_cast<uint64_t>(value);
}

int64_t loadElement(sluice_element_type_t type, const void *address) {
  const TypeInfo &info = infoOf(type);
  uint64_t raw = 0;
  std::memcpy(&raw, address, std::min<uint8_t>(info.bytes, 8)); // little-endian
  if (type == SLUICE_ELEMENT_I1)
    return raw != 0;
  int bits = info.bits          ? info.bits
             : info.format.kind ? 1 + info.format.exponentBits + info.format.mantissaBits
                                : 64;
  uint64_t value = raw << (64 - bits);
  return info.kind == TypeInfo::Signed ? int64_t(value) >> (64 - bits)
                                       : int64_t(value >> (64 - bits));
}

void storeElement(sluice_element_type_t type, void *address, int64_t bits) {
  if (type == SLUICE_ELEMENT_I1)
    bits = bits != 0;
  std::memcpy(address, &bits, sluice_element_type_size(type)); // little-endian
}

std::string formatElement(sluice_element_type_t type, const void *address) {
  if (auto part = partOf(type); part != type) {
    auto imaginary = static_cast<const char *>(address) + sluice_element_type_size(part);
    return "(" + formatElement(part, address) + "," + formatElement(part, imaginary) + ")";
  }
  int64_t bits = loadElement(type, address);
  if (isFloat(type)) {
    double value = floatFromBits(type, uint64_t(bits));
    if (std::isnan(value))
      return "nan";
    int digits = type == SLUICE_ELEMENT_F64 ? 17 : type == SLUICE_ELEMENT_F32 ? 9 : 5;
    for (int shorter = 1; shorter < digits; ++shorter) // the shortest that reads back
      if (std::string text = formatText("%.*g", shorter, value);
          floatToBits(type, std::strtod(text.c_str(), nullptr)) == uint64_t(bits))
        return text;
    return formatText("%.*g", digits, value);
  }
  return type == SLUICE_ELEMENT_UI64 ? std::to_string(uint64_t(bits)) : std::to_string(bits);
}

std::string formatShape(sluice_element_type_t type, const int64_t *dims, size_t rank,
                        const char *const *names) {
  std::string text;
  for (size_t i = 0; i < rank; ++i) {
    const char *name = names && names[i] && *names[i] ? names[i] : "?";
    text += (dims[i] < 0 ? name : std::to_string(dims[i])) + "x";
  }
  return text + sluice_element_type_name(type);
}

bool tensorByteLength(sluice_element_type_t type, const int64_t *dims, size_t rank,
                      uint64_t &bytes) {
  uint64_t product = sluice_element_type_size(type);
  bool zero = false;
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] < 0)
      return false;
    zero |= dims[i] == 0;
  }
  for (size_t i = 0; i < rank && !zero; ++i)
    if (__builtin_mul_overflow(product, uint64_t(dims[i]), &product) || product > uint64_t(1) << 62)
      return false;
  bytes = zero ? 0 : product;
  return true;
}

} // namespace sluice

extern "C" {

uint32_t sluice_element_type_size(sluice_element_type_t type) { return sluice::infoOf(type).bytes; }

const char *sluice_element_type_name(sluice_element_type_t type) {
  return sluice::infoOf(type).name;
}

sluice_element_type_t sluice_element_type_parse(const char *name, size_t length) {
  std::string_view text(name, length);
  if (text == "bool")
    return SLUICE_ELEMENT_I1;
  if (text == "complex<f32>" || text == "complex<f64>") // as MLIR writes them
    return text[9] == '3' ? SLUICE_ELEMENT_COMPLEX64 : SLUICE_ELEMENT_COMPLEX128;
  if (text.starts_with("si"))
    text.remove_prefix(1);
  for (uint32_t type = 1; type < SLUICE_ELEMENT_COUNT; ++type)
    if (text == sluice::kTypes[type].name && sluice::kTypes[type].bytes)
      return sluice_element_type_t(type);
  return SLUICE_ELEMENT_NONE;
}

size_t sluice_element_format(sluice_element_type_t type, const void *element, char *text,
                             size_t capacity) {
  std::string formatted = sluice::formatElement(type, element);
  if (capacity) {
    size_t length = std::min(formatted.size(), capacity - 1);
    std::memcpy(text, formatted.data(), length);
    text[length] = 0;
  }
  return formatted.size();
}

bool sluice_element_parse(sluice_element_type_t type, const char *text, size_t length,
                          void *element) {
  using namespace sluice;
  if (sluice_element_type_size(type) == 0)
    return false;
  std::string_view rest(text, length);
  auto part = partOf(type);
  if (part == type)
    return parseReal(type, std::string(rest), element);
  uint32_t size = sluice_element_type_size(part);
  uint8_t parts[16] = {};
  if (rest.starts_with('(') && rest.ends_with(')')) {
    rest = rest.substr(1, rest.size() - 2);
    size_t comma = rest.find(',');
    if (comma == rest.npos || !parseReal(part, std::string(rest.substr(comma + 1)), parts + size))
      return false;
    rest = rest.substr(0, comma);
  }
  if (!parseReal(part, std::string(rest), parts))
    return false;
  std::memcpy(element, parts, 2 * size);
  return true;
}
}
