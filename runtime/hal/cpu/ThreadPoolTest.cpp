//===- ThreadPoolTest.cpp -------------------------------------------------===//
#include "runtime/hal/cpu/ThreadPool.h"

#include <chrono>
#include <ctime>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

using namespace sluice::hal::cpu;

namespace {
struct NoWork final : PoolWork {
  bool poll(bool) override { return false; }
  bool hasWork() const override { return false; }
};
constexpr std::chrono::microseconds kSpin(500);

double processorSeconds() {
  timespec time;
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}
} // namespace

class ThreadPoolTest : public ::testing::TestWithParam<uint32_t> {};

// Every chunk of every job runs exactly once, and all writes are seen when run returns.
TEST_P(ThreadPoolTest, RunsEveryChunkOnce) {
  NoWork none;
  ThreadPool pool(GetParam(), kSpin, none);
  EXPECT_EQ(pool.threads(), GetParam());
  for (uint32_t round = 0; round < 2000; ++round) {
    uint32_t chunks = round % 37;
    std::vector<uint32_t> counts(chunks); // not atomic: a chunk belongs to one thread
    pool.run(
        chunks,
        [](void *context, uint32_t chunk) {
          ++(*static_cast<std::vector<uint32_t> *>(context))[chunk];
        },
        &counts);
    for (uint32_t count : counts)
      ASSERT_EQ(count, 1u);
  }
}

// Jobs after pauses in which the workers have gone to sleep.
TEST_P(ThreadPoolTest, WakesSleepers) {
  NoWork none;
  ThreadPool pool(GetParam(), kSpin, none);
  for (int round = 0; round < 5; ++round) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::atomic<uint32_t> sum{0};
    pool.run(
        100,
        [](void *context, uint32_t chunk) {
          *static_cast<std::atomic<uint32_t> *>(context) += chunk;
        },
        &sum);
    EXPECT_EQ(sum, 4950u);
  }
}

// A host thread that waits is woken when what it waits for happens.
TEST_P(ThreadPoolTest, WaitingHostIsWoken) {
  NoWork none;
  ThreadPool pool(GetParam(), kSpin, none);
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

// Jobs from many threads, one after another: each moves workers off its own processor.
TEST_P(ThreadPoolTest, CallersMayChange) {
  NoWork none;
  ThreadPool pool(GetParam(), kSpin, none);
  for (int round = 0; round < 50; ++round)
    std::thread([&] {
      std::atomic<uint32_t> sum{0};
      pool.run(
          100,
          [](void *context, uint32_t chunk) {
            *static_cast<std::atomic<uint32_t> *>(context) += chunk;
          },
          &sum);
      EXPECT_EQ(sum, 4950u);
    }).join();
}

// Workers that stay awake use up a core for as long as they were told, and none after that.
TEST(ThreadPool, SpinsForAWhileOnly) {
  auto used = [](std::chrono::microseconds spin) {
    NoWork none;
    ThreadPool pool(2, spin, none);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    double before = processorSeconds();
    std::atomic<int> begun = 0; // in both threads, or the calling one may do all alone
    pool.run(
        2,
        [](void *count, uint32_t) {
          auto &begun = *static_cast<std::atomic<int> *>(count);
          for (++begun; begun < 2;)
            std::this_thread::yield();
        },
        &begun);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    return processorSeconds() - before;
  };
  EXPECT_LT(used(std::chrono::microseconds(0)), 0.02);
  EXPECT_LT(used(std::chrono::milliseconds(50)), 0.1);
  double most = 0; // On a busy machine others run meanwhile.
  for (int i = 0; i < 10 && most < 0.005; ++i)
    most = std::max(most, used(std::chrono::milliseconds(50)));
  EXPECT_GT(most, 0.005);
}

INSTANTIATE_TEST_SUITE_P(Threads, ThreadPoolTest, ::testing::Values(1, 2, 3, 8));
