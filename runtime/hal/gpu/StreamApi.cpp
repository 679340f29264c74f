//===- StreamApi.cpp - what CUDA's and HIP's driver interfaces share ------===//
#include "runtime/hal/gpu/StreamApi.h"

namespace sluice::hal::gpu {

Status StreamApi::findCommon(bool isCuda) {
  Status status;
  auto take = [&](auto &function, const char *cuda, const char *hip) {
    if (status.ok())
      status = find(function, {isCuda ? cuda : hip});
  };
  take(init, "cuInit", "hipInit");
  take(driverVersion, "cuDriverGetVersion", "hipDriverGetVersion");
  take(deviceCount, "cuDeviceGetCount", "hipGetDeviceCount");
  take(memAlloc, "cuMemAlloc_v2", "hipMalloc");
  take(memFree, "cuMemFree_v2", "hipFree");
  take(hostAlloc, "cuMemHostAlloc", "hipHostMalloc");
  take(hostFree, "cuMemFreeHost", "hipHostFree");
  take(hostDevicePointer, "cuMemHostGetDevicePointer_v2", "hipHostGetDevicePointer");
  take(streamCreate, "cuStreamCreate", "hipStreamCreateWithFlags");
  take(streamDestroy, "cuStreamDestroy_v2", "hipStreamDestroy");
  take(streamSynchronize, "cuStreamSynchronize", "hipStreamSynchronize");
  take(eventCreate, "cuEventCreate", "hipEventCreateWithFlags");
  take(eventDestroy, "cuEventDestroy_v2", "hipEventDestroy");
  take(eventRecord, "cuEventRecord", "hipEventRecord");
  take(eventQuery, "cuEventQuery", "hipEventQuery");
  take(eventSynchronize, "cuEventSynchronize", "hipEventSynchronize");
  take(copyToDevice, "cuMemcpyHtoDAsync_v2", "hipMemcpyHtoDAsync");
  take(copyToHost, "cuMemcpyDtoHAsync_v2", "hipMemcpyDtoHAsync");
  take(copyOnDevice, "cuMemcpyDtoDAsync_v2", "hipMemcpyDtoDAsync");
  take(fillWords, "cuMemsetD32Async", "hipMemsetD32Async");
  take(moduleLoad, "cuModuleLoadDataEx", "hipModuleLoadDataEx");
  take(moduleUnload, "cuModuleUnload", "hipModuleUnload");
  take(moduleFunction, "cuModuleGetFunction", "hipModuleGetFunction");
  take(functionAttribute, "cuFuncGetAttribute", "hipFuncGetAttribute");
  take(launch, "cuLaunchKernel", "hipModuleLaunchKernel");
  findGraphs(isCuda ? "cu" : "hip", isCuda ? "cuStreamBeginCapture_v2" : "hipStreamBeginCapture");
  findIpc(isCuda ? "cu" : "hip");
  Status optional = find(hostRegister, {isCuda ? "cuMemHostRegister_v2" : "hipHostRegister"});
  optional = find(hostUnregister, {isCuda ? "cuMemHostUnregister" : "hipHostUnregister"});
  return status;
}

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
