//===- CommandRecorder.h - what recording has in common on every device ---===//
// Commands are checked while they are recorded, and what they name stays alive until the buffer
// goes.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/Channel.h"
#include "runtime/hal/Device.h"

namespace sluice::hal {

class CommandRecorder : public CommandBuffer {
public:
  explicit CommandRecorder(Ref<Device> device) : owner(std::move(device)) {}

  Device &device() const final { return *owner; }
  Status collective(Channel &channel, const CollectiveDesc &desc, const Binding &source,
                    const Binding &target) final;
  /// Whether it has collectives among several processes.
  bool hasCollectives() const { return !channels.empty(); }
  /// Ends recording of what is submitted to `device`; fails if it had ended, or is for another one.
  static Status seal(const Device &device, std::span<const Ref<CommandBuffer>> commands);
  /// After the submission has its number: lets go of memory in queue order, so that later work may
  /// have it before this has run. Other memory stays, that of other devices included: their queues
  /// do not know of this work.
  void releaseStorages();

protected:
  /// A collective of several processes, which was checked.
  virtual Status exchange(Channel &channel, const CollectiveDesc &desc, const Binding &source,
                          const Binding &target) = 0;
  /// Fails after seal().
  Status checkOpen() const;
  /// Checks and retains what a command uses. `base` is the address of its storage.
  Status use(const Binding &binding, bool isTarget, void *&base);
  /// Whether `source` is memory that commands of this device cannot name.
  bool isForeign(const Binding &source) const;
  /// The same as use() for the source of a copy that is foreign.
  Status useForeign(const Binding &source);
  void use(Executable &executable);
  /// What was retained of both.
  const std::vector<Ref<Storage>> &usedStorages() const { return storages; }
  /// Whether lengths of copies and fills fit.
  static Status checkLengths(const Binding &source, const Binding &target);
  static Status checkPattern(const Binding &target, uint32_t patternBytes);
  /// Fails if a copy of `length` bytes from one address to another overlaps.
  static Status checkApart(uint64_t from, uint64_t to, uint64_t length);
  /// How many workgroups there are in all.
  static Status countWorkgroups(const DispatchDesc &desc, uint64_t &workgroups);

private:
  template <typename T> void retain(T &object, std::vector<Ref<T>> &list);

  Ref<Device> owner;
  std::vector<Ref<Storage>> storages;
  std::vector<Ref<Executable>> executables;
  std::vector<Ref<Channel>> channels;
  std::atomic<bool> sealed{false};
  RefObject *recent[16] = {}; // retained not long ago, by hash; most bindings lie in one arena
};

/// What it means that a kernel returned `code`, which is not 0.
Status kernelFailed(const Kernel &kernel, const std::vector<KernelFailure> &failures,
                    const char *location, int64_t code);

} // namespace sluice::hal
