//===- Passes.h - the module stage: the host program for the runtime ------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::module {
#define GEN_PASS_DECL
#include "compiler/Module/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Module/Passes.h.inc"

/// Stream commands and compiled kernels -> hal ops, which WriteModule.h encodes.
void buildModulePipeline(mlir::OpPassManager &pm);
/// Makes the pipeline available as --sluice-module-pipeline.
void registerModulePipeline();
} // namespace sluice::module
