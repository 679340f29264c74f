//===- FakeBackend.h - a GPU without a device, for tests ------------------===//
#pragma once

#include "runtime/hal/gpu/GpuCommandBuffer.h"

#include <cstdlib>
#include <cstring>
#include <thread>

namespace sluice::hal::gpu {

/// Memory of the host; commands do nothing and are done when the test says so, or the device is
/// lost.
class FakeBackend final : public Backend {
public:
  ~FakeBackend() override {
    if (endsSlowly)
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
    if (onEnd)
      *onEnd = true;
  }
  const Limits &limits() const override { return limitTable; }
  bool supportsTarget(std::string_view, std::string &) const override { return true; }
  Status allocateBlock(MemoryKind, uint64_t bytes, MemoryBlock &block) override {
    if (allocated + bytes > capacity)
      return makeError(SLUICE_RESOURCE_EXHAUSTED, "the fake is full");
    allocated += bytes, ++blocks;
    auto *memory = static_cast<uint8_t *>(std::aligned_alloc(256, (bytes + 255) / 256 * 256));
    block = {uint64_t(uintptr_t(memory)), memory, bytes, memory};
    return {};
  }
  Status importHost(uint8_t *data, uint64_t bytes, MemoryBlock &block) override {
    block = {uint64_t(uintptr_t(data)), data, bytes};
    return ++imported, Status();
  }
  Status exportBlock(const MemoryBlock &block, sluice_memory_handle_t &handle) override {
    if (!limitTable.exports)
      return Backend::exportBlock(block, handle);
    std::memcpy(handle.device_uuid, &block.address, sizeof(block.address));
    handle.allocation_length = block.bytes;
    return {};
  }
  bool opens(const Limits &owner) const override { return owner.exports; }
  Status openBlock(const sluice_memory_handle_t &handle, MemoryBlock &block) override {
    ++openings;
    if (refusesToOpen)
      return makeError(SLUICE_UNSUPPORTED, "the fake \"opens\" nothing");
    std::memcpy(&block.address, handle.device_uuid, sizeof(block.address));
    block.bytes = handle.allocation_length;
    return ++opened, Status();
  }
  void freeBlock(MemoryKind kind, const MemoryBlock &block) override {
    if (kind == MemoryKind::Opened) {
      --opened;
      return;
    }
    if (kind == MemoryKind::Host) {
      --imported;
      return;
    }
    allocated -= block.bytes, --blocks;
    std::free(block.handle);
  }
  Status load(const module::GpuExecutable &, const KernelLocations &,
              std::unique_ptr<LoadedCode> &) override {
    return makeError(SLUICE_UNSUPPORTED, "the fake runs nothing");
  }
  const void *group() const override { return family; }
  Status start(uint64_t number, std::span<const Ref<CommandBuffer>>,
               std::span<const PeerWork> after, Timing,
               std::unique_ptr<Started> &started) override {
    lastBehind.assign(after.begin(), after.end()), last = number;
    started = std::make_unique<Started>();
    return {};
  }
  bool isDone(uint64_t number) override { return lost || number <= done.load(); }
  Status wait(uint64_t number) override {
    while (!isDone(number))
      std::this_thread::yield();
    return health();
  }
  Status health() override {
    return lost ? makeError(SLUICE_INTERNAL, "the fake was lost") : Status();
  }
  Status read(Location, void *, uint64_t) override { return {}; }
  Status write(Location, const void *, uint64_t) override { return {}; }
  Status copy(Location source, Location target, uint64_t length) override {
    copied += length;
    std::memcpy(reinterpret_cast<void *>(target.address()),
                reinterpret_cast<void *>(source.address()), length);
    return {};
  }

  Limits limitTable;
  uint64_t capacity = UINT64_MAX, allocated = 0, blocks = 0, imported = 0, opened = 0, openings = 0,
           copied = 0;
  bool refusesToOpen = false;
  std::atomic<uint64_t> last{0};
  std::vector<PeerWork> lastBehind; // what the last submission begins behind
  const void *family = nullptr;
  std::atomic<uint64_t> done{UINT64_MAX};
  std::atomic<bool> lost{false};
  std::atomic<bool> *onEnd = nullptr;
  bool endsSlowly = false;
};

} // namespace sluice::hal::gpu
