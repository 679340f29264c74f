//===- ToyUnits.cpp - the toy's matrix instructions -----------------------===//
// One by a row of a table. The other adds products up in memory of its own, of which the kernel has
// a handle only (i64), which its loops carry:
//   %sums = allocate rows * columns; for K tile { mma %sums, lhs, rhs }; load %sums, ...; free
//   %sums
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/LaneInstruction.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"
#include "compiler/Testing/ToyGpu/Toy.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

static const LaneInstructionEntry kEntries[] = {
    {/*targets=*/1,
     MatrixElement::F32,
     {"llvm.toy.mma.f32.16x16x2", LaneInstruction::Register::F32, /*operandCount=*/1, /*side=*/16,
      /*lanes=*/32}}};

namespace {
class TensorUnit final : public BorrowingMatrixUnit {
public:
  explicit TensorUnit(const MatrixUnitParts &parts)
      : BorrowingMatrixUnit(nullptr), b(parts.builder), loc(parts.loc), plan(parts.plan),
        shape(parts.shape), memory(parts.memory) {
    Value thread = arith::IndexCastOp::create(b, loc, b.getI32Type(), parts.thread);
    Value ofRow = constant(plan.threads / plan.rows);
    row = arith::DivUIOp::create(b, loc, thread, ofRow);
    firstColumn = arith::MulIOp::create(b, loc, arith::RemUIOp::create(b, loc, thread, ofRow),
                                        constant(accumulatorCount()));
  }

  int64_t accumulatorCount() const override { return plan.rows * plan.columns / plan.threads; }
  int64_t neighbours() const override { return 8; }
  int64_t kTilesInUse() const override { return 1; }
  void barrier() override { workgroupBarrier(b, loc); }

  SmallVector<Value> start(OpBuilder &, Location, Type) override {
    return {emit("allocate", constant(plan.rows * plan.columns), b.getI64Type())};
  }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &handle) override {
    Value base = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, memory);
    auto addressOf = [&](Value bytes) -> Value {
      Value at = arith::IndexCastUIOp::create(b, loc, b.getIndexType(), bytes);
      return arith::IndexCastOp::create(b, loc, b.getI64Type(),
                                        arith::AddIOp::create(b, loc, base, at));
    };
    Value operands[] = {handle[0],
                        addressOf(lhs),
                        addressOf(rhs),
                        constant(plan.rows),
                        constant(plan.columns),
                        constant(shape.lhsKContiguous),
                        constant(shape.rhsKContiguous),
                        constant(plan.lineBytesOf(shape.lhsKContiguous, plan.rows, 2)),
                        constant(plan.lineBytesOf(shape.rhsKContiguous, plan.columns, 2))};
    handle[0] = emit("mma.bf16", operands, b.getI64Type());
  }

  void read(SmallVectorImpl<Value> &accumulators) override {
    Value handle = accumulators.front();
    accumulators.clear();
    Value first = arith::MulIOp::create(b, loc, row, constant(plan.columns));
    first = arith::AddIOp::create(b, loc, first, firstColumn);
    for (int64_t i = 0; i < accumulatorCount(); ++i)
      accumulators.push_back(emit(
          "load", {handle, arith::AddIOp::create(b, loc, first, constant(i))}, b.getF32Type()));
    emit("free", handle, b.getI64Type());
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    AccumulatorsOfRow all{row, {}};
    for (int64_t i = 0; i < accumulatorCount(); i += neighbours())
      all.pairs.push_back({arith::AddIOp::create(b, loc, firstColumn, constant(i)), unsigned(i)});
    return {all};
  }

  void copy(Value, const MatrixMemory &, Value, Value, Value) override {
    llvm_unreachable("copies go through registers");
  }
  void store(Value target, Value vector) override {
    Value bytes = vector::BitCastOp::create(
        b, loc, VectorType::get({kMatrixChunkBytes}, b.getI8Type()), vector);
    Value at = arith::IndexCastUIOp::create(b, loc, b.getIndexType(), target);
    vector::StoreOp::create(b, loc, bytes, memory, ValueRange{at});
  }

private:
  Value constant(int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 32); }
  Value emit(StringRef name, ValueRange operands, Type result) {
    auto intrinsic = b.getStringAttr("llvm.toy.tensor." + name);
    return LLVM::CallIntrinsicOp::create(b, loc, result, intrinsic, operands).getResult(0);
  }

  OpBuilder &b;
  Location loc;
  const MatmulPlan plan;
  const MatmulShape shape;
  Value memory, row, firstColumn;
};

class ToyUnits final : public GpuUnits {
  std::unique_ptr<MatrixUnitEmitter> matrixUnit(const MatrixUnitParts &parts) const override {
    if (parts.plan.unit == &toy::kTensor)
      return std::make_unique<TensorUnit>(parts);
    return GpuUnits::matrixUnit(parts);
  }
  const LaneInstruction *laneInstruction(const TargetModel &, MatrixElement element, int64_t rows,
                                         int64_t columns) const override {
    return findLaneInstruction(kEntries, 1, element, rows, columns);
  }
};
} // namespace

void toy::addLanes(TargetModel &model) { addLaneInstructions(model, kEntries, 1, kLanes); }

const GpuUnits &toy::gpuUnits() {
  static const ToyUnits units;
  return units;
}
