//===- StreamedProduct.cpp - very few rows times an rhs that is read once --===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"

using namespace sluice::kernels;

namespace {
constexpr int64_t kStreamLanes = 32, kColumnsOfLane = 4, kLoadsInFlight = 8;

/// Subgroups that share k.
int64_t partsOf(const MatmulPlan &plan) {
  return kMatrixThreads / kStreamLanes / (plan.columns / kColumnsOfLane);
}
/// Sums of all parts; threads may read past the last.
int64_t scratchOf(const MatmulPlan &plan) {
  return partsOf(plan) * plan.rows * plan.columns + kMatrixThreads;
}

class StreamedEmitter : KernelBuilder {
public:
  StreamedEmitter(const ProductContext &product, const MatmulPlan &plan, Value memory,
                  Place &ofBatch, Value firstRow, Value firstColumn)
      : KernelBuilder(product.memrefs.body(), product.matrix.product->getLoc()), product(product),
        matrix(product.matrix), plan(plan), memory(memory),
        elements(product.memrefs, matrix.classes, product.target), products{matrix.product} {
    if (matrix.twin)
      products.push_back(matrix.twin);
    lane = rem(product.thread, kStreamLanes);
    Value subgroup = div(product.thread, kStreamLanes);
    int64_t groups = plan.columns / kColumnsOfLane;
    own = mul(rem(subgroup, groups), kColumnsOfLane), part = div(subgroup, groups);
    // Columns past an edge are read again, and their sums not stored.
    for (int64_t i = 0; i < kColumnsOfLane; ++i)
      columns.push_back(
          product.placeAt(ofBatch, matrix.n, add(add(firstColumn, own), i), product.n));
    startHere(columns);
    begin = add(mul(part, share()), mul(lane, plan.laneDepth));
    first = stepsAt(index(0));
    if (product.waitsLate) {
      waited = index(0).getDefiningOp();
      unitsOf(product.target).waitForKernels(b, loc);
    }
    ofBatch.start = index(0).getDefiningOp();
    SmallVector<Value> numbers;
    for (int64_t i = 0; i < plan.rows; ++i) {
      numbers.push_back(index(i));
      rows.push_back(product.placeAt(ofBatch, matrix.m, add(firstRow, i), product.m));
    }
    computeStatistics(product, elements, plan, ofBatch, firstRow, memory,
                      int64_t(products.size()) * scratchOf(plan), rows, numbers);
    ofBatch.start = startHere(rows);
  }

  FailureOr<SmallVector<Value>> emit() {
    SmallVector<Value> sums = alongK();
    if (elements.isBroken)
      return failure();
    for (Value &sum : sums)
      sum = reduceGroup(b, loc, {product.thread, kMatrixThreads, kStreamLanes, kStreamLanes},
                        {{sum, Value(), [&](OpBuilder &at, Value x, Value y) -> Value {
                            return arith::AddFOp::create(at, loc, x, y);
                          }}})[0];
    {
      IfScope isFirst(b, loc, equal(lane, 0));
      Value *sum = sums.data();
      for (size_t number = 0; number < products.size(); ++number)
        for (int64_t row = 0; row < plan.rows; ++row)
          for (int64_t column = 0; column < kColumnsOfLane; ++column) {
            Value at = add(mul(part, plan.rows * plan.columns), own);
            at = add(at, int64_t(number) * scratchOf(plan) + row * plan.columns + column);
            memref::StoreOp::create(b, loc, *sum++, memory, at);
          }
    }
    workgroupBarrier(b, loc);
    SmallVector<Value> totals;
    for (size_t number = 0; number < products.size(); ++number) {
      Value total;
      for (int64_t i = 0; i < partsOf(plan); ++i) {
        int64_t begin = int64_t(number) * scratchOf(plan) + i * plan.rows * plan.columns;
        Value of = memref::LoadOp::create(b, loc, memory, add(product.thread, begin));
        total = total ? arith::AddFOp::create(b, loc, total, of).getResult() : of;
      }
      totals.push_back(total);
    }
    return totals;
  }

private:
  /// Has what belongs to `places` computed here, which it gives.
  Operation *startHere(MutableArrayRef<Place> places) {
    Operation *start = index(0).getDefiningOp();
    for (Place &place : places)
      place.start = start, place.valuesAtStart = true;
    return start;
  }

  int64_t stepDepth() const { return plan.laneDepth * kStreamLanes; }
  int64_t together() const {
    return std::min<int64_t>(kLoadsInFlight / (kColumnsOfLane * int64_t(products.size())),
                             llvm::divideCeil(matrix.shape.k, stepDepth() * partsOf(plan)));
  }
  int64_t share() const { return stepDepth() * together(); }
  /// Of the steps from `at` on that a lane takes together the first element of each, and whether
  /// it exists (null: surely); of those that do not, another one.
  SmallVector<std::pair<Value, Value>> stepsAt(Value at) {
    int64_t k = matrix.shape.k;
    bool mayEnd = k % (share() * partsOf(plan)) != 0;
    return llvm::map_to_vector(llvm::seq(together()), [&](int64_t i) {
      Value from = add(add(at, begin), i * stepDepth()), exists = mayEnd ? less(from, k) : Value();
      return std::pair(mayEnd ? smaller(from, k - plan.laneDepth) : from, exists);
    });
  }

  /// This lane's sums, by products, rows and columns.
  SmallVector<Value> alongK() {
    int64_t k = matrix.shape.k, stride = share() * partsOf(plan);
    SmallVector<Value> sums(products.size() * rows.size() * columns.size(), f32(0));
    if (waited)
      sums = addSteps(first, sums, waited);
    return loop(index(waited ? stride : 0), index(k), index(stride), sums,
                [&](Value at, ValueRange carried) {
                  return addSteps(stepsAt(at), Values(carried), /*start=*/nullptr);
                });
  }

  /// `sums` and the products of `steps`. All loads of the rhs come first, or before `start`: they
  /// are in flight together.
  SmallVector<Value> addSteps(ArrayRef<std::pair<Value, Value>> steps, SmallVector<Value> sums,
                              Operation *start) {
    SmallVector<SmallVector<Value>> ofColumns;
    for (auto [from, exists] : steps)
      for (linalg::GenericOp op : products)
        for (Place &column : columns)
          ofColumns.push_back({product.along(elements, matrix.rhsOperand(op), column, from,
                                             plan.laneDepth, exists, start)});
    auto *factors = ofColumns.data();
    for (auto [from, exists] : steps) {
      SmallVector<SmallVector<Value>> ofRows = llvm::map_to_vector(rows, [&](Place &row) {
        return lanesOf(product.along(elements, matrix.lhsOperand(), row, from, plan.laneDepth,
                                     exists, /*start=*/nullptr));
      });
      Value *sum = sums.data();
      for (size_t number = 0; number < products.size(); ++number, factors += columns.size())
        for (ArrayRef<Value> row : ofRows)
          for (size_t column = 0; column < columns.size(); ++column, ++sum) {
            if (factors[column].size() == 1)
              factors[column] = lanesOf(factors[column][0]);
            for (int64_t at = 0; at < plan.laneDepth; ++at)
              *sum = math::FmaOp::create(b, loc, row[at], factors[column][at], *sum);
          }
    }
    return sums;
  }

  /// The elements of a vector as f32.
  SmallVector<Value> lanesOf(Value vector) {
    vector = elements.converted(vector, b.getF32Type());
    return llvm::map_to_vector(llvm::seq<int64_t>(plan.laneDepth), [&](int64_t at) -> Value {
      return vector::ExtractOp::create(b, loc, vector, at);
    });
  }

  const ProductContext &product;
  const MatmulKernel &matrix;
  const MatmulPlan &plan;
  Value memory;
  ElementEmitter elements;
  SmallVector<linalg::GenericOp> products;
  Value lane, own, part, begin; // This lane's first column in the tile, its part of k, and where
                                // it begins in each.
  SmallVector<std::pair<Value, Value>> first; // Steps.
  Operation *waited = nullptr;                // In front of ProductContext::waitsLate.
  SmallVector<Place> columns, rows;
};
} // namespace

int64_t kernels::streamedScratch(const MatmulKernel &matrix, const MatmulPlan &plan) {
  return matrix.shape.products * scratchOf(plan) + statisticsScratch(matrix, plan);
}

FailureOr<SmallVector<Value>> kernels::multiplyStreamed(const ProductContext &product,
                                                        const MatmulPlan &plan, Value memory,
                                                        Place &ofBatch, Value firstRow,
                                                        Value firstColumn) {
  return StreamedEmitter(product, plan, memory, ofBatch, firstRow, firstColumn).emit();
}
