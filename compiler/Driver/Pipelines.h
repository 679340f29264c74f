//===- Pipelines.h - the way of a program through the stages --------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "compiler/Global/ConstantEvaluator.h"
#include "mlir/Support/LogicalResult.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {
class ModuleOp;
class OpPassManager;
} // namespace mlir

namespace sluice {

/// Appends the passes of stage `stage` (an index into kStages) for `target`; `evaluator` computes
/// constants, if there is one. The stages `input` and `module` also read and write files, which is
/// not a pass.
void buildStage(mlir::OpPassManager &pm, unsigned stage, const std::string &target,
                const CompileOptions &options, const global::ConstantEvaluator &evaluator);

/// Whether the passes of stage `stage` look at the target.
bool isTargetStage(unsigned stage);

/// The attribute of a module that says which stage its text has been through.
inline constexpr const char *kStageAttr = "sluice.stage";

/// The first stage that depends on the target.
inline constexpr unsigned kFirstTargetStage = 1;

/// Calls `use` with the program that the stage `input` makes of the model in file `path`. False if
/// that failed, or `use` did.
bool withInput(const std::string &path, const CompileOptions &options,
               const std::function<void(const std::string &message)> &diagnose,
               llvm::function_ref<bool(mlir::ModuleOp)> use);

/// Writes a program that has been through all stages, once for each target, to `path`, completely
/// or not at all.
mlir::LogicalResult writeModuleFile(llvm::ArrayRef<mlir::ModuleOp> variants,
                                    const std::string &path, bool reports = true);

} // namespace sluice
