//===- StreamEvent.h - an event that is used again ------------------------===//
#pragma once

#include "runtime/hal/gpu/StreamBackend.h"

namespace sluice::hal::gpu {

class StreamBackend::Event {
public:
  Event(EventHandle handle, std::mutex &mutex, std::vector<EventHandle> &list)
      : handle(handle), mutex(mutex), list(list) {}
  ~Event() {
    std::lock_guard lock(mutex);
    if (handle)
      list.push_back(handle); // it has room for all that there are
  }
  EventHandle handle;

private:
  std::mutex &mutex;
  std::vector<EventHandle> &list;
};

} // namespace sluice::hal::gpu
