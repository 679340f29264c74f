//===- DeviceList.h - what devices there are, as text ---------------------===//
#pragma once
#include "tools/run_support/Handles.h"
#include <vector>

namespace sluice::run {

/// Prints one line for each device, then one for each that cannot be used and each kind that has
/// none, with the reason: every driver of the runtime is named.
Error printDevices();

/// What to compile for so that `device` runs it: "cpu", "vulkan", "cuda:sm_90". If there is no such
/// device, its kind: whoever opens it says why.
std::string targetOf(const std::string &device);
/// The same for each of several, in their order.
std::vector<std::string> targetsOf(const std::vector<std::string> &devices);

} // namespace sluice::run
