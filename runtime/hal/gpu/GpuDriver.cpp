//===- GpuDriver.cpp - what finding and opening any GPU has in common -----===//
#include "runtime/hal/gpu/GpuDriver.h"

#include "runtime/hal/gpu/GpuDevice.h"

#include <cstdlib>

namespace sluice::hal::gpu {

void GpuDriver::openOnce() {
  if (asked)
    return;
  asked = true;
  if (Status status = open(found); !status.ok())
    problem = status.message();
  else
    ExitHold::arm();
}

std::vector<DeviceDescription> GpuDriver::devices() {
  std::lock_guard lock(mutex);
  openOnce();
  std::vector<DeviceDescription> result;
  for (size_t i = 0; i < found.size(); ++i)
    result.push_back(
        {kind + ":" + std::to_string(i), found[i].description, found[i].target, found[i].problem});
  return result;
}

std::string GpuDriver::absence() {
  std::lock_guard lock(mutex);
  return problem.empty() ? noDevices : problem;
}

Status GpuDriver::create(uint32_t ordinal, const sluice_device_options_t &options, Tracer &tracer,
                         Ref<RefObject> owner, Ref<Device> &device) {
  std::lock_guard lock(mutex);
  openOnce();
  std::string name = kind + ":" + std::to_string(ordinal);
  if (ordinal >= found.size())
    return makeError(SLUICE_NOT_FOUND, "no device '%s'%s%s", name.c_str(),
                     problem.empty() ? "" : ": ", problem.c_str());
  if (const std::string &why = found[ordinal].problem; !why.empty())
    return makeError(SLUICE_UNSUPPORTED, "device '%s' cannot be used: %s", name.c_str(),
                     why.c_str());
  std::unique_ptr<Backend> backend;
  SLUICE_RETURN_IF_ERROR(createBackend(ordinal, name, backend));
  device = makeRef<GpuDevice>(
      DeviceDescription{name, found[ordinal].description, found[ordinal].target, ""},
      std::move(backend), options.memory_limit, tracer, std::move(owner));
  return {};
}

static std::atomic<int> holds{0};

ExitHold::ExitHold() { holds.fetch_add(1); }
ExitHold::~ExitHold() {
  if (holds.fetch_sub(1) == 1)
    holds.notify_all();
}

void ExitHold::arm() {
  std::atexit([] {
    while (int count = holds.load())
      holds.wait(count);
  });
}

} // namespace sluice::hal::gpu
