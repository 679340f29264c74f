//===- ParseFile.h - MLIR text of this version and later ones -------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::input {
/// The module in the file `path`, text or bytecode; null after an error has been reported.
mlir::OwningOpRef<mlir::ModuleOp> parseFile(llvm::StringRef path, mlir::MLIRContext &context);
/// `text` as this version reads it, with the same lines, or nothing if that is what it is
/// (NewerText.cpp).
std::optional<std::string> olderText(llvm::StringRef text);
} // namespace sluice::input
