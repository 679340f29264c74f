//===- CudaBackend.h - loops on memrefs to PTX ----------------------------===//
// In order: applyKernelEntry, cpu::convertKernelToLLVM (shared by all targets of LLVM), emitPtx.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <string>

namespace sluice::cuda {

/// What a kernel is called with, see runtime/include/sluice/gpu_kernel_abi.h.
struct KernelArguments {
  int64_t bindings = 0, constants = 0;
  bool workspace = false;
  int64_t words() const { return bindings + constants + workspace; }
};

/// Gives the kernel in `executable` the parameters of gpu_kernel_abi.h, and makes NVVM ops of its place in the grid and of its barriers.
llvm::FailureOr<KernelArguments> applyKernelEntry(mlir::func::FuncOp kernel);

/// Code of one kernel and what was measured in it, in bytes.
struct KernelPtx {
  std::string text;
  int64_t workgroupBytes = 0; ///< Static.
  int64_t privateBytes = 0;   ///< Of a thread.
};

/// What `ptx` says of its memory. Fails if it calls anything.
llvm::Expected<KernelPtx> measurePtx(std::string ptx);

/// The entry point's name in the code of every kernel.
inline constexpr const char *kEntrySymbol = "kernel";

/// Optimizes the LLVM functions of `executable` and writes them as PTX for workgroups of `threads`. Fails if a limit of the target is
/// broken: private or workgroup memory, functions without instructions.
llvm::Expected<KernelPtx> emitPtx(mlir::Operation *executable, const TargetModel &target, int64_t threads,
                                  int optLevel);

} // namespace sluice::cuda
