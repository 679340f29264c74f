//===- Pipelines.h - the way of a program through the stages --------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "compiler/Global/ConstantEvaluator.h"
#include "mlir/Support/LogicalResult.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace sluice {

/// Appends the passes of stage `stage` (an index into kStages); `evaluator` computes constants, if there is one. The stages
/// `input` and `module` also read and write files, which is not a pass.
void buildStage(mlir::OpPassManager &pm, unsigned stage, const CompileOptions &options,
                const global::ConstantEvaluator &evaluator);

/// Writes a program that has been through all stages to `path`, completely or not at all.
mlir::LogicalResult writeModuleFile(mlir::ModuleOp module, const std::string &path, const CompileOptions &options);

} // namespace sluice
