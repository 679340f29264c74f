//===- ProgramTarget.cpp - the target that stands in the IR ---------------===//
#include "compiler/Target/ProgramTarget.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace sluice;

static SmallVector<int64_t> cachesOf(const TargetModel &model) {
  return {model.l1Bytes, model.l2Bytes, model.l3Bytes};
}

DictionaryAttr sluice::describeTarget(MLIRContext *context, StringRef spec) {
  Builder builder(context);
  NamedAttrList device;
  device.set("target", builder.getStringAttr(spec));
  llvm::Expected<TargetModel> model = parseTarget(spec);
  if (!model)
    return llvm::consumeError(model.takeError()), device.getDictionary(context);
  TargetModel elsewhere = llvm::cantFail(parseTarget(model->spec()));
  if (elsewhere.tuneCpu != model->tuneCpu || cachesOf(elsewhere) != cachesOf(*model)) {
    device.set("machine", builder.getStringAttr(model->spec()));
    device.set("tune", builder.getStringAttr(model->tuneCpu));
    device.set("caches", builder.getDenseI64ArrayAttr(cachesOf(*model)));
  }
  return device.getDictionary(context);
}

void sluice::setTarget(ModuleOp module, DictionaryAttr target) {
  module->setAttr(kDevicesAttr, Builder(module.getContext()).getArrayAttr(target));
}

llvm::Expected<TargetModel> sluice::readTarget(DictionaryAttr device) {
  auto target = device.getAs<StringAttr>("target"), machine = device.getAs<StringAttr>("machine");
  auto tune = device.getAs<StringAttr>("tune");
  auto caches = device.getAs<DenseI64ArrayAttr>("caches");
  llvm::Expected<TargetModel> model = parseTarget(machine ? machine.getValue() : target.getValue());
  if (model && tune)
    model->tuneCpu = tune.str();
  if (model && caches)
    model->l1Bytes = caches[0], model->l2Bytes = caches[1], model->l3Bytes = caches[2];
  return model;
}

static ModuleOp moduleOf(Operation *op) {
  auto module = dyn_cast<ModuleOp>(op);
  return module ? module : op->getParentOfType<ModuleOp>();
}

SmallVector<DictionaryAttr> sluice::targetsOf(Operation *op) {
  ModuleOp module = moduleOf(op);
  auto devices = module->getAttrOfType<ArrayAttr>(kDevicesAttr);
  if (!devices)
    return {};
  // The part of a program for one target (compiler/Device/ProgramDevices.h) numbers no devices.
  DenseI64ArrayAttr own;
  if (op != module && devices.size() > 1)
    own = op->getAttrOfType<DenseI64ArrayAttr>(kDevicesAttr);
  SmallVector<DictionaryAttr> targets;
  for (auto [index, device] : llvm::enumerate(devices.getAsRange<DictionaryAttr>())) {
    if (own && !llvm::is_contained(own.asArrayRef(), int64_t(index)))
      continue;
    NamedAttrList target;
    for (NamedAttribute field : device)
      if (llvm::is_contained({"target", "machine", "tune", "caches"}, field.getName().getValue()))
        target.push_back(field);
    if (DictionaryAttr found = target.getDictionary(module.getContext());
        !llvm::is_contained(targets, found))
      targets.push_back(found);
  }
  return targets;
}

FailureOr<TargetModel> sluice::targetOf(Operation *op) {
  SmallVector<DictionaryAttr> targets = targetsOf(op);
  if (targets.size() != 1)
    return op->emitError() << "is in a module with " << targets.size()
                           << " targets, expected one: sluice-attach-target says which";
  // Thousands of kernels ask for the same one. Attributes of a context that is gone may come again
  // at the same place, so the text is compared.
  static thread_local std::pair<std::string, TargetModel> last;
  std::string text;
  llvm::raw_string_ostream(text) << targets.front();
  if (last.first != text) {
    llvm::Expected<TargetModel> model = readTarget(targets.front());
    if (!model)
      return op->emitError() << llvm::toString(model.takeError());
    last = {std::move(text), std::move(*model)};
  }
  return last.second;
}
