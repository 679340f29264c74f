//===- CpuFeatures.h - what this machine runs, and what memory it has -----===//
#pragma once

#include <cstdint>
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

/// Bytes that programs may still take without making others give theirs up; UINT64_MAX if the
/// system does not say.
uint64_t availableMemory();

/// The NUMA node of all cores that this process may use; -1 if they belong to several or the system
/// does not say.
int usableNumaNode();

} // namespace sluice::hal::cpu
