//===- Passes.h - the stream stage: where, when and in which memory -------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::stream {
#define GEN_PASS_DECL
#include "compiler/Stream/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Stream/Passes.h.inc"

/// Host functions on tensors and flow.dispatch -> commands on allocated memory.
void buildStreamPipeline(mlir::OpPassManager &pm);
/// Makes the pipeline available as --sluice-stream-pipeline.
void registerStreamPipeline();
} // namespace sluice::stream
