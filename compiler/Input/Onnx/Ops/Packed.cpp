//===- Packed.cpp - com.microsoft's attention over texts without padding --===//
// Words of all texts stand one behind the other, [words, size]. `token_offset` [batch, length] says
// where each stood in the padded tensor [batch * length, size], and behind that where the padding
// was; `cumulative_sequence_length` [batch + 1] where each text begins.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Heads.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// Moves words between both forms.
struct Packing {
  Node &node;
  Compose &onnx;
  GraphValue offsets; ///< token_offset

  OpFoldResult one() { return node.fixed(1); }
  OpFoldResult places() { return node.product(offsets.shape); }
  /// Where the first `words` words stood.
  GraphValue wordOffsets(OpFoldResult words) {
    GraphValue flat = onnx.cast(onnx.reshaped(offsets, {places()}), kInt64);
    GraphValue end{nullptr, SmallVector<Value>{node.value(words)}, kInt64, {one()}};
    return onnx("Slice", {flat, onnx.integers({0}), end, onnx.integers({0})});
  }
  /// [words, size] as [batch, length, size], 0 where there is no word.
  GraphValue padded(const GraphValue &x) {
    if (!onnx.ok())
      return x;
    OpFoldResult words = x.shape[0], size = x.shape[1];
    Shape all{places(), size};
    GraphValue none{node.fill(node.constant(x.type, 0), all, x.type), std::nullopt, x.type, all};
    GraphValue rows = onnx("ScatterND", {none, onnx.unsqueezed(wordOffsets(words), 1), x});
    return onnx.ok() ? onnx.reshaped(rows, {offsets.shape[0], offsets.shape[1], size}) : rows;
  }
  /// The reverse, of `words` words.
  GraphValue packed(const GraphValue &x, OpFoldResult words) {
    if (!onnx.ok())
      return x;
    return onnx("Gather", {onnx.reshaped(x, {places(), x.shape[2]}), wordOffsets(words)});
  }
};

LogicalResult importRemovePadding(Node &node, Compose &onnx) {
  if (!node.has(0) || !node.has(1) || node.in(0).rank() != 3 || node.in(1).rank() != 1)
    return node.opError() << "needs an input of rank 3 and a number of words for each text";
  GraphValue x = onnx.in(0), counts = onnx.in(1);
  OpFoldResult batch = x.shape[0], length = x.shape[1], one = node.fixed(1),
               all = node.mul(batch, length);
  GraphValue steps = onnx.range(length);
  GraphValue isWord = onnx("Less", {steps, onnx.cast(onnx.unsqueezed(counts, 1), kInt64)});
  SLUICE_TRY(onnx.ok());
  isWord = onnx.reshaped(isWord, {all});
  auto placesOf = [&](const GraphValue &flags) {
    return onnx("Squeeze", {onnx("NonZero", {flags}), onnx.integers({0})});
  };
  GraphValue words = placesOf(isWord), padding = placesOf(onnx("Not", {isWord}));
  GraphValue order = onnx("Concat", {words, padding}, {{"axis", 0}});
  SLUICE_TRY(onnx.ok());
  SLUICE_TRY(onnx.set(0, onnx("Gather", {onnx.reshaped(x, {all, x.shape[2]}), words})));
  SLUICE_TRY(onnx.set(1, onnx.cast(onnx.reshaped(order, {batch, length}), kInt32)));
  GraphValue sums = onnx("CumSum", {counts, onnx.number(kInt64, 0)});
  GraphValue zero = onnx.reshaped(onnx.number(counts.type, 0), {one});
  SLUICE_TRY(onnx.set(2, onnx("Concat", {zero, sums}, {{"axis", 0}})));
  return onnx.set(3, onnx("ReduceMax", {counts}, {{"keepdims", 1}}));
}

LogicalResult importRestorePadding(Node &node, Compose &onnx) {
  if (!node.has(0) || !node.has(1) || node.in(0).rank() != 2 || node.in(1).rank() != 2)
    return node.opError() << "needs an input and a token_offset of rank 2";
  return onnx.set(0, Packing{node, onnx, onnx.in(1)}.padded(onnx.in(0)));
}

/// Attention within each text, for padded q, k and v of [batch, length, heads * size].
FailureOr<GraphValue> attendTexts(Node &node, Compose &onnx, GraphValue parts[3], GraphValue starts,
                                  const GraphValue &bias) {
  Heads heads{node, onnx};
  int64_t count = node.attribute("num_heads", 0);
  SLUICE_TRY(onnx.ok());
  OpFoldResult batch = parts[0].shape[0], length = parts[0].shape[1];
  Value begins = node.tensor(starts);
  GraphValue visible =
      heads.visible({batch, heads.number(1), heads.number(1), length}, parts[0].type, -65504,
                    [&](Cell &b, Value text, Value, Value key) -> Value {
                      Value begin = b.toIndex(b.at(begins, text)),
                            end = b.toIndex(b.at(begins, b.add(text, 1)));
                      return b.less(key, b.sub(end, begin));
                    });
  GraphValue result = heads.attend(heads.split(parts[0], count), heads.split(parts[1], count),
                                   heads.split(parts[2], count), {visible, bias});
  return heads.join(result);
}

/// Words, weights [in, q + k + v], bias, token_offset, cumulative_sequence_length, a bias of
/// scores.
LogicalResult importPackedAttention(Node &node, Compose &onnx) {
  for (unsigned i : {0, 1, 3, 4})
    if (!node.has(i) || node.in(i).rank() != (i == 4 ? 1 : 2))
      return node.opError() << "input " << i << " is missing or of another rank";
  GraphValue all = onnx.addIf(onnx("MatMul", {onnx.in(0), onnx.in(1)}), onnx.in(2));
  SmallVector<int64_t> widths = node.integers("qkv_hidden_sizes");
  if (widths.empty())
    if (auto width = staticSize(node.in(1).shape[1]))
      widths.assign(3, *width / 3);
  if (widths.size() != 3 || node.attribute("num_heads", 0) < 1)
    return node.opError() << "needs num_heads, and weights whose number of columns is known";
  Packing packing{node, onnx, onnx.in(3)};
  auto parts = onnx.all("Split", {packing.padded(all), onnx.integers(widths)}, 3, {{"axis", -1}});
  auto result = SLUICE_TRY(attendTexts(node, onnx, parts.data(), onnx.in(4), onnx.in(5)));
  return onnx.set(0, packing.packed(result, node.in(0).shape[0]));
}

/// Query, key and value of words (or all three in one: [words, heads, 3, size]), bias,
/// token_offset, cumulative_sequence_length, a bias of scores.
LogicalResult importPackedHeads(Node &node, Compose &onnx) {
  int64_t count = node.attribute("num_heads", 0);
  bool together = node.has(0) && node.in(0).rank() == 4;
  if (!node.has(0) || !node.has(4) || !node.has(5) || count < 1 || node.has(1) == together ||
      node.has(2) == together ||
      (!together && (node.in(0).rank() != 2 || node.in(1).rank() != 2 || node.in(2).rank() != 2)))
    return node.opError() << "needs query, key and value of rank 2, or all "
                             "in one of rank 4, with num_heads";
  GraphValue parts[3] = {onnx.in(0), onnx.in(1), onnx.in(2)};
  OpFoldResult words = node.in(0).shape[0];
  if (together)
    for (int64_t i = 0; i < 3; ++i) {
      GraphValue part = onnx("Gather", {onnx.in(0), onnx.number(kInt64, i)}, {{"axis", 2}});
      SLUICE_TRY(onnx.ok());
      parts[i] = onnx.reshaped(part, {words, node.mul(part.shape[1], part.shape[2])});
    }
  Heads heads{node, onnx};
  if (node.has(3) && failed(heads.addBias(onnx.in(3), parts[0], parts[1], parts[2])))
    return failure();
  Packing packing{node, onnx, onnx.in(4)};
  for (GraphValue &part : parts)
    part = packing.padded(part);
  auto result = SLUICE_TRY(attendTexts(node, onnx, parts, onnx.in(5), onnx.in(6)));
  return onnx.set(0, packing.packed(result, words));
}

} // namespace

const OperatorTable packedOperators = {
    {"com.microsoft.RemovePadding", 1, importRemovePadding},
    {"com.microsoft.RestorePadding", 1, importRestorePadding},
    {"com.microsoft.PackedAttention", 1, importPackedAttention},
    {"com.microsoft.PackedMultiHeadAttention", 1, importPackedHeads},
};

} // namespace sluice::onnx
