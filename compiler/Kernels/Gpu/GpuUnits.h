//===- GpuUnits.h - what a family of GPUs brings for its kernels ----------===//
// Plans and emitters of kernels know tiles, stages and threads. Which instructions multiply
// matrices, and which copy to workgroup memory while others run, is a family's own: its folder in
// compiler/Backend implements this and TargetModel::units points to it. A family without any needs
// nothing of this: products are then multiplications and additions.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

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
  /// Adds a product of 16 x 16 times 16 x 8 elements of 16 bits to `sums`, four f32, where
  /// MatrixUnit::takesRegisters: of 32 lanes the lane 4g + t has, as pairs (i32), k = 2t and 2t + 1
  /// of rows g and g + 8 and k = 2t + 8 and 2t + 9 of these in `rows`, the same two of column g in
  /// `columns`; its sums are columns 2t and 2t + 1 of row g, then of g + 8.
  virtual void multiplyRegisters(OpBuilder &builder, Location loc, Type element,
                                 ArrayRef<Value> rows, ArrayRef<Value> columns,
                                 MutableArrayRef<Value> sums) const;
  /// What attention is computed with by instructions of `target`, which then has copies that run
  /// ahead; null if by multiplications and additions.
  virtual const AttentionUnits *attention(const TargetModel &target) const { return nullptr; }
  /// A bit for each thread of a subgroup, whose size is known: its `predicate`.
  virtual Value ballot(const TargetModel &target, OpBuilder &builder, Location loc,
                       Value predicate) const;
  /// Notes on `executable` that so many workgroups shall run at once on a compute unit, whatever
  /// registers that leaves them.
  virtual void keepResident(Operation *executable, int64_t workgroups) const {}
  /// Every `size` workgroups that follow each other run at once, see MatrixUnitEmitter::exchange.
  virtual void makeClusters(Operation *executable, int64_t size) const {}
  /// Whether kernels begin while those before them still run. They wait at their start then, or by
  /// waitForKernels, which all threads of workgroups that do anything come to, and which lets the
  /// next kernel begin; what is read in front of it is util::kUnwrittenAttr.
  virtual bool beginsEarly(const TargetModel &target) const { return false; }
  virtual void waitForKernels(OpBuilder &builder, Location loc) const {}
  /// What is loaded in front of it is on its way before anything behind it is done: code generators
  /// would load where values are used, to save registers. For all threads of subgroups.
  virtual void issueLoads(OpBuilder &builder, Location loc) const {}
  /// Neighbours that one instruction of `target` adds to memory, each atomically; 1 if none does.
  virtual int64_t atomicLanes(const TargetModel &target, Type element) const { return 1; }
  /// Adds so many, the vector `values`, at `address`, an index and a multiple of their bytes; notes
  /// on `executable` what that needs.
  virtual void addAtomically(Operation *executable, OpBuilder &builder, Location loc, Value address,
                             Value values) const {}
  /// Notes on `executable`, for the family's code generator, what products of `element` by `unit`
  /// need of a device.
  virtual void require(Operation *executable, const MatrixUnit *unit, MatrixElement element) const {
  }
};

/// Those of the family of `target`, or of one that brings nothing.
const GpuUnits &unitsOf(const TargetModel &target);

/// Its copies that run ahead, where TargetModel::asyncCopy says that there are any; else null.
std::unique_ptr<MatrixUnitEmitter> copierOf(const MatrixUnitParts &parts);

} // namespace sluice::kernels
