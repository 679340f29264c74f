//===- NpyTarget.cpp - files of NumPy, and arguments as text --------------===//
// The first byte says which: a .npy file, or a SPEC of `sluice run --input`. What was read of a
// file, written and read again is the same.
//===----------------------------------------------------------------------===//
#include "test/fuzz/Target.h"
#include "tools/run_support/InputSpec.h"

#include <algorithm>

using namespace sluice;

/// Texts that name so many elements fill memory as asked; what is looked for is elsewhere.
static bool isLarge(const std::string &spec) {
  sluice_element_type_t type;
  std::vector<int64_t> dims;
  if (!run::parseTensorType(spec.substr(0, spec.find('=')), type, dims))
    return false;
  double elements = 1;
  for (int64_t dim : dims)
    elements *= double(dim);
  return elements > 1e5 && elements < 1e15;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  static const char *const seeds[] = {
      "=2x3xf32=1 2 3 4 5 6", "=i64=-5", "=4xi1=true,false,1,0",    "=2xcomplex64=(1,2) (3,-4)",
      "=2x3xbf16=random",     "=ui8=@x", "=3xf8E4M3FN=nan inf -1e3"};
  if (size < 2 || seed % 64 == 0) {
    const char *text = seeds[seed / 64 % std::size(seeds)];
    if (seed % 2)
      return fuzz::give(fuzz::Bytes(text, text + std::strlen(text)), data, most);
    std::string file = std::string("n\x93NUMPY\1\0\x46\0", 11) +
                       "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }          \n";
    file.resize(file.size() + 30, '\1');
    return fuzz::give(fuzz::Bytes(file.begin(), file.end()), data, most);
  }
  return LLVMFuzzerMutate(data, size, most);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  constexpr sluice_element_type_t kExpected[] = {SLUICE_ELEMENT_NONE, SLUICE_ELEMENT_F32,
                                                 SLUICE_ELEMENT_I4, SLUICE_ELEMENT_F8E4M3FN,
                                                 SLUICE_ELEMENT_BF16};
  sluice_element_type_t expected = kExpected[data[0] / 2 % std::size(kExpected)];
  run::Array array, again;
  if (data[0] % 2) {
    std::string spec(data + 1, data + size), name, rest;
    run::splitName(spec, name, rest);
    if (rest.find('@') == rest.npos && !isLarge(rest)) // other files are not this target's
      (void)run::readSpec(rest, expected, 1, array);
    return 0;
  }
  fuzz::MemoryFile file({data + 1, size - 1}), copy({});
  if (!run::readNpy(file.path(), expected, array).empty())
    return 0;
  fuzz::require(run::writeNpy(copy.path(), array).empty(), "an array is not written");
  fuzz::require(run::readNpy(copy.path(), array.type, again).empty(), "an array is not read again");
  fuzz::require(array.type == again.type && array.dims == again.dims && array.bytes == again.bytes,
                "an array is another when read again");
  return 0;
}
