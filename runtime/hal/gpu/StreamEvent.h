//===- StreamEvent.h - an event that is used again ------------------------===//
#ifndef SLUICE_RUNTIME_HAL_GPU_STREAMEVENT_H
#define SLUICE_RUNTIME_HAL_GPU_STREAMEVENT_H

#include "runtime/hal/gpu/StreamBackend.h"

namespace sluice::hal::gpu {

class StreamBackend::Event {
public:
  Event(EventHandle handle, std::mutex &mutex, std::vector<EventHandle> &list)
      : handle(handle), mutex(mutex), list(list) {}
  ~Event() {
    std::lock_guard lock(mutex);
    list.push_back(handle);
  }
  const EventHandle handle;

private:
  std::mutex &mutex;
  std::vector<EventHandle> &list;
};

} // namespace sluice::hal::gpu
#endif
