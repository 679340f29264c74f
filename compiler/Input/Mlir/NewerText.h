//===- NewerText.h - MLIR text of later versions as this one reads it -----===//
#pragma once
#include "llvm/ADT/StringRef.h"

namespace sluice::input {
/// `text` as this version reads it, with the same lines, or nothing if that is what it is.
std::optional<std::string> olderText(llvm::StringRef text);
} // namespace sluice::input
