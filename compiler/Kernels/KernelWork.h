//===- KernelWork.h - what a kernel must do at least, whatever its plan ---===//
// Sums of products of its sizes, as text: "1024 * n0 * n1 + 4 * n0". Numbers n0, n1, ... are those
// of the kernel's constants, so that tools work them out for each launch.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"

namespace sluice::kernels {

/// Texts are empty where a size is computed in a way that is not followed.
struct KernelWork {
  std::string operations; ///< On numbers: two for each product that is added up.
  std::string operand;    ///< What most of them are done on: "f16".
  std::string bytes;      ///< Each argument and result once; of a table only what is looked up.
  std::string stepwise;   ///< Bytes if every operation read and wrote memory.
};

/// The work of a kernel that is still on tensors.
KernelWork workOf(mlir::func::FuncOp kernel);

} // namespace sluice::kernels
