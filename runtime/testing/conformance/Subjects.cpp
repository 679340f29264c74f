//===- Subjects.cpp - the devices that the suite tests --------------------===//
// $SLUICE_TEST_DEVICE names a kind ("vulkan"): then only that is tested, and one must be there.
//===----------------------------------------------------------------------===//
#include "runtime/hal/Drivers.h"
#include "runtime/testing/FakeStreamApi.h"
#include "runtime/testing/GpuKernels.h"
#include "runtime/testing/conformance/Conformance.h"

#include <cstdlib>

namespace sluice::hal {
namespace {

Tracer &tracer() {
  static Tracer instance;
  return instance;
}

std::string absences; // why devices are not tested

/// Every usable device of `driver`.
void addDevices(Driver &driver, const std::string &suffix, std::vector<uint8_t> (*kernels)(),
                std::vector<Subject> &result) {
  uint32_t ordinal = 0;
  std::vector<DeviceDescription> devices = driver.devices();
  if (devices.empty())
    absences += std::string(driver.name()) + ": " + driver.absence() + "\n";
  for (const DeviceDescription &found : devices) {
    uint32_t number = ordinal++;
    if (!found.problem.empty()) {
      absences += found.name + ": " + found.problem + "\n";
      continue;
    }
    std::string name = std::string(driver.name()) + std::to_string(number) + suffix;
    auto makeNumber = [&driver](uint32_t number) {
      return [&driver, number] {
        Ref<Device> device;
        Status status = driver.create(number, {}, tracer(), nullptr, device);
        EXPECT_TRUE(status.ok()) << status.message();
        return device;
      };
    };
    uint32_t next = (number + 1) % uint32_t(devices.size());
    result.push_back({name, makeNumber(number),
                      makeNumber(devices[next].problem.empty() ? next : number), kernels});
  }
}

} // namespace

std::vector<Subject> subjects() {
  // Never ended: at the exit of a process NVIDIA's Vulkan driver is gone before what is static
  // here.
  static auto &cuda = *cuda::makeCudaDriver().release(),
              &vulkan = *vulkan::makeVulkanDriver().release(),
              &staged = *vulkan::makeStagedVulkanDriver().release();
  const char *chosen = std::getenv("SLUICE_TEST_DEVICE");
  std::string_view kind = chosen ? chosen : "";
  std::vector<Subject> result;
  absences.clear();
  if (kind.empty() || kind == "cpu")
    for (uint32_t threads : {1u, 2u, 5u})
      result.push_back({"cpu" + std::to_string(threads),
                        [threads] { return testing::makeCpu(threads); },
                        [] { return testing::makeCpu(2); }, testing::readKernelLibrary});
  if (kind.empty()) {
    static std::unique_ptr<Driver> fake =
        gpu::makeStreamDriver("stream", testing::openFakeStreamApi);
    static std::unique_ptr<Driver> peers = gpu::makeStreamDriver("peers", testing::openFakePeers),
                                   distant = gpu::makeStreamDriver("distant",
                                                                   testing::openFakeDistantPeers);
    addDevices(*fake, "", testing::readCudaKernels, result);
    addDevices(*peers, "", testing::readCudaKernels, result);
    addDevices(*distant, "", testing::readCudaKernels, result);
    static std::unique_ptr<Driver> late = gpu::makeStreamDriver("late", testing::openFakeLatePeers),
                                   lateDistant = gpu::makeStreamDriver(
                                       "latedistant", testing::openFakeLateDistantPeers);
    addDevices(*late, "", testing::readCudaKernels, result);
    addDevices(*lateDistant, "", testing::readCudaKernels, result);
  }
  if (kind.empty() || kind == "cuda")
    addDevices(cuda, "", testing::readCudaKernels, result);
  if (kind == "hip")
    absences = "hip: the suite has no kernels for AMD devices yet\n";
  if (kind.empty() || kind == "vulkan") {
    addDevices(vulkan, "", testing::readVulkanKernels, result);
    addDevices(staged, "staged", testing::readVulkanKernels, result);
  }
  return result;
}

/// An empty list would pass silently.
TEST(Subjects, AreThere) {
  EXPECT_FALSE(subjects().empty())
      << "nothing to test of the kind of device that SLUICE_TEST_DEVICE names\n"
      << absences;
}

} // namespace sluice::hal
