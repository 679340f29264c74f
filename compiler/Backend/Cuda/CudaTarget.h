//===- CudaTarget.h - NVIDIA GPUs by name to their models -----------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::cuda {

/// The part of a target after "cuda:": an architecture, sm_75 to sm_121; sm_90a and the like add
/// what only that one has.
llvm::Expected<TargetModel> parseCudaTarget(llvm::StringRef text);
/// Every architecture, the variants for one of them left out.
llvm::SmallVector<std::string> cudaTargets();

/// 90 of "cuda:sm_90" and "cuda:sm_90a".
int computeCapability(const TargetModel &target);

/// mma.sync, and wgmma of four subgroups.
inline constexpr MatrixUnit kMma{.name = "mma", .takesRegisters = true},
    kWgmma{.name = "wgmma", .subgroups = 4};

/// Matrix instructions and copies of all architectures.
const kernels::GpuUnits &gpuUnits();

} // namespace sluice::cuda
