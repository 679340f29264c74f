//===- SortOrder.cpp - what a comparator's region orders by ---------------===//
#include "compiler/Kernels/Sort/SortOrder.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

SmallVector<unsigned> sluice::kernels::readPairs(Region &region) {
  SmallVector<unsigned> pairs;
  for (unsigned i = 0; i < region.getNumArguments(); i += 2)
    if (!region.getArgument(i).use_empty() || !region.getArgument(i + 1).use_empty())
      pairs.push_back(i / 2);
  return pairs;
}

SortOrder SortOrder::of(SingleOp &op, Region &region) {
  SortOrder order;
  order.reads = readPairs(region);
  if (auto key = linalg_ext::findSingleKey(region)) {
    order.isTotal = true;
    order.before = [key](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
      return linalg_ext::isBefore(e, e.getLoc(), *key, x[0], y[0]);
    };
    return order;
  }
  auto compare = [&op, &region, reads = order.reads](Emitter &e, ArrayRef<Value> x,
                                                     ArrayRef<Value> y) {
    Values arguments;
    for (BlockArgument argument : region.getArguments()) {
      const auto *read = llvm::find(reads, argument.getArgNumber() / 2);
      // What the region does not look at only has to exist.
      if (read == reads.end())
        arguments.push_back(e.zero(argument.getType()));
      else
        arguments.push_back((argument.getArgNumber() % 2 ? y : x)[read - reads.begin()]);
    }
    return op.call(e, region, arguments).front();
  };
  order.before = [compare](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    Value forth = compare(e, x, y), back = compare(e, y, x);
    return e.both(forth, e.negate(back));
  };
  return order;
}

SortOrder SortOrder::withPositions() const {
  SortOrder order = *this;
  order.before = [before = before](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    Value forth = before(e, x, y), back = before(e, y, x);
    Value first = e.less(x.back(), y.back());
    return e.either(forth, e.both(e.negate(back), first));
  };
  return order;
}
