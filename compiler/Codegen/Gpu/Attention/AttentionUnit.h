//===- AttentionUnit.h - products of attention on matrix instructions -----===//
// What the emitter of attention asks of a GPU. Tiles lie in workgroup memory as slices of 128 bytes, their chunks exchanged as
// MatrixUnit.h says:
//   queries, keys   slice = 64 along the depth      row = query or key
//   values          slice = 64 columns              row = key
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Codegen/Gpu/Attention/AttentionPlan.h"
#include "compiler/Codegen/Gpu/Matrix/MatrixUnit.h"

namespace sluice::codegen {

class AttentionUnit {
public:
  virtual ~AttentionUnit() = default;
  /// Copies, and barriers between copies and products.
  virtual MatrixUnitEmitter &copies() = 0;
  /// Which queries and keys the scores of a thread belong to, and which queries and columns its sums.
  virtual llvm::SmallVector<SumsOfRow> scoresOfThread() = 0;
  virtual llvm::SmallVector<SumsOfRow> sumsOfThread() = 0;
  virtual int64_t sumCount() const = 0;
  /// Neighbouring threads that share a row.
  virtual int64_t threadsOfRow() const = 0;
  /// Queries times keys, from tiles at these bytes of workgroup memory (i32).
  virtual llvm::SmallVector<mlir::Value> scores(mlir::Value queries, mlir::Value keys) = 0;
  /// Adds `weights`, which stand where scores do, times the values there.
  virtual void addValues(llvm::ArrayRef<mlir::Value> weights, mlir::Value values,
                         llvm::SmallVectorImpl<mlir::Value> &sums) = 0;
  /// 2^x of an f32.
  virtual mlir::Value exp2(mlir::Value x) = 0;
};

struct AttentionUnitParts {
  mlir::OpBuilder &builder;
  mlir::Location loc;
  const AttentionPlan &plan;
  mlir::Type element; ///< Of queries, keys and values.
  mlir::Value thread; ///< Index.
  mlir::Value memory; ///< Workgroup memory, as bytes.
};

/// mma.sync: weights go from the registers of scores into those of the next product.
std::unique_ptr<AttentionUnit> nvidiaAttentionUnit(const AttentionUnitParts &parts);

} // namespace sluice::codegen
