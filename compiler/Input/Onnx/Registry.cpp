//===- Registry.cpp - which handler imports which operator ----------------===//
#include "compiler/Input/Onnx/Node.h"
#include "llvm/ADT/StringMap.h"

namespace sluice::onnx {

using Versions = llvm::SmallVector<std::pair<int, Handler>, 2>;

static const llvm::StringMap<Versions> &table() {
  static const llvm::StringMap<Versions> operators = [] {
    llvm::StringMap<Versions> result;
    for (auto family :
         {elementwiseOperators(), reductionOperators(),      shapeOperators(),        sliceOperators(),
          gatherOperators(),      contractionOperators(),    windowOperators(),       normalizationOperators(),
          generatorOperators(),   resizeOperators(),         controlFlowOperators(),  recurrentOperators(),
          einsumOperators(),      sortOperators(),           quantizationOperators(), lossOperators(),
          selectionOperators(),   groupNormOperators(),      experimentalOperators(), attentionOperators(),
          fusedOperators(),       quantizedFusedOperators(), signalOperators(),       samplingOperators(),
          uniqueOperators(),      onnxAttentionOperators(),  sequenceOperators(),     unpoolOperators()})
      for (const OperatorEntry &entry : family)
        result[entry.name].push_back({entry.since, entry.handler});
    return result;
  }();
  return operators;
}

Handler findOperator(llvm::StringRef name, int opset) {
  auto it = table().find(name);
  if (it == table().end())
    return nullptr;
  // The newest version that the model's opset knows.
  Handler found = nullptr;
  int best = 0;
  for (auto [since, handler] : it->second)
    if (since <= opset && since > best) {
      best = since;
      found = handler;
    }
  return found;
}

} // namespace sluice::onnx
