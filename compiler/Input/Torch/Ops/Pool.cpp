//===- Pool.cpp - the largest or the mean of windows ----------------------===//
#include "compiler/Input/Torch/Ops/Pool.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// The input with a batch dimension; `batched` says whether it had one. Null after an error.
GraphValue withBatch(Aten &aten, unsigned spatial, bool &batched) {
  GraphValue x = aten.operand(0);
  batched = x.rank() == int64_t(spatial) + 2;
  if (!batched && x.rank() != int64_t(spatial) + 1)
    (void)aten.fail("the input has rank " + Twine(x.rank()) + ", must have " + Twine(spatial + 1) +
                    " or " + Twine(spatial + 2));
  return batched || !aten.ok() ? x : aten.unsqueezed(x, 0);
}

/// self, kernel, stride, padding, dilation, ceil_mode. With places: within each plane, counted row
/// by row.
template <unsigned spatial, bool withPlaces> GraphValue importMaxPool(Aten &aten) {
  bool batched;
  GraphValue x = withBatch(aten, spatial, batched);
  auto kernel = aten.integers(1, spatial, 1);
  auto stride = aten.integers(2).empty() ? kernel : aten.integers(2, spatial, 1);
  SmallVector<Compose::Attribute> attributes{{"kernel_shape", kernel},
                                             {"strides", stride},
                                             {"pads", onBothSides(aten.integers(3, spatial, 0))},
                                             {"dilations", aten.integers(4, spatial, 1)},
                                             {"ceil_mode", aten.boolean(5, false)}};
  if (!aten.ok())
    return {};
  bool places = withPlaces && aten.isUsed(1);
  auto results = aten.onnx.all("MaxPool", {x}, places ? 2 : 1, attributes);
  if (!aten.ok())
    return {};
  if (places) {
    GraphValue plane = aten.integer(aten.node.product(ArrayRef(x.shape).drop_front(2)));
    GraphValue inPlane = aten.onnx("Mod", {results[1], plane});
    if (failed(aten.set(1, batched ? inPlane : aten.squeezed(inPlane, 0))))
      return {};
  }
  return batched ? results[0] : aten.squeezed(results[0], 0);
}

/// self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override
template <unsigned spatial> GraphValue importAvgPool(Aten &aten) {
  bool batched;
  GraphValue x = withBatch(aten, spatial, batched);
  auto kernel = aten.integers(1, spatial, 1);
  auto stride = aten.integers(2).empty() ? kernel : aten.integers(2, spatial, 1);
  bool overridden = !aten.isNone(6);
  auto padding = aten.integers(3, spatial, 0);
  bool ceil = aten.boolean(4, false);
  if (!aten.ok())
    return {};
  if (overridden && ceil)
    return aten.fail("a divisor together with ceil_mode is not supported");
  GraphValue result = aten.onnx("AveragePool", {x},
                                {{"kernel_shape", kernel},
                                 {"strides", stride},
                                 {"pads", onBothSides(padding)},
                                 {"ceil_mode", ceil},
                                 {"count_include_pad", overridden || aten.boolean(5, true)}});
  if (overridden) {
    double count = 1;
    for (int64_t size : kernel)
      count *= size;
    result = aten.onnx.scaled(result, count / double(aten.integer(6)));
  }
  return batched ? result : aten.squeezed(result, 0);
}

/// The mean of positions [floor(i * n / m), ceil((i + 1) * n / m)) of dimension `axis`, n long, for
/// each i below m: a product with a matrix that has these shares in its rows.
GraphValue averaged(Aten &aten, GraphValue x, int64_t axis, OpFoldResult target) {
  OpFoldResult size = x.shape[axis];
  if (aten.node.sameSize(size, target) || !aten.ok())
    return x;
  if (staticSize(target) == 1)
    return aten.reduce("ReduceMean", x, axis, true);
  GraphValue shares = sharesOfMeans(aten, size, target, x.type);
  auto order = exchangedAxes(x.rank(), axis, x.rank() - 1);
  GraphValue rows = aten.onnx.transposed(x, order);
  return aten.onnx.transposed(aten.matmul(rows, aten.onnx.matrixTransposed(shares)), order);
}

template <unsigned spatial> GraphValue importAdaptiveAvgPool(Aten &aten, GraphValue x) {
  const Argument &given = aten.argument(1);
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

/// The largest of the same windows, and where in its plane it is. Windows are made as long as the
/// longest: they repeat their last position, which changes no maximum.
template <unsigned spatial> GraphValue importAdaptiveMaxPool(Aten &aten, GraphValue x) {
  auto targets = aten.integers(1, spatial, 1);
  int64_t rank = x.rank(), outer = rank - spatial;
  if (outer < 0 || !aten.ok())
    return aten.fail("needs a size for each dimension");
  SmallVector<int64_t> sizes, lengths;
  for (unsigned i = 0; i < spatial; ++i) {
    auto size = staticSize(x.shape[outer + i]);
    if (!size || *size < 1 || targets[i] < 1)
      return aten.fail("needs sizes that are known and not 0");
    sizes.push_back(*size);
    lengths.push_back((*size + targets[i] - 1) / targets[i] + (*size % targets[i] != 0));
  }
  GraphValue places = aten.onnx.integers(
      {0}); // In the plane, [target, length] of each dimension so far side by side.
  for (unsigned i = 0; i < spatial; ++i) {
    SmallVector<int64_t> along;
    for (int64_t target = 0; target < targets[i]; ++target) {
      int64_t begin = target * sizes[i] / targets[i],
              end = ((target + 1) * sizes[i] + targets[i] - 1) / targets[i];
      for (int64_t k = 0; k < lengths[i]; ++k)
        along.push_back(std::min(begin + k, end - 1));
    }
    Shape window{aten.fixed(targets[i]), aten.fixed(lengths[i])};
    GraphValue at = aten.reshaped(aten.onnx.integers(along), window);
    x = aten.gathered(x, at, outer + 2 * int64_t(i));
    int64_t last = 2 * int64_t(i) + 1;
    places = aten.unsqueezed(aten.mul(places, aten.number(kInt64, sizes[i])), {last, last + 1});
    places = aten.add(places, at);
  }
  if (!aten.ok())
    return {};
  // Windows behind targets, each flat.
  auto flatWindows = [&](const GraphValue &value, int64_t front) {
    auto order = allAxes(front);
    for (int64_t half : {0, 1})
      for (unsigned i = 0; i < spatial; ++i)
        order.push_back(front + 2 * i + half);
    Shape shape(value.shape.begin(), value.shape.begin() + front);
    for (int64_t target : targets)
      shape.push_back(aten.fixed(target));
    int64_t count = 1;
    for (int64_t length : lengths)
      count *= length;
    shape.push_back(aten.fixed(count));
    return aten.reshaped(aten.onnx.transposed(value, order), shape);
  };
  GraphValue windows = flatWindows(x, outer), positions = flatWindows(places, 1);
  if (!aten.ok())
    return {};
  GraphValue best = aten.onnx("ArgMax", {windows}, {{"axis", rank}, {"keepdims", 1}});
  GraphValue all = aten.expanded(aten.squeezed(positions, 0), windows.shape);
  GraphValue found = aten.onnx("GatherElements", {all, best}, {{"axis", rank}});
  if (failed(aten.set(1, aten.squeezed(found, rank))))
    return {};
  return aten.reduce("ReduceMax", windows, rank, false);
}

constexpr AtenEntry kPoolOperators[] = {
    {"aten.adaptive_max_pool2d", importAdaptiveMaxPool<2>, "known sizes"},
    {"aten.adaptive_max_pool3d", importAdaptiveMaxPool<3>, "known sizes"},
    {"aten.max_pool1d", importMaxPool<1, false>},
    {"aten.max_pool2d", importMaxPool<2, false>},
    {"aten.max_pool3d", importMaxPool<3, false>},
    {"aten.max_pool1d_with_indices", importMaxPool<1, true>},
    {"aten.max_pool2d_with_indices", importMaxPool<2, true>},
    {"aten.max_pool3d_with_indices", importMaxPool<3, true>},
    {"aten.avg_pool1d", importAvgPool<1>},
    {"aten.avg_pool2d", importAvgPool<2>, "a divisor not together with ceil_mode"},
    {"aten.avg_pool3d", importAvgPool<3>, "a divisor not together with ceil_mode"},
    {"aten.adaptive_avg_pool1d", importAdaptiveAvgPool<1>},
    {"aten.adaptive_avg_pool2d aten._adaptive_avg_pool2d", importAdaptiveAvgPool<2>},
    {"aten.adaptive_avg_pool3d aten._adaptive_avg_pool3d", importAdaptiveAvgPool<3>},
};

} // namespace

GraphValue sharesOfMeans(Aten &aten, OpFoldResult size, OpFoldResult target, int32_t type) {
  GraphValue n = aten.integer(size), m = aten.integer(target), one = aten.number(kInt64, 1);
  GraphValue i = aten.iota(target), j = aten.unsqueezed(aten.iota(size), 0);
  GraphValue begin = aten.div(aten.mul(i, n), m);
  GraphValue end = aten.div(aten.sub(aten.add(aten.mul(aten.add(i, one), n), m), one), m);
  GraphValue count = aten.cast(aten.sub(end, begin), type);
  GraphValue inside =
      aten.both(aten.atLeast(j, aten.unsqueezed(begin, 1)), aten.less(j, aten.unsqueezed(end, 1)));
  return aten.div(aten.cast(inside, type), aten.unsqueezed(count, 1));
}

ArrayRef<AtenEntry> poolOperators() { return kPoolOperators; }

} // namespace sluice::torch
