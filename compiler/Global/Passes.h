//===- Passes.h - the global stage: rewrites of the whole program ---------===//
#pragma once
#include "compiler/Global/ConstantEvaluator.h"
#include "compiler/Mlir.h"

namespace sluice::global {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Global/Passes.h.inc"

/// Replaces what depends on constants only by its value, which `evaluator` computes.
std::unique_ptr<Pass> createEvaluateConstants(ConstantEvaluator evaluator);

struct GlobalOptions {
  int optLevel = 2;
  ConstantEvaluator evaluator; ///< None: constants are not evaluated.
};

/// Tensors -> tensors: fused elementwise code, contractions with packed operands, evaluated
/// constants.
void buildGlobalPipeline(OpPassManager &pm, const GlobalOptions &options);
} // namespace sluice::global
