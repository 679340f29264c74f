//===- Pipeline.cpp - the module stage from top to bottom -----------------===//
#include "compiler/Module/Passes.h"
#include "compiler/Stream/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"

void sluice::module::buildModulePipeline(OpPassManager &pm) {
  pm.addPass(createLowerToHal());                          // stream commands -> hal, grids inlined
  pm.addNestedPass<func::FuncOp>(createLowerAffinePass()); // size expressions of grids -> arith
  pm.addNestedPass<func::FuncOp>(stream::createSimplifyHost()); // fold grids of static shapes
  pm.addNestedPass<func::FuncOp>(createCSEPass());              // one computation for equal grids
}
