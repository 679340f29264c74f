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

/// Where a C function puts what it makes: sluice_instance_create(Out(instance)).
template <typename Owner> class Out {
public:
  explicit Out(Owner &owner) : owner(owner) {}
  ~Out() { owner.reset(made); }
  operator typename Owner::pointer *() { return &made; }

private:
  Owner &owner;
  typename Owner::pointer made = nullptr;
};

/// Functions here return what went wrong in one line, "" if nothing did.
using Error = std::string;

/// Ends `status` and returns its text.
inline Error textOf(sluice_status_t status) {
  Error error = sluice_status_text(status);
  sluice_status_free(status);
  return error;
}
inline Error textOf(Error error) { return error; }

/// Returns what went wrong in `call`, which gives an Error or a status, if something did.
#define SLUICE_TRY(call)                                                                           \
  do {                                                                                             \
    if (::sluice::run::Error error_ = ::sluice::run::textOf(call); !error_.empty())                \
      return error_;                                                                               \
  } while (false)

} // namespace sluice::run
