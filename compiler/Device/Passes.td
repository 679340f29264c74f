//===- Passes.td - which device runs what: passes in pipeline order -------===//
include "mlir/Pass/PassBase.td"

def PlaceNodes : Pass<"sluice-place-nodes", "::mlir::ModuleOp"> {
  let summary =
      "puts the nodes of a model that says nothing of devices onto the compiler's targets";
  let options = [
    Option<"rules", "rules", "std::string", "\"auto\"",
        "a file with lines REGEX -> DEVICE, or auto: by the cost model">,
    ListOption<"targets", "targets", "std::string", "what may be chosen from">
  ];
  let dependentDialects = ["::sluice::hal::HALDialect"];
}

def AttachTarget : Pass<"sluice-attach-target", "::mlir::ModuleOp"> {
  let summary = "says in the IR what the program is compiled for: any one device of a target";
  let options = [
    Option<"target", "target", "std::string", "\"cpu\"",
        "e.g. cpu, cpu:haswell, cpu:aarch64-cortex-a72, cuda:sm_90, rocm:gfx942, vulkan">
  ];
}

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
    "puts the functions of devices back where they are called, with affinities on what is in them";
  let dependentDialects = ["::sluice::hal::HALDialect"];
}
