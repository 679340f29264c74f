//===- Along.cpp - scan and arg_compare: one pass along a dimension -------===//
// Along the innermost dimension the running value is a register. Along another one the loops over the inner dimensions
// run inside, so that memory is read in order and the inner loop has no dependence; the running values are in the outs.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

using namespace mlir;
namespace sluice::linalg_ext {

/// `ivs` without entry `dim`.
static Values without(ValueRange ivs, int64_t dim) {
  Values rest(ivs);
  rest.erase(rest.begin() + dim);
  return rest;
}
static Values with(ValueRange ivs, int64_t dim, Value iv) {
  Values all(ivs);
  all[dim] = iv;
  return all;
}
static Values joined(ValueRange outer, Value iv, ValueRange inner) {
  Values ivs(outer);
  ivs.push_back(iv);
  llvm::append_range(ivs, inner);
  return ivs;
}

//===----------------------------------------------------------------------===//
// Scan
//===----------------------------------------------------------------------===//

/// out[ivs] for the first position along the dimension.
static Value firstOfScan(Emitter &e, ScanOp op, ValueRange ivs) {
  if (op.getInclusive())
    return e.load(op.getInputs()[0], ivs);
  return e.load(op.getOutputs()[1], without(ivs, op.getDimension()));
}

/// The running value at `ivs` from the one before.
static Value nextOfScan(Emitter &e, ScanOp op, ValueRange ivs, Value running) {
  int64_t dim = op.getDimension();
  Value position = op.getInclusive() ? ivs[dim] : e.sub(ivs[dim], e.index(1));
  Value element = e.load(op.getInputs()[0], with(ivs, dim, position));
  return e.inlineRegion(op.getRegion(), {running, element})[0];
}

void emitIteration(Emitter &e, ScanOp op, ValueRange ivs) {
  int64_t dim = op.getDimension();
  Value out = op.getOutputs()[0], accumulator = op.getOutputs()[1];
  Value isFirst = arith::CmpIOp::create(e, arith::CmpIPredicate::eq, ivs[dim], e.index(0));
  Value value = e.ifElse(
      isFirst, op.getOutputType(0).getElementType(), [&](Emitter &e) -> Values { return {firstOfScan(e, op, ivs)}; },
      [&](Emitter &e) -> Values {
        Value before = e.load(out, with(ivs, dim, e.sub(ivs[dim], e.index(1))));
        return {nextOfScan(e, op, ivs, before)};
      })[0];
  e.store(value, out, ivs);
  e.store(value, accumulator, without(ivs, dim));
}

void emitLoops(Emitter &e, ScanOp op, ArrayRef<Value>) {
  int64_t dim = op.getDimension();
  Value out = op.getOutputs()[0], accumulator = op.getOutputs()[1];
  Values sizes = e.dims(op.getInputs()[0]);
  ArrayRef<Value> outer = ArrayRef(sizes).take_front(dim), inner = ArrayRef(sizes).drop_front(dim + 1);
  Value zero = e.index(0), one = e.index(1), length = sizes[dim];
  e.ifThen(e.less(zero, length), [&](Emitter &e) {
    e.nest(outer, [&](Emitter &e, ValueRange outerIvs) {
      if (inner.empty()) {
        Values start = joined(outerIvs, zero, {});
        Value first = firstOfScan(e, op, start);
        e.store(first, out, start);
        Value last = e.loop(one, length, first, [&](Emitter &e, Value i, ValueRange running) -> Values {
          Values ivs = joined(outerIvs, i, {});
          Value next = nextOfScan(e, op, ivs, running[0]);
          e.store(next, out, ivs);
          return {next};
        })[0];
        e.store(last, accumulator, outerIvs);
        return;
      }
      e.nest(inner, [&](Emitter &e, ValueRange innerIvs) {
        Values start = joined(outerIvs, zero, innerIvs);
        e.store(firstOfScan(e, op, start), out, start);
      });
      e.loop(one, length, one, [&](Emitter &e, Value i) {
        e.nest(inner, [&](Emitter &e, ValueRange innerIvs) {
          Values ivs = joined(outerIvs, i, innerIvs);
          Value before = e.load(out, with(ivs, dim, e.sub(i, one)));
          e.store(nextOfScan(e, op, ivs, before), out, ivs);
        });
      });
      e.nest(inner, [&](Emitter &e, ValueRange innerIvs) {
        Values last = joined(outerIvs, e.sub(length, one), innerIvs);
        e.store(e.load(out, last), accumulator, without(last, dim));
      });
    });
  });
}

//===----------------------------------------------------------------------===//
// Arg-compare
//===----------------------------------------------------------------------===//

/// The better of (best, bestIndex) and the element at `ivs`.
static Values betterOf(Emitter &e, ArgCompareOp op, ValueRange ivs, Value best, Value bestIndex) {
  Value x = e.load(op.getInputs()[0], ivs), index;
  if (op.getInputs().size() == 2) {
    index = e.load(op.getInputs()[1], ivs);
  } else {
    Value position = ivs[op.getDimension()];
    if (op.getIndexBase())
      position = e.add(position, op.getIndexBase());
    index = e.fromIndex(position, bestIndex.getType());
  }
  Value isBetter = e.inlineRegion(op.getRegion(), {x, best})[0];
  return {e.select(isBetter, x, best), e.select(isBetter, index, bestIndex)};
}

void emitIteration(Emitter &e, ArgCompareOp op, ValueRange ivs) {
  Values at = without(ivs, op.getDimension());
  Value bests = op.getOutputs()[0], indices = op.getOutputs()[1];
  Values better = betterOf(e, op, ivs, e.load(bests, at), e.load(indices, at));
  e.store(better[0], bests, at);
  e.store(better[1], indices, at);
}

void emitLoops(Emitter &e, ArgCompareOp op, ArrayRef<Value>) {
  int64_t dim = op.getDimension();
  Value bests = op.getOutputs()[0], indices = op.getOutputs()[1];
  Values sizes = e.dims(op.getInputs()[0]);
  if (dim + 1 < int64_t(sizes.size())) {
    e.nest(sizes, [&](Emitter &e, ValueRange ivs) { emitIteration(e, op, ivs); });
    return;
  }
  e.nest(ArrayRef(sizes).take_front(dim), [&](Emitter &e, ValueRange outer) {
    Values start{e.load(bests, outer), e.load(indices, outer)};
    Values end = e.loop(e.index(0), sizes[dim], start, [&](Emitter &e, Value i, ValueRange best) {
      return betterOf(e, op, joined(outer, i, {}), best[0], best[1]);
    });
    e.store(end[0], bests, outer);
    e.store(end[1], indices, outer);
  });
}

} // namespace sluice::linalg_ext
