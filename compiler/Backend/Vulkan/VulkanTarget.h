//===- VulkanTarget.h - devices behind the Vulkan interface by profile ----===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"
#include "runtime/include/sluice/gpu_kernel_abi.h"

namespace sluice::vulkan {

/// The part of a target after "vulkan:": "" or "core" is what every device of Vulkan 1.2 and later
/// has, "desktop" what those of PCs have, "large" what those with 64 KiB of workgroup memory have.
llvm::Expected<TargetModel> parseVulkanTarget(llvm::StringRef profile);

/// Every profile.
llvm::SmallVector<std::string> vulkanTargets();

/// Subgroups that share one cooperative matrix, and the memory in which they turn sums into rows,
/// one matrix each, rows apart by:
inline constexpr int64_t kCooperativeThreads = SLUICE_GPU_MATRIX_SUBGROUP,
                         kCooperativeSize = SLUICE_GPU_MATRIX_SIZE;
inline constexpr int64_t kCooperativePitch = kCooperativeSize + 4;
inline constexpr int64_t kCooperativeScratch =
    kernels::kMatrixThreads / kCooperativeThreads * kCooperativeSize * kCooperativePitch * 4;
inline constexpr MatrixUnit kCooperative{.name = "cooperative",
                                         .threads = kCooperativeThreads,
                                         .scratchBytes = kCooperativeScratch,
                                         .kTileWordBytes = 16,
                                         .readsWhole = true};

/// Matrices that subgroups hold.
const kernels::GpuUnits &gpuUnits();

} // namespace sluice::vulkan
