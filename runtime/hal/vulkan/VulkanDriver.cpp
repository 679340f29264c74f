//===- VulkanDriver.cpp - finds and opens Vulkan devices ------------------===//
#include "runtime/hal/vulkan/VulkanDriver.h"

#include "runtime/hal/gpu/GpuDriver.h"
#include "runtime/hal/vulkan/Profiles.h"
#include "runtime/hal/vulkan/VulkanBackend.h"

namespace sluice::hal::vulkan {
namespace {

/// The profile whose kernels make the most of a device.
std::string targetFor(const gpu::Limits &limits) {
  const Profile *best = &kProfiles[0];
  for (const Profile &profile : kProfiles)
    if (limits.workgroupBytes >> 10 >= profile.workgroupKilobytes &&
        limits.maxThreadCount >= profile.threads &&
        (!profile.hasMatrices || limits.features & SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX))
      best = &profile;
  return std::string("vulkan:") + best->name;
}

class VulkanDriver final : public gpu::GpuDriver {
public:
  explicit VulkanDriver(VulkanOptions options)
      : GpuDriver("vulkan", "no Vulkan driver is installed"), options(options) {}

private:
  Status open(std::vector<Found> &found) override {
    SLUICE_RETURN_IF_ERROR(Instance::create(instance));
    for (const PhysicalDevice &device : instance->devices)
      found.push_back({device.description, targetFor(device.limits), device.problem});
    return {};
  }
  Status createBackend(uint32_t ordinal, const std::string &name,
                       std::unique_ptr<gpu::Backend> &backend) override {
    return VulkanBackend::create(instance, instance->devices[ordinal], name, options, backend);
  }

  const VulkanOptions options;
  Ref<Instance> instance;
};

} // namespace

std::unique_ptr<Driver> makeVulkanDriver() {
  return std::make_unique<VulkanDriver>(VulkanOptions{});
}
std::unique_ptr<Driver> makeStagedVulkanDriver() {
  return std::make_unique<VulkanDriver>(VulkanOptions{.staged = true});
}

} // namespace sluice::hal::vulkan
