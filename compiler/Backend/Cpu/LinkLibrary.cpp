//===- LinkLibrary.cpp - kernels of one target to one ELF library ---------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Backend/LLVM/LinkElf.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

static StringRef emulation(const Triple &triple) {
  if (triple.isAArch64())
    return "aarch64linux";
  return triple.isRISCV64() ? "elf64lriscv" : "elf_x86_64";
}

Expected<SmallVector<char, 0>> sluice::cpu::linkLibrary(ArrayRef<ArrayRef<char>> objects,
                                                        const TargetModel &target) {
  return linkElf(objects, {"-m", emulation(Triple(target.triple)).str(), "-s", "--gc-sections",
                           "-Bsymbolic", "-z", "noexecstack"});
}
