//===- KernelReport.cpp - what the compiler decided, as bytes -------------===//
#include "runtime/module/KernelReport.h"

#include "runtime/module/kernel_report_generated.h"

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
         workspace = shared(report.workspace);
    auto nodes = list(report.nodes), arguments = list(report.arguments),
         dropped = list(report.droppedPlans), grid = list(report.grid);
    kernels.push_back(fb::CreateKernelReport(builder, name, nodes, arguments, plan, dropped, grid,
                                             workspace, report.stackBytes));
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
    reports.push_back({GetString(kernel->name()), texts(kernel->nodes()),
                       texts(kernel->arguments()), GetString(kernel->plan()),
                       texts(kernel->dropped_plans()), texts(kernel->grid()),
                       GetString(kernel->workspace()), kernel->stack_bytes()});
  }
  return true;
}

} // namespace sluice::module
