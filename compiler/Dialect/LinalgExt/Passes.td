//===- Passes.td - passes over linalg_ext ops -----------------------------===//
include "mlir/Pass/PassBase.td"

def LinalgExtToLoops : Pass<"sluice-linalg-ext-to-loops"> {
  let summary = "lowers linalg_ext ops on memrefs to plain loops";
  let description = [{
    Scratch memory is one memref.alloc before the op, which whoever runs this pass replaces by
    memory it owns. Code that lowers single ops gives its own memory to linalg_ext::lowerToLoops
    instead.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
                           "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def SortToTopk : Pass<"sluice-sort-to-topk", "::mlir::func::FuncOp"> {
  let summary = "replaces sorts of which only the first elements are used by top-k";
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}
