//===- VulkanApi.cpp - Vulkan's functions, found at run time --------------===//
#include "runtime/hal/vulkan/VulkanApi.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#if defined(__SANITIZE_ADDRESS__)
#define SLUICE_HAS_LEAK_SANITIZER 1
#elif defined(__has_feature)
#define SLUICE_HAS_LEAK_SANITIZER __has_feature(address_sanitizer)
#endif
#if SLUICE_HAS_LEAK_SANITIZER
#include <sanitizer/lsan_interface.h>
#endif

namespace sluice::hal::vulkan {

#if SLUICE_HAS_LEAK_SANITIZER
// What a driver allocates once for itself (Mesa's table of an AMD processor's caches, for example)
// looks lost when the instance unloads the driver, and a suppression cannot name a library that is
// gone.
using DriverScope = __lsan::ScopedDisabler;
#else
struct [[maybe_unused]] DriverScope {};
#endif

const char *resultText(VkResult result) {
  switch (result) {
  case VK_SUCCESS: return "success";
  case VK_TIMEOUT: return "a timeout";
  case VK_ERROR_OUT_OF_HOST_MEMORY: return "out of host memory";
  case VK_ERROR_OUT_OF_DEVICE_MEMORY: return "out of device memory";
  case VK_ERROR_INITIALIZATION_FAILED: return "initialization failed";
  case VK_ERROR_DEVICE_LOST: return "the device was lost";
  case VK_ERROR_MEMORY_MAP_FAILED: return "memory could not be mapped";
  case VK_ERROR_LAYER_NOT_PRESENT: return "a layer is missing";
  case VK_ERROR_EXTENSION_NOT_PRESENT: return "an extension is missing";
  case VK_ERROR_FEATURE_NOT_PRESENT: return "a feature is missing";
  case VK_ERROR_INCOMPATIBLE_DRIVER: return "no driver fits";
  case VK_ERROR_TOO_MANY_OBJECTS: return "too many objects";
  case VK_ERROR_INVALID_SHADER_NV: return "the shader is invalid";
  case VK_ERROR_INVALID_EXTERNAL_HANDLE: return "an external handle is invalid";
  default: return "an unknown failure";
  }
}

Status toStatus(VkResult result, const std::string &device, const char *what) {
  if (result >= 0)
    return {};
  bool isMemory = result == VK_ERROR_OUT_OF_HOST_MEMORY ||
                  result == VK_ERROR_OUT_OF_DEVICE_MEMORY || result == VK_ERROR_TOO_MANY_OBJECTS;
  return makeError(isMemory ? SLUICE_RESOURCE_EXHAUSTED : SLUICE_INTERNAL, "%s: %s failed: %s (%d)",
                   device.c_str(), what, resultText(result), int(result));
}

Status Instance::create(Ref<Instance> &instance) {
  auto result = Ref<Instance>::adopt(new Instance());
  SLUICE_RETURN_IF_ERROR(result->load());
  instance = std::move(result);
  return {};
}

Instance::~Instance() {
  if (handle && DestroyInstance)
    DestroyInstance(handle, nullptr);
}

Status Instance::load() {
  SLUICE_RETURN_IF_ERROR(DynamicLibrary::open({"libvulkan.so.1", "libvulkan.so"}, library));
  auto getProc =
      reinterpret_cast<PFN_vkGetInstanceProcAddr>(library.symbol("vkGetInstanceProcAddr"));
  if (!getProc)
    return makeError(SLUICE_UNSUPPORTED, "libvulkan.so.1 has no vkGetInstanceProcAddr");
  auto enumerateVersion = reinterpret_cast<PFN_vkEnumerateInstanceVersion>(
      getProc(nullptr, "vkEnumerateInstanceVersion"));
  auto createInstance =
      reinterpret_cast<PFN_vkCreateInstance>(getProc(nullptr, "vkCreateInstance"));
  uint32_t version = VK_API_VERSION_1_0;
  if (enumerateVersion)
    enumerateVersion(&version);
  if (version < VK_API_VERSION_1_2 || !createInstance)
    return makeError(SLUICE_UNSUPPORTED,
                     "libvulkan.so.1 is too old: Vulkan 1.2 is needed, it offers %u.%u",
                     VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version));
  version = std::min(version, VK_API_VERSION_1_3);
  auto application = make<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
  application.pEngineName = "sluice";
  application.apiVersion = version;
  auto info = make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
  info.pApplicationInfo = &application;
  VkResult made = createInstance(&info, nullptr, &handle);
  if (made == VK_ERROR_INCOMPATIBLE_DRIVER)
    return makeError(SLUICE_NOT_FOUND,
                     "no Vulkan driver is installed that loads (VK_LOADER_DEBUG=error says why)");
  if (made != VK_SUCCESS)
    return makeError(SLUICE_UNSUPPORTED, "vkCreateInstance failed: %s (%d)", resultText(made),
                     int(made));
#define SLUICE_VULKAN_LOAD(fn)                                                                     \
  if (!(fn = reinterpret_cast<PFN_vk##fn>(getProc(handle, "vk" #fn))))                             \
    return makeError(SLUICE_UNSUPPORTED, "libvulkan.so.1 has no vk" #fn);
  SLUICE_VULKAN_INSTANCE_FUNCTIONS(SLUICE_VULKAN_LOAD)
#undef SLUICE_VULKAN_LOAD
  GetCooperativeMatrixProperties =
      reinterpret_cast<PFN_vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR>(
          getProc(handle, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"));
  enumerate(version);
  return {};
}

void Instance::enumerate(uint32_t version) {
  std::vector<VkPhysicalDevice> handles;
  {
    DriverScope scope;
    handles = listOf<VkPhysicalDevice>(EnumeratePhysicalDevices, handle);
  }
  for (VkPhysicalDevice one : handles) {
    PhysicalDevice &device = devices.emplace_back();
    device.handle = one;
    device.version = version;
    inspectDevice(*this, device);
  }
  auto rank = [](const PhysicalDevice &device) {
    switch (device.type) {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU: return 0;
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU: return 1;
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU: return 2;
    case VK_PHYSICAL_DEVICE_TYPE_CPU: return 4;
    default: return 3;
    }
  };
  std::vector<PhysicalDevice> sorted;
  for (bool usable : {true, false})
    for (int wanted = 0; wanted <= 4; ++wanted)
      for (const PhysicalDevice &device : devices)
        if (device.problem.empty() == usable && rank(device) == wanted)
          sorted.push_back(device);
  devices = std::move(sorted);
}

void FeatureChain::link(const PhysicalDevice &device) {
  core.pNext = &v11;
  v11.pNext = &v12;
  void **last = &v12.pNext;
  auto add = [&](auto &next) {
    *last = &next;
    last = &next.pNext;
  };
  if (device.version >= VK_API_VERSION_1_3)
    add(v13);
  if (device.hasCooperativeMatrix)
    add(cooperativeMatrix);
  if (device.hasBFloat16)
    add(bfloat16);
}

void FeatureChain::keepUsed() {
  VkPhysicalDeviceFeatures have = core.features;
  core.features = {};
  core.features.shaderFloat64 = have.shaderFloat64;
  core.features.shaderInt64 = have.shaderInt64;
  core.features.shaderInt16 = have.shaderInt16;
  auto keep = [](auto &features, auto... fields) {
    std::remove_reference_t<decltype(features)> kept{};
    kept.sType = features.sType, kept.pNext = features.pNext;
    ((kept.*fields = features.*fields), ...);
    features = kept;
  };
  using V11 = VkPhysicalDeviceVulkan11Features;
  keep(v11, &V11::storageBuffer16BitAccess, &V11::uniformAndStorageBuffer16BitAccess,
       &V11::variablePointers, &V11::variablePointersStorageBuffer);
  using V12 = VkPhysicalDeviceVulkan12Features;
  keep(v12, &V12::storageBuffer8BitAccess, &V12::uniformAndStorageBuffer8BitAccess,
       &V12::shaderBufferInt64Atomics, &V12::shaderSharedInt64Atomics, &V12::shaderFloat16,
       &V12::shaderInt8, &V12::shaderSubgroupExtendedTypes, &V12::scalarBlockLayout,
       &V12::timelineSemaphore, &V12::bufferDeviceAddress, &V12::vulkanMemoryModel,
       &V12::vulkanMemoryModelDeviceScope);
  using V13 = VkPhysicalDeviceVulkan13Features;
  keep(v13, &V13::subgroupSizeControl, &V13::computeFullSubgroups, &V13::maintenance4);
  keep(cooperativeMatrix, &VkPhysicalDeviceCooperativeMatrixFeaturesKHR::cooperativeMatrix);
  using BFloat16 = VkPhysicalDeviceShaderBfloat16FeaturesKHR;
  keep(bfloat16, &BFloat16::shaderBFloat16Type, &BFloat16::shaderBFloat16CooperativeMatrix);
}

/// The queue family to use: one that computes, without graphics if there is one, since that is left
/// alone by the desktop.
static bool pickQueueFamily(const Instance &vk, PhysicalDevice &device) {
  auto families =
      listOf<VkQueueFamilyProperties>(vk.GetPhysicalDeviceQueueFamilyProperties, device.handle);
  bool found = false, foundPlain = false;
  for (uint32_t i = 0; i < families.size(); ++i) {
    bool computes = families[i].queueFlags & VK_QUEUE_COMPUTE_BIT,
         draws = families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT;
    if (!computes || foundPlain || (found && draws))
      continue;
    found = true, foundPlain = !draws;
    device.queueFamily = i;
    device.timestampBits = families[i].timestampValidBits;
  }
  return found;
}

/// Which matrices subgroups multiply, of those that modules count on.
static uint64_t multipliedMatrices(const Instance &vk, const PhysicalDevice &device,
                                   const FeatureChain &has) {
  const gpu::Limits &limits = device.limits;
  if (!has.cooperativeMatrix.cooperativeMatrix || !vk.GetCooperativeMatrixProperties ||
      !device.hasSubgroupSizeControl || limits.minSubgroup > SLUICE_GPU_MATRIX_SUBGROUP ||
      limits.maxSubgroup < SLUICE_GPU_MATRIX_SUBGROUP)
    return 0;
  uint32_t count = 0;
  vk.GetCooperativeMatrixProperties(device.handle, &count, nullptr);
  std::vector<VkCooperativeMatrixPropertiesKHR> all(
      count,
      make<VkCooperativeMatrixPropertiesKHR>(VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR));
  vk.GetCooperativeMatrixProperties(device.handle, &count, all.data());
  auto multiplies = [&](uint32_t depth, VkComponentTypeKHR operand, VkComponentTypeKHR sum) {
    return std::any_of(all.begin(), all.end(), [&](const VkCooperativeMatrixPropertiesKHR &one) {
      return one.MSize == SLUICE_GPU_MATRIX_SIZE && one.NSize == SLUICE_GPU_MATRIX_SIZE &&
             one.KSize == depth && one.scope == VK_SCOPE_SUBGROUP_KHR && one.AType == operand &&
             one.BType == operand && one.CType == sum && one.ResultType == sum;
    });
  };
  uint64_t features = 0;
  // Weights of attention are stored as sums of f16.
  if (multiplies(SLUICE_GPU_MATRIX_SIZE, VK_COMPONENT_TYPE_FLOAT16_KHR,
                 VK_COMPONENT_TYPE_FLOAT32_KHR) &&
      multiplies(SLUICE_GPU_MATRIX_SIZE, VK_COMPONENT_TYPE_FLOAT16_KHR,
                 VK_COMPONENT_TYPE_FLOAT16_KHR))
    features |= SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX;
  if (multiplies(2 * SLUICE_GPU_MATRIX_SIZE, VK_COMPONENT_TYPE_SINT8_KHR,
                 VK_COMPONENT_TYPE_SINT32_KHR))
    features |= SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX_I8;
  if (has.bfloat16.shaderBFloat16Type && has.bfloat16.shaderBFloat16CooperativeMatrix &&
      multiplies(SLUICE_GPU_MATRIX_SIZE, VK_COMPONENT_TYPE_BFLOAT16_KHR,
                 VK_COMPONENT_TYPE_FLOAT32_KHR))
    features |= SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX_BF16;
  return features;
}

/// Whether buffers can lie in memory that is given to others, and taken from them, by file
/// descriptors.
static bool sharesBuffers(const Instance &vk, const PhysicalDevice &device) {
  auto info = make<VkPhysicalDeviceExternalBufferInfo>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO);
  info.usage = kBufferUsage;
  info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
  auto properties = make<VkExternalBufferProperties>(VK_STRUCTURE_TYPE_EXTERNAL_BUFFER_PROPERTIES);
  vk.GetPhysicalDeviceExternalBufferProperties(device.handle, &info, &properties);
  constexpr auto both =
      VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT | VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT;
  auto features = properties.externalMemoryProperties.externalMemoryFeatures;
  return (features & both) == both && !(features & VK_EXTERNAL_MEMORY_FEATURE_DEDICATED_ONLY_BIT);
}

static uint64_t featuresOf(const FeatureChain &has,
                           const VkPhysicalDeviceSubgroupProperties &subgroup) {
  uint64_t features = 0;
  auto add = [&](VkBool32 present, uint64_t bit) { features |= present ? bit : 0; };
  add(has.core.features.shaderFloat64, SLUICE_GPU_FEATURE_F64);
  add(has.core.features.shaderInt64, SLUICE_GPU_FEATURE_I64);
  add(has.core.features.shaderInt16, SLUICE_GPU_FEATURE_I16);
  add(has.v12.shaderFloat16, SLUICE_GPU_FEATURE_F16);
  add(has.v12.shaderInt8, SLUICE_GPU_FEATURE_I8);
  add(has.v11.storageBuffer16BitAccess, SLUICE_GPU_FEATURE_STORAGE16);
  add(has.v12.storageBuffer8BitAccess, SLUICE_GPU_FEATURE_STORAGE8);
  add(has.v12.shaderBufferInt64Atomics, SLUICE_GPU_FEATURE_ATOMIC_I64);
  add(has.v12.shaderSharedInt64Atomics, SLUICE_GPU_FEATURE_SHARED_ATOMIC_I64);
  add(has.v12.vulkanMemoryModel, SLUICE_GPU_FEATURE_MEMORY_MODEL);
  if (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) {
    auto operations = subgroup.supportedOperations;
    add(operations & VK_SUBGROUP_FEATURE_VOTE_BIT, SLUICE_GPU_FEATURE_SUBGROUP_VOTE);
    add(operations & VK_SUBGROUP_FEATURE_BALLOT_BIT, SLUICE_GPU_FEATURE_SUBGROUP_BALLOT);
    add(operations & VK_SUBGROUP_FEATURE_SHUFFLE_BIT, SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE);
    add(operations & VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT,
        SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE_RELATIVE);
  }
  return features;
}

void inspectDevice(const Instance &vk, PhysicalDevice &device) {
  VkPhysicalDeviceProperties basic{};
  vk.GetPhysicalDeviceProperties(device.handle, &basic);
  device.name = basic.deviceName;
  device.type = basic.deviceType;
  device.version = std::min(device.version, basic.apiVersion);
  device.description = device.name + ", Vulkan " +
                       std::to_string(VK_API_VERSION_MAJOR(basic.apiVersion)) + "." +
                       std::to_string(VK_API_VERSION_MINOR(basic.apiVersion));
  if (device.version < VK_API_VERSION_1_2) {
    device.problem = device.description + ": Vulkan 1.2 is needed";
    return;
  }
  auto extensions =
      listOf<VkExtensionProperties>(vk.EnumerateDeviceExtensionProperties, device.handle, nullptr);
  auto offers = [&](std::string_view name) {
    return std::any_of(extensions.begin(), extensions.end(),
                       [&](const auto &extension) { return extension.extensionName == name; });
  };
  device.hasHostMemory = offers(VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME);
  device.hasMemoryFd = offers(VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME);
  device.hasCooperativeMatrix = offers(VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME);
  device.hasBFloat16 = offers(VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME);

  FeatureChain has;
  has.link(device);
  vk.GetPhysicalDeviceFeatures2(device.handle, &has.core);
  const char *missing = !has.v12.timelineSemaphore       ? "timeline semaphores"
                        : !has.v12.bufferDeviceAddress   ? "buffer device addresses"
                        : !has.core.features.shaderInt64 ? "64-bit integers in shaders"
                        : !pickQueueFamily(vk, device)   ? "a queue that computes"
                                                         : nullptr;
  if (missing)
    device.problem = device.name + " has no " + missing;

  auto v13 = make<VkPhysicalDeviceVulkan13Properties>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_PROPERTIES);
  auto hostMemory = make<VkPhysicalDeviceExternalMemoryHostPropertiesEXT>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT);
  auto floats = make<VkPhysicalDeviceFloatControlsProperties>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
  auto identity =
      make<VkPhysicalDeviceIDProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES, &floats);
  auto subgroup = make<VkPhysicalDeviceSubgroupProperties>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES, &identity);
  auto maintenance = make<VkPhysicalDeviceMaintenance3Properties>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES, &subgroup);
  auto driver = make<VkPhysicalDeviceDriverProperties>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES, &maintenance);
  auto properties =
      make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &driver);
  if (device.version >= VK_API_VERSION_1_3)
    floats.pNext = &v13;
  if (device.hasHostMemory) {
    hostMemory.pNext = floats.pNext;
    floats.pNext = &hostMemory;
  }
  vk.GetPhysicalDeviceProperties2(device.handle, &properties);

  const VkPhysicalDeviceLimits &from = properties.properties.limits;
  gpu::Limits &limits = device.limits;
  limits.maxAllocationBytes = maintenance.maxMemoryAllocationSize;
  if (device.version >= VK_API_VERSION_1_3)
    limits.maxAllocationBytes = std::min<uint64_t>(limits.maxAllocationBytes, v13.maxBufferSize);
  limits.maxThreadCount = from.maxComputeWorkGroupInvocations;
  for (int d = 0; d < 3; ++d) {
    limits.maxThreads[d] = from.maxComputeWorkGroupSize[d];
    limits.maxGrid[d] = from.maxComputeWorkGroupCount[d];
  }
  limits.workgroupBytes = from.maxComputeSharedMemorySize;
  device.description += ", " + std::to_string(limits.workgroupBytes >> 10) + " KiB and " +
                        std::to_string(limits.maxThreadCount) + " threads a workgroup";
  limits.minSubgroup = limits.maxSubgroup = subgroup.subgroupSize;
  if (has.v13.subgroupSizeControl && has.v13.computeFullSubgroups &&
      (v13.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT)) {
    device.hasSubgroupSizeControl = true;
    limits.minSubgroup = v13.minSubgroupSize, limits.maxSubgroup = v13.maxSubgroupSize;
  }
  device.maxPushBytes = from.maxPushConstantsSize;
  limits.maxArgumentWords = device.maxPushBytes / 8;
  limits.features = featuresOf(has, subgroup);
  limits.rank = device.type == VK_PHYSICAL_DEVICE_TYPE_CPU              ? 50
                : device.type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ? 200
                                                                        : 300;
  limits.features |= floats.shaderSignedZeroInfNanPreserveFloat16 ? SLUICE_GPU_FEATURE_NANS_F16 : 0;
  limits.features |= floats.shaderSignedZeroInfNanPreserveFloat32 ? SLUICE_GPU_FEATURE_NANS_F32 : 0;
  limits.features |= floats.shaderSignedZeroInfNanPreserveFloat64 ? SLUICE_GPU_FEATURE_NANS_F64 : 0;
  if (driver.driverID != VK_DRIVER_ID_MESA_LLVMPIPE) // It ends loops after 65,535 steps, silently.
    limits.features |= SLUICE_GPU_FEATURE_LONG_THREADS;
  limits.features |= multipliedMatrices(vk, device, has);
  std::memcpy(limits.deviceUuid, identity.deviceUUID, sizeof(limits.deviceUuid));
  std::memcpy(limits.driverUuid, identity.driverUUID, sizeof(limits.driverUuid));
  if (device.hasMemoryFd && sharesBuffers(vk, device)) {
    limits.exports = SLUICE_MEMORY_HANDLE_OPAQUE_FD;
    device.description += ", shares memory by file descriptor";
  }
  device.timestampPeriod = from.timestampPeriod;
  device.hostMemoryAlignment = std::max<uint64_t>(1, hostMemory.minImportedHostPointerAlignment);

  VkPhysicalDeviceMemoryProperties memory{};
  vk.GetPhysicalDeviceMemoryProperties(device.handle, &memory);
  for (uint32_t i = 0; i < memory.memoryHeapCount; ++i)
    if (memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
      limits.memoryBytes = std::max(limits.memoryBytes, uint64_t(memory.memoryHeaps[i].size));
}

} // namespace sluice::hal::vulkan
