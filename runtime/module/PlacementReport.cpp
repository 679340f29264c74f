//===- PlacementReport.cpp - what runs where, in FlatBuffers ---------------===//
#include "runtime/module/PlacementReport.h"

#include "runtime/module/ReportBytes.h"

#include <algorithm>

namespace sluice::module {

std::vector<uint8_t> serializePlacementReport(const PlacementReport &report) {
  return packReport<fb::PlacementReport>(report, fb::PlacementReportIdentifier());
}

bool readPlacementReport(std::span<const uint8_t> bytes, PlacementReport &report) {
  report = {};
  if (!unpackReport<fb::PlacementReport>(bytes, fb::PlacementReportIdentifier(), report))
    return false;
  size_t devices = report.devices.size();
  return report.targets.size() == devices && report.used.size() == devices &&
         std::ranges::all_of(report.nodes, [&](const PlacedNode &node) {
           return node.device < devices && node.seconds.size() == devices;
         });
}

} // namespace sluice::module
