//===- HALDeviceAttrs.td - which devices a program wants, what lies where --===//
// Apart from HALTypes.td because hardly any file of the compiler needs them.
// Textual forms follow IREE's published hal dialect. A device is a global of the program:
//   util.global private @gpu = #hal.device.select<[#hal.device.target<"cuda">,
//     #hal.device.target<"vulkan">]> :
//     !hal.device
//===----------------------------------------------------------------------===//
#ifndef SLUICE_HAL_DEVICE_ATTRS
#define SLUICE_HAL_DEVICE_ATTRS
include "compiler/Dialect/HAL/HALBase.td"

def HAL_DeviceType : HAL_Type<"Device", "device", "a device of the program">;
def HAL_Device : Type<HAL_DeviceType.predicate, HAL_DeviceType.summary, HAL_DeviceType.cppType>,
                 BuildableType<"$_builder.getType<::sluice::hal::DeviceType>()">;

/// The initial value of a global that is a device.
class HAL_DeviceValueAttr<string name, string attrMnemonic, string what> :
    HAL_Attr<name, attrMnemonic, what, [TypedAttrInterface]> {
  let extraClassDeclaration = "::mlir::Type getType() const;";
}

def HAL_DeviceTargetAttr :
    HAL_DeviceValueAttr<"DeviceTarget", "device.target", "a device of one kind"> {
  let description = [{
    "cpu" (also "local"), "cuda", "hip" or "vulkan"; what kernels for it are compiled for, best
    first (otherwise what the compiler is told); the configuration may say which of several, counted
    from 0.
    ```mlir
    #hal.device.target<"cuda", {ordinal = 1 : index},
      [#hal.executable.target<"cuda", "cuda-nvptx-fb", {target_arch = "sm_80"}>]>
    ```
  }];
  let parameters =
      (ins "::mlir::StringAttr":$device, OptionalParameter<"::mlir::DictionaryAttr">:$configuration,
                        OptionalParameter<"::mlir::ArrayAttr">:$executables);
  let hasCustomAssemblyFormat = 1;
}

def HAL_DeviceSelectAttr :
    HAL_DeviceValueAttr<"DeviceSelect", "device.select",
    "the first of several that is there at run time"> {
  let parameters = (ins "::mlir::ArrayAttr":$devices);
  let assemblyFormat = "`<` $devices `>`";
}

def HAL_DeviceAliasAttr :
    HAL_DeviceValueAttr<"DeviceAlias", "device.alias",
    "a device by the name that the runtime has for its kind"> {
  let description =
      "`#hal.device.alias<\"vulkan\"[1]>`; without a number, or with `*`, the next one.";
  let parameters = (ins "::mlir::StringAttr":$device, "std::optional<int64_t>":$ordinal,
                        OptionalParameter<"::mlir::DictionaryAttr">:$configuration);
  let hasCustomAssemblyFormat = 1;
}

def HAL_DeviceFallbackAttr :
    HAL_DeviceValueAttr<"DeviceFallback", "device.fallback", "the same device as another global"> {
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$name);
  let assemblyFormat = "`<` $name `>`";
}

def HAL_ExecutableTargetAttr :
    HAL_Attr<"ExecutableTarget", "executable.target", "what kernels are compiled for"> {
  let parameters = (ins "::mlir::StringAttr":$backend, "::mlir::StringAttr":$format,
                        OptionalParameter<"::mlir::DictionaryAttr">:$configuration);
  let assemblyFormat = "`<` $backend `,` $format (`,` $configuration^)? `>`";
}

def HAL_DevicePromiseAttr :
    HAL_Attr<"DevicePromise", "device.promise", "an affinity to a device that is named later"> {
  let description =
      "The device `@__device_N` is target N of the compiler, unless the program has a global of "
      "that name.";
  let parameters =
      (ins "::mlir::FlatSymbolRefAttr":$device, OptionalArrayRefParameter<"int64_t">:$queues);
  let assemblyFormat = "`<` $device (`,` `[` $queues^ `]`)? `>`";
}

def HAL_DeviceOptimalAttr :
    HAL_Attr<"DeviceOptimal", "device.optimal",
    "memory for several devices: which one's is chosen at run time"> {
  let parameters = (ins "::mlir::ArrayAttr":$affinities);
  let assemblyFormat = "`<` $affinities `>`";
}

#endif
