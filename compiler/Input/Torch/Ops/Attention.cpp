//===- Attention.cpp - scaled dot products --------------------------------===//
#include "compiler/Input/Torch/Aten.h"
#include <cmath>

using namespace mlir;

namespace sluice::torch {
namespace {

struct Options {
  GraphValue mask; ///< Added, or true where a query may see a key. May be absent.
  bool causal = false, grouped = false;
  unsigned scale = 0, dropout = 0; ///< The operands.
};

/// softmax(q * scale @ k^T + mask) @ v
GraphValue attend(Aten &aten, Options options) {
  if (aten.real(options.dropout, 0.0) != 0)
    return aten.fail("dropout is not supported");
  GraphValue q = aten.operand(0), k = aten.operand(1), v = aten.operand(2);
  if (q.rank() < 2 || k.rank() != q.rank() || v.rank() != q.rank())
    return aten.fail("queries, keys and values must have the same rank, 2 or more");
  int64_t rank = q.rank();
  if (options.grouped && rank >= 3) {
    auto many = staticSize(q.shape[rank - 3]), few = staticSize(k.shape[rank - 3]);
    if (!many || !few || *few == 0 || *many % *few)
      return aten.fail(
          "the numbers of heads must be known, those of queries a multiple of those of keys");
    for (GraphValue *x : {&k, &v}) {
      Shape one = x->shape, wide, joined = x->shape;
      one.insert(one.begin() + rank - 2, aten.fixed(1));
      wide = one;
      wide[rank - 2] = aten.fixed(*many / *few);
      joined[rank - 3] = aten.fixed(*many);
      *x = aten.reshaped(aten.expanded(aten.reshaped(*x, one), wide), joined);
    }
  }
  GraphValue scaled;
  if (!aten.isNone(options.scale)) {
    scaled = aten.mul(q, aten.operand(options.scale, q.type));
  } else if (auto size = staticSize(q.shape.back())) {
    scaled = aten.onnx.scaled(q, 1 / std::sqrt(double(*size)));
  } else {
    scaled = aten.div(q, aten.onnx("Sqrt", aten.cast(aten.integer(q.shape.back()), q.type)));
  }
  GraphValue scores = aten.matmul(scaled, aten.onnx.matrixTransposed(k));
  GraphValue hidden = aten.number(q.type, -INFINITY);
  if (options.causal) {
    GraphValue rows = aten.unsqueezed(aten.iota(q.shape[rank - 2]), 1),
               columns = aten.unsqueezed(aten.iota(k.shape[rank - 2]), 0);
    scores = aten.select(aten.atMost(columns, rows), scores, hidden);
  }
  GraphValue all; // Rows that see nothing give zeros.
  if (options.mask.exists()) {
    bool isBool = options.mask.type == kBool;
    scores = isBool ? aten.select(options.mask, scores, hidden)
                    : aten.add(scores, aten.cast(options.mask, scores.type));
    GraphValue best = aten.reduce("ReduceMax", scores, rank - 1, true);
    all = aten.equal(best, hidden);
  }
  GraphValue weights = aten.onnx("Softmax", {scores}, {{"axis", -1}});
  if (all.exists())
    weights = aten.select(all, aten.number(q.type, 0), weights);
  return aten.matmul(weights, v);
}

/// query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa
GraphValue importAttention(Aten &aten) {
  return attend(aten, {aten.operand(3), aten.boolean(5, false), aten.boolean(7, false), 6, 4});
}
/// query, key, value, dropout_p, is_causal, attn_mask, scale
GraphValue importFlashForCpu(Aten &aten) {
  return attend(aten, {aten.operand(5), aten.boolean(4, false), false, 6, 3});
}
/// query, key, value, dropout_p, is_causal, return_debug_mask, scale
GraphValue importFlash(Aten &aten) {
  return attend(aten, {{}, aten.boolean(4, false), false, 6, 3});
}
/// query, key, value, attn_bias, compute_log_sumexp, dropout_p, is_causal, scale
GraphValue importEfficient(Aten &aten) {
  return attend(aten, {aten.operand(3), aten.boolean(6, false), false, 7, 5});
}

constexpr AtenEntry kAttentionOperators[] = {
    {"aten.scaled_dot_product_attention", importAttention, "without dropout"},
    {"aten._scaled_dot_product_flash_attention_for_cpu", importFlashForCpu,
     "without dropout; the first result only"},
    {"aten._scaled_dot_product_flash_attention", importFlash,
     "without dropout; the first result only"},
    {"aten._scaled_dot_product_efficient_attention", importEfficient,
     "without dropout; the first result only"},
};

} // namespace

ArrayRef<AtenEntry> attentionOperators() { return kAttentionOperators; }

} // namespace sluice::torch
