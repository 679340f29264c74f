//===- StreamApi.cpp - what CUDA's and HIP's driver interfaces share ------===//
#include "runtime/hal/gpu/StreamApi.h"

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

} // namespace sluice::hal::gpu
