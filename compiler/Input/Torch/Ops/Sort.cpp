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
  auto results = aten.best(aten.asBytes(x), k, axis, largest);
  results[0] = aten.cast(results[0], x.type);
  return results;
}

Results importTopk(Aten &aten, GraphValue x) {
  return ordered(aten, x, aten.size(1), aten.axis(2, x.rank(), -1), aten.boolean(3, true));
}
/// All of them along one dimension: self, dim, descending; with `stable` in front of the last two.
template <unsigned dim> SmallVector<GraphValue> sortedAll(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t axis = aten.axis(dim, x.rank(), -1);
  OpFoldResult size = x.rank() ? x.shape[axis] : aten.fixed(1);
  return ordered(aten, x, size, axis, aten.boolean(dim + 1, false));
}
template <unsigned dim> Results importSort(Aten &aten) { return sortedAll<dim>(aten); }
template <unsigned dim> GraphValue importArgsort(Aten &aten) { return sortedAll<dim>(aten)[1]; }
GraphValue importMsort(Aten &aten, GraphValue x) {
  return ordered(aten, x, x.rank() ? x.shape[0] : aten.fixed(1), 0, false)[0];
}

constexpr AtenEntry kSortOperators[] = {
    {"aten.topk", importTopk},
    {"aten.sort", importSort<1>},
    {"aten.sort.stable", importSort<2>},
    {"aten.argsort", importArgsort<1>},
    {"aten.argsort.stable", importArgsort<2>},
    {"aten.msort", importMsort},
};

} // namespace

ArrayRef<AtenEntry> sortOperators() { return kSortOperators; }

} // namespace sluice::torch
