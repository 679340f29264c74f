//===- Topk.cpp - top-k by a buffer of 2k candidates ----------------------===//
// A pass over the row appends what comes before the k-th best so far to a buffer; what a full
// buffer has beyond the k best is sorted and merged with them, and k of it stay. Blocks of a long
// row in which nothing does, which are most, cost a comparison in vectors; in the others an element
// is stored always, and counted if it does, without a branch. At worst (ever better elements) n / k
// sorts of 2k: O(n log k). Candidates stay in order of position and the sort is stable, so that of
// equal elements the first one wins.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

namespace sluice::linalg_ext {

namespace {
/// Elements that are compared with the k-th best before any is looked at alone.
constexpr int64_t kBlock = 64;

/// The parts of one row's problem.
struct RowTopk {
  Emitter &e;
  TopkOp op;
  Row input, output;     // values and, if there are any, indices
  Row candidates, spare; // values and indices, kBlock more than 2k
  Value n, k, capacity;
  Order order;

  bool hasIndices() { return output.width() == 2; }

  Value sourceIndex(Value position) {
    if (input.width() == 2)
      return input.load(e, 1, position);
    return e.fromIndex(position, op.getOutputType(1).getElementType());
  }

  /// Appends elements from `position` on that come before `bar`, or all while there is no bar,
  /// block by block until the row ends or 2k candidates are reached.
  Values fill(Value position, Value count, Value bar, Value hasBar) {
    Value open = e.negate(hasBar);
    auto comesBefore = [&](Value i) { return order.before(e, input.load(e, 0, i), bar); };
    return e.whileLoop(
        {position, count},
        [&](ValueRange at) { return e.both(e.less(at[0], n), e.less(at[1], capacity)); },
        [&](ValueRange at) -> Values {
          Value end = e.min(e.add(at[0], kBlock), n);
          Value any = e.loop(at[0], end, open, [&](Value i, ValueRange any) -> Values {
            return {e.either(any[0], comesBefore(i))};
          })[0];
          auto append = [&] {
            return e.loop(at[0], end, at[1], [&](Value i, ValueRange count) -> Values {
              candidates.store(e, input.load(e, 0, i), 0, count[0]);
              if (hasIndices())
                candidates.store(e, sourceIndex(i), 1, count[0]);
              return {e.add(count[0], e.asIndex(e.either(open, comesBefore(i))))};
            })[0];
          };
          auto skip = [&]() -> Value { return at[1]; };
          return {end, e.ifElse(any, append, skip)};
        });
  }

  void emit() {
    Value zero = e.index(0), one = e.index(1), count = zero;
    if (!op.getOverwrite()) {
      // What the outs hold are the first k candidates.
      e.loop(zero, k, one, [&](Value i) {
        for (unsigned which = 0; which < output.width(); ++which)
          candidates.store(e, output.load(e, which, i), which, i);
      });
      count = k;
    }
    Type element = op.getInputType(0).getElementType();
    // do { fill; sort what is new; merge; cut to k } while the row has not ended
    auto loop = scf::WhileOp::create(
        e, TypeRange{e.getIndexType(), e.getIndexType(), element, e.getI1Type()},
        ValueRange{zero, count, e.zero(element), e.boolean(false)},
        [&](OpBuilder &, Location, ValueRange state) {
          Values filled = fill(state[0], state[1], state[2], state[3]);
          Value sorted = e.select(state[3], k, zero);
          Row added = candidates;
          added.begin = sorted;
          emitStableSort(e, added, &spare, e.sub(filled[1], sorted), order);
          emitMerge(e, candidates, spare, zero, sorted, filled[1], order);
          Value kept = e.min(filled[1], k), hasBar = e.equal(kept, k);
          emitCopy(e, spare, zero, kept, candidates, zero);
          Value last = e.sub(e.max(kept, one), one);
          scf::ConditionOp::create(
              e, e.less(filled[0], n),
              ValueRange{filled[0], kept, candidates.load(e, 0, last), hasBar});
        },
        [&](OpBuilder &, Location, ValueRange state) { scf::YieldOp::create(e, state); });
    auto length = getConstantIntValue(n), best = getConstantIntValue(k);
    if (length && best && *best > 0) { // Every k elements may fill the buffer.
      int64_t full = 2 * *best + kBlock;
      loop->setAttr(kMaxSteps, e.getI64IntegerAttr(2 * *length + (*length / *best + 1) *
                                                                     (maxSortSteps(full) + full)));
    }
    e.loop(zero, loop.getResult(1), one, [&](Value i) {
      for (unsigned which = 0; which < output.width(); ++which)
        output.store(e, candidates.load(e, which, i), which, i);
    });
  }
};
} // namespace

WorkspaceLayout layoutOf(Emitter &e, TopkOp op) {
  WorkspaceLayout layout;
  Value k = e.dim(op.getOutputs()[0], op.getDimension());
  for (int copy = 0; copy < 2; ++copy)
    for (Value out : op.getOutputs())
      layout.addArray(cast<ShapedType>(out.getType()).getElementType(), e.add(e.mul(k, 2), kBlock));
  return layout;
}

void emitLoops(Emitter &e, TopkOp op, ArrayRef<Value> scratch) {
  int64_t dim = op.getDimension();
  Values sizes = e.dims(op.getInputs()[0]);
  Value n = sizes[dim], k = e.dim(op.getOutputs()[0], dim);
  sizes.erase(sizes.begin() + dim);
  unsigned width = op.getOutputs().size();
  Order order = Order::of(op.getRegion());
  order.reads.resize(width, false); // Indices are carried along.
  auto before = order.before;
  order.before = [before](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    return before(e, x.take_front(), y.take_front());
  };
  e.ifThen(e.less(e.index(0), k), [&] {
    e.nest(sizes, [&](ValueRange ivs) {
      Values indices(ivs);
      indices.insert(indices.begin() + dim, Value());
      Values inputs(op.getInputs());
      RowTopk row{e,
                  op,
                  Row{inputs, indices, unsigned(dim), {}},
                  Row{Values(op.getOutputs()), indices, unsigned(dim), {}},
                  Row::of(Values(scratch.take_front(width))),
                  Row::of(Values(scratch.take_back(width))),
                  n,
                  k,
                  e.mul(k, 2),
                  order};
      row.emit();
    });
  });
}

} // namespace sluice::linalg_ext
