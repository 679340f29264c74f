//===- ThreadSteps.cpp - how long a thread of a lowered kernel runs -------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Kernels/Lowering.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"

using namespace mlir;

/// At most; a thread's first step is often its number, which is no constant.
static uint64_t tripCount(scf::ForOp loop, uint64_t unknown = 1) {
  std::optional<int64_t> end = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!end || !step || *step <= 0)
    return unknown;
  int64_t begin = std::max<int64_t>(getConstantIntValue(loop.getLowerBound()).value_or(0), 0);
  return *end > begin ? llvm::divideCeil(*end - begin, *step) : 0;
}

/// Steps of a loop that runs while a number that grows by a constant is below another constant.
static uint64_t tripCount(scf::WhileOp loop) {
  scf::ConditionOp condition = loop.getConditionOp();
  std::optional<uint64_t> min;
  SmallVector<Value> terms{condition.getCondition()};
  while (!terms.empty()) {
    Value term = terms.pop_back_val();
    if (auto both = term.getDefiningOp<arith::AndIOp>())
      terms.append({both.getLhs(), both.getRhs()});
    auto compare = term.getDefiningOp<arith::CmpIOp>();
    if (!compare || !llvm::is_contained({arith::CmpIPredicate::slt, arith::CmpIPredicate::ult},
                                        compare.getPredicate()))
      continue;
    auto counter = dyn_cast<BlockArgument>(compare.getLhs());
    std::optional<int64_t> end = getConstantIntValue(compare.getRhs());
    if (!counter || counter.getOwner() != loop.getBeforeBody() || !end)
      continue;
    auto next = loop.getYieldOp().getOperand(counter.getArgNumber()).getDefiningOp<arith::AddIOp>();
    auto current = next ? dyn_cast<BlockArgument>(next.getLhs()) : BlockArgument();
    std::optional<int64_t> step = next ? getConstantIntValue(next.getRhs()) : std::nullopt;
    if (!current || current.getOwner() != loop.getAfterBody() || !step || *step <= 0 ||
        condition.getArgs()[current.getArgNumber()] != counter)
      continue;
    uint64_t steps = llvm::divideCeil(std::max<int64_t>(*end, 0), *step);
    min = std::min(min.value_or(steps), steps);
  }
  return min.value_or(1);
}

static uint64_t stepsOf(Region &region, uint64_t unknown) {
  uint64_t steps = 0;
  for (Operation &op : region.getOps()) {
    if (auto known = op.getAttrOfType<IntegerAttr>(sluice::linalg_ext::kMaxSteps)) {
      steps = llvm::SaturatingAdd(steps, uint64_t(known.getInt()));
      continue;
    }
    uint64_t inside = 0;
    for (Region &inner : op.getRegions()) // One branch of a condition is taken.
      inside = isa<scf::IfOp, scf::IndexSwitchOp>(op)
                   ? std::max(inside, stepsOf(inner, unknown))
                   : llvm::SaturatingAdd(inside, stepsOf(inner, unknown));
    if (auto loop = dyn_cast<scf::ForOp>(op))
      inside = llvm::SaturatingMultiply(llvm::SaturatingAdd(inside, uint64_t(1)),
                                        tripCount(loop, unknown));
    else if (auto loop = dyn_cast<scf::WhileOp>(op))
      inside = llvm::SaturatingMultiply(llvm::SaturatingAdd(inside, uint64_t(1)), tripCount(loop));
    steps = llvm::SaturatingAdd(steps, inside);
  }
  return steps;
}

/// Operations of all loop bodies together that unrolling may make.
static constexpr uint64_t kMaxUnrolled = 4096;

/// The innermost loop of known length that runs most often, with its own steps; null if none has
/// two.
static scf::ForOp busiestLoop(func::FuncOp kernel) {
  scf::ForOp busiest;
  uint64_t max = 0;
  kernel.walk([&](scf::ForOp loop) {
    bool holdsLoops = loop.getBody()
                          ->walk([](LoopLikeOpInterface) { return WalkResult::interrupt(); })
                          .wasInterrupted();
    uint64_t steps = tripCount(loop);
    if (holdsLoops || steps < 2 || !getConstantIntValue(loop.getLowerBound()))
      return;
    for (auto outer = loop->getParentOfType<scf::ForOp>(); outer;
         outer = outer->getParentOfType<scf::ForOp>())
      steps = llvm::SaturatingMultiply(steps, tripCount(outer));
    if (steps > max)
      busiest = loop, max = steps;
  });
  return busiest;
}

LogicalResult sluice::kernels::shortenLoops(func::FuncOp kernel, int64_t maxSteps) {
  uint64_t made = 0;
  for (int64_t steps; (steps = threadSteps(kernel)) > maxSteps;) {
    scf::ForOp loop = busiestLoop(kernel);
    if (!loop)
      return failure();
    uint64_t factor =
        std::min<uint64_t>(tripCount(loop), llvm::PowerOf2Ceil(llvm::divideCeil(steps, maxSteps)));
    uint64_t size = loop.getBody()->getOperations().size();
    made = llvm::SaturatingAdd(made, llvm::SaturatingMultiply<uint64_t>(factor, size));
    if (made > kMaxUnrolled || failed(loopUnrollByFactor(loop, factor)))
      return failure();
  }
  return success();
}

int64_t sluice::kernels::threadSteps(func::FuncOp kernel, int64_t unknown) {
  return int64_t(std::min<uint64_t>(stepsOf(kernel.getBody(), unknown), INT64_MAX));
}
