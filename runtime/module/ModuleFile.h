//===- ModuleFile.h - a module file, opened and checked -------------------===//
// Checksums, structure and bytecode are verified before open() returns; after that every index and
// offset in here may be used without another look. Strings and bytecode lie in a private copy of
// the metadata, segments stay in the file.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/ByteSource.h"
#include "runtime/module/ModuleFormat.h"
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

inline constexpr uint32_t kAbsent = 0xFFFFFFFFu;

struct SourcePosition {
  uint32_t offset, location;
};

struct Function {
  std::string_view name;
  uint32_t scalarArguments, refArguments, scalarResults, refResults;
  uint32_t scalarRegisters, refRegisters;
  std::span<const uint32_t> bytecode;
  std::span<const SourcePosition> sourceMap;
};

struct Export {
  sluice_function_info_t info;
  uint32_t function;
};

struct Kernel {
  std::string_view name;
  uint32_t location, constants, bindings;
};

struct Library {
  std::string_view target;
  uint32_t segment, report;
  std::span<const uint32_t> devices; // empty: all
};

struct DeviceNeed {
  const char *name, *driver;
  uint32_t ordinal; // kAbsent: the next one
  uint32_t queueOf; // the device that it is a queue of; kAbsent: it is a device
  uint32_t queue;   // its number then
};

struct KernelFailure {
  std::string_view message;
  uint32_t location;
};

struct Interval {
  uint32_t first, last;
};

struct Arena {
  std::span<const Interval> intervals;
  uint32_t alignment;
};

struct ProcessGroup {
  std::span<const uint32_t> grid, axes;
};

struct ConstantParts {
  std::span<const uint32_t> segments; // for each member of the channel
  uint32_t channel;
};

class ModuleFile : public RefObject {
public:
  /// DATA_LOSS if anything about the bytes is wrong, UNSUPPORTED for another version of the format.
  static Status open(Ref<ByteSource> source, Ref<ModuleFile> &file);

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
