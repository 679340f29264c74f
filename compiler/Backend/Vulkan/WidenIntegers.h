//===- WidenIntegers.h - integers of widths that SPIR-V does not have -----===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice::vulkan {

/// Takes arithmetic on integers other than i1, i8, i16, i32 and i64 to the next of these, bf16 and
/// 8-bit floats to their bits, and what i1 has no logical operation for to i32. Memory is not
/// concerned: it holds whole bytes.
llvm::LogicalResult widenIntegers(mlir::Operation *op);

} // namespace sluice::vulkan
