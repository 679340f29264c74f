//===- CpuCommandBuffer.h - recorded commands, ready to run ---------------===//
// Everything a kernel is passed is laid out while recording; running a command is a call.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/CommandRecorder.h"
#include "runtime/hal/cpu/ElfLoader.h"
#include "runtime/hal/cpu/ThreadPool.h"
#include "sluice/kernel_abi.h"

namespace sluice::hal::cpu {

struct CpuKernel : Kernel {
  sluice_kernel_fn_t function = nullptr;
};

class CpuExecutable final : public Executable {
public:
  static Status load(ExecutableDesc desc, Ref<Executable> &executable);
  const Kernel *find(std::string_view name) const override;
  const std::vector<KernelFailure> &failures() const { return failureTable; }

private:
  CpuExecutable() = default;
  ElfLibrary library;
  std::map<std::string, CpuKernel, std::less<>> kernels; // all functions that the library exports
  std::vector<KernelFailure> failureTable;
};

struct Collective {
  Channel *channel;
  CollectiveDesc desc;
  std::span<const uint8_t> source;
  std::span<uint8_t> target;
};

/// One command, cut into chunks that may run on different threads.
struct Command {
  enum Kind : uint8_t { Dispatch, Copy, Fill, Fetch, Collectives, Barrier } kind;
  uint32_t patternBytes = 0;
  uint64_t pattern = 0;
  uint8_t *target = nullptr; // of copies and fills, in bytes
  const uint8_t *source = nullptr;
  const Buffer *foreign =
      nullptr;              // of a fetch: memory of another device, which the host does not address
  uint64_t units = 0;       // workgroups, or bytes
  uint32_t collectives = 0; // number of the list of them, which run one after the other
  uint64_t bindingBytes = 0;
  size_t constantCount = 0;
  const CpuKernel *kernel = nullptr;
  const CpuExecutable *executable = nullptr;
  const char *location = "";
  sluice_kernel_dispatch_t dispatch{};
};

class CpuCommandBuffer final : public CommandRecorder {
public:
  using CommandRecorder::CommandRecorder;

  Status dispatch(const DispatchDesc &desc) override;
  Status copy(const Binding &source, const Binding &target) override;
  Status fill(const Binding &target, uint64_t pattern, uint32_t patternBytes) override;
  Status update(const Binding &target, std::span<const uint8_t> bytes) override;
  Status barrier() override;

  bool empty() const override { return commands.empty(); }
  /// Runs all commands; returns the first failure, after which no more commands begin.
  Status execute(ThreadPool &pool, Tracer &tracer) const;

private:
  Status resolve(const Binding &binding, uint8_t *&address, bool isTarget = false);
  /// Memory that lives as long as this.
  void *reserve(size_t bytes);

  Status fetch(const Binding &source, const Binding &target);
  Status exchange(Channel &channel, const CollectiveDesc &desc, const Binding &source,
                  const Binding &target) override;

  std::vector<Command> commands;
  std::vector<std::vector<Collective>> collectives;
  size_t groupBegin = 0;            // of the commands after the last barrier
  std::vector<Ref<Buffer>> foreign; // of fetches
  std::vector<std::unique_ptr<uint8_t[]>> blocks;
  size_t blockUsed = 0, blockSize = 0;
};

} // namespace sluice::hal::cpu
