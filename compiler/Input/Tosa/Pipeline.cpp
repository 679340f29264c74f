//===- Pipeline.cpp - TOSA by way of upstream's conversions ---------------===//
#include "compiler/Input/Passes.h"
#include "mlir/Conversion/Passes.h"

using namespace mlir;

void sluice::input::buildTosaInputPipeline(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(tosa::createTosaConvertIntegerTypeToSignless()); // ui8 -> i8
  pm.addNestedPass<func::FuncOp>(createPrepareTosa()); // tosa.tile, scatter -> linalg, linalg_ext
  pm.addPass(createTosaToSCFPass());                   // tosa.cond_if, while_loop -> scf
  // Everything else; how strictly a program follows a TOSA profile is not ours to judge.
  tosa::addTosaToLinalgPasses(pm, TosaToLinalgOptions(), TosaToLinalgNamedOptions(),
                              /*validationOptions=*/std::nullopt);
  TosaToArithPassOptions arith;
  arith.includeApplyRescale = true;
  pm.addPass(createTosaToArithPass(arith)); // tosa.const, apply_scale -> arith
  pm.addPass(createTosaToTensorPass());     // tosa.reshape, slice, pad, concat -> tensor
  pm.addPass(createCanonicalizerPass());
}
