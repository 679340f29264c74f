//===- Families.cpp - all families of targets, one line each --------------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"

using namespace sluice;
using namespace sluice::backend;

static constexpr const Family *kFamilies[] = {
    &cpu::kFamily,
    &cuda::kFamily,
    &rocm::kFamily,
    &vulkan::kFamily,
};

void backend::registerFamilies() {
  for (const Family *family : kFamilies)
    registerTargetFamily(*family);
}

llvm::Expected<std::string> backend::findAssembler(llvm::ArrayRef<std::string> targets,
                                                   llvm::StringRef requested) {
  for (const Family *family : kFamilies) {
    auto isOfFamily = [&](const std::string &target) { return findTargetFamily(target) == family; };
    if (family->findAssembler && (!requested.empty() || llvm::any_of(targets, isOfFamily)))
      return family->findAssembler(requested);
  }
  return std::string();
}
