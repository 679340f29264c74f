//===- ModuleFile.h - a module file, opened and checked -------------------===//
// Checksums, structure and bytecode are verified before open() returns; after that every index and
// offset in here may be used without another look. Strings and bytecode lie in a private copy of
// the metadata, segments stay in the file.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/ByteSource.h"
#include "runtime/module/ModuleTables.h"
#include "sluice/module.h"

#include <deque>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace sluice::fb {
struct Module;
}

namespace sluice::module {

template <typename T> using View = std::span<const T>;
using FileTables = Tables<std::string_view, View>; // texts end with a zero
using Function = FileTables::Function;
using Kernel = FileTables::Kernel;
using Library = FileTables::Library;
using DeviceNeed = FileTables::DeviceNeed;
using KernelFailure = FileTables::KernelFailure;
using Arena = FileTables::Arena;
using ProcessGroup = FileTables::ProcessGroup;
using ConstantParts = FileTables::ConstantParts;

struct Export {
  sluice_function_info_t info;
  uint32_t function;
};

class ModuleFile : public RefObject {
public:
  /// DATA_LOSS if anything about the bytes is wrong, UNSUPPORTED for another version of the format.
  static Status open(Ref<ByteSource> source, Ref<ModuleFile> &file);
  static Status open(const char *path, Ref<ModuleFile> &file);

  const char *name = "", *producer = "";
  uint32_t initializer = kAbsent, placement = kAbsent,
           memoryReport = kAbsent; // the last two are segments
  std::vector<const char *> devices, scalarGlobals, refGlobals, strings, locations;
  std::vector<Function> functions;
  std::vector<Export> exports;
  std::vector<Kernel> kernels;
  std::vector<Library> libraries;
  std::vector<DeviceNeed> needs; // none, or one for each of `devices`
  std::vector<KernelFailure> kernelFailures;
  std::vector<Arena> arenas;
  std::vector<ProcessGroup> channels;
  std::vector<ConstantParts> constantParts;
  uint32_t checksum = 0;                          // of the whole content
  std::vector<std::span<const uint8_t>> segments; // of all variants
  // The same for other devices, in order of preference after this one.
  std::vector<Ref<ModuleFile>> variants;
  Ref<ByteSource> source;

  /// This and its variants, in the order in which a runtime tries them.
  std::vector<const ModuleFile *> all() const {
    std::vector<const ModuleFile *> list{this};
    for (const auto &variant : variants)
      list.push_back(variant.get());
    return list;
  }
  /// The text of a location, "" for kAbsent.
  const char *location(uint32_t index) const { return index == kAbsent ? "" : locations[index]; }

private:
  ModuleFile() = default;
  Status readMetadata(std::span<const uint8_t> metadata, std::span<const uint8_t> segmentArea);
  void readTables(const fb::Module &module);

  std::shared_ptr<uint64_t[]> metadata;
  std::deque<std::vector<sluice_value_info_t>> values; // what the exports point to
  std::deque<std::vector<int64_t>> dims;
  std::deque<std::vector<const char *>> dimNames;
};

} // namespace sluice::module
