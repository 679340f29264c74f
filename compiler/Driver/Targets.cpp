//===- Targets.cpp - which programs a module holds ------------------------===//
#include "compiler/Backend/Family.h"
#include "compiler/Driver/Pipelines.h"

using namespace llvm;
using namespace sluice;

namespace {
struct Wanted {
  std::string spec;
  TargetModel model;
};
} // namespace

/// How much a program for `model` asks of a device, beside others of its family.
static SmallVector<int64_t> demandOf(const TargetModel &model) {
  if (model.family->demand)
    return model.family->demand(model);
  return {int64_t(StringRef(model.features).count(','))};
}

Expected<std::vector<std::string>> sluice::resolveTargets(ArrayRef<std::string> specs) {
  backend::registerFamilies();
  std::vector<Wanted> wanted;
  SmallVector<std::string> families;
  auto add = [&](const std::string &spec) -> Error {
    Expected<TargetModel> model = parseTarget(spec);
    if (!model)
      return model.takeError();
    std::string name = model->spec();
    if (!is_contained(families, model->kind))
      families.push_back(model->kind);
    if (none_of(wanted, [&](const Wanted &other) { return other.model.spec() == name; }))
      wanted.push_back({spec, std::move(*model)});
    return Error::success();
  };
  for (const std::string &spec : specs)
    for (const std::string &each : expandTarget(spec))
      if (Error error = add(each))
        return std::move(error);
  stable_sort(wanted, [&](const Wanted &a, const Wanted &b) {
    if (a.model.kind != b.model.kind)
      return find(families, a.model.kind) < find(families, b.model.kind);
    return demandOf(a.model) > demandOf(b.model);
  });
  std::vector<std::string> targets;
  for (Wanted &target : wanted)
    targets.push_back(std::move(target.spec));
  return targets;
}
