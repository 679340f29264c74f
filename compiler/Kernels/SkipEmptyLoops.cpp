//===- SkipEmptyLoops.cpp - no iterations around a loop without any -------===//
// A tensor of 2^45 x 0 elements has none, but a loop over its rows would take hours to find out.
//   scf.for %i = %c0 to %n { scf.for %j = %c0 to %m { ... } }
//     ->
//   %empty = arith.cmpi sle, %m, %c0
//   %rows = arith.select %empty, %c0, %n
//   scf.for %i = %c0 to %rows { scf.for %j = %c0 to %m { ... } }
// Where an iteration writes beside the inner loop, there is memory for each, so they are few
// enough.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Kernel.h"

using namespace mlir;
using namespace sluice;

/// Constant loops of at most so many iterations are as quick as the question.
static constexpr int64_t kFewIterations = 1 << 16;

static bool onlyReads(Operation &op) {
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  return isMemoryEffectFree(&op) ||
         (op.getNumRegions() == 0 && effects && effects.onlyHasEffect<MemoryEffects::Read>());
}

/// The loop that does all that an iteration of `outer` does; null if there is none.
static scf::ForOp innerLoop(scf::ForOp outer) {
  scf::ForOp inner;
  for (Operation &op : outer.getBody()->without_terminator()) {
    auto loop = dyn_cast<scf::ForOp>(op);
    if (loop ? bool(inner) : !onlyReads(op))
      return {};
    if (loop)
      inner = loop;
  }
  bool handsOn = inner && llvm::equal(inner.getInitArgs(), outer.getRegionIterArgs()) &&
                 llvm::equal(inner.getResults(), outer.getYieldedValues());
  return handsOn ? inner : scf::ForOp();
}

/// Whether `loop` takes at least one and few iterations, as its constant bounds say.
static bool isShort(scf::ForOp loop) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  return trips && !trips->isZero() && trips->ule(kFewIterations);
}

void sluice::kernels::skipEmptyLoops(func::FuncOp kernel) {
  llvm::SmallDenseSet<Operation *> seen;
  kernel.walk<WalkOrder::PreOrder>([&](scf::ForOp outer) {
    bool isOutermost = !seen.contains(outer);
    OpBuilder b(outer);
    Value empty;
    for (scf::ForOp inner = innerLoop(outer); inner; inner = innerLoop(inner)) {
      seen.insert(inner);
      if (!isOutermost || isShort(outer) || isShort(inner) ||
          !outer.isDefinedOutsideOfLoop(inner.getLowerBound()) ||
          !outer.isDefinedOutsideOfLoop(inner.getUpperBound()))
        continue;
      Value none = arith::CmpIOp::create(b, inner.getLoc(), arith::CmpIPredicate::sle,
                                         inner.getUpperBound(), inner.getLowerBound());
      empty = empty ? arith::OrIOp::create(b, inner.getLoc(), empty, none) : none;
    }
    if (empty)
      outer.setUpperBound(arith::SelectOp::create(b, outer.getLoc(), empty, outer.getLowerBound(),
                                                  outer.getUpperBound()));
  });
}
