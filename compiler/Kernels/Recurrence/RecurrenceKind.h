//===- RecurrenceKind.h - all steps of a recurrent layer in one kernel ----===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// bufferizeKernel for kernels with loops on tensors: what a loop carries stays in one place, so
/// that scratch memory of a step is that of all.
LogicalResult bufferizeLoops(Kernel &kernel);

/// Whether `op` is a product of two matrices of one type, floats or bytes, the second in panels and
/// from outside.
bool isStepProduct(linalg::LinalgOp op);

/// Gives such products in the loops of a kernel the stored panels, and sums panel by panel:
///   linalg.matmul ins(%a, %w : tensor<?x128xf32>, tensor<512x128xf32, #encoding.panels<...>>)
///     ->
///   linalg.generic ins(%a, %stored : tensor<?x128xf32>, tensor<8x128x64xf32>)
///       outs(%sums : tensor<?x8x64xf32>)             // loops row, panel, column, k
/// Bytes have one more loop and dimension, those of a word of four along k.
void readPanelsOfSteps(func::FuncOp kernel);

/// Computes them, on memrefs now, a tile of registers at a time.
void emitStepProducts(Kernel &kernel);

/// Which dimension of each tensor of a kernel runs along rows that are computed apart from each
/// other: the sequences of a batch. Products, elementwise operations, slices and loops hand them
/// on.
class RowSplit {
public:
  /// Rows as `value` has them along `dim`. Fails if some operation mixes rows, or if a result of
  /// the kernel has none.
  static std::optional<RowSplit> compute(func::FuncOp kernel, Value value, int64_t dim);

  /// Rows of the first result; ShapedType::kDynamic if unknown.
  int64_t staticRows() const;
  /// The argument, and its dimension, that says how many rows there are.
  std::pair<unsigned, unsigned> rowsOf() const;

  /// Lets each workgroup compute `rows` of them: the kernel's operations on slices of its
  /// arguments. A static number of rows is a multiple of `rows`.
  void split(int64_t rows) const;

private:
  explicit RowSplit(func::FuncOp kernel) : kernel(kernel) {}
  bool set(Value value, int64_t dim);
  bool visit(Operation *op);
  bool visitLinalg(Operation *op);
  bool tie(Value a, Value b);
  bool tie(Value large, Value small, function_ref<std::optional<int64_t>(int64_t)> down);

  mutable func::FuncOp kernel;
  DenseMap<Value, int64_t> dimOf;
  bool changed = false;

  friend class RowCloner;
};

} // namespace sluice::kernels
