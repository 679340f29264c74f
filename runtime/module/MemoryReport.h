//===- MemoryReport.h - where the values of a program lie, as plain structs ===//
// The structs of memory_report.fbs, with their bytes (ReportBytes.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/module/memory_report_generated.h"

#include <span>

namespace sluice::module {

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

} // namespace sluice::module
