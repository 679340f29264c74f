//===- PlacementNotes.h - what was placed where, and why --------------------===//
#pragma once
#include "compiler/Device/CostModel.h"
#include "compiler/Device/Placement.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Flow/FlowDialect.h"

namespace sluice::device {
/// Collects for the module file what sluice-assign-devices decides, with the costs of it.
class PlacementNotes {
public:
  explicit PlacementNotes(mlir::ModuleOp module);
  void addNode(mlir::Operation *op, mlir::StringAttr device, llvm::StringRef reason);
  /// `transfer` has its source and target.
  void addMove(flow::TransferOp transfer);
  /// Sets the module's attributes.
  void store();

private:
  struct Node {
    std::map<std::string, unsigned> ops;
    Work work;
    std::vector<double> seconds;
  };
  using Key = std::tuple<std::string, std::string, std::string>; // node, device, reason
  std::pair<std::string, std::string>
  describe(mlir::Attribute place); // as text, and the kind of device
  mlir::ModuleOp module;
  ProgramDevices devices; // also targets that nothing went to
  std::vector<DeviceSpeed> speeds;
  std::vector<std::pair<Key, Node>> nodes; // in the program's order
  std::map<Key, size_t> numbers;
  llvm::SmallVector<mlir::Attribute> moves;
};
} // namespace sluice::device
