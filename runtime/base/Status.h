//===- Status.h - success, or what went wrong and where -------------------===//
// The C++ side of sluice_status_t. Success is a null pointer and costs nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "sluice/status.h"

#include <atomic>
#include <string>
#include <utility>

struct sluice_status_s {
  const sluice_status_code_t code;
  std::string message, location, text;
  std::atomic<uint32_t> users{1};
};

namespace sluice {

class [[nodiscard]] Status {
public:
  Status() = default;
  Status(Status &&other) noexcept : failure(std::exchange(other.failure, nullptr)) {}
  Status &operator=(Status &&other) noexcept {
    std::swap(failure, other.failure);
    return *this;
  }
  ~Status() {
    if (failure) // seldom
      sluice_status_free(failure);
  }

  static Status adopt(sluice_status_t status) {
    Status result;
    result.failure = status;
    return result;
  }

  bool ok() const { return !failure; }
  sluice_status_code_t code() const { return sluice_status_code(failure); }
  const char *message() const { return sluice_status_message(failure); }
  const char *location() const { return sluice_status_location(failure); }

  /// The place, unless one is set already.
  Status at(std::string location) &&;
  /// The same failure once more. Never fails.
  Status copy() const;
  /// For the C API: the caller owns the result.
  sluice_status_t release() { return std::exchange(failure, nullptr); }

private:
  sluice_status_t failure = nullptr;
};

/// A failure with a printf-style message: lower case, one line, no full stop. Without memory for
/// that it is "out of memory", which needs none.
Status makeError(sluice_status_code_t code, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/// printf into a string.
std::string formatText(const char *format, ...) __attribute__((format(printf, 1, 2)));

/// What the exception that is being handled says: that memory, threads or the like are used up.
Status failureOfException() noexcept;

/// What `body` returns, or the failure of an exception. Where exceptions end: at the C functions,
/// and in threads of our own.
template <typename Body> Status guarded(Body body) noexcept {
  try {
    return body();
  } catch (...) {
    return failureOfException();
  }
}

/// Runs `undo` at the end of its scope, be that an exception, unless dismissed before.
template <typename Action> class Undo {
public:
  explicit Undo(Action action) : action(std::move(action)) {}
  Undo(const Undo &) = delete;
  ~Undo() {
    if (armed)
      action();
  }
  void dismiss() { armed = false; }

private:
  Action action;
  bool armed = true;
};

} // namespace sluice

#define SLUICE_RETURN_IF_ERROR(expression)                                                         \
  if (::sluice::Status status_ = (expression); !status_.ok())                                      \
  return status_
