//===- Pools.cpp - the largest, the mean or the norm under a window, and back ===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Selection.h"
#include "compiler/Input/Onnx/Ops/Windows.h"
#include <cmath>

namespace sluice::onnx {
Value extremeOf(Node &node, int32_t type, bool low) {
  if (isFloat(type))
    return node.constant(type, low ? -INFINITY : INFINITY);
  Type element = elementType(node.builder.getContext(), type);
  unsigned bits = element.getIntOrFloatBitWidth();
  APInt value = isUnsigned(type)
                    ? (low ? APInt::getMinValue(bits) : APInt::getMaxValue(bits))
                    : (low ? APInt::getSignedMinValue(bits) : APInt::getSignedMaxValue(bits));
  return node.host().number(element, value.getSExtValue());
}

Value cubicNear(Cell &b, Value d, double a) { // ((a + 2) d - (a + 3)) d^2 + 1
  return b.add(b.mul(b.sub(b.mul(d, a + 2), a + 3), b.mul(d, d)), 1);
}
Value cubicFar(Cell &b, Value d, double a) { // (((d - 5) d + 8) d - 4) a
  return b.mul(b.sub(b.mul(b.add(b.mul(b.sub(d, 5), d), 8), d), 4), a);
}

namespace {

FailureOr<Window> poolWindow(Node &node) {
  Shape kernel = llvm::map_to_vector(node.integers("kernel_shape"),
                                     [&](int64_t size) { return OpFoldResult(node.fixed(size)); });
  return readWindow(node, ArrayRef(node.in(0).shape).drop_front(2), kernel,
                    /*isPool=*/true);
}

/// Combines the elements of `x` under each position of the window, from `init` on, which is also
/// what its borders are.
GraphValue pool(Node &node, GraphValue x, const Window &window, Value init, ScalarBody combine) {
  unsigned spatial = window.kernel.size();
  auto d = [&](unsigned i) { return node.loop(i); };
  SmallVector<AffineExpr> in{d(0), d(1)}, w, out{d(0), d(1)};
  for (unsigned i = 0; i < spatial; ++i) {
    in.push_back(d(2 + i) * window.strides[i] + d(2 + spatial + i) * window.dilations[i]);
    w.push_back(d(2 + spatial + i));
    out.push_back(d(2 + i));
  }
  // The window's extent is that of a tensor without content.
  Value source = padSpatial(node, node.tensor(x), window, init);
  Shape extents = llvm::map_to_vector(window.kernel, [&](int64_t k) { return node.fixed(k); });
  Value extent = node.empty(extents, x.type);
  GraphValue filled = node.fill(init, window.resultShape({x.shape[0], x.shape[1]}), x.type);
  return node.accumulate({source, extent}, filled, node.maps({in, w, out}),
                         [&](Cell &b, ValueRange x) { return combine(b, {x[0], x[2]}); });
}

/// MaxPool with its second result: where in the input each maximum is, counted over all dimensions.
/// Of few cells each place looks for itself, and a NaN is taken, even after another.
LogicalResult importMaxPoolWithIndices(Node &node, const Window &window) {
  constexpr int64_t kFewCells = 32;
  GraphValue &x = node.in(0);
  int64_t spatial = window.kernel.size(), rank = x.rank();
  Value source = node.tensor(0), lowest = extremeOf(node, x.type, true);
  SmallVector<Value> sizes = node.values(x.shape), lows = node.values(window.low);
  // Where cell `cell` of the window at a position lies, kept inside, and whether it is there.
  auto place = [&](Cell &b, Value cell, Value &isInside) {
    SmallVector<Value> at{b.index(0), b.index(1)};
    isInside = b.truth(true);
    int64_t behind = window.cells();
    for (int64_t i = 0; i < spatial; ++i) {
      Value own = b.rem(b.div(cell, behind /= window.kernel[i]), window.kernel[i]);
      Value start = b.sub(b.mul(b.index(2 + i), window.strides[i]), lows[i]);
      Value p = b.add(start, b.mul(own, window.dilations[i])), bounded = b.clamp(p, sizes[2 + i]);
      isInside = b.both(isInside, b.equal(p, bounded));
      at.push_back(bounded);
    }
    return at;
  };
  // storage_order 1 counts columns first.
  bool byColumn = node.attribute("storage_order", 0);
  auto counted = [&](Cell &b, ValueRange at) {
    Value index = b.add(b.mul(at[0], sizes[1]), at[1]);
    for (int64_t i = 0; i < spatial; ++i) {
      int64_t dim = 2 + (byColumn ? spatial - 1 - i : i);
      index = b.add(b.mul(index, sizes[dim]), at[dim]);
    }
    return b.toInteger(index);
  };
  auto isGreater = [&](Cell &b, Value y, Value best) {
    return isUnsigned(x.type) ? b.is(Cell::P::ugt, y, best) : b.greater(y, best);
  };
  Shape result = window.resultShape({x.shape[0], x.shape[1]});
  if (window.cells() <= kFewCells) {
    Value places = node.made(result, kInt64, [&](Cell &b) -> Value {
      Value best, found, index;
      for (int64_t cell = 0; cell < window.cells(); ++cell) {
        Value isInside;
        SmallVector<Value> at = place(b, b.constant(cell), isInside);
        Value element = b.at(source, at), number = counted(b, at);
        if (!best) {
          best = element, found = isInside, index = number;
          continue;
        }
        Value isBetter = isGreater(b, element, best);
        if (isFloat(x.type))
          isBetter = b.either(isBetter, b.unequal(element, element));
        isBetter = b.both(isInside, b.either(b.equal(found, b.truth(false)), isBetter));
        best = b.select(isBetter, element, best), index = b.select(isBetter, number, index);
        found = b.either(found, isInside);
      }
      return index;
    });
    SLUICE_TRY(node.set(0, pool(node, x, window, lowest, [&](Cell &b, ValueRange v) {
                          return b.larger(x.type, v[0], v[1]);
                        })));
    return node.set(1, places, kInt64, result);
  }
  Shape patches = joined({result, node.fixed(window.cells())});
  Value all = node.made(patches, x.type, [&](Cell &b) {
    Value isInside;
    SmallVector<Value> at = place(b, b.index(rank), isInside);
    return b.select(isInside, b.at(source, at), lowest);
  });
  auto [best, cellOf] = bestAlong(node, all, rank, result, x.type, lowest, node.constant(kInt64, 0),
                                  [&](Cell &b, ValueRange v) { return isGreater(b, v[0], v[1]); });
  node.set(0, best, x.type, result);
  return node.setGeneric(1, {cellOf}, {node.ownMap(rank)}, result, kInt64,
                         [&](Cell &b, ValueRange v) {
                           Value isInside;
                           return counted(b, place(b, b.toIndex(v[0]), isInside));
                         });
}

LogicalResult importMaxPool(Node &node, GraphValue &input) {
  int32_t type = input.type;
  SLUICE_TRY(node.check({{kAnything, 3, kAnyRank}}));
  auto window = SLUICE_TRY(poolWindow(node));
  if (node.wants(1))
    return importMaxPoolWithIndices(node, window);
  return node.set(0, pool(node, input, window, extremeOf(node, type, true),
                          [&](Cell &b, ValueRange x) { return b.larger(type, x[0], x[1]); }));
}

LogicalResult importAveragePool(Node &node, GraphValue &input) {
  int32_t type = input.type;
  SLUICE_TRY(node.check({{kFloats, 3, kAnyRank}}));
  auto window = SLUICE_TRY(poolWindow(node));
  GraphValue sum = pool(node, input, window, node.constant(type, 0), combine::add);
  int64_t divisor = node.attribute("divisor_override", 0); // As torch has it.
  bool includePad = node.attribute("count_include_pad", 0), ceil = node.attribute("ceil_mode", 0);
  std::string automatic = node.attribute("auto_pad", "NOTSET");
  bool isSame =
      automatic == "SAME_UPPER" || automatic == "SAME_LOWER"; // ceil_mode means nothing then
  bool constantCount = !window.padded() || (includePad && (!ceil || isSame));
  SmallVector<int64_t> pads =
      automatic == "NOTSET" ? node.integers("pads") : SmallVector<int64_t>();
  SmallVector<Value> lows, sizes;
  for (size_t i = 0; i < window.kernel.size(); ++i) {
    lows.push_back(node.value(window.low[i]));
    // Padding asked for counts if count_include_pad says so; that added by ceil_mode never does.
    OpFoldResult size = input.shape[2 + i];
    if (includePad && !pads.empty())
      size = node.add(size, node.fixed(pads[i + window.kernel.size()]));
    sizes.push_back(node.value(size));
  }
  return node.setGeneric(0, {sum}, {}, sum.shape, type, [&](Cell &b, ValueRange x) {
    if (constantCount || divisor)
      return b.div(x[0], double(divisor ? divisor : window.cells()));
    // Cells inside the tensor: along each dimension those k with 0 <= position * stride + k *
    // dilation - low < size.
    Value count = b.constant(1), zero = b.constant(0);
    for (size_t i = 0; i < window.kernel.size(); ++i) {
      Value begin = b.sub(b.mul(b.index(2 + i), window.strides[i]), lows[i]);
      Value first = zero;
      if (!includePad) {
        Value missing = b.max(b.sub(zero, begin), zero);
        first = b.make<arith::CeilDivSIOp>(missing, b.constant(window.dilations[i]));
      }
      Value room = b.max(b.sub(sizes[i], begin), zero);
      Value end = b.min(b.make<arith::CeilDivSIOp>(room, b.constant(window.dilations[i])),
                        window.kernel[i]);
      count = b.mul(count, b.sub(end, first));
    }
    return b.div(x[0], b.convert(b.toInteger(b.max(count, 1)), kInt64, type));
  });
}

/// The p-norm of the elements under the window, or of all for GlobalLpPool.
LogicalResult importLpPool(Node &node, Compose &onnx) {
  GraphValue &input = node.in(0);
  int32_t type = input.type;
  bool global = node.op() == "GlobalLpPool";
  double p = node.opset() < 2 ? double(node.attribute("p", 2.0f)) : double(node.attribute("p", 2));
  if (!isFloat(type) || input.rank() < 3 || p <= 0)
    return node.opError() << "needs a float input of rank 3 or more and a positive p";
  auto raised = [&](const GraphValue &x, double power) {
    return power == 1   ? x
           : power == 2 ? onnx.mul(x, x)
                        : onnx("Pow", {x, onnx.number(type, power)});
  };
  GraphValue powers = raised(onnx("Abs", {input}), p), sums;
  if (global) {
    auto spatial = countUp(2, input.rank());
    sums = onnx.reduce("ReduceSum", powers, spatial, true);
  } else {
    sums = pool(node, powers, SLUICE_TRY(poolWindow(node)), node.constant(type, 0), combine::add);
  }
  return onnx.set(0, p == 2 ? onnx("Sqrt", {sums}) : raised(sums, 1 / p));
}

/// Over all spatial dimensions, which stay with size 1.
template <bool isMax> LogicalResult importGlobalPool(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 3, kAnyRank}}));
  auto axes = countUp(2, node.in(0).rank());
  return onnx.set(0, onnx(isMax ? "ReduceMax" : "ReduceMean", {onnx.in(0), onnx.integers(axes)},
                          {{"keepdims", 1}}));
}

//===- Back from where maxima were; patches and crops ---------------------===//

/// Maxima put back to where MaxPool found them, zeros elsewhere. Indices count in the size that the
/// pool had; output_shape adds a border.
LogicalResult importMaxUnpool(Node &node, GraphValue &x) {
  SmallVector<int64_t> kernel = node.integers("kernel_shape"),
                       strides = node.integers("strides", kernel.size(), 1),
                       pads = node.integers("pads", 2 * kernel.size(), 0);
  int64_t rank = x.rank(), spatial = rank - 2;
  if (!node.has(1) || spatial < 1 || int64_t(kernel.size()) != spatial || node.in(1).rank() != rank)
    return node.opError() << "needs data and indices of one rank from 3 on, and "
                             "kernel_shape for the spatial dimensions";
  SLUICE_TRY(node.requireSameShape(x.shape, node.in(1).shape, "data and indices differ"));
  Shape shape{x.shape[0], x.shape[1]};
  for (int64_t i = 0; i < spatial; ++i) {
    OpFoldResult steps = node.mul(node.sub(x.shape[2 + i], node.fixed(1)), node.fixed(strides[i]));
    shape.push_back(node.add(steps, node.fixed(kernel[i] - pads[i] - pads[i + spatial])));
  }
  OpFoldResult count = node.product(x.shape), size = node.product(shape);
  Value target = node.filled(0, {size}, x.type);
  Value flat = scattered(node, node.reshape(node.tensor(0), x.shape, {count}),
                         node.reshape(node.tensor(1), node.in(1).shape, {count}), target, false);
  GraphValue result{node.reshape(flat, {size}, shape), x.type, shape};
  if (node.has(2)) {
    auto wanted = SLUICE_TRY(node.elements(node.in(2)));
    if (int64_t(wanted.size()) != rank)
      return node.opError() << "output_shape has " << wanted.size() << " numbers for rank " << rank;
    Shape zero(rank, node.fixed(0)), high, larger = getAsOpFoldResult(wanted);
    for (int64_t i = 0; i < rank; ++i) {
      high.push_back(node.sub(larger[i], shape[i]));
      node.require(node.host().atLeast(node.value(high.back()), node.index(0)),
                   "MaxUnpool: output_shape is smaller than what the indices count in");
    }
    result = node.padded(result, zero, high, 0, larger);
  }
  return node.set(0, result);
}

/// Sums patches [N, C * cells, positions] into pictures [N, C, image_shape...].
LogicalResult importCol2Im(Node &node) {
  SLUICE_TRY(node.check({{kFloats, 3}, {kAnything, 1}, {kAnything, 1}}));
  GraphValue &x = node.in(0);
  auto image = SLUICE_TRY(node.elements(node.in(1))), block = SLUICE_TRY(node.elements(node.in(2)));
  int64_t spatial = image.size();
  if (int64_t(block.size()) != spatial)
    return node.opError() << "needs a block_shape as long as image_shape";
  OpFoldResult cells = node.fixed(1);
  SmallVector<int64_t> strides = node.integers("strides", spatial, 1),
                       dilations = node.integers("dilations", spatial, 1),
                       pads = node.integers("pads", 2 * spatial, 0);
  for (int64_t i = 0; i < spatial; ++i) {
    OpFoldResult size = getAsOpFoldResult(block[i]);
    if (staticSize(size).value_or(1) < 1 || strides[i] < 1 || dilations[i] < 1)
      return node.opError() << "blocks, strides and dilations must be positive";
    if (!staticSize(size))
      node.require(node.host().atLeast(block[i], node.index(1)), "Col2Im: a block is not positive");
    cells = node.mul(cells, size);
  }
  auto fixed = [&](int64_t v) { return node.fixed(v); };
  OpFoldResult channels = node.floorDiv(x.shape[1], cells), places = fixed(1);
  SLUICE_TRY(node.requireSame(node.mul(channels, cells), x.shape[1],
                              "the channels are not a multiple of the block's cells"));
  Shape shape{x.shape[0], channels};
  SmallVector<Value> positions;
  for (int64_t i = 0; i < spatial; ++i) {
    shape.push_back(getAsOpFoldResult(image[i]));
    OpFoldResult reach =
        node.mul(node.sub(getAsOpFoldResult(block[i]), fixed(1)), fixed(dilations[i]));
    OpFoldResult room =
        node.sub(node.add(shape.back(), fixed(pads[i] + pads[i + spatial] - 1)), reach);
    OpFoldResult along = node.add(node.floorDiv(room, fixed(strides[i])), fixed(1));
    positions.push_back(node.value(along));
    places = node.mul(places, along);
  }
  SLUICE_TRY(node.requireSame(places, x.shape[2],
                              "image_shape does not have as many positions as there are patches"));
  GraphValue init = node.filled(0, shape, x.type);
  Value source = node.tensor(0), extent = node.empty({cells}, x.type), all = node.value(cells);
  unsigned rank = shape.size();
  auto kept = countUp(0, rank);
  GraphValue pictures = node.accumulate(
      extent, init, {node.loopsMap(rank + 1, {rank}), node.loopsMap(rank + 1, kept)},
      [&](Cell &b, ValueRange v) {
        Value cell = b.index(rank), row = b.add(b.mul(b.index(1), all), cell);
        Value valid = b.truth(true), position = b.constant(0), zero = b.constant(0);
        Value behind = all;
        for (int64_t i = 0; i < spatial; ++i) {
          behind = b.div(behind, block[i]);
          Value own = b.rem(b.div(cell, behind), block[i]);
          // The window that has the pixel at its cell starts at `from`.
          Value from = b.sub(b.add(b.index(2 + i), pads[i]), b.mul(own, dilations[i]));
          Value start = b.max(from, zero), step = b.div(start, strides[i]);
          Value exact = b.equal(b.mul(step, strides[i]), from);
          Value exists = b.less(step, positions[i]);
          valid = b.both(valid, b.both(exact, exists));
          position = b.add(b.mul(position, positions[i]), step);
        }
        Value read = b.at(source, ValueRange{b.index(0), row, b.select(valid, position, zero)});
        return b.select(valid, b.add(v[1], read), v[1]);
      });
  return node.set(0, pictures);
}

/// Cut or filled up with zeros on both sides to the sizes in input 1; an odd rest is at the end.
LogicalResult importCenterCropPad(Node &node, Compose &onnx) {
  InputRule any{kAnything, 0, kAnyRank};
  SLUICE_TRY(node.check({any, any}));
  auto wanted = SLUICE_TRY(node.elements(node.in(1)));
  SmallVector<int64_t> axes = node.integers("axes");
  if (!node.find("axes"))
    llvm::append_range(axes, llvm::seq<int64_t>(node.in(0).rank()));
  if (axes.size() != wanted.size())
    return node.opError() << wanted.size() << " sizes for " << axes.size() << " axes";
  SLUICE_TRY(node.normalizeAxes(axes, node.in(0).rank()));
  // What is cut off is a negative border.
  SmallVector<Value> low, high;
  OpFoldResult zero = node.fixed(0), two = node.fixed(2);
  for (auto [axis, size] : llvm::zip(axes, wanted)) {
    OpFoldResult have = node.in(0).shape[axis], target = getAsOpFoldResult(size),
                 less = node.max(node.sub(target, have), zero),
                 more = node.max(node.sub(have, target), zero),
                 before = node.sub(node.floorDiv(less, two), node.floorDiv(more, two));
    low.push_back(node.value(before));
    high.push_back(node.value(node.sub(node.sub(target, have), before)));
  }
  low.append(high);
  GraphValue pads{low, kInt64, {node.fixed(low.size())}};
  return onnx.set(0, onnx("Pad", {onnx.in(0), pads, GraphValue(), onnx.integers(axes)}));
}

} // namespace

const OperatorTable poolOperators = {
    {"MaxPool", 1, importMaxPool},
    {"AveragePool", 1, importAveragePool},
    {"GlobalAveragePool", 1, importGlobalPool<false>},
    {"GlobalMaxPool", 1, importGlobalPool<true>},
    {"LpPool GlobalLpPool", 1, importLpPool},
    {"MaxUnpool", 9, importMaxUnpool},
    {"Col2Im", 18, importCol2Im},
    {"CenterCropPad", 18, importCenterCropPad},
};

} // namespace sluice::onnx
