//===- CudaUnits.cpp - NVIDIA's matrix instructions and copies ------------===//
// ldmatrix and mma.sync (PTX ISA 9.7.14.5), or wgmma on descriptors (9.7.15); m8n8k4 of f64, whose
// lanes read for themselves (9.7.14.5.1); cp.async (9.7.9.25).
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cuda/NvidiaMatrixUnit.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Matmul/Gpu/LaneInstruction.h"

using namespace sluice::kernels;
using namespace sluice::cuda;

/// mma.sync of f64, whose sums lie along rows by themselves.
static Value multiplyDoubles(OpBuilder &b, Location loc, Value row, Value column, Value sum) {
  auto pair = cast<VectorType>(sum.getType());
  Value first = vector::ExtractOp::create(b, loc, sum, 0),
        second = vector::ExtractOp::create(b, loc, sum, 1);
  SmallVector<Type> types(2, pair.getElementType());
  return vector::FromElementsOp::create(
      b, loc, pair,
      assembly(b, loc,
               "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0, $1}, {$2}, {$3}, {$4, $5};",
               "=d,=d,d,d,d,d", {row, column, first, second}, types, /*sideEffects=*/false));
}

static constexpr LaneInstruction mma64() {
  LaneInstruction instruction{"", LaneInstruction::Register::F64, 1, /*side=*/8, /*lanes=*/32};
  instruction.groupsFirst = true, instruction.together = 2;
  instruction.emit = multiplyDoubles;
  return instruction;
}
static const LaneInstructionEntry kEntries[] = {{/*targets=*/1, MatrixElement::F64, mma64()}};

namespace {
/// Notes on `executable` what its code needs beside what others noted.
void addFeature(Operation *executable, const Twine &feature) {
  auto kernel = cast<flow::ExecutableOp>(executable);
  SmallVector<Attribute> features;
  if (ArrayAttr known = kernel.getCodeFeaturesAttr())
    llvm::append_range(features, known);
  Builder builder(kernel.getContext());
  if (Attribute added = builder.getStringAttr(feature); !llvm::is_contained(features, added))
    features.push_back(added);
  kernel.setCodeFeaturesAttr(builder.getArrayAttr(features));
}

class CudaUnits final : public GpuUnits {
  std::unique_ptr<MatrixUnitEmitter> copier(const MatrixUnitParts &parts) const override {
    return nvidiaMatrixUnit(parts);
  }
  std::unique_ptr<MatrixUnitEmitter> matrixUnit(const MatrixUnitParts &parts) const override {
    return parts.element.isF64() ? GpuUnits::matrixUnit(parts) : nvidiaMatrixUnit(parts);
  }
  const LaneInstruction *laneInstruction(const TargetModel &target, MatrixElement element,
                                         int64_t rows, int64_t columns) const override {
    return findLaneInstruction(kEntries, target.multiplies(MatrixElement::F64), element, rows,
                               columns);
  }
  void multiplyRegisters(OpBuilder &b, Location loc, Type element, ArrayRef<Value> rows,
                         ArrayRef<Value> columns, MutableArrayRef<Value> sums) const override {
    std::string type = element.isF16() ? "f16" : "bf16";
    addMmaProduct(b, loc, "m16n8k16", "f32." + type + "." + type + ".f32", rows, columns, sums);
  }
  const AttentionUnits *attention(const TargetModel &target) const override {
    return target.asyncCopy ? &nvidiaAttention() : nullptr;
  }
  Value ballot(const TargetModel &, OpBuilder &b, Location loc, Value predicate) const override {
    return NVVM::VoteSyncOp::create(b, loc, b.getI32Type(),
                                    arith::ConstantIntOp::create(b, loc, -1, 32), predicate,
                                    NVVM::VoteSyncKind::ballot);
  }
  void keepResident(Operation *executable, int64_t workgroups) const override {
    addFeature(executable, kResident.str() + std::to_string(workgroups));
  }
  void makeClusters(Operation *executable, int64_t size) const override {
    addFeature(executable, kCluster.str() + std::to_string(size));
    addFeature(executable, kPtxVersion.str() + "81");
  }
  bool beginsEarly(const TargetModel &target) const override {
    return computeCapability(target) >= 90;
  }
  /// What begins then fills compute units beside the last workgroups, and reads ahead as this did.
  void waitForKernels(OpBuilder &b, Location loc) const override {
    run(b, loc, kWait + Twine("; griddepcontrol.launch_dependents;"));
  }
  void issueLoads(OpBuilder &b, Location loc) const override {
    run(b, loc, kLoadsIssued + Twine(";"));
  }
  int64_t atomicLanes(const TargetModel &target, Type element) const override {
    if (computeCapability(target) < 90)
      return 1;
    return element.isF32() ? 4 : element.isF16() || element.isBF16() ? 8 : 1;
  }
  /// red of 16 bytes (PTX ISA 9.7.13.7).
  void addAtomically(Operation *executable, OpBuilder &b, Location loc, Value address,
                     Value values) const override {
    Type element = cast<VectorType>(values.getType()).getElementType();
    bool isWide = element.isF32();
    if (!isWide)
      values = vector::BitCastOp::create(b, loc, VectorType::get({4}, b.getI32Type()), values);
    Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(), address);
    SmallVector<Value> operands{wide};
    for (int64_t i = 0; i < 4; ++i)
      operands.push_back(vector::ExtractOp::create(b, loc, values, i));
    std::string kind = isWide ? "v4.f32" : element.isF16() ? "noftz.v4.f16x2" : "noftz.v4.bf16x2";
    assembly(b, loc, "red.relaxed.gpu.global.add." + kind + " [$0], {$1, $2, $3, $4};",
             isWide ? "l,f,f,f,f,~{memory}" : "l,r,r,r,r,~{memory}", operands, TypeRange(),
             /*sideEffects=*/true);
    addFeature(executable, kPtxVersion.str() + "81");
  }
  void require(Operation *executable, const MatrixUnit *unit,
               MatrixElement element) const override {
    bool hasSmallFloats = element == MatrixElement::F8E4M3 || element == MatrixElement::F8E5M2;
    // Integers of 8 bits may have signs or not, each operand.
    bool isNew = hasSmallFloats || (unit == &kWgmma && element == MatrixElement::I8);
    std::string version = cuda::kPtxVersion.str() + (isNew ? "84" : "65"); // 65 has ldmatrix.
    SmallVector<StringRef> features;
    if (unit == &kWgmma)
      features.push_back(cuda::kArchitectureSpecific);
    if (unit == &kMma || isNew)
      features.push_back(version);
    if (!features.empty())
      cast<flow::ExecutableOp>(executable)
          .setCodeFeaturesAttr(Builder(executable->getContext()).getStrArrayAttr(features));
  }
};
} // namespace

const GpuUnits &cuda::gpuUnits() {
  static const CudaUnits units;
  return units;
}
