//===- Passes.td - MLIR text as the other stages expect it ----------------===//
#ifndef SLUICE_INPUT_PASSES
#define SLUICE_INPUT_PASSES
include "mlir/Pass/PassBase.td"

def BeforeFolding : Pass<"sluice-before-folding"> {
  let summary = "rewrites what upstream's folders and canonicalization patterns compute wrongly";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect"];
}

def KnownPositions : Pass<"sluice-known-positions"> {
  let summary = "writes numbers among the positions and steps of slices into them";
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def CanonicalizeInput : Pass<"sluice-canonicalize-input", "::mlir::func::FuncOp"> {
  let summary =
      "rewrites ops that only texts by hand or other compilers hold into the ops that later "
      "stages know";
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::sluice::linalg_ext::LinalgExtDialect", "::sluice::util::UtilDialect"];
}

def CheckInput : Pass<"sluice-check-input", "::mlir::ModuleOp"> {
  let summary = "refuses, at their locations, ops that no stage knows";
}

#endif
