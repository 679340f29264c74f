//===- CudaBackend.h - loops on memrefs to PTX ----------------------------===//
#pragma once
#include "compiler/Target/Gpu/GpuBackend.h"

namespace llvm {
class Module;
} // namespace llvm

namespace sluice::cuda {

/// Entry point, NVVM ops for the place in the grid and barriers, LLVM dialect.
llvm::FailureOr<target::KernelArguments> convertKernel(mlir::func::FuncOp kernel, const TargetModel &target,
                                                       int64_t threads, int optLevel);

/// What `ptx` says of its memory. Fails if it calls anything.
llvm::Expected<target::GpuKernel> measurePtx(std::string ptx);

/// Divides without a slow path where the quotient is rounded to 16 bits in the end.
void useFastDivisions(llvm::Module &module);

/// Optimizes the LLVM functions of `executable` and writes them as PTX for workgroups of `threads`. Fails for functions without
/// instructions.
llvm::Expected<target::GpuKernel> emitPtx(mlir::Operation *executable, const TargetModel &target, int64_t threads,
                                          int optLevel);

} // namespace sluice::cuda
