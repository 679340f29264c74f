//===- VulkanDriver.h - the Vulkan driver ---------------------------------===//
#pragma once

#include "runtime/hal/Device.h"

namespace sluice::hal::vulkan {

/// Devices vulkan:0, vulkan:1, ...: GPUs before software, what cannot be used last.
std::unique_ptr<Driver> makeVulkanDriver();
/// For tests: device memory is treated as out of the host's reach.
std::unique_ptr<Driver> makeStagedVulkanDriver();

} // namespace sluice::hal::vulkan
