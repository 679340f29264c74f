//===- DevicePolicyTest.cpp - who is asked for memory, and what is answered ===//
#include "runtime/hal/DevicePolicy.h"
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeBackend.h"
#include "runtime/vm/Program.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::testing;

namespace {

constexpr uint32_t kLocal = SLUICE_MEMORY_DEVICE_LOCAL, kStorage = SLUICE_USAGE_DISPATCH_STORAGE;

struct DevicePolicy : ::testing::Test {
  DevicePolicy() {
    auto owned = std::make_unique<gpu::FakeBackend>();
    backend = owned.get();
    backend->limitTable.name = "fake:0";
    backend->limitTable.memoryBytes = 64 << 20;
    gpu = makeRef<gpu::GpuDevice>(DeviceDescription{"fake:0", "a fake", "fake", ""},
                                  std::move(owned), 0, tracer, nullptr);
  }
  ~DevicePolicy() override { sluice_device_set_lead_allocator_ordinal(SLUICE_NO_LEAD_ALLOCATOR); }

  /// A module for a processor 'a' and a fake 'b'. Loading it asks for memory of `type` for `usage`
  /// on either, twice, and once for another use; f() allocates 1 MiB there and gives it back.
  module::ModuleDesc ask(uint32_t type, uint32_t usage) {
    FunctionBuilder init("init", {.scalarRegisters = 8});
    init.constant(0, int64_t(0));
    init.constant(1, int64_t(1));
    init.constant(2, int64_t(3));
    init.constant(3, int64_t(type));
    init.constant(4, int64_t(usage));
    init.constant(5, int64_t(usage | SLUICE_USAGE_TRANSFER));
    init.emit(Opcode::AllocatorSelect, {6, 7, 2, 0, 2, 1, 2, 3, 4});
    init.emit(Opcode::AllocatorSelect, {6, 7, 2, 0, 2, 1, 2, 3, 5});
    init.emit(Opcode::AllocatorSelect, {6, 7, 2, 0, 2, 1, 2, 3, 4});
    init.emit(Opcode::GlobalStore, {6, 0});
    init.emit(Opcode::Return, {0, 0});
    FunctionBuilder f("f", {.refResults = 1, .scalarRegisters = 2, .refRegisters = 4});
    f.constant(0, int64_t(1 << 20));
    f.constant(1, int64_t(0));
    f.emit(Opcode::BufferAlloca, {0, 1, /*global 0*/ 2, vm::kUsageShared, 0, 2});
    f.emit(Opcode::TensorCreate, {3, SLUICE_ELEMENT_I8, 0, 1, 1, 0});
    f.emit(Opcode::Return, {0, 1, 3});
    module::ModuleDesc desc;
    desc.devices = {"cpu", "fake"};
    desc.needs = {{{}, "a", "cpu"}, {{}, "b", "fake"}};
    desc.scalarGlobals = {"chosen"};
    desc.functions = {init.desc, f.desc};
    desc.initializer = 0;
    desc.exports = {
        {{}, "f", 1, {}, {{{}, "y", false, SLUICE_ELEMENT_I8, {1 << 20}, {}, "", 2}}, ""}};
    return desc;
  }
  /// The devices that are chosen, or why there are none.
  std::string load(const module::ModuleDesc &desc,
                   const sluice_hal_device_policy_t *policy = nullptr) {
    auto *bytes = new AlignedBytes(module::serializeModule(desc));
    auto source = ByteSource::wrapExternal(
        {bytes->data(), bytes->size()},
        [](void *user) { delete static_cast<AlignedBytes *>(user); }, bytes);
    Ref<module::ModuleFile> file;
    sluice_module_options_t options{sizeof(options), policy, nullptr, nullptr, nullptr};
    Status status = module::ModuleFile::open(std::move(source), file);
    if (status.ok())
      status = vm::Program::create(
          std::move(file), {Ref<Device>(cpu.get()), Ref<Device>(gpu.get())}, program, &options);
    if (!status.ok())
      return status.message();
    std::string names;
    for (const auto &selection : program->readSelections([](const auto &all) { return all; }))
      names += (names.empty() ? "" : " ") + std::string(program->device(selection.device).name());
    return names;
  }
  std::string load(const char *policy) {
    sluice_hal_device_policy_t found;
    EXPECT_EQ(sluice_hal_device_policy_find(policy, &found), nullptr);
    return load(ask(kLocal, kStorage), &found);
  }

  Tracer tracer;
  gpu::FakeBackend *backend;
  Ref<gpu::GpuDevice> gpu;
  Ref<Device> cpu = makeCpu(1);
  Ref<vm::Program> program;
};

// Two distinct questions of three.
TEST_F(DevicePolicy, AsksOnce) {
  EXPECT_EQ(load(ask(kLocal, kStorage)), "cpu:0 cpu:0");
  sluice_device_set_lead_allocator_ordinal(1);
  EXPECT_EQ(load(ask(kLocal, kStorage)), "fake:0 fake:0");
  EXPECT_EQ(sluice_device_lead_allocator_ordinal(), 1u);
  auto *module = reinterpret_cast<sluice_module_t *>(program.get());
  uint64_t queues = 0;
  EXPECT_EQ(sluice_module_selection_count(module), 2u);
  EXPECT_EQ(sluice_module_selection(module, 1, &queues),
            reinterpret_cast<sluice_device_t *>(gpu.get()));
  EXPECT_EQ(queues, 3u);
  EXPECT_EQ(sluice_module_selection(module, 2, nullptr), nullptr);
  EXPECT_EQ(sluice_module_device(module, 2), reinterpret_cast<sluice_device_t *>(gpu.get()));
  EXPECT_EQ(sluice_module_device(module, 3), nullptr);
}

TEST_F(DevicePolicy, MemoryIsWhereItWasChosen) {
  for (uint32_t lead : {0u, 1u}) {
    sluice_device_set_lead_allocator_ordinal(lead);
    load(ask(kLocal, kStorage));
    cpu->resetPeakMemory(), gpu->resetPeakMemory();
    vm::Invocation call;
    ASSERT_TRUE(vm::invoke(*program, 1, call).ok());
    EXPECT_EQ(cpu->memoryStatistics().peak >= 1 << 20, lead == 0);
    EXPECT_EQ(gpu->memoryStatistics().peak >= 1 << 20, lead == 1);
  }
}

TEST_F(DevicePolicy, LeadAllocatorMustBeThere) {
  sluice_device_set_lead_allocator_ordinal(2);
  EXPECT_EQ(load(ask(kLocal, kStorage)),
            "the lead allocator is device 2, but the module is loaded onto 2");
  sluice_device_set_lead_allocator_ordinal(1);
  EXPECT_EQ(load(ask(SLUICE_MEMORY_HOST_VISIBLE, kStorage)),
            "the lead allocator 'b' (fake:0): the host cannot address its memory");
}

TEST_F(DevicePolicy, TakesTheFirstThatHasSuchMemory) {
  EXPECT_EQ(load(ask(SLUICE_MEMORY_HOST_LOCAL, kStorage)), "cpu:0 cpu:0");
  EXPECT_EQ(load(ask(kLocal, kStorage | SLUICE_USAGE_SHARING_EXPORT)),
            "no device has memory of type DeviceLocal for DispatchStorage|SharingExport: 'a' "
            "(cpu:0): other processes "
            "cannot open its memory; 'b' (fake:0): other processes cannot open its memory");
  backend->lost = true;
  EXPECT_EQ(load("rank"), "cpu:0 cpu:0");
  backend->lost = false;
}

TEST_F(DevicePolicy, Policies) {
  EXPECT_EQ(load("first"), "cpu:0 cpu:0");
  EXPECT_EQ(load("rank"), "fake:0 fake:0"); // 300 against 100
  auto *handle = reinterpret_cast<sluice_device_t *>(cpu.get());
  EXPECT_EQ(sluice_device_rank(handle), 100u);
  sluice_device_set_rank(handle, 301);
  EXPECT_EQ(load("rank"), "cpu:0 cpu:0");
  EXPECT_EQ(load("free_memory"), "cpu:0 cpu:0"); // all of the machine's against 64 MiB
  std::string fastest = load("bandwidth");
  EXPECT_TRUE(fastest == "cpu:0 cpu:0" || fastest == "fake:0 fake:0") << fastest;
  EXPECT_EQ(load("bandwidth"), fastest); // measured once
  EXPECT_EQ(
      load("locality"),
      "fake:0 fake:0"); // The processor uses the fake's mapped memory, the fake uses only its own.
  sluice_hal_device_policy_t found;
  sluice_status_t status = sluice_hal_device_policy_find("nearest", &found);
  EXPECT_STREQ(
      sluice_status_message(status),
      "no device policy 'nearest', expected first, rank, bandwidth, free_memory or locality");
  sluice_status_free(status);
}

struct Answer {
  sluice_device_t *device;
  uint64_t queues;
  int calls = 0;
  std::string seen;
};

sluice_status_t answer(void *user, const sluice_device_candidate_t *candidates, size_t count,
                       uint32_t type, uint32_t usage, uint32_t flags, sluice_device_t **device,
                       uint64_t *queues) {
  auto &wanted = *static_cast<Answer *>(user);
  ++wanted.calls;
  wanted.seen = memoryTypeText(type) + " " + usageText(usage) + " " + std::to_string(flags);
  for (size_t i = 0; i < count; ++i)
    wanted.seen += " " + std::string(candidates[i].name) + std::to_string(candidates[i].ordinal) +
                   (candidates[i].refusal ? "-" : "+") +
                   std::to_string(candidates[i].queue_affinity);
  *device = wanted.device, *queues = wanted.queues;
  return wanted.queues == 99 ? sluice_status_create(SLUICE_UNSUPPORTED, "no memory today")
                             : nullptr;
}

TEST_F(DevicePolicy, Callbacks) {
  auto *theCpu = reinterpret_cast<sluice_device_t *>(cpu.get()),
       *theGpu = reinterpret_cast<sluice_device_t *>(gpu.get());
  Answer wanted{theGpu, 2, 0, ""};
  sluice_hal_device_policy_t policy{answer, &wanted};
  EXPECT_EQ(load(ask(kLocal, kStorage), &policy), "fake:0 fake:0");
  EXPECT_EQ(wanted.calls, 2);
  EXPECT_EQ(wanted.seen, "DeviceLocal Transfer|DispatchStorage 0 a0+3 b1+3");
  wanted = {theGpu, 4, 0, ""};
  EXPECT_EQ(load(ask(kLocal, kStorage), &policy),
            "the device policy chose 'b' (fake:0) with queues that it was not asked "
            "for; asked for one of 'a' (cpu:0), 'b' (fake:0)");
  wanted = {theGpu, 1, 0, ""};
  EXPECT_EQ(load(ask(SLUICE_MEMORY_HOST_LOCAL, kStorage), &policy),
            "the device policy chose 'b' (fake:0), which is refused: its memory is not the host's; "
            "asked for one of 'a' "
            "(cpu:0), 'b' (fake:0)");
  EXPECT_EQ(wanted.seen.substr(wanted.seen.size() - 9), "a0+3 b1-3");
  wanted = {nullptr, 1, 0, ""};
  EXPECT_EQ(load(ask(kLocal, kStorage), &policy),
            "the device policy chose nothing; asked for one of 'a' (cpu:0), 'b' (fake:0)");
  Ref<Device> other = makeCpu(1);
  wanted = {reinterpret_cast<sluice_device_t *>(other.get()), 1, 0, ""};
  EXPECT_EQ(load(ask(kLocal, kStorage), &policy),
            "the device policy chose a device that it was not asked for; asked for one of 'a' "
            "(cpu:0), 'b' (fake:0)");
  wanted = {theCpu, 99, 0, ""};
  EXPECT_EQ(load(ask(kLocal, kStorage), &policy), "no memory today");
}

// The device that was chosen is full or gone: each call says so, the process and the other device
// go on.
TEST_F(DevicePolicy, ChosenDeviceFails) {
  auto call = [&]() -> std::string {
    vm::Invocation invocation;
    return vm::invoke(*program, 1, invocation).message();
  };
  sluice_device_set_lead_allocator_ordinal(1);
  ASSERT_EQ(load("first"), "fake:0 fake:0");
  EXPECT_EQ(call(), "");
  gpu->trim();
  backend->capacity = 1 << 10;
  for (int time = 0; time < 2; ++time)
    EXPECT_EQ(
        call(),
        "out of memory: cannot allocate 1048576 bytes beside 0 in use on fake:0: the fake is full");
  backend->capacity = UINT64_MAX;
  EXPECT_EQ(call(), "");
  backend->lost = true;
  EXPECT_EQ(load("first"), "the lead allocator 'b' (fake:0): the fake was lost");
  sluice_device_set_lead_allocator_ordinal(SLUICE_NO_LEAD_ALLOCATOR);
  EXPECT_EQ(load("rank"), "cpu:0 cpu:0"); // takes what is left
  EXPECT_EQ(call(), "");
}

// What no selection stored names no device, and neither does any other number.
TEST_F(DevicePolicy, DamagedModules) {
  module::ModuleDesc desc = ask(kLocal, kStorage);
  desc.functions[0].bytecode[desc.functions[0].bytecode.size() - 5] = 3; // stores the memory type
  EXPECT_EQ(load(desc), "the program names a device that was not selected");
  desc = ask(kLocal, kStorage);
  desc.functions[0].bytecode[2] = 2; // the number of the first candidate
  EXPECT_EQ(load(desc), "2 is not a device of the program");
  desc = ask(kLocal, kStorage);
  desc.exports[0].results[0].device = 3;
  EXPECT_EQ(load(desc), "module is damaged: an argument or result on no device");
  desc = ask(kLocal, kStorage);
  FunctionBuilder f("f", {.refResults = 1, .refRegisters = 1});
  f.emit(Opcode::BufferConstant, {0, 2, 0});
  f.emit(Opcode::Return, {0, 1, 0});
  desc.functions[1] = f.desc;
  static const uint8_t bytes[64] = {};
  desc.segments = {bytes};
  EXPECT_EQ(
      load(desc),
      "module is damaged: function 'f', word 0: a constant on a device that is not known yet");
}

} // namespace
