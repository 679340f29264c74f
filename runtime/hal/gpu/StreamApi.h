//===- StreamApi.h - what CUDA's and HIP's driver interfaces share --------===//
// Both have the same functions under other names. A table of pointers is filled from the one
// library or the other; StreamBackend knows only the table. Declared here, since a vendor's headers
// are not needed to build.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/collectives/NcclChannel.h"
#include "runtime/hal/DynamicLibrary.h"
#include "runtime/hal/gpu/Backend.h"

#include <cstddef>
#include <map>

namespace sluice::hal::gpu {

using StreamResult = int; // 0 = success
using StreamHandle = void *;
using EventHandle = void *;
using ModuleHandle = void *;
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

/// One device as its vendor describes it.
struct StreamDevice {
  std::string name, description, problem;
  std::string architecture; // "sm_90", "gfx942"
  // Beyond it a function must ask for its dynamic memory; 0 = never.
  uint32_t maxDefaultWorkgroupBytes = 0;
  Limits limits; // name is empty
};

class StreamApi : public RefObject {
public:
  std::vector<StreamDevice> devices;

  /// Makes the device current for the calling thread. Open it first.
  virtual StreamResult activate(uint32_t ordinal) = 0;
  virtual StreamResult open(uint32_t ordinal) = 0;
  virtual void close(uint32_t ordinal, bool isLost) = 0;
  /// "CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered"
  virtual std::string describe(StreamResult result) const = 0;
  virtual bool isOutOfMemory(StreamResult result) const = 0;
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

  StreamResult (*memAlloc)(uint64_t *address, size_t bytes) = nullptr;
  StreamResult (*memFree)(uint64_t address) = nullptr;
  StreamResult (*hostAlloc)(void **address, size_t bytes, unsigned flags) = nullptr;
  StreamResult (*hostFree)(void *address) = nullptr;
  StreamResult (*hostDevicePointer)(uint64_t *address, void *host, unsigned flags) = nullptr;
  StreamResult (*hostRegister)(void *address, size_t bytes,
                               unsigned flags) = nullptr; // both may be null
  StreamResult (*hostUnregister)(void *address) = nullptr;
  StreamResult (*streamCreate)(StreamHandle *stream, unsigned flags) = nullptr;
  StreamResult (*streamCreateUrgent)(StreamHandle *stream, unsigned flags,
                                     int priority) = nullptr; // may be null
  StreamResult (*streamDestroy)(StreamHandle stream) = nullptr;
  StreamResult (*streamSynchronize)(StreamHandle stream) = nullptr;
  StreamResult (*eventCreate)(EventHandle *event, unsigned flags) = nullptr;
  StreamResult (*eventDestroy)(EventHandle event) = nullptr;
  StreamResult (*eventRecord)(EventHandle event, StreamHandle stream) = nullptr;
  StreamResult (*eventQuery)(EventHandle event) = nullptr;
  StreamResult (*eventSynchronize)(EventHandle event) = nullptr;
  StreamResult (*eventElapsed)(float *milliseconds, EventHandle begin, EventHandle end) = nullptr;
  StreamResult (*copyToDevice)(uint64_t target, const void *source, size_t bytes,
                               StreamHandle stream) = nullptr;
  StreamResult (*copyToHost)(void *target, uint64_t source, size_t bytes,
                             StreamHandle stream) = nullptr;
  StreamResult (*copyOnDevice)(uint64_t target, uint64_t source, size_t bytes,
                               StreamHandle stream) = nullptr;
  StreamResult (*fillWords)(uint64_t target, unsigned value, size_t words,
                            StreamHandle stream) = nullptr;
  StreamResult (*moduleLoad)(ModuleHandle *module, const void *image, unsigned options, int *names,
                             void **values) = nullptr;
  StreamResult (*moduleUnload)(ModuleHandle module) = nullptr;
  StreamResult (*moduleFunction)(FunctionHandle *function, ModuleHandle module,
                                 const char *name) = nullptr;
  StreamResult (*functionAttribute)(int *value, int attribute, FunctionHandle function) = nullptr;
  StreamResult (*setFunctionAttribute)(FunctionHandle function, int attribute,
                                       int value) = nullptr; // may be null
  StreamResult (*launch)(FunctionHandle function, unsigned gridX, unsigned gridY, unsigned gridZ,
                         unsigned blockX, unsigned blockY, unsigned blockZ, unsigned dynamicBytes,
                         StreamHandle stream, void **parameters, void **extra) = nullptr;

  /// Memory for other processes. A driver may lack it.
  bool sharesByIpc() const { return ipcHandle && ipcOpen && ipcClose; }
  StreamResult (*ipcHandle)(IpcHandle *handle, uint64_t address) = nullptr;
  StreamResult (*ipcOpen)(uint64_t *address, IpcHandle handle, unsigned flags) = nullptr;
  StreamResult (*ipcClose)(uint64_t address) = nullptr;

  /// Memory of Vulkan, by file descriptors. A driver may lack it. What is mapped is freed by
  /// memFree, then its memory destroyed.
  bool opensFds() const { return externalImport && externalMap && externalDestroy; }
  StreamResult (*externalImport)(void **memory, const ExternalMemory *desc) = nullptr;
  StreamResult (*externalMap)(uint64_t *address, void *memory,
                              const ExternalRange *range) = nullptr;
  StreamResult (*externalDestroy)(void *memory) = nullptr;

  StreamResult (*streamWaitEvent)(StreamHandle stream, EventHandle event,
                                  unsigned flags) = nullptr; // may be null

  /// Graphs of work captured on streams. A driver may lack them.
  bool hasGraphs() const { return captureBegin && graphInstantiate; }
  StreamResult (*captureBegin)(StreamHandle stream, int mode) = nullptr;
  StreamResult (*captureEnd)(StreamHandle stream, GraphHandle *graph) = nullptr;
  StreamResult (*graphInstantiate)(GraphExecHandle *executable, GraphHandle graph,
                                   unsigned long long flags) = nullptr;
  StreamResult (*graphLaunch)(GraphExecHandle executable, StreamHandle stream) = nullptr;
  StreamResult (*graphDestroy)(GraphHandle graph) = nullptr;
  StreamResult (*graphExecDestroy)(GraphExecHandle executable) = nullptr;

protected:
  /// Fills a member from the first of `names` that the library has. UNSUPPORTED names what is
  /// missing.
  template <typename Function>
  Status find(Function &function, std::initializer_list<const char *> names) {
    for (const char *name : names)
      if (void *symbol = library.symbol(name)) {
        function = reinterpret_cast<Function>(symbol);
        return {};
      }
    return makeError(SLUICE_UNSUPPORTED, "the driver is too old: it has no %s", *names.begin());
  }
  /// Fills what both have, by the names of CUDA or of HIP. UNSUPPORTED as find.
  Status findCommon(bool isCuda);
  /// Fills the functions of graphs from "cuGraphLaunch" or "hipGraphLaunch" and so on; none if one
  /// is missing.
  void findGraphs(const std::string &prefix, const char *captureBeginName);
  /// Fills the functions of IPC from "cuIpcCloseMemHandle" or "hipIpcCloseMemHandle" and so on.
  void findIpc(const std::string &prefix);
  /// Says in the device's description what it shares and opens; its own handles are of `type`.
  void describeSharing(StreamDevice &device, sluice_memory_handle_type_t type) const;
  /// Starts the driver by `init` and counts its devices. NOT_FOUND if there is none.
  Status start(int &count);
  /// As describe, from what the driver says: its name for a result and the meaning, each null if it
  /// knows none.
  static std::string describe(StreamResult result, const char *name, const char *text);

  DynamicLibrary library;
  StreamResult (*init)(unsigned flags) = nullptr;
  StreamResult (*driverVersion)(int *version) = nullptr;
  StreamResult (*deviceCount)(int *count) = nullptr;
};

/// Driver of the devices of a StreamApi; opens the library when asked for devices.
std::unique_ptr<Driver> makeStreamDriver(const char *name, Status (*openApi)(Ref<StreamApi> &api));

} // namespace sluice::hal::gpu
