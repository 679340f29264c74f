//===- PartitionDevices.cpp - a function for each stretch of one device ---===//
// The ops of a block are put in an order in which a device goes on for as long as it can, and each
// such stretch becomes a function that is compiled for its device alone: no fusion, layout or
// kernel spans two devices. What belongs to nobody (constants, sizes, arithmetic) is made anew
// inside, and so are fills and parts of constants: a kernel begins with them.
//   %1 = linalg.matmul {sluice.device = @a} %x, %y     |  %1 = call @main_a_0(%x, %y)
//   %2 = linalg.mul {sluice.device = @a} %1, %c        |
//   %t = flow.tensor.transfer %1 : .. to affinity<@b>  |  %t = flow.tensor.transfer ..
//   %3 = linalg.add {sluice.device = @b} %t, %t        |  %3 = call @main_b_0(%t)
//===----------------------------------------------------------------------===//
#include "compiler/Device/Passes.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Device/Units.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"

namespace sluice::device {
#define GEN_PASS_DEF_PARTITIONDEVICES
#include "compiler/Device/Passes.h.inc"

static FlatSymbolRefAttr deviceOf(Operation *op) {
  return op->getAttrOfType<FlatSymbolRefAttr>(kDeviceAttr);
}

/// Whether an op is made anew in each stretch. Sources have one user each by now.
static bool isCopied(Operation *op) {
  return isFree(op) || (isSource(op) && op->hasOneUse() && deviceOf(*op->user_begin()));
}

namespace {

/// Orders the ops of a block that are not free.
class BlockOrder {
public:
  explicit BlockOrder(Block &block);
  SmallVector<Operation *> run();

private:
  void addNeeds(Operation *unit, Value value, DenseSet<Operation *> &visited);

  Block &block;
  SmallVector<Operation *> units;
  DenseMap<Operation *, SmallVector<Operation *>> users;
  DenseMap<Operation *, unsigned> missing;
};

/// Moves the ops of a stretch into a function.
class Outliner {
public:
  Outliner(func::FuncOp host, SymbolTable &symbols) : host(host), symbols(symbols) {}
  /// Returns the call of it.
  Operation *run(ArrayRef<Operation *> stretch);

private:
  void capture(Value value);
  func::FuncOp host;
  SymbolTable &symbols;
  // The current run of ops of one device.
  DenseSet<Operation *> inside;
  llvm::SetVector<Value> arguments;
  llvm::SetVector<Operation *> copies;
};

} // namespace

/// Units that `value` is computed from, through free ops.
void BlockOrder::addNeeds(Operation *unit, Value value, DenseSet<Operation *> &visited) {
  Operation *def = value.getDefiningOp();
  def = def ? block.findAncestorOpInBlock(*def) : nullptr;
  if (!def || def == unit || !visited.insert(def).second)
    return;
  if (isCopied(def)) {
    for (Value operand : def->getOperands())
      addNeeds(unit, operand, visited);
    return;
  }
  users[def].push_back(unit);
  ++missing[unit];
}

BlockOrder::BlockOrder(Block &block) : block(block) {
  Operation *lastEffect = nullptr;
  for (Operation &op : block) {
    if (isCopied(&op))
      continue;
    units.push_back(&op);
    DenseSet<Operation *> visited;
    visitOperands(&op, [&](Value operand) { addNeeds(&op, operand, visited); });
    bool isLast = op.hasTrait<OpTrait::IsTerminator>();
    if (isLast) { // After all others.
      for (Operation *unit : units)
        if (unit != &op && visited.insert(unit).second)
          users[unit].push_back(&op), ++missing[&op];
    } else if (!isMemoryEffectFree(&op)) {
      if (lastEffect && visited.insert(lastEffect).second)
        users[lastEffect].push_back(&op), ++missing[&op];
      lastEffect = &op;
    }
  }
}

SmallVector<Operation *> BlockOrder::run() {
  SmallVector<Operation *> order, ready;
  DenseMap<Operation *, unsigned> position;
  for (auto [i, unit] : llvm::enumerate(units)) {
    position[unit] = i;
    if (!missing.lookup(unit))
      ready.push_back(unit);
  }
  FlatSymbolRefAttr current;
  // The device at work goes on; then what moves tensors, so that others can begin; then another
  // device, and what moves tensors to one that has work without them; the host last.
  auto hasWork = [&](Attribute place) {
    auto affinity = dyn_cast<hal::DeviceAffinityAttr>(place);
    return affinity &&
           llvm::any_of(ready, [&](Operation *op) { return deviceOf(op) == affinity.getDevice(); });
  };
  auto rank = [&](Operation *op) {
    auto transfer = dyn_cast<flow::TransferOp>(op);
    unsigned kind = transfer                  ? (hasWork(transfer.getTarget()) ? 3 : 1)
                    : !deviceOf(op)           ? 4
                    : deviceOf(op) == current ? 0
                                              : 2;
    return std::pair(kind, position[op]);
  };
  while (!ready.empty()) {
    auto next =
        llvm::min_element(ready, [&](Operation *a, Operation *b) { return rank(a) < rank(b); });
    Operation *op = *next;
    ready.erase(next);
    order.push_back(op);
    if (deviceOf(op))
      current = deviceOf(op);
    for (Operation *user : users[op])
      if (--missing[user] == 0)
        ready.push_back(user);
  }
  return order;
}

/// Notes what a use of `value` inside of the stretch needs from outside: a free op anew, or an
/// argument.
void Outliner::capture(Value value) {
  Operation *def = value.getDefiningOp();
  if (def && (inside.contains(def) || copies.contains(def)))
    return;
  if (!def || !isCopied(def)) {
    arguments.insert(value);
    return;
  }
  // The size of a tensor that stays outside is passed by itself.
  if (auto dim = dyn_cast<tensor::DimOp>(def)) {
    Value source = dim.getSource();
    if (!arguments.contains(source) &&
        !(source.getDefiningOp() && inside.contains(source.getDefiningOp()))) {
      arguments.insert(value);
      return;
    }
  }
  for (Value operand : def->getOperands())
    capture(operand);
  copies.insert(def);
}

Operation *Outliner::run(ArrayRef<Operation *> stretch) {
  inside = DenseSet<Operation *>(stretch.begin(), stretch.end());
  arguments.clear(), copies.clear();
  // Tensors first, so that sizes are taken from them.
  for (bool tensors : {true, false})
    for (Operation *op : stretch)
      visitOperands(op, [&](Value value) {
        Operation *def = value.getDefiningOp();
        if (isTensor(value) == tensors && (!tensors || !def || !isCopied(def)))
          capture(value);
      });
  for (Operation *op : stretch) // Constants and empty tensors.
    visitOperands(op, [&](Value value) { capture(value); });

  // Results are what others use, also through free ops that stay outside.
  SmallVector<Value> results;
  for (Operation *op : stretch)
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
            return !ancestor || !inside.contains(ancestor);
          }))
        results.push_back(result);

  Location loc = stretch.front()->getLoc();
  FlatSymbolRefAttr device = deviceOf(stretch.front());
  auto resultTypes = llvm::map_to_vector(results, [](Value v) { return v.getType(); });
  auto argumentTypes = llvm::map_to_vector(arguments, [](Value v) { return v.getType(); });
  OpBuilder builder(host.getContext());
  auto func = func::FuncOp::create(loc, (host.getSymName() + "_" + device.getValue()).str(),
                                   builder.getFunctionType(argumentTypes, resultTypes));
  func.setPrivate();
  func->setAttr(kDeviceAttr, device);
  symbols.insert(func, std::next(host->getIterator()));
  Block *body = func.addEntryBlock();
  IRMapping mapping;
  mapping.map(arguments.getArrayRef(), body->getArguments());
  builder.setInsertionPointToEnd(body);

  // In the order of the stretch, each free op as soon as what it needs is there.
  SmallVector<Operation *> waiting(copies.begin(), copies.end());
  auto cloneReady = [&] {
    llvm::erase_if(waiting, [&](Operation *op) {
      bool isReady = llvm::all_of(op->getOperands(), [&](Value v) { return mapping.contains(v); });
      if (isReady)
        builder.clone(*op, mapping);
      return isReady;
    });
  };
  for (Operation *op : stretch) {
    cloneReady();
    Operation *copy = builder.clone(*op, mapping);
    copy->removeAttr(kDeviceAttr);
  }
  func::ReturnOp::create(builder, loc,
                         llvm::map_to_vector(results, [&](Value v) { return mapping.lookup(v); }));

  builder.setInsertionPoint(stretch.front());
  auto call = func::CallOp::create(builder, loc, func, arguments.getArrayRef());
  for (auto [result, value] : llvm::zip_equal(results, call.getResults()))
    result.replaceUsesWithIf(value, [&](OpOperand &use) {
      Operation *ancestor = stretch.front()->getBlock()->findAncestorOpInBlock(*use.getOwner());
      return !ancestor || !inside.contains(ancestor);
    });
  for (Operation *op : llvm::reverse(stretch))
    op->erase();
  return call;
}

/// Puts `order` at the end of the block, each op after the free ops that it needs, and drops free
/// ops without a use.
static void reorder(Block &block, ArrayRef<Operation *> order) {
  DenseSet<Operation *> placed;
  SmallVector<Operation *> final;
  auto place = [&](auto &self, Operation *op) -> void {
    if (!placed.insert(op).second)
      return;
    visitOperands(op, [&](Value operand) {
      Operation *def = operand.getDefiningOp();
      if (def && def->getBlock() == &block)
        self(self, def);
    });
    final.push_back(op);
  };
  for (Operation *op : order)
    place(place, op);
  SmallVector<Operation *> unused;
  for (Operation &op : block)
    if (!placed.contains(&op))
      unused.push_back(&op);
  for (Operation *op : final)
    op->moveBefore(&block, block.end());
  for (Operation *op : llvm::reverse(unused))
    if (op->use_empty())
      op->erase();
}

static void partition(Block &block, func::FuncOp host, SymbolTable &symbols) {
  SmallVector<Operation *> order = BlockOrder(block).run();
  reorder(block, order);
  for (Operation *op : order)
    if (isControlFlow(op) && !deviceOf(op))
      for (Region &region : op->getRegions())
        for (Block &inner : region)
          partition(inner, host, symbols);
  Outliner outliner(host, symbols);
  SmallVector<Operation *> after;
  for (size_t begin = 0; begin < order.size();) {
    FlatSymbolRefAttr device = deviceOf(order[begin]);
    size_t end = begin + 1;
    while (device && end < order.size() && deviceOf(order[end]) == device)
      ++end;
    after.push_back(device ? outliner.run(ArrayRef(order).slice(begin, end - begin))
                           : order[begin]);
    begin = end;
  }
  reorder(block, after); // Sizes that stood between the ops of a stretch.
}

namespace {
struct PartitionDevices final : impl::PartitionDevicesBase<PartitionDevices> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (getDevices(module).empty())
      return;
    SymbolTable symbols(module);
    for (auto func : llvm::to_vector(module.getOps<func::FuncOp>()))
      for (Block &block : func.getBody())
        partition(block, func, symbols);
  }
};
} // namespace
} // namespace sluice::device
