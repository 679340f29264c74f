//===- StreamLibraryTest.cpp - the tables of CUDA and HIP, filled ---------===//
// Each test is a process of its own that opens a fake library first: the driver then finds it under
// the vendor's name, even where there is a real one.
//===----------------------------------------------------------------------===//
#include "runtime/hal/Drivers.h"
#include "runtime/testing/GpuKernels.h"

#include <cstdlib>
#include <dlfcn.h>
#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;

namespace {

/// Prints what the driver finds, and what a transfer, a fill and code for another device come to.
[[noreturn]] void use(std::unique_ptr<Driver> (*make)(), const char *library, const char *mode,
                      module::GpuCodeKind kind) {
  if (library && !dlopen(sluice::testing::testFilePath(library).c_str(), RTLD_NOW))
    std::fprintf(stderr, "%s\n", dlerror()), std::_Exit(1);
  setenv("SLUICE_FAKE_DRIVER", mode, 1);
  std::unique_ptr<Driver> driver = make();
  std::vector<DeviceDescription> found = driver->devices();
  if (found.empty())
    std::fprintf(stderr, "%.*s: %s;", int(driver->name().size()), driver->name().data(),
                 driver->absence().c_str());
  for (const DeviceDescription &device : found)
    std::fprintf(stderr, "%s: %s%s;", device.name.c_str(), device.description.c_str(),
                 device.problem.c_str());
  if (found.empty())
    std::_Exit(0);
  Tracer tracer;
  Ref<Device> device;
  Ref<Buffer> buffer;
  Ref<CommandBuffer> commands;
  Ref<Timepoint> done;
  Ref<Executable> executable;
  std::vector<uint32_t> values = {1, 2, 3, 4}, result(4);
  Status status = driver->create(0, {}, tracer, nullptr, device);
  if (status.ok())
    status = device->allocate(16, 0, buffer);
  if (status.ok())
    status = device->write(*buffer, 0, values.data(), 16);
  if (status.ok())
    status = device->createCommandBuffer(commands);
  if (status.ok())
    status = commands->fill({buffer.get(), 4, 8}, 9, 4);
  if (status.ok())
    status = device->submit(nullptr, {&commands, 1}, done);
  if (status.ok())
    status = done->await();
  if (status.ok())
    status = device->read(*buffer, 0, result.data(), 16);
  std::fprintf(stderr, " [%s] %u %u %u %u;", status.message(), result[0], result[1], result[2],
               result[3]);
  uint8_t code[] = {'k'};
  module::GpuEntry entry;
  entry.name = "k", entry.threads[0] = 1;
  module::GpuEntry second = entry;
  second.code = 1;
  std::vector<uint8_t> image =
      module::serializeGpuExecutable({{{kind, code}, {kind, code}}, {entry, second}});
  std::fprintf(stderr, " [%s]",
               device->loadExecutable({"", nullptr, image, {}, {}}, executable).message());
  done = nullptr, commands = nullptr, buffer = nullptr, device = nullptr;
  std::_Exit(0);
}

/// Prints what a copy from the second device to the first comes to.
[[noreturn]] void pull(std::unique_ptr<Driver> (*make)(), const char *library) {
  if (!dlopen(sluice::testing::testFilePath(library).c_str(), RTLD_NOW))
    std::fprintf(stderr, "%s\n", dlerror()), std::_Exit(1);
  setenv("SLUICE_FAKE_DRIVER", "pair", 1);
  std::unique_ptr<Driver> driver = make();
  Tracer tracer;
  Ref<Device> devices[2];
  Ref<Buffer> source, target;
  Ref<CommandBuffer> fill, copy;
  Ref<Timepoint> done;
  Status status;
  for (uint32_t i = 0; i < 2 && status.ok(); ++i)
    status = driver->create(i, {}, tracer, nullptr, devices[i]);
  if (status.ok())
    status = devices[1]->allocate(16, 0, source);
  if (status.ok())
    status = devices[0]->allocate(16, 0, target);
  if (status.ok())
    status = devices[1]->createCommandBuffer(fill);
  if (status.ok())
    status = fill->fill({source.get(), 0, 16}, 9, 4);
  if (status.ok())
    status = devices[1]->submit(nullptr, {&fill, 1}, done);
  if (status.ok())
    status = devices[0]->createCommandBuffer(copy);
  if (status.ok())
    status = copy->copy({source.get(), 4, 8}, {target.get(), 8, 8});
  if (status.ok())
    status = devices[0]->submit(done, {&copy, 1}, done);
  if (status.ok())
    status = done->await();
  uint32_t values[2] = {0, 0};
  if (status.ok())
    status = devices[0]->read(*target, 8, values, 8);
  std::fprintf(stderr, "[%s] %u %u", status.message(), values[0], values[1]);
  std::_Exit(0);
}

struct StreamLibrary : ::testing::Test {
  StreamLibrary() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

void useCuda(const char *library, const char *mode) {
  use(cuda::makeCudaDriver, library, mode, module::GpuCodeKind::Cubin);
}
void useHip(const char *library, const char *mode) {
  use(hip::makeHipDriver, library, mode, module::GpuCodeKind::Hsaco);
}

} // namespace

TEST_F(StreamLibrary, Cuda) {
  EXPECT_EXIT(
      useCuda("fake_cuda.so", ""), ::testing::ExitedWithCode(0),
      "^cuda:0: Fake H1, sm_90, 1024 MiB, CUDA 12.8, shares memory by IPC handles; \\[\\] 1 9 9 4; "
      "\\[cuda:0 \\(Fake H1\\) cannot load the cubin of kernel 'k': an unknown error "
      "\\(209\\)\\]$");
  // What is linked loads, and nothing else.
  EXPECT_EXIT(use(cuda::makeCudaDriver, "fake_cuda.so", "links", module::GpuCodeKind::Ptx),
              ::testing::ExitedWithCode(0), " \\[\\]$");
  EXPECT_EXIT(useCuda("fake_cuda.so", "links"), ::testing::ExitedWithCode(0), "\\(209\\)\\]$");
  EXPECT_EXIT(useCuda("fake_cuda.so", "none"), ::testing::ExitedWithCode(0),
              "^cuda: the driver finds no device;$");
  EXPECT_EXIT(useCuda("fake_cuda.so", "broken"), ::testing::ExitedWithCode(0),
              "^cuda: the driver does not start: CUDA_ERROR_FAKE \\(803\\): the fake is broken;$");
  EXPECT_EXIT(useCuda("fake_cuda_old.so", ""), ::testing::ExitedWithCode(0),
              "^cuda: the driver is too old: it has no cuLaunchKernel;$");
}

TEST_F(StreamLibrary, Hip) {
  EXPECT_EXIT(
      useHip("fake_hip.so", ""), ::testing::ExitedWithCode(0),
      "^hip:0: Fake MI, gfx942:sramecc\\+:xnack-, 1024 MiB, HIP 6.3, shares memory by IPC handles; "
      "\\[\\] 1 9 9 4; "
      "\\[hip:0 \\(Fake MI\\) cannot load the HSACO of kernel 'k': an unknown error \\(209\\)\\]$");
  EXPECT_EXIT(useHip("fake_hip.so", "none"), ::testing::ExitedWithCode(0),
              "^hip: the driver finds no device;$");
  EXPECT_EXIT(useHip("fake_hip.so", "broken"), ::testing::ExitedWithCode(0),
              "^hip: the driver does not start: hipErrorFake \\(803\\): the fake is broken;$");
  EXPECT_EXIT(useHip("fake_hip_old.so", ""), ::testing::ExitedWithCode(0),
              "^hip: the driver is too old: it has no hipModuleLaunchKernel;$");
}

TEST_F(StreamLibrary, Peers) {
  EXPECT_EXIT(pull(cuda::makeCudaDriver, "fake_cuda.so"), ::testing::ExitedWithCode(0),
              "^\\[\\] 9 9$");
  EXPECT_EXIT(pull(hip::makeHipDriver, "fake_hip.so"), ::testing::ExitedWithCode(0),
              "^\\[\\] 9 9$");
}
