//===- HALTypes.td - types and attributes of the hal dialect --------------===//
#ifndef SLUICE_HAL_TYPES
#define SLUICE_HAL_TYPES
include "compiler/Dialect/HAL/HALBase.td"

def HAL_BufferType : HAL_Type<"Buffer", "buffer", "a range of device memory">;
def HAL_BufferViewType :
    HAL_Type<"BufferView", "buffer_view", "a buffer with element type and shape">;
def HAL_CommandBufferType : HAL_Type<"CommandBuffer", "command_buffer", "recorded commands">;
def HAL_FenceType :
    HAL_Type<"Fence", "fence",
             "what callers written for IREE wait for; gone after the input stage">;
def HAL_TimepointType : HAL_Type<"Timepoint", "timepoint", "a moment that queued work reaches">;

class HAL_Buildable<TypeDef type, string cppName>
    : Type<type.predicate, type.summary, type.cppType>,
        BuildableType<"$_builder.getType<::sluice::hal::" # cppName # ">()">;
def HAL_Buffer : HAL_Buildable<HAL_BufferType, "BufferType">;
def HAL_BufferView : HAL_Buildable<HAL_BufferViewType, "BufferViewType">;
def HAL_CommandBuffer : HAL_Buildable<HAL_CommandBufferType, "CommandBufferType">;
def HAL_Fence : HAL_Buildable<HAL_FenceType, "FenceType">;
def HAL_Timepoint : HAL_Buildable<HAL_TimepointType, "TimepointType">;
def HAL_Scalar : AnyTypeOf<[AnySignlessInteger, Index, AnyFloat, AnyComplex], "a scalar">;

def HAL_DeviceAffinityAttr : AttrDef<HAL_Dialect, "DeviceAffinity"> {
  let mnemonic = "device.affinity";
  let summary = "the device, and the queues of it, that something is placed on";
  let description = [{
    No queues means any. Ops without an affinity run on the default device.
    ```mlir
    #hal.device.affinity<@gpu, [0, 1]>
    ```
  }];
  let parameters =
      (ins "::mlir::FlatSymbolRefAttr":$device, OptionalArrayRefParameter<"int64_t">:$queues);
  let assemblyFormat = "`<` $device (`,` `[` $queues^ `]`)? `>`";
}

/// The latter is in HALDeviceAttrs.td.
def HAL_AffinityAttr : ConfinedAttr<AnyAttr, [AttrConstraint<CPred<
    "::llvm::isa<::sluice::hal::DeviceAffinityAttr, ::sluice::hal::DeviceOptimalAttr>($_self)">,
    "a place on one device, or on the best of several">]>;

#endif
