//===- GpuKernel.cpp - limits of kernels for GPUs -------------------------===//
#include "compiler/Backend/Gpu/GpuKernel.h"

using namespace sluice;
using llvm::createStringError, llvm::Error, llvm::Twine;

Error backend::checkLimits(const KernelArguments &arguments, const TargetModel &target) {
  if (arguments.words() > target.maxArgumentWords)
    return createStringError("kernel has " + Twine(arguments.words()) + " words of arguments, " +
                             target.cpu + " takes " + Twine(target.maxArgumentWords));
  return Error::success();
}

Error backend::checkLimits(const GpuKernel &kernel, const TargetModel &target) {
  if (kernel.privateBytes > target.stackBytes)
    return createStringError("kernel needs " + Twine(kernel.privateBytes) +
                             " bytes of private memory, " + target.cpu + " has " +
                             Twine(target.stackBytes));
  if (int64_t bytes = kernel.workgroupBytes + kernel.dynamicWorkgroupBytes;
      bytes > target.workgroupMemoryBytes)
    return createStringError("kernel needs " + Twine(bytes) + " bytes of workgroup memory, " +
                             target.cpu + " has " + Twine(target.workgroupMemoryBytes));
  return Error::success();
}
