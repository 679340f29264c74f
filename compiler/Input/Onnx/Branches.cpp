//===- Branches.cpp - values that two sides of a conditional define -------===//
// Exporters write `squeeze` of a dynamic dimension as
//   y = If(Shape(x)[2] == 1) { Squeeze(x, 2) } else { Identity(x) }
// whose result has rank 2 or 3. What follows is then imported once for each side; nearly always it
// fits one of them only, and the other one is left out:
//   cf.assert %is_one, "..."
//   %y = tensor.collapse_shape %x
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"

namespace sluice::onnx {

/// Every conditional of this kind doubles what is imported after it, so not many may follow each
/// other.
constexpr size_t kMaxSplits = 4;

std::optional<RankedTensorType> commonType(Type a, Type b) {
  auto x = cast<RankedTensorType>(a), y = cast<RankedTensorType>(b);
  if (x.getRank() != y.getRank() || x.getElementType() != y.getElementType())
    return std::nullopt;
  SmallVector<int64_t> shape;
  for (auto [p, q] : llvm::zip(x.getShape(), y.getShape()))
    shape.push_back(p == q ? p : ShapedType::kDynamic);
  return RankedTensorType::get(shape, x.getElementType());
}

Value castTensor(OpBuilder &b, Location loc, Value value, Type type) {
  return value.getType() == type ? value : tensor::CastOp::create(b, loc, type, value).getResult();
}

FailureOr<SmallVector<GraphValue>> joinBranches(Node &node, Value condition,
                                                MutableArrayRef<Branch> branches) {
  SmallVector<Value> tensors[2];
  for (int side : {0, 1}) {
    OpBuilder::InsertionGuard guard(node.builder);
    node.builder.setInsertionPointToEnd(&branches[side].region.front());
    for (GraphValue &value : branches[side].values)
      tensors[side].push_back(node.tensor(value));
  }
  SmallVector<Type> types;
  for (auto [i, first, second] : llvm::enumerate(tensors[0], tensors[1])) {
    auto common = commonType(first.getType(), second.getType());
    if (!common)
      return node.error() << "If: output " << i << " has type " << first.getType()
                          << " in one branch and " << second.getType() << " in the other";
    types.push_back(*common);
  }
  auto op = scf::IfOp::create(node.builder, node.loc, types, condition, /*withElseRegion=*/true);
  for (int side : {0, 1}) {
    Region &target = side ? op.getElseRegion() : op.getThenRegion();
    target.getBlocks().clear();
    target.takeBody(branches[side].region);
    OpBuilder inner = OpBuilder::atBlockEnd(&target.front());
    SmallVector<Value> yielded;
    for (auto [value, type] : llvm::zip(tensors[side], types))
      yielded.push_back(castTensor(inner, node.loc, value, type));
    scf::YieldOp::create(inner, node.loc, yielded);
  }
  SmallVector<GraphValue> results;
  for (auto [i, result] : llvm::enumerate(op.getResults()))
    results.push_back({result, branches[0].values[i].type,
                       tensor::getMixedSizes(node.builder, node.loc, result)});
  return results;
}

LogicalResult Graph::importRestAfter(Node &node, Value condition,
                                     MutableArrayRef<Branch> branches) {
  Cursor here = cursors.back();
  if (llvm::count_if(cursors, [&](const Cursor &cursor) { return cursor.graph == here.graph; }) >
      int64_t(kMaxSplits))
    return node.error() << "If: more than " << kMaxSplits
                        << " conditionals in a row give results of different ranks";
  struct Failure {
    Location loc;
    std::string message;
  };
  std::optional<Failure> failures[2];
  for (int side : {0, 1}) {
    // An error on one side is not the user's: the model is fine if that side is never reached.
    ScopedDiagnosticHandler capture(&context, [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
        return failure();
      if (!failures[side])
        failures[side] = Failure{diagnostic.getLocation(), diagnostic.str()};
      return success();
    });
    OpBuilder::InsertionGuard guard(node.builder);
    node.builder.setInsertionPointToEnd(&branches[side].region.front());
    scopes.emplace_back();
    for (auto [i, value] : llvm::enumerate(branches[side].values))
      node.set(i, value);
    SmallVector<GraphValue> results;
    LogicalResult imported = importNodes(*here.graph, node.builder, here.next);
    for (const auto &output : here.graph->output()) {
      GraphValue *value = lookup(output.name());
      if (failed(imported) || !value)
        break;
      results.push_back(*value);
    }
    scopes.pop_back();
    if (!failures[side] && int(results.size()) != here.graph->output_size())
      failures[side] = Failure{node.loc, "an output is not computed"};
    // No node is left that reads the outputs themselves.
    for (auto [i, value] : llvm::enumerate(branches[side].values))
      node.set(i, value);
    branches[side].values = results;
  }
  cursors.back().next = here.graph->node_size();
  if (failures[0] && failures[1])
    return emitError(failures[0]->loc) << failures[0]->message;
  SmallVector<GraphValue> results;
  if (failures[0] || failures[1]) {
    int wrong = failures[0] ? 0 : 1;
    Value holds = wrong ? condition : node.host().onlyOne(condition, node.host().truth(true));
    cf::AssertOp::create(
        node.builder, node.loc, holds,
        "If: the model is not valid for these inputs, as what follows does not fit the " +
            std::string(wrong ? "else" : "then") + " branch");
    Block *target = node.builder.getInsertionBlock();
    Block &code = branches[1 - wrong].region.front();
    target->getOperations().splice(node.builder.getInsertionPoint(), code.getOperations());
    results = branches[1 - wrong].values;
  } else {
    results = SLUICE_TRY(joinBranches(node, condition, branches));
  }
  for (auto [output, value] : llvm::zip(here.graph->output(), results))
    define(output.name(), value);
  return success();
}

} // namespace sluice::onnx
