//===- Registry.cpp - which handler imports which operator of torch -------===//
#include "compiler/Input/Torch/Aten.h"
#include "llvm/ADT/StringMap.h"

namespace sluice::torch {

static llvm::ArrayRef<llvm::ArrayRef<AtenEntry>> families() {
  static const llvm::ArrayRef<AtenEntry> all[] = {
      activationOperators(),    attentionOperators(),   backwardOperators(), complexOperators(),
      contractionOperators(),   convolutionOperators(), creationOperators(), elementwiseOperators(),
      functionOperators(),      hostOperators(),        indexingOperators(), linearAlgebraOperators(),
      normalizationOperators(), padOperators(),         poolOperators(),     reductionOperators(),
      runningOperators(),       selectionOperators(),   shapeOperators(),    sortOperators(),
      specialOperators(),       spectralOperators(),    tableOperators(),    visionOperators()};
  return all;
}

AtenHandler findAten(llvm::StringRef name) {
  static const llvm::StringMap<AtenHandler> operators = [] {
    llvm::StringMap<AtenHandler> result;
    for (llvm::ArrayRef<AtenEntry> family : families())
      for (const AtenEntry &entry : family) {
        [[maybe_unused]] bool isNew = result.try_emplace(entry.name, entry.handler).second;
        assert(isNew && "an operator of torch has two lines in the tables");
      }
    return result;
  }();
  return operators.lookup(name);
}

std::vector<AtenSummary> listAten() {
  std::vector<AtenSummary> result;
  for (llvm::ArrayRef<AtenEntry> family : families())
    for (const AtenEntry &entry : family)
      result.push_back({entry.name, entry.note});
  llvm::sort(result, [](const AtenSummary &a, const AtenSummary &b) { return a.name < b.name; });
  return result;
}

} // namespace sluice::torch
