//===- CpuFamily.cpp - CPUs, as the compiler asks for them ----------------===//
#include "compiler/Backend/Cpu/CpuBackend.h"

using namespace sluice;

/// One of each width of vectors; "" is this machine.
static llvm::SmallVector<std::string> namesOf() {
  return {"",
          "x86-64",
          "haswell",
          "znver4",
          "sapphirerapids",
          "aarch64-cortex-a72",
          "aarch64-neoverse-v1"};
}

// CPUs have steps of their own from loops to code: CpuBackend.h.
const backend::Family cpu::kFamily{
    {.name = "cpu",
     .spelling = "cpu, cpu:<name> such as cpu:haswell, cpu:<arch>-<name>",
     .example = "cpu:aarch64-cortex-a72",
     .parse = parseCpuTarget,
     .names = namesOf}};
