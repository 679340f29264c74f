//===- LoadAhead.h - loads of later iterations beside what a loop computes -===//
#pragma once
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace sluice::kernels {

/// `loop` with the loads between `begin` and `end`, operations of its body, done `distance`
/// iterations ahead, and what they need with them; what depends on them stays. They may be of
/// iterations past the last: places must be kept inside. Gives what replaces the loop's results;
/// the loop is gone.
///   for i { x = load i; use x, i }
///   x = load 0; for i (x) { y = load i + 1; use x, i; yield y }
llvm::SmallVector<mlir::Value> loadAhead(mlir::OpBuilder &builder, mlir::scf::ForOp loop,
                                         mlir::Operation *begin, mlir::Operation *end,
                                         int64_t distance = 1);

} // namespace sluice::kernels
