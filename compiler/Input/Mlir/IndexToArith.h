//===- IndexToArith.h - the index dialect in terms of arith ---------------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice::input {

/// index.add, index.mul, ... of 64 bits -> arith.addi, arith.muli, ..., which later stages read.
void populateIndexToArithPatterns(mlir::RewritePatternSet &patterns);

} // namespace sluice::input
