//===- MemoryReport.h - where the values of a program lie, as plain structs ===//
// What memory_report.fbs says: written by the compiler, read by tools. In SluiceModuleWriter; the
// runtime does without.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sluice::module {

enum class MemoryTermKind : uint8_t {
  Constant,
  Dim,
  Scalar,
  Unknown,
  Add,
  Sub,
  Mul,
  DivFloor,
  DivCeil,
  Rem,
  Min,
  Max,
  Align
};

/// See memory_report.fbs, also for the others.
struct MemoryTerm {
  MemoryTermKind kind;
  int64_t a = 0, b = 0;
  bool operator==(const MemoryTerm &) const = default;
};

enum class MemoryKind : uint8_t { Arena, Transient, Result, Argument, Constant, Carried };

struct MemoryValue {
  MemoryKind kind;
  std::string node;
  uint32_t size = 0; // term
  uint32_t first = 0, last = 0;
  int64_t offset = -1;
  uint32_t index = 0, submission = 0;
};

struct MemoryCommand {
  std::string what, node;
  uint32_t group = 0, submission = 0;
  std::vector<uint32_t> reads, writes;
};

struct MemorySubmission {
  uint32_t device = 0, block = 0;
};

struct FunctionMemory {
  std::string name;
  std::vector<MemoryTerm> terms;
  std::vector<MemorySubmission> submissions;
  std::vector<MemoryCommand> commands;
  std::vector<MemoryValue> values;
};

std::vector<uint8_t> serializeMemoryReport(const std::vector<FunctionMemory> &functions);

/// False if `bytes` are no report, or refer to what is not in it.
bool readMemoryReport(std::span<const uint8_t> bytes, std::vector<FunctionMemory> &functions);

} // namespace sluice::module
