//===- Loss.cpp - NegativeLogLikelihoodLoss, SoftmaxCrossEntropyLoss ------===//
//   t = target[n, d...]; loss[n, d...] = t == ignore_index ? 0 : -weight[t] * x[n, t, d...]
// "mean" divides the sum by the sum of the weights that took part.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Softmax.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// The class of a target, clamped into the range of classes, and whether it counts.
std::pair<Value, Value> classOf(OpBuilder &b, Location loc, Value target,
                                std::optional<int64_t> ignored, Value classes) {
  Value index = arith::IndexCastOp::create(b, loc, b.getIndexType(), target);
  Value counts = arith::ConstantOp::create(b, loc, b.getBoolAttr(true));
  if (ignored)
    counts = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, index,
                                   arith::ConstantIndexOp::create(b, loc, *ignored));
  Value last = arith::SubIOp::create(b, loc, classes, arith::ConstantIndexOp::create(b, loc, 1));
  Value clamped = arith::MaxSIOp::create(b, loc, arith::MinSIOp::create(b, loc, index, last),
                                         arith::ConstantIndexOp::create(b, loc, 0));
  return {clamped, counts};
}

LogicalResult likelihood(Node &node, Value scores, unsigned weightInput) {
  GraphValue &input = node.in(0), &target = node.in(1);
  int32_t type = input.type;
  std::string reduction = node.attribute("reduction", "mean");
  std::optional<int64_t> ignored;
  if (node.find("ignore_index"))
    ignored = node.attribute("ignore_index", int64_t(0));
  Shape shape = target.shape;
  unsigned rank = shape.size();
  Value classes = node.value(input.shape[1]),
        weights = node.has(weightInput) ? node.tensor(weightInput) : Value();
  AffineMap identity = node.builder.getMultiDimIdentityMap(rank);
  auto weightOf = [&](OpBuilder &b, Location loc, Value which, Value counts) -> Value {
    Type element = elementType(b.getContext(), type);
    Value weight = weights
                       ? tensor::ExtractOp::create(b, loc, weights, which).getResult()
                       : arith::ConstantOp::create(b, loc, b.getFloatAttr(element, 1)).getResult();
    return arith::SelectOp::create(b, loc, counts, weight,
                                   arith::ConstantOp::create(b, loc, b.getFloatAttr(element, 0)));
  };
  Value losses =
      node.generic({node.tensor(1)}, {identity}, shape, type,
                   [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
                     auto [which, counts] = classOf(b, loc, x[0], ignored, classes);
                     SmallVector<Value> position{linalg::IndexOp::create(b, loc, 0), which};
                     for (unsigned i = 1; i < rank; ++i)
                       position.push_back(linalg::IndexOp::create(b, loc, i));
                     Value score = tensor::ExtractOp::create(b, loc, scores, position);
                     Value product =
                         arith::MulFOp::create(b, loc, score, weightOf(b, loc, which, counts));
                     Value loss = arith::NegFOp::create(b, loc, product);
                     return arith::SelectOp::create(
                         b, loc, counts, loss,
                         arith::ConstantOp::create(b, loc, b.getFloatAttr(loss.getType(), 0)));
                   });
  if (reduction == "none") {
    node.set(0, losses, type, shape);
    return success();
  }
  if (reduction != "mean" && reduction != "sum")
    return node.error() << node.op() << ": reduction '" << reduction << "' is not known";
  SmallVector<int64_t> all = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  auto sumOf = [&](Value tensor) {
    return node.reduce(tensor, shape, all, type, node.constant(type, 0),
                       [](OpBuilder &b, Location loc, ValueRange x) -> Value {
                         return arith::AddFOp::create(b, loc, x[0], x[1]);
                       });
  };
  Value total = sumOf(losses);
  if (reduction == "mean") {
    Value used = node.generic({node.tensor(1)}, {identity}, shape, type,
                              [&](OpBuilder &b, Location loc, ValueRange x) {
                                auto [which, counts] = classOf(b, loc, x[0], ignored, classes);
                                return weightOf(b, loc, which, counts);
                              });
    AffineMap scalar = node.builder.getMultiDimIdentityMap(0);
    total = node.generic({total, sumOf(used)}, {scalar, scalar}, {}, type,
                         [](OpBuilder &b, Location loc, ValueRange x) -> Value {
                           return arith::DivFOp::create(b, loc, x[0], x[1]);
                         });
  }
  node.set(0, total, type, Shape{});
  return success();
}

template <bool withSoftmax> LogicalResult importLoss(Node &node) {
  if (!node.has(0) || !node.has(1))
    return node.error() << node.op() << ": scores and targets are needed";
  GraphValue &input = node.in(0), &target = node.in(1);
  if (!isFloat(input.type) || !isInteger(target.type) || input.rank() < 2 ||
      target.rank() != input.rank() - 1)
    return node.error() << node.op()
                        << ": needs floating-point scores of rank 2 or more and integer targets of "
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
