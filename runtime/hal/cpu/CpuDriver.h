//===- CpuDriver.h - the CPU driver ---------------------------------------===//
#pragma once

#include "runtime/hal/Device.h"

namespace sluice::hal::cpu {

/// cpu:0, the cores that the process may use; cpu:1 and so on are the same cores once more.
std::unique_ptr<Driver> makeCpuDriver();

} // namespace sluice::hal::cpu
