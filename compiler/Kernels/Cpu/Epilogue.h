//===- Epilogue.h - elementwise operations on a product in registers ------===//
#pragma once
#include "compiler/Kernels/Cpu/ByteTables.h"

namespace sluice::kernels {

/// What a kernel computes besides its root: elementwise generics over exactly the root's result.
struct Epilogue {
  SmallVector<linalg::GenericOp> ops;
  /// For each result of the kernel: the value it returns, made by the root or by one of `ops`.
  SmallVector<Value> results;

  /// Longer than a bias and an activation like relu: code that should not be there once for each
  /// accumulator.
  bool isLong() const;
};

/// Reads the kernel around `root`: fills, sizes and elementwise operations are allowed, anything
/// else is not.
std::optional<Epilogue> matchEpilogue(func::FuncOp kernel, linalg::LinalgOp root);

/// The results of the kernel for one vector `sum` of `root`, as long as that. `read` gives the
/// vector of an operand that is in memory, by its map over the dimensions of the root's result.
SmallVector<Value> emitEpilogue(OpBuilder &builder, const Epilogue &epilogue, ByteTables &tables,
                                Value root, Value sum, function_ref<Value(AffineMap, Value)> read,
                                function_ref<Value(Value)> outside);
/// True if the body can be applied to vectors and every operand is read along the last dimension of
/// the result or not at all along it: what a kernel can do with a product in registers.
bool canBeEpilogue(linalg::GenericOp op);

/// Whether the body of `op` is that of elements, and of vectors.
bool isVectorizable(linalg::GenericOp op);
/// Applies the body of `op` to vectors of `lanes`, one for each input; scalars from `outside` are
/// broadcast.
SmallVector<Value> vectorizeBody(OpBuilder &builder, linalg::GenericOp op, ArrayRef<Value> inputs,
                                 int64_t lanes, function_ref<Value(Value)> outside);

} // namespace sluice::kernels
