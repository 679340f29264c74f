//===- CpuAllocatorTest.cpp -----------------------------------------------===//
#include "runtime/hal/cpu/CpuAllocator.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal::cpu;

namespace {
CpuAllocator::Lease take(CpuAllocator &allocator, uint64_t length, bool queued = false,
                         uint64_t reached = 0) {
  CpuAllocator::Lease lease;
  EXPECT_TRUE(allocator.allocate(length, queued, reached, lease).ok());
  return lease;
}
void *addressOf(const CpuAllocator::Lease &lease) { return lease.mapped().address; }
} // namespace

TEST(CpuAllocator, AlignsAndReuses) {
  CpuAllocator allocator;
  CpuAllocator::Lease lease = take(allocator, 1000);
  void *first = addressOf(lease);
  uint64_t bytes = lease.key();
  EXPECT_EQ(uintptr_t(first) % 64, 0u);
  EXPECT_GE(bytes, 1000u);
  allocator.free(std::move(lease), 0);
  lease = take(allocator, 990);
  EXPECT_EQ(addressOf(lease), first); // nearly the same size
  allocator.free(std::move(lease), 0);
  EXPECT_EQ(allocator.statistics().in_use, 0u);
  EXPECT_EQ(allocator.statistics().cached, bytes);
  allocator.trim(0);
  EXPECT_EQ(allocator.statistics().cached, 0u);
  EXPECT_EQ(allocator.statistics().peak, bytes);
  CpuAllocator::Lease zero = take(allocator, 0);
  EXPECT_NE(addressOf(zero), nullptr);
  allocator.free(std::move(zero), 0);
}

// A block that submission 5 still uses goes to later submissions at once, to the host only when 5
// is done.
TEST(CpuAllocator, QueueOrder) {
  CpuAllocator allocator;
  CpuAllocator::Lease block = take(allocator, 4096);
  void *address = addressOf(block);
  uint64_t bytes = block.key();
  allocator.free(std::move(block), 5);
  CpuAllocator::Lease host = take(allocator, 4096, false, 4);
  EXPECT_NE(addressOf(host), address);
  block = take(allocator, 4096, true, 4);
  EXPECT_EQ(addressOf(block), address);
  allocator.free(std::move(block), 5);
  block = take(allocator, 4096, false, 5);
  EXPECT_EQ(addressOf(block), address);
  allocator.free(std::move(block), 7);
  allocator.trim(6);
  EXPECT_EQ(allocator.statistics().cached, bytes); // in use
  allocator.trim(7);
  EXPECT_EQ(allocator.statistics().cached, 0u);
  allocator.free(std::move(host), 0);
}

// Calls with ever new sizes do not pile up memory: the total stays near what was in use at once.
TEST(CpuAllocator, CacheIsBounded) {
  CpuAllocator allocator;
  for (uint64_t i = 1; i < 60; ++i) {
    allocator.free(take(allocator, i << 20), 0);
    auto statistics = allocator.statistics();
    EXPECT_LE(statistics.cached, statistics.peak + (uint64_t(16) << 20));
  }
}

TEST(CpuAllocator, OutOfMemory) {
  CpuAllocator allocator("cpu:3", 1 << 20);
  CpuAllocator::Lease none;
  Status status = allocator.allocate(uint64_t(1) << 60, false, 0, none);
  EXPECT_EQ(status.code(), SLUICE_RESOURCE_EXHAUSTED);
  EXPECT_STREQ(status.message(), "out of memory: cannot allocate 1152921504606846976 bytes beside "
                                 "0 in use, the limit of cpu:3 is 1048576");
  EXPECT_EQ(allocator.statistics().in_use, 0u);
  CpuAllocator::Lease half = take(allocator, 600 << 10);
  void *address = addressOf(half);
  EXPECT_EQ(allocator.allocate(600 << 10, false, 0, none).code(), SLUICE_RESOURCE_EXHAUSTED);
  EXPECT_TRUE(none.empty());
  allocator.free(std::move(half), 0);
  half = take(allocator, 600 << 10);
  EXPECT_EQ(addressOf(half), address);
  allocator.free(std::move(half), 0);
}

// What devices made of a block stays with it until it goes.
TEST(CpuAllocator, KeepsViews) {
  struct View final : RefObject {
    explicit View(bool &isGone) : isGone(isGone) {}
    ~View() override { isGone = true; }
    bool &isGone;
  };
  CpuAllocator allocator;
  bool isGone = false;
  CpuAllocator::Lease block = take(allocator, 1000);
  EXPECT_TRUE(block.mapped().views.empty());
  block.mapped().views.push_back({3, Ref<RefObject>(makeRef<View>(isGone))});
  allocator.free(std::move(block), 0);
  EXPECT_FALSE(isGone);
  block = take(allocator, 990);
  ASSERT_EQ(block.mapped().views.size(), 1u);
  EXPECT_EQ(block.mapped().views[0].first, 3u);
  allocator.free(std::move(block), 0);
  allocator.trim(0);
  EXPECT_TRUE(isGone);
}
