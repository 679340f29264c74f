//===- Passes.td - programs written for IREE as ours ----------------------===//
#ifndef SLUICE_IREE_PASSES
#define SLUICE_IREE_PASSES
include "mlir/Pass/PassBase.td"

def ImportIree : Pass<"sluice-import-iree", "::mlir::ModuleOp"> {
  let summary = "rewrites what only texts written for IREE hold into ops that later stages know";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect",
                           "::sluice::linalg_ext::LinalgExtDialect"];
}

#endif
