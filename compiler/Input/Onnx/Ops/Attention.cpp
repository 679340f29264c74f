//===- Attention.cpp - com.microsoft's attention of several heads ---------===//
// softmax(q * k^T * scale + bias) * v for queries, keys and values of [batch, heads, length, size].
// Attention makes the three from one input, MultiHeadAttention gets them, GroupQueryAttention has
// several heads of queries for one of keys and values.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "compiler/Input/Onnx/Ops/Quantized.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// Input, weights [in, q + k + v], bias, mask, past [2, ...], a bias of scores. QAttention has
/// scales and zero points besides.
template <bool isQuantized> LogicalResult importAttention(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  unsigned maskInput = isQuantized ? 5 : 3, pastInput = isQuantized ? 8 : 4;
  int64_t count = node.attribute("num_heads", 0);
  if (!node.has(0) || !node.has(1) || node.in(0).rank() != 3 || node.in(1).rank() != 2 ||
      count <= 0)
    return node.opError() << "needs an input of rank 3, weights of rank 2 and num_heads";
  if (node.attribute("do_rotary", 0) || (!isQuantized && node.has(6)))
    return node.opError() << "do_rotary and past_sequence_length are not supported";
  GraphValue all = isQuantized ? integerProduct(onnx, onnx.in(0), onnx.in(6), onnx.in(1),
                                                onnx.in(7), onnx.in(3), onnx.in(4), onnx.in(2))
                               : onnx.addIf(onnx("MatMul", {onnx.in(0), onnx.in(1)}), onnx.in(2));
  SmallVector<int64_t> widths = node.integers("qkv_hidden_sizes");
  if (widths.empty()) {
    auto width = staticSize(node.in(1).shape[1]);
    if (!width)
      return node.opError() << "the number of columns of the weights must be static";
    widths.assign(3, *width / 3);
  }
  auto parts = onnx.all("Split", {all, onnx.integers(widths)}, 3, {{"axis", -1}});
  SLUICE_TRY(onnx.ok());
  GraphValue q = heads.split(parts[0], count), k = heads.split(parts[1], count),
             v = heads.split(parts[2], count), past = onnx.in(pastInput);
  if (past.exists()) {
    k = heads.behind(onnx("Gather", {past, onnx.number(kInt64, 0)}), k);
    v = heads.behind(onnx("Gather", {past, onnx.number(kInt64, 1)}), v);
  }
  SLUICE_TRY(onnx.ok());
  OpFoldResult keys = k.shape[2], queries = q.shape[2];
  auto mask = SLUICE_TRY(heads.maskInput(maskInput, keys, q.type));
  SmallVector<GraphValue> biases{mask, {}, {}};
  if (node.attribute("unidirectional", 0))
    biases[1] = heads.causal(queries, keys, q.type);
  if (!isQuantized)
    biases[2] = onnx.in(5);
  SLUICE_TRY(onnx.set(0, heads.join(heads.attend(q, k, v, biases))));
  if (!node.wants(1))
    return success();
  auto stacked = [&](const GraphValue &x) { return onnx.unsqueezed(x, 0); };
  return onnx.set(1, onnx("Concat", {stacked(k), stacked(v)}, {{"axis", 0}}));
}

/// Query, key, value, bias, mask of keys, a bias of scores, past keys, past values.
LogicalResult importMultiHead(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  int64_t count = node.attribute("num_heads", 0);
  if (!node.has(0) || !node.has(1) || !node.has(2) || node.in(0).rank() != 3 ||
      node.in(1).rank() != node.in(2).rank() ||
      (node.in(1).rank() != 3 && node.in(1).rank() != 4) || count <= 0)
    return node.opError() << "only query, key and value of rank 3 each are supported (key and "
                             "value may have heads of their own), with num_heads";
  if (node.numInputs() > 8)
    return node.opError() << "past_sequence_length and cache_indirection are not supported";
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  bool split = k.rank() == 4;
  if (node.has(3) && failed(heads.addBias(onnx.in(3), q, k, v)))
    return failure();
  q = heads.split(q, count);
  k = heads.behind(onnx.in(6), split ? k : heads.split(k, count));
  v = heads.behind(onnx.in(7), split ? v : heads.split(v, count));
  SLUICE_TRY(onnx.ok());
  auto mask = SLUICE_TRY(heads.maskInput(4, k.shape[2], q.type));
  SmallVector<GraphValue> biases{mask, onnx.in(5), {}};
  if (node.attribute("unidirectional", 0))
    biases[2] = heads.causal(q.shape[2], k.shape[2], q.type);
  SLUICE_TRY(onnx.set(0, heads.join(heads.attend(q, k, v, biases))));
  SLUICE_TRY(onnx.set(1, k));
  return onnx.set(2, v);
}

//===----------------------------------------------------------------------===//
// Positions as rotations
//===----------------------------------------------------------------------===//

} // namespace

GraphValue rotate(Node &node, GraphValue x, const GraphValue &cosines, const GraphValue &sines,
                  bool interleaved,
                  llvm::function_ref<Value(Cell &, Value batch, Value step)> position) {
  Value source = node.tensor(x), half = node.value(cosines.shape[1]);
  Value tables[2] = {cosines.tensor, sines.tensor};
  Value result = node.generic({}, {}, x.shape, x.type, [&](Cell &b, ValueRange) {
    SmallVector<Value> at = b.indices(4);
    Value size = b.mul(half, 2), turns = b.is(Cell::P::ult, at[3], size);
    Value inside = b.select(turns, at[3], 0);
    Value angle, first, partner;
    if (interleaved) {
      angle = b.div(inside, 2);
      first = b.equal(b.rem(inside, 2), 0);
      partner = b.select(first, b.add(inside, 1), b.sub(inside, 1));
    } else {
      first = b.is(Cell::P::ult, inside, half);
      angle = b.select(first, inside, b.sub(inside, half));
      partner = b.select(first, b.add(inside, half), b.sub(inside, half));
    }
    Value row = position(b, at[0], at[2]);
    Value own = b.at(source, at);
    at[3] = partner;
    Value other = b.at(source, at);
    Value cosine = b.at(tables[0], ValueRange{row, angle}),
          sine = b.at(tables[1], ValueRange{row, angle});
    Value straight = b.mul(own, cosine), across = b.mul(other, sine);
    Value turned = b.select(first, b.sub(straight, across), b.add(straight, across));
    return b.select(turns, turned, own);
  });
  return {result, std::nullopt, x.type, x.shape};
}

namespace {

/// Input ([batch, length, heads * size] or [batch, heads, length, size]), positions ([1]: of the
/// first word; or [batch, length]), cosines, sines.
LogicalResult importRotary(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  for (unsigned i = 0; i < 4; ++i)
    if (!node.has(i))
      return node.opError() << "input " << i << " is missing";
  GraphValue x = onnx.in(0), positions = onnx.in(1), cosines = onnx.in(2), sines = onnx.in(3);
  bool joined = x.rank() == 3;
  if ((x.rank() != 3 && x.rank() != 4) || cosines.rank() != 2 || sines.rank() != 2 ||
      positions.rank() > 2)
    return node.opError()
           << "needs an input of rank 3 or 4, tables of rank 2 and positions of rank 1 or 2";
  if (joined) {
    int64_t count = node.attribute("num_heads", 0);
    auto width = staticSize(x.shape[2]), half = staticSize(cosines.shape[1]);
    if (count == 0 && (!width || !half || *half == 0))
      return node.opError() << "the number of heads is not known";
    x = heads.split(x, count ? count : *width / (2 * *half));
  }
  SLUICE_TRY(onnx.ok());
  cosines.tensor = node.tensor(cosines);
  sines.tensor = node.tensor(sines);
  Value table = node.tensor(positions);
  bool counted = positions.rank() < 2;
  GraphValue result = rotate(node, x, cosines, sines, node.attribute("interleaved", 0),
                             [&](Cell &b, Value batch, Value step) -> Value {
                               SmallVector<Value> at;
                               if (!counted)
                                 at = {batch, step};
                               else
                                 at.assign(positions.rank(), b.constant(0));
                               Value read = b.toIndex(b.at(table, at));
                               return counted ? b.add(read, step) : read;
                             });
  return onnx.set(0, joined ? heads.join(result) : result);
}

/// Query (or all three in one), key, value, past keys, past values, length of each text minus 1,
/// the longest length, cosines, sines, positions, a bias of scores.
LogicalResult importGroupQuery(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  int64_t count = node.attribute("num_heads", 0), groups = node.attribute("kv_num_heads", 0);
  if (!node.has(0) || !node.has(5) || node.in(0).rank() != 3 || count <= 0 || groups <= 0 ||
      count % groups || node.has(1) != node.has(2))
    return node.opError()
           << "needs a query of rank 3, seqlens_k, num_heads and kv_num_heads that divides it";
  for (unsigned i = 11; i < node.numInputs(); ++i)
    if (node.has(i))
      return node.opError() << "input " << i << " is not supported";
  if (node.attribute("smooth_softmax", 0) > 0)
    return node.opError() << "smooth_softmax is not supported";
  int64_t window = node.attribute("local_window_size", -1);
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  if (!k.exists()) {
    auto width = staticSize(q.shape[2]);
    if (!width || *width % (count + 2 * groups))
      return node.opError() << "a packed query must have a static size, a multiple of all heads";
    int64_t size = *width / (count + 2 * groups);
    auto parts = onnx.all("Split", {q, onnx.integers({count * size, groups * size, groups * size})},
                          3, {{"axis", -1}});
    q = parts[0];
    k = parts[1];
    v = parts[2];
  }
  q = heads.split(q, count);
  k = heads.split(k, groups);
  v = heads.split(v, groups);
  SLUICE_TRY(onnx.ok());
  // Words of a text stand without a gap: new ones follow the past of that text, whose length is
  // that of all minus the new ones.
  OpFoldResult fresh = q.shape[2], before = node.has(3) ? node.in(3).shape[2] : heads.number(0),
               keys = node.add(before, fresh);
  GraphValue last = onnx.reshaped(onnx.in(5), {q.shape[0]});
  Value lengths = node.tensor(last), freshSize = node.value(fresh);
  // The number of words of text `batch` that were there before; 0 for a first prompt shorter than
  // the longest.
  auto pastOf = [&](Cell &b, Value batch) -> Value {
    Value total = b.toIndex(b.at(lengths, batch));
    Value past = b.sub(b.add(total, 1), freshSize);
    return b.max(past, 0);
  };
  if (node.attribute("do_rotary", 0)) {
    if (!node.has(7) || !node.has(8))
      return node.opError() << "do_rotary needs tables of cosines and sines";
    GraphValue cosines = onnx.in(7), sines = onnx.in(8);
    cosines.tensor = node.tensor(cosines);
    sines.tensor = node.tensor(sines);
    Value given = node.has(9) ? node.tensor(9) : Value();
    if (given && node.in(9).rank() != 2)
      return node.opError() << "position_ids must have one number for each word of each text";
    auto position = [&](Cell &b, Value batch, Value step) -> Value {
      if (given)
        return b.toIndex(b.at(given, ValueRange{batch, step}));
      return b.add(pastOf(b, batch), step);
    };
    bool interleaved = node.attribute("rotary_interleaved", 0);
    q = rotate(node, q, cosines, sines, interleaved, position);
    k = rotate(node, k, cosines, sines, interleaved, position);
  }
  // Text by text: the past, then the new words, then whatever was in the buffer.
  auto append = [&](const GraphValue &past, GraphValue &value) -> GraphValue {
    if (!past.exists())
      return value;
    Shape shape{value.shape[0], value.shape[1], keys, value.shape[3]};
    Value old = node.tensor(const_cast<GraphValue &>(past)), made = node.tensor(value);
    Value lastOld = node.value(node.sub(before, heads.number(1)));
    Value result = node.generic({}, {}, shape, value.type, [&](Cell &b, ValueRange) {
      SmallVector<Value> at = b.indices(4);
      Value zero = b.constant(0), here = at[2], border = pastOf(b, at[0]);
      Value offset = b.sub(here, border), isOld = b.less(offset, zero);
      Value isNew = b.is(Cell::P::ult, offset, freshSize);
      at[2] = b.select(isNew, offset, zero);
      Value fromNew = b.at(made, at);
      // Nothing is read from an empty past: then nothing is old.
      auto choice = scf::IfOp::create(b, fromNew.getType(), isOld, true);
      Cell then(b.getLoc(), choice.getThenBodyBuilder(b.getListener())),
          other(b.getLoc(), choice.getElseBodyBuilder(b.getListener()));
      at[2] = then.min(here, lastOld);
      scf::YieldOp::create(then, then.at(old, at));
      scf::YieldOp::create(other, fromNew);
      return choice.getResult(0);
    });
    return {result, std::nullopt, value.type, shape};
  };
  k = append(onnx.in(3), k);
  v = append(onnx.in(4), v);
  GraphValue bias = heads.visible({q.shape[0], heads.number(1), fresh, keys}, q.type, -65504,
                                  [&](Cell &b, Value batch, Value query, Value key) -> Value {
                                    Value own = b.add(query, pastOf(b, batch));
                                    Value sees = b.atMost(key, own);
                                    if (window < 0)
                                      return sees;
                                    Value apart = b.sub(own, key), most = b.constant(window);
                                    return b.both(sees, b.less(apart, most));
                                  });
  GraphValue result =
      heads.attend(q, heads.spread(k, count, groups), heads.spread(v, count, groups),
                   {bias, onnx.in(10)}, node.attribute("softcap", 0.0f));
  SLUICE_TRY(onnx.set(0, heads.join(result)));
  SLUICE_TRY(onnx.set(1, k));
  return onnx.set(2, v);
}

} // namespace

const OperatorTable attentionOperators = {
    {"com.microsoft.Attention", 1, importAttention<false>},
    {"com.microsoft.QAttention", 1, importAttention<true>},
    {"com.microsoft.MultiHeadAttention", 1, importMultiHead},
    {"com.microsoft.RotaryEmbedding", 1, importRotary},
    {"com.microsoft.GroupQueryAttention", 1, importGroupQuery, "no smooth_softmax"},
    {"com.microsoft.DecoderMaskedMultiHeadAttention", 1, importDecoderHeads, "no beams"},
};

} // namespace sluice::onnx
