//===- CpuAllocator.cpp - host memory that is kept for reuse --------------===//
#include "runtime/hal/cpu/CpuAllocator.h"

#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

namespace sluice::hal::cpu {
namespace {

constexpr uint64_t kLargeBlock = uint64_t(4)
                                 << 20; // aligned for huge pages, which halve the time of first use
constexpr uint64_t kHugePage = uint64_t(2) << 20;
constexpr uint64_t kSlack = uint64_t(16) << 20; // cached beyond the high-water mark

/// Sizes are rounded so that nearly equal requests share blocks: by at most an eighth.
uint64_t roundUp(uint64_t length) {
  uint64_t unit = 64;
  while (unit * 16 < length && unit < kHugePage)
    unit *= 2;
  return std::max<uint64_t>((length + unit - 1) / unit * unit, 64);
}

/// Large blocks are aligned for huge pages, unless there is no such room.
void *allocateFromSystem(void *, size_t size, size_t alignment) {
  void *address = nullptr;
  bool isLarge = size >= kLargeBlock && ::posix_memalign(&address, kHugePage, size) == 0;
  if (!isLarge && ::posix_memalign(&address, alignment, size) != 0)
    return nullptr;
#ifdef MADV_HUGEPAGE
  if (isLarge)
    ::madvise(address, size, MADV_HUGEPAGE);
#endif
  return address;
}
void releaseToSystem(void *, void *memory, size_t) { std::free(memory); }
constexpr sluice_host_allocator_t kSystem{allocateFromSystem, releaseToSystem, nullptr};
constexpr size_t kAlignment = 64;

} // namespace

// The system grants more memory than there is and ends the process when it is touched; so ask
// first.
static uint64_t physicalMemory() {
  return uint64_t(::sysconf(_SC_PHYS_PAGES)) * uint64_t(::sysconf(_SC_PAGESIZE));
}

CpuAllocator::CpuAllocator(std::string device, uint64_t limit, const sluice_host_allocator_t *host)
    : AccountedMemory(std::make_shared<MemoryAccount>(limit ? limit : physicalMemory())),
      device(std::move(device)), host(host ? *host : kSystem) {}

CpuAllocator::~CpuAllocator() {
  std::lock_guard lock(account->mutex);
  for (auto &[size, block] : freeBlocks) {
    account->held -= size;
    block.views.clear();
    host.release(host.user, block.address, size);
  }
}

Status CpuAllocator::allocate(uint64_t length, bool queued, uint64_t reached, Lease &lease) {
  auto exhausted = [&] {
    return makeError(
        SLUICE_RESOURCE_EXHAUSTED,
        "out of memory: cannot allocate %llu bytes beside %llu in use, the limit of %s is %llu",
        (unsigned long long)length, (unsigned long long)account->inUse, device.c_str(),
        (unsigned long long)account->limit);
  };
  std::lock_guard lock(account->mutex);
  uint64_t &inUse = account->inUse, &highWater = account->highWater;
  if (length > account->limit || inUse > account->limit - length)
    return exhausted();
  uint64_t size = roundUp(length);
  for (auto block = freeBlocks.lower_bound(size);
       block != freeBlocks.end() && block->first <= size + size / 4 + 4096; ++block) {
    if (!queued && block->second.busyUntil > reached)
      continue;
    lease = freeBlocks.extract(block);
    inUse += lease.key();
    account->peak = std::max(account->peak, inUse), highWater = std::max(highWater, inUse);
    return {};
  }
  Blocks one;
  Lease made = one.extract(one.emplace(size, Block{}));
  void *&address = made.mapped().address;
  highWater = std::max(highWater, inUse + size);
  uint64_t budget = highWater + kSlack - inUse - size; // for what stays cached
  if (account->held - inUse > budget)
    evict(budget, reached);
  address = host.allocate(host.user, size, kAlignment);
  if (!address) {
    evict(0, reached);
    address = host.allocate(host.user, size, kAlignment);
    if (!address)
      return exhausted();
  }
  lease = std::move(made);
  inUse += size, account->held += size;
  account->peak = std::max(account->peak, inUse);
  return {};
}

void CpuAllocator::free(Lease lease, uint64_t busyUntil) noexcept {
  std::lock_guard lock(account->mutex);
  account->inUse -= lease.key();
  lease.mapped().busyUntil = busyUntil, lease.mapped().freedAt = clock++;
  freeBlocks.insert(std::move(lease));
}

/// Frees the blocks that have been unused for longest until at most `target` bytes stay cached.
void CpuAllocator::evict(uint64_t target, uint64_t reached) {
  while (account->held - account->inUse > target) {
    auto oldest = freeBlocks.end();
    for (auto block = freeBlocks.begin(); block != freeBlocks.end(); ++block)
      if (block->second.busyUntil <= reached &&
          (oldest == freeBlocks.end() || block->second.freedAt < oldest->second.freedAt))
        oldest = block;
    if (oldest == freeBlocks.end())
      return;
    account->held -= oldest->first;
    oldest->second.views.clear();
    host.release(host.user, oldest->second.address, oldest->first);
    freeBlocks.erase(oldest);
  }
}

void CpuAllocator::trim(uint64_t reached) {
  std::lock_guard lock(account->mutex);
  evict(0, reached);
}

} // namespace sluice::hal::cpu
