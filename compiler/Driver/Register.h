//===- Register.h - every dialect and pass, those of plug-ins too ----------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"

namespace sluice {
/// Adds the upstream dialects that the compiler reads or makes, Sluice's own, and their interface
/// implementations.
void registerAllDialects(mlir::DialectRegistry &registry);
mlir::DialectRegistry allDialects();
/// Makes every pass available by name to sluice-opt and to options of MLIR.
void registerAllPasses();

/// Makes the dialects and passes of CompileOptions::plugins known. Libraries stay until the process
/// ends. Says what is wrong with one, or with CompileOptions::before; "" if nothing is.
std::string loadPlugins(const CompileOptions &options, mlir::MLIRContext &context);

/// Appends what CompileOptions::before says for `stage`.
void addPassesBefore(llvm::StringRef stage, const CompileOptions &options, mlir::OpPassManager &pm);
} // namespace sluice
