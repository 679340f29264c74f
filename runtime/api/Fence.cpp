//===- Fence.cpp - C functions of fences ----------------------------------===//
#include "runtime/api/Handles.h"
#include "runtime/hal/Device.h"

using namespace sluice;
using namespace sluice::api;

static Status end(sluice_fence_t *fence, Status how) {
  hal::HostTimepoint *own = unwrap(fence)->asHostTimepoint();
  if (!own)
    return makeError(SLUICE_FAILED_PRECONDITION, "the fence of a call is signalled by its work");
  if (!own->signal(std::move(how)))
    return makeError(SLUICE_FAILED_PRECONDITION, "the fence was signalled before");
  return {};
}

extern "C" {

sluice_status_t sluice_fence_create(sluice_fence_t **out_fence) {
  return attempt(out_fence, [&](Ref<hal::Timepoint> &fence) {
    fence = makeRef<hal::HostTimepoint>();
    return Status();
  });
}
sluice_status_t sluice_fence_signal(sluice_fence_t *fence) {
  return attempt([&] { return end(fence, {}); });
}
sluice_status_t sluice_fence_fail(sluice_fence_t *fence, const char *message) {
  return attempt([&] { return end(fence, makeError(SLUICE_CANCELLED, "%s", message)); });
}
bool sluice_fence_reached(const sluice_fence_t *fence) { return unwrap(fence)->reached(); }
sluice_status_t sluice_fence_wait(sluice_fence_t *fence) {
  return attempt([&] { return unwrap(fence)->await(); });
}
}
