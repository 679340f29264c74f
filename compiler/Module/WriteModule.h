//===- WriteModule.h - the host program as a module file ------------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::module {
struct ModuleInfo {
  std::string name;     // Of the model, for people.
  std::string producer; // Version of the compiler.
};

/// Encodes `module`, which went through the module stage, and writes it to `path`. Weights go from where they are to
/// the file without a copy. Emits an error and leaves no file if something cannot be encoded or written.
mlir::LogicalResult writeModule(mlir::ModuleOp module, llvm::StringRef path, const ModuleInfo &info);
} // namespace sluice::module
