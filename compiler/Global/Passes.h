//===- Passes.h - the global stage: rewrites of the whole program ---------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::global {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Global/Passes.h.inc"

/// Compiles and runs the public function "evaluate" of a module on the host: one input for each
/// argument, one output for each result; none at all if that takes more than a minute or more
/// memory than there is, and is left to run time. The module is consumed. Diagnostics say why
/// something failed.
using ConstantEvaluator = std::function<FailureOr<SmallVector<ElementsAttr>>(
    OwningOpRef<ModuleOp> module, ArrayRef<ElementsAttr> inputs)>;

/// Replaces what depends on constants only by its value, which `evaluator` computes.
std::unique_ptr<Pass> createEvaluateConstants(ConstantEvaluator evaluator);

struct GlobalOptions {
  int optLevel = 2;
  std::string floatType = {};  ///< "f16", "bf16": for products of f32 and what is stored. "": none.
  bool deterministic = false;  ///< Whatever timing could round differently keeps an order.
  ConstantEvaluator evaluator; ///< None: constants are not evaluated.
};

/// Tensors -> tensors: fused elementwise code, contractions with packed operands, evaluated
/// constants.
void buildGlobalPipeline(OpPassManager &pm, const GlobalOptions &options);
} // namespace sluice::global
