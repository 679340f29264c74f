//===- IndexedRegion.td - ops in whose region linalg_ext.index has a meaning //
#ifndef SLUICE_LINALGEXT_INDEXED_REGION
#define SLUICE_LINALGEXT_INDEXED_REGION
include "mlir/IR/OpBase.td"

def LinalgExt_IndexedRegion : NativeOpTrait<"IndexedRegion"> {
  let cppNamespace = "::sluice::linalg_ext";
}

#endif
