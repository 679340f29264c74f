//===- Passes.h - one program for several processes -----------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"

namespace sluice::shard {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Shard/Passes.h.inc"

/// Cuts a program for several processes, by its annotations of shard or by `shard`
/// (CompileOptions::shard). Does nothing to a program for one.
void buildShardPipeline(OpPassManager &pm, const std::string &shard);
} // namespace sluice::shard
