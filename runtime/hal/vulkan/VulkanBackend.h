//===- VulkanBackend.h - a Vulkan device behind GpuDevice -----------------===//
// Time is one timeline semaphore that counts submissions. Kernels get addresses and numbers as push
// constants, so there are no descriptor sets, and one pipeline layout serves all.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/GpuCommandBuffer.h"
#include "runtime/hal/vulkan/VulkanApi.h"

/// Calls a function of a VulkanBackend's device, or returns how it failed.
#define SLUICE_VULKAN_TRY(fn, ...) SLUICE_RETURN_IF_ERROR(check(vk.fn(__VA_ARGS__), "vk" #fn))

namespace sluice::hal::vulkan {

struct VulkanOptions {
  /// Tests: as if the host could not address the device's memory, as with most GPUs.
  bool staged = false;
};

class VulkanBackend final : public gpu::Backend {
public:
  /// `name` is the device's name for users.
  static Status create(Ref<Instance> instance, const PhysicalDevice &device,
                       const std::string &name, VulkanOptions options,
                       std::unique_ptr<gpu::Backend> &backend);
  ~VulkanBackend() override;

  const gpu::Limits &limits() const override { return physical.limits; }
  bool supportsTarget(std::string_view target, std::string &reason) const override;
  Status allocateBlock(gpu::MemoryKind kind, uint64_t bytes, gpu::MemoryBlock &block) override;
  Status importHost(uint8_t *data, uint64_t bytes, gpu::MemoryBlock &block) override;
  Status exportBlock(const gpu::MemoryBlock &block, sluice_memory_handle_t &handle) override;
  bool opens(const gpu::Limits &owner) const override;
  Status openBlock(const sluice_memory_handle_t &handle, gpu::MemoryBlock &block) override;
  void freeBlock(gpu::MemoryKind kind, const gpu::MemoryBlock &block) override;
  Status load(const module::GpuExecutable &executable, const gpu::KernelLocations &locationOf,
              std::unique_ptr<gpu::LoadedCode> &code) override;
  Status start(uint64_t number, std::span<const Ref<CommandBuffer>> commands,
               std::span<const gpu::PeerWork> after, gpu::Timing timing,
               std::unique_ptr<gpu::Started> &started) override;
  bool isDone(uint64_t number) override;
  Status wait(uint64_t number) override;
  Status health() override;
  Status read(gpu::Location source, void *target, uint64_t length) override;
  Status write(gpu::Location target, const void *source, uint64_t length) override;

private:
  friend class VulkanStarted;
  friend class VulkanCode;
  VulkanBackend(Ref<Instance> instance, const PhysicalDevice &device)
      : instance(std::move(instance)), physical(device) {}
  Status initialize();
  void pickMemoryTypes(bool staged);
  /// What a block is made of.
  struct BlockRequest {
    uint64_t bytes;
    uint32_t types;                   // bits of the memory types to choose from
    const void *bufferNext = nullptr; // of VkBufferCreateInfo
    void *memoryNext = nullptr;       // of VkMemoryAllocateInfo
    uint64_t openedBytes = 0; // of memory that is there already; 0: as many as the buffer needs
    bool isMapped = false, isExported = false;
    bool *taken = nullptr; // set once the driver owns what `memoryNext` names
  };
  Status makeBlock(const BlockRequest &request, gpu::MemoryBlock &block);
  /// A failure that also marks the device as lost, if that is what it is.
  Status check(VkResult result, const char *what);
  void finishAll();
  Status inPieces(uint64_t length,
                  const std::function<Status(uint64_t begin, uint64_t size)> &move);
  Status loadPipeline(const module::GpuExecutable &executable, size_t entry, VkShaderModule shader,
                      VkPipeline &pipeline);
  Status takeCommandBuffer(VkCommandBuffer &buffer);
  void giveBackCommandBuffer(VkCommandBuffer buffer);
  void encode(VkCommandBuffer buffer, const gpu::GpuCommandBuffer &commands, VkQueryPool queries,
              uint32_t &nextQuery);
  void encodeFill(VkCommandBuffer buffer, const gpu::Command &command);
  void memoryBarrier(VkCommandBuffer buffer, VkPipelineStageFlags from, VkPipelineStageFlags to);
  void encodeCopy(VkCommandBuffer buffer, gpu::Location source, gpu::Location target,
                  uint64_t length);
  Status transfer(gpu::Location source, gpu::Location target, uint64_t length);

  Ref<Instance> instance;
  PhysicalDevice physical;
  VkDevice device = VK_NULL_HANDLE;
  DeviceFunctions vk;
  VkQueue queue = VK_NULL_HANDLE;
  VkSemaphore timeline = VK_NULL_HANDLE;
  VkPipelineCache pipelineCache = VK_NULL_HANDLE;
  VkPipelineLayout layout = VK_NULL_HANDLE;
  uint32_t memoryTypes[2] = {0, 0}; // by MemoryKind, of those that are allocated
  uint32_t coherentTypes = 0;       // bits of the types that host and device see alike
  bool deviceMemoryIsMapped = false;

  std::mutex submitMutex; // of the queue
  std::mutex freeMutex;   // of what follows
  VkCommandPool pool = VK_NULL_HANDLE;
  std::vector<VkCommandBuffer> freeBuffers;
  size_t bufferCount = 0; // of the pool

  std::mutex transferMutex; // of what follows
  VkCommandPool transferPool = VK_NULL_HANDLE;
  VkCommandBuffer transferBuffer = VK_NULL_HANDLE;
  VkFence transferFence = VK_NULL_HANDLE;
  gpu::MemoryBlock staging;

  std::atomic<bool> lost{false};
};

} // namespace sluice::hal::vulkan
