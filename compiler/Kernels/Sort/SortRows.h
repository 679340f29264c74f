//===- SortRows.h - what a sort reads and writes --------------------------===//
#pragma once
#include "compiler/Kernels/Sort/RowSorter.h"

namespace sluice::kernels {

/// What a sort reads and writes.
struct SortRows {
  explicit SortRows(SingleOp &single)
      : single(single), op(llvm::cast<linalg_ext::SortOp>(single.op.getOperation())),
        order(SortOrder::of(single, op.getRegion())),
        rows(single, op.getOutputs()[0], op.getDimension()) {
    for (unsigned pair : order.reads)
      keys.push_back(op.getOutputType(pair).getElementType());
    for (unsigned i = 0, e = op.getOutputs().size(); i < e; ++i)
      if (!llvm::is_contained(order.reads, i))
        carried.push_back(i);
  }

  SortedRow at(llvm::ArrayRef<Value> indices) {
    SortedRow row;
    row.length = row.stored = rows.length;
    Values where(indices);
    auto read = [this, where](Emitter &e, llvm::ArrayRef<unsigned> outs, Value position) {
      Values values;
      for (unsigned out : outs)
        values.push_back(single.initial(e, out, rows.at(where, position)));
      return values;
    };
    row.load = [this, read](Emitter &e, Value position) { return read(e, order.reads, position); };
    row.carried = [this, read](Emitter &e, Value position) { return read(e, carried, position); };
    row.store = [this, where](Emitter &e, Value place, llvm::ArrayRef<Value> keys,
                              llvm::ArrayRef<Value> others) {
      for (auto [out, value] : llvm::zip(order.reads, keys))
        single.store(e, out, value, rows.at(where, place));
      for (auto [out, value] : llvm::zip(carried, others))
        single.store(e, out, value, rows.at(where, place));
    };
    return row;
  }

  SingleOp &single;
  linalg_ext::SortOp op;
  SortOrder order;
  OpRows rows;
  llvm::SmallVector<mlir::Type> keys;
  llvm::SmallVector<unsigned> carried; ///< Outs that are not compared.
};

} // namespace sluice::kernels
