//===- KernelCache.h - compiled kernels in a folder -----------------------===//
// An entry is the executable after CompileKernels, as bytecode behind a checksum, named by the hash
// of all that decides it: the executable before, its program's devices, the options, the compiler's
// own file. Entries appear whole, by renaming, so that many processes may share a folder.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"

namespace sluice::backend {

/// The file of `executable`, as it is before it is compiled, in `folder`; `options` decide its
/// code, too.
std::string fileInCache(llvm::StringRef folder, flow::ExecutableOp executable,
                        llvm::StringRef options);
/// Puts what `file` holds in the place of the executable. False if that is nothing whole.
bool restoreKernel(llvm::StringRef file, flow::ExecutableOp executable);
/// Stores the compiled executable. What cannot be written is not there the next time.
void storeKernel(llvm::StringRef file, flow::ExecutableOp executable);

} // namespace sluice::backend
