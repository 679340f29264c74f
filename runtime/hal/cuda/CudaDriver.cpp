//===- CudaDriver.cpp - CUDA's driver interface as a StreamApi ------------===//
// Constants and signatures are those of NVIDIA's driver API, which keeps them stable. The primary
// context is used, so that memory can be shared with other users of CUDA in the process.
//===----------------------------------------------------------------------===//
#include "runtime/hal/Drivers.h"

#include "runtime/hal/Families.h"
#include "runtime/hal/gpu/StreamApi.h"

#include <charconv>

namespace sluice::hal::cuda {
namespace {

using gpu::StreamResult;
using Device = int;
using Context = void *;

enum Attribute : int {
  MaxThreadsPerBlock = 1,
  MaxBlockDimX = 2, // y and z follow
  MaxGridDimX = 5,  // y and z follow
  MaxSharedMemoryPerBlock = 8,
  WarpSize = 10,
  MultiprocessorCount = 16,
  UnifiedAddressing = 41,
  ComputeCapabilityMajor = 75,
  ComputeCapabilityMinor = 76,
  CooperativeLaunch = 95,
  MaxSharedMemoryPerBlockOptIn = 97
};
enum Result : StreamResult {
  NoBinaryForGpu = 209,
  PeerAccessAlreadyEnabled = 704,
  InvalidPtx = 218,
  UnsupportedPtxVersion = 222,
};

class CudaApi final : public gpu::StreamApi {
public:
  Status start() { return StreamApi::start({"libcuda.so.1", "libcuda.so"}, /*isCuda=*/true); }

  StreamResult activate(uint32_t ordinal) override { return setCurrent(contexts[ordinal]); }
  StreamResult open(uint32_t ordinal) override {
    Context context = nullptr;
    StreamResult result = retainContext(&context, handles[ordinal]);
    if (result == 0 && contexts[ordinal] != context) // else other threads may be reading it
      contexts[ordinal] = context;
    return result;
  }
  void close(uint32_t ordinal, bool isLost) override {
    if (isLost && resetContext)
      resetContext(handles[ordinal]); // a device opened later may then work
    releaseContext(handles[ordinal]);
  }

  std::string describe(StreamResult result) const override {
    const char *name = nullptr, *text = nullptr;
    errorName(result, &name);
    errorText(result, &text);
    return StreamApi::describe(result, name, text);
  }
  bool isForeignCode(StreamResult result) const override {
    return result == NoBinaryForGpu || result == UnsupportedPtxVersion;
  }
  bool supportsTarget(const std::string &architecture, std::string_view target,
                      std::string &reason) const override {
    return cuda::supportsTarget(architecture, target, reason);
  }
  Status createChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                       Ref<collectives::GpuChannel> &channel) override {
    return collectives::createNcclChannel(ranks, member, channel);
  }
  bool takesCode(module::GpuCodeKind kind) const override {
    return kind == module::GpuCodeKind::Ptx || kind == module::GpuCodeKind::Cubin;
  }

  bool openPeer(uint32_t ordinal, uint32_t peer) override {
    int can = 0;
    if (!canAccessPeer || !enablePeerAccess ||
        canAccessPeer(&can, handles[ordinal], handles[peer]) || !can)
      return false;
    StreamResult result = enablePeerAccess(contexts[peer], 0);
    return result == 0 || result == PeerAccessAlreadyEnabled;
  }
  bool hasPeerCopies() const override { return bool(copyPeer); }
  StreamResult copyFromPeer(uint32_t ordinal, uint64_t target, uint32_t peer, uint64_t source,
                            size_t bytes, gpu::StreamHandle stream) override {
    return copyPeer(target, contexts[ordinal], source, contexts[peer], bytes, stream);
  }

private:
  void addDevice(int index) override {
    gpu::StreamDevice device;
    Device handle = 0;
    char name[256] = "";
    size_t memory = 0;
    int version = 0;
    if (deviceGet(&handle, index) || deviceName(name, sizeof(name), handle) ||
        deviceMemory(&memory, handle))
      device.problem = "the driver does not describe it";
    driverVersion(&version);
    auto attribute = [&](int which) {
      int value = 0;
      deviceAttribute(&value, which, handle);
      return uint32_t(value);
    };
    uint32_t major = attribute(ComputeCapabilityMajor), minor = attribute(ComputeCapabilityMinor);
    device.name = name;
    device.architecture = "sm_" + std::to_string(major) + std::to_string(minor);
    device.description = device.name + ", " + device.architecture + ", " +
                         std::to_string(memory >> 20) + " MiB, CUDA " +
                         std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
    gpu::Limits &limits = device.limits;
    limits.memoryBytes = memory;
    limits.maxThreadCount = attribute(MaxThreadsPerBlock);
    for (int d = 0; d < 3; ++d) {
      limits.maxThreads[d] = attribute(MaxBlockDimX + d);
      limits.maxGrid[d] = attribute(MaxGridDimX + d);
    }
    device.maxDefaultWorkgroupBytes = attribute(MaxSharedMemoryPerBlock);
    limits.workgroupBytes =
        std::max(device.maxDefaultWorkgroupBytes, attribute(MaxSharedMemoryPerBlockOptIn));
    limits.privateBytes = 512 << 10; // local memory of a thread
    limits.minSubgroup = limits.maxSubgroup = attribute(WarpSize);
    limits.waitingUnits = attribute(CooperativeLaunch) ? attribute(MultiprocessorCount) : 0;
    limits.maxArgumentWords = 4096 / 8;
    limits.features = ~uint64_t(0); // code for the architecture has what the architecture has
    if (deviceUuid)
      deviceUuid(limits.deviceUuid, handle);
    describeSharing(device, SLUICE_MEMORY_HANDLE_CUDA_IPC);
    if (device.problem.empty() && !attribute(UnifiedAddressing))
      device.problem = device.name + " has no unified addressing";
    devices.push_back(std::move(device));
    handles.push_back(handle);
    contexts.push_back(nullptr);
  }

  std::vector<Device> handles;
  std::vector<Context> contexts; // the same one at every open
  Call<Device *, int> deviceGet{*this, "cuDeviceGet"};
  Call<char *, int, Device> deviceName{*this, "cuDeviceGetName"};
  Call<int *, int, Device> deviceAttribute{*this, "cuDeviceGetAttribute"};
  Call<size_t *, Device> deviceMemory{*this, "cuDeviceTotalMem_v2"};
  Call<uint8_t *, Device> deviceUuid{*this, "?cuDeviceGetUuid_v2|cuDeviceGetUuid"};
  Call<StreamResult, const char **> errorName{*this, "cuGetErrorName"};
  Call<StreamResult, const char **> errorText{*this, "cuGetErrorString"};
  Call<Context> setCurrent{*this, "cuCtxSetCurrent"};
  Call<Context *, Device> retainContext{*this, "cuDevicePrimaryCtxRetain"};
  Call<Device> releaseContext{*this, "cuDevicePrimaryCtxRelease_v2|cuDevicePrimaryCtxRelease"};
  Call<Device> resetContext{*this, "?cuDevicePrimaryCtxReset_v2|cuDevicePrimaryCtxReset"};
  Call<int *, Device, Device> canAccessPeer{*this, "?cuDeviceCanAccessPeer"};
  Call<Context, unsigned> enablePeerAccess{*this, "?cuCtxEnablePeerAccess"};
  Call<uint64_t, Context, uint64_t, Context, size_t, gpu::StreamHandle> copyPeer{
      *this, "?cuMemcpyPeerAsync"};
};

} // namespace

// PTX runs on its architecture and all later ones; sm_90a only on sm_90; sm_100f on sm_100 and its
// later minor versions. Machine code for an older device of the same generation is refused by the
// driver when it is loaded.
bool supportsTarget(const std::string &architecture, std::string_view target, std::string &reason) {
  auto number = [](std::string_view text, uint32_t &value, char &suffix) {
    if (!text.starts_with("sm_"))
      return false;
    text.remove_prefix(3);
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    suffix = end == text.data() + text.size() ? '\0' : *end;
    return error == std::errc();
  };
  std::string_view kind = target.substr(0, target.find(':'));
  std::string_view rest = kind == target ? std::string_view() : target.substr(kind.size() + 1);
  uint32_t wanted = 0, have = 0;
  char suffix = '\0', none = '\0';
  number(architecture, have, none);
  if (!isForDriver(target, "cuda", "CUDA device, " + architecture, reason))
    return false;
  bool isKnown = number(rest.substr(0, rest.find(':')), wanted, suffix);
  bool runs = !isKnown        ? false
              : suffix == 'a' ? have == wanted
              : suffix == 'f' ? have >= wanted && have / 10 == wanted / 10
                              : have >= wanted;
  if (!runs)
    reason = "compiled for " + std::string(target) + ", this device is " + architecture;
  return runs;
}

std::unique_ptr<Driver> makeCudaDriver() {
  return gpu::makeStreamDriver("cuda", gpu::openApi<CudaApi>);
}

} // namespace sluice::hal::cuda
