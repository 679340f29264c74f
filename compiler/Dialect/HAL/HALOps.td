//===- HALOps.td - devices, buffers, command buffers and ex -===//
#ifndef SLUICE_HAL_OPS
#define SLUICE_HAL_OPS
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def HAL_Dialect : Dialect {
  let name = "hal";
  let cppNamespace = "::sluice::hal";
  let summary = "devices, buffers, command buffers and executables of one module";
}

class HAL_Op<string mnemonic, list<Trait> traits = []> : Op<HAL_Dialect, mnemonic, traits>;

include "compiler/Dialect/HAL/HALKernelOps.td"

#endif
