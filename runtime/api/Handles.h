//===- Handles.h - C handles are pointers to the classes ------------------===//
#pragma once

#include "runtime/hal/Drivers.h"
#include "runtime/vm/Program.h"
#include "sluice/sluice.h"

#include <cstring>

namespace sluice::api {

class Instance final : public RefObject {
public:
  hal::Tracer tracer;
  std::vector<std::unique_ptr<hal::Driver>> drivers = hal::makeDrivers();
  sluice_instance_options_t options{};

  void log(sluice_log_level_t level, const std::string &message) const {
    if (options.log && level <= std::max(options.log_level, SLUICE_LOG_WARNING))
      options.log(options.log_user, level, message.c_str());
  }
};

/// What handles there are, and the class behind each.
#define SLUICE_HANDLES(HANDLE)                                                                     \
  HANDLE(instance, Instance)                                                                       \
  HANDLE(device, hal::Device)                                                                      \
  HANDLE(buffer, hal::Buffer)                                                                      \
  HANDLE(fence, hal::Timepoint)                                                                    \
  HANDLE(tensor, hal::Tensor)                                                                      \
  HANDLE(module, vm::Program)

template <typename Handle> struct ClassOf;
#define SLUICE_CLASS_OF(noun, Class)                                                               \
  template <> struct ClassOf<sluice_##noun##_t> {                                                  \
    using Type = Class;                                                                            \
  };
SLUICE_HANDLES(SLUICE_CLASS_OF)
#undef SLUICE_CLASS_OF

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

/// The options that a caller of any version gives (null: none), as this version has them: fields
/// that the caller's does not have are zero. UNSUPPORTED if one is set that is not known here.
template <typename Options> Status readOptions(const Options *given, Options &options) {
  options = {};
  if (!given)
    return {};
  size_t size = given->struct_size ? given->struct_size : sizeof(Options); // of 0.1
  if (size < sizeof(given->struct_size) || size > 4096)
    return makeError(SLUICE_INVALID_ARGUMENT, "struct_size of options is %zu, expected %zu", size,
                     sizeof(Options));
  std::memcpy(&options, given, std::min(size, sizeof(Options)));
  auto *bytes = reinterpret_cast<const uint8_t *>(given);
  for (size_t at = sizeof(Options); at < size; ++at)
    if (bytes[at])
      return makeError(SLUICE_UNSUPPORTED, "an option at byte %zu is set, and this version has %zu",
                       at, sizeof(Options));
  return {};
}

/// A C function that may fail: what `body` returns, or that the machine fails.
template <typename Body> sluice_status_t attempt(Body body) noexcept {
  return guarded(body).release();
}
/// The same for one that makes an object: `body` fills a reference, which goes to the caller after
/// a success.
template <typename Handle, typename Body>
sluice_status_t attempt(Handle **out, Body body) noexcept {
  Ref<typename ClassOf<Handle>::Type> object;
  Status status = guarded([&] { return body(object); });
  if (status.ok())
    *out = wrap<Handle>(object.detach());
  return status.release();
}

} // namespace sluice::api
