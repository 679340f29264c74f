//===- Contraction.cpp - products of matrices, and attention by them ------===//
#include "compiler/Input/Onnx/Ops/Heads.h"
#include "compiler/Input/Onnx/Ops/Products.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// A product that is not yet rounded to narrow floats, since a bias follows.
GraphValue wideProduct(Aten &aten, GraphValue left, GraphValue right) {
  return aten.ok() ? aten.taken(onnx::multiplyMatrices(aten.node, left, right, /*wide=*/true))
                   : left;
}

/// beta * c + alpha * product; c may be absent.
GraphValue combined(Aten &aten, GraphValue c, GraphValue product, unsigned beta, unsigned alpha) {
  if (!aten.isNone(alpha) && aten.knownReal(alpha) != 1)
    product = aten.mul(product, aten.operand(alpha, product.type));
  if (aten.isNone(beta) || aten.knownReal(beta) == 1)
    return aten.add(product, c);
  // NaN in c does not count where beta is 0.
  if (aten.knownReal(beta) == 0)
    return product;
  GraphValue factor = aten.operand(beta, c.type), addend = aten.mul(factor, c);
  return aten.add(product,
                  aten.knownReal(beta) ? addend : aten.select(aten.equal(factor, 0), 0, addend));
}

/// self, left, right, beta, alpha; products of batches may be summed up.
template <bool sums>
GraphValue importAddmm(Aten &aten, GraphValue c, GraphValue left, GraphValue right) {
  GraphValue product = wideProduct(aten, left, right);
  if (sums)
    product = aten.sum(product, {0});
  return combined(aten, aten.cast(c, product.type), product, 3, 4);
}
/// Whether all rows (of the first matrix) or columns (of the second) have one scale along the sum.
bool scalesResult(const GraphValue &scale, unsigned depth) {
  return llvm::all_of(scale.shape, [](OpFoldResult size) { return staticSize(size) == 1; }) ||
         (scale.rank() == 2 && staticSize(scale.shape[depth]) == 1);
}
/// Where the scale of element (line, place along the sum) is among those of 32 elements of each
/// line: tiles of 128 lines times 4 scales, 32 lines and then 32 more of them in 16 bytes.
Value placeOfMx(Cell &b, Value line, Value depth, int64_t scales) {
  Value column = b.div(depth, 32), group = b.div(b.rem(line, 128), 32);
  Value tile = b.add(b.mul(b.div(line, 128), llvm::divideCeil(scales, 4)), b.div(column, 4));
  Value ofLine = b.add(b.mul(b.rem(line, 32), 16), b.mul(group, 4));
  return b.add(b.mul(tile, 512), b.add(ofLine, b.rem(column, 4)));
}
/// The matrix `x` times the scales of its blocks, in `type`: of 128 elements of dimensions that
/// have fewer scales than elements, or the mx format's.
GraphValue scaledByBlock(Aten &aten, GraphValue x, GraphValue scale, unsigned depth, int32_t type) {
  if (x.rank() != 2)
    return aten.fail("only matrices are multiplied");
  SmallVector<int64_t> shape = staticShape(x.shape), sizes = staticShape(scale.shape), blocks;
  int64_t lines = ShapedType::isDynamicShape(shape) ? 0 : shape[1 - depth],
          scales = llvm::divideCeil(std::max<int64_t>(shape[depth], 0), 32);
  bool isMx = scale.type == kFloat8E8M0 && sizes.size() == 1 &&
              sizes[0] == int64_t(llvm::alignTo(lines, 128) * llvm::alignTo(scales, 4));
  for (unsigned i = 0; i < sizes.size() && !isMx; ++i) {
    bool isWhole = sizes[i] == shape[i], isOne = sizes[i] == 1;
    if (sizes.size() != 2 || lines == 0 ||
        (!isWhole && !isOne && sizes[i] != int64_t(llvm::divideCeil(shape[i], 128))))
      return aten.fail("scales are of rows, columns, blocks of 128 elements, or 32 in tiles");
    blocks.push_back(isWhole ? 1 : isOne ? shape[i] : 128);
  }
  Value factors = aten.node.tensor(scale);
  return aten.node.generic({aten.node.tensor(x)}, {}, x.shape, type, [&](Cell &b, ValueRange v) {
    SmallVector<Value> place = b.indices(2);
    if (isMx)
      place = {placeOfMx(b, place[1 - depth], place[depth], scales)};
    else
      for (auto [position, block] : llvm::zip(place, blocks))
        position = b.div(position, block);
    Value factor = b.convert(b.at(factors, place), scale.type, kFloat);
    return b.convert(b.mul(b.convert(v[0], x.type, kFloat), factor), kFloat, type);
  });
}
/// Of floats of 8 bits; a scale is one number, or one for each row of the first, each column of the
/// second, or blocks of them. Blocks are scaled before the product, in the type of the result.
GraphValue importScaledMm(Aten &aten, GraphValue x, GraphValue y, GraphValue ofX, GraphValue ofY,
                          As<kFloat> bias, As<kFloat> ofResult) {
  GraphValue product;
  if (scalesResult(ofX, 1) && scalesResult(ofY, 0)) {
    product = aten.matmul(aten.cast(x, kFloat), aten.cast(y, kFloat));
    for (GraphValue scale : {ofX, ofY}) {
      scale = aten.cast(scale, kFloat);
      bool isOne = scale.rank() < 2 || (scalesResult(scale, 0) && scalesResult(scale, 1));
      product = aten.mul(product, isOne ? aten.reshaped(scale, {}) : scale);
    }
  } else {
    int32_t type = aten.resultTypeOr(kFloat);
    product =
        aten.matmul(scaledByBlock(aten, x, ofX, 1, type), scaledByBlock(aten, y, ofY, 0, type));
  }
  product = aten.addIf(product, bias);
  return ofResult.exists() ? aten.mul(product, ofResult) : product;
}
GraphValue importLinear(Aten &aten, GraphValue x, GraphValue weight, GraphValue bias) {
  GraphValue product = wideProduct(aten, x, aten.matrixTransposed(weight));
  return aten.addIf(product, aten.cast(bias, product.type));
}
GraphValue importEinsum(Aten &aten, std::string equation, SmallVector<GraphValue> operands) {
  return aten.onnx("Einsum", operands, {{"equation", equation}});
}
/// Products in the type of the result.
GraphValue importWideMatmul(Aten &aten, GraphValue left, GraphValue right) {
  int32_t type = aten.resultTypeOr(kInt32);
  return aten.matmul(aten.cast(left, type), aten.cast(right, type));
}
/// A weight of 8 bits [n, k], scales [n].
GraphValue importInt8PackMm(Aten &aten, GraphValue x, LikeSelf weight, LikeSelf scales) {
  return aten.mul(aten.matmul(x, aten.matrixTransposed(weight)), scales);
}
/// i1, i2, i3, dimensions that each lacks, dimensions to sum over
GraphValue importTrilinear(Aten &aten) {
  GraphValue product;
  for (unsigned i = 0; i < 3; ++i) {
    GraphValue x = aten.unsqueezed(aten.operand(i), aten.integers(3 + i));
    product = i ? aten.mul(product, x) : x;
  }
  auto axes = aten.integers(6);
  return axes.empty() ? product : aten.sum(product, axes);
}
/// Vectors: each element of one by each of the other.
GraphValue importOuter(Aten &aten, GraphValue x, GraphValue y) {
  return aten.mul(aten.unsqueezed(x, 1), aten.unsqueezed(y, 0));
}

/// Where each of several groups begins and ends, [2, groups], by the ends `offsets` of each, up to
/// `size`. They need not ascend: none begins before another one ends.
GraphValue boundsOf(Aten &aten, GraphValue offsets, OpFoldResult size) {
  Node &node = aten.node;
  OpFoldResult groups = offsets.shape[0];
  Value most = node.host().toInteger(node.value(size));
  return node.accumulate({node.tensor(offsets)}, node.filled(0, {node.fixed(2), groups}, kInt64),
                         {node.loopsMap(3, {2}), node.loopsMap(3, {0, 1})},
                         [&](Cell &b, ValueRange x) {
                           Value isBefore = b.less(b.index(2), b.add(b.index(0), b.index(1)));
                           return b.max(x[1], b.select(isBefore, b.min(x[0], most), 0));
                         });
}
/// `x` for each group, with zeros where its dimension `axis` is in another one.
GraphValue ofGroups(Aten &aten, GraphValue x, GraphValue bounds, int64_t axis) {
  Value source = aten.node.tensor(x), ends = aten.node.tensor(bounds);
  return aten.node.generic({}, {}, {bounds.shape[1], x.shape[0], x.shape[1]}, x.type,
                           [&](Cell &b, ValueRange) {
                             Value at = b.index(axis + 1), group = b.index(0);
                             Value from = b.toIndex(b.at(ends, {b.constant(0), group})),
                                   to = b.toIndex(b.at(ends, {b.constant(1), group}));
                             Value element = b.at(source, {b.index(1), b.index(2)});
                             return b.select(b.both(b.atMost(from, at), b.less(at, to)), element,
                                             b.number(element.getType(), 0));
                           });
}
/// self, mat2, offs, bias, out_dtype: what lies between an offset and the next is multiplied by the
/// matrix of that number: rows of self or columns of mat2, or both are cut along what is summed up.
/// Rows after the last offset are zero.
GraphValue importGroupedMm(Aten &aten, GraphValue x, GraphValue w) {
  if (!aten.isNone(3))
    return aten.fail("a bias is not supported");
  if (x.rank() == 3 && w.rank() == 3)
    return aten.matmul(x, w);
  if (x.rank() < 2 || x.rank() > 3 || w.rank() < 2 || w.rank() > 3 || aten.isNone(2))
    return aten.fail("only matrices, and offsets of their groups");
  bool cutsColumns = x.rank() == 3;
  GraphValue bounds =
      boundsOf(aten, aten.operand(2, kInt64), w.rank() == 3 ? x.shape[0] : w.shape[cutsColumns]);
  if (w.rank() == 3)
    return aten.taken(onnx::multiplyGroups(aten.node, x, w, bounds));
  if (!cutsColumns)
    return aten.matmul(ofGroups(aten, x, bounds, 1), ofGroups(aten, w, bounds, 0));
  GraphValue columns = aten.matrixTransposed(w), matrices = aten.matrixTransposed(x);
  return aten.matrixTransposed(
      aten.taken(onnx::multiplyGroups(aten.node, columns, matrices, bounds)));
}

//===- Attention ----------------------------------------------------------===//

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

const AtenTable contractionOperators = {
    {"aten.mm aten.bmm aten.matmul aten.mv aten.dot aten.vdot",
     [](Aten &aten, GraphValue left, GraphValue right) {
       // Narrow integers wrap around when the sum is stored.
       bool isNarrow = !isFloat(left.type) && left.type != kInt64;
       auto wide = [&](GraphValue &x) { return isNarrow ? aten.cast(x, kInt32) : x; };
       return aten.matmul(wide(left), wide(right));
     }},
    {"aten.mm.dtype aten.bmm.dtype aten._int_mm", importWideMatmul},
    {"aten._weight_int8pack_mm", importInt8PackMm},
    {"aten._trilinear", importTrilinear},
    {"aten.addmm aten.baddbmm aten.addmv", importAddmm<false>},
    {"aten.addbmm", importAddmm<true>},
    {"aten._scaled_mm", importScaledMm, "no floats of 4 bits"},
    {"aten.linear", importLinear},
    {"aten.einsum", importEinsum},
    {"aten.outer", importOuter},
    {"aten._grouped_mm", importGroupedMm, "no bias"},
    {"transformers.grouped_mm_fallback", importGroupedMm},
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
