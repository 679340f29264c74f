//===- TaskPoolTest.cpp ---------------------------------------------------===//
#include "compiler/Driver/TaskPool.h"
#include <atomic>
#include <gtest/gtest.h>

using namespace sluice;

TEST(TaskPool, RunsEveryTask) {
  TaskPool pool(3);
  EXPECT_EQ(pool.getMaxConcurrency(), 3u);
  std::atomic<int> sum = 0;
  llvm::ThreadPoolTaskGroup group(pool);
  for (int i = 1; i <= 1000; ++i)
    group.async([&sum, i] { sum += i; });
  group.wait();
  EXPECT_EQ(sum, 500500);
  pool.async([&sum] { sum = 0; });
  pool.wait();
  EXPECT_EQ(sum, 0);
}

TEST(TaskPool, DestructionRunsWhatIsLeft) {
  std::atomic<int> ran = 0;
  {
    TaskPool pool(2);
    for (int i = 0; i < 100; ++i)
      pool.async([&ran] { ++ran; });
  }
  EXPECT_EQ(ran, 100);
}

// While a task waits for tasks of its own, its thread runs these and no others. LLVM's own pool
// fails this.
TEST(TaskPool, WaitingThreadStaysWithItsGroup) {
  static thread_local int current = -1; // The outer task that this thread is in the middle of.
  TaskPool pool(2);
  std::atomic<int> strangers = 0, inner = 0;
  llvm::ThreadPoolTaskGroup outer(pool);
  for (int i = 0; i < 200; ++i)
    outer.async([&, i] {
      strangers += current != -1;
      current = i;
      llvm::ThreadPoolTaskGroup group(pool);
      for (int k = 0; k < 4; ++k)
        group.async([&, i] {
          strangers += current != -1 && current != i;
          ++inner;
        });
      group.wait();
      current = -1;
    });
  outer.wait();
  EXPECT_EQ(inner, 800);
  EXPECT_EQ(strangers, 0);
}
