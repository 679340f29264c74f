//===- Along.cpp - scan and arg_compare: one pass along a dimension -------===//
// Along the innermost dimension the running value is a register. Along another one the loops over
// the inner dimensions run inside, so that memory is read in order and the inner loop has no
// dependence; the running values are in the outs. Running sums of floats are kept in f32 at least,
// and in blocks: the sum of the blocks before and that of the current block, so that errors do not
// grow with the length.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

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

//===- Scan ---------------------------------------------------------------===//

/// out[ivs] for the first position along the dimension.
static Value firstOfScan(Emitter &e, ScanOp op, ValueRange ivs) {
  if (op.getInclusive())
    return e.load(op.getInputs()[0], ivs);
  return e.load(op.getOutputs()[1], without(ivs, op.getDimension()));
}

/// What is combined with the running value at `ivs`, other than at the first position.
static Value termOfScan(Emitter &e, ScanOp op, ValueRange ivs) {
  int64_t dim = op.getDimension();
  return e.load(op.getInputs()[0],
                op.getInclusive() ? Values(ivs) : with(ivs, dim, e.sub(ivs[dim], 1)));
}

/// Terms of a block of a running sum; a power of two.
static constexpr int64_t kScanBlock = 256;

namespace {
/// How the running value goes on. The state of sums and products of floats may be more than the
/// value that was stored last.
struct Running {
  ScanOp op;
  Type type;     ///< The state's.
  bool isKept;   ///< The state is more than that value.
  bool inBlocks; ///< The state is the sum of all blocks before and that of the current one, else
                 ///< one value.

  static Running of(ScanOp op) {
    Block &body = op.getRegion().front();
    Operation &combiner = body.front();
    Type type = op.getOutputType(0).getElementType();
    auto element = dyn_cast<FloatType>(type);
    auto isArgument = [&](Value value) { return isa<BlockArgument>(value); };
    if (!element || !isa<arith::AddFOp, arith::MulFOp>(combiner) ||
        combiner.getOperand(0) == combiner.getOperand(1) ||
        !llvm::all_of(combiner.getOperands(), isArgument) ||
        body.getTerminator()->getOperand(0) != combiner.getResult(0))
      return {op, type, false, false};
    int64_t length = op.getInputType(0).getDimSize(op.getDimension());
    bool isLong = ShapedType::isDynamic(length) || length > kScanBlock,
         isNarrow = element.getWidth() < 32, inBlocks = isa<arith::AddFOp>(combiner) && isLong;
    return {op, isNarrow ? Float32Type::get(op.getContext()) : type, inBlocks || isNarrow,
            inBlocks};
  }

  Values start(Emitter &e, Value first) {
    first = e.toFloat(first, type);
    if (!inBlocks)
      return {first};
    return {arith::ConstantOp::create(e, e.getFloatAttr(type, -0.0)), first};
  }
  Value combine(Emitter &e, Value a, Value b) {
    if (!isKept)
      return e.inlineRegion(op.getRegion(), {a, b})[0];
    if (isa<arith::MulFOp>(op.getRegion().front().front()))
      return arith::MulFOp::create(e, a, b);
    return arith::AddFOp::create(e, a, b);
  }
  /// The state after the term at `position`.
  Values next(Emitter &e, ValueRange state, Value term, Value position) {
    term = e.toFloat(term, type);
    if (!inBlocks)
      return {combine(e, state[0], term)};
    Value inBlock = e.both(position, kScanBlock - 1);
    Value begins = e.equal(inBlock, 0);
    return {e.select(begins, combine(e, state[0], state[1]), state[0]),
            e.select(begins, term, combine(e, state[1], term))};
  }
  Value valueOf(Emitter &e, ValueRange state, Type element) {
    return e.toFloat(inBlocks ? combine(e, state[0], state[1]) : state[0], element);
  }
};
} // namespace

WorkspaceLayout layoutOf(Emitter &e, ScanOp op) {
  WorkspaceLayout layout;
  Running sum = Running::of(op);
  Values inner = e.dims(op.getInputs()[0]);
  inner.erase(inner.begin(), inner.begin() + op.getDimension() + 1);
  if (!sum.isKept || inner.empty())
    return layout;
  Value length = e.index(1);
  for (Value size : inner)
    length = e.mul(length, size);
  for (int i = 0; i < (sum.inBlocks ? 2 : 1); ++i)
    layout.addArray(sum.type, length);
  return layout;
}

/// The scan of the row at `outer`, along the innermost dimension.
static void emitRunningSum(Emitter &e, ScanOp op, Running sum, ValueRange outer, Value length) {
  Value out = op.getOutputs()[0], accumulator = op.getOutputs()[1], zero = e.index(0),
        one = e.index(1);
  Type element = op.getOutputType(0).getElementType();
  auto store = [&](ValueRange state, Value i) {
    e.store(sum.valueOf(e, state, element), out, joined(outer, i, {}));
  };
  auto first = [&] { return e.toFloat(firstOfScan(e, op, joined(outer, zero, {})), sum.type); };
  auto term = [&](Value i) { return e.toFloat(termOfScan(e, op, joined(outer, i, {})), sum.type); };
  /// Scans [low, high) from the running value `start`. Returns `before`, what the blocks before sum
  /// up to if there are blocks, and the last running value.
  auto run = [&](Values before, Value start, Value low, Value high) {
    auto state = [&](Value running) {
      Values values(before);
      values.push_back(running);
      return values;
    };
    store(state(start), low);
    return state(e.loop(e.add(low, one), high, start, [&](Value i, ValueRange running) -> Values {
      Value next = sum.combine(e, running[0], term(i));
      store(state(next), i);
      return {next};
    })[0]);
  };
  if (!sum.inBlocks) {
    e.store(sum.valueOf(e, run({}, first(), zero, length), element), accumulator, outer);
    return;
  }
  Value block = e.index(kScanBlock), blocks = e.divUp(length, block);
  Value none = arith::ConstantOp::create(e, e.getFloatAttr(sum.type, -0.0));
  Value total = e.loop(zero, blocks, none, [&](Value number, ValueRange before) -> Values {
    Value low = e.mul(number, block), high = e.min(e.add(low, block), length);
    Value isFirst = e.equal(number, 0);
    Value start = e.ifElse(isFirst, first, [&] { return term(low); });
    Values state = run({before[0]}, start, low, high);
    return {sum.combine(e, state[0], state[1])};
  })[0];
  e.store(e.toFloat(total, element), accumulator, outer);
}

/// The same along another dimension, all of `inner` side by side; `scratch` holds the states, or
/// the result does.
static void emitRunningSums(Emitter &e, ScanOp op, Running sum, ValueRange outer, Value length,
                            ArrayRef<Value> inner, ArrayRef<Value> scratch) {
  Value out = op.getOutputs()[0];
  Type element = op.getOutputType(0).getElementType();
  auto forInner = [&](Value i, function_ref<void(ValueRange ivs, Value at)> body) {
    e.nest(inner, [&](ValueRange innerIvs) {
      Value at = sum.isKept ? e.index(0) : Value();
      for (auto [size, iv] : llvm::zip(inner, innerIvs))
        at = at ? e.add(e.mul(at, size), iv) : at;
      body(joined(outer, i, innerIvs), at);
    });
  };
  auto keep = [&](ValueRange state, Value at) {
    for (auto [value, memory] : llvm::zip(state, scratch))
      e.store(value, memory, at);
  };
  int64_t dim = op.getDimension();
  auto load = [&](ValueRange ivs, Value position, Value at) -> Values {
    if (!sum.isKept)
      return {e.load(out, with(ivs, dim, position))};
    return llvm::map_to_vector(scratch, [&](Value memory) { return e.load(memory, at); });
  };
  forInner(e.index(0), [&](ValueRange ivs, Value at) {
    Value first = firstOfScan(e, op, ivs);
    e.store(first, out, ivs);
    if (sum.isKept)
      keep(sum.start(e, first), at);
  });
  e.loop(e.index(1), length, e.index(1), [&](Value i) {
    forInner(i, [&](ValueRange ivs, Value at) {
      Values before = load(ivs, sum.isKept ? Value() : e.sub(i, 1), at);
      Values next = sum.next(e, before, termOfScan(e, op, ivs), i);
      e.store(sum.valueOf(e, next, element), out, ivs);
      keep(next, at);
    });
  });
  forInner(e.index(0), [&](ValueRange ivs, Value at) {
    Values last = load(ivs, sum.isKept ? Value() : e.sub(length, 1), at);
    e.store(sum.valueOf(e, last, element), op.getOutputs()[1], without(ivs, dim));
  });
}

void emitIteration(Emitter &e, ScanOp op, ValueRange ivs) {
  int64_t dim = op.getDimension();
  Value out = op.getOutputs()[0], accumulator = op.getOutputs()[1];
  Value isFirst = e.equal(ivs[dim], 0);
  Value value = e.ifElse(
      isFirst, [&] { return firstOfScan(e, op, ivs); },
      [&] {
        Value before = e.load(out, with(ivs, dim, e.sub(ivs[dim], 1)));
        return e.inlineRegion(op.getRegion(), {before, termOfScan(e, op, ivs)})[0];
      });
  e.store(value, out, ivs);
  e.store(value, accumulator, without(ivs, dim));
}

void emitLoops(Emitter &e, ScanOp op, ArrayRef<Value> scratch) {
  Values sizes = e.dims(op.getInputs()[0]);
  ArrayRef<Value> outer = ArrayRef(sizes).take_front(op.getDimension()),
                  inner = ArrayRef(sizes).drop_front(op.getDimension() + 1);
  Value length = sizes[op.getDimension()];
  Running sum = Running::of(op);
  e.ifThen(e.less(e.index(0), length), [&] {
    e.nest(outer, [&](ValueRange outerIvs) {
      if (inner.empty())
        emitRunningSum(e, op, sum, outerIvs, length);
      else
        emitRunningSums(e, op, sum, outerIvs, length, inner, scratch);
    });
  });
}

//===- Arg-compare --------------------------------------------------------===//

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

/// Elements that are compared with the best so far before any is looked at alone. Most blocks of a
/// long row have no better one and cost a comparison in vectors, whatever the region's order is.
static constexpr int64_t kArgBlock = 16;

static bool comparesBlocks(ArgCompareOp op) {
  int64_t length = op.getInputType(0).getDimSize(op.getDimension());
  return (ShapedType::isDynamic(length) || length > 2 * kArgBlock) &&
         llvm::all_of(op.getRegion().front().without_terminator(),
                      [](Operation &inside) { return isPure(&inside); });
}

void emitLoops(Emitter &e, ArgCompareOp op, ArrayRef<Value>) {
  int64_t dim = op.getDimension();
  Value bests = op.getOutputs()[0], indices = op.getOutputs()[1];
  Values sizes = e.dims(op.getInputs()[0]);
  if (dim + 1 < int64_t(sizes.size())) {
    e.nest(sizes, [&](ValueRange ivs) { emitIteration(e, op, ivs); });
    return;
  }
  Value zero = e.index(0), length = sizes[dim];
  e.nest(ArrayRef(sizes).take_front(dim), [&](ValueRange outer) {
    auto walk = [&](Value from, Value to, ValueRange start) {
      return e.loop(from, to, start, [&](Value i, ValueRange best) {
        return betterOf(e, op, joined(outer, i, {}), best[0], best[1]);
      });
    };
    Values best{e.load(bests, outer), e.load(indices, outer)};
    Value blocksEnd = zero;
    if (comparesBlocks(op)) {
      Value block = e.index(kArgBlock);
      blocksEnd = e.mul(e.div(length, block), block);
      best = e.loop(zero, blocksEnd, block, best, [&](Value first, ValueRange best) {
        auto isBetter = [&](Value i, ValueRange any) -> Values {
          Value x = e.load(op.getInputs()[0], joined(outer, e.add(first, i), {}));
          return {e.either(any[0], e.inlineRegion(op.getRegion(), {x, best[0]})[0])};
        };
        Value any = e.loop(zero, block, e.boolean(false), isBetter)[0];
        return e.ifElse(
            any, [&] { return walk(first, e.add(first, block), best); },
            [&] { return Values(best); });
      });
    }
    Values end = walk(blocksEnd, length, best);
    e.store(end[0], bests, outer);
    e.store(end[1], indices, outer);
  });
}

} // namespace sluice::linalg_ext
