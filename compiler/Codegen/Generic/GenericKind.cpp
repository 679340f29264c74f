//===- GenericKind.cpp - any fused region, from elementwise to row kernels ===//
#include "compiler/Codegen/Generic/GenericKind.h"

using namespace mlir;
using namespace sluice::codegen;

/// One workgroup runs operation after operation; intermediates lie in the workspace. The reference, and the plan that always works.
static LogicalResult lowerSequential(Kernel &kernel) {
  if (failed(bufferizeKernel(kernel)))
    return failure();
  createGrid(kernel, [](OpBuilder &, GridArguments &) { return Grid(); });
  return success();
}

SmallVector<Candidate> GenericKind::candidates(const Kernel &kernel) const {
  SmallVector<Candidate> candidates;
  candidates.push_back({"operation after operation in one workgroup", lowerSequential});
  return candidates;
}
