//===- Families.h - the families of targets and the drivers that run them -===//
// The one table of their names: the compiler, the runtime, the tools and Python ask it.
//===----------------------------------------------------------------------===//
#pragma once

#include <string_view>

namespace sluice::hal {

struct Family {
  const char *target; ///< What its targets begin with: "rocm" of "rocm:gfx942".
  const char *driver; ///< What its devices' names begin with: "hip" of "hip:0".
  /// Other names of it in programs, of other compilers; null after the last.
  const char *aliases[4];
};

inline constexpr Family kFamilies[] = {
    {"cpu", "cpu", {"local", "local-task", "local-sync", "llvm-cpu"}},
    {"cuda", "cuda", {}},
    {"rocm", "hip", {"amdgpu"}},
    {"vulkan", "vulkan", {"vulkan-spirv"}},
};

/// The family that a name means: of a target or a device, with or without what follows a colon, or
/// an alias. Null if none.
constexpr const Family *findFamily(std::string_view name) {
  name = name.substr(0, name.find(':'));
  for (const Family &family : kFamilies) {
    if (name == family.target || name == family.driver)
      return &family;
    for (const char *alias : family.aliases)
      if (alias && name == alias)
        return &family;
  }
  return nullptr;
}

} // namespace sluice::hal
