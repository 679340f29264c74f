//===- RegisterAllocation.cpp - registers of the virtual machine ----------===//
#include "compiler/Module/RegisterAllocation.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "llvm/ADT/PostOrderIterator.h"

namespace sluice::module {

bool isRef(Type type) {
  return isa<hal::HALDialect>(type.getDialect()) && !isa<hal::DeviceType>(type);
}

void RegisterAllocation::File::occupy(uint32_t reg) {
  count = std::max(count, reg + 1);
  if (used.size() <= reg)
    used.resize(std::max(2 * reg, 64u));
  used.set(reg);
}

/// The wished register if it is free, else the first free one.
uint32_t RegisterAllocation::File::take(std::optional<uint32_t> wish) {
  auto isFree = [&](uint32_t reg) { return reg >= used.size() || !used.test(reg); };
  int first = used.find_first_unset();
  uint32_t reg = wish && isFree(*wish) ? *wish : first < 0 ? used.size() : first;
  occupy(reg);
  return reg;
}

/// A register that saves a move: that of a block argument which the value is passed to, or of a
/// value passed to it.
std::optional<uint32_t> RegisterAllocation::wish(Value value) {
  auto known = [&](Value other) -> std::optional<uint32_t> {
    auto it = registers.find(other);
    return it == registers.end() ? std::nullopt : std::optional(it->second);
  };
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Block *block = argument.getOwner();
    for (auto it = block->pred_begin(); it != block->pred_end(); ++it)
      if (auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator()))
        if (Value incoming =
                branch.getSuccessorOperands(it.getSuccessorIndex())[argument.getArgNumber()])
          if (auto reg = known(incoming))
            return reg;
    return std::nullopt;
  }
  for (OpOperand &use : value.getUses())
    if (auto branch = dyn_cast<BranchOpInterface>(use.getOwner()))
      if (auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber()))
        if (auto reg = known(*argument))
          return reg;
  return std::nullopt;
}

void RegisterAllocation::assign(Value value) { registers[value] = file(value).take(wish(value)); }

void RegisterAllocation::allocateBlock(Block *block) {
  const LivenessBlockInfo *info = liveness.getLiveness(block);
  for (Operation &op : *block)
    for (Value operand : op.getOperands())
      if (!info->isLiveOut(operand))
        lastUse[{block, operand}] = &op;

  scalars.used.reset();
  refs.used.reset();
  for (Value value : info->in())
    file(value).occupy(registers.at(value));
  if (!block->isEntryBlock())
    for (Value argument : block->getArguments())
      assign(argument);
  else // Arguments arrive in the first registers of their kind.
    for (Value argument : block->getArguments())
      registers[argument] = file(argument).take(std::nullopt);
  auto isUnused = [&](Value value) { return value.use_empty(); };
  for (Value argument : block->getArguments())
    if (isUnused(argument))
      file(argument).used.reset(registers.at(argument));

  for (Operation &op : *block) {
    auto release = [&](bool wantRefs) {
      for (Value operand : op.getOperands())
        if (isRef(operand.getType()) == wantRefs && isDeadAfter(operand, &op))
          file(operand).used.reset(registers.at(operand));
    };
    // An instruction reads before it writes, so a result may take a dying scalar's register. A ref
    // is cleared at its last use, so its register is free only afterwards.
    release(/*wantRefs=*/false);
    for (Value result : op.getResults())
      assign(result);
    release(/*wantRefs=*/true);
    for (Value result : op.getResults())
      if (isUnused(result))
        file(result).used.reset(registers.at(result));
  }
}

RegisterAllocation::RegisterAllocation(func::FuncOp func) : liveness(func) {
  llvm::ReversePostOrderTraversal<Region *> order(&func.getBody());
  for (Block *block : order)
    allocateBlock(block);
}

bool RegisterAllocation::isDeadAfter(Value value, Operation *op) const {
  if (value.use_empty())
    return true;
  return lastUse.lookup({op->getBlock(), value}) == op;
}

SmallVector<Value> RegisterAllocation::deadOnEdge(Block *block, Block *successor) const {
  const LivenessBlockInfo *end = liveness.getLiveness(block);
  llvm::SetVector<Value> held;
  for (Value value : end->out())
    held.insert(value);
  for (Value operand : block->getTerminator()->getOperands())
    held.insert(operand);
  SmallVector<Value> dead;
  for (Value value : held)
    if (isRef(value.getType()) && !isLiveIn(value, successor))
      dead.push_back(value);
  llvm::sort(dead, [&](Value a, Value b) {
    return registers.at(a) < registers.at(b);
  }); // Same bytes every time.
  return dead;
}

} // namespace sluice::module
