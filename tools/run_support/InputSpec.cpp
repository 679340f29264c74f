//===- InputSpec.cpp - arguments and results as text ----------------------===//
#include "tools/run_support/InputSpec.h"
#include "runtime/base/ElementType.h"
#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

namespace sluice::run {
namespace {

/// False if no machine holds as many.
bool byteLength(sluice_element_type_t type, const std::vector<int64_t> &dims, uint64_t &bytes) {
  return tensorByteLength(type, dims.data(), dims.size(), bytes) && bytes <= uint64_t(1) << 46;
}

Error parseValues(std::string_view text, Array &array) {
  uint32_t size = sluice_element_type_size(array.type);
  size_t count = array.bytes.size() / size, found = 0;
  const char *separators = isComplex(array.type) ? " \t\n[]" : " \t\n[],";
  for (size_t begin; (begin = text.find_first_not_of(separators)) != text.npos;) {
    text.remove_prefix(begin);
    std::string_view word = text.substr(0, text.find_first_of(separators));
    text.remove_prefix(word.size());
    uint8_t element[16];
    if (!sluice_element_parse(array.type, word.data(), word.size(), element))
      return "'" + std::string(word) + "' is not a value of type " +
             sluice_element_type_name(array.type);
    if (found < count)
      std::memcpy(array.bytes.data() + found * size, element, size);
    ++found;
  }
  if (found == 1 && count > 1) {
    for (size_t filled = size; filled < array.bytes.size(); filled *= 2)
      std::memcpy(array.bytes.data() + filled, array.bytes.data(),
                  std::min(filled, array.bytes.size() - filled));
  } else if (found != count) {
    return formatShape(array.type, array.dims.data(), array.dims.size()) + " needs " +
           std::to_string(count) + " values, given " + std::to_string(found);
  }
  return "";
}

} // namespace

bool parseTensorType(std::string_view text, sluice_element_type_t &type,
                     std::vector<int64_t> &dims) {
  dims.clear();
  while (!text.empty() && text[0] >= '0' && text[0] <= '9') {
    int64_t dim = 0;
    size_t i = 0;
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9' && dim < int64_t(1) << 48; ++i)
      dim = dim * 10 + (text[i] - '0');
    if (i == text.size() || text[i] != 'x')
      return false;
    dims.push_back(dim);
    text.remove_prefix(i + 1);
  }
  type = sluice_element_type_parse(text.data(), text.size());
  return type != SLUICE_ELEMENT_NONE;
}

void splitName(std::string_view text, std::string &name, std::string &spec) {
  sluice_element_type_t type;
  std::vector<int64_t> dims;
  size_t equals = text.find('=');
  bool named = !text.starts_with('@') && equals != text.npos &&
               !parseTensorType(text.substr(0, equals), type, dims);
  // "name=2x3xf32=1" and "name=@x.npy" have a spec behind the first '='; "2xq8=1" is a bad type,
  // not a name.
  if (named) {
    std::string_view rest = text.substr(equals + 1);
    named = rest.starts_with('@') || rest.find('=') != rest.npos;
  }
  name = named ? text.substr(0, equals) : "";
  spec = named ? text.substr(equals + 1) : text;
}

Error fillRandom(sluice_element_type_t type, std::vector<int64_t> dims, uint64_t seed,
                 Array &array) {
  uint64_t bytes;
  if (!byteLength(type, dims, bytes))
    return formatShape(type, dims.data(), dims.size()) + " is too large";
  array.type = type;
  array.dims = std::move(dims);
  array.bytes.resize(bytes);
  std::mt19937_64 generator(seed);
  auto part = partOf(type);
  uint32_t size = sluice_element_type_size(part);
  // Of floats other than f32 there are 1024 values, which are converted once.
  constexpr uint32_t kDigits = 10;
  std::vector<uint8_t> floats(size << kDigits);
  for (uint32_t i = 0; isFloat(part) && i < 1u << kDigits; ++i) {
    std::string text = std::to_string(std::ldexp(i, -int(kDigits)));
    sluice_element_parse(part, text.data(), text.size(), &floats[i * size]);
  }
  for (uint64_t at = 0; at < bytes; at += size) {
    uint64_t random = generator();
    if (part == SLUICE_ELEMENT_F32) {
      float value = float(random >> 40) * 0x1p-24f;
      std::memcpy(array.bytes.data() + at, &value, 4);
    } else if (isFloat(part)) {
      std::memcpy(array.bytes.data() + at, &floats[(random >> (64 - kDigits)) * size], size);
    } else {
      uint32_t digits = integerBits(type) - !isUnsigned(type); // of the largest number
      uint64_t below = type == SLUICE_ELEMENT_I1 ? 2 : digits < 4 ? 1u << digits : 10;
      uint64_t value = random % below;
      std::memcpy(array.bytes.data() + at, &value, size); // little-endian
    }
  }
  return "";
}

Error readSpec(const std::string &spec, sluice_element_type_t expected, uint64_t seed,
               Array &array) {
  if (spec.starts_with('@'))
    return readNpy(spec.substr(1), expected, array);
  size_t equals = spec.find('=');
  std::string typePart = spec.substr(0, equals);
  if (!parseTensorType(typePart, array.type, array.dims))
    return "'" + typePart + "' is not a type such as 2x3xf32";
  if (equals == spec.npos)
    return "'" + spec + "' has no values; write " + spec + "=1 2 3, =random or =@file";
  std::string value = spec.substr(equals + 1);
  uint64_t bytes;
  if (!byteLength(array.type, array.dims, bytes))
    return typePart + " is too large";
  if (value == "random")
    return fillRandom(array.type, array.dims, seed, array);
  if (value.starts_with('@')) {
    array.bytes.clear();
    SLUICE_TRY(readFile(value.substr(1), array.bytes));
    if (array.bytes.size() != bytes)
      return typePart + " needs " + std::to_string(bytes) + " bytes, '" + value.substr(1) +
             "' has " + std::to_string(array.bytes.size());
    return "";
  }
  array.bytes.assign(bytes, 0);
  return parseValues(value, array);
}

Error readTensor(const sluice_tensor_t *tensor, Array &array) {
  array.type = sluice_tensor_element_type(tensor);
  array.dims.assign(sluice_tensor_dims(tensor),
                    sluice_tensor_dims(tensor) + sluice_tensor_rank(tensor));
  array.bytes.resize(sluice_tensor_byte_length(tensor));
  return textOf(
      sluice_buffer_read(sluice_tensor_buffer(tensor), 0, array.bytes.data(), array.bytes.size()));
}

std::string formatTensor(const sluice_tensor_t *tensor, size_t limit) {
  auto type = sluice_tensor_element_type(tensor);
  const int64_t *dims = sluice_tensor_dims(tensor);
  size_t rank = sluice_tensor_rank(tensor), count = sluice_tensor_element_count(tensor);
  uint32_t size = sluice_element_type_size(type);
  std::string text = formatShape(type, dims, rank) + "=";
  std::vector<uint8_t> bytes(std::min(limit, count) * size);
  if (sluice_status_t status =
          sluice_buffer_read(sluice_tensor_buffer(tensor), 0, bytes.data(), bytes.size()))
    return text + "<" + textOf(status) + ">";
  for (size_t i = 0; i < count; ++i) {
    if (i == limit)
      return text + " ...";
    // Rows of all dimensions but the first are bracketed.
    std::string close;
    bool separated = i != 0;
    size_t block = 1;
    for (size_t d = rank; d-- > 1;) {
      block *= size_t(dims[d]);
      if (i % block == 0)
        text += "[", separated = false;
      if ((i + 1) % block == 0)
        close += "]";
    }
    if (separated)
      text += " ";
    char element[96];
    sluice_element_format(type, bytes.data() + i * size, element, sizeof(element));
    text += element + close;
  }
  return text;
}

} // namespace sluice::run
