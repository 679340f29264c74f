//===- CpuDevice.cpp - the processor as a device --------------------------===//
#include "runtime/collectives/Channels.h"
#include "runtime/collectives/Launch.h"
#include "runtime/hal/Drivers.h"
#include "runtime/hal/cpu/CpuAllocator.h"
#include "runtime/hal/cpu/CpuCommandBuffer.h"
#include "runtime/hal/cpu/CpuFeatures.h"
#include "runtime/hal/cpu/CpuQueue.h"
#include "sluice/policy.h"

namespace sluice::hal::cpu {
namespace {

/// Calls that follow each other within this time find awake workers (a frame of a camera takes 16
/// to 33 ms). A job of 100 us after a pause of 15 ms takes 52 us on 2 threads with it and 88 us
/// without; a process that does nothing more burns this long per worker, once.
constexpr std::chrono::milliseconds kDefaultSpin(50);

constexpr uint32_t kRank = 100;

/// One for each core. Several processes of a launch that were not given cores of their own share
/// them.
uint32_t defaultThreads() {
  unsigned cores = usableCores();
  collectives::Launch launch;
  bool shares =
      collectives::Launch::read(launch).ok() && cores >= std::thread::hardware_concurrency();
  return shares ? std::max(cores / launch.localSize, 1u) : cores;
}

/// A block of the allocator.
class CpuStorage final : public Storage {
public:
  CpuStorage(Ref<Device> device, CpuAllocator &allocator, const CpuQueue &queue,
             CpuAllocator::Lease &taken, uint64_t length)
      : Storage(std::move(device), taken.mapped().address, length, true), allocator(allocator),
        queue(queue), blockBytes(taken.key()) {
    setViews(std::move(taken.mapped().views));
    lease = std::move(taken);
  }
  ~CpuStorage() override { giveBack(); }
  void giveBackQueued() override { giveBack(); }
  bool queueOrdered() const override { return true; }
  uint64_t capacity() const override { return blockBytes; }

private:
  void giveBack() {
    MemoryViews views;
    if (!discard(views))
      return;
    lease.mapped().views = std::move(views);
    allocator.free(std::move(lease), queue.lastSubmitted());
  }
  CpuAllocator &allocator;
  const CpuQueue &queue;
  const uint64_t blockBytes;
  CpuAllocator::Lease lease;
};

/// Memory of somebody else.
class ImportedStorage final : public Storage {
public:
  ImportedStorage(Ref<Device> device, Ref<ByteSource> source, void *address, uint64_t length,
                  bool readOnly)
      : Storage(std::move(device), address, length, true, readOnly), source(std::move(source)) {}
  ~ImportedStorage() override { discard(); }

private:
  Ref<ByteSource> source;
};

class CpuDevice final : public Device {
public:
  CpuDevice(uint32_t ordinal, uint32_t threads, std::chrono::microseconds spin,
            const sluice_device_options_t &options, Tracer &tracer, Ref<RefObject> instance)
      : Device(tracer, std::move(instance), kRank,
               {"cpu:" + std::to_string(ordinal),
                processorName() + ", " + std::to_string(threads) +
                    (threads == 1 ? " thread" : " threads"),
                "cpu", ""}),
        threads(threads), spin(spin),
        opened{sizeof(opened), threads, spin.count() ? uint32_t(spin.count()) : SLUICE_SPIN_NONE,
               options.memory_limit, nullptr},
        allocator(name(), options.memory_limit, options.host_allocator),
        queue(threads, spin, tracer) {}
  /// One more queue of `other`, with threads of its own.
  explicit CpuDevice(const CpuDevice &other)
      : Device(other.tracer(), other.instance(), other.rank(), other.described()),
        threads(other.threads), spin(other.spin), opened(other.opened), allocator(other.allocator),
        queue(threads, spin, tracer()) {}

  uint32_t queueCount() const override { return 64; }
  /// All processors of a machine see all of its memory.
  const void *memoryDomain() const override {
    static const char host = 0;
    return &host;
  }
  bool isNear(const Storage &storage) const override {
    return storage.hostVisible() || Device::isNear(storage);
  }
  bool supportsMemory(uint32_t, uint32_t usage, std::string &reason) const override {
    if (usage & SLUICE_USAGE_SHARING_EXPORT)
      reason = "other processes cannot open its memory";
    return reason.empty();
  }
  MemoryFacts memoryFacts() const override {
    return {std::min(allocator.freeBytes(), availableMemory()), usableNumaNode()};
  }
  bool supportsTarget(std::string_view target, std::string &reason) const override {
    return cpu::supportsTarget(target, reason);
  }
  Status loadExecutable(ExecutableDesc desc, Ref<Executable> &executable) override {
    return CpuExecutable::load(std::move(desc), executable);
  }

  const sluice_device_options_t *reopening() const override { return &opened; }

  Status importHost(void *data, uint64_t length, Ref<Buffer> &buffer) override {
    static uint8_t nothing[SLUICE_KERNEL_ALIGNMENT];
    if (!data && length)
      return makeError(SLUICE_INVALID_ARGUMENT, "cannot import %llu bytes at address 0",
                       (unsigned long long)length);
    return wrapMemory(nullptr, data ? data : nothing, length, /*readOnly=*/false, buffer);
  }
  Status importShared(uint64_t address, uint64_t length, Ref<Buffer> &buffer) override {
    return importHost(reinterpret_cast<void *>(uintptr_t(address)), length, buffer);
  }
  uint64_t addressOf(const Buffer &buffer) const override {
    return uint64_t(uintptr_t(buffer.hostPointer()));
  }
  Status mapConstant(Ref<ByteSource> owner, std::span<const uint8_t> bytes,
                     Ref<Buffer> &buffer) override {
    return wrapMemory(std::move(owner), const_cast<uint8_t *>(bytes.data()), bytes.size(),
                      /*readOnly=*/true, buffer);
  }

  Status createChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                       Ref<Channel> &channel) override {
    return collectives::createHostChannel(ranks, member, channel);
  }
  Status createCommandBuffer(Ref<CommandBuffer> &commands) override {
    commands = makeRef<CpuCommandBuffer>(Ref<Device>(this));
    return {};
  }
  Status submit(Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                Ref<Timepoint> &done) override {
    SLUICE_RETURN_IF_ERROR(CommandRecorder::seal(*this, commands));
    return queue.submit(std::move(wait), commands, done);
  }

  sluice_memory_statistics_t memoryStatistics() const override { return allocator.statistics(); }
  void resetPeakMemory() override { allocator.resetPeak(); }
  void trim() override { allocator.trim(queue.lastReached()); }

private:
  Status wrapMemory(Ref<ByteSource> owner, void *data, uint64_t length, bool readOnly,
                    Ref<Buffer> &buffer) {
    auto storage =
        makeRef<ImportedStorage>(Ref<Device>(this), std::move(owner), data, length, readOnly);
    buffer = makeRef<Buffer>(std::move(storage), 0, length);
    return {};
  }
  Status allocateBlock(uint64_t length, MemoryUsage usage, Ref<Buffer> &buffer) override {
    CpuAllocator::Lease lease;
    bool queued = !(usage & kMemoryUnqueued);
    SLUICE_RETURN_IF_ERROR(allocator.allocate(length, queued, queue.lastReached(), lease));
    Undo undo([&] { allocator.free(std::move(lease), queue.lastSubmitted()); });
    auto storage = makeRef<CpuStorage>(Ref<Device>(this), allocator, queue, lease, length);
    undo.dismiss();
    buffer = makeRef<Buffer>(std::move(storage), 0, length);
    return {};
  }
  const void *timeline() const override { return &queue; }
  Status createQueue(Ref<Device> &queue) override {
    queue = makeRef<CpuDevice>(*this);
    return {};
  }
  void destroy() override {
    if (queue.threadPool().isWorker())
      deleteElsewhere();
    else
      delete this;
  }

  const uint32_t threads;
  const std::chrono::microseconds spin;
  const sluice_device_options_t opened;
  CpuAllocator allocator;
  CpuQueue queue; // after the allocator: running work gives memory back
};

class CpuDriver final : public Driver {
public:
  std::string_view name() const override { return "cpu"; }
  std::vector<DeviceDescription> devices() override {
    return {{"cpu:0", processorName(), "cpu", ""}};
  }
  uint32_t extraDevices() const override {
    return 63;
  } // with threads, a queue and an allocator of their own
  Status create(uint32_t ordinal, const sluice_device_options_t &options, Tracer &tracer,
                Ref<RefObject> instance, Ref<Device> &device) override {
    constexpr uint32_t kMaxThreads = 1024;
    if (options.threads > kMaxThreads)
      return makeError(SLUICE_INVALID_ARGUMENT, "%u threads are too many, the limit is %u",
                       options.threads, kMaxThreads);
    if (const auto *host = options.host_allocator; host && !(host->allocate && host->release))
      return makeError(SLUICE_INVALID_ARGUMENT, "a host allocator needs both of its functions");
    auto spin =
        options.spin_us == 0
            ? kDefaultSpin
            : std::chrono::microseconds(options.spin_us == SLUICE_SPIN_NONE ? 0 : options.spin_us);
    device = makeRef<CpuDevice>(ordinal, options.threads ? options.threads : defaultThreads(), spin,
                                options, tracer, std::move(instance));
    return {};
  }
};

} // namespace

std::unique_ptr<Driver> makeCpuDriver() { return std::make_unique<CpuDriver>(); }

Status CpuExecutable::load(ExecutableDesc desc, Ref<Executable> &executable) {
  auto result = Ref<CpuExecutable>::adopt(new CpuExecutable());
  SLUICE_RETURN_IF_ERROR(ElfLibrary::load(desc.image, result->library));
  result->library.visitFunctions([&](std::string_view name, void *address) {
    CpuKernel kernel;
    kernel.name = name;
    kernel.function = reinterpret_cast<sluice_kernel_fn_t>(address);
    result->kernels.emplace(name, std::move(kernel));
  });
  result->failureTable = std::move(desc.failures);
  executable = std::move(result);
  return {};
}

const Kernel *CpuExecutable::find(std::string_view name) const {
  auto kernel = kernels.find(name);
  return kernel == kernels.end() ? nullptr : &kernel->second;
}

} // namespace sluice::hal::cpu
