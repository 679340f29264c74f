//===- UploadArena.cpp - small host data that commands carry along --------===//
#include "runtime/hal/gpu/UploadArena.h"

#include <algorithm>

namespace sluice::hal::gpu {

Status UploadCache::take(uint64_t bytes, std::unique_ptr<MemoryBlock> &block) {
  if (bytes <= kChunkBytes) {
    std::lock_guard lock(mutex);
    if (!kept.empty()) {
      block = std::move(kept.back());
      kept.pop_back();
      return {};
    }
  }
  auto fresh = std::make_unique<MemoryBlock>();
  SLUICE_RETURN_IF_ERROR(
      backend.allocateBlock(MemoryKind::Upload, std::max(bytes, kChunkBytes), *fresh));
  block = std::move(fresh);
  return {};
}

void UploadCache::giveBack(std::vector<std::unique_ptr<MemoryBlock>> blocks) {
  std::lock_guard lock(mutex);
  for (auto &block : blocks)
    if (block->bytes == kChunkBytes && kept.size() < kMaxKept)
      kept.push_back(std::move(block));
    else
      backend.freeBlock(MemoryKind::Upload, *block);
}

void UploadCache::trim() {
  std::lock_guard lock(mutex);
  for (const auto &block : kept)
    backend.freeBlock(MemoryKind::Upload, *block);
  kept.clear();
}

Status UploadArena::reserve(uint64_t bytes, Location &location) {
  bytes = (bytes + 15) / 16 * 16;
  if (blocks.empty() || bytes > blocks.back()->bytes - used) {
    blocks.reserve(blocks.size() + 1);
    std::unique_ptr<MemoryBlock> block;
    SLUICE_RETURN_IF_ERROR(cache.take(bytes, block));
    blocks.push_back(std::move(block));
    used = 0;
  }
  location = {blocks.back().get(), used};
  used += bytes;
  return {};
}

} // namespace sluice::hal::gpu
