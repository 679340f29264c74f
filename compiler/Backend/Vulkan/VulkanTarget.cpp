//===- VulkanTarget.cpp - devices behind the Vulkan interface by profile --===//
// A Vulkan module is compiled before its device is known, so a profile is a promise about limits.
// "core" asks for no more than the specification guarantees (16 KiB of workgroup memory, 128
// threads): a kernel within it loads everywhere. "desktop" is what every GPU of a PC and lavapipe
// offer, "large" what AMD's and other big ones do, "matrix" what has cooperative matrices
// (SPV_KHR_cooperative_matrix): 16x16x16 of f16 with sums of f32, by subgroups of 32. A module for
// "vulkan" holds "desktop" and "core" where they differ; the runtime takes the first whose kernels
// the device can run. Types are no part of a profile: each kernel lists its features.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/VulkanTarget.h"

using namespace llvm;
using namespace sluice;

namespace {
struct Profile {
  StringLiteral name;
  int64_t workgroupKilobytes, threads;
  bool hasMatrices = false;
};
} // namespace

static constexpr Profile kProfiles[] = {
    {"core", 16, 128}, {"desktop", 32, 1024}, {"large", 64, 1024}, {"matrix", 48, 1024, true}};

Expected<TargetModel> vulkan::parseVulkanTarget(StringRef text) {
  for (const Profile &profile : kProfiles) {
    if (profile.name != (text.empty() ? "core" : text))
      continue;
    TargetModel model;
    model.kind = "vulkan";
    model.triple = "spirv1.5-unknown-vulkan1.2-compute";
    model.cpu = profile.name;
    model.features = "PhysicalStorageBufferAddresses, Int64";
    model.vectorBytes = 16;
    model.l1Bytes = model.l2Bytes = model.l3Bytes = 0;
    model.workgroupMemoryBytes = profile.workgroupKilobytes << 10;
    model.stackBytes = 8 << 10;
    model.computeUnits = 32; // A middling device: which one it will be is not known.
    model.maxWorkgroups[0] = model.maxWorkgroups[1] = model.maxWorkgroups[2] = 65535;
    model.maxThreads = profile.threads;
    model.privateIsTyped = true;
    model.maxLanes = 4;
    if (profile.hasMatrices) {
      model.matrixUnit = MatrixUnit::Cooperative;
      model.units = &gpuUnits();
      model.addMatrixElements({MatrixElement::F16});
    }
    return model;
  }
  return createStringError(
      "unknown target 'vulkan:" + text +
      "': expected vulkan, vulkan:core, vulkan:desktop, vulkan:large or vulkan:matrix");
}
