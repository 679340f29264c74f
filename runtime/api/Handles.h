//===- Handles.h - C handles are pointers to the classes ------------------===//
#pragma once

#include "runtime/hal/Device.h"
#include "runtime/vm/Program.h"
#include "sluice/sluice.h"

namespace sluice::api {

class Instance final : public RefObject {
public:
  hal::Tracer tracer;
  std::vector<std::unique_ptr<hal::Driver>> drivers = hal::makeDrivers();
};

/// The class behind a handle.
template <typename Handle> struct ClassOf;
template <> struct ClassOf<sluice_instance_t> {
  using Type = Instance;
};
template <> struct ClassOf<sluice_device_t> {
  using Type = hal::Device;
};
template <> struct ClassOf<sluice_buffer_t> {
  using Type = hal::Buffer;
};
template <> struct ClassOf<sluice_fence_t> {
  using Type = hal::Timepoint;
};
template <> struct ClassOf<sluice_tensor_t> {
  using Type = hal::Tensor;
};
template <> struct ClassOf<sluice_module_t> {
  using Type = vm::Program;
};

template <typename Handle> auto *unwrap(Handle *handle) {
  return reinterpret_cast<typename ClassOf<Handle>::Type *>(handle);
}
template <typename Handle> const auto *unwrap(const Handle *handle) {
  return reinterpret_cast<const typename ClassOf<Handle>::Type *>(handle);
}
template <typename Handle, typename T> Handle *wrap(T *object) {
  static_assert(std::is_same_v<typename ClassOf<Handle>::Type, T>);
  return reinterpret_cast<Handle *>(object);
}

/// Ends a C function: the result goes to the caller if `status` is a success.
template <typename Handle, typename T>
sluice_status_t finish(Status status, Ref<T> &object, Handle **out) {
  if (status.ok())
    *out = wrap<Handle>(object.detach());
  return status.release();
}

} // namespace sluice::api
