//===- Pipelines.h - the way of a program through the stages --------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "compiler/Global/Passes.h"
#include "mlir/Support/LogicalResult.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace sluice {

/// Appends passes.
using Pipeline = std::function<void(mlir::OpPassManager &)>;
/// Runs a pipeline on a program or a part of it.
using RunPipeline = llvm::function_ref<mlir::LogicalResult(mlir::ModuleOp, const Pipeline &)>;

/// Takes `program` through stage `stage` (an index into kStages), step by step; `evaluator`
/// computes constants, if there is one. Where a step knows the target, `run` is given the part of
/// the program for each. The stages `input` and `module` also read and write files, which is not a
/// pass.
mlir::LogicalResult runStage(mlir::ModuleOp program, unsigned stage, const CompileOptions &options,
                             const global::ConstantEvaluator &evaluator, RunPipeline run);

/// An evaluator that compiles for the host CPU and runs on all its cores (EvaluateOnHost.cpp).
/// Inputs are read where they lie; outputs are resources of the context that own the memory the
/// runtime gave them.
global::ConstantEvaluator hostEvaluator(const CompileOptions &options);

/// What to compile for when `specs` were asked for: "vulkan" is every profile worth a variant, no
/// target comes twice, and within a family what asks more of a device comes first, since the
/// runtime takes the first that a device can run. Families keep their order. Fails for an unknown
/// target.
llvm::Expected<std::vector<std::string>> resolveTargets(llvm::ArrayRef<std::string> specs);

/// A program for one target, or for a device each of several, and what people call those.
struct Variant {
  mlir::ModuleOp program;
  std::string name;
};

/// Between `input` and `global`, where a program gets its devices: its nodes are placed if
/// `options` say how, and it becomes one for each of `targets`; if it names devices, one for each
/// choice of what they may be. The last is `program`
/// itself, the others are copies, which `copies` owns and which share its constants. Emits an error
/// for what no target supports.
llvm::FailureOr<std::vector<Variant>>
makeVariants(mlir::ModuleOp program, llvm::ArrayRef<std::string> targets,
             const CompileOptions &options, std::vector<mlir::OwningOpRef<mlir::ModuleOp>> &copies,
             RunPipeline run);

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
