//===- WorkgroupMemory.h - one block for what a workgroup shares ----------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::backend {

/// Makes one global of the executable of all workgroup memory that the kernel asks for. If that is
/// more than `staticBytes`, the block has no size and is asked for at launch: its bytes are
/// returned, else 0.
int64_t lowerWorkgroupMemory(mlir::func::FuncOp kernel, int64_t staticBytes);

} // namespace sluice::backend
