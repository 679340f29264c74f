//===- ModuleWriter.h - writes a module file ------------------------------===//
// Used by the compiler. Plain structs in, file out. Segments are written straight from the caller's
// memory (which may be a mapped weights file); nothing is copied. The file appears under its name
// only when it is complete.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/module/ModuleFormat.h"
#include "runtime/module/module_generated.h"

#include <span>

namespace sluice::module {

inline constexpr uint32_t kNone = kAbsent;

using ValueDesc = fb::ValueT;
using ExportDesc = fb::ExportT;
using FunctionDesc = fb::FunctionT;
using LibraryDesc = fb::LibraryT;
using DeviceNeedDesc = fb::DeviceNeedT;
using ArenaDesc = fb::ArenaT;
using ConstantPartsDesc = fb::ConstantPartsT;

/// A module, as in module.fbs. `segments` (constants and kernel libraries) must live until
/// writeModule returns. `variants` refer to these segments too; they have neither name, producer,
/// segments nor variants.
struct ModuleDesc : fb::ModuleT {
  ModuleDesc() { devices = {"cpu"}; }
  std::vector<std::span<const uint8_t>> segments;
};

/// Writes `module` to `path`, through a temporary file beside it that is removed on failure. A
/// device such as /dev/null is written in place. Returns what went wrong, naming the path, or "" on
/// success.
[[nodiscard]] std::string writeModule(const ModuleDesc &module, const std::string &path);

/// The same bytes in memory, for tests and for modules that never reach a disk.
std::vector<uint8_t> serializeModule(const ModuleDesc &module);

} // namespace sluice::module
