//===- NvidiaAttentionUnit.cpp - attention on mma.sync --------------------===//
#include "compiler/Codegen/Gpu/Attention/AttentionUnit.h"
#include "compiler/Codegen/Gpu/Matrix/NvidiaMatrixUnit.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

static constexpr int64_t kWarp = 32, kStep = 16; // Threads; depth of one instruction.

namespace {
/// Every warp has rows of its own, with all keys and columns.
class MmaAttention final : public AttentionUnit {
public:
  explicit MmaAttention(const AttentionUnitParts &parts)
      : b(parts.builder), loc(parts.loc), plan(parts.plan), element(parts.element),
        ofScores(matrixParts(parts, scorePlan, scoreShape, parts.plan.keys, /*rightAlongK=*/true)),
        ofSums(matrixParts(parts, sumPlan, sumShape, parts.plan.columns, /*rightAlongK=*/false)) {}

  MatrixUnitEmitter &copies() override { return ofScores; }
  SmallVector<SumsOfRow> scoresOfThread() override { return ofScores.sumsOfThread(); }
  SmallVector<SumsOfRow> sumsOfThread() override { return ofSums.sumsOfThread(); }
  int64_t sumCount() const override { return ofSums.sumCount(); }
  int64_t threadsOfRow() const override { return 4; }

  SmallVector<Value> scores(Value queries, Value keys) override {
    Value zero = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0));
    SmallVector<Value> sums(ofScores.sumCount(), zero);
    for (int64_t at = 0; at < plan.depth; at += kStep) {
      int64_t slice = at / plan.sliceElements(), step = at % plan.sliceElements() / kStep;
      ofScores.addProducts(ofScores.rowFragments(ahead(queries, slice * plan.rows * 128), step),
                           ofScores.columnFragments(ahead(keys, slice * plan.keys * 128), step), sums);
    }
    return sums;
  }

  void addValues(ArrayRef<Value> weights, Value values, SmallVectorImpl<Value> &sums) override {
    int64_t pairs = plan.keys / 8; // Of columns of scores, in one row of 16.
    for (int64_t step = 0; step < plan.keys / kStep; ++step) {
      MmaUnit::Fragments rows;
      for (size_t first = 0; first < weights.size(); first += pairs * 4) {
        SmallVector<Value> &row = rows.emplace_back();
        for (int64_t i = 0; i < 4; ++i) {
          const Value *both = &weights[first + step * 8 + i * 2];
          row.push_back(packed(both[0], both[1]));
        }
      }
      ofSums.addProducts(rows, ofSums.columnFragments(values, step), sums);
    }
  }

  Value exp2(Value x) override {
    return LLVM::InlineAsmOp::create(b, loc, b.getF32Type(), x, "ex2.approx.ftz.f32 $0, $1;", "=f,f",
                                     /*has_side_effects=*/false, /*is_align_stack=*/false,
                                     LLVM::tailcallkind::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr())
        .getResult(0);
  }

private:
  /// Plans and shapes must live as long as the units, which copy them.
  static MatrixUnitParts matrixParts(const AttentionUnitParts &parts, MatrixPlan &plan, MatrixShape &shape,
                                     int64_t columns, bool rightAlongK) {
    plan = {MatrixUnit::Mma, parts.plan.rows, columns, /*rowParts=*/parts.plan.threads / kWarp, /*columnParts=*/1};
    shape = MatrixShape();
    shape.rightAlongK = rightAlongK;
    return {parts.builder, parts.loc, plan, shape, parts.element, parts.thread, parts.memory};
  }
  Value ahead(Value offset, int64_t bytes) {
    return bytes ? arith::AddIOp::create(b, loc, offset, arith::ConstantIntOp::create(b, loc, bytes, 32)).getResult()
                 : offset;
  }
  /// Two elements in a register, the first one low.
  Value packed(Value low, Value high) {
    std::string type = isa<BFloat16Type>(element) ? "bf16x2" : "f16x2";
    return LLVM::InlineAsmOp::create(b, loc, b.getI32Type(), ValueRange{high, low},
                                     "cvt.rn." + type + ".f32 $0, $1, $2;", "=r,f,f", /*has_side_effects=*/false,
                                     /*is_align_stack=*/false, LLVM::tailcallkind::TailCallKind::None,
                                     LLVM::AsmDialectAttr(), ArrayAttr())
        .getResult(0);
  }

  OpBuilder &b;
  Location loc;
  const AttentionPlan plan;
  Type element;
  MatrixPlan scorePlan, sumPlan;
  MatrixShape scoreShape, sumShape;
  MmaUnit ofScores, ofSums;
};
} // namespace

std::unique_ptr<AttentionUnit> sluice::codegen::nvidiaAttentionUnit(const AttentionUnitParts &parts) {
  return std::make_unique<MmaAttention>(parts);
}
