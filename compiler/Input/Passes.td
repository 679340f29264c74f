//===- Passes.td - the stage input: programs of all forms in the core form ===//
include "mlir/Pass/PassBase.td"

//===- Mlir ---------------------------------------------------------------===//

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

def KeepInside : Pass<"sluice-keep-inside", "::mlir::func::FuncOp"> {
  let summary = "checks sizes that must agree and positions of slices; clamps those in kernels";
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect", "::mlir::tensor::TensorDialect"];
}

def CheckInput : Pass<"sluice-check-input", "::mlir::ModuleOp"> {
  let summary = "refuses, at their locations, ops that no stage knows";
}

//===- Iree, Torch and Tosa -----------------------------------------------===//

def ImportIree : Pass<"sluice-import-iree", "::mlir::ModuleOp"> {
  let summary = "rewrites what only texts written for IREE hold into ops that later stages know";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect",
                           "::sluice::linalg_ext::LinalgExtDialect"];
}

def ImportTorch : Pass<"sluice-import-torch", "::mlir::ModuleOp"> {
  let summary = "turns functions in the torch dialect into the core form";
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::sluice::linalg_ext::LinalgExtDialect", "::sluice::util::UtilDialect"];
}

def PrepareTosa : Pass<"sluice-prepare-tosa", "::mlir::func::FuncOp"> {
  let summary = "rewrites or refuses what upstream's conversions of TOSA do not take";
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect",
                           "::sluice::linalg_ext::LinalgExtDialect"];
}
