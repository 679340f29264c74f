//===- ControlFlow.cpp - If, Loop and Scan --------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Node.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

LogicalResult importIf(Node &node) {
  auto *condition = node.elements(node.in(0));
  if (!condition || condition->size() != 1)
    return condition ? LogicalResult(node.error() << "If: the condition must have one element") : failure();
  auto *thenGraph = node.find("then_branch"), *elseGraph = node.find("else_branch");
  if (!thenGraph || !elseGraph)
    return node.error() << "If: needs then_branch and else_branch";
  // A condition known now: only that branch exists.
  if (std::optional<bool> known = node.graph.sizes.decide((*condition)[0])) {
    auto results = node.inlineGraph(*known ? thenGraph->g() : elseGraph->g(), {});
    if (failed(results))
      return failure();
    for (auto [i, result] : llvm::enumerate(*results))
      node.set(i, result);
    return success();
  }
  OpBuilder &outer = node.builder;
  // Branches are built apart, then their results are brought to common types.
  Branch branches[2] = {{node.graph.newRegion(), {}}, {node.graph.newRegion(), {}}};
  for (int i = 0; i < 2; ++i) {
    OpBuilder::InsertionGuard guard(outer);
    outer.createBlock(&branches[i].region);
    auto results = node.inlineGraph(i ? elseGraph->g() : thenGraph->g(), {});
    if (failed(results))
      return failure();
    if (results->size() != node.numOutputs())
      return node.error() << "If: a branch has " << results->size() << " outputs, the node " << node.numOutputs();
    branches[i].values = *results;
  }
  for (Branch &branch : branches)
    if (llvm::any_of(branch.values, [](const GraphValue &value) { return bool(value.sequence); }))
      return node.error() << "If: a branch gives a sequence, and the condition is not known at compile time";
  for (unsigned i = 0; i < node.numOutputs(); ++i)
    if (branches[0].values[i].rank() != branches[1].values[i].rank())
      return node.graph.importRestAfter(node, (*condition)[0], branches);
  auto results = joinBranches(node, (*condition)[0], branches);
  if (failed(results))
    return failure();
  for (auto [i, result] : llvm::enumerate(*results))
    node.set(i, result);
  return success();
}

/// What a loop runs: from the iteration, the condition and the carried values, the next condition, carried values and rows of outputs.
using LoopBody = llvm::function_ref<FailureOr<SmallVector<GraphValue>>(ArrayRef<GraphValue>)>;

/// A loop while the iteration is below `limit` and the condition (`start` at first) holds. Carried values begin as `initial` and keep
/// their types; the `scans` outputs are stacked along a new first dimension. Results: carried values, then outputs.
FailureOr<SmallVector<GraphValue>> buildLoop(Node &node, Value limit, Value start, MutableArrayRef<GraphValue> first,
                                             unsigned scans, LoopBody body) {
  OpBuilder &b = node.builder;
  unsigned carried = first.size();
  // Types of carried values: those of the initial values, made dynamic where the body changes them. Tried until they hold.
  SmallVector<Value> initial;
  SmallVector<Type> types;
  SmallVector<int32_t> codes;
  for (unsigned i = 0; i < carried; ++i) {
    initial.push_back(node.tensor(first[i]));
    types.push_back(initial.back().getType());
    codes.push_back(first[i].type);
  }
  SmallVector<Type> scanTypes(scans);
  SmallVector<int32_t> scanCodes(scans);
  auto scanned = [&](RankedTensorType element) {
    SmallVector<int64_t> shape(element.getShape());
    shape.insert(shape.begin(), ShapedType::kDynamic);
    return RankedTensorType::get(shape, element.getElementType());
  };
  OpBuilder::InsertionGuard guard(b);
  auto outside = b.saveInsertionPoint();
  for (unsigned attempt = 0; attempt < 8; ++attempt) {
    Region &before = node.graph.newRegion(), &after = node.graph.newRegion();
    b.restoreInsertionPoint(outside);
    SmallVector<Type> state{b.getIndexType(), b.getI1Type()};
    llvm::append_range(state, types);
    bool scansKnown = llvm::all_of(scanTypes, [](Type type) { return bool(type); });
    if (scansKnown)
      llvm::append_range(state, scanTypes);
    SmallVector<Location> locations(state.size(), node.loc);
    Block *beforeBlock = b.createBlock(&before, {}, state, locations);
    Value inRange = arith::CmpIOp::create(b, node.loc, arith::CmpIPredicate::slt, beforeBlock->getArgument(0), limit);
    Value go = arith::AndIOp::create(b, node.loc, inRange, beforeBlock->getArgument(1));
    scf::ConditionOp::create(b, node.loc, go, beforeBlock->getArguments());
    Block *afterBlock = b.createBlock(&after, {}, state, locations);
    SmallVector<GraphValue> arguments{GraphValue{nullptr, SmallVector<Value>{afterBlock->getArgument(0)}, kInt64, {}},
                                      GraphValue{nullptr, SmallVector<Value>{afterBlock->getArgument(1)}, kBool, {}}};
    for (unsigned i = 0; i < carried; ++i) {
      Value argument = afterBlock->getArgument(2 + i);
      arguments.push_back(GraphValue{argument, std::nullopt, codes[i], tensor::getMixedSizes(b, node.loc, argument)});
    }
    auto results = body(arguments);
    if (failed(results))
      return failure();
    if (llvm::any_of(*results, [](const GraphValue &result) { return bool(result.sequence); }))
      return LogicalResult(node.error() << node.op()
                                        << ": the body gives a sequence, whose length is not known at compile time");
    auto *next = node.elements((*results)[0]);
    if (!next)
      return failure();
    bool holds = scansKnown;
    SmallVector<Value> yielded{arith::AddIOp::create(b, node.loc, afterBlock->getArgument(0), node.index(1)),
                               (*next)[0]};
    for (unsigned i = 0; i < carried; ++i) {
      Value value = node.tensor((*results)[1 + i]);
      auto common = commonType(types[i], value.getType());
      if (!common)
        return LogicalResult(node.error() << node.op() << ": carried value " << i << " enters as " << types[i]
                                          << " and leaves the body as " << value.getType());
      holds = holds && *common == types[i];
      types[i] = *common;
      yielded.push_back(value);
    }
    for (unsigned i = 0; i < scans; ++i) {
      GraphValue &result = (*results)[1 + carried + i];
      Value value = node.tensor(result);
      auto wanted = scanned(cast<RankedTensorType>(value.getType()));
      scanCodes[i] = result.type;
      if (scanTypes[i]) {
        auto common = commonType(scanTypes[i], wanted);
        wanted = common ? *common : wanted;
      }
      holds = holds && wanted == scanTypes[i];
      scanTypes[i] = wanted;
      if (!scansKnown)
        continue;
      // Append to what was collected.
      Value collected = afterBlock->getArgument(2 + carried + i);
      Shape row = result.shape;
      row.insert(row.begin(), b.getIndexAttr(1));
      // Before the first row the other sizes are 0; no element is read then.
      Shape have = row;
      have[0] = tensor::DimOp::create(b, node.loc, collected, 0).getResult();
      Value element = node.reshape(value, result.shape, row);
      yielded.push_back(node.concat({collected, element}, {have, row}, 0, result.type));
    }
    if (!holds) // Results of the attempt are never looked at again.
      continue;
    for (auto [value, type] : llvm::zip(yielded, state))
      value = isa<RankedTensorType>(type) ? castTensor(b, node.loc, value, type) : value;
    scf::YieldOp::create(b, node.loc, yielded);
    b.restoreInsertionPoint(outside);
    SmallVector<Value> entry{node.index(0), start};
    for (auto [value, type] : llvm::zip(initial, types))
      entry.push_back(castTensor(b, node.loc, value, type));
    for (Type type : scanTypes) {
      // Nothing collected yet: sizes that are not known begin as zero.
      auto tensorType = cast<RankedTensorType>(type);
      SmallVector<Value> zeros(tensorType.getNumDynamicDims(), node.index(0));
      entry.push_back(tensor::EmptyOp::create(b, node.loc, tensorType, zeros));
    }
    auto loop = scf::WhileOp::create(b, node.loc, state, entry);
    loop.getBefore().takeBody(before);
    loop.getAfter().takeBody(after);
    llvm::append_range(codes, scanCodes);
    SmallVector<GraphValue> all;
    for (auto [value, code] : llvm::zip(loop.getResults().drop_front(2), codes))
      all.push_back({value, std::nullopt, code, tensor::getMixedSizes(b, node.loc, value)});
    return all;
  }
  return LogicalResult(node.error() << node.op() << ": the types of the carried values never settle");
}

LogicalResult importLoop(Node &node) {
  auto *bodyAttribute = node.find("body");
  if (!bodyAttribute)
    return node.error() << "Loop: needs a body";
  const ::onnx::GraphProto &body = bodyAttribute->g();
  OpBuilder &b = node.builder;
  unsigned carried = node.numInputs() > 2 ? node.numInputs() - 2 : 0;
  if (body.input_size() != int(carried) + 2 || body.output_size() < int(carried) + 1)
    return node.error() << "Loop: the body takes " << body.input_size() << " inputs and gives " << body.output_size()
                        << " outputs for " << carried << " carried values";
  unsigned scans = body.output_size() - 1 - carried;
  Value limit = node.index(INT64_MAX), start = arith::ConstantOp::create(b, node.loc, b.getBoolAttr(true));
  if (node.has(0)) {
    auto *trip = node.elements(node.in(0));
    if (!trip)
      return failure();
    limit = (*trip)[0];
    if (!isa<IndexType>(limit.getType()))
      limit = arith::IndexCastOp::create(b, node.loc, b.getIndexType(), limit);
  }
  if (node.has(1)) {
    auto *condition = node.elements(node.in(1));
    if (!condition)
      return failure();
    start = (*condition)[0];
  }
  SmallVector<GraphValue> initial;
  for (unsigned i = 0; i < carried; ++i) {
    if (!node.has(i + 2))
      return node.error() << "Loop: carried value " << i << " is missing";
    initial.push_back(node.in(i + 2));
  }
  auto results = buildLoop(node, limit, start, initial, scans,
                           [&](ArrayRef<GraphValue> arguments) { return node.inlineGraph(body, arguments); });
  if (failed(results))
    return failure();
  for (auto [i, result] : llvm::enumerate(*results))
    node.set(i, result);
  return success();
}

/// Runs the body for each slice of the last inputs: states go from one to the next, other outputs are collected.
LogicalResult importScan(Node &node) {
  auto *bodyAttribute = node.find("body");
  int64_t slices = node.attribute("num_scan_inputs", int64_t(0)), states = int64_t(node.numInputs()) - slices;
  if (!bodyAttribute || slices < 1 || states < 0)
    return node.error() << "Scan: needs a body and num_scan_inputs, at most the number of inputs";
  const ::onnx::GraphProto &body = bodyAttribute->g();
  int64_t outputs = body.output_size() - states;
  if (body.input_size() != int(node.numInputs()) || outputs < 0)
    return node.error() << "Scan: the body takes " << body.input_size() << " inputs and gives " << body.output_size()
                        << " outputs for " << states << " states and " << slices << " inputs";
  for (unsigned i = 0; i < node.numInputs(); ++i)
    if (!node.has(i))
      return node.error() << "Scan: input " << i << " is missing";
  OpBuilder &b = node.builder;
  SmallVector<int64_t> axes = node.integers("scan_input_axes"), backwards = node.integers("scan_input_directions"),
                       outputAxes = node.integers("scan_output_axes"),
                       outputBackwards = node.integers("scan_output_directions");
  axes.resize(slices, 0);
  backwards.resize(slices, 0);
  outputAxes.resize(outputs, 0);
  outputBackwards.resize(outputs, 0);
  OpFoldResult length;
  for (int64_t i = 0; i < slices; ++i) {
    GraphValue &input = node.in(states + i);
    auto axis = node.normalizeAxis(axes[i], input.rank());
    if (failed(axis))
      return failure();
    axes[i] = *axis;
    if (i && failed(node.requireEqual(input.shape[axes[i]], length,
                                      "Scan: inputs " + Twine(states) + " and " + Twine(states + i) +
                                          " have different lengths")))
      return failure();
    length = input.shape[axes[i]];
  }
  SmallVector<GraphValue> initial;
  SmallVector<Value> sources;
  for (int64_t i = 0; i < states; ++i)
    initial.push_back(node.in(i));
  for (int64_t i = 0; i < slices; ++i)
    sources.push_back(node.tensor(states + i));
  Value limit = node.value(length), go = arith::ConstantOp::create(b, node.loc, b.getBoolAttr(true)),
        last = node.value(node.sub(length, b.getIndexAttr(1)));
  auto results = buildLoop(
      node, limit, go, initial, outputs, [&](ArrayRef<GraphValue> arguments) -> FailureOr<SmallVector<GraphValue>> {
        Value step = (*arguments[0].elements)[0];
        SmallVector<GraphValue> inputs(arguments.drop_front(2));
        for (int64_t i = 0; i < slices; ++i) {
          GraphValue &input = node.in(states + i);
          Shape offsets(input.rank(), b.getIndexAttr(0)), ones(input.rank(), b.getIndexAttr(1)), sizes = input.shape,
                                                                                                 rest = sizes;
          offsets[axes[i]] = backwards[i] ? arith::SubIOp::create(b, node.loc, last, step).getResult() : step;
          sizes[axes[i]] = b.getIndexAttr(1);
          rest.erase(rest.begin() + axes[i]);
          inputs.push_back({node.reshape(node.slice(sources[i], offsets, sizes, ones), sizes, rest), std::nullopt,
                            input.type, rest});
        }
        auto made = node.inlineGraph(body, inputs);
        if (succeeded(made))
          made->insert(made->begin(), GraphValue{nullptr, SmallVector<Value>{go}, kBool, {}});
        return made;
      });
  if (failed(results))
    return failure();
  for (auto [i, result] : llvm::enumerate(*results)) {
    if (int64_t(i) < states) {
      node.set(i, result);
      continue;
    }
    int64_t rank = result.rank(), which = int64_t(i) - states;
    auto axis = node.normalizeAxis(outputAxes[which], rank);
    if (failed(axis))
      return failure();
    Shape shape = result.shape;
    shape[0] = length;
    Value rows = node.reshape(result.tensor, shape, shape);
    if (outputBackwards[which])
      rows = node.generic({}, {}, shape, result.type,
                          [&, source = rows](OpBuilder &inner, Location loc, ValueRange) -> Value {
                            SmallVector<Value> at;
                            for (int64_t d = 0; d < rank; ++d)
                              at.push_back(linalg::IndexOp::create(inner, loc, d));
                            at[0] = arith::SubIOp::create(inner, loc, last, at[0]);
                            return tensor::ExtractOp::create(inner, loc, source, at);
                          });
    // The first dimension goes to the axis.
    auto order = llvm::to_vector(llvm::seq<int64_t>(1, rank));
    order.insert(order.begin() + *axis, 0);
    Shape moved = llvm::map_to_vector(order, [&](int64_t from) { return shape[from]; });
    node.set(i, node.transpose(rows, shape, order, result.type), result.type, moved);
  }
  return success();
}

constexpr OperatorEntry kOperators[] = {{"If", 1, importIf}, {"Loop", 1, importLoop}, {"Scan", 9, importScan}};

} // namespace

ArrayRef<OperatorEntry> controlFlowOperators() { return kOperators; }

} // namespace sluice::onnx
