//===- Checks.cpp - comparisons of tensors for check ops ------------------===//
#include "runtime/vm/Checks.h"

#include "runtime/hal/Device.h"

#include <cmath>

namespace sluice::vm {
namespace {

using hal::Tensor;

/// The bytes of a tensor on the host: in place, or read into `copy`.
Status hostBytes(const Tensor &tensor, std::vector<uint8_t> &copy, const uint8_t *&bytes) {
  if ((bytes = tensor.buffer().hostPointer()))
    return {};
  copy.resize(tensor.buffer().length());
  bytes = copy.data();
  return tensor.buffer().device().read(tensor.buffer(), 0, copy.data(), copy.size());
}

/// "[1, 0, 3]" for an element counted in row-major order.
std::string indexText(const Tensor &tensor, uint64_t element) {
  std::string text = "]";
  for (size_t d = tensor.dims().size(); d-- > 0;) {
    auto dim = uint64_t(tensor.dims()[d]);
    text = (d ? ", " : "") + std::to_string(element % dim) + text;
    element /= dim;
  }
  return "[" + text;
}

/// Compares all elements; holds(part type, actual bits, expected bits) of both parts of a complex
/// one.
template <typename Holds>
Status compare(const Tensor &actual, const Tensor &expected, const char *relation, Holds holds) {
  if (actual.elementType() != expected.elementType() || actual.dims() != expected.dims())
    return makeError(SLUICE_CHECK_FAILED, "check failed: shapes differ: actual %s, expected %s",
                     actual.text().c_str(), expected.text().c_str());
  std::vector<uint8_t> copies[2];
  const uint8_t *a, *e;
  SLUICE_RETURN_IF_ERROR(hostBytes(actual, copies[0], a));
  SLUICE_RETURN_IF_ERROR(hostBytes(expected, copies[1], e));
  auto type = actual.elementType(), part = partOf(type);
  uint32_t size = sluice_element_type_size(type), step = sluice_element_type_size(part);
  uint64_t count = actual.elementCount(), wrong = 0, first = 0;
  for (uint64_t i = 0; i < count; ++i) {
    bool same = true;
    for (uint64_t at = i * size; at < (i + 1) * size; at += step)
      same &= holds(part, uint64_t(loadElement(part, a + at)), uint64_t(loadElement(part, e + at)));
    if (!same && wrong++ == 0)
      first = i;
  }
  if (wrong == 0)
    return {};
  return makeError(
      SLUICE_CHECK_FAILED,
      "check failed: %llu of %llu elements of %s are not %s, first at %s: actual %s, expected %s",
      (unsigned long long)wrong, (unsigned long long)count, actual.text().c_str(), relation,
      indexText(actual, first).c_str(), formatElement(type, a + first * size).c_str(),
      formatElement(type, e + first * size).c_str());
}

} // namespace

Status expectTrue(const Tensor &actual) {
  std::vector<uint8_t> copy;
  const uint8_t *bytes;
  SLUICE_RETURN_IF_ERROR(hostBytes(actual, copy, bytes));
  auto type = actual.elementType(), part = partOf(type);
  for (uint64_t i = 0, count = actual.elementCount(); i < count; ++i) {
    const uint8_t *element = bytes + i * sluice_element_type_size(type);
    int64_t bits = loadElement(part, element);
    bool zero = isFloat(part) ? floatFromBits(part, uint64_t(bits)) == 0 : bits == 0;
    if (zero)
      return makeError(SLUICE_CHECK_FAILED, "check failed: element %s of %s is %s, expected true",
                       indexText(actual, i).c_str(), actual.text().c_str(),
                       formatElement(type, element).c_str());
  }
  return {};
}

Status expectEqual(const Tensor &actual, const Tensor &expected) {
  return compare(actual, expected, "equal", [](sluice_element_type_t type, uint64_t a, uint64_t e) {
    if (a == e || !isFloat(type))
      return a == e;
    double x = floatFromBits(type, a), y = floatFromBits(type, e);
    return x == y || (std::isnan(x) && std::isnan(y));
  });
}

Status expectAlmostEqual(const Tensor &actual, const Tensor &expected, double atol, double rtol) {
  std::string relation = formatText("within %g + %g * |expected|", atol, rtol);
  return compare(actual, expected, relation.c_str(),
                 [&](sluice_element_type_t type, uint64_t a, uint64_t e) {
                   if (a == e)
                     return true;
                   auto value = [&](uint64_t bits) {
                     return isFloat(type)      ? floatFromBits(type, bits)
                            : isUnsigned(type) ? double(bits)
                                               : double(int64_t(bits));
                   };
                   double x = value(a), y = value(e);
                   if (std::isnan(x) || std::isnan(y))
                     return std::isnan(x) && std::isnan(y);
                   return x == y || (std::isfinite(x) && std::isfinite(y) &&
                                     std::fabs(x - y) <= atol + rtol * std::fabs(y));
                 });
}

Status expectType(const hal::Tensor &tensor, const char *name, sluice_element_type_t type,
                  std::span<const int64_t> dims) {
  bool fits = tensor.elementType() == type && tensor.dims().size() == dims.size();
  for (size_t d = 0; fits && d < dims.size(); ++d)
    fits = dims[d] < 0 || dims[d] == tensor.dims()[d];
  if (fits)
    return {};
  return makeError(SLUICE_INVALID_ARGUMENT, "'%s' must be %s, given %s", name,
                   formatShape(type, dims.data(), dims.size()).c_str(), tensor.text().c_str());
}

} // namespace sluice::vm
