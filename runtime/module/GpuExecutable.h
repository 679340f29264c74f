//===- GpuExecutable.h - kernels of one GPU target, as data ---------------===//
// What gpu_executable.fbs says, as plain structs: written by the compiler, read and checked by the
// drivers.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Status.h"
#include "runtime/module/TensorMap.h"
#include "sluice/gpu_kernel_abi.h"

namespace sluice::module {

/// What is read: 4 has kernels with tensor maps, which are launched with one parameter more.
inline constexpr uint32_t kOldestGpuExecutableVersion = 3, kGpuExecutableVersion = 4;
inline constexpr uint32_t kNoMachineCode = 0xFFFFFFFF;

enum class GpuCodeKind : uint8_t { Ptx, Cubin, Hsaco, Spirv };
const char *gpuCodeKindName(GpuCodeKind kind);

struct GpuEntry {
  std::string name, symbol; // the symbol is the name unless given
  uint32_t code = 0, bindings = 0, constants = 0, flags = 0;
  uint32_t threads[3] = {1, 1, 1};
  uint32_t workgroupBytes = 0, dynamicWorkgroupBytes = 0, privateBytes = 0;
  uint64_t features = 0;
  uint32_t subgroupSize = 0;                // 0 = any
  uint32_t registers = 0, spilledBytes = 0; // 0 = unknown
  uint32_t machineCode = kNoMachineCode;    // the same as `code` for one architecture: tried first
  std::vector<TensorMap> tensorMaps;        // what they encode is the last argument

  /// Words of arguments.
  uint32_t words() const {
    return bindings + constants + (flags & SLUICE_GPU_ENTRY_WORKSPACE ? 1 : 0) +
           (flags & SLUICE_GPU_ENTRY_REPORTS_FAILURE ? 1 : 0) +
           (flags & SLUICE_GPU_ENTRY_ROUNDS ? 2 : 0) +
           uint32_t(tensorMaps.size()) * kTensorMapBytes / 8;
  }
  uint64_t threadCount() const { return uint64_t(threads[0]) * threads[1] * threads[2]; }
  uint64_t totalWorkgroupBytes() const { return uint64_t(workgroupBytes) + dynamicWorkgroupBytes; }
};

struct GpuCode {
  GpuCodeKind kind = GpuCodeKind::Ptx;
  std::span<const uint8_t> bytes;
};

struct GpuExecutable {
  std::vector<GpuCode> codes;
  std::vector<GpuEntry> entries;
};

/// DATA_LOSS if `bytes` are not an executable, UNSUPPORTED for another version. Codes stay in
/// `bytes`.
Status readGpuExecutable(std::span<const uint8_t> bytes, GpuExecutable &executable);

/// Needs the library SluiceModuleWriter.
std::vector<uint8_t> serializeGpuExecutable(const GpuExecutable &executable);

} // namespace sluice::module
