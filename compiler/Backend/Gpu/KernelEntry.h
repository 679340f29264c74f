//===- KernelEntry.h - the entry point of a kernel whose words are parameters //
#pragma once
#include "compiler/Backend/Gpu/GpuKernel.h"

namespace sluice::backend {

/// What `kernel`, with loops on memrefs, is called with. Fails, with a report, for what is no
/// kernel.
llvm::FailureOr<KernelArguments> argumentsOf(mlir::func::FuncOp kernel);

/// What the entry points of a family of GPUs have of their own.
struct EntryForm {
  /// Which position of a thread is read: of its workgroup, how many workgroups there are, or of
  /// itself in its workgroup.
  enum Place { WorkgroupId, WorkgroupCount, ThreadId };
  /// `place` in `dimension` (0 to 2), as i32 or i64.
  llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Location, Place, int64_t dimension)> read;
  /// A barrier that also orders memory within the workgroup: all of it, or only what the workgroup
  /// shares on chip.
  llvm::function_ref<void(mlir::OpBuilder &, mlir::Location, bool workgroupMemoryOnly)> barrier;
  /// `value`, of 32 bits, of another thread of the subgroup, as gpu.shuffle says; null if the
  /// family does not exchange.
  llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::gpu::ShuffleOp)> shuffle;
  /// Workgroup memory that a kernel may have without asking for it at launch.
  int64_t staticWorkgroupBytes = INT64_MAX;
  /// LLVM's address space of parameters that point to buffers; the kernel itself uses the generic
  /// one.
  unsigned pointerSpace = 0;
};

/// The register of `dimension` (0 to 2), as i32.
template <typename X, typename Y, typename Z>
mlir::Value readRegister(mlir::OpBuilder &builder, mlir::Location loc, int64_t dimension) {
  mlir::Type i32 = builder.getI32Type();
  if (dimension == 0)
    return X::create(builder, loc, i32);
  if (dimension == 1)
    return Y::create(builder, loc, i32);
  return Z::create(builder, loc, i32);
}

/// Gives `kernel`, the only one of its executable, the entry point of its family, with the
/// parameters of gpu_kernel_abi.h, and takes it to the LLVM dialect.
llvm::FailureOr<KernelArguments> convertKernel(mlir::func::FuncOp kernel, const EntryForm &form,
                                               const TargetModel &target, int optLevel);

} // namespace sluice::backend
