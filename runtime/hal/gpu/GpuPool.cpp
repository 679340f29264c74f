//===- GpuPool.cpp - device memory cut from a few large blocks ------------===//
#include "runtime/hal/gpu/GpuPool.h"

namespace sluice::hal::gpu {
namespace {

constexpr uint64_t kAlignment = 256;
constexpr uint64_t kSmallestSlab = uint64_t(16) << 20;
constexpr uint64_t kLargestSharedSlab = uint64_t(256) << 20;
constexpr uint64_t kSlack = uint64_t(64) << 20; // kept beyond the high-water mark

uint64_t alignTo(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

bool isEmpty(const GpuPool::Slab &slab) {
  return slab.freeRanges.size() == 1 && slab.freeRanges.begin()->second.bytes == slab.block.bytes;
}

} // namespace

GpuPool::~GpuPool() {
  std::lock_guard lock(account->mutex);
  for (const auto &slab : slabs)
    freeSlab(*slab);
}

void GpuPool::freeSlab(Slab &slab) {
  account->held -= slab.block.bytes;
  slab.views.take(); // closed before the memory goes
  backend.freeBlock(MemoryKind::Device, slab.block);
}

/// The smallest free range that fits; among equals the one at the lowest address.
bool GpuPool::takeRange(uint64_t size, uint64_t usable, Allocation &allocation) {
  Slab *best = nullptr;
  Ranges::iterator found;
  for (const auto &slab : slabs)
    for (auto range = slab->freeRanges.begin(); range != slab->freeRanges.end(); ++range)
      if (range->second.bytes >= size && range->second.busyUntil <= usable &&
          (!best || range->second.bytes < found->second.bytes))
        best = slab.get(), found = range;
  if (!best)
    return false;
  auto [offset, range] = *found;
  if (range.bytes > size)
    best->freeRanges.emplace(offset + size, Range{range.bytes - size, range.busyUntil});
  allocation = {best, offset, size, range.busyUntil, best->freeRanges.extract(found)};
  uint64_t inUse = account->inUse += size;
  account->peak = std::max(account->peak, inUse),
  account->highWater = std::max(account->highWater, inUse);
  return true;
}

Status GpuPool::addSlab(uint64_t size, uint64_t reached) {
  uint64_t limit = account->limit, inUse = account->inUse, &held = account->held;
  // The more is in use, the larger the blocks: few of them, and little waste for a small model.
  uint64_t wanted = std::clamp(alignTo(held, kSmallestSlab), kSmallestSlab, kLargestSharedSlab);
  wanted = std::min(wanted, std::max(limit - inUse, size));
  wanted = alignTo(std::max(wanted, size), kAlignment);
  uint64_t budget = std::max(account->highWater, inUse + size) + kSlack;
  if (held + wanted > budget)
    evict(budget > wanted ? budget - wanted : 0, reached);
  slabs.reserve(slabs.size() + 1);
  auto slab = std::make_unique<Slab>();
  Range &whole = slab->freeRanges[0];
  Status status = backend.allocateBlock(MemoryKind::Device, wanted, slab->block);
  if (!status.ok()) {
    evict(inUse, reached);
    status = backend.allocateBlock(MemoryKind::Device, size, slab->block);
  }
  SLUICE_RETURN_IF_ERROR(std::move(status));
  held += slab->block.bytes;
  whole = {slab->block.bytes, 0};
  slab->emptySince = clock++;
  slabs.push_back(std::move(slab));
  return {};
}

Status GpuPool::allocate(uint64_t length, uint64_t usable, uint64_t reached,
                         Allocation &allocation) {
  std::lock_guard lock(account->mutex);
  const std::string &device = backend.limits().name;
  uint64_t max = backend.limits().maxAllocationBytes, limit = account->limit,
           inUse = account->inUse;
  if (max && length > max)
    return makeError(SLUICE_RESOURCE_EXHAUSTED,
                     "out of memory: cannot allocate %llu bytes in one piece, %s allows %llu",
                     (unsigned long long)length, device.c_str(), (unsigned long long)max);
  if (length > limit || inUse > limit - length)
    return makeError(
        SLUICE_RESOURCE_EXHAUSTED,
        "out of memory: cannot allocate %llu bytes beside %llu in use, the limit of %s is %llu",
        (unsigned long long)length, (unsigned long long)inUse, device.c_str(),
        (unsigned long long)limit);
  uint64_t size = std::max(alignTo(length, kAlignment), kAlignment);
  if (takeRange(size, usable, allocation))
    return {};
  if (Status status = addSlab(size, reached); !status.ok())
    return makeError(
        status.code(), "out of memory: cannot allocate %llu bytes beside %llu in use on %s: %s",
        (unsigned long long)length, (unsigned long long)inUse, device.c_str(), status.message());
  takeRange(size, usable, allocation);
  return {};
}

void GpuPool::free(Allocation allocation, uint64_t busyUntil) noexcept {
  std::lock_guard lock(account->mutex);
  auto &ranges = allocation.slab->freeRanges;
  uint64_t offset = allocation.offset;
  Range range{allocation.bytes, busyUntil};
  account->inUse -= allocation.bytes;
  auto next = ranges.lower_bound(offset);
  if (next != ranges.end() && next->first == offset + range.bytes) {
    range = {range.bytes + next->second.bytes, std::max(range.busyUntil, next->second.busyUntil)};
    next = ranges.erase(next);
  }
  if (next != ranges.begin())
    if (auto previous = std::prev(next); previous->first + previous->second.bytes == offset) {
      offset = previous->first;
      range = {range.bytes + previous->second.bytes,
               std::max(range.busyUntil, previous->second.busyUntil)};
      ranges.erase(previous);
    }
  allocation.entry.key() = offset, allocation.entry.mapped() = range;
  ranges.insert(std::move(allocation.entry));
  if (isEmpty(*allocation.slab))
    allocation.slab->emptySince = clock++;
}

/// Frees the blocks that have been empty for longest until at most `target` bytes are left.
void GpuPool::evict(uint64_t target, uint64_t reached) {
  while (account->held > target) {
    auto oldest = slabs.end();
    for (auto slab = slabs.begin(); slab != slabs.end(); ++slab)
      if (isEmpty(**slab) && (*slab)->freeRanges.begin()->second.busyUntil <= reached &&
          (oldest == slabs.end() || (*slab)->emptySince < (*oldest)->emptySince))
        oldest = slab;
    if (oldest == slabs.end())
      return;
    freeSlab(**oldest);
    slabs.erase(oldest);
  }
}

void GpuPool::trim(uint64_t reached) {
  std::lock_guard lock(account->mutex);
  evict(0, reached);
}

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
