//===- RowSplit.h - the rows of a kernel that do not depend on each other --===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Which dimension of each tensor of a kernel runs along rows that are computed apart from each
/// other: the sequences of a batch. Products, elementwise operations, slices and loops hand them
/// on.
class RowSplit {
public:
  /// Rows as `value` has them along `dim`. Fails if some operation mixes rows, or if a result of
  /// the kernel has none.
  static std::optional<RowSplit> compute(mlir::func::FuncOp kernel, mlir::Value value, int64_t dim);

  /// Rows of the first result; ShapedType::kDynamic if unknown.
  int64_t staticRows() const;
  /// The argument, and its dimension, that says how many rows there are.
  std::pair<unsigned, unsigned> rowsOf() const;

  /// Lets each workgroup compute `rows` of them: the kernel's operations on slices of its
  /// arguments. A static number of rows is a multiple of `rows`.
  void split(int64_t rows) const;

private:
  explicit RowSplit(mlir::func::FuncOp kernel) : kernel(kernel) {}
  bool set(mlir::Value value, int64_t dim);
  bool visit(mlir::Operation *op);
  bool visitLinalg(mlir::Operation *op);
  bool tie(mlir::Value a, mlir::Value b);
  bool tie(mlir::Value large, mlir::Value small,
           llvm::function_ref<std::optional<int64_t>(int64_t)> down);

  mutable mlir::func::FuncOp kernel;
  llvm::DenseMap<mlir::Value, int64_t> dimOf;
  bool changed = false;

  friend class RowCloner;
};

} // namespace sluice::kernels
