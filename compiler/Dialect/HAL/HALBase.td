//===- HALBase.td - the hal dialect ----------------------------------------===//
#ifndef SLUICE_HAL_BASE
#define SLUICE_HAL_BASE
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"

def HAL_Dialect : Dialect {
  let name = "hal";
  let cppNamespace = "::sluice::hal";
  let summary = "devices, buffers, command buffers and executables of one module";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class HAL_Type<string name, string typeMnemonic, string what> : TypeDef<HAL_Dialect, name> {
  let mnemonic = typeMnemonic;
  let summary = what;
}

#endif
