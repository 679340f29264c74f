//===- CooperativeAttention.cpp - attention by matrices of subgroups ------===//
// A subgroup has 16 queries, held as matrices, as are its sums of values. Where the elements of a
// matrix lie is the device's affair, so that scores become rows of known threads through workgroup
// memory, and weights, and what rows are scaled by, matrices again:
//   store the scores; lane l reads row l / 2, of every 16 columns (l % 2) * 8 to + 8
//   it stores weights there, and 8 times what its row is scaled by; load both
// Rows need not be known where no score of f16 is far above the largest of the tiles before:
// weights relative to that are computed where the elements lie, and summed up by products with
// ones.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/CooperativeMemory.h"
#include "compiler/Kernels/Attention/AttentionEmitter.h"
#include "compiler/Kernels/Attention/AttentionUnit.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;
using namespace sluice::vulkan;

namespace {
static constexpr int64_t kHalfWords = 2; // Of a row of 16 f16.
static constexpr size_t kState = 2;      // What scores carry: of one row.
// Of a row without keys so far, and of weights relative to what the row had before.
static constexpr double kLeastExponent = -1e38, kNearExponent = 8;

class CooperativeAttention final : public AttentionUnit, CooperativeMemory {
public:
  explicit CooperativeAttention(const AttentionUnitParts &parts)
      : CooperativeMemory(parts.builder, parts.loc, parts.thread, parts.memory), plan(parts.plan),
        element(parts.element), copyPlan{plan.unit, plan.rows, plan.keys},
        copier(gpuUnits().matrixUnit(
            {b, loc, copyPlan, MatmulShape(), element, parts.thread, parts.memory})),
        own(add(mul(subgroup, plan.scoreBytes() * kSize / plan.rows / kWordBytes),
                plan.firstWeights() / kWordBytes)) {}

  MatrixUnitEmitter &copies() override { return *copier; }
  SmallVector<AccumulatorsOfRow> scoresOfThread() override { return rowOf(plan.keys); }
  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override { return rowOf(plan.columns); }
  int64_t accumulatorCount() const override { return plan.columns / 2; }
  int64_t threadsOfRow() const override { return 2; }
  Value exp2(Value x) override { return spirv::GLExp2Op::create(b, loc, x); }
  void finish(SmallVectorImpl<Value> &, int64_t) override {}

  void holdQueries(Value place, int64_t depth) override {
    int64_t pitch = plan.lineBytes(depth) / kWordBytes;
    Value first = add(wordsOf(place), mul(subgroup, kSize * pitch));
    for (int64_t at = 0; at < depth / kSize; ++at)
      queries.push_back(operand(add(first, at * kHalfWords), pitch, Use::MatrixA));
  }

  SmallVector<Value> start(const AttentionScores &scores) override {
    SmallVector<Value> sums(plan.columns / kSize, zeros(b.getF32Type()));
    isNear = element.isF16() && !scores.looksAtAll;
    if (isNear) // Exponents of the rows, and their sums of weights.
      sums.append({splat(single(kLeastExponent)), zeros(b.getF32Type())});
    return sums;
  }

  SmallVector<Value> weigh(AttentionScores &scores, Value keys, Value first,
                           SmallVectorImpl<Value> &carried) override {
    int64_t pitch = plan.lineBytes(plan.depth) / kWordBytes;
    SmallVector<Value> products(plan.keys / kSize, zeros(b.getF32Type())),
        all = llvm::to_vector(carried);
    for (auto [at, query] : llvm::enumerate(queries))
      for (auto [i, sum] : llvm::enumerate(products)) {
        Value place = add(wordsOf(keys), i * kSize * pitch + at * kHalfWords);
        sum = product(query, operand(place, pitch, Use::MatrixB, /*isTransposed=*/true), sum);
      }
    Value isFar;
    if (isNear) {
      isFar = weighNear(products, carried.end()[-2], scores.factor, all);
      if (Value looks = scores.looksAt(first, plan.keys))
        isFar = arith::OrIOp::create(b, loc, isFar, looks);
    }
    all = KernelBuilder(b, loc).ifChanged(isFar, all, [&](ValueRange) {
      SmallVector<Value> weights = rowsOf(products, b.getF32Type(), own),
                         changed = llvm::to_vector(carried);
      MutableArrayRef<Value> state = MutableArrayRef(changed).take_front(kState);
      Value scale = spread(scores.weigh(weights, first, plan.keys, state).front());
      for (Value &sum : MutableArrayRef(changed).drop_front(kState))
        sum = spirv::FMulOp::create(b, loc, sum, scale);
      if (isNear) {
        state.back() = carried[1]; // Products with ones have it.
        changed.end()[-2] = spread(arith::MaxNumFOp::create(b, loc, scores.exponents(state).front(),
                                                            single(kLeastExponent)));
      }
      append(changed, weights);
      return changed;
    });
    llvm::copy(ArrayRef(all).take_front(carried.size()), carried.begin());
    return SmallVector<Value>(ArrayRef(all).drop_front(carried.size()));
  }

  void addValues(ArrayRef<Value> weights, Value values,
                 SmallVectorImpl<Value> &accumulators) override {
    int64_t pitch = plan.lineBytes(plan.columns) / kWordBytes;
    Value ones = spirv::CompositeConstructOp::create(
        b, loc, matrixType(element, kSize, kSize, Use::MatrixB),
        arith::ConstantOp::create(b, loc, b.getFloatAttr(element, 1)).getResult());
    for (auto [at, matrix] : llvm::enumerate(weights)) {
      for (int64_t i = 0; i < plan.columns / kSize; ++i) {
        Value place = add(wordsOf(values), at * kSize * pitch + i * kHalfWords);
        Value &sum = accumulators[i];
        sum = product(matrix, operand(place, pitch, Use::MatrixB), sum);
      }
      if (isNear)
        accumulators.back() = product(matrix, ones, accumulators.back());
    }
  }

  void read(SmallVectorImpl<Value> &carried) override {
    if (isNear) { // One lane of each row has its sum of weights.
      Value total = rowsOf(carried.back(), b.getF32Type(), own).front();
      carried[1] = arith::SelectOp::create(b, loc, equal(half, 0), total, single(0));
      carried.pop_back_n(2);
    }
    SmallVector<Value> sums = rowsOf(ArrayRef(carried).drop_front(kState), b.getF32Type(), own);
    carried.truncate(kState);
    carried.append(sums);
  }

private:
  /// This lane's elements of `columns`.
  SmallVector<AccumulatorsOfRow> rowOf(int64_t columns) {
    AccumulatorsOfRow all{asI32(add(mul(subgroup, kSize), row)), {}};
    Value first = asI32(mul(half, kColumnsOfLane));
    for (int64_t i = 0; i < columns / 2; i += 2)
      all.pairs.push_back(
          {add(first, i / kColumnsOfLane * kSize + i % kColumnsOfLane), unsigned(i)});
    return {all};
  }

  /// Appends weights of `products` relative to the rows' `exponents`, packed. Returns whether some
  /// in the subgroup are too large for that (i1).
  Value weighNear(ArrayRef<Value> products, Value exponents, double factor,
                  SmallVectorImpl<Value> &packed) {
    auto elementOf = [&](Value matrix, int32_t i) -> Value {
      return spirv::CompositeExtractOp::create(b, loc, matrix, i);
    };
    Value scale = single(factor), largest = single(kLeastExponent);
    append(packed, products.size(), [&](int64_t at, Value place) {
      Value weights = zeros(element);
      for (int32_t i = 0; i < kColumnsOfLane; ++i) {
        Value shift = arith::NegFOp::create(b, loc, elementOf(exponents, i)),
              x = math::FmaOp::create(b, loc, elementOf(products[at], i), scale, shift);
        largest = arith::MaxNumFOp::create(b, loc, largest, x);
        x = arith::TruncFOp::create(b, loc, element, exp2(x));
        weights = spirv::CompositeInsertOp::create(b, loc, x, weights, i);
      }
      store(weights, place, kPitch);
    });
    Value length = spirv::KHRCooperativeMatrixLengthOp::create(
        b, loc, b.getI32Type(), TypeAttr::get(products.front().getType()));
    using enum arith::CmpFPredicate;
    Value isFar = arith::OrIOp::create(
        b, loc, arith::CmpFOp::create(b, loc, OGT, largest, single(kNearExponent)),
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, length, i32(kColumnsOfLane)));
    return spirv::GroupNonUniformAnyOp::create(b, loc, b.getI1Type(), spirv::Scope::Subgroup,
                                               isFar);
  }

  /// Appends `weights`, which stand where scores do, as operands of products.
  void append(SmallVectorImpl<Value> &packed, ArrayRef<Value> weights) {
    auto type = VectorType::get({kColumnsOfLane}, b.getF32Type());
    append(packed, weights.size() / kColumnsOfLane, [&](int64_t at, Value place) {
      Value wide = vector::FromElementsOp::create(
          b, loc, type, weights.slice(at * kColumnsOfLane, kColumnsOfLane));
      storeWord(arith::TruncFOp::create(b, loc, type.clone(element), wide),
                add(add(place, mul(row, kPitch)), half));
    });
  }
  /// Two matrices at a time: `store` brings each to its place.
  void append(SmallVectorImpl<Value> &packed, int64_t count,
              function_ref<void(int64_t at, Value place)> store) {
    for (int64_t begin = 0; begin < count; begin += kRowWords / kHalfWords) {
      int64_t end = std::min(count, begin + kRowWords / kHalfWords);
      for (int64_t at = begin; at < end; ++at)
        store(at, add(own, (at - begin) * kHalfWords));
      subgroupBarrier();
      for (int64_t at = begin; at < end; ++at)
        packed.push_back(operand(add(own, (at - begin) * kHalfWords), kPitch, Use::MatrixA));
      subgroupBarrier();
    }
  }

  /// A matrix of sums whose rows are what the rows' lanes have.
  Value spread(Value ofRow) {
    Value word = vector::BroadcastOp::create(b, loc, VectorType::get({4}, b.getF32Type()), ofRow);
    Value first = add(add(own, mul(row, kRowWords)), mul(half, kRowWords / 2));
    for (int64_t i = 0; i < kRowWords / 2; ++i)
      storeWord(word, add(first, i));
    subgroupBarrier();
    Value matrix = load(zeros(b.getF32Type()).getType(), own, kRowWords, /*isTransposed=*/false);
    subgroupBarrier();
    return matrix;
  }

  Value single(double x) { return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(x)); }
  Value operand(Value place, int64_t pitch, Use use, bool isTransposed = false) {
    return load(matrixType(element, kSize, kSize, use), place, pitch, isTransposed);
  }

  const AttentionPlan plan;
  Type element;
  MatmulPlan copyPlan;
  std::unique_ptr<MatrixUnitEmitter> copier;
  bool isNear = false; // Carried: what weighNear() takes.
  Value own;           // Words of the subgroup begin there.
  SmallVector<Value> queries;
};

class CooperativeUnits final : public AttentionUnits {
  std::unique_ptr<AttentionUnit> products(const AttentionUnitParts &parts) const override {
    return std::make_unique<CooperativeAttention>(parts);
  }
};
} // namespace

const AttentionUnits &vulkan::attentionUnits() {
  static const CooperativeUnits units;
  return units;
}
