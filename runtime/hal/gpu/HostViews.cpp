//===- HostViews.cpp - memory of the host as a GPU knows it ----------------===//
#include "runtime/hal/gpu/HostViews.h"

#include <unistd.h>

namespace sluice::hal::gpu {

void HostViews::close() {
  std::lock_guard lock(mutex);
  for (HostView *view : open) {
    backend->freeBlock(MemoryKind::Host, view->block);
    view->block = {};
  }
  open.clear();
  backend = nullptr;
}

bool HostView::open(const void *data, uint64_t bytes) {
  static const uint64_t page = uint64_t(::sysconf(_SC_PAGESIZE));
  uint64_t start = uint64_t(uintptr_t(data)) / page * page;
  uint64_t end = (uint64_t(uintptr_t(data)) + bytes + page - 1) / page * page;
  std::lock_guard lock(owner->mutex);
  MemoryBlock made;
  if (!owner->backend ||
      !owner->backend->importHost(reinterpret_cast<uint8_t *>(uintptr_t(start)), end - start, made).ok())
    return false;
  block = made;
  owner->open.insert(this);
  return true;
}

HostView::~HostView() {
  std::lock_guard lock(owner->mutex);
  if (owner->open.erase(this))
    owner->backend->freeBlock(MemoryKind::Host, block);
}

} // namespace sluice::hal::gpu
