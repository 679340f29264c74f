//===- VulkanFamily.cpp - Vulkan devices, as the compiler asks for them ---===//
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Backend/Vulkan/VulkanTarget.h"

using namespace sluice;

static llvm::SmallVector<int64_t> demandOf(const TargetModel &model) {
  return {model.workgroupMemoryBytes, model.maxThreads};
}

static constexpr llvm::StringRef kPortable[] = {"desktop", "core"}; // The last one runs everywhere.

const backend::Family vulkan::kFamily{
    {.name = "vulkan",
     .spelling = "vulkan or vulkan:<profile> such as vulkan:desktop",
     .parse = parseVulkanTarget,
     .variants = kPortable,
     .demand = demandOf},
    .codeKind = module::GpuCodeKind::Spirv,
    .convert = convertKernel,
    .emit = emitSpirv,
};
