//===- OnlineAttention.cpp - softmax sums that go on from earlier ones ----===//
//   %acc, %max, %sum = iree_linalg_ext.online_attention ins(%q, %k, %v, %scale, %mask)
//                          outs(%acc0, %max0, %sum0) {region}
//     ->
//   score[b, m, k2] = region(sum over k1 of q k * scale * log2(e)) + mask * log2(e)
//   exp_reduction ins(score, v) outs(max0, sum0, acc0), of which %sum counts each row's terms and
//       %acc is their product with v
// and
//   %max, %r... = iree_linalg_ext.exp_reduction ins(%s, ...) outs(%max0, %r0...) {region}
//     ->
//   max = max(max0, s over the row),   e = exp2(s - max)
//   r0 *= exp2(max0 - max) for each out in exp_reduced_operands
//   r = region(e, ...) summed on from r0, by a linalg.generic for each
// Powers are those of 2, unless the decomposition_config of an attention says `use_exp2 = false`:
// then log2(e) is left out too. A mask of integers removes scores where it is zero.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"

using namespace sluice;
using namespace sluice::iree;
using input::Cell;
using input::toFloat;

namespace {
/// A tensor and the dimensions of the loops that its dimensions run along.
struct Mapped {
  Value value;
  AffineMap map;
  Type element() const { return getElementTypeOrSelf(value.getType()); }
};

struct Emit {
  RewriterBase &b;
  Location loc;
  bool useExp2 = true;

  /// A loop over the dimensions that the maps name, those that `out` lacks are summed (or whatever
  /// `body` does with its last argument).
  Mapped generic(ArrayRef<Mapped> inputs, Mapped out, input::ScalarBody body) const {
    SmallVector<AffineMap> maps;
    SmallVector<Value> values;
    for (const Mapped &input : inputs) {
      maps.push_back(input.map);
      values.push_back(input.value);
    }
    maps.push_back(out.map);
    return {input::generic(b, loc, values, out.value, compressUnusedDims(maps), body), out.map};
  }

  Mapped like(Mapped other, Type element) const {
    return {tensor::EmptyOp::create(b, loc, tensor::getMixedSizes(b, loc, other.value), element),
            other.map};
  }

  /// What remains of the running values: max0 and the scores' new maximum; exp(score - max);
  /// exp(max0 - max).
  struct Powers {
    Mapped maximum, terms, rescale;
  };
  Powers powers(Mapped scores, Mapped before) const {
    Mapped maximum = generic(scores, before, [&](Cell &b, ValueRange v) {
      return b.make<arith::MaximumFOp>(toFloat(b, v[0], v[1].getType()), v[1]);
    });
    auto minus = [&](Cell &b, ValueRange v) {
      Value less = b.sub(v[0], toFloat(b, v[1], v[0].getType()));
      return useExp2 ? b.make<math::Exp2Op>(less) : b.exp(less);
    };
    return {maximum, generic({scores, maximum}, like(scores, scores.element()), minus),
            generic({before, maximum}, like(before, before.element()), minus)};
  }

  Mapped rescale(Mapped running, Mapped factor) const {
    return generic({running, factor}, like(running, running.element()), [](Cell &b, ValueRange v) {
      return b.mul(v[0], toFloat(b, v[1], v[0].getType()));
    });
  }
};

/// Dimensions alone in each map; says so if there is more.
FailureOr<SmallVector<AffineMap>> mapsOf(Operation *op, ArrayAttr indexingMaps) {
  auto maps = llvm::to_vector(indexingMaps.getAsValueRange<AffineMapAttr>());
  if (!llvm::all_of(maps, [](AffineMap map) { return map.isProjectedPermutation(); }))
    return LogicalResult(op->emitError("has indexing maps that are more than dimensions"));
  return maps;
}

bool allFloats(ValueRange values) {
  return llvm::all_of(
      values, [](Value value) { return isa<FloatType>(getElementTypeOrSelf(value.getType())); });
}
} // namespace

LogicalResult sluice::iree::lower(OnlineAttentionOp op, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  ValueRange inputs = op.getInputs(), outs = op.getOutputs();
  if (inputs.size() < 4 || inputs.size() > 5 || outs.size() != 3 ||
      !isa<FloatType>(inputs[3].getType()) || !allFloats(inputs.take_front(3)) || !allFloats(outs))
    return op.emitError("needs query, key, value, a scale and an optional mask, and a result, "
                        "maximum and sum, of floats");
  auto maps = SLUICE_TRY(mapsOf(op, op.getIndexingMaps()));
  Mapped query{inputs[0], maps[0]}, key{inputs[1], maps[1]}, value{inputs[2], maps[2]};
  Mapped acc{outs[0], maps.end()[-3]}, max{outs[1], maps.end()[-2]}, sum{outs[2], maps.end()[-1]};
  Emit emit{rewriter, loc};
  if (auto config = op.getDecompositionConfig())
    if (auto flag = config->getAs<BoolAttr>("use_exp2"))
      emit.useExp2 = flag.getValue();

  // Scores run along what query and key have, but for what only they have: the dimension of the
  // products.
  unsigned count = maps[0].getNumDims();
  SmallVector<AffineExpr> scoreDims;
  SmallVector<OpFoldResult> sizes;
  for (unsigned dim = 0; dim < count; ++dim) {
    bool inQuery = query.map.isFunctionOfDim(dim), inKey = key.map.isFunctionOfDim(dim);
    if ((!inQuery && !inKey) || (!value.map.isFunctionOfDim(dim) && !acc.map.isFunctionOfDim(dim)))
      continue;
    AffineExpr expr = rewriter.getAffineDimExpr(dim);
    Mapped from = inQuery ? query : key;
    scoreDims.push_back(expr);
    sizes.push_back(
        tensor::getMixedSize(rewriter, loc, from.value, *from.map.getResultPosition(expr)));
  }
  AffineMap scoreMap = AffineMap::get(count, 0, scoreDims, rewriter.getContext());
  Type element = max.element();
  if (element.getIntOrFloatBitWidth() < 32)
    element = rewriter.getF32Type();
  Mapped zeros{input::zeros(rewriter, loc, element, sizes), scoreMap};
  Mapped products = emit.generic({query, key}, zeros, [&](Cell &b, ValueRange v) {
    return b.add(b.mul(toFloat(b, v[0], element), toFloat(b, v[1], element)), v[2]);
  });
  Cell outer(loc, rewriter);
  Value scale = toFloat(outer, inputs[3], element);
  if (emit.useExp2)
    scale = outer.mul(scale, llvm::numbers::log2e);
  SmallVector<Mapped> read{products};
  if (inputs.size() == 5)
    read.push_back({inputs[4], maps[4]});
  Region &region = op.getRegion();
  Mapped scores = emit.generic(read, emit.like(products, element), [&](Cell &b, ValueRange v) {
    Value score = b.mul(v[0], scale);
    if (!region.empty()) {
      Block &block = region.front();
      IRMapping mapping;
      mapping.map(block.getArgument(0), toFloat(b, score, block.getArgument(0).getType()));
      for (Operation &inside : block.without_terminator()) {
        auto index = dyn_cast<linalg_ext::IndexOp>(inside);
        auto position =
            index ? scoreMap.getResultPosition(b.getAffineDimExpr(index.getDim())) : std::nullopt;
        if (position)
          mapping.map(index.getResult(), b.index(*position));
        else
          b.clone(inside, mapping);
      }
      score = toFloat(b, mapping.lookupOrDefault(block.getTerminator()->getOperand(0)), element);
    }
    if (read.size() == 1)
      return score;
    if (!isa<FloatType>(v[1].getType()))
      return b.select(b.unequal(v[1], 0), score, -INFINITY);
    Value mask = toFloat(b, v[1], element);
    return b.add(score, emit.useExp2 ? b.mul(mask, llvm::numbers::log2e) : mask);
  });

  Emit::Powers powers = emit.powers(scores, max);
  Mapped total =
      emit.generic(powers.terms, emit.rescale(sum, powers.rescale), [](Cell &b, ValueRange v) {
        return b.add(toFloat(b, v[0], v[1].getType()), v[1]);
      });
  Mapped result = emit.generic(
      {powers.terms, value}, emit.rescale(acc, powers.rescale), [&](Cell &b, ValueRange v) {
        Type type = v[2].getType();
        return b.add(b.mul(toFloat(b, v[0], type), toFloat(b, v[1], type)), v[2]);
      });
  rewriter.replaceOp(op, {result.value, powers.maximum.value, total.value});
  return success();
}

LogicalResult sluice::iree::lower(ExpReductionOp op, RewriterBase &rewriter) {
  ValueRange inputs = op.getInputs(), outs = op.getOutputs();
  if (inputs.empty() || outs.empty() || op.getRegion().empty() || !allFloats(inputs.front()) ||
      !allFloats(outs.front()) || op.getRegion().front().getNumArguments() != op->getNumOperands())
    return op.emitError("needs scores, running values of which the first is the maximum, and a "
                        "region with an argument for each");
  auto maps = SLUICE_TRY(mapsOf(op, op.getIndexingMaps()));
  Emit emit{rewriter, op.getLoc()};
  SmallVector<Mapped> operands;
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps))
    operands.push_back({operand, map});
  size_t first = inputs.size();
  Emit::Powers powers = emit.powers(operands[0], operands[first]);
  operands[0] = powers.terms;
  operands[first] = powers.maximum;
  for (const APInt &out : op.getExpReducedOperands().getAsValueRange<IntegerAttr>()) {
    if (out.isZero() || out.uge(outs.size()))
      return op.emitError("has no out ") << out.getSExtValue() << " to reduce";
    Mapped &running = operands[first + out.getZExtValue()];
    running = emit.rescale(running, powers.rescale);
  }
  Block &block = op.getRegion().front();
  SmallVector<Value> results{powers.maximum.value};
  for (unsigned i = 1; i < outs.size(); ++i) {
    // The ops that this result needs, and the arguments that they read.
    llvm::SetVector<Operation *> needed;
    llvm::SetVector<unsigned> reads;
    SmallVector<Value> open{block.getTerminator()->getOperand(i)};
    while (!open.empty()) {
      Value value = open.pop_back_val();
      if (auto argument = dyn_cast<BlockArgument>(value); argument && argument.getOwner() == &block)
        reads.insert(argument.getArgNumber());
      else if (Operation *def = value.getDefiningOp();
               def && def->getBlock() == &block && needed.insert(def))
        llvm::append_range(open, def->getOperands());
    }
    reads.remove(first + i);
    SmallVector<Mapped> read;
    for (unsigned argument : reads) {
      if (argument > first)
        return op.emitError("computes running value ") << i << " from another";
      read.push_back(operands[argument]);
    }
    Mapped result = emit.generic(read, operands[first + i], [&](Cell &b, ValueRange args) {
      IRMapping mapping;
      for (auto [argument, value] : llvm::zip(reads, args))
        mapping.map(block.getArgument(argument), value);
      mapping.map(block.getArgument(first + i), args.back());
      for (Operation &inside : block.without_terminator())
        if (needed.contains(&inside))
          b.clone(inside, mapping);
      return mapping.lookupOrDefault(block.getTerminator()->getOperand(i));
    });
    results.push_back(result.value);
  }
  rewriter.replaceOp(op, results);
  return success();
}
