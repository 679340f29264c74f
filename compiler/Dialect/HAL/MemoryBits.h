//===- MemoryBits.h - names of memory types and usages --------------------===//
// "DeviceVisible|DeviceLocal", as the text of programs has them, and the bits that the runtime
// takes (sluice/policy.h).
//===----------------------------------------------------------------------===//
#pragma once
#include "llvm/ADT/StringRef.h"

namespace sluice::hal {
/// The bits of names joined by '|', nothing if one of them is unknown.
std::optional<uint32_t> parseMemoryType(llvm::StringRef names);
std::optional<uint32_t> parseBufferUsage(llvm::StringRef names);
} // namespace sluice::hal
