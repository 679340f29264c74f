//===- Selection.cpp - one of the sorted: medians, modes, places, distinct ===//
//   values, places = kthvalue(x, k)     sort(x) at position k - 1
//   searchsorted(boundaries, x)         count of boundaries below x
//===----------------------------------------------------------------------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// Values of a dimension from the least on and where they were; NaN comes last.
struct Sorted {
  GraphValue values, places, size;
  int64_t axis;
};
Sorted sorted(Aten &aten, GraphValue x, int64_t axis) {
  auto both = aten.best(x, x.shape[axis], axis, false);
  return {both[0], both[1], aten.integer(x.shape[axis]), axis};
}

/// The value at `place` of each sorted row, and where it was. `place` has one element, or one for
/// each row.
Results atPlace(Aten &aten, const Sorted &rows, GraphValue place, bool keep, bool isScalar) {
  auto found = [&](const GraphValue &all) {
    GraphValue places = aten.expanded(place, with(all.shape, rows.axis, aten.fixed(1)));
    GraphValue only = aten.onnx("GatherElements", {all, places}, {{"axis", rows.axis}});
    return isScalar ? aten.reshaped(only, {}) : keep ? only : aten.squeezed(only, rows.axis);
  };
  return {found(rows.values), aten.op->getNumResults() > 1 ? found(rows.places) : GraphValue()};
}

Results importKthValue(Aten &aten, GraphValue x, OpFoldResult k, Axis<-1> axis,
                       Or<bool, false> keep) {
  GraphValue place = aten.integer(aten.node.sub(k, aten.fixed(1)));
  return atPlace(aten, sorted(aten, aten.asVector(x), axis), place, keep, x.rank() == 0);
}

/// The lower one of two in the middle. It is NaN for rows with NaN, unless NaN is left out.
template <bool leavesOutNan>
Results importMedianDim(Aten &aten, GraphValue x, Axis<> axis, Or<bool, false> keep) {
  bool isScalar = x.rank() == 0;
  x = aten.asVector(x);
  Sorted rows = sorted(aten, x, axis);
  GraphValue count = rows.size;
  if (isFloat(x.type)) {
    GraphValue isNan = aten.cast(aten.isNan(x), kInt64);
    GraphValue numbers = aten.sub(rows.size, aten.sum(isNan, axis, true));
    if (leavesOutNan)
      count = aten.max(numbers, 1);
    else // The last one of those with NaN.
      count = aten.select(aten.less(numbers, rows.size), aten.mul(rows.size, 2), rows.size);
  }
  GraphValue place = aten.min(aten.div(aten.sub(count, 1), 2), aten.sub(rows.size, 1));
  return atPlace(aten, rows, aten.max(place, 0), keep, isScalar);
}
template <bool leavesOutNan> Results importMedian(Aten &aten, GraphValue x) {
  return importMedianDim<leavesOutNan>(aten, aten.flat(x), {0}, {false});
}

/// The most frequent value, the least of those; its last place.
Results importMode(Aten &aten, GraphValue x, Axis<-1> axis, Or<bool, false> keep) {
  bool isScalar = x.rank() == 0;
  x = aten.asVector(x);
  int64_t rank = x.rank();
  Sorted rows = sorted(aten, aten.exchanged(x, axis, rank - 1), rank - 1);
  GraphValue same =
      aten.equal(aten.unsqueezed(rows.values, rank), aten.unsqueezed(rows.values, rank - 1));
  GraphValue counts = aten.sum(aten.cast(same, kInt64), rank);
  GraphValue place = aten.onnx("ArgMax", {counts}, {{"axis", rank - 1}, {"keepdims", 1}});
  GraphValue last = aten.sub(
      aten.add(place, aten.onnx("GatherElements", {counts, place}, {{"axis", rank - 1}})), 1);
  for (GraphValue *part : {&rows.values, &rows.places, &last})
    *part = aten.exchanged(*part, axis, rank - 1);
  rows.axis = axis;
  return atPlace(aten, rows, last, keep, isScalar);
}

/// How many of `boundaries` [..., n] lie below each of `x` [..., m], or below and at.
GraphValue countBelow(Aten &aten, GraphValue boundaries, GraphValue x, bool andAt) {
  GraphValue rows = aten.unsqueezed(x, x.rank());
  GraphValue all =
      boundaries.rank() == 1 ? boundaries : aten.unsqueezed(boundaries, boundaries.rank() - 1);
  // NaN counts as the largest number.
  GraphValue isBelow = aten.onnx(andAt ? "LessOrEqual" : "Less", {all, rows});
  if (isFloat(x.type)) {
    GraphValue isNan = aten.isNan(rows);
    isBelow = aten.either(isBelow, andAt ? isNan : aten.both(isNan, aten.isNot(aten.isNan(all))));
  }
  return aten.sum(aten.cast(isBelow, kInt64), rows.rank() - 1);
}

GraphValue importSearchSorted(Aten &aten, PromotedPair sequence, PromotedPair x, Unread,
                              Or<bool, false> right, std::string side, GraphValue sorter) {
  GraphValue boundaries = sequence;
  if (sorter.exists())
    boundaries = aten.onnx("GatherElements", {boundaries, sorter}, {{"axis", -1}});
  return countBelow(aten, boundaries, x, side == "right" || (side.empty() && right));
}
GraphValue importBucketize(Aten &aten, PromotedPair x, PromotedPair boundaries, Unread,
                           Or<bool, false> right) {
  return countBelow(aten, boundaries, x, right);
}

GraphValue importBincount(Aten &aten, As<kInt64> x, GraphValue weights, Or<OpFoldResult, 0> least) {
  if (!weights.exists())
    weights = aten.filled(x.shape, kInt64, 1);
  int32_t type = aten.resultTypeOr(weights.type == kInt64 ? kInt64 : kDouble);
  // With -1 in front the largest of none is known too.
  GraphValue all = aten.concat({aten.onnx.integers({-1}), x}, 0);
  GraphValue largest = aten.reduce("ReduceMax", all, {}, false);
  OpFoldResult count = aten.node.max(aten.node.add(aten.asSize(largest), aten.fixed(1)), least);
  GraphValue zeros = aten.filled({count}, type, 0);
  return aten.onnx("ScatterElements", {zeros, x, aten.cast(weights, type)},
                   {{"axis", 0}, {"reduction", "add"}});
}

/// Each place as often as it says.
GraphValue importRepeatInterleaveTensor(Aten &aten, As<kInt64> repeats) {
  if (repeats.rank() != 1)
    return aten.fail("needs a vector of repeats");
  GraphValue ends = aten.onnx("CumSum", {repeats, aten.number(kInt64, 0)});
  GraphValue total = aten.sum(repeats, {});
  OpFoldResult count = aten.isNone(1) ? aten.asSize(total) : aten.size(1);
  return countBelow(aten, ends, aten.range(count), true);
}

//===- Distinct values ----------------------------------------------------===//

/// `asked`: where the operands say whether places and counts are wanted; empty ones are given else.
Results distinct(Aten &aten, ArrayRef<GraphValue> unique, const Shape *inverse, unsigned asked) {
  GraphValue back = inverse ? aten.reshaped(unique[2], *inverse) : unique[2];
  auto ifAsked = [&](unsigned i, const GraphValue &x) {
    return !inverse || aten.boolean(asked + i, false) ? x : aten.filled({aten.fixed(0)}, kInt64, 0);
  };
  return {unique[0], ifAsked(0, back), ifAsked(1, unique[3])};
}
/// self, sorted, return_inverse, return_counts; like torch on the CPU, always sorted.
Results importUnique(Aten &aten, GraphValue x) {
  auto unique = aten.onnx.all("Unique", {x}, 4, {{"sorted", 1}});
  return distinct(aten, unique, &x.shape, 2);
}
/// self, dim, sorted, return_inverse, return_counts
Results importUniqueDim(Aten &aten, GraphValue x) {
  auto unique = aten.onnx.all("Unique", {x}, 4, {{"sorted", 1}, {"axis", aten.axis(1, x.rank())}});
  return distinct(aten, unique, nullptr, 3);
}
/// self, return_inverse, return_counts, dim: of equal neighbours one.
Results importUniqueConsecutive(Aten &aten, GraphValue x) {
  if (!aten.isNone(3) && x.rank() != 1)
    return aten.fail("along a dimension is not supported");
  Shape shape = x.shape;
  OpFoldResult count = aten.node.product(shape), zero = aten.fixed(0), one = aten.fixed(1);
  x = aten.reshaped(x, {count});
  GraphValue differs = aten.isNot(
      aten.equal(aten.slice(x, 0, one, count), aten.slice(x, 0, zero, aten.node.sub(count, one))));
  GraphValue first = aten.cast(aten.filled({aten.node.min(count, one)}, kInt64, 1), kBool);
  GraphValue begins = aten.concat({first, differs}, 0);
  GraphValue places = aten.squeezed(aten.onnx("NonZero", begins), 0);
  GraphValue inverse =
      aten.sub(aten.onnx("CumSum", {aten.cast(begins, kInt64), aten.number(kInt64, 0)}), 1);
  GraphValue end = aten.reshaped(aten.integer(count), {one});
  GraphValue ends = aten.concat({aten.slice(places, 0, one, places.shape[0]), end}, 0);
  GraphValue values = aten.gather(x, places, 0);
  const GraphValue unique[] = {values, places, inverse, aten.sub(ends, places)};
  return distinct(aten, unique, &shape, 1);
}

//===- All in order -------------------------------------------------------===//

/// Values and places of the first `k`, best first. Equal ones keep their order.
SmallVector<GraphValue> ordered(Aten &aten, GraphValue x, OpFoldResult k, Axis<-1> axis,
                                Or<bool, true> largest) {
  if (x.rank() == 0)
    return {x, aten.number(kInt64, 0)};
  auto results = aten.best(aten.asBytes(x), k, axis, largest);
  results[0] = aten.cast(results[0], x.type);
  return results;
}

/// All of them along one dimension: self, dim, descending; with `stable` in front of the last two.
template <unsigned dim> SmallVector<GraphValue> sortedAll(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t axis = aten.axis(dim, x.rank(), -1);
  OpFoldResult size = x.rank() ? x.shape[axis] : aten.fixed(1);
  return ordered(aten, x, size, {axis}, {aten.boolean(dim + 1, false)});
}
template <unsigned dim> GraphValue importArgsort(Aten &aten) { return sortedAll<dim>(aten)[1]; }
GraphValue importMsort(Aten &aten, GraphValue x) {
  return ordered(aten, x, x.rank() ? x.shape[0] : aten.fixed(1), {0}, {false})[0];
}

} // namespace

const AtenTable selectionOperators = {
    {"aten.kthvalue", importKthValue},
    {"aten.median", importMedian<false>},
    {"aten.median.dim", importMedianDim<false>},
    {"aten.nanmedian", importMedian<true>},
    {"aten.nanmedian.dim", importMedianDim<true>},
    {"aten.mode", importMode},
    {"aten.searchsorted.{Tensor,Scalar}", importSearchSorted},
    {"aten.bucketize.{Tensor,Scalar}", importBucketize},
    {"aten.bincount", importBincount},
    {"aten.repeat_interleave.Tensor", importRepeatInterleaveTensor},
    {"aten._unique2", importUnique},
    {"aten.unique_dim", importUniqueDim},
    {"aten.unique_consecutive", importUniqueConsecutive, "of all elements only"},
    {"aten.topk", ordered},
    {"aten.sort", sortedAll<1>},
    {"aten.sort.stable", sortedAll<2>},
    {"aten.argsort", importArgsort<1>},
    {"aten.argsort.stable", importArgsort<2>},
    {"aten.msort", importMsort},
};

} // namespace sluice::torch
