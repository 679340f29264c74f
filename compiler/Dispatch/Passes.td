//===- Passes.td - the passes of the dispatch stage, in pipeline order ----===//
include "mlir/Pass/PassBase.td"

def ScalarsToKernels : InterfacePass<"sluice-scalars-to-kernels", "::mlir::FunctionOpInterface"> {
  let summary =
      "turns arithmetic on scalars that the host program has no instruction for into kernels over "
      "one element";
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def PrepareDispatch : InterfacePass<"sluice-prepare-dispatch", "::mlir::FunctionOpInterface"> {
  let summary = "brings tensor code into the few forms that dispatches are made of";
  let description = [{
    Sizes are traced back to arguments and host scalars (no size depends on a tensor's contents
    being computed), `tensor.pad` and `tensor.concat` write into a destination, whole-tensor fills
    become splats of their users.
  }];
  let dependentDialects =
      ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect",
      "::mlir::arith::ArithDialect", "::mlir::affine::AffineDialect"];
}

def LoopsToKernels : InterfacePass<"sluice-loops-to-kernels", "::mlir::FunctionOpInterface"> {
  let summary = "marks loops of short steps, which run as one kernel";
}

def FormDispatches : Pass<"sluice-form-dispatches", "::mlir::ModuleOp"> {
  let summary = "decides which operations run together and outlines each group into a kernel";
  let options = [
    Option<"fuse", "fuse", "bool", "true",
        "put producers and consumers into one kernel; false gives one kernel per operation">
  ];
  let dependentDialects =
      ["::sluice::flow::FlowDialect", "::mlir::bufferization::BufferizationDialect",
      "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect",
                           "::mlir::func::FuncDialect", "::mlir::arith::ArithDialect",
                           "::mlir::affine::AffineDialect", "::mlir::cf::ControlFlowDialect"];
}

def DeduplicateExecutables : Pass<"sluice-deduplicate-executables", "::mlir::ModuleOp"> {
  let summary = "keeps one of each set of equal kernels";
}

def FindDimensionFacts : Pass<"sluice-find-dimension-facts", "::mlir::ModuleOp"> {
  let summary = "tells kernels bounds and divisors of their dynamic sizes";
  let dependentDialects = ["::sluice::util::UtilDialect"];
}

def FindUnwrittenArguments : Pass<"sluice-find-unwritten-arguments", "::mlir::ModuleOp"> {
  let summary = "tells kernels which tensors nothing in the program writes";
}
