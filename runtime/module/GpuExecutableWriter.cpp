//===- GpuExecutableWriter.cpp - kernels of a GPU target, as bytes --------===//
#include "runtime/module/GpuExecutable.h"
#include "runtime/module/gpu_executable_generated.h"

#include <algorithm>

namespace sluice::module {

std::vector<uint8_t> serializeGpuExecutable(const GpuExecutable &executable) {
  flatbuffers::FlatBufferBuilder builder(4096);
  std::vector<flatbuffers::Offset<fb::GpuCode>> codes;
  for (const GpuCode &code : executable.codes) {
    builder.ForceVectorAlignment(code.bytes.size(), 1, 16);
    auto bytes = builder.CreateVector(code.bytes.data(), code.bytes.size());
    codes.push_back(fb::CreateGpuCode(builder, fb::GpuCodeKind(code.kind), bytes));
  }
  std::vector<flatbuffers::Offset<fb::GpuEntry>> entries;
  for (const GpuEntry &entry : executable.entries) {
    auto name = builder.CreateString(entry.name);
    flatbuffers::Offset<flatbuffers::String> symbol;
    if (!entry.symbol.empty() && entry.symbol != entry.name)
      symbol = builder.CreateString(entry.symbol);
    flatbuffers::Offset<flatbuffers::Vector<int64_t>> maps;
    if (!entry.tensorMaps.empty())
      maps = builder.CreateVector(reinterpret_cast<const int64_t *>(entry.tensorMaps.data()),
                                  entry.tensorMaps.size() * kTensorMapNumbers);
    entries.push_back(fb::CreateGpuEntry(
        builder, name, symbol, entry.code, entry.bindings, entry.constants, entry.flags,
        entry.threads[0], entry.threads[1], entry.threads[2], entry.workgroupBytes,
        entry.dynamicWorkgroupBytes, entry.privateBytes, entry.features, entry.subgroupSize,
        entry.registers, entry.spilledBytes, entry.machineCode, maps));
  }
  bool hasMaps = std::any_of(executable.entries.begin(), executable.entries.end(),
                             [](const GpuEntry &entry) { return !entry.tensorMaps.empty(); });
  uint32_t version = hasMaps ? kGpuExecutableVersion : kOldestGpuExecutableVersion;
  auto codeVector = builder.CreateVector(codes);
  auto entryVector = builder.CreateVector(entries);
  fb::FinishGpuExecutableBuffer(builder,
                                fb::CreateGpuExecutable(builder, version, codeVector, entryVector));
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

} // namespace sluice::module
