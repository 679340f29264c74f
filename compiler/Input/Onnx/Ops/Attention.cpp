//===- Attention.cpp - com.microsoft's attention of several heads ---------===//
// softmax(q * k^T * scale + bias) * v for queries, keys and values of [batch, heads, length, size].
// Attention makes the three from one input, MultiHeadAttention gets them, GroupQueryAttention has
// several heads of queries for one of keys and values.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "compiler/Input/Onnx/Ops/Products.h"

namespace sluice::onnx {
namespace {

/// Input, weights [in, q + k + v], bias, mask, past [2, ...], a bias of scores. QAttention has
/// scales and zero points besides.
template <bool isQuantized> LogicalResult importAttention(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  unsigned maskInput = isQuantized ? 5 : 3, pastInput = isQuantized ? 8 : 4;
  SLUICE_TRY(node.check({{kAnything, 3}, {kAnything, 2}}));
  int64_t count = SLUICE_TRY(heads.count());
  if (node.attribute("do_rotary", 0) || (!isQuantized && node.has(6)))
    return node.opError() << "do_rotary and past_sequence_length are not supported";
  GraphValue all = isQuantized ? integerProduct(onnx, onnx.in(0), onnx.in(6), onnx.in(1),
                                                onnx.in(7), onnx.in(3), onnx.in(4), onnx.in(2))
                               : onnx.addIf(onnx("MatMul", {onnx.in(0), onnx.in(1)}), onnx.in(2));
  auto parts = onnx.split(all, SLUICE_TRY(heads.widths()));
  GraphValue q = parts[0], k = parts[1], v = parts[2], past = onnx.in(pastInput);
  heads.split(q, k, v, count, count);
  if (past.exists()) {
    k = heads.behind(onnx.gather(past, onnx.number(kInt64, 0)), k);
    v = heads.behind(onnx.gather(past, onnx.number(kInt64, 1)), v);
  }
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
  return onnx.set(1, onnx.concat({onnx.unsqueezed(k, 0), onnx.unsqueezed(v, 0)}, 0));
}

/// Query, key, value, bias, mask of keys, a bias of scores, past keys, past values.
LogicalResult importMultiHead(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  SLUICE_TRY(node.check({{kAnything, 3}, {kAnything, 3, 4}, {kAnything, 3, 4}}));
  int64_t count = SLUICE_TRY(heads.count());
  if (node.in(1).rank() != node.in(2).rank())
    return node.opError() << "key and value must have one rank";
  if (node.numInputs() > 8)
    return node.opError() << "past_sequence_length and cache_indirection are not supported";
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  bool split = k.rank() == 4;
  if (node.has(3))
    SLUICE_TRY(heads.addBias(onnx.in(3), q, k, v));
  q = heads.split(q, count);
  k = heads.behind(onnx.in(6), split ? k : heads.split(k, count));
  v = heads.behind(onnx.in(7), split ? v : heads.split(v, count));
  auto mask = SLUICE_TRY(heads.maskInput(4, k.shape[2], q.type));
  SmallVector<GraphValue> biases{mask, onnx.in(5), {}};
  if (node.attribute("unidirectional", 0))
    biases[2] = heads.causal(q.shape[2], k.shape[2], q.type);
  return onnx.setAll({heads.join(heads.attend(q, k, v, biases)), k, v});
}

//===- Positions as rotations ---------------------------------------------===//

} // namespace

Value readIf(Cell &b, Value condition, Value other, function_ref<Value(Cell &)> read) {
  auto choice = scf::IfOp::create(b, other.getType(), condition, true);
  Cell yes(b.getLoc(), choice.getThenBodyBuilder(b.getListener())),
      no(b.getLoc(), choice.getElseBodyBuilder(b.getListener()));
  scf::YieldOp::create(yes, read(yes));
  scf::YieldOp::create(no, other);
  return choice.getResult(0);
}

FailureOr<GraphValue> rotate(Node &node, GraphValue x, GraphValue cosines, GraphValue sines,
                             bool interleaved,
                             function_ref<Value(Cell &, Value batch, Value step)> position) {
  auto fits = [&](GraphValue &table) { return table.rank() == 2 && table.type == x.type; };
  if (!fits(cosines) || !fits(sines))
    return node.opError() << "cosines and sines must be tables of the type of the input";
  SLUICE_TRY(node.requireSameShape(cosines.shape, sines.shape, "cosines and sines differ"));
  Value source = node.tensor(x), half = node.value(cosines.shape[1]),
        rows = node.value(cosines.shape[0]);
  Value tables[2] = {node.tensor(cosines), node.tensor(sines)};
  Cell host = node.host();
  node.require(host.atMost(host.mul(half, 2), node.value(x.shape[3])),
               Twine(node.op()) + ": the tables have more angles than a head has pairs");
  node.require(host.either(host.greater(rows, 0), host.equal(node.value(node.product(x.shape)), 0)),
               Twine(node.op()) + ": the tables have no rows");
  return node.made(x.shape, x.type, [&](Cell &b) {
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
    Value row = b.clamp(position(b, at[0], at[2]), rows);
    Value own = b.at(source, at);
    at[3] = partner;
    Value other = b.at(source, at);
    Value cosine = b.at(tables[0], ValueRange{row, angle}),
          sine = b.at(tables[1], ValueRange{row, angle});
    Value straight = b.mul(own, cosine), across = b.mul(other, sine);
    Value turned = b.select(first, b.sub(straight, across), b.add(straight, across));
    return b.select(turns, turned, own);
  });
}

namespace {

/// Input ([batch, length, heads * size] or [batch, heads, length, size]), positions ([1]: of the
/// first word; or [batch, length]), cosines, sines.
LogicalResult importRotary(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  SLUICE_TRY(node.check({{kAnything, 3, 4}, {kAnything, 0, 2}, {kAnything, 2}, {kAnything, 2}}));
  GraphValue x = onnx.in(0), positions = onnx.in(1), cosines = onnx.in(2), sines = onnx.in(3);
  bool joined = x.rank() == 3;
  if (joined) {
    int64_t count = node.attribute("num_heads", 0);
    auto width = staticSize(x.shape[2]), half = staticSize(cosines.shape[1]);
    if (count == 0 && (!width || !half || *half == 0))
      return node.opError() << "the number of heads is not known";
    x = heads.split(x, count ? count : *width / (2 * *half));
  }
  Shape words = positions.rank() == 2 ? Shape{x.shape[0], x.shape[2]}
                                      : Shape(positions.rank(), node.fixed(1));
  SLUICE_TRY(node.requireSameShape(positions.shape, words, "positions and words differ"));
  Value table = node.tensor(positions);
  auto position = [&](Cell &b, Value batch, Value step) {
    if (positions.rank() == 2)
      return b.toIndex(b.at(table, {batch, step}));
    SmallVector<Value> first(positions.rank(), b.constant(0));
    return b.add(b.toIndex(b.at(table, first)), step);
  };
  GraphValue result =
      SLUICE_TRY(rotate(node, x, cosines, sines, node.attribute("interleaved", 0), position));
  return onnx.set(0, joined ? heads.join(result) : result);
}

/// Query (or all three in one), key, value, past keys, past values, length of each text minus 1,
/// the longest length, cosines, sines, positions, a bias of scores.
LogicalResult importGroupQuery(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  SLUICE_TRY(node.check({{kAnything, 3}}));
  auto [count, groups] = SLUICE_TRY(heads.counts("num_heads", "kv_num_heads"));
  if (!node.has(5))
    return node.opError() << "needs seqlens_k";
  for (unsigned i = 11; i < node.numInputs(); ++i)
    if (node.has(i))
      return node.opError() << "input " << i << " is not supported";
  if (node.attribute("smooth_softmax", 0) > 0)
    return node.opError() << "smooth_softmax is not supported";
  int64_t window = node.attribute("local_window_size", -1);
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  SLUICE_TRY(heads.unpack(q, k, v, {count, groups, groups}));
  heads.split(q, k, v, count, groups);
  // Words of a text stand without a gap: new ones follow the past of that text, whose length is
  // that of all minus the new ones.
  OpFoldResult fresh = q.shape[2], before = node.has(3) ? node.in(3).shape[2] : heads.number(0),
               keys = node.add(before, fresh);
  if (node.has(3) && node.has(6)) { // A longer past is a buffer with room for the new words.
    Value total = node.host().toIndex(SLUICE_TRY(node.onlyElement(6)));
    if (!node.sameSize(keys, total)) {
      node.require(
          node.host().atMost(total, node.value(keys)),
          "GroupQueryAttention: total_sequence_length is above that of past and new words");
      keys = node.max(before, getAsOpFoldResult(total));
    }
  }
  GraphValue last = onnx.reshaped(onnx.in(5), {q.shape[0]});
  Value lengths = node.tensor(last), freshSize = node.value(fresh);
  heads.requireWithin(last, -1, node.sub(keys, heads.number(1)), "seqlens_k");
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
    Value given = node.has(9) ? node.tensor(9) : Value();
    if (given && node.in(9).rank() != 2)
      return node.opError() << "position_ids must have one number for each word of each text";
    if (given)
      SLUICE_TRY(node.requireSameShape(node.in(9).shape, {q.shape[0], fresh},
                                       "position_ids and words differ"));
    auto position = [&](Cell &b, Value batch, Value step) -> Value {
      if (given)
        return b.toIndex(b.at(given, ValueRange{batch, step}));
      return b.add(pastOf(b, batch), step);
    };
    bool interleaved = node.attribute("rotary_interleaved", 0);
    q = SLUICE_TRY(rotate(node, q, cosines, sines, interleaved, position));
    k = SLUICE_TRY(rotate(node, k, cosines, sines, interleaved, position));
  }
  // Text by text: the past, then the new words, then zeros.
  auto append = [&](GraphValue past, GraphValue &value) -> GraphValue {
    if (!past.exists())
      return value;
    Shape shape = with(value.shape, 2, keys);
    Value old = node.tensor(past), made = node.tensor(value);
    Value lastOld = node.value(node.sub(before, heads.number(1)));
    return node.made(shape, value.type, [&](Cell &b) {
      SmallVector<Value> at = b.indices(4);
      Value zero = b.constant(0), here = at[2], border = pastOf(b, at[0]);
      Value offset = b.sub(here, border), isOld = b.less(offset, zero);
      Value isNew = b.is(Cell::P::ult, offset, freshSize);
      at[2] = b.select(isNew, offset, zero);
      Value fromNew = b.select(isNew, b.at(made, at), 0);
      // Nothing is read from an empty past: then nothing is old.
      return readIf(b, isOld, fromNew, [&](Cell &b) {
        at[2] = b.min(here, lastOld);
        return b.at(old, at);
      });
    });
  };
  k = append(onnx.in(3), k);
  v = append(onnx.in(4), v);
  GraphValue bias = heads.visible({q.shape[0], heads.number(1), fresh, keys}, q.type, -INFINITY,
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
  return onnx.setAll({heads.join(result), k, v});
}

//===- One new word -------------------------------------------------------===//

// A decoder adds one word at a time: its key and value go behind those of earlier words, either
// into a longer tensor or, with past_present_share_buffer, into row `past_sequence_length` of one
// that has room.

/// DecoderMaskedMultiHeadAttention. Query, key, value (or earlier keys and values of rank 4 for
/// words of another text), mask, a bias of scores, past keys, past values, how many words they
/// hold, beam width, beams, bias of the first three.
LogicalResult importDecoderHeads(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  SLUICE_TRY(node.check({{kAnything, 3}}));
  int64_t count = SLUICE_TRY(heads.count());
  if (node.has(9) || node.wants(3))
    return node.opError() << "cache_indirection and the output of scores are not supported";
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  SLUICE_TRY(heads.unpack(q, k, v, {1, 1, 1}));
  bool isCross = k.rank() == 4;
  if (node.has(10))
    SLUICE_TRY(heads.addBias(onnx.in(10), q, k, v));
  q = heads.split(q, count);
  GraphValue presentKeys, presentValues;
  if (isCross) {
    presentKeys = k;
    presentValues = v;
  } else if (node.attribute("past_present_share_buffer", 0) && node.has(5)) {
    if (!node.has(6) || !node.has(7))
      return node.opError() << "a shared buffer needs past_value and past_sequence_length";
    GraphValue begin = onnx.reshaped(onnx.cast(onnx.in(7), kInt64), {node.fixed(1)}),
               end = onnx.add(begin, 1);
    GraphValue zero = onnx.integers({0}), axis = onnx.integers({2}),
               all = onnx.integers({INT64_MAX});
    auto extended = [&](const GraphValue &past, const GraphValue &fresh, GraphValue &present) {
      GraphValue used =
          onnx.concat({onnx("Slice", {past, zero, begin, axis}), heads.split(fresh, count)}, 2);
      present = onnx.concat({used, onnx("Slice", {past, end, all, axis})}, 2);
      present = onnx.reshaped(present, past.shape); // As long as the buffer.
      return used;
    };
    k = extended(onnx.in(5), k, presentKeys);
    v = extended(onnx.in(6), v, presentValues);
  } else {
    k = presentKeys = heads.behind(onnx.in(5), heads.split(k, count));
    v = presentValues = heads.behind(onnx.in(6), heads.split(v, count));
  }
  auto mask = SLUICE_TRY(heads.maskInput(3, k.shape[2], q.type));
  SmallVector<GraphValue> biases{mask, onnx.in(4)};
  return onnx.setAll({heads.join(heads.attend(q, k, v, biases)), presentKeys, presentValues});
}

//===- Texts without padding ----------------------------------------------===//

// Words of all texts stand one behind the other, [words, size]. `token_offset` [batch, length] says
// where each stood in the padded tensor [batch * length, size], and behind that where the padding
// was; `cumulative_sequence_length` [batch + 1] where each text begins.

/// Moves words between both forms.
struct Packing {
  Node &node;
  Compose &onnx;
  GraphValue offsets; ///< token_offset

  OpFoldResult places() { return node.product(offsets.shape); }
  /// Where the first `words` words stood.
  GraphValue wordOffsets(OpFoldResult words) {
    return onnx.slice(onnx.cast(onnx.flat(offsets), kInt64), 0, node.fixed(0), words);
  }
  /// [words, size] as [batch, length, size], 0 where there is no word.
  GraphValue padded(const GraphValue &x) {
    GraphValue none = node.filled(0, {places(), x.shape[1]}, x.type);
    GraphValue rows = onnx("ScatterND", {none, onnx.unsqueezed(wordOffsets(x.shape[0]), 1), x});
    return onnx.reshaped(rows, joined({offsets.shape, x.shape[1]}));
  }
  /// The reverse, of `words` words.
  GraphValue packed(const GraphValue &x, OpFoldResult words) {
    return onnx.gather(onnx.reshaped(x, {places(), x.shape[2]}), wordOffsets(words));
  }
};

LogicalResult importRemovePadding(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kAnything, 3}, {kAnything, 1}}));
  GraphValue x = onnx.in(0), counts = onnx.in(1);
  OpFoldResult batch = x.shape[0], length = x.shape[1], all = node.mul(batch, length);
  GraphValue steps = onnx.range(length);
  GraphValue isWord = onnx.less(steps, onnx.cast(onnx.unsqueezed(counts, 1), kInt64));
  isWord = onnx.reshaped(isWord, {all});
  auto placesOf = [&](const GraphValue &flags) { return onnx.squeezed(onnx("NonZero", flags), 0); };
  GraphValue words = placesOf(isWord), padding = placesOf(onnx.isNot(isWord));
  GraphValue order = onnx.concat({words, padding}, 0);
  SLUICE_TRY(onnx.set(0, onnx.gather(onnx.reshaped(x, {all, x.shape[2]}), words)));
  SLUICE_TRY(onnx.set(1, onnx.cast(onnx.reshaped(order, {batch, length}), kInt32)));
  GraphValue sums = onnx("CumSum", {counts, onnx.number(kInt64, 0)});
  GraphValue zero = onnx.reshaped(onnx.number(counts.type, 0), {node.fixed(1)});
  SLUICE_TRY(onnx.set(2, onnx.concat({zero, sums}, 0)));
  return onnx.set(3, onnx.reduce("ReduceMax", counts, {}, true));
}

LogicalResult importRestorePadding(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kAnything, 2}, {kAnything, 2}}));
  return onnx.set(0, Packing{node, onnx, onnx.in(1)}.padded(onnx.in(0)));
}

/// Attention within each text, for padded q, k and v of [batch, length, heads * size].
FailureOr<GraphValue> attendTexts(Node &node, Compose &onnx, GraphValue parts[3], GraphValue starts,
                                  const GraphValue &bias) {
  Heads heads{node, onnx};
  int64_t count = SLUICE_TRY(heads.count());
  OpFoldResult batch = parts[0].shape[0], length = parts[0].shape[1];
  SLUICE_TRY(node.requireSame(starts.shape[0], node.add(batch, heads.number(1)),
                              "cumulative_sequence_length and token_offset differ in texts"));
  Value begins = node.tensor(starts);
  GraphValue visible =
      heads.visible({batch, heads.number(1), heads.number(1), length}, parts[0].type, -65504,
                    [&](Cell &b, Value text, Value, Value key) -> Value {
                      Value begin = b.toIndex(b.at(begins, text)),
                            end = b.toIndex(b.at(begins, b.add(text, 1)));
                      return b.less(key, b.sub(end, begin));
                    });
  heads.split(parts[0], parts[1], parts[2], count, count);
  return heads.join(heads.attend(parts[0], parts[1], parts[2], {visible, bias}));
}

/// Words, weights [in, q + k + v], bias, token_offset, cumulative_sequence_length, a bias of
/// scores.
LogicalResult importPackedAttention(Node &node, Compose &onnx) {
  for (unsigned i : {0, 1, 3, 4})
    if (!node.has(i) || node.in(i).rank() != (i == 4 ? 1 : 2))
      return node.opError() << "input " << i << " is missing or of another rank";
  GraphValue all = onnx.addIf(onnx("MatMul", {onnx.in(0), onnx.in(1)}), onnx.in(2));
  Packing packing{node, onnx, onnx.in(3)};
  auto parts = onnx.split(packing.padded(all), SLUICE_TRY(Heads{node, onnx}.widths()));
  auto result = SLUICE_TRY(attendTexts(node, onnx, parts.data(), onnx.in(4), onnx.in(5)));
  return onnx.set(0, packing.packed(result, node.in(0).shape[0]));
}

/// Query, key and value of words (or all three in one: [words, heads, 3, size]), bias,
/// token_offset, cumulative_sequence_length, a bias of scores.
LogicalResult importPackedHeads(Node &node, Compose &onnx) {
  bool together = node.has(0) && node.in(0).rank() == 4;
  if (!node.has(0) || !node.has(4) || !node.has(5) || node.has(1) == together ||
      node.has(2) == together ||
      (!together && (node.in(0).rank() != 2 || node.in(1).rank() != 2 || node.in(2).rank() != 2)))
    return node.opError() << "needs query, key and value of rank 2, or all "
                             "in one of rank 4, with num_heads";
  GraphValue parts[3] = {onnx.in(0), onnx.in(1), onnx.in(2)};
  OpFoldResult words = node.in(0).shape[0];
  if (together)
    for (int64_t i = 0; i < 3; ++i) {
      GraphValue part = onnx.gather(onnx.in(0), onnx.number(kInt64, i), 2);
      parts[i] = onnx.reshaped(part, {words, node.mul(part.shape[1], part.shape[2])});
    }
  Heads heads{node, onnx};
  if (node.has(3))
    SLUICE_TRY(heads.addBias(onnx.in(3), parts[0], parts[1], parts[2]));
  Packing packing{node, onnx, onnx.in(4)};
  for (GraphValue &part : parts)
    part = packing.padded(part);
  auto result = SLUICE_TRY(attendTexts(node, onnx, parts, onnx.in(5), onnx.in(6)));
  return onnx.set(0, packing.packed(result, words));
}

} // namespace

const OperatorTable attentionOperators = {
    {"com.microsoft.Attention", 1, importAttention<false>},
    {"com.microsoft.QAttention", 1, importAttention<true>},
    {"com.microsoft.MultiHeadAttention", 1, importMultiHead},
    {"com.microsoft.RotaryEmbedding", 1, importRotary},
    {"com.microsoft.GroupQueryAttention", 1, importGroupQuery, "no smooth_softmax"},
    {"com.microsoft.PagedAttention", 1, importPagedAttention,
     "caches of the type of the query, keys and values apart; no sinks or norms"},
    {"com.microsoft.DecoderMaskedMultiHeadAttention", 1, importDecoderHeads, "no beams"},
    {"com.microsoft.RemovePadding", 1, importRemovePadding},
    {"com.microsoft.RestorePadding", 1, importRestorePadding},
    {"com.microsoft.PackedAttention", 1, importPackedAttention},
    {"com.microsoft.PackedMultiHeadAttention", 1, importPackedHeads},
};

} // namespace sluice::onnx
