//===- StreamLanes.cpp - commands side by side on a few streams ------------===//
#include "runtime/hal/gpu/StreamLanes.h"

#include <optional>

namespace sluice::hal::gpu {

StreamLanes::~StreamLanes() {
  for (auto *events : {&joins, &free, &arrived})
    for (EventHandle event : *events)
      api.eventDestroy(event);
  if (transferStream)
    api.streamDestroy(transferStream);
  for (StreamHandle lane : others)
    api.streamDestroy(lane);
}

StreamResult StreamLanes::synchronize() {
  StreamResult result = transferStream ? api.streamSynchronize(transferStream) : 0;
  for (StreamHandle lane : others)
    if (result == 0)
      result = api.streamSynchronize(lane);
  return result;
}

static bool createEvents(StreamApi &api, size_t count, std::vector<EventHandle> &events) {
  events.reserve(count);
  while (events.size() < count) {
    EventHandle event = nullptr;
    if (api.eventCreate(&event, kEventDisableTiming))
      return false;
    events.push_back(event);
  }
  return true;
}

bool StreamLanes::open() {
  others.reserve(kLanes);
  while (others.size() + 1 < kLanes) {
    StreamHandle lane = nullptr;
    if (api.streamCreate(&lane, kStreamNonBlocking))
      return false;
    others.push_back(lane);
  }
  return createEvents(api, kLanes, joins);
}

bool StreamLanes::openTransfers(size_t count) {
  if (!transferStream && api.streamCreate(&transferStream, kStreamNonBlocking))
    return false;
  return createEvents(api, count, free) && createEvents(api, count, arrived);
}

/// The transfers of a buffer on their stream. A copy from another device is issued as soon as its
/// target is free. One from the host's memory may keep the host until it is done, so it is issued
/// just before what needs it, behind all that need not wait for it.
class StreamLanes::TransferOrder {
public:
  TransferOrder(StreamLanes &lanes, const GpuCommandBuffer &commands, StreamHandle first,
                const Issue &issue, const Follow &follow, Status &failure)
      : lanes(lanes), api(lanes.api), commands(commands), first(first), issue(issue),
        follow(follow), failure(failure), transfers(commands.independentTransfers()),
        states(transfers.size(), State::Open) {}

  bool open() { return transfers.empty() || lanes.openTransfers(transfers.size()); }
  bool contains(size_t command) const {
    auto found = std::ranges::lower_bound(transfers, command, {}, &Transfer::command);
    return found != transfers.end() && found->command == command;
  }
  /// `first` has all commands before this step, and none of it.
  bool beforeStep(uint32_t step) {
    bool works = true;
    for (size_t i = 0; i < transfers.size(); ++i)
      if (transfers[i].needed == step)
        works &= start(i);
    for (size_t i = 0; i < transfers.size(); ++i)
      if (transfers[i].after == step) {
        works &= step == 0 || api.eventRecord(lanes.free[i], first) == 0;
        works &= isFromHost(i) || start(i);
      }
    for (size_t i = 0; i < transfers.size(); ++i)
      if (transfers[i].needed == step)
        works &= join(i);
    return works;
  }
  /// `first` comes after all that were issued; after a failure these need not be all.
  bool end() {
    bool works = true;
    for (size_t i = 0; i < transfers.size(); ++i)
      works &= start(i);
    for (size_t i = 0; i < transfers.size(); ++i)
      works &= join(i);
    return works;
  }

private:
  bool isFromHost(size_t i) const {
    return commands.list()[transfers[i].command].source.block->host;
  }
  bool start(size_t i) {
    if (states[i] != State::Open || !failure.ok())
      return true;
    const Transfer &transfer = transfers[i];
    if (!follow(lanes.transferStream, transfer.submission) ||
        (transfer.after && api.streamWaitEvent(lanes.transferStream, lanes.free[i], 0)))
      return false;
    failure = issue(commands.list()[transfer.command], lanes.transferStream, kTransferLane);
    states[i] = State::Issued;
    return api.eventRecord(lanes.arrived[i], lanes.transferStream) == 0;
  }
  bool join(size_t i) {
    return std::exchange(states[i], State::Joined) != State::Issued ||
           api.streamWaitEvent(first, lanes.arrived[i], 0) == 0;
  }

  StreamLanes &lanes;
  StreamApi &api;
  const GpuCommandBuffer &commands;
  const StreamHandle first;
  const Issue &issue;
  const Follow &follow;
  Status &failure;
  const std::vector<Transfer> transfers;
  enum class State : uint8_t { Open, Issued, Joined };
  std::vector<State> states;
};

bool StreamLanes::issueStep(std::span<const Command *const> step, StreamHandle first,
                            const Issue &issue, Status &failure) {
  auto lane = [&](size_t number) { return number ? others[number - 1] : first; };
  size_t used = std::min(step.size(), kLanes);
  bool works = used <= 1 || api.eventRecord(joins[0], first) == 0;
  for (size_t i = 1; i < used && works; ++i)
    works = api.streamWaitEvent(lane(i), joins[0], 0) == 0;
  for (size_t i = 0; i < step.size() && works && failure.ok(); ++i)
    failure = issue(*step[i], lane(i % used), uint32_t(i % used));
  for (size_t i = 1; i < used && works; ++i)
    works = api.eventRecord(joins[i], lane(i)) == 0 && api.streamWaitEvent(first, joins[i], 0) == 0;
  return works;
}

bool StreamLanes::issueAll(const GpuCommandBuffer &commands, StreamHandle first, const Issue &issue,
                           const Follow &follow, Status &failure) {
  const auto &list = commands.list();
  std::optional<TransferOrder> transfers;
  if (follow)
    transfers.emplace(*this, commands, first, issue, follow, failure);
  if (!open() || (transfers && !transfers->open()))
    return false;
  std::vector<const Command *> step;
  uint32_t number = 0;
  bool works = true;
  for (size_t begin = 0; begin < list.size() && works && failure.ok(); ++number) {
    size_t end = begin;
    for (step.clear(); end < list.size() && list[end].kind != Command::Barrier; ++end)
      if (!transfers || !transfers->contains(end))
        step.push_back(&list[end]);
    works = (!transfers || transfers->beforeStep(number)) && issueStep(step, first, issue, failure);
    begin = end + 1;
  }
  if (transfers)
    works &= transfers->end();
  return works;
}

} // namespace sluice::hal::gpu
