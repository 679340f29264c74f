//===- StreamApi.h - what CUDA's and HIP's driver interfaces share --------===//
// Both have the same functions under other names. A table of them is filled from the one library or
// the other; StreamBackend knows only the table. Declared here, since a vendor's headers
// are not needed to build.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/collectives/Channels.h"
#include "runtime/hal/DynamicLibrary.h"
#include "runtime/hal/gpu/Backend.h"

namespace sluice::hal::gpu {

using StreamResult = int; // 0 = success
using StreamHandle = void *;
using EventHandle = void *;
using ModuleHandle = void *;
using LinkHandle = void *;
using FunctionHandle = void *;
using GraphHandle = void *;
using GraphExecHandle = void *;

inline constexpr StreamResult kStreamInvalidValue = 1, kStreamOutOfMemory = 2,
                              kStreamNoDevice = 100,
                              kStreamNotReady = 600; // of both
inline constexpr unsigned kStreamNonBlocking = 1, kEventBlockingSync = 1, kEventDisableTiming = 2;
inline constexpr unsigned kHostPortable = 1, kHostMapped = 2;
inline constexpr int kFunctionMaxThreads = 0, kFunctionSharedBytes = 1; // attributes that are read
inline constexpr int kFunctionMaxDynamicShared = 8;                     // attribute that is set

/// What another process opens memory by.
struct IpcHandle {
  uint8_t bytes[64];
};
inline constexpr unsigned kIpcLazyPeerAccess = 1;

/// Memory of another interface, and a part of it: CUDA_EXTERNAL_MEMORY_HANDLE_DESC and
/// CUDA_EXTERNAL_MEMORY_BUFFER_DESC.
struct ExternalMemory {
  int type = 1; // an opaque file descriptor
  alignas(8) int fd = -1;
  void *unused = nullptr;
  unsigned long long bytes = 0;
  unsigned flags = 0, reserved[16] = {};
};
struct ExternalRange {
  unsigned long long offset = 0, bytes = 0;
  unsigned flags = 0, reserved[16] = {};
};
static_assert(sizeof(ExternalMemory) == 104 && offsetof(ExternalMemory, bytes) == 24 &&
              sizeof(ExternalRange) == 88);

/// CUlaunchAttribute and CUlaunchConfig.
struct LaunchAttribute {
  int id;
  alignas(8) int value;
  int unused[15] = {};
};
struct LaunchConfig {
  unsigned grid[3], workgroup[3], dynamicBytes;
  StreamHandle stream;
  LaunchAttribute *attributes;
  unsigned attributeCount;
};
static_assert(sizeof(LaunchAttribute) == 72 && offsetof(LaunchConfig, stream) == 32 &&
              sizeof(LaunchConfig) == 56);
/// All workgroups run at once; or the kernel may begin before the one before it on the stream ends.
inline constexpr int kLaunchTogether = 2, kLaunchOverlaps = 6;

/// One device as its vendor describes it.
struct StreamDevice {
  std::string name, description, problem;
  std::string architecture; // "sm_90", "gfx942"
  // Beyond it a function must ask for its dynamic memory; 0 = never.
  uint32_t maxDefaultWorkgroupBytes = 0;
  Limits limits; // name is empty
};

class StreamApi : public RefObject, public FunctionTable {
public:
  std::vector<StreamDevice> devices;

  /// Makes the device current for the calling thread. Open it first.
  virtual StreamResult activate(uint32_t ordinal) = 0;
  virtual StreamResult open(uint32_t ordinal) = 0;
  virtual void close(uint32_t ordinal, bool isLost) = 0;
  /// "CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered"
  virtual std::string describe(StreamResult result) const = 0;
  bool isOutOfMemory(StreamResult result) const { return result == kStreamOutOfMemory; }
  /// Whether code did not load because it is for another device or for a newer driver.
  virtual bool isForeignCode(StreamResult result) const = 0;
  /// As Device::supportsTarget, for a device of `architecture`.
  virtual bool supportsTarget(const std::string &architecture, std::string_view target,
                              std::string &reason) const = 0;
  /// A channel among GPUs, for a device that is active.
  virtual Status createChannel(const std::vector<uint32_t> &, uint32_t,
                               Ref<collectives::GpuChannel> &) {
    return makeError(SLUICE_UNSUPPORTED,
                     "collectives run on processors and on CUDA devices, not on HIP's");
  }
  virtual bool takesCode(module::GpuCodeKind kind) const = 0;
  /// Lets kernels of the device, which is current, address memory of `peer`, which is open. False
  /// if they cannot.
  virtual bool openPeer(uint32_t ordinal, uint32_t peer) = 0;
  /// Copies between devices that are open, whether or not they reach each other. A driver may lack
  /// it.
  virtual bool hasPeerCopies() const = 0;
  virtual StreamResult copyFromPeer(uint32_t ordinal, uint64_t target, uint32_t peer,
                                    uint64_t source, size_t bytes, StreamHandle stream) = 0;

  /// Functions of both, by CUDA's names and HIP's.
  template <typename... Arguments> using Call = Function<StreamResult(Arguments...)>;
  Call<unsigned> init{*this, "cuInit", "hipInit"};
  Call<int *> driverVersion{*this, "cuDriverGetVersion", "hipDriverGetVersion"};
  Call<int *> deviceCount{*this, "cuDeviceGetCount", "hipGetDeviceCount"};
  Call<uint64_t *, size_t> memAlloc{*this, "cuMemAlloc_v2", "hipMalloc"};
  Call<uint64_t> memFree{*this, "cuMemFree_v2", "hipFree"};
  Call<void **, size_t, unsigned> hostAlloc{*this, "cuMemHostAlloc", "hipHostMalloc"};
  Call<void *> hostFree{*this, "cuMemFreeHost", "hipHostFree"};
  Call<uint64_t *, void *, unsigned> hostDevicePointer{*this, "cuMemHostGetDevicePointer_v2",
                                                       "hipHostGetDevicePointer"};
  Call<void *, size_t, unsigned> hostRegister{*this, "?cuMemHostRegister_v2", "?hipHostRegister"};
  Call<void *> hostUnregister{*this, "?cuMemHostUnregister", "?hipHostUnregister"};
  Call<StreamHandle *, unsigned> streamCreate{*this, "cuStreamCreate", "hipStreamCreateWithFlags"};
  Call<StreamHandle *, unsigned, int> streamCreateUrgent{*this, "?cuStreamCreateWithPriority"};
  Call<void *, int, uint32_t, uint64_t, const uint64_t *, const uint64_t *, const uint32_t *,
       const uint32_t *, int, int, int, int>
      encodeTiled{*this, "?cuTensorMapEncodeTiled"};
  Call<StreamHandle> streamDestroy{*this, "cuStreamDestroy_v2", "hipStreamDestroy"};
  Call<StreamHandle> streamSynchronize{*this, "cuStreamSynchronize", "hipStreamSynchronize"};
  Call<StreamHandle, EventHandle, unsigned> streamWaitEvent{*this, "?cuStreamWaitEvent",
                                                            "?hipStreamWaitEvent"};
  Call<EventHandle *, unsigned> eventCreate{*this, "cuEventCreate", "hipEventCreateWithFlags"};
  Call<EventHandle> eventDestroy{*this, "cuEventDestroy_v2", "hipEventDestroy"};
  Call<EventHandle, StreamHandle> eventRecord{*this, "cuEventRecord", "hipEventRecord"};
  Call<EventHandle> eventQuery{*this, "cuEventQuery", "hipEventQuery"};
  Call<EventHandle> eventSynchronize{*this, "cuEventSynchronize", "hipEventSynchronize"};
  Call<float *, EventHandle, EventHandle> eventElapsed{
      *this, "cuEventElapsedTime_v2|cuEventElapsedTime", "hipEventElapsedTime"};
  Call<uint64_t, const void *, size_t, StreamHandle> copyToDevice{*this, "cuMemcpyHtoDAsync_v2",
                                                                  "hipMemcpyHtoDAsync"};
  Call<void *, uint64_t, size_t, StreamHandle> copyToHost{*this, "cuMemcpyDtoHAsync_v2",
                                                          "hipMemcpyDtoHAsync"};
  Call<uint64_t, uint64_t, size_t, StreamHandle> copyOnDevice{*this, "cuMemcpyDtoDAsync_v2",
                                                              "hipMemcpyDtoDAsync"};
  Call<uint64_t, unsigned, size_t, StreamHandle> fillWords{*this, "cuMemsetD32Async",
                                                           "hipMemsetD32Async"};
  Call<ModuleHandle *, const void *, unsigned, int *, void **> moduleLoad{
      *this, "cuModuleLoadDataEx", "hipModuleLoadDataEx"};
  /// Machine code of PTX. A driver may lack it.
  Call<unsigned, int *, void **, LinkHandle *> linkCreate{*this, "?cuLinkCreate_v2"};
  Call<LinkHandle, int, void *, size_t, const char *, unsigned, int *, void **> linkAdd{
      *this, "?cuLinkAddData_v2"};
  Call<LinkHandle, void **, size_t *> linkComplete{*this, "?cuLinkComplete"};
  Call<LinkHandle> linkDestroy{*this, "?cuLinkDestroy"};
  Call<ModuleHandle> moduleUnload{*this, "cuModuleUnload", "hipModuleUnload"};
  Call<FunctionHandle *, ModuleHandle, const char *> moduleFunction{*this, "cuModuleGetFunction",
                                                                    "hipModuleGetFunction"};
  Call<int *, int, FunctionHandle> functionAttribute{*this, "cuFuncGetAttribute",
                                                     "hipFuncGetAttribute"};
  Call<FunctionHandle, int, int> setFunctionAttribute{*this, "cuFuncSetAttribute"};
  /// Grid, workgroup, dynamic memory; parameters by their addresses.
  Call<FunctionHandle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
       StreamHandle, void **, void **>
      launch{*this, "cuLaunchKernel", "hipModuleLaunchKernel"};
  Call<const LaunchConfig *, FunctionHandle, void **, void **> launchWith{*this,
                                                                          "?cuLaunchKernelEx"};
  /// How many workgroups of so many threads, with so much dynamic memory, a compute unit runs.
  Call<int *, FunctionHandle, int, size_t> residentWorkgroups{
      *this, "?cuOccupancyMaxActiveBlocksPerMultiprocessor"};

  /// Memory for other processes. A driver may lack it.
  bool sharesByIpc() const { return ipcHandle && ipcOpen && ipcClose; }
  Call<IpcHandle *, uint64_t> ipcHandle{*this, "?cuIpcGetMemHandle", "?hipIpcGetMemHandle"};
  Call<uint64_t *, IpcHandle, unsigned> ipcOpen{*this, "?cuIpcOpenMemHandle_v2|cuIpcOpenMemHandle",
                                                "?hipIpcOpenMemHandle"};
  Call<uint64_t> ipcClose{*this, "?cuIpcCloseMemHandle", "?hipIpcCloseMemHandle"};

  /// Memory of Vulkan, by file descriptors. A driver may lack it. What is mapped is freed by
  /// memFree, then its memory destroyed.
  bool opensFds() const { return externalImport && externalMap && externalDestroy; }
  Call<void **, const ExternalMemory *> externalImport{*this, "?cuImportExternalMemory"};
  Call<uint64_t *, void *, const ExternalRange *> externalMap{*this,
                                                              "?cuExternalMemoryGetMappedBuffer"};
  Call<void *> externalDestroy{*this, "?cuDestroyExternalMemory"};

  /// Graphs of work captured on streams. A driver may lack them.
  bool hasGraphs() const {
    return streamWaitEvent && captureBegin && captureEnd && graphInstantiate && graphLaunch &&
           graphDestroy && graphExecDestroy;
  }
  Call<StreamHandle, int> captureBegin{*this, "?cuStreamBeginCapture_v2", "?hipStreamBeginCapture"};
  Call<StreamHandle, GraphHandle *> captureEnd{*this, "?cuStreamEndCapture",
                                               "?hipStreamEndCapture"};
  Call<GraphExecHandle *, GraphHandle, unsigned long long> graphInstantiate{
      *this, "?cuGraphInstantiateWithFlags", "?hipGraphInstantiateWithFlags"};
  Call<GraphExecHandle, StreamHandle> graphLaunch{*this, "?cuGraphLaunch", "?hipGraphLaunch"};
  Call<GraphHandle> graphDestroy{*this, "?cuGraphDestroy", "?hipGraphDestroy"};
  Call<GraphExecHandle> graphExecDestroy{*this, "?cuGraphExecDestroy", "?hipGraphExecDestroy"};

protected:
  /// Opens the first of `names`, fills all functions, starts the driver and adds its devices.
  /// UNSUPPORTED names what it lacks, NOT_FOUND is that there is none.
  Status start(std::initializer_list<const char *> names, bool isCuda);
  virtual void addDevice(int) {}
  /// Says in the device's description what it shares and opens; its own handles are of `type`.
  void describeSharing(StreamDevice &device, sluice_memory_handle_type_t type) const;
  /// As describe, from what the driver says: its name for a result and the meaning, each null if it
  /// knows none.
  static std::string describe(StreamResult result, const char *name, const char *text);
};

/// An Api that was started.
template <typename Api> Status openApi(Ref<StreamApi> &api) {
  auto result = makeRef<Api>();
  SLUICE_RETURN_IF_ERROR(result->start());
  api = std::move(result);
  return {};
}

/// Driver of the devices of a StreamApi; opens the library when asked for devices.
std::unique_ptr<Driver> makeStreamDriver(const char *name, Status (*openApi)(Ref<StreamApi> &api));

} // namespace sluice::hal::gpu
