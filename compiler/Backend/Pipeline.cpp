//===- Pipeline.cpp - the kernel stage in order ---------------------------===//
#include "compiler/Backend/Passes.h"

using namespace mlir;

void sluice::backend::buildKernelPipeline(OpPassManager &pm, int optLevel, StringRef assembler,
                                          StringRef cache, bool runsOnce) {
  pm.addNestedPass<flow::ExecutableOp>(createCompileKernels(
      {optLevel, assembler.str(), cache.str(), runsOnce})); // tensors -> object code, in parallel
  pm.addPass(createLinkKernels({assembler.str()}));         // objects -> one library
}
