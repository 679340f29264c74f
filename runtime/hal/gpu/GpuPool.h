//===- GpuPool.h - device memory cut from a few large blocks --------------===//
// A GPU's own allocations are slow and, on Vulkan, few. Blocks are kept and cut; freed ranges join
// their neighbours. As on the CPU, memory in queue order may be handed out while earlier work still
// uses it, since its next user runs later.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/Backend.h"

namespace sluice::hal::gpu {

class GpuPool : public AccountedMemory {
public:
  struct Range {
    uint64_t bytes, busyUntil;
  };
  using Ranges = std::map<uint64_t, Range>; // by offset
  struct Slab;
  struct Allocation {
    Slab *slab = nullptr;
    uint64_t offset = 0, bytes = 0;
    uint64_t busyUntil = 0;  // number of the last submission that may use it for somebody else
    Ranges::node_type entry; // as it goes back among the free ones, for which there must be memory
  };
  struct Slab {
    MemoryBlock block;
    ViewSet views; // what other devices made of the block
    Ranges freeRanges;
    uint64_t emptySince = 0; // clock, while nothing of it is in use
  };

  /// `limit`: bytes in use at once.
  GpuPool(Backend &backend, uint64_t limit)
      : GpuPool(backend, std::make_shared<MemoryAccount>(limit)) {}
  /// For one more queue of the device.
  GpuPool(Backend &backend, std::shared_ptr<MemoryAccount> account)
      : AccountedMemory(std::move(account)), backend(backend) {}
  ~GpuPool();

  /// Aligned to 256 bytes in its block. Ranges that were freed for after a submission later than
  /// `usable` are left alone. `reached` is the number of the last submission that is done.
  /// RESOURCE_EXHAUSTED past the limit, or if the device has none.
  Status allocate(uint64_t length, uint64_t usable, uint64_t reached, Allocation &allocation);
  /// `busyUntil`: number of the last submission that may use the range.
  void free(Allocation allocation, uint64_t busyUntil) noexcept;
  /// Gives back blocks that nothing is in, and that no submission after `reached` uses.
  void trim(uint64_t reached);

private:
  bool takeRange(uint64_t size, uint64_t usable, Allocation &allocation);
  Status addSlab(uint64_t size, uint64_t reached);
  void freeSlab(Slab &slab);
  void evict(uint64_t target, uint64_t reached);

  Backend &backend;
  std::vector<std::unique_ptr<Slab>> slabs;
  uint64_t clock = 0;
};

/// Chunks of memory of kind Upload, kept for reuse. Thread-safe.
class UploadCache {
public:
  static constexpr uint64_t kChunkBytes = 64 << 10;

  explicit UploadCache(Backend &backend) : backend(backend) { kept.reserve(kMaxKept); }
  ~UploadCache() { trim(); }
  Status take(uint64_t bytes, std::unique_ptr<MemoryBlock> &block);
  void giveBack(std::vector<std::unique_ptr<MemoryBlock>> blocks);
  void trim();

private:
  static constexpr size_t kMaxKept = 64;
  Backend &backend;
  std::mutex mutex;
  std::vector<std::unique_ptr<MemoryBlock>> kept; // all of kChunkBytes; has room for kMaxKept
};

/// Small host data that commands carry along: arguments in memory, updates and failure words of a
/// command buffer. Chunks return to the cache with it.
class UploadArena {
public:
  explicit UploadArena(UploadCache &cache) : cache(cache) {}
  ~UploadArena() { cache.giveBack(std::move(blocks)); }
  /// 16-byte aligned; lives as long as the arena.
  Status reserve(uint64_t bytes, Location &location);

private:
  UploadCache &cache;
  std::vector<std::unique_ptr<MemoryBlock>> blocks;
  uint64_t used = 0; // of the last block
};

} // namespace sluice::hal::gpu
