//===- TargetName.h - targets in messages ---------------------------------===//
#pragma once

#include "runtime/hal/Families.h"

#include <string>
#include <string_view>

namespace sluice::hal {

/// `target` as in --target: "cpu:haswell" for "cpu:<triple>:haswell:<features>", whose features
/// take a page; others as they are.
inline std::string shortTarget(std::string_view target) {
  size_t tripleEnd = target.starts_with("cpu:") ? target.find(':', 4) : target.npos;
  if (tripleEnd == target.npos)
    return std::string(target);
  std::string_view rest = target.substr(tripleEnd + 1);
  return "cpu:" + std::string(rest.substr(0, rest.find(':')));
}

/// Whether `target` is of the family that `driver` runs; if not, says so of a `device` of it.
inline bool isForDriver(std::string_view target, std::string_view driver, const std::string &device,
                        std::string &reason) {
  const Family *family = findFamily(target);
  if (family && driver == family->driver)
    return true;
  reason = "compiled for " + shortTarget(target) + ", this is a " + device;
  return false;
}

} // namespace sluice::hal
