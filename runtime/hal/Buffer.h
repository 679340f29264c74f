//===- Buffer.h - ranges of device memory, and tensors in them ------------===//
#pragma once

#include "runtime/base/Budget.h"
#include "runtime/base/ElementType.h"
#include "sluice/device.h"
#include "sluice/tensor.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <vector>

namespace sluice::hal {

class Device;

/// What devices made of memory that is another's, by their numbers. It lasts as long as the memory,
/// however often that is handed out.
using MemoryViews = std::vector<std::pair<uint64_t, Ref<RefObject>>>;

/// Those of one memory. Thread-safe.
class ViewSet {
public:
  /// The view that the device of this number has; the first question makes it. `make` is called
  /// under a lock.
  template <typename View, typename Make> Ref<View> get(uint64_t device, Make make) {
    std::lock_guard lock(mutex);
    for (const auto &[number, view] : views)
      if (number == device)
        return Ref<View>(static_cast<View *>(view.get()));
    Ref<View> made = make();
    views.push_back({device, made});
    return made;
  }
  /// Before anybody else knows the set.
  void set(MemoryViews known) { views = std::move(known); }
  /// Takes them out.
  MemoryViews take() {
    std::lock_guard lock(mutex);
    return std::exchange(views, {});
  }

private:
  std::mutex mutex; // of what follows
  MemoryViews views;
};

/// One allocation. A driver derives from it; the destructor gives the memory back.
class Storage : public RefObject {
public:
  Storage(Ref<Device> device, void *address, uint64_t length, bool hostVisible,
          bool readOnly = false);
  ~Storage() override;

  Device &device() const { return *owner; }
  uint64_t length() const { return bytes; }
  bool hostVisible() const { return onHost; }
  /// Constants, and what others lend to be read: no command but a kernel may name it as a target.
  bool readOnly() const { return constant; }
  /// Before anybody else knows the storage.
  void setReadOnly() { constant = true; }
  /// Who is told when the memory is not needed any more, and with what.
  void setRelease(sluice_release_callback_t release, void *told) {
    onRelease = release, user = told;
  }
  /// Which call of a program allocated it, by its number; 0: none.
  uint64_t call() const { return allocatedBy; }
  /// It counts as memory of that until it is given back.
  void setCall(uint64_t call, MemoryShare counted = {}) {
    allocatedBy = call, share = std::move(counted);
  }
  /// What the driver knows the memory by; a host pointer if hostVisible. Null once given back.
  void *address() const { return base.load(std::memory_order_acquire); }
  /// How many bytes from address() on stay the same memory, when it is handed out again too.
  virtual uint64_t capacity() const { return bytes; }
  /// What devices made of it.
  ViewSet &views() const { return viewSet; }
  /// Hands the memory to work that is submitted later, although references are left. Does nothing
  /// for borrowed memory.
  virtual void giveBackQueued() {}
  /// Whether the last reference may go while submitted work still uses the memory, because whoever
  /// gets it next comes later in the queue.
  virtual bool queueOrdered() const { return false; }

protected:
  /// From here on the memory is not this storage's. Returns what address() was; `left` is what
  /// devices made of it.
  void *discard(MemoryViews &left) {
    left = viewSet.take();
    void *address = base.exchange(nullptr, std::memory_order_acq_rel);
    if (address)
      share.giveBack();
    return address;
  }
  void *discard() {
    MemoryViews left;
    return discard(left);
  }
  /// Before anybody else knows the storage.
  void setViews(MemoryViews known) { viewSet.set(std::move(known)); }

private:
  Ref<Device> owner;
  std::atomic<void *> base;
  uint64_t bytes, allocatedBy = 0;
  MemoryShare share;
  bool onHost, constant;
  sluice_release_callback_t onRelease = nullptr;
  void *user = nullptr;
  mutable ViewSet viewSet;
};

/// A range of a storage. Immutable.
class Buffer final : public RefObject {
public:
  Buffer(Ref<Storage> storage, uint64_t offset, uint64_t length)
      : RefObject(RefKind::Buffer), memory(std::move(storage)), start(offset), bytes(length) {}

  Storage &storage() const { return *memory; }
  Device &device() const { return memory->device(); }
  uint64_t offset() const { return start; }
  uint64_t length() const { return bytes; }
  /// Null if the host cannot address it, or it was given back.
  uint8_t *hostPointer() const {
    auto *base = static_cast<uint8_t *>(memory->hostVisible() ? memory->address() : nullptr);
    return base ? base + start : nullptr;
  }

  /// OUT_OF_RANGE unless [offset, offset + length) lies inside.
  Status checkRange(uint64_t offset, uint64_t length) const;
  Status subspan(uint64_t offset, uint64_t length, Ref<Buffer> &result) const;

private:
  Ref<Storage> memory;
  uint64_t start, bytes;
};

/// Element type, shape and exactly the bytes. Immutable.
class Tensor final : public RefObject {
public:
  /// The tensor at `offset` of `buffer`.
  static Status create(Ref<Buffer> buffer, uint64_t offset, sluice_element_type_t type,
                       std::vector<int64_t> dims, Ref<Tensor> &tensor);

  sluice_element_type_t elementType() const { return type; }
  const std::vector<int64_t> &dims() const { return shape; }
  Buffer &buffer() const { return *content; }
  uint64_t elementCount() const { return content->length() / sluice_element_type_size(type); }
  std::string text() const { return formatShape(type, shape.data(), shape.size()); }

private:
  Tensor(Ref<Buffer> buffer, sluice_element_type_t type, std::vector<int64_t> dims)
      : RefObject(RefKind::Tensor), content(std::move(buffer)), type(type), shape(std::move(dims)) {
  }
  Ref<Buffer> content;
  sluice_element_type_t type;
  std::vector<int64_t> shape;
};

/// Bytes of the allocators of a device: one for each of its queues, since memory is handed on in
/// the order of a queue. The limit is that of all.
struct MemoryAccount {
  explicit MemoryAccount(uint64_t limit) : limit(limit) {}
  const uint64_t limit; // in use at once
  std::mutex mutex;     // of what follows, and of the allocators themselves
  uint64_t inUse = 0, peak = 0;
  uint64_t held = 0;      // taken from the system
  uint64_t highWater = 0; // most in use since the peak was reset
};

/// An allocator whose memory is on an account.
class AccountedMemory {
public:
  explicit AccountedMemory(std::shared_ptr<MemoryAccount> account) : account(std::move(account)) {}
  const std::shared_ptr<MemoryAccount> &memoryAccount() const { return account; }
  /// Counts all that share the account.
  sluice_memory_statistics_t statistics() const {
    std::lock_guard lock(account->mutex);
    return {account->inUse, account->peak, account->held - account->inUse, {}};
  }
  /// What the limit leaves.
  uint64_t freeBytes() const {
    std::lock_guard lock(account->mutex);
    return account->limit - std::min(account->limit, account->inUse);
  }
  void resetPeak() {
    std::lock_guard lock(account->mutex);
    account->peak = account->highWater = account->inUse;
  }

protected:
  const std::shared_ptr<MemoryAccount> account;
};

} // namespace sluice::hal
