//===- Passes.td - which device runs what: passes in pipeline order -------===//
#ifndef SLUICE_DEVICE_PASSES
#define SLUICE_DEVICE_PASSES
include "mlir/Pass/PassBase.td"

def AssignDevices : Pass<"sluice-assign-devices", "::mlir::ModuleOp"> {
  let summary =
      "gives every op on tensors a device, and moves tensors explicitly where devices differ";
  let dependentDialects = ["::sluice::flow::FlowDialect", "::sluice::hal::HALDialect"];
}

def PartitionDevices : Pass<"sluice-partition-devices", "::mlir::ModuleOp"> {
  let summary = "outlines what runs on one device without a break into a function of it";
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def InlineDevicePrograms : Pass<"sluice-inline-device-programs", "::mlir::ModuleOp"> {
  let summary =
      "puts the functions of devices back where they are called, with affinities on what is in "
      "them";
  let dependentDialects = ["::sluice::hal::HALDialect"];
}

#endif
