//===- Passes.td - TOSA programs ------------------------------------------===//
#ifndef SLUICE_TOSA_PASSES
#define SLUICE_TOSA_PASSES
include "mlir/Pass/PassBase.td"

def PrepareTosa : Pass<"sluice-prepare-tosa", "::mlir::func::FuncOp"> {
  let summary = "rewrites or refuses what upstream's conversions of TOSA do not take";
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect",
                           "::sluice::linalg_ext::LinalgExtDialect"];
}

#endif
