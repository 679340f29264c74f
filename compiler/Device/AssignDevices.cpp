//===- AssignDevices.cpp - every op on tensors gets a device --------------===//
// What the program says counts: attributes of ops, arguments and results, and transfers. An op
// without one goes where its first placed operand lies, so that chains stay together; what has none
// goes where its first user runs; the rest to the program's first device. Both walks go through the
// program once and again, so they end however the hints contradict each other. Then every use of a
// tensor on another device goes through an explicit transfer. An op placed on
// `#hal.device.optimal<[@a, @b]>` runs on one of these devices, chosen as for others here; its
// results go to memory that is chosen at run time, and from there to whoever uses them.
//   %1 = linalg.matmul {stream.affinity = @a} ..
//   %2 = linalg.add %1, %y
//   %3 = linalg.mul {stream.affinity = @b} %1, ..
//     ->
//   %1 = linalg.matmul {sluice.device = @a} ..
//   %2 = linalg.add {sluice.device = @a} %1, %y
//   %t = flow.tensor.transfer %1 : .. to #hal.device.affinity<@b>
//   %3 = linalg.mul {sluice.device = @b} %t, ..
//===----------------------------------------------------------------------===//
#include "compiler/Device/Passes.h"
#include "compiler/Device/Placement.h"
#include "compiler/Device/Units.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/UtilDialect.h"

namespace sluice::device {
#define GEN_PASS_DEF_ASSIGNDEVICES
#include "compiler/Device/Passes.h.inc"

namespace {

/// Names that a placement has on ops, and on arguments and results.
constexpr StringLiteral kOpNames[] = {kPlaceAttr, "stream.affinity"};
constexpr StringLiteral kValueNames[] = {kPlaceAttr, "iree.abi.affinity", "stream.affinity"};

class Assigner {
public:
  Assigner(func::FuncOp func, ModuleOp module, StringAttr first, PlacementNotes &notes)
      : func(func), module(module), byDefault(first), notes(notes) {}
  LogicalResult run();

private:
  FailureOr<StringAttr> placeOf(Operation *op, Attribute affinity);
  void routeResults(Operation *op, StringAttr place);
  /// The device that works on what lies at `place`: that itself, or the first of those whose memory
  /// may be chosen.
  StringAttr worker(StringAttr place) const {
    auto found = optimals.find(place);
    return found == optimals.end() ? place : found->second.devices.front();
  }
  Attribute affinityOf(StringAttr place) const {
    auto found = optimals.find(place);
    return found == optimals.end() ? affinityTo(place) : found->second.affinity;
  }
  FailureOr<StringAttr> stated(Operation *op, DictionaryAttr attributes,
                               ArrayRef<StringLiteral> names);
  LogicalResult readStatements();
  void cloneSources();
  void forward(Block &block);
  void backward(Block &block);
  void forward(Operation *op);
  StringAttr firstUserDevice(Value value);
  void place(Operation *op, StringAttr device);
  void placeRest();
  void join(Value a, Value b); // Values that are one: whichever is placed places the other.
  void joinControlFlow(Operation *op);
  void markWhole(Operation *op);
  void moveOperands(Block &block);
  void require(OpOperand &use, StringAttr device);
  Value moved(Value value, StringAttr device, Operation *before);
  StringAttr deviceOf(Value value) {
    StringAttr device = devices.lookup(value);
    return device ? device : byDefault;
  }

  func::FuncOp func;
  ModuleOp module;
  StringAttr byDefault;
  PlacementNotes &notes;
  /// `#hal.device.optimal` with two or more devices. It is a place as a device is, under a name
  /// that no device has.
  struct Optimal {
    Attribute affinity;
    SmallVector<StringAttr> devices;
  };
  DenseMap<StringAttr, Optimal> optimals;
  // Ops whose results lie in chosen memory; one of its devices runs them.
  DenseMap<Operation *, StringAttr> routed;
  DenseMap<Operation *, StringAttr> places;
  DenseMap<Operation *, std::string> reasons;
  StringRef reason = "program";        // Why what is placed now goes there.
  DenseMap<Value, StringAttr> devices; // Where each tensor lies.
  SmallVector<StringAttr> resultDevices;
  DenseSet<Operation *> whole; // Control flow on one device.
  DenseMap<std::pair<Value, StringAttr>, SmallVector<Value>> transfers;
};

} // namespace

FailureOr<StringAttr> Assigner::placeOf(Operation *op, Attribute affinity) {
  auto emitError = [&] { return op->emitError(); };
  auto optimal = dyn_cast<hal::DeviceOptimalAttr>(affinity);
  if (!optimal)
    return device::deviceOf(affinity, module, emitError);
  Optimal found;
  SmallVector<Attribute> candidates;
  std::string name = "optimal";
  for (Attribute candidate : optimal.getAffinities()) {
    auto device = device::deviceOf(candidate, module, emitError);
    if (failed(device))
      return failure();
    if (llvm::is_contained(found.devices, *device))
      continue;
    found.devices.push_back(*device);
    candidates.push_back(isa<hal::DeviceAffinityAttr>(candidate) ? candidate : affinityTo(*device));
    name += " @" + device->str();
  }
  if (candidates.empty())
    return emitError() << "names no device", failure();
  if (candidates.size() == 1)
    return found.devices.front();
  found.affinity = hal::DeviceOptimalAttr::get(module.getContext(),
                                               ArrayAttr::get(module.getContext(), candidates));
  auto place = StringAttr::get(module.getContext(), name);
  optimals.try_emplace(place, std::move(found));
  return place;
}

/// Moves the results of `op` into memory that is chosen at run time.
void Assigner::routeResults(Operation *op, StringAttr place) {
  routed[op] = place;
  OpBuilder builder(op);
  builder.setInsertionPointAfter(op);
  for (Value result : op->getResults()) {
    if (!isTensor(result))
      continue;
    auto transfer = flow::TransferOp::create(builder, op->getLoc(), result.getType(), result,
                                             optimals.at(place).affinity);
    result.replaceAllUsesExcept(transfer.getResult(), transfer);
    places[transfer] = place;
    devices[transfer.getResult()] = place;
  }
}

FailureOr<StringAttr> Assigner::stated(Operation *op, DictionaryAttr attributes,
                                       ArrayRef<StringLiteral> names) {
  if (attributes)
    for (StringRef name : names)
      if (Attribute affinity = attributes.get(name))
        return placeOf(op, affinity);
  return StringAttr();
}

/// Takes down what the program says, and takes it off the ops.
LogicalResult Assigner::readStatements() {
  for (BlockArgument argument : func.getArguments()) {
    auto device = stated(func, func.getArgAttrDict(argument.getArgNumber()), kValueNames);
    if (failed(device))
      return failure();
    if (isTensor(argument) && (*device || !func.isPublic()))
      devices[argument] = *device ? *device : byDefault;
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    auto device = stated(func, func.getResultAttrDict(i), kValueNames);
    if (failed(device))
      return failure();
    resultDevices.push_back(*device || func.isPublic() ? *device : byDefault);
  }
  SmallVector<std::pair<Operation *, StringAttr>> toRoute;
  WalkResult result = func.walk([&](Operation *op) {
    if (op == func)
      return WalkResult::advance();
    auto device = stated(op, op->getDiscardableAttrDictionary(), kOpNames);
    if (auto transfer = dyn_cast<flow::TransferOp>(op))
      device = placeOf(op, transfer.getTarget());
    if (failed(device))
      return WalkResult::interrupt();
    if (auto why = op->getAttrOfType<StringAttr>(kReasonAttr))
      reasons[op] = why.str();
    op->removeAttr(kReasonAttr);
    if (*device && optimals.contains(*device) && !isa<flow::TransferOp>(op))
      toRoute.push_back({op, *device});
    else if (*device)
      place(op, *device);
    for (StringRef name : kOpNames)
      op->removeDiscardableAttr(name);
    return WalkResult::advance();
  });
  for (auto [op, place] : toRoute)
    routeResults(op, place);
  return success(!result.wasInterrupted());
}

/// Each user of a filled tensor, or of a part of a constant, gets its own.
void Assigner::cloneSources() {
  SmallVector<Operation *> sources;
  func.walk([&](Operation *op) {
    if (isSource(op))
      sources.push_back(op);
  });
  for (Operation *source : llvm::reverse(sources)) // which may be of others
    while (!source->use_empty() && !source->getResult(0).hasOneUse()) {
      OpOperand &use = *source->getResult(0).getUses().begin();
      OpBuilder builder(source);
      use.set(builder.clone(*source)->getResult(0));
    }
}

void Assigner::place(Operation *op, StringAttr device) {
  if (!isa<flow::TransferOp>(op))
    device = worker(device);
  if (StringAttr place = routed.lookup(op);
      place && !llvm::is_contained(optimals.at(place).devices, device))
    device = worker(place);
  places[op] = device;
  reasons.try_emplace(op, reason);
  for (Value result : op->getResults())
    if (isTensor(result))
      devices[result] = device;
}

void Assigner::join(Value a, Value b) {
  if (!isTensor(a))
    return;
  StringAttr device = devices.lookup(a) ? devices.lookup(a) : devices.lookup(b);
  if (!device)
    return;
  devices.try_emplace(a, device);
  devices.try_emplace(b, device);
}

/// Calls `visit(use, target)` for each value that control flow passes on and the argument or result
/// that it becomes.
static void visitTies(Operation *op, function_ref<void(OpOperand &, Value)> visit) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    for (auto [init, yielded, argument] : llvm::zip_equal(
             loop.getInitArgsMutable(), *loop.getYieldedValuesMutable(), loop.getRegionIterArgs()))
      visit(init, argument), visit(yielded, argument);
  } else if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    for (auto [init, yielded, argument] :
         llvm::zip_equal(loop.getInitsMutable(), loop.getYieldOp().getResultsMutable(),
                         loop.getBeforeArguments()))
      visit(init, argument), visit(yielded, argument);
    for (auto [passed, argument] :
         llvm::zip_equal(loop.getConditionOp().getArgsMutable(), loop.getAfterArguments()))
      visit(passed, argument);
  } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
    for (auto [i, result] : llvm::enumerate(branch.getResults()))
      for (Block *block : {branch.thenBlock(), branch.elseBlock()})
        if (block)
          visit(block->getTerminator()->getOpOperand(i), result);
  }
}

/// What a loop carries lies where it began; what a branch gives, where the first of its results
/// lies.
void Assigner::joinControlFlow(Operation *op) {
  visitTies(op, [&](OpOperand &use, Value target) { join(target, use.get()); });
  ValueRange last = isa<scf::ForOp>(op)     ? ValueRange(cast<scf::ForOp>(op).getRegionIterArgs())
                    : isa<scf::WhileOp>(op) ? ValueRange(cast<scf::WhileOp>(op).getAfterArguments())
                                            : ValueRange();
  for (auto [result, argument] : llvm::zip(op->getResults(), last))
    join(result, argument);
}

void Assigner::forward(Operation *op) {
  if (places.contains(op) || isFree(op))
    return;
  if (auto load = dyn_cast<util::GlobalLoadOp>(op)) {
    if (isTensor(load.getResult()))
      devices[load.getResult()] = byDefault;
    return;
  }
  if (isa<func::CallOp>(op)) {
    for (Value result : op->getResults())
      if (isTensor(result))
        devices[result] = byDefault;
    return;
  }
  if (isControlFlow(op)) {
    joinControlFlow(op);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        forward(block);
    return joinControlFlow(op);
  }
  if (isHost(op))
    return;
  StringAttr found;
  visitOperands(op, [&](Value operand) {
    if (!found && isTensor(operand))
      found = devices.lookup(operand);
  });
  if (found)
    place(op, found);
}

void Assigner::forward(Block &block) {
  for (Operation &op : block)
    forward(&op);
}

/// The device of the first user that has one; whoever only renames or passes on is looked through.
StringAttr Assigner::firstUserDevice(Value value) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    while (user && !places.contains(user) && user->getBlock() != value.getParentBlock() &&
           !isControlFlow(user))
      user = user->getParentOp(); // Inside of an op that is placed as a whole.
    if (StringAttr device = user ? places.lookup(user) : StringAttr())
      return device;
    if (auto loop = dyn_cast<scf::ForOp>(use.getOwner());
        loop && loop.getTiedLoopRegionIterArg(&use))
      if (StringAttr device = devices.lookup(loop.getTiedLoopRegionIterArg(&use)))
        return device;
    if (isa<func::ReturnOp>(use.getOwner()) && resultDevices[use.getOperandNumber()])
      return resultDevices[use.getOperandNumber()];
    if (isa<scf::YieldOp>(use.getOwner()))
      if (Operation *parent = use.getOwner()->getParentOp();
          use.getOperandNumber() < parent->getNumResults())
        if (StringAttr device = devices.lookup(parent->getResult(use.getOperandNumber())))
          return device;
  }
  return {};
}

void Assigner::backward(Block &block) {
  for (Operation &op : llvm::reverse(block)) {
    if (isControlFlow(&op)) {
      joinControlFlow(&op);
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          backward(inner);
      joinControlFlow(&op);
      continue;
    }
    if (isFree(&op) || isHost(&op) || places.contains(&op))
      continue;
    for (Value result : op.getResults())
      if (StringAttr device = isTensor(result) ? firstUserDevice(result) : StringAttr()) {
        place(&op, device);
        break;
      }
  }
  for (BlockArgument argument : block.getArguments())
    if (isTensor(argument) && !devices.lookup(argument))
      if (StringAttr device = firstUserDevice(argument))
        devices[argument] = device;
}

/// The program's first device takes what nothing says anything about.
void Assigner::placeRest() {
  func.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == func || isFree(op) || isHost(op) || isControlFlow(op))
      return WalkResult::advance();
    if (!places.contains(op))
      place(op, byDefault);
    return WalkResult::skip();
  });
}

/// Control flow in which everything is on one device is placed as a whole.
void Assigner::markWhole(Operation *op) {
  StringAttr device;
  bool isOne = true;
  auto see = [&](StringAttr next) {
    isOne &= !device || device == next;
    device = next;
  };
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    for (Value result : inner->getResults())
      if (isTensor(result) && !isFree(inner))
        see(deviceOf(result));
    for (Region &region : inner->getRegions())
      if (isControlFlow(inner))
        for (BlockArgument argument : region.getArguments())
          if (isTensor(argument))
            see(deviceOf(argument));
    if (inner == op || isControlFlow(inner) || isFree(inner))
      return WalkResult::advance();
    if (isHost(inner)) {
      isOne &=
          inner->hasTrait<OpTrait::IsTerminator>() || llvm::none_of(inner->getOperands(), isTensor);
      isOne &= !isa<flow::TransferOp, util::GlobalLoadOp, util::GlobalStoreOp, func::CallOp>(inner);
      return WalkResult::advance();
    }
    see(places.lookup(inner));
    return WalkResult::skip();
  });
  if (!isOne || !device || optimals.contains(device))
    return;
  whole.insert(op);
  place(op, device);
}

/// `value` on `device`, moved there in front of `before` unless it was moved already where that is
/// known.
Value Assigner::moved(Value value, StringAttr device, Operation *before) {
  for (Value known : transfers[{value, device}])
    if (known.getParentBlock() == before->getBlock() &&
        known.getDefiningOp()->isBeforeInBlock(before))
      return known;
  OpBuilder builder(before);
  auto transfer =
      flow::TransferOp::create(builder, value.getLoc(), value.getType(), value, affinityOf(device));
  transfer->setAttr(kSourceAttr, affinityOf(deviceOf(value)));
  devices[transfer.getResult()] = device;
  places[transfer] = device;
  transfers[{value, device}].push_back(transfer.getResult());
  return transfer.getResult();
}

void Assigner::require(OpOperand &use, StringAttr device) {
  Value value = use.get();
  if (!isTensor(value) || !device)
    return;
  Operation *def = value.getDefiningOp();
  if (def && isFree(def)) {
    if (isHost(use.getOwner()) ||
        isControlFlow(use.getOwner())) { // Made there, where the host program uses it.
      OpBuilder builder(use.getOwner());
      Operation *copy = builder.clone(*def);
      copy->setAttr(kAffinityAttr, affinityTo(worker(device)));
      use.set(copy->getResult(0));
      if (worker(device) != device) {
        devices[copy->getResult(0)] = worker(device);
        use.set(moved(copy->getResult(0), device, use.getOwner()));
      }
    }
    return;
  }
  if (deviceOf(value) == device)
    return;
  use.set(moved(value, device, use.getOwner()));
}

void Assigner::moveOperands(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (isFree(&op))
      continue;
    if (auto transfer = dyn_cast<flow::TransferOp>(op)) {
      Operation *def = transfer.getOperand().getDefiningOp();
      StringAttr device = places.lookup(transfer);
      if ((def && isFree(def)) || deviceOf(transfer.getOperand()) == device) {
        transfer.replaceAllUsesWith(transfer.getOperand());
        transfer.erase();
      } else {
        transfer.setTargetAttr(affinityOf(device));
        transfer->setAttr(kSourceAttr, affinityOf(deviceOf(transfer.getOperand())));
      }
      continue;
    }
    if (isControlFlow(&op) && !whole.contains(&op)) {
      visitTies(&op, [&](OpOperand &use, Value target) { require(use, deviceOf(target)); });
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          moveOperands(inner);
      continue;
    }
    if (auto ret = dyn_cast<func::ReturnOp>(op)) {
      for (OpOperand &use : ret->getOpOperands()) {
        StringAttr &device = resultDevices[use.getOperandNumber()];
        if (!isTensor(use.get()))
          continue;
        if (!device)
          device = deviceOf(use.get());
        require(use, device);
      }
    } else if (isa<func::CallOp, util::GlobalStoreOp, cf::BranchOp, cf::CondBranchOp, cf::SwitchOp>(
                   op)) {
      for (OpOperand &use : op.getOpOperands())
        require(use, byDefault);
    } else if (!isHost(&op)) {
      StringAttr device = places.lookup(&op);
      op.setAttr(kDeviceAttr, FlatSymbolRefAttr::get(device));
      SmallVector<OpOperand *> uses;
      op.walk([&](Operation *inner) {
        for (OpOperand &use : inner->getOpOperands())
          if (!op.isAncestor(use.get().getParentRegion()->getParentOp()))
            uses.push_back(&use);
      });
      for (OpOperand *use : uses) {
        Operation *def = use->get().getDefiningOp();
        if (isTensor(use->get()) && !(def && isFree(def)) && deviceOf(use->get()) != device)
          use->set(moved(use->get(), device, &op));
      }
    }
  }
}

LogicalResult Assigner::run() {
  if (func.isDeclaration())
    return success();
  cloneSources();
  if (failed(readStatements()))
    return failure();
  // Blocks below the first get what they are passed from several places.
  for (Block &block : llvm::drop_begin(func.getBody()))
    for (BlockArgument argument : block.getArguments())
      if (isTensor(argument))
        devices[argument] = byDefault;
  for (int round = 0; round < 2; ++round) {
    reason = "follows its operands";
    for (Block &block : func.getBody())
      forward(block);
    reason = "follows its users";
    for (Block &block : llvm::reverse(func.getBody()))
      backward(block);
  }
  reason = "follows its operands";
  for (Block &block : func.getBody())
    forward(block);
  reason = "first device";
  placeRest();
  for (Block &block : func.getBody())
    forward(block);
  func.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isControlFlow(op))
      markWhole(op);
    return whole.contains(op) ? WalkResult::skip() : WalkResult::advance();
  });
  for (Block &block : func.getBody())
    moveOperands(block);
  forEachUnit(func, [&](Operation *op) {
    if (StringAttr device = places.lookup(op))
      notes.addNode(op, device, reasons[op]);
  });
  func.walk([&](flow::TransferOp transfer) { notes.addMove(transfer); });
  for (BlockArgument argument : func.getArguments())
    if (isTensor(argument))
      func.setArgAttr(argument.getArgNumber(), kAffinityAttr, affinityOf(deviceOf(argument)));
  for (auto [i, device] : llvm::enumerate(resultDevices))
    if (device)
      func.setResultAttr(i, kAffinityAttr, affinityOf(device));
  auto removeNames = [&](auto remove) {
    for (StringRef name : kValueNames)
      remove(name);
  };
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    removeNames([&](StringRef name) { func.removeArgAttr(i, name); });
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    removeNames([&](StringRef name) {
      func.removeResultAttr(i, StringAttr::get(func.getContext(), name));
    });
  return success();
}

namespace {
struct AssignDevices final : impl::AssignDevicesBase<AssignDevices> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    ProgramDevices devices = getDevices(module);
    if (devices.empty())
      return;
    auto first = StringAttr::get(&getContext(), devices.front().name);
    PlacementNotes notes(module);
    for (auto func : module.getOps<func::FuncOp>())
      if (failed(Assigner(func, module, first, notes).run()))
        return signalPassFailure();
    notes.store();
  }
};
} // namespace
} // namespace sluice::device
