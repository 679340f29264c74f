//===- CooperativeMatrixUnit.cpp - matrices that a subgroup holds ---------===//
// SPV_KHR_cooperative_matrix: 16x16 elements (of 8 bits, 32 along k) are loaded, multiplied and
// stored as a whole; which
// thread holds which is the device's affair. So sums become rows of known threads through workgroup
// memory, a matrix a subgroup:
//   store the matrix; barrier; lane l reads row l / 2, columns (l % 2) * 8 to + 8; barrier
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

using namespace sluice::kernels;
using namespace sluice::vulkan;

static constexpr int64_t kSize = kCooperativeSize;
static constexpr int64_t kColumnsOfLane = kSize * kSize / kCooperativeThreads;
static constexpr int64_t kWordBytes = kMatrixChunkBytes; // K tiles lie in memory as vectors.

namespace {
class CooperativeUnit final : public MatrixUnitEmitter, util::IndexBuilder {
public:
  explicit CooperativeUnit(const MatrixUnitParts &parts)
      : util::IndexBuilder(parts.builder, parts.loc), plan(parts.plan), shape(parts.shape),
        element(parts.element), depth(kKTileBytes * 8 / element.getIntOrFloatBitWidth()),
        kStep(element.isInteger(8) ? 2 * kSize : kSize),
        perWord(kWordBytes * 8 / element.getIntOrFloatBitWidth()), kTiles(parts.memory),
        scratch(parts.scratch) {
    Value subgroup = div(parts.thread, kCooperativeThreads);
    lane = rem(parts.thread, kCooperativeThreads);
    firstRow = mul(div(subgroup, plan.subgroupsN), rows() * kSize);
    firstColumn = mul(rem(subgroup, plan.subgroupsN), columns() * kSize);
    scratchStart = mul(subgroup, kSize * kCooperativePitch);
  }

  int64_t accumulatorCount() const override { return rows() * columns() * kColumnsOfLane; }
  SmallVector<Value> start(OpBuilder &builder, Location loc, Type sum) override {
    Value zero = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(sum));
    auto type = gpu::MMAMatrixType::get({kSize, kSize}, sum, "COp");
    return SmallVector<Value>(
        rows() * columns(),
        gpu::SubgroupMmaConstantMatrixOp::create(builder, loc, type, zero).getResult());
  }
  int64_t neighbours() const override { return kColumnsOfLane; }
  int64_t kTilesInUse() const override { return 1; }
  void barrier() override { workgroupBarrier(b, loc); }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) override {
    Value lhsStart = wordsOf(lhs), rhsStart = wordsOf(rhs);
    for (int64_t k = 0; k < depth; k += kStep) {
      SmallVector<Value> a, c;
      for (int64_t i = 0; i < rows(); ++i)
        a.push_back(load(lhsStart, shape.lhsKContiguous, firstRow, i * kSize, k, "AOp"));
      for (int64_t j = 0; j < columns(); ++j)
        c.push_back(load(rhsStart, shape.rhsKContiguous, firstColumn, j * kSize, k, "BOp"));
      for (int64_t i = 0; i < rows(); ++i)
        for (int64_t j = 0; j < columns(); ++j) {
          Value &sum = accumulators[i * columns() + j];
          sum = gpu::SubgroupMmaComputeOp::create(b, loc, sum.getType(), a[i], c[j], sum,
                                                  UnitAttr(), UnitAttr());
        }
    }
  }

  void read(SmallVectorImpl<Value> &accumulators) override {
    auto type = VectorType::get({kColumnsOfLane}, b.getF32Type());
    Value own = add(add(scratchStart, mul(rowOfLane(), kCooperativePitch)), columnOfLane());
    SmallVector<Value> single;
    for (Value sum : accumulators) {
      gpu::SubgroupMmaStoreMatrixOp::create(b, loc, sum, scratch, ValueRange{scratchStart},
                                            b.getIndexAttr(kCooperativePitch), UnitAttr());
      barrier();
      Value values = vector::LoadOp::create(b, loc, type, scratch, ValueRange{own},
                                            /*nontemporal=*/false, llvm::MaybeAlign(16));
      for (int64_t i = 0; i < kColumnsOfLane; ++i) {
        single.push_back(vector::ExtractOp::create(b, loc, values, i));
        if (element.isInteger()) // The scratch memory is of floats.
          single.back() = arith::BitcastOp::create(b, loc, b.getI32Type(), single.back());
      }
      barrier();
    }
    accumulators.assign(single.begin(), single.end());
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    SmallVector<AccumulatorsOfRow> all;
    for (int64_t i = 0; i < rows(); ++i) {
      AccumulatorsOfRow &accumulators = all.emplace_back();
      accumulators.row = asI32(add(add(firstRow, i * kSize), rowOfLane()));
      for (int64_t j = 0; j < columns(); ++j)
        accumulators.pairs.push_back({asI32(add(add(firstColumn, j * kSize), columnOfLane())),
                                      unsigned((i * columns() + j) * kColumnsOfLane)});
    }
    return all;
  }

  void copy(Value, const MatrixMemory &, Value, Value, Value) override {
    llvm_unreachable("copies of cooperative matrices go through registers");
  }
  void commitCopies() override {}
  void waitForCopies(int64_t) override {}

  void store(Value target, Value chunk) override {
    auto type = VectorType::get({kMatrixChunkBytes / 4}, b.getI32Type());
    memref::StoreOp::create(b, loc, vector::BitCastOp::create(b, loc, type, chunk), kTiles,
                            wordsOf(target));
  }

private:
  /// A number of bytes (i32) in words (index).
  Value wordsOf(Value bytes) { return div(asIndex(bytes), kWordBytes); }

  /// Matrices of a subgroup, down and across.
  int64_t rows() const { return plan.rows / plan.subgroupsM / kSize; }
  int64_t columns() const { return plan.columns / plan.subgroupsN / kSize; }
  Value rowOfLane() { return div(lane, kSize / kColumnsOfLane); }
  Value columnOfLane() { return mul(rem(lane, kSize / kColumnsOfLane), kColumnsOfLane); }

  /// The operand's matrix at `ahead` of the subgroup's first row (or column) of the tile, and `k`
  /// of the K tile that begins at `start`, in words. Drivers add constants to one address.
  Value load(Value start, bool kContiguous, Value first, int64_t ahead, int64_t k,
             StringRef operand) {
    int64_t perRow = plan.lineBytes / kWordBytes;
    Value base;
    int64_t further;
    if (kContiguous) {
      base = mul(first, perRow), further = ahead * perRow + k / perWord;
    } else { // Blocks of as many as a row holds; a subgroup has whole ones or a part of one.
      base = add(mul(mul(div(first, depth), depth), perRow), div(rem(first, depth), perWord));
      further = (ahead / depth * depth + k) * perRow + ahead % depth / perWord;
    }
    // Rows of memory are rows of the matrix where they hold the dimension that comes second.
    bool isRows = kContiguous == (operand == "AOp");
    SmallVector<int64_t> sizes{kSize, kStep};
    if (operand == "BOp")
      std::swap(sizes[0], sizes[1]);
    Type type = element.isInteger() ? b.getIntegerType(8, /*isSigned=*/true) : element;
    return gpu::SubgroupMmaLoadMatrixOp::create(
        b, loc, gpu::MMAMatrixType::get(sizes, type, operand), kTiles,
        ValueRange{add(add(start, base), further)}, b.getIndexAttr(perRow),
        isRows ? UnitAttr() : b.getUnitAttr());
  }

  const MatmulPlan plan;
  const MatmulShape shape;
  Type element;
  int64_t depth, kStep, perWord; // Elements of a K tile along k, of a matrix, of a word.
  Value kTiles, scratch, lane, firstRow, firstColumn, scratchStart;
};

class VulkanUnits final : public GpuUnits {
  std::unique_ptr<MatrixUnitEmitter> matrixUnit(const MatrixUnitParts &parts) const override {
    return std::make_unique<CooperativeUnit>(parts);
  }
  const AttentionUnits *attention(const TargetModel &) const override { return &attentionUnits(); }
};
} // namespace

const GpuUnits &vulkan::gpuUnits() {
  static const VulkanUnits units;
  return units;
}
