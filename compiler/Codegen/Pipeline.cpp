//===- Pipeline.cpp - the kernel stage in order ---------------------------===//
#include "compiler/Codegen/Passes.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

void sluice::codegen::buildKernelPipeline(OpPassManager &pm, StringRef target, int optLevel, StringRef ptxas) {
  pm.addNestedPass<flow::ExecutableOp>(
      createCompileKernels({target.str(), optLevel, ptxas.str()})); // tensors -> object code, in parallel
  pm.addPass(createLinkKernels({target.str(), optLevel}));          // objects -> one library
}
