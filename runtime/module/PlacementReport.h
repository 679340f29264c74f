//===- PlacementReport.h - what runs where, as plain structs --------------===//
// What placement_report.fbs says: written by the compiler, read by tools. In SluiceModuleWriter;
// the runtime does without.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/module/placement_report_generated.h"

#include <span>

namespace sluice::module {

using PlacedNode = fb::PlacedNodeT;
using PlacementMove = fb::MoveT;
using PlacementReport = fb::PlacementReportT;

std::vector<uint8_t> serializePlacementReport(const PlacementReport &report);

/// False if `bytes` are no report.
bool readPlacementReport(std::span<const uint8_t> bytes, PlacementReport &report);

} // namespace sluice::module
