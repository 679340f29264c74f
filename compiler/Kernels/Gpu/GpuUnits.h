//===- GpuUnits.h - what a family of GPUs brings for its kernels ----------===//
// Plans and emitters of kernels know tiles, stages and threads. Which instructions multiply
// matrices, and which copy to workgroup memory while others run, is a family's own: its folder in
// compiler/Backend implements this and TargetModel::units points to it. A family without any needs
// nothing of this: products are then multiplications and additions.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace sluice::kernels {
struct LaneInstruction;
class MatrixUnitEmitter;
struct MatrixUnitParts;
class AttentionUnits;

class GpuUnits {
public:
  virtual ~GpuUnits() = default;
  /// Copies to workgroup memory that run beside other instructions: see copierOf.
  virtual std::unique_ptr<MatrixUnitEmitter> copier(const MatrixUnitParts &parts) const;
  /// Products by the instructions of parts.plan.unit. By default those of laneInstruction().
  virtual std::unique_ptr<MatrixUnitEmitter> matrixUnit(const MatrixUnitParts &parts) const;
  /// The instruction whose lanes each read their part of the operands, for a part of a tile that is
  /// `rows` x `columns` large; null if there is none.
  virtual const LaneInstruction *laneInstruction(const TargetModel &target, MatrixElement element,
                                                 int64_t rows, int64_t columns) const;
  /// What attention is computed with by instructions of `target`, which then has copies that run
  /// ahead; null if by multiplications and additions.
  virtual const AttentionUnits *attention(const TargetModel &target) const { return nullptr; }
  /// Notes on `executable`, for the family's code generator, what products of `element` by `unit`
  /// need of a device.
  virtual void require(mlir::Operation *executable, const MatrixUnit *unit,
                       MatrixElement element) const {}
};

/// Those of the family of `target`, or of one that brings nothing.
const GpuUnits &unitsOf(const TargetModel &target);

/// Its copies that run ahead, where TargetModel::asyncCopy says that there are any; else null.
std::unique_ptr<MatrixUnitEmitter> copierOf(const MatrixUnitParts &parts);

} // namespace sluice::kernels
