//===- ModuleWriter.h - writes a module file ------------------------------===//
// Used by the compiler. Plain structs in, file out. Segments are written straight from the caller's
// memory (which may be a mapped weights file); nothing is copied. The file appears under its name
// only when it is complete.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/module/ModuleTables.h"
#include "sluice/element_type.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sluice::module {

inline constexpr uint32_t kNone = kAbsent;

struct ValueDesc {
  std::string name;
  bool isScalar = false;
  sluice_element_type_t elementType = SLUICE_ELEMENT_NONE;
  std::vector<int64_t> dims;         // -1 = dynamic
  std::vector<std::string> dimNames; // empty, or one for each dim
  std::string doc;
  uint32_t device = 0;
  bool donated = false;
};

struct ExportDesc {
  std::string name;
  uint32_t function = 0;
  std::vector<ValueDesc> arguments, results;
  std::string doc;
};

template <typename T> using Vector = std::vector<T>;
using OwnTables = Tables<std::string, Vector>;
using FunctionDesc = OwnTables::Function;
using KernelDesc = OwnTables::Kernel;
using LibraryDesc = OwnTables::Library;
using DeviceNeedDesc = OwnTables::DeviceNeed;
using KernelFailureDesc = OwnTables::KernelFailure;
using ArenaDesc = OwnTables::Arena;
using ChannelDesc = OwnTables::ProcessGroup;
using ConstantPartsDesc = OwnTables::ConstantParts;

/// A module, as in module.fbs. `segments` (constants and kernel libraries) must live until
/// writeModule returns. `variants` refer to these segments too; they have neither name, producer,
/// segments nor variants.
struct ModuleDesc {
  std::string name, producer;
  std::vector<std::string> devices{"cpu"};
  std::vector<DeviceNeedDesc> needs; // none, or one for each of `devices`
  std::vector<FunctionDesc> functions;
  std::vector<ExportDesc> exports;
  uint32_t initializer = kNone;
  uint32_t placement = kNone, memoryReport = kNone; // segments
  std::vector<std::string> scalarGlobals, refGlobals, strings, locations;
  std::vector<KernelDesc> kernels;
  std::vector<LibraryDesc> libraries;
  std::vector<KernelFailureDesc> kernelFailures;
  std::vector<ArenaDesc> arenas;
  std::vector<ChannelDesc> channels;
  std::vector<ConstantPartsDesc> constantParts;
  std::vector<std::span<const uint8_t>> segments;
  std::vector<ModuleDesc> variants;
};

/// Writes `module` to `path`, through a temporary file beside it that is removed on failure. A
/// device such as /dev/null is written in place. Returns what went wrong, naming the path, or "" on
/// success.
[[nodiscard]] std::string writeModule(const ModuleDesc &module, const std::string &path);

/// The same bytes in memory, for tests and for modules that never reach a disk.
std::vector<uint8_t> serializeModule(const ModuleDesc &module);

} // namespace sluice::module
