//===- Passes.td - passes over check ops ----------------------------------===//
include "mlir/Pass/PassBase.td"

def ExpandCheckConsts : Pass<"sluice-expand-check-consts"> {
  let summary = "turns checks against a constant into a constant and a check";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
      "::mlir::tensor::TensorDialect"];
}
