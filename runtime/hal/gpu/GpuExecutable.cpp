//===- GpuExecutable.cpp - kernels, checked against a device and loaded ---===//
#include "runtime/hal/gpu/GpuCommandBuffer.h"

namespace sluice::hal::gpu {
namespace {

const char *featureText(uint64_t bit) {
  switch (bit) {
#define SLUICE_FEATURE_CASE(name, number, text)                                                    \
  case uint64_t(1) << number: return text;
    SLUICE_GPU_FEATURES(SLUICE_FEATURE_CASE)
#undef SLUICE_FEATURE_CASE
  default: return "a feature that this runtime does not know";
  }
}

Status exceeded(const module::GpuEntry &entry, const Limits &limits, const char *what,
                uint64_t needed, uint64_t available) {
  return makeError(SLUICE_UNSUPPORTED, "kernel '%s' needs %llu %s, %s has %llu", entry.name.c_str(),
                   (unsigned long long)needed, what, limits.name.c_str(),
                   (unsigned long long)available);
}

} // namespace

Status checkLimits(const module::GpuEntry &entry, const Limits &limits) {
  auto above = [](uint64_t needed, uint64_t available) { return available && needed > available; };
  if (above(entry.totalWorkgroupBytes(), limits.workgroupBytes))
    return exceeded(entry, limits, "bytes of workgroup memory", entry.totalWorkgroupBytes(),
                    limits.workgroupBytes);
  if (above(entry.threadCount(), limits.maxThreadCount))
    return exceeded(entry, limits, "threads in a workgroup", entry.threadCount(),
                    limits.maxThreadCount);
  for (int d = 0; d < 3; ++d)
    if (above(entry.threads[d], limits.maxThreads[d]))
      return exceeded(entry, limits,
                      d == 0   ? "threads along x"
                      : d == 1 ? "threads along y"
                               : "threads along z",
                      entry.threads[d], limits.maxThreads[d]);
  if (above(entry.privateBytes, limits.privateBytes))
    return exceeded(entry, limits, "bytes of private memory a thread", entry.privateBytes,
                    limits.privateBytes);
  if (!(entry.flags & SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY) &&
      above(entry.words(), limits.maxArgumentWords))
    return exceeded(entry, limits, "words of arguments", entry.words(), limits.maxArgumentWords);
  if (uint64_t missing = entry.features & ~limits.features)
    return makeError(SLUICE_UNSUPPORTED, "kernel '%s' needs %s, which %s does not have",
                     entry.name.c_str(), featureText(missing & -missing), limits.name.c_str());
  if (entry.subgroupSize && limits.maxSubgroup &&
      (entry.subgroupSize < limits.minSubgroup || entry.subgroupSize > limits.maxSubgroup)) {
    if (limits.minSubgroup == limits.maxSubgroup)
      return makeError(SLUICE_UNSUPPORTED, "kernel '%s' needs subgroups of %u, %s has %u",
                       entry.name.c_str(), entry.subgroupSize, limits.name.c_str(),
                       limits.minSubgroup);
    return makeError(SLUICE_UNSUPPORTED, "kernel '%s' needs subgroups of %u, %s has %u to %u",
                     entry.name.c_str(), entry.subgroupSize, limits.name.c_str(),
                     limits.minSubgroup, limits.maxSubgroup);
  }
  return {};
}

Status GpuExecutable::load(Ref<Device> device, Backend &backend, ExecutableDesc desc,
                           Ref<Executable> &executable) {
  module::GpuExecutable file;
  SLUICE_RETURN_IF_ERROR(module::readGpuExecutable(desc.image, file));
  auto locationOf = [&](const module::GpuEntry &entry) {
    return desc.locationOf ? desc.locationOf(entry.name) : "";
  };
  for (const module::GpuEntry &entry : file.entries)
    if (Status status = checkLimits(entry, backend.limits()); !status.ok())
      return std::move(status).at(locationOf(entry));
  auto result = Ref<GpuExecutable>::adopt(new GpuExecutable(std::move(device)));
  SLUICE_RETURN_IF_ERROR(backend.load(file, locationOf, result->code));
  for (size_t i = 0, first = 0; i < file.entries.size(); ++i) {
    GpuKernel kernel;
    if (!(file.entries[i].flags & SLUICE_GPU_ENTRY_CONTINUES))
      first = i;
    kernel.firstLaunch = first;
    kernel.name = file.entries[i].name;
    kernel.entry = std::move(file.entries[i]);
    kernel.handle = result->code->handle(i);
    std::string name = kernel.name;
    result->kernels.emplace(std::move(name), std::move(kernel));
  }
  result->failureTable = std::move(desc.failures);
  executable = std::move(result);
  return {};
}

const Kernel *GpuExecutable::find(std::string_view name) const {
  auto kernel = kernels.find(name);
  return kernel == kernels.end() ? nullptr : &kernel->second;
}

} // namespace sluice::hal::gpu
