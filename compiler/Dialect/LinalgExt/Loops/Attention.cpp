//===- Attention.cpp - attention with an online softmax, row by row -------===//
// For every query row: run over the keys once, keeping the maximum score so far, the sum of exponentials and the
// weighted sum of values, all relative to that maximum (Milakov, Gimelshein: Online normalizer calculation for softmax,
// 2018). Scores are never stored, so memory does not grow with the number of keys.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
namespace sluice::linalg_ext {

namespace {
class AttentionRow {
public:
  AttentionRow(Emitter &e, AttentionOp op, ArrayRef<Value> scratch)
      : op(op), dims(op.getDims()), sum(sumType(op)), scratch(scratch.empty() ? Value() : scratch[0]),
        sizes(op.getQueryMap().getNumDims()), ivs(sizes.size()) {
    Value tensors[] = {op.getQuery(), op.getKey(), op.getValue(), op.getOutput()};
    AffineMap maps[] = {op.getQueryMap(), op.getKeyMap(), op.getValueMap(), op.getOutputMap()};
    for (auto [tensor, map] : llvm::zip(tensors, maps))
      for (unsigned i = 0; i < map.getNumResults(); ++i)
        if (Value &size = sizes[map.getDimPosition(i)]; !size)
          size = e.dim(tensor, i);
  }

  /// The type that sums are kept in.
  static Type sumType(AttentionOp op) {
    bool isDouble = op.getOutputType(0).getElementType().isF64();
    for (unsigned i : {0, 1, 2})
      isDouble |= op.getInputType(i).getElementType().isF64();
    return isDouble ? Type(Float64Type::get(op.getContext())) : Type(Float32Type::get(op.getContext()));
  }

  void emit(Emitter &e) {
    Values rows = sizesOf(dims.batch);
    llvm::append_range(rows, sizesOf(dims.m));
    e.nest(rows, [&](Emitter &e, ValueRange at) {
      setIvs(dims.batch, at.take_front(dims.batch.size()));
      setIvs(dims.m, at.drop_front(dims.batch.size()));
      emitRow(e);
    });
  }

private:
  Values sizesOf(ArrayRef<int64_t> which) {
    Values values;
    for (int64_t dim : which)
      values.push_back(sizes[dim]);
    return values;
  }
  void setIvs(ArrayRef<int64_t> which, ValueRange values) {
    for (auto [dim, value] : llvm::zip(which, values))
      ivs[dim] = value;
  }
  /// The indices of `map` at the current ivs.
  Values at(AffineMap map) {
    Values indices;
    for (unsigned i = 0; i < map.getNumResults(); ++i)
      indices.push_back(ivs[map.getDimPosition(i)]);
    return indices;
  }
  Value constant(Emitter &e, double value) { return arith::ConstantOp::create(e, e.getFloatAttr(sum, value)); }
  Value minusInfinity(Emitter &e) {
    auto value = APFloat::getInf(cast<FloatType>(sum).getFloatSemantics(), /*Negative=*/true);
    return arith::ConstantOp::create(e, FloatAttr::get(sum, value));
  }

  /// Calls `body` for every element of the row's weighted sum, with ivs set and the place where it is kept.
  void overSums(Emitter &e, function_ref<void(Emitter &, Value memref, Values indices)> body) {
    Values extents = sizesOf(dims.n);
    e.nest(extents, [&](Emitter &e, ValueRange n) {
      setIvs(dims.n, n);
      if (!scratch)
        return body(e, op.getOutput(), at(op.getOutputMap()));
      Value linear = e.index(0);
      for (auto [extent, iv] : llvm::zip(extents, n))
        linear = e.add(e.mul(linear, extent), iv);
      body(e, scratch, {linear});
    });
  }

  /// The score of the current query row and key: scale * dot(q, k), mask and region applied.
  Value score(Emitter &e) {
    // Any order of the additions is fine: this lets the loop be vectorized.
    auto anyOrder =
        arith::FastMathFlagsAttr::get(e.getContext(), arith::FastMathFlags::reassoc | arith::FastMathFlags::contract);
    Value dot = e.nest(sizesOf(dims.k1), constant(e, 0), [&](Emitter &e, ValueRange k1, ValueRange partial) -> Values {
      setIvs(dims.k1, k1);
      Value q = e.toFloat(e.load(op.getQuery(), at(op.getQueryMap())), sum);
      Value k = e.toFloat(e.load(op.getKey(), at(op.getKeyMap())), sum);
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
        Value keep = arith::CmpIOp::create(e, arith::CmpIPredicate::ne, element, e.zero(element.getType()));
        dot = e.select(keep, dot, minusInfinity(e));
      }
    }
    if (op.getRegion().empty())
      return dot;
    taken.insert(taken.begin(), e.toFloat(dot, op.getRegion().getArgument(0).getType()));
    Value used = e.inlineRegion(op.getRegion(), taken)[0];
    replaceIndices(e);
    return e.toFloat(used, sum);
  }

  /// The copies of linalg_ext.index that inlining the region left in the current block become ivs.
  void replaceIndices(Emitter &e) {
    SmallVector<IndexOp> indices;
    for (Operation &operation : *e.getInsertionBlock())
      operation.walk([&](IndexOp index) { indices.push_back(index); });
    for (IndexOp index : indices) {
      index.replaceAllUsesWith(ivs[index.getDim()]);
      index.erase();
    }
  }

  void emitRow(Emitter &e) {
    overSums(
        e, [&](Emitter &e, Value memref, Values indices) { e.store(e.zero(elementTypeOf(memref)), memref, indices); });
    Values state =
        e.nest(sizesOf(dims.k2), {minusInfinity(e), constant(e, 0)}, [&](Emitter &e, ValueRange k2, ValueRange state) {
          setIvs(dims.k2, k2);
          Value s = score(e), isKept = arith::CmpFOp::create(e, arith::CmpFPredicate::UNE, s, minusInfinity(e));
          return e.ifElse(
              isKept, {sum, sum}, [&](Emitter &e) { return addKey(e, s, state[0], state[1]); },
              [&](Emitter &) { return Values(state); });
        });
    // Without keys infinite: 0 * inf is no number.
    Value factor = arith::DivFOp::create(e, constant(e, 1), state[1]);
    if (!op.getNanIfEmpty()) {
      Value isEmpty = arith::CmpFOp::create(e, arith::CmpFPredicate::OEQ, state[1], constant(e, 0));
      factor = e.select(isEmpty, constant(e, 0), factor);
    }
    overSums(e, [&](Emitter &e, Value memref, Values indices) {
      Value result = arith::MulFOp::create(e, e.load(memref, indices), factor);
      e.store(e.toFloat(result, op.getOutputType(0).getElementType()), op.getOutput(), at(op.getOutputMap()));
    });
  }

  static Type elementTypeOf(Value memref) { return cast<MemRefType>(memref.getType()).getElementType(); }

  /// Takes the current key with score `s` into the row's sums; returns the new maximum and sum.
  Values addKey(Emitter &e, Value s, Value maximum, Value total) {
    Value newMaximum = arith::MaximumFOp::create(e, maximum, s);
    Value decay = math::ExpOp::create(e, arith::SubFOp::create(e, maximum, newMaximum));
    Value weight = math::ExpOp::create(e, arith::SubFOp::create(e, s, newMaximum));
    overSums(e, [&](Emitter &e, Value memref, Values indices) {
      Value old = arith::MulFOp::create(e, e.load(memref, indices), decay);
      Value v = e.toFloat(e.load(op.getValue(), at(op.getValueMap())), sum);
      e.store(arith::AddFOp::create(e, old, arith::MulFOp::create(e, weight, v)), memref, indices);
    });
    return {newMaximum, arith::AddFOp::create(e, arith::MulFOp::create(e, total, decay), weight)};
  }

  AttentionOp op;
  AttentionOp::Dims dims;
  Type sum;
  Value scratch; // The row's weighted sum, if the out is too narrow to hold it.
  Values sizes, ivs;
};
} // namespace

void emitLoops(Emitter &e, AttentionOp op, ArrayRef<Value> scratch) { AttentionRow(e, op, scratch).emit(e); }

} // namespace sluice::linalg_ext
