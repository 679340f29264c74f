//===- InstructionTest.cpp - each instruction by itself -------------------===//
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeStreamApi.h"
#include "runtime/vm/Program.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::testing;
using vm::Invocation;

namespace {

const std::vector<float> kWords = {1, 2, 3, 4};

/// A module whose first function has this code, with a constant, a channel and globals.
module::ModuleDesc moduleOf(std::vector<FunctionBuilder> functions) {
  module::ModuleDesc desc;
  for (auto &function : functions)
    desc.functions.push_back(std::move(function.desc));
  desc.strings = {"m"}, desc.locations = {"l"};
  desc.scalarGlobals = {"s"}, desc.refGlobals = {"r"};
  desc.channels.emplace_back(); // of this process alone
  desc.segments = {{reinterpret_cast<const uint8_t *>(kWords.data()), 16}};
  return desc;
}

Status runOn(Ref<vm::Program> &program, std::vector<FunctionBuilder> functions,
             Invocation &invocation) {
  SLUICE_RETURN_IF_ERROR(loadProgram(moduleOf(std::move(functions)), 1, program));
  return vm::invoke(*program, 0, invocation);
}

/// Scalars in registers 0, 1, ...; what the instruction writes to the register behind them.
int64_t compute(Opcode opcode, std::vector<int64_t> arguments, std::vector<uint32_t> numbers = {}) {
  auto count = uint32_t(arguments.size());
  FunctionBuilder f("f", {count, 0, 1, 0, count + 1, 0});
  std::vector<uint32_t> words = {count};
  for (uint32_t i = 0; i < count; ++i)
    words.push_back(i);
  words.insert(words.end(), numbers.begin(), numbers.end());
  f.desc.bytecode.push_back(vm::encodeHead(opcode, uint32_t(words.size() + 1)));
  f.desc.bytecode.insert(f.desc.bytecode.end(), words.begin(), words.end());
  f.emit(Opcode::Return, {1, count, 0});
  Invocation invocation;
  invocation.scalarArguments = std::move(arguments);
  Ref<vm::Program> program;
  Status status = runOn(program, {f}, invocation);
  EXPECT_TRUE(status.ok()) << status.message();
  return status.ok() ? invocation.scalarResults[0] : 0;
}

int64_t bits(double value) { return std::bit_cast<int64_t>(value); }
int64_t bits(float value) { return int64_t(std::bit_cast<uint32_t>(value)); }

} // namespace

TEST(Instruction, Integers) {
  constexpr int64_t kLow = INT64_MIN;
  struct Case {
    Opcode opcode;
    int64_t a, b, result;
  } cases[] = {{Opcode::AddI64, INT64_MAX, 1, kLow},
               {Opcode::SubI64, kLow, 1, INT64_MAX},
               {Opcode::MulI64, -3, 5, -15},
               {Opcode::MulSize, 3, 5, 15},
               {Opcode::DivSI64, -7, 2, -3},
               {Opcode::DivUI64, -1, 2, INT64_MAX},
               {Opcode::RemSI64, -7, 2, -1},
               {Opcode::RemUI64, -1, 2, 1},
               {Opcode::CeilDivSI64, 7, 2, 4},
               {Opcode::CeilDivUI64, -1, 2, kLow},
               {Opcode::FloorDivSI64, -7, 2, -4},
               {Opcode::MinSI64, -1, 1, -1},
               {Opcode::MaxSI64, -1, 1, 1},
               {Opcode::MinUI64, -1, 1, 1},
               {Opcode::MaxUI64, -1, 1, -1},
               {Opcode::AndI64, 6, 3, 2},
               {Opcode::OrI64, 6, 3, 7},
               {Opcode::XorI64, 6, 3, 5},
               {Opcode::ShlI64, 1, 63, kLow},
               {Opcode::ShrSI64, -8, 1, -4},
               {Opcode::ShrUI64, -1, 63, 1}};
  for (const Case &c : cases)
    EXPECT_EQ(compute(c.opcode, {c.a, c.b}), c.result) << vm::kInstructions[int(c.opcode)].name;
  EXPECT_EQ(compute(Opcode::Sext, {0x17F}, {7}), -1);
  EXPECT_EQ(compute(Opcode::Zext, {-1}, {5}), 31);
  EXPECT_EQ(compute(Opcode::CmpI64, {-1, 1}, {uint32_t(vm::IntPredicate::GtU)}), 1);
  EXPECT_EQ(compute(Opcode::AbsI64, {-5}), 5);
  EXPECT_EQ(compute(Opcode::AbsI64, {5}), 5);
  EXPECT_EQ(compute(Opcode::AbsI64, {kLow}), kLow);
  EXPECT_EQ(compute(Opcode::Select, {1, 10, 20}), 10);
  EXPECT_EQ(compute(Opcode::Select, {0, 10, 20}), 20);
  EXPECT_EQ(compute(Opcode::Move, {7}), 7);
}

TEST(Instruction, Floats) {
  auto sqrt = uint32_t(vm::FloatUnary::Sqrt), power = uint32_t(vm::FloatBinary::Pow),
       less = uint32_t(vm::FloatPredicate::OLt);
  EXPECT_EQ(compute(Opcode::UnaryF32, {bits(9.0f)}, {sqrt}), bits(3.0f));
  EXPECT_EQ(compute(Opcode::UnaryF64, {bits(9.0)}, {sqrt}), bits(3.0));
  EXPECT_EQ(compute(Opcode::BinaryF32, {bits(2.0f), bits(5.0f)}, {power}), bits(32.0f));
  EXPECT_EQ(compute(Opcode::BinaryF64, {bits(2.0), bits(5.0)}, {power}), bits(32.0));
  EXPECT_EQ(compute(Opcode::CmpF32, {bits(2.0f), bits(5.0f)}, {less}), 1);
  EXPECT_EQ(compute(Opcode::CmpF64, {bits(5.0), bits(2.0)}, {less}), 0);
  EXPECT_EQ(compute(Opcode::ConvertFloat, {bits(1.5f)}, {SLUICE_ELEMENT_F32, SLUICE_ELEMENT_F64}),
            bits(1.5));
  EXPECT_EQ(compute(Opcode::IntToFloatS, {-3}, {SLUICE_ELEMENT_F64}), bits(-3.0));
  EXPECT_EQ(compute(Opcode::IntToFloatU, {-1}, {SLUICE_ELEMENT_F32}), bits(0x1p64f));
  EXPECT_EQ(compute(Opcode::IntToFloatS, {1}, {SLUICE_ELEMENT_BF16}), 0x3F80);
  EXPECT_EQ(compute(Opcode::FloatToIntS, {bits(-2.7f)}, {SLUICE_ELEMENT_F32}), -2);
  EXPECT_EQ(compute(Opcode::FloatToIntU, {bits(1e30)}, {SLUICE_ELEMENT_F64}), -1);
}

TEST(Instruction, Refs) {
  // R0 and R1 by a call and back, one of them by way of a global.
  FunctionBuilder f("f", {1, 2, 0, 2, 1, 5}), g("g", {0, 1, 0, 1, 0, 1});
  f.emit(Opcode::SelectRef, {2, 0, 0, 1});
  f.emit(Opcode::GlobalStoreRef, {2 | vm::kLastUse, 0});
  f.emit(Opcode::GlobalLoadRef, {3, 0});
  f.emit(Opcode::Call, {1, 0, 1, 3 | vm::kLastUse, 0, 1, 4});
  f.emit(Opcode::MoveRef, {2, 4});
  f.emit(Opcode::NullRef, {4});
  f.emit(Opcode::Return, {0, 2, 2, 4});
  g.emit(Opcode::Return, {0, 1, 0 | vm::kLastUse});
  auto device = makeCpu(1);
  for (int64_t first : {1, 0}) {
    auto a = makeTensor(*device, {1}, {1}), b = makeTensor(*device, {1}, {2});
    Invocation invocation;
    invocation.scalarArguments = {first};
    invocation.refArguments = {a, b};
    Ref<vm::Program> program;
    Status status = runOn(program, {f, g}, invocation);
    ASSERT_TRUE(status.ok()) << status.message();
    EXPECT_EQ(invocation.refResults[0].get(), first ? a.get() : b.get());
    EXPECT_EQ(invocation.refResults[1].get(), nullptr);
  }
}

// 32 bytes: a constant is copied to the front, two numbers stored behind it, one of them twice over
// by a collective among one.
TEST(Instruction, Commands) {
  FunctionBuilder f("f", {0, 1, 3, 1, 12, 10});
  f.constant(0, int64_t(32)), f.constant(1, int64_t(16)), f.constant(3, int64_t(5));
  f.constant(4, int64_t(4)), f.constant(5, int64_t(20)), f.constant(6, int64_t(-1));
  f.emit(Opcode::TensorImport, {8, 0, 0});
  f.emit(Opcode::BufferLength, {9, 8});
  f.emit(Opcode::BufferAlloca, {0, 1, 0, vm::kUsageResult, 0, 7});
  f.emit(Opcode::BufferConstant, {2, 0, 0});
  f.emit(Opcode::CmdCreate, {3, 0});
  f.emit(Opcode::CmdCopy, {3, 2, 2 /*still 0*/, 0, 2, 1});
  f.emit(Opcode::CmdUpdate, {3, 0, 1, SLUICE_ELEMENT_I32, 2, 3, 6});
  f.emit(Opcode::CmdBarrier, {3});
  f.emit(Opcode::CmdCollective,
         {3, 0, uint32_t(hal::CollectiveKind::AllReduce), uint32_t(hal::Reduction::Sum),
          SLUICE_ELEMENT_I32, 0, 2, 2, 0, 5, 4, 0, 2, 4});
  f.emit(Opcode::QueueExecute, {4, 0, 1, 1, 3});
  f.emit(Opcode::TimepointJoin, {5, 3, 4, 1, 7 /*null*/});
  f.emit(Opcode::TimepointAwait, {5});
  f.emit(Opcode::CmdCreate, {3, 0});
  f.emit(Opcode::CmdUpdate, {3, 0, 5, SLUICE_ELEMENT_I16, 1, 3});
  f.emit(Opcode::QueueExecute, {4, 0, 5, 1, 3}); // behind what is done
  f.emit(Opcode::TimepointAwait, {4});
  f.emit(Opcode::BufferShare, {6, 7, 0, vm::kUsageResult, 0, 5, 0}); // the same memory
  f.constant(10, int64_t(28));
  f.emit(Opcode::BufferStore, {3, SLUICE_ELEMENT_I16, 6, 10});
  f.emit(Opcode::BufferLoad, {7, SLUICE_ELEMENT_I16, 0, 10});
  f.emit(Opcode::ProcessIndex, {8});
  f.constant(11, int64_t(7));
  f.emit(Opcode::TensorCreate, {9, SLUICE_ELEMENT_I32, 0, 2, 1, 11});
  f.emit(Opcode::Return, {3, 7, 8, 9, 1, 9});
  Invocation invocation;
  auto device = makeCpu(1);
  invocation.refArguments = {makeTensor(*device, {3}, {7, 8, 9})};
  Ref<vm::Program> program;
  Status status = runOn(program, {f}, invocation);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(invocation.scalarResults, (std::vector<int64_t>{5, 0, 12}));
  auto &tensor = static_cast<hal::Tensor &>(*invocation.refResults[0]);
  auto *words = reinterpret_cast<const int32_t *>(tensor.buffer().hostPointer());
  EXPECT_EQ(words[0], -1); // by the collective, of the second number
  EXPECT_EQ(words[1], std::bit_cast<int32_t>(2.0f));
  EXPECT_EQ(words[4], 5);
  EXPECT_EQ(words[5], int32_t(0xFFFF0005));
}

// Commands of another program's device have no kernels and no channels here.
TEST(Instruction, CommandsOfAnotherDevice) {
  auto other = makeCpu(1);
  Ref<hal::CommandBuffer> commands;
  ASSERT_TRUE(other->createCommandBuffer(commands).ok());
  auto error = [&](FunctionBuilder f) {
    f.emit(Opcode::Return, {0, 0});
    Invocation invocation;
    invocation.refArguments = {commands};
    auto desc = moduleOf({f});
    static const std::vector<uint8_t> library = readKernelLibrary();
    desc.kernels = {{{}, "nothing", 0, 0, 0}};
    desc.libraries = {{{}, "cpu:::", 1}};
    desc.segments.push_back(library);
    Ref<vm::Program> program;
    Status status = loadProgram(desc, 1, program);
    if (status.ok())
      status = vm::invoke(*program, 0, invocation);
    return std::string(status.message());
  };
  FunctionBuilder dispatch("f", {0, 1, 0, 0, 1, 1}), collective("f", {0, 1, 0, 0, 1, 2});
  dispatch.emit(Opcode::CmdDispatch, {0, 0, 0, 0, 0, 0, 0, 0, 0});
  EXPECT_EQ(error(dispatch), "module has no kernel 'nothing' for cpu:0");
  collective.emit(Opcode::BufferConstant, {1, 0, 0});
  collective.emit(Opcode::CmdCollective,
                  {0, 0, 0, 0, SLUICE_ELEMENT_F32, 0, 0, 0, 1, 0, 0, 1, 0, 0});
  EXPECT_EQ(error(collective), "a collective on cpu:0, which is none of the program's devices");
}

// A call that submits nothing is done at once, or when it could have begun.
TEST(Instruction, NothingToWaitFor) {
  FunctionBuilder f("f", {});
  f.emit(Opcode::Return, {0, 0});
  Ref<vm::Program> program;
  Invocation first, second;
  first.asynchronous = second.asynchronous = true;
  ASSERT_TRUE(runOn(program, {f}, first).ok());
  EXPECT_TRUE(first.done->reached());
  second.wait = first.done;
  ASSERT_TRUE(vm::invoke(*program, 0, second).ok());
  EXPECT_EQ(second.done.get(), first.done.get());
}

TEST(Instruction, ChecksOfIntegersAndNans) {
  FunctionBuilder f("f", {0, 2, 0, 0, 0, 2});
  f.emit(Opcode::ExpectAlmostEq, {0, 1, 0, 0, 0, 0, 0});
  f.emit(Opcode::Return, {0, 0});
  auto device = makeCpu(1);
  auto check = [&](sluice_element_type_t type, std::vector<float> a, std::vector<float> b) {
    Invocation invocation;
    for (auto &values : {a, b}) {
      Ref<hal::Tensor> floats = makeTensor(*device, {2}, values), tensor;
      EXPECT_TRUE(
          hal::Tensor::create(Ref<hal::Buffer>(&floats->buffer()), 0, type, {2}, tensor).ok());
      invocation.refArguments.emplace_back(tensor);
    }
    Ref<vm::Program> program;
    return runOn(program, {f}, invocation).code();
  };
  EXPECT_EQ(check(SLUICE_ELEMENT_F32, {NAN, -NAN}, {-NAN, NAN}), SLUICE_OK);
  EXPECT_EQ(check(SLUICE_ELEMENT_F32, {NAN, 1}, {1, 1}), SLUICE_CHECK_FAILED);
  EXPECT_EQ(check(SLUICE_ELEMENT_UI32, {1, 2}, {1, 3}), SLUICE_CHECK_FAILED);
  EXPECT_EQ(check(SLUICE_ELEMENT_I32, {1, 2}, {1, 3}), SLUICE_CHECK_FAILED);
}

// Arguments in memory that the host does not address are read back, and copied to another device.
TEST(Instruction, ArgumentsOfAnotherDevice) {
  hal::Tracer tracer;
  auto driver = hal::gpu::makeStreamDriver("fake", openFakeStreamApi);
  Ref<hal::Device> fake;
  ASSERT_TRUE(driver->create(0, {}, tracer, nullptr, fake).ok());
  Ref<hal::Buffer> buffer;
  Ref<hal::Tensor> tensor;
  ASSERT_TRUE(fake->allocate(16, 0, buffer).ok());
  ASSERT_EQ(buffer->hostPointer(), nullptr);
  ASSERT_TRUE(fake->write(*buffer, 0, kWords.data(), 16).ok());
  ASSERT_TRUE(hal::Tensor::create(buffer, 0, SLUICE_ELEMENT_F32, {4}, tensor).ok());
  FunctionBuilder f("f", {0, 1, 1, 0, 2, 3});
  f.emit(Opcode::ExpectTrue, {0, 0});
  f.emit(Opcode::ExpectEq, {0, 0, 0});
  f.emit(Opcode::TensorImport, {1, 0, 0});
  f.constant(0, int64_t(8));
  f.emit(Opcode::BufferLoad, {1, SLUICE_ELEMENT_F32, 1, 0});
  f.emit(Opcode::Return, {1, 1, 0});
  Invocation invocation;
  invocation.refArguments = {tensor};
  Ref<vm::Program> program;
  Status status = runOn(program, {f}, invocation);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(invocation.scalarResults[0], bits(3.0f));
}
