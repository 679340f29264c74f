//===- CooperativeMatrixUnit.cpp - matrices that a subgroup holds ---------===//
// SPV_KHR_cooperative_matrix: 16x16 elements (of 8 bits, 32 along k) are loaded, multiplied and
// stored as a whole. Sums become rows of known threads where K tiles were, of all matrices of a
// subgroup that lie beside each other, so that what its lanes store follows each other in memory.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/CooperativeMemory.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

using namespace sluice::kernels;
using namespace sluice::vulkan;

namespace {
class CooperativeUnit final : public MatrixUnitEmitter, CooperativeMemory {
public:
  explicit CooperativeUnit(const MatrixUnitParts &parts)
      : CooperativeMemory(parts.builder, parts.loc, parts.thread, parts.memory), plan(parts.plan),
        shape(parts.shape), element(parts.element),
        depth(kKTileBytes * 8 / element.getIntOrFloatBitWidth()),
        kStep(element.isInteger(8) ? 2 * kSize : kSize),
        perWord(kWordBytes * 8 / element.getIntOrFloatBitWidth()) {
    firstRow = mul(div(subgroup, plan.subgroupsN), rows() * kSize);
    firstColumn = mul(rem(subgroup, plan.subgroupsN), columns() * kSize);
  }

  int64_t accumulatorCount() const override { return rows() * columns() * kColumnsOfLane; }
  SmallVector<Value> start(OpBuilder &, Location, Type sum) override {
    return SmallVector<Value>(rows() * columns(), zeros(sum));
  }
  int64_t neighbours() const override { return kColumnsOfLane; }
  int64_t kTilesInUse() const override { return 1; }
  void barrier() override { workgroupBarrier(b, loc); }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) override {
    Value lhsStart = wordsOf(lhs), rhsStart = wordsOf(rhs);
    for (int64_t k = 0; k < depth; k += kStep) {
      SmallVector<Value> a, c;
      for (int64_t i = 0; i < rows(); ++i)
        a.push_back(operand(lhsStart, shape.lhsKContiguous, firstRow, i * kSize, k, Use::MatrixA));
      for (int64_t j = 0; j < columns(); ++j)
        c.push_back(
            operand(rhsStart, shape.rhsKContiguous, firstColumn, j * kSize, k, Use::MatrixB));
      for (int64_t i = 0; i < rows(); ++i)
        for (int64_t j = 0; j < columns(); ++j) {
          Value &sum = accumulators[i * columns() + j];
          sum = product(a[i], c[j], sum);
        }
    }
  }

  void read(SmallVectorImpl<Value> &accumulators) override {
    Type sum = getElementTypeOrSelf(accumulators.front().getType());
    barrier(); // Others may still read K tiles.
    accumulators = rowsOf(accumulators, sum, mul(subgroup, kSize * pitch()), columns(), pitch());
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    SmallVector<AccumulatorsOfRow> all;
    int64_t lanes = lanesOfRow(columns()), together = kCooperativeThreads / lanes;
    Value first = add(firstRow, div(lane, lanes)),
          column = asI32(add(firstColumn, mul(rem(lane, lanes), kColumnsOfLane)));
    for (int64_t i = 0; i < rows() * kSize / together; ++i)
      all.push_back({asI32(add(first, i * together)), {{column, unsigned(i * kColumnsOfLane)}}});
    return all;
  }

  void copy(Value, const MatrixMemory &, Value, Value, Value) override {
    llvm_unreachable("copies of cooperative matrices go through registers");
  }
  void commitCopies() override {}
  void waitForCopies(int64_t) override {}

  void store(Value target, Value chunk) override { storeWord(chunk, wordsOf(target)); }

private:
  /// Matrices of a subgroup, down and across.
  int64_t rows() const { return plan.rows / plan.subgroupsM / kSize; }
  int64_t columns() const { return plan.columns / plan.subgroupsN / kSize; }
  /// Words from row to row of the sums of `columns()` matrices: stores of four rows meet no bank
  /// twice if there is memory for that.
  int64_t pitch() const {
    int64_t rows = plan.subgroupsM * plan.subgroupsN * kSize;
    return std::min(columns() * kRowWords + 2, plan.stagesBytes() / kWordBytes / rows);
  }

  /// The operand's matrix at `ahead` of the subgroup's first row (or column) of the tile, and `k`
  /// of the K tile that begins at `start`, in words. Drivers add constants to one address.
  Value operand(Value start, bool kContiguous, Value first, int64_t ahead, int64_t k, Use use) {
    bool isLhs = use == Use::MatrixA;
    int64_t perRow =
        plan.lineBytesOf(kContiguous, isLhs ? plan.rows : plan.columns, kWordBytes / perWord) /
        kWordBytes;
    Value base = kContiguous ? mul(first, perRow) : div(first, perWord);
    int64_t further = kContiguous ? ahead * perRow + k / perWord : k * perRow + ahead / perWord;
    // Rows of memory are rows of the matrix where they hold the dimension that comes second.
    auto type =
        isLhs ? matrixType(element, kSize, kStep, use) : matrixType(element, kStep, kSize, use);
    return load(type, add(add(start, base), further), perRow,
                /*isTransposed=*/kContiguous != isLhs);
  }

  const MatmulPlan plan;
  const MatmulShape shape;
  Type element;
  int64_t depth, kStep, perWord; // Elements of a K tile along k, of a matrix, of a word.
  Value firstRow, firstColumn;
};

class VulkanUnits final : public GpuUnits {
  std::unique_ptr<MatrixUnitEmitter> matrixUnit(const MatrixUnitParts &parts) const override {
    return std::make_unique<CooperativeUnit>(parts);
  }
  const AttentionUnits *attention(const TargetModel &) const override { return &attentionUnits(); }
  Value ballot(const TargetModel &, OpBuilder &b, Location loc, Value predicate) const override {
    Value bits = spirv::GroupNonUniformBallotOp::create(
        b, loc, VectorType::get({4}, b.getI32Type()), spirv::Scope::Subgroup, predicate);
    return spirv::CompositeExtractOp::create(b, loc, bits, 0); // Subgroups have 32 threads.
  }
};
} // namespace

const GpuUnits &vulkan::gpuUnits() {
  static const VulkanUnits units;
  return units;
}
