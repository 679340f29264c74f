//===- Schedule.cpp - what is submitted together, and in which order ------===//
// Commands are cheap to queue and expensive to wait for. Each block's commands are collected into
// one submission until the host needs what they make: to read it, to branch with it, to return it.
// Host arithmetic stays in front, so all sizes are known and all assertions have held before
// anything runs. Inside a submission OrderCommands decides what runs together, between two
// barriers.
//   %0 = stream.async.dispatch @a(%x)      |  %2, %done = stream.async.execute after %start {
//   %1 = stream.async.dispatch @b(%x)      |    %0 = dispatch @a(%x)
//   %2 = stream.async.dispatch @c(%0, %1)  |    %1 = dispatch @b(%x)
//   %v = hal.buffer.load %2                |    stream.async.barrier
//                                          |    %2 = dispatch @c(%0, %1)
//                                          |    stream.yield %2
//                                          |  }
//                                          |  hal.timepoint.await %done
//                                          |  %v = hal.buffer.load %2
// Submissions of one call to one device follow each other. One to another device waits for those
// that made what it uses, and what need not wait for them is submitted before; one that writes in
// place waits for all. The timepoint at which all of a block is done is threaded through blocks and
// calls. A function that callers see returns when all is submitted; whoever called it waits for its
// results, or does not (sluice_call_invoke_async).
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Stream/Accesses.h"
#include "compiler/Stream/HostFunctions.h"
#include "compiler/Stream/Passes.h"

namespace sluice::stream {
#define GEN_PASS_DEF_SCHEDULE
#include "compiler/Stream/Passes.h.inc"

//===- Submissions --------------------------------------------------------===//

namespace {
class BlockScheduler {
public:
  /// `start` is when all submissions before the block are done.
  BlockScheduler(Value start, const DenseSet<StringAttr> &deviceFunctions)
      : start(start), deviceFunctions(deviceFunctions) {}
  /// Schedules `block` and returns when all submissions up to its end are done.
  Value run(Block &block);

private:
  void submitBefore(Operation *op);
  bool usesPending(Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value v) {
      return v.getDefiningOp() && pending.contains(v.getDefiningOp());
    });
  }
  /// When what `command` uses of other devices' is done.
  SmallVector<Value> othersOf(Operation *command);
  void callWithTimepoint(func::CallOp call);
  bool putOff(AsyncTransferOp transfer);
  /// What the pending commands wait for, on a device that did `last` before.
  SmallVector<Value> waits(Attribute device, Value last);
  /// When all submissions so far are done.
  Value allDone(Operation *before);
  Value join(Operation *before, ArrayRef<Value> timepoints);
  Value lastOf(Attribute device) {
    Value last = lasts.lookup(device);
    return last ? last : start;
  }
  void awaitBefore(Operation *op);

  Value start, awaited;
  // Per device, when its last submission is done; key null: the first device.
  llvm::MapVector<Attribute, Value> lasts;
  // Who wrote memory last in this block, and when that is done.
  DenseMap<Value, std::pair<Attribute, Value>> written;
  const DenseSet<StringAttr> &deviceFunctions;
  Accesses accesses;
  llvm::SetVector<Operation *> pending;
  DenseSet<Value> pendingOthers; // othersOf all of them
};
} // namespace

Value BlockScheduler::join(Operation *before, ArrayRef<Value> timepoints) {
  llvm::SmallSetVector<Value, 4> parts(timepoints.begin(), timepoints.end());
  if (parts.size() == 1)
    return parts.front();
  OpBuilder builder(before);
  return hal::TimepointJoinOp::create(builder, before->getLoc(), start.getType(),
                                      parts.getArrayRef());
}

Value BlockScheduler::allDone(Operation *before) {
  if (lasts.empty())
    return start;
  Value all = join(before, llvm::map_to_vector(lasts, [](auto &entry) { return entry.second; }));
  if (lasts.size() > 1) { // Others wait for this one from now on.
    start = all;
    lasts.clear();
    written.clear();
  }
  return all;
}

SmallVector<Value> BlockScheduler::waits(Attribute device, Value last) {
  SmallVector<Value> result{last};
  bool needsAll = false;
  for (Operation *command : pending)
    for (const Access &access : accesses.of(command)) {
      Operation *def = access.root.getDefiningOp();
      if (def && pending.contains(def))
        continue;
      needsAll |= access.write;
      auto known = written.find(access.root);
      if (known != written.end()) {
        if (auto [other, done] = known->second; other != device)
          result.push_back(done);
        continue;
      }
      // Memory from before this block is as old as `start`; of what is chosen or loaded here
      // nothing is known.
      needsAll |= def && def->getBlock() == command->getBlock() &&
                  !isa<ResourceImportOp, hal::ConstantBufferOp, func::CallOp>(def);
    }
  if (needsAll)
    for (auto &[other, done] : lasts)
      result.push_back(done);
  return result;
}

SmallVector<Value> BlockScheduler::othersOf(Operation *command) {
  SmallVector<Value> result;
  for (const Access &access : accesses.of(command))
    if (auto known = written.find(access.root);
        known != written.end() && known->second.first != command->getAttr("affinity"))
      result.push_back(known->second.second);
  return result;
}

/// Moves a transfer of what another device makes behind the commands of its own device that do not
/// need it: they need not wait for the other device then. False if there are none.
bool BlockScheduler::putOff(AsyncTransferOp transfer) {
  if (transfer.getInPlace())
    return false;
  Access source = accesses.of(transfer.getSource(), /*write=*/false);
  Operation *next = transfer->getNextNode();
  bool passes = false; // a command that is no transfer: two of those would pass each other for ever
  for (;; next = next->getNextNode()) {
    bool mayPass = isCommand(next) ? next->getAttr("affinity") == transfer.getAffinityAttr()
                                   : isMemoryEffectFree(next);
    bool writesSource = llvm::any_of(accesses.of(next), [&](const Access &access) {
      if (!access.write || access.root == source.root)
        return access.write && source.overlaps(access);
      return mayBeOther(access.root, *transfer->getBlock()) &&
             mayBeOther(source.root, *transfer->getBlock());
    });
    if (!mayPass || writesSource || next->hasTrait<OpTrait::IsTerminator>() ||
        llvm::is_contained(transfer->getUsers(), next))
      break;
    passes |= isCommand(next) && !isa<AsyncTransferOp>(next);
  }
  if (passes)
    transfer->moveBefore(next);
  return passes;
}

/// Moves all pending commands into one submission in front of `op`.
void BlockScheduler::submitBefore(Operation *op) {
  if (pending.empty())
    return;
  SmallVector<Value> yielded;
  for (Operation *command : pending)
    for (Value result : command->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !pending.contains(user); }))
        yielded.push_back(result);

  OpBuilder builder(op);
  Location loc = pending.front()->getLoc();
  SmallVector<Type> types(yielded.size(), builder.getType<hal::BufferType>());
  types.push_back(start.getType());
  Attribute affinity = pending.front()->getAttr("affinity");
  llvm::SetVector<Value> writtenHere;
  for (Operation *command : pending)
    for (const Access &access : accesses.of(command))
      if (access.write &&
          !(access.root.getDefiningOp() && pending.contains(access.root.getDefiningOp())))
        writtenHere.insert(access.root);
  Value wait = join(op, waits(affinity, lastOf(affinity)));
  auto execute = AsyncExecuteOp::create(builder, loc, types, affinity, wait);
  Block *body = &execute.getBody().emplaceBlock();
  for (auto [value, result] : llvm::zip(yielded, execute.getResults()))
    value.replaceUsesWithIf(result,
                            [&](OpOperand &use) { return !pending.contains(use.getOwner()); });
  for (Operation *command : pending)
    command->moveBefore(body, body->end());
  builder.setInsertionPointToEnd(body);
  YieldOp::create(builder, loc, yielded);
  orderCommands(*body);
  lasts[affinity] = execute.getDone();
  for (Value result : execute.getResults()) // without `done`
    writtenHere.insert(result);
  for (Value root : writtenHere)
    written[root] = {affinity, execute.getDone()};
  pending.clear();
  pendingOthers.clear();
  accesses.clear();
}

void BlockScheduler::callWithTimepoint(func::CallOp call) {
  OpBuilder builder(call);
  Value before = allDone(call);
  SmallVector<Type> types{before.getType()};
  SmallVector<Value> operands{before};
  llvm::append_range(types, call.getResultTypes());
  llvm::append_range(operands, call.getOperands());
  auto newCall = func::CallOp::create(builder, call.getLoc(), call.getCallee(), types, operands);
  call.replaceAllUsesWith(newCall.getResults().drop_front());
  call.erase();
  start = newCall.getResult(0);
  lasts.clear();
  written.clear();
  accesses.clear();
}

/// Makes the host wait for all submissions so far, if it has not.
void BlockScheduler::awaitBefore(Operation *op) {
  Value last = allDone(op);
  if (awaited == last || last.getDefiningOp<hal::TimepointImmediateOp>())
    return;
  OpBuilder builder(op);
  hal::TimepointAwaitOp::create(builder, op->getLoc(), last);
  awaited = last;
}

/// Whether the host waits for the content of tensors.
static bool readsTensors(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  return isa<hal::CheckEqualOp, hal::CheckAlmostEqualOp>(op) ||
         (call && SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, call.getCalleeAttr())
                      .isDeclaration());
}

Value BlockScheduler::run(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (isCommand(&op) || (isa<AsyncSliceOp>(op) && usesPending(&op))) {
      SmallVector<Value> others;
      if (isCommand(&op)) {
        others = othersOf(&op);
        bool waitsForMore =
            llvm::any_of(others, [&](Value done) { return !pendingOthers.contains(done); });
        bool isOfOther =
            !pending.empty() && pending.front()->getAttr("affinity") != op.getAttr("affinity");
        if (auto transfer = dyn_cast<AsyncTransferOp>(op);
            transfer && (waitsForMore || (isOfOther && usesPending(&op))) && putOff(transfer))
          continue;
        if (!pending.empty() && (waitsForMore || isOfOther))
          submitBefore(&op);
      }
      pending.insert(&op);
      pendingOthers.insert(others.begin(), others.end());
      continue;
    }
    auto call = dyn_cast<func::CallOp>(op);
    bool callsDevice =
        call && deviceFunctions.contains(StringAttr::get(op.getContext(), call.getCallee()));
    if (op.hasTrait<OpTrait::IsTerminator>() || callsDevice || usesPending(&op))
      submitBefore(&op);
    if (callsDevice)
      callWithTimepoint(call);
    else if (auto load = dyn_cast<hal::BufferLoadOp>(op)) {
      // What callers pass and constants are there already.
      if (!isa_and_nonnull<ResourceImportOp, hal::ConstantBufferOp>(
              accesses.of(load.getSource(), false).root.getDefiningOp()))
        awaitBefore(load);
    } else if (readsTensors(&op)) {
      awaitBefore(&op);
    }
  }
  return allDone(block.getTerminator());
}

//===- Functions ----------------------------------------------------------===//

/// Functions that submit or wait for work, directly or by a call.
static DenseSet<StringAttr> findDeviceFunctions(ModuleOp module) {
  DenseSet<StringAttr> found;
  auto touchesDevice = [&](Operation *op) {
    auto call = dyn_cast<func::CallOp>(op);
    return isCommand(op) || isa<hal::BufferLoadOp>(op) || readsTensors(op) ||
           (call && found.contains(call.getCalleeAttr().getAttr()));
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (auto func : module.getOps<func::FuncOp>()) {
      auto result = func.walk([&](Operation *op) {
        return touchesDevice(op) ? WalkResult::interrupt() : WalkResult::advance();
      });
      changed |= result.wasInterrupted() && found.insert(func.getSymNameAttr()).second;
    }
  }
  return found;
}

static void scheduleFunction(func::FuncOp func, const DenseSet<StringAttr> &deviceFunctions) {
  Type timepoint = hal::TimepointType::get(func.getContext());
  auto builder = OpBuilder::atBlockBegin(&func.front());
  bool entryPoint = isEntryPoint(func);

  DenseMap<Block *, Value> lastAtStart;
  for (Block &block : func.getBody())
    if (!block.isEntryBlock())
      lastAtStart[&block] = block.addArgument(timepoint, func.getLoc());
  if (entryPoint) {
    lastAtStart[&func.front()] =
        hal::TimepointImmediateOp::create(builder, func.getLoc(), timepoint);
  } else {
    (void)func.insertArgument(0, timepoint, DictionaryAttr(), func.getLoc());
    (void)func.insertResult(0, timepoint, DictionaryAttr());
    lastAtStart[&func.front()] = func.getArgument(0);
  }

  for (Block &block : func.getBody()) {
    Value last = BlockScheduler(lastAtStart[&block], deviceFunctions).run(block);
    Operation *terminator = block.getTerminator();
    if (auto branch = dyn_cast<BranchOpInterface>(terminator)) {
      for (unsigned i = 0; i < terminator->getNumSuccessors(); ++i)
        branch.getSuccessorOperands(i).append(last);
    } else if (!entryPoint) {
      terminator->insertOperands(0, last);
    }
  }
}

namespace {
struct Schedule final : impl::ScheduleBase<Schedule> {
  void runOnOperation() override {
    DenseSet<StringAttr> deviceFunctions = findDeviceFunctions(getOperation());
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (deviceFunctions.contains(func.getSymNameAttr()))
        scheduleFunction(func, deviceFunctions);
  }
};
} // namespace
} // namespace sluice::stream
