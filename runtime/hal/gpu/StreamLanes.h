//===- StreamLanes.h - commands side by side on a few streams --------------===//
// What lies between two barriers has no order, so it goes to streams in turn, which begin behind the first one and join it again.
//===----------------------------------------------------------------------===//
#ifndef SLUICE_RUNTIME_HAL_GPU_STREAMLANES_H
#define SLUICE_RUNTIME_HAL_GPU_STREAMLANES_H

#include "runtime/hal/gpu/GpuCommandBuffer.h"
#include "runtime/hal/gpu/StreamApi.h"

#include <functional>

namespace sluice::hal::gpu {

/// Used by one thread at a time.
class StreamLanes {
public:
  /// Issues one command on a stream, which is lane number `lane`.
  using Issue = std::function<Status(const Command &command, StreamHandle stream, uint32_t lane)>;

  explicit StreamLanes(StreamApi &api) : api(api) {}
  /// The device is active and idle.
  ~StreamLanes();

  /// Issues all of `commands`, in their order, on `first` and others. After a failure, too, `first` comes after all others. False if the
  /// driver fails; `failure` is that of a command.
  bool issueAll(const GpuCommandBuffer &commands, StreamHandle first, const Issue &issue, Status &failure);

private:
  static constexpr size_t kLanes = 4;
  bool open();

  StreamApi &api;
  std::vector<StreamHandle> others;
  std::vector<EventHandle> joins; // of each lane
};

} // namespace sluice::hal::gpu
#endif
