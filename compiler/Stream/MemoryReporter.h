//===- MemoryReporter.h - what was decided on memory, for people ----------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "runtime/module/Reports.h"

namespace sluice::stream {
/// Set on a module by sluice-plan-memory: the bytes of its memory report.
inline constexpr StringLiteral kMemoryReportAttr = "sluice.memory_report";

/// Collects the report on one function while its submissions are planned, in their order.
class MemoryReporter {
public:
  explicit MemoryReporter(func::FuncOp func) { report.name = func.getSymName().str(); }

  /// The commands and values that follow belong to a submission of their own.
  void beginSubmission(uint32_t device, Block *block);
  /// A value made by the submission. `size` is in bytes, `offset` is set if its place in the arena
  /// is known.
  uint32_t define(module::MemoryKind kind, Value memory, Value size, std::optional<int64_t> offset,
                  Location loc);
  /// Which result of the function a value is.
  void setResult(uint32_t value, uint32_t number) { report.values[value].index = number; }
  /// A value from elsewhere, of `size` bytes as far as the submission uses it.
  uint32_t find(Value memory, Value size);
  /// A command of the submission. Commands up to the next call of `barrier` may run at the same
  /// time.
  void command(Operation *op, ArrayRef<uint32_t> reads, ArrayRef<uint32_t> writes);
  void barrier() { ++group; }

  /// Leaves out values that no command touches.
  module::FunctionMemory take();

private:
  uint32_t term(module::MemoryTerm term);
  uint32_t term(Value value);

  module::FunctionMemory report;
  uint32_t group = 0;
  DenseMap<Block *, uint32_t> blocks;
  DenseMap<std::tuple<int64_t, int64_t, int64_t>, uint32_t> termNumbers;
  DenseMap<Value, uint32_t> terms, values;
  SymbolTableCollection symbols;
};
} // namespace sluice::stream
