//===- ProgramTest.cpp - which devices a module gets ----------------------===//
#include "runtime/testing/Assembler.h"

#include <gtest/gtest.h>

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
