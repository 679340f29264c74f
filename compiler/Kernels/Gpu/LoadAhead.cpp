//===- LoadAhead.cpp - loads of later iterations beside what a loop computes -===//
#include "compiler/Kernels/Gpu/Workgroup.h"

using namespace sluice::kernels;

SmallVector<Value> kernels::loadAhead(OpBuilder &b, scf::ForOp loop, Operation *begin,
                                      Operation *end, int64_t distance) {
  Location loc = loop.getLoc();
  SmallVector<Operation *> ahead;
  SmallVector<Value> loads;
  llvm::SmallDenseSet<Operation *> late; // Loads, and what depends on them or the iteration before.
  auto isLate = [&](Value value) {
    return late.contains(value.getDefiningOp()) ||
           llvm::is_contained(loop.getRegionIterArgs(), value);
  };
  bool isBetween = false;
  for (Operation &op : *loop.getBody()) {
    if (&op == end)
      break;
    isBetween |= &op == begin;
    bool isFree = isMemoryEffectFree(&op), uses = llvm::any_of(op.getOperands(), isLate);
    if (!uses && (isFree || isBetween))
      ahead.push_back(&op);
    if (!uses && !isFree && isBetween)
      loads.append(op.result_begin(), op.result_end());
    if (uses || !isFree)
      late.insert(&op);
  }
  if (loads.empty())
    return SmallVector<Value>(loop.getResults());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop);
  auto loadsOf = [&](Value step) {
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), step);
    for (Operation *op : ahead)
      b.clone(*op, mapping);
    return llvm::map_to_vector(loads, [&](Value load) { return mapping.lookup(load); });
  };
  auto later = [&](Value step) -> Value {
    return arith::AddIOp::create(b, loc, step, loop.getStep());
  };
  // Of each of the next iterations the loads, the nearest first.
  SmallVector<Value> carried(loop.getInitArgs());
  size_t count = carried.size();
  Value step = loop.getLowerBound();
  for (int64_t i = 0; i < distance; ++i, step = later(step))
    carried.append(loadsOf(step));
  auto result = scf::ForOp::create(b, loc, loop.getLowerBound(), loop.getUpperBound(),
                                   loop.getStep(), carried);
  b.setInsertionPointToStart(result.getBody());
  step = result.getInductionVar();
  for (int64_t i = 0; i < distance; ++i)
    step = later(step);
  SmallVector<Value> following = loadsOf(step), yielded;
  ValueRange arguments = result.getRegionIterArgs();
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), result.getInductionVar());
  mapping.map(ValueRange(loop.getRegionIterArgs()), arguments.take_front(count));
  mapping.map(ValueRange(loads), arguments.drop_front(count).take_front(loads.size()));
  for (Operation &op : loop.getBody()->without_terminator())
    if (op.getNumResults() == 0 || !llvm::is_contained(loads, op.getResult(0)))
      b.clone(op, mapping);
  for (Value value : loop.getBody()->getTerminator()->getOperands())
    yielded.push_back(mapping.lookupOrDefault(value));
  llvm::append_range(yielded, arguments.drop_front(count + loads.size()));
  yielded.append(following);
  scf::YieldOp::create(b, loc, yielded);
  loop.erase();
  return SmallVector<Value>(result.getResults().take_front(count));
}
