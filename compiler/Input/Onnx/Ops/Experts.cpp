//===- Experts.cpp - com.microsoft's mixtures of experts ------------------===//
// Every row goes through two (or three) matrices of each of the k experts that a router likes best:
//   y[row] = sum over the k best e of
//              weight[row, e] * (fc2[e] * activation(fc1[e] * x[row] + b1[e]) + b2[e])
// All experts compute all rows, as two products with a batch of matrices, and those that a row did
// not choose weigh nothing: that is k / experts of the work put to use. (Rows sorted by their
// experts would be products of groups of rows, whose sizes are only known at run time.) QMoE keeps
// the matrices as numbers of 2, 4 or 8 bits, low bits first, with a scale (and a zero point) for
// each row, or each block of it.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/SmallCodes.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// Weights [experts, rows, columns] and bias [experts, rows] of one layer. A layer that is left out
/// does not exist.
struct Layer {
  GraphValue weights, bias;
};

/// Which experts the rows choose, as weights [rows, experts] that are zero for all others. The k
/// best of `logits` are chosen. `mixing`, if it exists, has the weights; else they are the softmax
/// of the logits.
GraphValue route(Node &node, Compose &onnx, const GraphValue &logits, const GraphValue &mixing) {
  int64_t k = node.attribute("k", 1);
  SmallVector<GraphValue> best = onnx.all("TopK", {logits, onnx.integers({k})}, 2, {{"axis", -1}});
  GraphValue all = mixing.exists() ? mixing : onnx("Softmax", {logits}, {{"axis", -1}});
  GraphValue chosen = onnx("GatherElements", {all, best[1]}, {{"axis", -1}});
  if (node.attribute("normalize_routing_weights", 0))
    chosen =
        onnx("Div", {chosen, onnx("ReduceSum", {chosen, onnx.integers({-1})}, {{"keepdims", 1}})});
  GraphValue none = onnx("Expand", {onnx.number(all.type, 0), onnx("Shape", {logits})});
  return onnx("ScatterElements", {none, best[1], chosen}, {{"axis", -1}});
}

/// x [1 or experts, rows, columns] through one layer: [experts, rows, the layer's rows].
GraphValue apply(Compose &onnx, const GraphValue &x, const Layer &layer) {
  GraphValue product = onnx("MatMul", {x, onnx.matrixTransposed(layer.weights)});
  return layer.bias.exists() ? onnx.add(product, onnx.unsqueezed(layer.bias, 1)) : product;
}

/// Elements from `start` to before `end` of the last dimension, each `step`-th.
GraphValue slice(Compose &onnx, const GraphValue &x, int64_t start, int64_t end, int64_t step) {
  return onnx("Slice", {x, onnx.integers({start}), onnx.integers({end}), onnx.integers({-1}),
                        onnx.integers({step})});
}

/// What the first layer gives, and the third where there is one, on the way to the second.
FailureOr<GraphValue> activate(Node &node, Compose &onnx, GraphValue hidden, GraphValue gated) {
  std::string name = node.attribute("activation_type", "relu");
  int64_t fusion = node.attribute("swiglu_fusion", 0);
  if (name == "swiglu") {
    if (fusion == 0 && !gated.exists())
      return LogicalResult(node.opError() << "swiglu needs fc3, or swiglu_fusion 1 or 2");
    if (fusion == 1) {
      constexpr int64_t end = std::numeric_limits<int64_t>::max();
      gated = slice(onnx, hidden, 1, end, 2);
      hidden = slice(onnx, hidden, 0, end, 2);
    } else if (fusion == 2) {
      auto columns = staticSize(hidden.shape.back());
      if (!columns)
        return LogicalResult(node.opError() << "the size of fc1 is not known");
      gated = slice(onnx, hidden, *columns / 2, *columns, 1);
      hidden = slice(onnx, hidden, 0, *columns / 2, 1);
    }
    float limit = node.attribute("swiglu_limit", std::numeric_limits<float>::infinity());
    if (std::isfinite(limit)) {
      hidden = onnx("Min", {hidden, onnx.number(hidden.type, limit)});
      gated =
          onnx("Clip", {gated, onnx.number(gated.type, -limit), onnx.number(gated.type, limit)});
    }
    GraphValue gate =
        onnx("Sigmoid", {onnx.scaled(hidden, node.attribute("activation_alpha", 1.0f))});
    float beta = node.attribute("activation_beta", 0.0f);
    if (beta != 0)
      gated = onnx.add(gated, onnx.number(gated.type, beta));
    return onnx.mul(onnx.mul(hidden, gate), gated);
  }
  GraphValue result;
  if (name == "identity")
    result = hidden;
  else if (name == "relu")
    result = onnx("Relu", {hidden});
  else if (name == "gelu") // ONNX Runtime's is the approximation.
    result = onnx("Gelu", {hidden}, {{"approximate", std::string("tanh")}});
  else if (name == "silu")
    result = onnx.mul(hidden, onnx("Sigmoid", {hidden}));
  else
    return LogicalResult(node.opError() << "activation_type '" << name
                                        << "' is not one of relu, gelu, silu, swiglu and identity");
  return gated.exists() ? onnx.mul(result, gated) : result;
}

LogicalResult mix(Node &node, Compose &onnx, const Layer (&layers)[3], const GraphValue &mixing) {
  if (node.attribute("use_sparse_mixer", 0))
    return node.opError() << "use_sparse_mixer is not supported";
  GraphValue x = onnx.in(0), logits = onnx.in(1);
  SLUICE_TRY(onnx.ok());
  if (x.rank() < 2 || x.rank() > 3 || logits.rank() != 2 || layers[0].weights.rank() != 3 ||
      layers[1].weights.rank() != 3)
    return node.opError() << "needs input [rows, width] or [batch, length, width], router_probs "
                             "[rows, experts], and a "
                          << "matrix for each expert";
  OpFoldResult width = x.shape.back(), one = node.fixed(1);
  Shape outer(x.shape.begin(), x.shape.end() - 1), flat{one, node.product(outer), width};
  OpFoldResult rows = flat[1], experts = logits.shape[1];
  for (const Layer &layer : layers)
    if (layer.weights.exists() &&
        failed(node.requireEqual(layer.weights.shape[0], experts,
                                 node.op() + ": there is not a matrix for each expert")))
      return failure();
  SLUICE_TRY(node.requireEqual(logits.shape[0], rows,
                               node.op() +
                                   ": router_probs does not have a row for each row of the input"));
  GraphValue input = onnx.reshaped(x, flat);
  GraphValue hidden = apply(onnx, input, layers[0]);
  auto active = SLUICE_TRY(
      activate(node, onnx, hidden,
               layers[2].weights.exists() ? apply(onnx, input, layers[2]) : GraphValue()));
  GraphValue results = apply(onnx, active, layers[1]);
  GraphValue weights = onnx.cast(route(node, onnx, logits, mixing), x.type);
  weights = onnx.unsqueezed(onnx.matrixTransposed(weights), 2);
  GraphValue sum =
      onnx("ReduceSum", {onnx.mul(results, weights), onnx.integers({0})}, {{"keepdims", 0}});
  return onnx.ok() ? onnx.set(0, onnx.reshaped(sum, x.shape)) : failure();
}

LogicalResult importMoE(Node &node, Compose &onnx) {
  if (!node.has(0) || !node.has(1) || !node.has(2) || !node.has(4))
    return node.opError()
           << "needs input, router_probs, fc1_experts_weights and fc2_experts_weights";
  Layer layers[] = {{onnx.in(2), onnx.in(3)}, {onnx.in(4), onnx.in(5)}, {onnx.in(6), onnx.in(7)}};
  return mix(node, onnx, layers, {});
}

/// The matrices of layer `layer` (from 0) of a QMoE in the type of its input.
FailureOr<GraphValue> dequantized(Node &node, unsigned layer) {
  unsigned weightsAt = 2 + 3 * layer, scalesAt = weightsAt + 1, zerosAt = 11 + layer;
  int64_t bits = node.attribute("fc" + std::to_string(layer + 1) + "_expert_weight_bits",
                                node.attribute("expert_weight_bits", 4));
  int64_t block = node.attribute("block_size", 0);
  auto refuse = [&]() -> FailureOr<GraphValue> {
    return LogicalResult(
        node.error() << "QMoE: fc" << layer + 1
                     << " needs uint8 weights [experts, rows, bytes] of 2, 4 or 8 bits, and scales "
                     << "(and zero points) for each row, or for each block of block_size elements");
  };
  if (!node.has(scalesAt) || (bits != 2 && bits != 4 && bits != 8))
    return refuse();
  GraphValue &packed = node.in(weightsAt), &scales = node.in(scalesAt);
  int64_t perByte = 8 / bits;
  if (packed.rank() != 3 || packed.type != kUInt8 || !isFloat(scales.type) ||
      scales.rank() != (block > 0 ? 3 : 2))
    return refuse();
  auto experts = staticSize(packed.shape[0]), rows = staticSize(packed.shape[1]),
       bytes = staticSize(packed.shape[2]);
  if (!experts || !rows || !bytes)
    return refuse();
  int64_t columns = *bytes * perByte, blocks = block > 0 ? llvm::divideCeil(columns, block) : 1;
  SmallVector<int64_t> scaleShape{*experts, *rows},
      zeroShape{*experts, int64_t(llvm::divideCeil(*rows, perByte))};
  if (block > 0) {
    scaleShape.push_back(blocks);
    zeroShape = {*experts, *rows, int64_t(llvm::divideCeil(blocks, perByte))};
  }
  if (staticShape(scales.shape) != scaleShape)
    return refuse();
  Value codes = node.tensor(weightsAt), factors = node.tensor(scalesAt), zeros;
  if (node.has(zerosAt)) {
    if (node.in(zerosAt).type != kUInt8 || staticShape(node.in(zerosAt).shape) != zeroShape)
      return refuse();
    zeros = node.tensor(zerosAt);
  }
  int32_t type = node.in(0).type, scaleType = scales.type;
  Shape shape{packed.shape[0], packed.shape[1], node.fixed(columns)};
  Value dense = node.generic({}, {}, shape, type, [&](Cell &b, ValueRange) {
    auto unpacked = [&](Value source, SmallVector<Value> outer, Value which) -> Value {
      outer.push_back(b.div(which, perByte));
      Value byte = b.at(source, outer);
      Value place = perByte == 1 ? b.constant(0) : b.rem(which, perByte);
      return b.convert(bitsOf(b, byte, place, bits), kInt32, type);
    };
    Value expert = b.index(0), row = b.index(1), column = b.index(2);
    Value value = unpacked(codes, {expert, row}, column);
    SmallVector<Value> factorAt{expert, row};
    Value blockOf = block > 0 ? b.div(column, block) : Value();
    if (blockOf)
      factorAt.push_back(blockOf);
    Value zero;
    if (!zeros)
      zero = b.number(value.getType(), 1 << (bits - 1));
    else
      zero = blockOf ? unpacked(zeros, {expert, row}, blockOf) : unpacked(zeros, {expert}, row);
    Value factor = b.convert(b.at(factors, factorAt), scaleType, type);
    return b.mul(b.sub(value, zero), factor);
  });
  return GraphValue{dense, std::nullopt, type, shape};
}

LogicalResult importQMoE(Node &node, Compose &onnx) {
  std::string kind = node.attribute("quant_type", "int");
  if (kind != "int" || node.attribute("weights_prepacked", 0) > 0)
    return node.opError()
           << "quant_type '" << kind
           << "' and weights that are packed for a device are not supported, only 'int' with "
           << "weights as they are quantized";
  if (!node.has(0) || !node.has(1) || !node.has(2) || !node.has(5) || !isFloat(node.in(0).type))
    return node.opError()
           << "needs input, router_probs, fc1_experts_weights and fc2_experts_weights";
  Layer layers[3];
  for (unsigned i = 0; i < 3; ++i) {
    if (!node.has(2 + 3 * i))
      continue;
    auto weights = SLUICE_TRY(dequantized(node, i));
    layers[i] = {weights, onnx.in(4 + 3 * i)};
  }
  return mix(node, onnx, layers, onnx.in(14));
}

} // namespace

const OperatorTable expertOperators = {
    {"com.microsoft.MoE", 1, importMoE, "no use_sparse_mixer"},
    {"com.microsoft.QMoE", 1, importQMoE, "quant_type int, no use_sparse_mixer"},
};

} // namespace sluice::onnx
