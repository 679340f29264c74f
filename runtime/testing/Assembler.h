//===- Assembler.h - small modules for tests, written by hand -------------===//
// What the compiler's encoder does, in a form that reads well in a test:
//   FunctionBuilder f("add", {.scalarArguments = 2, .scalarResults = 1, .scalarRegisters = 3});
//   f.emit(Opcode::AddI64, {2, 0, 1});
//   f.emit(Opcode::Return, {1, 2, 0});
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/ByteSource.h"
#include "runtime/module/ModuleWriter.h"
#include "runtime/vm/Bytecode.h"
#include "runtime/vm/Program.h"
#include "sluice/sluice.h"

#include <bit>
#include <initializer_list>

namespace sluice::testing {

using vm::Opcode;

struct Counts {
  uint32_t scalarArguments = 0, refArguments = 0, scalarResults = 0, refResults = 0,
           scalarRegisters = 0, refRegisters = 0;
};

class FunctionBuilder {
public:
  FunctionBuilder(std::string name, Counts counts) {
    desc.name = std::move(name);
    desc.scalarArguments = counts.scalarArguments, desc.refArguments = counts.refArguments;
    desc.scalarResults = counts.scalarResults, desc.refResults = counts.refResults;
    desc.scalarRegisters = counts.scalarRegisters, desc.refRegisters = counts.refRegisters;
  }
  /// Operand words as in Opcodes.def. Returns the instruction's index.
  uint32_t emit(Opcode opcode, std::initializer_list<uint32_t> operands) {
    auto at = uint32_t(desc.bytecode.size());
    desc.bytecode.push_back(vm::encodeHead(opcode, uint32_t(operands.size() + 1)));
    desc.bytecode.insert(desc.bytecode.end(), operands);
    return at;
  }
  uint32_t constant(uint32_t reg, int64_t value) {
    return emit(Opcode::ConstI64, {reg, uint32_t(value), uint32_t(uint64_t(value) >> 32)});
  }
  uint32_t constant(uint32_t reg, double value) {
    return constant(reg, std::bit_cast<int64_t>(value));
  }
  uint32_t here() const { return uint32_t(desc.bytecode.size()); }
  /// Sets operand word `operand` (1 = first) of the instruction at `at`, for branches forward.
  void patch(uint32_t at, uint32_t operand, uint32_t value) { desc.bytecode[at + operand] = value; }

  module::FunctionDesc desc;
};

/// Memory aligned as a mapped file.
class AlignedBytes {
public:
  explicit AlignedBytes(std::vector<uint8_t> bytes);
  ~AlignedBytes();
  AlignedBytes(const AlignedBytes &) = delete;
  uint8_t *data() const { return address; }
  size_t size() const { return length; }

private:
  uint8_t *address;
  size_t length;
};

/// One dispatch of kernel 0: the sum of the f32 vectors in reference registers 0 and 1, a new
/// tensor in 8; their length is in scalar register 1. Uses scalars 2 to 7, the last of which is
/// still 0, and references 2 to 7.
void emitAddition(FunctionBuilder &f);

/// Opens and verifies, and runs the initializer on a new CPU device with `threads`.
Status loadProgram(const AlignedBytes &bytes, uint32_t threads, Ref<vm::Program> &program);
Status loadProgram(const module::ModuleDesc &desc, uint32_t threads, Ref<vm::Program> &program,
                   const sluice_module_options_t *options = nullptr);

/// A new CPU device.
Ref<hal::Device> makeCpu(uint32_t threads);

/// A tensor with the values, and back.
Ref<hal::Tensor> makeTensor(hal::Device &device, std::vector<int64_t> dims,
                            std::vector<float> values);
std::vector<float> valuesOf(const hal::Tensor &tensor);

/// The ELF file built from testing/Kernels.c.
std::vector<uint8_t> readKernelLibrary();

} // namespace sluice::testing
