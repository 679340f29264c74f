//===- VulkanTest.cpp - modules and kernels on a Vulkan device ------------===//
// Skipped where there is none.
#include "runtime/hal/Drivers.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/GpuKernels.h"
#include "runtime/vm/Program.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::testing;

namespace {

class Vulkan : public ::testing::Test {
protected:
  void SetUp() override {
    static Driver *driver =
        vulkan::makeVulkanDriver().release(); // never ended, as those of Subjects.cpp
    std::vector<DeviceDescription> found = driver->devices();
    if (found.empty() || !found[0].problem.empty())
      GTEST_SKIP() << (found.empty() ? driver->absence() : found[0].problem);
    ASSERT_TRUE(driver->create(0, {}, tracer, nullptr, device).ok());
    code = readTestFile("Kernels.spv");
  }
  /// The tests' kernels, changed.
  template <typename Change> std::vector<uint8_t> executable(Change change) {
    std::vector<module::GpuEntry> entries = testEntries(false);
    change(entries[0]);
    return module::serializeGpuExecutable({{{module::GpuCodeKind::Spirv, code}}, entries});
  }
  Status load(const std::vector<uint8_t> &image) {
    Ref<Executable> result;
    return device->loadExecutable({"vulkan", nullptr, image, {}, {}}, result);
  }
  /// A module whose function adds two tensors of 100 elements, with the given libraries.
  Status loadModule(const std::vector<std::pair<std::string, std::vector<uint8_t>>> &libraries,
                    Ref<vm::Program> &program) {
    FunctionBuilder f(
        "add", {.refArguments = 2, .refResults = 1, .scalarRegisters = 8, .refRegisters = 10});
    f.constant(0, int64_t(0)), f.constant(1, int64_t(400)), f.constant(2, int64_t(100)),
        f.constant(3, int64_t(1)), f.constant(4, int64_t(2));
    f.emit(Opcode::TensorBuffer, {2, 0});
    f.emit(Opcode::TensorBuffer, {3, 1});
    f.emit(Opcode::NullRef, {4});
    f.emit(Opcode::BufferAlloca, {5, 6, 0, vm::kUsageResult, 1, 4});
    f.emit(Opcode::CmdCreate, {7, 0});
    f.emit(Opcode::CmdDispatch, {7, 0, 0, 4, 3, 3, 0, 1, 2, 3, 2, 0, 1, 3, 0, 1, 5, 0, 1});
    f.emit(Opcode::QueueExecute, {8, 0, 6, 1, 7});
    f.emit(Opcode::TimepointAwait, {8});
    f.emit(Opcode::TensorCreate, {9, uint32_t(SLUICE_ELEMENT_F32), 5, 0, 1, 2});
    f.emit(Opcode::Return, {0, 1, 9});
    module::ModuleDesc desc;
    desc.functions = {f.desc};
    desc.devices = {"vulkan"};
    desc.locations = {"Add_1 (Add)"};
    desc.kernels = {{{}, "add", 0, 1, 3}};
    for (const auto &[target, image] : libraries) {
      desc.libraries.push_back({{}, target, uint32_t(desc.segments.size())});
      desc.segments.push_back(image);
    }
    auto *bytes = new AlignedBytes(module::serializeModule(desc));
    auto source = ByteSource::wrapExternal(
        {bytes->data(), bytes->size()},
        [](void *user) { delete static_cast<AlignedBytes *>(user); }, bytes);
    Ref<module::ModuleFile> file;
    SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(std::move(source), file));
    return vm::Program::create(std::move(file), {device}, program);
  }
  std::vector<float> add(vm::Program &program) {
    std::vector<float> values(100, 1.5f), result(100);
    vm::Invocation invocation;
    for (int i = 0; i < 2; ++i) {
      Ref<Buffer> buffer;
      Ref<Tensor> tensor;
      EXPECT_TRUE(device->allocate(400, kMemoryHostWrite, buffer).ok());
      EXPECT_TRUE(device->write(*buffer, 0, values.data(), 400).ok());
      EXPECT_TRUE(Tensor::create(buffer, 0, SLUICE_ELEMENT_F32, {100}, tensor).ok());
      invocation.refArguments.push_back(tensor);
    }
    Status status = vm::invoke(program, 0, invocation);
    EXPECT_TRUE(status.ok()) << status.message();
    if (status.ok()) {
      EXPECT_TRUE(device
                      ->read(static_cast<Tensor &>(*invocation.refResults[0]).buffer(), 0,
                             result.data(), 400)
                      .ok());
    }
    return result;
  }

  Tracer tracer;
  Ref<Device> device;
  std::vector<uint8_t> code;
};

const auto kFits = [](module::GpuEntry &) {};
const auto kTooLarge = [](module::GpuEntry &entry) { entry.workgroupBytes = 1u << 30; };

} // namespace

TEST_F(Vulkan, RunsAModule) {
  Ref<vm::Program> program;
  Status status = loadModule({{"cuda:sm_90", {1, 2, 3}}, {"vulkan", executable(kFits)}}, program);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(add(*program), std::vector<float>(100, 3));
}

// The first library asks for too much, so the second is taken.
TEST_F(Vulkan, PicksAVariantThatFits) {
  Ref<vm::Program> program;
  Status status =
      loadModule({{"vulkan", executable(kTooLarge)}, {"vulkan", executable(kFits)}}, program);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(add(*program), std::vector<float>(100, 3));
}

TEST_F(Vulkan, SaysWhyNoVariantFits) {
  Ref<vm::Program> program;
  Status status =
      loadModule({{"cuda:sm_90", {1, 2, 3}}, {"vulkan", executable(kTooLarge)}}, program);
  EXPECT_EQ(status.code(), SLUICE_UNSUPPORTED);
  EXPECT_STREQ(status.location(), "Add_1 (Add)");
  std::string message = status.message();
  EXPECT_EQ(message.rfind("module has no kernel 'add' for vulkan:0: compiled for cuda:sm_90, this "
                          "is a Vulkan device; "
                          "kernel 'add' needs 1073741824 "
                          "bytes of workgroup memory, vulkan:0 (",
                          0),
            0u)
      << message;
}

TEST_F(Vulkan, BadCode) {
  std::vector<uint8_t> good = code;
  code.resize(16);
  EXPECT_STREQ(load(executable(kFits)).message(), "module is damaged: its SPIR-V is cut off");
  code = good, code[0] ^= 1;
  EXPECT_STREQ(load(executable(kFits)).message(),
               "module is damaged: its SPIR-V has no magic number");
  code = good, code[5] = 9;
  EXPECT_EQ(
      std::string(load(executable(kFits)).message()).rfind("module has SPIR-V 1.9, vulkan:0 (", 0),
      0u);
  code = good;
  std::vector<uint8_t> ptx =
      module::serializeGpuExecutable({{{module::GpuCodeKind::Ptx, code}}, testEntries(false)});
  EXPECT_EQ(std::string(load(ptx).message()).rfind("module has PTX for vulkan:0 (", 0), 0u);
}

TEST_F(Vulkan, Traces) {
  Ref<vm::Program> program;
  ASSERT_TRUE(loadModule({{"vulkan", executable(kFits)}}, program).ok());
  tracer.begin(true);
  add(*program);
  tracer.end();
  uint64_t count = 0;
  tracer.visitKernels(
      [](void *user, const sluice_trace_kernel_t *kernel) {
        EXPECT_STREQ(kernel->kernel, "add");
        EXPECT_EQ(kernel->bytes, 1200u);
        EXPECT_LT(kernel->nanoseconds, 1'000'000'000u);
        *static_cast<uint64_t *>(user) += kernel->dispatches;
      },
      &count);
  EXPECT_EQ(count, 1u);
}
