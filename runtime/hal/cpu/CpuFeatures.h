//===- CpuFeatures.h - which compiled kernels this processor runs ---------===//
#pragma once

#include <string>
#include <string_view>

namespace sluice::hal::cpu {

/// Whether kernels for `target`, "cpu:<triple>:<cpu>:<features>" with features as
/// "+avx2,+fma,-sse4a", run here. If not, `reason` says why. Features that this runtime does not
/// know are taken to be absent, except those that no instruction of a kernel depends on (tuning).
bool supportsTarget(std::string_view target, std::string &reason);

/// "Intel(R) Xeon(R) Processor @ 2.80GHz", or the architecture.
std::string processorName();

/// Cores that this process may use.
unsigned usableCores();

} // namespace sluice::hal::cpu
