//===- Window.cpp - windows, and convolutions -----------------------------===//
#include "compiler/Input/Onnx/Ops/Products.h"
#include "compiler/Input/Onnx/Ops/Windows.h"

namespace sluice::onnx {

bool Window::padded() const {
  auto isZero = [](OpFoldResult size) { return staticSize(size) == 0; };
  return !llvm::all_of(low, isZero) || !llvm::all_of(high, isZero);
}

/// How far a window of `size` elements, `dilation` apart, reaches.
static OpFoldResult reachOf(Node &node, OpFoldResult size, int64_t dilation) {
  return node.add(node.mul(node.sub(size, node.fixed(1)), node.fixed(dilation)), node.fixed(1));
}

FailureOr<Window> readWindow(Node &node, ArrayRef<OpFoldResult> spatial, const Shape &kernel,
                             bool isPool) {
  Window window;
  size_t rank = spatial.size();
  window.kernel = staticShape(kernel);
  window.strides = node.integers("strides");
  window.dilations = node.integers("dilations");
  SmallVector<int64_t> pads = node.integers("pads");
  for (SmallVector<int64_t> *steps : {&window.strides, &window.dilations})
    if (steps->empty())
      steps->assign(rank, 1);
  // Window sizes of 2^31 and more would not fit into the arithmetic below, nor any tensor.
  auto inRange = [](int64_t x) { return x > 0 && x <= INT32_MAX; };
  auto fits = [&](ArrayRef<int64_t> sizes) {
    return sizes.size() == rank && llvm::all_of(sizes, inRange);
  };
  auto known = llvm::map_to_vector(
      window.kernel, [](int64_t size) { return ShapedType::isDynamic(size) ? 1 : size; });
  if (!fits(known) || !fits(window.strides) || !fits(window.dilations) ||
      (!pads.empty() && pads.size() != 2 * rank))
    return node.opError() << "kernel_shape, strides, dilations or pads do not fit " << rank
                          << " spatial dimensions";
  std::string automatic = node.attribute("auto_pad", "NOTSET");
  bool ceil = node.attribute("ceil_mode", 0);
  auto number = [&](int64_t value) -> OpFoldResult { return node.fixed(value); };
  for (size_t i = 0; i < rank; ++i) {
    int64_t stride = window.strides[i];
    OpFoldResult reach = reachOf(node, kernel[i], window.dilations[i]);
    if (automatic == "SAME_UPPER" || automatic == "SAME_LOWER") {
      // As many positions as strides fit, the border split evenly.
      OpFoldResult positions =
          node.floorDiv(node.add(spatial[i], number(stride - 1)), number(stride));
      OpFoldResult total = node.sub(
          node.add(node.mul(node.sub(positions, number(1)), number(stride)), reach), spatial[i]);
      total = node.max(total, number(0));
      OpFoldResult smaller = node.floorDiv(total, number(2)), larger = node.sub(total, smaller);
      window.low.push_back(automatic == "SAME_UPPER" ? smaller : larger);
      window.high.push_back(automatic == "SAME_UPPER" ? larger : smaller);
      window.output.push_back(positions);
      continue;
    }
    int64_t low = pads.empty() || automatic == "VALID" ? 0 : pads[i],
            high = pads.empty() || automatic == "VALID" ? 0 : pads[i + rank];
    OpFoldResult room = node.sub(node.add(spatial[i], number(low + high)), reach);
    // The first window of a pool may reach over the end, by less than a stride: ceil_mode means
    // that, and ONNX Runtime takes it so without.
    auto knownRoom = staticSize(room), knownReach = staticSize(reach);
    if (knownRoom && *knownRoom + (ceil || isPool ? stride - 1 : 0) < 0)
      return node.opError() << "a window of " << *knownReach
                            << " does not fit into spatial dimension " << i << " of "
                            << *staticSize(spatial[i]) << " with padding " << low + high;
    bool over = ceil || (knownRoom && *knownRoom < 0);
    // Padding of unknown size would cost every pool a copy.
    if (!knownRoom && !over && !(knownReach && low + high + 1 >= *knownReach))
      node.require(node.host().either(node.host().atLeast(node.value(room), 0),
                                      node.host().atMost(node.value(room), -stride)),
                   node.op() + ": a window of " +
                       (knownReach ? Twine(*knownReach) : Twine("unknown size")) +
                       " does not fit into spatial dimension " + Twine(i));
    window.low.push_back(number(low));
    OpFoldResult positions = node.add(
        node.floorDiv(over ? node.add(room, number(stride - 1)) : room, number(stride)), number(1));
    if (over) {
      // Cells that no window has need no padding: models average whole images by windows of
      // thousands.
      if (auto size = staticSize(spatial[i])) {
        int64_t cells = llvm::divideCeilSigned(low + *size + high, window.dilations[i]);
        window.kernel[i] = std::clamp<int64_t>(cells, 1, window.kernel[i]);
        reach = number(window.dilations[i] * (window.kernel[i] - 1) + 1);
      }
      // A last window that would start in the padding at the end does not count.
      positions = node.min(
          positions, node.add(node.floorDiv(node.add(spatial[i], number(low - 1)), number(stride)),
                              number(1)));
      OpFoldResult needed =
          node.sub(node.add(node.mul(node.sub(positions, number(1)), number(stride)),
                            node.sub(reach, number(low))),
                   spatial[i]);
      window.high.push_back(node.max(needed, number(high)));
    } else {
      window.high.push_back(number(high));
    }
    window.output.push_back(positions);
  }
  return window;
}

Value padSpatial(Node &node, Value source, const Window &window, Value padding) {
  if (!window.padded())
    return source;
  Shape none(2, node.fixed(0));
  return node.pad(source, joined({none, window.low}), joined({none, window.high}), padding);
}

namespace {

/// Convolution of [N, G, C, spatial...] with [G, F, C, kernel...] as one generic operation: any
/// rank, any groups.
Value groupedConvolution(Node &node, Value input, Value weights, const Shape &result,
                         const Window &window, int32_t type) {
  unsigned spatial = window.kernel.size();
  auto d = [&](unsigned i) { return node.loop(i); };
  // Loops: n, g, f, out..., c, k...
  SmallVector<AffineExpr> in{d(0), d(1), d(3 + spatial)}, w{d(1), d(2), d(3 + spatial)},
      out{d(0), d(1), d(2)};
  for (unsigned i = 0; i < spatial; ++i) {
    in.push_back(d(3 + i) * window.strides[i] + d(4 + spatial + i) * window.dilations[i]);
    w.push_back(d(4 + spatial + i));
    out.push_back(d(3 + i));
  }
  return node.accumulate({input, weights}, node.filled(0, result, type), node.maps({in, w, out}),
                         combine::addProduct);
}

template <typename Op>
Value named(Node &node, Value input, Value weights, Value init, const Window &window) {
  auto attribute = [&](ArrayRef<int64_t> values) { return node.builder.getI64TensorAttr(values); };
  return Op::create(node.builder, node.loc, init.getType(), ValueRange{input, weights}, init,
                    attribute(window.strides), attribute(window.dilations))
      .getResult(0);
}

/// Adds input 2, a value for each channel, if there is one.
FailureOr<GraphValue> addBias(Node &node, GraphValue result) {
  if (!node.has(2))
    return result;
  GraphValue &bias = node.in(2);
  unsigned rank = result.rank();
  if (bias.rank() != 1 || bias.type != result.type)
    return node.opError() << "the bias must be a vector of " << typeName(result.type) << ", is "
                          << typeName(bias.type) << " of rank " << bias.rank();
  SLUICE_TRY(node.requireSame(bias.shape[0], result.shape[1],
                              "the bias does not have one value for each output channel"));
  return node.generic({result, node.tensor(bias)}, {node.ownMap(rank), node.loopsMap(rank, 1)},
                      result.shape, result.type, combine::add);
}

} // namespace

FailureOr<GraphValue> convolve(Node &node, GraphValue &input, GraphValue &weights) {
  int32_t type = input.type;
  int64_t groups = node.attribute("group", 1), rank = input.rank();
  if (rank < 3 || weights.rank() != rank || weights.type != type || groups < 1)
    return node.opError() << "needs input and weights of one type and one rank from 3 on, has "
                          << typeName(type) << " of rank " << rank << " and "
                          << typeName(weights.type) << " of rank " << weights.rank();
  OpFoldResult count = node.fixed(groups), depth = weights.shape[1],
               channels = node.mul(depth, count), perGroup = node.floorDiv(weights.shape[0], count);
  auto features = staticSize(weights.shape[0]);
  if (groups > 1 && (!features || !staticSize(depth)))
    return node.opError() << "the channels of the weights must be known where there are groups";
  if (features && *features % groups)
    return node.opError() << *features << " output channels do not divide into " << groups
                          << " groups";
  SLUICE_TRY(
      node.requireSame(input.shape[1], channels, "the input's channels do not match the weights"));
  auto window = SLUICE_TRY(readWindow(node, ArrayRef(input.shape).drop_front(2),
                                      joined({ArrayRef(weights.shape).drop_front(2)})));
  GraphValue exact =
      staticSize(channels) ? node.reshaped(input, with(input.shape, 1, channels)) : input;
  Value source = padSpatial(node, exact, window, node.constant(type, 0)), w = node.tensor(weights);
  Shape shape = window.resultShape({input.shape[0], weights.shape[0]});
  bool depthwise = groups > 1 && staticSize(depth) == 1 && *features == groups;
  Value result, init;
  if (rank <= (groups == 1 ? 5 : depthwise ? 4 : 0))
    init = node.filled(0, shape, type);
  if (init && groups == 1) {
    result = rank == 3   ? named<linalg::Conv1DNcwFcwOp>(node, source, w, init, window)
             : rank == 4 ? named<linalg::Conv2DNchwFchwOp>(node, source, w, init, window)
                         : named<linalg::Conv3DNcdhwFcdhwOp>(node, source, w, init, window);
  } else if (init) {
    w = node.reshape(w, weights.shape, without(weights.shape, 1));
    result = rank == 3 ? named<linalg::DepthwiseConv1DNcwCwOp>(node, source, w, init, window)
                       : named<linalg::DepthwiseConv2DNchwChwOp>(node, source, w, init, window);
  } else {
    auto split = [&](const Shape &from, unsigned at, OpFoldResult inner) {
      return inserted(with(from, at, inner), at, count);
    };
    Shape sourceShape = tensor::getMixedSizes(node.builder, node.loc, source);
    Value in = node.reshape(source, sourceShape, split(sourceShape, 1, depth));
    Value ws = node.reshape(w, weights.shape, split(weights.shape, 0, perGroup));
    Shape grouped = split(shape, 1, perGroup);
    result = node.reshape(groupedConvolution(node, in, ws, grouped, window, type), grouped, shape);
  }
  return GraphValue{result, type, shape};
}

namespace {

/// Integers are torch's.
LogicalResult importConv(Node &node, GraphValue &input) {
  auto rule = isFloat(input.type) ? kFloats : kIntegers;
  SLUICE_TRY(node.check({{rule, 3, kAnyRank}, {rule, 3, kAnyRank}}));
  auto sum = SLUICE_TRY(convolve(node, node.in(0), node.in(1)));
  return node.set(0, SLUICE_TRY(addBias(node, sum)));
}

LogicalResult importConvTranspose(Node &node, GraphValue &input) {
  GraphValue &weights = node.in(1);
  int32_t type = input.type;
  int64_t groups = node.attribute("group", 1), rank = input.rank(), spatial = rank - 2;
  auto number = [&](int64_t value) { return node.fixed(value); };
  if (rank < 3 || weights.rank() != rank || weights.type != type || groups < 1 ||
      (groups > 1 && !staticSize(weights.shape[0])))
    return node.opError() << "needs input and weights of one type and one rank from 3 on, and a "
                             "positive group, with known channels if it is not 1";
  Shape kernel = joined({ArrayRef(weights.shape).drop_front(2)});
  SmallVector<int64_t> strides = node.integers("strides", spatial, 1),
                       dilations = node.integers("dilations", spatial, 1),
                       pads = node.integers("pads", 2 * spatial, 0),
                       extra = node.integers("output_padding", spatial, 0),
                       wanted = node.integers("output_shape");
  OpFoldResult channels = weights.shape[0], features = node.mul(weights.shape[1], number(groups));
  if (auto known = staticSize(channels); known && *known % groups)
    return node.opError() << *known << " channels do not divide into " << groups << " groups";
  SLUICE_TRY(
      node.requireSame(input.shape[1], channels, "the input's channels do not match the weights"));
  std::string automatic = node.attribute("auto_pad", "NOTSET");
  bool same = automatic == "SAME_UPPER" || automatic == "SAME_LOWER";
  // total = stride * (in - 1) + output_padding + reach - output size
  Shape low, high, output;
  for (int64_t i = 0; i < spatial; ++i) {
    OpFoldResult size = input.shape[2 + i];
    OpFoldResult full =
        node.add(node.mul(node.sub(size, number(1)), number(strides[i])),
                 node.add(number(extra[i]), reachOf(node, kernel[i], dilations[i])));
    if (!wanted.empty() || same) {
      OpFoldResult target = !wanted.empty() ? number(wanted[wanted.size() - spatial + i])
                                            : node.mul(size, number(strides[i]));
      OpFoldResult total = node.max(node.sub(full, target), number(0));
      OpFoldResult half = node.floorDiv(total, number(2)), rest = node.sub(total, half);
      low.push_back(automatic == "SAME_UPPER" ? half : rest);
      high.push_back(automatic == "SAME_UPPER" ? rest : half);
      output.push_back(target);
    } else {
      low.push_back(number(pads[i]));
      high.push_back(number(pads[i + spatial]));
      output.push_back(node.sub(node.sub(full, low.back()), high.back()));
    }
  }
  Shape shape = joined({input.shape[0], features, output});
  Value source = node.tensor(0), w = node.tensor(1), result;
  auto zero = [](OpFoldResult size) { return staticSize(size) == 0; };
  bool tiles = groups == 1 && strides == staticShape(kernel) &&
               llvm::all_of(dilations, [](int64_t x) { return x == 1; }) &&
               llvm::all_of(low, zero) && llvm::all_of(high, zero) &&
               llvm::all_of(extra, [](int64_t x) { return x == 0; });
  if (tiles) {
    // Windows do not overlap: each input element makes a tile of its own, [n, f, i0, k0, i1, k1,
    // ...] summed over channels.
    auto d = [&](unsigned i) { return node.loop(i); };
    AffineExpr c = d(2 + 2 * spatial);
    SmallVector<AffineExpr> in{d(0), c}, ws{c, d(1)}, out{d(0), d(1)};
    Shape tiled{shape[0], shape[1]};
    for (int64_t i = 0; i < spatial; ++i) {
      in.push_back(d(2 + 2 * i));
      ws.push_back(d(3 + 2 * i));
      out.push_back(d(2 + 2 * i));
      out.push_back(d(3 + 2 * i));
      tiled.push_back(input.shape[2 + i]);
      tiled.push_back(kernel[i]);
    }
    result = node.accumulate({source, w}, node.filled(0, tiled, type), node.maps({in, ws, out}),
                             combine::addProduct);
    result = node.reshape(result, tiled, shape);
  } else {
    // Zeros between the elements, borders of reach - 1 - pad, which are cut off where they are
    // below 0, then a convolution with the weights turned round.
    Shape whole{input.shape[0], channels}, stuffed = whole, offsets(rank, number(0)),
                                           starts = offsets, steps(2, number(1));
    for (int64_t i = 0; i < spatial; ++i) {
      OpFoldResult rest = node.sub(reachOf(node, kernel[i], dilations[i]), number(1));
      OpFoldResult spread = node.add(
          node.mul(node.sub(input.shape[2 + i], number(1)), number(strides[i])), number(1));
      OpFoldResult before = node.sub(rest, low[i]),
                   after = node.sub(node.add(output[i], rest), node.add(before, spread));
      offsets[2 + i] = node.max(before, number(0));
      starts[2 + i] = node.max(node.sub(number(0), before), number(0));
      stuffed.push_back(node.add(node.add(before, spread), after));
      whole.push_back(node.add(node.add(offsets[2 + i], spread), node.max(after, number(0))));
      steps.push_back(number(strides[i]));
    }
    Shape sizes = with(input.shape, 1, channels);
    Value spread = node.filled(0, whole, type);
    spread = tensor::InsertSliceOp::create(node.builder, node.loc,
                                           node.reshape(source, input.shape, sizes), spread,
                                           offsets, sizes, steps);
    if (whole != stuffed)
      spread = tensor::ExtractSliceOp::create(node.builder, node.loc, spread, starts, stuffed,
                                              Shape(rank, number(1)));
    // [C, F/g, k...] -> [g, F/g, C/g, k... turned round]
    OpFoldResult perGroup = node.floorDiv(channels, number(groups));
    Shape turned = joined({number(groups), weights.shape[1], perGroup, kernel});
    SmallVector<Value> sides = node.values(kernel);
    Value inGroup = node.value(perGroup), flipped = node.made(turned, type, [&](Cell &b) {
      Value channel = b.add(b.mul(b.index(0), inGroup), b.index(2));
      SmallVector<Value> position{channel, b.index(1)};
      for (int64_t i = 0; i < spatial; ++i)
        position.push_back(b.sub(b.sub(sides[i], 1), b.index(3 + i)));
      return b.at(w, position);
    });
    Window window;
    window.kernel = staticShape(kernel);
    window.strides.assign(spatial, 1);
    window.dilations = dilations;
    if (groups == 1 && rank == 4) {
      Shape flat(turned.begin() + 1, turned.end());
      Value init = node.filled(0, shape, type);
      result = named<linalg::Conv2DNchwFchwOp>(node, spread, node.reshape(flipped, turned, flat),
                                               init, window);
    } else {
      Shape grouped = inserted(with(stuffed, 1, perGroup), 1, number(groups)),
            resultShape = inserted(with(shape, 1, weights.shape[1]), 1, number(groups));
      result = groupedConvolution(node, node.reshape(spread, stuffed, grouped), flipped,
                                  resultShape, window, type);
      result = node.reshape(result, resultShape, shape);
    }
  }
  return node.set(0, SLUICE_TRY(addBias(node, {result, type, shape})));
}

} // namespace

const OperatorTable windowOperators = {
    {"Conv", 1, importConv},
    {"ConvTranspose", 1, importConvTranspose},
};

} // namespace sluice::onnx
