//===- GpuInstructions.h - what GPUs have instructions for ----------------===//
#pragma once
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
} // namespace llvm

namespace sluice {

/// Fails if a kernel of `module` calls anything, or an intrinsic that LLVM's code generators for
/// GPUs cannot select: they would end the process. Intrinsics that start with `family` are the
/// target's own.
llvm::Error checkGpuInstructions(llvm::Module &module, llvm::StringRef family);

} // namespace sluice
