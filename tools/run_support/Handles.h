//===- Handles.h - owning pointers to C handles ---------------------------===//
#pragma once
#include "sluice/sluice.h"
#include <memory>
#include <string>

namespace sluice::run {

template <auto release> struct Release {
  template <typename T> void operator()(T *handle) const { release(handle); }
};
using Instance = std::unique_ptr<sluice_instance_t, Release<sluice_instance_release>>;
using Device = std::unique_ptr<sluice_device_t, Release<sluice_device_release>>;
using Tensor = std::unique_ptr<sluice_tensor_t, Release<sluice_tensor_release>>;
using Module = std::unique_ptr<sluice_module_t, Release<sluice_module_release>>;
using Call = std::unique_ptr<sluice_call_t, Release<sluice_call_free>>;

/// Functions here return what went wrong in one line, "" if nothing did.
using Error = std::string;

/// Ends `status` and returns its text.
inline Error textOf(sluice_status_t status) {
  Error error = sluice_status_text(status);
  sluice_status_free(status);
  return error;
}

} // namespace sluice::run
