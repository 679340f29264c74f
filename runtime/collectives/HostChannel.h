//===- HostChannel.h - collectives on host memory -------------------------===//
#pragma once

#include "runtime/hal/Channel.h"

#include <vector>

namespace sluice::collectives {

/// A channel among `ranks`, of which number `member` is this process. All of them make it, in the
/// same order as other channels.
Status createHostChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                         Ref<hal::Channel> &channel);

} // namespace sluice::collectives
