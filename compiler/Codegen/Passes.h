//===- Passes.h - the kernel stage: flow.executable to machine code -------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "mlir/Pass/Pass.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace sluice::codegen {
#define GEN_PASS_DECL
#include "compiler/Codegen/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Codegen/Passes.h.inc"

/// Every flow.executable -> one hal.executable.binary, plus a grid function per kernel in the module. With `ptxas`, kernels for NVIDIA
/// GPUs have machine code beside their PTX.
void buildKernelPipeline(mlir::OpPassManager &pm, llvm::StringRef target, int optLevel, llvm::StringRef ptxas = "");
} // namespace sluice::codegen
