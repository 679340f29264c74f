//===- ElfTarget.cpp - images of kernels ----------------------------------===//
// The bytes are the image of a library. Whatever they say, loading ends with a status, and what a
// loaded library calls its functions lies in it. None of them is called.
//===----------------------------------------------------------------------===//
#include "runtime/hal/cpu/ElfLoader.h"
#include "runtime/testing/Assembler.h"
#include "test/fuzz/Target.h"

using namespace sluice;

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  static const fuzz::Bytes image = testing::readKernelLibrary();
  if (size < 64)
    return fuzz::give(image, data, most);
  if (seed % 4 == 0) { // a word of a table, as tables have them
    size_t at = seed / 4 % (size / 8) * 8;
    uint64_t word;
    std::memcpy(&word, data + at, 8);
    constexpr uint64_t kOdd[] = {0, 1, size_t(-1), 1ull << 63, 1ull << 32, 0xFFFFFFFF, 4096, 8};
    word = seed % 8 ? kOdd[seed / 64 % 8] : word + kOdd[seed / 64 % 8];
    std::memcpy(data + at, &word, 8);
    return size;
  }
  return LLVMFuzzerMutate(data, size, most);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::vector<uint64_t> aligned((size + 7) / 8);
  if (size)
    std::memcpy(aligned.data(), data, size);
  hal::cpu::ElfLibrary library;
  Status status =
      hal::cpu::ElfLibrary::load({reinterpret_cast<uint8_t *>(aligned.data()), size}, library);
  fuzz::require(status.ok() || *status.message(), "a failure without words");
  library.visitFunctions([](std::string_view, void *address) {
    [[maybe_unused]] volatile uint8_t first = *static_cast<const uint8_t *>(address);
  });
  return 0;
}
