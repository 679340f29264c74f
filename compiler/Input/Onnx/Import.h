//===- Import.h - an ONNX file becomes an MLIR module ---------------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::onnx {

/// Reads the model in file `path` into a module with the public function @main on tensors. Weights
/// stay in the memory that the file was read or mapped into; the module's constants keep it alive.
/// Failures are diagnostics at the node's name, and the result is null.
///
/// `inputTypes` say more about inputs than the model does: "x=1x3x?xf32" for a tensor,
/// "s=[2x3xf32,2xf32]" for the elements of a sequence (arguments s.0 and s.1), "o=none" for an
/// optional that is not there, "k=i64=3" for the value of an input.
OwningOpRef<ModuleOp> importOnnx(StringRef path, MLIRContext &context,
                                 ArrayRef<std::string> inputTypes = {});

/// One operator that can be imported.
struct OperatorVersions {
  /// "Relu", or with its domain if that is not ONNX's own: "com.microsoft.FusedConv".
  std::string name;
  /// The versions whose meaning is told apart, in order; each holds until the next.
  std::vector<int> since;
  std::string limits;
};

/// All of them by name, and the newest version of ONNX's own operators that is known.
std::vector<OperatorVersions> listOperators();
int newestOpset();

} // namespace sluice::onnx
