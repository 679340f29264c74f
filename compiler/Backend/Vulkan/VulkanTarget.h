//===- VulkanTarget.h - devices behind the Vulkan interface by profile ----===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace sluice::vulkan {

/// The part of a target after "vulkan:": "" or "core" is what every device of Vulkan 1.2 and later
/// has, "desktop" what those of PCs have, "large" what those with 64 KiB of workgroup memory have.
llvm::Expected<TargetModel> parseVulkanTarget(llvm::StringRef profile);

/// Matrices that subgroups hold.
const kernels::GpuUnits &gpuUnits();

} // namespace sluice::vulkan
