//===- VulkanDriver.cpp - finds and opens Vulkan devices ------------------===//
#include "runtime/hal/vulkan/VulkanDriver.h"

#include "runtime/hal/gpu/ExitHold.h"
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/hal/vulkan/VulkanBackend.h"

namespace sluice::hal::vulkan {
namespace {

class VulkanDriver final : public Driver {
public:
  explicit VulkanDriver(VulkanOptions options) : options(options) {}
  std::string_view name() const override { return "vulkan"; }

  std::vector<DeviceDescription> devices() override {
    std::lock_guard lock(mutex);
    open();
    std::vector<DeviceDescription> result;
    for (size_t i = 0; instance && i < instance->devices.size(); ++i) {
      const PhysicalDevice &device = instance->devices[i];
      result.push_back({"vulkan:" + std::to_string(i), device.description, device.problem});
    }
    return result;
  }

  std::string absence() override {
    std::lock_guard lock(mutex);
    return instance ? "no Vulkan driver is installed" : problem;
  }

  Status create(uint32_t ordinal, const sluice_device_options_t &deviceOptions, Tracer &tracer, Ref<RefObject> owner,
                Ref<Device> &device) override {
    std::lock_guard lock(mutex);
    open();
    if (!instance || ordinal >= instance->devices.size())
      return makeError(SLUICE_NOT_FOUND, "no device 'vulkan:%u'", ordinal);
    const PhysicalDevice &physical = instance->devices[ordinal];
    if (!physical.problem.empty())
      return makeError(SLUICE_UNSUPPORTED, "device 'vulkan:%u' cannot be used: %s", ordinal, physical.problem.c_str());
    std::string name = "vulkan:" + std::to_string(ordinal);
    std::unique_ptr<gpu::Backend> backend;
    SLUICE_RETURN_IF_ERROR(VulkanBackend::create(instance, physical, name, options, backend));
    device = makeRef<gpu::GpuDevice>(std::move(name), physical.description, std::move(backend),
                                     deviceOptions.memory_limit, tracer, std::move(owner));
    return {};
  }

private:
  void open() {
    if (instance || !problem.empty())
      return;
    if (Status status = Instance::create(instance); !status.ok())
      problem = status.message();
    else
      gpu::ExitHold::arm();
  }

  const VulkanOptions options;
  std::mutex mutex; // of what follows
  Ref<Instance> instance;
  std::string problem;
};

} // namespace

std::unique_ptr<Driver> makeVulkanDriver() { return std::make_unique<VulkanDriver>(VulkanOptions{}); }
std::unique_ptr<Driver> makeStagedVulkanDriver() {
  return std::make_unique<VulkanDriver>(VulkanOptions{.staged = true});
}

} // namespace sluice::hal::vulkan
