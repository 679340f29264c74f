//===- PeersTest.cpp - two GPUs of one driver, without a GPU --------------===//
// Values are in the conformance suite; here is who waits, which way bytes take, and what a lost
// device does to the other.
#include "runtime/hal/Device.h"
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeBackend.h"
#include "runtime/testing/FakeStreamApi.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::hal::gpu;
using namespace sluice::testing;

namespace {

Ref<Timepoint> submitTo(Device &device, Ref<CommandBuffer> commands,
                        Ref<Timepoint> wait = nullptr) {
  Ref<Timepoint> done;
  EXPECT_TRUE(device.submit(std::move(wait), {&commands, 1}, done).ok());
  return done;
}
Ref<CommandBuffer> commandsOf(Device &device) {
  Ref<CommandBuffer> commands;
  EXPECT_TRUE(device.createCommandBuffer(commands).ok());
  return commands;
}
Ref<Buffer> allocateOn(Device &device, uint64_t bytes) {
  Ref<Buffer> buffer;
  EXPECT_TRUE(device.allocate(bytes, 0, buffer).ok());
  return buffer;
}
Binding whole(const Ref<Buffer> &buffer) { return {buffer.get(), 0, buffer->length()}; }

/// Two devices whose work is done when the test says so.
struct Peers : ::testing::Test {
  Peers() {
    for (int i = 0; i < 2; ++i) {
      auto owned = std::make_unique<FakeBackend>();
      backends[i] = owned.get();
      owned->limitTable.name = "fake:" + std::to_string(i);
      owned->limitTable.memoryBytes = 1 << 30;
      owned->family = &family;
      owned->done = 0;
      devices[i] =
          makeRef<GpuDevice>(DeviceDescription{owned->limitTable.name, "a fake", "fake", ""},
                             std::move(owned), 0, tracer, nullptr);
    }
  }
  ~Peers() override {
    for (FakeBackend *backend : backends)
      backend->done = UINT64_MAX;
  }
  Ref<Timepoint> submit(int device, Ref<Timepoint> wait = nullptr) {
    return submitTo(*devices[device], commandsOf(*devices[device]), std::move(wait));
  }
  Tracer tracer;
  char family = 0;
  FakeBackend *backends[2];
  Ref<GpuDevice> devices[2];
};

/// The same over a stream interface.
struct StreamPeers : ::testing::Test {
  void open(Status (*api)(Ref<StreamApi> &)) {
    driver = makeStreamDriver("fake", api);
    for (uint32_t i = 0; i < 2; ++i)
      ASSERT_TRUE(driver->create(i, {}, tracer, nullptr, devices[i]).ok());
    takeFakePeerWork();
  }
  ~StreamPeers() override { setFakeStreamFault(0), setFakeStreamBusy(false); }

  /// Fills memory of the first device with 7 and copies it to the second; the second buffer is the
  /// copy.
  Ref<Timepoint> move(Ref<Buffer> &copy) {
    Ref<Buffer> source = allocateOn(*devices[0], 64);
    copy = allocateOn(*devices[1], 64);
    Ref<CommandBuffer> fill = commandsOf(*devices[0]), pull = commandsOf(*devices[1]);
    EXPECT_TRUE(fill->fill(whole(source), 7, 4).ok());
    EXPECT_TRUE(pull->copy(whole(source), whole(copy)).ok());
    return submitTo(*devices[1], std::move(pull), submitTo(*devices[0], std::move(fill)));
  }
  uint32_t valueOf(Buffer &buffer) {
    uint32_t value = 0;
    EXPECT_TRUE(buffer.device().read(buffer, 60, &value, 4).ok());
    return value;
  }
  Tracer tracer;
  std::unique_ptr<Driver> driver;
  Ref<Device> devices[2];
};

} // namespace

// The other device's work has begun, so the device itself waits for it, and nobody else.
TEST_F(Peers, DevicesWaitForEachOther) {
  Ref<Timepoint> first = submit(0), second = submit(1, first), third = submit(0, second);
  ASSERT_EQ(backends[1]->last, 1u);
  ASSERT_EQ(backends[1]->lastBehind.size(), 1u);
  EXPECT_EQ(backends[1]->lastBehind[0].backend, backends[0]);
  EXPECT_EQ(backends[1]->lastBehind[0].number, 1u);
  ASSERT_EQ(backends[0]->last, 2u);
  EXPECT_EQ(backends[0]->lastBehind[0].backend, backends[1]);
  EXPECT_FALSE(third->reached());
  backends[0]->done = 1, backends[1]->done = 1, backends[0]->done = 2;
  EXPECT_TRUE(third->await().ok());
  // What is done is not waited for.
  submit(1, first);
  EXPECT_TRUE(backends[1]->lastBehind.empty());
}

// Each part of a join, too, is waited for where that is possible.
TEST_F(Peers, Joins) {
  Ref<Timepoint> ours = submit(1), theirs = submit(0), both = joinTimepoints({ours, theirs});
  Ref<Timepoint> last = submit(1, both);
  EXPECT_EQ(backends[1]->last, 2u);
  ASSERT_EQ(backends[1]->lastBehind.size(), 1u);
  EXPECT_EQ(backends[1]->lastBehind[0].backend, backends[0]);
  backends[0]->done = 1, backends[1]->done = 2;
  EXPECT_TRUE(last->await().ok());
}

// What the other device has not begun is begun first; then this goes behind it although it is not
// done.
TEST_F(Peers, WhatHasNotBegun) {
  auto host = makeRef<HostTimepoint>();
  Ref<Timepoint> first = submit(0, host), second = submit(1, first);
  EXPECT_EQ(backends[0]->last, 0u);
  EXPECT_EQ(backends[1]->last, 0u);
  host->signal({});
  while (backends[1]->last.load() == 0)
    std::this_thread::yield();
  EXPECT_FALSE(first->reached());
  backends[0]->done = 1, backends[1]->done = 1;
  EXPECT_TRUE(second->await().ok());
}

// A failure of what was waited for is one of what waited.
TEST_F(Peers, FailuresReachThem) {
  auto host = makeRef<HostTimepoint>();
  Ref<Timepoint> first = submit(0, host), second = submit(1, first);
  host->signal(makeError(SLUICE_PROGRAM_FAILED, "the host failed"));
  EXPECT_STREQ(second->await().message(), "the host failed");
}

// The loss of one device fails what waited for its work, and nothing else of the other.
TEST_F(Peers, OneIsLost) {
  Ref<Timepoint> lost = submit(0), behind = submit(1, lost), beside = submit(1);
  backends[0]->lost = true;
  backends[1]->done = 2;
  EXPECT_STREQ(lost->await().message(), "the fake was lost");
  EXPECT_STREQ(behind->await().message(), "the fake was lost");
  EXPECT_TRUE(beside->await().ok());
  EXPECT_STREQ(submit(1, lost)->await().message(), "the fake was lost");
  backends[1]->done = UINT64_MAX;
  EXPECT_TRUE(submit(1)->await().ok());
}

// Devices of different drivers do not know each other.
TEST_F(Peers, Strangers) {
  backends[1]->family = nullptr;
  Ref<Timepoint> first = submit(0), second = submit(1, first);
  EXPECT_EQ(backends[1]->last, 0u);
  backends[0]->done = 1, backends[1]->done = 1;
  EXPECT_TRUE(second->await().ok());
}

// Where kernels reach the other's memory, it is used in place, if it was chosen for both; an
// argument is still brought near.
TEST_F(StreamPeers, Reach) {
  open(openFakePeers);
  Ref<Buffer> copy, theirs = allocateOn(*devices[0], 64);
  EXPECT_TRUE(move(copy)->await().ok());
  EXPECT_EQ(valueOf(*copy), 7u);
  FakePeerWork work = takeFakePeerWork();
  EXPECT_EQ(work.copies, 0u); // as on one device
  EXPECT_EQ(work.waits, 1u);  // for the transfer's stream: the fill was done at once
  EXPECT_TRUE(devices[1]->canUse(theirs->storage()));
  EXPECT_FALSE(devices[1]->isNear(theirs->storage()));
  Ref<CommandBuffer> write = commandsOf(*devices[1]);
  ASSERT_TRUE(write->fill(whole(theirs), 9, 4).ok());
  EXPECT_TRUE(submitTo(*devices[1], std::move(write))->await().ok());
  EXPECT_EQ(valueOf(*theirs), 9u);
  Ref<Buffer> argument = theirs;
  ASSERT_TRUE(importBuffer(*devices[1], argument).ok());
  EXPECT_EQ(&argument->device(), devices[1].get());
  EXPECT_EQ(valueOf(*argument), 9u);
  // Who made this memory is not known, nor what devices it was made for.
  Ref<Buffer> borrowed;
  ASSERT_TRUE(devices[0]->importShared(devices[0]->addressOf(*theirs), 64, borrowed).ok());
  EXPECT_FALSE(devices[1]->canUse(borrowed->storage()));
}

TEST_F(StreamPeers, Distant) {
  open(openFakeDistantPeers);
  Ref<Buffer> copy, theirs = allocateOn(*devices[0], 64);
  EXPECT_TRUE(move(copy)->await().ok());
  EXPECT_EQ(valueOf(*copy), 7u);
  EXPECT_EQ(takeFakePeerWork().copies, 1u);
  EXPECT_FALSE(devices[1]->canUse(theirs->storage()));
  EXPECT_EQ(commandsOf(*devices[1])->fill(whole(theirs), 0, 4).code(), SLUICE_INVALID_ARGUMENT);
}

// A copy behind work that is not done is handed over at once: the stream waits, not the host.
TEST_F(StreamPeers, NobodyButTheStreamWaits) {
  open(openFakeDistantPeers);
  setFakeStreamBusy(true);
  Ref<Buffer> copy;
  Ref<Timepoint> done = move(copy);
  FakePeerWork work = takeFakePeerWork();
  EXPECT_EQ(work.copies, 1u);
  EXPECT_EQ(work.waits, 3u); // both streams for the fill, and the first for the transfer
  EXPECT_FALSE(done->reached());
  setFakeStreamBusy(false);
  EXPECT_TRUE(done->await().ok());
  EXPECT_EQ(valueOf(*copy), 7u);
}

// A device that is opened twice has one memory.
TEST_F(StreamPeers, SameDeviceTwice) {
  open(openFakeDistantPeers);
  Ref<Device> again;
  ASSERT_TRUE(driver->create(0, {}, tracer, nullptr, again).ok());
  Ref<Buffer> buffer = allocateOn(*devices[0], 64);
  EXPECT_TRUE(again->isNear(buffer->storage()));
  Ref<CommandBuffer> write = commandsOf(*again);
  ASSERT_TRUE(write->fill(whole(buffer), 5, 4).ok());
  EXPECT_TRUE(submitTo(*again, std::move(write))->await().ok());
  EXPECT_EQ(valueOf(*buffer), 5u);
  EXPECT_FALSE(devices[1]->canUse(buffer->storage()));
}

// Large memory of the host is copied from where it lies, once what wrote it is done.
TEST_F(StreamPeers, HostMemory) {
  open(openFakePeers);
  Ref<Device> cpu = makeCpu(2);
  constexpr uint64_t kBytes = 1 << 20;
  Ref<Buffer> source = allocateOn(*cpu, kBytes), target = allocateOn(*devices[0], kBytes);
  auto written = makeRef<HostTimepoint>();
  Ref<CommandBuffer> fill = commandsOf(*cpu), pull = commandsOf(*devices[0]);
  ASSERT_TRUE(fill->fill(whole(source), 3, 4).ok());
  ASSERT_TRUE(pull->copy(whole(source), whole(target)).ok());
  Ref<Timepoint> done = submitTo(*devices[0], std::move(pull),
                                 submitTo(*cpu, std::move(fill), Ref<Timepoint>(written.get())));
  EXPECT_FALSE(done->reached());
  written->signal({});
  ASSERT_TRUE(done->await().ok());
  EXPECT_EQ(valueOf(*target), 3u);
  EXPECT_EQ(devices[0]->memoryStatistics().in_use, kBytes);
}
