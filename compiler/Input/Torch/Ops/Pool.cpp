//===- Pool.cpp - the largest or the mean of windows ----------------------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// Attributes of ONNX's pools.
SmallVector<Compose::Attribute> windows(ArrayRef<int64_t> kernel, ArrayRef<int64_t> stride,
                                        ArrayRef<int64_t> padding, bool ceil) {
  return {{"kernel_shape", SmallVector<int64_t>(kernel)},
          {"strides", SmallVector<int64_t>(stride.empty() ? kernel : stride)},
          {"pads", onBothSides(padding)},
          {"ceil_mode", ceil}};
}
/// Whether `x` is of that many dimensions, besides its channels and maybe a batch; else an error.
bool isPicture(Aten &aten, const GraphValue &x) {
  int64_t rank = aten.dims() + 1;
  if (x.rank() != rank && x.rank() != rank + 1)
    (void)aten.fail("the input has rank " + Twine(x.rank()) + ", must have " + Twine(rank) +
                    " or " + Twine(rank + 1));
  return aten.ok();
}

/// With places: within each plane, counted row by row.
Results importMaxPool(Aten &aten, GraphValue x, Each<1> kernel, Each<> stride, Each<0> padding,
                      Each<1> dilation, Or<bool, false> ceil) {
  if (!isPicture(aten, x))
    return {};
  bool places = aten.isUsed(1);
  GraphValue indices;
  auto attributes = windows(kernel, stride, padding, ceil);
  attributes.push_back({"dilations", dilation});
  GraphValue largest = aten.batched(x, aten.dims() + 2, [&](const GraphValue &x) {
    auto results = aten.onnx.all("MaxPool", {x}, places ? 2 : 1, attributes);
    if (places) {
      GraphValue plane = aten.integer(aten.node.product(ArrayRef(x.shape).drop_front(2)));
      indices = aten.onnx("Mod", {results[1], plane});
    }
    return results[0];
  });
  return {largest, places && indices.rank() > x.rank() ? aten.squeezed(indices, 0) : indices};
}

GraphValue importAvgPool(Aten &aten, GraphValue x, Each<1> kernel, Each<> stride, Each<0> padding,
                         Or<bool, false> ceil, Or<bool, true> countsPadding) {
  if (!isPicture(aten, x))
    return {};
  auto attributes = windows(kernel, stride, padding, ceil);
  attributes.push_back({"count_include_pad", countsPadding});
  attributes.push_back({"divisor_override", aten.integer(6, 0)});
  return aten.batched(x, aten.dims() + 2, [&](const GraphValue &x) {
    return aten.onnx("AveragePool", isFloat(x.type) ? x : aten.cast(x, kDouble), attributes);
  });
}

/// The mean of positions [floor(i * n / m), ceil((i + 1) * n / m)) of dimension `axis`, n long, for
/// each i below m: a product with a matrix that has these shares in its rows.
GraphValue averaged(Aten &aten, GraphValue x, int64_t axis, OpFoldResult target) {
  OpFoldResult size = x.shape[axis];
  if (aten.node.sameSize(size, target))
    return x;
  if (staticSize(target) == 1)
    return aten.reduce("ReduceMean", x, axis, true);
  GraphValue shares = sharesOfMeans(aten, size, target, x.type);
  GraphValue rows = aten.exchanged(x, axis, x.rank() - 1);
  return aten.exchanged(aten.matmul(rows, aten.matrixTransposed(shares)), axis, x.rank() - 1);
}

GraphValue importAdaptiveAvgPool(Aten &aten, GraphValue x) {
  const Argument &given = aten.argument(1);
  unsigned spatial = aten.dims();
  if (x.rank() < int64_t(spatial) || given.kind != Argument::List)
    return aten.fail("needs a size for each dimension");
  for (unsigned i = 0; i < spatial; ++i) {
    const Argument &size = given.list[std::min<size_t>(i, given.list.size() - 1)];
    if (size.isNone()) // Stays as it is.
      continue;
    Shape sizes = aten.sizes(1);
    x = averaged(aten, x, x.rank() - spatial + i, sizes[std::min<size_t>(i, sizes.size() - 1)]);
  }
  return x;
}

/// The largest of the same windows, and where in its plane it is, one dimension after the other.
/// Windows are made as long as the longest: they repeat their last position, which changes no
/// maximum.
Results importAdaptiveMaxPool(Aten &aten, GraphValue x, Each<1> targets) {
  unsigned spatial = aten.dims();
  if (x.rank() < int64_t(spatial))
    return aten.fail("needs a size for each dimension");
  GraphValue places = aten.number(kInt64, 0);
  OpFoldResult stride = aten.fixed(1);
  for (unsigned i = spatial; i-- > 0;) {
    int64_t axis = x.rank() - spatial + i, target = targets[i];
    OpFoldResult size = x.shape[axis];
    if (staticSize(size) == 0 || target < 1)
      return aten.fail("needs sizes that are not 0");
    GraphValue n = aten.integer(size), row = aten.unsqueezed(aten.range(aten.fixed(target)), 1);
    GraphValue begin = aten.div(aten.mul(row, n), target);
    GraphValue end = aten.div(aten.add(aten.mul(aten.add(row, 1), n), target - 1), target);
    bool divides = staticSize(size).value_or(1) % target == 0;
    OpFoldResult length = aten.node.floorDiv(
        aten.node.add(size, aten.fixed(divides ? 0 : 2 * target - 1)), aten.fixed(target));
    GraphValue at = aten.min(aten.add(begin, aten.range(length)), aten.sub(end, 1));
    if (auto known = staticSize(size)) { // Then the places are constants.
      SmallVector<int64_t> along;
      for (int64_t i = 0; i < target; ++i)
        for (int64_t k = 0; k < *staticSize(length); ++k)
          along.push_back(
              std::min(i * *known / target + k, ((i + 1) * *known + target - 1) / target - 1));
      at = aten.reshaped(aten.onnx.integers(along), {aten.fixed(target), length});
    }
    // [..., target, length, ...] in place of the dimension.
    GraphValue windows = aten.gather(x, at, axis);
    GraphValue best = aten.onnx("ArgMax", {windows}, {{"axis", axis + 1}, {"keepdims", 1}});
    if (i + 1 < spatial)
      places = aten.gather(places, at, axis);
    auto step = staticSize(stride);
    GraphValue steps = step ? aten.mul(at, *step) : aten.mul(at, aten.integer(stride));
    Shape offsets = at.shape;
    offsets.append(spatial - 1 - i, aten.fixed(1));
    places = aten.add(aten.reshaped(steps, offsets), places);
    places = aten.onnx("GatherElements", {aten.expanded(places, windows.shape), best},
                       {{"axis", axis + 1}});
    places = aten.squeezed(places, axis + 1);
    x = aten.reduce("ReduceMax", windows, axis + 1, false);
    stride = aten.node.mul(stride, size);
  }
  return {x, places};
}

} // namespace

const AtenTable poolOperators = {
    {"aten.adaptive_max_pool{2,3}d", importAdaptiveMaxPool},
    {"aten.max_pool{1,2,3}d aten.max_pool{1,2,3}d_with_indices", importMaxPool},
    {"aten.avg_pool{1,2,3}d", importAvgPool},
    {"aten.adaptive_avg_pool{1,2,3}d aten._adaptive_avg_pool{2,3}d", importAdaptiveAvgPool},
};

GraphValue sharesOfMeans(Aten &aten, OpFoldResult size, OpFoldResult target, int32_t type) {
  GraphValue n = aten.integer(size), m = aten.integer(target);
  GraphValue i = aten.range(target), j = aten.unsqueezed(aten.range(size), 0);
  GraphValue begin = aten.div(aten.mul(i, n), m);
  GraphValue end = aten.div(aten.sub(aten.add(aten.mul(aten.add(i, 1), n), m), 1), m);
  GraphValue count = aten.cast(aten.sub(end, begin), type);
  GraphValue inside =
      aten.both(aten.atLeast(j, aten.unsqueezed(begin, 1)), aten.less(j, aten.unsqueezed(end, 1)));
  return aten.div(aten.cast(inside, type), aten.unsqueezed(count, 1));
}

} // namespace sluice::torch
