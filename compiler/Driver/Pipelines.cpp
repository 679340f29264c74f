//===- Pipelines.cpp - the way of a program through the stages ------------===//
// Reads top to bottom. Each stage's own steps stand in the Pipeline.cpp of its folder.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/Pipelines.h"
#include "compiler/Backend/Passes.h"
#include "compiler/Device/Passes.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dispatch/Passes.h"
#include "compiler/Global/Passes.h"
#include "compiler/Input/Passes.h"
#include "compiler/Module/Passes.h"
#include "compiler/Shard/Passes.h"
#include "compiler/Stream/Passes.h"

using namespace mlir;

namespace sluice {
namespace {

/// Passes on the whole program, or on the part of it for each target.
struct Step {
  enum Scope { Whole, EachTarget, IfSeveralDevices } scope;
  Pipeline build;
};

std::vector<Step> stepsOf(ModuleOp program, unsigned stage, const CompileOptions &options,
                          const global::ConstantEvaluator &evaluator) {
  using enum Step::Scope;
  switch (stage) {
  case 0: // input: MLIR text, TOSA, ONNX -> linalg, tensor, linalg_ext, scf and arith on tensors
    return {{Whole, [&, withTosa = input::holdsTosa(program)](OpPassManager &pm) {
               input::buildMlirInputPipeline(pm, withTosa);
               shard::buildShardPipeline(pm, options.shard); // one program -> what a process has
               input::buildInputCheckPipeline(pm);
             }}};
  case 1: // global: whole-program rewrites, tensors -> tensors
    return {{IfSeveralDevices, device::buildPartitionPipeline}, // -> parts of one device each
            {EachTarget, [&](OpPassManager &pm) {
               global::buildGlobalPipeline(
                   pm, {options.optLevel, options.floatType, options.deterministic, evaluator});
             }}};
  case 2: // dispatch: tensors -> flow.dispatch + flow.executable
    return {{EachTarget,
             [&](OpPassManager &pm) { dispatch::buildDispatchPipeline(pm, options.optLevel); }}};
  case 3: // stream: tensors -> resources and timepoints
    return {{Whole, stream::buildStreamPipeline}};
  case 4: // kernel: flow.executable -> machine code
    return {{EachTarget, [&](OpPassManager &pm) {
               backend::buildKernelPipeline(pm, options.optLevel, options.ptxas, options.cache,
                                            options.runsOnce);
             }}};
  case 5: // module: host program -> hal -> bytecode
    return {{Whole, module::buildModulePipeline}};
  }
  llvm_unreachable("unknown stage");
}

} // namespace

LogicalResult runStage(ModuleOp program, unsigned stage, const CompileOptions &options,
                       const global::ConstantEvaluator &evaluator, RunPipeline run) {
  for (const Step &step : stepsOf(program, stage, options, evaluator)) {
    if (step.scope == Step::IfSeveralDevices && device::getDevices(program).empty())
      continue;
    auto runOn = [&](ModuleOp part) { return run(part, step.build); };
    if (failed(step.scope == Step::EachTarget ? device::forEachTarget(program, runOn)
                                              : runOn(program)))
      return failure();
  }
  return success();
}

FailureOr<std::vector<Variant>> makeVariants(ModuleOp program, ArrayRef<std::string> targets,
                                             const CompileOptions &options,
                                             std::vector<OwningOpRef<ModuleOp>> &copies,
                                             RunPipeline run) {
  if (!options.place.empty() && failed(run(program, [&](OpPassManager &pm) {
        device::buildPlacePipeline(pm, options.place, options.targets);
      })))
    return failure();
  std::vector<device::ProgramDevices> sets;
  std::vector<Variant> variants;
  if (device::namesDevices(program)) {
    auto planned = device::planVariants(program, options.targets);
    if (failed(planned))
      return failure();
    sets = std::move(*planned);
    if (!options.stopAfter.empty())
      sets.resize(1); // The IR is that of one program.
  }
  size_t count = sets.empty() ? targets.size() : sets.size();
  for (size_t i = 0; i < count; ++i) {
    if (i + 1 < count)
      copies.push_back(cast<ModuleOp>(program->clone()));
    ModuleOp variant = i + 1 < count ? *copies.back() : program;
    std::string name = sets.empty() ? targets[i] : "";
    for (const device::ProgramDevice &device : sets.empty() ? device::ProgramDevices() : sets[i])
      name += (name.empty() ? "" : "+") + device.target;
    if (sets.empty())
      setTarget(variant, describeTarget(variant.getContext(), name));
    else
      device::setDevices(variant, sets[i]);
    variants.push_back({variant, name});
  }
  return variants;
}

mlir::LogicalResult writeModuleFile(ArrayRef<ModuleOp> variants, const std::string &path,
                                    bool reports) {
  ModuleOp first = variants.front();
  return module::writeModule(
      variants, path,
      {first.getSymName().value_or("").str(), "sluice " + compilerVersion(), reports});
}

} // namespace sluice
