//===- GpuCommandBuffer.h - kernels and recorded commands of a GPU --------===//
// Checked and laid out while recording; the backend turns them into its own commands when they are
// submitted.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/CommandRecorder.h"
#include "runtime/hal/gpu/ForeignViews.h"
#include "runtime/hal/gpu/GpuPool.h"

#include <deque>

namespace sluice::hal::gpu {

struct GpuKernel : Kernel {
  module::GpuEntry entry;
  void *handle = nullptr; // the backend's
  size_t firstLaunch = 0; // number of the entry that it continues, or its own
};

class GpuExecutable final : public Executable {
public:
  /// UNSUPPORTED if a kernel needs more than the device has: says which kernel, what, and what the
  /// device has.
  static Status load(Ref<Device> device, Backend &backend, ExecutableDesc desc,
                     Ref<Executable> &executable);
  const Kernel *find(std::string_view name) const override;
  const std::vector<KernelFailure> &failures() const { return failureTable; }

private:
  explicit GpuExecutable(Ref<Device> device) : device(std::move(device)) {}
  Ref<Device> device; // of the backend
  std::map<std::string, GpuKernel, std::less<>> kernels;
  std::vector<KernelFailure> failureTable;
  // Goes first: whoever knows commands by their kernels forgets them then.
  std::unique_ptr<LoadedCode> code;
};

/// Whether `entry` can run: UNSUPPORTED names what is missing.
Status checkLimits(const module::GpuEntry &entry, const Limits &limits);

class GpuDevice;
class GpuStorage;

struct Command {
  enum Kind : uint8_t { Dispatch, Copy, Fill, Collective, Barrier } kind;
  uint32_t workgroups[3] = {0, 0, 0};
  uint32_t firstWord = 0, wordCount = 0; // of CommandBuffer::arguments
  const GpuKernel *kernel = nullptr;
  const GpuExecutable *executable = nullptr;
  const char *location = "";
  const uint32_t *failure = nullptr; // on the host; null if the kernel cannot fail
  uint64_t bindingBytes = 0;
  const uint8_t *argumentMemory = nullptr; // on the host; null if `firstWord` says where they are
  Location source = {}, target = {};
  Backend *peer = nullptr; // of a copy from memory that kernels do not reach: whose it is
  uint64_t length = 0;
  bool isTransfer = false; // a copy from other memory than the device's
  /// What a fill repeats: the low half for even words, the high half for odd ones. Target and
  /// length are multiples of 4.
  uint64_t pattern = 0;
  Channel *channel = nullptr; // of a collective; `length` is that of the target
  CollectiveDesc collective = {};
  uint64_t sourceLength = 0;

  /// Whether traces tell its times.
  bool isTimed() const { return kind == Dispatch || isTransfer; }
};

/// A transfer to memory of the device, and between which other commands of its buffer it must run.
struct Transfer {
  size_t command;      // its position in the list
  uint64_t submission; // the last one before that uses the target
  uint32_t after;      // the steps before this one use the target, too; 0 = none
  uint32_t needed;     // the first step that uses the target after it; kNoStep = none
};
inline constexpr uint32_t kNoStep = UINT32_MAX;

class GpuCommandBuffer final : public CommandRecorder {
public:
  explicit GpuCommandBuffer(Ref<GpuDevice> device);
  ~GpuCommandBuffer() override;

  Status dispatch(const DispatchDesc &desc) override;
  Status copy(const Binding &source, const Binding &target) override;
  Status fill(const Binding &target, uint64_t pattern, uint32_t patternBytes) override;
  Status update(const Binding &target, std::span<const uint8_t> bytes) override;
  Status barrier() override;

  /// Before they begin, in the order of submissions: they are part of this one.
  void setSubmission(uint64_t number);
  /// As releaseStorages, workspaces included.
  void releaseQueued();

  bool empty() const override { return commands.empty(); }
  const std::vector<Command> &list() const { return commands; }
  const uint64_t *arguments(const Command &command) const {
    return words.data() + command.firstWord;
  }
  /// Whether the step before `command`, which is of this buffer, is one dispatch, and so is its
  /// own.
  bool followsDispatch(const Command &command) const;
  /// Other devices that brought in memory of other libraries which commands name: who writes it
  /// comes before the work of theirs.
  const std::vector<Backend *> &lenders() const { return borrowedFrom; }
  /// The transfers that depend on nothing but what touches their targets, in the order of the list.
  /// Steps lie between barriers and count from 0.
  std::vector<Transfer> independentTransfers() const;
  /// Whether the host reads memory of other devices for the commands, so what wrote it must be done
  /// before they begin.
  bool hasFetches() const { return !hostBlocks.empty() || !fetches.empty(); }
  /// Whether they begin once and as they are: what they copy from is this time's.
  bool isImmediate() const { return immediate; }
  /// Copies that memory to where the commands find it. What wrote it is done.
  Status fetch();
  /// Whether a kernel of it can report a failure.
  bool mayFail() const { return fallible; }
  /// The first failure that a kernel reported. The work is done.
  Status failure() const;

private:
  enum class Role : uint8_t { CopySource, Binding, Target };
  Status resolve(const Binding &binding, Location &location, Role role);
  Status exchange(Channel &channel, const CollectiveDesc &desc, const Binding &source,
                  const Binding &target) override;
  Status checkGrid(const DispatchDesc &desc) const;
  bool stageByOther(GpuDevice &other, const Ref<Buffer> &bytes, Location &staging);
  Status copyForeign(const Binding &source, const Binding &target);
  Status upload(Location target, std::span<const uint8_t> bytes);
  Status takeWorkspace(uint64_t bytes, uint64_t &address);

  /// Scratch of dispatches. After a barrier it serves the next ones.
  struct Workspace {
    GpuPool::Allocation memory; // of no slab after a failure
    bool taken = false;
  };

  /// Bytes that a command of a step names.
  struct Touch {
    uint64_t begin, end;
    uint32_t step;
  };
  struct Arrival {
    size_t command;
    uint32_t step;
    const Storage *source, *target;
    uint64_t submission = 0; // as in Transfer
    bool isIndependent = false;
  };
  void noteArrival(const Binding &source, const Binding &target);
  void noteLender(const Storage &storage);
  void nextStep() {
    commands.push_back(Command{.kind = Command::Barrier});
    ++step;
  }

  GpuDevice &gpu;
  std::vector<Command> commands;
  std::vector<uint64_t> words;
  std::vector<Touch> touches;
  std::vector<Arrival> arrivals; // the transfers
  std::vector<Backend *> borrowedFrom;
  uint32_t step = 0;
  /// Memory of another device, and where it is put on the way: memory of the host, or of this
  /// device as the other one knows it.
  struct Fetch {
    Ref<Buffer> source;
    Location staging;
    Ref<BlockView> view; // null: the host's
  };
  std::vector<Fetch> fetches;
  std::vector<GpuPool::Allocation> stagings; // of fetches, on this device; or of no slab
  std::deque<MemoryBlock> hostBlocks;        // of the host, copied from in place
  std::vector<Ref<ForeignView>> views;       // of memory of others that commands name
  std::vector<Workspace> workspaces;
  // Bytes for further launches of the kernel whose launch asked for some last.
  uint64_t launchesWorkspace = 0;
  UploadArena arena;
  bool fallible = false, immediate = false;
};

} // namespace sluice::hal::gpu
