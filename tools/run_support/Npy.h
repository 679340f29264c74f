//===- Npy.h - NumPy's file format ----------------------------------------===//
#pragma once
#include "tools/run_support/Handles.h"
#include <cstdint>
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

} // namespace sluice::run
