//===- CpuTarget.h - CPUs by name to their models -------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::cpu {

/// The part of a target after "cpu:". Empty or "host" is this machine, whose instruction set is
/// read from CPUID feature bits: a new CPU that LLVM does not know by name still gets all of its
/// instructions.
llvm::Expected<TargetModel> parseCpuTarget(llvm::StringRef text);

} // namespace sluice::cpu
