//===- Pipelines.cpp - the way of a program through the stages ------------===//
// Reads top to bottom. Each stage's own steps stand in the Pipeline.cpp of its folder.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/Pipelines.h"
#include "compiler/Backend/Passes.h"
#include "compiler/Dispatch/Passes.h"
#include "compiler/Global/Passes.h"
#include "compiler/Input/Mlir/Passes.h"
#include "compiler/Module/Passes.h"
#include "compiler/Module/WriteModule.h"
#include "compiler/Shard/Passes.h"
#include "compiler/Stream/Passes.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace sluice {

void buildStage(OpPassManager &pm, unsigned stage, const std::string &target,
                const CompileOptions &options, const global::ConstantEvaluator &evaluator) {
  switch (stage) {
  case 0: // input: MLIR text, TOSA, ONNX -> linalg, tensor, linalg_ext, scf and arith on tensors
    input::buildMlirInputPipeline(pm);
    shard::buildShardPipeline(pm, options.shard); // one program -> what each process computes
    input::buildInputCheckPipeline(pm);
    break;
  case 1: // global: whole-program rewrites, tensors -> tensors
    global::buildGlobalPipeline(pm, {options.optLevel, target, evaluator});
    break;
  case 2: // dispatch: tensors -> flow.dispatch + flow.executable
    dispatch::buildDispatchPipeline(pm, options.optLevel, target);
    break;
  case 3: // stream: tensors -> resources and timepoints
    stream::buildStreamPipeline(pm);
    break;
  case 4: // kernel: flow.executable -> machine code
    backend::buildKernelPipeline(pm, target, options.optLevel, options.ptxas);
    break;
  case 5: // module: host program -> hal -> bytecode
    module::buildModulePipeline(pm);
    break;
  }
}

bool isTargetStage(unsigned stage) { return stage == 1 || stage == 2 || stage == 4; }

mlir::LogicalResult writeModuleFile(ArrayRef<ModuleOp> variants, const std::string &path,
                                    bool reports) {
  ModuleOp first = variants.front();
  return module::writeModule(
      variants, path,
      {first.getSymName().value_or("").str(), "sluice " + compilerVersion(), reports});
}

} // namespace sluice
