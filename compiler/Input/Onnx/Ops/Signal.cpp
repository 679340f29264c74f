//===- Signal.cpp - windows, Fourier transforms and mel filters -----------===//
// A Fourier transform is a product with the matrix of all waves: any length, and the fast path of
// products. For n samples it takes n^2 steps, which is the right choice up to some thousands.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Axes.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include <cmath>

namespace sluice::onnx {
namespace {

/// A sum of cosines: a[0] - a[1] cos(2 pi n / N) + a[2] cos(4 pi n / N).
LogicalResult importWindow(Node &node, ArrayRef<double> a) {
  Value size = SLUICE_TRY(node.onlyElement(0));
  int32_t type = node.attribute("output_datatype", int64_t(kFloat));
  if (!isFloat(type) && !isInteger(type))
    return node.opError() << "windows of type " << typeName(type) << " are not supported";
  Value period = node.attribute("periodic", 1)
                     ? size
                     : node.value(node.sub(getAsOpFoldResult(size), node.fixed(1)));
  int32_t computed = wideOf(type);
  return node.set(0, node.made({getAsOpFoldResult(size)}, type, [&](Cell &b) {
    Type element = elementType(b.getContext(), computed);
    Value angle = b.mul(b.toReal(element, b.index(0)), 2 * M_PI);
    angle = b.div(angle, b.toReal(element, period));
    Value sum = b.number(element, a[0]);
    for (size_t i = 1; i < a.size(); ++i) {
      Value wave = b.cos(b.mul(angle, double(i)));
      sum = b.add(sum, b.mul(wave, i % 2 ? -a[i] : a[i]));
    }
    return b.convert(sum, computed, type);
  }));
}

//===- Fourier transforms -------------------------------------------------===//

/// Element (n, part of input; k, part of output) of the matrix that turns `parts` numbers a sample
/// (real, imaginary) into two a frequency. The angle is 2 pi n k / samples.
double waveElement(double angle, int64_t from, int64_t to, bool inverse) {
  double sine = inverse ? std::sin(angle) : -std::sin(angle);
  return from == to ? std::cos(angle) : to == 1 ? sine : -sine;
}

/// The matrix [samples * parts, frequencies * 2]. Made now if its size is known and not huge.
Value waves(Node &node, OpFoldResult samples, OpFoldResult frequencies, int64_t parts, int32_t type,
            bool inverse) {
  OpBuilder &builder = node.builder;
  Type element = elementType(builder.getContext(), type);
  auto n = staticSize(samples), k = staticSize(frequencies);
  Shape shape{node.mul(samples, node.fixed(parts)), node.mul(frequencies, node.fixed(2))};
  constexpr int64_t kMost = 1 << 19;
  if (n && k && *n > 0 && *n <= kMost && *k <= kMost && *n * *k <= kMost) {
    SmallVector<APFloat> values;
    for (int64_t i = 0; i < *n * parts; ++i)
      for (int64_t j = 0; j < *k * 2; ++j) {
        double angle = 2 * M_PI * double((i / parts) * (j / 2) % *n) / double(*n),
               scale = inverse ? 1.0 / double(*n) : 1;
        values.emplace_back(scale * waveElement(angle, i % parts, j % 2, inverse));
        bool inexact;
        values.back().convert(cast<FloatType>(element).getFloatSemantics(),
                              APFloat::rmNearestTiesToEven, &inexact);
      }
    return arith::ConstantOp::create(
        builder, node.loc,
        DenseElementsAttr::get(RankedTensorType::get(staticShape(shape), element), values));
  }
  Value count = node.value(samples);
  return node.made(shape, type, [&](Cell &b) {
    Type wide = type == kDouble ? element : b.getF32Type();
    Value i = b.index(0), j = b.index(1);
    Value turns = b.mul(b.div(i, parts), b.div(j, 2));
    turns = b.rem(turns, count);
    Value angle = b.div(b.mul(b.toReal(wide, turns), 2 * M_PI), b.toReal(wide, count));
    Value from = b.rem(i, parts), to = b.rem(j, 2);
    Value cosine = b.cos(angle), sine = b.sin(angle), negated = b.neg(sine);
    // waveElement with values.
    Value towardsImaginary = b.equal(to, 1);
    Value signedSine = inverse ? b.select(towardsImaginary, sine, negated)
                               : b.select(towardsImaginary, negated, sine);
    Value same = b.equal(from, to), result = b.select(same, cosine, signedSine);
    if (inverse)
      result = b.div(result, b.toReal(wide, count));
    return b.convert(result, wideOf(type), type);
  });
}

OpFoldResult half(Node &node, OpFoldResult length) {
  return node.add(node.floorDiv(length, node.fixed(2)), node.fixed(1));
}

/// The matrix [frequencies * 2, samples] that makes real samples of the first half of their
/// frequencies: each of the others is the conjugate of one of them, and so they count twice.
Value realWaves(Node &node, OpFoldResult samples, OpFoldResult frequencies, int32_t type) {
  Value count = node.value(samples);
  Shape shape{node.mul(frequencies, node.fixed(2)), samples};
  return node.made(shape, type, [&](Cell &b) {
    Type wide = type == kDouble ? b.getF64Type() : b.getF32Type();
    Value row = b.index(0), sample = b.index(1), frequency = b.div(row, 2);
    Value turns = b.rem(b.mul(frequency, sample), count);
    Value angle = b.div(b.mul(b.toReal(wide, turns), 2 * M_PI), b.toReal(wide, count));
    Value wave = b.select(b.equal(b.rem(row, 2), 0), b.cos(angle), b.neg(b.sin(angle)));
    Value own = b.either(b.equal(frequency, 0), b.equal(b.mul(frequency, 2), count));
    Value times = b.select(own, b.number(wide, 1), b.number(wide, 2));
    Value result = b.div(b.mul(wave, times), b.toReal(wide, count));
    return b.convert(result, wideOf(type), type);
  });
}

/// The transform along dimension `given` of `x`, the last dimension of which has the parts of a
/// number.
FailureOr<GraphValue> transformAlong(Node &node, const GraphValue &x, int64_t given) {
  auto parts = x.rank() ? staticSize(x.shape.back()) : std::nullopt;
  if (!isFloat(x.type) || x.rank() < 2 || !parts || (*parts != 1 && *parts != 2))
    return node.error()
           << "DFT: needs floats whose last dimension must be known: 1 (real) or 2 (complex)";
  bool inverse = node.attribute("inverse", 0), onesided = node.attribute("onesided", 0);
  bool toReal = inverse && onesided;
  if (toReal && *parts != 2)
    return node.error() << "DFT: an inverse that is onesided needs complex numbers";
  auto axis = SLUICE_TRY(node.normalizeAxis(given, x.rank()));
  if (axis == x.rank() - 1)
    return node.error() << "DFT: the axis is that of real and imaginary parts";
  OpFoldResult length = x.shape[axis];
  if (toReal)
    length = node.mul(node.sub(length, node.fixed(1)), node.fixed(2));
  if (node.has(1)) {
    Value wanted = SLUICE_TRY(node.onlyElement(1));
    length = getAsOpFoldResult(wanted);
  }
  Compose onnx(node);
  int64_t rank = x.rank();
  // The axis goes before the parts; then it is cut or filled up with zeros.
  SmallVector<int64_t> order = otherAxes(rank, {axis, rank - 1});
  order.append({axis, rank - 1});
  GraphValue moved = onnx.transposed(x, order);
  OpFoldResult taken = toReal ? half(node, length) : length;
  moved = onnx.fitted(moved, rank - 2, taken);
  OpFoldResult frequencies = onesided && !toReal ? half(node, length) : length;
  int64_t results = toReal ? 1 : 2;
  Value matrix = toReal ? realWaves(node, length, taken, x.type)
                        : waves(node, length, frequencies, *parts, x.type, inverse);
  Shape both{node.mul(taken, node.fixed(*parts)), node.mul(frequencies, node.fixed(results))};
  ArrayRef<OpFoldResult> outer = ArrayRef(moved.shape).drop_back(2);
  GraphValue rows = onnx.reshaped(moved, joined({outer, both[0]}));
  GraphValue result = onnx.reshaped(onnx.matmul(rows, {matrix, x.type, both}),
                                    joined({outer, frequencies, node.fixed(results)}));
  result = onnx.transposed(result, invertPermutationVector(order));
  return onnx.ok() ? result : FailureOr<GraphValue>(failure());
}

/// Signal [..., n, ..., 1 or 2], length of the transform, and from opset 20 on the axis.
LogicalResult importDft(Node &node, GraphValue &x) {
  bool isInput = node.opset() >= 20 && node.has(2);
  auto constant = isInput ? node.constantIntegers(node.in(2)) : std::nullopt;
  if (!isInput || (constant && constant->size() == 1)) {
    int64_t axis = isInput ? constant->front() : node.opset() < 20 ? node.attribute("axis", 1) : -2;
    return node.set(0, SLUICE_TRY(transformAlong(node, x, axis)));
  }
  // An axis that is known at run time: what is before it is one dimension, what is behind it
  // another.
  auto axes = SLUICE_TRY(axesAtRunTime(node, 2, x.rank()));
  if (axes.size() != 1 || x.rank() < 2)
    return node.opError() << "needs a signal of rank 2 or more and one axis";
  Shape signal(ArrayRef(x.shape).drop_back());
  node.require(node.host().less(axes[0], int64_t(signal.size())), "DFT: the axis is out of range");
  Shape around = joined({sizesAround(node, signal, axes[0]), x.shape.back()});
  auto result = SLUICE_TRY(transformAlong(node, node.reshaped(x, around), 1));
  for (auto [dim, size] : llvm::enumerate(signal))
    size = ifNamed(node, axes, dim, result.shape[1], size);
  return node.set(0, node.reshaped(result, joined({signal, result.shape.back()})));
}

/// Signal [batch, samples, 1 or 2], step, window, length of a frame.
LogicalResult importStft(Node &node, Compose &onnx) {
  GraphValue &x = node.in(0);
  auto parts = x.rank() == 3   ? staticSize(x.shape[2])
               : x.rank() == 2 ? std::optional<int64_t>(1)
                               : std::nullopt;
  if (x.rank() == 3 && !parts)
    return node.opError() << "the last dimension, of 1 or 2, must be known";
  if (!isFloat(x.type) || !parts || (*parts != 1 && *parts != 2))
    return node.opError() << "needs floats of [batch, samples, 1 or 2]";
  if (node.has(2) ? node.in(2).rank() != 1 : !node.has(3))
    return node.opError() << "needs a window, which is a vector, or frame_length";
  Value step = SLUICE_TRY(node.onlyElement(1)),
        given = node.has(3) ? SLUICE_TRY(node.onlyElement(3)) : Value();
  if (auto known = staticSize(getAsOpFoldResult(step)); known && *known <= 0)
    return node.opError() << "the step is " << *known;
  node.require(node.host().greater(step, node.index(0)), "STFT: the step is not positive");
  OpFoldResult length = given ? getAsOpFoldResult(given) : node.in(2).shape[0];
  if (node.has(2))
    SLUICE_TRY(node.requireSameShape(node.in(2).shape, {length},
                                     "the window does not have the length of a frame"));
  OpFoldResult one = node.fixed(1),
               frames = node.add(
                   node.floorDiv(node.sub(x.shape[1], length), getAsOpFoldResult(step)), one);
  node.require(node.host().atMost(node.value(length), node.value(x.shape[1])),
               "STFT: a frame is longer than the signal");
  Shape shape{x.shape[0], frames, length, node.fixed(*parts)};
  Value source = node.tensor(0);
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  if (node.has(2)) {
    operands.push_back(node.tensor(2));
    maps.push_back(node.loopsMap(4, {2}));
  }
  GraphValue cut = node.generic(operands, maps, shape, x.type, [&](Cell &b, ValueRange w) {
    SmallVector<Value> at{b.index(0), b.add(b.mul(b.index(1), step), b.index(2))};
    if (x.rank() == 3)
      at.push_back(b.index(3));
    Value sample = b.at(source, at);
    return w.empty() ? sample : b.mul(sample, w[0]);
  });
  OpFoldResult frequencies = node.attribute("onesided", 1) ? half(node, length) : length;
  Shape both{node.mul(length, shape[3]), node.mul(frequencies, node.fixed(2))};
  GraphValue matrix{waves(node, length, frequencies, *parts, x.type, false), x.type, both};
  GraphValue product = onnx.matmul(onnx.reshaped(cut, {shape[0], frames, both[0]}), matrix);
  return onnx.set(0, onnx.reshaped(product, {shape[0], frames, frequencies, node.fixed(2)}));
}

//===- Mel filters --------------------------------------------------------===//

/// Triangles over the bins of a transform, evenly spaced on the mel scale: number of triangles,
/// length of the transform, sample rate, lowest and highest frequency. Constant settings make a
/// constant matrix, as constants are evaluated.
LogicalResult importMel(Node &node) {
  int32_t type = node.attribute("output_datatype", int64_t(kFloat));
  if (!isFloat(type))
    return node.opError() << "a matrix of type " << typeName(type) << " is not supported";
  Value given[5];
  for (auto [i, value] : llvm::enumerate(given))
    value = SLUICE_TRY(node.onlyElement(i));
  OpFoldResult filters = getAsOpFoldResult(given[0]), length = getAsOpFoldResult(given[1]);
  return node.set(0, node.made({half(node, length), filters}, type, [&](Cell &b) {
    Type f64 = b.getF64Type();
    auto setting = [&](unsigned i) {
      return isa<IndexType>(given[i].getType()) ? b.toReal(f64, given[i])
                                                : b.convert(given[i], node.in(i).type, kDouble);
    };
    auto mel = [&](Value hertz) {
      return b.mul(b.make<math::Log10Op>(b.add(b.div(hertz, 700), 1)), 2595);
    };
    Value low = mel(setting(3)), step = b.div(b.sub(mel(setting(4)), low), b.add(setting(0), 2)),
          rate = setting(2);
    Value bin = b.toReal(f64, b.index(0)), filter = b.toReal(f64, b.index(1));
    auto edge = [&](double next) -> Value {
      Value place = b.div(b.add(b.mul(b.add(filter, next), step), low), 2595);
      Value hertz = b.mul(b.sub(b.pow(b.number(f64, 10), place), 1), 700);
      return b.floor(b.div(b.mul(b.add(setting(1), 1), hertz), rate));
    };
    Value left = edge(0), center = edge(1), right = edge(2);
    Value rising = b.select(b.equal(left, center), 1, b.div(b.sub(bin, left), b.sub(center, left)));
    Value isRising = b.both(b.atLeast(bin, left), b.atMost(bin, center)),
          isFalling = b.both(b.atLeast(bin, center), b.less(bin, right));
    Value weight = b.select(isFalling, b.div(b.sub(right, bin), b.sub(right, center)),
                            b.select(isRising, rising, 0));
    return b.convert(weight, kDouble, type);
  }));
}

} // namespace

const OperatorTable signalOperators = {
    {"HannWindow", 17, [](Node &node) { return importWindow(node, {0.5, 0.5}); }},
    {"HammingWindow", 17, [](Node &node) { return importWindow(node, {25.0 / 46, 21.0 / 46}); }},
    {"BlackmanWindow", 17, [](Node &node) { return importWindow(node, {0.42, 0.5, 0.08}); }},
    {"DFT", 17, importDft},
    {"STFT", 17, importStft},
    {"MelWeightMatrix", 17, importMel},
};

} // namespace sluice::onnx
