//===- OldOpsets.cpp - inputs as they were before opset 7 -----------------===//
//   Add(x: [2, 3, 4, 5], y: [3, 4]) <broadcast = 1, axis = 1>   ->   Add(x, y: [3, 4, 1])
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Axes.h"
#include "llvm/ADT/StringSet.h"

namespace sluice::onnx {

/// Appends dimensions of size 1 to input 1 so that its first one is dimension `axis` of input 0.
static LogicalResult alignWith(Node &node, int64_t axis, std::deque<GraphValue> &storage) {
  GraphValue &left = node.in(0), &right = node.in(1);
  int64_t ones = left.rank() - axis - right.rank();
  if (axis < 0 || ones < 0)
    return node.opError() << "input 1 of rank " << right.rank() << " does not fit input 0 of rank "
                          << left.rank() << " at axis " << axis;
  Shape shape = right.shape;
  shape.append(ones, node.fixed(1));
  if (ones == 0)
    return success();
  node.inputs[1] = &storage.emplace_back(node.reshaped(right, shape));
  return success();
}

/// Two inputs of one shape; with the attribute `broadcast`, the second one has some neighbouring
/// dimensions of the first one.
static LogicalResult modernizeBroadcast(Node &node, std::deque<GraphValue> &storage) {
  GraphValue &left = node.in(0), &right = node.in(1);
  if (node.attribute("broadcast", 0)) {
    int64_t axis = node.attribute("axis", left.rank() - right.rank());
    return alignWith(node, axis < 0 ? axis + left.rank() : axis, storage);
  }
  if (left.rank() != right.rank())
    return node.opError() << "inputs have ranks " << left.rank() << " and " << right.rank()
                          << " and the attribute broadcast is not set";
  for (auto [i, size] : llvm::enumerate(left.shape))
    SLUICE_TRY(node.requireSame(size, right.shape[i],
                                "sizes of dimension " + Twine(i) +
                                    " differ and the attribute broadcast is not set"));
  return success();
}

LogicalResult modernizeInputs(Node &node, std::deque<GraphValue> &storage) {
  static const llvm::StringSet<> binary{"Add", "Sub",   "Mul",  "Div",     "And", "Or",
                                        "Xor", "Equal", "Less", "Greater", "Pow"};
  if (binary.contains(node.op()) && node.opset() < 7 && node.has(0) && node.has(1))
    return modernizeBroadcast(node, storage);
  // One slope for each channel.
  if (node.op() == "PRelu" && node.opset() < 7 && node.has(1) && node.in(1).rank() == 1 &&
      node.in(0).rank() > 1)
    return alignWith(node, 1, storage);
  // A number of tiles along one axis.
  if (node.op() == "Tile" && node.opset() < 6 && node.has(1) && node.has(2)) {
    Value tiles = node.onlyElement(1);
    auto axes = axesAtRunTime(node, 2, node.in(0).rank());
    if (!tiles || failed(axes))
      return failure();
    int64_t rank = node.in(0).rank();
    auto repeats = valuesOfAxes(node, *axes, tiles, Shape(rank, node.fixed(1)));
    node.inputs = {node.inputs[0],
                   &storage.emplace_back(GraphValue{repeats, kInt64, {node.fixed(rank)}})};
  }
  return success();
}

} // namespace sluice::onnx
