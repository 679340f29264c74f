//===- KernelProgram.h - one kernel as a program of its own ---------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"

namespace sluice {

/// A program at the end of the stage `dispatch` that holds a copy of the kernel in `executable`
/// and, where its tensors can be passed by a caller, a function that runs it:
///   func.func @main(operands..., sizes of results...) -> results
/// Operands in packed layouts are passed as they are stored. Without `main` the program still
/// compiles.
mlir::OwningOpRef<mlir::ModuleOp> kernelProgram(flow::ExecutableOp executable);

/// The type as which a caller passes a value of `type`, packed tensors as they are stored; null if
/// none can.
mlir::Type passedType(mlir::Type type);
/// `value` as `type`, which is that of a packed tensor or of its stored form if it is another.
mlir::Value castForCaller(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type,
                          mlir::Value value);

/// `module` as text that goes in again, with the locations of the user's model.
std::string printProgram(mlir::ModuleOp module);

} // namespace sluice
