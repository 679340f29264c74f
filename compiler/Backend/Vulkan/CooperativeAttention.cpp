//===- CooperativeAttention.cpp - attention by matrices of subgroups ------===//
// A subgroup has 16 queries, held as matrices, as are its sums of values. Where the elements of a
// matrix lie is the device's affair, so that scores become rows of known threads through workgroup
// memory, and weights, and what rows are scaled by, matrices again:
//   store the scores; lane l reads row l / 2, of every 16 columns (l % 2) * 8 to + 8
//   it stores weights there, and 8 times what its row is scaled by; load both
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/CooperativeMemory.h"
#include "compiler/Kernels/Attention/AttentionUnit.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;
using namespace sluice::vulkan;

namespace {
static constexpr int64_t kHalfWords = 2; // Of a row of 16 f16.

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

  SmallVector<Value> start() override {
    return SmallVector<Value>(plan.columns / kSize, zeros(b.getF32Type()));
  }

  SmallVector<Value> scores(Value, Value keys) override {
    int64_t pitch = plan.lineBytes(plan.depth) / kWordBytes, scorePitch = plan.keys / 4 + 1;
    SmallVector<Value> sums(plan.keys / kSize, zeros(b.getF32Type())), single;
    for (auto [at, query] : llvm::enumerate(queries))
      for (auto [i, sum] : llvm::enumerate(sums)) {
        Value place = add(wordsOf(keys), i * kSize * pitch + at * kHalfWords);
        sum = product(query, operand(place, pitch, Use::MatrixB, /*isTransposed=*/true), sum);
      }
    for (auto [i, sum] : llvm::enumerate(sums))
      store(sum, add(own, i * kRowWords), scorePitch);
    subgroupBarrier();
    for (size_t i = 0; i < sums.size(); ++i)
      readRow(single, b.getF32Type(), add(own, i * kRowWords), scorePitch);
    return single;
  }

  SmallVector<Value> packed(ArrayRef<Value> weights) override {
    auto type = VectorType::get({kColumnsOfLane}, b.getF32Type());
    subgroupBarrier(); // Others may still read scores.
    Value first = add(add(own, mul(row, weightPitch())), half);
    for (int64_t at = 0; at < plan.keys / kSize; ++at) {
      Value wide = vector::FromElementsOp::create(
          b, loc, type, weights.slice(at * kColumnsOfLane, kColumnsOfLane));
      storeWord(arith::TruncFOp::create(b, loc, type.clone(element), wide),
                add(first, at * kHalfWords));
    }
    return {};
  }

  void scaleRows(ArrayRef<Value> factors, MutableArrayRef<Value> accumulators) override {
    Value place = add(own, kSize * weightPitch());
    Value word =
        vector::BroadcastOp::create(b, loc, VectorType::get({4}, b.getF32Type()), factors.front());
    Value first = add(add(place, mul(row, kRowWords)), mul(half, kRowWords / 2));
    for (int64_t i = 0; i < kRowWords / 2; ++i)
      storeWord(word, add(first, i));
    subgroupBarrier(); // Weights are there, too.
    Value scale = load(accumulators.front().getType(), place, kRowWords, /*isTransposed=*/false);
    for (Value &sum : accumulators)
      sum = spirv::FMulOp::create(b, loc, sum, scale);
  }

  void addValues(ArrayRef<Value>, Value values, SmallVectorImpl<Value> &accumulators) override {
    int64_t pitch = plan.lineBytes(plan.columns) / kWordBytes;
    for (int64_t at = 0; at < plan.keys / kSize; ++at) {
      Value weights = operand(add(own, at * kHalfWords), weightPitch(), Use::MatrixA);
      for (auto [i, sum] : llvm::enumerate(accumulators)) {
        Value place = add(wordsOf(values), at * kSize * pitch + i * kHalfWords);
        sum = product(weights, operand(place, pitch, Use::MatrixB), sum);
      }
    }
  }

  void read(SmallVectorImpl<Value> &accumulators) override {
    accumulators = rowsOf(accumulators, b.getF32Type(), own);
  }

private:
  int64_t weightPitch() const { return plan.keys / 8 + 1; }

  /// This lane's elements of `columns`.
  SmallVector<AccumulatorsOfRow> rowOf(int64_t columns) {
    AccumulatorsOfRow all{asI32(add(mul(subgroup, kSize), row)), {}};
    Value first = asI32(mul(half, kColumnsOfLane));
    for (int64_t i = 0; i < columns / 2; i += 2)
      all.pairs.push_back(
          {add(first, i / kColumnsOfLane * kSize + i % kColumnsOfLane), unsigned(i)});
    return {all};
  }

  Value operand(Value place, int64_t pitch, Use use, bool isTransposed = false) {
    return load(matrixType(element, kSize, kSize, use), place, pitch, isTransposed);
  }

  const AttentionPlan plan;
  Type element;
  MatmulPlan copyPlan;
  std::unique_ptr<MatrixUnitEmitter> copier;
  Value own; // Words of the subgroup begin there.
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
