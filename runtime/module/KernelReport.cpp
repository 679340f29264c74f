//===- KernelReport.cpp - what the compiler decided, as bytes -------------===//
#include "runtime/module/KernelReport.h"

#include "runtime/module/kernel_report_generated.h"

#include <cstdlib>
#include <cstring>
#include <utility>

namespace sluice::module {
namespace {

using Texts = flatbuffers::Vector<flatbuffers::Offset<flatbuffers::String>>;

std::vector<std::string> texts(const Texts *vector) {
  std::vector<std::string> result;
  for (flatbuffers::uoffset_t i = 0; vector && i < vector->size(); ++i)
    result.push_back(vector->Get(i)->str());
  return result;
}

} // namespace

std::vector<uint8_t> serializeKernelReports(const std::vector<KernelReport> &reports) {
  flatbuffers::FlatBufferBuilder builder(4096);
  std::vector<flatbuffers::Offset<fb::KernelReport>> kernels;
  // Shared, since many kernels have the same plan.
  auto shared = [&](const std::string &string) { return builder.CreateSharedString(string); };
  auto list = [&](const std::vector<std::string> &strings) {
    std::vector<flatbuffers::Offset<flatbuffers::String>> offsets;
    for (const std::string &string : strings)
      offsets.push_back(shared(string));
    return builder.CreateVector(offsets);
  };
  for (const KernelReport &report : reports) {
    auto name = shared(report.name), plan = shared(report.plan),
         workspace = shared(report.workspace), operations = shared(report.operations),
         operand = shared(report.operand), bytes = shared(report.bytes),
         moved = shared(report.moved);
    auto nodes = list(report.nodes), arguments = list(report.arguments),
         dropped = list(report.droppedPlans), grid = list(report.grid),
         declined = list(report.declined);
    kernels.push_back(fb::CreateKernelReport(builder, name, nodes, arguments, plan, dropped, grid,
                                             workspace, report.stackBytes, operations, operand,
                                             bytes, moved, declined, report.isTuned));
  }
  fb::FinishKernelReportsBuffer(builder,
                                fb::CreateKernelReports(builder, builder.CreateVector(kernels)));
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

bool readKernelReports(std::span<const uint8_t> bytes, std::vector<KernelReport> &reports) {
  flatbuffers::Verifier verifier(bytes.data(), bytes.size());
  if (!fb::VerifyKernelReportsBuffer(verifier))
    return false;
  const auto *kernels = fb::GetKernelReports(bytes.data())->kernels();
  for (flatbuffers::uoffset_t i = 0; kernels && i < kernels->size(); ++i) {
    const fb::KernelReport *kernel = kernels->Get(i);
    reports.push_back(
        {GetString(kernel->name()), texts(kernel->nodes()), texts(kernel->arguments()),
         GetString(kernel->plan()), texts(kernel->dropped_plans()), texts(kernel->grid()),
         GetString(kernel->workspace()), kernel->stack_bytes(), GetString(kernel->operations()),
         GetString(kernel->operand()), GetString(kernel->bytes()), GetString(kernel->moved()),
         texts(kernel->declined()), kernel->tuned()});
  }
  return true;
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

} // namespace sluice::module
