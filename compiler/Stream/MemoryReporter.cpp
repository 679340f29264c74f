//===- MemoryReporter.cpp - what was decided on memory, for people --------===//
// Sizes that are known at run time are kept as the arithmetic that computes them from the
// arguments' dimensions, as far as the host program says it.
//===----------------------------------------------------------------------===//
#include "compiler/Stream/MemoryReporter.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Dialect/Util/NodeNames.h"
#include "compiler/Dialect/Util/UtilDialect.h"

using namespace mlir;
using sluice::module::MemoryCommand;
using sluice::module::MemoryKind;
using sluice::module::MemoryTerm;
using sluice::module::MemoryTermKind;
using sluice::module::MemoryValue;

namespace sluice::stream {

/// Marks a value that no command has touched yet.
constexpr uint32_t kUntouched = UINT32_MAX;

uint32_t MemoryReporter::term(MemoryTerm wanted) {
  auto [known, isNew] = termNumbers.try_emplace({int64_t(wanted.kind()), wanted.a(), wanted.b()},
                                                report.terms.size());
  if (isNew)
    report.terms.push_back(wanted);
  return known->second;
}

static std::optional<MemoryTermKind> arithmeticOf(Operation *op) {
  using Kind = std::optional<MemoryTermKind>;
  return llvm::TypeSwitch<Operation *, Kind>(op)
      .Case<arith::AddIOp>([](auto) { return MemoryTermKind::Add; })
      .Case<arith::SubIOp>([](auto) { return MemoryTermKind::Sub; })
      .Case<arith::MulIOp>([](auto) { return MemoryTermKind::Mul; })
      .Case<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(
          [](auto) { return MemoryTermKind::DivFloor; })
      .Case<arith::CeilDivUIOp, arith::CeilDivSIOp>([](auto) { return MemoryTermKind::DivCeil; })
      .Case<arith::RemUIOp, arith::RemSIOp>([](auto) { return MemoryTermKind::Rem; })
      .Case<arith::MinUIOp, arith::MinSIOp>([](auto) { return MemoryTermKind::Min; })
      .Case<arith::MaxUIOp, arith::MaxSIOp>([](auto) { return MemoryTermKind::Max; })
      .Case<util::AlignOp>([](auto) { return MemoryTermKind::Align; })
      .Default([](auto) { return std::nullopt; });
}

uint32_t MemoryReporter::term(Value value) {
  if (auto known = terms.find(value); known != terms.end())
    return known->second;
  auto make = [&]() -> uint32_t {
    APInt constant;
    if (matchPattern(value, m_ConstantInt(&constant)))
      return term({constant.getSExtValue(), 0, MemoryTermKind::Constant});
    if (auto argument = dyn_cast<BlockArgument>(value);
        argument && argument.getOwner()->isEntryBlock())
      return term({argument.getArgNumber(), 0, MemoryTermKind::Scalar});
    Operation *op = value.getDefiningOp();
    if (auto dim = dyn_cast_or_null<hal::BufferViewDimOp>(op))
      if (auto argument = dyn_cast<BlockArgument>(dim.getView()))
        return term({argument.getArgNumber(), int64_t(dim.getIndex()), MemoryTermKind::Dim});
    if (isa_and_nonnull<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp, arith::ExtUIOp>(
            op))
      return term(op->getOperand(0));
    if (auto kind = op ? arithmeticOf(op) : std::nullopt) {
      int64_t a = term(op->getOperand(0)), b = term(op->getOperand(1));
      return term({a, b, *kind});
    }
    return term({int64_t(report.terms.size()), 0, MemoryTermKind::Unknown});
  };
  uint32_t made = make();
  terms[value] = made;
  return made;
}

void MemoryReporter::beginSubmission(uint32_t device, Block *block) {
  ++group;
  uint32_t number = blocks.try_emplace(block, blocks.size()).first->second;
  report.submissions.push_back({{}, device, number});
}

uint32_t MemoryReporter::define(MemoryKind kind, Value memory, Value size,
                                std::optional<int64_t> offset, Location loc) {
  uint32_t index = report.values.size();
  MemoryValue &value = report.values.emplace_back();
  value.kind = kind;
  value.node = util::nodeName(loc);
  value.size = term(size);
  value.first = value.last = kUntouched;
  value.offset = offset.value_or(-1);
  value.submission = report.submissions.size() - 1;
  if (kind != MemoryKind::Arena)
    values[memory] = index;
  return index;
}

uint32_t MemoryReporter::find(Value memory, Value size) {
  while (auto view = memory.getDefiningOp<hal::BufferSubspanOp>())
    memory = view.getSource();
  auto known = values.find(memory);
  if (known != values.end()) { // A slice was used first, or this is one.
    MemoryValue &value = report.values[known->second];
    uint32_t used = term(size);
    const MemoryTerm &a = report.terms[value.size], &b = report.terms[used];
    if (value.kind != MemoryKind::Transient && value.kind != MemoryKind::Result &&
        b.kind() == MemoryTermKind::Constant &&
        (a.kind() != MemoryTermKind::Constant || a.a() < b.a()))
      value.size = used;
    return known->second;
  }
  Operation *op = memory.getDefiningOp();
  uint32_t index = define(MemoryKind::Carried, memory, size, std::nullopt, memory.getLoc());
  MemoryValue &value = report.values[index];
  if (auto import = dyn_cast_or_null<ResourceImportOp>(op)) {
    auto argument = dyn_cast<BlockArgument>(import.getView());
    value.kind = argument ? MemoryKind::Argument : MemoryKind::Carried;
    value.index = argument ? argument.getArgNumber() : 0;
  } else if (auto constant = dyn_cast_or_null<hal::ConstantBufferOp>(op)) {
    value.kind = MemoryKind::Constant;
    if (auto symbol =
            symbols.lookupNearestSymbolFrom<hal::ConstantOp>(op, constant.getConstantAttr()))
      value.node = util::nodeName(symbol.getLoc());
  }
  return index;
}

void MemoryReporter::command(Operation *op, ArrayRef<uint32_t> reads, ArrayRef<uint32_t> writes) {
  uint32_t number = report.commands.size();
  MemoryCommand &command = report.commands.emplace_back();
  if (auto dispatch = dyn_cast<AsyncDispatchOp>(op))
    command.what = dispatch.getExecutable().str();
  else
    command.what = isa<AsyncSplatOp, AsyncFillOp>(op) ? "fill" : "copy";
  command.node = util::nodeName(op->getLoc());
  command.group = group;
  command.submission = report.submissions.size() - 1;
  command.reads.assign(reads.begin(), reads.end());
  command.writes.assign(writes.begin(), writes.end());
  for (uint32_t index : llvm::concat<const uint32_t>(reads, writes)) {
    MemoryValue &value = report.values[index];
    if (value.first == kUntouched) // Known only now for what another op made room for.
      value.first = number;
    value.last = number;
  }
}

module::FunctionMemory MemoryReporter::take() {
  std::vector<uint32_t> renumbered(report.values.size());
  std::vector<MemoryValue> kept;
  for (auto [index, value] : llvm::enumerate(report.values)) {
    renumbered[index] = kept.size();
    if (value.first != kUntouched)
      kept.push_back(std::move(value));
  }
  report.values = std::move(kept);
  for (MemoryCommand &command : report.commands)
    for (std::vector<uint32_t> *list : {&command.reads, &command.writes})
      for (uint32_t &index : *list)
        index = renumbered[index];
  return std::move(report);
}

} // namespace sluice::stream
