//===- NodeNames.h - which nodes of the user's model an op is of -----------===//
#pragma once
#include "mlir/IR/Location.h"

namespace sluice::util {
/// Adds the nodes that `loc` names, "Conv_12 (Conv)" or "file.mlir:3:8", each once.
void collectNodeNames(Location loc, std::vector<std::string> &names);
/// The first of them, "" if there is none.
std::string nodeName(Location loc);
} // namespace sluice::util
