//===- ProgramTest.cpp - which devices a module gets ----------------------===//
#include "runtime/vm/Program.h"
#include "runtime/collectives/Sockets.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeStreamApi.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace sluice;
using namespace sluice::testing;

namespace {

/// A processor under another name.
Ref<hal::Device> makeCpu(const char *name) {
  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_device_options_t options{};
  options.threads = 1;
  EXPECT_EQ(sluice_instance_create(&instance), nullptr);
  EXPECT_EQ(sluice_device_create(instance, name, &options, &device), nullptr);
  sluice_instance_release(instance);
  return Ref<hal::Device>::adopt(reinterpret_cast<hal::Device *>(device));
}

module::ModuleDesc moduleWith(std::vector<module::DeviceNeedDesc> needs) {
  module::ModuleDesc desc;
  desc.devices.assign(needs.size(), "cpu");
  desc.needs = std::move(needs);
  FunctionBuilder function("f", {});
  function.emit(Opcode::Return, {0, 0});
  desc.functions.push_back(function.desc);
  return desc;
}

/// The devices that the module gets of `given`, by name, or the error.
std::string choose(const module::ModuleDesc &desc, std::vector<Ref<hal::Device>> given) {
  auto *bytes = new AlignedBytes(module::serializeModule(desc));
  auto source = ByteSource::wrapExternal(
      {bytes->data(), bytes->size()}, [](void *user) { delete static_cast<AlignedBytes *>(user); },
      bytes);
  Ref<module::ModuleFile> file;
  Ref<vm::Program> program;
  Status status = module::ModuleFile::open(std::move(source), file);
  if (status.ok())
    status = vm::Program::create(std::move(file), std::move(given), program);
  if (!status.ok())
    return status.message();
  std::string names;
  for (uint32_t i = 0; i < program->file().devices.size(); ++i)
    names += (i ? " " : "") + std::string(program->device(i).name());
  return names;
}

TEST(Program, TakesDevicesByDriverAndOrder) {
  auto first = makeCpu("cpu"), second = makeCpu("cpu:1");
  auto two = moduleWith({{{}, "a", "cpu"}, {{}, "b", "cpu"}});
  EXPECT_EQ(choose(two, {first, second}), "cpu:0 cpu:1");
  EXPECT_EQ(choose(two, {second, first}), "cpu:1 cpu:0");
  EXPECT_EQ(choose(moduleWith({{{}, "a", "cpu", 1}, {{}, "b", "cpu"}}), {first, second}),
            "cpu:1 cpu:0");
  EXPECT_EQ(choose(moduleWith({{{}, "a", "cpu", 1}, {{}, "b", "cpu", 1}}), {first, second}),
            "cpu:1 cpu:1");
  EXPECT_EQ(choose(moduleWith({{{}, "a", "cpu"}}), {first, second}), "cpu:0");
}

TEST(Program, SaysWhatIsAbsent) {
  auto cpu = makeCpu("cpu");
  EXPECT_EQ(choose(moduleWith({{{}, "a", "cpu"}, {{}, "b", "cpu"}}), {cpu}),
            "module needs 2 devices, 'b' on cpu is absent; given cpu:0");
  EXPECT_EQ(choose(moduleWith({{{}, "gpu", "vulkan", 1}}), {cpu}),
            "module needs 1 device, 'gpu' on vulkan number 1 is absent; given cpu:0");
}

// A queue is no device that must be given.
TEST(Program, OpensQueues) {
  auto first = makeCpu("cpu"), second = makeCpu("cpu:1");
  std::vector<module::DeviceNeedDesc> needs = {{{}, "a", "cpu"},
                                               {{}, "b", "cpu"},
                                               {{}, "b.queue1", "cpu", module::kNone, 1, 1},
                                               {{}, "a.queue3", "cpu", module::kNone, 0, 3}};
  EXPECT_EQ(choose(moduleWith(needs), {first, second}), "cpu:0 cpu:1 cpu:1 cpu:0");
  EXPECT_EQ(choose(moduleWith(needs), {first}),
            "module needs 2 devices, 'b' on cpu is absent; given cpu:0");
  int opened = 0;
  for (auto &device : {first, second})
    device->visitQueues([&](hal::Device &queue) {
      ++opened;
      EXPECT_NE(&queue, device.get());
    });
  EXPECT_EQ(opened, 2);
}

TEST(Program, TakesAsManyDevicesAsItUses) {
  auto cpu = makeCpu("cpu"), second = makeCpu("cpu:1"), third = makeCpu("cpu:2");
  auto desc = moduleWith({});
  desc.devices = {"cpu", "cpu"};
  EXPECT_EQ(choose(desc, {cpu}), "cpu:0 cpu:0");
  EXPECT_EQ(choose(desc, {cpu, second}), "cpu:0 cpu:1");
  EXPECT_EQ(choose(desc, {cpu, second, third}), "module uses 2 devices, 3 given");
}

// Two queues of one number are one, with the kernels of both.
TEST(Program, OneQueueByTwoNames) {
  auto cpu = makeCpu("cpu");
  auto desc = moduleWith({{{}, "a", "cpu"},
                          {{}, "a.queue1", "cpu", module::kNone, 0, 1},
                          {{}, "a.other1", "cpu", module::kNone, 0, 1}});
  EXPECT_EQ(choose(desc, {cpu}), "cpu:0 cpu:0 cpu:0");
}

// Each library is for some devices; what has all kernels ends the search. Both devices read one
// constant, and kernels fail with words of the module.
TEST(Program, LibrariesOfSomeDevices) {
  auto first = makeCpu("cpu"), second = makeCpu("cpu:1");
  auto library = readKernelLibrary();
  auto desc = moduleWith({{{}, "a", "cpu"}, {{}, "b", "cpu"}});
  FunctionBuilder f("f", {0, 0, 0, 0, 0, 2});
  f.emit(Opcode::BufferConstant, {0, 0, 1});
  f.emit(Opcode::BufferConstant, {1, 1, 1});
  f.emit(Opcode::Return, {0, 0});
  desc.functions = {f.desc};
  std::vector<uint8_t> constant(64);
  desc.segments = {library, constant};
  desc.locations = {"Add_0 (Add)"};
  desc.kernels = {{{}, "nothing", 0, 0, 0}, {{}, "fails", 0, 0, 0}};
  desc.kernelFailures = {{{}, "first", 0}, {{}, "second", 0}};
  desc.libraries = {{{}, "cpu:::", 0, module::kNone, {0}},
                    {{}, "cpu:::", 0, module::kNone, {1}},
                    {{}, "cpu:::", 0}};
  EXPECT_EQ(choose(desc, {first, second}), "cpu:0 cpu:1");
  desc.libraries.erase(desc.libraries.begin(), desc.libraries.begin() + 2);
  desc.libraries[0].devices = {1};
  EXPECT_EQ(choose(desc, {first, second}), "cpu:0 cpu:1");
}

// Cut constants: this process has the only part.
TEST(Program, PartsOfOneProcess) {
  auto desc = moduleWith({{{}, "a", "cpu"}});
  FunctionBuilder f("f", {0, 0, 0, 0, 0, 1});
  f.emit(Opcode::BufferConstant, {0, 0, module::kPartOfProcess});
  f.emit(Opcode::Return, {0, 0});
  desc.functions = {f.desc};
  std::vector<uint8_t> constant(64);
  desc.segments = {constant};
  desc.channels = {{{}, {1, 1}, {1}}};
  desc.constantParts = {{{}, {0}, 0}};
  EXPECT_EQ(choose(desc, {makeCpu("cpu")}), "cpu:0");
}

/// Of two processes, started again as this test with other variables, each loads a module for both.
struct TwoProcesses {
  /// What each said.
  static std::vector<std::string> run(const char *kind) {
    uint16_t port = 0;
    int listener = -1;
    EXPECT_TRUE(collectives::listenAt("127.0.0.1", port, listener).ok());
    ::close(listener);
    std::vector<FILE *> both;
    for (int rank : {0, 1})
      both.push_back(
          ::popen(formatText("WORLD_SIZE=2 RANK=%d LOCAL_RANK=%d LOCAL_WORLD_SIZE=2 "
                             "MASTER_ADDR=127.0.0.1 SLUICE_MASTER_PORT=%u SLUICE_KIND=%s "
                             "/proc/%d/exe --gtest_also_run_disabled_tests "
                             "--gtest_filter=Program.DISABLED_OneOfTwo 2>&1",
                             rank, rank, port, kind, ::getpid())
                      .c_str(),
                  "r"));
    std::vector<std::string> said;
    for (FILE *each : both) {
      std::string &text = said.emplace_back();
      for (int c; (c = std::fgetc(each)) != EOF;)
        text += char(c);
      ::pclose(each);
      size_t at = text.find("said: ");
      text = at == text.npos ? text : text.substr(at + 6, text.find('\n', at) - at - 6);
    }
    return said;
  }
};

TEST(Program, DISABLED_OneOfTwo) {
  const char *kind = std::getenv("SLUICE_KIND"), *rank = std::getenv("RANK");
  ASSERT_TRUE(kind && rank) << "TwoProcesses starts it";
  auto desc = moduleWith({{{}, "a", "cpu"}});
  desc.channels = {{{}, {2}, {0}}, {{}, {2}, {}}}; // both, and each by itself
  desc.constantParts = {{{}, {0, 1}, 0}};
  std::vector<uint8_t> parts[2] = {std::vector<uint8_t>(64, 10), std::vector<uint8_t>(64, 20)};
  desc.segments = {parts[0], parts[1]};
  FunctionBuilder f("f", {0, 0, 2, 0, 3, 4});
  f.constant(0, int64_t(8));
  f.emit(Opcode::BufferConstant, {0, 0, module::kPartOfProcess});
  f.emit(Opcode::BufferAlloca, {1, 2, 0, vm::kUsageHostRead, 0, 2});
  f.emit(Opcode::CmdCreate, {3, 0});
  f.emit(Opcode::CmdCollective,
         {3, 0, uint32_t(hal::CollectiveKind::AllReduce), uint32_t(hal::Reduction::Sum),
          SLUICE_ELEMENT_I8, vm::kNoLocation, 1, 1, 0, 1, 0, 1, 1, 0});
  f.emit(Opcode::QueueExecute, {2, 0, 2, 1, 3});
  f.emit(Opcode::TimepointAwait, {2});
  f.emit(Opcode::BufferLoad, {1, SLUICE_ELEMENT_I8, 1, 1});
  f.emit(Opcode::ProcessIndex, {2});
  f.emit(Opcode::Return, {2, 1, 2, 0});
  desc.functions = {f.desc};
  if (std::string(kind) == "other" && *rank == '1')
    desc.strings = {"another"};
  if (std::string(kind) == "device" && *rank == '1') { // another kind of it
    hal::Tracer tracer;
    auto driver = hal::gpu::makeStreamDriver("fake", openFakeStreamApi);
    Ref<hal::Device> fake;
    ASSERT_TRUE(driver->create(0, {}, tracer, nullptr, fake).ok());
    desc.needs.clear();
    std::printf("said: %s\n", choose(desc, {fake}).c_str());
    return;
  }
  desc.needs.clear();
  Ref<vm::Program> program;
  vm::Invocation invocation;
  Status status = loadProgram(desc, 1, program);
  if (status.ok())
    status = vm::invoke(*program, 0, invocation);
  if (status.ok())
    std::printf("said: process %lld has %lld\n", (long long)invocation.scalarResults[1],
                (long long)invocation.scalarResults[0]);
  else
    std::printf("said: %s\n", status.message());
}

TEST(Program, TwoProcesses) {
  EXPECT_EQ(TwoProcesses::run("same"),
            (std::vector<std::string>{"process 0 has 30", "process 1 has 30"}));
  for (const std::string &said : TwoProcesses::run("other"))
    EXPECT_NE(said.find("loads another module than process"), said.npos) << said;
  EXPECT_EQ(TwoProcesses::run("device"),
            (std::vector<std::string>{
                "process 1 runs on fake, process 0 on cpu: all take the same kind of device",
                "process 0 runs on cpu, process 1 on fake: all take the same kind of device"}));
}

// What a policy was asked, and answered, is in a trace.
TEST(Program, TracesSelections) {
  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  ASSERT_EQ(sluice_instance_create(&instance), nullptr);
  ASSERT_EQ(sluice_device_create(instance, "cpu", nullptr, &device), nullptr);
  FunctionBuilder f("f", {0, 0, 0, 0, 4, 0});
  f.constant(2, int64_t(0));
  f.emit(Opcode::AllocatorSelect, {0, 1, 2, 2, 3, 2, 3, 3, 3});
  f.emit(Opcode::Return, {0, 0});
  auto desc = moduleWith({});
  desc.devices = {"cpu"};
  desc.functions = {f.desc};
  desc.exports = {{{}, "f", 0, {}, {}, ""}};
  AlignedBytes bytes(module::serializeModule(desc));
  sluice_module_t *module = nullptr;
  sluice_call_t *call = nullptr;
  ASSERT_EQ(
      sluice_module_load_memory(&device, 1, bytes.data(), bytes.size(), nullptr, nullptr, &module),
      nullptr);
  ASSERT_EQ(sluice_call_create(module, "f", &call), nullptr);
  sluice_trace_begin(instance);
  sluice_status_t status = sluice_call_invoke(call);
  EXPECT_STREQ(sluice_status_message(status), "");
  sluice_status_free(status);
  sluice_trace_end(instance);
  std::string path = ::testing::TempDir() + "selection.json";
  ASSERT_EQ(sluice_trace_write(instance, path.c_str()), nullptr);
  std::ifstream file(path);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_NE(text.find("\"candidates\":[\"cpu:0\",\"cpu:0\"],\"device\":\"cpu:0\""), text.npos)
      << text;
  sluice_call_free(call);
  sluice_module_release(module);
  sluice_device_release(device);
  sluice_instance_release(instance);
}

// The first variant whose devices are there is taken.
TEST(Program, ChoosesAmongVariants) {
  auto cpu = makeCpu("cpu");
  auto desc = moduleWith({{{}, "a", "cuda"}});
  desc.variants.push_back(moduleWith({{{}, "a", "cpu"}}));
  EXPECT_EQ(choose(desc, {cpu}), "cpu:0");
  desc.variants[0] = moduleWith({{{}, "a", "hip"}});
  EXPECT_EQ(choose(desc, {cpu}),
            "module has no variant for cpu:0: module needs 1 device, 'a' on cuda is absent; given "
            "cpu:0; module needs 1 device, 'a' on hip is absent; given cpu:0");
}

} // namespace
