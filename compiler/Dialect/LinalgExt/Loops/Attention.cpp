//===- Attention.cpp - attention with an online softmax, row by row -------===//
// For every query row: run over the keys once, keeping the maximum score so far, the sum of
// exponentials and the weighted sum of values, all relative to that maximum (Milakov, Gimelshein:
// Online normalizer calculation for softmax, 2018). Scores are never stored, so memory does not
// grow with the number of keys. Keys come in blocks, each with a maximum and sums of its own, so
// that errors do not grow with their number. Keys behind the length of a row are not reached.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

namespace sluice::linalg_ext {

static constexpr int64_t kKeysOfBlock = 256;

namespace {
class AttentionRow {
public:
  AttentionRow(Emitter &e, AttentionOp op, ArrayRef<Value> scratch)
      : e(e), op(op), dims(op.getDims()), sum(sumType(op)), page(op.getPageDim()),
        ivs(op.getQueryMap().getNumDims()) {
    if (keepsSums(op))
      sums = scratch.consume_front();
    if (hasBlocks(op))
      sumsOfBlock = scratch.consume_front();
    for (const AttentionOp::Extent &extent : op.getExtents())
      sizes.push_back(e.dim(extent.front().first, extent.front().second));
  }

  /// The type that sums are kept in.
  static Type sumType(AttentionOp op) {
    bool isDouble = op.getOutputType(0).getElementType().isF64();
    for (unsigned i : {0, 1, 2})
      isDouble |= op.getInputType(i).getElementType().isF64();
    return isDouble ? Type(Float64Type::get(op.getContext()))
                    : Type(Float32Type::get(op.getContext()));
  }

  /// The out cannot hold the weighted sum of a row.
  static bool keepsSums(AttentionOp op) {
    return op.getOutputType(0).getElementType() != sumType(op);
  }
  static bool hasBlocks(AttentionOp op) {
    AffineMap map = op.getKeyMap();
    int64_t last = op.getDims().k2.back();
    for (unsigned i = 0; i < map.getNumResults(); ++i)
      if (map.getDimPosition(i) == last) {
        int64_t size = op.getInputType(1).getDimSize(i);
        return ShapedType::isDynamic(size) || size > kKeysOfBlock;
      }
    return false;
  }

  void emit() {
    Values rows = sizesOf(dims.batch);
    llvm::append_range(rows, sizesOf(dims.m));
    e.nest(rows, [&](ValueRange at) {
      setIvs(dims.batch, at.take_front(dims.batch.size()));
      setIvs(dims.m, at.drop_front(dims.batch.size()));
      emitRow();
    });
  }

private:
  Values sizesOf(ArrayRef<int64_t> which) {
    return llvm::map_to_vector(which, [&](int64_t dim) { return sizes[dim]; });
  }
  void setIvs(ArrayRef<int64_t> which, ValueRange values) {
    for (auto [dim, value] : llvm::zip(which, values))
      ivs[dim] = value;
  }
  Values ivsOf(ArrayRef<int64_t> which) {
    return llvm::to_vector(llvm::map_range(which, [&](int64_t dim) { return ivs[dim]; }));
  }
  /// The indices of `map` at the current ivs.
  Values at(AffineMap map) {
    return llvm::map_to_vector(llvm::seq<unsigned>(map.getNumResults()),
                               [&](unsigned i) { return ivs[map.getDimPosition(i)]; });
  }
  /// An element of keys or values, in the block of the cache that the table names, at the current
  /// ivs.
  Value ofCache(Value cache, AffineMap map) {
    Values indices = at(map);
    for (unsigned i = 0; block && i < map.getNumResults(); ++i)
      if (map.getDimPosition(i) == page)
        indices[i] = e.min(block, e.sub(e.dim(cache, i), 1));
    return e.toFloat(e.load(cache, indices), sum);
  }
  Value notNegative(Value integer) { return e.make<arith::MaxSIOp>(e.toIndex(integer), 0); }
  /// How many keys the current row has.
  Value keysOfRow() {
    Value keys = e.index(1), none = e.index(0);
    for (Value size : sizesOf(dims.k2))
      keys = e.mul(keys, size);
    for (auto [cache, map] :
         {std::pair(op.getKey(), op.getKeyMap()), std::pair(op.getValue(), op.getValueMap())})
      for (unsigned i = 0; page >= 0 && i < map.getNumResults(); ++i)
        if (map.getDimPosition(i) == page) // A cache without blocks has no keys.
          keys = e.select(e.equal(e.dim(cache, i), 0), none, keys);
    if (op.getLengths())
      keys = e.min(lengthOfRow(), keys);
    return keys;
  }
  Value lengthOfRow() { return notNegative(e.load(op.getLengths(), at(op.getLengthsMap()))); }
  Value constant(double value) { return arith::ConstantOp::create(e, e.getFloatAttr(sum, value)); }
  Value minusInfinity() {
    auto value = APFloat::getInf(cast<FloatType>(sum).getFloatSemantics(), /*Negative=*/true);
    return arith::ConstantOp::create(e, FloatAttr::get(sum, value));
  }

  /// Calls `body` for every element of a weighted sum, of the current block or the row, with ivs
  /// set and the place where it is kept.
  void overSums(bool ofBlock, function_ref<void(Value memref, Values indices)> body) {
    Values extents = sizesOf(dims.n);
    e.nest(extents, [&](ValueRange n) {
      setIvs(dims.n, n);
      Value memory = ofBlock ? sumsOfBlock : sums;
      if (!memory)
        return body(op.getOutput(), at(op.getOutputMap()));
      body(memory, {linearized(extents, n)});
    });
  }
  Value linearized(ValueRange extents, ValueRange indices) {
    Value linear = e.index(0);
    for (auto [extent, iv] : llvm::zip(extents, indices))
      linear = e.add(e.mul(linear, extent), iv);
    return linear;
  }
  void clearSums(bool ofBlock) {
    overSums(ofBlock, [&](Value memref, Values indices) {
      e.store(e.zero(elementTypeOf(memref)), memref, indices);
    });
  }

  /// The score of the current query row and key: scale * dot(q, k), mask and region applied.
  Value score() {
    // Any order of the additions is fine: this lets the loop be vectorized.
    auto anyOrder = arith::FastMathFlagsAttr::get(
        e.getContext(), arith::FastMathFlags::reassoc | arith::FastMathFlags::contract);
    Value dot =
        e.nest(sizesOf(dims.k1), constant(0), [&](ValueRange k1, ValueRange partial) -> Values {
          setIvs(dims.k1, k1);
          Value q = e.toFloat(e.load(op.getQuery(), at(op.getQueryMap())), sum);
          Value k = ofCache(op.getKey(), op.getKeyMap());
          Value product = arith::MulFOp::create(e, q, k, anyOrder);
          return {arith::AddFOp::create(e, partial[0], product, anyOrder)};
        })[0];
    if (Value scale = op.getScale())
      dot = arith::MulFOp::create(e, dot, e.toFloat(scale, sum));
    Values taken;
    if (Value mask = op.getMask()) {
      Value element = e.load(mask, at(op.getMaskMap()));
      if (op.isMaskInRegion()) {
        taken.push_back(element);
      } else if (isa<FloatType>(element.getType())) {
        dot = arith::AddFOp::create(e, dot, e.toFloat(element, sum));
      } else {
        Value keep = e.differs(element, e.zero(element.getType()));
        dot = e.select(keep, dot, minusInfinity());
      }
    }
    if (op.getRegion().empty())
      return dot;
    taken.insert(taken.begin(), e.toFloat(dot, op.getRegion().getArgument(0).getType()));
    Value used = e.inlineRegion(op.getRegion(), taken)[0];
    replaceIndices();
    return e.toFloat(used, sum);
  }

  /// The copies of linalg_ext.index that inlining the region left in the current block become ivs.
  void replaceIndices() {
    SmallVector<IndexOp> indices;
    for (Operation &operation : *e.getInsertionBlock())
      operation.walk([&](IndexOp index) { indices.push_back(index); });
    for (IndexOp index : indices) {
      index.replaceAllUsesWith(ivs[index.getDim()]);
      index.erase();
    }
  }

  /// The maximum and sum of exponentials with the key at `k2`, whose weighted value is added to the
  /// sums.
  Values withKey(ValueRange k2, ValueRange state, bool inBlock) {
    setIvs(dims.k2, k2);
    Value s = score(),
          isKept = arith::CmpFOp::create(e, arith::CmpFPredicate::UNE, s, minusInfinity());
    return e.ifElse(
        isKept, [&] { return addKey(s, state[0], state[1], inBlock); },
        [&] { return Values(state); });
  }

  /// The same with the keys [low, high) of the last dimension of keys.
  Values overKeys(ValueRange outer, Value low, Value high, ValueRange state, bool inBlock) {
    return e.loop(low, high, state, [&](Value k2, ValueRange state) {
      Values all(outer);
      all.push_back(k2);
      return withKey(all, state, inBlock);
    });
  }

  /// The same with them as a block.
  Values withBlock(ValueRange outer, Value low, Value high, ValueRange state) {
    clearSums(/*ofBlock=*/true);
    Values own = overKeys(outer, low, high, Values{minusInfinity(), constant(0)},
                          /*inBlock=*/true);
    Value isKept = arith::CmpFOp::create(e, arith::CmpFPredicate::UNE, own[0], minusInfinity());
    return e.ifElse(
        isKept,
        [&]() -> Values {
          Value maximum = arith::MaximumFOp::create(e, state[0], own[0]);
          Value decay = math::ExpOp::create(e, arith::SubFOp::create(e, state[0], maximum));
          Value weight = math::ExpOp::create(e, arith::SubFOp::create(e, own[0], maximum));
          auto merged = [&](Value before, Value added) -> Value {
            return arith::AddFOp::create(e, arith::MulFOp::create(e, before, decay),
                                         arith::MulFOp::create(e, added, weight));
          };
          overSums(/*ofBlock=*/false, [&](Value memref, Values indices) {
            Values inBlock{linearized(sizesOf(dims.n), ivsOf(dims.n))};
            e.store(merged(e.load(memref, indices), e.load(sumsOfBlock, inBlock)), memref, indices);
          });
          return {maximum, merged(state[1], own[1])};
        },
        [&] { return Values(state); });
  }

  void emitRow() {
    clearSums(/*ofBlock=*/false);
    Values start{minusInfinity(), constant(0)}, extents = sizesOf(dims.k2), state;
    bool isLimited = op.getLengths() || page >= 0;
    Value limit = isLimited ? keysOfRow() : Value(), last = extents.pop_back_val(), begin;
    if (op.getWindow()) {
      Value window = e.index(*op.getWindow()), length = lengthOfRow();
      begin = e.sub(e.max(length, window), window);
    }
    if (isLimited && !extents.empty()) {
      Value inner = last;
      for (Value extent : ArrayRef(extents).drop_front())
        inner = e.mul(inner, extent);
      extents.front() = e.divUp(limit, e.max(inner, 1)); // Blocks may be empty.
    }
    state = e.nest(extents, start, [&](ValueRange outer, ValueRange state) {
      Value keys = last, low = e.index(0);
      if (isLimited) {
        Value first = e.mul(linearized(extents, outer), last);
        keys = e.min(last, e.sub(e.max(limit, first), first));
        if (begin)
          low = e.min(keys, e.sub(e.max(begin, first), first));
      }
      if (page >= 0) {
        ivs[page] = outer.front();
        block = notNegative(e.load(op.getTable(), at(op.getTableMap())));
      }
      if (!sumsOfBlock)
        return overKeys(outer, low, keys, state, /*inBlock=*/false);
      Value size = e.index(kKeysOfBlock), steps = e.divUp(e.sub(keys, low), size);
      return e.loop(e.index(0), steps, state, [&](Value number, ValueRange state) {
        Value first = e.add(low, e.mul(number, size));
        return withBlock(outer, first, e.min(e.add(first, size), keys), state);
      });
    });
    // Without keys infinite: 0 * inf is no number.
    Value factor = arith::DivFOp::create(e, constant(1), state[1]);
    if (!op.getNanIfEmpty()) {
      Value isEmpty = arith::CmpFOp::create(e, arith::CmpFPredicate::OEQ, state[1], constant(0));
      factor = e.select(isEmpty, constant(0), factor);
    }
    overSums(/*ofBlock=*/false, [&](Value memref, Values indices) {
      Value result = arith::MulFOp::create(e, e.load(memref, indices), factor);
      e.store(e.toFloat(result, op.getOutputType(0).getElementType()), op.getOutput(),
              at(op.getOutputMap()));
    });
  }

  static Type elementTypeOf(Value memref) {
    return cast<MemRefType>(memref.getType()).getElementType();
  }

  /// Takes the current key with score `s` into the sums; returns the new maximum and sum.
  Values addKey(Value s, Value maximum, Value total, bool inBlock) {
    Value newMaximum = arith::MaximumFOp::create(e, maximum, s);
    Value decay = math::ExpOp::create(e, arith::SubFOp::create(e, maximum, newMaximum));
    Value weight = math::ExpOp::create(e, arith::SubFOp::create(e, s, newMaximum));
    overSums(inBlock, [&](Value memref, Values indices) {
      Value old = arith::MulFOp::create(e, e.load(memref, indices), decay);
      Value v = ofCache(op.getValue(), op.getValueMap());
      e.store(arith::AddFOp::create(e, old, arith::MulFOp::create(e, weight, v)), memref, indices);
    });
    return {newMaximum, arith::AddFOp::create(e, arith::MulFOp::create(e, total, decay), weight)};
  }

  Emitter &e;
  AttentionOp op;
  AttentionOp::Dims dims;
  Type sum;
  int64_t page; // The dimension of keys that the table has blocks for; -1: none.
  Value block;  // That of the current page, before it is known to be there.
  Value sums,
      sumsOfBlock; // Weighted: of the row, if the out is too narrow to hold it, and of a block, if
                   // there are any.
  Values sizes, ivs;
};
} // namespace

WorkspaceLayout layoutOf(Emitter &e, AttentionOp op) {
  WorkspaceLayout layout;
  Value length = e.index(1);
  AffineMap map = op.getOutputMap();
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    if (llvm::is_contained(op.getDims().n, map.getDimPosition(i)))
      length = e.mul(length, e.dim(op.getOutput(), i));
  for (bool isKept : {AttentionRow::keepsSums(op), AttentionRow::hasBlocks(op)})
    if (isKept)
      layout.addArray(AttentionRow::sumType(op), length);
  return layout;
}

void emitLoops(Emitter &e, AttentionOp op, ArrayRef<Value> scratch) {
  AttentionRow(e, op, scratch).emit();
}

} // namespace sluice::linalg_ext
