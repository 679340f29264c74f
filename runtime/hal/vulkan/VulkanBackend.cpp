//===- VulkanBackend.cpp - a Vulkan device behind GpuDevice ---------------===//
// Creation, memory and transfers; commands are in VulkanCommands.cpp, pipelines in
// VulkanPipelines.cpp.
#include "runtime/hal/vulkan/VulkanBackend.h"

#include "runtime/hal/Drivers.h"
#include "runtime/hal/Families.h"
#include "runtime/hal/gpu/GpuDriver.h"
#include "runtime/hal/vulkan/Profiles.h"

#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace sluice::hal::vulkan {
namespace {

using gpu::Location;
using gpu::MemoryBlock;
using gpu::MemoryKind;

constexpr uint64_t kStagingBytes = uint64_t(4) << 20;

/// What is behind a MemoryBlock.
struct Memory {
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  uint64_t bytes = 0; // of the memory
  bool isExported = false;
};

constexpr auto kOpaqueFd = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;

} // namespace

VkBuffer bufferOf(const MemoryBlock &block) {
  return static_cast<const Memory *>(block.handle)->buffer;
}

Status VulkanBackend::check(VkResult result, const char *what) {
  if (result == VK_ERROR_DEVICE_LOST)
    lost = true;
  return toStatus(result, physical.limits.name, what);
}

Status VulkanBackend::health() {
  return lost ? makeError(SLUICE_INTERNAL,
                          "%s was lost: a kernel failed or ran too long, or the driver gave up",
                          physical.limits.name.c_str())
              : Status();
}

Status VulkanBackend::create(Ref<Instance> instance, const PhysicalDevice &device,
                             const std::string &name, VulkanOptions options,
                             std::unique_ptr<gpu::Backend> &backend) {
  std::unique_ptr<VulkanBackend> result(new VulkanBackend(std::move(instance), device));
  result->physical.limits.name = name + " (" + device.name + ")";
  SLUICE_RETURN_IF_ERROR(result->initialize());
  result->pickMemoryTypes(options.staged);
  backend = std::move(result);
  return {};
}

Status VulkanBackend::initialize() {
  FeatureChain features;
  features.link(physical);
  instance->GetPhysicalDeviceFeatures2(physical.handle, &features.core);
  features.keepUsed();
  float priority = 1;
  auto queueInfo = make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
  queueInfo.queueFamilyIndex = physical.queueFamily;
  queueInfo.queueCount = 1;
  queueInfo.pQueuePriorities = &priority;
  std::vector<const char *> extensions;
  if (physical.hasCooperativeMatrix)
    extensions.push_back(VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME);
  if (physical.hasBFloat16)
    extensions.push_back(VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME);
  if (physical.hasHostMemory)
    extensions.push_back(VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME);
  if (physical.limits.exports)
    extensions.push_back(VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME);
  auto info = make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &features.core);
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queueInfo;
  info.enabledExtensionCount = uint32_t(extensions.size());
  info.ppEnabledExtensionNames = extensions.data();
  SLUICE_RETURN_IF_ERROR(
      check(instance->CreateDevice(physical.handle, &info, nullptr, &device), "vkCreateDevice"));
  // Needed to end, whatever else is missing.
  vk.DestroyDevice =
      reinterpret_cast<PFN_vkDestroyDevice>(instance->GetDeviceProcAddr(device, "vkDestroyDevice"));
#define SLUICE_VULKAN_LOAD(fn)                                                                     \
  if (!(vk.fn = reinterpret_cast<PFN_vk##fn>(instance->GetDeviceProcAddr(device, "vk" #fn))))      \
    return makeError(SLUICE_UNSUPPORTED, "the driver of %s has no vk" #fn,                         \
                     physical.limits.name.c_str());
  SLUICE_VULKAN_DEVICE_FUNCTIONS(SLUICE_VULKAN_LOAD)
#undef SLUICE_VULKAN_LOAD
  if (physical.hasHostMemory)
    vk.GetMemoryHostPointerProperties = reinterpret_cast<PFN_vkGetMemoryHostPointerPropertiesEXT>(
        instance->GetDeviceProcAddr(device, "vkGetMemoryHostPointerPropertiesEXT"));
  if (physical.limits.exports)
    vk.GetMemoryFd = reinterpret_cast<PFN_vkGetMemoryFdKHR>(
        instance->GetDeviceProcAddr(device, "vkGetMemoryFdKHR"));
  vk.GetDeviceQueue(device, physical.queueFamily, 0, &queue);

  auto semaphoreType =
      make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
  semaphoreType.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
  VkSemaphoreCreateInfo semaphoreInfo{VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, &semaphoreType, 0};
  SLUICE_VULKAN_TRY(CreateSemaphore, device, &semaphoreInfo, nullptr, &timeline);
  auto cacheInfo = make<VkPipelineCacheCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
  SLUICE_VULKAN_TRY(CreatePipelineCache, device, &cacheInfo, nullptr, &pipelineCache);
  VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, physical.maxPushBytes / 8 * 8};
  auto layoutInfo = make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
  layoutInfo.pushConstantRangeCount = 1;
  layoutInfo.pPushConstantRanges = &range;
  SLUICE_VULKAN_TRY(CreatePipelineLayout, device, &layoutInfo, nullptr, &layout);
  VkCommandPoolCreateInfo poolInfo{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, nullptr,
                                   VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT |
                                       VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
                                   physical.queueFamily};
  SLUICE_VULKAN_TRY(CreateCommandPool, device, &poolInfo, nullptr, &pool);
  SLUICE_VULKAN_TRY(CreateCommandPool, device, &poolInfo, nullptr, &transferPool);
  VkCommandBufferAllocateInfo bufferInfo{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, nullptr,
                                         transferPool, VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
  SLUICE_VULKAN_TRY(AllocateCommandBuffers, device, &bufferInfo, &transferBuffer);
  VkFenceCreateInfo fenceInfo{VK_STRUCTURE_TYPE_FENCE_CREATE_INFO, nullptr, 0};
  return check(vk.CreateFence(device, &fenceInfo, nullptr, &transferFence), "vkCreateFence");
}

VulkanBackend::~VulkanBackend() {
  if (!device)
    return;
  if (vk.QueueSubmit) { // all functions were found
    vk.DeviceWaitIdle(device);
    if (staging.handle)
      freeBlock(MemoryKind::Upload, staging);
    vk.DestroyFence(device, transferFence, nullptr);
    vk.DestroyCommandPool(device, transferPool, nullptr);
    vk.DestroyCommandPool(device, pool, nullptr);
    vk.DestroyPipelineLayout(device, layout, nullptr);
    vk.DestroyPipelineCache(device, pipelineCache, nullptr);
    vk.DestroySemaphore(device, timeline, nullptr);
  }
  if (vk.DestroyDevice)
    vk.DestroyDevice(device, nullptr);
}

bool VulkanBackend::supportsTarget(std::string_view target, std::string &reason) const {
  return isForDriver(target, "vulkan", "Vulkan device", reason);
}

// Memory that the host addresses and caches, if it is also the device's own (integrated GPUs,
// software); else the device's own. Uploads: what the host addresses without flushes, cached if
// possible, since failure words are read back.
void VulkanBackend::pickMemoryTypes(bool staged) {
  VkPhysicalDeviceMemoryProperties memory{};
  instance->GetPhysicalDeviceMemoryProperties(physical.handle, &memory);
  constexpr VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT,
                                  visible = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT,
                                  coherent = VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                                  cached = VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
  // The type in the largest heap that has all of `wanted`.
  for (uint32_t i = 0; i < memory.memoryTypeCount; ++i)
    if ((memory.memoryTypes[i].propertyFlags & (visible | coherent)) == (visible | coherent))
      coherentTypes |= 1u << i;
  auto find = [&](VkMemoryPropertyFlags wanted, uint32_t &type) {
    uint64_t best = 0;
    for (uint32_t i = 0; i < memory.memoryTypeCount; ++i) {
      uint64_t bytes = memory.memoryHeaps[memory.memoryTypes[i].heapIndex].size;
      if ((memory.memoryTypes[i].propertyFlags & wanted) == wanted && bytes > best)
        best = bytes, type = i;
    }
    return best;
  };
  uint64_t mapped = find(local | visible | coherent | cached, memoryTypes[0]);
  deviceMemoryIsMapped = mapped && mapped >= physical.limits.memoryBytes && !staged;
  physical.limits.mapsMemory = deviceMemoryIsMapped;
  if (!deviceMemoryIsMapped)
    physical.limits.memoryBytes = find(local, memoryTypes[0]);
  if (!find(visible | coherent | cached, memoryTypes[1]))
    find(visible | coherent, memoryTypes[1]);
}

Status VulkanBackend::makeBlock(const BlockRequest &request, MemoryBlock &block) {
  Memory made;
  Undo undo([&] {
    vk.DestroyBuffer(device, made.buffer, nullptr);
    vk.FreeMemory(device, made.memory, nullptr);
  });
  auto bufferInfo =
      make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, request.bufferNext);
  bufferInfo.size = request.bytes;
  bufferInfo.usage = kBufferUsage;
  SLUICE_VULKAN_TRY(CreateBuffer, device, &bufferInfo, nullptr, &made.buffer);
  VkMemoryRequirements needs{};
  vk.GetBufferMemoryRequirements(device, made.buffer, &needs);
  uint32_t types = request.types & needs.memoryTypeBits;
  if (!types || (request.openedBytes && request.openedBytes < needs.size))
    return unsupported("cannot use its memory for buffers");
  auto flags = make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                               request.memoryNext);
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  made.bytes = request.openedBytes ? request.openedBytes : needs.size;
  made.isExported = request.isExported;
  VkMemoryAllocateInfo info{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &flags, made.bytes,
                            uint32_t(__builtin_ctz(types))};
  SLUICE_VULKAN_TRY(AllocateMemory, device, &info, nullptr, &made.memory);
  if (request.taken)
    *request.taken = true;
  SLUICE_VULKAN_TRY(BindBufferMemory, device, made.buffer, made.memory, 0);
  void *host = nullptr;
  if (request.isMapped)
    SLUICE_VULKAN_TRY(MapMemory, device, made.memory, 0, VK_WHOLE_SIZE, 0, &host);
  VkBufferDeviceAddressInfo addressInfo{VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, nullptr,
                                        made.buffer};
  block.address = vk.GetBufferDeviceAddress(device, &addressInfo);
  block.host = static_cast<uint8_t *>(host);
  block.bytes = request.bytes;
  block.handle = new Memory(made);
  undo.dismiss();
  return {};
}

Status VulkanBackend::allocateBlock(MemoryKind kind, uint64_t bytes, MemoryBlock &block) {
  BlockRequest request{.bytes = (bytes + 15) / 16 * 16, .types = 1u << memoryTypes[size_t(kind)]};
  request.isMapped = kind == MemoryKind::Upload || deviceMemoryIsMapped;
  if (kind == MemoryKind::Device && vk.GetMemoryFd) {
    VkExternalMemoryBufferCreateInfo bufferInfo{
        VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO, nullptr, kOpaqueFd};
    VkExportMemoryAllocateInfo exported{VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO, nullptr,
                                        kOpaqueFd};
    BlockRequest shared = request;
    shared.bufferNext = &bufferInfo, shared.memoryNext = &exported, shared.isExported = true;
    if (makeBlock(shared, block).ok())
      return {};
  }
  return makeBlock(request, block);
}

Status VulkanBackend::importHost(uint8_t *data, uint64_t bytes, MemoryBlock &block) {
  constexpr auto kind = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
  if (!vk.GetMemoryHostPointerProperties ||
      uint64_t(uintptr_t(data)) % physical.hostMemoryAlignment ||
      bytes % physical.hostMemoryAlignment)
    return unsupported("takes no memory of the host");
  auto properties =
      make<VkMemoryHostPointerPropertiesEXT>(VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT);
  SLUICE_RETURN_IF_ERROR(check(vk.GetMemoryHostPointerProperties(device, kind, data, &properties),
                               "vkGetMemoryHostPointerPropertiesEXT"));
  VkExternalMemoryBufferCreateInfo bufferInfo{VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
                                              nullptr, kind};
  VkImportMemoryHostPointerInfoEXT import{VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT,
                                          nullptr, kind, data};
  MemoryBlock made;
  SLUICE_RETURN_IF_ERROR(makeBlock({.bytes = bytes,
                                    .types = properties.memoryTypeBits & coherentTypes,
                                    .bufferNext = &bufferInfo,
                                    .memoryNext = &import,
                                    .openedBytes = bytes},
                                   made));
  made.host = data;
  block = made;
  return {};
}

Status VulkanBackend::exportBlock(const MemoryBlock &block, sluice_memory_handle_t &handle) {
  const auto &memory = *static_cast<const Memory *>(block.handle);
  if (!memory.isExported)
    return unsupported("has no memory that others can open");
  VkMemoryGetFdInfoKHR info{VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR, nullptr, memory.memory,
                            kOpaqueFd};
  sluice_memory_handle_t made{};
  SLUICE_RETURN_IF_ERROR(check(vk.GetMemoryFd(device, &info, &made.fd), "vkGetMemoryFdKHR"));
  made.type = SLUICE_MEMORY_HANDLE_OPAQUE_FD;
  std::memcpy(made.device_uuid, physical.limits.deviceUuid, sizeof(made.device_uuid));
  std::memcpy(made.driver_uuid, physical.limits.driverUuid, sizeof(made.driver_uuid));
  made.memory_type = memoryTypes[size_t(MemoryKind::Device)];
  made.allocation_length = memory.bytes;
  handle = made;
  return {};
}

bool VulkanBackend::opens(const gpu::Limits &owner) const {
  return vk.GetMemoryFd && owner.exports == SLUICE_MEMORY_HANDLE_OPAQUE_FD &&
         std::ranges::equal(owner.deviceUuid, physical.limits.deviceUuid) &&
         std::ranges::equal(owner.driverUuid, physical.limits.driverUuid);
}

Status VulkanBackend::openBlock(const sluice_memory_handle_t &handle, MemoryBlock &block) {
  if (!vk.GetMemoryFd)
    return unsupported("opens no memory of others: its driver has no VK_KHR_external_memory_fd");
  if (handle.type != SLUICE_MEMORY_HANDLE_OPAQUE_FD)
    return unsupported("opens memory by Vulkan's file descriptors only");
  if (!std::ranges::equal(handle.device_uuid, physical.limits.deviceUuid) ||
      !std::ranges::equal(handle.driver_uuid, physical.limits.driverUuid))
    return unsupported("cannot open memory of another GPU or driver");
  int fd = handle.memory_type < VK_MAX_MEMORY_TYPES ? ::fcntl(handle.fd, F_DUPFD_CLOEXEC, 0) : -1;
  if (fd < 0)
    return makeError(SLUICE_INVALID_ARGUMENT,
                     "%s cannot open memory by file descriptor %d, memory type %u",
                     physical.limits.name.c_str(), handle.fd, handle.memory_type);
  VkExternalMemoryBufferCreateInfo bufferInfo{VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
                                              nullptr, kOpaqueFd};
  VkImportMemoryFdInfoKHR import{VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR, nullptr, kOpaqueFd,
                                 fd};
  bool taken = false;
  Status status =
      makeBlock({.bytes = handle.allocation_length,
                 .types = 1u << handle.memory_type,
                 .bufferNext = &bufferInfo,
                 .memoryNext = &import,
                 .openedBytes = handle.allocation_length,
                 .isMapped = deviceMemoryIsMapped && handle.memory_type == memoryTypes[0],
                 .taken = &taken},
                block);
  if (!taken)
    ::close(fd);
  return status;
}

void VulkanBackend::freeBlock(MemoryKind, const MemoryBlock &block) {
  auto *memory = static_cast<Memory *>(block.handle);
  vk.DestroyBuffer(device, memory->buffer, nullptr);
  vk.FreeMemory(device, memory->memory, nullptr);
  delete memory;
}

/// One copy on the queue, awaited. The caller holds transferMutex.
Status VulkanBackend::transfer(Location source, Location target, uint64_t length) {
  SLUICE_RETURN_IF_ERROR(health());
  auto begin = make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  SLUICE_VULKAN_TRY(BeginCommandBuffer, transferBuffer, &begin);
  memoryBarrier(transferBuffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
  encodeCopy(transferBuffer, source, target, length);
  memoryBarrier(transferBuffer, VK_PIPELINE_STAGE_TRANSFER_BIT,
                VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_HOST_BIT);
  SLUICE_VULKAN_TRY(EndCommandBuffer, transferBuffer);
  auto submit = make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &transferBuffer;
  SLUICE_VULKAN_TRY(ResetFences, device, 1, &transferFence);
  {
    std::lock_guard lock(submitMutex);
    SLUICE_VULKAN_TRY(QueueSubmit, queue, 1, &submit, transferFence);
  }
  VkResult result = vk.WaitForFences(device, 1, &transferFence, VK_TRUE, UINT64_MAX);
  if (result != VK_SUCCESS) // The memory is not given back while it is read or written.
    finishAll();
  return check(result, "vkWaitForFences");
}

/// `move` for each piece of `length` bytes that fits in the staging memory: where it begins, and
/// its size.
Status VulkanBackend::inPieces(uint64_t length,
                               const std::function<Status(uint64_t begin, uint64_t size)> &move) {
  std::lock_guard lock(transferMutex);
  if (!staging.handle)
    SLUICE_RETURN_IF_ERROR(allocateBlock(MemoryKind::Upload, kStagingBytes, staging));
  for (uint64_t done = 0; done < length; done += staging.bytes)
    SLUICE_RETURN_IF_ERROR(move(done, std::min(length - done, staging.bytes)));
  return {};
}

Status VulkanBackend::read(Location source, void *target, uint64_t length) {
  return inPieces(length, [&](uint64_t begin, uint64_t size) {
    Status status = transfer({source.block, source.offset + begin}, {&staging, 0}, size);
    if (status.ok())
      std::memcpy(static_cast<uint8_t *>(target) + begin, staging.host, size);
    return status;
  });
}

Status VulkanBackend::write(Location target, const void *source, uint64_t length) {
  return inPieces(length, [&](uint64_t begin, uint64_t size) {
    std::memcpy(staging.host, static_cast<const uint8_t *>(source) + begin, size);
    return transfer({&staging, 0}, {target.block, target.offset + begin}, size);
  });
}

namespace {

/// The profile whose kernels make the most of a device.
std::string targetFor(const gpu::Limits &limits) {
  const Profile *best = &kProfiles[0];
  for (const Profile &profile : kProfiles)
    if (limits.workgroupBytes >> 10 >= profile.workgroupKilobytes &&
        limits.maxThreadCount >= profile.threads &&
        (!profile.hasMatrices || limits.features & SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX))
      best = &profile;
  return std::string("vulkan:") + best->name;
}

class VulkanDriver final : public gpu::GpuDriver {
public:
  explicit VulkanDriver(VulkanOptions options)
      : GpuDriver("vulkan", "no Vulkan driver is installed"), options(options) {}

private:
  Status open(std::vector<Found> &found) override {
    SLUICE_RETURN_IF_ERROR(Instance::create(instance));
    for (const PhysicalDevice &device : instance->devices)
      found.push_back({device.description, targetFor(device.limits), device.problem});
    return {};
  }
  Status createBackend(uint32_t ordinal, const std::string &name,
                       std::unique_ptr<gpu::Backend> &backend) override {
    return VulkanBackend::create(instance, instance->devices[ordinal], name, options, backend);
  }

  const VulkanOptions options;
  Ref<Instance> instance;
};

} // namespace

std::unique_ptr<Driver> makeVulkanDriver() {
  return std::make_unique<VulkanDriver>(VulkanOptions{});
}
std::unique_ptr<Driver> makeStagedVulkanDriver() {
  return std::make_unique<VulkanDriver>(VulkanOptions{.staged = true});
}

} // namespace sluice::hal::vulkan
