//===- InterpreterTest.cpp - what instructions do -------------------------===//
#include "runtime/hal/Device.h"
#include "runtime/testing/Assembler.h"
#include "runtime/vm/Program.h"

#include <cmath>
#include <gtest/gtest.h>
#include <pthread.h>
#include <thread>

using namespace sluice;
using namespace sluice::testing;
using vm::Invocation;

namespace {

/// A module with the given functions, strings m0, m1 and locations l0, l1.
struct TestModule {
  module::ModuleDesc desc;
  Ref<vm::Program> program;

  explicit TestModule(std::vector<FunctionBuilder> functions) {
    for (auto &function : functions)
      desc.functions.push_back(std::move(function.desc));
    desc.strings = {"m0", "m1"};
    desc.locations = {"l0", "l1"};
    desc.scalarGlobals = {"s"};
    desc.refGlobals = {"r"};
    desc.arenas = {{{}, {{0, 1}, {1, 2}, {2, 3}}, 64}};
    constants = {1, 2, 3, 4};
    desc.segments = {{reinterpret_cast<const uint8_t *>(constants.data()), 16}};
  }
  Status load() { return loadProgram(desc, 1, program); }
  Status call(uint32_t function, Invocation &invocation) {
    if (!program)
      SLUICE_RETURN_IF_ERROR(load());
    return vm::invoke(*program, function, invocation);
  }
  /// Scalars in, scalars out.
  std::vector<int64_t> operator()(uint32_t function, std::vector<int64_t> arguments) {
    Invocation invocation;
    invocation.scalarArguments = std::move(arguments);
    Status status = call(function, invocation);
    EXPECT_TRUE(status.ok()) << status.message();
    return invocation.scalarResults;
  }
  std::string error(uint32_t function, std::vector<int64_t> arguments = {}) {
    Invocation invocation;
    invocation.scalarArguments = std::move(arguments);
    Status status = call(function, invocation);
    return std::string(sluice_status_code_name(status.code())) + "|" + status.location() + "|" +
           status.message();
  }
  std::vector<float> constants;
};

constexpr uint32_t kNoLoc = vm::kNoLocation;

} // namespace

// sum(n) = 0 + 1 + ... + n - 1, by a loop.
TEST(Interpreter, Loop) {
  FunctionBuilder f("sum", {.scalarArguments = 1, .scalarResults = 1, .scalarRegisters = 5});
  f.constant(4, int64_t(1));
  uint32_t head = f.emit(Opcode::CmpI64, {3, 1, 0, uint32_t(vm::IntPredicate::LtS)});
  uint32_t branch = f.emit(Opcode::CondBranch, {3, 0, 0});
  f.patch(branch, 2, f.here());
  f.emit(Opcode::AddI64, {2, 2, 1});
  f.emit(Opcode::AddI64, {1, 1, 4});
  f.emit(Opcode::Branch, {head});
  f.patch(branch, 3, f.here());
  f.emit(Opcode::Return, {1, 2, 0});
  // The true side begins behind the branch.
  f.patch(branch, 2, branch + 4);
  TestModule module({f});
  EXPECT_EQ(module(0, {10}), std::vector<int64_t>{45});
  EXPECT_EQ(module(0, {0}), std::vector<int64_t>{0});
}

TEST(Interpreter, CallsAndRecursion) {
  // fact(n) = n <= 1 ? 1 : n * fact(n - 1)
  FunctionBuilder f("fact", {.scalarArguments = 1, .scalarResults = 1, .scalarRegisters = 4});
  f.constant(1, int64_t(1));
  f.emit(Opcode::CmpI64, {2, 0, 1, uint32_t(vm::IntPredicate::LeS)});
  uint32_t branch = f.emit(Opcode::CondBranch, {2, 0, 0});
  f.patch(branch, 2, f.here());
  f.emit(Opcode::Return, {1, 1, 0});
  f.patch(branch, 3, f.here());
  f.emit(Opcode::SubI64, {2, 0, 1});
  f.emit(Opcode::Call, {0, 1, 2, 0, 1, 3, 0});
  f.emit(Opcode::MulI64, {3, 3, 0});
  f.emit(Opcode::Return, {1, 3, 0});
  TestModule module({f});
  EXPECT_EQ(module(0, {10}), std::vector<int64_t>{3628800});
  EXPECT_EQ(module.error(0, {100000}),
            "RESOURCE_EXHAUSTED||functions of the module call each other too deeply");
}

TEST(Interpreter, Switch) {
  FunctionBuilder f("switch", {.scalarArguments = 1, .scalarResults = 1, .scalarRegisters = 2});
  uint32_t at = f.emit(Opcode::Switch, {0, 0, 2, 0, 0});
  for (uint32_t i = 0; i < 3; ++i) {
    f.patch(at, i == 0 ? 2 : 3 + i, f.here());
    f.constant(1, int64_t(100 + i));
    f.emit(Opcode::Return, {1, 1, 0});
  }
  TestModule module({f});
  EXPECT_EQ(module(0, {0})[0], 101);
  EXPECT_EQ(module(0, {1})[0], 102);
  EXPECT_EQ(module(0, {2})[0], 100);
  EXPECT_EQ(module(0, {-1})[0], 100);
}

TEST(Interpreter, FailuresCarryMessageAndPlace) {
  FunctionBuilder fail("fail", {});
  fail.emit(Opcode::Fail, {1, 0});
  FunctionBuilder check("assert", {.scalarArguments = 1, .scalarRegisters = 1});
  check.emit(Opcode::Assert, {0, 0, 1});
  check.emit(Opcode::Return, {0, 0});
  FunctionBuilder divide("divide", {.scalarArguments = 2, .scalarRegisters = 3});
  divide.emit(Opcode::Move, {2, 0});
  divide.desc.sourceMap = {{divide.here(), 1}};
  divide.emit(Opcode::DivSI64, {2, 0, 1});
  divide.desc.sourceMap.push_back({divide.here(), kNoLoc});
  divide.emit(Opcode::Return, {0, 0});
  FunctionBuilder size("size", {.scalarArguments = 2, .scalarRegisters = 3});
  size.desc.sourceMap = {{size.here(), 1}};
  size.emit(Opcode::MulSize, {2, 0, 1});
  size.desc.sourceMap.push_back({size.here(), kNoLoc});
  size.emit(Opcode::Return, {0, 0});
  TestModule module({fail, check, divide, size});
  EXPECT_EQ(module.error(0), "PROGRAM_FAILED|l0|m1");
  EXPECT_EQ(module.error(1, {0}), "PROGRAM_FAILED|l1|m0");
  EXPECT_EQ(module.error(1, {1}), "OK||");
  EXPECT_EQ(module.error(2, {1, 0}), "PROGRAM_FAILED|l1|division by zero");
  EXPECT_EQ(module.error(3, {1ll << 32, 1ll << 30}), "OK||");
  EXPECT_EQ(module.error(3, {INT64_MIN, -1}), "OK||") << "a sign, of a place that is none";
  EXPECT_EQ(module.error(3, {1ll << 32, 1ll << 31}),
            "PROGRAM_FAILED|l1|a size of 4294967296 times 2147483648 is too large");
}

TEST(Interpreter, Floats) {
  FunctionBuilder f("floats", {.scalarArguments = 2, .scalarResults = 4, .scalarRegisters = 8});
  f.emit(Opcode::IntToFloatS, {2, 0, SLUICE_ELEMENT_F32});
  f.emit(Opcode::IntToFloatS, {3, 1, SLUICE_ELEMENT_F32});
  f.emit(Opcode::BinaryF32, {4, 2, 3, uint32_t(vm::FloatBinary::Div)});
  f.emit(Opcode::UnaryF32, {5, 4, uint32_t(vm::FloatUnary::Floor)});
  f.emit(Opcode::FloatToIntS, {6, 5, SLUICE_ELEMENT_F32});
  f.emit(Opcode::ConvertFloat, {7, 4, SLUICE_ELEMENT_F32, SLUICE_ELEMENT_F64});
  f.emit(Opcode::CmpF32, {3, 2, 3, uint32_t(vm::FloatPredicate::OLt)});
  f.emit(Opcode::Return, {4, 4, 6, 7, 3, 0});
  TestModule module({f});
  auto results = module(0, {-7, 2});
  EXPECT_EQ(results[0], int64_t(std::bit_cast<uint32_t>(-3.5f)));
  EXPECT_EQ(results[1], -4);
  EXPECT_EQ(results[2], std::bit_cast<int64_t>(-3.5));
  EXPECT_EQ(results[3], 1);
}

TEST(Interpreter, GlobalsAndInitializer) {
  FunctionBuilder init("init", {.scalarRegisters = 1});
  init.constant(0, int64_t(42));
  init.emit(Opcode::GlobalStore, {0, 0});
  init.emit(Opcode::Return, {0, 0});
  FunctionBuilder next("next", {.scalarResults = 1, .scalarRegisters = 3});
  next.emit(Opcode::GlobalLoad, {0, 0});
  next.constant(1, int64_t(1));
  next.emit(Opcode::AddI64, {2, 0, 1});
  next.emit(Opcode::GlobalStore, {2, 0});
  next.emit(Opcode::Return, {1, 0, 0});
  TestModule module({init, next});
  module.desc.initializer = 0;
  EXPECT_EQ(module(1, {})[0], 42);
  EXPECT_EQ(module(1, {})[0], 43);
}

// Refs: constants, subspans, tensors, last uses, wrong kinds.
TEST(Interpreter, Refs) {
  FunctionBuilder f("view", {.scalarArguments = 2,
                             .scalarResults = 3,
                             .refResults = 1,
                             .scalarRegisters = 6,
                             .refRegisters = 3});
  f.emit(Opcode::BufferConstant, {0, 0, 0});
  f.emit(Opcode::BufferSubspan, {0 /*same register*/, 0 | vm::kLastUse, 0, 1});
  f.emit(Opcode::BufferLength, {2, 0});
  f.constant(3, int64_t(4));
  f.emit(Opcode::BufferLoad, {4, SLUICE_ELEMENT_F32, 0, 3});
  f.constant(5, int64_t(0));
  f.emit(Opcode::DivSI64, {3, 2, 3});
  f.emit(Opcode::TensorCreate, {1, SLUICE_ELEMENT_F32, 0 | vm::kLastUse, 5, 1, 3});
  f.emit(Opcode::TensorDim, {3, 1, 0});
  f.emit(Opcode::Return, {3, 2, 3, 4, 1, 1 | vm::kLastUse});
  FunctionBuilder wrong("wrong", {.scalarRegisters = 1, .refRegisters = 1});
  wrong.emit(Opcode::BufferConstant, {0, 0, 0});
  wrong.emit(Opcode::TensorDim, {0, 0, 0});
  wrong.emit(Opcode::Return, {0, 0});
  FunctionBuilder empty("empty", {.scalarRegisters = 1, .refRegisters = 1});
  empty.emit(Opcode::BufferLength, {0, 0});
  empty.emit(Opcode::Return, {0, 0});
  TestModule module({f, wrong, empty});
  Invocation invocation;
  invocation.scalarArguments = {4, 12};
  Status status = module.call(0, invocation);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(invocation.scalarResults,
            (std::vector<int64_t>{12, 3, int64_t(std::bit_cast<uint32_t>(3.0f))}));
  ASSERT_EQ(invocation.refResults[0]->kind(), RefKind::Tensor);
  EXPECT_EQ(valuesOf(static_cast<hal::Tensor &>(*invocation.refResults[0])),
            (std::vector<float>{2, 3, 4}));
  EXPECT_EQ(module.error(0, {8, 12}),
            "OUT_OF_RANGE||bytes 8 to 20 are past the end of a buffer of 16 bytes");
  EXPECT_EQ(module.error(0, {-8, 12}), "OUT_OF_RANGE||-8 is not a possible size or offset");
  EXPECT_EQ(module.error(1), "FAILED_PRECONDITION||the program needs a tensor and has a buffer");
  EXPECT_EQ(module.error(2), "FAILED_PRECONDITION||the program needs a buffer and has nothing");
}

TEST(Interpreter, ConstantsCannotBeWritten) {
  FunctionBuilder store("store", {.scalarRegisters = 1, .refRegisters = 1});
  store.emit(Opcode::BufferConstant, {0, 0, 0});
  store.emit(Opcode::BufferStore, {0, SLUICE_ELEMENT_F32, 0, 0});
  store.emit(Opcode::Return, {0, 0});
  FunctionBuilder fill("fill", {.scalarRegisters = 1, .refRegisters = 2});
  fill.emit(Opcode::BufferConstant, {0, 0, 0});
  fill.emit(Opcode::CmdCreate, {1, 0});
  fill.emit(Opcode::CmdFill, {1, 0, 0, 0, 0, 4});
  fill.emit(Opcode::Return, {0, 0});
  TestModule module({store, fill});
  EXPECT_EQ(module.error(0), "INVALID_ARGUMENT||a store to a constant");
  EXPECT_EQ(module.error(1), "INVALID_ARGUMENT||a command writes to a constant");
}

TEST(Interpreter, TensorCheck) {
  FunctionBuilder f("check", {.refArguments = 1, .refRegisters = 1});
  f.emit(Opcode::TensorCheck, {0, 0, SLUICE_ELEMENT_F32, 2, uint32_t(-1), uint32_t(-1), 3, 0});
  f.emit(Opcode::Return, {0, 0});
  TestModule module({f});
  ASSERT_TRUE(module.load().ok());
  auto call = [&](std::vector<int64_t> dims) {
    Invocation invocation;
    size_t count = 1;
    for (int64_t dim : dims)
      count *= size_t(dim);
    invocation.refArguments.emplace_back(
        makeTensor(module.program->device(0), dims, std::vector<float>(count)));
    return module.call(0, invocation);
  };
  EXPECT_TRUE(call({7, 3}).ok());
  EXPECT_STREQ(call({7, 4}).message(), "'m0' must be ?x3xf32, given 7x4xf32");
  EXPECT_STREQ(call({3}).message(), "'m0' must be ?x3xf32, given 3xf32");
}

TEST(Interpreter, ArenaPack) {
  FunctionBuilder f("pack", {.scalarArguments = 3, .scalarResults = 4, .scalarRegisters = 7});
  f.emit(Opcode::ArenaPack, {0, 3, 0, 1, 2, 3, 3, 4, 5, 6});
  f.emit(Opcode::Return, {4, 3, 4, 5, 6, 0});
  TestModule module({f});
  for (int64_t size : {100, 100, 1000}) { // the second time from memory
    auto result = module(0, {size, size, size});
    int64_t aligned = (size + 63) / 64 * 64;
    EXPECT_EQ(result[0], 2 * aligned);
    EXPECT_NE(result[1], result[2]);
    EXPECT_NE(result[2], result[3]);
    EXPECT_EQ(result[1], result[3]); // lives when the first is dead
  }
  EXPECT_EQ(module.error(0, {-1, 0, 0}), "OUT_OF_RANGE||-1 is not a possible size or offset");
  EXPECT_EQ(module.error(0, {INT64_MAX, INT64_MAX, 0}),
            "OUT_OF_RANGE||the intermediate values of this call need more than 2^62 bytes");
}

// All checks run; the call fails at its end with the first.
TEST(Interpreter, Checks) {
  FunctionBuilder f("checks", {.refArguments = 2, .refRegisters = 2});
  auto tolerance = [](double value) { return std::bit_cast<uint64_t>(value); };
  uint64_t atol = tolerance(0.01), rtol = tolerance(0);
  f.emit(Opcode::ExpectAlmostEq,
         {0, 1, uint32_t(atol), uint32_t(atol >> 32), uint32_t(rtol), uint32_t(rtol >> 32), 0});
  f.emit(Opcode::ExpectEq, {0, 1, 1});
  f.emit(Opcode::ExpectTrue, {0, 0});
  f.emit(Opcode::Return, {0, 0});
  TestModule module({f});
  ASSERT_TRUE(module.load().ok());
  auto call = [&](std::vector<float> a, std::vector<float> b) {
    Invocation invocation;
    hal::Device &device = module.program->device(0);
    invocation.refArguments.emplace_back(makeTensor(device, {2, int64_t(a.size() / 2)}, a));
    invocation.refArguments.emplace_back(makeTensor(device, {2, int64_t(b.size() / 2)}, b));
    Status status = module.call(0, invocation);
    return std::string(status.location()) + "|" + status.message();
  };
  EXPECT_EQ(call({1, 2, NAN, INFINITY}, {1, 2, NAN, INFINITY}), "|");
  EXPECT_EQ(call({1, 2, 3, 4}, {1, 2, 3.5, 4}),
            "l0|2 checks failed; the first: check failed: 1 of 4 elements of 2x2xf32 are not "
            "within 0.01 + 0 * "
            "|expected|, first at [1, 0]: actual 3, expected 3.5");
  EXPECT_EQ(call({1, 2, 3, 4}, {1, 2, 3.001f, 4}),
            "l1|check failed: 1 of 4 elements of 2x2xf32 are not equal, first at [1, 0]: actual 3, "
            "expected 3.001");
  EXPECT_EQ(call({1, 0, 3, 4}, {1, 0, 3, 4}),
            "l0|check failed: element [0, 1] of 2x2xf32 is 0, expected true");
  EXPECT_EQ(call({1, 1}, {1, 1, 1, 1}), "l0|2 checks failed; the first: check failed: shapes "
                                        "differ: actual 2x1xf32, expected 2x2xf32");
  EXPECT_EQ(call({1, 1}, {1, INFINITY}).substr(0, 4), "l0|2");
}

// An endless loop ends when the call is cancelled.
TEST(Interpreter, Cancel) {
  FunctionBuilder f("loop", {});
  f.emit(Opcode::Branch, {0});
  TestModule module({f});
  auto budget = makeRef<Budget>("call");
  Invocation invocation;
  invocation.budget = budget.get();
  std::thread other([&] { budget->cancel(); });
  EXPECT_EQ(module.call(0, invocation).code(), SLUICE_CANCELLED);
  other.join();
}

// Exponentially many calls end, too.
TEST(Interpreter, CancelsCalls) {
  std::vector<FunctionBuilder> functions;
  for (uint32_t i = 0; i < 40; ++i) {
    FunctionBuilder &f = functions.emplace_back("f" + std::to_string(i), Counts{});
    for (int twice = 0; i < 39 && twice < 2; ++twice)
      f.emit(Opcode::Call, {i + 1, 0, 0, 0, 0});
    f.emit(Opcode::Return, {0, 0});
  }
  TestModule module(functions);
  auto budget = makeRef<Budget>("call");
  budget->cancel();
  Invocation invocation;
  invocation.budget = budget.get();
  EXPECT_EQ(module.call(0, invocation).code(), SLUICE_CANCELLED);
}

// Calls go as deep as the stack of the thread allows.
TEST(Interpreter, SmallStack) {
  FunctionBuilder f("f", {});
  f.emit(Opcode::Call, {0, 0, 0, 0, 0});
  f.emit(Opcode::Return, {0, 0});
  TestModule module({f});
  ASSERT_TRUE(module.load().ok());
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 160 << 10);
  pthread_t thread;
  auto run = [](void *user) -> void * {
    EXPECT_EQ(static_cast<TestModule *>(user)->error(0),
              "RESOURCE_EXHAUSTED||functions of the module call each other too deeply");
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, run, &module), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

// Only what a call allocated is deallocated, and what commands name is there when they run.
TEST(Interpreter, Ownership) {
  FunctionBuilder argument("argument", {.refArguments = 1, .refRegisters = 3});
  argument.emit(Opcode::TensorBuffer, {1, 0});
  argument.emit(Opcode::NullRef, {2});
  argument.emit(Opcode::BufferDealloca, {2, 0, 1, 2});
  argument.emit(Opcode::Return, {0, 0});
  FunctionBuilder stale("stale", {.scalarRegisters = 2, .refRegisters = 5});
  stale.constant(0, int64_t(64));
  stale.constant(1, int64_t(0));
  stale.emit(Opcode::NullRef, {2});
  stale.emit(Opcode::BufferAlloca, {0, 1, 0, vm::kUsageResult, 0, 2});
  stale.emit(Opcode::CmdCreate, {3, 0});
  stale.emit(Opcode::CmdFill, {3, 0, 1, 0, 1, 4});
  stale.emit(Opcode::BufferDealloca, {1, 0, 0, 2});
  stale.emit(Opcode::QueueExecute, {4, 0, 2, 1, 3});
  stale.emit(Opcode::Return, {0, 0});
  FunctionBuilder shared("shared", {.refRegisters = 1});
  shared.emit(Opcode::CmdCreate, {0, 0});
  shared.emit(Opcode::GlobalStoreRef, {0, 0});
  shared.emit(Opcode::Return, {0, 0});
  TestModule module({argument, stale, shared});
  ASSERT_TRUE(module.load().ok());
  Ref<hal::Tensor> tensor = makeTensor(module.program->device(0), {2}, {1, 2});
  Invocation invocation;
  invocation.refArguments.emplace_back(tensor);
  EXPECT_TRUE(module.call(0, invocation).ok());
  EXPECT_NE(tensor->buffer().hostPointer(), nullptr);
  EXPECT_EQ(module.error(1), "FAILED_PRECONDITION||commands submitted whose memory was given back");
  EXPECT_EQ(module.error(2), "FAILED_PRECONDITION||a command buffer in a global");
}

// However a program joins timepoints, asking and ending them goes not deep.
TEST(Interpreter, ManyJoins) {
  auto first = makeRef<hal::HostTimepoint>(), second = makeRef<hal::HostTimepoint>();
  Ref<hal::Timepoint> joined = hal::joinTimepoints({first, second});
  for (int i = 0; i < 1000000; ++i)
    joined = hal::joinTimepoints({joined, first, hal::joinTimepoints({second, joined})});
  EXPECT_EQ(joined->parts().size(), 2u);
  EXPECT_FALSE(joined->reached());
  first->signal(makeError(SLUICE_CANCELLED, "first")), second->signal({});
  joined = hal::joinTimepoints({joined, second});
  EXPECT_STREQ(joined->await().message(), "first");
}
