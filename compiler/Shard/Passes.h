//===- Passes.h - one program for several processes -----------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace sluice::shard {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Shard/Passes.h.inc"

/// Cuts a program for several processes, by its annotations of shard or by `shard`
/// (CompileOptions::shard). Does nothing to a program for one.
void buildShardPipeline(mlir::OpPassManager &pm, const std::string &shard);
} // namespace sluice::shard
