//===- SortKind.cpp - sorts on GPUs: a row per workgroup ------------------===//
// What is compared and the position of an entry are sorted in workgroup memory (TileSorter); then
// every value is fetched from where its entry was, so that values that are only carried are moved
// once:
//   sort(%keys, %ids) by %a < %b
//     ->   (key, position)... sorted in workgroup memory; keys[i] = key, ids[i] = %ids[position]
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Gpu/Launches.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Sort/RadixSort.h"
#include "compiler/Kernels/Sort/SortRows.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

static SortShape shapeOf(linalg_ext::SortOp op) {
  auto shape = rowShape<SortShape>(op.getOutputType(0), op.getDimension());
  shape.keyBytes = 0;
  for (unsigned pair : readPairs(op.getRegion()))
    shape.keyBytes += elementBytes(op.getOutputType(pair).getElementType());
  std::optional<linalg_ext::SingleKey> key = linalg_ext::findSingleKey(op.getRegion());
  shape.isTotal = key.has_value();
  if (key)
    shape.radixBits = radixBits(op.getOutputType(key->pair).getElementType());
  // Where a NaN may be neither before nor after a number nor equal to it, shares of a row may
  // overlap: a workgroup alone minds that.
  op.getRegion().walk([&](arith::CmpFOp) { shape.mayShare &= shape.isTotal; });
  return shape;
}

static LogicalResult lowerSort(Kernel &kernel, const SortPlan &plan) {
  SingleOp single(kernel);
  SortRows sort(single);
  RowSorter sorter(single, plan, sort.keys, sort.order, sort.rows.length);
  sort.rows.forEach(single.body(), single,
                    [&](Emitter &e, ArrayRef<Value> indices) { sorter.sort(e, sort.at(indices)); });
  return finishSingleOp(kernel, single, plan.tile.threads, sort.rows.count);
}

/// Launch 0 sorts tiles, launch i merges runs of 2^(i-1) tiles; one more goes on where rows may be
/// longer.
static LogicalResult lowerLaunch(Kernel &kernel, const SortPlan &plan, int64_t launch) {
  SingleOp single(kernel);
  SortRows sort(single);
  Emitter &e = single.body();
  Value length = sort.rows.length, all = e.mul(sort.rows.count, length);
  SharedWorkspace workspace(e, kernel.func.getLoc());
  Values arrays;
  auto addArray = [&](Type element) {
    arrays.push_back(
        workspace.slot(MemRefType::get({ShapedType::kDynamic}, element), e.mul(all, 2)));
  };
  llvm::for_each(sort.keys, addArray);
  addArray(e.getI32Type());
  Value bytes = workspace.bytes();
  RowSorter sorter(single, plan, sort.keys, sort.order, std::move(arrays));
  Value tiles = e.divUp(length, plan.tile.entries());
  bool goesOn = launch > plan.mergeLaunches;
  Value shares = goesOn ? sort.rows.count : e.mul(sort.rows.count, tiles);
  Value width = e.index(launch == 0 ? 0 : plan.tile.entries() << (launch - 1));
  auto share = [&](Emitter &e, Value number) {
    Value row = goesOn ? number : e.div(number, tiles);
    SortedRow sorted = sort.at(sort.rows.indices(e, row));
    // The halves of the workspace in turn.
    Value half = e.mul(row, length), other = e.add(half, all);
    if (launch % 2 == 0)
      std::swap(half, other);
    if (goesOn)
      return sorter.mergeRest(e, sorted, width, half, other);
    Value begin = e.mul(e.rem(number, tiles), plan.tile.entries());
    if (launch == 0)
      return sorter.sortTile(e, sorted, begin, other);
    return sorter.mergeTile(e, sorted, begin, width, half, other);
  };
  // Rows that are sorted already are left; the launch does not run at all.
  Value isSorted = launch == 0 ? e.boolean(false) : e.is(arith::CmpIPredicate::ule, length, width);
  e.ifThen(e.negate(isSorted),
           [&](Emitter &e) { e.loop(single.workgroup, shares, single.workgroups, share); });
  Value max = e.select(isSorted, e.index(0), shares);
  return finishSingleOp(kernel, single, plan.tile.threads, max, launch == 0 ? bytes : Value());
}

/// Positions of entries have 32 bits.
static bool hasPositions(int64_t length) { return length <= UINT32_MAX / 2; }

SmallVector<Candidate> kernels::sortPlans(const Kernel &kernel) {
  auto op = singleOp<linalg_ext::SortOp>(kernel.func, kernel.why);
  if (!op)
    return {};
  if (readPairs(op.getRegion()).empty()) {
    kernel.why.note("its comparison reads no elements");
    return {};
  }
  SortShape shape = shapeOf(op);
  std::optional<SortPlan> plan = planSort(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  if (!hasPositions(shape.length)) {
    kernel.why.note("length " + Twine(shape.length) + " exceeds positions of 32 bits");
    return {};
  }
  SmallVector<Candidate> candidates;
  if (std::optional<RadixPlan> radix = planRadixSort(shape, kernel.target, kernel.why))
    candidates.push_back({describe(*radix), [plan = *radix](Kernel &kernel) {
                            return lowerRadixSort(kernel, plan);
                          }});
  candidates.push_back({describe(*plan), [plan = *plan](Kernel &kernel) {
                          if (plan.mergeLaunches == 0)
                            return lowerSort(kernel, plan);
                          return lowerLaunches(kernel, 1 + plan.mergeLaunches + plan.mayGoOn,
                                               [&](Kernel &launch, int64_t number) {
                                                 return lowerLaunch(launch, plan, number);
                                               });
                        }});
  return candidates;
}
