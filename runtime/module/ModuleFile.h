//===- ModuleFile.h - a module file, opened and checked -------------------===//
// Checksums, structure and bytecode are verified before open() returns; after that every index and
// offset in here may be used without another look. The tables are a copy, segments stay in the
// file.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Budget.h"
#include "runtime/base/ByteSource.h"
#include "runtime/module/ModuleFormat.h"
#include "runtime/module/Signature.h"
#include "runtime/module/module_generated.h"
#include "sluice/module.h"

#include <deque>
#include <optional>
#include <span>

namespace sluice::module {

using Function = fb::FunctionT;
using Library = fb::LibraryT;
using ProcessGroup = fb::ChannelT;

/// A function as callers know it.
struct Export {
  sluice_function_info_t info;
  uint32_t function;
};

/// The tables of module.fbs, and what they say of functions and segments as others need it.
class ModuleFile : public RefObject, public fb::ModuleT {
public:
  /// DATA_LOSS if anything about the bytes is wrong, UNSUPPORTED for another version of the format.
  /// Time and memory in proportion to the length, and within `budget`, if given. PERMISSION_DENIED
  /// without a signature that is wanted.
  static Status open(Ref<ByteSource> source, Ref<ModuleFile> &file, const Budget *budget = nullptr,
                     const Trust &trust = {});
  static Status open(const char *path, Ref<ModuleFile> &file);

  std::vector<Export> entries;                    // `exports`
  uint32_t checksum = 0;                          // of the whole content
  std::optional<Signature> signature;             // verified only if it is wanted
  std::vector<std::span<const uint8_t>> segments; // of all variants
  // The same for other devices, in order of preference after this one; made of `variants`.
  std::vector<Ref<ModuleFile>> others;
  Ref<ByteSource> source;

  /// This and its variants, in the order in which a runtime tries them.
  std::vector<const ModuleFile *> all() const {
    std::vector<const ModuleFile *> list{this};
    for (const auto &variant : others)
      list.push_back(variant.get());
    return list;
  }
  /// The text of a location, "" for kAbsent.
  const char *location(uint32_t index) const {
    return index == kAbsent ? "" : locations[index].c_str();
  }

private:
  ModuleFile() = default;
  Status readMetadata(std::span<const uint8_t> metadata, std::span<const uint8_t> segmentArea,
                      const Budget *budget);
  void describeExports();

  std::deque<std::vector<sluice_value_info_t>> values; // what `entries` point to, with `exports`
  std::deque<std::vector<const char *>> dimNames;
  MemoryShare tables; // of the load that read them
};

} // namespace sluice::module
