//===- Sort.cpp - order: sort, topk, argsort ------------------------------===//
#include "compiler/Input/Torch/Aten.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// Values and places of the first `k`, best first. Equal ones keep their order.
SmallVector<GraphValue> ordered(Aten &aten, GraphValue x, OpFoldResult k, int64_t axis,
                                bool largest) {
  if (x.rank() == 0)
    return {x, aten.number(kInt64, 0)};
  bool isBool = x.type == kBool;
  if (isBool)
    x = aten.cast(x, kUInt8);
  auto results = aten.onnx.all("TopK", {x, aten.integersOf(k)}, 2,
                               {{"axis", axis}, {"largest", int64_t(largest)}});
  if (isBool)
    results[0] = aten.cast(results[0], kBool);
  return results;
}

LogicalResult setBoth(Aten &aten, ArrayRef<GraphValue> both) {
  return success(succeeded(aten.set(0, both[0])) && succeeded(aten.set(1, both[1])));
}

LogicalResult importTopk(Aten &aten) {
  GraphValue x = aten.operand(0);
  return setBoth(aten,
                 ordered(aten, x, aten.size(1), aten.axis(2, x.rank(), -1), aten.boolean(3, true)));
}

OpFoldResult sizeAt(Aten &aten, const GraphValue &x, int64_t axis) {
  return x.rank() ? x.shape[axis] : aten.fixed(1);
}

/// self, dim, descending
LogicalResult importSort(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t axis = aten.axis(1, x.rank(), -1);
  return setBoth(aten, ordered(aten, x, sizeAt(aten, x, axis), axis, aten.boolean(2, false)));
}
/// self, stable, dim, descending
LogicalResult importSortStable(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t axis = aten.axis(2, x.rank(), -1);
  return setBoth(aten, ordered(aten, x, sizeAt(aten, x, axis), axis, aten.boolean(3, false)));
}
/// self, dim, descending; with `stable` in front of them.
template <unsigned dim> LogicalResult importArgsort(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t axis = aten.axis(dim, x.rank(), -1);
  return aten.set(0,
                  ordered(aten, x, sizeAt(aten, x, axis), axis, aten.boolean(dim + 1, false))[1]);
}
LogicalResult importMsort(Aten &aten) {
  GraphValue x = aten.operand(0);
  return aten.set(0, ordered(aten, x, sizeAt(aten, x, 0), 0, false)[0]);
}

constexpr AtenEntry kSortOperators[] = {
    {"aten.topk", importTopk},
    {"aten.sort", importSort},
    {"aten.sort.stable", importSortStable},
    {"aten.argsort", importArgsort<1>},
    {"aten.argsort.stable", importArgsort<2>},
    {"aten.msort", importMsort},
};

} // namespace

ArrayRef<AtenEntry> sortOperators() { return kSortOperators; }

} // namespace sluice::torch
