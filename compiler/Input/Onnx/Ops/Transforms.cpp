//===- Transforms.cpp - com.microsoft's operators on whole tensors --------===//
// Those that ONNX has in another form, Fourier transforms, inverse matrices, distances and
// positions.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/CheckNode.h"
#include "compiler/Input/Onnx/Ops/Matrices.h"
#include <cmath>

namespace sluice::onnx {
namespace {

//===- ONNX's in another form ---------------------------------------------===//

/// Operators that ONNX had under the same name, with the same inputs and attributes, at `version`.
template <int version> LogicalResult importSame(Node &node) {
  auto isGiven = [&](unsigned input) { return node.has(input); };
  if (std::string problem = checkInputs(node.proto, version, isGiven); !problem.empty())
    return node.opError() << problem;
  node.version = version;
  return findOperator(node.op(), version)(node);
}

/// The limit comes before the step, which is 1 if it is not given.
LogicalResult importMicrosoftRange(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kAnything, 0, kAnyRank}, {kAnything, 0, kAnyRank}}));
  return onnx.set(0, onnx("Range", {onnx.in(0), onnx.in(1),
                                    node.has(2) ? onnx.in(2) : onnx.number(node.in(0).type, 1)}));
}

/// The different elements in the order in which they come, for each element which it is, and how
/// often each is there.
LogicalResult importMicrosoftUnique(Node &node, Compose &onnx) {
  auto results = onnx.all("Unique", {onnx.in(0)}, 4, {{"sorted", 0}});
  return onnx.setAll({results[0], results[2], results[3]});
}

/// Whether no element of any input is infinite or NaN; with an attribute, only one of both counts.
LogicalResult importAllFinite(Node &node, Compose &onnx) {
  bool infinite = !node.attribute("isnan_only", 0), missing = !node.attribute("isinf_only", 0);
  GraphValue found = onnx.number(kBool, 0);
  for (const GraphValue &x : onnx.ins())
    for (auto [test, counts] : {std::pair("IsInf", infinite), std::pair("IsNaN", missing)})
      if (counts) {
        GraphValue flags = onnx.cast(onnx(test, x), kInt32);
        found = onnx.either(found, onnx.cast(onnx.reduce("ReduceMax", flags, {}, false), kBool));
      }
  return onnx.set(0, onnx.isNot(found));
}

//===- Complex numbers as pairs, Fourier transforms -----------------------===//

/// Products of pairs (real, imaginary) in the last dimension; with `conjugate`, of the first with
/// the conjugate of the second.
template <bool conjugate> LogicalResult importComplexMul(Node &node, Compose &onnx) {
  for (unsigned i : {0, 1})
    if (!node.has(i) || node.in(i).rank() < 1 || staticSize(node.in(i).shape.back()) != 2)
      return node.opError() << "input " << i << " must end in a dimension of 2";
  auto parts = [&](unsigned input) { return onnx.split(onnx.in(input), {1, 1}); };
  auto a = parts(0), b = parts(1);
  GraphValue straight = onnx.mul(a[1], b[1]), first = onnx.mul(a[1], b[0]),
             second = onnx.mul(a[0], b[1]);
  GraphValue real = onnx(conjugate ? "Add" : "Sub", {onnx.mul(a[0], b[0]), straight}),
             imaginary = onnx(conjugate ? "Sub" : "Add", {first, second});
  return onnx.set(0, onnx.concat({real, imaginary}, -1));
}

/// Transforms of the last `signal_ndim` dimensions, of which the last holds one side of the
/// spectrum.
template <bool inverse> LogicalResult importFft(Node &node, Compose &onnx) {
  int64_t dims = node.attribute("signal_ndim", 1);
  if (!node.has(0) || dims < 1 || node.in(0).rank() < dims + inverse ||
      !node.attribute("onesided", 1) || node.attribute("normalized", 0))
    return node.opError()
           << "needs an input of at least signal_ndim dimensions, onesided and not normalized";
  GraphValue x = onnx.in(0);
  auto along = [&](GraphValue value, int64_t axis, bool onesided) {
    return onnx("DFT", {value, GraphValue(), onnx.number(kInt64, axis)},
                {{"inverse", int64_t(inverse)}, {"onesided", int64_t(onesided)}});
  };
  int64_t last = x.rank() - 1 - inverse;
  if (!inverse) {
    x = along(onnx.unsqueezed(x, -1), last, true);
    for (int64_t axis = last - 1; axis > last - dims; --axis)
      x = along(x, axis, false);
    return onnx.set(0, x);
  }
  for (int64_t axis = last - dims + 1; axis < last; ++axis)
    x = along(x, axis, false);
  return onnx.set(0, onnx.squeezed(along(x, last, true), -1));
}

//===- Matrices -----------------------------------------------------------===//

/// The square matrices of input 0; failure after an error if it has no such.
FailureOr<Matrices> squaresOf(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 2, kAnyRank}}));
  Matrices a = Matrices::of(onnx, onnx.in(0));
  SLUICE_TRY(node.requireSame(a.columns(), a.rows(), "the matrices are not square"));
  return a;
}
LogicalResult importInverse(Node &node, Compose &onnx) {
  auto a = SLUICE_TRY(squaresOf(node, onnx));
  GraphValue one = identity(onnx, a.all.shape, a.all.type);
  GraphValue inverse = a.around(onnx, solveLu(onnx, factorLu(onnx, a.all), one));
  return onnx.set(0, onnx.cast(inverse, node.in(0).type));
}
LogicalResult importDet(Node &node, Compose &onnx) {
  auto a = SLUICE_TRY(squaresOf(node, onnx));
  GraphValue product = determinant(onnx, factorLu(onnx, a.all)).front();
  return onnx.set(0, onnx.cast(a.around(onnx, product), node.in(0).type));
}

/// Distances of all rows of the first to all of the second.
LogicalResult importDistances(Node &node, Compose &onnx) {
  auto metric = SLUICE_TRY(node.oneOf("metric", {"sqeuclidean", "euclidean"}));
  SLUICE_TRY(node.check({{kAnything, 2}, {kAnything, 2}}));
  GraphValue apart = onnx.sub(onnx.unsqueezed(onnx.in(0), 1), onnx.unsqueezed(onnx.in(1), 0));
  GraphValue squares = onnx.reduce("ReduceSumSquare", apart, {2}, false);
  return onnx.set(0, metric == "euclidean" ? onnx("Sqrt", {squares}) : squares);
}

//===- Positions ----------------------------------------------------------===//

/// A bias [1, heads, queries, keys] by how far a key is from the query: near ones have a row of the
/// table each, farther ones share rows.
LogicalResult importRelativePositions(Node &node, Compose &onnx) {
  if (!node.has(0) || !node.has(1) || !node.has(2) || node.in(0).rank() != 2)
    return node.opError() << "needs a table of rank 2 and two lengths";
  auto rows = staticSize(node.in(0).shape[0]);
  bool both = node.attribute("is_bidirectional", 0);
  int64_t farthest = node.attribute("max_distance", 128),
          buckets = rows ? *rows / (both ? 2 : 1) : 0, exact = buckets / 2;
  if (exact < 1 || farthest <= exact)
    return node.opError() << "the table has too few rows for max_distance, or "
                             "their number is not known";
  auto range = [&](unsigned input) {
    GraphValue length = onnx.reshaped(onnx.cast(onnx.in(input), kInt64), {});
    return onnx("Range", {onnx.number(kInt64, 0), length, onnx.number(kInt64, 1)});
  };
  GraphValue zero = onnx.number(kInt64, 0);
  GraphValue apart = onnx.sub(range(2), onnx.unsqueezed(range(1), 1));
  GraphValue ahead = onnx.greater(apart, zero);
  GraphValue distance = both ? onnx("Abs", {apart}) : onnx.max(onnx("Neg", {apart}), zero);
  GraphValue ratio = onnx.div(onnx.cast(onnx.max(distance, 1), kFloat), exact);
  GraphValue steps =
      onnx.scaled(onnx("Log", {ratio}), (buckets - exact) / std::log(double(farthest) / exact));
  GraphValue shared = onnx.min(onnx.add(onnx.cast(steps, kInt64), exact), buckets - 1);
  GraphValue bucket = onnx.select(onnx.less(distance, exact), distance, shared);
  if (both)
    bucket = onnx.add(bucket, onnx.select(ahead, buckets, zero));
  GraphValue bias = onnx.transposed(onnx.gather(onnx.in(0), bucket), {2, 0, 1});
  return onnx.set(0, onnx.unsqueezed(bias, 0));
}

} // namespace

const OperatorTable transformOperators = {
    {"com.microsoft.QuantizeLinear com.microsoft.DequantizeLinear", 1, importSame<21>},
    {"com.microsoft.Trilu", 1, importSame<14>},
    {"com.microsoft.GatherND", 1, importSame<11>},
    {"com.microsoft.GridSample", 1, importSame<16>},
    {"com.microsoft.Pad", 1, importSame<13>},
    {"com.microsoft.Range", 1, importMicrosoftRange},
    {"com.microsoft.ExpandDims", 1,
     [](Node &, Compose &onnx) {
       GraphValue axis = onnx.flat(onnx.cast(onnx.in(1), kInt64));
       return onnx.set(0, onnx("Unsqueeze", {onnx.in(0), axis}));
     }},
    {"com.microsoft.Unique", 1, importMicrosoftUnique},
    {"com.microsoft.TorchEmbedding", 1,
     [](Node &, Compose &onnx) { return onnx.set(0, onnx.gather(onnx.in(0), onnx.in(1))); }},
    {"com.microsoft.IsAllFinite", 1, importAllFinite},
    {"com.microsoft.ComplexMul", 1, importComplexMul<false>},
    {"com.microsoft.ComplexMulConj", 1, importComplexMul<true>},
    {"com.microsoft.Rfft", 1, importFft<false>},
    {"com.microsoft.Irfft", 1, importFft<true>},
    {"com.microsoft.Inverse", 1, importInverse},
    {"Det", 11, importDet},
    {"com.microsoft.CDist", 1, importDistances, "euclidean and sqeuclidean"},
    {"com.microsoft.RelativePositionBias", 1, importRelativePositions},
};

} // namespace sluice::onnx
