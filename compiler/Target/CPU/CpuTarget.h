//===- CpuTarget.h - CPUs: their models and LLVM's machine for them -------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include <memory>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace sluice::cpu {

/// The part of a target after "cpu:". Empty or "host" is this machine, whose instruction set is read from CPUID feature bits: a new
/// CPU that LLVM does not know by name still gets all of its instructions.
llvm::Expected<TargetModel> parseCpuTarget(llvm::StringRef text);

/// LLVM's code generator for `target`: position independent, small code model. Thread-safe; the result is not.
std::unique_ptr<llvm::TargetMachine> createTargetMachine(const TargetModel &target, int optLevel);

} // namespace sluice::cpu
