//===- MatrixKind.h - matrix products on GPUs, with what surrounds them ---===//
#pragma once
#include "compiler/Codegen/Generic/LoopClasses.h"
#include "compiler/Codegen/Gpu/Matrix/MatrixOperand.h"
#include "compiler/Codegen/Gpu/Matrix/MatrixPlan.h"
#include "compiler/Codegen/Kernel.h"

namespace sluice::codegen {

/// Takes kernels of one product of matrices (batched, in any layout, of any sizes, of several loops each: contractions and
/// convolutions) and elementwise operations after it. Elementwise operations are computed on the sums in registers.
class MatrixKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "matrix"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

/// True if kernels of `op` for `target` take operands from before they were padded with zeros: no padded copy is needed.
bool readsBeforePadding(mlir::linalg::LinalgOp op, const TargetModel &target);

/// A kernel as a product: C[batch, m, n] += A[batch, m, k] * B[batch, k, n], in loop classes; each may be several, the fastest last.
struct MatrixKernel {
  LoopClasses classes;
  mlir::linalg::GenericOp product;
  llvm::SmallVector<unsigned> batch, m, n, k; ///< No m = one row.
  OperandForm left, right;
  MatrixShape shape;
};

/// The product that `func` computes, if it does.
std::optional<MatrixKernel> matchMatrix(mlir::func::FuncOp func);

/// Writes the kernel on memrefs; its function is the one that `matrix` was found in.
llvm::LogicalResult lowerMatrix(Kernel &kernel, const MatrixKernel &matrix, llvm::ArrayRef<MatrixPlan> plans);

} // namespace sluice::codegen
