//===- RocmUnits.cpp - matrix instructions of AMD's GPUs, by target -------===//
// By AMD's instruction set manuals: MI100, MI200, MI300 and CDNA4 (chapter "Matrix Arithmetic
// Instructions"), RDNA3 and RDNA4 ("Wave Matrix Multiply Accumulate").
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Matmul/Gpu/LaneInstruction.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

using namespace sluice::kernels;
using Register = LaneInstruction::Register;
using enum MatrixElement;

/// Targets by what they can, each bit one.
enum : unsigned { Gfx908 = 1, Gfx90a = 2, Gfx942 = 4, Gfx950 = 8, Gfx11 = 16, Gfx12 = 32 };

static constexpr LaneInstruction mfma(StringLiteral intrinsic, Register operand, int64_t count,
                                      int64_t side) {
  LaneInstruction instruction{intrinsic, operand, count, side, /*lanes=*/64};
  instruction.zerosAfter = 3; // No lanes are exchanged.
  return instruction;
}
static constexpr LaneInstruction mfma64(StringLiteral intrinsic) {
  LaneInstruction instruction = mfma(intrinsic, Register::F64, 1, 16);
  instruction.interleaved = true, instruction.together = 2;
  return instruction;
}
static constexpr LaneInstruction wmma11(StringLiteral intrinsic, Register operand, int64_t count,
                                        bool hasSigns = false) {
  LaneInstruction instruction{intrinsic, operand, count, /*side=*/16, /*lanes=*/32};
  instruction.repeats = instruction.interleaved = true;
  instruction.hasSigns = hasSigns;
  return instruction;
}
static constexpr LaneInstruction wmma12(StringLiteral intrinsic, Register operand, int64_t count,
                                        bool hasSigns = false) {
  LaneInstruction instruction{intrinsic, operand, count, /*side=*/16, /*lanes=*/32};
  instruction.together = 8;
  instruction.hasSigns = hasSigns;
  return instruction;
}
// The first entry that fits is taken: per target and element the largest instruction leads.
static const LaneInstructionEntry kEntries[] = {
    {Gfx950, F16, mfma("llvm.amdgcn.mfma.f32.32x32x16.f16", Register::F16, 8, 32)},
    {Gfx950, F16, mfma("llvm.amdgcn.mfma.f32.16x16x32.f16", Register::F16, 8, 16)},
    {Gfx908 | Gfx90a | Gfx942, F16, mfma("llvm.amdgcn.mfma.f32.32x32x8f16", Register::F16, 4, 32)},
    {Gfx908 | Gfx90a | Gfx942, F16, mfma("llvm.amdgcn.mfma.f32.16x16x16f16", Register::F16, 4, 16)},
    {Gfx950, BF16, mfma("llvm.amdgcn.mfma.f32.32x32x16.bf16", Register::BF16, 8, 32)},
    {Gfx950, BF16, mfma("llvm.amdgcn.mfma.f32.16x16x32.bf16", Register::BF16, 8, 16)},
    {Gfx90a | Gfx942, BF16, mfma("llvm.amdgcn.mfma.f32.32x32x8bf16.1k", Register::I16, 4, 32)},
    {Gfx90a | Gfx942, BF16, mfma("llvm.amdgcn.mfma.f32.16x16x16bf16.1k", Register::I16, 4, 16)},
    {Gfx908, BF16, mfma("llvm.amdgcn.mfma.f32.32x32x4bf16", Register::I16, 2, 32)},
    {Gfx908, BF16, mfma("llvm.amdgcn.mfma.f32.16x16x8bf16", Register::I16, 2, 16)},
    {Gfx908 | Gfx90a | Gfx942 | Gfx950, F32,
     mfma("llvm.amdgcn.mfma.f32.32x32x2f32", Register::F32, 1, 32)},
    {Gfx908 | Gfx90a | Gfx942 | Gfx950, F32,
     mfma("llvm.amdgcn.mfma.f32.16x16x4f32", Register::F32, 1, 16)},
    {Gfx90a | Gfx942 | Gfx950, F64, mfma64("llvm.amdgcn.mfma.f64.16x16x4f64")},
    {Gfx950, I8, mfma("llvm.amdgcn.mfma.i32.32x32x32.i8", Register::I32, 4, 32)},
    {Gfx950, I8, mfma("llvm.amdgcn.mfma.i32.16x16x64.i8", Register::I32, 4, 16)},
    {Gfx942, I8, mfma("llvm.amdgcn.mfma.i32.32x32x16.i8", Register::I64, 1, 32)},
    {Gfx942, I8, mfma("llvm.amdgcn.mfma.i32.16x16x32.i8", Register::I64, 1, 16)},
    {Gfx908 | Gfx90a, I8, mfma("llvm.amdgcn.mfma.i32.32x32x8i8", Register::I32, 1, 32)},
    {Gfx908 | Gfx90a, I8, mfma("llvm.amdgcn.mfma.i32.16x16x16i8", Register::I32, 1, 16)},
    {Gfx942, F8E4M3FNUZ, mfma("llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8", Register::I64, 1, 32)},
    {Gfx942, F8E4M3FNUZ, mfma("llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8", Register::I64, 1, 16)},
    {Gfx942, F8E5M2FNUZ, mfma("llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8", Register::I64, 1, 32)},
    {Gfx942, F8E5M2FNUZ, mfma("llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8", Register::I64, 1, 16)},
    {Gfx950, F8E4M3, mfma("llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8", Register::I64, 1, 32)},
    {Gfx950, F8E4M3, mfma("llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8", Register::I64, 1, 16)},
    {Gfx950, F8E5M2, mfma("llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8", Register::I64, 1, 32)},
    {Gfx950, F8E5M2, mfma("llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8", Register::I64, 1, 16)},
    {Gfx11, F16, wmma11("llvm.amdgcn.wmma.f32.16x16x16.f16", Register::F16, 16)},
    {Gfx11, BF16, wmma11("llvm.amdgcn.wmma.f32.16x16x16.bf16", Register::I16, 16)},
    {Gfx11, I8, wmma11("llvm.amdgcn.wmma.i32.16x16x16.iu8", Register::I32, 4, /*hasSigns=*/true)},
    {Gfx12, F16, wmma12("llvm.amdgcn.wmma.f32.16x16x16.f16", Register::F16, 8)},
    {Gfx12, BF16, wmma12("llvm.amdgcn.wmma.f32.16x16x16.bf16", Register::I16, 8)},
    {Gfx12, I8, wmma12("llvm.amdgcn.wmma.i32.16x16x16.iu8", Register::I32, 2, /*hasSigns=*/true)},
    {Gfx12, F8E4M3, wmma12("llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8", Register::I32, 2)},
    {Gfx12, F8E5M2, wmma12("llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8", Register::I32, 2)},
};

static unsigned bitOf(StringRef name) {
  return name == "gfx908"            ? Gfx908
         : name == "gfx90a"          ? Gfx90a
         : name == "gfx942"          ? Gfx942
         : name == "gfx950"          ? Gfx950
         : name.starts_with("gfx11") ? Gfx11
         : name.starts_with("gfx12") ? Gfx12
                                     : 0;
}

static constexpr MatrixUnit kMfma{.name = "mfma"}, kWmma{.name = "wmma"};

void rocm::addMatrixInstructions(TargetModel &model) {
  addLaneInstructions(model, kEntries, bitOf(model.cpu), model.subgroupSize == 64 ? kMfma : kWmma);
}

namespace {
class RocmUnits final : public GpuUnits {
  const LaneInstruction *laneInstruction(const TargetModel &target, MatrixElement element,
                                         int64_t rows, int64_t columns) const override {
    return findLaneInstruction(kEntries, bitOf(target.cpu), element, rows, columns);
  }
  mlir::Value ballot(const TargetModel &target, mlir::OpBuilder &b, mlir::Location loc,
                     mlir::Value predicate) const override {
    mlir::Type lanes = b.getIntegerType(target.subgroupSize);
    return mlir::LLVM::CallIntrinsicOp::create(b, loc, lanes, b.getStringAttr("llvm.amdgcn.ballot"),
                                               predicate)
        .getResult(0);
  }
};
} // namespace

const GpuUnits &rocm::gpuUnits() {
  static const RocmUnits units;
  return units;
}
