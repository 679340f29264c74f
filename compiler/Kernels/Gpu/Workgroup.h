//===- Workgroup.h - what kernels of GPUs ask of their workgroups ---------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/IR/Builders.h"

namespace sluice::kernels {

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

} // namespace sluice::kernels
