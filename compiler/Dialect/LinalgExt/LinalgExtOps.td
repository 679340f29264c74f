//===- LinalgExtOps.td - structured operations that linalg lacks: -===//
#ifndef SLUICE_LINALGEXT_OPS
#define SLUICE_LINALGEXT_OPS
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def LinalgExt_Dialect : Dialect {
  let name = "linalg_ext";
  let cppNamespace = "::sluice::linalg_ext";
  let summary = "structured operations that linalg lacks: sort, top-k, scatter, gather, scan, attention, ...";
}

class LinalgExt_Op<string mnemonic, list<Trait> traits = []> : Op<LinalgExt_Dialect, mnemonic, traits>;

#endif
