//===- Placement.h - nodes of a model onto the compiler's targets -----------===//
// For models that say nothing of devices. Both ways put affinities onto ops,
// `#hal.device.promise<@__device_N>` for target number N, and what they say nothing of follows as
// in any program (AssignDevices.cpp).
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::device {
using namespace mlir;

/// By the lines `REGEX -> DEVICE` of a file; # begins a comment. The first line whose regular
/// expression (POSIX, extended) is found in a node's name counts. DEVICE is a target as given, its
/// kind, its number, or @NAME for a device of the program. Errors and warnings name the file's
/// line: a regular expression that is none, a device that no target gives; a line that no node
/// matches is a warning.
LogicalResult placeByFile(ModuleOp module, const std::string &path, ArrayRef<std::string> targets);

/// So that the whole takes least time by the cost model. A function that is called for several
/// devices must have been inlined.
LogicalResult placeAutomatically(ModuleOp module, ArrayRef<std::string> targets);

/// Remembers what there was to choose from.
void noteTargets(ModuleOp module, ArrayRef<std::string> targets);

/// The affinity to target number `target`, which is the device kTargetDevice with that number
/// behind.
Attribute affinityToTarget(MLIRContext *context, unsigned target);
inline constexpr StringLiteral kTargetDevice = "__device_";

/// Puts `op` on target number `target`, and remembers why for sluice explain.
void placeOn(Operation *op, unsigned target, const std::string &reason);

/// Calls `visit` for each op of `root` that is placed as a whole.
void forEachUnit(Operation *root, function_ref<void(Operation *)> visit);

/// Set on ops that were placed: where, and why.
inline constexpr StringLiteral kPlaceAttr = "sluice.affinity";
inline constexpr StringLiteral kReasonAttr = "sluice.place_reason";
/// Set on the module by sluice-assign-devices: the bytes of its placement report.
inline constexpr StringLiteral kPlacementAttr = "sluice.placement";
/// Set on modules whose nodes were placed: the targets that there were.
inline constexpr StringLiteral kPlaceTargetsAttr = "sluice.place_targets";
} // namespace sluice::device
