//===- ControlFlow.cpp - If, Loop and Scan --------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Loops.h"

namespace sluice::onnx {
namespace {

/// The element of input `index`, of whatever rank.
FailureOr<Value> oneElement(Node &node, unsigned index) {
  auto elements = SLUICE_TRY(node.elements(node.in(index)));
  if (elements.size() != 1)
    return node.opError() << "input " << index << " must have one element";
  return elements[0];
}

LogicalResult importIf(Node &node) {
  Value condition = SLUICE_TRY(oneElement(node, 0));
  auto *thenGraph = node.find("then_branch"), *elseGraph = node.find("else_branch");
  if (!thenGraph || !elseGraph)
    return node.opError() << "needs then_branch and else_branch";
  // A condition known now: only that branch exists.
  if (std::optional<bool> known = node.graph.sizes.decide(condition)) {
    return node.setAll(SLUICE_TRY(node.inlineGraph(*known ? thenGraph->g() : elseGraph->g(), {})));
  }
  OpBuilder &outer = node.builder;
  // Branches are built apart, then their results are brought to common types.
  Branch branches[2] = {{node.graph.newRegion(), {}}, {node.graph.newRegion(), {}}};
  for (int i = 0; i < 2; ++i) {
    OpBuilder::InsertionGuard guard(outer);
    outer.createBlock(&branches[i].region);
    auto results = SLUICE_TRY(node.inlineGraph(i ? elseGraph->g() : thenGraph->g(), {}));
    if (results.size() != node.numOutputs())
      return node.opError() << "a branch has " << results.size() << " outputs, the node "
                            << node.numOutputs();
    branches[i].values = results;
  }
  // Sequences of one length are chosen element by element.
  SmallVector<std::optional<size_t>> lengths;
  SmallVector<GraphValue> flat[2];
  for (unsigned i = 0; i < node.numOutputs(); ++i) {
    GraphValue &first = branches[0].values[i], &second = branches[1].values[i];
    if (first.exists() != second.exists() || bool(first.sequence) != bool(second.sequence) ||
        (first.sequence && first.sequence->size() != second.sequence->size()))
      return node.opError() << "output " << i
                            << " is a sequence of another length in the other branch, and the "
                               "condition is not known at compile time";
    lengths.push_back(first.sequence ? std::optional(first.sequence->size()) : std::nullopt);
    for (int side : {0, 1}) {
      GraphValue &value = branches[side].values[i];
      if (value.sequence)
        llvm::append_range(flat[side], *value.sequence);
      else if (value.exists())
        flat[side].push_back(value);
    }
  }
  // Of other ranks, what follows decides.
  for (auto [first, second] : llvm::zip(flat[0], flat[1]))
    if (flat[0].size() == node.numOutputs() && first.rank() != second.rank() &&
        llvm::none_of(lengths, [](auto &length) { return bool(length); }))
      return node.graph.importRestAfter(node, condition, branches);
  auto types = llvm::map_to_vector(branches[0].values, [](auto &value) { return value.type; });
  for (int side : {0, 1})
    branches[side].values = flat[side];
  auto joined = SLUICE_TRY(joinBranches(node, condition, branches));
  auto next = joined.begin();
  for (auto [i, length] : llvm::enumerate(lengths)) {
    GraphValue value;
    if (length) {
      value.type = types[i];
      value.sequence = std::make_shared<std::vector<GraphValue>>(next, next + *length);
      next += *length;
    } else if (types[i]) {
      value = *next++;
    }
    node.set(i, value);
  }
  return success();
}

/// A loop that carries sequences, whose lengths must be known: its iterations one after the other.
LogicalResult unroll(Node &node, const ::onnx::GraphProto &body, Value limit, Value start,
                     SmallVector<GraphValue> carried) {
  constexpr int64_t kMaxIterations = 1024;
  auto trips = getConstantIntValue(limit);
  std::optional<bool> go = node.graph.sizes.decide(start);
  std::vector<SmallVector<GraphValue>> rows(body.output_size() - 1 - carried.size());
  for (int64_t i = 0; go != false && (!trips || i < *trips); ++i) {
    if (!go || ++node.graph.unrolled > kMaxIterations)
      return node.error() << "Loop: carries a sequence, and the number of iterations is not known "
                             "at compile time, or that of all such loops together is above "
                          << kMaxIterations;
    SmallVector<GraphValue> arguments{GraphValue::scalar(node.index(i), kInt64),
                                      GraphValue::scalar(node.host().truth(true), kBool)};
    llvm::append_range(arguments, carried);
    auto results = SLUICE_TRY(node.inlineGraph(body, arguments));
    auto *next = node.elements(results[0]);
    if (!next || next->size() != 1)
      return failure();
    go = node.graph.sizes.decide((*next)[0]);
    for (size_t k = 0; k < carried.size(); ++k)
      carried[k] = results[1 + k];
    for (size_t k = 0; k < rows.size(); ++k)
      rows[k].push_back(results[1 + carried.size() + k]);
  }
  Compose onnx(node);
  for (auto [i, value] : llvm::enumerate(carried))
    node.set(i, value);
  for (auto [i, parts] : llvm::enumerate(rows)) {
    if (parts.empty())
      return node.error() << "Loop: carries a sequence and runs no iteration, so that output "
                          << carried.size() + i << " has no type";
    for (GraphValue &part : parts)
      part = onnx.unsqueezed(part, 0);
    SLUICE_TRY(onnx.set(carried.size() + i, onnx.concat(parts, 0)));
  }
  return success();
}

LogicalResult importLoop(Node &node) {
  auto *bodyAttribute = node.find("body");
  if (!bodyAttribute)
    return node.opError() << "needs a body";
  const ::onnx::GraphProto &body = bodyAttribute->g();
  Cell b = node.host();
  unsigned carried = node.numInputs() > 2 ? node.numInputs() - 2 : 0;
  if (body.input_size() != int(carried) + 2 || body.output_size() < int(carried) + 1)
    return node.opError() << "the body takes " << body.input_size() << " inputs and gives "
                          << body.output_size() << " outputs for " << carried << " carried values";
  unsigned scans = body.output_size() - 1 - carried;
  Value limit = node.index(INT64_MAX), start = b.truth(true);
  if (node.has(0)) {
    Value trips = SLUICE_TRY(oneElement(node, 0));
    limit = b.toIndex(trips);
  }
  if (node.has(1))
    start = SLUICE_TRY(oneElement(node, 1));
  SmallVector<GraphValue> initial;
  bool lists = false;
  for (unsigned i = 0; i < carried; ++i) {
    if (!node.inputs[i + 2])
      return node.opError() << "carried value " << i << " is missing";
    initial.push_back(node.in(i + 2));
    lists |= !node.has(i + 2) || node.in(i + 2).sequence;
  }
  if (lists)
    return unroll(node, body, limit, start, initial);
  auto step = [&](ArrayRef<GraphValue> arguments) { return node.inlineGraph(body, arguments); };
  return node.setAll(SLUICE_TRY(buildLoop(node, limit, start, initial, scans, step)));
}

//===- Scan ---------------------------------------------------------------===//

// States go from one step to the next, other outputs of the body are collected. Version 8 does so
// for each element of a batch, whose sequences may be of different lengths.

using Values = SmallVector<GraphValue>;

/// What a node says, with one entry for each scanned input and output.
struct Scanner {
  Node &node;
  const ::onnx::GraphProto &body;
  const char *directions; ///< The attribute about inputs that are read backwards.
  int64_t states, slices, outputs;
  SmallVector<int64_t> axes = node.integers("scan_input_axes", slices, 0),
                       backwards = node.integers(directions, slices, 0),
                       outputAxes = node.integers("scan_output_axes", outputs, 0),
                       outputBackwards = node.integers("scan_output_directions", outputs, 0);

  /// The common length of `sources`, whose axes are counted from the front then.
  FailureOr<OpFoldResult> lengthOf(ArrayRef<GraphValue> sources) {
    OpFoldResult length;
    for (int64_t i = 0; i < slices; ++i) {
      axes[i] = SLUICE_TRY(node.normalizeAxis(axes[i], sources[i].rank()));
      if (i)
        SLUICE_TRY(node.requireSame(sources[i].shape[axes[i]], length,
                                    "inputs " + Twine(states) + " and " + Twine(states + i) +
                                        " have different lengths"));
      length = sources[i].shape[axes[i]];
    }
    return length;
  }
  /// States and collected outputs after `length` steps.
  FailureOr<Values> run(Values first, ArrayRef<GraphValue> sources, OpFoldResult length) {
    Value limit = node.value(length), go = node.host().truth(true),
          last = node.value(node.sub(length, node.fixed(1)));
    auto advance = [&](ArrayRef<GraphValue> arguments) -> FailureOr<Values> {
      Value step = (*arguments[0].elements)[0];
      Values inputs(arguments.drop_front(2));
      for (int64_t i = 0; i < slices; ++i) {
        Value at = backwards[i] ? node.host().sub(last, step) : step;
        inputs.push_back(node.elementAlong(sources[i], axes[i], at));
      }
      auto made = node.inlineGraph(body, inputs);
      if (succeeded(made))
        made->insert(made->begin(), GraphValue::scalar(go, kBool));
      return made;
    };
    auto results = SLUICE_TRY(buildLoop(node, limit, go, first, outputs, advance));
    for (int64_t which = 0; which < outputs; ++which) {
      GraphValue &result = results[states + which];
      int64_t rank = result.rank();
      auto axis = SLUICE_TRY(node.normalizeAxis(outputAxes[which], rank));
      Shape shape = with(result.shape, 0, length);
      Value rows = node.reshape(result.tensor, shape, shape);
      if (outputBackwards[which])
        rows = node.readAt(rows, shape, result.type,
                           [&](Cell &inner, auto &at) { at[0] = inner.sub(last, at[0]); });
      // The first dimension goes to the axis.
      auto order = countUp(1, rank);
      order.insert(order.begin() + axis, 0);
      result = node.transpose(rows, shape, order, result.type);
    }
    return results;
  }
};

/// Reads the node. Failure after an error if the body does not fit to the inputs from `before` on.
FailureOr<Scanner> readScan(Node &node, int64_t before) {
  auto *bodyAttribute = node.find("body");
  int64_t slices = node.attribute("num_scan_inputs", 0), given = int64_t(node.numInputs()) - before,
          states = given - slices;
  if (!bodyAttribute || slices < 1 || states < 0)
    return node.error() << "Scan: needs a body and num_scan_inputs, at most the number of inputs";
  const ::onnx::GraphProto &body = bodyAttribute->g();
  int64_t outputs = body.output_size() - states;
  if (body.input_size() != given || outputs < 0)
    return node.error() << "Scan: the body takes " << body.input_size() << " inputs and gives "
                        << body.output_size() << " outputs for " << states << " states and "
                        << slices << " inputs";
  for (unsigned i = before; i < node.numInputs(); ++i)
    if (!node.has(i))
      return node.error() << "Scan: input " << i << " is missing";
  const char *directions = before ? "directions" : "scan_input_directions";
  return Scanner{node, body, directions, states, slices, outputs};
}

LogicalResult importScan(Node &node) {
  auto scanner = SLUICE_TRY(readScan(node, 0));
  Values first, sources;
  for (unsigned i = 0; i < node.numInputs(); ++i) {
    GraphValue value = node.in(i);
    value.tensor = node.tensor(i);
    (i < scanner.states ? first : sources).push_back(value);
  }
  auto length = SLUICE_TRY(scanner.lengthOf(sources));
  return node.setAll(SLUICE_TRY(scanner.run(first, sources, length)));
}

/// Version 8: lengths of the sequences (or none), then states and inputs with a batch dimension, of
/// inputs before that of steps. Outputs of sequences that are shorter than the longest are 0 behind
/// their end.
LogicalResult importBatchedScan(Node &node) {
  auto scanner = SLUICE_TRY(readScan(node, 1));
  Values all;
  for (unsigned i = 1; i < node.numInputs(); ++i) {
    GraphValue value = node.in(i);
    bool isState = i <= scanner.states;
    if (value.rank() < (isState ? 1 : 2))
      return node.opError() << "input " << i << " has no dimension for "
                            << (isState ? "a batch" : "steps");
    SLUICE_TRY(node.requireSame(value.shape[0], node.in(1).shape[0],
                                "inputs 1 and " + Twine(i) + " have batches of different sizes"));
    value.tensor = node.tensor(i);
    all.push_back(value);
  }
  Value lengths = node.has(0) ? node.tensor(0) : Value();
  if (lengths && (node.in(0).rank() != 1 || node.in(0).type != kInt64))
    return node.opError() << "sequence_lens must be a vector of int64";
  OpFoldResult batch = all.front().shape[0];
  // Steps are the second dimension of inputs, and so the first one of each element of the batch.
  OpFoldResult longest = all[scanner.states].shape[1];
  for (int64_t i = 1; i < scanner.slices; ++i)
    SLUICE_TRY(node.requireSame(all[scanner.states + i].shape[1], longest,
                                "inputs " + Twine(scanner.states + 1) + " and " +
                                    Twine(scanner.states + 1 + i) + " have different lengths"));
  Value go = node.host().truth(true);
  unsigned results = scanner.states + scanner.outputs;
  auto each = [&](ArrayRef<GraphValue> arguments) -> FailureOr<Values> {
    Value index = (*arguments[0].elements)[0];
    Values elements = llvm::map_to_vector(
        all, [&](const GraphValue &value) { return node.elementAlong(value, /*axis=*/0, index); });
    OpFoldResult length = longest;
    if (lengths)
      length = node.host().toIndex(node.host().at(lengths, index));
    ArrayRef<GraphValue> sources = ArrayRef(elements).drop_front(scanner.states);
    auto made = SLUICE_TRY(
        scanner.run(Values(ArrayRef(elements).take_front(scanner.states)), sources, length));
    for (GraphValue &rows : MutableArrayRef(made).drop_front(scanner.states)) {
      if (!lengths)
        continue;
      Shape none(rows.rank(), node.fixed(0)), rest = with(none, 0, node.sub(longest, length));
      rows.tensor = node.pad(rows.tensor, none, rest, node.constant(rows.type, 0));
      rows.shape[0] = longest;
    }
    made.insert(made.begin(), GraphValue::scalar(go, kBool));
    return made;
  };
  return node.setAll(SLUICE_TRY(buildLoop(node, node.value(batch), go, {}, results, each)));
}

} // namespace

const OperatorTable controlFlowOperators = {
    {"If", 1, importIf},
    {"Loop", 1, importLoop},
    {"Scan", 8, importBatchedScan},
    {"Scan", 9, importScan},
};

} // namespace sluice::onnx
