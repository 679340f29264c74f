//===- PlacementNotes.cpp - what was placed where, and why ------------------===//
#include "compiler/Device/PlacementNotes.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/NodeNames.h"

using namespace mlir;

namespace sluice::device {

/// How often the loops around `op` run it.
static double tripsAround(Operation *op) {
  double trips = 1;
  for (Operation *parent = op->getParentOp(); parent; parent = parent->getParentOp())
    trips *= tripsOf(parent);
  return trips;
}

PlacementNotes::PlacementNotes(ModuleOp module) : module(module), devices(getDevices(module)) {
  if (auto targets = module->getAttrOfType<ArrayAttr>(kPlaceTargetsAttr))
    for (auto [i, target] : llvm::enumerate(targets.getAsValueRange<StringAttr>())) {
      std::string name = kTargetDevice.str() + std::to_string(i);
      if (llvm::none_of(devices, [&](const ProgramDevice &device) { return device.name == name; }))
        devices.push_back({name, "", target.str(), std::nullopt});
    }
  for (const ProgramDevice &device : devices)
    speeds.push_back(speedOf(llvm::cantFail(parseTarget(device.target))));
}

void PlacementNotes::addNode(Operation *op, StringAttr device, StringRef reason) {
  Key key(util::nodeName(op->getLoc()), device.str(), reason.str());
  auto [known, isNew] = numbers.try_emplace(key, nodes.size());
  if (isNew)
    nodes.push_back({key, Node{{}, {}, std::vector<double>(speeds.size())}});
  Node &node = nodes[known->second].second;
  ++node.ops[op->getName().getStringRef().str()];
  Work work = workOf(op);
  double trips = tripsAround(op);
  node.work.operations += trips * (work.operations + work.matrixOperations);
  node.work.bytes += trips * work.bytes;
  for (auto [seconds, speed] : llvm::zip_equal(node.seconds, speeds))
    seconds += trips * secondsOf(work, speed);
}

std::pair<std::string, std::string> PlacementNotes::describe(Attribute place) {
  if (auto optimal = dyn_cast_or_null<hal::DeviceOptimalAttr>(place)) {
    std::string names, kind;
    for (Attribute one : optimal.getAffinities()) {
      auto [name, ofKind] = describe(one);
      names += (names.empty() ? "" : " or ") + name;
      kind = kind.empty() ? ofKind : kind;
    }
    return {names, kind};
  }
  auto affinity = cast<hal::DeviceAffinityAttr>(place);
  for (auto [device, speed] : llvm::zip_equal(devices, speeds))
    if (device.name == affinity.getDevice().getValue())
      return {device.name, speed.kind};
  return {affinity.getDevice().getValue().str(), ""};
}

void PlacementNotes::addMove(flow::TransferOp transfer) {
  if (auto owner = ownerOf(transfer.getTarget(), devices);
      owner && owner == ownerOf(transfer->getAttr(kSourceAttr), devices))
    return; // between queues of one device nothing moves
  Builder builder(transfer.getContext());
  auto [from, fromKind] = describe(transfer->getAttr(kSourceAttr));
  auto [to, toKind] = describe(transfer.getTarget());
  double bytes = bytesOf(transfer.getOperand().getType()), trips = tripsAround(transfer);
  Operation *source = transfer.getOperand().getDefiningOp();
  auto text = [&](StringRef name, const std::string &value) {
    return builder.getNamedAttr(name, builder.getStringAttr(value));
  };
  auto number = [&](StringRef name, double value) {
    return builder.getNamedAttr(name, builder.getF64FloatAttr(value));
  };
  moves.push_back(builder.getDictionaryAttr(
      {text("node", source ? util::nodeName(source->getLoc()) : "argument"), text("from", from),
       text("to", to), number("bytes", trips * bytes),
       number("seconds", trips * transferSeconds(bytes, fromKind, toKind))}));
}

void PlacementNotes::store() {
  Builder builder(module.getContext());
  SmallVector<Attribute> list;
  for (const auto &[key, node] : nodes) {
    const auto &[name, device, reason] = key;
    std::string ops;
    for (const auto &[op, count] : node.ops)
      ops += (ops.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " " : "") + op;
    SmallVector<Attribute> seconds;
    for (double time : node.seconds)
      seconds.push_back(builder.getF64FloatAttr(time));
    list.push_back(builder.getDictionaryAttr({
        builder.getNamedAttr("node", builder.getStringAttr(name)),
        builder.getNamedAttr("device", builder.getStringAttr(device)),
        builder.getNamedAttr("reason", builder.getStringAttr(reason)),
        builder.getNamedAttr("ops", builder.getStringAttr(ops)),
        builder.getNamedAttr("operations", builder.getF64FloatAttr(node.work.operations)),
        builder.getNamedAttr("bytes", builder.getF64FloatAttr(node.work.bytes)),
        builder.getNamedAttr("seconds", builder.getArrayAttr(seconds)),
    }));
  }
  SmallVector<Attribute> names;
  for (const ProgramDevice &device : devices)
    names.push_back(builder.getStrArrayAttr(
        {device.name, device.target, device.driver.empty() ? "unused" : "used"}));
  module->setAttr(kPlacementDevicesAttr, builder.getArrayAttr(names));
  module->setAttr(kPlacementAttr, builder.getArrayAttr(list));
  module->setAttr(kMovesAttr, builder.getArrayAttr(moves));
}

} // namespace sluice::device
