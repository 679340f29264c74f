//===- HostViews.h - memory of the host as a GPU knows it ------------------===//
// Where host and device share memory, kernels work on it where it lies; a device with memory of its own copies faster from what it
// knows. To make it known takes time, so it is kept as long as the memory is, be that handed out again (MemoryViews).
//===----------------------------------------------------------------------===//
#ifndef SLUICE_RUNTIME_HAL_GPU_HOSTVIEWS_H
#define SLUICE_RUNTIME_HAL_GPU_HOSTVIEWS_H

#include "runtime/hal/gpu/Backend.h"

#include <set>

namespace sluice::hal::gpu {

class HostView;

/// Those of one device. They may outlive it, closed.
class HostViews final : public RefObject {
public:
  explicit HostViews(Backend &backend) : backend(&backend) {}
  /// Closes them all; nothing that uses them runs.
  void close();

private:
  friend class HostView;
  std::mutex mutex; // of what follows
  Backend *backend; // null once closed
  std::set<HostView *> open;
};

class HostView final : public RefObject {
public:
  explicit HostView(Ref<HostViews> owner) : owner(std::move(owner)) {}
  ~HostView() override;

  /// Makes the pages of [data, data + bytes) known to the device. False if it cannot.
  bool open(const void *data, uint64_t bytes);
  bool isOpen() const { return block.address != 0; }
  /// Where `data`, which lies in it, is. Lives as long as the view.
  Location at(const void *data) const { return {&block, uint64_t(static_cast<const uint8_t *>(data) - block.host)}; }
  /// How often it was wanted, this time included.
  uint32_t want() { return wanted.fetch_add(1) + 1; }

private:
  friend class HostViews;
  const Ref<HostViews> owner;
  MemoryBlock block;
  std::atomic<uint32_t> wanted{0};
};

} // namespace sluice::hal::gpu
#endif
