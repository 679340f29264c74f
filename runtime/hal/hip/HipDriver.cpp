//===- HipDriver.cpp - AMD's HIP as a StreamApi ---------------------------===//
// Constants and signatures are those of ROCm 6 and later. Checked against a fake library; it
// has not run on a device yet.
//===----------------------------------------------------------------------===//
#include "runtime/hal/Drivers.h"

#include "runtime/hal/Families.h"
#include "runtime/hal/gpu/StreamApi.h"

#include <cstring>

namespace sluice::hal::hip {
namespace {

using gpu::StreamResult;

constexpr StreamResult kNoBinaryForGpu = 209, kPeerAccessAlreadyEnabled = 704;

/// hipDeviceProp_t of ROCm 6 (the R0600 layout): the fields that are read, by offset.
struct Properties {
  alignas(16) char bytes[8192]; // more than it has, since later versions append
  template <typename T> T at(size_t offset) const {
    T value;
    std::memcpy(&value, bytes + offset, sizeof(T));
    return value;
  }
  std::string name() const { return text(0); }
  uint64_t memoryBytes() const { return at<uint64_t>(288); }
  uint64_t workgroupBytes() const { return at<uint64_t>(296); }
  uint32_t waveSize() const { return at<uint32_t>(308); }
  uint32_t maxThreads() const { return at<uint32_t>(320); }
  uint32_t maxThreads(int d) const { return at<uint32_t>(324 + 4 * size_t(d)); }
  uint32_t maxGrid(int d) const { return at<uint32_t>(336 + 4 * size_t(d)); }
  std::string architecture() const { return text(1160); }
  const char *uuid() const { return bytes + 256; }

private:
  std::string text(size_t offset) const { return {bytes + offset, strnlen(bytes + offset, 256)}; }
};

class HipApi final : public gpu::StreamApi {
public:
  Status start() {
    return StreamApi::start({"libamdhip64.so.6", "libamdhip64.so.7", "libamdhip64.so"},
                            /*isCuda=*/false);
  }

  StreamResult activate(uint32_t ordinal) override { return setDevice(int(ordinal)); }
  StreamResult open(uint32_t ordinal) override { return setDevice(int(ordinal)); }
  void close(uint32_t, bool) override {}

  std::string describe(StreamResult result) const override {
    return StreamApi::describe(result, errorName(result), errorText(result));
  }
  bool isForeignCode(StreamResult result) const override { return result == kNoBinaryForGpu; }
  bool supportsTarget(const std::string &architecture, std::string_view target,
                      std::string &reason) const override {
    return hip::supportsTarget(architecture, target, reason);
  }
  bool takesCode(module::GpuCodeKind kind) const override {
    return kind == module::GpuCodeKind::Hsaco;
  }
  bool openPeer(uint32_t ordinal, uint32_t peer) override {
    int can = 0;
    if (!canAccessPeer || !enablePeerAccess || canAccessPeer(&can, int(ordinal), int(peer)) || !can)
      return false;
    StreamResult result = enablePeerAccess(int(peer), 0);
    return result == 0 || result == kPeerAccessAlreadyEnabled;
  }
  bool hasPeerCopies() const override { return bool(copyPeer); }
  StreamResult copyFromPeer(uint32_t ordinal, uint64_t target, uint32_t peer, uint64_t source,
                            size_t bytes, gpu::StreamHandle stream) override {
    return copyPeer(target, int(ordinal), source, int(peer), bytes, stream);
  }

private:
  void addDevice(int index) override {
    gpu::StreamDevice device;
    auto found = std::make_unique<Properties>();
    if (StreamResult result = properties(found.get(), index)) {
      device.problem = device.description = "the driver does not describe it: " + describe(result);
      devices.push_back(std::move(device));
      return;
    }
    int version = 0;
    driverVersion(&version);
    device.name = found->name();
    device.architecture = found->architecture();
    device.description = device.name + ", " + device.architecture + ", " +
                         std::to_string(found->memoryBytes() >> 20) + " MiB, HIP " +
                         std::to_string(version / 10000000) + "." +
                         std::to_string(version / 100000 % 100);
    gpu::Limits &limits = device.limits;
    limits.memoryBytes = found->memoryBytes();
    std::memcpy(limits.deviceUuid, found->uuid(), sizeof(limits.deviceUuid));
    describeSharing(device, SLUICE_MEMORY_HANDLE_HIP_IPC);
    limits.workgroupBytes = found->workgroupBytes();
    limits.maxThreadCount = found->maxThreads();
    for (int d = 0; d < 3; ++d) {
      limits.maxThreads[d] = found->maxThreads(d);
      limits.maxGrid[d] = found->maxGrid(d);
    }
    limits.minSubgroup = limits.maxSubgroup = found->waveSize();
    if (limits.maxSubgroup == 32)
      limits.maxSubgroup = 64; // RDNA runs both
    limits.maxArgumentWords = 4096 / 8;
    limits.features = ~uint64_t(0); // code for the architecture has what the architecture has
    devices.push_back(std::move(device));
  }

  Call<int> setDevice{*this, nullptr, "hipSetDevice"};
  Call<void *, int> properties{*this, nullptr, "hipGetDevicePropertiesR0600"};
  Function<const char *(StreamResult)> errorName{*this, nullptr, "hipGetErrorName"};
  Function<const char *(StreamResult)> errorText{*this, nullptr, "hipGetErrorString"};
  Call<int *, int, int> canAccessPeer{*this, nullptr, "?hipDeviceCanAccessPeer"};
  Call<int, unsigned> enablePeerAccess{*this, nullptr, "?hipDeviceEnablePeerAccess"};
  Call<uint64_t, int, uint64_t, int, size_t, gpu::StreamHandle> copyPeer{*this, nullptr,
                                                                         "?hipMemcpyPeerAsync"};
};

} // namespace

// Code is for one processor. Its features (xnack, sramecc) are any unless it names them; then they
// must be the device's.
bool supportsTarget(const std::string &architecture, std::string_view target, std::string &reason) {
  std::string_view kind = target.substr(0, target.find(':'));
  std::string_view rest = kind == target ? std::string_view() : target.substr(kind.size() + 1);
  std::string_view have = architecture;
  auto next = [](std::string_view &text) {
    std::string_view part = text.substr(0, text.find(':'));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
  };
  if (!isForDriver(target, "hip", "ROCm device, " + architecture, reason))
    return false;
  bool runs = next(rest) == next(have);
  while (runs && !rest.empty()) {
    std::string_view feature = next(rest);
    bool found = feature.empty();
    for (std::string_view left = have; !left.empty() && !found;)
      found = next(left) == feature;
    runs = found;
  }
  if (!runs)
    reason = "compiled for " + std::string(target) + ", this device is " + architecture;
  return runs;
}

std::unique_ptr<Driver> makeHipDriver() {
  return gpu::makeStreamDriver("hip", gpu::openApi<HipApi>);
}

} // namespace sluice::hal::hip
