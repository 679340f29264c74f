//===- LimitsTest.cpp - what exceeds a limit ends, and only that ----------===//
#include "runtime/testing/Assembler.h"
#include "runtime/testing/StatusText.h"

#include <chrono>
#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::testing;

namespace {

constexpr uint64_t kMebibyte = 1 << 20;

FunctionBuilder endless() {
  FunctionBuilder f("endless", {});
  f.emit(Opcode::Branch, {0});
  return f;
}

/// Allocates a mebibyte 64 times, and keeps or drops each.
FunctionBuilder allocating(const char *name, bool drops) {
  FunctionBuilder f(name, {.scalarRegisters = 1, .refRegisters = 67});
  f.constant(0, int64_t(kMebibyte));
  for (uint32_t i = 0; i < 64; ++i)
    f.emit(Opcode::BufferAlloca, {drops ? 0 : i, 66, 0, vm::kUsageResult, 0, 65});
  f.emit(Opcode::Return, {0, 0});
  return f;
}

/// Records commands without an end, and never submits them.
FunctionBuilder recording() {
  FunctionBuilder f("recording", {.scalarRegisters = 3, .refRegisters = 5});
  f.constant(0, int64_t(64));
  f.emit(Opcode::BufferAlloca, {0, 1, 0, vm::kUsageResult, 0, 2});
  f.emit(Opcode::CmdCreate, {3, 0});
  uint32_t loop = f.emit(Opcode::CmdFill, {3, 0, 1, 0, 1, 4});
  f.emit(Opcode::Branch, {loop});
  return f;
}

/// One dispatch of kernel 0, at location 0, of 2^31 - 1 workgroups in each of two dimensions.
FunctionBuilder dispatching() {
  FunctionBuilder f("dispatching", {.scalarRegisters = 4, .refRegisters = 4});
  f.constant(0, int64_t(INT32_MAX));
  f.constant(1, int64_t(1));
  f.emit(Opcode::CmdCreate, {0, 0});
  f.emit(Opcode::CmdDispatch, {0, 0, 0, 0, 0, 1, 2, 0, 0});
  f.emit(Opcode::QueueExecute, {1, 0, 2, 1, 0});
  f.emit(Opcode::TimepointAwait, {1});
  f.emit(Opcode::Return, {0, 0});
  return f;
}

module::ModuleDesc describe(const std::vector<uint8_t> &library) {
  module::ModuleDesc desc;
  auto add = [&](FunctionBuilder f, bool isExported = true) {
    if (isExported)
      desc.exports.push_back({{}, f.desc.name, uint32_t(desc.functions.size()), {}, {}, ""});
    desc.functions.push_back(std::move(f.desc));
  };
  for (uint32_t i = 0; i < 40; ++i) { // calls the next one twice
    FunctionBuilder f("f" + std::to_string(i), {});
    for (int twice = 0; i < 39 && twice < 2; ++twice)
      f.emit(Opcode::Call, {i + 1, 0, 0, 0, 0});
    f.emit(Opcode::Return, {0, 0});
    add(std::move(f), i == 0 || i == 39);
  }
  add(endless());
  add(allocating("keeps", false));
  add(allocating("drops", true));
  add(recording());
  add(dispatching());
  desc.locations = {"Add_0 (Add)"};
  desc.kernels = {{{}, "nothing", 0, 0, 0}};
  desc.libraries = {{{}, "cpu:::", 0}};
  desc.segments = {library};
  return desc;
}

class Limits : public ::testing::TestWithParam<uint32_t> {
protected:
  void SetUp() override {
    ASSERT_EQ(take(sluice_instance_create(&instance)), "");
    sluice_device_options_t options{};
    options.threads = GetParam();
    ASSERT_EQ(take(sluice_device_create(instance, "cpu", &options, &device)), "");
  }
  void TearDown() override {
    sluice_module_release(module);
    sluice_device_release(device);
    sluice_instance_release(instance);
  }
  std::string load(const module::ModuleDesc &desc, sluice_limits_t limits) {
    bytes = std::make_unique<AlignedBytes>(module::serializeModule(desc));
    sluice_module_options_t options{sizeof(options), nullptr, nullptr, nullptr, nullptr, limits};
    return take(sluice_module_load_memory_with(&device, 1, bytes->data(), bytes->size(), nullptr,
                                               nullptr, &options, &module));
  }
  std::string call(const char *function, sluice_limits_t limits, bool asynchronous = false) {
    sluice_call_t *call = nullptr;
    EXPECT_EQ(take(sluice_call_create(module, function, &call)), "");
    sluice_call_set_limits(call, &limits);
    std::string said;
    sluice_fence_t *done = nullptr;
    said = take(asynchronous ? sluice_call_invoke_async(call, nullptr, 0, &done)
                             : sluice_call_invoke(call));
    if (done)
      said = take(sluice_fence_wait(done));
    sluice_fence_release(done);
    sluice_call_free(call);
    return said;
  }

  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_module_t *module = nullptr;
  std::unique_ptr<AlignedBytes> bytes;
};
INSTANTIATE_TEST_SUITE_P(Threads, Limits, ::testing::Values(1, 3));

} // namespace

TEST_P(Limits, Calls) {
  std::vector<uint8_t> library = readKernelLibrary();
  ASSERT_EQ(load(describe(library), {}), "");
  const sluice_limits_t steps{0, 0, 1000}, time{0, 20000, 0}, memory{8 * kMebibyte, 0, 0};
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(call("endless", steps),
              "RESOURCE_EXHAUSTED function 'endless': the call takes more than its limit of 1000 "
              "iterations and calls of functions");
    EXPECT_EQ(call("endless", time), "DEADLINE_EXCEEDED function 'endless': the call takes longer "
                                     "than its limit of 0.02 s");
    EXPECT_NE(call("f0", steps).find("more than its limit of 1000"), std::string::npos);
    EXPECT_NE(call("f0", time).find("longer than its limit of 0.02 s"), std::string::npos);
    EXPECT_EQ(call("keeps", memory),
              "RESOURCE_EXHAUSTED the call needs 1048576 bytes beside 8388608 in use, its limit of "
              "memory is 8388608");
    EXPECT_EQ(call("drops", memory), "");
    EXPECT_EQ(call("keeps", {}), "");
    EXPECT_NE(call("recording", memory).find("its limit of memory"), std::string::npos);
    EXPECT_EQ(call("f39", {8 * kMebibyte, 1000000, 1000}), "");
  }
}

// Kernels are not begun any more, where the call waits for them and where it does not.
TEST_P(Limits, Kernels) {
  std::vector<uint8_t> library = readKernelLibrary();
  ASSERT_EQ(load(describe(library), {}), "");
  auto begin = std::chrono::steady_clock::now();
  for (bool asynchronous : {false, true})
    EXPECT_EQ(call("dispatching", {0, 30000, 0}, asynchronous),
              "DEADLINE_EXCEEDED Add_0 (Add): the call takes longer than its limit of 0.03 s");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST_P(Limits, Loads) {
  std::vector<uint8_t> library = readKernelLibrary();
  module::ModuleDesc desc = describe(library);
  EXPECT_EQ(load(desc, {100, 0, 0}).substr(0, 34), "RESOURCE_EXHAUSTED the load needs ");
  desc.initializer = 40;
  EXPECT_EQ(load(desc, {0, 20000, 0}), "DEADLINE_EXCEEDED function 'endless': the load takes "
                                       "longer than its limit of 0.02 s");
  desc.initializer = 41;
  EXPECT_NE(load(desc, {8 * kMebibyte, 0, 0}).find("its limit of memory is 8388608"),
            std::string::npos);
  desc.initializer = 0;
  EXPECT_NE(load(desc, {0, 0, 5000}).find("more than its limit of 5000"), std::string::npos);
  desc.initializer = 39;
  EXPECT_EQ(load(desc, {8 * kMebibyte, 10000000, 5000}), "");
}

// What small files ask for many times over is refused before it is done.
TEST_P(Limits, SmallFiles) {
  std::vector<uint8_t> library = readKernelLibrary();
  auto refuses = [&](const char *what, auto change) {
    module::ModuleDesc desc = describe(library);
    change(desc);
    auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(load(desc, {}), std::string("DATA_LOSS module is damaged: ") + what);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5)) << what;
  };
  const char *shared = "its tables name too many devices, kernels or libraries together";
  refuses(shared, [](auto &desc) {
    desc.devices.assign(10000, "");
    desc.kernels.assign(10000, {{}, "nothing", 0, 0, 0});
  });
  refuses(shared, [](auto &desc) {
    desc.libraries.assign(3000, {{}, "cpu:::", 0});
    desc.kernelFailures.assign(3000, {{}, "no", 0});
  });
  refuses(shared, [](auto &desc) {
    desc.kernels.push_back({{}, "absent", 0, 0, 0});
    desc.libraries.assign(1000, {{}, "cpu:::", 0});
    desc.kernelFailures.assign(1, {{}, std::string(1 << 20, 'x'), 0});
  });
  refuses("its libraries share their code", [](auto &desc) {
    desc.libraries.assign(3000, {{}, "cpu:::", 0});
    desc.kernels.push_back({{}, "absent", 0, 0, 0});
  });
  refuses("a channel along too many axes", [](auto &desc) {
    fb::ChannelT channel;
    channel.grid.assign(200000, 1);
    for (uint32_t i = 0; i < channel.grid.size(); ++i)
      channel.axes.push_back(i);
    desc.channels.push_back(channel);
  });
}
