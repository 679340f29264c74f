//===- MemoryAccount.h - how much memory a device has in use --------------===//
#pragma once

#include "sluice/device.h"

#include <algorithm>
#include <cstdint>
#include <memory>
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

/// An allocator whose memory is on an account.
class AccountedMemory {
public:
  explicit AccountedMemory(std::shared_ptr<MemoryAccount> account) : account(std::move(account)) {}
  const std::shared_ptr<MemoryAccount> &memoryAccount() const { return account; }
  /// Counts all that share the account.
  sluice_memory_statistics_t statistics() const {
    std::lock_guard lock(account->mutex);
    return {account->inUse, account->peak, account->held - account->inUse, {}};
  }
  /// What the limit leaves.
  uint64_t freeBytes() const {
    std::lock_guard lock(account->mutex);
    return account->limit - std::min(account->limit, account->inUse);
  }
  void resetPeak() {
    std::lock_guard lock(account->mutex);
    account->peak = account->highWater = account->inUse;
  }

protected:
  const std::shared_ptr<MemoryAccount> account;
};

} // namespace sluice::hal
