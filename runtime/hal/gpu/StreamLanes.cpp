//===- StreamLanes.cpp - commands side by side on a few streams ------------===//
#include "runtime/hal/gpu/StreamLanes.h"

#include <algorithm>

namespace sluice::hal::gpu {

StreamLanes::~StreamLanes() {
  for (EventHandle event : joins)
    api.eventDestroy(event);
  for (StreamHandle lane : others)
    api.streamDestroy(lane);
}

bool StreamLanes::open() {
  while (others.size() + 1 < kLanes) {
    StreamHandle lane = nullptr;
    if (api.streamCreate(&lane, kStreamNonBlocking))
      return false;
    others.push_back(lane);
  }
  while (joins.size() < kLanes) {
    EventHandle event = nullptr;
    if (api.eventCreate(&event, kEventDisableTiming))
      return false;
    joins.push_back(event);
  }
  return true;
}

bool StreamLanes::issueAll(const GpuCommandBuffer &commands, StreamHandle first, const Issue &issue, Status &failure) {
  if (!open())
    return false;
  auto lane = [&](size_t number) { return number ? others[number - 1] : first; };
  const auto &list = commands.list();
  for (size_t begin = 0; begin < list.size() && failure.ok();) {
    size_t end = begin;
    while (end < list.size() && list[end].kind != Command::Barrier)
      ++end;
    size_t used = std::min(end - begin, kLanes);
    bool works = used <= 1 || api.eventRecord(joins[0], first) == 0;
    for (size_t i = 1; i < used && works; ++i)
      works = api.streamWaitEvent(lane(i), joins[0], 0) == 0;
    for (size_t i = begin; i < end && works && failure.ok(); ++i)
      failure = issue(list[i], lane((i - begin) % used), uint32_t((i - begin) % used));
    for (size_t i = 1; i < used && works; ++i)
      works = api.eventRecord(joins[i], lane(i)) == 0 && api.streamWaitEvent(first, joins[i], 0) == 0;
    if (!works)
      return false;
    begin = end + 1;
  }
  return true;
}

} // namespace sluice::hal::gpu
