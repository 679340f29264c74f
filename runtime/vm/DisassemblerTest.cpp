//===- DisassemblerTest.cpp -----------------------------------------------===//
#include "runtime/vm/Disassembler.h"

#include "runtime/testing/Assembler.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::testing;

TEST(Disassembler, Instructions) {
  FunctionBuilder f(
      "f", {.scalarArguments = 1, .scalarResults = 1, .scalarRegisters = 2, .refRegisters = 2});
  f.constant(1, int64_t(-5));
  f.emit(Opcode::CmdDispatch, {0, 0, 0, 1, 1, 1, 1, 0, 2, 0, 1, 1, 1 | vm::kLastUse, 1, 1});
  f.emit(Opcode::TensorCreate, {0, SLUICE_ELEMENT_BF16, 1, 0, 0});
  f.emit(Opcode::Return, {1, 1, 0});
  module::ModuleDesc desc;
  desc.functions = {f.desc};
  desc.kernels = {{{}, "add", 0, 0, 2}};
  desc.locations = {"Add_0 (Add)"};
  AlignedBytes bytes(module::serializeModule(desc));
  Ref<module::ModuleFile> file;
  Status status = module::ModuleFile::open(
      ByteSource::wrapExternal({bytes.data(), bytes.size()}, nullptr, nullptr), file);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(vm::disassemble(*file, file->functions[0]),
            "    0: ConstI64 s1 -5\n"
            "    4: CmdDispatch R0 @add \"Add_0 (Add)\" s1 s1 s1 s1 [] [R0 s1 s1 R1! s1 s1]\n"
            "   20: TensorCreate R0 bf16 R1 s0 []\n"
            "   26: Return [s1] []\n");
}
