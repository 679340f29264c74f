//===- GpuExecutable.cpp - reads and checks kernels of a GPU target -------===//
#include "runtime/module/GpuExecutable.h"

#include "runtime/module/gpu_executable_generated.h"

#include <algorithm>

namespace sluice::module {

const char *gpuCodeKindName(GpuCodeKind kind) {
  switch (kind) {
  case GpuCodeKind::Ptx: return "PTX";
  case GpuCodeKind::Cubin: return "cubin";
  case GpuCodeKind::Hsaco: return "HSACO";
  case GpuCodeKind::Spirv: return "SPIR-V";
  }
  return "unknown code";
}

static Status readEntry(const fb::GpuEntry &from, GpuExecutable &executable) {
  GpuEntry entry;
  entry.name = GetString(from.name());
  entry.symbol = from.symbol() ? GetString(from.symbol()) : entry.name;
  entry.code = from.code();
  entry.bindings = from.bindings(), entry.constants = from.constants();
  entry.flags = from.flags();
  entry.threads[0] = from.threads_x(), entry.threads[1] = from.threads_y(),
  entry.threads[2] = from.threads_z();
  entry.workgroupBytes = from.workgroup_bytes(),
  entry.dynamicWorkgroupBytes = from.dynamic_workgroup_bytes();
  entry.privateBytes = from.private_bytes();
  entry.features = from.features();
  entry.subgroupSize = from.subgroup_size();
  entry.registers = from.registers(), entry.spilledBytes = from.spilled_bytes();
  entry.machineCode = from.machine_code();
  if (from.tensor_maps())
    entry.tensorMaps = tensorMapsOf({from.tensor_maps()->data(), from.tensor_maps()->size()});
  constexpr uint32_t kMany = 1 << 16;
  if (entry.name.empty() || entry.code >= executable.codes.size() ||
      (entry.machineCode != kNoMachineCode && entry.machineCode >= executable.codes.size()) ||
      entry.bindings > kMany || entry.constants > kMany ||
      (entry.flags & SLUICE_GPU_ENTRY_ROUNDS &&
       entry.flags & SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY) ||
      std::ranges::any_of(entry.tensorMaps,
                          [&](const TensorMap &map) {
                            return map.binding < 0 || map.binding >= entry.bindings ||
                                   map.rank < 1 || map.rank > kMaxTensorMapRank;
                          }) ||
      std::ranges::any_of(entry.threads,
                          [](uint32_t count) { return count == 0 || count > kMany; }))
    return makeError(SLUICE_DATA_LOSS,
                     "module is damaged: kernel '%s' of a GPU executable is described wrongly",
                     entry.name.c_str());
  executable.entries.push_back(std::move(entry));
  return {};
}

Status readGpuExecutable(std::span<const uint8_t> bytes, GpuExecutable &executable) {
  flatbuffers::Verifier verifier(bytes.data(), bytes.size(), /*max_depth=*/16,
                                 /*max_tables=*/10'000'000);
  if (reinterpret_cast<uintptr_t>(bytes.data()) % 16 || !fb::VerifyGpuExecutableBuffer(verifier))
    return makeError(SLUICE_DATA_LOSS, "module is damaged: its GPU executable is not well-formed");
  const fb::GpuExecutable *from = fb::GetGpuExecutable(bytes.data());
  if (from->version() < kOldestGpuExecutableVersion || from->version() > kGpuExecutableVersion)
    return makeError(
        SLUICE_UNSUPPORTED,
        "module has GPU executables of version %u, this runtime reads %u to %u; compile it again",
        from->version(), kOldestGpuExecutableVersion, kGpuExecutableVersion);
  GpuExecutable result;
  for (uint32_t i = 0; from->codes() && i < from->codes()->size(); ++i) {
    const fb::GpuCode *code = from->codes()->Get(i);
    if (code->kind() > fb::GpuCodeKind::MAX)
      return makeError(SLUICE_UNSUPPORTED, "module has GPU code of an unknown kind, %u",
                       unsigned(code->kind()));
    std::span<const uint8_t> content;
    if (code->bytes())
      content = {code->bytes()->data(), code->bytes()->size()};
    result.codes.push_back({GpuCodeKind(code->kind()), content});
  }
  for (uint32_t i = 0; from->entries() && i < from->entries()->size(); ++i)
    SLUICE_RETURN_IF_ERROR(readEntry(*from->entries()->Get(i), result));
  executable = std::move(result);
  return {};
}

} // namespace sluice::module
