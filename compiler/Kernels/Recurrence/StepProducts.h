//===- StepProducts.h - products in the steps of a loop --------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Whether `op` is a product of two matrices of one type, the second in panels and from outside.
bool isStepProduct(mlir::linalg::LinalgOp op);

/// Gives such products in the loops of a kernel the stored panels, and sums panel by panel:
///   linalg.matmul ins(%a, %w : tensor<?x128xf32>, tensor<512x128xf32, #encoding.panels<...>>)
///     ->
///   linalg.generic ins(%a, %stored : tensor<?x128xf32>, tensor<8x128x64xf32>)
///       outs(%sums : tensor<?x8x64xf32>)             // loops row, panel, column, k
void readPanelsOfSteps(mlir::func::FuncOp kernel);

/// Computes them, on memrefs now, a tile of registers at a time.
void emitStepProducts(Kernel &kernel);

} // namespace sluice::kernels
