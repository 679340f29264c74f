//===- VulkanApi.h - Vulkan's functions, found at run time ----------------===//
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include "runtime/hal/DynamicLibrary.h"
#include "runtime/hal/gpu/Backend.h"

#define SLUICE_VULKAN_INSTANCE_FUNCTIONS(FUNCTION)                                                 \
  FUNCTION(DestroyInstance)                                                                        \
  FUNCTION(EnumeratePhysicalDevices)                                                               \
  FUNCTION(GetPhysicalDeviceProperties)                                                            \
  FUNCTION(GetPhysicalDeviceProperties2)                                                           \
  FUNCTION(GetPhysicalDeviceFeatures2)                                                             \
  FUNCTION(GetPhysicalDeviceQueueFamilyProperties)                                                 \
  FUNCTION(GetPhysicalDeviceMemoryProperties)                                                      \
  FUNCTION(GetPhysicalDeviceExternalBufferProperties)                                              \
  FUNCTION(EnumerateDeviceExtensionProperties)                                                     \
  FUNCTION(CreateDevice)                                                                           \
  FUNCTION(GetDeviceProcAddr)

#define SLUICE_VULKAN_DEVICE_FUNCTIONS(FUNCTION)                                                   \
  FUNCTION(DestroyDevice)                                                                          \
  FUNCTION(GetDeviceQueue)                                                                         \
  FUNCTION(DeviceWaitIdle)                                                                         \
  FUNCTION(CreateBuffer)                                                                           \
  FUNCTION(DestroyBuffer)                                                                          \
  FUNCTION(GetBufferMemoryRequirements)                                                            \
  FUNCTION(GetBufferDeviceAddress)                                                                 \
  FUNCTION(AllocateMemory)                                                                         \
  FUNCTION(FreeMemory)                                                                             \
  FUNCTION(MapMemory)                                                                              \
  FUNCTION(BindBufferMemory)                                                                       \
  FUNCTION(CreateShaderModule)                                                                     \
  FUNCTION(DestroyShaderModule)                                                                    \
  FUNCTION(CreatePipelineCache)                                                                    \
  FUNCTION(DestroyPipelineCache)                                                                   \
  FUNCTION(CreatePipelineLayout)                                                                   \
  FUNCTION(DestroyPipelineLayout)                                                                  \
  FUNCTION(CreateComputePipelines)                                                                 \
  FUNCTION(DestroyPipeline)                                                                        \
  FUNCTION(CreateCommandPool)                                                                      \
  FUNCTION(DestroyCommandPool)                                                                     \
  FUNCTION(AllocateCommandBuffers)                                                                 \
  FUNCTION(BeginCommandBuffer)                                                                     \
  FUNCTION(EndCommandBuffer)                                                                       \
  FUNCTION(CmdPipelineBarrier)                                                                     \
  FUNCTION(CmdBindPipeline)                                                                        \
  FUNCTION(CmdPushConstants)                                                                       \
  FUNCTION(CmdDispatch)                                                                            \
  FUNCTION(CmdCopyBuffer)                                                                          \
  FUNCTION(CmdFillBuffer)                                                                          \
  FUNCTION(CmdResetQueryPool)                                                                      \
  FUNCTION(CmdWriteTimestamp)                                                                      \
  FUNCTION(CreateQueryPool)                                                                        \
  FUNCTION(DestroyQueryPool)                                                                       \
  FUNCTION(GetQueryPoolResults)                                                                    \
  FUNCTION(CreateSemaphore)                                                                        \
  FUNCTION(DestroySemaphore)                                                                       \
  FUNCTION(GetSemaphoreCounterValue)                                                               \
  FUNCTION(WaitSemaphores)                                                                         \
  FUNCTION(CreateFence)                                                                            \
  FUNCTION(DestroyFence)                                                                           \
  FUNCTION(WaitForFences)                                                                          \
  FUNCTION(ResetFences)                                                                            \
  FUNCTION(QueueSubmit)

// VK_KHR_cooperative_matrix is younger than the headers of some distributions.
#ifndef VK_KHR_cooperative_matrix
#define VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME "VK_KHR_cooperative_matrix"
constexpr auto VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR =
    VkStructureType(1000506000);
constexpr auto VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR = VkStructureType(1000506001);
enum VkScopeKHR : uint32_t { VK_SCOPE_SUBGROUP_KHR = 3 };
enum VkComponentTypeKHR : uint32_t {
  VK_COMPONENT_TYPE_FLOAT16_KHR = 0,
  VK_COMPONENT_TYPE_FLOAT32_KHR = 1,
  VK_COMPONENT_TYPE_SINT8_KHR = 3,
  VK_COMPONENT_TYPE_SINT32_KHR = 5
};
struct VkPhysicalDeviceCooperativeMatrixFeaturesKHR {
  VkStructureType sType;
  void *pNext;
  VkBool32 cooperativeMatrix, cooperativeMatrixRobustBufferAccess;
};
struct VkCooperativeMatrixPropertiesKHR {
  VkStructureType sType;
  void *pNext;
  uint32_t MSize, NSize, KSize;
  VkComponentTypeKHR AType, BType, CType, ResultType;
  VkBool32 saturatingAccumulation;
  VkScopeKHR scope;
};
typedef VkResult(VKAPI_PTR *PFN_vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR)(
    VkPhysicalDevice device, uint32_t *count, VkCooperativeMatrixPropertiesKHR *properties);
#endif

#ifndef VK_KHR_shader_bfloat16
#define VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME "VK_KHR_shader_bfloat16"
constexpr auto VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_BFLOAT16_FEATURES_KHR =
    VkStructureType(1000141000);
constexpr auto VK_COMPONENT_TYPE_BFLOAT16_KHR = VkComponentTypeKHR(1000141000);
struct VkPhysicalDeviceShaderBfloat16FeaturesKHR {
  VkStructureType sType;
  void *pNext;
  VkBool32 shaderBFloat16Type, shaderBFloat16DotProduct, shaderBFloat16CooperativeMatrix;
};
#endif

namespace sluice::hal::vulkan {

/// "out of device memory": a result in words, for messages.
const char *resultText(VkResult result);
/// OK, RESOURCE_EXHAUSTED for the memory results, else INTERNAL; `what` failed.
Status toStatus(VkResult result, const std::string &device, const char *what);

/// A device that the loader found, and what the runtime makes of it.
struct PhysicalDevice {
  VkPhysicalDevice handle = VK_NULL_HANDLE;
  std::string name;        // "llvmpipe (LLVM 15.0.6, 256 bits)"
  std::string description; // the name and the version
  std::string problem;     // why it cannot be used
  VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_OTHER;
  uint32_t version = 0; // of the API, as the instance and the device have it
  uint32_t queueFamily = 0;
  uint32_t timestampBits = 0;
  bool hasCooperativeMatrix = false, hasBFloat16 = false, hasHostMemory = false,
       hasMemoryFd = false; // the extensions
  uint64_t hostMemoryAlignment = 1;
  bool hasSubgroupSizeControl = false;
  gpu::Limits limits; // name is empty
  double timestampPeriod = 1;
  uint32_t maxPushBytes = 128;
};

/// The loader's instance. Devices retain it.
class Instance final : public RefObject {
public:
  /// NOT_FOUND or UNSUPPORTED says why there is none.
  static Status create(Ref<Instance> &instance);
  ~Instance() override;

  std::vector<PhysicalDevice> devices; // GPUs first, software last

#define SLUICE_VULKAN_MEMBER(name) PFN_vk##name name = nullptr;
  SLUICE_VULKAN_INSTANCE_FUNCTIONS(SLUICE_VULKAN_MEMBER)
  PFN_vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR GetCooperativeMatrixProperties =
      nullptr; // Null if absent.
private:
  Instance() = default;
  Status load();
  void enumerate(uint32_t version);

  DynamicLibrary library;
  VkInstance handle = VK_NULL_HANDLE;
};

/// Functions of one logical device.
struct DeviceFunctions {
  SLUICE_VULKAN_DEVICE_FUNCTIONS(SLUICE_VULKAN_MEMBER)
#undef SLUICE_VULKAN_MEMBER
  // Null if absent.
  PFN_vkGetMemoryHostPointerPropertiesEXT GetMemoryHostPointerProperties = nullptr;
  PFN_vkGetMemoryFdKHR GetMemoryFd = nullptr; // Null if absent.
};

/// What the runtime's buffers are for.
inline constexpr VkBufferUsageFlags kBufferUsage =
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
    VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

/// A struct of Vulkan's, all of it 0 but for its type and what it is chained to.
template <typename T> T make(VkStructureType type, const void *next = nullptr) {
  T made{};
  made.sType = type;
  made.pNext = const_cast<void *>(next);
  return made;
}

/// All that a function of Vulkan's lists, which gives the number first, then as many.
template <typename T, typename Function, typename... Args>
std::vector<T> listOf(Function list, Args... args) {
  uint32_t count = 0;
  list(args..., &count, nullptr);
  std::vector<T> all(count);
  list(args..., &count, all.data());
  all.resize(count);
  return all;
}

/// What a device is asked for, and what a kernel then finds: the features of `device` that kernels
/// can use, as a chain for vkCreateDevice.
struct FeatureChain {
  FeatureChain() = default;
  FeatureChain(const FeatureChain &) = delete;
  /// Puts the structs that `device` knows into the chain.
  void link(const PhysicalDevice &device);
  /// Leaves what kernels use, and nothing else.
  void keepUsed();

  VkPhysicalDeviceFeatures2 core =
      make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
  VkPhysicalDeviceVulkan11Features v11 =
      make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
  VkPhysicalDeviceVulkan12Features v12 =
      make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
  VkPhysicalDeviceVulkan13Features v13 =
      make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
  VkPhysicalDeviceCooperativeMatrixFeaturesKHR cooperativeMatrix =
      make<VkPhysicalDeviceCooperativeMatrixFeaturesKHR>(
          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR);
  VkPhysicalDeviceShaderBfloat16FeaturesKHR bfloat16 =
      make<VkPhysicalDeviceShaderBfloat16FeaturesKHR>(
          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_BFLOAT16_FEATURES_KHR);
};

/// Whether Vulkan offers what the runtime itself needs, and the limits of `device`.
void inspectDevice(const Instance &vk, PhysicalDevice &device);

} // namespace sluice::hal::vulkan
