//===- Passes.h - the dispatch stage: what runs together in one kernel ----===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::dispatch {
#define GEN_PASS_DECL
#include "compiler/Dispatch/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Dispatch/Passes.h.inc"

/// Tensors -> flow.dispatch + flow.executable. At optimization level 0 every operation is a kernel
/// of its own.
void buildDispatchPipeline(mlir::OpPassManager &pm, int optLevel);
} // namespace sluice::dispatch
