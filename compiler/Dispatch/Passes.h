//===- Passes.h - the dispatch stage: what runs together in one kernel ----===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::dispatch {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Dispatch/Passes.h.inc"

/// Tensors -> flow.dispatch + flow.executable. At optimization level 0 every operation is a kernel
/// of its own.
void buildDispatchPipeline(OpPassManager &pm, int optLevel);
} // namespace sluice::dispatch
