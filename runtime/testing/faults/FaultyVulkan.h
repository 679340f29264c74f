//===- FaultyVulkan.h - a Vulkan driver that fails, and strange devices ----===//
#pragma once

#include "runtime/hal/vulkan/VulkanApi.h"

#include <functional>

namespace sluice::testing {

/// What the devices of drivers that are made from now on say of themselves is changed by these;
/// null: nothing is.
struct VulkanChanges {
  std::function<void(VkPhysicalDeviceProperties &)> properties = nullptr;
  std::function<void(VkPhysicalDeviceFeatures2 &)> features = nullptr;
  std::function<void(VkQueueFamilyProperties &)> queues = nullptr;
  std::function<void(VkExtensionProperties &)> extensions = nullptr;
  PFN_vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR matrices = nullptr;
  const char *absent = nullptr;  // the function that there is not
  const char *failing = nullptr; // the function that gives nothing but
  VkResult result = VK_SUCCESS;  // this
  bool callsFail = true;         // as Faults.h says
};
void setVulkanChanges(VulkanChanges changes);

} // namespace sluice::testing
