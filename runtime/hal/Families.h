//===- Families.h - the families of targets and the drivers that run them -===//
// The one table of their names: the compiler, the runtime, the tools and Python ask it.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
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
