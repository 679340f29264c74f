//===- Scan.cpp - Scan: a body for each slice of tensors ------------------===//
// States go from one step to the next, other outputs of the body are collected. Version 8 does so
// for each element of a batch, whose sequences may be of different lengths.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Loops.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

using Values = SmallVector<GraphValue>;

/// What a node says, with one entry for each scanned input and output.
struct Scanner {
  Node &node;
  const ::onnx::GraphProto &body;
  int64_t states, slices, outputs;
  SmallVector<int64_t> axes, backwards, outputAxes, outputBackwards;

  OpBuilder &b() { return node.builder; }
  /// The common length of `sources`, whose axes are counted from the front then.
  FailureOr<OpFoldResult> lengthOf(ArrayRef<GraphValue> sources);
  /// Element `index` of dimension `axis`, which is dropped.
  GraphValue element(GraphValue source, int64_t axis, Value index);
  /// States and collected outputs after `length` steps.
  FailureOr<Values> run(Values first, ArrayRef<GraphValue> sources, OpFoldResult length);
};

/// Reads the node. Failure after an error if the body does not fit to the inputs from `before` on.
FailureOr<Scanner> readScan(Node &node, int64_t before) {
  auto *bodyAttribute = node.find("body");
  int64_t slices = node.attribute("num_scan_inputs", 0), given = int64_t(node.numInputs()) - before,
          states = given - slices;
  if (!bodyAttribute || slices < 1 || states < 0)
    return LogicalResult(node.error()
                         << "Scan: needs a body and num_scan_inputs, at most the number of inputs");
  const ::onnx::GraphProto &body = bodyAttribute->g();
  int64_t outputs = body.output_size() - states;
  if (body.input_size() != given || outputs < 0)
    return LogicalResult(node.error()
                         << "Scan: the body takes " << body.input_size() << " inputs and gives "
                         << body.output_size() << " outputs for " << states << " states and "
                         << slices << " inputs");
  for (unsigned i = before; i < node.numInputs(); ++i)
    if (!node.has(i))
      return LogicalResult(node.error() << "Scan: input " << i << " is missing");
  Scanner scanner{node,
                  body,
                  states,
                  slices,
                  outputs,
                  node.integers("scan_input_axes"),
                  node.integers(before ? "directions" : "scan_input_directions"),
                  node.integers("scan_output_axes"),
                  node.integers("scan_output_directions")};
  scanner.axes.resize(slices, 0);
  scanner.backwards.resize(slices, 0);
  scanner.outputAxes.resize(outputs, 0);
  scanner.outputBackwards.resize(outputs, 0);
  return scanner;
}

FailureOr<OpFoldResult> Scanner::lengthOf(ArrayRef<GraphValue> sources) {
  OpFoldResult length;
  for (int64_t i = 0; i < slices; ++i) {
    axes[i] = SLUICE_TRY(node.normalizeAxis(axes[i], sources[i].rank()));
    if (i && failed(node.requireEqual(sources[i].shape[axes[i]], length,
                                      "Scan: inputs " + Twine(states) + " and " +
                                          Twine(states + i) + " have different lengths")))
      return failure();
    length = sources[i].shape[axes[i]];
  }
  return length;
}

GraphValue Scanner::element(GraphValue source, int64_t axis, Value index) {
  Shape offsets(source.rank(), b().getIndexAttr(0)), ones(source.rank(), b().getIndexAttr(1)),
      sizes = source.shape, rest = sizes;
  offsets[axis] = index;
  sizes[axis] = b().getIndexAttr(1);
  rest.erase(rest.begin() + axis);
  return {node.reshape(node.slice(source.tensor, offsets, sizes, ones), sizes, rest), std::nullopt,
          source.type, rest};
}

FailureOr<Values> Scanner::run(Values first, ArrayRef<GraphValue> sources, OpFoldResult length) {
  Value limit = node.value(length),
        go = arith::ConstantOp::create(b(), node.loc, b().getBoolAttr(true)),
        last = node.value(node.sub(length, b().getIndexAttr(1)));
  auto advance = [&](ArrayRef<GraphValue> arguments) -> FailureOr<Values> {
    Value step = (*arguments[0].elements)[0];
    Values inputs(arguments.drop_front(2));
    for (int64_t i = 0; i < slices; ++i) {
      Value at = backwards[i] ? arith::SubIOp::create(b(), node.loc, last, step).getResult() : step;
      inputs.push_back(element(sources[i], axes[i], at));
    }
    auto made = node.inlineGraph(body, inputs);
    if (succeeded(made))
      made->insert(made->begin(), GraphValue{nullptr, SmallVector<Value>{go}, kBool, {}});
    return made;
  };
  auto results = SLUICE_TRY(buildLoop(node, limit, go, first, outputs, advance));
  for (int64_t which = 0; which < outputs; ++which) {
    GraphValue &result = results[states + which];
    int64_t rank = result.rank();
    auto axis = SLUICE_TRY(node.normalizeAxis(outputAxes[which], rank));
    Shape shape = result.shape;
    shape[0] = length;
    Value rows = node.reshape(result.tensor, shape, shape);
    if (outputBackwards[which])
      rows = node.generic({}, {}, shape, result.type, [&, source = rows](Cell &inner, ValueRange) {
        SmallVector<Value> at = inner.indices(rank);
        at[0] = inner.sub(last, at[0]);
        return inner.at(source, at);
      });
    // The first dimension goes to the axis.
    auto order = llvm::to_vector(llvm::seq<int64_t>(1, rank));
    order.insert(order.begin() + axis, 0);
    Shape moved = llvm::map_to_vector(order, [&](int64_t from) { return shape[from]; });
    result = {node.transpose(rows, shape, order, result.type), std::nullopt, result.type, moved};
  }
  return results;
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
    SLUICE_TRY(
        node.requireEqual(value.shape[0], node.in(1).shape[0],
                          "Scan: inputs 1 and " + Twine(i) + " have batches of different sizes"));
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
    SLUICE_TRY(node.requireEqual(all[scanner.states + i].shape[1], longest,
                                 "Scan: inputs " + Twine(scanner.states + 1) + " and " +
                                     Twine(scanner.states + 1 + i) + " have different lengths"));
  Value go = node.host().truth(true);
  unsigned results = scanner.states + scanner.outputs;
  auto each = [&](ArrayRef<GraphValue> arguments) -> FailureOr<Values> {
    Value index = (*arguments[0].elements)[0];
    Values elements = llvm::map_to_vector(
        all, [&](const GraphValue &value) { return scanner.element(value, /*axis=*/0, index); });
    OpFoldResult length = longest;
    if (lengths)
      length = node.host().toIndex(node.host().at(lengths, index));
    ArrayRef<GraphValue> sources = ArrayRef(elements).drop_front(scanner.states);
    auto made = SLUICE_TRY(
        scanner.run(Values(ArrayRef(elements).take_front(scanner.states)), sources, length));
    for (GraphValue &rows : MutableArrayRef(made).drop_front(scanner.states)) {
      if (!lengths)
        continue;
      Shape low(rows.rank(), node.fixed(0)), high = low;
      high[0] = node.sub(longest, length);
      rows.tensor = node.pad(rows.tensor, low, high, node.constant(rows.type, 0));
      rows.shape[0] = longest;
    }
    made.insert(made.begin(), GraphValue{nullptr, SmallVector<Value>{go}, kBool, {}});
    return made;
  };
  auto stacked = SLUICE_TRY(buildLoop(node, node.value(batch), go, {}, results, each));
  return node.setAll(stacked);
}

} // namespace

const OperatorTable scanOperators = {{"Scan", 8, importBatchedScan}, {"Scan", 9, importScan}};

} // namespace sluice::onnx
