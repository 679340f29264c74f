//===- OnnxAttention.cpp - ONNX's own attention, rotations and caches -----===//
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// Query, key, value ([batch, length, heads * size] or [batch, heads, length, size]), mask, past
/// keys, past values, and from opset 24 on the number of keys of each text that are not padding.
/// Results: attention, all keys, all values, scores.
LogicalResult importAttention(Node &node, Compose &onnx) {
  for (unsigned i = 0; i < 3; ++i)
    if (!node.has(i))
      return node.opError() << "input " << i << " is missing";
  Heads heads{node, onnx};
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  bool joined = q.rank() == 3;
  if ((q.rank() != 3 && q.rank() != 4) || k.rank() != q.rank() || v.rank() != q.rank() ||
      !isFloat(q.type) || k.type != q.type || v.type != q.type)
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
  if (joined) {
    q = heads.split(q, count);
    k = heads.split(k, groups);
    v = heads.split(v, groups);
  }
  k = heads.behind(onnx.in(4), k);
  v = heads.behind(onnx.in(5), v);
  SLUICE_TRY(onnx.ok());
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
        mask.type == kBool
            ? onnx("Where", {mask, onnx.number(type, 0), onnx.number(type, -INFINITY)})
            : mask;
    SLUICE_TRY(onnx.ok());
    // Keys behind the end of the mask are hidden.
    if (staticSize(bias.shape.back()) != 1 && !node.sameSize(bias.shape.back(), keys)) {
      Shape zero(bias.rank(), node.fixed(0)), high = zero, shape = bias.shape;
      high.back() = node.max(node.sub(keys, shape.back()), zero.back());
      shape.back() = node.add(shape.back(), high.back());
      bias = {node.reshape(node.pad(node.tensor(bias), zero, high, node.constant(type, -INFINITY)),
                           shape, shape),
              std::nullopt, type, shape};
    }
    biases.push_back(bias);
  }
  auto readLength = [&](Cell &b, Value lengths, Value text) -> Value {
    return b.toIndex(b.at(lengths, text));
  };
  Value lengths = node.has(6) ? node.tensor(6) : Value();
  if (lengths)
    biases.push_back(heads.visible({q.shape[0], heads.number(1), heads.number(1), keys}, type,
                                   -INFINITY, [&](Cell &b, Value text, Value, Value key) -> Value {
                                     return b.less(key, readLength(b, lengths, text));
                                   }));
  if (node.attribute("is_causal", 0)) // No key behind the query's own.
    right = 0;
  if (left >= 0 || right >= 0) {
    // The first query follows the past, or is that many before the end of what is not padding.
    Value past = node.has(4) ? node.value(node.in(4).shape[2]) : node.index(0),
          fresh = node.value(queries);
    Shape shape{lengths ? q.shape[0] : heads.number(1), heads.number(1), queries, keys};
    biases.push_back(heads.visible(
        shape, type, -INFINITY, [&](Cell &b, Value text, Value query, Value key) -> Value {
          Value before =
              lengths && !node.has(4) ? b.sub(readLength(b, lengths, text), fresh) : past;
          Value own = b.add(query, before);
          auto shifted = [&](int64_t by) -> Value { return by ? b.add(own, by) : own; };
          Value below = right < 0 ? Value() : b.atMost(key, shifted(right)),
                above = left < 0 ? Value() : b.atLeast(key, shifted(-left));
          return !above ? below : !below ? above : b.both(below, above);
        }));
  }
  float scale = node.attribute("scale", 0.0f), softcap = node.attribute("softcap", 0.0f);
  GraphValue scores =
      onnx("MatMul", {node.find("scale") ? onnx.scaled(q, scale) : heads.byRootOfSize(q, q),
                      onnx.matrixTransposed(heads.spread(k, count, groups))});
  GraphValue shown = scores;
  if (softcap != 0 && onnx.ok())
    scores = onnx.scaled(onnx("Tanh", {onnx.scaled(scores, 1.0 / softcap)}), softcap);
  int64_t mode = node.attribute("qk_matmul_output_mode", 0);
  if (mode == 1)
    shown = scores;
  GraphValue bias;
  for (const GraphValue &each : biases)
    bias = bias.exists() && onnx.ok() ? onnx.add(bias, each) : each;
  scores = onnx.addIf(scores, bias);
  if (mode == 2)
    shown = scores;
  int32_t precision = node.attribute("softmax_precision", int64_t(type));
  SLUICE_TRY(onnx.ok());
  GraphValue weights =
      onnx.cast(onnx("Softmax", {onnx.cast(scores, precision)}, {{"axis", -1}}), type);
  // A query that sees no key gets nothing. A causal bias alone always shows one, as does a window
  // around the query if the keys are there.
  if (node.has(3) || lengths || node.attribute("left_window_size", -1) >= 0 ||
      (right >= 0 && !node.attribute("is_causal", 0))) {
    GraphValue best = onnx("ReduceMax", {bias, onnx.integers({-1})}, {{"keepdims", 1}});
    weights = onnx("Where", {onnx("Equal", {best, onnx.number(type, -INFINITY)}),
                             onnx.number(type, 0), weights});
  }
  if (mode == 3)
    shown = weights;
  GraphValue result = onnx("MatMul", {weights, heads.spread(v, count, groups)});
  SLUICE_TRY(onnx.set(0, joined ? heads.join(result) : result));
  return onnx.set(3, shown);
}

/// Input, cosines, sines ([rows, half], or [batch, length, half] without positions), positions
/// [batch, length].
LogicalResult importRotary(Node &node, Compose &onnx) {
  for (unsigned i = 0; i < 3; ++i)
    if (!node.has(i))
      return node.opError() << "input " << i << " is missing";
  Heads heads{node, onnx};
  GraphValue x = onnx.in(0), cosines = onnx.in(1), sines = onnx.in(2);
  bool joined = x.rank() == 3, placed = node.has(3);
  int64_t count = node.attribute("num_heads", 0);
  if ((x.rank() != 3 && x.rank() != 4) || cosines.rank() != (placed ? 2 : 3) ||
      sines.rank() != cosines.rank() || (placed && node.in(3).rank() != 2))
    return node.opError() << "needs an input of rank 3 or 4 and tables of rank 2 "
                             "with positions of rank 2, or of rank 3 without";
  if (joined && count <= 0)
    return node.opError() << "an input of rank 3 needs num_heads";
  if (joined)
    x = heads.split(x, count);
  Value length = node.value(x.shape[2]);
  if (!placed)
    for (GraphValue *table : {&cosines, &sines})
      *table = onnx.reshaped(*table, {node.mul(table->shape[0], table->shape[1]), table->shape[2]});
  SLUICE_TRY(onnx.ok());
  cosines.tensor = node.tensor(cosines);
  sines.tensor = node.tensor(sines);
  Value positions = placed ? node.tensor(3) : Value();
  GraphValue result = rotate(node, x, cosines, sines, node.attribute("interleaved", 0),
                             [&](Cell &b, Value batch, Value step) -> Value {
                               if (!placed)
                                 return b.add(b.mul(batch, length), step);
                               return b.toIndex(b.at(positions, ValueRange{batch, step}));
                             });
  return onnx.set(0, joined ? heads.join(result) : result);
}

/// A cache with new steps written at a place of each text; `circular` goes on at the front.
LogicalResult importTensorScatter(Node &node) {
  if (!node.has(0) || !node.has(1))
    return node.opError() << "needs past_cache and update";
  GraphValue &cache = node.in(0), &update = node.in(1);
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", -2), cache.rank()));
  if (update.rank() != cache.rank() || update.type != cache.type || axis == 0)
    return node.opError() << "update must have the rank and type of the cache, and "
                             "the axis not be that of the batch";
  for (int64_t i = 0; i < cache.rank(); ++i)
    if (i != axis && failed(node.requireEqual(
                         cache.shape[i], update.shape[i],
                         "TensorScatter: cache and update differ in dimension " + Twine(i))))
      return failure();
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
                           // Nothing is read from an empty update.
                           auto choice = scf::IfOp::create(b, x[0].getType(), isNew, true);
                           Cell yes(b.getLoc(), choice.getThenBodyBuilder(b.getListener())),
                               no(b.getLoc(), choice.getElseBodyBuilder(b.getListener()));
                           at[axis] = step;
                           scf::YieldOp::create(yes, yes.at(source, at));
                           scf::YieldOp::create(no, x[0]);
                           return choice.getResult(0);
                         });
}

/// x * sigmoid(alpha * x)
LogicalResult importSwish(Node &node, Compose &onnx) {
  if (!node.has(0) || !isFloat(node.in(0).type))
    return node.opError() << "needs a float input";
  return onnx.set(
      0, onnx.mul(onnx.in(0),
                  onnx("Sigmoid", {onnx.scaled(onnx.in(0), node.attribute("alpha", 1.0f))})));
}

} // namespace

const OperatorTable onnxAttentionOperators = {
    {"Attention", 23, importAttention},
    {"RotaryEmbedding", 23, importRotary},
    {"TensorScatter", 24, importTensorScatter},
    {"Swish", 24, importSwish},
};

} // namespace sluice::onnx
