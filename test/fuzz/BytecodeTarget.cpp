//===- BytecodeTarget.cpp - host programs that pass the verifier ----------===//
// The bytes are read as instructions, whose operands are made to exist, behind a few that fill the
// registers. So each program passes the verifier and runs, and must end: with a result, a status or
// by being cancelled. An argument that is not donated, and constants, are what they were.
//===----------------------------------------------------------------------===//
#include "runtime/testing/Assembler.h"
#include "runtime/vm/Program.h"
#include "test/fuzz/Target.h"

#include <algorithm>

using namespace sluice;
using namespace sluice::testing;
using vm::kInstructions, vm::kOpcodeCount;

namespace {

constexpr uint32_t kScalars = 16, kRefs = 12, kMostInstructions = 64;
constexpr Counts kCounts{2, 2, 1, 1, kScalars, kRefs};
constexpr int64_t kNumbers[] = {0, 1, 4, 8, 64, -1, 3, int64_t(1) << 32, INT64_MAX, INT64_MIN};
const float kConstants[16] = {1, 2, 3, 4, 5, 6, 7, 8};

/// Reads instructions off the bytes.
class Programmer {
public:
  Programmer(FuzzedDataProvider &bytes, const char *name) : bytes(bytes), f(name, kCounts) {}

  module::FunctionDesc write() {
    prologue();
    std::vector<uint32_t> heads;
    auto count = bytes.ConsumeIntegralInRange<uint32_t>(1, kMostInstructions);
    for (uint32_t i = 0; i < count && bytes.remaining_bytes(); ++i) {
      heads.push_back(f.here());
      instruction();
    }
    heads.push_back(f.here());
    f.emit(Opcode::Return, {1, scalar(), 1, ref()});
    for (uint32_t at : branches)
      f.desc.bytecode[at] = heads[f.desc.bytecode[at] % heads.size()];
    return std::move(f.desc);
  }

private:
  /// A buffer and its timepoint, commands, a constant and the arguments' buffers, some numbers.
  void prologue() {
    for (uint32_t i = 0; i < std::size(kNumbers); ++i)
      f.constant(4 + i, kNumbers[i]);
    f.emit(Opcode::BufferAlloca, {2, 3, 0, vm::kUsageTransient | vm::kUsageHostRead, 8, 11});
    f.emit(Opcode::CmdCreate, {4, 0});
    f.emit(Opcode::BufferConstant, {5, 0, 0});
    f.emit(Opcode::TensorBuffer, {6, 0});
    f.emit(Opcode::TensorBuffer, {7, 1});
  }

  uint32_t below(uint32_t count) { return bytes.ConsumeIntegralInRange<uint32_t>(0, count - 1); }
  uint32_t scalar() { return below(kScalars); }
  uint32_t ref() {
    auto byte = bytes.ConsumeIntegral<uint8_t>();
    return byte % kRefs | (byte >= 0xF0 ? vm::kLastUse : 0);
  }

  uint32_t operand(char letter) {
    switch (letter) {
    case 's':
    case 'd': return scalar();
    case 'R': return ref();
    case 'D': return below(kRefs);
    case 'w': return 1 + below(64);
    case 'e': return elementType();
    case 'n': return 1u << below(4);
    case 'p': return below(uint32_t(vm::IntPredicate::Count));
    case 'P': return below(uint32_t(vm::FloatPredicate::Count));
    case 'q': return below(uint32_t(vm::FloatUnary::Count));
    case 'r': return below(uint32_t(vm::FloatBinary::Count));
    case 'l': return below(2) ? 0 : vm::kNoLocation;
    case 'f': return below(2);
    case 'g': return below(3);
    case 'v': // of the device, or by a global
      return opcode == Opcode::BufferConstant || below(4) ? 0 : 1 + below(3);
    case 'b': return bytes.ConsumeIntegral<uint16_t>();
    case 'c':
    case 'u': return bytes.ConsumeIntegral<uint32_t>();
    default: return 0; // m, k, a, x, h, G, i: there is one of them
    }
  }
  /// One that the instruction takes.
  uint32_t elementType() {
    bool isFloat = opcode == Opcode::ConvertFloat || opcode == Opcode::IntToFloatS ||
                   opcode == Opcode::IntToFloatU || opcode == Opcode::FloatToIntS ||
                   opcode == Opcode::FloatToIntU;
    bool isAny = opcode == Opcode::TensorCreate || opcode == Opcode::TensorCheck;
    auto type = sluice_element_type_t(
        bytes.ConsumeIntegralInRange<uint32_t>(1, uint32_t(SLUICE_ELEMENT_COUNT) - 1));
    std::string_view name = sluice_element_type_name(type);
    bool fits = sluice_element_type_size(type) != 0 && (isAny || !name.starts_with("complex")) &&
                (!isFloat || name.starts_with("f") || name.starts_with("bf"));
    return fits ? type : SLUICE_ELEMENT_F32;
  }

  /// How long list number `list` of the instruction is.
  uint32_t listLength(uint32_t list) {
    switch (opcode) {
    case Opcode::Call: return list < 2 ? 2 : 1;
    case Opcode::Return: return 1;
    case Opcode::CmdDispatch: return list == 0 ? 1 : 2;
    case Opcode::ArenaPack: return 3;
    default: return below(4);
    }
  }

  void instruction() {
    opcode = Opcode(below(kOpcodeCount));
    std::vector<uint32_t> words;
    auto put = [&](char letter) {
      if (letter == 'b')
        branches.push_back(f.here() + 1 + uint32_t(words.size()));
      words.push_back(operand(letter));
      if (letter == 'c')
        words.push_back(bytes.ConsumeIntegral<uint32_t>());
    };
    uint32_t lists = 0;
    for (const char *letter = kInstructions[size_t(opcode)].operands; *letter; ++letter) {
      if (*letter != '[') {
        put(*letter);
        continue;
      }
      uint32_t count = listLength(lists++);
      words.push_back(count);
      const char *first = letter + 1;
      letter = std::strchr(letter, ']');
      for (uint32_t i = 0; i < count; ++i)
        for (const char *inside = first; inside != letter; ++inside)
          put(*inside);
    }
    if (opcode == Opcode::CmdCollective)
      words[2] %= uint32_t(hal::CollectiveKind::Count), words[3] %= uint32_t(hal::Reduction::Count);
    f.desc.bytecode.push_back(vm::encodeHead(opcode, uint32_t(words.size() + 1)));
    f.desc.bytecode.insert(f.desc.bytecode.end(), words.begin(), words.end());
  }

  FuzzedDataProvider &bytes;
  FunctionBuilder f;
  Opcode opcode{};
  std::vector<uint32_t> branches; // words that say which instruction
};

module::ModuleDesc makeModule(FuzzedDataProvider &bytes, const std::vector<uint8_t> &library) {
  module::ModuleDesc desc;
  for (const char *name : {"main", "other"})
    desc.functions.push_back(Programmer(bytes, name).write());
  desc.strings = {"m"}, desc.locations = {"Add_0 (Add)"};
  desc.scalarGlobals = {"a", "b", "c"}, desc.refGlobals = {"r"};
  // A kernel that touches no memory: what native code does is not the verifier's.
  desc.kernels = {{{}, "guarded", 0, 1, 2}};
  desc.libraries = {{{}, "cpu:::", 1}};
  desc.arenas = {{{}, {{0, 3}, {1, 2}, {3, 4}}, 64}};
  desc.channels.emplace_back(); // of this process alone
  desc.hostFunctions = {"host"};
  desc.segments = {{reinterpret_cast<const uint8_t *>(kConstants), sizeof(kConstants)}, library};
  return desc;
}

/// As hosts may behave: fails without arguments, sets copies of a single one, hands back one of
/// two, which is refused, and sets nothing for more.
sluice_status_t callHost(void *program, sluice_tensor_t *const *arguments, size_t argumentCount,
                         sluice_tensor_t **results, size_t resultCount) {
  hal::Device &device = (*static_cast<Ref<vm::Program> *>(program))->device(0);
  if (argumentCount == 0)
    return sluice_status_create(SLUICE_INTERNAL, "the host cannot");
  for (size_t i = 0; i < resultCount && argumentCount <= 2; ++i) {
    sluice_tensor_t *first = arguments[0];
    if (argumentCount == 2) {
      sluice_tensor_retain(results[i] = first);
      continue;
    }
    sluice_status_t status = sluice_tensor_create_copy(
        reinterpret_cast<sluice_device_t *>(&device), sluice_tensor_element_type(first),
        sluice_tensor_rank(first), sluice_tensor_dims(first), sluice_tensor_host_pointer(first),
        &results[i]);
    if (status)
      return status;
  }
  return nullptr;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const std::vector<uint8_t> library = readKernelLibrary();
  FuzzedDataProvider bytes(data, size);
  auto argument = bytes.ConsumeIntegral<int64_t>();
  module::ModuleDesc desc = makeModule(bytes, library);
  Ref<vm::Program> program;
  sluice_module_options_t options = {};
  options.host_user = &program;
  options.find_host_function = [](void *program, const char *, sluice_host_function_t *function) {
    *function = {callHost, program};
  };
  if (Status status = loadProgram(desc, 1, program, &options); !status.ok()) {
    std::fprintf(stderr, "%s\n", status.message());
    fuzz::require(false, "a program that does not load");
  }
  hal::Device &device = program->device(0);
  const std::vector<float> values = {1, 2, 3, 4};
  Ref<hal::Tensor> donated = makeTensor(device, {4}, values),
                   lent = makeTensor(device, {4}, values);

  vm::Invocation invocation;
  fuzz::Patience patience(10);
  auto budget = makeRef<Budget>("call");
  budget->begin({}, reinterpret_cast<const bool *>(&fuzz::Patience::flag()));
  invocation.budget = budget.get();
  invocation.scalarArguments = {argument, int64_t(size)};
  invocation.refArguments = {donated, lent};
  invocation.lender = &lent->buffer().storage();
  invocation.isLent = [](const void *lender, const hal::Storage &memory) {
    return lender == &memory;
  };
  Status status = vm::invoke(*program, 0, invocation);
  fuzz::require(status.ok() || *status.message(), "a failure without words");
  fuzz::require(valuesOf(*lent) == values, "an argument that was not donated is written");
  Ref<hal::Buffer> constant = program->constant(0, 0);
  fuzz::require(std::memcmp(constant->hostPointer(), kConstants, sizeof(kConstants)) == 0,
                "a constant is written");
  return 0;
}
