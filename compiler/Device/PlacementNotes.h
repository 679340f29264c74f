//===- PlacementNotes.h - what was placed where, and why ------------------===//
#pragma once
#include "compiler/Device/CostModel.h"
#include "compiler/Device/Placement.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "runtime/module/Reports.h"

namespace sluice::device {
using namespace mlir;

/// Collects for the module file what sluice-assign-devices decides, with the costs of it.
class PlacementNotes {
public:
  explicit PlacementNotes(ModuleOp module);
  void addNode(Operation *op, StringAttr device, StringRef reason);
  /// `transfer` has its source and target.
  void addMove(flow::TransferOp transfer);
  /// Sets the module's attribute.
  void store();

private:
  std::pair<std::string, std::string> describe(Attribute place); // as text, and the kind of device
  ModuleOp module;
  ProgramDevices devices; // also targets that nothing went to
  std::vector<DeviceSpeed> speeds;
  module::PlacementReport report; // nodes in the program's order
  std::map<std::tuple<std::string, std::string, std::string>, size_t>
      numbers;                                      // of their names, devices, reasons
  std::vector<std::map<std::string, unsigned>> ops; // of each node
};
} // namespace sluice::device
