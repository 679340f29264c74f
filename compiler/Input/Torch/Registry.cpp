//===- Registry.cpp - which handler imports which operator of torch -------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {

static const auto &families() {
  static const std::initializer_list<AtenTable> all = {
      activationOperators,  backwardOperators, complexOperators,       contractionOperators,
      convolutionOperators, creationOperators, elementwiseOperators,   functionOperators,
      hostOperators,        indexingOperators, linearAlgebraOperators, normalizationOperators,
      poolOperators,        randomOperators,   recurrentOperators,     reductionOperators,
      selectionOperators,   shapeOperators,    specialOperators,       spectralOperators,
      visionOperators};
  return all;
}

/// Other names of the same, for all overloads; the tables have them without.
static constexpr llvm::StringLiteral kAliases =
    "absolute=abs arccos=acos arccosh=acosh arcsin=asin arcsinh=asinh arctan=atan arctan2=atan2 "
    "arctanh=atanh concat=cat concatenate=cat det=_linalg_det divide=div fix=trunc greater=gt "
    "greater_equal=ge inverse=linalg_inv_ex less=lt less_equal=le linalg_det=_linalg_det "
    "linalg_cholesky=linalg_cholesky_ex linalg_inv=linalg_inv_ex linalg_slogdet=_linalg_slogdet "
    "matrix_exp=linalg_matrix_exp moveaxis=movedim multiply=mul negative=neg not_equal=ne "
    "slogdet=_linalg_slogdet special_digamma=digamma special_erf=erf special_erfc=erfc "
    "special_erfinv=erfinv special_exp2=exp2 special_expit=sigmoid special_expm1=expm1 "
    "special_gammaln=lgamma special_log1p=log1p special_logit=logit special_logsumexp=logsumexp "
    "special_polygamma=polygamma special_psi=digamma special_round=round subtract=sub "
    "swapaxes=transpose.int swapdims=transpose.int true_divide=div";
static const auto &aliases() {
  static const auto all = llvm::map_to_vector(llvm::split(kAliases, ' '),
                                              [](llvm::StringRef word) { return word.split('='); });
  return all;
}

std::string canonicalAten(llvm::StringRef name) {
  llvm::StringRef rest = name;
  if (!rest.consume_front("aten."))
    return name.str();
  auto [base, overload] = rest.split('.');
  for (const auto &[alias, meaning] : aliases())
    if (alias == base)
      return ("aten." + meaning + (overload.empty() ? "" : "." + overload)).str();
  return name.str();
}

llvm::SmallVector<std::string> namesIn(llvm::StringRef all) {
  llvm::SmallVector<llvm::StringRef> words, choices;
  llvm::SmallVector<std::string> names;
  all.split(words, ' ');
  for (llvm::StringRef word : words) {
    auto [front, rest] = word.split('{');
    auto [inBraces, back] = rest.split('}');
    choices.clear();
    inBraces.split(choices, ',');
    for (llvm::StringRef choice : choices)
      names.push_back((front + choice + back).str());
  }
  return names;
}

AtenHandler findAten(llvm::StringRef name) {
  static const llvm::StringMap<AtenHandler> operators = [] {
    llvm::StringMap<AtenHandler> result;
    for (const AtenTable &family : families())
      for (const AtenEntry &entry : family)
        for (const std::string &name : namesIn(entry.names)) {
          [[maybe_unused]] bool isNew = result.try_emplace(name, entry.handler).second;
          assert(isNew && "an operator of torch has two lines in the tables");
        }
    return result;
  }();
  auto found = operators.find(name);
  return found == operators.end() ? operators.lookup(canonicalAten(name)) : found->second;
}

std::vector<AtenSummary> listAten() {
  std::vector<AtenSummary> result;
  for (const AtenTable &family : families())
    for (const AtenEntry &entry : family)
      for (std::string &name : namesIn(entry.names))
        result.push_back({std::move(name), entry.note});
  // Other names have the overloads of what they mean.
  size_t count = result.size();
  for (const auto &[alias, meaning] : aliases())
    for (size_t i = 0; i < count; ++i) {
      std::string name = ("aten." + alias).str(), meant = ("aten." + meaning).str();
      if (llvm::StringRef overload = result[i].name;
          overload.consume_front(meant) && overload.take_front() <= ".")
        if (name += overload;
            llvm::none_of(result, [&](const AtenSummary &other) { return other.name == name; }))
          result.push_back({name, result[i].note});
    }
  llvm::sort(result, [](const AtenSummary &a, const AtenSummary &b) { return a.name < b.name; });
  return result;
}

} // namespace sluice::torch
