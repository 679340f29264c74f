//===- OnnxAttention.cpp - ONNX's own attention, rotations and caches -----===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "compiler/Input/Onnx/Ops/Loops.h"

namespace sluice::onnx {
namespace {

/// Query, key, value ([batch, length, heads * size] or [batch, heads, length, size]), mask, past
/// keys, past values, and from opset 24 on the number of keys of each text that are not padding.
/// Results: attention, all keys, all values, scores.
LogicalResult importAttention(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 3, 4}, {kFloats, 3, 4}, {kFloats, 3, 4}}));
  Heads heads{node, onnx};
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  bool joined = q.rank() == 3;
  if (k.rank() != q.rank() || v.rank() != q.rank() || k.type != q.type || v.type != q.type)
    return node.opError() << "query, key and value must be floats of one type, all of "
                             "rank 3 or all of rank 4";
  if (node.has(4) != node.has(5))
    return node.opError() << "past_key and past_value belong together";
  int64_t left = node.attribute("left_window_size", -1),
          right = node.attribute("right_window_size", -1);
  if (left < -1 || right < -1)
    return node.opError() << "the sizes of windows must be -1 or not negative";
  int64_t count = node.attribute("q_num_heads", 0), groups = node.attribute("kv_num_heads", 0);
  if (!joined) {
    count = staticSize(q.shape[1]).value_or(0);
    groups = staticSize(k.shape[1]).value_or(0);
    if (!count && node.sameSize(q.shape[1], k.shape[1]))
      count = groups = 1; // As many of one as of the other.
  }
  if (count <= 0 || groups <= 0 || count % groups)
    return node.opError() << "the numbers of heads must be known, those of queries a "
                             "multiple of those of keys";
  if (joined)
    heads.split(q, k, v, count, groups);
  k = heads.behind(onnx.in(4), k);
  v = heads.behind(onnx.in(5), v);
  SLUICE_TRY(onnx.set(1, k));
  SLUICE_TRY(onnx.set(2, v));
  OpFoldResult queries = q.shape[2], keys = k.shape[2];
  int32_t type = q.type;
  SmallVector<GraphValue> biases;
  if (node.has(3)) {
    GraphValue mask = onnx.in(3);
    if (mask.rank() < 1 || (mask.type != kBool && mask.type != type))
      return node.opError() << "the mask must be bools or of the type of the query";
    GraphValue bias =
        mask.type == kBool ? onnx.select(mask, 0, onnx.number(type, -INFINITY)) : mask;
    // Keys behind the end of the mask are hidden.
    if (staticSize(bias.shape.back()) != 1 && !node.sameSize(bias.shape.back(), keys)) {
      Shape zero(bias.rank(), node.fixed(0)), high = zero, shape = bias.shape;
      high.back() = node.max(node.sub(keys, shape.back()), zero.back());
      shape.back() = node.add(shape.back(), high.back());
      bias = node.padded(bias, zero, high, -INFINITY, shape);
    }
    biases.push_back(bias);
  }
  Value lengths = node.has(6) ? node.tensor(6) : Value();
  auto lengthOf = [&](Cell &b, Value text) { return b.toIndex(b.at(lengths, text)); };
  if (lengths) {
    heads.requireWithin(node.in(6), 0, keys, "nonpad_kv_seqlen");
    biases.push_back(heads.visible({q.shape[0], heads.number(1), heads.number(1), keys}, type,
                                   -INFINITY, [&](Cell &b, Value text, Value, Value key) -> Value {
                                     return b.less(key, lengthOf(b, text));
                                   }));
  }
  if (node.attribute("is_causal", 0)) // No key behind the query's own.
    right = 0;
  if (left >= 0 || right >= 0) {
    // The first query follows the past, or is that many before the end of what is not padding.
    Value past = node.has(4) ? node.value(node.in(4).shape[2]) : node.index(0),
          fresh = node.value(queries);
    Shape shape{lengths ? q.shape[0] : heads.number(1), heads.number(1), queries, keys};
    biases.push_back(heads.visible(
        shape, type, -INFINITY, [&](Cell &b, Value text, Value query, Value key) -> Value {
          Value before = lengths && !node.has(4) ? b.sub(lengthOf(b, text), fresh) : past;
          Value own = b.add(query, before);
          auto shifted = [&](int64_t by) -> Value { return by ? b.add(own, by) : own; };
          Value below = right < 0 ? Value() : b.atMost(key, shifted(right)),
                above = left < 0 ? Value() : b.atLeast(key, shifted(-left));
          return !above ? below : !below ? above : b.both(below, above);
        }));
  }
  float scale = node.attribute("scale", 0.0f), softcap = node.attribute("softcap", 0.0f);
  GraphValue scores =
      onnx.matmul(node.find("scale") ? onnx.scaled(q, scale) : heads.byRootOfSize(q, q),
                  onnx.matrixTransposed(heads.spread(k, count, groups)));
  GraphValue products = scores;
  if (softcap != 0)
    scores = onnx.scaled(onnx("Tanh", {onnx.scaled(scores, 1.0 / softcap)}), softcap);
  GraphValue capped = scores, bias;
  for (const GraphValue &each : biases)
    bias = bias.exists() ? onnx.add(bias, each) : each;
  scores = onnx.addIf(scores, bias);
  int32_t precision = node.attribute("softmax_precision", int64_t(type));
  GraphValue weights = onnx.cast(onnx.softmax(onnx.cast(scores, precision)), type);
  // A query that sees no key gets nothing. A causal bias alone always shows one, as does a window
  // around the query if the keys are there.
  if (node.has(3) || lengths || node.attribute("left_window_size", -1) >= 0 ||
      (right >= 0 && !node.attribute("is_causal", 0))) {
    GraphValue best = onnx.reduce("ReduceMax", scores, {-1}, true);
    weights = onnx.select(onnx.equal(best, -INFINITY), 0, weights);
  }
  GraphValue result = onnx.matmul(weights, heads.spread(v, count, groups));
  SLUICE_TRY(onnx.set(0, joined ? heads.join(result) : result));
  int64_t mode = node.attribute("qk_matmul_output_mode", 0);
  return onnx.set(3, mode == 1 ? capped : mode == 2 ? scores : mode == 3 ? weights : products);
}

/// Input, cosines, sines ([rows, half], or [batch, length, half] without positions), positions
/// [batch, length].
LogicalResult importRotary(Node &node, Compose &onnx) {
  bool joined = node.in(0).rank() == 3, placed = node.has(3);
  SmallVector<InputRule> rules{{kAnything, 3, 4}};
  rules.append(2, {kAnything, placed ? 2 : 3});
  if (placed)
    rules.push_back({kAnything, 2});
  SLUICE_TRY(node.check(rules));
  Heads heads{node, onnx};
  GraphValue x = onnx.in(0), cosines = onnx.in(1), sines = onnx.in(2);
  if (joined)
    x = heads.split(x, SLUICE_TRY(heads.count()));
  Value length = node.value(x.shape[2]);
  const Shape &given = placed ? node.in(3).shape : cosines.shape;
  SLUICE_TRY(
      node.requireSameShape({given[0], given[1]}, {x.shape[0], x.shape[2]},
                            placed ? "positions and words differ" : "angles and words differ"));
  if (!placed)
    for (GraphValue *table : {&cosines, &sines})
      *table = onnx.reshaped(*table, {node.mul(table->shape[0], table->shape[1]), table->shape[2]});
  Value positions = placed ? node.tensor(3) : Value();
  auto position = [&](Cell &b, Value batch, Value step) -> Value {
    if (!placed)
      return b.add(b.mul(batch, length), step);
    return b.toIndex(b.at(positions, ValueRange{batch, step}));
  };
  GraphValue result =
      SLUICE_TRY(rotate(node, x, cosines, sines, node.attribute("interleaved", 0), position));
  return onnx.set(0, joined ? heads.join(result) : result);
}

/// A cache with new steps written at a place of each text; `circular` goes on at the front.
LogicalResult importTensorScatter(Node &node) {
  SLUICE_TRY(node.check({{kAnything, 0, kAnyRank}, {kAnything, 0, kAnyRank}}));
  GraphValue &cache = node.in(0), &update = node.in(1);
  auto axis = SLUICE_TRY(node.axis(-2));
  if (update.rank() != cache.rank() || update.type != cache.type || axis == 0)
    return node.opError() << "update must have the rank and type of the cache, and "
                             "the axis not be that of the batch";
  SLUICE_TRY(node.requireSameShape(update.shape, with(cache.shape, axis, update.shape[axis]),
                                   "cache and update differ"));
  bool circular = node.attribute("mode", "linear") == "circular";
  Value source = node.tensor(1), places = node.has(2) ? node.tensor(2) : Value(),
        fresh = node.value(update.shape[axis]), all = node.value(cache.shape[axis]);
  return node.setGeneric(0, {node.tensor(0)}, {node.ownMap(cache.rank())}, cache.shape, cache.type,
                         [&](Cell &b, ValueRange x) {
                           SmallVector<Value> at = b.indices(cache.rank());
                           Value start = b.constant(0);
                           if (places)
                             start = b.toIndex(b.at(places, ValueRange{at[0]}));
                           Value step = b.sub(at[axis], start);
                           if (circular) {
                             Value rest = b.make<arith::RemSIOp>(step, all),
                                   negative = b.less(rest, 0);
                             step = b.select(negative, b.add(rest, all), rest);
                           }
                           Value isNew = b.is(Cell::P::ult, step, fresh);
                           at[axis] = step;
                           // Nothing is read from an empty update.
                           return readIf(b, isNew, x[0], [&](Cell &b) { return b.at(source, at); });
                         });
}

//===- Attention and convolution that keep a state ------------------------===//

// LinearAttention sums keys times values into a matrix for each head, step by step;
// CausalConvWithState remembers the last steps of its input.

/// Query, key, value [batch, steps, heads * size], state [batch, heads, keys, values], decay
/// [batch, steps, heads (* keys)], rate [batch, steps, heads or 1]. Each step: the state decays,
/// what the key finds in it is taken off the value (delta rules), and the product of key and value
/// is added; the query reads it.
LogicalResult importLinearAttention(Node &node, Compose &onnx) {
  auto rule = SLUICE_TRY(node.oneOf("update_rule", {"gated_delta", "gated", "delta", "linear"}));
  bool gated = rule == "gated" || rule == "gated_delta",
       delta = rule == "delta" || rule == "gated_delta";
  SLUICE_TRY(node.check({{kFloats, 3}, {kFloats, 3}, {kFloats, 3}}));
  if (node.has(4) != gated || node.has(5) != delta)
    return node.opError() << "update_rule '" << rule << "' needs " << (gated ? "" : "no ")
                          << "decay and " << (delta ? "" : "no ") << "beta";
  Heads heads{node, onnx};
  auto [count, groups] = SLUICE_TRY(heads.counts("q_num_heads", "kv_num_heads"));
  int32_t type = node.in(0).type, wide = wideOf(type);
  auto split = [&](unsigned input, int64_t parts) {
    return heads.split(onnx.cast(onnx.in(input), wide), parts);
  };
  GraphValue q = split(0, count), k = split(1, groups), v = split(2, groups), decay, rate;
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
  GraphValue state = node.has(3) ? onnx.cast(onnx.in(3), wide) : node.filled(0, states, wide);
  if (state.rank() != 4)
    return node.opError() << "past_state must have rank 4, has " << state.rank();
  OpFoldResult steps = q.shape[2];
  Value always = node.host().truth(true);
  for (GraphValue *value : {&q, &k, &v, &decay, &rate}) // Made before the loop.
    if (value->exists())
      value->tensor = node.tensor(*value);
  auto body = [&](ArrayRef<GraphValue> arguments) -> FailureOr<SmallVector<GraphValue>> {
    Value step = (*arguments[0].elements)[0];
    auto now = [&](GraphValue &x) { // [batch, heads, 1, size]
      return node.sliced(x, 2, step, node.fixed(1));
    };
    GraphValue old = arguments[2], key = now(k), value = now(v);
    if (gated)
      old = onnx.mul(old, onnx.matrixTransposed(now(decay)));
    if (delta)
      value = onnx.mul(onnx.sub(value, onnx.matmul(key, old)), now(rate));
    GraphValue next = onnx.add(old, onnx.mul(onnx.matrixTransposed(key), value)), query = now(q);
    // Several heads of queries read one state.
    query = onnx.reshaped(
        query, {q.shape[0], heads.number(groups), heads.number(count / groups), q.shape[3]});
    GraphValue read = onnx.matmul(query, next);
    read = onnx.reshaped(read, {q.shape[0], node.mul(heads.number(count), v.shape[3])});
    return SmallVector<GraphValue>{GraphValue::scalar(always, kBool), next, read};
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
  auto activation = SLUICE_TRY(node.oneOf("activation", {"none", "silu", "swish"}));
  SLUICE_TRY(node.check({{kAnything, 3}, {kAnything, 3}}));
  GraphValue x = onnx.in(0), weights = onnx.in(1), past = onnx.in(3);
  auto channels = staticSize(weights.shape[0]);
  if (!channels)
    return node.opError() << "the number of channels must be known";
  OpFoldResult before = node.sub(weights.shape[2], node.fixed(1));
  if (!past.exists())
    past = node.filled(0, with(x.shape, 2, before), x.type);
  GraphValue all = onnx.concat({past, x}, 2);
  GraphValue result = x; // Without steps the result is empty; Conv refuses that.
  if (staticSize(x.shape[2]) != 0)
    result = onnx("Conv", {all, weights, onnx.in(2)}, {{"group", *channels}});
  if (onnx.ok())
    node.set(1, node.sliced(all, 2, node.sub(all.shape[2], before), before));
  if (activation != "none") {
    result = onnx.cast(onnx.silu(onnx.cast(result, wideOf(x.type))), x.type);
  }
  return onnx.set(0, result);
}

/// Scores, and probabilities after the softmax, go through graphs of the model.
LogicalResult importFlexAttention(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 4}, {kFloats, 4}, {kFloats, 4}}));
  Heads heads{node, onnx};
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  auto count = staticSize(q.shape[1]), groups = staticSize(k.shape[1]);
  if (!count || !groups || *groups < 1 || *count % *groups)
    return node.opError() << "the numbers of heads must be known, those of queries a "
                             "multiple of those of keys";
  int32_t type = q.type, precision = node.attribute("softmax_precision", int64_t(wideOf(type)));
  if (!isFloat(precision))
    return node.opError() << "softmax_precision is " << typeName(precision);
  auto through = [&](const char *name, GraphValue value) -> FailureOr<GraphValue> {
    auto *graph = node.find(name);
    if (!graph)
      return value;
    auto results = SLUICE_TRY(node.inlineGraph(graph->g(), value));
    if (results.size() != 1 || results.front().rank() != 4 || results.front().type != value.type)
      return node.opError() << name << " must give one tensor like its input";
    return results.front();
  };
  GraphValue products = onnx(
      "MatMul", {onnx.cast(q, precision),
                 onnx.matrixTransposed(heads.spread(onnx.cast(k, precision), *count, *groups))});
  bool isScaled = node.find("scale");
  auto scores = SLUICE_TRY(
      through("score_mod", isScaled ? onnx.scaled(products, node.attribute("scale", 0.0f))
                                    : heads.byRootOfSize(products, q)));
  auto shares = SLUICE_TRY(through("prob_mod", onnx.softmax(scores)));
  return onnx.set(0, onnx.matmul(onnx.cast(shares, type), heads.spread(v, *count, *groups)));
}

/// a * sigmoid(alpha * a) * b
LogicalResult importSwiGlu(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 0, kAnyRank}, {kFloats, 0, kAnyRank}}));
  if (node.in(0).type != node.in(1).type)
    return node.opError() << "needs two inputs of one type";
  GraphValue gate = onnx.silu(onnx.in(0), node.attribute("alpha", 1.0f));
  return onnx.set(0, onnx.mul(gate, onnx.in(1)));
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

const OperatorTable onnxAttentionOperators = {
    {"Attention", 23, importAttention},
    {"RotaryEmbedding", 23, importRotary},
    {"TensorScatter", 24, importTensorScatter},
    {"com.microsoft.LinearAttention", 1, importAsOnnx<importLinearAttention>, "no state_window"},
    {"com.microsoft.CausalConvWithState", 1, importAsOnnx<importCausalConv>,
     "one dimension, no state_window, dilation"},
    {"LinearAttention", 27, importLinearAttention},
    {"CausalConvWithState", 27, importCausalConv},
    {"SwiGLU", 28, importSwiGlu},
    {"ai.onnx.preview.FlexAttention", 1, importFlexAttention},
};

} // namespace sluice::onnx
