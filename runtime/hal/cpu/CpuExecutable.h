//===- CpuExecutable.h - kernels of one ELF shared object -----------------===//
#pragma once

#include "runtime/hal/Device.h"
#include "runtime/hal/cpu/ElfLoader.h"
#include "sluice/kernel_abi.h"

#include <map>

namespace sluice::hal::cpu {

struct CpuKernel : Kernel {
  sluice_kernel_fn_t function = nullptr;
};

class CpuExecutable final : public Executable {
public:
  static Status load(ExecutableDesc desc, Ref<Executable> &executable);
  const Kernel *find(std::string_view name) const override;
  const std::vector<KernelFailure> &failures() const { return failureTable; }

private:
  CpuExecutable() = default;
  ElfLibrary library;
  std::map<std::string, CpuKernel, std::less<>> kernels; // all functions that the library exports
  std::vector<KernelFailure> failureTable;
};

} // namespace sluice::hal::cpu
