//===- KernelReport.h - what the compiler decided, as plain structs -------===//
// What kernel_report.fbs says: written by the compiler, read by tools. In SluiceModuleWriter; the
// runtime does without.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sluice::module {

/// See kernel_report.fbs.
struct KernelReport {
  std::string name;
  std::vector<std::string> nodes, arguments;
  std::string plan;
  std::vector<std::string> droppedPlans, grid;
  std::string workspace;
  int64_t stackBytes = -1;
  std::string operations, operand, bytes, moved;
  std::vector<std::string> declined;
  bool isTuned = false;
};

std::vector<uint8_t> serializeKernelReports(const std::vector<KernelReport> &reports);

/// The value of a sum of products of sizes, for the constants of a launch. False if it is not
/// known.
bool evaluate(const std::string &sum, std::span<const int64_t> constants, double &value);

/// False if `bytes` are no reports.
bool readKernelReports(std::span<const uint8_t> bytes, std::vector<KernelReport> &reports);

} // namespace sluice::module
