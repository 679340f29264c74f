//===- Passes.td - the passes of the stream stage, in pipeline order ------===//
include "mlir/Pass/PassBase.td"

def ConvertFlowToStream : Pass<"sluice-convert-flow-to-stream", "::mlir::ModuleOp"> {
  let summary = "turns every tensor of the host program into a resource and its dynamic sizes";
  let dependentDialects =
      ["::sluice::stream::StreamDialect", "::sluice::hal::HALDialect",
      "::sluice::util::UtilDialect",
                           "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect"];
}

def SimplifyHost : Pass<"sluice-simplify-host", "::mlir::func::FuncOp"> {
  let summary = "canonicalizes a host function and joins blocks that run in one go";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect"];
}

def ElideClones : Pass<"sluice-elide-clones", "::mlir::ModuleOp"> {
  let summary = "updates memory in place where its old content has no later use";
  let dependentDialects = ["::sluice::stream::StreamDialect"];
}

def Schedule : Pass<"sluice-schedule", "::mlir::ModuleOp"> {
  let summary =
      "groups commands into submissions, with barriers only where something depends on something";
  let dependentDialects = ["::sluice::stream::StreamDialect", "::mlir::func::FuncDialect"];
}

def PlanMemory : Pass<"sluice-plan-memory", "::mlir::ModuleOp"> {
  let summary =
      "gives every value memory: one arena for what lives inside a submission, an allocation for "
      "what outlives it";
  let dependentDialects = ["::sluice::stream::StreamDialect", "::mlir::arith::ArithDialect"];
}
