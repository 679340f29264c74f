//===- CpuCommandBuffer.h - recorded commands, ready to run ---------------===//
// Everything a kernel is passed is laid out while recording; running a command is a call.
//===----------------------------------------------------------------------===//
#ifndef SLUICE_RUNTIME_HAL_CPU_CPUCOMMANDBUFFER_H
#define SLUICE_RUNTIME_HAL_CPU_CPUCOMMANDBUFFER_H

#include "runtime/hal/CommandRecorder.h"
#include "runtime/hal/cpu/CpuExecutable.h"
#include "runtime/hal/cpu/ThreadPool.h"

namespace sluice::hal::cpu {

/// One command, cut into chunks that may run on different threads.
struct Command {
  enum Kind : uint8_t { Dispatch, Copy, Fill, Fetch, Barrier } kind;
  uint32_t patternBytes = 0;
  uint64_t pattern = 0;
  uint8_t *target = nullptr; // of copies and fills, in bytes
  const uint8_t *source = nullptr;
  const Buffer *foreign = nullptr; // of a fetch: memory of another device, which the host does not address
  uint64_t units = 0;              // workgroups, or bytes
  uint64_t bindingBytes = 0;
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

  std::vector<Command> commands;
  std::vector<Ref<Buffer>> foreign; // of fetches
  std::vector<std::unique_ptr<uint8_t[]>> blocks;
  size_t blockUsed = 0, blockSize = 0;
};

} // namespace sluice::hal::cpu
#endif
