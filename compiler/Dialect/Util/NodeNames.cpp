//===- NodeNames.cpp - which nodes of the user's model an op is of ---------===//
#include "compiler/Dialect/Util/NodeNames.h"

using namespace mlir;

void sluice::util::collectNodeNames(Location loc, std::vector<std::string> &names) {
  auto add = [&](std::string name) {
    if (!name.empty() && !llvm::is_contained(names, name))
      names.push_back(std::move(name));
  };
  if (auto name = dyn_cast<NameLoc>(loc))
    add(name.getName().str());
  else if (auto fused = dyn_cast<FusedLoc>(loc))
    llvm::for_each(fused.getLocations(), [&](Location part) { collectNodeNames(part, names); });
  else if (auto call = dyn_cast<CallSiteLoc>(loc))
    collectNodeNames(call.getCallee(), names);
  else if (auto file = dyn_cast<FileLineColLoc>(loc))
    add((file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
         Twine(file.getColumn()))
            .str());
}

std::string sluice::util::nodeName(Location loc) {
  std::vector<std::string> names;
  collectNodeNames(loc, names);
  return names.empty() ? "" : names.front();
}
