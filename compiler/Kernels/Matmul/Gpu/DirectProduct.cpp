//===- DirectProduct.cpp - few rows times an rhs that is computed in registers ===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"

using namespace sluice::kernels;

// Of the instructions, see GpuUnits::multiplyRegisters.
static constexpr int64_t kLanes = 32, kTileColumns = 16, kTileRows = 8, kLanesOfLine = 4;

static int64_t subgroupsOf(const MatmulPlan &plan) { return plan.threads / kLanes; }
/// Steps whose loads are in flight together. Of few rows the other subgroups of a compute unit,
/// which then have registers, hide more than steps do.
static int64_t stepsTogether(const MatmulPlan &plan) {
  return plan.columns > kTileColumns ? 1 : plan.rows > kTileRows ? 4 : 2;
}

int64_t kernels::directScratch(const MatmulKernel &matrix, const MatmulPlan &plan) {
  if (!plan.unit)
    return streamedScratch(matrix, plan);
  // Threads may read past the tile.
  return subgroupsOf(plan) * plan.rows * plan.columns + plan.threads;
}

bool kernels::readsFirst(const MatmulKernel &matrix, const MatmulPlan &plan) {
  int64_t together = subgroupsOf(plan) * stepsTogether(plan) * kLanesOfLine * plan.laneDepth;
  return plan.unit && together > 0 && plan.columns == kTileColumns && matrix.shape.k >= together &&
         !matrix.shape.lhsComputed;
}

namespace {
class DirectEmitter : KernelBuilder {
public:
  DirectEmitter(const ProductContext &product, const MatmulPlan &plan, Value memory, Place &ofBatch,
                Value firstRow, Value firstColumn)
      : KernelBuilder(product.memrefs.body(), product.matrix.product->getLoc()), product(product),
        matrix(product.matrix), plan(plan), depth(plan.laneDepth), stepDepth(depth * kLanesOfLine),
        memory(memory), ofBatch(ofBatch), order(orderOfCodes(matrix.shape.rhsComputedBits, depth)),
        elements(product.memrefs, matrix.classes, product.target) {
    element = getElementTypeOrSelf(matrix.rhs.tensor.getType());
    Value lane = rem(product.thread, kLanes);
    subgroup = div(product.thread, kLanes);
    line = div(lane, kLanesOfLine), quarter = rem(lane, kLanesOfLine);
    // Lines past an edge are read again, and their sums not stored.
    for (int64_t i = 0; i < plan.columns; i += 8)
      columns.push_back(
          product.placeAt(ofBatch, matrix.n, add(add(firstColumn, line), i), product.n));
    for (int64_t i = 0; i < plan.rows; i += kTileRows)
      rows.push_back(product.placeAt(ofBatch, matrix.m, add(add(firstRow, line), i), product.m));
    Operation *start = index(0).getDefiningOp();
    for (SmallVector<Place> *places : {&columns, &rows})
      for (Place &place : *places)
        place.start = start, place.valuesAtStart = true;
  }

  FailureOr<SmallVector<Value>> emit() {
    SmallVector<Value> sums(plan.columns / kTileColumns * rows.size() * 4, f32(0));
    Value steps = divUp(product.k, stepDepth);
    // Steps that follow each other read neighbouring memory.
    int64_t together = stepsTogether(plan), stride = subgroupsOf(plan) * together;
    Value begin = mul(subgroup, together), end = mul(div(steps, stride), stride);
    if (product.waitsLate) {
      Operation *waited = index(0).getDefiningOp();
      unitsOf(product.target).waitForKernels(b, loc);
      sums = addSteps(begin, together, sums, waited).first;
      begin = add(begin, stride);
      ofBatch.start = index(0).getDefiningOp(); // What results need may be written until the wait.
    }
    sums = overSteps(begin, end, together, sums);
    sums = overSteps(add(end, subgroup), steps, 1, sums);
    if (elements.isBroken)
      return failure();
    return acrossSubgroups(sums);
  }

private:
  /// Adds the products of this subgroup's steps: `together` at a time, from `begin` on.
  SmallVector<Value> overSteps(Value begin, Value end, int64_t together, ArrayRef<Value> sums) {
    auto loop = scf::ForOp::create(b, loc, begin, end, index(subgroupsOf(plan) * together), sums);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Operation *issued = nullptr;
    if (together > 1) {
      issued = index(0).getDefiningOp();
      unitsOf(product.target).issueLoads(b, loc);
    }
    auto [next, rhsEnd] =
        addSteps(loop.getInductionVar(), together, loop.getRegionIterArgs(), issued);
    scf::YieldOp::create(b, loc, next);
    return together > 1 ? SmallVector<Value>(loop.getResults())
                        : loadAhead(b, loop, &loop.getBody()->front(), rhsEnd);
  }

  /// `sums` and the products of `together` steps from `step` on, and what stands behind the loads
  /// of the rhs, which are before `start`, if there is one.
  std::pair<SmallVector<Value>, Operation *> addSteps(Value step, int64_t together, ValueRange sums,
                                                      Operation *start) {
    SmallVector<Value> next(sums), firsts, exist;
    {
      OpBuilder::InsertionGuard guard(b);
      if (start)
        b.setInsertionPoint(start);
      std::optional<int64_t> known = getConstantIntValue(product.k);
      for (int64_t i = 0; i < together; ++i) {
        Value first = mul(add(step, i), stepDepth);
        first = add(first, mul(quarter, depth));
        exist.push_back(!known || *known % stepDepth != 0 ? less(first, product.k) : Value());
        firsts.push_back(smaller(first, sub(product.k, depth)));
      }
    }
    SmallVector<SmallVector<Value>> ofColumns;
    for (auto [first, exists] : llvm::zip(firsts, exist))
      for (Place &place : columns)
        ofColumns.push_back(
            pairsOf(matrix.rhsOperand(matrix.product), place, first, exists, start));
    Operation *rhsEnd = index(0).getDefiningOp();
    for (auto [i, first] : llvm::enumerate(firsts)) {
      SmallVector<SmallVector<Value>> ofRows = llvm::map_to_vector(rows, [&](Place &place) {
        return pairsOf(matrix.lhsOperand(), place, first, exist[i], /*start=*/nullptr);
      });
      Value *sum = next.data();
      for (size_t column = 0; column < columns.size(); column += 2)
        for (const SmallVector<Value> &row : ofRows) {
          const SmallVector<Value> &low = ofColumns[i * columns.size() + column],
                                   &high = ofColumns[i * columns.size() + column + 1];
          for (int64_t at = 0; at < depth / 2; at += 2)
            unitsOf(product.target)
                .multiplyRegisters(b, loc, element, {low[at], high[at], low[at + 1], high[at + 1]},
                                   {row[at], row[at + 1]}, MutableArrayRef(sum, 4));
          sum += 4;
        }
    }
    return {next, rhsEnd};
  }

  /// `depth` elements of an operand from k = `first` on, two each (i32), in the order in which
  /// those of the rhs are unpacked.
  SmallVector<Value> pairsOf(OpOperand &operand, Place &ofLine, Value first, Value exists,
                             Operation *start) {
    Value all = product.along(elements, operand, ofLine, first, depth, exists, start, order);
    SmallVector<Value> pairs;
    for (int64_t i = 0; i < depth; i += 2) {
      Value pair = vectorOf({vector::ExtractOp::create(b, loc, all, i),
                             vector::ExtractOp::create(b, loc, all, i + 1)});
      pairs.push_back(LLVM::BitcastOp::create(b, loc, b.getI32Type(), pair));
    }
    return pairs;
  }

  /// Sums as instructions leave them, of all subgroups: to those of each thread.
  SmallVector<Value> acrossSubgroups(ArrayRef<Value> sums) {
    int64_t tile = plan.rows * plan.columns;
    for (size_t i = 0; i < sums.size(); ++i) {
      size_t column = i / (rows.size() * 4) * kTileColumns + i % 4 / 2 * 8,
             row = i / 4 % rows.size() * kTileRows + i % 2;
      Value at = add(mul(add(mul(quarter, 2), row), plan.columns), add(line, column));
      memref::StoreOp::create(b, loc, sums[i], memory, add(mul(subgroup, tile), at));
    }
    workgroupBarrier(b, loc);
    SmallVector<Value> totals;
    for (int64_t first = 0; first < tile; first += plan.threads) {
      Value total;
      for (int64_t i = 0; i < subgroupsOf(plan); ++i) {
        Value part = memref::LoadOp::create(b, loc, memory, add(product.thread, i * tile + first));
        total = total ? arith::AddFOp::create(b, loc, total, part).getResult() : part;
      }
      totals.push_back(total);
    }
    return totals;
  }

  const ProductContext &product;
  const MatmulKernel &matrix;
  const MatmulPlan &plan;
  int64_t depth, stepDepth; // Elements along k that a lane, and a subgroup, has at once.
  Value memory;
  Place &ofBatch;
  SmallVector<int64_t> order;
  ElementEmitter elements;
  Type element;
  Value subgroup, line, quarter;
  SmallVector<Place> columns, rows;
};
} // namespace

FailureOr<SmallVector<Value>> kernels::multiplyDirect(const ProductContext &product,
                                                      const MatmulPlan &plan, Value memory,
                                                      Place &ofBatch, Value firstRow,
                                                      Value firstColumn) {
  if (!plan.unit)
    return multiplyStreamed(product, plan, memory, ofBatch, firstRow, firstColumn);
  return DirectEmitter(product, plan, memory, ofBatch, firstRow, firstColumn).emit();
}
