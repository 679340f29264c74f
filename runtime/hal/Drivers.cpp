//===- Drivers.cpp - the drivers of this build ----------------------------===//
#include "runtime/hal/Drivers.h"

namespace sluice::hal {

std::vector<std::unique_ptr<Driver>> makeDrivers() {
  std::vector<std::unique_ptr<Driver>> drivers;
  drivers.push_back(cpu::makeCpuDriver());
  drivers.push_back(cuda::makeCudaDriver());
  drivers.push_back(hip::makeHipDriver());
  drivers.push_back(vulkan::makeVulkanDriver());
  return drivers;
}

} // namespace sluice::hal
