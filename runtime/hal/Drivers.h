//===- Drivers.h - the drivers of this build ------------------------------===//
// Each is also made by itself, and says whether code for a target runs on an architecture, for
// tests.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/Device.h"

namespace sluice::hal {

namespace cpu {
/// cpu:0, the cores that the process may use; cpu:1 and so on are the same cores once more.
std::unique_ptr<Driver> makeCpuDriver();
} // namespace cpu

namespace cuda {
/// Devices cuda:0, cuda:1, ... of libcuda.so.1, in its order (CUDA_VISIBLE_DEVICES).
std::unique_ptr<Driver> makeCudaDriver();
/// For "cuda:sm_90", "cuda:sm_90a" on "sm_90".
bool supportsTarget(const std::string &architecture, std::string_view target, std::string &reason);
} // namespace cuda

namespace hip {
/// Devices hip:0, hip:1, ... of libamdhip64.so, in its order (HIP_VISIBLE_DEVICES).
std::unique_ptr<Driver> makeHipDriver();
/// For "rocm:gfx942" on "gfx942:sramecc+:xnack-".
bool supportsTarget(const std::string &architecture, std::string_view target, std::string &reason);
} // namespace hip

namespace vulkan {
/// Devices vulkan:0, vulkan:1, ...: GPUs before software, what cannot be used last.
std::unique_ptr<Driver> makeVulkanDriver();
/// Device memory is treated as out of the host's reach.
std::unique_ptr<Driver> makeStagedVulkanDriver();
} // namespace vulkan

inline std::vector<std::unique_ptr<Driver>> makeDrivers() {
  std::vector<std::unique_ptr<Driver>> drivers;
  drivers.push_back(cpu::makeCpuDriver());
  drivers.push_back(cuda::makeCudaDriver());
  drivers.push_back(hip::makeHipDriver());
  drivers.push_back(vulkan::makeVulkanDriver());
  return drivers;
}

} // namespace sluice::hal
