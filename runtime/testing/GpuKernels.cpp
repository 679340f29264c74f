//===- GpuKernels.cpp - the tests' kernels for GPUs -----------------------===//
#include "runtime/testing/GpuKernels.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace sluice::testing {

using module::GpuCodeKind;
using module::GpuEntry;

std::string testFilePath(const char *name) {
  const char *folder = std::getenv("SLUICE_TEST_FILES");
  return std::string(folder ? folder : SLUICE_TEST_FILES) + "/" + name;
}

std::vector<uint8_t> readTestFile(const char *name) {
  std::ifstream file(testFilePath(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<GpuEntry> testEntries(bool dynamicWorkgroupMemory) {
  std::vector<GpuEntry> entries;
  auto add = [&](const char *name, uint32_t bindings, uint32_t constants, uint32_t flags,
                 uint32_t threads) -> GpuEntry & {
    GpuEntry &entry = entries.emplace_back();
    entry.name = entry.symbol = name, entry.bindings = bindings, entry.constants = constants,
    entry.flags = flags, entry.threads[0] = threads;
    return entry;
  };
  add("add", 3, 1, 0, 64);
  add("step", 1, 1, 0, 1);
  add("next launch", 1, 1, SLUICE_GPU_ENTRY_CONTINUES, 1).symbol = "step";
  add("nothing", 0, 0, 0, 1);
  add("coordinates", 1, 0, 0, 1);
  add("fails", 0, 0, SLUICE_GPU_ENTRY_REPORTS_FAILURE, 1);
  add("scratch", 1, 0, SLUICE_GPU_ENTRY_WORKSPACE, 1);
  add("sum", 1, 20, SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY, 1);
  GpuEntry &reverse = add("reverse", 1, 0, 0, 64);
  (dynamicWorkgroupMemory ? reverse.dynamicWorkgroupBytes : reverse.workgroupBytes) = 256;
  return entries;
}

std::vector<uint8_t> readVulkanKernels() {
  std::vector<uint8_t> code = readTestFile("Kernels.spv");
  return module::serializeGpuExecutable({{{GpuCodeKind::Spirv, code}}, testEntries(false)});
}

std::vector<uint8_t> readCudaKernels() {
  std::vector<uint8_t> code = readTestFile("Kernels.ptx");
  std::vector<GpuEntry> entries = testEntries(true);
  for (size_t i = 0; i < entries.size(); ++i)
    entries[i].code = i % 2;
  return module::serializeGpuExecutable(
      {{{GpuCodeKind::Ptx, code}, {GpuCodeKind::Ptx, code}}, entries});
}

} // namespace sluice::testing
