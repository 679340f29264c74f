//===- Diagnostics.h - from MLIR diagnostics to lines for the user --------===//
#pragma once
#include "mlir/IR/Diagnostics.h"

namespace sluice {

/// "model.onnx:Conv_3 (Conv)" or "x.mlir:3:7": where in the user's model a location lies. `file` is
/// the model.
std::string describeLocation(mlir::Location location, llvm::StringRef file);

/// Hands each diagnostic raised in a context to a function, once: one line "place: severity: text"
/// and a "note: text" line for each note. IR is never printed. Passes that run in parallel report
/// in the order of the program (see TaskPool.h), and the engine lets one thread in at a time.
class UserDiagnostics {
public:
  UserDiagnostics(mlir::MLIRContext &context, std::string file,
                  std::function<void(const std::string &)> diagnose);
  /// From now on remarks of the passes that the regular expression `passes` is found in are
  /// reported too ("model.onnx:MatMul_7: remark: PASS: text"), and all that upstream emits as
  /// diagnostics. Fails if it is no regular expression.
  llvm::LogicalResult showRemarks(mlir::MLIRContext &context, llvm::StringRef passes);
  bool hadError() const { return errors != 0; }

private:
  void report(mlir::Diagnostic &diagnostic);
  std::string file;
  std::set<std::string> said;
  std::function<void(const std::string &)> diagnose;
  unsigned errors = 0;
  bool showsRemarks = false;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace sluice
