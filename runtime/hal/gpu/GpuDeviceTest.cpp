//===- GpuDeviceTest.cpp - queues and lost devices, without a GPU ---------===//
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/hal/Device.h"
#include "runtime/hal/gpu/GpuCommandBuffer.h"
#include "runtime/hal/gpu/GpuDriver.h"
#include "runtime/testing/FakeBackend.h"

#include <gtest/gtest.h>
#include <thread>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::hal::gpu;

namespace {

struct FakeGpu : ::testing::Test {
  FakeGpu() {
    auto owned = std::make_unique<FakeBackend>();
    backend = owned.get();
    backend->limitTable.name = "fake:0";
    backend->limitTable.memoryBytes = 1 << 30;
    device = makeRef<GpuDevice>(DeviceDescription{"fake:0", "a fake", "fake", ""}, std::move(owned),
                                0, tracer, nullptr);
  }
  Ref<Timepoint> submit(Ref<Timepoint> wait = nullptr) {
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    EXPECT_TRUE(device->createCommandBuffer(commands).ok());
    EXPECT_TRUE(device->submit(std::move(wait), {&commands, 1}, done).ok());
    return done;
  }
  Tracer tracer;
  std::atomic<bool> ended{false};
  FakeBackend *backend;
  Ref<GpuDevice> device;
};

/// A timepoint of somebody else, which fails or not when the test says so.
class OtherTimepoint final : public Timepoint {
public:
  ~OtherTimepoint() override {
    if (onEnd)
      *onEnd = true;
  }
  bool reached() const override { return state != 0; }
  Status await() override {
    while (state == 0)
      std::this_thread::yield();
    return state == 1 ? Status() : makeError(SLUICE_PROGRAM_FAILED, "the other failed");
  }
  std::atomic<int> state{0};
  std::atomic<bool> *onEnd = nullptr;
};

} // namespace

// What may fail is awaited before anything that depends on it begins, and what comes later keeps
// its place.
TEST_F(FakeGpu, WaitsForOthers) {
  auto good = makeRef<OtherTimepoint>(), bad = makeRef<OtherTimepoint>();
  Ref<Timepoint> first = submit(good), second = submit(), third = submit(bad), fourth = submit();
  EXPECT_FALSE(first->reached());
  EXPECT_FALSE(second->reached());
  good->state = 1;
  EXPECT_TRUE(second->await().ok());
  EXPECT_TRUE(first->reached());
  bad->state = 2;
  EXPECT_STREQ(third->await().message(), "the other failed");
  EXPECT_TRUE(fourth->await().ok());
}

TEST_F(FakeGpu, OrderIsEnoughInOneQueue) {
  backend->done = 0;
  Ref<Timepoint> first = submit(), second = submit(first);
  EXPECT_EQ(backend->last, 2u); // begun, although the first is not done
  EXPECT_FALSE(second->reached());
  backend->done = 2;
  EXPECT_TRUE(second->await().ok());
}

// All work of a lost device fails, and so does what is submitted later; nothing hangs.
TEST_F(FakeGpu, LostDevice) {
  backend->done = 0;
  Ref<Timepoint> first = submit(), second = submit(first);
  backend->lost = true;
  EXPECT_STREQ(second->await().message(), "the fake was lost");
  EXPECT_STREQ(first->await().message(), "the fake was lost");
  EXPECT_STREQ(submit()->await().message(), "the fake was lost");
}

// Work that nobody waits for lets go of its memory and its device.
TEST_F(FakeGpu, NobodyWaits) {
  backend->done = 0;
  Ref<CommandBuffer> commands;
  Ref<Buffer> buffer;
  Ref<Timepoint> done;
  ASSERT_TRUE(device->createCommandBuffer(commands).ok());
  ASSERT_TRUE(device->allocate(100, 0, buffer).ok());
  ASSERT_TRUE(commands->fill({buffer.get(), 0, 100}, 0, 1).ok());
  ASSERT_TRUE(device->submit(nullptr, {&commands, 1}, done).ok());
  // Nothing but the queue knows the device now.
  backend->onEnd = &ended;
  commands = nullptr, buffer = nullptr, done = nullptr, device = nullptr;
  EXPECT_FALSE(ended);
  backend->done = 1;
  while (!ended)
    std::this_thread::yield();
}

// A request that does not fit waits for running work to end.
TEST_F(FakeGpu, WaitsForMemory) {
  backend->done = 0;
  backend->capacity = 20 << 20;
  Ref<Buffer> first, second;
  ASSERT_TRUE(device->allocate(18 << 20, 0, first).ok());
  Ref<Timepoint> done = submit();
  first = nullptr; // still in use by submission 1, as far as the device knows
  std::thread host([&] { backend->done = 1; });
  EXPECT_TRUE(device->allocate(18 << 20, 0, second).ok());
  host.join();
}

// What waits for a fence that the host has not signalled is not waited for: the host may be who
// asks for memory.
TEST_F(FakeGpu, MemoryBehindAFence) {
  backend->capacity = 20 << 20;
  Ref<Buffer> first, second;
  ASSERT_TRUE(device->allocate(18 << 20, 0, first).ok());
  auto fence = makeRef<HostTimepoint>();
  Ref<Timepoint> done = submit(joinTimepoints({Ref<Timepoint>(fence.get()), submit()}));
  EXPECT_EQ(device->allocate(18 << 20, 0, second).code(), SLUICE_RESOURCE_EXHAUSTED);
  fence->signal({});
  EXPECT_TRUE(done->await().ok());
}

// Kernels that read 16 bytes at once are not given what begins elsewhere.
TEST_F(FakeGpu, AlignedBindings) {
  backend->limitTable.maxGrid[0] = 100;
  Ref<Buffer> buffer;
  ASSERT_TRUE(device->allocate(1024, 0, buffer).ok());
  GpuKernel kernel;
  kernel.name = "k", kernel.entry.bindings = 1,
  kernel.entry.flags = SLUICE_GPU_ENTRY_ALIGNED_BINDINGS;
  for (uint64_t offset : {0, 16, 4, 24}) {
    Binding binding{buffer.get(), offset, 64};
    Ref<CommandBuffer> commands;
    ASSERT_TRUE(device->createCommandBuffer(commands).ok());
    // No workgroups: nothing is recorded, but what was bound is checked.
    Status status = commands->dispatch({nullptr, &kernel, "", {0, 1, 1}, 0, {}, {&binding, 1}});
    EXPECT_EQ(status.ok(), offset % 16 == 0) << offset;
    if (!status.ok())
      EXPECT_EQ(
          status.message(),
          "argument 0 of kernel 'k' begins " + std::to_string(offset % 16) +
              " bytes after a multiple of 16: copy the tensor, fake:0 reads 16 bytes at once");
  }
}

// The host may end the process as soon as it can know that work is done. A device that goes on its
// queue's thread then is gone before a library that was open earlier ends.
TEST_F(FakeGpu, GoesBeforeTheProcess) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto leave = [&] {
    static std::atomic<bool> gone{false}, told{false};
    std::atexit([] { std::fprintf(stderr, gone ? "[first the device]" : "[first the library]"); });
    ExitHold::arm();
    backend->onEnd = &gone;
    backend->endsSlowly = true;
    auto other = makeRef<OtherTimepoint>();
    OtherTimepoint *waited = other.get();
    waited->onEnd = &told;
    submit(std::move(other));
    device = nullptr; // nothing but the queue knows it now
    waited->state = 1;
    while (!told)
      std::this_thread::yield();
    std::exit(0);
  };
  EXPECT_EXIT(leave(), ::testing::ExitedWithCode(0), "^\\[first the device\\]$");
}
