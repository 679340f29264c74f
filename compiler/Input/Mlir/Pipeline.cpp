//===- Pipeline.cpp - the input stage for MLIR text in order --------------===//
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Input/Passes.h"

using namespace mlir;

void sluice::input::buildMlirInputPipeline(OpPassManager &pm, bool withTosa) {
  pm.addPass(
      createBeforeFolding()); // constants of f8E8M0FNU and products that upstream folds wrongly
  pm.addPass(createKnownPositions()); // slices at constants -> slices at numbers
  pm.addPass(createImportIree());     // ops of IREE's input -> tensor, arith
  pm.addPass(createImportTorch()); // functions in the torch dialect -> linalg, tensor, arith, scf
  buildTosaInputPipeline(pm, withTosa); // tosa -> linalg, tensor, arith, scf
  pm.addNestedPass<func::FuncOp>(
      createCanonicalizeInput()); // linalg.softmax, arith on tensors, tensor.gather, ... -> the few
                                  // forms we keep
}

void sluice::input::buildInputCheckPipeline(OpPassManager &pm) {
  pm.addPass(check::createExpandCheckConsts()); // check against a constant -> constant and check
  pm.addPass(createCheckInput());               // what is left that no stage knows -> error
}

void sluice::input::registerInputPipelines() {
  PassPipelineRegistration<>("sluice-tosa-input-pipeline", "tosa -> linalg, tensor, arith and scf",
                             [](OpPassManager &pm) { buildTosaInputPipeline(pm, true); });
  PassPipelineRegistration<>("sluice-mlir-input-pipeline", "the input stage for MLIR text",
                             [](OpPassManager &pm) {
                               buildMlirInputPipeline(pm, true);
                               buildInputCheckPipeline(pm);
                             });
}
