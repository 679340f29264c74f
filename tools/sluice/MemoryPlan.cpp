//===- MemoryPlan.cpp - the memory of one function on one device ----------===//
#include "tools/sluice/MemoryPlan.h"
#include "runtime/vm/ArenaPack.h"
#include <cstring>
#include <set>

namespace sluice::tool {
namespace {

using module::FunctionMemory;
using module::MemoryCommand;
using module::MemoryKind;
using module::MemoryTerm;
using module::MemoryTermKind;
using module::MemoryValue;

/// The terms of a function, as numbers where they are known and as text where not.
class Terms {
public:
  Terms(const FunctionMemory &function, const sluice_function_info_t *info, const KnownSizes &sizes)
      : terms(function.terms), info(info), dims(sizes.dims), numbers(terms.size()) {
    takeInputs(sizes);
    for (size_t i = 0; i < terms.size(); ++i) {
      numbers[i] = evaluate(terms[i]);
      formulas.push_back(write(uint32_t(i)));
      if (formulas[i].size() > kLongest) // terms that share terms double
        formulas[i] = "...";
    }
  }
  Bytes number(uint32_t index) const { return numbers[index]; }

  /// "4*batch*768"; sums and the like in parentheses.
  const std::string &formula(uint32_t index) const { return formulas[index]; }

  /// What a term that is not known depends on.
  void collectUnknown(uint32_t index, std::set<std::string> &names) const {
    std::vector<bool> asked(index + 1);
    asked[index] = true;
    for (size_t i = index + 1; i-- > 0;) { // operands come before what they are of
      const MemoryTerm &term = terms[i];
      if (!asked[i] || numbers[i])
        continue;
      if (term.kind() == MemoryTermKind::Unknown)
        names.insert("values computed on the way");
      else if (term.kind() < MemoryTermKind::Add)
        names.insert(formula(uint32_t(i)));
      else
        asked[size_t(term.a())] = asked[size_t(term.b())] = true;
    }
  }

private:
  std::string write(uint32_t index) const {
    if (numbers[index])
      return std::to_string(*numbers[index]);
    const MemoryTerm &term = terms[index];
    auto operands = [&](const char *between) {
      return formula(uint32_t(term.a())) + between + formula(uint32_t(term.b()));
    };
    switch (term.kind()) {
    case MemoryTermKind::Constant: return std::to_string(term.a());
    case MemoryTermKind::Dim: return dimName(size_t(term.a()), term.b());
    case MemoryTermKind::Scalar: return argumentName(size_t(term.a()));
    case MemoryTermKind::Unknown: return "u" + std::to_string(term.a());
    case MemoryTermKind::Add: return "(" + operands(" + ") + ")";
    case MemoryTermKind::Sub: return "(" + operands(" - ") + ")";
    case MemoryTermKind::Mul: return operands("*");
    case MemoryTermKind::DivFloor: return "floor(" + operands(" / ") + ")";
    case MemoryTermKind::DivCeil: return "ceil(" + operands(" / ") + ")";
    case MemoryTermKind::Rem: return "(" + operands(" mod ") + ")";
    case MemoryTermKind::Min: return "min(" + operands(", ") + ")";
    case MemoryTermKind::Max: return "max(" + operands(", ") + ")";
    case MemoryTermKind::Align: return "align(" + operands(", ") + ")";
    }
    return "?";
  }

  std::string argumentName(size_t argument) const {
    if (info && argument < info->argument_count && info->arguments[argument].name &&
        *info->arguments[argument].name)
      return info->arguments[argument].name;
    return "arg" + std::to_string(argument);
  }
  std::string dimName(size_t argument, int64_t dim) const {
    if (info && argument < info->argument_count && size_t(dim) < info->arguments[argument].rank)
      if (const char *name = info->arguments[argument].dim_names[dim]; name && *name)
        return name;
    return argumentName(argument) + "[" + std::to_string(dim) + "]";
  }

  /// Dimensions and scalars are what the inputs say, under their names.
  void takeInputs(const KnownSizes &sizes) {
    size_t next = 0, count = info ? info->argument_count : 0;
    for (const auto &[name, array] : sizes.inputs) {
      size_t argument = next;
      if (!name.empty())
        for (argument = 0; argument < count && argumentName(argument) != name;)
          ++argument;
      next = argument + 1;
      if (argument >= count)
        continue;
      for (size_t dim = 0; dim < array.dims.size(); ++dim)
        dims[dimName(argument, int64_t(dim))] = array.dims[dim];
      int64_t value = 0;
      if (array.dims.empty() && array.bytes.size() <= sizeof(value)) {
        std::memcpy(&value, array.bytes.data(), array.bytes.size());
        dims[argumentName(argument)] = value;
      }
    }
  }

  Bytes evaluate(const MemoryTerm &term) const {
    auto find = [&](const std::string &name) {
      auto found = dims.find(name);
      return found == dims.end() ? Bytes() : Bytes(found->second);
    };
    switch (term.kind()) {
    case MemoryTermKind::Constant: return term.a();
    case MemoryTermKind::Unknown: return {};
    case MemoryTermKind::Scalar: return find(argumentName(size_t(term.a())));
    case MemoryTermKind::Dim: return find(dimName(size_t(term.a()), term.b()));
    default: break;
    }
    Bytes a = numbers[size_t(term.a())], b = numbers[size_t(term.b())];
    int64_t result = 0;
    if (!a || !b)
      return {};
    switch (term.kind()) {
    case MemoryTermKind::Add: return __builtin_add_overflow(*a, *b, &result) ? Bytes() : result;
    case MemoryTermKind::Sub: return __builtin_sub_overflow(*a, *b, &result) ? Bytes() : result;
    case MemoryTermKind::Mul: return __builtin_mul_overflow(*a, *b, &result) ? Bytes() : result;
    case MemoryTermKind::Min: return std::min(*a, *b);
    case MemoryTermKind::Max: return std::max(*a, *b);
    default: break;
    }
    if (*a < 0 || *b <= 0) // Sizes are neither.
      return {};
    switch (term.kind()) {
    case MemoryTermKind::DivFloor: return *a / *b;
    case MemoryTermKind::DivCeil: return *a / *b + (*a % *b != 0);
    case MemoryTermKind::Rem: return *a % *b;
    default: { // Align
      int64_t blocks = *a / *b + (*a % *b != 0);
      return __builtin_mul_overflow(blocks, *b, &result) ? Bytes() : result;
    }
    }
  }

  const std::vector<MemoryTerm> &terms;
  const sluice_function_info_t *info;
  std::map<std::string, int64_t> dims; // and scalar arguments
  std::vector<Bytes> numbers;
  static constexpr size_t kLongest = 1000;
  std::vector<std::string> formulas;
};

/// Works out the offsets of what `values` leaves to the runtime, by the runtime's own means; the
/// size of all.
int64_t pack(std::vector<PlannedValue *> &values) {
  std::vector<vm::ArenaSlice> slices;
  int64_t total = 0;
  bool isPacked = true;
  for (const PlannedValue *value : values) {
    slices.push_back(
        {uint32_t(value->firstWidened), uint32_t(value->lastWidened), uint64_t(*value->size)});
    isPacked &= value->value->offset >= 0 && value->value->kind == MemoryKind::Arena;
  }
  if (!isPacked)
    total = int64_t(vm::packArena(slices));
  for (size_t i = 0; i < values.size(); ++i) {
    values[i]->offset = isPacked ? values[i]->value->offset : int64_t(slices[i].offset);
    total = std::max(total, (*values[i]->offset + *values[i]->size + 63) / 64 * 64);
  }
  return total;
}

void workOut(MemoryPlan &plan) {
  plan.inUse.resize(plan.commands.size());
  plan.inUseInOrder.resize(plan.commands.size());
  for (const auto *values : {&plan.arena, &plan.outside})
    for (const PlannedValue &value : *values) {
      for (size_t c = value.firstWidened; c <= value.lastWidened; ++c)
        plan.inUse[c] += *value.size;
      for (size_t c = value.first; c <= value.last; ++c)
        plan.inUseInOrder[c] += *value.size;
    }
  for (size_t c = 0; c < plan.commands.size(); ++c)
    if (plan.inUse[c] > plan.bound)
      plan.bound = plan.inUse[c], plan.boundAt = c;
  plan.boundInOrder = *std::max_element(plan.inUseInOrder.begin(), plan.inUseInOrder.end());

  for (PlannedSubmission &submission : plan.submissions) {
    std::vector<PlannedValue *> slices;
    for (PlannedValue &value : plan.arena)
      if (value.first >= submission.first && value.first < submission.first + submission.count)
        slices.push_back(&value);
    submission.arena = pack(slices);
    plan.arenaBytes = std::max(plan.arenaBytes, *submission.arena);
    for (size_t c = submission.first; c < submission.first + submission.count; ++c) {
      int64_t outside = 0;
      for (const PlannedValue &value : plan.outside)
        outside += value.firstWidened <= c && c <= value.lastWidened ? *value.size : 0;
      plan.outsideBytes = std::max(plan.outsideBytes, outside);
      plan.peak = std::max(plan.peak, *submission.arena + outside);
    }
  }
  std::vector<PlannedValue *> outside; // Their places in a picture.
  for (PlannedValue &value : plan.outside)
    outside.push_back(&value);
  pack(outside);
}

MemoryPlan planDevice(const FunctionMemory &function, uint32_t device, const Terms &terms) {
  MemoryPlan plan;
  std::vector<size_t> numbers(
      function.commands.size()); // number of each command among those of this device
  std::set<uint32_t> blocks;
  for (size_t i = 0; i < function.commands.size(); ++i) {
    const MemoryCommand &command = function.commands[i];
    if (function.submissions[command.submission].device != device)
      continue;
    numbers[i] = plan.commands.size();
    bool sameSubmission =
        !plan.commands.empty() && plan.commands.back()->submission == command.submission;
    if (!sameSubmission)
      plan.submissions.push_back({plan.commands.size(), 0, {}});
    plan.groups +=
        plan.commands.empty() || plan.commands.back()->group != command.group || !sameSubmission;
    ++plan.submissions.back().count;
    blocks.insert(function.submissions[command.submission].block);
    plan.commands.push_back(&command);
  }
  if (plan.commands.empty())
    return plan;
  plan.blocks = blocks.size();
  std::vector<std::pair<size_t, size_t>> groupOf(
      plan.commands.size()); // The first and last command of a command's concurrency group.
  for (size_t first = 0, end; first < groupOf.size(); first = end) {
    for (end = first + 1;
         end < groupOf.size() && plan.commands[end]->group == plan.commands[first]->group;)
      ++end;
    std::fill(groupOf.begin() + first, groupOf.begin() + end, std::pair(first, end - 1));
  }

  std::vector<size_t> writes(function.values.size());
  for (const MemoryCommand *command : plan.commands)
    for (uint32_t value : command->writes)
      ++writes[value];

  std::set<std::string> unknown;
  for (size_t i = 0; i < function.values.size(); ++i) {
    const MemoryValue &value = function.values[i];
    if (function.submissions[value.submission].device != device)
      continue;
    PlannedValue planned{
        &value, terms.number(value.size), {}, terms.formula(value.size), 0, 0, 0, 0, 0};
    if (planned.size && (*planned.size < 0 || *planned.size > module::kMostMemory))
      planned.size = std::nullopt;
    // Another device may read it later; here it is in use up to this device's last command before
    // that.
    size_t last = value.last;
    while (last > value.first &&
           function.submissions[function.commands[last].submission].device != device)
      --last;
    planned.first = numbers[value.first], planned.last = numbers[last];
    planned.firstWidened = groupOf[planned.first].first,
    planned.lastWidened = groupOf[planned.last].second;
    planned.updates = writes[i] ? writes[i] - 1 : 0;
    bool counts = value.kind == MemoryKind::Arena || value.kind == MemoryKind::Transient;
    if (counts && !planned.size) {
      plan.known = false;
      terms.collectUnknown(value.size, unknown);
    }
    switch (value.kind) {
    case MemoryKind::Arena: plan.arena.push_back(planned); break;
    case MemoryKind::Transient: plan.outside.push_back(planned); break;
    case MemoryKind::Result: plan.results.push_back(planned); break;
    case MemoryKind::Argument: plan.arguments.push_back(planned); break;
    case MemoryKind::Constant: plan.constants.push_back(planned); break;
    case MemoryKind::Carried: plan.carried.push_back(planned); break;
    }
  }
  plan.unknown.assign(unknown.begin(), unknown.end());
  if (plan.known)
    workOut(plan);
  return plan;
}

} // namespace

Status planMemory(const module::ModuleFile &file, const KnownSizes &sizes, ModuleMemory &memory) {
  if (file.memoryReport == module::kAbsent)
    return makeError(SLUICE_NOT_FOUND, "the module holds no report on its memory: it was compiled "
                                       "with --strip, or runs nothing on a device");
  if (!module::readMemoryReport(file.segments[file.memoryReport], memory.functions))
    return makeError(SLUICE_DATA_LOSS,
                     "module is damaged: the report on its memory is not well-formed");
  for (const FunctionMemory &function : memory.functions) {
    const sluice_function_info_t *info = nullptr;
    for (const auto &exported : file.entries)
      if (function.name == exported.info.name)
        info = &exported.info;
    Terms terms(function, info, sizes);
    for (uint32_t device = 0; device < file.devices.size(); ++device) {
      MemoryPlan plan = planDevice(function, device, terms);
      if (plan.commands.empty())
        continue;
      plan.function = function.name;
      plan.device =
          device < file.needs.size() ? "@" + file.needs[device].name : file.devices[device];
      plan.info = info;
      memory.plans.push_back(std::move(plan));
    }
  }
  return {};
}

} // namespace sluice::tool
