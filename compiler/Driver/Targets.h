//===- Targets.h - which programs a module holds --------------------------===//
#pragma once
#include "llvm/Support/Error.h"

namespace sluice {
/// What to compile for when `specs` were asked for: "vulkan" is every profile worth a variant, no
/// target comes twice, and within a family what asks more of a device comes first, since the
/// runtime takes the first that a device can run. Families keep their order. Fails for an unknown
/// target.
llvm::Expected<std::vector<std::string>> resolveTargets(llvm::ArrayRef<std::string> specs);
} // namespace sluice
