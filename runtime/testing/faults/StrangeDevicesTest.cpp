//===- StrangeDevicesTest.cpp - Vulkan devices unlike that of the machine --===//
// Skipped where there is none.
#include "runtime/hal/Drivers.h"
#include "runtime/testing/faults/FaultyVulkan.h"
#include "sluice/gpu_kernel_abi.h"

#include <cstring>
#include <gtest/gtest.h>
#include <vector>

using namespace sluice;
using namespace sluice::testing;

namespace {

class StrangeDevices : public ::testing::Test {
protected:
  void SetUp() override {
    if (look({}).empty() || !look({})[0].problem.empty())
      GTEST_SKIP() << driver->absence();
  }
  void TearDown() override { setVulkanChanges({}); }

  std::vector<hal::DeviceDescription> look(VulkanChanges changes) {
    setVulkanChanges(std::move(changes));
    static std::vector<hal::Driver *> &drivers = *new std::vector<hal::Driver *>();
    driver = hal::vulkan::makeVulkanDriver().release(); // never ended, as those of Subjects.cpp
    drivers.push_back(driver);
    return driver->devices();
  }
  /// What is wrong with the device.
  std::string problem(VulkanChanges changes) {
    std::vector<hal::DeviceDescription> found = look(std::move(changes));
    return found.empty() ? "absent: " + driver->absence() : found[0].problem;
  }
  template <typename T> static T *chained(VkPhysicalDeviceFeatures2 &first, VkStructureType type) {
    auto *each = reinterpret_cast<VkBaseOutStructure *>(&first);
    while (each && each->sType != type)
      each = each->pNext;
    return reinterpret_cast<T *>(each);
  }
  static VkPhysicalDeviceVulkan12Features &v12(VkPhysicalDeviceFeatures2 &first) {
    return *chained<VkPhysicalDeviceVulkan12Features>(
        first, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
  }
  hal::Driver *driver = nullptr;
};

TEST_F(StrangeDevices, WhatTheyLackIsNamed) {
  using Features = VkPhysicalDeviceFeatures2;
  EXPECT_NE(problem({.features = [](Features &f) { v12(f).timelineSemaphore = false; }})
                .find(" has no timeline semaphores"),
            std::string::npos);
  EXPECT_NE(problem({.features = [](Features &f) { v12(f).bufferDeviceAddress = false; }})
                .find(" has no buffer device addresses"),
            std::string::npos);
  EXPECT_NE(problem({.features = [](Features &f) { f.features.shaderInt64 = false; }})
                .find(" has no 64-bit integers in shaders"),
            std::string::npos);
  EXPECT_NE(
      problem({.queues = [](VkQueueFamilyProperties &q) { q.queueFlags = VK_QUEUE_GRAPHICS_BIT; }})
          .find(" has no a queue that computes"),
      std::string::npos);
  EXPECT_NE(problem({.properties =
                         [](VkPhysicalDeviceProperties &p) { p.apiVersion = VK_API_VERSION_1_1; }})
                .find("Vulkan 1.1: Vulkan 1.2 is needed"),
            std::string::npos);
  EXPECT_EQ(problem({.absent = "vkCreateInstance"}),
            "absent: libvulkan.so.1 is too old: Vulkan 1.2 is needed, it offers 1.3");
}

TEST_F(StrangeDevices, FunctionsThatTheyLackAreNamed) {
#define NAME(name) "vk" #name,
  for (const char *name : {SLUICE_VULKAN_INSTANCE_FUNCTIONS(NAME)})
    EXPECT_EQ(problem({.absent = name}), std::string("absent: libvulkan.so.1 has no ") + name);
  for (const char *name : {SLUICE_VULKAN_DEVICE_FUNCTIONS(NAME)}) {
    ASSERT_EQ(problem({}), "");
    setVulkanChanges({.absent = name});
    hal::Tracer tracer;
    Ref<hal::Device> device;
    Status status = driver->create(0, {}, tracer, nullptr, device);
    EXPECT_EQ(status.code(), SLUICE_UNSUPPORTED);
    EXPECT_TRUE(std::string_view(status.message()).ends_with(std::string(" has no ") + name))
        << status.message();
  }
#undef NAME
}

TEST_F(StrangeDevices, FailuresAreSaidInWords) {
  const std::pair<VkResult, const char *> known[] = {
      {VK_TIMEOUT, "a timeout"},
      {VK_ERROR_OUT_OF_HOST_MEMORY, "out of host memory"},
      {VK_ERROR_OUT_OF_DEVICE_MEMORY, "out of device memory"},
      {VK_ERROR_INITIALIZATION_FAILED, "initialization failed"},
      {VK_ERROR_DEVICE_LOST, "the device was lost"},
      {VK_ERROR_MEMORY_MAP_FAILED, "memory could not be mapped"},
      {VK_ERROR_LAYER_NOT_PRESENT, "a layer is missing"},
      {VK_ERROR_EXTENSION_NOT_PRESENT, "an extension is missing"},
      {VK_ERROR_FEATURE_NOT_PRESENT, "a feature is missing"},
      {VK_ERROR_TOO_MANY_OBJECTS, "too many objects"},
      {VK_ERROR_INVALID_SHADER_NV, "the shader is invalid"},
      {VK_ERROR_INVALID_EXTERNAL_HANDLE, "an external handle is invalid"},
      {VK_ERROR_FORMAT_NOT_SUPPORTED, "an unknown failure"}};
  ASSERT_EQ(problem({}), "");
  hal::Driver *whole = driver;
  for (auto [result, words] : known) {
    std::string number = " (" + std::to_string(result) + ")";
    EXPECT_EQ(problem({.failing = "vkCreateInstance", .result = result}),
              "absent: vkCreateInstance failed: " + std::string(words) + number);
    if (result > 0) // a success of another kind
      continue;
    setVulkanChanges({.failing = "vkCreateSemaphore", .result = result});
    hal::Tracer tracer;
    Ref<hal::Device> device;
    Status status = whole->create(0, {}, tracer, nullptr, device);
    EXPECT_TRUE(std::string_view(status.message())
                    .ends_with(": vkCreateSemaphore failed: " + std::string(words) + number))
        << status.message();
  }
  EXPECT_EQ(problem({.failing = "vkCreateInstance", .result = VK_ERROR_INCOMPATIBLE_DRIVER}),
            "absent: no Vulkan driver is installed that loads (VK_LOADER_DEBUG=error says why)");
}

TEST_F(StrangeDevices, DoWithoutWhatIsNotNeeded) {
  EXPECT_EQ(problem({.properties =
                         [](VkPhysicalDeviceProperties &p) { p.apiVersion = VK_API_VERSION_1_2; }}),
            "");
  EXPECT_EQ(problem({.extensions = [](VkExtensionProperties &e) { e.extensionName[0] = 0; }}), "");
  for (VkPhysicalDeviceType type :
       {VK_PHYSICAL_DEVICE_TYPE_OTHER, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU,
        VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU})
    EXPECT_EQ(problem({.properties = [=](VkPhysicalDeviceProperties &p) { p.deviceType = type; }}),
              "");
}

/// The matrices that modules count on are found among others.
TEST_F(StrangeDevices, MultiplyMatrices) {
  VulkanChanges changes;
  changes.extensions = [](VkExtensionProperties &e) {
    if (std::strcmp(e.extensionName, VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME) == 0)
      std::strcpy(e.extensionName, VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME);
  };
  changes.features = [](VkPhysicalDeviceFeatures2 &f) {
    if (auto *matrices = chained<VkPhysicalDeviceCooperativeMatrixFeaturesKHR>(
            f, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR))
      matrices->cooperativeMatrix = true;
  };
  changes.matrices = [](VkPhysicalDevice, uint32_t *count, VkCooperativeMatrixPropertiesKHR *all) {
    constexpr auto f16 = VK_COMPONENT_TYPE_FLOAT16_KHR, f32 = VK_COMPONENT_TYPE_FLOAT32_KHR,
                   i8 = VK_COMPONENT_TYPE_SINT8_KHR, i32 = VK_COMPONENT_TYPE_SINT32_KHR;
    constexpr uint32_t size = SLUICE_GPU_MATRIX_SIZE;
    struct {
      uint32_t depth;
      VkComponentTypeKHR operand, sum;
    } const known[] = {
        {size, f16, f32}, {size, f16, f16}, {2 * size, i8, i32}, {size / 2, f32, f32}};
    for (uint32_t i = 0; all && i < std::size(known); ++i) {
      all[i].MSize = all[i].NSize = size, all[i].KSize = known[i].depth;
      all[i].AType = all[i].BType = known[i].operand;
      all[i].CType = all[i].ResultType = known[i].sum;
      all[i].scope = VK_SCOPE_SUBGROUP_KHR;
    }
    *count = uint32_t(std::size(known));
    return VK_SUCCESS;
  };
  EXPECT_EQ(problem(changes), "");
}

} // namespace
