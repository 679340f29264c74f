//===- Plugins.h - dialects and passes from shared libraries --------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"

namespace sluice {

/// Makes the dialects and passes of CompileOptions::plugins known. Libraries stay until the process
/// ends. Says what is wrong with one, or with CompileOptions::before; "" if nothing is.
std::string loadPlugins(const CompileOptions &options, mlir::MLIRContext &context);

/// Appends what CompileOptions::before says for `stage`.
void addPassesBefore(llvm::StringRef stage, const CompileOptions &options, mlir::OpPassManager &pm);

} // namespace sluice
