//===- Pipeline.cpp - the kernel stage in order ---------------------------===//
#include "compiler/Backend/Passes.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

void sluice::backend::buildKernelPipeline(OpPassManager &pm, StringRef target, int optLevel,
                                          StringRef assembler) {
  pm.addNestedPass<flow::ExecutableOp>(createCompileKernels(
      {target.str(), optLevel, assembler.str()}));         // tensors -> object code, in parallel
  pm.addPass(createLinkKernels({target.str(), optLevel})); // objects -> one library
}
