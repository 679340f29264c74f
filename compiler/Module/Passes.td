//===- Passes.td - the passes of the module stage -------------------------===//
include "mlir/Pass/PassBase.td"

def LowerToHal : Pass<"sluice-lower-to-hal", "::mlir::ModuleOp"> {
  let summary =
      "turns commands on resources into calls of the runtime, and computes grids on the host";
  let dependentDialects =
      ["::sluice::hal::HALDialect", "::sluice::util::UtilDialect", "::mlir::arith::ArithDialect",
      "::mlir::func::FuncDialect"];
}

def WriteModule : Pass<"sluice-write-module", "::mlir::ModuleOp"> {
  let summary = "writes the module file; the driver's last step, as a pass for tests";
  let options = [Option<"path", "path", "std::string", "\"-\"", "where to write it">];
}
