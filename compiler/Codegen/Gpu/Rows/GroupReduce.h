//===- GroupReduce.h - one value of each thread of a group to one for all -===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice::codegen {

/// Where a thread stands: groups of `group` threads (a power of 2) follow each other in a workgroup of `threads`;
/// `shuffleWidth` neighbours exchange registers.
struct ThreadGroup {
  mlir::Value thread; ///< In the workgroup, index.
  int64_t threads, group, shuffleWidth;
};

/// One value to combine, and how. `slots` holds threads / shuffleWidth elements of workgroup memory where the group is
/// larger than what shuffles reach, else it is null.
struct GroupValue {
  mlir::Value value, slots;
  llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Value, mlir::Value)> combine;
};

/// Combines every value over the threads of each group; all threads get the result, in the same order of operations.
/// All threads of the workgroup must come here together.
llvm::SmallVector<mlir::Value> reduceGroup(mlir::OpBuilder &builder, mlir::Location loc, const ThreadGroup &group,
                                           llvm::ArrayRef<GroupValue> values);

} // namespace sluice::codegen
