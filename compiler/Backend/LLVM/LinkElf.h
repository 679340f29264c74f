//===- LinkElf.h - objects to one ELF library -----------------------------===//
#pragma once
#include "llvm/Support/Error.h"

namespace sluice {

/// Links `objects` to a shared library with lld and its `options`. Thread-safe, one link at a time.
llvm::Expected<llvm::SmallVector<char, 0>> linkElf(llvm::ArrayRef<llvm::ArrayRef<char>> objects,
                                                   llvm::ArrayRef<std::string> options);

} // namespace sluice
