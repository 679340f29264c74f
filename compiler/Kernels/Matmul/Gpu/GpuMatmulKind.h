//===- GpuMatmulKind.h - matrix products on GPUs, with what surrounds them ---===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/MatmulOperand.h"

namespace sluice::kernels {

/// True if kernels of `op` for `target` take operands from before they were padded with zeros: no
/// padded copy is needed.
bool readsBeforePadding(linalg::LinalgOp op, const TargetModel &target);

/// True if kernels of `product` for `target` compute its `operand` from what its producer reads,
/// and that is less than the operand.
bool computesOperand(linalg::LinalgOp product, OpOperand &operand, const TargetModel &target);

/// True if kernels of `product` for `target` compute its few rows, `operand`, from what `before`
/// computes them from, each workgroup again, and that is done sooner than by a kernel of its own.
bool computesRows(linalg::LinalgOp product, OpOperand &operand, ArrayRef<Operation *> before,
                  bool isPair, const TargetModel &target);

/// True if a kernel for `target` multiplies the rows of `product`, `operand`, by the rhs of another
/// product of the same form, too, so that what follows both is computed on their results.
bool multipliesPair(linalg::LinalgOp product, OpOperand &operand, const TargetModel &target);

/// A kernel as a product: C[batch, m, n] += A[batch, m, k] * B[batch, k, n], in loop classes; each
/// may be several, the fastest last.
struct MatmulKernel {
  LoopClasses classes;
  linalg::GenericOp product;
  SmallVector<unsigned> batch, m, n, k; ///< No m = one row.
  SmallVector<unsigned> out;            ///< C's dimensions.
  OperandForm lhs, rhs;
  /// What is reduced along k of what the lhs is computed from, in order (computeStatistics).
  SmallVector<linalg::GenericOp> statistics;
  /// Another product of the same rows and form, and its rhs; null if there is none.
  linalg::GenericOp twin;
  OperandForm twinRhs;
  /// Loop of the groups of rows and where they begin and end, [2, groups]; kNoLoop if there are
  /// none.
  unsigned group = kNoLoop;
  Value bounds;
  MatmulShape shape;

  OpOperand &lhsOperand() const { return linalg::GenericOp(product)->getOpOperand(lhs.number); }
  /// That of `op`, the product or its twin.
  OpOperand &rhsOperand(linalg::GenericOp op) const { return op->getOpOperand(rhs.number); }
};

/// The sum of products that `func` computes, if it does. What walks only one operand's loops may be
/// missing; operands have no axes yet.
std::optional<MatmulKernel> matchProduct(func::FuncOp func, Reasons why = {});
/// The product of matrices that `func` computes, if it does.
std::optional<MatmulKernel> matchMatrix(func::FuncOp func, Reasons why = {});

/// What is known of the number of neighbours in memory that `form` is read by, or of the distance
/// of rows that are read one at a time.
util::IntFact rowFact(const MatmulKernel &kernel, const OperandForm &form);

/// What `type` is called where targets say what they multiply.
std::optional<MatrixElement> matrixElement(Type type);
/// The type of sums of products of `element`, and their addition.
Type sumTypeOf(Type element);
Value addSums(OpBuilder &builder, Location loc, Value a, Value b);

/// Adds `sum` to what `product` starts from, computes what follows it, and stores all results at
/// `place`.
void storeProduct(class ElementEmitter &elements, MemrefKernel &memrefs, linalg::GenericOp product,
                  Value sum, struct Place &place);

/// The first half: `place` knows the result of `product`.
void takeSum(class ElementEmitter &elements, MemrefKernel &memrefs, linalg::GenericOp product,
             Value sum, struct Place &place);
/// The latter half: what follows is computed from what `place` knows.
void storeResults(class ElementEmitter &elements, MemrefKernel &memrefs, struct Place &place);

/// Writes the kernel on memrefs; its function is the one that `matrix` was found in.
LogicalResult lowerMatrix(Kernel &kernel, const MatmulKernel &matrix, ArrayRef<MatmulPlan> plans);

} // namespace sluice::kernels
