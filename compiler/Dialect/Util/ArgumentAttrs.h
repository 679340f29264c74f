//===- ArgumentAttrs.h - what is said of arguments of functions ------------===//
#pragma once
#include "llvm/ADT/StringRef.h"

namespace sluice::util {
/// Set on an argument of a public function whose caller gives up its memory: it may be updated in
/// place, and be a result.
inline constexpr StringLiteral kDonatedAttr = "sluice.donated";
/// Set on a tensor that a kernel reads and nothing writes while the program runs.
inline constexpr StringLiteral kUnwrittenAttr = "sluice.unwritten";
} // namespace sluice::util
