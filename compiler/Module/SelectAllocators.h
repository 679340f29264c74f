//===- SelectAllocators.h - places that are chosen when a module is loaded ---===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"

namespace sluice::module {
/// Gives each `#hal.device.optimal` of a program a global that the initializer sets to the device
/// that is chosen:
///   util.global private mutable @__allocator_select_device_0 : !hal.device
///   func.func private @initialize() attributes {sluice.initializer} {
///     %a, %qa = hal.device.resolve on(#hal.device.affinity<@a>) : !hal.device, i64
///     ..
///     %device, %queues = hal.allocator.select from([(%a, %qa : ..), (%b, %qb : ..)])
///         type(%type) usage(%usage)
///     util.global.store %device, @__allocator_select_device_0
/// Equal questions are one, so all memory for one set of devices comes from the same of them.
class SelectAllocators {
public:
  explicit SelectAllocators(mlir::ModuleOp module) : module(module) {}
  /// The affinity to what is chosen for `affinity`, which is returned itself if there is nothing to
  /// choose; null stays null.
  hal::DeviceAffinityAttr placeOf(mlir::Attribute affinity);
  /// Writes the questions.
  void finish();

private:
  mlir::ModuleOp module;
  llvm::MapVector<mlir::Attribute, mlir::StringAttr> globals; // of each optimal affinity
};
} // namespace sluice::module
