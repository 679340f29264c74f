//===- Profiles.h - what Vulkan targets promise of a device ---------------===//
// The one table of their limits: the compiler plans within them, the driver names the profile of a
// device.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace sluice::hal::vulkan {

struct Profile {
  const char *name; ///< "desktop" of "vulkan:desktop".
  uint32_t workgroupKilobytes, threads;
  bool hasMatrices;    ///< SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX.
  bool runsOnLavapipe; ///< Which ends the loops of a thread after 65,535 steps, silently.
};

/// From the one that every device fits to the one whose kernels make the most of a device.
inline constexpr Profile kProfiles[] = {{"core", 16, 128, false, true},
                                        {"desktop", 32, 1024, false, true},
                                        {"large", 64, 1024, false, false},
                                        {"matrix", 48, 1024, true, true}};

} // namespace sluice::hal::vulkan
