//===- Passes.td - torch programs -----------------------------------------===//
#ifndef SLUICE_TORCH_PASSES
#define SLUICE_TORCH_PASSES
include "mlir/Pass/PassBase.td"

def ImportTorch : Pass<"sluice-import-torch", "::mlir::ModuleOp"> {
  let summary = "turns functions in the torch dialect into the core form";
  let dependentDialects =
      ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
      "::mlir::cf::ControlFlowDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::sluice::linalg_ext::LinalgExtDialect",
                           "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::sluice::util::UtilDialect"];
}

#endif
