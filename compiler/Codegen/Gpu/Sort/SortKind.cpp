//===- SortKind.cpp - sorts on GPUs: a row per workgroup ------------------===//
#include "compiler/Codegen/Gpu/Sort/SortKind.h"
#include "compiler/Codegen/Gpu/Sort/RowSorter.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

static SortShape shapeOf(linalg_ext::SortOp op) {
  SortShape shape;
  int64_t length = op.getOutputType(0).getDimSize(op.getDimension());
  shape.length = ShapedType::isDynamic(length) ? -1 : length;
  shape.keyBytes = 0;
  for (unsigned pair : readPairs(op.getRegion()))
    shape.keyBytes += linalg_ext::elementBytes(op.getOutputType(pair).getElementType());
  shape.isTotal = findSingleKey(op.getRegion()).has_value();
  return shape;
}

static LogicalResult lowerSort(Kernel &kernel, const SortPlan &plan) {
  SingleOp single(kernel);
  auto op = cast<linalg_ext::SortOp>(single.op.getOperation());
  SortOrder order = SortOrder::of(single, op.getRegion());
  SmallVector<Type> keys;
  SmallVector<unsigned> carried; // Outs that are not compared.
  for (unsigned pair : order.reads)
    keys.push_back(op.getOutputType(pair).getElementType());
  for (unsigned i = 0, e = op.getOutputs().size(); i < e; ++i)
    if (!llvm::is_contained(order.reads, i))
      carried.push_back(i);
  OpRows rows(single, op.getOutputs()[0], op.getDimension());
  RowSorter sorter(single, plan, keys, order, rows.length);
  rows.forEach(single.body(), single, [&](Emitter &e, ArrayRef<Value> indices) {
    SortedRow row;
    row.length = row.stored = rows.length;
    auto read = [&](Emitter &e, ArrayRef<unsigned> outs, Value position) {
      Values values;
      for (unsigned out : outs)
        values.push_back(single.initial(e, out, rows.at(indices, position)));
      return values;
    };
    row.load = [&](Emitter &e, Value position) { return read(e, order.reads, position); };
    row.carried = [&](Emitter &e, Value position) { return read(e, carried, position); };
    row.store = [&](Emitter &e, Value place, ArrayRef<Value> keys, ArrayRef<Value> others) {
      for (auto [out, value] : llvm::zip(order.reads, keys))
        single.store(e, out, value, rows.at(indices, place));
      for (auto [out, value] : llvm::zip(carried, others))
        single.store(e, out, value, rows.at(indices, place));
    };
    sorter.sort(e, row);
  });
  return finishSingleOp(kernel, single, plan.tile.threads, rows.count);
}

/// Positions of entries have 32 bits.
static bool hasPositions(int64_t length) { return length <= UINT32_MAX / 2; }

SmallVector<Candidate> SortKind::candidates(const Kernel &kernel) const {
  if (kernel.optLevel == 0)
    return {};
  auto op = singleOp<linalg_ext::SortOp>(kernel.func);
  if (!op || readPairs(op.getRegion()).empty())
    return {};
  SortShape shape = shapeOf(op);
  std::optional<SortPlan> plan = planSort(shape, kernel.target);
  if (!plan || !hasPositions(shape.length))
    return {};
  return {{describe(*plan), [plan = *plan](Kernel &kernel) { return lowerSort(kernel, plan); }}};
}
