//===- PlacementNotes.cpp - what was placed where, and why ------------------===//
#include "compiler/Device/Placement.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/ByteResource.h"
#include "compiler/Dialect/Util/NodeNames.h"

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
  for (const ProgramDevice &device : devices) {
    speeds.push_back(speedOf(llvm::cantFail(parseTarget(device.target))));
    report.devices.push_back(device.name);
    report.targets.push_back(device.target);
    report.used.push_back(!device.driver.empty());
  }
}

void PlacementNotes::addNode(Operation *op, StringAttr device, StringRef reason) {
  std::string name = util::nodeName(op->getLoc());
  auto [known, isNew] =
      numbers.try_emplace({name, device.str(), reason.str()}, report.nodes.size());
  if (isNew) {
    uint32_t number = llvm::find(report.devices, device.str()) - report.devices.begin();
    module::PlacedNode &node = report.nodes.emplace_back();
    node.node = name, node.reason = reason.str();
    node.device = number % uint32_t(report.devices.size());
    node.seconds.resize(speeds.size());
    ops.emplace_back();
  }
  module::PlacedNode &node = report.nodes[known->second];
  ++ops[known->second][op->getName().getStringRef().str()];
  Work work = workOf(op);
  double trips = tripsAround(op);
  node.operations += trips * (work.operations + work.matrixOperations);
  node.bytes += trips * work.bytes;
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
  auto [from, fromKind] = describe(transfer->getAttr(kSourceAttr));
  auto [to, toKind] = describe(transfer.getTarget());
  double bytes = bytesOf(transfer.getOperand().getType()), trips = tripsAround(transfer);
  Operation *source = transfer.getOperand().getDefiningOp();
  report.moves.push_back({{},
                          source ? util::nodeName(source->getLoc()) : "argument",
                          from,
                          to,
                          trips * bytes,
                          trips * transferSeconds(bytes, fromKind, toKind)});
}

void PlacementNotes::store() {
  for (auto [node, counts] : llvm::zip_equal(report.nodes, ops))
    for (const auto &[op, count] : counts)
      node.ops +=
          (node.ops.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " " : "") + op;
  module->setAttr(kPlacementAttr,
                  util::byteResource(module.getContext(), "placement",
                                     ArrayRef<uint8_t>(module::serializePlacementReport(report))));
}

} // namespace sluice::device
