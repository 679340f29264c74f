//===- StreamDriver.cpp - finds and opens devices of CUDA or HIP ----------===//
#include "runtime/hal/Families.h"
#include "runtime/hal/gpu/GpuDriver.h"
#include "runtime/hal/gpu/StreamBackend.h"

namespace sluice::hal::gpu {
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
