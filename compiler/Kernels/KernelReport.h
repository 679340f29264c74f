//===- KernelReport.h - what was decided for a kernel, for people ---------===//
// Kept beside the machine code in hal.executable.binary and in the module file, where `sluice
// inspect --kernels` shows it:
//   {name = "relu", arguments = ["n0x4xf32", "n1x4xf32"], plan = "generic: ...",
//    dropped_plans = [], stack_bytes = 24 : i64, grid = ["ceil(n1 / 4096)", "1", "1"],
//    workspace = "0", operations = "4 * n0", operand = "f32", bytes = "16 * n0 + 16 * n1"}
// Sizes and scalars that are known at run time are n0, n1, ..., in the order of the kernel's
// constants.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// What the kernel of `executable` takes and has to do; while it is still on tensors.
NamedAttrList describeKernel(flow::ExecutableOp executable);

/// The report on a launch of a compiled kernel: what describeKernel said of it, and `more` that the
/// code generator has to say.
DictionaryAttr reportOf(flow::ExecutableOp launch, NamedAttrList report, DictionaryAttr more);

/// `value`, host arithmetic on the arguments of a grid function, as people write it: "ceil(n0 / 64)
/// * 4". If that is long or not arithmetic, what it depends on: "depends on n0, n2".
std::string formulaOf(Value value);

/// Texts are empty where a size is computed in a way that is not followed.
struct KernelWork {
  std::string operations; ///< On numbers: two for each product that is added up.
  std::string operand;    ///< What most of them are done on: "f16".
  std::string bytes;      ///< Each argument and result once; of a table only what is looked up.
  std::string stepwise;   ///< Bytes if every operation read and wrote memory.
};

/// The work of a kernel that is still on tensors.
KernelWork workOf(func::FuncOp kernel);

} // namespace sluice::kernels
