//===- ForeignViewsTest.cpp - memory of others on a GPU, without a GPU -----===//
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeBackend.h"
#include "runtime/testing/FakeStreamApi.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::hal::gpu;
using namespace sluice::testing;

namespace {

Ref<GpuDevice> makeFake(const char *name, Tracer &tracer, FakeBackend *&backend) {
  auto owned = std::make_unique<FakeBackend>();
  backend = owned.get();
  backend->limitTable.name = name;
  backend->limitTable.memoryBytes = 1 << 30;
  return makeRef<GpuDevice>(DeviceDescription{name, "a fake", "fake", ""}, std::move(owned), 0,
                            tracer, nullptr);
}

struct HostMemory : ::testing::Test {
  void open(bool mapsMemory) {
    device = makeFake("fake:0", tracer, backend);
    backend->limitTable.mapsMemory = mapsMemory;
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

/// Two devices of one GPU; `owner` exports its memory.
struct SharedBlocks : ::testing::Test {
  void SetUp() override {
    owner = makeFake("fake:0", tracer, ownerBackend);
    user = makeFake("fake:1", tracer, userBackend);
    ownerBackend->limitTable.exports = SLUICE_MEMORY_HANDLE_OPAQUE_FD;
  }
  Ref<Buffer> allocateOnUser() {
    Ref<Buffer> buffer;
    EXPECT_TRUE(user->allocate(64, 0, buffer).ok());
    return buffer;
  }
  Ref<Buffer> allocate(uint64_t bytes) {
    Ref<Buffer> buffer;
    EXPECT_TRUE(owner->allocate(bytes, 0, buffer).ok());
    return buffer;
  }
  Tracer tracer;
  FakeBackend *ownerBackend, *userBackend;
  Ref<GpuDevice> owner, user;
};

} // namespace

// A block is opened once for all that lies in it, and closed before it goes.
TEST_F(SharedBlocks, OpenedOnce) {
  for (int call = 0; call < 3; ++call) {
    Ref<Buffer> first = allocate(1000), second = allocate(2000);
    EXPECT_TRUE(user->isNear(first->storage()));
    EXPECT_TRUE(user->canUse(second->storage()));
    EXPECT_FALSE(owner->canUse(allocateOnUser()->storage()));
    EXPECT_EQ(userBackend->opened, 1u);
    Ref<ForeignView> view;
    EXPECT_EQ(user->locate(second->storage(), 12, view).address(),
              owner->locate(second->storage(), 12, view).address());
  }
  owner->trim();
  EXPECT_EQ(userBackend->opened, 0u);
  EXPECT_EQ(userBackend->openings, 1u);
}

// Whoever goes first: the device that opened it, or the one that owns it, while commands still name
// it.
TEST_F(SharedBlocks, EitherGoesFirst) {
  Ref<Buffer> buffer = allocate(1000);
  Ref<CommandBuffer> commands;
  ASSERT_TRUE(user->createCommandBuffer(commands).ok());
  ASSERT_TRUE(commands->fill({buffer.get(), 0, 1000}, 1, 4).ok());
  buffer = nullptr;
  owner->trim();
  EXPECT_EQ(userBackend->opened, 1u);
  std::atomic<bool> ended{false};
  ownerBackend->onEnd = &ended;
  owner = nullptr; // the commands keep it
  EXPECT_FALSE(ended);
  commands = nullptr;
  EXPECT_TRUE(ended);
  EXPECT_EQ(userBackend->opened, 0u);

  SetUp();
  buffer = allocate(1000);
  EXPECT_TRUE(user->canUse(buffer->storage()));
  user = nullptr;
  buffer = nullptr;
}

// What cannot be opened goes through the host; that is found out once, and stands in the trace.
TEST_F(SharedBlocks, StagedWhereRefused) {
  userBackend->refusesToOpen = true;
  tracer.begin(false);
  Ref<Buffer> source = allocate(1000), target;
  ASSERT_TRUE(user->allocate(1000, 0, target).ok());
  for (int call = 0; call < 3; ++call) {
    Ref<CommandBuffer> commands;
    ASSERT_TRUE(user->createCommandBuffer(commands).ok());
    ASSERT_TRUE(commands->copy({source.get(), 0, 1000}, {target.get(), 0, 1000}).ok());
    EXPECT_TRUE(static_cast<GpuCommandBuffer &>(*commands).hasFetches());
  }
  EXPECT_EQ(userBackend->openings, 1u);
  tracer.end();
  std::string path = ::testing::TempDir() + "/opening.json";
  ASSERT_TRUE(tracer.write(path.c_str()).ok());
  std::ifstream file(path);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_NE(text.find(R"("name":"hal.memory.open","args":{"device":"fake:1","memory_of":"fake:0",)"
                      R"("bytes":16777216,)"
                      R"("result":"the fake \"opens\" nothing"})"),
            std::string::npos)
      << text;
}

// Memory that is handed out again is made known once, and forgotten when it goes.
TEST_F(HostMemory, KnownOnce) {
  open(true);
  for (int call = 0; call < 3; ++call) {
    Ref<Buffer> buffer = allocateOnCpu(1000);
    EXPECT_TRUE(device->isNear(buffer->storage()));
    EXPECT_TRUE(device->canUse(buffer->storage()));
    EXPECT_EQ(backend->imported, 1u);
    Ref<ForeignView> view;
    EXPECT_EQ(device->locate(buffer->storage(), 12, view).address(),
              uint64_t(uintptr_t(buffer->hostPointer())) + 12);
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
  EXPECT_STREQ(device->importHost(&number, 4, buffer).message(),
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

// A device whose memory the other one opens, but not the other way around, has the other copy to
// it.
TEST_F(SharedBlocks, OtherCopies) {
  constexpr uint64_t kBytes = 1000;
  for (bool refuses : {false, true}) {
    userBackend->refusesToOpen = refuses;
    owner->trim();
    Ref<Buffer> source, target = allocate(kBytes);
    ASSERT_TRUE(user->allocate(kBytes, 0, source).ok());
    std::memset(source->hostPointer(), 5, kBytes);
    uint64_t before = userBackend->copied, inUse = owner->memoryStatistics().in_use;
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    ASSERT_TRUE(owner->createCommandBuffer(commands).ok());
    ASSERT_TRUE(commands->copy({source.get(), 0, kBytes}, {target.get(), 0, kBytes}).ok());
    auto &recorded = static_cast<GpuCommandBuffer &>(*commands);
    EXPECT_TRUE(recorded.hasFetches());
    ASSERT_TRUE(recorded.fetch().ok());
    EXPECT_EQ(userBackend->copied - before, refuses ? 0 : kBytes);
    if (!refuses) {
      const Location &staging = recorded.list()[0].source;
      EXPECT_EQ(staging.block->host[staging.offset + kBytes - 1], 5);
    }
    ASSERT_TRUE(owner->submit(nullptr, {&commands, 1}, done).ok());
    EXPECT_TRUE(done->await().ok());
    commands = nullptr;
    EXPECT_EQ(owner->memoryStatistics().in_use, inUse);
    target = nullptr;
  }
}

// Memory of Vulkan, by a file descriptor: here a file without a name.
TEST_F(HostMemory, OpensFileDescriptors) {
  auto driver = makeStreamDriver("fake", openFakeOpener);
  Ref<Device> opener;
  ASSERT_TRUE(driver->create(0, {}, tracer, nullptr, opener).ok());
  std::vector<uint32_t> values = {1, 2, 3, 4}, seen(2);
  sluice_memory_handle_t handle{};
  handle.type = SLUICE_MEMORY_HANDLE_OPAQUE_FD;
  handle.fd = ::memfd_create("memory", MFD_CLOEXEC);
  handle.allocation_length = 4096, handle.offset = 4, handle.length = 8;
  std::memset(handle.device_uuid, 1, sizeof(handle.device_uuid));
  ASSERT_EQ(::ftruncate(handle.fd, 4096), 0);
  ASSERT_EQ(::pwrite(handle.fd, values.data(), 16, 0), 16);

  Ref<Buffer> opened, none;
  Status status = opener->openMemory(handle, opened);
  ASSERT_TRUE(status.ok()) << status.message();
  ASSERT_TRUE(opener->read(*opened, 0, seen.data(), 8).ok());
  EXPECT_EQ(seen, (std::vector<uint32_t>{2, 3}));
  Ref<CommandBuffer> commands;
  Ref<Timepoint> done;
  ASSERT_TRUE(opener->createCommandBuffer(commands).ok());
  ASSERT_TRUE(commands->fill({opened.get(), 0, 8}, 9, 4).ok());
  ASSERT_TRUE(opener->submit(nullptr, {&commands, 1}, done).ok());
  ASSERT_TRUE(done->await().ok());
  ASSERT_EQ(::pread(handle.fd, values.data(), 16, 0), 16);
  EXPECT_EQ(values, (std::vector<uint32_t>{1, 9, 9, 4}));

  sluice_memory_handle_t wrong = handle;
  wrong.allocation_length = 8192;
  status = opener->openMemory(wrong, none);
  EXPECT_EQ(status.code(), SLUICE_UNSUPPORTED);
  EXPECT_STREQ(status.message(), "fake:0 (a fake) cannot open memory of Vulkan: error 1");
  wrong = handle, wrong.fd = 1 << 20;
  EXPECT_EQ(opener->openMemory(wrong, none).code(), SLUICE_INVALID_ARGUMENT);
  wrong = handle, wrong.device_uuid[15] = 2;
  EXPECT_EQ(opener->openMemory(wrong, none).code(), SLUICE_UNSUPPORTED);
  EXPECT_STREQ(opener->openMemory({}, none).message(),
               "fake:0 (a fake) opens no memory by handles of type 0");
  EXPECT_EQ(fakeOpenedMemories(), 1u);
  commands = nullptr, done = nullptr, opened = nullptr;
  EXPECT_EQ(fakeOpenedMemories(), 0u);
  sluice_memory_handle_close(&handle);

  // Within the process it asks for that by itself where the GPU is the same.
  Limits vulkan;
  vulkan.exports = SLUICE_MEMORY_HANDLE_OPAQUE_FD;
  EXPECT_FALSE(opener->asGpu()->driver().opens(vulkan));
  std::memset(vulkan.deviceUuid, 1, sizeof(vulkan.deviceUuid));
  EXPECT_TRUE(opener->asGpu()->driver().opens(vulkan));
}

// Two tensors of the caller on one page, of which one is pinned, in part: the driver copies no
// memory of which it knows a part only.
TEST_F(HostMemory, NeighboursOnAPage) {
  auto driver = makeStreamDriver("fake", openFakeStreamApi);
  Ref<Device> stream;
  ASSERT_TRUE(driver->create(0, {}, tracer, nullptr, stream).ok());
  constexpr uint64_t kBytes = (1 << 20) + 1000;
  std::vector<uint8_t> memory(2 * kBytes), seen(2 * kBytes);
  for (size_t i = 0; i < memory.size(); ++i)
    memory[i] = uint8_t(i * 31 >> 3);
  Ref<Buffer> target, sources[2];
  ASSERT_TRUE(stream->allocate(2 * kBytes, 0, target).ok());
  for (unsigned i : {0, 1})
    ASSERT_TRUE(cpu->importHost(memory.data() + i * kBytes, kBytes, sources[i]).ok());
  unsigned before = fakePinnedRanges();
  for (unsigned i : {0, 0, 0, 0, 1, 1, 1, 1}) {
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    ASSERT_TRUE(stream->createCommandBuffer(commands).ok());
    ASSERT_TRUE(
        commands->copy({sources[i].get(), 0, kBytes}, {target.get(), i * kBytes, kBytes}).ok());
    ASSERT_TRUE(stream->submit(nullptr, {&commands, 1}, done).ok());
    Status status = done->await();
    ASSERT_TRUE(status.ok()) << status.message();
  }
  EXPECT_GT(fakePinnedRanges(), before);
  ASSERT_TRUE(stream->read(*target, 0, seen.data(), seen.size()).ok());
  EXPECT_EQ(seen, memory);
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
