//===- Npy.cpp - NumPy's file format --------------------------------------===//
#include "runtime/base/ByteSource.h"
#include "runtime/base/ElementType.h"
#include "runtime/base/OutputFile.h"
#include "tools/run_support/InputSpec.h"
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace sluice::run {
namespace {

struct TypeName {
  sluice_element_type_t type;
  const char *descr; // little-endian form
};
constexpr TypeName kTypeNames[] = {
    {SLUICE_ELEMENT_I1, "|b1"},        {SLUICE_ELEMENT_I8, "|i1"},
    {SLUICE_ELEMENT_I16, "<i2"},       {SLUICE_ELEMENT_I32, "<i4"},
    {SLUICE_ELEMENT_I64, "<i8"},       {SLUICE_ELEMENT_UI8, "|u1"},
    {SLUICE_ELEMENT_UI16, "<u2"},      {SLUICE_ELEMENT_UI32, "<u4"},
    {SLUICE_ELEMENT_UI64, "<u8"},      {SLUICE_ELEMENT_F16, "<f2"},
    {SLUICE_ELEMENT_F32, "<f4"},       {SLUICE_ELEMENT_F64, "<f8"},
    {SLUICE_ELEMENT_BF16, "<V2"},      {SLUICE_ELEMENT_BF16, "|V2"},
    {SLUICE_ELEMENT_COMPLEX64, "<c8"}, {SLUICE_ELEMENT_COMPLEX128, "<c16"}};

/// Whether a type has one byte and is not in NumPy itself. ml_dtypes writes all of them as bytes
/// without a meaning, but for f8E5M2, which it calls f1.
bool isExtra(sluice_element_type_t type) {
  return sluice_element_type_size(type) == 1 && type != SLUICE_ELEMENT_I1 && integerBits(type) != 8;
}

/// Integers of widths that NumPy lacks are in the integers of their bytes.
sluice_element_type_t inNumpy(sluice_element_type_t type) {
  if (!integerBits(type) || type == SLUICE_ELEMENT_I1)
    return type;
  std::string wide = isUnsigned(type) ? "ui" : "i";
  wide += std::to_string(8 * sluice_element_type_size(type));
  return sluice_element_type_parse(wide.data(), wide.size());
}

const char *descrOf(sluice_element_type_t type) {
  for (const TypeName &entry : kTypeNames)
    if (entry.type == inNumpy(type))
      return entry.descr;
  return "|V1";
}

sluice_element_type_t typeOf(std::string_view descr, sluice_element_type_t expected) {
  std::string text(descr);
  if (!text.empty() && text[0] == '=')
    text[0] = '<';
  std::string_view bytes = std::string_view(text).substr(std::min<size_t>(1, text.size()));
  if (bytes == "V1" && isExtra(expected))
    return expected;
  if (bytes == "f1")
    return SLUICE_ELEMENT_F8E5M2;
  for (const TypeName &entry : kTypeNames)
    if (text == entry.descr)
      return entry.type == inNumpy(expected) ? expected : entry.type;
  return SLUICE_ELEMENT_NONE;
}

/// The text behind `'key':` in the header's dictionary.
std::string_view valueOf(std::string_view header, const char *key) {
  size_t at = header.find("'" + std::string(key) + "'");
  if (at == header.npos || (at = header.find(':', at)) == header.npos)
    return {};
  at = header.find_first_not_of(' ', at + 1);
  return at == header.npos ? std::string_view() : header.substr(at);
}

/// Column-major to row-major.
void transpose(Array &array, uint32_t size) {
  std::vector<uint8_t> result(array.bytes.size());
  std::vector<int64_t> index(array.dims.size());
  for (size_t target = 0; target < result.size(); target += size) {
    size_t source = 0, stride = size;
    for (size_t d = 0; d < index.size(); ++d)
      source += size_t(index[d]) * stride, stride *= size_t(array.dims[d]);
    std::memcpy(result.data() + target, array.bytes.data() + source, size);
    for (size_t d = index.size(); d-- > 0 && ++index[d] == array.dims[d];)
      index[d] = 0;
  }
  array.bytes = std::move(result);
}

} // namespace

Error readFile(const std::string &path, std::vector<uint8_t> &bytes) {
  if (!isEnding(path))
    return "cannot read '" + path + "': a device or named pipe";
  std::FILE *file = std::fopen(path.c_str(), "rb");
  if (!file)
    return "cannot open '" + path + "': " + std::strerror(errno);
  uint8_t part[1 << 16];
  for (size_t count; (count = std::fread(part, 1, sizeof(part), file)) != 0;)
    bytes.insert(bytes.end(), part, part + count);
  bool failed = std::ferror(file);
  std::fclose(file);
  return failed ? "cannot read '" + path + "': " + std::strerror(errno) : "";
}

Error writeFile(const std::string &path, const std::vector<uint8_t> &bytes) {
  std::FILE *file = openOutputStream(path);
  bool ok = file && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  if (file && std::fclose(file) != 0)
    ok = false;
  return ok ? "" : "cannot write '" + path + "': " + std::strerror(errno);
}

Error readNpy(const std::string &path, sluice_element_type_t expected, Array &array) {
  std::vector<uint8_t> file;
  SLUICE_TRY(readFile(path, file));
  auto bad = [&](const std::string &what) { return "'" + path + "' " + what; };
  if (file.size() < 12 || std::memcmp(file.data(), "\x93NUMPY", 6) != 0)
    return bad("is not a .npy file");
  size_t lengthBytes = file[6] == 1 ? 2 : 4, headerBytes = 0;
  for (size_t i = 0; i < lengthBytes; ++i)
    headerBytes |= size_t(file[8 + i]) << 8 * i;
  size_t data = 8 + lengthBytes + headerBytes;
  if (data > file.size())
    return bad("is truncated");
  std::string_view header(reinterpret_cast<const char *>(file.data()) + 8 + lengthBytes,
                          headerBytes);
  std::string_view descr = valueOf(header, "descr"), shape = valueOf(header, "shape"),
                   order = valueOf(header, "fortran_order");
  if (descr.empty() || descr[0] != '\'' || shape.empty() || shape[0] != '(' ||
      shape.find(')') == shape.npos)
    return bad("has a header that is not understood");
  descr = descr.substr(1, descr.find('\'', 1) - 1);
  array.type = typeOf(descr, expected);
  if (array.type == SLUICE_ELEMENT_NONE)
    return bad("has elements of type '" + std::string(descr) + "', which no tensor has");
  array.dims.clear();
  uint64_t bytes = sluice_element_type_size(array.type);
  for (size_t i = 1; shape[i] != ')';) {
    if (shape[i] < '0' || shape[i] > '9') {
      ++i;
      continue;
    }
    int64_t dim = 0;
    for (; shape[i] >= '0' && shape[i] <= '9' && dim < int64_t(1) << 48; ++i)
      dim = dim * 10 + (shape[i] - '0');
    array.dims.push_back(dim);
    if (__builtin_mul_overflow(bytes, uint64_t(dim), &bytes))
      return bad("is truncated");
  }
  if (file.size() - data < bytes)
    return bad("is truncated");
  array.bytes.assign(file.begin() + ptrdiff_t(data), file.begin() + ptrdiff_t(data + bytes));
  if (order.starts_with("True") && array.dims.size() > 1)
    transpose(array, sluice_element_type_size(array.type));
  return "";
}

Error writeNpy(const std::string &path, const Array &array) {
  std::string shape;
  for (int64_t dim : array.dims)
    shape += std::to_string(dim) + ",";
  std::string header = "{'descr': '" + std::string(descrOf(array.type)) +
                       "', 'fortran_order': False, 'shape': (" + shape + "), }";
  header.resize((10 + header.size() + 1 + 63) / 64 * 64 - 10, ' ');
  header.back() = '\n';
  std::string start = "\x93NUMPY" + std::string("\x01\x00", 2) + char(header.size()) +
                      char(header.size() >> 8) + header;
  std::vector<uint8_t> file(start.begin(), start.end());
  file.insert(file.end(), array.bytes.begin(), array.bytes.end());
  return writeFile(path, file);
}

} // namespace sluice::run
