//===- GpuExecutable.h - kernels, checked against a device and loaded -----===//
#pragma once

#include "runtime/hal/gpu/Backend.h"

#include <map>

namespace sluice::hal::gpu {

struct GpuKernel : Kernel {
  module::GpuEntry entry;
  void *handle = nullptr; // the backend's
};

class GpuExecutable final : public Executable {
public:
  /// UNSUPPORTED if a kernel needs more than the device has: says which kernel, what, and what the
  /// device has.
  static Status load(Ref<Device> device, Backend &backend, ExecutableDesc desc,
                     Ref<Executable> &executable);
  const Kernel *find(std::string_view name) const override;
  const std::vector<KernelFailure> &failures() const { return failureTable; }

private:
  explicit GpuExecutable(Ref<Device> device) : device(std::move(device)) {}
  Ref<Device> device; // of the backend
  std::map<std::string, GpuKernel, std::less<>> kernels;
  std::vector<KernelFailure> failureTable;
  // Goes first: whoever knows commands by their kernels forgets them then.
  std::unique_ptr<LoadedCode> code;
};

/// Whether `entry` can run: UNSUPPORTED names what is missing.
Status checkLimits(const module::GpuEntry &entry, const Limits &limits);

} // namespace sluice::hal::gpu
