//===- StreamApi.cpp - what CUDA's and HIP's driver interfaces share ------===//
#include "runtime/hal/gpu/StreamApi.h"

namespace sluice::hal::gpu {

void StreamApi::findIpc(const std::string &prefix) {
  Status optional = find(ipcHandle, {(prefix + "IpcGetMemHandle").c_str()});
  optional = find(
      ipcOpen, {(prefix + "IpcOpenMemHandle_v2").c_str(), (prefix + "IpcOpenMemHandle").c_str()});
  optional = find(ipcClose, {(prefix + "IpcCloseMemHandle").c_str()});
}

void StreamApi::describeSharing(StreamDevice &device, sluice_memory_handle_type_t type) const {
  if (sharesByIpc()) {
    device.limits.exports = type;
    device.description += ", shares memory by IPC handles";
  }
  if (opensFds())
    device.description += ", opens Vulkan's by file descriptor";
}

Status StreamApi::start(int &count) {
  StreamResult result = init(0);
  if (result == 0)
    result = deviceCount(&count);
  if (result == kStreamNoDevice)
    return makeError(SLUICE_NOT_FOUND, "the driver finds no device");
  if (result)
    return makeError(SLUICE_UNSUPPORTED, "the driver does not start: %s", describe(result).c_str());
  return {};
}

void StreamApi::findGraphs(const std::string &prefix, const char *captureBeginName) {
  auto named = [&](auto &function, const char *name) {
    return find(function, {(prefix + name).c_str()}).ok();
  };
  bool all = named(streamWaitEvent, "StreamWaitEvent") && named(captureEnd, "StreamEndCapture") &&
             named(graphInstantiate, "GraphInstantiateWithFlags") &&
             named(graphLaunch, "GraphLaunch") && named(graphDestroy, "GraphDestroy") &&
             named(graphExecDestroy, "GraphExecDestroy");
  if (!all || !find(captureBegin, {captureBeginName}).ok())
    captureBegin = nullptr;
}

std::string StreamApi::describe(StreamResult result, const char *name, const char *text) {
  return std::string(name ? name : "an unknown error") + " (" + std::to_string(result) + ")" +
         (text ? std::string(": ") + text : "");
}

} // namespace sluice::hal::gpu
