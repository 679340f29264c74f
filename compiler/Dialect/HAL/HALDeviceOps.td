//===- HALDeviceOps.td - instructions that only programs of several devices have ===//
#ifndef SLUICE_HAL_DEVICE_OPS
#define SLUICE_HAL_DEVICE_OPS
include "compiler/Dialect/HAL/HALTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def HAL_TimepointJoinOp : Op<HAL_Dialect, "timepoint.join", [Pure]> {
  let summary = "a timepoint that is reached when all of several are";
  let arguments = (ins Variadic<HAL_Timepoint>:$parts);
  let results = (outs HAL_Timepoint:$joined);
  let assemblyFormat = "$parts attr-dict `:` type($joined)";
}

#endif
