//===- Shortage.h - the end of a command without memory -------------------===//
#pragma once

namespace sluice::run {

/// From now on a command that finds no memory or no thread ends with one line and kFailure, where
/// no status tells. What it was about to write is removed by `cleanUp`, which may be null.
void endOnShortage(const char *program, void (*cleanUp)() = nullptr);
/// Ends so.
[[noreturn]] void endForShortage(const char *what);

} // namespace sluice::run
