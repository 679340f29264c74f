//===- GpuKernel.h - code of one kernel for a GPU, and what it takes ------===//
#pragma once
#include "compiler/Mlir.h"
#include "compiler/Target/TargetModel.h"
#include "runtime/module/GpuExecutable.h"

namespace sluice::backend {

/// What a kernel is called with, see runtime/include/sluice/gpu_kernel_abi.h.
struct KernelArguments {
  int64_t bindings = 0, constants = 0;
  bool workspace = false, rounds = false;
  int64_t mapBytes = 0;       ///< Of tensor maps.
  int64_t workgroupBytes = 0; ///< Asked for at launch, beside those that are static.
  int64_t words() const { return bindings + constants + workspace + 2 * rounds + mapBytes / 8; }
};

/// Code of one kernel and what was measured in it. Bytes; 0 where the code does not say.
struct GpuKernel {
  std::string code;
  int64_t workgroupBytes = 0;        ///< Static.
  int64_t dynamicWorkgroupBytes = 0; ///< Asked for at launch, beside them.
  int64_t privateBytes = 0;          ///< Per thread.
  int64_t registers = 0;             ///< Per thread.
  int64_t spilledBytes = 0;          ///< Per thread.
  int64_t subgroupSize = 0;          ///< That the code needs.
  uint64_t features = 0;             ///< SLUICE_GPU_FEATURE_* that a device must have.
};

/// The entry point's name in the code of every kernel that is not assembled with others.
inline constexpr const char *kEntrySymbol = "kernel";

/// The entry point's name in code of several kernels: letters, digits, _ and $ only.
std::string entrySymbol(llvm::StringRef kernel);

/// What a thread of a kernel takes as machine code.
struct KernelFigures {
  int64_t registers = 0, spilledBytes = 0, stackBytes = 0;
};

/// What an assembler makes of kernels' code where drivers translate it otherwise.
struct MachineCode {
  std::string code;
  std::vector<KernelFigures> kernels;
};

} // namespace sluice::backend
