//===- VulkanTarget.h - devices behind the Vulkan interface by profile ----===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::vulkan {

/// The part of a target after "vulkan:": "" or "core" is what every device of Vulkan 1.2 and later has, "desktop" what those of PCs have.
llvm::Expected<TargetModel> parseVulkanTarget(llvm::StringRef profile);

} // namespace sluice::vulkan
