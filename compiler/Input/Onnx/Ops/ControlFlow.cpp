//===- ControlFlow.cpp - If and Loop --------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Loops.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

LogicalResult importIf(Node &node) {
  auto *condition = node.elements(node.in(0));
  if (!condition || condition->size() != 1)
    return condition ? LogicalResult(node.opError() << "the condition must have one element")
                     : failure();
  auto *thenGraph = node.find("then_branch"), *elseGraph = node.find("else_branch");
  if (!thenGraph || !elseGraph)
    return node.opError() << "needs then_branch and else_branch";
  // A condition known now: only that branch exists.
  if (std::optional<bool> known = node.graph.sizes.decide((*condition)[0])) {
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
  bool plain = flat[0].size() == node.numOutputs() &&
               llvm::none_of(lengths, [](auto &length) { return bool(length); });
  if (!plain) {
    SmallVector<int32_t> types =
        llvm::map_to_vector(branches[0].values, [](GraphValue &value) { return value.type; });
    for (int side : {0, 1})
      branches[side].values = flat[side];
    auto joined = SLUICE_TRY(joinBranches(node, (*condition)[0], branches));
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
  for (unsigned i = 0; i < node.numOutputs(); ++i)
    if (branches[0].values[i].rank() != branches[1].values[i].rank())
      return node.graph.importRestAfter(node, (*condition)[0], branches);
  return node.setAll(SLUICE_TRY(joinBranches(node, (*condition)[0], branches)));
}

/// A loop that carries sequences, whose lengths must be known: its iterations one after the other.
LogicalResult unroll(Node &node, const ::onnx::GraphProto &body, Value limit, Value start,
                     SmallVector<GraphValue> carried) {
  constexpr int64_t kMaxIterations = 1024;
  auto trips = getConstantIntValue(limit);
  std::optional<bool> go = node.graph.sizes.decide(start);
  std::vector<SmallVector<GraphValue>> rows(body.output_size() - 1 - carried.size());
  for (int64_t i = 0; go != false && (!trips || i < *trips); ++i) {
    if (!go || (i >= kMaxIterations))
      return node.error() << "Loop: carries a sequence, and the number of iterations is not known "
                             "at compile time to be at most "
                          << kMaxIterations;
    SmallVector<GraphValue> arguments{
        GraphValue{nullptr, SmallVector<Value>{node.index(i)}, kInt64, {}},
        GraphValue{nullptr, SmallVector<Value>{node.host().truth(true)}, kBool, {}}};
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
    SLUICE_TRY(onnx.set(carried.size() + i, onnx("Concat", parts, {{"axis", 0}})));
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
    auto trip = SLUICE_TRY(node.elements(node.in(0)));
    limit = trip[0];
    if (!isa<IndexType>(limit.getType()))
      limit = b.toIndex(limit);
  }
  if (node.has(1)) {
    auto condition = SLUICE_TRY(node.elements(node.in(1)));
    start = condition[0];
  }
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

} // namespace

const OperatorTable controlFlowOperators = {{"If", 1, importIf}, {"Loop", 1, importLoop}};

} // namespace sluice::onnx
