//===- Workgroup.h - what kernels of GPUs ask of their workgroups ---------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/IR/Builders.h"

namespace sluice::kernels {
struct Kernel;

/// Memory of `shape` that the threads of a workgroup share. Only at the top of a kernel.
mlir::Value workgroupMemory(mlir::OpBuilder &builder, mlir::Location loc,
                            llvm::ArrayRef<int64_t> shape, mlir::Type element);

/// All threads of the workgroup wait for each other, and see what the others wrote to workgroup
/// memory; not to buffers.
void workgroupBarrier(mlir::OpBuilder &builder, mlir::Location loc);

/// `count` (index) bounded to the workgroups that `target` launches, at least one: they take what
/// there is to do in turn.
mlir::Value launchedWorkgroups(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value count,
                               const TargetModel &target);

/// Ends the lowering of `kernel` with a grid that gives each workgroup `share` of the `count`
/// things that there are to do, and asks for `workspaceBytes`, if any. Both are values of the
/// kernel; fails if they cannot be computed without running it.
llvm::LogicalResult launchFor(Kernel &kernel, mlir::Value count, int64_t share,
                              mlir::Value workspaceBytes = {});

} // namespace sluice::kernels
