//===- KernelTable.cpp - the kernels of a module file, for people ---------===//
#include "tools/sluice/KernelTable.h"
#include "llvm/ADT/StringExtras.h"
#include <cstdio>
#include <map>

namespace sluice::tool {

using Reports = std::map<std::string, module::KernelReport, std::less<>>;

/// By name; none if a module was written without.
static Status readReports(const module::ModuleFile &file, const module::Library &library,
                          Reports &reports) {
  std::vector<module::KernelReport> list;
  if (library.report != module::kAbsent &&
      !module::readKernelReports(file.segments[library.report], list))
    return makeError(SLUICE_DATA_LOSS,
                     "module is damaged: the reports on the kernels for %s are not well-formed",
                     library.target.c_str());
  for (const module::KernelReport &report : list)
    reports.emplace(report.name, report);
  return {};
}

Status readKernels(const module::ModuleFile &file, std::vector<LibraryKernels> &libraries) {
  for (const module::Library &library : file.libraries) {
    LibraryKernels &result = libraries.emplace_back(LibraryKernels{library.target, {}});
    Reports reports;
    SLUICE_RETURN_IF_ERROR(readReports(file, library, reports));
    auto infoOf = [&](const fb::KernelT &kernel) {
      KernelInfo info;
      if (auto found = reports.find(kernel.name); found != reports.end())
        info.report = found->second;
      info.report.name = kernel.name;
      if (const char *node = file.location(kernel.location); info.report.nodes.empty() && *node)
        info.report.nodes = {node};
      return info;
    };
    module::GpuExecutable gpu;
    if (library.target.starts_with("cpu")) {
      for (const fb::KernelT &kernel : file.kernels)
        if (reports.empty() || reports.contains(kernel.name))
          result.kernels.push_back(infoOf(kernel));
      continue;
    }
    SLUICE_RETURN_IF_ERROR(module::readGpuExecutable(file.segments[library.segment], gpu));
    for (const fb::KernelT &kernel : file.kernels)
      for (const module::GpuEntry &entry : gpu.entries) // One for each variant.
        if (entry.name == kernel.name) {
          result.kernels.push_back(infoOf(kernel));
          result.kernels.back().gpu = entry;
        }
  }
  return {};
}

/// "16384", or "n0 * 64": whether it is a number.
static bool isNumber(const std::string &text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

static void printLine(const char *label, const std::string &text) {
  std::printf("      %-10s %s\n", label, text.c_str());
}

static std::string countedBytes(uint64_t count) {
  return std::to_string(count) + (count == 1 ? " byte" : " bytes");
}

void printKernels(const LibraryKernels &library) {
  for (const KernelInfo &kernel : library.kernels) {
    const module::KernelReport &report = kernel.report;
    std::printf("    %s\n", report.name.c_str());
    printLine("nodes", report.nodes.empty() ? "not known" : llvm::join(report.nodes, ", "));
    if (!report.arguments.empty())
      printLine("arguments", llvm::join(report.arguments, "; "));
    printLine("plan", report.plan.empty() ? "not recorded"
                                          : report.plan + (report.isTuned ? ", tuned" : ""));
    for (const std::string &dropped : report.droppedPlans)
      printLine("rejected", dropped);
    for (auto [label, text] : {std::pair("operations", &report.operations),
                               {"least", &report.bytes},
                               {"moved", &report.moved}})
      if (!text->empty() && *text != "0")
        printLine(label, *text + (label[0] == 'o' ? " on " + report.operand : " bytes"));
    if (!report.grid.empty())
      printLine("grid", llvm::join(report.grid, " x ") + " workgroups");
    if (kernel.gpu) {
      const module::GpuEntry &gpu = *kernel.gpu;
      std::string threads = std::to_string(gpu.threads[0]);
      if (gpu.threads[1] * gpu.threads[2] != 1)
        threads += " x " + std::to_string(gpu.threads[1]) + " x " + std::to_string(gpu.threads[2]);
      if (gpu.subgroupSize)
        threads += " in subgroups of " + std::to_string(gpu.subgroupSize);
      printLine("threads", threads + " in a workgroup");
      printLine("memory", countedBytes(gpu.totalWorkgroupBytes()) + " of a workgroup, " +
                              countedBytes(gpu.privateBytes) + " private to a thread");
      printLine("registers", gpu.registers ? std::to_string(gpu.registers) + " of a thread, " +
                                                 countedBytes(gpu.spilledBytes) + " spilled"
                                           : "known when the driver has compiled it");
    } else {
      printLine("threads", "1 in a workgroup");
      if (report.stackBytes >= 0)
        printLine("memory", countedBytes(uint64_t(report.stackBytes)) + " of stack");
    }
    if (!report.workspace.empty())
      printLine("workspace", (isNumber(report.workspace) ? report.workspace + " bytes"
                                                         : "bytes: " + report.workspace) +
                                 (kernel.gpu ? " in all" : " for each thread that runs it"));
  }
}

static void writeKernel(const KernelInfo &kernel, llvm::json::OStream &json) {
  const module::KernelReport &report = kernel.report;
  auto size = [&](llvm::StringRef name, const std::string &text) {
    json.attribute(name, isNumber(text) ? llvm::json::Value(int64_t(std::stoll(text)))
                         : text.empty() ? llvm::json::Value(nullptr)
                                        : llvm::json::Value(text));
  };
  auto number = [&](llvm::StringRef name, bool isKnown, int64_t value) {
    json.attribute(name, isKnown ? llvm::json::Value(value) : llvm::json::Value(nullptr));
  };
  json.attribute("name", report.name);
  json.attribute("nodes", llvm::json::Array(report.nodes));
  json.attribute("arguments", llvm::json::Array(report.arguments));
  json.attribute("plan", report.plan);
  json.attribute("dropped_plans", llvm::json::Array(report.droppedPlans));
  json.attribute("tuned", int(report.isTuned));
  for (size_t i = 0; i < 3; ++i)
    size((const char *[]){"grid_x", "grid_y", "grid_z"}[i],
         i < report.grid.size() ? report.grid[i] : "");
  size("workspace_bytes", report.workspace);
  size("operations", report.operations);
  json.attribute("operand", report.operand);
  size("least_bytes", report.bytes);
  size("moved_bytes", report.moved);
  json.attribute("declined", llvm::json::Array(report.declined));
  json.attribute("threads", kernel.gpu ? int64_t(kernel.gpu->threadCount()) : 1);
  if (const auto &gpu = kernel.gpu) {
    json.attribute("subgroup_size", gpu->subgroupSize);
    json.attribute("workgroup_bytes", gpu->totalWorkgroupBytes());
    json.attribute("private_bytes", gpu->privateBytes);
    number("registers", gpu->registers, gpu->registers);
    number("spilled_bytes", gpu->registers, gpu->spilledBytes);
    llvm::ArrayRef maps(reinterpret_cast<const int64_t *>(gpu->tensorMaps.data()),
                        gpu->tensorMaps.size() * module::kTensorMapNumbers);
    json.attribute("tensor_maps", llvm::json::Array(maps));
  } else {
    number("private_bytes", report.stackBytes >= 0, report.stackBytes);
  }
}

void writeKernels(const LibraryKernels &library, llvm::json::OStream &json) {
  json.object([&] {
    json.attribute("target", library.target);
    json.attributeArray("kernels", [&] {
      for (const KernelInfo &kernel : library.kernels)
        json.object([&] { writeKernel(kernel, json); });
    });
  });
}

} // namespace sluice::tool
