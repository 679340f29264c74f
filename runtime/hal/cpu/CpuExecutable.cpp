//===- CpuExecutable.cpp - kernels of one ELF shared object ---------------===//
#include "runtime/hal/cpu/CpuExecutable.h"

namespace sluice::hal::cpu {

Status CpuExecutable::load(ExecutableDesc desc, Ref<Executable> &executable) {
  auto result = Ref<CpuExecutable>::adopt(new CpuExecutable());
  SLUICE_RETURN_IF_ERROR(ElfLibrary::load(desc.image, result->library));
  result->library.visitFunctions([&](std::string_view name, void *address) {
    CpuKernel kernel;
    kernel.name = name;
    kernel.function = reinterpret_cast<sluice_kernel_fn_t>(address);
    result->kernels.emplace(name, std::move(kernel));
  });
  result->failureTable = std::move(desc.failures);
  executable = std::move(result);
  return {};
}

const Kernel *CpuExecutable::find(std::string_view name) const {
  auto kernel = kernels.find(name);
  return kernel == kernels.end() ? nullptr : &kernel->second;
}

} // namespace sluice::hal::cpu
