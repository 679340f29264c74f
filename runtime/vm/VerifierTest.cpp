//===- VerifierTest.cpp - no module may crash its host --------------------===//
#include "runtime/base/Checksum.h"
#include "runtime/module/ModuleFormat.h"
#include "runtime/module/module_generated.h"
#include "runtime/testing/Assembler.h"
#include "runtime/vm/Program.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <thread>

using namespace sluice;
using namespace sluice::testing;

namespace {

std::string loadError(const module::ModuleDesc &desc) {
  Ref<vm::Program> program;
  Status status = loadProgram(desc, 1, program);
  return status.message();
}

/// A module whose only function has the given code.
module::ModuleDesc withCode(Counts counts, const std::function<void(FunctionBuilder &)> &build) {
  FunctionBuilder f("f", counts);
  build(f);
  module::ModuleDesc desc;
  desc.functions.push_back(std::move(f.desc));
  desc.strings = {"m"};
  desc.locations = {"l"};
  return desc;
}

/// A module that uses a bit of everything, for mutation.
module::ModuleDesc richModule(const std::vector<uint8_t> &library,
                              const std::vector<float> &constants) {
  FunctionBuilder f("main", {.scalarArguments = 1,
                             .refArguments = 1,
                             .scalarResults = 1,
                             .refResults = 1,
                             .scalarRegisters = 12,
                             .refRegisters = 8});
  f.emit(Opcode::TensorDim, {1, 0, 0});
  f.constant(2, int64_t(4));
  f.emit(Opcode::MulI64, {3, 1, 2});                               // bytes
  f.emit(Opcode::ArenaPack, {0, 2, 3, 3, 4, 2, 5, 6});             // total s4, offsets s5, s6
  f.emit(Opcode::BufferAlloca, {1, 2, 0, vm::kUsageResult, 4, 7}); // R1, timepoint R2
  f.emit(Opcode::BufferConstant, {3, 0, 0});
  f.emit(Opcode::TensorBuffer, {4, 0});
  f.emit(Opcode::CmdCreate, {5, 0});
  f.emit(Opcode::CmdFill, {5, 1, 8, 4, 8, 4});
  f.emit(Opcode::CmdBarrier, {5});
  f.constant(9, int64_t(1));
  f.emit(Opcode::CmdDispatch, {5, 0, 0, 9, 9, 9, 8, 1, 1, 3, 4, 8, 3, 3, 8, 3, 1, 5, 3});
  f.emit(Opcode::QueueExecute, {6, 0, 2, 1, 5 | vm::kLastUse});
  f.emit(Opcode::TimepointAwait, {6});
  f.emit(Opcode::BufferLoad, {10, SLUICE_ELEMENT_F32, 1, 5});
  f.emit(Opcode::ConvertFloat, {10, 10, SLUICE_ELEMENT_F32, SLUICE_ELEMENT_F64});
  f.emit(Opcode::Call, {1, 1, 10, 0, 1, 11, 0});
  f.emit(Opcode::TensorCreate, {7, SLUICE_ELEMENT_F32, 1, 5, 1, 1});
  f.emit(Opcode::Return, {1, 11, 1, 7});
  FunctionBuilder g("twice", {.scalarArguments = 1, .scalarResults = 1, .scalarRegisters = 2});
  g.emit(Opcode::BinaryF64, {1, 0, 0, uint32_t(vm::FloatBinary::Add)});
  uint32_t branch = g.emit(Opcode::CondBranch, {0, 0, 0});
  g.patch(branch, 2, g.here());
  g.patch(branch, 3, g.here());
  g.emit(Opcode::Return, {1, 1, 0});

  module::ModuleDesc desc;
  desc.name = "rich";
  desc.functions = {f.desc, g.desc};
  desc.functions[0].sourceMap = {{0, 0}};
  desc.exports = {{{},
                   "main",
                   0,
                   {{{}, "n", true, SLUICE_ELEMENT_I64, {}, {}, ""},
                    {{}, "x", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}},
                   {{{}, "s", true, SLUICE_ELEMENT_F64, {}, {}, ""},
                    {{}, "y", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}},
                   ""}};
  desc.strings = {"m"};
  desc.locations = {"Add_0 (Add)"};
  desc.scalarGlobals = {"s"};
  desc.refGlobals = {"r"};
  desc.kernels = {{{}, "add", 0, 1, 3}};
  desc.libraries = {{{}, "cpu:::", 1}};
  desc.arenas = {{{}, {{0, 3}, {1, 2}}, 64}};
  desc.segments = {{reinterpret_cast<const uint8_t *>(constants.data()), constants.size() * 4},
                   library};
  return desc;
}

/// Runs main on four floats; what matters is that it returns.
Status runMain(vm::Program &program) {
  vm::Invocation invocation;
  auto budget = makeRef<Budget>("call");
  invocation.budget = budget.get();
  const auto &file = program.file();
  if (file.entries.empty())
    return {};
  const auto &function = file.functions[file.entries[0].function];
  invocation.scalarArguments.resize(function.scalarArguments);
  for (uint32_t i = 0; i < function.refArguments; ++i)
    invocation.refArguments.emplace_back(makeTensor(program.device(0), {4}, {1, 2, 3, 4}));
  std::atomic<bool> done{false};
  std::thread watchdog([&] {
    for (int i = 0; i < 50 && !done; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    budget->cancel();
  });
  Status status = vm::invoke(program, file.entries[0].function, invocation);
  done = true;
  watchdog.join();
  return status;
}

/// Makes the checksums fit the bytes again, as an attacker would.
void reseal(std::vector<uint8_t> &bytes) {
  module::Header header;
  std::memcpy(&header, bytes.data(), sizeof(header));
  uint32_t total = 0;
  for (size_t at = sizeof(header); at < bytes.size(); at += module::kChunkBytes) {
    uint32_t sum = crc32c(bytes.data() + at, std::min(module::kChunkBytes, bytes.size() - at));
    total = crc32c(&sum, 4, total);
  }
  header.contentChecksum = total;
  header.headerChecksum = crc32c(&header, 60);
  std::memcpy(bytes.data(), &header, sizeof(header));
}

} // namespace

TEST(Verifier, RefusesBadCode) {
  auto error = [](Counts counts, const std::function<void(FunctionBuilder &)> &build) {
    return loadError(withCode(counts, build));
  };
  auto ret = [](FunctionBuilder &f) { f.emit(Opcode::Return, {0, 0}); };
  auto prefix = std::string("module is damaged: function 'f', word ");
  EXPECT_EQ(error({}, ret), "");
  EXPECT_EQ(error({}, [](FunctionBuilder &) {}), prefix + "0: no instructions");
  EXPECT_EQ(error({.scalarRegisters = 1}, [](FunctionBuilder &f) { f.emit(Opcode::Move, {0, 0}); }),
            prefix + "0: control leaves the function");
  EXPECT_EQ(error({.scalarRegisters = 1},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::Move, {0, 1});
                    ret(f);
                  }),
            prefix + "0: no such scalar register");
  EXPECT_EQ(error({.refRegisters = 1},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::MoveRef, {0, 5 | vm::kLastUse});
                    ret(f);
                  }),
            prefix + "0: no such ref register");
  EXPECT_EQ(error({.refRegisters = 1},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::MoveRef, {0 | vm::kLastUse, 0});
                    ret(f);
                  }),
            prefix + "0: no such ref register");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Branch, {1}); }),
            prefix + "0: branch to nowhere");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Branch, {99}); }),
            prefix + "0: branch to nowhere");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Return, {0}); }),
            prefix + "0: operands do not fit its length");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Return, {0, 0, 7}); }),
            prefix + "0: operands do not fit its length");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Return, {0xFFFFFFFF, 0}); }),
            prefix + "0: operands do not fit its length");
  EXPECT_EQ(error({.scalarResults = 1}, ret), prefix + "0: return with wrong counts");
  EXPECT_EQ(error({.scalarArguments = 1}, ret), prefix + "0: more arguments than registers");
  EXPECT_EQ(error({.scalarRegisters = 1u << 30}, ret), prefix + "0: too many registers");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode(250), {}); }),
            prefix + "0: no such instruction");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.desc.bytecode = {uint32_t(Opcode::Return)}; }),
            prefix + "0: bad instruction length");
  EXPECT_EQ(error({},
                  [](FunctionBuilder &f) {
                    f.desc.bytecode = {uint32_t(Opcode::Return) | 9 << 8, 0, 0};
                  }),
            prefix + "0: bad instruction length");
  EXPECT_EQ(error({.scalarRegisters = 1},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::Sext, {0, 0, 0});
                    ret(f);
                  }),
            prefix + "0: bad bit width");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Fail, {1, 0}); }),
            prefix + "0: no such string");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Fail, {0, 1}); }),
            prefix + "0: no such location");
  EXPECT_EQ(error({}, [](FunctionBuilder &f) { f.emit(Opcode::Fail, {0, vm::kNoLocation}); }), "");
  EXPECT_EQ(error({},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::Call, {0, 1, 0, 0, 0, 0});
                    ret(f);
                  }),
            prefix + "0: no such scalar register");
  EXPECT_EQ(error({.scalarRegisters = 1},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::Call, {0, 1, 0, 0, 0, 0});
                    ret(f);
                  }),
            prefix + "0: call with wrong counts");
  EXPECT_EQ(error({},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::Call, {3, 0, 0, 0, 0});
                    ret(f);
                  }),
            prefix + "0: no such function");
  EXPECT_EQ(error({.scalarRegisters = 1},
                  [&](FunctionBuilder &f) {
                    f.emit(Opcode::ConvertFloat, {0, 0, SLUICE_ELEMENT_I8, SLUICE_ELEMENT_F32});
                    ret(f);
                  }),
            prefix + "0: not a float type");
}

TEST(Verifier, RefusesBadTables) {
  auto base = [] {
    return withCode({}, [](FunctionBuilder &f) { f.emit(Opcode::Return, {0, 0}); });
  };
  auto error = [&](const std::function<void(module::ModuleDesc &)> &change) {
    module::ModuleDesc desc = base();
    change(desc);
    return loadError(desc);
  };
  EXPECT_EQ(error([](auto &m) { m.exports = {{{}, "f", 7, {}, {}, ""}}; }),
            "module is damaged: an export of no function");
  EXPECT_EQ(error([](auto &m) {
              m.exports = {
                  {{}, "f", 0, {{{}, "x", false, SLUICE_ELEMENT_F32, {}, {}, ""}}, {}, ""}};
            }),
            "module is damaged: an export that its function does not fit");
  EXPECT_EQ(error([](auto &m) { m.initializer = 3; }), "module is damaged: no such initializer");
  EXPECT_EQ(error([](auto &m) { m.arenas = {{{}, {{3, 1}}, 64}}; }),
            "module is damaged: an arena slice that ends before it begins");
  EXPECT_EQ(error([](auto &m) {
              m.arenas.resize(1);
              m.arenas[0].intervals.resize((1 << 15) + 1);
            }),
            "module is damaged: an arena of too many slices");
  EXPECT_EQ(error([](auto &m) { m.arenas = {{{}, {}, 48}}; }),
            "module is damaged: an arena with a bad alignment");
  EXPECT_EQ(error([](auto &m) { m.libraries = {{{}, "cpu:", 0}}; }),
            "module is damaged: a library in no segment");
  EXPECT_EQ(error([](auto &m) { m.devices.clear(); }), "module is damaged: no device");
  for (uint32_t base : {0u, 1u}) // itself, or a later one
    EXPECT_EQ(error([&](auto &m) { m.needs = {{{}, "a.queue1", "cpu", module::kNone, base, 1}}; }),
              "module is damaged: a queue of no device");
  EXPECT_EQ(error([](auto &m) { m.needs = {{{}, "a", "cpu"}, {{}, "b", "cpu"}}; }),
            "module is damaged: a device of unknown kind");
  EXPECT_EQ(error([](auto &m) {
              m.segments.push_back({});
              m.libraries = {{{}, "cpu:", 0, module::kNone, {1}}};
            }),
            "module is damaged: a library for no device");
  EXPECT_EQ(error([](auto &m) { m.constantParts = {{{}, {}, 0}}; }),
            "module is damaged: parts of a constant on no channel");
  EXPECT_EQ(error([](auto &m) {
              m.channels = {{{}, {2}, {0}}};
              m.segments = {{}};
              m.constantParts = {{{}, {0}, 0}};
            }),
            "module is damaged: parts of a constant in no segments");
  EXPECT_EQ(error([](auto &m) {
              m.channels = {{{}, {1}, {0}}};
              m.constantParts = {{{}, {0}, 0}};
            }),
            "module is damaged: parts of a constant in no segments");
  EXPECT_EQ(error([](auto &m) { m.placement = 3; }),
            "module is damaged: a placement in no segment");
  EXPECT_EQ(error([](auto &m) { m.memoryReport = 3; }),
            "module is damaged: a report in no segment");
  EXPECT_EQ(error([](auto &m) { m.kernelFailures = {{{}, "bad", 5}}; }),
            "module is damaged: a failure at no location");
  EXPECT_EQ(error([](auto &m) { m.kernels = {{{}, "k", 5, 0, 0}}; }),
            "module is damaged: a kernel at no location");
  for (std::vector<uint32_t> grid : {std::vector<uint32_t>{0}, {1 << 16, 1 << 16}})
    EXPECT_EQ(error([&](auto &m) { m.channels = {{{}, grid, {0}}}; }),
              "module is damaged: a channel among no processes, or too many");
  for (std::vector<uint32_t> axes : {std::vector<uint32_t>{1}, {0, 0}})
    EXPECT_EQ(error([&](auto &m) { m.channels = {{{}, {2}, axes}}; }),
              "module is damaged: a channel along an axis that is not there");
  EXPECT_EQ(error([](auto &m) {
              m.functions[0].scalarRegisters = m.functions[0].scalarArguments = 1;
              m.initializer = 0;
            }),
            "module is damaged: an initializer with arguments or results");
  EXPECT_EQ(error([](auto &m) { m.channels = {{{}, {2}, {0}}}; }),
            "module is for a grid of 2, 2 processes, and 1 runs (neither mpirun nor WORLD_SIZE): "
            "start it with mpirun -n 2");
  EXPECT_EQ(loadError(withCode({0, 0, 0, 0, 1, 1},
                               [](FunctionBuilder &f) {
                                 f.emit(Opcode::CmdCollective, {0, 0, 0, 0, SLUICE_ELEMENT_F32, 0,
                                                                0, 0, 0, 0, 0, 0, 0, 0});
                                 f.emit(Opcode::Return, {0, 0});
                               })),
            "module is damaged: function 'f', word 0: no such channel");
  EXPECT_EQ(error([](auto &m) {
              FunctionBuilder f("f", {0, 0, 0, 0, 1, 1});
              f.emit(Opcode::CmdCollective,
                     {0, 0, 99, 0, SLUICE_ELEMENT_F32, 0, 0, 0, 0, 0, 0, 0, 0, 0});
              f.emit(Opcode::Return, {0, 0});
              m.functions = {f.desc};
              m.channels.emplace_back();
            }),
            "module is damaged: function 'f', word 0: no such collective");
  EXPECT_EQ(error([](auto &m) { m.kernels = {{{}, "k", vm::kNoLocation, 0, 0}}; }),
            "module has no kernel 'k' for cpu:0");
  EXPECT_EQ(error([](auto &m) { m.functions[0].sourceMap = {{4, 0}, {2, 0}}; }),
            "module is damaged: function 'f', word 0: bad source map");
}

// A small file whose tables all refer to one list, which would be read as often.
TEST(Verifier, SharedLists) {
  auto error = [](uint32_t sharers) {
    flatbuffers::FlatBufferBuilder builder;
    auto code = builder.CreateVector(std::vector<uint32_t>(1000));
    std::vector<flatbuffers::Offset<fb::Function>> functions;
    for (uint32_t i = 0; i < sharers; ++i)
      functions.push_back(fb::CreateFunction(builder, 0, 0, 0, 0, 0, 0, 0, code));
    auto list = builder.CreateVector(functions);
    fb::ModuleBuilder tables(builder);
    tables.add_bytecodeVersion(vm::kBytecodeVersion);
    tables.add_functions(list);
    builder.Finish(tables.Finish(), fb::ModuleIdentifier());
    AlignedBytes minimal(module::serializeModule(module::ModuleDesc()));
    module::Header header;
    std::memcpy(&header, minimal.data(), sizeof(header));
    header.metadataBytes = builder.GetSize();
    header.fileBytes = header.segmentsOffset =
        (sizeof(header) + builder.GetSize() + module::kPageBytes - 1) / module::kPageBytes *
        module::kPageBytes;
    std::vector<uint8_t> bytes(header.fileBytes);
    std::memcpy(bytes.data(), &header, sizeof(header));
    std::memcpy(bytes.data() + sizeof(header), builder.GetBufferPointer(), builder.GetSize());
    reseal(bytes);
    AlignedBytes file(bytes);
    Ref<module::ModuleFile> opened;
    Status status = module::ModuleFile::open(
        ByteSource::wrapExternal({file.data(), file.size()}, nullptr, nullptr), opened);
    return std::string(status.message());
  };
  EXPECT_EQ(error(1), "module is damaged: no device");
  EXPECT_EQ(error(100), "module is damaged: its tables share what they list");
}

TEST(Verifier, RichModuleRuns) {
  auto library = readKernelLibrary();
  std::vector<float> constants = {10, 20, 30, 40};
  Ref<vm::Program> program;
  Status status = loadProgram(richModule(library, constants), 2, program);
  ASSERT_TRUE(status.ok()) << status.message();
  status = runMain(*program);
  EXPECT_TRUE(status.ok()) << status.message();
}

// One changed byte, whichever it is, is found before anything is used.
TEST(Verifier, EveryFlippedByteIsRefused) {
  auto library = std::vector<uint8_t>(100, 7); // not loaded
  std::vector<float> constants = {10, 20, 30, 40};
  module::ModuleDesc desc = richModule(library, constants);
  desc.libraries.clear(), desc.kernels = {{{}, "add", 0, 1, 3}};
  std::vector<uint8_t> bytes = module::serializeModule(desc);
  AlignedBytes memory(bytes);
  auto open = [&] {
    Ref<module::ModuleFile> file;
    return module::ModuleFile::open(
        ByteSource::wrapExternal({memory.data(), memory.size()}, nullptr, nullptr), file);
  };
  ASSERT_TRUE(open().ok());
  for (size_t i = 0; i < bytes.size(); ++i) {
    memory.data()[i] ^= uint8_t(1 << i % 8);
    Status status = open();
    ASSERT_EQ(status.code(), SLUICE_DATA_LOSS) << "byte " << i;
    memory.data()[i] = bytes[i];
  }
  for (size_t length :
       {size_t(0), size_t(10), size_t(63), size_t(64), bytes.size() / 2, bytes.size() - 1}) {
    Ref<module::ModuleFile> file;
    EXPECT_EQ(module::ModuleFile::open(
                  ByteSource::wrapExternal({memory.data(), length}, nullptr, nullptr), file)
                  .code(),
              SLUICE_DATA_LOSS);
  }
}

// Changed bytes under fitting checksums: refused, or run to some end without a crash. Rerun one
// with SLUICE_FUZZ_SEED; more with SLUICE_FUZZ_COUNT.
TEST(Verifier, MutatedModulesDoNotCrash) {
  auto library = readKernelLibrary();
  std::vector<float> constants = {10, 20, 30, 40};
  module::ModuleDesc desc = richModule(library, constants);
  desc.kernels[0].name =
      "guarded"; // a kernel that touches no memory: what native code does is not the verifier's
  const std::vector<uint8_t> bytes = module::serializeModule(desc);
  module::Header header;
  std::memcpy(&header, bytes.data(), sizeof(header));
  const char *fixed = std::getenv("SLUICE_FUZZ_SEED"), *many = std::getenv("SLUICE_FUZZ_COUNT");
  uint32_t first = fixed ? uint32_t(std::atoi(fixed)) : 0,
           count = many    ? uint32_t(std::atoi(many))
                   : fixed ? 1
                           : 3000,
           ran = 0;
  for (uint32_t seed = first; seed < first + count; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    std::vector<uint8_t> mutant = bytes;
    for (uint32_t n = random() % 4 + 1; n; --n) {
      size_t at = sizeof(header) + random() % header.metadataBytes;
      switch (random() % 3) {
      case 0: mutant[at] = uint8_t(random()); break;
      case 1: mutant[at] ^= uint8_t(1u << random() % 8); break;
      default: mutant[at] = mutant[sizeof(header) + random() % header.metadataBytes]; break;
      }
    }
    reseal(mutant);
    AlignedBytes memory(mutant);
    Ref<vm::Program> program;
    if (loadProgram(memory, 1, program).ok()) {
      ++ran;
      (void)runMain(*program).ok();
    }
  }
  std::printf("%u of %u mutants passed the verifier and ran\n", ran, count);
}
