//===- Heads.h - attention of several heads, for ONNX's and com.microsoft's operators --===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"
#include <cmath>

namespace sluice::onnx {

/// What all of them share.
struct Heads {
  Node &node;
  Compose &onnx;

  OpFoldResult number(int64_t value) { return node.fixed(value); }
  /// The attribute `num_heads`, which must be there.
  FailureOr<int64_t> count() {
    int64_t count = node.attribute("num_heads", 0);
    if (count <= 0)
      return node.opError() << "needs num_heads above 0, has " << count;
    return count;
  }
  /// The numbers of heads of queries, and of keys and values, by attributes of these names: the
  /// second must divide the first.
  FailureOr<std::pair<int64_t, int64_t>> counts(StringRef ofQueries, StringRef ofKeys) {
    int64_t count = node.attribute(ofQueries, 0), groups = node.attribute(ofKeys, 0);
    if (count <= 0 || groups <= 0 || count % groups)
      return node.opError() << "needs " << ofQueries << " and " << ofKeys << " that divides it";
    return std::pair(count, groups);
  }
  /// The widths of queries, keys and values that one product with the weights in input 1 makes.
  FailureOr<SmallVector<int64_t>> widths() {
    SmallVector<int64_t> widths = node.integers("qkv_hidden_sizes");
    auto columns = staticSize(node.in(1).shape[1]);
    if (widths.empty() && columns)
      widths.assign(3, *columns / 3);
    if (widths.size() != 3)
      return node.opError()
             << "needs three qkv_hidden_sizes, or weights whose number of columns is "
                "known";
    return widths;
  }
  /// Queries, keys and values out of `q`, which has `parts` heads of each, unless `k` is there.
  LogicalResult unpack(GraphValue &q, GraphValue &k, GraphValue &v, std::array<int64_t, 3> parts) {
    if (k.exists() != v.exists())
      return node.opError() << "needs both key and value, or none of them";
    if (k.exists())
      return success();
    int64_t heads = parts[0] + parts[1] + parts[2];
    auto width = staticSize(q.shape[2]);
    if (!width || *width % heads)
      return node.opError() << "a packed query must have a known size, a multiple of " << heads;
    int64_t size = *width / heads;
    auto all = onnx.split(q, {parts[0] * size, parts[1] * size, parts[2] * size});
    q = all[0];
    k = all[1];
    v = all[2];
    return success();
  }

  /// [batch, length, heads * size] as [batch, heads, length, size].
  GraphValue split(GraphValue x, int64_t heads) {
    auto width = staticSize(x.shape[2]);
    OpFoldResult size = width ? number(*width / heads) : node.floorDiv(x.shape[2], number(heads));
    return onnx.transposed(onnx.reshaped(x, {x.shape[0], x.shape[1], number(heads), size}),
                           {0, 2, 1, 3});
  }
  void split(GraphValue &q, GraphValue &k, GraphValue &v, int64_t count, int64_t groups) {
    q = split(q, count);
    k = split(k, groups);
    v = split(v, groups);
  }
  /// The reverse.
  GraphValue join(GraphValue x) {
    GraphValue rows = onnx.transposed(x, {0, 2, 1, 3});
    return onnx.reshaped(rows,
                         {rows.shape[0], rows.shape[1], node.mul(rows.shape[2], rows.shape[3])});
  }
  /// Adds `bias`, of queries, keys and values one behind the other; keys and values that have heads
  /// already get none.
  LogicalResult addBias(const GraphValue &bias, GraphValue &q, GraphValue &k, GraphValue &v) {
    auto width = staticSize(q.shape.back()), wide = staticSize(bias.shape[0]);
    if (!width || !wide)
      return node.opError() << "the size of the bias must be known";
    auto parts = onnx.split(bias, {*width, *width, *wide - 2 * *width}, 0);
    q = onnx.add(q, parts[0]);
    if (k.rank() == 4)
      return success();
    k = onnx.add(k, parts[1]);
    v = onnx.add(v, parts[2]);
    return success();
  }
  /// `value` of [batch, heads, length, size] behind what is left of earlier steps, if anything is.
  GraphValue behind(const GraphValue &past, const GraphValue &value) {
    return past.exists() ? onnx.concat({past, value}, 2) : value;
  }

  /// Keys or values of `groups` heads for `count` heads of queries: each is there several times.
  GraphValue spread(GraphValue x, int64_t count, int64_t groups) {
    if (count == groups)
      return x;
    Shape all{x.shape[0], number(groups), number(count / groups), x.shape[2], x.shape[3]};
    GraphValue copies = node.generic({node.tensor(x)}, {node.loopsMap(5, {0, 1, 3, 4})}, all,
                                     x.type, combine::first);
    return onnx.reshaped(copies, with(x.shape, 1, number(count)));
  }

  /// Fails at run time unless each of `lengths`, which the model calls `name`, is from `least` to
  /// `most`.
  void requireWithin(GraphValue lengths, int64_t least, OpFoldResult most, const Twine &name) {
    Value last = node.value(most);
    GraphValue isWrong = node.generic(
        {node.tensor(lengths)}, {}, lengths.shape, kBool, [&](Cell &b, ValueRange x) -> Value {
          Value length = b.toIndex(x[0]);
          return b.either(b.less(length, least), b.greater(length, last));
        });
    node.require(node.host().equal(node.reduced(isWrong, 0, combine::either), 0),
                 Twine(node.op()) + ": a length of " + name + " is above that of the keys, or " +
                     "below " + Twine(least));
  }

  /// 0 where a query may see a key, else `hidden`; `sees` gets batch, query and key.
  GraphValue visible(const Shape &shape, int32_t type, double hidden,
                     function_ref<Value(Cell &, Value, Value, Value)> sees) {
    return node.made(shape, type, [&](Cell &b) {
      return b.select(sees(b, b.index(0), b.index(2), b.index(3)), b.number(type, 0),
                      b.number(type, hidden));
    });
  }
  /// Queries see keys up to their own position; queries are at the end.
  GraphValue causal(OpFoldResult queries, OpFoldResult keys, int32_t type) {
    Value before = node.value(node.sub(keys, queries));
    return visible({number(1), number(1), queries, keys}, type, -65504,
                   [&](Cell &b, Value, Value query, Value key) {
                     return b.atMost(key, b.add(query, before));
                   });
  }
  /// The mask that input `input` is, as a bias; none if it is absent.
  FailureOr<GraphValue> maskInput(unsigned input, OpFoldResult keys, int32_t type) {
    return node.has(input) ? maskBias(node.in(input), node.in(0).shape[0], keys, type)
                           : GraphValue();
  }
  /// A mask of words as a bias: lengths [batch], or flags [batch, keys] or [batch, queries, keys].
  FailureOr<GraphValue> maskBias(GraphValue &mask, OpFoldResult batch, OpFoldResult keys,
                                 int32_t type) {
    double hidden = node.attribute("mask_filter_value", -10000.0f);
    if (mask.rank() == 1) {
      SLUICE_TRY(node.requireSame(mask.shape[0], batch,
                                  "a mask of one dimension must have one length for each text"));
      Value lengths = node.tensor(mask);
      return visible({batch, number(1), number(1), keys}, type, hidden,
                     [&](Cell &b, Value text, Value, Value key) {
                       return b.less(key, b.toIndex(b.at(lengths, text)));
                     });
    }
    if (mask.rank() != 2 && mask.rank() != 3)
      return node.opError() << "a mask of rank " << mask.rank() << " is not supported";
    Shape shape{mask.shape[0], number(1), mask.rank() == 3 ? mask.shape[1] : number(1),
                mask.shape.back()};
    GraphValue flags = onnx.cast(onnx.reshaped(mask, shape), kBool);
    return onnx.select(flags, 0, onnx.number(type, hidden));
  }

  /// `value` divided by the square root of the size of a head of `q` [..., length, size].
  GraphValue byRootOfSize(const GraphValue &value, const GraphValue &q) {
    if (auto size = staticSize(q.shape.back()))
      return onnx.scaled(value, 1 / std::sqrt(double(*size)));
    return onnx.div(value, onnx("Sqrt", onnx.cast(onnx.integer(q.shape.back()), value.type)));
  }

  /// The attention itself. Values of `biases` that do not exist are absent.
  GraphValue attend(const GraphValue &q, const GraphValue &k, const GraphValue &v,
                    ArrayRef<GraphValue> biases, float softcap = 0) {
    float scale = node.attribute("scale", 0.0f);
    // The scale goes to the queries: they are fewer than the scores.
    GraphValue scores = onnx.matmul(scale != 0 ? onnx.scaled(q, scale) : byRootOfSize(q, q),
                                    onnx.matrixTransposed(k));
    if (softcap != 0)
      scores = onnx.scaled(onnx("Tanh", {onnx.scaled(scores, 1.0 / softcap)}), softcap);
    for (const GraphValue &bias : biases)
      scores = onnx.addIf(scores, bias);
    return onnx.matmul(onnx.softmax(scores), v);
  }
};

/// What `read` reads if `condition` holds, else `other`: nothing is read then.
Value readIf(Cell &b, Value condition, Value other, function_ref<Value(Cell &)> read);

/// Turns pairs of elements of x [batch, heads, length, size] by the angles whose cosines and sines
/// are in row positions[batch, length] of the tables [rows, half]: pairs of neighbours if
/// `interleaved`, else of both halves. Elements behind 2 * half stay. Fails if the tables do not
/// fit to x or to each other.
FailureOr<GraphValue> rotate(Node &node, GraphValue x, GraphValue cosines, GraphValue sines,
                             bool interleaved,
                             function_ref<Value(Cell &, Value batch, Value step)> position);

/// com.microsoft.PagedAttention.
LogicalResult importPagedAttention(Node &node, Compose &onnx);

} // namespace sluice::onnx
