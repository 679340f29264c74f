//===- ThreadPoolTest.cpp -------------------------------------------------===//
#include "runtime/hal/cpu/ThreadPool.h"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

using namespace sluice::hal::cpu;

namespace {
struct NoWork final : PoolWork {
  bool poll(bool) override { return false; }
  bool hasWork() const override { return false; }
};
} // namespace

class ThreadPoolTest : public ::testing::TestWithParam<uint32_t> {};

// Every chunk of every job runs exactly once, and all writes are seen when run returns.
TEST_P(ThreadPoolTest, RunsEveryChunkOnce) {
  NoWork none;
  ThreadPool pool(GetParam(), none);
  EXPECT_EQ(pool.threads(), GetParam());
  for (uint32_t round = 0; round < 2000; ++round) {
    uint32_t chunks = round % 37;
    std::vector<uint32_t> counts(chunks); // not atomic: a chunk belongs to one thread
    pool.run(chunks, [](void *context, uint32_t chunk) { ++(*static_cast<std::vector<uint32_t> *>(context))[chunk]; }, &counts);
    for (uint32_t count : counts)
      ASSERT_EQ(count, 1u);
  }
}

// Jobs after pauses in which the workers have gone to sleep.
TEST_P(ThreadPoolTest, WakesSleepers) {
  NoWork none;
  ThreadPool pool(GetParam(), none);
  for (int round = 0; round < 5; ++round) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::atomic<uint32_t> sum{0};
    pool.run(100, [](void *context, uint32_t chunk) { *static_cast<std::atomic<uint32_t> *>(context) += chunk; }, &sum);
    EXPECT_EQ(sum, 4950u);
  }
}

// A host thread that waits is woken when what it waits for happens.
TEST_P(ThreadPoolTest, WaitingHostIsWoken) {
  NoWork none;
  ThreadPool pool(GetParam(), none);
  std::atomic<bool> done{false};
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    done = true;
    pool.notifyDone();
  });
  pool.participateUntil([&] { return done.load(); });
  EXPECT_TRUE(done);
  other.join();
}

INSTANTIATE_TEST_SUITE_P(Threads, ThreadPoolTest, ::testing::Values(1, 2, 3, 8));
