//===- Passes.h - the kernel stage: flow.executable to machine code -------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"

namespace sluice::backend {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Backend/Passes.h.inc"

/// Every flow.executable -> one hal.executable.binary, plus a grid function per kernel in the
/// module. With an `assembler` of the target's family (Family.h), kernels have machine code beside
/// what its driver translates. Of a program that `runsOnce`, kernels with little to do are compiled
/// at level 0.
void buildKernelPipeline(mlir::OpPassManager &pm, int optLevel, llvm::StringRef assembler = "",
                         llvm::StringRef cache = "", bool runsOnce = false);
} // namespace sluice::backend
