//===- QueueTest.cpp - order, waiting and lifetimes -----------------------===//
#include "runtime/testing/conformance/Conformance.h"

#include <atomic>
#include <thread>

using namespace sluice;
using namespace sluice::hal;

class Queue : public Conformance {
protected:
  Ref<CommandBuffer> step(const Ref<Buffer> &value, int64_t constant) {
    auto work = commands();
    EXPECT_TRUE(dispatch(*work, "step", {1, 1, 1}, {constant}, {whole(value)}).ok());
    return work;
  }
  Ref<CommandBuffer> failing() {
    auto work = commands();
    EXPECT_TRUE(dispatch(*work, "fails", {4, 1, 1}, {}, {}).ok());
    return work;
  }
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Queue);
INSTANTIATE_TEST_SUITE_P(Devices, Queue, ::testing::ValuesIn(subjects()), subjectName);

// Submissions run in order even if nobody waits in between.
TEST_P(Queue, SubmissionsRunInOrder) {
  Ref<Buffer> value = upload<int64_t>({1});
  int64_t expected = 1;
  Ref<Timepoint> last;
  for (int64_t i = 0; i < 100; ++i) {
    last = submit({step(value, i)});
    expected = int64_t(uint64_t(expected) * 3 + uint64_t(i));
  }
  EXPECT_TRUE(last->await().ok());
  EXPECT_TRUE(last->reached());
  EXPECT_EQ(download<int64_t>(*value)[0], expected);
}

TEST_P(Queue, SeveralCommandBuffersRunInOrder) {
  Ref<Buffer> value = upload<int64_t>({1});
  EXPECT_TRUE(submit({step(value, 1), step(value, 2), step(value, 3)})->await().ok());
  EXPECT_EQ(download<int64_t>(*value)[0], ((1 * 3 + 1) * 3 + 2) * 3 + 3);
}

TEST_P(Queue, FailureFollowsTimepointsOnly) {
  Ref<Buffer> value = upload<int64_t>({1});
  Ref<Timepoint> failed = submit({failing()});
  Ref<Timepoint> dependent = submit({step(value, 0)}, failed); // not run
  Ref<Timepoint> independent = submit({step(value, 1)});
  EXPECT_EQ(dependent->await().code(), SLUICE_PROGRAM_FAILED);
  EXPECT_TRUE(independent->await().ok());
  EXPECT_EQ(failed->await().code(), SLUICE_PROGRAM_FAILED); // every await tells
  EXPECT_EQ(download<int64_t>(*value)[0], 4);
}

TEST_P(Queue, Join) {
  Ref<Buffer> a = upload<int64_t>({1}), b = upload<int64_t>({2});
  Ref<Timepoint> both = joinTimepoints({submit({step(a, 0)}), nullptr, submit({step(b, 0)})});
  EXPECT_TRUE(!both || both->await().ok()) << "null if both are reached";
  EXPECT_EQ(download<int64_t>(*a)[0] + download<int64_t>(*b)[0], 9);
  EXPECT_EQ(joinTimepoints({}).get(), nullptr);
  EXPECT_EQ(joinTimepoints({submit({failing()}), submit({})})->await().code(),
            SLUICE_PROGRAM_FAILED);
}

// What commands name stays alive until they have run.
TEST_P(Queue, RetainsBuffers) {
  std::atomic<int> released{0};
  std::vector<int64_t> memory = {1};
  Ref<Timepoint> done;
  {
    Ref<Buffer> imported;
    Status status = lend(
        device->importHost(memory.data(), 8, imported),
        [](void *user) { ++*static_cast<std::atomic<int> *>(user); }, &released, imported);
    if (status.code() == SLUICE_UNSUPPORTED)
      GTEST_SKIP() << "device cannot use host memory in place";
    auto work = step(imported, 1);
    imported = nullptr;
    EXPECT_EQ(released, 0);
    done = submit({work});
  }
  EXPECT_TRUE(done->await().ok());
  EXPECT_EQ(memory[0], 4);
  EXPECT_EQ(released, 1);
}

// Queue-ordered memory: a loop of asynchronous steps needs a constant amount, whoever waits or not.
TEST_P(Queue, QueuedMemoryIsReused) {
  constexpr uint64_t bytes = 1 << 20;
  device->trim();
  device->resetPeakMemory();
  uint64_t before = device->memoryStatistics().in_use;
  Ref<Timepoint> time;
  Ref<Buffer> sum = upload<int64_t>({0});
  for (int i = 0; i < 50; ++i) {
    Ref<Buffer> temporary;
    Ref<Timepoint> ready, freed;
    ASSERT_TRUE(device->allocateQueued(bytes, 0, time, temporary, ready).ok());
    auto work = commands();
    ASSERT_TRUE(work->fill(whole(temporary), 0, 8).ok());
    ASSERT_TRUE(work->barrier().ok());
    ASSERT_TRUE(dispatch(*work, "step", {1, 1, 1}, {1}, {{temporary.get(), 0, 8}}).ok());
    ASSERT_TRUE(work->barrier().ok());
    ASSERT_TRUE(dispatch(*work, "add", {1, 1, 1}, {2},
                         {{sum.get(), 0, 8}, {temporary.get(), 0, 8}, {sum.get(), 0, 8}})
                    .ok());
    time = submit({work}, ready);
    ASSERT_TRUE(device->deallocateQueued(*temporary, time, freed).ok());
    EXPECT_EQ(commands()->fill(whole(temporary), 0, 8).code(),
              SLUICE_FAILED_PRECONDITION); // given back
    time = freed;
  }
  EXPECT_TRUE(time->await().ok());
  EXPECT_LE(device->memoryStatistics().peak, before + 2 * bytes);
}

// Several host threads submit and wait on one device at the same time.
TEST_P(Queue, ManyHosts) {
  std::vector<std::thread> hosts;
  for (int host = 0; host < 4; ++host)
    hosts.emplace_back([&, host] {
      Ref<Buffer> value = upload<int64_t>({host});
      int64_t expected = host;
      for (int64_t i = 0; i < 50; ++i) {
        Ref<Timepoint> done = submit({step(value, i)});
        expected = int64_t(uint64_t(expected) * 3 + uint64_t(i));
        if (i % 3 == 0 || i == 49) {
          EXPECT_TRUE(done->await().ok());
        }
      }
      EXPECT_EQ(download<int64_t>(*value)[0], expected);
    });
  for (auto &host : hosts)
    host.join();
}

// The device may go while work is queued and nobody waits; the work still runs.
TEST_P(Queue, DeviceOutlivesItsWork) {
  static std::vector<int64_t> memory;
  memory = {1};
  std::atomic<int> released{0};
  {
    Ref<Buffer> imported;
    Status status = lend(
        device->importHost(memory.data(), 8, imported),
        [](void *user) { ++*static_cast<std::atomic<int> *>(user); }, &released, imported);
    if (status.code() == SLUICE_UNSUPPORTED)
      GTEST_SKIP() << "device cannot use host memory in place";
    submit({step(imported, 1)});
  }
  executable = nullptr;
  device = nullptr;
  while (released == 0)
    std::this_thread::yield();
  EXPECT_EQ(memory[0], 4);
}
