//===- PagedAttention.cpp - attention on keys and values in blocks --------===//
// Words of all texts stand one behind the other, [words, heads * size]; cumulative_sequence_length
// [texts + 1] says where those of each text begin. Their keys and values go into the cache [blocks,
// words of a block, heads, size], behind those of past_seqlens [texts], at blocks that block_table
// [texts, blocks of a text] names. Queries of a text become rows of one attention, as many for each
// as there are words at all: those that a text has not see no key, and cost nothing.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "compiler/Input/Onnx/Ops/Selection.h"

namespace sluice::onnx {
namespace {

struct Texts {
  Node &node;
  Compose &onnx;
  int64_t heads, groups;
  OpFoldResult words, texts, blocks, perBlock, pages;
  Value starts = node.tensor(5), past = node.tensor(6), table = node.tensor(7), textOfWord = {};

  Value start(Cell &b, Value text) { return b.toIndex(b.at(starts, text)); }
  /// Never outside, whatever the tensors hold.
  Value text(Cell &b, Value word) {
    return b.min(b.toIndex(b.at(textOfWord, word)), b.sub(node.value(texts), 1));
  }
  Value newWords(Cell &b, Value text) { return b.sub(start(b, b.add(text, 1)), start(b, text)); }
  Value pastWords(Cell &b, Value text) { return b.toIndex(b.at(past, text)); }
  /// A word's number in its text.
  Value position(Cell &b, Value word) {
    Value of = text(b, word), own = b.sub(word, start(b, of));
    return b.max(b.add(pastWords(b, of), own), 0);
  }
  Value isBlock(Cell &b, Value block) {
    return b.both(b.atLeast(block, 0), b.less(block, node.value(blocks)));
  }

  void findTexts();
  void check();
  GraphValue slots();
  GraphValue written(GraphValue cache, GraphValue fresh, GraphValue slots);
  GraphValue attend(GraphValue q, GraphValue keys, GraphValue values);
};
} // namespace

void Texts::findTexts() {
  GraphValue all{starts, kInt32, {node.add(texts, node.fixed(1))}};
  GraphValue ends = onnx.cast(onnx.slice(all, 0, onnx.fixed(1), onnx.fixed(INT64_MAX)), kInt64);
  GraphValue isBehind =
      onnx.atLeast(onnx.unsqueezed(onnx.range(words), 1), onnx.unsqueezed(ends, 0));
  GraphValue count = onnx.reduce("ReduceSum", onnx.cast(isBehind, kInt64), {1}, false);
  textOfWord = onnx.ok() ? node.tensor(count) : Value();
}

/// What no kernel reads is an error all the same.
void Texts::check() {
  Cell host = node.host();
  Value places = node.value(node.product({texts, pages, blocks, perBlock}));
  node.require(host.either(host.equal(node.value(words), 0), host.unequal(places, 0)),
               Twine(node.op()) + ": words need a cache and a block_table that are not empty");
  GraphValue codes = node.made({texts, pages}, kInt32, [&](Cell &b) {
    Type i32 = b.getI32Type();
    Value of = b.index(0), page = b.index(1), fresh = newWords(b, of), before = pastWords(b, of),
          total = b.add(before, fresh), block = b.toIndex(b.at(table, ValueRange{of, page}));
    Value ends = b.both(b.equal(start(b, b.constant(0)), 0),
                        b.equal(start(b, node.value(texts)), node.value(words)));
    Value isRight = b.both(ends, b.both(b.atLeast(fresh, 0), b.atLeast(before, 0)));
    Value fits = b.atMost(total, b.mul(node.value(pages), node.value(perBlock)));
    Value isThere =
        b.either(isBlock(b, block), b.atLeast(b.mul(page, node.value(perBlock)), total));
    Value code = b.select(isThere, b.number(i32, 0), b.number(i32, 1));
    code = b.select(fits, code, b.number(i32, 2));
    return b.select(isRight, code, b.number(i32, 3));
  });
  Value code = host.toIndex(node.reduced(codes, 0, combine::max));
  auto require = [&](int64_t wrong, const char *message) {
    node.require(node.host().unequal(code, wrong), Twine(node.op()) + ": " + message);
  };
  require(3, "cumulative_sequence_length does not go from 0 up to the number of words, or "
             "past_seqlens is below 0");
  require(2, "a length of past_seqlens and new words is above what block_table has blocks for");
  require(1, "block_table names a block that the cache does not have");
}

/// Where in the cache each word goes; -1: nowhere.
GraphValue Texts::slots() {
  return node.made({words}, kInt64, [&](Cell &b) {
    Value word = b.index(0), at = position(b, word), size = node.value(perBlock),
          page = b.div(at, size);
    Value block =
        b.toIndex(b.at(table, ValueRange{text(b, word), b.clamp(page, node.value(pages))}));
    Value exists = b.both(b.less(page, node.value(pages)), isBlock(b, block));
    Value slot = b.add(b.mul(block, size), b.rem(at, size));
    return b.toInteger(b.select(exists, slot, -1));
  });
}

/// The cache with `fresh` [words, groups, size] at its slots.
GraphValue Texts::written(GraphValue cache, GraphValue fresh, GraphValue slots) {
  Shape whole = cache.shape, flat{node.mul(blocks, perBlock), whole[2], whole[3]};
  Value target = node.reshape(node.tensor(cache), whole, flat);
  Value all = scattered(node, node.tensor(fresh), node.tensor(slots), target,
                        /*areDifferent=*/true);
  return node.reshaped({all, cache.type, flat}, whole);
}

/// Queries [1, heads, words, size] on the caches: [words, heads * size].
GraphValue Texts::attend(GraphValue q, GraphValue keys, GraphValue values) {
  OpFoldResult size = q.shape[3];
  int64_t together = heads / groups, window = node.attribute("local_window_size", -1);
  float scale = node.attribute("scale", 0.0f), cap = node.attribute("softcap", 0.0f);
  bool isCausal = node.attribute("is_causal", 1);
  Value source = node.tensor(q);
  Shape rows{texts, node.fixed(groups), node.fixed(together), words, size};
  GraphValue queries = node.made(rows, q.type, [&](Cell &b) {
    Value head = b.add(b.mul(b.index(1), together), b.index(2));
    Value word = b.clamp(b.add(start(b, b.index(0)), b.index(3)), node.value(words));
    return b.at(source, ValueRange{b.constant(0), head, word, b.index(4)});
  });
  GraphValue lengths = node.made({texts, words}, kInt32, [&](Cell &b) {
    Value row = b.index(1), fresh = newWords(b, b.index(0)), before = pastWords(b, b.index(0));
    Value seen = b.add(before, isCausal ? b.add(row, 1) : fresh);
    return b.make<arith::IndexCastOp>(b.getI32Type(), b.select(b.less(row, fresh), seen, 0));
  });
  SmallVector<Value> inputs{
      node.tensor(queries), node.tensor(keys), node.tensor(values),
      node.constant(kFloat, scale != 0 ? scale : 1 / std::sqrt(*staticSize(size)))};
  // Text, group, head of it, word; block and key of it; depth, column.
  SmallVector<SmallVector<int64_t>> dims{{0, 1, 2, 3, 6}, {4, 5, 1, 6}, {4, 5, 1, 7}};
  dims.append({{0, 3}, {0, 4}, {0, 1, 2, 3, 7}});
  SmallVector<AffineMap> maps =
      llvm::map_to_vector(dims, [&](ArrayRef<int64_t> of) { return node.loopsMap(8, of); });
  Value out = node.empty(rows, q.type);
  auto op = linalg_ext::AttentionOp::create(
      node.builder, node.loc, TypeRange(out.getType()), inputs, node.tensor(lengths), table,
      ValueRange(out), node.builder.getAffineMapArrayAttr(maps), UnitAttr(),
      window >= 0 ? node.builder.getI64IntegerAttr(window) : IntegerAttr());
  if (cap != 0)
    addRegion(node, op.getRegion(), {node.builder.getF32Type()}, [&](Cell &b, ValueRange x) {
      return b.mul(b.tanh(b.div(x[0], b.f32(cap))), b.f32(cap));
    });
  Value result = op.getResult(0);
  GraphValue perHead = node.made({words, node.fixed(heads), size}, q.type, [&](Cell &b) {
    Value word = b.index(0), head = b.index(1), of = text(b, word);
    Value row = b.clamp(b.sub(word, start(b, of)), node.value(words));
    return b.at(result,
                ValueRange{of, b.div(head, together), b.rem(head, together), row, b.index(2)});
  });
  return node.reshaped(perHead, {words, node.mul(node.fixed(heads), size)});
}

/// Query (or all three in one), key, value, caches of keys and of values, where texts begin, how
/// many words they have in the cache, blocks, cosines, sines, slots in the cache.
LogicalResult importPagedAttention(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  SLUICE_TRY(node.check({{kFloats, 2}}));
  std::pair<unsigned, int64_t> needed[] = {{3, 4}, {4, 4}, {5, 1}, {6, 1}, {7, 2}};
  for (auto [input, rank] : needed)
    if (!node.has(input) || node.in(input).rank() != rank)
      return node.opError() << "input " << input << " is missing or not of rank " << rank;
  for (unsigned i = 11; i < node.numInputs(); ++i)
    if (node.has(i))
      return node.opError() << "input " << i << " is not supported";
  auto [count, groups] = SLUICE_TRY(heads.counts("num_heads", "kv_num_heads"));
  for (auto [name, usual] : {std::pair("kv_cache_layout", "SEPARATE"),
                             {"k_quant_type", "NONE"},
                             {"v_quant_type", "NONE"}})
    if (node.attribute(name, usual) != usual)
      return node.opError() << name << " must be " << usual;
  GraphValue q = node.in(0), k = onnx.in(1), v = onnx.in(2), keys = node.in(3), values = node.in(4);
  auto size = staticSize(keys.shape[3]);
  if (!size || keys.type != q.type || values.type != q.type || node.attribute("rotary_offset", 0))
    return node.opError() << "needs caches of the type of the query, a known size of heads and no "
                             "rotary_offset";
  SLUICE_TRY(node.requireSameShape(keys.shape, values.shape, "the caches differ"));
  SLUICE_TRY(node.requireSame(keys.shape[2], node.fixed(groups), "the cache has other heads"));
  OpFoldResult words = q.shape[0], one = node.fixed(1), texts = node.in(6).shape[0];
  SLUICE_TRY(node.requireSame(node.in(5).shape[0], node.add(texts, one),
                              "cumulative_sequence_length must be one longer than past_seqlens"));
  SLUICE_TRY(
      node.requireSame(node.in(7).shape[0], texts, "block_table must have a row for each text"));
  for (GraphValue *part : {&q, &k, &v})
    if (part->exists())
      *part = node.reshaped(*part, {one, words, part->shape.back()});
  SLUICE_TRY(heads.unpack(q, k, v, {count, groups, groups}));
  heads.split(q, k, v, count, groups);
  if (!onnx.ok())
    return failure();
  SLUICE_TRY(node.requireSame(q.shape[3], keys.shape[3], "heads of query and cache differ"));
  Texts all{
      node, onnx, count, groups, words, texts, keys.shape[0], keys.shape[1], node.in(7).shape[1]};
  all.findTexts();
  if (!onnx.ok())
    return failure();
  all.check();
  if (node.attribute("do_rotary", 0)) {
    if (!node.has(8) || !node.has(9))
      return node.opError() << "do_rotary needs tables of cosines and sines";
    for (GraphValue *part : {&q, &k})
      *part = SLUICE_TRY(rotate(node, *part, onnx.in(8), onnx.in(9),
                                node.attribute("rotary_interleaved", 0),
                                [&](Cell &b, Value, Value word) { return all.position(b, word); }));
  }
  GraphValue slots = node.has(10) ? onnx.cast(onnx.in(10), kInt64) : all.slots();
  auto fresh = [&](const GraphValue &part) {
    return onnx.reshaped(onnx.transposed(part, {0, 2, 1, 3}),
                         {words, node.fixed(groups), keys.shape[3]});
  };
  k = fresh(k), v = fresh(v);
  if (!onnx.ok())
    return failure();
  keys = all.written(keys, k, slots), values = all.written(values, v, slots);
  return onnx.setAll({all.attend(q, keys, values), keys, values});
}

} // namespace sluice::onnx
