//===- VulkanFamily.cpp - devices behind the Vulkan interface by profile --===//
// A Vulkan module is compiled before its device is known, so a profile is a promise about limits.
// "core" asks for no more than the specification guarantees (16 KiB of workgroup memory, 128
// threads): a kernel within it loads everywhere. "desktop" is what every GPU of a PC and lavapipe
// offer, "large" what AMD's and other big ones do, "matrix" what has cooperative matrices
// (SPV_KHR_cooperative_matrix): 16x16x16 of f16 with sums of f32, by subgroups of 32, which also
// exchange registers. A module for "vulkan" holds "matrix", "desktop" and "core" where they differ;
// the runtime takes the first whose kernels the device can run. Types are no part of a profile:
// each kernel lists its features.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "runtime/hal/vulkan/Profiles.h"

using namespace llvm;
using namespace sluice;

// What all loops of a thread may take together; lavapipe ends them silently there.
static constexpr int64_t kLavapipeSteps = 65535;

/// Every profile.
static SmallVector<std::string> vulkanTargets() {
  return map_to_vector(hal::vulkan::kProfiles, [](const hal::vulkan::Profile &profile) {
    return std::string(profile.name);
  });
}

/// The part of a target after "vulkan:": "" or "core" is what every device of Vulkan 1.2 and later
/// has, "desktop" what those of PCs have, "large" what those with 64 KiB of workgroup memory have.
static Expected<TargetModel> parseVulkanTarget(StringRef text) {
  for (const hal::vulkan::Profile &profile : hal::vulkan::kProfiles) {
    if (profile.name != (text.empty() ? "core" : text))
      continue;
    TargetModel model;
    model.triple = "spirv1.5-unknown-vulkan1.2-compute";
    model.cpu = profile.name;
    model.features = "PhysicalStorageBufferAddresses, Int64";
    model.vectorBytes = 16;
    model.l1Bytes = model.l2Bytes = model.l3Bytes = 0;
    model.workgroupMemoryBytes = int64_t(profile.workgroupKilobytes) << 10;
    model.stackBytes = 8 << 10;
    model.computeUnits = 32; // A middling device: which one it will be is not known.
    model.maxWorkgroups[0] = model.maxWorkgroups[1] = model.maxWorkgroups[2] = 65535;
    model.maxThreads = profile.threads;
    model.directArgumentWords = SLUICE_GPU_MAX_PUSH_WORDS;
    if (profile.runsOnLavapipe)
      model.maxThreadSteps = kLavapipeSteps;
    model.privateIsTyped = true;
    model.maxLanes = profile.hasMatrices ? 16 : 4;
    if (profile.hasMatrices) {
      model.subgroupSize = SLUICE_GPU_MATRIX_SUBGROUP;
      model.computeUnits = 128; // Such devices are large; on smaller ones some workgroups wait.
      model.matrixUnit = &vulkan::kCooperative;
      model.units = &vulkan::gpuUnits();
      model.addMatrixElements({MatrixElement::F16, MatrixElement::BF16, MatrixElement::I8});
    }
    return model;
  }
  return createStringError(
      "unknown target 'vulkan:" + text +
      "': expected vulkan, vulkan:core, vulkan:desktop, vulkan:large or vulkan:matrix");
}

static SmallVector<int64_t> demandOf(const TargetModel &model) {
  return {model.workgroupMemoryBytes, model.maxThreads};
}

static void addDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::spirv::SPIRVDialect>();
}

// Those worth a program of their own, from what asks for most to what runs everywhere.
static constexpr StringRef kPortable[] = {"matrix", "desktop", "core"};

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
