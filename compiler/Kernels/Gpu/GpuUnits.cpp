//===- GpuUnits.cpp - what a family of GPUs brings if it does not say -----===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

using namespace sluice::kernels;

const GpuUnits &kernels::unitsOf(const TargetModel &target) {
  static const GpuUnits none;
  return target.units ? *target.units : none;
}

std::unique_ptr<MatrixUnitEmitter> kernels::copierOf(const MatrixUnitParts &parts) {
  return parts.target->asyncCopy ? unitsOf(*parts.target).copier(parts) : nullptr;
}

std::unique_ptr<MatrixUnitEmitter> GpuUnits::copier(const MatrixUnitParts &) const {
  return nullptr;
}

std::unique_ptr<MatrixUnitEmitter> GpuUnits::matrixUnit(const MatrixUnitParts &parts) const {
  return laneMatrixUnit(parts, copierOf(parts));
}

const LaneInstruction *GpuUnits::laneInstruction(const TargetModel &, MatrixElement, int64_t,
                                                 int64_t) const {
  return nullptr;
}

void GpuUnits::multiplyRegisters(OpBuilder &, Location, Type, ArrayRef<Value>, ArrayRef<Value>,
                                 MutableArrayRef<Value>) const {
  llvm_unreachable("no unit of the family takes registers");
}

Value GpuUnits::ballot(const TargetModel &, OpBuilder &, Location, Value) const {
  llvm_unreachable("a target without ballots");
}
