//===- Instance.cpp - C functions of instances, devices and traces --------===//
#include "runtime/api/Handles.h"
#include "runtime/collectives/Launch.h"
#include "runtime/hal/Families.h"
#include "sluice/version.h"
#include "sluice/world.h"

#include <charconv>

using namespace sluice;
using namespace sluice::api;

static Status createDevice(sluice_instance_t *handle, std::string_view name,
                           const sluice_device_options_t &options, Ref<hal::Device> &device) {
  Instance *instance = unwrap(handle);
  std::string_view kind = name.substr(0, name.find(':')),
                   ordinalText = name.substr(std::min(kind.size() + 1, name.size()));
  uint32_t ordinal = 0;
  auto [end, error] =
      std::from_chars(ordinalText.data(), ordinalText.data() + ordinalText.size(), ordinal);
  bool isOwn = ordinalText == "rank"; // each process of this machine has one of its own
  if (isOwn) {
    collectives::Launch launch;
    SLUICE_RETURN_IF_ERROR(collectives::Launch::read(launch));
    ordinal = launch.localRank;
  }
  bool wellFormed = isOwn || kind.size() == name.size() ||
                    (error == std::errc() && end == ordinalText.data() + ordinalText.size());
  // Only the driver that is asked for opens its vendor's library, unless there is nothing to open.
  std::string reason;
  for (const auto &driver : instance->drivers) {
    if (driver->name() != kind || !wellFormed)
      continue;
    std::vector<hal::DeviceDescription> found = driver->devices();
    bool isExtra = ordinal >= found.size() && ordinal - found.size() < driver->extraDevices();
    if (isExtra || (ordinal < found.size() && found[ordinal].problem.empty())) {
      SLUICE_RETURN_IF_ERROR(
          driver->create(ordinal, options, instance->tracer, Ref<RefObject>(instance), device));
      instance->log(SLUICE_LOG_INFO,
                    "opened " + std::string(device->name()) + ": " + device->description());
      return {};
    }
    if (ordinal < found.size())
      reason = ": " + found[ordinal].problem;
    else if (found.empty())
      reason = ": " + driver->absence();
  }
  std::string known;
  for (const auto &driver : instance->drivers)
    for (const hal::DeviceDescription &found : driver->devices())
      if (found.problem.empty())
        known += (known.empty() ? "" : ", ") + found.name;
  return makeError(SLUICE_NOT_FOUND, "no device '%.*s'%s; this machine offers %s", int(name.size()),
                   name.data(), reason.c_str(), known.empty() ? "none" : known.c_str());
}

/// Those that can be used, or those that cannot, with kinds of which there is none. None without
/// memory for the list.
static std::vector<hal::DeviceDescription> devicesOf(Instance &instance, bool usable) {
  std::vector<hal::DeviceDescription> result;
  try {
    for (const auto &driver : instance.drivers) {
      std::vector<hal::DeviceDescription> found = driver->devices();
      if (found.empty())
        found.push_back({std::string(driver->name()), "", "", driver->absence()});
      for (hal::DeviceDescription &device : found)
        if (device.problem.empty() == usable)
          result.push_back(std::move(device));
    }
  } catch (const std::bad_alloc &) {
    result.clear();
  }
  return result;
}

extern "C" {

const char *sluice_version(void) { return SLUICE_VERSION_STRING; }

sluice_status_t sluice_world_query(sluice_world_info_t *out_info) {
  return attempt([&]() -> Status {
    collectives::Launch launch;
    SLUICE_RETURN_IF_ERROR(collectives::Launch::read(launch));
    *out_info = {launch.rank, launch.size, launch.localRank, launch.localSize, {}};
    return {};
  });
}

#define SLUICE_REFERENCES(noun, Class)                                                             \
  void sluice_##noun##_retain(sluice_##noun##_t *handle) { unwrap(handle)->retain(); }             \
  void sluice_##noun##_release(sluice_##noun##_t *handle) {                                        \
    if (handle)                                                                                    \
      unwrap(handle)->release();                                                                   \
  }
SLUICE_HANDLES(SLUICE_REFERENCES)

sluice_status_t sluice_instance_create(sluice_instance_t **out_instance) {
  return sluice_instance_create_with(nullptr, out_instance);
}
sluice_status_t sluice_instance_create_with(const sluice_instance_options_t *options,
                                            sluice_instance_t **out_instance) {
  return attempt(out_instance, [&](Ref<Instance> &instance) -> Status {
    instance = makeRef<Instance>();
    SLUICE_RETURN_IF_ERROR(readOptions(options, instance->options));
    unsigned level; // Other values are no values of the type.
    std::memcpy(&level, &instance->options.log_level, sizeof(level));
    if (level > SLUICE_LOG_INFO)
      return makeError(SLUICE_INVALID_ARGUMENT, "%u is no level of the log", level);
    return {};
  });
}

sluice_status_t sluice_device_create(sluice_instance_t *instance, const char *name,
                                     const sluice_device_options_t *options,
                                     sluice_device_t **out_device) {
  return attempt(out_device, [&](Ref<hal::Device> &device) -> Status {
    sluice_device_options_t known;
    SLUICE_RETURN_IF_ERROR(readOptions(options, known));
    return createDevice(instance, name, known, device);
  });
}
const char *sluice_device_name(const sluice_device_t *device) { return unwrap(device)->name(); }
void *sluice_device_stream(const sluice_device_t *device) { return unwrap(device)->stream(); }
const char *sluice_device_description(const sluice_device_t *device) {
  return unwrap(device)->description();
}
const char *sluice_device_target(const sluice_device_t *device) { return unwrap(device)->target(); }
const char *sluice_target_driver(const char *target) {
  const hal::Family *family = hal::findFamily(target);
  return family ? family->driver : "";
}

void sluice_instance_visit_devices(sluice_instance_t *instance, sluice_device_visitor_t visit,
                                   void *user) {
  for (const hal::DeviceDescription &device : devicesOf(*unwrap(instance), /*usable=*/true))
    visit(user, device.name.c_str(), device.description.c_str());
}
void sluice_instance_visit_targets(sluice_instance_t *instance, sluice_device_visitor_t visit,
                                   void *user) {
  for (const hal::DeviceDescription &device : devicesOf(*unwrap(instance), /*usable=*/true))
    visit(user, device.name.c_str(), device.target.c_str());
}
void sluice_instance_visit_unavailable(sluice_instance_t *instance, sluice_device_visitor_t visit,
                                       void *user) {
  for (const hal::DeviceDescription &device : devicesOf(*unwrap(instance), /*usable=*/false))
    visit(user, device.name.c_str(), device.problem.c_str());
}

void sluice_device_memory_statistics(sluice_device_t *device,
                                     sluice_memory_statistics_t *out_statistics) {
  *out_statistics = unwrap(device)->memoryStatistics();
}
void sluice_device_reset_peak_memory(sluice_device_t *device) { unwrap(device)->resetPeakMemory(); }
void sluice_device_trim(sluice_device_t *device) {
  unwrap(device)->trim();
  unwrap(device)->visitQueues([](hal::Device &queue) { queue.trim(); });
}

void sluice_trace_begin(sluice_instance_t *instance) { unwrap(instance)->tracer.begin(false); }
void sluice_trace_begin_isolated(sluice_instance_t *instance) {
  unwrap(instance)->tracer.begin(true);
}
void sluice_trace_end(sluice_instance_t *instance) { unwrap(instance)->tracer.end(); }
sluice_status_t sluice_trace_write(sluice_instance_t *instance, const char *path) {
  return attempt([&] { return unwrap(instance)->tracer.write(path); });
}
void sluice_trace_visit_kernels(sluice_instance_t *instance, sluice_trace_visitor_t visit,
                                void *user) {
  unwrap(instance)->tracer.visitKernels(visit, user);
}
}
