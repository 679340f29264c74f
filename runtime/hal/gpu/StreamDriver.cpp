//===- StreamDriver.cpp - finds and opens devices of CUDA or HIP ----------===//
#include "runtime/hal/gpu/ExitHold.h"
#include "runtime/hal/gpu/GpuDevice.h"
#include "runtime/hal/gpu/StreamBackend.h"

namespace sluice::hal::gpu {
namespace {

class StreamDriver final : public Driver {
public:
  StreamDriver(const char *name, Status (*openApi)(Ref<StreamApi> &)) : kind(name), openApi(openApi) {}
  std::string_view name() const override { return kind; }

  std::vector<DeviceDescription> devices() override {
    std::lock_guard lock(mutex);
    open();
    std::vector<DeviceDescription> result;
    for (size_t i = 0; api && i < api->devices.size(); ++i)
      result.push_back({kind + ":" + std::to_string(i), api->devices[i].description, api->devices[i].problem});
    return result;
  }

  std::string absence() override {
    std::lock_guard lock(mutex);
    return api ? "the driver finds no device" : problem;
  }

  Status create(uint32_t ordinal, const sluice_device_options_t &options, Tracer &tracer, Ref<RefObject> owner,
                Ref<Device> &device) override {
    std::lock_guard lock(mutex);
    open();
    std::string name = kind + ":" + std::to_string(ordinal);
    if (!api || ordinal >= api->devices.size())
      return makeError(SLUICE_NOT_FOUND, "no device '%s'%s%s", name.c_str(), problem.empty() ? "" : ": ",
                       problem.c_str());
    const StreamDevice &found = api->devices[ordinal];
    if (!found.problem.empty())
      return makeError(SLUICE_UNSUPPORTED, "device '%s' cannot be used: %s", name.c_str(), found.problem.c_str());
    std::unique_ptr<Backend> backend;
    SLUICE_RETURN_IF_ERROR(StreamBackend::create(api, ordinal, name, backend));
    device =
        makeRef<GpuDevice>(name, found.description, std::move(backend), options.memory_limit, tracer, std::move(owner));
    return {};
  }

private:
  void open() {
    if (api || !problem.empty())
      return;
    if (Status status = openApi(api); !status.ok())
      problem = status.message();
    else
      ExitHold::arm();
  }

  const std::string kind;
  Status (*const openApi)(Ref<StreamApi> &);
  std::mutex mutex; // of what follows
  Ref<StreamApi> api;
  std::string problem;
};

} // namespace

std::unique_ptr<Driver> makeStreamDriver(const char *name, Status (*openApi)(Ref<StreamApi> &)) {
  return std::make_unique<StreamDriver>(name, openApi);
}

} // namespace sluice::hal::gpu
