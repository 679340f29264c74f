//===- StreamBackendTest.cpp - failures of stream interfaces --------------===//
// What works is in the conformance suite, which runs over the same fake.
#include "runtime/hal/Device.h"
#include "runtime/testing/FakeStreamApi.h"
#include "runtime/testing/GpuKernels.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::testing;

namespace {

struct Streams : ::testing::Test {
  Streams() {
    driver = gpu::makeStreamDriver("fake", openFakeStreamApi);
    EXPECT_TRUE(driver->create(0, {}, tracer, nullptr, device).ok());
    code = readTestFile("Kernels.ptx");
  }
  ~Streams() override { setFakeStreamFault(0), setFakeStreamBusy(false); }
  template <typename Change> Status load(module::GpuCodeKind kind, Change change) {
    std::vector<module::GpuEntry> entries = testEntries(true);
    change(entries[0]);
    std::vector<uint8_t> image = module::serializeGpuExecutable({{{kind, code}}, entries});
    auto locationOf = [](std::string_view kernel) { return kernel == "add" ? "Node of add" : ""; };
    return device->loadExecutable({"cuda:sm_90", nullptr, image, {}, locationOf}, executable);
  }
  /// Submits the kernel `nothing` once for each location.
  Ref<Timepoint> submit(std::initializer_list<const char *> locations) {
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    EXPECT_TRUE(device->createCommandBuffer(commands).ok());
    for (const char *location : locations) {
      DispatchDesc desc{
          executable.get(), executable->find("nothing"), location, {1, 1, 1}, 0, {}, {}};
      EXPECT_TRUE(commands->dispatch(desc).ok());
    }
    EXPECT_TRUE(device->submit(nullptr, {&commands, 1}, done).ok());
    return done;
  }
  Tracer tracer;
  std::unique_ptr<Driver> driver;
  Ref<Device> device;
  Ref<Executable> executable;
  std::vector<uint8_t> code;
};

constexpr auto kPtx = module::GpuCodeKind::Ptx;
const auto kAsIs = [](module::GpuEntry &) {};

} // namespace

TEST_F(Streams, CodeThatDoesNotLoad) {
  EXPECT_TRUE(load(kPtx, kAsIs).ok());
  EXPECT_STREQ(load(module::GpuCodeKind::Hsaco, kAsIs).message(),
               "module has HSACO for fake:0 (a fake)");
  EXPECT_STREQ(load(kPtx, [](auto &entry) { entry.symbol = "none"; }).message(),
               "module is damaged: fake:0 (a fake) finds no kernel 'add': error 500");
  EXPECT_STREQ(load(kPtx, [](auto &entry) { entry.threads[0] = 65; }).message(),
               "kernel 'add' needs 65 threads in a workgroup, fake:0 (a fake) can run 64 with its "
               "registers");
  EXPECT_STREQ(load(kPtx, [](auto &entry) { entry.dynamicWorkgroupBytes = 1001; }).message(),
               "kernel 'add' needs 1001 bytes of workgroup memory, fake:0 (a fake) has 1000");
  code[0] = 'x';
  Status status = load(kPtx, kAsIs);
  EXPECT_STREQ(
      status.message(),
      "fake:0 (a fake) cannot load the PTX of kernel 'add': error 218: ptxas: line 1 syntax error");
  EXPECT_STREQ(status.location(), "Node of add");
}

// Machine code is taken where it is for this device, else what it was made of.
TEST_F(Streams, MachineCode) {
  std::vector<uint8_t> machine = {'m', 'a', 'c', 'h', 'i', 'n', 'e', 0},
                       foreign = {'f', 'o', 'r', 'e', 'i', 'g', 'n', 0};
  auto loadWith = [&](const std::vector<uint8_t> &other) {
    std::vector<module::GpuEntry> entries = testEntries(true);
    for (module::GpuEntry &entry : entries)
      entry.machineCode = 1;
    std::vector<uint8_t> image = module::serializeGpuExecutable(
        {{{kPtx, code}, {module::GpuCodeKind::Cubin, other}}, entries});
    takeFakeLoads();
    return device->loadExecutable({"cuda:sm_90", nullptr, image, {}, {}}, executable);
  };
  ASSERT_TRUE(loadWith(machine).ok());
  FakeLoads loads = takeFakeLoads();
  EXPECT_EQ(loads.machineCode, 1u);
  EXPECT_EQ(loads.ptx, 0u);
  ASSERT_TRUE(loadWith(foreign).ok());
  loads = takeFakeLoads();
  EXPECT_EQ(loads.machineCode, 0u);
  EXPECT_EQ(loads.ptx, 1u);
  code[0] = 'x'; // of both nothing loads
  EXPECT_STREQ(
      loadWith(foreign).message(),
      "fake:0 (a fake) cannot load the PTX of kernel 'add': error 218: ptxas: line 1 syntax error");
}

// Many PTX codes are linked before they are loaded; what does not link is loaded as it is. The
// first that fails is named.
TEST_F(Streams, ManyCodes) {
  std::vector<module::GpuEntry> entries;
  std::vector<module::GpuCode> codes(40, {kPtx, code});
  for (uint32_t i = 0; i < codes.size(); ++i) {
    entries.push_back(testEntries(true)[3]);
    entries.back().name = "k" + std::to_string(i), entries.back().symbol = "nothing",
    entries.back().code = i;
  }
  auto loadAll = [&] {
    std::vector<uint8_t> image = module::serializeGpuExecutable({codes, entries});
    return device->loadExecutable({"cuda:sm_90", nullptr, image, {}, {}}, executable);
  };
  takeFakeLoads();
  EXPECT_TRUE(loadAll().ok());
  FakeLoads loads = takeFakeLoads();
  EXPECT_EQ(loads.linked, 40u);
  EXPECT_EQ(loads.ptx, 0u);
  std::vector<uint8_t> broken = {'x', 0};
  codes[7].bytes = codes[30].bytes = broken;
  EXPECT_STREQ(
      loadAll().message(),
      "fake:0 (a fake) cannot load the PTX of kernel 'k7': error 218: ptxas: line 1 syntax error");
  loads = takeFakeLoads();
  EXPECT_EQ(loads.linked, 38u);
  EXPECT_EQ(loads.ptx, 2u);
  codes.resize(1), entries.resize(1); // of one there is nothing to share
  EXPECT_TRUE(loadAll().ok());
  EXPECT_EQ(takeFakeLoads().ptx, 1u);
}

// Workgroups that wait for each other are launched for all rounds together if the device, which
// runs six of them, holds those along y, as many along z as it holds; else for each round.
TEST_F(Streams, Rounds) {
  std::vector<module::GpuEntry> entries = testEntries(true);
  entries[0].name = entries[0].symbol = "rounds", entries[0].bindings = 1;
  entries[0].constants = 0, entries[0].flags = SLUICE_GPU_ENTRY_ROUNDS;
  std::vector<uint8_t> image = module::serializeGpuExecutable({{{kPtx, code}}, entries});
  ASSERT_TRUE(device->loadExecutable({"cuda:sm_90", nullptr, image, {}, {}}, executable).ok());
  auto noted = [&](uint32_t rounds, uint32_t y, uint32_t z) {
    Ref<Buffer> buffer;
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    std::vector<int64_t> result(y), zeros(y);
    EXPECT_TRUE(device->allocate(y * 8, {}, buffer).ok());
    EXPECT_TRUE(device->write(*buffer, 0, zeros.data(), y * 8).ok());
    EXPECT_TRUE(device->createCommandBuffer(commands).ok());
    DispatchDesc desc{executable.get(), executable->find("rounds"), "", {rounds, y, z}, 0, {}, {}};
    Binding binding{buffer.get(), 0, y * 8};
    desc.bindings = {&binding, 1};
    EXPECT_TRUE(commands->dispatch(desc).ok());
    EXPECT_TRUE(device->submit(nullptr, {&commands, 1}, done).ok());
    EXPECT_TRUE(done->await().ok());
    EXPECT_TRUE(device->read(*buffer, 0, result.data(), y * 8).ok());
    return result;
  };
  EXPECT_EQ(noted(5, 3, 1), std::vector<int64_t>(3, 1005));
  EXPECT_EQ(noted(5, 3, 9), std::vector<int64_t>(3, 2 * 2005)); // Two run at once, with three each.
  EXPECT_EQ(noted(5, 7, 2), std::vector<int64_t>(7, 5 * 2 * 2001));
  entries[0].flags |= SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY; // Each launch has its own rounds.
  image = module::serializeGpuExecutable({{{kPtx, code}}, entries});
  EXPECT_STREQ(device->loadExecutable({"cuda:sm_90", nullptr, image, {}, {}}, executable).message(),
               "module is damaged: kernel 'rounds' of a GPU executable is described wrongly");
}

// A fault ends everything that runs on the device, with its reason and the node of the oldest work
// that was not done. The next launch may be what notices it, and is not to blame.
TEST_F(Streams, Fault) {
  ASSERT_TRUE(load(kPtx, kAsIs).ok());
  Ref<Buffer> buffer;
  ASSERT_TRUE(device->allocate(64, 0, buffer).ok());
  setFakeStreamBusy(true);
  Ref<Timepoint> first = submit({"Node_1 (Op)"});
  setFakeStreamFault(700);
  Ref<Timepoint> second = submit({"Node_2 (Op)"}), none = submit({});
  for (const Ref<Timepoint> &done : {second, first, none, submit({"Node_3 (Op)"})}) {
    Status status = done->await();
    EXPECT_STREQ(status.message(),
                 "fake:0 (a fake) was lost: error 700, while it ran kernel 'nothing'");
    EXPECT_STREQ(status.location(), "Node_1 (Op)");
  }
  float value = 0;
  EXPECT_EQ(device->read(*buffer, 0, &value, 4).code(), SLUICE_INTERNAL);
}

TEST_F(Streams, FaultOfManyKernels) {
  ASSERT_TRUE(load(kPtx, kAsIs).ok());
  setFakeStreamBusy(true);
  Ref<Timepoint> done = submit({"Node_1 (Op)", "", "Node_2 (Op)"});
  setFakeStreamFault(700);
  EXPECT_STREQ(done->await().message(),
               "fake:0 (a fake) was lost: error 700, while it ran 3 kernels, "
               "'nothing' (Node_1 (Op)) to 'nothing' (Node_2 (Op))");
}

TEST_F(Streams, OutOfMemory) {
  Ref<Buffer> buffer;
  setFakeStreamFault(2);
  Status status = device->allocate(uint64_t(64) << 20, 0, buffer);
  EXPECT_EQ(status.code(), SLUICE_RESOURCE_EXHAUSTED);
  EXPECT_EQ(std::string(status.message()).rfind("out of memory: ", 0), 0u) << status.message();
  setFakeStreamFault(0);
  EXPECT_TRUE(device->allocate(uint64_t(64) << 20, 0, buffer).ok());
}

// Transfers of many pieces, of which the last is short.
TEST_F(Streams, LargeTransfers) {
  std::vector<uint32_t> values((13 << 20) / 4 + 5), result(values.size());
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = uint32_t(i);
  uint64_t bytes = values.size() * 4;
  Ref<Buffer> buffer;
  ASSERT_TRUE(device->allocate(bytes, 0, buffer).ok());
  ASSERT_TRUE(device->write(*buffer, 0, values.data(), bytes).ok());
  ASSERT_TRUE(device->read(*buffer, 0, result.data(), bytes).ok());
  EXPECT_EQ(values, result);
}

// What a driver says when it has no device, or one that cannot be used.
TEST(StreamDriver, SaysWhatIsMissing) {
  Tracer tracer;
  Ref<Device> device;
  auto driver = gpu::makeStreamDriver("fake", [](Ref<gpu::StreamApi> &) {
    return makeError(SLUICE_NOT_FOUND, "libfake.so.1 is not installed");
  });
  EXPECT_TRUE(driver->devices().empty());
  EXPECT_EQ(driver->absence(), "libfake.so.1 is not installed");
  EXPECT_STREQ(driver->create(0, {}, tracer, nullptr, device).message(),
               "no device 'fake:0': libfake.so.1 is not installed");
  driver = gpu::makeStreamDriver("fake", [](Ref<gpu::StreamApi> &api) {
    Status status = openFakeStreamApi(api);
    api->devices[0].problem = "it is too old";
    return status;
  });
  ASSERT_EQ(driver->devices().size(), 1u);
  EXPECT_EQ(driver->devices()[0].problem, "it is too old");
  EXPECT_STREQ(driver->create(0, {}, tracer, nullptr, device).message(),
               "device 'fake:0' cannot be used: it is too old");
  EXPECT_STREQ(driver->create(1, {}, tracer, nullptr, device).message(), "no device 'fake:1'");
}
