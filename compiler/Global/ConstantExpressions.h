//===- ConstantExpressions.h - what depends on constants only -------------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::global {
/// Values smaller than this may grow when evaluated.
constexpr int64_t kFreelyEvaluatedBytes = 32 << 10;

/// Is `op` an arith.constant of a tensor?
bool isTensorConstant(Operation *op);

struct ConstantExpressions {
  /// The operations on static tensors that are made from tensor constants alone, or from positions
  /// where readers could not compute them by the way: producers first, the constants themselves not
  /// among them.
  SetVector<Operation *> ops;
  DenseSet<Operation *> patterns; ///< Those of positions alone; see below.
  /// Those that positions are among the inputs of.
  DenseSet<Operation *> fromPositions;
};

/// Those of `function`, branches and loop bodies included. `patterns` are elements that follow from
/// their positions by elementwise arithmetic (0, 1, 2, ... and what is made of it): what reads them
/// computes them.
ConstantExpressions findConstantExpressions(func::FuncOp function);

inline SetVector<Operation *> constantExpressions(func::FuncOp function) {
  return std::move(findConstantExpressions(function).ops);
}

} // namespace sluice::global
