//===- VulkanPipelines.cpp - kernels as compute pipelines -----------------===//
#include "runtime/base/Parallel.h"
#include "runtime/hal/vulkan/VulkanBackend.h"

#include <cstring>

namespace sluice::hal::vulkan {

using module::GpuCodeKind;
using module::GpuEntry;

class VulkanCode final : public gpu::LoadedCode {
public:
  explicit VulkanCode(VulkanBackend &backend) : backend(backend) {}
  ~VulkanCode() override {
    for (VkPipeline pipeline : pipelines)
      backend.vk.DestroyPipeline(backend.device, pipeline, nullptr);
    dropShaders();
  }
  void *handle(size_t entry) const override { return pipelines[entry]; }
  /// Pipelines do not need them any more.
  void dropShaders() {
    for (VkShaderModule shader : shaders)
      backend.vk.DestroyShaderModule(backend.device, shader, nullptr);
    shaders.clear();
  }

  VulkanBackend &backend;
  std::vector<VkShaderModule> shaders; // of each code
  std::vector<VkPipeline> pipelines;   // of each entry
};

/// SPIR-V begins with its magic number and its version, 0x00010600 for 1.6.
static Status checkSpirv(std::span<const uint8_t> bytes, const PhysicalDevice &device) {
  uint32_t head[2];
  if (bytes.size() < 20 || bytes.size() % 4)
    return makeError(SLUICE_DATA_LOSS, "module is damaged: its SPIR-V is cut off");
  std::memcpy(head, bytes.data(), sizeof(head));
  if (head[0] != 0x07230203)
    return makeError(SLUICE_DATA_LOSS, "module is damaged: its SPIR-V has no magic number");
  uint32_t max = device.version >= VK_API_VERSION_1_3 ? 0x00010600 : 0x00010500;
  if (head[1] > max)
    return makeError(SLUICE_UNSUPPORTED, "module has SPIR-V %u.%u, %s runs %u.%u",
                     head[1] >> 16 & 0xFF, head[1] >> 8 & 0xFF, device.limits.name.c_str(),
                     max >> 16, max >> 8 & 0xFF);
  return {};
}

Status VulkanBackend::loadPipeline(const module::GpuExecutable &executable, size_t index,
                                   VkShaderModule shader, VkPipeline &pipeline) {
  const GpuEntry &entry = executable.entries[index];
  if (entry.dynamicWorkgroupBytes)
    return makeError(SLUICE_DATA_LOSS,
                     "module is damaged: kernel '%s' asks for dynamic workgroup memory, which "
                     "Vulkan does not have",
                     entry.name.c_str());
  auto subgroup = make<VkPipelineShaderStageRequiredSubgroupSizeCreateInfo>(
      VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
  subgroup.requiredSubgroupSize = entry.subgroupSize;
  auto info = make<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  if (entry.subgroupSize && physical.hasSubgroupSizeControl) {
    info.stage.pNext = &subgroup;
    // Its threads follow each other, and each takes part in every matrix.
    info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
  }
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = shader;
  info.stage.pName = entry.symbol.c_str();
  info.layout = layout;
  if (VkResult result =
          vk.CreateComputePipelines(device, pipelineCache, 1, &info, nullptr, &pipeline);
      result != VK_SUCCESS)
    return makeError(
        toStatus(result, "", "").code() == SLUICE_RESOURCE_EXHAUSTED ? SLUICE_RESOURCE_EXHAUSTED
                                                                     : SLUICE_INTERNAL,
        "the driver of %s cannot compile kernel '%s': %s (%d)", physical.limits.name.c_str(),
        entry.name.c_str(), resultText(result), int(result));
  return {};
}

Status VulkanBackend::load(const module::GpuExecutable &executable,
                           const gpu::KernelLocations &locationOf,
                           std::unique_ptr<gpu::LoadedCode> &code) {
  auto result = std::make_unique<VulkanCode>(*this);
  result->shaders.reserve(executable.codes.size()); // What is made has its place.
  for (const module::GpuCode &part : executable.codes) {
    if (part.kind != GpuCodeKind::Spirv)
      return makeError(SLUICE_UNSUPPORTED, "module has %s for %s",
                       module::gpuCodeKindName(part.kind), physical.limits.name.c_str());
    SLUICE_RETURN_IF_ERROR(checkSpirv(part.bytes, physical));
    auto info = make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    info.codeSize = part.bytes.size();
    info.pCode = reinterpret_cast<const uint32_t *>(part.bytes.data());
    VkShaderModule shader;
    SLUICE_VULKAN_TRY(CreateShaderModule, device, &info, nullptr, &shader);
    result->shaders.push_back(shader);
  }

  // A driver takes milliseconds for a kernel, and works on several at once.
  size_t count = executable.entries.size();
  result->pipelines.resize(count, VK_NULL_HANDLE);
  std::vector<Status> statuses(count);
  constexpr size_t kEntriesPerThread = 8, kMaxThreads = 4;
  parallelFor(count, std::min(count / kEntriesPerThread, kMaxThreads - 1), [&](size_t i) {
    statuses[i] = guarded([&] {
      return loadPipeline(executable, i, result->shaders[executable.entries[i].code],
                          result->pipelines[i]);
    });
  });
  for (size_t i = 0; i < count; ++i)
    if (!statuses[i].ok())
      return std::move(statuses[i]).at(locationOf(executable.entries[i]));
  result->dropShaders();
  code = std::move(result);
  return {};
}

} // namespace sluice::hal::vulkan
