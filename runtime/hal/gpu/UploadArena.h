//===- UploadArena.h - small host data that commands carry along ----------===//
// Arguments in memory, updates and failure words of a command buffer. Chunks return to the cache
// with the command buffer.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/Backend.h"

#include <mutex>

namespace sluice::hal::gpu {

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
