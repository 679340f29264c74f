//===- Verifier.cpp - no module may crash its host ------------------------===//
#include "runtime/vm/Verifier.h"

#include "runtime/hal/Channel.h"
#include "runtime/vm/Bytecode.h"

#include <algorithm>
#include <bit>

namespace sluice::vm {
namespace {

using module::Function;
using module::kAbsent;
using module::ModuleFile;

constexpr uint64_t kMaxProcesses = 1 << 20;
constexpr size_t kMaxAxes = 64;
constexpr size_t kMaxSlices = 1 << 15; // packing takes the square of it, at a call

bool isLocation(const ModuleFile &module, uint32_t index) {
  return index == kAbsent || index < module.locations.size();
}
size_t devicesAndGlobals(const ModuleFile &module) {
  return module.devices.size() + module.scalarGlobals.size();
}

class FunctionVerifier {
public:
  FunctionVerifier(const ModuleFile &module, const Function &function)
      : module(module), function(function), code(function.bytecode) {}

  Status verify() {
    if (function.scalarRegisters > kMaxRegisters || function.refRegisters > kMaxRegisters)
      return fail(0, "too many registers");
    if (function.scalarArguments > function.scalarRegisters ||
        function.refArguments > function.refRegisters)
      return fail(0, "more arguments than registers");
    for (size_t i = 0; i < function.sourceMap.size(); ++i)
      if (!isLocation(module, function.sourceMap[i].location()) ||
          (i && function.sourceMap[i].offset() < function.sourceMap[i - 1].offset()))
        return fail(0, "bad source map");
    SLUICE_RETURN_IF_ERROR(findHeads());
    for (size_t at = 0; at < code.size(); at += headLength(code[at]))
      SLUICE_RETURN_IF_ERROR(verifyInstruction(at));
    return {};
  }

private:
  /// Checks the operand at `at`, and goes on behind it.
  bool checkOperand(char letter, size_t &at) {
    size_t size = letter == 'c' ? 2 : 1;
    if (instruction.size() - at < size)
      return false;
    uint32_t word = instruction[at];
    at += size;
    switch (letter) {
    case 's':
    case 'd': return check(word < function.scalarRegisters, "no such scalar register");
    case 'R': return check((word & ~kLastUse) < function.refRegisters, "no such ref register");
    case 'D': return check(word < function.refRegisters, "no such ref register");
    case 'c':
    case 'u': return true;
    case 'b': return check(word < code.size() && isHead[word], "branch to nowhere");
    case 'w': return check(word >= 1 && word <= 64, "bad bit width");
    case 'e':
      return check(word < SLUICE_ELEMENT_COUNT &&
                       sluice_element_type_size(sluice_element_type_t(word)) != 0,
                   "no such element type");
    case 'n': return check(word <= 8 && std::popcount(word) == 1, "bad pattern size");
    case 'p': return check(word < uint32_t(IntPredicate::Count), "no such predicate");
    case 'P': return check(word < uint32_t(FloatPredicate::Count), "no such predicate");
    case 'q': return check(word < uint32_t(FloatUnary::Count), "no such function");
    case 'r': return check(word < uint32_t(FloatBinary::Count), "no such function");
    case 'm': return check(word < module.strings.size(), "no such string");
    case 'l': return check(isLocation(module, word), "no such location");
    case 'f': return check(word < module.functions.size(), "no such function");
    case 'i': return check(word < module.hostFunctions.size(), "no such host function");
    case 'k': return check(word < module.kernels.size(), "no such kernel");
    case 'h': return check(word < module.channels.size(), "no such channel");
    case 'a': return check(word < module.arenas.size(), "no such arena");
    case 'x':
      return check(word & module::kPartOfProcess
                       ? (word & ~module::kPartOfProcess) < module.constantParts.size()
                       : word < module.segments.size(),
                   "no such segment");
    case 'v': return check(word < devicesAndGlobals(module), "no such device");
    case 'g': return check(word < module.scalarGlobals.size(), "no such global");
    default: return check(word < module.refGlobals.size(), "no such global"); // G
    }
  }
  /// Checks all operands, which must take exactly the length of the instruction.
  bool checkOperands() {
    size_t at = 1, listCount = 0;
    for (const char *letter = kInstructions[headOpcode(instruction[0])].operands; *letter;
         ++letter) {
      if (*letter != '[') {
        if (!checkOperand(*letter, at))
          return false;
        continue;
      }
      if (at == instruction.size() || instruction[at] > instruction.size())
        return false;
      uint32_t count = lists[listCount++] = instruction[at++];
      const char *first = letter + 1;
      while (*letter != ']')
        ++letter;
      for (uint32_t i = 0; i < count; ++i)
        for (const char *inside = first; inside != letter; ++inside)
          if (!checkOperand(*inside, at))
            return false;
    }
    return at == instruction.size();
  }

  /// First pass: where instructions begin; lengths must lead exactly to the end, and the last must
  /// not fall through.
  Status findHeads() {
    if (code.empty())
      return fail(0, "no instructions");
    isHead.assign(code.size(), false);
    size_t last = 0;
    for (size_t at = 0; at < code.size(); at += headLength(code[at])) {
      if (headOpcode(code[at]) >= kOpcodeCount)
        return fail(at, "no such instruction");
      if (headLength(code[at]) == 0 || headLength(code[at]) > code.size() - at)
        return fail(at, "bad instruction length");
      isHead[at] = true;
      last = at;
    }
    return isTerminator(Opcode(headOpcode(code[last]))) ? Status()
                                                        : fail(last, "control leaves the function");
  }

  Status verifyInstruction(size_t at) {
    instruction = code.subspan(at, headLength(code[at]));
    problem = "operands do not fit its length";
    if (!checkOperands())
      return fail(at, problem);
    auto opcode = Opcode(headOpcode(instruction[0]));
    auto require = [&](bool condition, const char *what) {
      return condition ? Status() : fail(at, what);
    };
    switch (opcode) {
    case Opcode::Call: {
      const Function &callee = module.functions[instruction[1]];
      return require(lists[0] == callee.scalarArguments && lists[1] == callee.refArguments &&
                         lists[2] == callee.scalarResults && lists[3] == callee.refResults,
                     "call with wrong counts");
    }
    case Opcode::Return:
      return require(lists[0] == function.scalarResults && lists[1] == function.refResults,
                     "return with wrong counts");
    case Opcode::CmdDispatch: {
      const fb::KernelT &kernel = module.kernels[instruction[2]];
      return require(lists[0] == kernel.constants && lists[1] == kernel.bindings,
                     "dispatch with wrong counts");
    }
    case Opcode::ArenaPack: {
      size_t slices = module.arenas[instruction[1]].intervals.size();
      return require(lists[0] == slices && lists[1] == slices, "arena with wrong counts");
    }
    case Opcode::CmdCollective:
      return require(instruction[3] < uint32_t(hal::CollectiveKind::Count) &&
                         instruction[4] < uint32_t(hal::Reduction::Count),
                     "no such collective");
    case Opcode::BufferConstant: // mapped before anything runs
      return require(instruction[2] < module.devices.size(),
                     "a constant on a device that is not known yet");
    case Opcode::BufferLoad:
    case Opcode::BufferStore:
    case Opcode::CmdUpdate: {
      uint32_t type = instruction[opcode == Opcode::CmdUpdate ? 4 : 2];
      return require(!isComplex(sluice_element_type_t(type)), "complex scalar");
    }
    case Opcode::ConvertFloat:
      return require(isFloat(instruction[3]) && isFloat(instruction[4]), "not a float type");
    case Opcode::IntToFloatS:
    case Opcode::IntToFloatU:
    case Opcode::FloatToIntS:
    case Opcode::FloatToIntU: return require(isFloat(instruction[3]), "not a float type");
    default: return {};
    }
  }

  static bool isFloat(uint32_t type) { return sluice::isFloat(sluice_element_type_t(type)); }
  bool check(bool condition, const char *what) {
    if (!condition)
      problem = what;
    return condition;
  }
  Status fail(size_t at, const char *what) const {
    return makeError(SLUICE_DATA_LOSS, "module is damaged: function '%.*s', word %zu: %s",
                     int(function.name.size()), function.name.data(), at, what);
  }

  const ModuleFile &module;
  const Function &function;
  std::span<const uint32_t> code, instruction;
  std::vector<bool> isHead;
  const char *problem = "";
  uint32_t lists[4] = {}; // the counts of the instruction's, of which there are at most so many
};

Status damaged(const char *what) {
  return makeError(SLUICE_DATA_LOSS, "module is damaged: %s", what);
}

/// The values of an export must be what its function takes or gives.
Status verifyValues(const sluice_value_info_t *values, size_t count, uint32_t scalars,
                    uint32_t refs, size_t devices) {
  uint64_t seen[2] = {};
  for (size_t i = 0; i < count; ++i) {
    const sluice_value_info_t &value = values[i];
    ++seen[value.kind];
    if (sluice_element_type_size(value.element_type) == 0)
      return damaged("an argument or result of unknown type");
    if (value.device >= devices)
      return damaged("an argument or result on no device");
    if (value.kind == SLUICE_VALUE_SCALAR && value.rank != 0)
      return damaged("a scalar with dimensions");
    for (size_t d = 0; d < value.rank; ++d)
      if (value.dims[d] < -1)
        return damaged("a negative dimension");
  }
  return seen[SLUICE_VALUE_SCALAR] == scalars && seen[SLUICE_VALUE_TENSOR] == refs
             ? Status()
             : damaged("an export that its function does not fit");
}

} // namespace

Status verifyModule(const ModuleFile &module) {
  auto isSegment = [&](uint32_t index) { return index < module.segments.size(); };
  auto isReport = [&](uint32_t index) { return index == kAbsent || isSegment(index); };
  if (module.devices.empty())
    return damaged("no device");
  if (!module.needs.empty() && module.needs.size() != module.devices.size())
    return damaged("a device of unknown kind");
  for (size_t i = 0; i < module.needs.size(); ++i)
    if (uint32_t base = module.needs[i].queueOf;
        base != kAbsent && (base >= i || module.needs[base].queueOf != kAbsent))
      return damaged("a queue of no device");
  for (const auto &kernel : module.kernels)
    if (!isLocation(module, kernel.location))
      return damaged("a kernel at no location");
  for (const auto &library : module.libraries) {
    if (!isSegment(library.segment) || !isReport(library.report))
      return damaged("a library in no segment");
    if (std::ranges::any_of(library.devices,
                            [&](uint32_t device) { return device >= module.devices.size(); }))
      return damaged("a library for no device");
  }
  if (!isReport(module.memoryReport))
    return damaged("a report in no segment");
  if (!isReport(module.placement))
    return damaged("a placement in no segment");
  for (const auto &failure : module.kernelFailures)
    if (!isLocation(module, failure.location))
      return damaged("a failure at no location");
  for (const auto &channel : module.channels) {
    if (channel.grid.size() > kMaxAxes || channel.axes.size() > kMaxAxes)
      return damaged("a channel along too many axes");
    uint64_t processes = 1;
    for (uint32_t size : channel.grid)
      processes = std::min<uint64_t>(processes * size, kMaxProcesses + 1);
    if (processes == 0 || processes > kMaxProcesses)
      return damaged("a channel among no processes, or too many");
    for (size_t i = 0; i < channel.axes.size(); ++i)
      if (channel.axes[i] >= channel.grid.size() ||
          std::ranges::count(std::span(channel.axes).first(i), channel.axes[i]))
        return damaged("a channel along an axis that is not there");
  }
  for (const auto &parts : module.constantParts) {
    if (parts.channel >= module.channels.size())
      return damaged("parts of a constant on no channel");
    uint64_t members = 1;
    for (uint32_t axis : module.channels[parts.channel].axes)
      members *= module.channels[parts.channel].grid[axis];
    if (parts.segments.size() != members || !std::ranges::all_of(parts.segments, isSegment))
      return damaged("parts of a constant in no segments");
  }
  for (const auto &arena : module.arenas) {
    if (arena.intervals.size() > kMaxSlices)
      return damaged("an arena of too many slices");
    if (!std::has_single_bit(arena.alignment))
      return damaged("an arena with a bad alignment");
    for (const auto &interval : arena.intervals)
      if (interval.first() > interval.last())
        return damaged("an arena slice that ends before it begins");
  }
  for (const auto &entry : module.entries) {
    if (entry.function >= module.functions.size())
      return damaged("an export of no function");
    const Function &function = module.functions[entry.function];
    SLUICE_RETURN_IF_ERROR(verifyValues(entry.info.arguments, entry.info.argument_count,
                                        function.scalarArguments, function.refArguments,
                                        devicesAndGlobals(module)));
    SLUICE_RETURN_IF_ERROR(verifyValues(entry.info.results, entry.info.result_count,
                                        function.scalarResults, function.refResults,
                                        devicesAndGlobals(module)));
  }
  if (module.initializer != kAbsent) {
    if (module.initializer >= module.functions.size())
      return damaged("no such initializer");
    const Function &function = module.functions[module.initializer];
    if (function.scalarArguments || function.refArguments || function.scalarResults ||
        function.refResults)
      return damaged("an initializer with arguments or results");
  }
  for (const Function &function : module.functions)
    SLUICE_RETURN_IF_ERROR(FunctionVerifier(module, function).verify());
  return {};
}

} // namespace sluice::vm
