//===- InputSpec.h - arguments and results as text and files --------------===//
// SPEC: @x.npy | 2x3xf32=1 2 3 4 5 6 | 2x3xf32=random | 2x3xf32=@raw.bin | i64=5
// A single value fills the whole tensor; brackets and commas between values are ignored.
//===----------------------------------------------------------------------===//
#pragma once
#include "tools/run_support/Handles.h"
#include <cstdint>
#include <string_view>
#include <vector>

namespace sluice::run {

/// A tensor in host memory.
struct Array {
  sluice_element_type_t type = SLUICE_ELEMENT_NONE;
  std::vector<int64_t> dims;
  std::vector<uint8_t> bytes;
};

/// Whole files.
Error readFile(const std::string &path, std::vector<uint8_t> &bytes);
Error writeFile(const std::string &path, const std::vector<uint8_t> &bytes);

/// Types that NumPy does not have are stored as raw bytes: bf16 as '<V2', the f8 kinds as '|V1',
/// which are read as `expected` if that is one of them. 4-bit integers are stored as 8-bit ones,
/// and read back if `expected`.
Error readNpy(const std::string &path, sluice_element_type_t expected, Array &array);
Error writeNpy(const std::string &path, const Array &array);

/// Splits "name=SPEC" where the part before '=' is no type; `name` is empty without one.
void splitName(std::string_view text, std::string &name, std::string &spec);

/// "2x3xf32". False if it is not a type.
bool parseTensorType(std::string_view text, sluice_element_type_t &type,
                     std::vector<int64_t> &dims);

/// `seed` makes the random tensors of one run different and every run the same. Random floats lie
/// in [0, 1), random integers in 0..9.
Error readSpec(const std::string &spec, sluice_element_type_t expected, uint64_t seed,
               Array &array);
Error fillRandom(sluice_element_type_t type, std::vector<int64_t> dims, uint64_t seed,
                 Array &array);

/// A tensor of a device as one on the host.
Error readTensor(const sluice_tensor_t *tensor, Array &array);

/// "2x3xf32=[1 2 3][4 5 6]", which is a spec again unless it was cut after `limit` elements.
std::string formatTensor(const sluice_tensor_t *tensor, size_t limit);

} // namespace sluice::run
