//===- FaultyVulkan.cpp - a Vulkan driver that fails, and strange devices --===//
// Stands between the runtime and the loader: the linker wraps dlsym (CMakeLists.txt).
//===----------------------------------------------------------------------===//
#include "runtime/testing/faults/FaultyVulkan.h"

#include "runtime/testing/faults/Faults.h"

#include <atomic>
#include <cstring>
#include <dlfcn.h>

namespace sluice::testing {
namespace {

VulkanChanges changes; // which only those read that open a driver or a device
// Devices are opened by one thread while another may still end the last one.
std::atomic<bool> callsFail = true;
std::atomic<VkResult> givenResult = VK_SUCCESS;
std::atomic<PFN_vkGetInstanceProcAddr> instanceFunctions;
std::atomic<PFN_vkGetDeviceProcAddr> deviceFunctions;

/// The function number `id` of the driver's, of which those with a result may fail.
template <typename F, int id> struct Wrapped {
  static F function(PFN_vkVoidFunction real, bool) { return reinterpret_cast<F>(real); }
};
template <int id, typename First, typename... A>
struct Wrapped<VkResult(VKAPI_PTR *)(First, A...), id> {
  using F = VkResult(VKAPI_PTR *)(First, A...);
  static inline std::atomic<F> real;
  static VkResult VKAPI_PTR call(First first, A... arguments) {
    if (!callsFail || !isFault())
      return real.load()(first, arguments...);
    if constexpr (std::is_same_v<First, VkDevice>) // of which nothing runs once it is lost
      reinterpret_cast<PFN_vkDeviceWaitIdle>(deviceFunctions.load()(first, "vkDeviceWaitIdle"))(
          first);
    return VK_ERROR_OUT_OF_DEVICE_MEMORY;
  }
  static VkResult VKAPI_PTR give(First, A...) { return givenResult; }
  static F function(PFN_vkVoidFunction found, bool isFailing) {
    return real = reinterpret_cast<F>(found), isFailing ? give : call;
  }
};

std::atomic<VkInstance> theInstance;
template <typename F> F realFunction(const char *name) {
  return reinterpret_cast<F>(instanceFunctions.load()(theInstance, name));
}

void VKAPI_PTR getProperties(VkPhysicalDevice device, VkPhysicalDeviceProperties *properties) {
  realFunction<PFN_vkGetPhysicalDeviceProperties>("vkGetPhysicalDeviceProperties")(device,
                                                                                   properties);
  if (changes.properties)
    changes.properties(*properties);
}
void VKAPI_PTR getFeatures(VkPhysicalDevice device, VkPhysicalDeviceFeatures2 *features) {
  realFunction<PFN_vkGetPhysicalDeviceFeatures2>("vkGetPhysicalDeviceFeatures2")(device, features);
  if (changes.features)
    changes.features(*features);
}
void VKAPI_PTR getQueues(VkPhysicalDevice device, uint32_t *count, VkQueueFamilyProperties *all) {
  realFunction<PFN_vkGetPhysicalDeviceQueueFamilyProperties>(
      "vkGetPhysicalDeviceQueueFamilyProperties")(device, count, all);
  for (uint32_t i = 0; all && changes.queues && i < *count; ++i)
    changes.queues(all[i]);
}
VkResult VKAPI_PTR getExtensions(VkPhysicalDevice device, const char *layer, uint32_t *count,
                                 VkExtensionProperties *all) {
  VkResult result = realFunction<PFN_vkEnumerateDeviceExtensionProperties>(
      "vkEnumerateDeviceExtensionProperties")(device, layer, count, all);
  for (uint32_t i = 0; all && changes.extensions && i < *count; ++i)
    changes.extensions(all[i]);
  return result;
}

template <typename F> PFN_vkVoidFunction asFunction(F function) {
  return reinterpret_cast<PFN_vkVoidFunction>(function);
}
PFN_vkVoidFunction VKAPI_PTR ofDevice(VkDevice device, const char *name);

/// What the runtime gets for `name`.
PFN_vkVoidFunction wrap(const char *name, PFN_vkVoidFunction found) {
  if (!found || (changes.absent && std::strcmp(name, changes.absent) == 0))
    return nullptr;
  auto is = [&](const char *other) { return std::strcmp(name, other) == 0; };
  bool isFailing = changes.failing && is(changes.failing);
  if (is("vkGetDeviceProcAddr")) {
    deviceFunctions = reinterpret_cast<PFN_vkGetDeviceProcAddr>(found);
    return asFunction(ofDevice);
  }
  if (is("vkGetPhysicalDeviceProperties"))
    return asFunction(getProperties);
  if (is("vkGetPhysicalDeviceFeatures2"))
    return asFunction(getFeatures);
  if (is("vkGetPhysicalDeviceQueueFamilyProperties"))
    return asFunction(getQueues);
  if (is("vkEnumerateDeviceExtensionProperties"))
    return asFunction(getExtensions);
#define WRAP_FUNCTION(name)                                                                        \
  if (is("vk" #name))                                                                              \
    return asFunction(Wrapped<PFN_vk##name, __COUNTER__>::function(found, isFailing));
  SLUICE_VULKAN_INSTANCE_FUNCTIONS(WRAP_FUNCTION)
  SLUICE_VULKAN_DEVICE_FUNCTIONS(WRAP_FUNCTION)
  WRAP_FUNCTION(CreateInstance)
  WRAP_FUNCTION(GetMemoryHostPointerPropertiesEXT)
  WRAP_FUNCTION(GetMemoryFdKHR)
#undef WRAP_FUNCTION
  return found;
}

PFN_vkVoidFunction VKAPI_PTR ofDevice(VkDevice device, const char *name) {
  return wrap(name, deviceFunctions.load()(device, name));
}
PFN_vkVoidFunction VKAPI_PTR ofInstance(VkInstance instance, const char *name) {
  if (instance)
    theInstance = instance;
  if (changes.matrices && !std::strcmp(name, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"))
    return asFunction(changes.matrices);
  return wrap(name, instanceFunctions.load()(instance, name));
}

} // namespace

void setVulkanChanges(VulkanChanges wanted) {
  callsFail = wanted.callsFail, givenResult = wanted.result;
  changes = std::move(wanted);
}

} // namespace sluice::testing

extern "C" {
void *__real_dlsym(void *library, const char *name);
/// Sanitizers look for functions by it before they, and what they put in the place of strcmp, work.
__attribute__((disable_sanitizer_instrumentation)) void *__wrap_dlsym(void *library,
                                                                      const char *name) {
  using namespace sluice::testing;
  void *found = __real_dlsym(library, name);
  const char *wanted = "vkGetInstanceProcAddr";
  while (*wanted && *name == *wanted)
    ++name, ++wanted;
  if (!found || *wanted || *name)
    return found;
  instanceFunctions = reinterpret_cast<PFN_vkGetInstanceProcAddr>(found);
  return reinterpret_cast<void *>(ofInstance);
}
}
