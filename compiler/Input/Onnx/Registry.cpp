//===- Registry.cpp - which handler imports which operator ----------------===//
#include "compiler/Input/Onnx/Import.h"

namespace sluice::onnx {

using Versions = llvm::SmallVector<OperatorEntry, 2>;

static const llvm::StringMap<Versions> &table() {
  static const llvm::StringMap<Versions> operators = [] {
    llvm::StringMap<Versions> result;
    for (const OperatorTable &family :
         {elementwiseOperators,    reductionOperators,   shapeOperators,
          sliceOperators,          contractionOperators, windowOperators,
          normalizationOperators,  generatorOperators,   resizeOperators,
          controlFlowOperators,    recurrentOperators,   sortOperators,
          quantizationOperators,   selectionOperators,   attentionOperators,
          fusedOperators,          signalOperators,      samplingOperators,
          onnxAttentionOperators,  sequenceOperators,    mlOperators,
          treeOperators,           svmOperators,         transformOperators,
          blockQuantizedOperators, poolOperators})
      for (const OperatorEntry &entry : family)
        for (StringRef name : llvm::split(entry.names, ' '))
          result[name].push_back(entry);
    return result;
  }();
  return operators;
}

Handler findOperator(StringRef name, int opset) {
  auto it = table().find(name);
  if (it == table().end())
    return {};
  // The newest version that the model's opset knows.
  Handler found;
  int best = 0;
  for (const OperatorEntry &entry : it->second)
    if (entry.since <= opset && entry.since > best) {
      best = entry.since;
      found = entry.handler;
    }
  return found;
}

std::vector<OperatorVersions> listOperators() {
  std::vector<OperatorVersions> result;
  for (const auto &entry : table()) {
    OperatorVersions made{entry.getKey().str(), {}, ""};
    for (const OperatorEntry &version : entry.second) {
      made.since.push_back(version.since);
      if (*version.limits)
        made.limits = version.limits;
    }
    llvm::sort(made.since);
    result.push_back(std::move(made));
  }
  llvm::sort(result, [](const OperatorVersions &a, const OperatorVersions &b) {
    bool own = a.name.find('.') == std::string::npos, other = b.name.find('.') == std::string::npos;
    return own != other ? own : a.name < b.name;
  });
  return result;
}

std::string nearestOperator(StringRef name, int opset) {
  if (auto it = table().find(name); it != table().end()) {
    int since = INT_MAX;
    for (const OperatorEntry &entry : it->second)
      since = std::min(since, entry.since);
    return (name + " from version " + Twine(since) + " on").str();
  }
  auto plain = [](StringRef name) { return name.substr(name.rfind('.') + 1); };
  StringRef own = plain(name);
  std::string best;
  unsigned distance = own.size() / 3 + 1; // Larger ones are other names.
  for (const auto &entry : table()) {
    StringRef key = entry.getKey();
    unsigned apart = own.edit_distance(plain(key), /*AllowReplacements=*/true, distance);
    if (apart < distance || (apart == distance && !best.empty() && key < best)) {
      distance = apart;
      best = key.str();
    }
  }
  return best;
}

} // namespace sluice::onnx
