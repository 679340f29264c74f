//===- CudaTarget.h - NVIDIA GPUs: their models and LLVM's machine for them ===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include <memory>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace sluice::cuda {

/// The part of a target after "cuda:": an architecture, sm_75 to sm_121; sm_90a and the like add what only that one has.
llvm::Expected<TargetModel> parseCudaTarget(llvm::StringRef text);

/// LLVM's code generator for `target`, whose assembly is PTX. Thread-safe; the result is not.
std::unique_ptr<llvm::TargetMachine> createTargetMachine(const TargetModel &target, int optLevel);

} // namespace sluice::cuda
