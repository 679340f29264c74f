//===- ProgramDevices.h - the devices that a program names ----------------===//
#pragma once
#include "compiler/Target/ProgramTarget.h"

namespace sluice::device {
/// One device of a program as one variant of the module has it, or one more queue of a device: that
/// is a place of its own, on which kernels for the same target run on the same memory.
struct ProgramDevice {
  std::string name;   // The program's own.
  std::string driver; // "cpu", "cuda", "hip", "vulkan".
  std::string target; // What its kernels are compiled for.
  std::optional<int64_t>
      ordinal; // Which of the driver's devices at run time; the next one if it does not say.
  std::optional<int64_t> queueOf; // The index of the device that this is a queue of.
  int64_t queue = 0;              // Its number then.
};
using ProgramDevices = std::vector<ProgramDevice>;

/// Whether the program names devices: by globals, or by affinities to the compiler's targets.
bool namesDevices(ModuleOp module);

/// The variants that the module should hold, best first: each has a target for every device.
/// `targets` are those that the compiler was given: device @__device_N is number N of them, and
/// devices that do not say what to compile for take those of their kind. Emits an error for what no
/// target supports.
FailureOr<std::vector<ProgramDevices>> planVariants(ModuleOp module, ArrayRef<std::string> targets);

/// Makes `module` the variant for `devices`: notes them on it and erases the globals that stood for
/// them.
void setDevices(ModuleOp module, const ProgramDevices &devices);
/// Succeeds if `module` names no devices, or each with a target of this compiler; emits an error
/// there otherwise. To be asked of text from outside.
LogicalResult verifyDevices(ModuleOp module);
/// The devices that a variant names; none if it is a program for any one device, of which it knows
/// the target alone (compiler/Target/ProgramTarget.h).
ProgramDevices getDevices(ModuleOp module);

/// For each target of the program's devices: moves what is for it (outlined functions, executables)
/// into a module of its own, runs `stage` on that, and moves everything back, under names that no
/// other target has. What stage comes after formation of kernels sees executables only. A program
/// for any one device is such a module itself.
LogicalResult forEachTarget(ModuleOp program, function_ref<LogicalResult(ModuleOp)> stage);

/// Where something lies or runs: the name of a device or of a queue of it, or null if `affinity`
/// is. The first of several queues is taken.
FailureOr<StringAttr> deviceOf(Attribute affinity, ModuleOp module,
                               function_ref<InFlightDiagnostic()> emitError);
/// The index of the device that `affinity` is to, or to a queue of which. None if it is to no
/// device, or to one of several.
std::optional<size_t> ownerOf(Attribute affinity, const ProgramDevices &devices);
/// The affinity to a device.
Attribute affinityTo(StringAttr device);

/// Set on a function outlined by sluice-partition-devices: the device that it runs on.
inline constexpr StringLiteral kDeviceAttr = "sluice.device";
/// Set on arguments and results of functions, and on ops of the host program: where the tensor
/// lies.
inline constexpr StringLiteral kAffinityAttr = "hal.affinity";
/// Set on transfers: the affinity that the tensor had before.
inline constexpr StringLiteral kSourceAttr = "sluice.source";
} // namespace sluice::device
