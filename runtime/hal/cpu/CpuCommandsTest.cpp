//===- CpuCommandsTest.cpp - commands on several threads --------------------===//
#include "runtime/hal/Drivers.h"
#include "runtime/testing/Assembler.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::testing;

namespace {
struct Span {
  unsigned thread;
  double start, duration;
};

/// The dispatches in a trace.
std::vector<Span> spansOf(const Tracer &tracer) {
  std::string path = "/tmp/sluice-trace-" + std::to_string(::getpid()) + ".json", line;
  EXPECT_TRUE(tracer.write(path.c_str()).ok());
  std::vector<Span> spans;
  std::ifstream file(path);
  while (std::getline(file, line)) {
    Span span;
    size_t at = line.find("\"tid\":");
    if (at != line.npos && std::sscanf(line.c_str() + at, "\"tid\":%u,\"ts\":%lf,\"dur\":%lf",
                                       &span.thread, &span.start, &span.duration) == 3)
      spans.push_back(span);
  }
  ::unlink(path.c_str());
  return spans;
}
} // namespace

// Two commands without a barrier between them run at the same time on two threads, and the trace
// says so; for times of each kernel alone they run one after the other.
TEST(CpuCommands, IndependentCommandsRunAtTheSameTime) {
  static Tracer tracer;
  sluice_device_options_t options{};
  options.threads = 2;
  Ref<Device> device;
  for (const auto &driver : makeDrivers())
    if (driver->name() == "cpu")
      ASSERT_TRUE(driver->create(0, options, tracer, nullptr, device).ok());
  Ref<Executable> executable;
  std::vector<uint8_t> library = readKernelLibrary();
  ASSERT_TRUE(device->loadExecutable({"", nullptr, library, {}, {}}, executable).ok());
  Ref<Buffer> count;
  ASSERT_TRUE(device->allocate(64, kMemoryHostWrite, count).ok());
  for (bool isolated : {false, true}) {
    int64_t zero = 0, together = isolated ? 1 : 2;
    ASSERT_TRUE(device->write(*count, 0, &zero, 8).ok());
    tracer.begin(isolated);
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    Binding binding{count.get(), 0, 8};
    ASSERT_TRUE(device->createCommandBuffer(commands).ok());
    for (const char *node : {"Left_0 (Conv)", "Right_1 (Conv)"})
      ASSERT_TRUE(commands
                      ->dispatch({executable.get(),
                                  executable->find("meet"),
                                  node,
                                  {1, 1, 1},
                                  0,
                                  {&together, 1},
                                  {&binding, 1}})
                      .ok());
    ASSERT_TRUE(device->submit(nullptr, {&commands, 1}, done).ok());
    Status status = done->await();
    EXPECT_TRUE(status.ok()) << status.message();
    tracer.end();
    std::vector<Span> spans = spansOf(tracer);
    ASSERT_EQ(spans.size(), 2u);
    bool overlap = spans[0].start < spans[1].start + spans[1].duration &&
                   spans[1].start < spans[0].start + spans[0].duration;
    EXPECT_EQ(overlap, !isolated);
    if (!isolated)
      EXPECT_NE(spans[0].thread, spans[1].thread);
    size_t kernels = 0;
    tracer.visitKernels(
        [](void *user, const sluice_trace_kernel_t *kernel) {
          EXPECT_EQ(kernel->dispatches, 1u);
          ++*static_cast<size_t *>(user);
        },
        &kernels);
    EXPECT_EQ(kernels, 2u); // one for each node
  }
}
