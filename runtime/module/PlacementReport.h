//===- PlacementReport.h - what runs where, as plain structs --------------===//
// What placement_report.fbs says: written by the compiler, read by tools. In SluiceModuleWriter;
// the runtime does without.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sluice::module {

struct PlacedNode {
  std::string node, ops, reason;
  uint32_t device = 0;
  double operations = 0, bytes = 0;
  std::vector<double> seconds; // on each device
};

struct PlacementMove {
  std::string node, source, target;
  double bytes = 0, seconds = 0;
};

struct PlacementReport {
  std::vector<std::string> devices, targets;
  std::vector<uint8_t> used; // 0: a target that nothing went to
  std::vector<PlacedNode> nodes;
  std::vector<PlacementMove> moves;
};

std::vector<uint8_t> serializePlacementReport(const PlacementReport &report);

/// False if `bytes` are no report.
bool readPlacementReport(std::span<const uint8_t> bytes, PlacementReport &report);

} // namespace sluice::module
