//===- Import.h - an ONNX file becomes an MLIR module ---------------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace sluice::onnx {

/// Reads the model in file `path` into a module with the public function @main on tensors. Weights stay in the memory
/// that the file was read or mapped into; the module's constants keep it alive. Failures are diagnostics at
/// the node's name, and the result is null.
mlir::OwningOpRef<mlir::ModuleOp> importOnnx(llvm::StringRef path, mlir::MLIRContext &context);

} // namespace sluice::onnx
