//===- CpuAllocator.h - host memory that is kept for reuse ----------------===//
// A model asks for the same few sizes at every call. Freed blocks are kept and handed out again, as
// long as the total does not pass what was once in use at the same time. Memory in queue order may
// be handed out while earlier work still uses it, since what uses it next runs later: a loop of
// asynchronous calls holds two arenas, not thousands.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/Buffer.h"

#include <map>

namespace sluice::hal::cpu {

class CpuAllocator : public AccountedMemory {
public:
  /// `limit`: bytes in use at once; 0 = the machine's memory. `device` is its name, for errors.
  /// `host`: where blocks are from; null: the system.
  explicit CpuAllocator(std::string device = "cpu:0", uint64_t limit = 0,
                        const sluice_host_allocator_t *host = nullptr);
  /// For one more queue of the device.
  explicit CpuAllocator(const CpuAllocator &other)
      : AccountedMemory(other.account), device(other.device), host(other.host) {}
  ~CpuAllocator();

  struct Block {
    void *address;
    uint64_t busyUntil, freedAt;
    MemoryViews views; // what devices made of it
  };
  using Blocks = std::multimap<uint64_t, Block>; // by size
  /// A block that is taken, as it goes back among the free ones, for which there must be memory.
  using Lease = Blocks::node_type;

  /// 64-byte aligned. `reached` is the number of the last submission that is done: blocks freed for
  /// after a later one are taken only if `queued`. RESOURCE_EXHAUSTED past the limit, or if the
  /// system has none.
  Status allocate(uint64_t length, bool queued, uint64_t reached, Lease &lease);
  /// `busyUntil`: number of the last submission that may use the block.
  void free(Lease lease, uint64_t busyUntil) noexcept;
  /// Gives back blocks that no submission after `reached` uses.
  void trim(uint64_t reached);

private:
  void evict(uint64_t target, uint64_t reached);

  const std::string device;
  const sluice_host_allocator_t host;
  Blocks freeBlocks;
  uint64_t clock = 0;
};

} // namespace sluice::hal::cpu
