//===- Loss.cpp - NegativeLogLikelihoodLoss, SoftmaxCrossEntropyLoss ------===//
//   t = target[n, d...]; loss[n, d...] = t == ignore_index ? 0 : -weight[t] * x[n, t, d...]
// "mean" divides the sum by the sum of the weights that took part.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Softmax.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// The class of a target, clamped into the range of classes, and whether it counts.
std::pair<Value, Value> classOf(Cell &b, Value target, std::optional<int64_t> ignored,
                                Value classes) {
  Value index = b.toIndex(target);
  Value counts = b.truth(true);
  if (ignored)
    counts = b.unequal(index, *ignored);
  Value last = b.sub(classes, 1);
  Value clamped = b.max(b.min(index, last), 0);
  return {clamped, counts};
}

LogicalResult likelihood(Node &node, Value scores, unsigned weightInput) {
  GraphValue &input = node.in(0), &target = node.in(1);
  int32_t type = input.type;
  std::string reduction = node.attribute("reduction", "mean");
  std::optional<int64_t> ignored;
  if (node.find("ignore_index"))
    ignored = node.attribute("ignore_index", 0);
  Shape shape = target.shape;
  unsigned rank = shape.size();
  Value classes = node.value(input.shape[1]),
        weights = node.has(weightInput) ? node.tensor(weightInput) : Value();
  AffineMap identity = node.builder.getMultiDimIdentityMap(rank);
  auto weightOf = [&](Cell &b, Value which, Value counts) -> Value {
    Type element = elementType(b.getContext(), type);
    Value weight = weights ? b.at(weights, which) : b.number(element, 1);
    return b.select(counts, weight, 0);
  };
  Value losses =
      node.generic({node.tensor(1)}, {identity}, shape, type, [&](Cell &b, ValueRange x) {
        auto [which, counts] = classOf(b, x[0], ignored, classes);
        SmallVector<Value> position{b.index(0), which};
        for (unsigned i = 1; i < rank; ++i)
          position.push_back(b.index(i));
        Value score = b.at(scores, position);
        Value product = b.mul(score, weightOf(b, which, counts));
        Value loss = b.neg(product);
        return b.select(counts, loss, 0);
      });
  if (reduction == "none")
    return node.set(0, losses, type, shape);
  if (reduction != "mean" && reduction != "sum")
    return node.opError() << "reduction '" << reduction << "' is not known";
  SmallVector<int64_t> all = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  auto sumOf = [&](Value tensor) {
    return node.reduce(tensor, shape, all, type, node.constant(type, 0),
                       [](Cell &b, ValueRange x) { return b.add(x[0], x[1]); });
  };
  Value total = sumOf(losses);
  if (reduction == "mean") {
    Value used =
        node.generic({node.tensor(1)}, {identity}, shape, type, [&](Cell &b, ValueRange x) {
          auto [which, counts] = classOf(b, x[0], ignored, classes);
          return weightOf(b, which, counts);
        });
    AffineMap scalar = node.builder.getMultiDimIdentityMap(0);
    total = node.generic({total, sumOf(used)}, {scalar, scalar}, {}, type,
                         [](Cell &b, ValueRange x) { return b.div(x[0], x[1]); });
  }
  return node.set(0, total, type, Shape{});
}

template <bool withSoftmax> LogicalResult importLoss(Node &node) {
  if (!node.has(0) || !node.has(1))
    return node.opError() << "scores and targets are needed";
  GraphValue &input = node.in(0), &target = node.in(1);
  if (!isFloat(input.type) || !isInteger(target.type) || input.rank() < 2 ||
      target.rank() != input.rank() - 1)
    return node.opError() << "needs floating-point scores of rank 2 or more and integer targets of "
                             "one rank less, has ranks "
                          << input.rank() << " and " << target.rank();
  for (int64_t i = 0; i < target.rank(); ++i)
    if (failed(node.requireEqual(target.shape[i], input.shape[i ? i + 1 : 0],
                                 node.op() + ": sizes of scores and targets differ")))
      return failure();
  Value scores = node.tensor(0);
  if (withSoftmax) {
    scores = softmax(node, scores, input.shape, 1, input.type, /*logarithm=*/true);
    node.set(1, scores, input.type, input.shape);
  }
  return likelihood(node, scores, 2);
}

constexpr OperatorEntry kLossOperators[] = {{"NegativeLogLikelihoodLoss", 12, importLoss<false>},
                                            {"SoftmaxCrossEntropyLoss", 12, importLoss<true>}};

} // namespace

ArrayRef<OperatorEntry> lossOperators() { return kLossOperators; }

} // namespace sluice::onnx
