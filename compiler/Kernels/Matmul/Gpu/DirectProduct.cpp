//===- DirectProduct.cpp - few rows times an rhs that is computed in registers ===//
#include "compiler/Kernels/Matmul/Gpu/DirectProduct.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

// Of the instructions, see GpuUnits::multiplyRegisters.
static constexpr int64_t kLanes = 32, kColumns = 16, kRows = 8, kLanesOfLine = 4;
static constexpr int64_t kSubgroups = kMatrixThreads / kLanes;
// Steps whose loads are in flight together.
static constexpr int64_t kStepsTogether = 4;

int64_t kernels::directScratch(const MatmulPlan &plan) { return kSubgroups * 2 * kRows * kColumns; }

namespace {
class DirectEmitter : util::IndexBuilder {
public:
  DirectEmitter(const ProductContext &product, const MatmulPlan &plan, Value memory, Place &ofBatch,
                Value firstRow, Value firstColumn)
      : util::IndexBuilder(product.memrefs.body(), product.matrix.product->getLoc()),
        product(product), matrix(product.matrix), depth(plan.laneDepth),
        stepDepth(depth * kLanesOfLine), memory(memory),
        elements(product.memrefs, matrix.classes, product.target) {
    element = getElementTypeOrSelf(matrix.rhs.tensor.getType());
    Value lane = rem(product.thread, kLanes);
    subgroup = div(product.thread, kLanes);
    line = div(lane, kLanesOfLine), quarter = rem(lane, kLanesOfLine);
    // Lines past an edge are read again, and their sums not stored.
    for (int64_t i = 0; i < kColumns; i += 8)
      columns.push_back(product.placeAt(ofBatch, matrix.n, add(add(firstColumn, line), i), product.n));
    for (int64_t i = 0; i < plan.rows; i += kRows)
      rows.push_back(product.placeAt(ofBatch, matrix.m, add(add(firstRow, line), i), product.m));
    Operation *start = index(0).getDefiningOp();
    for (Place &place : columns)
      place.start = start, place.valuesAtStart = true;
    for (Place &place : rows)
      place.start = start, place.valuesAtStart = true;
  }

  FailureOr<Value> emit() {
    Value zero = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0));
    SmallVector<Value> sums(rows.size() * 4, zero);
    Value steps = divUp(product.k, stepDepth);
    int64_t together = kStepsTogether;
    if (std::optional<int64_t> known = getConstantIntValue(steps)) {
      // As many as leave none over.
      int64_t each = std::max<int64_t>(*known / kSubgroups, 1);
      together = std::min(together, each);
      while (together > 2 && each % together != 0)
        --together;
    }
    int64_t stride = kSubgroups * together;
    Value end = mul(div(steps, stride), stride);
    sums = overSteps(add(index(0), subgroup), end, together, sums);
    sums = overSteps(add(end, subgroup), steps, 1, sums);
    if (elements.isBroken)
      return failure();
    return acrossSubgroups(sums);
  }

private:
  /// Adds the products of this subgroup's steps: `together` at a time, from `begin` on.
  SmallVector<Value> overSteps(Value begin, Value end, int64_t together, ArrayRef<Value> sums) {
    auto loop = scf::ForOp::create(b, loc, begin, end, index(kSubgroups * together), sums);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> next(loop.getRegionIterArgs());
    SmallVector<Value> firsts, exist;
    std::optional<int64_t> known = getConstantIntValue(product.k);
    for (int64_t i = 0; i < together; ++i) {
      Value step = add(loop.getInductionVar(), i * kSubgroups);
      Value first = add(mul(step, stepDepth), mul(quarter, depth));
      Value exists;
      if (!known || *known % stepDepth != 0) {
        exists = less(first, product.k);
        first = smaller(first, sub(product.k, depth));
      }
      firsts.push_back(first), exist.push_back(exists);
    }
    Operation *start = index(0).getDefiningOp(); // All loads before all that needs one.
    for (auto [first, exists] : llvm::zip(firsts, exist)) {
      SmallVector<SmallVector<Value>> ofColumns, ofRows;
      for (Place &place : columns)
        ofColumns.push_back(pairsOf(matrix.rhs, place, first, exists, start));
      for (Place &place : rows)
        ofRows.push_back(pairsOf(matrix.lhs, place, first, exists, start));
      for (int64_t at = 0; at < depth / 2; at += 2)
        for (auto [i, row] : llvm::enumerate(ofRows)) {
          Value fragment[] = {ofColumns[0][at], ofColumns[1][at], ofColumns[0][at + 1],
                              ofColumns[1][at + 1]};
          unitsOf(product.target)
              .multiplyRegisters(b, loc, element, fragment, {row[at], row[at + 1]},
                                 MutableArrayRef(next).slice(i * 4, 4));
        }
    }
    scf::YieldOp::create(b, loc, next);
    return SmallVector<Value>(loop.getResults());
  }

  /// `depth` elements of an operand from k = `first` on, two each (i32).
  SmallVector<Value> pairsOf(const OperandForm &form, Place &ofLine, Value first, Value exists,
                             Operation *start) {
    Value all = product.along(elements, form.number, ofLine, first, depth, exists, start);
    SmallVector<Value> pairs;
    auto pair = VectorType::get({2}, element);
    for (int64_t i = 0; i < depth; i += 2) {
      Value both[] = {vector::ExtractOp::create(b, loc, all, i),
                      vector::ExtractOp::create(b, loc, all, i + 1)};
      Value vector = vector::FromElementsOp::create(b, loc, pair, both);
      pairs.push_back(LLVM::BitcastOp::create(b, loc, b.getI32Type(), vector));
    }
    return pairs;
  }

  /// Sums as instructions leave them, of all subgroups: to one of each thread.
  Value acrossSubgroups(ArrayRef<Value> sums) {
    auto at = [&](Value of, Value row, Value column) {
      return add(mul(add(mul(of, 2 * kRows), row), kColumns), column);
    };
    for (size_t i = 0; i < sums.size(); ++i) {
      Value row = add(mul(quarter, 2), i / 4 * kRows + i % 2),
            column = add(line, i % 4 / 2 * 8);
      memref::StoreOp::create(b, loc, sums[i], memory, at(subgroup, row, column));
    }
    workgroupBarrier(b, loc);
    Value row = div(product.thread, kColumns), column = rem(product.thread, kColumns), total;
    for (int64_t i = 0; i < kSubgroups; ++i) {
      Value part = memref::LoadOp::create(b, loc, memory, at(index(i), row, column));
      total = total ? arith::AddFOp::create(b, loc, total, part).getResult() : part;
    }
    return total;
  }

  const ProductContext &product;
  const MatmulKernel &matrix;
  int64_t depth, stepDepth; // Elements along k that a lane, and a subgroup, has at once.
  Value memory;
  ElementEmitter elements;
  Type element;
  Value subgroup, line, quarter;
  SmallVector<Place> columns, rows;
};
} // namespace

FailureOr<Value> kernels::multiplyDirect(const ProductContext &product, const MatmulPlan &plan,
                                         Value memory, Place &ofBatch, Value firstRow,
                                         Value firstColumn) {
  return DirectEmitter(product, plan, memory, ofBatch, firstRow, firstColumn).emit();
}
