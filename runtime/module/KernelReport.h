//===- KernelReport.h - what the compiler decided, as plain structs -------===//
// The structs of kernel_report.fbs, with their bytes (ReportBytes.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/module/kernel_report_generated.h"

#include <span>

namespace sluice::module {

using KernelReport = fb::KernelReportT;

std::vector<uint8_t> serializeKernelReports(const std::vector<KernelReport> &reports);

/// The value of a sum of products of sizes, for the constants of a launch. False if it is not
/// known.
bool evaluate(const std::string &sum, std::span<const int64_t> constants, double &value);

/// False if `bytes` are no reports.
bool readKernelReports(std::span<const uint8_t> bytes, std::vector<KernelReport> &reports);

} // namespace sluice::module
