//===- StreamApi.cpp - what CUDA's and HIP's driver interfaces share ------===//
#include "runtime/hal/gpu/StreamApi.h"
#include "runtime/hal/Families.h"
#include "runtime/hal/gpu/GpuDriver.h"
#include "runtime/hal/gpu/StreamBackend.h"

namespace sluice::hal::gpu {

void StreamApi::describeSharing(StreamDevice &device, sluice_memory_handle_type_t type) const {
  if (sharesByIpc()) {
    device.limits.exports = type;
    device.description += ", shares memory by IPC handles";
  }
  if (opensFds())
    device.description += ", opens Vulkan's by file descriptor";
}

Status StreamApi::start(std::initializer_list<const char *> names, bool isCuda) {
  int count = 0;
  DynamicLibrary library;
  SLUICE_RETURN_IF_ERROR(DynamicLibrary::open(names, library));
  if (const char *missing = fill(library, isCuda ? 0 : 1))
    return makeError(SLUICE_UNSUPPORTED, "the driver is too old: it has no %s", missing);
  StreamResult result = init(0);
  if (result == 0)
    result = deviceCount(&count);
  if (result == kStreamNoDevice)
    return makeError(SLUICE_NOT_FOUND, "the driver finds no device");
  if (result)
    return makeError(SLUICE_UNSUPPORTED, "the driver does not start: %s", describe(result).c_str());
  for (int i = 0; i < count; ++i)
    addDevice(i);
  return {};
}

std::string StreamApi::describe(StreamResult result, const char *name, const char *text) {
  return std::string(name ? name : "an unknown error") + " (" + std::to_string(result) + ")" +
         (text ? std::string(": ") + text : "");
}

namespace {

class StreamDriver final : public GpuDriver {
public:
  StreamDriver(const char *name, Status (*openApi)(Ref<StreamApi> &))
      : GpuDriver(name, "the driver finds no device"), openApi(openApi) {}

private:
  Status open(std::vector<Found> &found) override {
    SLUICE_RETURN_IF_ERROR(openApi(api));
    const Family *known = findFamily(name()); // none for fakes of tests
    const std::string family(known ? known->target : name());
    for (const StreamDevice &device : api->devices) {
      // Without "sramecc+" and the like: code runs whatever they are.
      std::string architecture = device.architecture.substr(0, device.architecture.find(':'));
      found.push_back({device.description, family + ":" + architecture, device.problem});
    }
    return {};
  }
  Status createBackend(uint32_t ordinal, const std::string &name,
                       std::unique_ptr<Backend> &backend) override {
    return StreamBackend::create(api, ordinal, name, backend);
  }

  Status (*const openApi)(Ref<StreamApi> &);
  Ref<StreamApi> api;
};

} // namespace

std::unique_ptr<Driver> makeStreamDriver(const char *name, Status (*openApi)(Ref<StreamApi> &api)) {
  return std::make_unique<StreamDriver>(name, openApi);
}

} // namespace sluice::hal::gpu
