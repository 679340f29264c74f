//===- ForeignViews.cpp - memory of others as a GPU knows it ---------------===//
#include "runtime/hal/gpu/ForeignViews.h"

#include <unistd.h>

namespace sluice::hal::gpu {

void ForeignViews::close() {
  std::lock_guard lock(mutex);
  for (ForeignView *view : open) {
    backend->freeBlock(view->kind, view->block);
    view->block = {};
  }
  open.clear();
  backend = nullptr;
}

template <typename Make> Status ForeignView::openWith(Make make) {
  std::lock_guard lock(owner->mutex);
  if (!owner->backend)
    return makeError(SLUICE_FAILED_PRECONDITION, "the device is closed");
  MemoryBlock made;
  SLUICE_RETURN_IF_ERROR(make(*owner->backend, made));
  block = made;
  owner->open.insert(this);
  return {};
}

ForeignView::~ForeignView() {
  std::lock_guard lock(owner->mutex);
  if (owner->open.erase(this))
    owner->backend->freeBlock(kind, block);
}

bool HostView::open(const void *data, uint64_t bytes) {
  static const uint64_t page = uint64_t(::sysconf(_SC_PAGESIZE));
  uint64_t start = uint64_t(uintptr_t(data)) / page * page;
  uint64_t end = (uint64_t(uintptr_t(data)) + bytes + page - 1) / page * page;
  return openWith([&](Backend &backend, MemoryBlock &made) {
           return backend.importHost(reinterpret_cast<uint8_t *>(uintptr_t(start)), end - start,
                                     made);
         })
      .ok();
}

Status BlockView::open(const sluice_memory_handle_t &handle) {
  return openWith(
      [&](Backend &backend, MemoryBlock &made) { return backend.openBlock(handle, made); });
}

} // namespace sluice::hal::gpu
