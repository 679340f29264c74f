//===- CpuBackend.h - loops on memrefs to one ELF library -----------------===//
// In order: applyKernelAbi, convertKernelToLLVM (of ../LLVM), emitObject (per kernel, on any
// thread) and linkLibrary (once for all kernels).
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Family.h"

namespace sluice::cpu {

extern const backend::Family kFamily;

/// Gives the kernel in `executable` the entry point of runtime/include/sluice/kernel_abi.h. The
/// loops move to a function of their own, to be inlined, whose pointer arguments do not alias: what
/// LLVM needs to vectorize them.
llvm::LogicalResult applyKernelAbi(mlir::func::FuncOp kernel);

/// Machine code of one kernel, not yet linked.
struct KernelObject {
  llvm::SmallVector<char, 0> elf;
  int64_t stackBytes = 0;                          ///< Largest frame.
  llvm::SmallVector<std::string> undefinedSymbols; ///< What the runtime's loader must offer.
};

/// Optimizes and assembles the LLVM functions of `executable`. Fails if a limit of the target is
/// broken: stack, symbols.
llvm::Expected<KernelObject> emitObject(mlir::Operation *executable, const TargetModel &target,
                                        int optLevel);

/// True if the runtime's loader offers `symbol` to kernels.
bool isRuntimeSymbol(llvm::StringRef symbol);

/// Links objects to one shared library that exports the `entries`.
llvm::Expected<llvm::SmallVector<char, 0>> linkLibrary(llvm::ArrayRef<llvm::ArrayRef<char>> objects,
                                                       const TargetModel &target);

} // namespace sluice::cpu
