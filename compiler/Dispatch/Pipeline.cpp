//===- Pipeline.cpp - the dispatch stage in order -------------------------===//
#include "compiler/Dispatch/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"

void sluice::dispatch::buildDispatchPipeline(OpPassManager &pm, int optLevel) {
  FormDispatchesOptions form;
  form.fuse = optLevel > 0;
  pm.addNestedPass<func::FuncOp>(
      createScalarsToKernels()); // arithmetic that the host has not -> linalg on one element
  pm.addNestedPass<func::FuncOp>(
      createPrepareDispatch()); // concat, pad, splats -> destinations; sizes -> arguments
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  if (form.fuse)
    pm.addNestedPass<func::FuncOp>(createLoopsToKernels()); // loops of short steps -> device code
  pm.addPass(createFormDispatches(form));                   // tensors -> flow.dispatch
  pm.addNestedPass<func::FuncOp>(createLowerAffinePass());  // host arithmetic on sizes -> arith
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createDeduplicateExecutables()); // equal kernels -> one
  pm.addPass(createFindDimensionFacts());     // what sizes of kernels' arguments are known to be
  pm.addPass(createFindUnwrittenArguments()); // which of them kernels may read at any time
}
