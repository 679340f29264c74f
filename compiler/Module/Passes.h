//===- Passes.h - the module stage: the host program for the runtime ------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::module {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Module/Passes.h.inc"

/// Stream commands and compiled kernels -> hal ops, which WriteModule.h encodes.
void buildModulePipeline(OpPassManager &pm);
} // namespace sluice::module
