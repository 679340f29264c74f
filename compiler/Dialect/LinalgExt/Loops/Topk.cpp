//===- Topk.cpp - top-k by a buffer of 2k candidates ----------------------===//
// A pass over the row appends what comes before the k-th best so far to a buffer; a full buffer is
// sorted and cut to k. Most elements of a long row cost one comparison. At worst (ever better
// elements) n / k sorts of 2k: O(n log k). Candidates stay in order of position and the sort is
// stable, so that of equal elements the first one wins.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

using namespace mlir;
namespace sluice::linalg_ext {

namespace {
/// The parts of one row's problem.
struct RowTopk {
  TopkOp op;
  Row input, output;     // values and, if there are any, indices
  Row candidates, spare; // 2k values and indices
  Value n, k, capacity;
  Order order;

  bool hasIndices() { return output.width() == 2; }

  Value sourceIndex(Emitter &e, Value position) {
    if (input.width() == 2)
      return input.load(e, 1, position);
    return e.fromIndex(position, op.getOutputType(1).getElementType());
  }

  /// Appends elements from `position` on that come before `bar`, or all while there is no bar,
  /// until the row ends or the buffer is full.
  Values fill(Emitter &e, Value position, Value count, Value bar, Value hasBar) {
    Value one = e.index(1), open = e.negate(hasBar);
    return e.whileLoop(
        {position, count},
        [&](Emitter &e, ValueRange at) {
          return e.both(e.less(at[0], n), e.less(at[1], capacity));
        },
        [&](Emitter &e, ValueRange at) -> Values {
          Value x = input.load(e, 0, at[0]);
          Value accept = e.either(open, order.before(e, x, bar));
          e.ifThen(accept, [&](Emitter &e) {
            candidates.store(e, x, 0, at[1]);
            if (hasIndices())
              candidates.store(e, sourceIndex(e, at[0]), 1, at[1]);
          });
          Value appended = arith::IndexCastUIOp::create(e, e.getIndexType(), accept);
          return {e.add(at[0], one), e.add(at[1], appended)};
        });
  }

  void emit(Emitter &e) {
    Value zero = e.index(0), one = e.index(1), count = zero;
    if (!op.getOverwrite()) {
      // What the outs hold are the first k candidates.
      e.loop(zero, k, one, [&](Emitter &e, Value i) {
        for (unsigned which = 0; which < output.width(); ++which)
          candidates.store(e, output.load(e, which, i), which, i);
      });
      count = k;
    }
    Type element = op.getInputType(0).getElementType();
    // do { fill; sort; cut to k } while the row has not ended
    auto loop = scf::WhileOp::create(
        e, TypeRange{e.getIndexType(), e.getIndexType(), element, e.getI1Type()},
        ValueRange{zero, count, e.zero(element), e.boolean(false)},
        [&](OpBuilder &b, Location loc, ValueRange state) {
          Emitter e(b, loc);
          Values filled = fill(e, state[0], state[1], state[2], state[3]);
          emitStableSort(e, candidates, &spare, filled[1], order);
          Value kept = e.min(filled[1], k), hasBar = e.equal(kept, k);
          Value last = e.sub(e.max(kept, one), one);
          scf::ConditionOp::create(
              e, e.less(filled[0], n),
              ValueRange{filled[0], kept, candidates.load(e, 0, last), hasBar});
        },
        [&](OpBuilder &b, Location loc, ValueRange state) { scf::YieldOp::create(b, loc, state); });
    auto length = getConstantIntValue(n), best = getConstantIntValue(k);
    if (length && best && *best > 0) // Every k elements may make another sort of 2k.
      loop->setAttr(kMaxSteps,
                    e.getI64IntegerAttr(*length + (*length / *best + 1) * maxSortSteps(2 * *best)));
    e.loop(zero, loop.getResult(1), one, [&](Emitter &e, Value i) {
      for (unsigned which = 0; which < output.width(); ++which)
        output.store(e, candidates.load(e, which, i), which, i);
    });
  }
};
} // namespace

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
  e.ifThen(e.less(e.index(0), k), [&](Emitter &e) {
    e.nest(sizes, [&](Emitter &e, ValueRange ivs) {
      Values indices(ivs);
      indices.insert(indices.begin() + dim, Value());
      Values inputs(op.getInputs());
      RowTopk row{op,
                  Row{inputs, indices, unsigned(dim), {}},
                  Row{Values(op.getOutputs()), indices, unsigned(dim), {}},
                  Row::of(Values(scratch.take_front(width))),
                  Row::of(Values(scratch.take_back(width))),
                  n,
                  k,
                  e.mul(k, 2),
                  order};
      row.emit(e);
    });
  });
}

} // namespace sluice::linalg_ext
