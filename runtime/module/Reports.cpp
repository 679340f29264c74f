//===- Reports.cpp - what the compiler decided, as bytes ------------------===//
#include "runtime/module/Reports.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace sluice::module {
namespace {

template <typename Table>
std::vector<uint8_t> packReport(const typename Table::NativeTableType &report,
                                const char *identifier) {
  flatbuffers::FlatBufferBuilder builder(4096);
  builder.Finish(Table::Pack(builder, &report), identifier);
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

/// False if `bytes` are no such report.
template <typename Table>
bool unpackReport(std::span<const uint8_t> bytes, const char *identifier,
                  typename Table::NativeTableType &report) {
  flatbuffers::Verifier verifier(bytes.data(), bytes.size());
  if (!verifier.VerifyBuffer<Table>(identifier))
    return false;
  flatbuffers::GetRoot<Table>(bytes.data())->UnPackTo(&report);
  return true;
}

} // namespace

std::vector<uint8_t> serializeKernelReports(const std::vector<KernelReport> &reports) {
  fb::KernelReportsT all;
  all.kernels = reports;
  return packReport<fb::KernelReports>(all, fb::KernelReportsIdentifier());
}

bool readKernelReports(std::span<const uint8_t> bytes, std::vector<KernelReport> &reports) {
  fb::KernelReportsT all;
  bool isRead = unpackReport<fb::KernelReports>(bytes, fb::KernelReportsIdentifier(), all);
  std::move(all.kernels.begin(), all.kernels.end(), std::back_inserter(reports));
  return isRead;
}

bool evaluate(const std::string &sum, std::span<const int64_t> constants, double &value) {
  value = 0;
  double term = 1;
  for (const char *at = sum.c_str(); *at;) {
    char *end = nullptr;
    if (*at == 'n') {
      uint64_t number = std::strtoull(at + 1, &end, 10);
      if (end == at + 1 || number >= constants.size())
        return false;
      term *= double(constants[number]);
    } else {
      term *= std::strtod(at, &end);
      if (end == at)
        return false;
    }
    at = end;
    if (*at && std::strncmp(at, " * ", 3) != 0 && std::strncmp(at, " + ", 3) != 0)
      return false;
    if (!*at || at[1] == '+')
      value += std::exchange(term, 1);
    at += *at ? 3 : 0;
  }
  return !sum.empty();
}

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

std::vector<uint8_t> serializePlacementReport(const PlacementReport &report) {
  return packReport<fb::PlacementReport>(report, fb::PlacementReportIdentifier());
}

bool readPlacementReport(std::span<const uint8_t> bytes, PlacementReport &report) {
  report = {};
  if (!unpackReport<fb::PlacementReport>(bytes, fb::PlacementReportIdentifier(), report))
    return false;
  size_t devices = report.devices.size();
  return report.targets.size() == devices && report.used.size() == devices &&
         std::ranges::all_of(report.nodes, [&](const PlacedNode &node) {
           return node.device < devices && node.seconds.size() == devices;
         });
}

} // namespace sluice::module
