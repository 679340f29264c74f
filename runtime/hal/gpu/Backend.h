//===- Backend.h - what a GPU's interface must offer ----------------------===//
// GpuDevice is one device implementation for all GPUs: allocator, command buffers, queue, failures,
// staging. What differs between CUDA, HIP and Vulkan lies behind this class.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/Device.h"
#include "runtime/module/GpuExecutable.h"

namespace sluice::hal::gpu {

class GpuCommandBuffer;

/// Memory as the backend allocated it.
struct MemoryBlock {
  uint64_t address = 0;    // on the device; a multiple of 64
  uint8_t *host = nullptr; // null if the host cannot address it
  uint64_t bytes = 0;
  void *handle = nullptr; // the backend's
  // Memory of another library, whose work may still write it before the queue's does.
  bool borrowed = false;
};

enum class MemoryKind : uint8_t {
  Device, // the device's own; host may be null
  Upload, // of both sides, coherent; host is not null
  Host,   // the host's, made known to the device
  Opened  // of another device or process, opened by a handle
};

/// Bytes of a block.
struct Location {
  const MemoryBlock *block = nullptr;
  uint64_t offset = 0;
  uint64_t address() const { return block->address + offset; }
  /// Where the host addresses it, if it does.
  uint8_t *host() const { return block->host + offset; }
};

/// What kernels may use. 0 = not limited.
struct Limits {
  std::string name;         // of the device, for messages: "vulkan:0 (llvmpipe)"
  uint64_t memoryBytes = 0; // of the device
  uint64_t maxAllocationBytes = 0;
  bool mapsMemory = false; // the host addresses memory of kind Device
  sluice_memory_handle_type_t exports = SLUICE_MEMORY_HANDLE_NONE; // of blocks of kind Device
  uint8_t deviceUuid[16] = {}, driverUuid[16] = {}; // of the GPU and its driver; zeros: not known
  int numaNode = -1;                                // that the device is nearest to; -1: not known
  uint32_t rank = 300;                              // as sluice_device_rank says
  uint32_t maxThreads[3] = {0, 0, 0};               // of a workgroup
  uint32_t maxThreadCount = 0;
  uint32_t maxGrid[3] = {0, 0, 0};
  uint64_t workgroupBytes = 0; // static and dynamic together
  uint64_t privateBytes = 0;
  uint32_t minSubgroup = 0, maxSubgroup = 0;
  uint32_t waitingUnits = 0;     // compute units whose workgroups may wait for each other
  uint32_t maxArgumentWords = 0; // passed directly
  uint64_t features = 0;         // SLUICE_GPU_FEATURE_*
};

/// Whether times are asked for: of commands as they run side by side, or each by itself.
enum class Timing : uint8_t { None, Together, Isolated };

/// The lane of transfers that run beside other commands.
inline constexpr uint32_t kTransferLane = UINT32_MAX;

/// Times of one command, in nanoseconds before the end of its submission. `lane`: commands of
/// different ones may overlap. The driver may have lost them.
struct CommandTime {
  double begin = 0, end = 0;
  uint32_t lane = 0;
  bool isKnown = true;
};

/// A submission that the device has begun. Its destructor takes back what it used; it runs only
/// once the work is done.
class Started {
public:
  virtual ~Started() = default;
  /// One entry for each of the commands that are timed, if it was asked for. The work is done.
  virtual std::vector<CommandTime> times() { return {}; }
  /// When it ended, if times were asked for; by default just now.
  virtual Tracer::Clock::time_point endTime() { return Tracer::Clock::now(); }
};

/// Code on the device; the handles of its entry points live as long as it.
class LoadedCode {
public:
  virtual ~LoadedCode() = default;
  /// One for each entry point of the executable.
  virtual void *handle(size_t entry) const = 0;
};

/// The node that a kernel comes from, "" if that is unknown.
using KernelLocations = std::function<const char *(const module::GpuEntry &entry)>;

class Backend;

/// A submission of another device of the same group, which was started.
struct PeerWork {
  Backend *backend;
  uint64_t number;
};

/// All methods are thread-safe, but start: one call at a time, in the order of the numbers.
class Backend {
public:
  virtual ~Backend() = default; // nothing runs any more

  virtual const Limits &limits() const = 0;
  Status unsupported(const char *what) const {
    return makeError(SLUICE_UNSUPPORTED, "%s %s", limits().name.c_str(), what);
  }
  /// As Device::memoryDomain.
  virtual const void *memoryDomain() const { return this; }
  /// Not null: backends with the same value copy from each other's memory by themselves, and begin
  /// work behind that of each other.
  virtual const void *group() const { return nullptr; }
  /// Whether kernels, too, address memory of `peer`, which is of the same group. The first question
  /// may open the way.
  virtual bool reaches(Backend &peer) { return &peer == this; }
  /// Whether commands copy from any memory of the host. It is read before `start` returns.
  virtual bool copiesHostMemory() const { return false; }
  /// As Device::stream. Where there is one, other libraries share the addresses of the device.
  virtual void *sharedStream() const { return nullptr; }
  /// As Device::supportsTarget.
  virtual bool supportsTarget(std::string_view target, std::string &reason) const = 0;

  /// As Device::queueCount.
  virtual uint32_t queueCount() const { return 1; }
  /// The same device with an order of its own; of the same group and memory domain. Only where
  /// there are several queues.
  virtual Status createQueue(std::unique_ptr<Backend> &) { return unsupported("has one queue"); }

  /// Memory of kind Device or Upload.
  virtual Status allocateBlock(MemoryKind kind, uint64_t bytes, MemoryBlock &block) = 0;
  /// Whole pages of the host as a block of kind Host.
  virtual Status importHost(uint8_t *data, uint64_t bytes, MemoryBlock &block) = 0;
  /// A handle for a block of kind Device, whose length and offset are left at 0. The caller closes
  /// it. UNSUPPORTED if it has none.
  virtual Status exportBlock(const MemoryBlock &, sluice_memory_handle_t &) {
    return unsupported("shares no memory with other processes");
  }
  /// Whether it opens what a device with such limits exports, within this process.
  virtual bool opens(const Limits &) const { return false; }
  /// The whole allocation as a block of kind Opened. `handle` stays the caller's.
  virtual Status openBlock(const sluice_memory_handle_t &, MemoryBlock &) {
    return unsupported("opens no memory of other processes");
  }
  virtual void freeBlock(MemoryKind kind, const MemoryBlock &block) = 0;

  /// Limits and features were checked. Errors name the kernel and, by `locationOf`, its place in
  /// the model.
  virtual Status load(const module::GpuExecutable &executable, const KernelLocations &locationOf,
                      std::unique_ptr<LoadedCode> &code) = 0;

  /// What kernels are passed for `map` of a binding at `address`, of `bytes`.
  virtual Status encodeTensorMap(const module::TensorMap &, uint64_t, uint64_t, uint64_t *) {
    return unsupported("has no tensor maps");
  }

  /// As Device::createChannel.
  virtual Status createChannel(const std::vector<uint32_t> &, uint32_t, Ref<Channel> &) {
    return unsupported("has no collectives: they run on processors and on CUDA devices");
  }

  /// Begins the commands, after all earlier submissions and those of `after`; a barrier between
  /// each buffer.
  virtual Status start(uint64_t number, std::span<const Ref<CommandBuffer>> commands,
                       std::span<const PeerWork> after, Timing timing,
                       std::unique_ptr<Started> &started) = 0;
  /// Whether submission `number`, which was started, is done or the device is lost. Does not block.
  virtual bool isDone(uint64_t number) = 0;
  /// Blocks until it is. A failure means that the device is lost, and all its work with it.
  virtual Status wait(uint64_t number) = 0;
  /// Why the device is lost, as far as it was noticed.
  virtual Status health() = 0;

  /// Copies between the host and memory of kind Device that it cannot address and that no submitted
  /// work uses.
  virtual Status read(Location source, void *target, uint64_t length) = 0;
  virtual Status write(Location target, const void *source, uint64_t length) = 0;
  /// Copies between memory of kind Device and an opened block, neither of which submitted work
  /// uses. Only where `opens` may be true.
  virtual Status copy(Location, Location, uint64_t) {
    return unsupported("opens no memory of others");
  }
};

} // namespace sluice::hal::gpu
