//===- Assembler.cpp - small modules for tests, written by hand -----------===//
#include "runtime/testing/Assembler.h"

#include "runtime/hal/Drivers.h"
#include "runtime/testing/GpuKernels.h"

#include <cstdlib>
#include <cstring>

namespace sluice::testing {

AlignedBytes::AlignedBytes(std::vector<uint8_t> bytes) : length(bytes.size()) {
  address = static_cast<uint8_t *>(std::aligned_alloc(64, (length + 63) / 64 * 64));
  std::copy(bytes.begin(), bytes.end(), address);
}
AlignedBytes::~AlignedBytes() { std::free(address); }

Ref<hal::Device> makeCpu(uint32_t threads) {
  static hal::Tracer tracer;
  sluice_device_options_t options{};
  options.threads = threads;
  options.memory_limit = 256 << 20; // mutated programs may ask for anything
  Ref<hal::Device> device;
  Status status = hal::cpu::makeCpuDriver()->create(0, options, tracer, nullptr, device);
  return device;
}

void emitAddition(FunctionBuilder &f) {
  f.emit(Opcode::TensorDim, {1, 0, 0});
  f.constant(2, int64_t(4));
  f.emit(Opcode::MulI64, {3, 1, 2});
  f.constant(4, int64_t(64));
  f.emit(Opcode::CeilDivSI64, {5, 1, 4});
  f.constant(6, int64_t(1));
  f.emit(Opcode::TensorBuffer, {2, 0});
  f.emit(Opcode::TensorBuffer, {3, 1});
  f.emit(Opcode::BufferAlloca, {4, 5, 0, vm::kUsageResult, 3, 8});
  f.emit(Opcode::CmdCreate, {6, 0});
  f.emit(Opcode::CmdDispatch,
         {6, 0, vm::kNoLocation, 5, 6, 6, 7, 1, 1, 3, 2, 7, 3, 3, 7, 3, 4, 7, 3});
  f.emit(Opcode::QueueExecute, {7, 0, 5, 1, 6 | vm::kLastUse});
  f.emit(Opcode::TensorCreate, {8, SLUICE_ELEMENT_F32, 4, 7, 1, 1});
}

Status loadProgram(const AlignedBytes &bytes, uint32_t threads, Ref<vm::Program> &program) {
  Ref<module::ModuleFile> file;
  SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(
      ByteSource::wrapExternal({bytes.data(), bytes.size()}, nullptr, nullptr), file));
  return vm::Program::create(std::move(file), {makeCpu(threads)}, program);
}

Status loadProgram(const module::ModuleDesc &desc, uint32_t threads, Ref<vm::Program> &program,
                   const sluice_module_options_t *options) {
  auto *bytes = new AlignedBytes(module::serializeModule(desc));
  auto source = ByteSource::wrapExternal(
      {bytes->data(), bytes->size()}, [](void *user) { delete static_cast<AlignedBytes *>(user); },
      bytes);
  Ref<module::ModuleFile> file;
  SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(std::move(source), file));
  return vm::Program::create(std::move(file), {makeCpu(threads)}, program, options);
}

Ref<hal::Tensor> makeTensor(hal::Device &device, std::vector<int64_t> dims,
                            std::vector<float> values) {
  Ref<hal::Buffer> buffer;
  Ref<hal::Tensor> tensor;
  Status status = device.allocate(values.size() * 4, hal::kMemoryHostWrite, buffer);
  std::memcpy(buffer->hostPointer(), values.data(), values.size() * 4);
  status = hal::Tensor::create(std::move(buffer), 0, SLUICE_ELEMENT_F32, std::move(dims), tensor);
  return tensor;
}

std::vector<float> valuesOf(const hal::Tensor &tensor) {
  std::vector<float> values(tensor.elementCount());
  std::memcpy(values.data(), tensor.buffer().hostPointer(), values.size() * 4);
  return values;
}

std::vector<uint8_t> readKernelLibrary() { return readTestFile("kernels.so"); }

} // namespace sluice::testing
