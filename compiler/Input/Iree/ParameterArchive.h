//===- ParameterArchive.h - values of a program in a file of their own ----===//
#pragma once
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

namespace sluice::iree {

/// A mapped archive of named values: .irpa as IREE writes it, or .safetensors.
class ParameterArchive {
public:
  struct Entry {
    /// The bytes, or, if `length` is more than they are, a pattern that repeats over that many.
    ArrayRef<char> data;
    uint64_t length = 0;
    /// What the archive says of the element type, as safetensors names it ("BF16"); empty if
    /// nothing.
    std::string elementType;
    /// The bytes lie in yet another file, which is not read.
    bool isElsewhere = false;
  };

  /// Maps the file and reads its tables, every range of which is checked. Null after an error.
  static std::shared_ptr<ParameterArchive> open(StringRef path, MLIRContext &context);

  StringRef path() const { return name; }
  /// Null if there is none.
  const Entry *find(StringRef key) const;

private:
  llvm::Error readIrpa();
  llvm::Error readSafetensors();

  std::string name;
  std::unique_ptr<llvm::MemoryBuffer> file;
  llvm::StringMap<Entry> entries;
};

/// Gives each `#flow.parameter.named` of `module` its value from the archives `files`, "SCOPE=FILE"
/// or "FILE" for parameters without a scope. Large values refer to the mapped file. Errors name
/// parameters that have none, and files that cannot be read.
LogicalResult bindParameters(ModuleOp module, ArrayRef<std::string> files);

} // namespace sluice::iree
