//===- GpuDevice.h - a GPU as a device ------------------------------------===//
#pragma once

#include "runtime/hal/gpu/ForeignViews.h"
#include "runtime/hal/gpu/GpuPool.h"
#include "runtime/hal/gpu/GpuQueue.h"

namespace sluice::hal::gpu {

class GpuDevice final : public Device {
public:
  GpuDevice(DeviceDescription facts, std::unique_ptr<Backend> backend, uint64_t memoryLimit,
            Tracer &tracer, Ref<RefObject> instance);
  /// One more queue of `other`.
  GpuDevice(const GpuDevice &other, std::unique_ptr<Backend> backend);
  ~GpuDevice() override { foreignViews->close(); }
  uint32_t queueCount() const override { return backend->queueCount(); }

  const void *memoryDomain() const override { return backend->memoryDomain(); }
  /// The host's memory is, where the device shares it, and that of another device of the same GPU,
  /// where it can be opened.
  bool isNear(const Storage &storage) const override;
  bool canUse(const Storage &storage) const override;
  GpuDevice *asGpu() override { return this; }
  bool supportsTarget(std::string_view target, std::string &reason) const override {
    return backend->supportsTarget(target, reason);
  }
  bool supportsMemory(uint32_t type, uint32_t usage, std::string &reason) const override;
  MemoryFacts memoryFacts() const override {
    return {pool.freeBytes(), backend->limits().numaNode};
  }
  Status loadExecutable(ExecutableDesc desc, Ref<Executable> &executable) override;

  Status importHost(void *data, uint64_t length, Ref<Buffer> &buffer) override;
  Status importShared(uint64_t address, uint64_t length, Ref<Buffer> &buffer) override;
  uint64_t addressOf(const Buffer &buffer) const override;
  Status exportMemory(const Buffer &buffer, sluice_memory_handle_t &handle) override;
  Status openMemory(const sluice_memory_handle_t &handle, Ref<Buffer> &buffer) override;
  void *stream() const override { return backend->sharedStream(); }
  Status mapConstant(Ref<ByteSource> owner, std::span<const uint8_t> bytes,
                     Ref<Buffer> &buffer) override;

  Status createChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                       Ref<Channel> &channel) override {
    return backend->createChannel(ranks, member, channel);
  }
  Status createCommandBuffer(Ref<CommandBuffer> &commands) override;
  Status submit(Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                Ref<Timepoint> &done) override;

  sluice_memory_statistics_t memoryStatistics() const override { return pool.statistics(); }
  void resetPeakMemory() override { pool.resetPeak(); }
  void trim() override;

  const Limits &limits() const { return backend->limits(); }
  Backend &driver() { return *backend; }
  /// Whether it copies from that device's memory by itself and begins work behind that device's.
  bool isPeer(const GpuDevice &other) const {
    return &other != this && backend->group() && backend->group() == other.backend->group();
  }
  UploadCache &uploads() { return uploadCache; }
  /// The host's memory as the device knows it, null if it cannot. At most the memory itself keeps
  /// it, beside references.
  Ref<HostView> viewOf(const Storage &storage) const;
  /// The same for memory that is about to be copied from, which pays where that is done again.
  Ref<HostView> viewIfCopiedAgain(const Storage &storage) const;
  /// The block of another device of the same GPU that the memory lies in as this device knows it,
  /// null if it cannot.
  Ref<BlockView> blockViewOf(const Storage &storage) const;
  Ref<BlockView> blockViewOf(GpuDevice &owner, GpuPool::Slab &slab) const;
  /// Where `storage`, which it can use, begins; `view` keeps that, if it is another's.
  Location locate(const Storage &storage, uint64_t offset, Ref<ForeignView> &view) const;
  /// Whose memory work may have that is submitted now: that of all earlier work, or not that of the
  /// last submission, or of none that runs.
  enum class Reuse : uint8_t { All, NotLast, Idle };
  /// Waits for running work if there is no room beside it.
  Status allocateRange(uint64_t length, Reuse reuse, GpuPool::Allocation &allocation);
  /// For work submitted from now on.
  void freeQueued(GpuPool::Allocation allocation) noexcept {
    pool.free(std::move(allocation), queue.lastSubmitted());
  }

private:
  Status allocateBlock(uint64_t length, MemoryUsage usage, Ref<Buffer> &buffer) override;
  const void *timeline() const override { return &queue; }
  Status readFar(const Buffer &buffer, uint64_t offset, void *target, uint64_t length) override;
  Status writeFar(Buffer &buffer, uint64_t offset, const void *source, uint64_t length) override;
  Status allocateBuffer(uint64_t length, Reuse reuse, bool readOnly, Ref<Buffer> &buffer);
  /// Whether it is memory of a peer that kernels of this device address.
  bool reaches(const Storage &storage) const;
  void recordOpening(const GpuDevice &owner, uint64_t bytes, const Status &status) const;
  Status createQueue(Ref<Device> &queue) override;
  void destroy() override;

  std::unique_ptr<Backend> backend;
  GpuPool pool;
  UploadCache uploadCache;
  Ref<ForeignViews> foreignViews;
  GpuQueue queue; // after what running work gives back to
};

/// Memory of a GpuDevice.
class GpuStorage : public Storage {
public:
  using Storage::Storage;
  virtual Location at(uint64_t offset) const = 0;
  /// What it is a part of; null if it is none of the pool's.
  virtual GpuPool::Slab *slab() const { return nullptr; }
  /// Whether another library made it. What its peers may do with it is not known.
  virtual bool isBorrowed() const { return false; }

  /// Number of the last submission to its device that uses the memory, be it for somebody else
  /// before. Those of other devices are waited for by their timepoints.
  std::atomic<uint64_t> lastUse{0};
  /// Whether commands of other devices work on it in place.
  std::atomic<bool> usedByOthers{false};
};

/// A range of the pool.
class PooledStorage final : public GpuStorage {
public:
  PooledStorage(GpuDevice &device, GpuPool::Allocation &taken, uint64_t length, bool readOnly);
  ~PooledStorage() override { giveBackQueued(); }
  void giveBackQueued() override {
    if (discard())
      gpu.freeQueued(std::move(memory));
  }
  bool queueOrdered() const override { return true; }
  Location at(uint64_t offset) const override {
    return {&memory.slab->block, memory.offset + offset};
  }
  GpuPool::Slab *slab() const override { return memory.slab; }

private:
  GpuDevice &gpu;
  GpuPool::Allocation memory;
};

/// Memory of the host that the device uses in place.
class HostStorage final : public GpuStorage {
public:
  HostStorage(GpuDevice &device, Ref<ByteSource> source, std::span<const uint8_t> bytes,
              Ref<HostView> view, bool readOnly)
      : GpuStorage(Ref<Device>(&device), const_cast<uint8_t *>(bytes.data()), bytes.size(), true,
                   readOnly),
        source(std::move(source)), view(std::move(view)), start(bytes.data()) {}
  ~HostStorage() override { discard(); }
  Location at(uint64_t offset) const override { return view->at(start + offset); }

private:
  const Ref<ByteSource> source; // ends after the view
  const Ref<HostView> view;
  const uint8_t *const start;
};

/// Memory that another library owns.
class ImportedGpuStorage final : public GpuStorage {
public:
  ImportedGpuStorage(GpuDevice &device, uint64_t address, uint64_t length);
  Location at(uint64_t offset) const override { return {&block, offset}; }
  bool isBorrowed() const override { return true; }

private:
  MemoryBlock block;
};

/// A part of an allocation that was opened by a handle.
class OpenedStorage final : public GpuStorage {
public:
  OpenedStorage(GpuDevice &device, Ref<BlockView> view, uint64_t offset, uint64_t length);
  Location at(uint64_t offset) const override { return {&view->memory(), start + offset}; }
  bool isBorrowed() const override { return true; }

private:
  const Ref<BlockView> view;
  const uint64_t start;
};

} // namespace sluice::hal::gpu
