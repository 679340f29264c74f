//===- VulkanFamily.cpp - Vulkan devices, as the compiler asks for them ---===//
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Backend/Vulkan/VulkanTarget.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"

using namespace sluice;

static llvm::SmallVector<int64_t> demandOf(const TargetModel &model) {
  return {model.workgroupMemoryBytes, model.maxThreads};
}

static void addDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::spirv::SPIRVDialect>();
}

// Those worth a program of their own, from what asks for most to what runs everywhere.
static constexpr llvm::StringRef kPortable[] = {"matrix", "desktop", "core"};

const backend::Family vulkan::kFamily{
    {.name = "vulkan",
     .spelling = "vulkan or vulkan:<profile>",
     .example = "vulkan:desktop",
     .parse = parseVulkanTarget,
     .names = vulkanTargets,
     .variants = kPortable,
     .demand = demandOf,
     .addDialects = addDialects},
    .codeKind = module::GpuCodeKind::Spirv,
    .convert = convertKernel,
    .emit = emitSpirv,
};
