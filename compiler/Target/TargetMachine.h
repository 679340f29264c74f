//===- TargetMachine.h - LLVM's code generator for a target ---------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace sluice {

/// Makes all of LLVM's targets known to its registry, once. Thread-safe.
void initializeLLVMTargets();

/// LLVM's code generator for `target`; null if this LLVM has none. Thread-safe; the result is not.
std::unique_ptr<llvm::TargetMachine> createTargetMachine(const TargetModel &target, int optLevel);

} // namespace sluice
