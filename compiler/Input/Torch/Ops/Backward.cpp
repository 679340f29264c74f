//===- Backward.cpp - gradients, where core ATen has operators for them ---===//
#include "compiler/Input/Onnx/Ops/Matrices.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// Those of the results that mask `mask` wants; the others cost nothing.
using Make = llvm::function_ref<GraphValue()>;
Results wanted(Aten &aten, unsigned mask, std::initializer_list<Make> results) {
  auto isWanted = aten.integers(mask);
  isWanted.resize(results.size());
  return llvm::map_to_vector(llvm::zip_equal(isWanted, results), [](auto pair) {
    return std::get<0>(pair) ? std::get<1>(pair)() : GraphValue();
  });
}

/// What reaches the input of (x - mean) * rstd over `axes`, where `gradient` reaches the result and
/// `normal` is that result.
GraphValue throughNormalization(Aten &aten, GraphValue gradient, GraphValue normal, GraphValue rstd,
                                ArrayRef<int64_t> axes) {
  GraphValue mean = aten.reduce("ReduceMean", gradient, axes, true);
  GraphValue along = aten.reduce("ReduceMean", aten.mul(gradient, normal), axes, true);
  GraphValue rest = aten.sub(aten.sub(gradient, mean), aten.mul(normal, along));
  return aten.mul(rest, rstd);
}

Results importLayerNormBackward(Aten &aten, GraphValue gradient, GraphValue x, Shape normalized,
                                GraphValue mean, GraphValue rstd, GraphValue weight) {
  int64_t first = x.rank() - int64_t(normalized.size());
  if (first < 0)
    return aten.fail("normalizes over more dimensions than there are");
  auto inner = countUp(first, x.rank()), outer = countUp(0, first);
  GraphValue normal = aten.mul(aten.sub(x, mean), rstd);
  GraphValue weighted = weight.exists() ? aten.mul(gradient, weight) : gradient;
  auto summed = [&](GraphValue value) { return outer.empty() ? value : aten.sum(value, outer); };
  return wanted(aten, 7,
                {[&] { return throughNormalization(aten, weighted, normal, rstd, inner); },
                 [&] { return summed(aten.mul(gradient, normal)); },
                 [&] { return summed(gradient); }});
}

Results importGroupNormBackward(Aten &aten, GraphValue gradient, GraphValue x, GraphValue mean,
                                GraphValue deviation, GraphValue weight, Unread, Unread, Unread,
                                OpFoldResult groups) {
  if (x.rank() < 2)
    return aten.fail("needs a tensor of rank 2 or more");
  OpFoldResult inGroup = aten.node.floorDiv(x.shape[1], groups);
  Shape apart{x.shape[0], groups, inGroup, aten.node.product(ArrayRef(x.shape).drop_front(2))},
      perGroup{x.shape[0], groups, aten.fixed(1), aten.fixed(1)};
  GraphValue g = aten.reshaped(gradient, apart), rstd = aten.reshaped(deviation, perGroup);
  GraphValue normal =
      aten.mul(aten.sub(aten.reshaped(x, apart), aten.reshaped(mean, perGroup)), rstd);
  GraphValue weighted =
      weight.exists() ? aten.mul(g, aten.reshaped(weight, {groups, inGroup, aten.fixed(1)})) : g;
  auto perChannel = [&](GraphValue value) {
    return aten.reshaped(aten.sum(value, {0, 3}), {x.shape[1]});
  };
  auto ofInput = [&] {
    return aten.reshaped(throughNormalization(aten, weighted, normal, rstd, {2, 3}), x.shape);
  };
  return wanted(
      aten, 9,
      {ofInput, [&] { return perChannel(aten.mul(g, normal)); }, [&] { return perChannel(g); }});
}

GraphValue importEmbeddingBackward(Aten &aten, GraphValue gradient, As<kInt64> indices,
                                   OpFoldResult weights, Or<int64_t, -1> padding,
                                   Or<bool, false> scales) {
  if (scales || gradient.rank() != indices.rank() + 1)
    return aten.fail("scaling by frequency is not supported");
  OpFoldResult count = aten.node.product(indices.shape), width = gradient.shape.back();
  GraphValue rows = aten.reshaped(gradient, {count, width}),
             places = aten.reshaped(indices, {count, aten.fixed(1)});
  if (padding >= 0) // Rows of the padding learn nothing.
    rows = aten.select(aten.equal(places, padding), 0, rows);
  GraphValue zeros = aten.filled({weights, width}, gradient.type, 0);
  return aten.onnx("ScatterND", {zeros, places, rows}, {{"reduction", "add"}});
}

/// What windows leave over at the end of the last dimensions of `x`, which `result` has windows of,
/// if that is known.
std::optional<SmallVector<int64_t>> leftOver(const Shape &x, const Shape &result,
                                             const Shape &weight, ArrayRef<int64_t> stride,
                                             ArrayRef<int64_t> padding,
                                             ArrayRef<int64_t> dilation) {
  SmallVector<int64_t> more;
  for (size_t i = 0; i < stride.size(); ++i) {
    auto in = staticSize(x[2 + i]), out = staticSize(result[2 + i]),
         kernel = staticSize(weight[2 + i]);
    if (!in || !out || !kernel)
      return std::nullopt;
    more.push_back(*in -
                   ((*out - 1) * stride[i] - 2 * padding[i] + dilation[i] * (*kernel - 1) + 1));
  }
  return more;
}

/// ..., output_padding, groups, mask
Results importConvolutionBackward(Aten &aten, GraphValue gradient, GraphValue x, GraphValue weight,
                                  Unread, Unread, Unread, Unread, Or<bool, false> transposed,
                                  Unread, Or<int64_t, 1> groups) {
  int64_t rank = x.rank(), spatial = rank - 2;
  if (spatial < 1)
    return aten.fail("needs a spatial dimension");
  auto stride = aten.integers(4, spatial, 1), padding = aten.integers(5, spatial, 0),
       dilation = aten.integers(6, spatial, 1);
  auto pads = onBothSides(padding);
  auto likeSpatially = [&](GraphValue result, const GraphValue &like) {
    for (int64_t i = 2; i < rank; ++i)
      result = aten.slice(result, i, aten.fixed(0), like.shape[i]);
    return result;
  };
  auto ofInput = [&] {
    SmallVector<Compose::Attribute> attributes{
        {"strides", stride}, {"pads", pads}, {"dilations", dilation}, {"group", groups}};
    if (transposed)
      return likeSpatially(aten.onnx("Conv", {gradient, weight}, attributes), x);
    if (auto more = leftOver(x.shape, gradient.shape, weight.shape, stride, padding, dilation)) {
      attributes.push_back({"output_padding", *more});
      return aten.onnx("ConvTranspose", {gradient, weight}, attributes);
    }
    attributes[1] = {"pads", SmallVector<int64_t>(2 * spatial, 0)};
    GraphValue whole = aten.onnx("ConvTranspose", {gradient, weight}, attributes);
    for (int64_t i = 0; i < spatial; ++i) {
      whole = aten.slice(whole, 2 + i, aten.fixed(padding[i]), aten.fixed(INT64_MAX));
      whole = aten.fitted(whole, 2 + i, x.shape[2 + i]);
    }
    return whole;
  };
  // What the windows of the convolution are of, its channels within a group as batches, under what
  // has an element for each window as a kernel: steps and spacing change places.
  auto ofWeight = [&] {
    GraphValue source = transposed ? gradient : x, windows = transposed ? x : gradient;
    OpFoldResult count = aten.fixed(groups), inGroup = aten.node.floorDiv(source.shape[1], count);
    auto size = ArrayRef(source.shape).drop_front(2);
    Shape apart = joined({source.shape[0], count, inGroup, size}),
          together = joined({inGroup, aten.node.mul(count, source.shape[0]), size});
    source = aten.reshaped(aten.exchanged(aten.reshaped(source, apart), 0, 2), together);
    GraphValue result = aten.onnx(
        "Conv", {source, aten.exchanged(windows, 0, 1)},
        {{"strides", dilation}, {"pads", pads}, {"dilations", stride}, {"group", groups}});
    return aten.exchanged(likeSpatially(result, weight), 0, 1);
  };
  auto ofBias = [&] { return aten.sum(gradient, onnx::otherAxes(rank, {1})); };
  return wanted(aten, 10, {ofInput, ofWeight, ofBias});
}

/// The slope of silu, x s with s = sigmoid(x), is s (1 + x (1 - s)).
GraphValue importSiluBackward(Aten &aten, Wide gradient, Wide x) {
  GraphValue s = aten.onnx("Sigmoid", x), rest = aten.sub(aten.number(x.type, 1), s);
  return aten.mul(gradient, aten.mul(s, aten.add(aten.mul(x, rest), 1)));
}
/// That of mish, x t with t = tanh(softplus(x)), is t + x s (1 - t t).
GraphValue importMishBackward(Aten &aten, Wide gradient, Wide x) {
  GraphValue t = aten.onnx("Tanh", aten.onnx("Softplus", x)), s = aten.onnx("Sigmoid", x),
             rest = aten.sub(aten.number(x.type, 1), aten.mul(t, t));
  return aten.mul(gradient, aten.add(t, aten.mul(aten.mul(x, s), rest)));
}

//===- Pools and padding --------------------------------------------------===//

/// Each gradient goes where its maximum was.
GraphValue scatteredToMaxima(Aten &aten, GraphValue gradient, GraphValue x, GraphValue indices) {
  unsigned spatial = aten.dims();
  if (x.rank() <= int64_t(spatial))
    return aten.fail("needs a picture");
  auto planes = [&](const Shape &shape) {
    return Shape{aten.node.product(ArrayRef(shape).drop_back(spatial)),
                 aten.node.product(ArrayRef(shape).take_back(spatial))};
  };
  GraphValue zeros = aten.filled(planes(x.shape), x.type, 0);
  GraphValue result = aten.onnx("ScatterElements",
                                {zeros, aten.reshaped(indices, planes(indices.shape)),
                                 aten.reshaped(gradient, planes(gradient.shape))},
                                {{"axis", 1}, {"reduction", "add"}});
  return aten.reshaped(result, x.shape);
}

GraphValue importAdaptiveMaxPoolBackward(Aten &aten, GraphValue gradient, GraphValue x,
                                         GraphValue indices) {
  return scatteredToMaxima(aten, gradient, x, indices);
}

/// Each element adds up the gradients of those few windows around it whose maximum it is: in order,
/// and with what follows it.
GraphValue importMaxPoolBackward(Aten &aten, GraphValue gradient, GraphValue x, Each<1> kernel,
                                 Each<> strides, Each<0> padding, Each<1> dilation, Unread,
                                 GraphValue indices) {
  ArrayRef<int64_t> stride = strides.empty() ? ArrayRef<int64_t>(kernel) : strides;
  constexpr int64_t kFewWindows = 16;
  int64_t spatial = aten.dims(), first = x.rank() - spatial, windows = 1;
  SmallVector<int64_t> counts; // Windows that an element is in.
  for (int64_t i = 0; i < spatial; ++i) {
    if (stride[i] < 1 || kernel[i] < 1 || dilation[i] < 1)
      return aten.fail("needs windows, and steps, of one element or more");
    counts.push_back((kernel[i] - 1) * dilation[i] / stride[i] + 1);
    windows = llvm::SaturatingMultiply(uint64_t(windows), uint64_t(counts.back()));
  }
  if (first < 1 || windows > kFewWindows || gradient.rank() != x.rank() ||
      indices.rank() != x.rank())
    return scatteredToMaxima(aten, gradient, x, indices);
  for (int64_t i = 0; i < x.rank(); ++i) {
    OpFoldResult size = gradient.shape[i], one = aten.fixed(1);
    aten.requireEqual(indices.shape[i], size, "each gradient needs an index");
    aten.requireEqual(size, i < first ? x.shape[i] : aten.node.max(size, one),
                      "the gradients are those of another picture");
  }
  if (!aten.ok())
    return x;
  int32_t type = wideOf(x.type);
  gradient = aten.tensor(gradient), indices = aten.tensor(indices);
  auto sizesOf = [&](const GraphValue &value) {
    return llvm::map_to_vector(ArrayRef(value.shape).take_back(spatial),
                               [&](OpFoldResult size) { return aten.node.value(size); });
  };
  SmallVector<Value> sizes = sizesOf(x), windowCounts = sizesOf(gradient);
  return made(aten, x.shape, type, [&](Cell &b) -> Value {
    Value own = b.constant(0), sum;
    for (int64_t i = 0; i < spatial; ++i)
      own = b.add(b.mul(own, sizes[i]), b.index(first + i));
    for (int64_t number = 0; number < windows; ++number) {
      SmallVector<Value> window;
      for (int64_t i = 0; i < first; ++i)
        window.push_back(b.index(i));
      Value isThere;
      for (int64_t i = 0, rest = number; i < spatial; rest /= counts[i++]) {
        Value last = b.div(b.add(b.index(first + i), padding[i]), stride[i]);
        Value at = b.sub(last, rest % counts[i]);
        Value isIn = b.is(Cell::P::ult, at, windowCounts[i]);
        window.push_back(b.select(isIn, at, 0));
        isThere = isThere ? b.both(isThere, isIn) : isIn;
      }
      Value isFrom = b.both(isThere, b.equal(b.toIndex(b.at(indices, window)), own));
      Value part = b.select(isFrom, b.convert(b.at(gradient, window), gradient.type, type), 0);
      sum = sum ? b.add(sum, part) : part;
    }
    return sum;
  });
}

} // namespace

GraphValue throughMatrices(Aten &aten, GraphValue gradient,
                           llvm::function_ref<GraphValue(unsigned, int64_t)> matrix) {
  int64_t rank = gradient.rank(), spatial = aten.dims();
  if (rank <= spatial)
    return aten.fail("needs a picture");
  for (int64_t i = 0; i < spatial; ++i) {
    int64_t axis = rank - spatial + i;
    GraphValue rows = aten.exchanged(gradient, axis, rank - 1);
    gradient = aten.exchanged(aten.matmul(rows, matrix(i, axis)), axis, rank - 1);
  }
  return gradient;
}

namespace {

/// Each share of a mean gets its part.
GraphValue importAdaptiveAvgPoolBackward(Aten &aten, GraphValue gradient, GraphValue x) {
  return throughMatrices(aten, gradient, [&](unsigned, int64_t axis) {
    return sharesOfMeans(aten, x.shape[axis], gradient.shape[axis], x.type);
  });
}

/// A window ends with the padding.
GraphValue importAvgPoolBackward(Aten &aten, GraphValue gradient, GraphValue x, Each<1> kernel,
                                 Each<> strides, Each<0> padding, Unread,
                                 Or<bool, true> countsPadding) {
  ArrayRef<int64_t> stride = strides.empty() ? ArrayRef<int64_t>(kernel) : strides;
  bool divides = aten.isNone(7); // By the size of the window, and not by a number.
  GraphValue result = throughMatrices(aten, gradient, [&](unsigned i, int64_t axis) {
    GraphValue size = aten.integer(x.shape[axis]),
               j = aten.unsqueezed(aten.range(x.shape[axis]), 0),
               k = aten.unsqueezed(aten.range(gradient.shape[axis]), 1);
    GraphValue begin = aten.sub(aten.mul(k, stride[i]), padding[i]);
    GraphValue end = aten.onnx("Min", {aten.add(begin, kernel[i]), aten.add(size, padding[i])});
    GraphValue inside = aten.cast(aten.both(aten.atLeast(j, begin), aten.less(j, end)), x.type);
    if (!divides)
      return inside;
    if (!countsPadding) {
      begin = aten.onnx("Max", {begin, aten.number(kInt64, 0)});
      end = aten.onnx("Min", {end, size});
    }
    return aten.div(inside, aten.cast(aten.sub(end, begin), x.type));
  });
  return divides ? result : aten.scaled(result, 1 / double(aten.integer(7)));
}

/// What repeats an edge is added to it. Padding below 0 cuts off.
GraphValue importReplicationPadBackward(Aten &aten, GraphValue gradient, GraphValue x) {
  unsigned spatial = aten.dims();
  auto padding = aten.integers(2, 2 * spatial, 0); // Of the last dimension first.
  return throughMatrices(aten, gradient, [&](unsigned i, int64_t axis) {
    GraphValue last = aten.sub(aten.integer(x.shape[axis]), 1),
               from = aten.sub(aten.range(gradient.shape[axis]), padding[2 * (spatial - 1 - i)]);
    from = aten.onnx("Min", {aten.onnx("Max", {from, aten.number(kInt64, 0)}), last});
    GraphValue to = aten.unsqueezed(aten.range(x.shape[axis]), 0);
    return aten.cast(aten.onnx("Equal", {aten.unsqueezed(from, 1), to}), x.type);
  });
}

} // namespace

const AtenTable backwardOperators = {
    {"aten.native_layer_norm_backward", importLayerNormBackward},
    {"aten.native_group_norm_backward", importGroupNormBackward},
    {"aten.embedding_dense_backward", importEmbeddingBackward, "not scaled by frequency"},
    {"aten.convolution_backward", importConvolutionBackward},
    {"aten.silu_backward", importSiluBackward},
    {"aten.mish_backward", importMishBackward},
    {"aten.max_pool{2,3}d_with_indices_backward", importMaxPoolBackward},
    {"aten.adaptive_max_pool{2,3}d_backward", importAdaptiveMaxPoolBackward},
    {"aten._adaptive_avg_pool{2,3}d_backward", importAdaptiveAvgPoolBackward},
    {"aten.avg_pool{2,3}d_backward", importAvgPoolBackward},
    {"aten.replication_pad{1,2,3}d_backward", importReplicationPadBackward},
};

} // namespace sluice::torch
