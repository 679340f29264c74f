//===- LoopLimit.h - how long drivers let a thread run --------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice {
/// Steps of all loops of a thread together that every driver of `target` takes: lavapipe ends the
/// loops of a thread after so many, silently. The profiles of larger devices do not run there.
inline int64_t maxThreadSteps(const TargetModel &target) {
  bool runsOnLavapipe =
      target.kind == "vulkan" && (target.cpu == "core" || target.cpu == "desktop");
  return runsOnLavapipe ? 65535 : INT64_MAX;
}
} // namespace sluice
