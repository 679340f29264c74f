//===- CpuDevice.h - the processor as a device ----------------------------===//
#pragma once

#include "runtime/hal/cpu/CpuAllocator.h"
#include "runtime/hal/cpu/CpuQueue.h"

namespace sluice::hal::cpu {

class CpuDevice final : public Device {
public:
  CpuDevice(uint32_t ordinal, uint32_t threads, std::chrono::microseconds spin,
            const sluice_device_options_t &options, Tracer &tracer, Ref<RefObject> instance);
  /// One more queue of `other`, with threads of its own.
  explicit CpuDevice(const CpuDevice &other);

  uint32_t queueCount() const override { return 64; }
  const void *memoryDomain() const override;
  bool isNear(const Storage &storage) const override {
    return storage.hostVisible() || Device::isNear(storage);
  }
  bool supportsMemory(uint32_t type, uint32_t usage, std::string &reason) const override;
  MemoryFacts memoryFacts() const override;
  bool supportsTarget(std::string_view target, std::string &reason) const override;
  Status loadExecutable(ExecutableDesc desc, Ref<Executable> &executable) override;

  Status importHost(void *data, uint64_t length, Ref<Buffer> &buffer) override;
  Status importShared(uint64_t address, uint64_t length, Ref<Buffer> &buffer) override {
    return importHost(reinterpret_cast<void *>(uintptr_t(address)), length, buffer);
  }
  uint64_t addressOf(const Buffer &buffer) const override {
    return uint64_t(uintptr_t(buffer.hostPointer()));
  }
  Status mapConstant(Ref<ByteSource> owner, std::span<const uint8_t> bytes,
                     Ref<Buffer> &buffer) override;

  Status createChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                       Ref<Channel> &channel) override;
  Status createCommandBuffer(Ref<CommandBuffer> &commands) override;
  Status submit(Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                Ref<Timepoint> &done) override;

  sluice_memory_statistics_t memoryStatistics() const override { return allocator.statistics(); }
  void resetPeakMemory() override { allocator.resetPeak(); }
  void trim() override { allocator.trim(queue.lastReached()); }

private:
  friend class CpuStorage;
  Status allocateBlock(uint64_t length, MemoryUsage usage, Ref<Buffer> &buffer) override;
  const void *timeline() const override { return &queue; }
  Status createQueue(Ref<Device> &queue) override {
    queue = makeRef<CpuDevice>(*this);
    return {};
  }
  void destroy() override;

  const uint32_t threads;
  const std::chrono::microseconds spin;
  CpuAllocator allocator;
  CpuQueue queue; // after the allocator: running work gives memory back
};

} // namespace sluice::hal::cpu
