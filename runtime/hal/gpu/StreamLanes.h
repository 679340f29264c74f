//===- StreamLanes.h - commands side by side on a few streams --------------===//
// What lies between two barriers has no order, so it goes to streams in turn, which begin behind
// the first one and join it again. Transfers that nothing around them depends on have a stream of
// their own. It goes its own way: a transfer begins as soon as nothing uses its target any more,
// also before commands of earlier submissions are done, and whoever uses the target then waits for
// it.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/GpuCommandBuffer.h"
#include "runtime/hal/gpu/StreamApi.h"

namespace sluice::hal::gpu {

/// Used by one thread at a time.
class StreamLanes {
public:
  /// Issues one command on a stream, which is lane number `lane`.
  using Issue = std::function<Status(const Command &command, StreamHandle stream, uint32_t lane)>;
  /// Lets a stream wait for what the commands wait for, except that of this queue only a submission
  /// and those before it count.
  using Follow = std::function<bool(StreamHandle stream, uint64_t submission)>;

  explicit StreamLanes(StreamApi &api) : api(api) {}
  /// The device is active and idle.
  ~StreamLanes();

  /// Issues all of `commands` on `first` and others. Without `follow` transfers are like other
  /// commands, and all are issued in their order. After a failure, too, `first` comes after all
  /// others. False if the driver fails; `failure` is that of a command.
  bool issueAll(const GpuCommandBuffer &commands, StreamHandle first, const Issue &issue,
                const Follow &follow, Status &failure);

  /// Waits for all but the first stream.
  StreamResult synchronize();

private:
  class TransferOrder;
  static constexpr size_t kLanes = 4;
  bool open();
  bool openTransfers(size_t count);
  bool issueStep(std::span<const Command *const> step, StreamHandle first, const Issue &issue,
                 Status &failure);

  StreamApi &api;
  std::vector<StreamHandle> others;
  std::vector<EventHandle> joins; // of each lane
  StreamHandle transferStream = nullptr;
  std::vector<EventHandle> free,
      arrived; // of each transfer of a buffer: its target is not in use, it is done
};

} // namespace sluice::hal::gpu
