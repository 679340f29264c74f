//===- CpuFamily.cpp - CPUs, as the compiler asks for them ----------------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Backend/Cpu/CpuTarget.h"

using namespace sluice;

// CPUs have steps of their own from loops to code: CpuBackend.h.
const backend::Family cpu::kFamily{
    {.name = "cpu",
     .spelling =
         "cpu, cpu:<name> such as cpu:haswell, cpu:<arch>-<name> such as cpu:aarch64-cortex-a72",
     .parse = parseCpuTarget}};
