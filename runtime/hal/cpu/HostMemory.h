//===- HostMemory.h - what the host says of its memory --------------------===//
#pragma once

#include <cstdint>

namespace sluice::hal::cpu {

/// Bytes that programs may still take without making others give theirs up; UINT64_MAX if the
/// system does not say.
uint64_t availableMemory();

/// The NUMA node of all cores that this process may use; -1 if they belong to several or the system
/// does not say.
int usableNumaNode();

} // namespace sluice::hal::cpu
