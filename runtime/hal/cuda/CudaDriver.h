//===- CudaDriver.h - the CUDA driver -------------------------------------===//
#pragma once

#include "runtime/hal/Device.h"

namespace sluice::hal::cuda {

/// Devices cuda:0, cuda:1, ... of libcuda.so.1, in its order (CUDA_VISIBLE_DEVICES).
std::unique_ptr<Driver> makeCudaDriver();

/// Whether code for `target` ("cuda:sm_90", "cuda:sm_90a") runs on `architecture` ("sm_90"); for
/// tests.
bool supportsTarget(const std::string &architecture, std::string_view target, std::string &reason);

} // namespace sluice::hal::cuda
