//===- Passes.td - one program for several processes: passes in pipeline order ===//
include "mlir/Pass/PassBase.td"

def PartitionShards : Pass<"sluice-partition-shards", "::mlir::ModuleOp"> {
  let summary =
      "cuts functions into what each process computes, as annotations or the command line say";
  let options =
      [Option<"shard", "shard", "std::string", /*default=*/"\"\"",
      "a size of the grid, \"4\", or a file of rules, as for --shard">];
  let dependentDialects =
      ["::mlir::shard::ShardDialect", "::mlir::arith::ArithDialect",
      "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertShardToFlow : Pass<"sluice-convert-shard-to-flow", "::mlir::ModuleOp"> {
  let summary = "turns collectives of the shard dialect into flow.collective on channels";
  let dependentDialects =
      ["::sluice::flow::FlowDialect", "::sluice::hal::HALDialect", "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}
