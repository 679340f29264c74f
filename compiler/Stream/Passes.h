//===- Passes.h - the stream stage: where, when and in which memory -------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::stream {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Stream/Passes.h.inc"

/// Host functions on tensors and flow.dispatch -> commands on allocated memory.
void buildStreamPipeline(OpPassManager &pm);
} // namespace sluice::stream
