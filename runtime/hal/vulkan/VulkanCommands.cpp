//===- VulkanCommands.cpp - submissions as Vulkan commands ----------------===//
#include "runtime/hal/vulkan/VulkanBackend.h"

namespace sluice::hal::vulkan {

using gpu::Command;
using gpu::GpuCommandBuffer;
using gpu::Location;
VkBuffer bufferOf(const gpu::MemoryBlock &block);

static constexpr VkPipelineStageFlags kWork =
    VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;

/// A submission on the device. Holds its command buffer and, if timed, a timestamp before and after
/// each command that is.
class VulkanStarted final : public gpu::Started {
public:
  VulkanStarted(VulkanBackend &backend, VkCommandBuffer buffer)
      : backend(backend), buffer(buffer) {}
  ~VulkanStarted() override {
    backend.vk.DestroyQueryPool(backend.device, queries, nullptr);
    backend.giveBackCommandBuffer(buffer);
  }
  std::vector<gpu::CommandTime> times() override {
    std::vector<uint64_t> stamps(queryCount);
    if (!queryCount ||
        backend.vk.GetQueryPoolResults(backend.device, queries, 0, queryCount, stamps.size() * 8,
                                       stamps.data(), 8, VK_QUERY_RESULT_64_BIT) != VK_SUCCESS)
      return {};
    std::vector<gpu::CommandTime> result;
    double period = backend.physical.timestampPeriod;
    for (uint32_t i = 0; i + 1 < queryCount; i += 2)
      result.push_back({double(stamps[queryCount - 1] - stamps[i]) * period,
                        double(stamps[queryCount - 1] - stamps[i + 1]) * period});
    return result;
  }
  VulkanBackend &backend;
  VkCommandBuffer buffer;
  VkQueryPool queries = VK_NULL_HANDLE;
  uint32_t queryCount = 0;
};

Status VulkanBackend::takeCommandBuffer(VkCommandBuffer &buffer) {
  std::lock_guard lock(freeMutex);
  if (!freeBuffers.empty()) {
    buffer = freeBuffers.back();
    freeBuffers.pop_back();
    return {};
  }
  freeBuffers.reserve(bufferCount + 1); // Giving it back does not fail.
  VkCommandBufferAllocateInfo info{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, nullptr, pool,
                                   VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
  SLUICE_VULKAN_TRY(AllocateCommandBuffers, device, &info, &buffer);
  ++bufferCount;
  return {};
}

void VulkanBackend::giveBackCommandBuffer(VkCommandBuffer buffer) {
  std::lock_guard lock(freeMutex);
  freeBuffers.push_back(buffer);
}

void VulkanBackend::memoryBarrier(VkCommandBuffer buffer, VkPipelineStageFlags from,
                                  VkPipelineStageFlags to) {
  VkMemoryBarrier barrier{VK_STRUCTURE_TYPE_MEMORY_BARRIER, nullptr, VK_ACCESS_MEMORY_WRITE_BIT,
                          VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
  vk.CmdPipelineBarrier(buffer, from, to, 0, 1, &barrier, 0, nullptr, 0, nullptr);
}

void VulkanBackend::encodeCopy(VkCommandBuffer buffer, Location source, Location target,
                               uint64_t length) {
  VkBufferCopy region{source.offset, target.offset, length};
  vk.CmdCopyBuffer(buffer, bufferOf(*source.block), bufferOf(*target.block), 1, &region);
}

// Vulkan fills with words of 32 bits. For 64, the first two are filled, and then what is there is
// copied behind itself.
void VulkanBackend::encodeFill(VkCommandBuffer buffer, const Command &command) {
  VkBuffer target = bufferOf(*command.target.block);
  auto low = uint32_t(command.pattern), high = uint32_t(command.pattern >> 32);
  uint64_t offset = command.target.offset, length = command.length;
  if (low == high || length == 4) {
    vk.CmdFillBuffer(buffer, target, offset, length, low);
    return;
  }
  vk.CmdFillBuffer(buffer, target, offset, 4, low);
  vk.CmdFillBuffer(buffer, target, offset + 4, 4, high);
  for (uint64_t filled = 8; filled < length;) {
    uint64_t bytes = std::min(filled, length - filled);
    memoryBarrier(buffer, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    encodeCopy(buffer, command.target, {command.target.block, offset + filled}, bytes);
    filled += bytes;
  }
}

void VulkanBackend::encode(VkCommandBuffer buffer, const GpuCommandBuffer &commands,
                           VkQueryPool queries, uint32_t &nextQuery) {
  VkPipeline bound = VK_NULL_HANDLE;
  // Vulkan has no time at which one of several commands begins: times belong to one command, and
  // nothing runs beside it.
  auto stamp = [&] {
    vk.CmdWriteTimestamp(buffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, nextQuery++);
  };
  for (const Command &command : commands.list()) {
    bool isTimed = queries && command.isTimed();
    if (isTimed) {
      memoryBarrier(buffer, kWork, kWork);
      stamp();
    }
    switch (command.kind) {
    case Command::Dispatch: {
      auto pipeline = static_cast<VkPipeline>(command.kernel->handle);
      if (pipeline != bound)
        vk.CmdBindPipeline(buffer, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
      bound = pipeline;
      if (command.wordCount)
        vk.CmdPushConstants(buffer, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, command.wordCount * 8,
                            commands.arguments(command));
      vk.CmdDispatch(buffer, command.workgroups[0], command.workgroups[1], command.workgroups[2]);
      break;
    }
    case Command::Copy: encodeCopy(buffer, command.source, command.target, command.length); break;
    case Command::Fill: encodeFill(buffer, command); break;
    case Command::Collective: break; // it has no channels
    case Command::Barrier: memoryBarrier(buffer, kWork, kWork); break;
    }
    if (isTimed) {
      stamp();
      memoryBarrier(buffer, kWork, kWork);
    }
  }
}

Status VulkanBackend::start(uint64_t number, std::span<const Ref<CommandBuffer>> commands,
                            std::span<const gpu::PeerWork>, gpu::Timing timing,
                            std::unique_ptr<gpu::Started> &started) {
  SLUICE_RETURN_IF_ERROR(health());
  VkCommandBuffer buffer;
  SLUICE_RETURN_IF_ERROR(takeCommandBuffer(buffer));
  auto result = std::make_unique<VulkanStarted>(*this, buffer);
  uint32_t timed = 0;
  for (const auto &part : commands)
    for (const Command &command : static_cast<GpuCommandBuffer &>(*part).list())
      timed += command.isTimed();
  if (timing != gpu::Timing::None && timed && physical.timestampBits) {
    auto info = make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = 2 * timed + 1;
    SLUICE_VULKAN_TRY(CreateQueryPool, device, &info, nullptr, &result->queries);
    result->queryCount = info.queryCount;
  }

  auto begin = make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  SLUICE_VULKAN_TRY(BeginCommandBuffer, buffer, &begin);
  if (result->queries)
    vk.CmdResetQueryPool(buffer, result->queries, 0, result->queryCount);
  uint32_t nextQuery = 0;
  for (const auto &part : commands) {
    // What was submitted earlier, too, comes before it.
    memoryBarrier(buffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    encode(buffer, static_cast<GpuCommandBuffer &>(*part), result->queries, nextQuery);
  }
  if (result->queries)
    vk.CmdWriteTimestamp(buffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, result->queries, nextQuery);
  memoryBarrier(buffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_HOST_BIT);
  SLUICE_VULKAN_TRY(EndCommandBuffer, buffer);

  auto time = make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
  time.signalSemaphoreValueCount = 1;
  time.pSignalSemaphoreValues = &number;
  auto submit = make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO, &time);
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &buffer;
  submit.signalSemaphoreCount = 1;
  submit.pSignalSemaphores = &timeline;
  std::lock_guard lock(submitMutex);
  SLUICE_VULKAN_TRY(QueueSubmit, queue, 1, &submit, VK_NULL_HANDLE);
  started = std::move(result);
  return {};
}

/// Until then a sleep costs less than what a driver's own wait may add; one takes 60 us at least.
static constexpr std::chrono::milliseconds kPollTime{100};
static constexpr std::chrono::microseconds kSpinTime{100};

/// Nothing was learned of the work: it is waited for in another way, or the device counts as lost.
void VulkanBackend::finishAll() {
  std::lock_guard lock(submitMutex);
  if (vk.DeviceWaitIdle(device) != VK_SUCCESS)
    lost = true;
}

bool VulkanBackend::isDone(uint64_t number) {
  uint64_t value = 0;
  if (vk.GetSemaphoreCounterValue(device, timeline, &value) != VK_SUCCESS) {
    finishAll();
    return true;
  }
  return value >= number;
}

Status VulkanBackend::wait(uint64_t number) {
  // A driver may look only every 10 ms (NVIDIA's 580 does): ask for a while how far it is, ever
  // less often.
  using namespace std::chrono;
  auto begin = steady_clock::now();
  for (auto waited = nanoseconds(0); waited < kPollTime; waited = steady_clock::now() - begin) {
    if (isDone(number))
      return health();
    if (waited < kSpinTime)
      std::this_thread::yield();
    else
      std::this_thread::sleep_for(
          std::clamp<nanoseconds>(waited / 16, microseconds(10), milliseconds(1)));
  }
  auto info = make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
  info.semaphoreCount = 1;
  info.pSemaphores = &timeline;
  info.pValues = &number;
  if (vk.WaitSemaphores(device, &info, UINT64_MAX) < 0)
    finishAll();
  return health();
}

} // namespace sluice::hal::vulkan
