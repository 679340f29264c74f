//===- CudaTest.cpp - what only an NVIDIA device shows --------------------===//
// Skipped where there is none.
#include "runtime/hal/Drivers.h"
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/GpuKernels.h"

#include <cstdlib>
#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::testing;

namespace {

struct Cuda : ::testing::Test {
  void SetUp() override {
    driver = cuda::makeCudaDriver();
    std::vector<DeviceDescription> found = driver->devices();
    if (found.empty() || !found[0].problem.empty())
      GTEST_SKIP() << (found.empty() ? driver->absence() : found[0].problem);
    open();
  }
  void open() {
    Status status = driver->create(0, {}, tracer, nullptr, device);
    ASSERT_TRUE(status.ok()) << status.message();
  }
  /// One kernel without arguments, `k`, of this PTX.
  Status load(const std::string &body, Ref<Executable> &executable, module::GpuEntry entry = {}) {
    std::string text = ".version 6.0\n.target sm_50\n.address_size 64\n" + body;
    entry.name = "k";
    image = module::serializeGpuExecutable(
        {{{module::GpuCodeKind::Ptx,
           {reinterpret_cast<const uint8_t *>(text.data()), text.size()}}},
         {entry}});
    return device->loadExecutable({"cuda:sm_50", nullptr, image, {}, {}}, executable);
  }
  Status run(Executable &executable, const char *location) {
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    SLUICE_RETURN_IF_ERROR(device->createCommandBuffer(commands));
    SLUICE_RETURN_IF_ERROR(
        commands->dispatch({&executable, executable.find("k"), location, {1, 1, 1}, 0, {}, {}}));
    SLUICE_RETURN_IF_ERROR(device->submit(nullptr, {&commands, 1}, done));
    return done->await();
  }
  Tracer tracer;
  std::unique_ptr<Driver> driver;
  Ref<Device> device;
  std::vector<uint8_t> image;
};

const char *const kNothing = ".visible .entry k() { ret; }\n";

} // namespace

// CUDA reads memory that Vulkan wrote where it lies; Vulkan finds there what CUDA wrote.
TEST_F(Cuda, WorksOnMemoryOfVulkan) {
  std::unique_ptr<Driver> vulkanDriver = vulkan::makeVulkanDriver();
  Ref<Device> vulkan;
  Ref<Buffer> theirs, ours;
  for (uint32_t i = 0; i < vulkanDriver->devices().size() && !vulkan; ++i) {
    if (!vulkanDriver->create(i, {}, tracer, nullptr, vulkan).ok() ||
        !device->asGpu()->driver().opens(vulkan->asGpu()->limits()))
      vulkan = nullptr;
  }
  if (!vulkan)
    GTEST_SKIP() << "no Vulkan device of this GPU whose memory CUDA opens";
  constexpr uint64_t kWords = 1 << 20;
  std::vector<uint32_t> values(kWords);
  for (uint64_t i = 0; i < kWords; ++i)
    values[i] = uint32_t(i * 2654435761u);
  ASSERT_TRUE(vulkan->allocate(4 * kWords, 0, theirs).ok());
  ASSERT_TRUE(device->allocate(4 * kWords, 0, ours).ok());
  ASSERT_TRUE(vulkan->write(*theirs, 0, values.data(), 4 * kWords).ok());
  ASSERT_TRUE(device->canUse(theirs->storage()));
  Ref<CommandBuffer> commands;
  Ref<Timepoint> done;
  ASSERT_TRUE(device->createCommandBuffer(commands).ok());
  ASSERT_TRUE(commands->copy({theirs.get(), 0, 4 * kWords}, {ours.get(), 0, 4 * kWords}).ok());
  ASSERT_TRUE(commands->barrier().ok());
  ASSERT_TRUE(commands->fill({theirs.get(), 4, 8}, 7, 4).ok());
  ASSERT_TRUE(device->submit(nullptr, {&commands, 1}, done).ok());
  ASSERT_TRUE(done->await().ok());
  std::vector<uint32_t> seen(kWords);
  ASSERT_TRUE(device->read(*ours, 0, seen.data(), 4 * kWords).ok());
  EXPECT_EQ(seen, values);
  ASSERT_TRUE(vulkan->read(*theirs, 0, seen.data(), 4 * kWords).ok());
  values[1] = values[2] = 7;
  EXPECT_EQ(seen, values);
}

// Bad code says what the driver's compiler says, in one line.
TEST_F(Cuda, BadCode) {
  Ref<Executable> executable;
  std::string message = load(".visible .entry k() { nonsense; }\n", executable).message();
  EXPECT_NE(message.find("cannot load the PTX of kernel 'k': CUDA_ERROR_INVALID_PTX (218)"),
            std::string::npos)
      << message;
  EXPECT_NE(message.find("nonsense"), std::string::npos) << message;
  EXPECT_EQ(message.find('\n'), std::string::npos);
}

TEST_F(Cuda, Limits) {
  Ref<Executable> executable;
  module::GpuEntry entry;
  entry.dynamicWorkgroupBytes = 100 << 10; // more than a kernel gets unasked
  Status status = load(kNothing, executable, entry);
  if (status.ok()) {
    EXPECT_TRUE(run(*executable, "").ok());
  }
  entry.dynamicWorkgroupBytes = 1 << 20;
  status = load(kNothing, executable, entry);
  EXPECT_EQ(status.code(), SLUICE_UNSUPPORTED);
  EXPECT_NE(std::string(status.message()).find("needs 1048576 bytes of workgroup memory, cuda:0 ("),
            std::string::npos)
      << status.message();
  entry.dynamicWorkgroupBytes = 0, entry.threads[0] = 2048;
  EXPECT_NE(std::string(load(kNothing, executable, entry).message())
                .find("needs 2048 threads in a workgroup"),
            std::string::npos);
}

// A kernel that faults: its node is named, and the process and its other devices go on. CUDA itself
// may be unusable in this process from then on, so it is a process of its own.
TEST_F(Cuda, Fault) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto fault = [&] {
    Ref<Executable> executable;
    Status status =
        load(".visible .entry k() { .reg .b64 %a; .reg .b32 %v; mov.u64 %a, 16; mov.u32 %v, 1; "
             "st.global.u32 [%a], %v; ret; }\n",
             executable);
    status = status.ok() ? run(*executable, "Node_1 (Op)") : std::move(status);
    std::fprintf(stderr, "[%s|%s]", status.location(), status.message());
    Ref<Buffer> buffer;
    bool goesOn = makeCpu(1)->allocate(100, 0, buffer).ok() && !run(*executable, "").ok();
    executable = nullptr, device = nullptr;
    status = driver->create(0, {}, tracer, nullptr, device);
    std::fprintf(stderr, "[again: %s]", status.ok() ? "works" : status.message());
    std::_Exit(goesOn ? 0 : 1);
  };
  EXPECT_EXIT(fault(), ::testing::ExitedWithCode(0),
              "\\[Node_1 \\(Op\\)\\|cuda:0 \\(.*\\) was lost: CUDA_ERROR_ILLEGAL_ADDRESS "
              "\\(700\\): .*, while it ran "
              "kernel 'k'\\]");
}

TEST_F(Cuda, OutOfMemory) {
  std::vector<Ref<Buffer>> held;
  Ref<Buffer> buffer;
  Status status;
  while (status.ok()) {
    status = device->allocate(uint64_t(8) << 30, 0, buffer);
    if (status.ok())
      held.push_back(buffer);
  }
  EXPECT_EQ(status.code(), SLUICE_RESOURCE_EXHAUSTED) << status.message();
  EXPECT_EQ(std::string(status.message())
                .rfind("out of memory: cannot allocate 8589934592 bytes beside ", 0),
            0u)
      << status.message();
  EXPECT_FALSE(held.empty());
  held.clear(), buffer = nullptr;
  device->trim();
  EXPECT_EQ(device->memoryStatistics().cached, 0u);
  EXPECT_TRUE(device->allocate(1 << 20, 0, buffer).ok());
}
