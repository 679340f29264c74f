//===- Status.cpp - success, or what went wrong and where -----------------===//
#include "runtime/base/Status.h"

#include <cstdarg>
#include <cstdio>

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

Status makeError(sluice_status_code_t code, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  std::string message = formatList(format, arguments);
  va_end(arguments);
  return Status::adopt(new sluice_status_s{code, message, "", message});
}

Status Status::at(std::string location) && {
  if (failure && failure->location.empty() && !location.empty()) {
    failure->location = std::move(location);
    failure->text = failure->location + ": " + failure->message;
  }
  return std::move(*this);
}

Status Status::copy() const { return adopt(failure ? new sluice_status_s(*failure) : nullptr); }

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
void sluice_status_free(sluice_status_t status) { delete status; }

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
                                      "CANCELLED"};
  return size_t(code) < sizeof(names) / sizeof(*names) ? names[code] : "UNKNOWN";
}
}
