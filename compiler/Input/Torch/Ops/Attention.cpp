//===- Attention.cpp - scaled dot products --------------------------------===//
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// Which operands say what, besides queries, keys and values; kNoOperand if none does. The mask is
/// added, or true where a query may see a key.
struct AttentionOperands {
  unsigned mask, dropout, causal, scale, grouped;
};
constexpr unsigned kNoOperand = -1;

/// softmax(q * scale @ k^T + mask) @ v
template <AttentionOperands at>
GraphValue importAttention(Aten &aten, GraphValue q, GraphValue k, GraphValue v) {
  if (aten.real(at.dropout, 0.0) != 0)
    return aten.fail("dropout is not supported");
  if (q.rank() < 2 || k.rank() != q.rank() || v.rank() != q.rank())
    return aten.fail("queries, keys and values must have the same rank, 2 or more");
  int64_t rank = q.rank();
  if (aten.boolean(at.grouped, false) && rank >= 3) {
    auto many = staticSize(q.shape[rank - 3]), few = staticSize(k.shape[rank - 3]);
    if (!many || !few || *few == 0 || *many % *few)
      return aten.fail(
          "the numbers of heads must be known, those of queries a multiple of those of keys");
    for (GraphValue *x : {&k, &v})
      *x = aten.repeated(*x, rank - 3, aten.fixed(*many / *few));
  }
  GraphValue scaled = aten.isNone(at.scale) ? onnx::Heads{aten.node, aten}.byRootOfSize(q, q)
                                            : aten.mul(q, aten.operand(at.scale, q.type));
  GraphValue scores = aten.matmul(scaled, aten.matrixTransposed(k));
  GraphValue hidden = aten.number(q.type, -INFINITY);
  if (aten.boolean(at.causal, false)) {
    GraphValue rows = aten.unsqueezed(aten.range(q.shape[rank - 2]), 1),
               columns = aten.unsqueezed(aten.range(k.shape[rank - 2]), 0);
    scores = aten.select(aten.atMost(columns, rows), scores, hidden);
  }
  GraphValue all; // Rows that see nothing give zeros.
  if (GraphValue mask = aten.operand(at.mask); mask.exists()) {
    scores = mask.type == kBool ? aten.select(mask, scores, hidden)
                                : aten.add(scores, aten.cast(mask, scores.type));
    GraphValue best = aten.reduce("ReduceMax", scores, rank - 1, true);
    all = aten.equal(best, hidden);
  }
  GraphValue weights = aten.softmax(scores);
  if (all.exists())
    weights = aten.select(all, 0, weights);
  return aten.matmul(weights, v);
}

constexpr const char *kAttentionNote = "without dropout; the first result only";

} // namespace

const AtenTable attentionOperators = {
    // query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa
    {"aten.scaled_dot_product_attention", importAttention<AttentionOperands{3, 4, 5, 6, 7}>,
     "without dropout"},
    // ..., dropout_p, is_causal, attn_mask, scale
    {"aten._scaled_dot_product_flash_attention_for_cpu",
     importAttention<AttentionOperands{5, 3, 4, 6, kNoOperand}>, kAttentionNote},
    // ..., dropout_p, is_causal, return_debug_mask, scale
    {"aten._scaled_dot_product_flash_attention",
     importAttention<AttentionOperands{kNoOperand, 3, 4, 6, kNoOperand}>, kAttentionNote},
    // ..., attn_bias, compute_log_sumexp, dropout_p, is_causal, scale
    {"aten._scaled_dot_product_efficient_attention",
     importAttention<AttentionOperands{3, 5, 6, 7, kNoOperand}>, kAttentionNote},
};

} // namespace sluice::torch
