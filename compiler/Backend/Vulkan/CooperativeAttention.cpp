//===- CooperativeAttention.cpp - attention by matrices of subgroups ------===//
// A subgroup has 16 queries, held as matrices, as are its sums of values. Where the elements of a
// matrix lie is the device's affair, so that scores become rows of known threads through workgroup
// memory, and weights, and what rows are scaled by, matrices again:
//   store the scores; lane l reads row l / 2, of every 16 columns (l % 2) * 8 to + 8
//   it stores weights there, and 8 times what its row is scaled by; load both
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Attention/AttentionUnit.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;
using namespace sluice::vulkan;

static constexpr int64_t kSide = kCooperativeSize, kHalf = kSide / 2;
// Words of a row of a matrix of f16 and of f32.
static constexpr int64_t kHalfWords = kSide * 2 / kMatrixChunkBytes,
                         kFloatWords = kSide * 4 / kMatrixChunkBytes;

namespace {
class CooperativeAttention final : public AttentionUnit, util::IndexBuilder {
public:
  explicit CooperativeAttention(const AttentionUnitParts &parts)
      : util::IndexBuilder(parts.builder, parts.loc), plan(parts.plan), element(parts.element),
        memory(parts.memory), copyPlan{plan.unit, plan.rows, plan.keys},
        copier(gpuUnits().matrixUnit(
            {b, loc, copyPlan, MatmulShape(), element, parts.thread, memory})) {
    Value lane = rem(parts.thread, kCooperativeThreads);
    subgroup = div(parts.thread, kCooperativeThreads);
    row = div(lane, 2), half = rem(lane, 2);
    own = add(mul(subgroup, plan.scoreBytes() * kSide / plan.rows / kMatrixChunkBytes),
              plan.firstWeights() / kMatrixChunkBytes);
  }

  MatrixUnitEmitter &copies() override { return *copier; }
  SmallVector<AccumulatorsOfRow> scoresOfThread() override { return rowOf(plan.keys); }
  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override { return rowOf(plan.columns); }
  int64_t accumulatorCount() const override { return plan.columns / 2; }
  int64_t threadsOfRow() const override { return 2; }
  Value exp2(Value x) override { return spirv::GLExp2Op::create(b, loc, x); }
  void finish(SmallVectorImpl<Value> &, int64_t) override {}

  void holdQueries(Value place, int64_t depth) override {
    int64_t pitch = AttentionPlan::lineBytes(depth) / kMatrixChunkBytes;
    Value first = add(wordsOf(place), mul(subgroup, kSide * pitch));
    for (int64_t at = 0; at < depth / kSide; ++at)
      queries.push_back(load(add(first, at * kHalfWords), pitch, element, "AOp"));
  }

  SmallVector<Value> start() override { return SmallVector<Value>(plan.columns / kSide, zeros()); }

  SmallVector<Value> scores(Value, Value keys) override {
    int64_t pitch = AttentionPlan::lineBytes(plan.depth) / kMatrixChunkBytes,
            scorePitch = plan.keys / 4 + 1;
    SmallVector<Value> sums(plan.keys / kSide, zeros()), single;
    for (auto [at, query] : llvm::enumerate(queries))
      for (auto [i, sum] : llvm::enumerate(sums)) {
        Value place = add(wordsOf(keys), i * kSide * pitch + at * kHalfWords);
        sum = product(query, load(place, pitch, element, "BOp", /*isTransposed=*/true), sum);
      }
    for (auto [i, sum] : llvm::enumerate(sums))
      store(sum, add(own, i * kFloatWords), scorePitch);
    subgroupBarrier();
    for (size_t i = 0; i < sums.size(); ++i)
      readRow(single, add(own, i * kFloatWords), scorePitch);
    return single;
  }

  SmallVector<Value> packed(ArrayRef<Value> weights) override {
    auto type = VectorType::get({kHalf}, b.getF32Type());
    subgroupBarrier(); // Others may still read scores.
    Value first = add(add(own, mul(row, weightPitch())), half);
    for (int64_t at = 0; at < plan.keys / kSide; ++at) {
      Value wide = vector::FromElementsOp::create(b, loc, type, weights.slice(at * kHalf, kHalf));
      storeWord(arith::TruncFOp::create(b, loc, type.clone(element), wide),
                add(first, at * kHalfWords));
    }
    return {};
  }

  void scaleRows(ArrayRef<Value> factors, MutableArrayRef<Value> accumulators) override {
    Value place = add(own, kSide * weightPitch());
    Value word =
        vector::BroadcastOp::create(b, loc, VectorType::get({4}, b.getF32Type()), factors.front());
    Value first = add(add(place, mul(row, kFloatWords)), mul(half, kFloatWords / 2));
    for (int64_t i = 0; i < kFloatWords / 2; ++i)
      storeWord(word, add(first, i));
    subgroupBarrier(); // Weights are there, too.
    Value scale = load(place, kFloatWords, b.getF32Type(), "COp");
    for (Value &sum : accumulators)
      sum = gpu::SubgroupMmaElementwiseOp::create(b, loc, sum.getType(), ValueRange{sum, scale},
                                                  gpu::MMAElementwiseOp::MULF);
  }

  void addValues(ArrayRef<Value>, Value values, SmallVectorImpl<Value> &accumulators) override {
    int64_t pitch = AttentionPlan::lineBytes(plan.columns) / kMatrixChunkBytes;
    for (int64_t at = 0; at < plan.keys / kSide; ++at) {
      Value weights = load(add(own, at * kHalfWords), weightPitch(), element, "AOp");
      for (auto [i, sum] : llvm::enumerate(accumulators)) {
        Value place = add(wordsOf(values), at * kSide * pitch + i * kHalfWords);
        sum = product(weights, load(place, pitch, element, "BOp"), sum);
      }
    }
  }

  void read(SmallVectorImpl<Value> &accumulators) override {
    SmallVector<Value> single;
    for (Value sum : accumulators) {
      store(sum, own, kFloatWords + 1);
      subgroupBarrier();
      readRow(single, own, kFloatWords + 1);
      subgroupBarrier();
    }
    accumulators = single;
  }

private:
  /// A number of bytes (i32) in words (index).
  Value wordsOf(Value bytes) { return div(asIndex(bytes), kMatrixChunkBytes); }
  int64_t weightPitch() const { return plan.keys / 8 + 1; }

  /// This lane's elements of `columns`.
  SmallVector<AccumulatorsOfRow> rowOf(int64_t columns) {
    AccumulatorsOfRow all{asI32(add(mul(subgroup, kSide), row)), {}};
    Value first = asI32(mul(half, kHalf));
    for (int64_t i = 0; i < columns / 2; i += 2)
      all.pairs.push_back({add(first, i / kHalf * kSide + i % kHalf), unsigned(i)});
    return {all};
  }

  Value zeros() {
    Value zero = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0));
    auto type = gpu::MMAMatrixType::get({kSide, kSide}, b.getF32Type(), "COp");
    return gpu::SubgroupMmaConstantMatrixOp::create(b, loc, type, zero);
  }
  Value load(Value place, int64_t pitch, Type type, StringRef operand, bool isTransposed = false) {
    return gpu::SubgroupMmaLoadMatrixOp::create(
        b, loc, gpu::MMAMatrixType::get({kSide, kSide}, type, operand), memory, ValueRange{place},
        b.getIndexAttr(pitch), isTransposed ? b.getUnitAttr() : UnitAttr());
  }
  void store(Value matrix, Value place, int64_t pitch) {
    gpu::SubgroupMmaStoreMatrixOp::create(b, loc, matrix, memory, ValueRange{place},
                                          b.getIndexAttr(pitch), UnitAttr());
  }
  Value product(Value lhs, Value rhs, Value sum) {
    return gpu::SubgroupMmaComputeOp::create(b, loc, sum.getType(), lhs, rhs, sum, UnitAttr(),
                                             UnitAttr());
  }
  void storeWord(Value vector, Value place) {
    auto type = VectorType::get({kMatrixChunkBytes / 4}, b.getI32Type());
    memref::StoreOp::create(b, loc, vector::BitCastOp::create(b, loc, type, vector), memory, place);
  }
  /// Appends this lane's elements of the matrix of f32 at `place`.
  void readRow(SmallVectorImpl<Value> &single, Value place, int64_t pitch) {
    auto type = VectorType::get({kMatrixChunkBytes / 4}, b.getF32Type());
    Value first = add(add(place, mul(row, pitch)), mul(half, kFloatWords / 2));
    for (int64_t i = 0; i < kFloatWords / 2; ++i) {
      Value word = vector::BitCastOp::create(b, loc, type,
                                             memref::LoadOp::create(b, loc, memory, add(first, i)));
      for (int64_t j = 0; j < type.getNumElements(); ++j)
        single.push_back(vector::ExtractOp::create(b, loc, word, j));
    }
  }
  void subgroupBarrier() {
    spirv::ControlBarrierOp::create(b, loc, spirv::Scope::Subgroup, spirv::Scope::Subgroup,
                                    spirv::MemorySemantics::AcquireRelease |
                                        spirv::MemorySemantics::WorkgroupMemory);
  }

  const AttentionPlan plan;
  Type element;
  Value memory;
  MatmulPlan copyPlan;
  std::unique_ptr<MatrixUnitEmitter> copier;
  Value subgroup, row, half, own; // Of the lane; words of the subgroup begin at `own`.
  SmallVector<Value> queries;
};

class CooperativeUnits final : public AttentionUnits {
  std::unique_ptr<AttentionUnit> products(const AttentionUnitParts &parts) const override {
    return std::make_unique<CooperativeAttention>(parts);
  }
  std::unique_ptr<Mbarriers> mbarriers(const AttentionUnitParts &, int64_t) const override {
    return nullptr;
  }
};
} // namespace

const AttentionUnits &vulkan::attentionUnits() {
  static const CooperativeUnits units;
  return units;
}
