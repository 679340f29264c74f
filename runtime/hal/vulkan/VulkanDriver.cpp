//===- VulkanDriver.cpp - finds and opens Vulkan devices ------------------===//
#include "runtime/hal/vulkan/VulkanDriver.h"

#include "runtime/hal/gpu/GpuDriver.h"
#include "runtime/hal/vulkan/VulkanBackend.h"

namespace sluice::hal::vulkan {
namespace {

/// The profile whose kernels make the most of a device: compiler/Backend/Vulkan/VulkanTarget.cpp
/// says what each asks for.
std::string targetFor(const gpu::Limits &limits) {
  uint32_t kilobytes = limits.workgroupBytes >> 10;
  const char *profile = limits.maxThreadCount < 1024 || kilobytes < 32 ? "core"
                        : kilobytes >= 48 && limits.features & SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX
                            ? "matrix"
                        : kilobytes >= 64 ? "large"
                                          : "desktop";
  return std::string("vulkan:") + profile;
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
