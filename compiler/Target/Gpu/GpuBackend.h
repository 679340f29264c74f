//===- GpuBackend.h - loops on memrefs to the code of one GPU kernel ------===//
// The steps are those of every family of GPUs: convert gives the kernel its entry point (gpu_kernel_abi.h) and takes it to the
// family's dialect, emit makes code of that and measures it, checkLimits compares with the target.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "runtime/module/GpuExecutable.h"
#include <string>

namespace sluice::target {

/// What a kernel is called with, see runtime/include/sluice/gpu_kernel_abi.h.
struct KernelArguments {
  int64_t bindings = 0, constants = 0;
  bool workspace = false;
  int64_t workgroupBytes = 0; ///< Asked for at launch, beside those that are static.
  int64_t words() const { return bindings + constants + workspace; }
};

/// Code of one kernel and what was measured in it. Bytes; 0 where the code does not say.
struct GpuKernel {
  std::string code;
  int64_t workgroupBytes = 0;        ///< Static.
  int64_t dynamicWorkgroupBytes = 0; ///< Asked for at launch, beside them.
  int64_t privateBytes = 0;          ///< Of a thread.
  int64_t registers = 0;             ///< Of a thread.
  int64_t spilledBytes = 0;          ///< Of a thread.
  int64_t subgroupSize = 0;          ///< That the code needs.
  uint64_t features = 0;             ///< SLUICE_GPU_FEATURE_* that a device must have.
};

/// The entry point's name in the code of every kernel.
inline constexpr const char *kEntrySymbol = "kernel";

/// One family of GPUs.
struct GpuBackend {
  module::GpuCodeKind codeKind;
  /// Takes `kernel`, the only one of its executable, from loops on memrefs to the dialect that emit takes. Its workgroups have `threads`.
  llvm::FailureOr<KernelArguments> (*convert)(mlir::func::FuncOp kernel, const TargetModel &target, int64_t threads,
                                              int optLevel);
  /// Code of `executable` for workgroups of `threads`. Fails for what the target has no instructions for.
  llvm::Expected<GpuKernel> (*emit)(mlir::Operation *executable, const TargetModel &target, int64_t threads,
                                    int optLevel);
};

/// The family of `target`, which is a GPU.
const GpuBackend &gpuBackend(const TargetModel &target);

/// Fails if `arguments` or the measured memory of `kernel` are more than `target` has.
llvm::Error checkLimits(const KernelArguments &arguments, const TargetModel &target);
llvm::Error checkLimits(const GpuKernel &kernel, const TargetModel &target);

} // namespace sluice::target
