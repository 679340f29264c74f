//===- HipDriver.h - the HIP driver ---------------------------------------===//
#pragma once

#include "runtime/hal/Device.h"

namespace sluice::hal::hip {

/// Devices hip:0, hip:1, ... of libamdhip64.so, in its order (HIP_VISIBLE_DEVICES).
std::unique_ptr<Driver> makeHipDriver();

/// Whether code for `target` ("rocm:gfx942") runs on `architecture` ("gfx942:sramecc+:xnack-"); for
/// tests.
bool supportsTarget(const std::string &architecture, std::string_view target, std::string &reason);

} // namespace sluice::hal::hip
