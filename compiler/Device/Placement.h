//===- Placement.h - nodes of a model onto the compiler's targets -----------===//
// For models that say nothing of devices. Both ways put affinities onto ops,
// `#hal.device.promise<@__device_N>` for target number N, and what they say nothing of follows as
// in any program (AssignDevices.cpp).
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::device {
/// By the lines `REGEX -> DEVICE` of a file; # begins a comment. The first line whose regular
/// expression (POSIX, extended) is found in a node's name counts. DEVICE is a target as given, its
/// kind, its number, or @NAME for a device of the program. Errors and warnings name the file's
/// line: a regular expression that is none, a device that no target gives; a line that no node
/// matches is a warning.
mlir::LogicalResult placeByFile(mlir::ModuleOp module, const std::string &path,
                                llvm::ArrayRef<std::string> targets);

/// So that the whole takes least time by the cost model. A function that is called for several
/// devices must have been inlined.
mlir::LogicalResult placeAutomatically(mlir::ModuleOp module, llvm::ArrayRef<std::string> targets);

/// Remembers what there was to choose from.
void noteTargets(mlir::ModuleOp module, llvm::ArrayRef<std::string> targets);

/// The affinity to target number `target`, which is the device kTargetDevice with that number
/// behind.
mlir::Attribute affinityToTarget(mlir::MLIRContext *context, unsigned target);
inline constexpr llvm::StringLiteral kTargetDevice = "__device_";

/// Puts `op` on target number `target`, and remembers why for sluice explain.
void placeOn(mlir::Operation *op, unsigned target, const std::string &reason);

/// Calls `visit` for each op of `root` that is placed as a whole.
void forEachUnit(mlir::Operation *root, llvm::function_ref<void(mlir::Operation *)> visit);

/// Set on ops that were placed: where, and why.
inline constexpr llvm::StringLiteral kPlaceAttr = "sluice.affinity";
inline constexpr llvm::StringLiteral kReasonAttr = "sluice.place_reason";
/// Set on the module by sluice-assign-devices: the bytes of its placement report.
inline constexpr llvm::StringLiteral kPlacementAttr = "sluice.placement";
/// Set on modules whose nodes were placed: the targets that there were.
inline constexpr llvm::StringLiteral kPlaceTargetsAttr = "sluice.place_targets";
} // namespace sluice::device
