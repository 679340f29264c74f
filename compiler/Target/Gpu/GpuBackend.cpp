//===- GpuBackend.cpp - the families of GPUs ------------------------------===//
#include "compiler/Target/Gpu/GpuBackend.h"
#include "compiler/Target/CUDA/CudaBackend.h"
#include "compiler/Target/ROCm/RocmBackend.h"
#include "compiler/Target/Vulkan/VulkanBackend.h"

using namespace sluice;
using llvm::createStringError, llvm::Error, llvm::Twine;

const target::GpuBackend &target::gpuBackend(const TargetModel &target) {
  static constexpr GpuBackend cuda{module::GpuCodeKind::Ptx, cuda::convertKernel, cuda::emitPtx};
  static constexpr GpuBackend rocm{module::GpuCodeKind::Hsaco, rocm::convertKernel, rocm::emitHsaco};
  static constexpr GpuBackend vulkan{module::GpuCodeKind::Spirv, vulkan::convertKernel, vulkan::emitSpirv};
  if (target.kind == "rocm")
    return rocm;
  if (target.kind == "vulkan")
    return vulkan;
  assert(target.kind == "cuda" && "a GPU without a code generator");
  return cuda;
}

Error target::checkLimits(const KernelArguments &arguments, const TargetModel &target) {
  if (arguments.words() > target.maxArgumentWords)
    return createStringError("kernel has " + Twine(arguments.words()) + " words of arguments, " + target.cpu +
                             " takes " + Twine(target.maxArgumentWords));
  return Error::success();
}

Error target::checkLimits(const GpuKernel &kernel, const TargetModel &target) {
  if (kernel.privateBytes > target.stackBytes)
    return createStringError("kernel needs " + Twine(kernel.privateBytes) + " bytes of private memory, " + target.cpu +
                             " has " + Twine(target.stackBytes));
  if (int64_t bytes = kernel.workgroupBytes + kernel.dynamicWorkgroupBytes; bytes > target.workgroupMemoryBytes)
    return createStringError("kernel needs " + Twine(bytes) + " bytes of workgroup memory, " + target.cpu + " has " +
                             Twine(target.workgroupMemoryBytes));
  return Error::success();
}
