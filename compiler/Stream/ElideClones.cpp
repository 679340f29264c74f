//===- ElideClones.cpp - update memory in place where nobody would see ----===//
// Inserting into a tensor gives a new tensor, so the conversion copies the old one first. The copy
// is superfluous if this function made the old one and nobody looks at it again. A loop that fills
// its result row by row then writes each row once, instead of copying all rows each time. Where
// others look at what a loop begins with, it begins with a copy.
//   ^loop(%acc):                                  |  ^loop(%acc):
//     %1 = stream.async.clone %acc                |
//     %2 = stream.async.update %row into %1       |    %2 = stream.async.update %row into %acc
//     cf.br ^loop(%2)                             |    cf.br ^loop(%2)
// Memory of callers that they did not donate, constants and globals, and what goes through calls,
// stays as it is.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Stream/HostFunctions.h"
#include "compiler/Stream/Passes.h"
#include "mlir/Analysis/Liveness.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace sluice::stream {
#define GEN_PASS_DEF_ELIDECLONES
#include "compiler/Stream/Passes.h.inc"

namespace {
/// Which values of a function are one memory, and when that is in use. Times are numbers of ops in
/// the order of the blocks.
class Memories {
public:
  explicit Memories(func::FuncOp func);
  /// Makes the memory that `clone` copies that of its result, unless somebody would see it.
  void elide(AsyncCloneOp clone);

private:
  struct Memory {
    bool isOurs = true;                 // This function made it and knows all its uses.
    std::map<unsigned, unsigned> inUse; // from a time until before another; apart from each other
    void use(unsigned begin, unsigned end);
  };

  void findUses(Block &block, const LivenessBlockInfo &liveness);
  bool joinSources(Value value);
  bool joinUsers(Value value);
  Memory &of(Value value) { return memories[classes.getOrInsertLeaderValue(value)]; }
  void join(Value a, Value b);

  DenseMap<Operation *, unsigned> times;
  llvm::EquivalenceClasses<Value> classes; // of values that are one memory
  DenseMap<Value, Memory> memories;        // by the leaders of the classes
};
} // namespace

static bool isMemory(Value value) {
  return isa<hal::BufferType, hal::BufferViewType>(value.getType());
}

Memories::Memories(func::FuncOp func) {
  SmallVector<Value> values;
  for (Block &block : func.getBody()) {
    llvm::append_range(values, block.getArguments());
    for (Operation &op : block) {
      times.insert({&op, times.size()});
      llvm::append_range(values, op.getResults());
    }
  }
  Liveness liveness(func);
  for (Block &block : func.getBody())
    findUses(block, *liveness.getLiveness(&block));
  for (Value value : llvm::make_filter_range(values, isMemory))
    if (!joinSources(value) || !joinUsers(value))
      of(value).isOurs = false;
}

/// Finds when the values that are there in `block` are read last.
void Memories::findUses(Block &block, const LivenessBlockInfo &liveness) {
  DenseMap<Value, unsigned> ends;
  for (Operation &op : block)
    for (Value operand : op.getOperands())
      ends[operand] = times[&op];
  for (Value value : liveness.out())
    ends[value] = times[block.getTerminator()] + 1;
  for (auto [value, end] : ends) {
    if (!isMemory(value))
      continue;
    Operation *maker = value.getDefiningOp();
    bool isMadeHere = maker && maker->getBlock() == &block;
    of(value).use(isMadeHere ? times[maker] + 1 : times[&block.front()], end);
  }
}

void Memories::Memory::use(unsigned begin, unsigned end) {
  auto next = inUse.upper_bound(begin);
  if (next != inUse.begin() && std::prev(next)->second >= begin)
    begin = (--next)->first;
  for (; next != inUse.end() && next->first <= end; next = inUse.erase(next))
    end = std::max(end, next->second);
  inUse[begin] = end;
}

void Memories::join(Value a, Value b) {
  if (classes.isEquivalent(a, b))
    return;
  Memory few = std::exchange(of(a), {}), many = std::exchange(of(b), {});
  if (few.inUse.size() > many.inUse.size())
    std::swap(few, many);
  for (auto [begin, end] : few.inUse)
    many.use(begin, end);
  many.isOurs &= few.isOurs;
  classes.unionSets(a, b);
  of(a) = std::move(many);
}

/// Joins `value` with what it takes its memory from; false if that is not ours or not known.
bool Memories::joinSources(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return !argument.getOwner()->isEntryBlock() &&
           allIncoming(argument, [&](Value passed) { return join(value, passed), true; });
  Operation *op = value.getDefiningOp();
  if (Value updated = updatedBy(value))
    join(value, updated);
  else if (auto slice = dyn_cast<AsyncSliceOp>(op))
    join(value, slice.getSource());
  else if (auto transfer = dyn_cast<AsyncTransferOp>(op); transfer && transfer.getInPlace())
    join(value, transfer.getSource());
  else if (auto import = dyn_cast<ResourceImportOp>(op))
    return import.getDonated();
  else
    return isCommand(op) || isa<ResourceExportOp>(op);
  return true;
}

/// Joins `value` with what takes its memory from it; false if a user is not known.
bool Memories::joinUsers(Value value) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (auto branch = dyn_cast<BranchOpInterface>(user)) {
      auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber());
      if (!argument)
        return false;
      join(value, *argument);
    } else if (isa<ResourceExportOp>(user)) {
      join(value, user->getResult(0));
    } else if (!isCommand(user) && !isa<AsyncSliceOp, hal::BufferLoadOp, func::ReturnOp,
                                        hal::CheckEqualOp, hal::CheckAlmostEqualOp>(user)) {
      return false;
    }
  }
  return true;
}

void Memories::elide(AsyncCloneOp clone) {
  auto mayTake = [&, time = times[clone]](const Memory &memory) {
    auto next = memory.inUse.upper_bound(time);
    return memory.isOurs && (next == memory.inUse.begin() || std::prev(next)->second <= time);
  };
  if (clone.getAffinity() || // a transfer
      !mayTake(of(clone.getSource())) || !mayTake(of(clone.getResult())))
    return;
  join(clone.getSource(), clone.getResult());
  clone.replaceAllUsesWith(clone.getSource());
  clone.erase();
}

/// Has loops begin with a copy of the memory that `clone` copies in each of their steps; false if
/// there are none.
static bool copyBeforeLoop(AsyncCloneOp clone, const DominanceInfo &dominance) {
  bool copies = false;
  SmallVector<BlockArgument> worklist;
  auto visit = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && !argument.getOwner()->isEntryBlock())
      worklist.push_back(argument);
  };
  visit(clone.getSource());
  while (!worklist.empty()) {
    BlockArgument argument = worklist.pop_back_val();
    Block *block = argument.getOwner();
    auto isStep = [&](Block *from) { return dominance.dominates(block, from); };
    bool isLoop = llvm::any_of(block->getPredecessors(), isStep);
    for (auto it = block->pred_begin(); it != block->pred_end(); ++it) {
      auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
      if (!branch || isStep(*it))
        continue;
      SuccessorOperands passed = branch.getSuccessorOperands(it.getSuccessorIndex());
      Value value = passed[argument.getArgNumber()];
      if (!isLoop)
        visit(value);
      else if (value && dominance.dominates(clone.getSize(), branch)) {
        OpBuilder builder(branch);
        auto copy = AsyncCloneOp::create(builder, clone.getLoc(), value.getType(),
                                         clone.getAffinityAttr(), value, clone.getSize());
        branch->setOperand(passed.getOperandIndex(argument.getArgNumber()), copy);
        copies = true;
      }
    }
  }
  return copies;
}

namespace {
struct ElideClones final : impl::ElideClonesBase<ElideClones> {
  /// The clones that are left.
  static SmallVector<AsyncCloneOp> elide(func::FuncOp func) {
    auto clones = llvm::to_vector(func.getOps<AsyncCloneOp>());
    if (clones.empty())
      return clones;
    Memories memories(func);
    for (AsyncCloneOp clone : clones)
      memories.elide(clone);
    return llvm::to_vector(func.getOps<AsyncCloneOp>());
  }

  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      DominanceInfo dominance(func);
      bool copies = false;
      for (AsyncCloneOp clone : elide(func))
        if (!clone.getAffinity())
          copies |= copyBeforeLoop(clone, dominance);
      if (copies)
        elide(func);
    }
  }
};
} // namespace
} // namespace sluice::stream
