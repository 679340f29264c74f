//===- MatrixPlan.cpp - how a matrix product is spread over a GPU ---------===//
// Tiles that reached the vendor's library in measurements: few rows are a matter of reading B fast, many stages ahead; large
// products want the largest tile whose sums fit in registers.
//===----------------------------------------------------------------------===//
#include "compiler/Codegen/Gpu/Matrix/MatrixPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace sluice;
using namespace sluice::codegen;

/// As many stages as fit, up to `most`.
static MatrixPlan fitted(MatrixPlan plan, int64_t most, const TargetModel &target) {
  plan.stages = std::min(most, target.workgroupMemoryBytes / plan.stageBytes());
  return plan;
}

/// Whether `plan` gives every processor a tile; unknown sizes are large.
static bool fillsDevice(const MatrixPlan &plan, const MatrixShape &shape, const TargetModel &target) {
  if (shape.m < 0 || shape.n < 0 || shape.batch < 0)
    return true;
  int64_t tiles = llvm::divideCeil(shape.m, plan.rows) * llvm::divideCeil(shape.n, plan.columns) * shape.batch;
  return tiles * 4 >= target.processors * 3;
}

llvm::SmallVector<MatrixPlan> codegen::planMatrix(const MatrixShape &shape, const TargetModel &target) {
  llvm::SmallVector<MatrixPlan> plans;
  if (target.maxThreads < kMatrixThreads)
    return plans;
  if (target.matrixUnit == MatrixUnit::None || shape.operandBits != 16) {
    // Copies that run ahead want a stage more than copies through registers.
    int64_t stages = target.matrixUnit == MatrixUnit::None ? 2 : 3;
    MatrixPlan large = fitted({MatrixUnit::None, 128, 128}, stages, target),
               small = fitted({MatrixUnit::None, 64, 128}, stages, target);
    MatrixPlan only = fillsDevice(large, shape, target) && large.stages == stages ? large : small;
    if (shape.m < 0 && only == large) {
      small.mostRows = small.rows;
      plans.push_back(small);
    }
    plans.push_back(only);
    return only.stages < 2 ? llvm::SmallVector<MatrixPlan>() : plans;
  }
  constexpr MatrixUnit mma = MatrixUnit::Mma;
  MatrixPlan few = fitted({mma, 16, 128, 1, 8, 0, 16}, 6, target),
             some = fitted({mma, 64, 128, 2, 4, 0, 64}, 4, target);
  MatrixPlan any = fitted({mma, 128, 128, 2, 4}, 4, target);
  if (target.matrixUnit == MatrixUnit::Wgmma) {
    MatrixPlan middle = fitted({MatrixUnit::Wgmma, 128, 128, 2, 1}, 7, target);
    any = middle;
    MatrixPlan large = fitted({MatrixUnit::Wgmma, 128, 256, 2, 1}, 4, target);
    if (large.stages >= 3 && fillsDevice(large, shape, target))
      any = large;
    if (shape.m < 0 && any == large) { // One row of tiles: small ones read B on more processors.
      middle.mostRows = middle.rows;
      plans.push_back(middle);
    }
  } else if (!fillsDevice(any, shape, target)) {
    any = fitted({mma, 64, 128, 2, 4}, 4, target);
  }
  if (shape.m >= 0) {
    MatrixPlan only = shape.m <= few.rows ? few : shape.m <= some.rows ? some : any;
    only.mostRows = -1;
    plans = {only};
  } else {
    plans.insert(plans.begin(), {few, some});
    plans.push_back(any);
  }
  for (const MatrixPlan &plan : plans)
    if (plan.stages < 3)
      return {};
  return plans;
}

MatrixPlan codegen::planUnalignedMatrix(const MatrixShape &shape, const TargetModel &target) {
  if (target.matrixUnit == MatrixUnit::None || shape.operandBits != 16)
    return fitted({MatrixUnit::None, 64, 128}, 2, target);
  return fitted({MatrixUnit::Mma, 64, 128, 2, 4}, 3, target);
}

std::string codegen::describe(llvm::ArrayRef<MatrixPlan> plans) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      plans, os,
      [&](const MatrixPlan &plan) {
        os << (plan.unit == MatrixUnit::Wgmma ? "wgmma"
               : plan.unit == MatrixUnit::Mma ? "mma"
                                              : "fma")
           << " tiles of " << plan.rows << "x" << plan.columns << ", " << plan.stages << " stages";
        if (plan.mostRows >= 0)
          os << " up to " << plan.mostRows << " rows";
      },
      "; ");
  return text;
}
