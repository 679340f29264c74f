//===- StreamGraphsTest.cpp - commands that come again, as one launch -----===//
// That results are the same is in the conformance suite; here is when graphs are used at all.
#include "runtime/hal/Device.h"
#include "runtime/testing/FakeStreamApi.h"
#include "runtime/testing/GpuKernels.h"

#include <fstream>
#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::testing;

namespace {

struct Graphs : ::testing::Test {
  Graphs() {
    driver = gpu::makeStreamDriver("fake", openFakeStreamApi);
    EXPECT_TRUE(driver->create(0, {}, tracer, nullptr, device).ok());
    load();
    for (auto &buffer : buffers) {
      int64_t one = 1;
      EXPECT_TRUE(device->allocate(8, kMemoryHostWrite, buffer).ok());
      EXPECT_TRUE(device->write(*buffer, 0, &one, 8).ok());
    }
    takeFakeGraphLaunches();
  }
  ~Graphs() override { setFakeStreamFault(0), setFakeGraphFault(0); }

  void load() {
    std::vector<module::GpuEntry> entries = testEntries(true);
    for (module::GpuEntry &entry : entries)
      if (entry.name == "step")
        entry.flags |= SLUICE_GPU_ENTRY_WAITS;
    std::vector<uint8_t> image = module::serializeGpuExecutable(
        {{{module::GpuCodeKind::Ptx, readTestFile("Kernels.ptx")}}, entries});
    EXPECT_TRUE(device->loadExecutable({"cuda:sm_90", nullptr, image, {}, {}}, executable).ok());
  }
  /// Two groups of steps on both buffers; returns how many graphs that launched.
  unsigned run(int64_t by, int groups = 2) {
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    EXPECT_TRUE(device->createCommandBuffer(commands).ok());
    for (int group = 0; group < groups; ++group) {
      for (auto &buffer : buffers) {
        Binding binding{buffer.get(), 0, 8};
        DispatchDesc desc{executable.get(), executable->find("step"), "", {1, 1, 1}, 0, {&by, 1},
                          {&binding, 1}};
        EXPECT_TRUE(commands->dispatch(desc).ok());
      }
      EXPECT_TRUE(commands->barrier().ok());
    }
    EXPECT_TRUE(device->submit(nullptr, {&commands, 1}, done).ok());
    last = done->await();
    return takeFakeGraphLaunches();
  }
  int64_t value(int i) {
    int64_t result = 0;
    EXPECT_TRUE(device->read(*buffers[i], 0, &result, 8).ok());
    return result;
  }

  Tracer tracer;
  std::unique_ptr<Driver> driver;
  Ref<Device> device;
  Ref<Executable> executable;
  Ref<Buffer> buffers[2];
  Status last;
};

} // namespace

// Commands that come again are launched as a graph, also if others came between.
TEST_F(Graphs, SecondTime) {
  EXPECT_EQ(run(0), 0u);
  EXPECT_EQ(run(1), 0u);
  EXPECT_EQ(run(0), 1u);
  EXPECT_EQ(run(1), 1u);
  EXPECT_EQ(run(0), 1u);
  int64_t expected = 1;
  for (int64_t by : {0, 1, 0, 1, 0})
    expected = (expected * 3 + by) * 3 + by;
  EXPECT_EQ(value(0), expected);
  EXPECT_EQ(value(1), expected);
}

// A kernel that waits by itself may begin before the one before it ends: where these two are steps
// of their own, and nothing else lies between.
TEST_F(Graphs, OverlapOneAfterTheOther) {
  int64_t by = 1;
  auto dispatch = [&](CommandBuffer &commands, const char *name, int buffer) {
    Binding binding{buffers[buffer].get(), 0, 8};
    DispatchDesc desc{executable.get(), executable->find(name), "", {1, 1, 1}, 0,
                      {&by, 1},         {&binding, 1}};
    EXPECT_TRUE(commands.dispatch(desc).ok());
  };
  auto overlaps = [&](auto record) {
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    EXPECT_TRUE(device->createCommandBuffer(commands).ok());
    record(*commands);
    takeFakeOverlappingLaunches();
    EXPECT_TRUE(device->submit(nullptr, {&commands, 1}, done).ok());
    EXPECT_TRUE(done->await().ok());
    return takeFakeOverlappingLaunches();
  };
  EXPECT_EQ(overlaps([&](CommandBuffer &commands) {
              for (const char *name : {"step", "step", "next launch", "step"}) {
                dispatch(commands, name, 0);
                EXPECT_TRUE(commands.barrier().ok());
              }
            }),
            2u); // The first has none before it; the third has no such code.
  EXPECT_EQ(overlaps([&](CommandBuffer &commands) {
              dispatch(commands, "step", 0);
              EXPECT_TRUE(commands.barrier().ok());
              dispatch(commands, "step", 0), dispatch(commands, "step", 1);
              EXPECT_TRUE(commands.barrier().ok());
              dispatch(commands, "step", 0);
              EXPECT_TRUE(commands.barrier().ok());
              EXPECT_TRUE(commands.fill({buffers[0].get(), 0, 8}, 0, 4).ok());
              EXPECT_TRUE(commands.barrier().ok());
              dispatch(commands, "step", 0);
            }),
            0u);
}

TEST_F(Graphs, NotForFewCommands) {
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(run(0, 1), 0u);
}

// Each dispatch has its times.
TEST_F(Graphs, NotWhileTraced) {
  run(0), run(0);
  tracer.begin(true);
  EXPECT_EQ(run(0), 0u);
  tracer.end();
  EXPECT_EQ(run(0), 1u);
}

// Of dispatches the time of one of which is lost, the others are shown.
TEST_F(Graphs, TracedWithoutSomeTimes) {
  tracer.begin(true);
  loseFakeTimes(1);
  run(0);
  tracer.end();
  std::string path = ::testing::TempDir() + "times.json";
  ASSERT_TRUE(tracer.write(path.c_str()).ok());
  std::ifstream file(path);
  std::string text(std::istreambuf_iterator<char>(file), {});
  EXPECT_NE(text.find("\"step\""), std::string::npos);
}

// What graphs refer to may be gone.
TEST_F(Graphs, ForgottenWithCodeAndMemory) {
  run(0);
  EXPECT_EQ(run(0), 1u);
  executable = nullptr;
  load();
  EXPECT_EQ(run(0), 0u);
  EXPECT_EQ(run(0), 1u);
  Ref<Buffer> large;
  EXPECT_TRUE(device->allocate(uint64_t(100) << 20, 0, large).ok());
  large = nullptr;
  device->trim();
  EXPECT_EQ(run(0), 0u);
  EXPECT_EQ(run(0), 1u);
}

// Where the driver cannot launch graphs after all, commands run one by one.
TEST_F(Graphs, ThatDoNotLaunch) {
  run(0);
  setFakeGraphFault(801);
  EXPECT_EQ(run(0), 0u);
  EXPECT_TRUE(last.ok()) << last.message();
  EXPECT_EQ(value(0), 81);
  setFakeGraphFault(0);
  EXPECT_EQ(run(0), 0u);
  EXPECT_EQ(run(0), 0u);
}

// Programs whose commands never come three times are not captured for ever.
TEST_F(Graphs, ThatDoNotPay) {
  unsigned launched = 0;
  for (int64_t i = 0; i < 200; ++i) {
    run(i);
    launched += run(i);
  }
  EXPECT_LT(launched, 40u);
}
