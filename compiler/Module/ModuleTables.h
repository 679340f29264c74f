//===- ModuleTables.h - what functions refer to by number -----------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"
#include "runtime/module/ModuleWriter.h"
#include "sluice/element_type.h"
#include <deque>

namespace sluice::module {
/// The element type as the runtime names it; `userType` ("ui8") says what the signless type means.
/// NONE if it has none.
sluice_element_type_t elementType(Type type, StringRef userType = {});

/// The segments of a module file, which all its variants share: equal bytes are stored once.
class SegmentTable {
public:
  /// The segment with `bytes`, which must live until the file is written.
  uint32_t add(std::span<const uint8_t> bytes);
  uint32_t addOwned(std::vector<uint8_t> bytes) {
    return add(owned.emplace_back(std::move(bytes)));
  }

  std::vector<std::span<const uint8_t>> segments;

private:
  DenseMap<uint64_t, SmallVector<uint32_t, 1>> byHash;
  std::deque<std::vector<uint8_t>> owned; // Not stored as such in an attribute.
};

/// Collects tables of one variant of a module file while functions are encoded.
class ModuleTables {
public:
  ModuleTables(ModuleOp module, SegmentTable &segments);

  uint32_t hostFunction(StringRef name) { return intern(hosts, desc.hostFunctions, name.str()); }
  uint32_t string(StringRef text) { return intern(strings, desc.strings, text.str()); }
  uint32_t location(Location loc);
  uint32_t function(StringRef name) const { return functions.at(name); }
  uint32_t global(StringRef name) const { return globals.at(name); }
  uint32_t constant(StringRef name) const { return constants.at(name); }
  uint32_t channel(StringRef name) const { return channels.at(name); }
  /// The operand for the device that `affinity` is to, one of the program's or a global that gets
  /// one; null is the first.
  uint32_t device(Attribute affinity) const;
  /// Whether `affinity` is to a device that is known once the module is loaded.
  bool isSelected(Attribute affinity) const { return device(affinity) >= desc.devices.size(); }
  uint32_t arena(ArrayRef<int64_t> first, ArrayRef<int64_t> last);
  /// The kernel of that name, which every dispatch gives the same number of constants and bindings.
  uint32_t kernel(StringRef name, Location loc, uint32_t constantCount, uint32_t bindingCount);
  /// Puts what was decided for the kernels beside each library. Call last: nodes of a kernel are
  /// those of all its dispatches.
  void addReports();

  sluice::module::ModuleDesc desc;

private:
  uint32_t intern(llvm::StringMap<uint32_t> &known, std::vector<std::string> &list,
                  std::string text);
  uint32_t segment(ElementsAttr value);

  ModuleOp module;
  SegmentTable &segments;
  llvm::StringMap<SetVector<Location>> dispatches; // Where each kernel is run.
  llvm::StringMap<uint32_t> strings, locations, functions, globals, constants, kernels, devices,
      channels, hosts;
};
} // namespace sluice::module
