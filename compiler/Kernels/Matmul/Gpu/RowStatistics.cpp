//===- RowStatistics.cpp - what rows of a product are scaled by, computed beside it ===//
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"

using namespace sluice::kernels;

// A thread reads vectors, some of which are in flight at once.
static constexpr int64_t kWidth = 8, kTogether = 4;

/// Rows of a tile that have threads: a power of two.
static int64_t rowsOf(const MatmulKernel &matrix, const MatmulPlan &plan) {
  return llvm::PowerOf2Ceil(std::min(matrix.shape.m, plan.rows));
}

int64_t kernels::statisticsScratch(const MatmulKernel &matrix, const MatmulPlan &plan) {
  return matrix.statistics.empty() ? 0 : matrix.statistics.size() * rowsOf(matrix, plan);
}

namespace {
class StatisticsEmitter : KernelBuilder {
public:
  StatisticsEmitter(const ProductContext &product, ElementEmitter &elements, int64_t rows,
                    int64_t threads, Place &ofBatch, Value firstRow)
      : KernelBuilder(product.memrefs.body(), product.matrix.product->getLoc()), product(product),
        elements(elements), group(threads / rows), threads(threads),
        lane(rem(product.thread, group)), number(div(product.thread, group)),
        row(product.placeAt(ofBatch, product.matrix.m, add(firstRow, number), product.m)),
        known(product.matrix.m.empty() ? ofBatch : row) {
    row.valuesAtStart = true;
  }

  /// The value of `op` for this thread's row, in all threads of it.
  Value compute(linalg::GenericOp op, Value slots) {
    known.start = index(0).getDefiningOp(); // What loops need of the row is computed before them.
    Combiner combiner = combinerOf(op, 0);
    Value partial = reduceAlongK(op, combiner);
    auto merge = [&](OpBuilder &at, Value a, Value b) { return combine(at, loc, combiner, a, b); };
    Value total = reduceGroup(b, loc, {product.thread, threads, group, kSubgroup},
                              {{combineLanes(b, loc, combiner, partial), slots, merge}})[0];
    known.start = index(0).getDefiningOp();
    Value initial = elements.operandValue(op, *op.getDpsInitOperand(0), known);
    return known.results[op->getResult(0)] = combine(b, loc, combiner, initial, total);
  }

  int64_t group, threads;
  Value lane, number; // Of this thread in its row, and of the row.

private:
  static constexpr int64_t kSubgroup = 32;

  Value reduceAlongK(linalg::GenericOp op, const Combiner &combiner) {
    int64_t depth = product.matrix.shape.k, stride = group * kWidth;
    Value neutral = arith::ConstantOp::create(b, loc, neutralElement(combiner));
    neutral = elements.widened(neutral, kWidth);
    int64_t together = std::min<int64_t>(llvm::divideCeil(depth, stride), kTogether);
    Value begin = mul(lane, kWidth);
    auto addSteps = [&](Value step, ValueRange carried) -> Values {
      Value partial = carried[0];
      for (int64_t i = 0; i < together; ++i) {
        Value first = add(add(step, begin), i * stride), exists;
        if (depth % (stride * together) != 0) {
          exists = less(first, depth);
          first = smaller(first, depth - kWidth);
        }
        Place at;
        at.outer = &row;
        at.index[product.matrix.k.front()] = first;
        at.varying = product.matrix.k.front(), at.width = kWidth, at.isAligned = true;
        Value added = elements.widened(elements.bodyValue(op, combiner.added, at), kWidth);
        added = elements.converted(added, getElementTypeOrSelf(partial.getType()));
        if (exists)
          added = arith::SelectOp::create(b, loc, exists, added, neutral);
        partial = combine(b, loc, combiner, partial, added);
      }
      return {partial};
    };
    return loop(index(0), index(depth), index(stride * together), neutral, addSteps)[0];
  }

  const ProductContext &product;
  ElementEmitter &elements;
  Place row;
  Place &known; // Where values of the row belong: one row alone has no loop.
};
} // namespace

void kernels::computeStatistics(const ProductContext &product, ElementEmitter &elements,
                                const MatmulPlan &plan, Place &ofBatch, Value firstRow,
                                Value memory, int64_t begin, MutableArrayRef<Place> lines,
                                ArrayRef<Value> numbers) {
  if (product.matrix.statistics.empty())
    return;
  OpBuilder &b = product.memrefs.body();
  util::IndexBuilder k(b, product.matrix.product->getLoc());
  int64_t rows = rowsOf(product.matrix, plan);
  StatisticsEmitter emitter(product, elements, rows, plan.threads, ofBatch, firstRow);
  SmallVector<Value> values = llvm::map_to_vector(
      product.matrix.statistics, [&](linalg::GenericOp op) { return emitter.compute(op, memory); });
  if (product.matrix.m.empty()) // All threads know it.
    return;
  {
    Value isFirst = k.equal(emitter.lane, 0);
    OpBuilder inside =
        scf::IfOp::create(b, k.loc, isFirst, /*withElseRegion=*/false).getThenBodyBuilder();
    for (auto [i, value] : llvm::enumerate(values))
      memref::StoreOp::create(
          inside, k.loc, value, memory,
          util::IndexBuilder(inside, k.loc).add(emitter.number, begin + int64_t(i) * rows));
  }
  workgroupBarrier(b, k.loc);
  for (auto [line, number] : llvm::zip(lines, numbers)) {
    Value at = k.smaller(number, rows - 1);
    for (auto [i, op] : llvm::enumerate(product.matrix.statistics))
      line.results[op->getResult(0)] =
          memref::LoadOp::create(b, k.loc, memory, k.add(at, begin + int64_t(i) * rows));
  }
}
