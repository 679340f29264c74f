//===- Reports.h - what the compiler decided, as plain structs ------------===//
// Reports are the structs that flatc makes of kernel_report.fbs, memory_report.fbs and
// placement_report.fbs: written by the compiler, read by tools. In SluiceModuleWriter; the runtime
// does without.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/module/kernel_report_generated.h"
#include "runtime/module/memory_report_generated.h"
#include "runtime/module/placement_report_generated.h"

#include <span>

namespace sluice::module {

using KernelReport = fb::KernelReportT;

std::vector<uint8_t> serializeKernelReports(const std::vector<KernelReport> &reports);

/// The value of a sum of products of sizes, for the constants of a launch. False if it is not
/// known.
bool evaluate(const std::string &sum, std::span<const int64_t> constants, double &value);

/// False if `bytes` are no reports.
bool readKernelReports(std::span<const uint8_t> bytes, std::vector<KernelReport> &reports);

// --- Where the values of a program lie

using fb::MemoryKind, fb::MemoryTerm, fb::MemoryTermKind;
using MemoryValue = fb::MemoryValueT;
using MemoryCommand = fb::MemoryCommandT;
using MemorySubmission = fb::MemorySubmissionT;
using FunctionMemory = fb::FunctionMemoryT;

/// Bytes of one value and of places in an arena, so that sums do not wrap.
constexpr int64_t kMostMemory = int64_t(1) << 48;

std::vector<uint8_t> serializeMemoryReport(const std::vector<FunctionMemory> &functions);

/// False if `bytes` are no report, or refer to what is not in it.
bool readMemoryReport(std::span<const uint8_t> bytes, std::vector<FunctionMemory> &functions);

// --- What runs where

using PlacedNode = fb::PlacedNodeT;
using PlacementMove = fb::MoveT;
using PlacementReport = fb::PlacementReportT;

std::vector<uint8_t> serializePlacementReport(const PlacementReport &report);

/// False if `bytes` are no report.
bool readPlacementReport(std::span<const uint8_t> bytes, PlacementReport &report);

} // namespace sluice::module
