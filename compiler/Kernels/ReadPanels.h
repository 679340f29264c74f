//===- ReadPanels.h - operands in panels, for plans that know rows only ---===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::kernels {

/// Makes every reader of an argument in panels find its elements where they are stored. The
/// argument keeps its type; `encoding.storage_cast` of it is all that uses it afterwards, besides
/// sizes.
llvm::LogicalResult readPanelsInPlace(mlir::func::FuncOp kernel);

} // namespace sluice::kernels
