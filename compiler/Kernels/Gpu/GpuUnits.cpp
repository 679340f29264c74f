//===- GpuUnits.cpp - what a family of GPUs brings if it does not say -----===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Attention/AttentionUnit.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"
#include "llvm/Support/ErrorHandling.h"

using namespace sluice;
using namespace sluice::kernels;

const GpuUnits &kernels::unitsOf(const TargetModel &target) {
  static const GpuUnits none;
  return target.units ? *target.units : none;
}

std::unique_ptr<MatrixUnitEmitter> GpuUnits::copier(const MatrixUnitParts &) const {
  return nullptr;
}

std::unique_ptr<MatrixUnitEmitter> GpuUnits::matrixUnit(const MatrixUnitParts &parts) const {
  return laneMatrixUnit(parts, copier(parts));
}

const LaneInstruction *GpuUnits::laneInstruction(const TargetModel &, MatrixElement, int64_t,
                                                 int64_t) const {
  return nullptr;
}

std::unique_ptr<AttentionUnit> GpuUnits::attentionUnit(const AttentionUnitParts &) const {
  llvm_unreachable("a plan of attention on matrix instructions for a family that has none");
}

std::unique_ptr<Mbarriers> GpuUnits::mbarriers(const AttentionUnitParts &, int64_t) const {
  llvm_unreachable("a plan with threads that copy for a family without mbarriers");
}
