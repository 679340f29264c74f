//===- ElfLoaderTest.cpp - kernels load, damaged images are refused -------===//
#include "runtime/hal/cpu/ElfLoader.h"

#include "runtime/testing/Assembler.h"
#include "sluice/kernel_abi.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <elf.h>
#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace sluice;
using namespace sluice::hal::cpu;

namespace {
std::map<std::string, sluice_kernel_fn_t> functionsOf(const ElfLibrary &library) {
  std::map<std::string, sluice_kernel_fn_t> functions;
  library.visitFunctions([&](std::string_view name, void *address) {
    functions[std::string(name)] = reinterpret_cast<sluice_kernel_fn_t>(address);
  });
  return functions;
}
} // namespace

// Relative relocations, zeroed data, imports by jump slot: all kernels run.
TEST(ElfLoader, LoadsAndRuns) {
  auto image = sluice::testing::readKernelLibrary();
  ASSERT_FALSE(image.empty());
  ElfLibrary library;
  Status status = ElfLibrary::load(image, library);
  ASSERT_TRUE(status.ok()) << status.message();
  auto functions = functionsOf(library);
  EXPECT_EQ(functions.size(), 12u);

  float out = 0;
  int64_t index = 0;
  alignas(64) char workspace[64];
  void *bindings[] = {&out};
  sluice_kernel_dispatch_t dispatch{bindings, &index, {1, 1, 1}, 0, 64};
  EXPECT_EQ(functions["data"](&dispatch, 0, 0, 0, nullptr), 0);
  EXPECT_EQ(out, 8.0f);
  EXPECT_EQ(functions["scratch"](&dispatch, 0, 0, 0, workspace), 0);
  EXPECT_EQ(out, 1.0f);
  EXPECT_EQ(functions["fails"](&dispatch, 3, 0, 0, nullptr), 2);
}

TEST(ElfLoader, RefusesWhatIsNotALibrary) {
  ElfLibrary library;
  auto image = sluice::testing::readKernelLibrary();
  std::vector<uint8_t> text(1000, 'x');
  EXPECT_STREQ(ElfLibrary::load({}, library).message(),
               "kernel library is damaged: not a 64-bit ELF shared object");
  EXPECT_STREQ(ElfLibrary::load(text, library).message(),
               "kernel library is damaged: not a 64-bit ELF shared object");
  auto other = image;
  other[18] = 0xF3, other[19] = 0; // machine: RISC-V
#if !defined(__riscv)
  EXPECT_STREQ(ElfLibrary::load(other, library).message(),
               "kernel library is for another processor architecture (ELF machine 243)");
#endif
}

// Gigabytes of zeros, in which the tables have no end.
TEST(ElfLoader, RefusesMemoryThatNoKernelNeeds) {
  for (uint64_t bytes : {uint64_t(1) << 30, uint64_t(1) << 33, ~uint64_t(0)})
    for (size_t field : {offsetof(Elf64_Phdr, p_memsz), offsetof(Elf64_Phdr, p_vaddr)}) {
      auto image = sluice::testing::readKernelLibrary();
      Elf64_Ehdr header;
      std::memcpy(&header, image.data(), sizeof(header));
      for (size_t i = 0; i < header.e_phnum; ++i) {
        uint8_t *segment = image.data() + header.e_phoff + i * sizeof(Elf64_Phdr);
        if (uint32_t type; std::memcpy(&type, segment, 4), type == PT_LOAD)
          std::memcpy(segment + field, &bytes, 8);
      }
      ElfLibrary library;
      EXPECT_STREQ(ElfLibrary::load(image, library).message(),
                   "kernel library is damaged: a segment is too large");
    }
}

// Any prefix and any changed byte of the tables loads or is refused, never a crash. The code itself
// is not run.
TEST(ElfLoader, DamagedImagesDoNotCrash) {
  auto image = sluice::testing::readKernelLibrary();
  for (size_t length = 0; length < image.size(); length += 61) {
    ElfLibrary library;
    (void)ElfLibrary::load(std::span(image).first(length), library).ok();
  }
  for (uint32_t seed = 0; seed < 3000; ++seed) {
    std::mt19937 random(seed);
    auto mutant = image;
    for (uint32_t n = random() % 8 + 1; n; --n)
      mutant[random() % (seed % 2 ? mutant.size() : std::min<size_t>(mutant.size(), 0x300))] =
          uint8_t(random());
    ElfLibrary library;
    (void)ElfLibrary::load(mutant, library).ok();
  }
}

TEST(ElfLoader, Imports) {
  EXPECT_EQ(findImport("system"), nullptr);
  EXPECT_EQ(findImport("malloc"), nullptr);
  auto expf = reinterpret_cast<float (*)(float)>(findImport("expf"));
  EXPECT_FLOAT_EQ(expf(1), std::exp(1.0f));
  // Half floats travel in the low bits of a vector register.
  auto truncate = reinterpret_cast<float (*)(float)>(findImport("__truncsfhf2"));
  auto extend = reinterpret_cast<float (*)(float)>(findImport("__extendhfsf2"));
  EXPECT_EQ(std::bit_cast<uint32_t>(truncate(1.5f)) & 0xFFFF, 0x3E00u);
  EXPECT_EQ(extend(truncate(1.5f)), 1.5f);
  auto powi = reinterpret_cast<float (*)(float, int)>(findImport("__powisf2"));
  EXPECT_EQ(powi(2, -3), 0.125f);
  auto maximum = reinterpret_cast<float (*)(float, float)>(findImport("fmaximumf"));
  EXPECT_TRUE(std::isnan(maximum(1, NAN)));
}
