//===- MemoryAccount.h - how much memory a device has in use --------------===//
#pragma once

#include <cstdint>
#include <mutex>

namespace sluice::hal {

/// Bytes of the allocators of a device: one for each of its queues, since memory is handed on in
/// the order of a queue. The limit is that of all.
struct MemoryAccount {
  explicit MemoryAccount(uint64_t limit) : limit(limit) {}
  const uint64_t limit; // in use at once
  std::mutex mutex;     // of what follows, and of the allocators themselves
  uint64_t inUse = 0, peak = 0;
  uint64_t held = 0;      // taken from the system
  uint64_t highWater = 0; // most in use since the peak was reset
};

} // namespace sluice::hal
