//===- RocmBackend.h - loops on memrefs to HSACO --------------------------===//
// HSACO is a shared ELF library of one kernel with a note of what it needs, as HIP loads it.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Family.h"

namespace sluice::rocm {

extern const backend::Family kFamily;

/// Entry point, ROCDL ops for the place in the grid and barriers, LLVM dialect.
llvm::FailureOr<backend::KernelArguments>
convertKernel(mlir::func::FuncOp kernel, const TargetModel &target, int64_t threads, int optLevel);

/// What the metadata of `hsaco` says of its kernel. Fails if that takes hidden arguments, or a
/// stack of a size that it does not say.
llvm::Expected<backend::GpuKernel> measureHsaco(std::string hsaco);

/// Optimizes the LLVM functions of `executable`, assembles and links them for workgroups of
/// `threads`. Fails for functions without instructions.
llvm::Expected<backend::GpuKernel> emitHsaco(mlir::Operation *executable, const TargetModel &target,
                                             int64_t threads, int optLevel);

/// Adds what the table of matrix instructions has for `model`, whose name is set.
void addMatrixInstructions(TargetModel &model);
/// Matrix instructions of all processors.
const kernels::GpuUnits &gpuUnits();

} // namespace sluice::rocm
