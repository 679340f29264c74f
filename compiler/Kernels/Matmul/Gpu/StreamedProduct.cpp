//===- StreamedProduct.cpp - very few rows times an rhs that is read once --===//
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

class StreamedEmitter : util::IndexBuilder {
public:
  StreamedEmitter(const ProductContext &product, const MatmulPlan &plan, Value memory,
                  Place &ofBatch, Value firstRow, Value firstColumn)
      : util::IndexBuilder(product.memrefs.body(), product.matrix.product->getLoc()),
        product(product), matrix(product.matrix), plan(plan), memory(memory),
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
    SmallVector<Value> numbers;
    for (int64_t i = 0; i < plan.rows; ++i) {
      numbers.push_back(index(i));
      rows.push_back(product.placeAt(ofBatch, matrix.m, add(firstRow, i), product.m));
    }
    computeStatistics(product, elements, plan, ofBatch, firstRow, memory,
                      int64_t(products.size()) * scratchOf(plan), rows, numbers);
    Operation *start = index(0).getDefiningOp();
    ofBatch.start = start;
    for (auto *places : {&columns, &rows})
      for (Place &place : *places)
        place.start = start, place.valuesAtStart = true;
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
      OpBuilder::InsertionGuard guard(b);
      auto isFirst = scf::IfOp::create(b, loc, equal(lane, 0), /*withElseRegion=*/false);
      b.setInsertionPoint(isFirst.thenBlock()->getTerminator());
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
  /// This lane's sums, by products, rows and columns.
  SmallVector<Value> alongK() {
    int64_t depth = plan.laneDepth, step = depth * kStreamLanes, k = matrix.shape.k;
    int64_t together =
        std::min<int64_t>(kLoadsInFlight / (kColumnsOfLane * int64_t(products.size())),
                          llvm::divideCeil(k, step * partsOf(plan)));
    int64_t share = step * together, stride = share * partsOf(plan);
    Value zero = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0));
    SmallVector<Value> sums(products.size() * rows.size() * columns.size(), zero);
    Value begin = add(mul(part, share), mul(lane, depth));
    auto loop = scf::ForOp::create(b, loc, index(0), index(k), index(stride), sums);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> next(loop.getRegionIterArgs()), firsts, exist;
    for (int64_t i = 0; i < together; ++i) {
      Value first = add(add(loop.getInductionVar(), begin), i * step);
      exist.push_back(k % stride != 0 ? less(first, k) : Value());
      firsts.push_back(k % stride != 0 ? smaller(first, k - depth) : first);
    }
    // All loads of the rhs first: they are in flight together.
    SmallVector<SmallVector<Value>> ofColumns;
    for (int64_t i = 0; i < together; ++i)
      for (linalg::GenericOp op : products)
        for (Place &column : columns)
          ofColumns.push_back({product.along(elements, matrix.rhsOperand(op), column, firsts[i],
                                             depth, exist[i], /*start=*/nullptr)});
    auto *factors = ofColumns.data();
    for (int64_t i = 0; i < together; ++i) {
      SmallVector<SmallVector<Value>> ofRows = llvm::map_to_vector(rows, [&](Place &row) {
        return lanesOf(product.along(elements, matrix.lhsOperand(), row, firsts[i], depth, exist[i],
                                     /*start=*/nullptr));
      });
      Value *sum = next.data();
      for (size_t number = 0; number < products.size(); ++number, factors += columns.size())
        for (ArrayRef<Value> row : ofRows)
          for (size_t column = 0; column < columns.size(); ++column, ++sum) {
            if (factors[column].size() == 1)
              factors[column] = lanesOf(factors[column][0]);
            for (int64_t at = 0; at < depth; ++at)
              *sum = math::FmaOp::create(b, loc, row[at], factors[column][at], *sum);
          }
    }
    scf::YieldOp::create(b, loc, next);
    return SmallVector<Value>(loop.getResults());
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
  Value lane, own, part; // This lane's first column in the tile, and its part of k.
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
