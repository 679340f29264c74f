//===- MemoryReport.cpp - where the values of a program lie, as bytes -----===//
#include "runtime/module/MemoryReport.h"

#include "runtime/module/ReportBytes.h"

#include <algorithm>

namespace sluice::module {
/// Whether `function` refers only to what it has, so that readers need not look again.
static bool isSound(const FunctionMemory &function) {
  constexpr size_t kMost = 1 << 16; // readers look at all values for each command
  if (function.values.size() > kMost || function.commands.size() > kMost)
    return false;
  for (size_t i = 0; i < function.terms.size(); ++i) {
    const MemoryTerm &term = function.terms[i];
    auto earlier = [&](int64_t operand) { return operand >= 0 && size_t(operand) < i; };
    if (term.kind() > MemoryTermKind::Align ||
        (term.kind() >= MemoryTermKind::Add && (!earlier(term.a()) || !earlier(term.b()))))
      return false;
  }
  auto isValue = [&](uint32_t index) { return index < function.values.size(); };
  uint32_t submission = 0, group = 0;
  for (const MemoryCommand &command : function.commands) {
    if (command.submission < submission || command.submission >= function.submissions.size() ||
        command.group < group ||
        !std::all_of(command.reads.begin(), command.reads.end(), isValue) ||
        !std::all_of(command.writes.begin(), command.writes.end(), isValue))
      return false;
    submission = command.submission, group = command.group;
  }
  return std::all_of(function.values.begin(), function.values.end(), [&](const MemoryValue &value) {
    return value.kind <= MemoryKind::Carried && value.size < function.terms.size() &&
           value.offset <= kMostMemory && value.first <= value.last &&
           value.last < function.commands.size() && value.submission < function.submissions.size();
  });
}

std::vector<uint8_t> serializeMemoryReport(const std::vector<FunctionMemory> &functions) {
  fb::MemoryReportT report;
  report.functions = functions;
  return packReport<fb::MemoryReport>(report, fb::MemoryReportIdentifier());
}

bool readMemoryReport(std::span<const uint8_t> bytes, std::vector<FunctionMemory> &functions) {
  fb::MemoryReportT report;
  if (!unpackReport<fb::MemoryReport>(bytes, fb::MemoryReportIdentifier(), report))
    return false;
  functions = std::move(report.functions);
  return std::ranges::all_of(functions, isSound);
}

} // namespace sluice::module
