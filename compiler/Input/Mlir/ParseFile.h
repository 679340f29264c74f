//===- ParseFile.h - MLIR text of this version and later ones -------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::input {
/// The module in the file `path`, text or bytecode; null after an error has been reported.
OwningOpRef<ModuleOp> parseFile(StringRef path, MLIRContext &context);
/// `text` as this version reads it, with the same lines, or nothing if that is what it is
/// (NewerText.cpp).
std::optional<std::string> olderText(StringRef text);
} // namespace sluice::input
