//===- ModelFolder.h - files that a model names ---------------------------===//
#pragma once
#include "mlir/IR/Location.h"
#include "llvm/Support/MemoryBuffer.h"

namespace sluice::input {

/// A file as it is on disk; pipes and devices have no end.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> openFile(const Twine &path);

/// Whether links lead from `path` to a file in the folder of `model`, or where links lead from
/// `model`: a cache may keep all files of a model in one folder, and name them by links.
bool liesBeside(StringRef path, StringRef model);

/// A path in a program, relative to the file of which `loc` is.
std::string pathFrom(Location loc, StringRef path);

} // namespace sluice::input
