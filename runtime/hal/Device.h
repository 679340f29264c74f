//===- Device.h - what a driver implements --------------------------------===//
// A device has memory, executables and one in-order queue; more queues are devices with the same
// memory. Work is recorded into command buffers and submitted; a submit returns at once with a
// timepoint that is reached when the work is done. Nothing here blocks but Timepoint::await, read
// and write. All of it is thread-safe but a command buffer being recorded.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/ByteSource.h"
#include "runtime/hal/Buffer.h"
#include "runtime/hal/Trace.h"
#include "sluice/share.h"

#include <condition_variable>
#include <functional>
#include <string_view>
#include <thread>
#include <variant>

namespace sluice::hal {

class Channel;
class HostTimepoint;
namespace gpu {
class GpuDevice;
class GpuTimepoint;
} // namespace gpu
struct CollectiveDesc;

/// A moment on a device's time line: reached when the work before it is done, or failed.
class Timepoint : public RefObject {
public:
  Timepoint() : RefObject(RefKind::Timepoint) {}
  /// True once await would return at once.
  virtual bool reached() const = 0;
  /// Blocks until reached; returns how the work ended.
  virtual Status await() = 0;
  /// Identifies the queue whose order it follows; null if it joins several.
  virtual const void *timeline() const { return nullptr; }
  /// False if only the loss of the device can make await fail: what follows in the same queue need
  /// not look.
  virtual bool mayFail() const { return true; }
  /// What it joins; none if it is one moment.
  virtual std::span<const Ref<Timepoint>> parts() const { return {}; }
  /// Itself if the host signals it, else null.
  virtual HostTimepoint *asHostTimepoint() { return nullptr; }
  /// Itself if a GPU's queue reaches it, else null.
  virtual gpu::GpuTimepoint *asGpuTimepoint() { return nullptr; }
};

/// Reached when all of `parts` are; fails with the first that failed. Nulls are reached: also what
/// is returned where nothing is left to wait for.
Ref<Timepoint> joinTimepoints(std::vector<Ref<Timepoint>> parts);

/// One entry point of an executable; a driver derives from it.
struct Kernel {
  std::string name;
};

/// What a kernel means by a nonzero return.
struct KernelFailure {
  std::string message, location;
};

/// Object code, loaded. Kernels live as long as it.
class Executable : public RefObject {
public:
  /// Null if there is no such kernel.
  virtual const Kernel *find(std::string_view name) const = 0;
};

struct ExecutableDesc {
  std::string target;
  // Owns `image` and, through its references, whatever the driver leaves in place.
  Ref<ByteSource> owner;
  std::span<const uint8_t> image;
  std::vector<KernelFailure> failures;
  std::function<const char *(std::string_view kernel)>
      locationOf; // the node a kernel comes from; may be empty
};

struct Binding {
  Buffer *buffer;
  uint64_t offset, length;
};

struct DispatchDesc {
  Executable *executable;
  const Kernel *kernel;
  const char *location; // "" if unknown; lives as long as the executable's owner
  uint32_t workgroups[3];
  uint64_t workspaceBytes; // of each workgroup on a CPU, of the whole dispatch on a GPU
  std::span<const int64_t> constants;
  std::span<const Binding> bindings;
};

/// Commands, recorded once by one thread, then submitted. Between two barriers commands may run in
/// any order and at the same time. Retains what it names. Ranges are checked while recording
/// (OUT_OF_RANGE).
class CommandBuffer : public RefObject {
public:
  CommandBuffer() : RefObject(RefKind::CommandBuffer) {}
  virtual Device &device() const = 0;
  /// Whose commands these are: before the first. Null: nobody's.
  void setBudget(Ref<Budget> owner) { budget = std::move(owner); }
  /// Counts `bytes` of recorded commands as memory of the budget.
  Status count(uint64_t bytes) { return share.take(budget ? budget->memory() : nullptr, bytes); }
  virtual Status dispatch(const DispatchDesc &desc) = 0;
  /// The source may be memory of another device. Then it is read when the commands run, through the
  /// host where that is the only way; whoever wrote it must be waited for by the submission.
  virtual Status copy(const Binding &source, const Binding &target) = 0;
  /// `pattern` has 1, 2, 4 or 8 bytes, of which `target.length` is a multiple.
  virtual Status fill(const Binding &target, uint64_t pattern, uint32_t patternBytes) = 0;
  /// Takes a copy of `bytes`.
  virtual Status update(const Binding &target, std::span<const uint8_t> bytes) = 0;
  virtual Status barrier() = 0;
  /// Begins before other commands up to the next barrier, after the collectives before it. Ranges
  /// do not overlap, or are one.
  virtual Status collective(Channel &channel, const CollectiveDesc &desc, const Binding &source,
                            const Binding &target) = 0;
  /// Whether there is nothing to run, as after copies of memory to itself.
  virtual bool empty() const = 0;

protected:
  Ref<Budget> budget; // looked at between parts of the work, where that can be ended

private:
  MemoryShare share;
};

/// What the memory is for; the bits are vm::BufferUsage.
using MemoryUsage = uint32_t;
inline constexpr MemoryUsage kMemoryHostWrite = 8, kMemoryShared = 32, kMemoryAhead = 64;
/// Memory that somebody beside the queue may use at once, so earlier work of the queue must not.
inline constexpr MemoryUsage kMemoryUnqueued = kMemoryHostWrite | kMemoryShared;

/// What policies ask of a device's memory (DevicePolicy.h).
struct MemoryFacts {
  uint64_t freeBytes = 0;
  int numaNode = -1; // that the device is nearest to; -1: not known
};

/// A device as its driver finds it.
struct DeviceDescription {
  std::string name;        // "cuda:0"
  std::string description; // one line for people
  std::string target;      // what kernels for it are best compiled for: "cuda:sm_90"
  std::string problem;     // why it cannot be used; empty if it can
};

class Device : public RefObject {
public:
  Device(Tracer &tracer, Ref<RefObject> instance, uint32_t rank, DeviceDescription facts)
      : events(tracer), owner(std::move(instance)), order(rank), facts(std::move(facts)) {}
  /// FAILED_PRECONDITION in a process that was forked since: its threads stayed behind.
  Status checkProcess() const;
  /// Which no other device of the process has or will have.
  uint64_t number() const { return serial; }

  const char *name() const { return facts.name.c_str(); }
  const char *description() const { return facts.description.c_str(); }
  const char *target() const { return facts.target.c_str(); }

  /// Devices with the same value use each other's memory as their own.
  virtual const void *memoryDomain() const { return this; }
  /// Whether that memory is as good as its own, wherever it is from.
  virtual bool isNear(const Storage &storage) const;
  /// Whether commands of this device may name that memory in place, be it over a link to another
  /// device.
  virtual bool canUse(const Storage &storage) const { return isNear(storage); }
  /// Itself if it is a GPU, else null.
  virtual gpu::GpuDevice *asGpu() { return nullptr; }
  /// Whether it has memory of the type for the usage, both as sluice/policy.h says; if not,
  /// `reason` says why in a few words.
  virtual bool supportsMemory(uint32_t type, uint32_t usage, std::string &reason) const = 0;
  virtual MemoryFacts memoryFacts() const = 0;
  /// How far it is to be preferred, as sluice_device_rank says.
  uint32_t rank() const { return order.load(std::memory_order_relaxed); }
  void setRank(uint32_t rank) { order.store(rank, std::memory_order_relaxed); }

  /// How it was opened, for one like it in another process; null: other processes have none.
  virtual const sluice_device_options_t *reopening() const { return nullptr; }

  /// Whether kernels for `target` run here; if not, `reason` says why in a few words.
  virtual bool supportsTarget(std::string_view target, std::string &reason) const = 0;
  /// UNSUPPORTED if a kernel needs more than this device has.
  virtual Status loadExecutable(ExecutableDesc desc, Ref<Executable> &executable) = 0;

  /// New memory that the host may use at once.
  Status allocate(uint64_t length, MemoryUsage usage, Ref<Buffer> &buffer) {
    return allocateBlock(length, usage | kMemoryUnqueued, buffer);
  }
  /// The caller's memory in place.
  virtual Status importHost(void *data, uint64_t length, Ref<Buffer> &buffer) = 0;
  /// Memory of the device that another library owns, in place; `address` as
  /// sluice_buffer_import_device says.
  virtual Status importShared(uint64_t address, uint64_t length, Ref<Buffer> &buffer) = 0;
  /// Where other libraries find the bytes; 0 where addresses are not shared.
  virtual uint64_t addressOf(const Buffer &buffer) const = 0;
  /// As sluice_buffer_export.
  virtual Status exportMemory(const Buffer &, sluice_memory_handle_t &) {
    return makeError(SLUICE_UNSUPPORTED, "%s shares no memory with other processes", name());
  }
  /// As sluice_buffer_open; that the range lies in the allocation was checked.
  virtual Status openMemory(const sluice_memory_handle_t &, Ref<Buffer> &) {
    return makeError(SLUICE_UNSUPPORTED, "%s opens no memory of other processes", name());
  }
  /// What the work runs on, in the vendor's words; null if that is no stream.
  virtual void *stream() const { return nullptr; }
  /// Read-only bytes in place, or copied where the device cannot read them.
  virtual Status mapConstant(Ref<ByteSource> owner, std::span<const uint8_t> bytes,
                             Ref<Buffer> &buffer) = 0;

  /// Memory in queue order: usable by work that waits for `ready`; may be memory that earlier work
  /// still uses.
  Status allocateQueued(uint64_t length, MemoryUsage usage, Ref<Timepoint> wait,
                        Ref<Buffer> &buffer, Ref<Timepoint> &ready);
  /// The memory goes to later allocateQueued calls once `wait` is reached, whoever still refers to
  /// it.
  Status deallocateQueued(Buffer &buffer, Ref<Timepoint> wait, Ref<Timepoint> &done);

  /// The channel of process number `member` of `ranks`. All of them make it, in the same order as
  /// others; it lives at most as long as this.
  virtual Status createChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                               Ref<Channel> &channel);

  virtual Status createCommandBuffer(Ref<CommandBuffer> &commands) = 0;
  /// Runs `commands` in order, a barrier between each, after `wait` (null: at once) and all earlier
  /// submissions. A failed `wait` fails `done` too, and nothing runs.
  virtual Status submit(Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                        Ref<Timepoint> &done) = 0;

  /// Between host memory and a buffer that no queued work uses; the range was checked.
  Status read(const Buffer &buffer, uint64_t offset, void *target, uint64_t length);
  Status write(Buffer &buffer, uint64_t offset, const void *source, uint64_t length);

  /// How many queues it has.
  virtual uint32_t queueCount() const { return 1; }
  /// The same device in the order of its queue `number`: a device with the same memory, whose
  /// submissions and this one's follow each other only by timepoints. 0 is this one; numbers that
  /// it does not have count from 0 again. It lasts as long as this one, at least. Thread-safe.
  Status openQueue(uint32_t number, Ref<Device> &queue);
  /// Calls `visit` with each of those that were opened, without this one.
  void visitQueues(const std::function<void(Device &)> &visit);

  virtual sluice_memory_statistics_t memoryStatistics() const = 0;
  virtual void resetPeakMemory() = 0;
  virtual void trim() = 0;

  Tracer &tracer() const { return events; }
  const Ref<RefObject> &instance() const { return owner; }
  /// Its name in traces: "cuda:0, queue 3", unique among devices and queues.
  std::string queueName() const {
    return std::string(name()) + ", queue " + std::to_string(number());
  }

protected:
  /// New memory, which earlier work may still use unless `usage` has a bit of kMemoryUnqueued.
  virtual Status allocateBlock(uint64_t length, MemoryUsage usage, Ref<Buffer> &buffer) = 0;
  /// That of the timepoints of its submissions.
  virtual const void *timeline() const = 0;
  /// For the last reference that goes on one of the device's own threads, which cannot wait for
  /// itself; a `Hold` lives until it is done. A machine without one more thread keeps the device.
  template <typename Hold = std::monostate> void deleteElsewhere() noexcept {
    try {
      std::thread([this, hold = std::make_unique<Hold>()] { delete this; }).detach();
    } catch (const std::exception &) {
    }
  }
  /// read and write of memory of this device that the host does not address; of at least a byte.
  virtual Status readFar(const Buffer &, uint64_t, void *, uint64_t) { return noMemory(); }
  virtual Status writeFar(Buffer &, uint64_t, const void *, uint64_t) { return noMemory(); }
  /// One more queue; only where there are several.
  virtual Status createQueue(Ref<Device> &queue);
  const DeviceDescription &described() const { return facts; }

private:
  Tracer &events;
  Ref<RefObject> owner; // of the tracer
  std::atomic<uint32_t> order;
  const DeviceDescription facts;
  std::mutex queueMutex; // of what follows
  std::map<uint32_t, Ref<Device>> queues;
  Status noMemory() const {
    return makeError(SLUICE_INTERNAL, "%s has no memory but the host's", name());
  }
  const uint32_t process = processNumber.load(std::memory_order_relaxed);
  static std::atomic<uint32_t> processNumber; // how many forks ago the first one was
  const uint64_t serial = nextSerial();
  static uint64_t nextSerial();
};

/// Replaces `buffer`, whose content is there, by a copy on `device` unless its memory is near to
/// that.
Status importBuffer(Device &device, Ref<Buffer> &buffer);

/// A kind of device, which every instance knows (Drivers.h).
class Driver {
public:
  virtual ~Driver() = default;
  virtual std::string_view name() const = 0;
  /// Devices that are there, in the order of their ordinals. May open a vendor's library.
  virtual std::vector<DeviceDescription> devices() = 0;
  /// How many ordinals `create` takes beyond those: each is one more device on the same hardware.
  virtual uint32_t extraDevices() const { return 0; }
  /// Why there are none: "libcuda.so.1 is not installed".
  virtual std::string absence() { return "no device found"; }
  virtual Status create(uint32_t ordinal, const sluice_device_options_t &options, Tracer &tracer,
                        Ref<RefObject> instance, Ref<Device> &device) = 0;
};

/// A timepoint that the host reaches.
class HostTimepoint final : public Timepoint {
public:
  bool reached() const override { return done.load(std::memory_order_acquire); }
  Status await() override;
  HostTimepoint *asHostTimepoint() override { return this; }
  /// Reaches it, once: false if it was before.
  bool signal(Status how);

private:
  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<bool> done{false};
  Status failure; // written before `done`
};

} // namespace sluice::hal
