//===- LinearAttention.cpp - attention and convolution that keep a state --===//
// LinearAttention sums keys times values into a matrix for each head, step by step;
// CausalConvWithState remembers the last steps of its input.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "compiler/Input/Onnx/Ops/Loops.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// Query, key, value [batch, steps, heads * size], state [batch, heads, keys, values], decay
/// [batch, steps, heads (* keys)], rate [batch, steps, heads or 1]. Each step: the state decays,
/// what the key finds in it is taken off the value (delta rules), and the product of key and value
/// is added; the query reads it.
LogicalResult importLinearAttention(Node &node, Compose &onnx) {
  std::string rule = node.attribute("update_rule", "gated_delta");
  bool gated = rule == "gated" || rule == "gated_delta",
       delta = rule == "delta" || rule == "gated_delta";
  if (!gated && !delta && rule != "linear")
    return node.opError() << "unknown update_rule '" << rule << "'";
  for (unsigned i = 0; i < 3; ++i)
    if (!node.has(i) || node.in(i).rank() != 3 || !isFloat(node.in(i).type))
      return node.opError() << "input " << i << " must be floats of rank 3";
  if (node.has(4) != gated || node.has(5) != delta)
    return node.opError() << "update_rule '" << rule << "' needs " << (gated ? "" : "no ")
                          << "decay and " << (delta ? "" : "no ") << "beta";
  int64_t count = node.attribute("q_num_heads", 0), groups = node.attribute("kv_num_heads", 0);
  if (count <= 0 || groups <= 0 || count % groups)
    return node.opError() << "q_num_heads must be a positive multiple of kv_num_heads";
  Heads heads{node, onnx};
  int32_t type = node.in(0).type, wide = type == kDouble ? kDouble : kFloat;
  OpBuilder &b = node.builder;
  auto split = [&](unsigned input, int64_t parts) {
    return heads.split(onnx.cast(onnx.in(input), wide), parts);
  };
  GraphValue q = split(0, count), k = split(1, groups), v = split(2, groups), decay, rate;
  SLUICE_TRY(onnx.ok());
  if (gated) {
    auto width = staticSize(node.in(4).shape.back());
    if (node.in(4).rank() != 3 || !width || *width % groups)
      return node.opError() << "decay must have a number for each head, or for each of its keys";
    decay = onnx("Exp", {split(4, groups)});
  }
  if (delta) {
    auto width = node.in(5).rank() == 3 ? staticSize(node.in(5).shape.back()) : std::nullopt;
    if (width != 1 && width != groups)
      return node.opError() << "beta must have one number for each step, or one for each head";
    rate = split(5, *width);
  }
  double scale = node.attribute("scale", 0.0f);
  q = scale != 0 ? onnx.scaled(q, scale) : heads.byRootOfSize(q, k);
  Shape states{k.shape[0], heads.number(groups), k.shape[3], v.shape[3]};
  GraphValue state = node.has(3) ? onnx.cast(onnx.in(3), wide)
                                 : GraphValue{node.fill(node.constant(wide, 0), states, wide),
                                              std::nullopt, wide, states};
  SLUICE_TRY(onnx.ok());
  if (state.rank() != 4)
    return node.opError() << "past_state must have rank 4, has " << state.rank();
  OpFoldResult steps = q.shape[2];
  Value always = node.host().truth(true);
  for (GraphValue *value : {&q, &k, &v, &decay, &rate}) // Made before the loop.
    if (value->exists())
      value->tensor = node.tensor(*value);
  auto body = [&](ArrayRef<GraphValue> arguments) -> FailureOr<SmallVector<GraphValue>> {
    Value step = (*arguments[0].elements)[0];
    auto now = [&](GraphValue &x) -> GraphValue { // [batch, heads, 1, size]
      Shape offsets(4, b.getIndexAttr(0)), ones(4, b.getIndexAttr(1)), sizes = x.shape;
      offsets[2] = step;
      sizes[2] = b.getIndexAttr(1);
      return {node.slice(x.tensor, offsets, sizes, ones), std::nullopt, x.type, sizes};
    };
    GraphValue old = arguments[2], key = now(k), value = now(v);
    if (gated)
      old = onnx.mul(old, onnx.matrixTransposed(now(decay)));
    if (delta)
      value = onnx.mul(onnx("Sub", {value, onnx("MatMul", {key, old})}), now(rate));
    GraphValue next = onnx.add(old, onnx.mul(onnx.matrixTransposed(key), value)), query = now(q);
    SLUICE_TRY(onnx.ok());
    // Several heads of queries read one state.
    query = onnx.reshaped(
        query, {q.shape[0], heads.number(groups), heads.number(count / groups), q.shape[3]});
    GraphValue read = onnx("MatMul", {query, next});
    SLUICE_TRY(onnx.ok());
    read = onnx.reshaped(read, {q.shape[0], node.mul(heads.number(count), v.shape[3])});
    return SmallVector<GraphValue>{{nullptr, SmallVector<Value>{always}, kBool, {}}, next, read};
  };
  auto results = SLUICE_TRY(buildLoop(node, node.value(steps), always, state, 1, body));
  GraphValue rows = results[1];
  rows = onnx.reshaped(rows, {steps, q.shape[0], node.mul(heads.number(count), v.shape[3])});
  int32_t stateType = node.has(3) ? node.in(3).type : type;
  SLUICE_TRY(onnx.set(0, onnx.cast(onnx.transposed(rows, {1, 0, 2}), type)));
  return onnx.set(1, onnx.cast(onnx.reshaped(results[0], states), stateType));
}

/// Input [batch, channels, steps], weights [channels, 1, k], bias, the k - 1 steps before the
/// input.
LogicalResult importCausalConv(Node &node, Compose &onnx) {
  std::string activation = node.attribute("activation", "none");
  if (!llvm::is_contained({"none", "silu", "swish"}, activation))
    return node.opError() << "unknown activation '" << activation << "'";
  if (!node.has(0) || !node.has(1) || node.in(0).rank() != 3 || node.in(1).rank() != 3)
    return node.opError() << "input and weight must have rank 3";
  GraphValue x = onnx.in(0), weights = onnx.in(1), past = onnx.in(3);
  auto channels = staticSize(weights.shape[0]);
  if (!channels)
    return node.opError() << "the number of channels must be known";
  OpBuilder &b = node.builder;
  OpFoldResult before = node.sub(weights.shape[2], b.getIndexAttr(1));
  if (!past.exists()) {
    Shape zeros{x.shape[0], x.shape[1], before};
    past = {node.fill(node.constant(x.type, 0), zeros, x.type), std::nullopt, x.type, zeros};
  }
  GraphValue all = onnx("Concat", {past, x}, {{"axis", 2}});
  SmallVector<GraphValue> operands{all, weights};
  if (node.has(2))
    operands.push_back(onnx.in(2));
  GraphValue result = x; // Without steps the result is empty; Conv refuses that.
  if (staticSize(x.shape[2]) != 0)
    result = onnx("Conv", operands, {{"group", *channels}});
  SLUICE_TRY(onnx.ok());
  Shape offsets(3, b.getIndexAttr(0)), ones(3, b.getIndexAttr(1)),
      sizes{x.shape[0], x.shape[1], before};
  offsets[2] = node.sub(all.shape[2], before);
  node.set(1, node.slice(node.tensor(all), offsets, sizes, ones), x.type, sizes);
  if (activation != "none") {
    int32_t wide = x.type == kDouble ? kDouble : kFloat;
    GraphValue real = onnx.cast(result, wide);
    result = onnx.cast(onnx.mul(real, onnx("Sigmoid", {real})), x.type);
  }
  return onnx.set(0, result);
}

/// Scores, and probabilities after the softmax, go through graphs of the model.
LogicalResult importFlexAttention(Node &node, Compose &onnx) {
  for (unsigned i = 0; i < 3; ++i)
    if (!node.has(i) || node.in(i).rank() != 4 || !isFloat(node.in(i).type))
      return node.opError() << "input " << i << " must be floats of rank 4";
  Heads heads{node, onnx};
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  auto count = staticSize(q.shape[1]), groups = staticSize(k.shape[1]);
  if (!count || !groups || *groups < 1 || *count % *groups)
    return node.opError() << "the numbers of heads must be known, those of queries a "
                             "multiple of those of keys";
  int32_t type = q.type, precision = node.attribute("softmax_precision",
                                                    int64_t(type == kDouble ? kDouble : kFloat));
  if (!isFloat(precision))
    return node.opError() << "softmax_precision is " << typeName(precision);
  auto through = [&](const char *name, GraphValue value) -> FailureOr<GraphValue> {
    auto *graph = node.find(name);
    if (!graph || !onnx.ok())
      return value;
    auto results = SLUICE_TRY(node.inlineGraph(graph->g(), value));
    if (results.size() != 1 || results.front().rank() != 4 || results.front().type != value.type)
      return LogicalResult(node.opError() << name << " must give one tensor like its input");
    return results.front();
  };
  GraphValue products = onnx(
      "MatMul", {onnx.cast(q, precision),
                 onnx.matrixTransposed(heads.spread(onnx.cast(k, precision), *count, *groups))});
  SLUICE_TRY(onnx.ok());
  bool isScaled = node.find("scale");
  auto scores = SLUICE_TRY(
      through("score_mod", isScaled ? onnx.scaled(products, node.attribute("scale", 0.0f))
                                    : heads.byRootOfSize(products, q)));
  auto shares = SLUICE_TRY(through("prob_mod", onnx("Softmax", {scores}, {{"axis", -1}})));
  return onnx.set(0, onnx("MatMul", {onnx.cast(shares, type), heads.spread(v, *count, *groups)}));
}

/// a * sigmoid(alpha * a) * b
LogicalResult importSwiGlu(Node &node, Compose &onnx) {
  if (!node.has(0) || !node.has(1) || !isFloat(node.in(0).type) ||
      node.in(0).type != node.in(1).type)
    return node.opError() << "needs two float inputs of one type";
  GraphValue a = onnx.in(0);
  return onnx.set(
      0, onnx.mul(onnx.mul(a, onnx("Sigmoid", {onnx.scaled(a, node.attribute("alpha", 1.0f))})),
                  onnx.in(1)));
}

/// com.microsoft's operator of the same name, as far as it is ONNX's.
template <Handler handler> LogicalResult importAsOnnx(Node &node) {
  for (auto [name, usual] :
       {std::pair("state_window", 0), {"channels_last", 0}, {"dilation", 1}, {"ndim", 1}})
    if (node.attribute(name, int64_t(usual)) != usual)
      return node.opError() << name << " is only supported as " << usual;
  return handler(node);
}

} // namespace

const OperatorTable linearAttentionOperators = {
    {"com.microsoft.LinearAttention", 1, importAsOnnx<importLinearAttention>, "no state_window"},
    {"com.microsoft.CausalConvWithState", 1, importAsOnnx<importCausalConv>,
     "one dimension, no state_window, dilation"},
    {"LinearAttention", 27, importLinearAttention},
    {"CausalConvWithState", 27, importCausalConv},
    {"SwiGLU", 28, importSwiGlu},
    {"ai.onnx.preview.FlexAttention", 1, importFlexAttention},
};

} // namespace sluice::onnx
