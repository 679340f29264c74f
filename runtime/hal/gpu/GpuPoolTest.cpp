//===- GpuPoolTest.cpp - device memory cut from a few large blocks --------===//
#include "runtime/testing/FakeBackend.h"

#include <gtest/gtest.h>
#include <random>

using namespace sluice;
using namespace sluice::hal::gpu;

constexpr uint64_t kMiB = 1 << 20;

struct Pool : ::testing::Test {
  GpuPool::Allocation take(uint64_t bytes, bool queued = false, uint64_t reached = 0) {
    GpuPool::Allocation result;
    Status status = pool.allocate(bytes, queued ? UINT64_MAX : reached, reached, result);
    EXPECT_TRUE(status.ok()) << status.message();
    return result;
  }
  FakeBackend backend;
  GpuPool pool{backend, 1024 * kMiB};
};

TEST_F(Pool, FewBlocks) {
  std::vector<GpuPool::Allocation> all;
  for (int i = 0; i < 1000; ++i)
    all.push_back(take(10000));
  EXPECT_EQ(backend.blocks, 1u);
  for (auto &one : all)
    pool.free(std::move(one), 0);
  EXPECT_EQ(pool.statistics().in_use, 0u);
  take(10 * kMiB); // the ranges have joined
  EXPECT_EQ(backend.blocks, 1u);
}

// Memory that work still uses goes to queued requests only.
TEST_F(Pool, BusyMemory) {
  auto first = take(16 * kMiB);
  pool.free(std::move(first), 5);
  auto queued = take(16 * kMiB, true, 4);
  EXPECT_EQ(queued.slab, first.slab);
  pool.free(std::move(queued), 6);
  auto other = take(16 * kMiB, false, 5);
  EXPECT_NE(other.slab, first.slab);
  auto done = take(16 * kMiB, false, 6);
  EXPECT_EQ(done.slab, first.slab);
  pool.free(std::move(other), 0), pool.free(std::move(done), 0);
}

// Two ranges that join are busy as long as either.
TEST_F(Pool, JoinedRangesAreBusy) {
  auto a = take(8 * kMiB), b = take(8 * kMiB);
  pool.free(std::move(a), 9), pool.free(std::move(b), 1);
  auto c = take(16 * kMiB, false, 5);
  EXPECT_NE(c.slab, a.slab);
  pool.free(std::move(c), 0);
}

TEST_F(Pool, TrimKeepsWhatIsBusy) {
  auto a = take(kMiB);
  pool.free(std::move(a), 3);
  pool.trim(2);
  EXPECT_EQ(backend.blocks, 1u);
  pool.trim(3);
  EXPECT_EQ(backend.blocks, 0u);
  EXPECT_EQ(pool.statistics().cached, 0u);
}

TEST_F(Pool, OutOfMemory) {
  backend.limitTable.name = "fake:0";
  GpuPool::Allocation none;
  EXPECT_STREQ(pool.allocate(2048 * kMiB, UINT64_MAX, 0, none).message(),
               "out of memory: cannot allocate 2147483648 bytes beside 0 in use, the limit of "
               "fake:0 is 1073741824");
  backend.limitTable.maxAllocationBytes = kMiB;
  EXPECT_STREQ(pool.allocate(2 * kMiB, UINT64_MAX, 0, none).message(),
               "out of memory: cannot allocate 2097152 bytes in one piece, fake:0 allows 1048576");
  backend.limitTable.maxAllocationBytes = 0;
  // Blocks that nothing is in make room; and one that is smaller than usual is better than none.
  backend.capacity = 40 * kMiB;
  auto a = take(16 * kMiB);
  pool.free(std::move(a), 0);
  auto b = take(20 * kMiB), c = take(kMiB);
  EXPECT_EQ(pool.allocate(30 * kMiB, UINT64_MAX, 0, none).code(), SLUICE_RESOURCE_EXHAUSTED);
  pool.free(std::move(b), 0), pool.free(std::move(c), 0);
}

// Random requests never overlap, and all memory comes back.
TEST_F(Pool, Random) {
  std::mt19937 random(7);
  std::vector<GpuPool::Allocation> live;
  for (int step = 0; step < 5000; ++step) {
    if (live.size() > 50 || (!live.empty() && random() % 2)) {
      size_t i = random() % live.size();
      pool.free(std::move(live[i]), random() % 100);
      live[i] = std::move(live.back());
      live.pop_back();
    } else {
      auto made = take(random() % (random() % 8 ? 100000 : 8 * kMiB), random() % 2, random() % 100);
      for (const auto &other : live)
        ASSERT_TRUE(other.slab != made.slab || other.offset + other.bytes <= made.offset ||
                    made.offset + made.bytes <= other.offset);
      ASSERT_LE(made.offset + made.bytes, made.slab->block.bytes);
      live.push_back(std::move(made));
    }
  }
  for (auto &one : live)
    pool.free(std::move(one), 0);
  pool.trim(100);
  EXPECT_EQ(backend.allocated, 0u);
}
