//===- AttentionCopier.h - queries, keys and values into workgroup memory ---===//
// Some threads of a workgroup copy lines (queries, keys or values) in chunks of 16 bytes: at once
// where they lie together in memory, else element by element, each found by itself.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionAccess.h"

namespace sluice::kernels {

class AttentionCopier {
public:
  /// `unit` puts elements of type `element` into workgroup memory.
  AttentionCopier(KernelBuilder &k, AttentionAccess &access, const AttentionPlan &plan,
                  mlir::Type element, MatrixUnitEmitter &unit)
      : k(k), access(access), plan(plan), element(element), unit(unit) {}

  /// Keys from `limit` on are not read; null: all are.
  void limitKeys(mlir::Value limit) { keyLimit = limit; }
  /// From here on `count` threads copy, of which this is number `thread`.
  void shareAmong(mlir::Value thread, int64_t count) { this->thread = thread, threads = count; }
  /// Copies `lines` lines (queries or keys) from `firstLine` on, `inner` elements of each, to
  /// slices at `target`. Zeros past the edges.
  void copyTile(const AttentionOperand &operand, mlir::Value base, const AttentionAxis &lineAxis,
                mlir::Value firstLine, int64_t lines, const AttentionAxis &innerAxis,
                mlir::Value firstInner, int64_t inner, mlir::Value target);

private:
  void copyChunk(const AttentionOperand &operand, mlir::Value base, const AttentionAxis &lineAxis,
                 mlir::Value firstLine, mlir::Value line, const AttentionAxis &innerAxis,
                 mlir::Value inner, mlir::Value valid, int64_t perChunk, mlir::Value to);
  /// Elements one by one.
  mlir::Value loadElements(const AttentionOperand &operand, mlir::Value base,
                           const AttentionAxis &lineAxis, mlir::Value line,
                           const AttentionAxis &innerAxis, mlir::Value inner, mlir::Value valid,
                           int64_t perChunk);
  /// A vector with the elements that workgroup memory holds.
  mlir::Value inWorkgroup(mlir::Value vector);

  KernelBuilder &k;
  AttentionAccess &access;
  const AttentionPlan &plan;
  mlir::Type element; // In workgroup memory.
  MatrixUnitEmitter &unit;
  mlir::Value thread; // This thread among those that copy.
  mlir::Value keyLimit;
  mlir::Value blockStart; // Of the current tile, if it is in one block of a cache.
  int64_t threads = 0;
};

} // namespace sluice::kernels
