//===- QueuesTest.cpp - several queues of one device ----------------------===//
#include "runtime/hal/Device.h"
#include "runtime/testing/conformance/Conformance.h"

using namespace sluice;
using namespace sluice::hal;

class Queues : public Conformance {
protected:
  void SetUp() override {
    Conformance::SetUp();
    ASSERT_TRUE(device->openQueue(1, other).ok());
    ExecutableDesc desc{"", nullptr, image, {}, {}};
    Status status = other->loadExecutable(std::move(desc), theirs);
    ASSERT_TRUE(status.ok()) << status.message();
  }
  /// value = value * 3 + by, on one of the queues.
  Ref<Timepoint> step(Device &queue, const Ref<Buffer> &value, int64_t by,
                      Ref<Timepoint> wait = nullptr) {
    Executable &code = &queue == other.get() ? *theirs : *executable;
    Ref<CommandBuffer> work;
    EXPECT_TRUE(queue.createCommandBuffer(work).ok());
    Binding binding = whole(value);
    DispatchDesc desc{&code, code.find("step"), "", {1, 1, 1}, 0, {&by, 1}, {&binding, 1}};
    EXPECT_TRUE(work->dispatch(desc).ok());
    Ref<Timepoint> done;
    EXPECT_TRUE(queue.submit(std::move(wait), {&work, 1}, done).ok());
    return done;
  }
  Ref<Device> other;
  Ref<Executable> theirs;
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Queues);
INSTANTIATE_TEST_SUITE_P(Devices, Queues, ::testing::ValuesIn(subjects()), subjectName);

TEST_P(Queues, Numbers) {
  Ref<Device> queue;
  ASSERT_TRUE(device->openQueue(0, queue).ok());
  EXPECT_EQ(queue.get(), device.get());
  ASSERT_TRUE(device->openQueue(1, queue).ok());
  EXPECT_EQ(queue.get(), other.get());
  ASSERT_TRUE(device->openQueue(device->queueCount(), queue).ok());
  EXPECT_EQ(queue.get(), device.get());
  EXPECT_EQ(other.get() == device.get(), device->queueCount() == 1);
  EXPECT_STREQ(other->name(), device->name());
  EXPECT_EQ(other->memoryDomain(), device->memoryDomain());
}

// Timepoints order the work of both, on the same memory, without a wait of the host.
TEST_P(Queues, OneMemory) {
  Ref<Buffer> value = upload<int64_t>({1});
  Ref<Timepoint> last;
  int64_t expected = 1;
  for (int64_t i = 0; i < 200; ++i) {
    last = step(i % 3 ? *other : *device, value, i, last);
    expected = int64_t(uint64_t(expected) * 3 + uint64_t(i));
  }
  ASSERT_TRUE(last->await().ok());
  EXPECT_EQ(download<int64_t>(*value)[0], expected);
}

// What one waits for holds up the other as little as another device.
TEST_P(Queues, OrdersOfTheirOwn) {
  if (device->queueCount() == 1)
    GTEST_SKIP() << "the device has one queue";
  for (bool first : {true, false}) {
    Device &held = first ? *device : *other, &free = first ? *other : *device;
    auto host = makeRef<HostTimepoint>();
    Ref<Buffer> a = upload<int64_t>({1}), b = upload<int64_t>({1});
    Ref<Timepoint> later = step(held, a, 5, host);
    EXPECT_TRUE(step(free, b, 7)->await().ok());
    EXPECT_FALSE(later->reached());
    EXPECT_EQ(download<int64_t>(*b)[0], 10);
    host->signal({});
    EXPECT_TRUE(later->await().ok());
    EXPECT_EQ(download<int64_t>(*a)[0], 8);
  }
}

// Memory that a queue lets go of stays until the other has used it, and is counted once.
TEST_P(Queues, MemoryStaysUntilUsed) {
  device->trim();
  uint64_t before = device->memoryStatistics().in_use;
  Ref<Buffer> sum = upload<int64_t>({0});
  Ref<Timepoint> last;
  int64_t expected = 0;
  for (int64_t i = 0; i < 100; ++i) {
    Device &from = i % 2 ? *device : *other, &to = i % 2 ? *other : *device;
    Ref<Buffer> value;
    Ref<Timepoint> ready, filled;
    ASSERT_TRUE(from.allocateQueued(8, 0, nullptr, value, ready).ok());
    Ref<CommandBuffer> fill, read;
    ASSERT_TRUE(from.createCommandBuffer(fill).ok());
    ASSERT_TRUE(fill->fill(whole(value), uint64_t(i), 8).ok());
    ASSERT_TRUE(from.submit(std::move(ready), {&fill, 1}, filled).ok());
    ASSERT_TRUE(to.createCommandBuffer(read).ok());
    ASSERT_TRUE(read->copy(whole(value), whole(sum)).ok());
    ASSERT_TRUE(to.submit(joinTimepoints({filled, last}), {&read, 1}, last).ok());
    expected = i;
  }
  ASSERT_TRUE(last->await().ok());
  EXPECT_EQ(download<int64_t>(*sum)[0], expected);
  last = nullptr, sum = nullptr;
  for (Device *queue : {device.get(), other.get()}) { // whose work is all collected then
    ASSERT_TRUE(queue->submit(nullptr, {}, last).ok());
    ASSERT_TRUE(last->await().ok());
  }
  EXPECT_EQ(device->memoryStatistics().in_use, before);
  EXPECT_EQ(other->memoryStatistics().in_use, before);
}

// The limit is that of the device.
TEST_P(Queues, OneLimit) {
  Ref<Buffer> here, there;
  uint64_t before = device->memoryStatistics().in_use;
  ASSERT_TRUE(device->allocate(1 << 20, 0, here).ok());
  ASSERT_TRUE(other->allocate(1 << 20, 0, there).ok());
  EXPECT_GE(device->memoryStatistics().in_use, before + (2 << 20));
  EXPECT_EQ(device->memoryStatistics().in_use, other->memoryStatistics().in_use);
}
