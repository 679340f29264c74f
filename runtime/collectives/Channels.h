//===- Channels.h - collectives on host memory, and between GPUs of NVIDIA ===//
#pragma once

#include "runtime/hal/Channel.h"

#include <vector>

namespace sluice::collectives {

/// A channel among `ranks`, of which number `member` is this process. All of them make it, in the
/// same order as other channels.
Status createHostChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                         Ref<hal::Channel> &channel);

/// A channel of NCCL, whose calls only put work into streams.
class GpuChannel : public hal::Channel {
public:
  using Channel::Channel;
  /// Ends what runs on the GPU and waits for others that are gone. The channel is of no more use.
  virtual void abort() = 0;
};

/// As createHostChannel, for the CUDA device whose context is current. Opens NCCL, which
/// SLUICE_NCCL may name.
Status createNcclChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                         Ref<GpuChannel> &channel);

} // namespace sluice::collectives
