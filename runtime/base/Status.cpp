//===- Status.cpp - success, or what went wrong and where -----------------===//
#include "runtime/base/Status.h"

#include <cstdarg>
#include <cstdio>
#include <new>
#include <stdexcept>
#include <system_error>

namespace sluice {

static std::string formatList(const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int length = std::vsnprintf(nullptr, 0, format, arguments);
  std::string text(length < 0 ? 0 : size_t(length), '\0');
  std::vsnprintf(text.data(), text.size() + 1, format, again);
  va_end(again);
  return text;
}

std::string formatText(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  std::string text = formatList(format, arguments);
  va_end(arguments);
  return text;
}

/// Short enough that its strings need no memory either.
static Status outOfMemory() {
  static sluice_status_s always{SLUICE_RESOURCE_EXHAUSTED, "out of memory", "", "out of memory"};
  ++always.users;
  return Status::adopt(&always);
}

Status makeError(sluice_status_code_t code, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  Status result;
  try {
    std::string message = formatList(format, arguments), text = message;
    result = Status::adopt(new sluice_status_s{code, std::move(message), "", std::move(text)});
  } catch (const std::bad_alloc &) {
    result = outOfMemory();
  }
  va_end(arguments);
  return result;
}

Status Status::at(std::string location) && {
  if (!failure || !failure->location.empty() || location.empty())
    return std::move(*this);
  try { // others may have the failure as it is
    std::string text = location + ": " + failure->message;
    return adopt(
        new sluice_status_s{failure->code, failure->message, std::move(location), std::move(text)});
  } catch (const std::bad_alloc &) {
    return std::move(*this);
  }
}

Status Status::copy() const {
  if (failure)
    ++failure->users;
  return adopt(failure);
}

Status failureOfException() noexcept {
  try {
    throw;
  } catch (const std::bad_alloc &) {
    return outOfMemory();
  } catch (const std::length_error &) {
    return outOfMemory();
  } catch (const std::system_error &error) { // of threads
    return makeError(SLUICE_RESOURCE_EXHAUSTED, "cannot start a thread: %s", error.what());
  } catch (...) {
    return makeError(SLUICE_INTERNAL, "an unexpected exception");
  }
}

} // namespace sluice

extern "C" {

sluice_status_t sluice_status_create(sluice_status_code_t code, const char *message) {
  return code == SLUICE_OK ? nullptr : sluice::makeError(code, "%s", message).release();
}

sluice_status_code_t sluice_status_code(sluice_status_t status) {
  return status ? status->code : SLUICE_OK;
}
const char *sluice_status_message(sluice_status_t status) {
  return status ? status->message.c_str() : "";
}
const char *sluice_status_location(sluice_status_t status) {
  return status ? status->location.c_str() : "";
}
const char *sluice_status_text(sluice_status_t status) {
  return status ? status->text.c_str() : "";
}
void sluice_status_free(sluice_status_t status) {
  if (status && --status->users == 0)
    delete status;
}

const char *sluice_status_code_name(sluice_status_code_t code) {
  static const char *const names[] = {"OK",
                                      "INVALID_ARGUMENT",
                                      "OUT_OF_RANGE",
                                      "NOT_FOUND",
                                      "DATA_LOSS",
                                      "UNSUPPORTED",
                                      "RESOURCE_EXHAUSTED",
                                      "FAILED_PRECONDITION",
                                      "PROGRAM_FAILED",
                                      "CHECK_FAILED",
                                      "IO_ERROR",
                                      "INTERNAL",
                                      "CANCELLED",
                                      "DEADLINE_EXCEEDED",
                                      "PERMISSION_DENIED"};
  return size_t(code) < sizeof(names) / sizeof(*names) ? names[code] : "UNKNOWN";
}
}
