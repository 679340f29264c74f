//===- StatusText.h - how a C function ended, as text ---------------------===//
#pragma once
#include "sluice/status.h"

#include <string>

namespace sluice::testing {

/// Code and message of `status`, which it frees; empty for a success.
inline std::string take(sluice_status_t status) {
  std::string text = status ? std::string(sluice_status_code_name(sluice_status_code(status))) +
                                  " " + sluice_status_text(status)
                            : "";
  sluice_status_free(status);
  return text;
}

} // namespace sluice::testing
