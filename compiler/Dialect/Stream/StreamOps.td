//===- StreamOps.td - where, when and in which memory: resourc -===//
#ifndef SLUICE_STREAM_OPS
#define SLUICE_STREAM_OPS
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Stream_Dialect : Dialect {
  let name = "stream";
  let cppNamespace = "::sluice::stream";
  let summary = "where, when and in which memory: resources and timepoints";
}

class Stream_Op<string mnemonic, list<Trait> traits = []> : Op<Stream_Dialect, mnemonic, traits>;

#endif
