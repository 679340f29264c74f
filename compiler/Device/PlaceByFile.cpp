//===- PlaceByFile.cpp - nodes onto targets, as a file says -----------------===//
// # encoder and decoder apart
// ^encoder/      -> cuda:sm_90
// MatMul|Gemm    -> 0
//===----------------------------------------------------------------------===//
#include "compiler/Device/Placement.h"
#include "compiler/Device/Units.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/NodeNames.h"
#include "compiler/Dialect/Util/UtilDialect.h"

namespace sluice::device {
/// The device that `name` in a file means.
static FailureOr<Attribute> deviceFor(ModuleOp module, ArrayRef<std::string> targets,
                                      StringRef name, Location at) {
  if (name.starts_with("@")) {
    auto global = module.lookupSymbol<util::GlobalOp>(name.drop_front());
    if (!global || !isa<hal::DeviceType>(global.getType()))
      return emitError(at, "the program has no device '") << name << "'", failure();
    return affinityTo(global.getSymNameAttr());
  }
  unsigned number = targets.size();
  if (name.getAsInteger(10, number)) {
    auto isIt = [&](StringRef target) { return target == name; };
    auto isOfKind = [&](StringRef target) { return target.split(':').first == name; };
    number = llvm::find_if(targets, isIt) - targets.begin();
    if (number == targets.size())
      number = llvm::find_if(targets, isOfKind) - targets.begin();
  }
  if (number >= targets.size())
    return emitError(at, "no --target gives '") << name << "'; given " << llvm::join(targets, ", "),
           failure();
  return affinityToTarget(module.getContext(), number);
}

Attribute affinityToTarget(MLIRContext *context, unsigned target) {
  return hal::DevicePromiseAttr::get(
      context, FlatSymbolRefAttr::get(context, (kTargetDevice + Twine(target)).str()), {});
}

void placeOn(Operation *op, unsigned target, const std::string &reason) {
  op->setAttr(kPlaceAttr, affinityToTarget(op->getContext(), target));
  op->setAttr(kReasonAttr, StringAttr::get(op->getContext(), reason));
}

void forEachUnit(Operation *root, function_ref<void(Operation *)> visit) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<ModuleOp, func::FuncOp>(op) || isControlFlow(op))
      return WalkResult::advance();
    if (isFree(op) || isHost(op) || isFill(op))
      return WalkResult::skip();
    visit(op);
    return WalkResult::skip();
  });
}

void noteTargets(ModuleOp module, ArrayRef<std::string> targets) {
  auto texts =
      llvm::map_to_vector(targets, [](const std::string &target) { return StringRef(target); });
  module->setAttr(kPlaceTargetsAttr, Builder(module.getContext()).getStrArrayAttr(texts));
}

LogicalResult placeByFile(ModuleOp module, const std::string &path, ArrayRef<std::string> targets) {
  noteTargets(module, targets);
  util::NodeRules rules;
  SmallVector<Attribute> devices;
  auto readDevice = [&](StringRef name, Location at) -> LogicalResult {
    auto device = deviceFor(module, targets, name, at);
    devices.push_back(device.value_or(Attribute()));
    return device;
  };
  if (failed(rules.read(module, path, "DEVICE", readDevice)))
    return failure();
  forEachUnit(module, [&](Operation *op) {
    auto rule = rules.ruleFor(op);
    // What control flow is made of goes where its node is sent, unless it has a name of its own.
    for (Operation *parent = op->getParentOp(); !rule && parent && isControlFlow(parent);
         parent = parent->getParentOp())
      rule = rules.ruleFor(parent);
    if (!rule)
      return;
    op->setAttr(kPlaceAttr, devices[*rule]);
    op->setAttr(kReasonAttr, StringAttr::get(op->getContext(), rules.placeOf(*rule)));
  });
  rules.warnOfUnmatched();
  return success();
}

} // namespace sluice::device
