//===- Pipeline.cpp - the stream stage from top to bottom -----------------===//
#include "compiler/Device/Passes.h"
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Stream/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"

void sluice::stream::buildStreamPipeline(OpPassManager &pm) {
  pm.addPass(device::createInlineDevicePrograms()); // parts of several devices -> one host program
  // Only functions of the host program are nested directly in the module; kernels keep their loops.
  pm.addNestedPass<func::FuncOp>(createSCFToControlFlowPass()); // scf -> cf
  pm.addNestedPass<func::FuncOp>(createLowerAffinePass());      // sizes: affine -> arith
  pm.addNestedPass<func::FuncOp>(check::createExpandCheckConsts());
  pm.addPass(createConvertFlowToStream());              // tensors -> resources and sizes
  pm.addNestedPass<func::FuncOp>(createSimplifyHost()); // fold sizes
  pm.addNestedPass<func::FuncOp>(createCSEPass());      // equal sizes become one value
  pm.addPass(createElideClones());                      // copies -> updates in place
  pm.addPass(createSchedule());                         // values -> submissions with barriers
  pm.addPass(createPlanMemory());                       // values -> ranges of allocated memory
  pm.addNestedPass<func::FuncOp>(createSimplifyHost());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
}
