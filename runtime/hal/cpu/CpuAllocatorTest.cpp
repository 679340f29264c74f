//===- CpuAllocatorTest.cpp -----------------------------------------------===//
#include "runtime/hal/cpu/CpuAllocator.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal::cpu;

namespace {
struct Block {
  void *address = nullptr;
  uint64_t bytes = 0;
  hal::MemoryViews views = {};
};
Block take(CpuAllocator &allocator, uint64_t length, bool queued = false, uint64_t reached = 0) {
  Block block;
  Status status =
      allocator.allocate(length, queued, reached, block.address, block.bytes, block.views);
  EXPECT_TRUE(status.ok());
  return block;
}
} // namespace

TEST(CpuAllocator, AlignsAndReuses) {
  CpuAllocator allocator;
  Block first = take(allocator, 1000);
  EXPECT_EQ(uintptr_t(first.address) % 64, 0u);
  EXPECT_GE(first.bytes, 1000u);
  allocator.free(first.address, first.bytes, 0, {});
  EXPECT_EQ(take(allocator, 990).address, first.address); // nearly the same size
  allocator.free(first.address, first.bytes, 0, {});
  EXPECT_EQ(allocator.statistics().in_use, 0u);
  EXPECT_EQ(allocator.statistics().cached, first.bytes);
  allocator.trim(0);
  EXPECT_EQ(allocator.statistics().cached, 0u);
  EXPECT_EQ(allocator.statistics().peak, first.bytes);
  Block zero = take(allocator, 0);
  EXPECT_NE(zero.address, nullptr);
  allocator.free(zero.address, zero.bytes, 0, {});
}

// A block that submission 5 still uses goes to later submissions at once, to the host only when 5
// is done.
TEST(CpuAllocator, QueueOrder) {
  CpuAllocator allocator;
  Block block = take(allocator, 4096);
  allocator.free(block.address, block.bytes, 5, {});
  Block host = take(allocator, 4096, false, 4);
  EXPECT_NE(host.address, block.address);
  EXPECT_EQ(take(allocator, 4096, true, 4).address, block.address);
  allocator.free(block.address, block.bytes, 5, {});
  EXPECT_EQ(take(allocator, 4096, false, 5).address, block.address);
  allocator.free(block.address, block.bytes, 7, {});
  allocator.trim(6);
  EXPECT_EQ(allocator.statistics().cached, block.bytes); // in use
  allocator.trim(7);
  EXPECT_EQ(allocator.statistics().cached, 0u);
  allocator.free(host.address, host.bytes, 0, {});
}

// Calls with ever new sizes do not pile up memory: the total stays near what was in use at once.
TEST(CpuAllocator, CacheIsBounded) {
  CpuAllocator allocator;
  for (uint64_t i = 1; i < 60; ++i) {
    Block block = take(allocator, i << 20);
    allocator.free(block.address, block.bytes, 0, {});
    auto statistics = allocator.statistics();
    EXPECT_LE(statistics.cached, statistics.peak + (uint64_t(16) << 20));
  }
}

TEST(CpuAllocator, OutOfMemory) {
  CpuAllocator allocator("cpu:3", 1 << 20);
  void *address = nullptr;
  uint64_t bytes = 0;
  hal::MemoryViews views;
  Status status = allocator.allocate(uint64_t(1) << 60, false, 0, address, bytes, views);
  EXPECT_EQ(status.code(), SLUICE_RESOURCE_EXHAUSTED);
  EXPECT_STREQ(status.message(), "out of memory: cannot allocate 1152921504606846976 bytes beside "
                                 "0 in use, the limit of cpu:3 is 1048576");
  EXPECT_EQ(allocator.statistics().in_use, 0u);
  Block half = take(allocator, 600 << 10);
  EXPECT_EQ(allocator.allocate(600 << 10, false, 0, address, bytes, views).code(),
            SLUICE_RESOURCE_EXHAUSTED);
  allocator.free(half.address, half.bytes, 0, {});
  EXPECT_EQ(take(allocator, 600 << 10).address, half.address);
  allocator.free(half.address, half.bytes, 0, {});
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
  Block block = take(allocator, 1000);
  EXPECT_TRUE(block.views.empty());
  block.views.push_back({3, Ref<RefObject>(makeRef<View>(isGone))});
  allocator.free(block.address, block.bytes, 0, std::move(block.views));
  EXPECT_FALSE(isGone);
  Block again = take(allocator, 990);
  ASSERT_EQ(again.views.size(), 1u);
  EXPECT_EQ(again.views[0].first, 3u);
  allocator.free(again.address, again.bytes, 0, std::move(again.views));
  allocator.trim(0);
  EXPECT_TRUE(isGone);
}
