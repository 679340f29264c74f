//===- HALBase.td - the hal dialect ----------------------------------------===//
#ifndef SLUICE_HAL_BASE
#define SLUICE_HAL_BASE
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
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

class HAL_Attr<string name, string attrMnemonic, string what, list<Trait> traits = []>
    : AttrDef<HAL_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
  let summary = what;
}

/// As hal::CollectiveKind of the runtime (runtime/hal/Channel.h), which says what each does.
def HAL_CollectiveKind : I32EnumAttr<"CollectiveOperation", "a collective", [
    I32EnumAttrCase<"AllReduce", 0, "all_reduce">, I32EnumAttrCase<"AllGather", 1, "all_gather">,
    I32EnumAttrCase<"ReduceScatter", 2, "reduce_scatter">,
    I32EnumAttrCase<"AllToAll", 3, "all_to_all">,
    I32EnumAttrCase<"SendReceive", 4, "send_receive">, I32EnumAttrCase<"Broadcast", 5, "broadcast">,
    I32EnumAttrCase<"Reduce", 6, "reduce">, I32EnumAttrCase<"Gather", 7, "gather">,
    I32EnumAttrCase<"Scatter", 8, "scatter">]> {
  let cppNamespace = "::sluice::hal";
}

/// As hal::Reduction of the runtime.
def HAL_Reduction :
    I32EnumAttr<"ReductionOperation", "how elements of several processes become one", [
    I32EnumAttrCase<"None", 0, "none">, I32EnumAttrCase<"Sum", 1, "sum">,
    I32EnumAttrCase<"Product", 2, "product">,
    I32EnumAttrCase<"Minimum", 3, "minimum">, I32EnumAttrCase<"Maximum", 4, "maximum">]> {
  let cppNamespace = "::sluice::hal";
}

#endif
