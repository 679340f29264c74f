//===- HostViewsTest.cpp - the host's memory on a GPU, without a GPU -------===//
#include "runtime/hal/gpu/FakeBackend.h"
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeStreamApi.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::hal::gpu;
using namespace sluice::testing;

namespace {

struct HostMemory : ::testing::Test {
  void open(bool mapsMemory) {
    auto owned = std::make_unique<FakeBackend>();
    backend = owned.get();
    backend->limitTable.name = "fake:0";
    backend->limitTable.memoryBytes = 1 << 30;
    backend->limitTable.mapsMemory = mapsMemory;
    device = makeRef<GpuDevice>("fake:0", "a fake", std::move(owned), 0, tracer, nullptr);
  }
  Ref<Buffer> allocateOnCpu(uint64_t bytes) {
    Ref<Buffer> buffer;
    Ref<Timepoint> ready;
    EXPECT_TRUE(cpu->allocateQueued(bytes, 0, nullptr, buffer, ready).ok());
    return buffer;
  }
  Tracer tracer;
  FakeBackend *backend;
  Ref<GpuDevice> device;
  Ref<Device> cpu = makeCpu(1);
};

} // namespace

// Memory that is handed out again is made known once, and forgotten when it goes.
TEST_F(HostMemory, KnownOnce) {
  open(true);
  for (int call = 0; call < 3; ++call) {
    Ref<Buffer> buffer = allocateOnCpu(1000);
    EXPECT_TRUE(device->isNear(buffer->storage()));
    EXPECT_TRUE(device->canUse(buffer->storage()));
    EXPECT_EQ(backend->imported, 1u);
    Ref<HostView> view;
    EXPECT_EQ(device->locate(buffer->storage(), 12, view).address(), uint64_t(uintptr_t(buffer->hostPointer())) + 12);
  }
  cpu->trim();
  EXPECT_EQ(backend->imported, 0u);
}

TEST_F(HostMemory, GoesWithTheDevice) {
  open(true);
  std::atomic<bool> ended{false};
  backend->onEnd = &ended;
  Ref<Buffer> buffer = allocateOnCpu(1000);
  EXPECT_TRUE(device->canUse(buffer->storage()));
  device = nullptr;
  EXPECT_TRUE(ended);
  open(true); // another device, which knows nothing yet
  EXPECT_TRUE(device->canUse(buffer->storage()));
  EXPECT_EQ(backend->imported, 1u);
}

TEST_F(HostMemory, NotOfADeviceWithItsOwn) {
  open(false);
  Ref<Buffer> buffer = allocateOnCpu(1000);
  EXPECT_FALSE(device->canUse(buffer->storage()));
  int number = 0;
  EXPECT_STREQ(device->import(&number, 4, nullptr, nullptr, buffer).message(),
               "fake:0 cannot use host memory in place");
  EXPECT_EQ(backend->imported, 0u);
}

TEST_F(HostMemory, ConstantsStayWhereTheyAre) {
  open(true);
  alignas(64) static const uint8_t bytes[100] = {1, 2, 3};
  Ref<Buffer> constant;
  ASSERT_TRUE(device->mapConstant(nullptr, bytes, constant).ok());
  EXPECT_EQ(constant->hostPointer(), bytes);
  EXPECT_TRUE(constant->storage().readOnly());
  EXPECT_EQ(device->memoryStatistics().in_use, 0u);
  constant = nullptr;
  EXPECT_EQ(backend->imported, 0u);
}

// What is copied from again and again is pinned: the third copy of the same memory pays.
TEST_F(HostMemory, PinnedWhenItPays) {
  auto driver = makeStreamDriver("fake", openFakeStreamApi);
  Ref<Device> stream;
  ASSERT_TRUE(driver->create(0, {}, tracer, nullptr, stream).ok());
  constexpr uint64_t kBytes = 1 << 20;
  Ref<Buffer> target;
  ASSERT_TRUE(stream->allocate(kBytes, 0, target).ok());
  unsigned before = fakePinnedRanges();
  for (unsigned call = 0; call < 5; ++call) {
    Ref<Buffer> source = allocateOnCpu(kBytes);
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    ASSERT_TRUE(stream->createCommandBuffer(commands).ok());
    ASSERT_TRUE(commands->copy({source.get(), 0, kBytes}, {target.get(), 0, kBytes}).ok());
    ASSERT_TRUE(stream->submit(nullptr, {&commands, 1}, done).ok());
    ASSERT_TRUE(done->await().ok());
    EXPECT_EQ(fakePinnedRanges() - before, call < 2 ? 0u : 1u);
  }
  cpu->trim();
  EXPECT_EQ(fakePinnedRanges(), before);
}
