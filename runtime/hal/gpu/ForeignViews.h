//===- ForeignViews.h - memory of others as a GPU knows it -----------------===//
// Where host and device share memory, kernels work on it where it lies; a device with memory of its
// own copies faster from what it knows. Memory of another device of the same GPU is opened by a
// handle, and then is as good as its own. To make memory known takes time, so it is kept as long as
// the memory is, be that handed out again (MemoryViews).
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/Backend.h"

#include <set>

namespace sluice::hal::gpu {

class ForeignView;

/// Those of one device. They may outlive it, closed.
class ForeignViews final : public RefObject {
public:
  explicit ForeignViews(Backend &backend) : backend(&backend) {}
  /// Closes them all; nothing that uses them runs.
  void close();

private:
  friend class ForeignView;
  std::mutex mutex; // of what follows
  Backend *backend; // null once closed
  std::set<ForeignView *> open;
};

class ForeignView : public RefObject {
public:
  ~ForeignView() override;
  bool isOpen() const { return block.address != 0; }
  const MemoryBlock &memory() const { return block; }

protected:
  ForeignView(Ref<ForeignViews> owner, MemoryKind kind) : owner(std::move(owner)), kind(kind) {}
  /// `make` fills a block with the backend's help.
  template <typename Make> Status openWith(Make make);

private:
  friend class ForeignViews;
  const Ref<ForeignViews> owner;
  const MemoryKind kind;
  MemoryBlock block;
};

/// Memory of the host.
class HostView final : public ForeignView {
public:
  explicit HostView(Ref<ForeignViews> owner) : ForeignView(std::move(owner), MemoryKind::Host) {}
  /// Makes the pages of [data, data + bytes) known to the device. False if it cannot.
  bool open(const void *data, uint64_t bytes);
  /// Where `data`, which lies in it, is. Lives as long as the view.
  Location at(const void *data) const {
    return {&memory(), uint64_t(static_cast<const uint8_t *>(data) - memory().host)};
  }
  /// How often it was wanted, this time included.
  uint32_t want() { return wanted.fetch_add(1) + 1; }

private:
  std::atomic<uint32_t> wanted{0};
};

/// A block of another device or process.
class BlockView final : public ForeignView {
public:
  explicit BlockView(Ref<ForeignViews> owner) : ForeignView(std::move(owner), MemoryKind::Opened) {}
  /// As Backend::openBlock.
  Status open(const sluice_memory_handle_t &handle);
};

} // namespace sluice::hal::gpu
