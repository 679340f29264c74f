//===- PlaceAutomatically.cpp - nodes onto targets, so that all takes least -===//
// Nodes run in the program's order, each as soon as its device is free and what it reads has come
// over. A placement is judged by when the last one ends and its results are at the host. Begin with
// the best of all on one target, and of each node where it would end first; then move runs of
// nodes, from long ones to single ones, as long as that helps. Nodes that wait for each other stay
// together, since moving one of them alone only adds transfers; branches spread over equal devices.
//===----------------------------------------------------------------------===//
#include "compiler/Device/Placement.h"
#include "compiler/Device/Units.h"

namespace sluice::device {
namespace {

constexpr double kWorthIt =
    0.99; // of the time before: a smaller gain is within what the model does not know
constexpr uint64_t kBudget = 100'000'000; // nodes looked at

struct Node {
  Operation *op;
  double trips = 1;                               // of the loops around it
  std::vector<double> seconds;                    // on each device, all trips
  std::vector<std::pair<unsigned, double>> needs; // nodes, bytes
  double fromHost = 0, toHost = 0;                // bytes
};

using Choice = std::vector<uint8_t>; // a device for each node

class Graph {
public:
  Graph(func::FuncOp func, ArrayRef<DeviceSpeed> devices);
  Choice best();
  ArrayRef<Node> list() const { return nodes; }

private:
  void addNode(Operation *op);
  /// The nodes that `value` comes from, through control flow, and whether it comes from the caller.
  void sourcesOf(Value value, llvm::SmallSetVector<unsigned, 4> &found, bool &isArgument,
                 DenseSet<Value> &visited);
  /// When what `node` needs, made on `from` until `end`, is on `to`.
  double arrivalOf(const Node &node, double bytes, double end, unsigned from, unsigned to) const {
    return end + (from == to
                      ? 0
                      : node.trips * transferSeconds(bytes, devices[from].kind, devices[to].kind));
  }
  double judge(const Choice &choice);
  bool improve(Choice &choice, double &time, size_t run);

  ArrayRef<DeviceSpeed> devices;
  std::vector<Node> nodes;
  DenseMap<Operation *, unsigned> numbers;
  std::vector<double> ends, frees;
  std::vector<std::vector<double>> arrivals; // of a node's result on a device
  uint64_t looked = 0;
};

} // namespace

Graph::Graph(func::FuncOp func, ArrayRef<DeviceSpeed> devices) : devices(devices) {
  forEachUnit(func, [&](Operation *op) { numbers[op] = numbers.size(); });
  forEachUnit(func, [&](Operation *op) { addNode(op); });
  func.walk([&](func::ReturnOp ret) {
    for (Value operand : ret.getOperands()) {
      llvm::SmallSetVector<unsigned, 4> sources;
      bool isArgument = false;
      DenseSet<Value> visited;
      if (isTensor(operand))
        sourcesOf(operand, sources, isArgument, visited);
      for (unsigned source : sources)
        nodes[source].toHost += bytesOf(operand.getType());
    }
  });
  ends.resize(nodes.size());
  frees.resize(devices.size());
  arrivals.assign(devices.size(), std::vector<double>(nodes.size()));
}

void Graph::sourcesOf(Value value, llvm::SmallSetVector<unsigned, 4> &found, bool &isArgument,
                      DenseSet<Value> &visited) {
  if (!visited.insert(value).second)
    return;
  Operation *def = value.getDefiningOp();
  if (!def) {
    Operation *owner = cast<BlockArgument>(value).getOwner()->getParentOp();
    isArgument |= isa<func::FuncOp>(owner);
    if (isControlFlow(owner)) // What it began with; what it carries comes later.
      for (Value operand : owner->getOperands())
        if (isTensor(operand))
          sourcesOf(operand, found, isArgument, visited);
    return;
  }
  if (auto number = numbers.find(def); number != numbers.end()) {
    found.insert(number->second);
    return;
  }
  if (isFill(def))
    return;
  if (isControlFlow(def))
    for (Region &region : def->getRegions())
      for (Block &block : region)
        for (Value operand : block.getTerminator()->getOperands())
          if (isTensor(operand))
            sourcesOf(operand, found, isArgument, visited);
}

void Graph::addNode(Operation *op) {
  Node node{op};
  for (Operation *parent = op->getParentOp(); parent && isControlFlow(parent);
       parent = parent->getParentOp())
    node.trips *= tripsOf(parent);
  Work work = workOf(op);
  for (const DeviceSpeed &device : devices)
    node.seconds.push_back(node.trips * secondsOf(work, device));
  unsigned self = numbers[op];
  DenseSet<Value> operands;
  visitOperands(op, [&](Value operand) {
    if (!isTensor(operand) || !operands.insert(operand).second)
      return;
    llvm::SmallSetVector<unsigned, 4> sources;
    bool isArgument = false;
    DenseSet<Value> visited;
    sourcesOf(operand, sources, isArgument, visited);
    for (unsigned source : sources)
      if (source < self)
        node.needs.push_back({source, bytesOf(operand.getType())});
    if (isArgument && sources.empty())
      node.fromHost += bytesOf(operand.getType());
  });
  nodes.push_back(std::move(node));
}

double Graph::judge(const Choice &choice) {
  std::fill(frees.begin(), frees.end(), 0);
  for (auto &list : arrivals)
    std::fill(list.begin(), list.end(), -1);
  double last = 0;
  for (auto [i, node] : llvm::enumerate(nodes)) {
    unsigned device = choice[i];
    const DeviceSpeed &speed = devices[device];
    double start = frees[device];
    if (node.fromHost)
      start = std::max(start, transferSeconds(node.fromHost, "cpu", speed.kind));
    for (auto [source, bytes] : node.needs) {
      double &arrival = arrivals[device][source];
      if (arrival < 0)
        arrival = arrivalOf(node, bytes, ends[source], choice[source], device);
      start = std::max(start, arrival);
    }
    ends[i] = frees[device] = start + node.seconds[device];
    last = std::max(last,
                    ends[i] + (node.toHost ? transferSeconds(node.toHost, speed.kind, "cpu") : 0));
  }
  looked += nodes.size();
  return last;
}

/// Moves runs of `run` nodes to other devices where that helps. Returns whether it did anywhere.
bool Graph::improve(Choice &choice, double &time, size_t run) {
  bool better = false;
  for (size_t begin = 0; begin < nodes.size(); begin += std::max<size_t>(1, run / 2)) {
    size_t end = std::min(begin + run, nodes.size());
    for (unsigned device = 0; device < devices.size() && looked < kBudget; ++device) {
      Choice next = choice;
      std::fill(next.begin() + begin, next.begin() + end, device);
      if (next == choice)
        continue;
      double its = judge(next);
      if (its < kWorthIt * time)
        choice = std::move(next), time = its, better = true;
    }
  }
  return better;
}

Choice Graph::best() {
  Choice best(nodes.size(), 0);
  double time = judge(best);
  auto consider = [&](Choice next) {
    double its = judge(next);
    if (its < kWorthIt * time)
      best = std::move(next), time = its;
  };
  for (unsigned device = 1; device < devices.size(); ++device)
    consider(Choice(nodes.size(), device));
  // Each where it ends first, the others before it being where they are.
  Choice greedy;
  std::vector<double> end(nodes.size()), free(devices.size());
  for (auto [i, node] : llvm::enumerate(nodes)) {
    unsigned chosen = 0;
    double first = 0;
    for (unsigned device = 0; device < devices.size(); ++device) {
      double start =
          std::max(free[device], transferSeconds(node.fromHost, "cpu", devices[device].kind));
      for (auto [source, bytes] : node.needs)
        start = std::max(start, arrivalOf(node, bytes, end[source], greedy[source], device));
      if (double ends = start + node.seconds[device]; device == 0 || ends < first)
        chosen = device, first = ends;
    }
    greedy.push_back(chosen);
    end[i] = free[chosen] = first;
  }
  consider(std::move(greedy));
  for (bool better = true; better && looked < kBudget;) {
    better = false;
    for (size_t run = llvm::PowerOf2Ceil(nodes.size()); run >= 1; run /= 2)
      better |= improve(best, time, run);
  }
  return best;
}

LogicalResult placeAutomatically(ModuleOp module, ArrayRef<std::string> targets) {
  noteTargets(module, targets);
  std::vector<DeviceSpeed> devices;
  for (const std::string &target : targets)
    devices.push_back(speedOf(llvm::cantFail(parseTarget(target))));
  for (auto func : module.getOps<func::FuncOp>()) {
    if (func.isDeclaration())
      continue;
    Graph graph(func, devices);
    if (graph.list().empty())
      continue;
    for (auto [node, device] : llvm::zip_equal(graph.list(), graph.best()))
      placeOn(node.op, device, "auto");
  }
  return success();
}

} // namespace sluice::device
