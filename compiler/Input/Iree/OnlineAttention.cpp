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
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Iree/LinalgExtForms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::iree;

namespace {
/// A tensor and the dimensions of the loops that its dimensions run along.
struct Mapped {
  Value value;
  AffineMap map;
};

struct Emit {
  RewriterBase &b;
  Location loc;
  bool useExp2 = true;

  /// A loop over the dimensions that the maps name, those that `out` lacks are summed (or whatever
  /// `body` does with its last argument).
  Mapped generic(ArrayRef<Mapped> inputs, Mapped out,
                 function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> body) const {
    SmallVector<AffineMap> maps =
        llvm::map_to_vector(inputs, [](const Mapped &input) { return input.map; });
    SmallVector<Value> values =
        llvm::map_to_vector(inputs, [](const Mapped &input) { return input.value; });
    maps.push_back(out.map);
    maps = compressUnusedDims(maps);
    SmallVector<utils::IteratorType> iterators(maps.back().getNumDims(),
                                               utils::IteratorType::reduction);
    for (AffineExpr result : maps.back().getResults())
      iterators[cast<AffineDimExpr>(result).getPosition()] = utils::IteratorType::parallel;
    auto op =
        linalg::GenericOp::create(b, loc, out.value.getType(), values, out.value, maps, iterators,
                                  [&](OpBuilder &builder, Location at, ValueRange args) {
                                    ImplicitLocOpBuilder inner(at, builder);
                                    linalg::YieldOp::create(inner, body(inner, args));
                                  });
    return {op.getResult(0), out.map};
  }

  Mapped empty(ArrayRef<OpFoldResult> sizes, AffineMap map, Type element) const {
    return {tensor::EmptyOp::create(b, loc, sizes, element), map};
  }
  Mapped like(Mapped other, Type element) const {
    return empty(tensor::getMixedSizes(b, loc, other.value), other.map, element);
  }

  static Value convert(ImplicitLocOpBuilder &b, Value value, Type type) {
    unsigned from = value.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
    if (value.getType() == type)
      return value;
    if (from == to) // bf16 and f16
      return convert(b, convert(b, value, b.getF32Type()), type);
    return from < to ? arith::ExtFOp::create(b, type, value).getResult()
                     : arith::TruncFOp::create(b, type, value).getResult();
  }
  Value power(ImplicitLocOpBuilder &b, Value value) const {
    return useExp2 ? math::Exp2Op::create(b, value).getResult() : math::ExpOp::create(b, value);
  }
  Value constant(Type type, double value) const {
    return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
  }

  /// What remains of the running values: max0 and the scores' new maximum; exp(score - max);
  /// exp(max0 - max).
  struct Powers {
    Mapped maximum, terms, rescale;
  };
  Powers powers(Mapped scores, Mapped before) const {
    Mapped maximum =
        generic({scores}, before, [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
          return arith::MaximumFOp::create(b, convert(b, args[0], args[1].getType()), args[1]);
        });
    auto minus = [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
      Value top = convert(b, args[1], args[0].getType());
      return power(b, arith::SubFOp::create(b, args[0], top));
    };
    return {maximum,
            generic({scores, maximum}, like(scores, getElementTypeOrSelf(scores.value.getType())),
                    minus),
            generic({before, maximum}, like(before, getElementTypeOrSelf(before.value.getType())),
                    minus)};
  }

  Mapped rescale(Mapped running, Mapped factor) const {
    return generic({running, factor}, like(running, getElementTypeOrSelf(running.value.getType())),
                   [](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
                     Value by = convert(b, args[1], args[0].getType());
                     return arith::MulFOp::create(b, args[0], by);
                   });
  }
};

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
  SmallVector<AffineMap> maps =
      llvm::to_vector(op.getIndexingMaps().getAsValueRange<AffineMapAttr>());
  if (!llvm::all_of(maps, [](AffineMap map) { return map.isProjectedPermutation(); }))
    return op.emitError("has indexing maps that are more than dimensions");
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
  Type element = getElementTypeOrSelf(max.value.getType());
  if (element.getIntOrFloatBitWidth() < 32)
    element = rewriter.getF32Type();
  Value zero = emit.constant(element, 0);
  Mapped zeros = emit.empty(sizes, scoreMap, element);
  zeros.value = linalg::FillOp::create(rewriter, loc, zero, zeros.value).getResult(0);
  Mapped products =
      emit.generic({query, key}, zeros, [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        Value product = arith::MulFOp::create(b, Emit::convert(b, args[0], element),
                                              Emit::convert(b, args[1], element));
        return arith::AddFOp::create(b, product, args[2]);
      });
  ImplicitLocOpBuilder outer(loc, rewriter);
  Value scale = Emit::convert(outer, inputs[3], element),
        logOfE = emit.constant(element, llvm::numbers::log2e);
  if (emit.useExp2)
    scale = arith::MulFOp::create(rewriter, loc, scale, logOfE);
  SmallVector<Mapped> read{products};
  if (inputs.size() == 5)
    read.push_back({inputs[4], maps[4]});
  Region &region = op.getRegion();
  Mapped scores = emit.generic(
      read, emit.like(products, element), [&](ImplicitLocOpBuilder &b, ValueRange args) {
        Value score = arith::MulFOp::create(b, args[0], scale);
        if (!region.empty()) {
          Block &block = region.front();
          IRMapping mapping;
          mapping.map(block.getArgument(0),
                      Emit::convert(b, score, block.getArgument(0).getType()));
          for (Operation &inside : block.without_terminator()) {
            auto index = dyn_cast<linalg_ext::IndexOp>(inside);
            auto position = index ? scoreMap.getResultPosition(b.getAffineDimExpr(index.getDim()))
                                  : std::nullopt;
            if (position)
              mapping.map(index.getResult(), linalg::IndexOp::create(b, *position).getResult());
            else
              b.clone(inside, mapping);
          }
          score = Emit::convert(b, mapping.lookupOrDefault(block.getTerminator()->getOperand(0)),
                                element);
        }
        if (read.size() == 1)
          return score;
        if (isa<FloatType>(args[1].getType())) {
          Value mask = Emit::convert(b, args[1], element);
          if (emit.useExp2)
            mask = arith::MulFOp::create(b, mask, logOfE);
          return arith::AddFOp::create(b, score, mask).getResult();
        }
        Value none = arith::ConstantOp::create(b, b.getZeroAttr(args[1].getType()));
        Value keeps = arith::CmpIOp::create(b, arith::CmpIPredicate::ne, args[1], none);
        Value removed = arith::ConstantOp::create(
            b, b.getFloatAttr(element,
                              APFloat::getInf(cast<FloatType>(element).getFloatSemantics(), true)));
        return arith::SelectOp::create(b, keeps, score, removed).getResult();
      });

  Emit::Powers powers = emit.powers(scores, max);
  Mapped total = emit.generic({powers.terms}, emit.rescale(sum, powers.rescale),
                              [](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
                                return arith::AddFOp::create(
                                    b, Emit::convert(b, args[0], args[1].getType()), args[1]);
                              });
  Mapped result = emit.generic({powers.terms, value}, emit.rescale(acc, powers.rescale),
                               [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
                                 Type type = args[2].getType();
                                 Value product =
                                     arith::MulFOp::create(b, Emit::convert(b, args[0], type),
                                                           Emit::convert(b, args[1], type));
                                 return arith::AddFOp::create(b, product, args[2]);
                               });
  rewriter.replaceOp(op, {result.value, powers.maximum.value, total.value});
  return success();
}

LogicalResult sluice::iree::lower(ExpReductionOp op, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  ValueRange inputs = op.getInputs(), outs = op.getOutputs();
  SmallVector<AffineMap> maps =
      llvm::to_vector(op.getIndexingMaps().getAsValueRange<AffineMapAttr>());
  if (inputs.empty() || outs.empty() || op.getRegion().empty() || !allFloats(inputs.front()) ||
      !allFloats(outs.front()) || op.getRegion().front().getNumArguments() != op->getNumOperands())
    return op.emitError("needs scores, running values of which the first is the maximum, and a "
                        "region with an argument for each");
  if (!llvm::all_of(maps, [](AffineMap map) { return map.isProjectedPermutation(); }))
    return op.emitError("has indexing maps that are more than dimensions");
  Emit emit{rewriter, loc};
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
    Mapped result =
        emit.generic(read, operands[first + i], [&](ImplicitLocOpBuilder &b, ValueRange args) {
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
