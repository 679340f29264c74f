//===- Status.h - success, or what went wrong and where -------------------===//
// The C++ side of sluice_status_t. Success is a null pointer and costs nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "sluice/status.h"

#include <string>
#include <utility>

struct sluice_status_s {
  sluice_status_code_t code;
  std::string message, location, text;
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
  ~Status() { delete failure; }

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
  /// The same failure once more.
  Status copy() const;
  /// For the C API: the caller owns the result.
  sluice_status_t release() { return std::exchange(failure, nullptr); }

private:
  sluice_status_t failure = nullptr;
};

/// A failure with a printf-style message: lower case, one line, no full stop.
Status makeError(sluice_status_code_t code, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/// printf into a string.
std::string formatText(const char *format, ...) __attribute__((format(printf, 1, 2)));

} // namespace sluice

#define SLUICE_RETURN_IF_ERROR(expression)                                                         \
  if (::sluice::Status status_ = (expression); !status_.ok())                                      \
  return status_
