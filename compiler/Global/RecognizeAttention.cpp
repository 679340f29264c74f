//===- RecognizeAttention.cpp - two products around a softmax become one operation ===//
//   %s = contraction(%q, %k)             f32 [batch..., rows, keys], of f16, bf16 or f32
//   %x = generic {scale, mask} (%s, %m)  what is done with a score; may be missing, or widened by
//                                        a generic that follows
//   %w = softmax(%x) along the keys      four generics: largest, exponentials, their sum, quotients
//   %o = contraction(%w, %v)             then perhaps a generic that rounds or transposes %o
//     ->
//   %o = linalg_ext.attention {nan_if_empty} ins(%q, %k, %v, %m) { scale, mask }
// Masks that positions decide are computed in the region; how many keys a row has, by numbers that
// tensors hold, becomes the lengths of the attention (Attention.h). Queries and keys are read
// before they were transposed or scaled by a constant. Scores that were rounded, and perhaps
// replaced, before the softmax widened them again keep the bits of their sums.
// On GPUs, whose kernels of attention keep scores in registers (Dao et al. 2022, FlashAttention).
// Runs after FuseElementwise: what happens to a score stands in one place then.
// A product whose factor is a quotient by sums of rows looks like attention: where it is not made
// one, a remark says why (--remarks=attention).
//===----------------------------------------------------------------------===//
#include "compiler/Global/Attention.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/PositionalValues.h"
#include "compiler/Global/Rewrite.h"

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {
#define GEN_PASS_DEF_RECOGNIZEATTENTION
#include "compiler/Global/Passes.h.inc"

namespace {

/// Dimensions of attention, one per dimension of a tensor or per loop of an operation; -1 = not of
/// attention yet, or read at 0 only.
using Dims = SmallVector<int64_t>;

/// The dimensions of the loops of an operation that has an operand with `dims`, indexed by `map`.
std::optional<Dims> dimsOfLoops(AffineMap map, ArrayRef<int64_t> dims) {
  Dims loops(map.getNumDims(), -1);
  for (auto [result, dim] : llvm::zip_equal(map.getResults(), dims)) {
    auto loop = dyn_cast<AffineDimExpr>(result);
    if (!loop || loops[loop.getPosition()] >= 0)
      return std::nullopt;
    loops[loop.getPosition()] = dim;
  }
  return loops;
}

/// The dimensions of an operand indexed by `map`.
std::optional<Dims> dimsAt(AffineMap map, ArrayRef<int64_t> loops) {
  Dims dims;
  for (AffineExpr result : map.getResults()) {
    auto loop = dyn_cast<AffineDimExpr>(result);
    if (!loop || loops[loop.getPosition()] < 0)
      return std::nullopt;
    dims.push_back(loops[loop.getPosition()]);
  }
  return dims;
}

/// The operands, maps and region of attention.
class Builder {
public:
  /// `looksUp`: masks by numbers that tensors hold are computed in the region.
  Builder(AttentionChain &chain, bool looksUp) : chain(chain), looksUp(looksUp) {}

  /// Finds the dimension of attention that each dimension of each tensor is; fails if they are not
  /// those of attention.
  LogicalResult assignDims(RewriterBase &rewriter);
  /// Whether what is looked up is how many keys a row has.
  bool hasLengths();
  void build(IRRewriter &rewriter);

private:
  AffineMap mapOf(linalg::LinalgOp op, unsigned input) {
    return op.getMatchingIndexingMap(op.getDpsInputOperand(input));
  }
  AffineMap outMap(linalg::LinalgOp op) {
    return op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  }
  /// Dimensions of the result of `op`, which reads `input` with `dims`, all of its loops among
  /// them.
  std::optional<Dims> through(GenericOp op, Value input, ArrayRef<int64_t> dims);
  LogicalResult checkRoles(RewriterBase &rewriter);
  bool hasSimpleRegion();
  bool hasFewScores();
  void readSource(Value &operand, ArrayRef<int64_t> dims, bool isValue);
  arith::AddFOp sumOfMasks();
  void mergeMasks(IRRewriter &rewriter);
  Value maskWithoutUnits(IRRewriter &rewriter);
  void buildRegion(IRRewriter &rewriter, Region &region);
  LogicalResult assignMasks(RewriterBase &rewriter);

  AttentionChain &chain;
  bool looksUp;
  Value query, key, value, mask, other; // other: a second mask.
  Dims queryDims, keyDims, valueDims, maskDims, otherDims, outDims;
  arith::AddFOp sum; // Of scores and the first of two masks.
  Dims shownLoops, shownDims;
  Value maskRead; // By what is done with scores, where `mask` is one of two by now.
  /// What positions alone decide of what is done with scores: the operand's number, its dimensions.
  SmallVector<std::pair<unsigned, Dims>> computed;
  SmallVector<TensorView> views; ///< Of queries, keys and values.
  double scale = 1;              ///< Of queries and keys.
  int64_t count = 0, keysDim = -1;
};

std::optional<Dims> Builder::through(GenericOp op, Value input, ArrayRef<int64_t> dims) {
  for (OpOperand *operand : op.getDpsInputOperands())
    if (operand->get() == input) {
      auto loops = dimsOfLoops(op.getMatchingIndexingMap(operand), dims);
      if (!loops || llvm::is_contained(*loops, -1))
        return std::nullopt;
      return dimsAt(outMap(op), *loops);
    }
  return std::nullopt;
}

LogicalResult Builder::assignDims(RewriterBase &rewriter) {
  auto decline = [&](const char *why) { return rewriter.notifyMatchFailure(chain.product, why); };
  linalg::LinalgOp first = chain.scores, second = chain.product;
  count = first.getNumLoops();
  Dims loops = llvm::to_vector(llvm::seq<int64_t>(0, count));
  auto left = dimsAt(mapOf(first, 0), loops), right = dimsAt(mapOf(first, 1), loops),
       dims = dimsAt(outMap(first), loops);
  if (!left || !right || !dims)
    return decline("queries or keys are indexed by more than one loop for a dimension");

  Value current = first->getResult(0);
  if (GenericOp shown = chain.shown) {
    for (OpOperand *operand : shown.getDpsInputOperands())
      if (operand->get() == current)
        if (auto found = dimsOfLoops(shown.getMatchingIndexingMap(operand), *dims))
          shownLoops = *found;
    if (shownLoops.empty() || llvm::is_contained(shownLoops, -1))
      return decline("scores are repeated, or read along a diagonal, before the softmax");
    dims = dimsAt(outMap(shown), shownLoops);
    shownDims = dims.value_or(Dims());
    current = shown.getResult(0);
  }
  Value narrow = current;
  if (chain.widened)
    current = chain.widened.getResult(0);
  auto rows = dims ? through(chain.largest, current, *dims) : std::nullopt;
  auto powers = dims ? through(chain.powers, current, *dims) : std::nullopt;
  if (!rows || !powers)
    return decline("the softmax reads its scores along a diagonal, or repeats them");
  // The dimension that the row's largest lacks is that of the keys.
  for (int64_t dim : *dims)
    if (!llvm::is_contained(*rows, dim))
      keysDim = dim;
  if (chain.shown && failed(assignMasks(rewriter)))
    return failure();
  // Every operand must be read where it was written: at the row, without the key.
  auto readsRows = [&](GenericOp op, Value full, ArrayRef<int64_t> fullDims, Value perRow,
                       ArrayRef<int64_t> rowDims) {
    std::optional<Dims> loops, read;
    for (OpOperand *operand : op.getDpsInputOperands())
      if (operand->get() == full)
        loops = dimsOfLoops(op.getMatchingIndexingMap(operand), fullDims);
    for (OpOperand *operand : op.getDpsInputOperands())
      if (loops && operand->get() == perRow)
        read = dimsAt(op.getMatchingIndexingMap(operand), *loops);
    return read && ArrayRef(*read) == rowDims;
  };
  Value exponentials = chain.powers.getResult(0);
  auto totals = through(chain.total, exponentials, *powers);
  auto weights = through(chain.weights, exponentials, *powers);
  if (!totals || !weights || llvm::is_contained(*totals, keysDim) ||
      totals->size() != rows->size() ||
      !readsRows(chain.powers, current, *dims, chain.largest.getResult(0), *rows) ||
      !readsRows(chain.weights, exponentials, *powers, chain.total.getResult(0), *totals))
    return decline("largest, sums and quotients are not of the same rows");
  if (GenericOp row = chain.best) {
    Value input = row.getDpsInputs()[0];
    bool isOfScores = input == current || input == narrow;
    if (!isOfScores && (input != mask || other || llvm::is_contained(maskDims, -1)))
      return decline("rows without keys are not found by the mask that is added to the scores");
    auto best = through(row, input, isOfScores ? *dims : maskDims);
    if (!best || llvm::is_contained(*best, keysDim) ||
        !readsRows(chain.weights, exponentials, *powers, row.getResult(0), *best))
      return decline("rows without keys are not those of the weights");
  }

  auto productLoops = dimsOfLoops(mapOf(second, chain.weightsOperand), *weights);
  if (!productLoops)
    return decline("the product reads the weights along a diagonal");
  for (int64_t &dim : *productLoops)
    if (dim < 0)
      dim = count++;
  auto values = dimsAt(mapOf(second, 1 - chain.weightsOperand), *productLoops),
       out = dimsAt(outMap(second), *productLoops);
  if (values && out && chain.result)
    out = through(chain.result, second->getResult(0), *out);
  if (!values || !out)
    return decline("the values are indexed by more than one loop for a dimension");
  bool isSwapped = llvm::is_contained(*left, keysDim);
  if (isSwapped == llvm::is_contained(*right, keysDim))
    return decline("the softmax does not go along the keys");
  query = first.getDpsInputs()[isSwapped], key = first.getDpsInputs()[!isSwapped];
  value = second.getDpsInputs()[1 - chain.weightsOperand];
  queryDims = isSwapped ? *right : *left, keyDims = isSwapped ? *left : *right;
  valueDims = *values, outDims = *out;
  if (!hasSimpleRegion())
    return decline("what is done with a score is more than arithmetic");
  if (hasFewScores())
    return decline("a query's scores are fewer than its elements, of which there are many");
  readSource(query, queryDims, /*isValue=*/false);
  readSource(key, keyDims, /*isValue=*/false);
  readSource(value, valueDims, /*isValue=*/true);
  return checkRoles(rewriter);
}

/// Whether queries are longer than kernels of attention hold, and than their scores: of attention
/// over channels, whose depth are the pixels, two products and what lies between them take less.
bool Builder::hasFewScores() {
  constexpr int64_t kLongDepth = 256;
  int64_t depth = 0, keys = ShapedType::kDynamic;
  for (auto [size, dim] : llvm::zip(cast<RankedTensorType>(key.getType()).getShape(), keyDims))
    if (dim == keysDim)
      keys = size;
    else if (llvm::is_contained(queryDims, dim) && !llvm::is_contained(outDims, dim))
      depth = size;
  return depth > kLongDepth && keys >= 0 && keys <= depth;
}

LogicalResult Builder::assignMasks(RewriterBase &rewriter) {
  auto decline = [&](const char *why) { return rewriter.notifyMatchFailure(chain.product, why); };
  GenericOp shown = chain.shown;
  for (OpOperand *operand : shown.getDpsInputOperands()) {
    if (operand->get() == chain.scores->getResult(0))
      continue;
    Dims read;
    for (AffineExpr result : shown.getMatchingIndexingMap(operand).getResults()) {
      auto loop = dyn_cast<AffineDimExpr>(result);
      if (!loop && result != getAffineConstantExpr(0, result.getContext()))
        return decline("the mask is indexed by more than queries and keys");
      read.push_back(loop ? shownLoops[loop.getPosition()] : -1);
    }
    // Masks that are one number for all keys of a row are compared with their positions.
    auto *keys = llvm::find(read, keysDim);
    bool isComputed =
        !looksUp ? isPositional(operand->get())
                 : keys == read.end() || isPositionalAlong(operand->get(), keys - read.begin());
    if (isComputed && !(chain.best && chain.best.getDpsInputs()[0] == operand->get())) {
      computed.push_back({operand->getOperandNumber(), read});
      continue;
    }
    if (mask && other)
      return decline("the scores are computed from more than a product and two masks");
    (mask ? other : mask) = operand->get();
    (other ? otherDims : maskDims) = read;
  }
  if (other && !(sum = sumOfMasks()))
    return decline("two masks are not added to the scores one after the other");
  return success();
}

LogicalResult Builder::checkRoles(RewriterBase &rewriter) {
  auto decline = [&](const char *why) { return rewriter.notifyMatchFailure(chain.product, why); };
  auto isSupported = llvm::IsaPred<Float16Type, BFloat16Type, Float32Type>;
  Type element = getElementTypeOrSelf(query.getType());
  if (!isSupported(element) || !isSupported(getElementTypeOrSelf(chain.last().getType())))
    return decline("kernels of attention compute with f16, bf16 and f32");
  if (getElementTypeOrSelf(key.getType()) != element ||
      getElementTypeOrSelf(value.getType()) != element)
    return decline("queries, keys and values are not of one element type");
  // Panels and other layouts are read by kernels of products only.
  for (Value operand : {query, key, value, mask, other})
    if (operand && cast<RankedTensorType>(operand.getType()).getEncoding())
      return decline("an operand is in a layout that only products read");
  if (mask && !getElementTypeOrSelf(mask.getType()).isSignlessIntOrFloat())
    return decline("the mask is neither of integers nor of floats");
  for (int64_t dim = 0; dim < count; ++dim) {
    bool inQ = llvm::is_contained(queryDims, dim), inK = llvm::is_contained(keyDims, dim),
         inV = llvm::is_contained(valueDims, dim), inO = llvm::is_contained(outDims, dim);
    bool isBatchOrRow = inQ && inO, isDepth = inQ && inK && !inV && !inO,
         isKey = !inQ && inK && inV && !inO, isColumn = !inQ && !inK && inV && inO;
    if (!isBatchOrRow && !isDepth && !isKey && !isColumn)
      return decline("a dimension is neither of the batch nor queries, keys, depth or columns");
    if (isKey != (dim == keysDim))
      return decline("the softmax and the products have different keys");
    if ((isDepth || isColumn) &&
        (llvm::is_contained(maskDims, dim) || llvm::is_contained(otherDims, dim)))
      return decline("the mask differs along the depth or the columns");
  }
  return success();
}

void Builder::readSource(Value &operand, ArrayRef<int64_t> dims, bool isValue) {
  views.push_back(sourceOf(operand, /*mayScale=*/!isValue, [&](int64_t last) {
    int64_t dim = last < 0 ? -1 : dims[last];
    return llvm::is_contained(keyDims, dim) != isValue &&
           llvm::is_contained(outDims, dim) == isValue && dim != keysDim;
  }));
  scale *= views.back().scale;
  operand = views.back().source;
}

bool Builder::hasSimpleRegion() {
  if (!chain.shown)
    return true;
  return llvm::all_of(*chain.shown.getBody(), [this](Operation &op) {
    return op.getNumRegions() == 0 &&
           (isa<arith::ArithDialect, math::MathDialect>(op.getDialect()) ||
            isa<linalg::IndexOp, linalg::YieldOp>(op) || (looksUp && isa<tensor::ExtractOp>(op)));
  });
}

/// The inner sum of (score + mask) + mask, if that is how the last of what is done with scores uses
/// its two masks of one type.
arith::AddFOp Builder::sumOfMasks() {
  Value last = yielded(chain.shown);
  if (auto extend = last.getDefiningOp<arith::ExtFOp>())
    last = extend.getIn();
  auto isMask = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    Value operand = argument ? chain.shown->getOperand(argument.getArgNumber()) : Value();
    return argument && argument.hasOneUse() && (operand == mask || operand == other);
  };
  auto outer = last.getDefiningOp<arith::AddFOp>();
  if (!outer || isMask(outer.getLhs()) == isMask(outer.getRhs()))
    return {};
  Value score = isMask(outer.getLhs()) ? outer.getRhs() : outer.getLhs();
  auto inner = score.getDefiningOp<arith::AddFOp>();
  bool isInner = inner && inner->hasOneUse() && isMask(inner.getLhs()) != isMask(inner.getRhs()) &&
                 getElementTypeOrSelf(mask.getType()) == getElementTypeOrSelf(other.getType());
  return isInner ? inner : arith::AddFOp();
}

/// Makes one mask of two, smaller than the scores that both were added to: with one rounding as
/// before, of their sum instead of the first sum with scores.
void Builder::mergeMasks(IRRewriter &rewriter) {
  Location loc = mask.getLoc();
  Dims dims;
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim : shownDims)
    for (auto [tensor, read] : {std::pair(mask, maskDims), std::pair(other, otherDims)})
      if (auto *at = llvm::find(read, dim); at != read.end() && !llvm::is_contained(dims, dim)) {
        dims.push_back(dim);
        sizes.push_back(tensor::getMixedSize(rewriter, loc, tensor, at - read.begin()));
      }
  auto mapOf = [&](ArrayRef<int64_t> read) {
    SmallVector<AffineExpr> results;
    for (int64_t dim : read)
      results.push_back(dim < 0 ? rewriter.getAffineConstantExpr(0)
                                : rewriter.getAffineDimExpr(llvm::find(dims, dim) - dims.begin()));
    return AffineMap::get(dims.size(), 0, results, rewriter.getContext());
  };
  AffineMap result = rewriter.getMultiDimIdentityMap(dims.size());
  auto sum = [&](OpBuilder &b, ValueRange x) { return arith::AddFOp::create(b, loc, x[0], x[1]); };
  mask = global::computed(rewriter, loc, getElementTypeOrSelf(mask.getType()), sizes, {mask, other},
                          {mapOf(maskDims), mapOf(otherDims), result}, sum)
             .getResult(0);
  maskDims = dims;
}

/// The mask without the dimensions that are read at 0 only.
Value Builder::maskWithoutUnits(IRRewriter &rewriter) {
  if (!llvm::is_contained(maskDims, -1))
    return mask;
  Location loc = mask.getLoc();
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, mask),
                            offsets(sizes.size(), rewriter.getIndexAttr(0)),
                            ones(sizes.size(), rewriter.getIndexAttr(1));
  auto type = cast<RankedTensorType>(mask.getType());
  SmallVector<int64_t> shape;
  for (auto [i, dim] : llvm::enumerate(maskDims)) {
    if (dim < 0)
      sizes[i] = rewriter.getIndexAttr(1);
    else
      shape.push_back(type.getDimSize(i));
  }
  return tensor::ExtractSliceOp::create(rewriter, loc,
                                        RankedTensorType::get(shape, type.getElementType()), mask,
                                        offsets, sizes, ones);
}

/// `value`, a score or a constant or selected from such, with the bits that it had before it was
/// rounded from `wide`; null if it is computed from rounded bits.
Value withoutRounding(OpBuilder &b, Value value, Type wide) {
  APFloat constant(0.0f);
  if (value.getType() == wide)
    return value;
  if (matchPattern(value, m_ConstantFloat(&constant))) {
    bool lost;
    constant.convert(cast<FloatType>(wide).getFloatSemantics(), APFloat::rmNearestTiesToEven,
                     &lost);
    return arith::ConstantOp::create(b, value.getLoc(), b.getFloatAttr(wide, constant));
  }
  if (auto round = value.getDefiningOp<arith::TruncFOp>())
    return round.getIn().getType() == wide ? round.getIn() : Value();
  auto select = value.getDefiningOp<arith::SelectOp>();
  Value kept = select ? withoutRounding(b, select.getTrueValue(), wide) : Value(),
        other = kept ? withoutRounding(b, select.getFalseValue(), wide) : Value();
  if (!other)
    return {};
  return b.createOrFold<arith::SelectOp>(value.getLoc(), select.getCondition(), kept, other);
}

bool Builder::hasLengths() {
  if (!chain.shown)
    return false;
  Region scratch;
  IRRewriter rewriter(chain.product.getContext());
  maskRead = mask;
  buildRegion(rewriter, scratch);
  std::optional<KeyLengths> found = findLengths(rewriter, scratch, keysDim);
  return found && !found->bounds.empty();
}

void Builder::buildRegion(IRRewriter &rewriter, Region &region) {
  OpBuilder::InsertionGuard guard(rewriter);
  GenericOp shown = chain.shown;
  Location loc = shown.getLoc();
  // Scores are computed as f32; what is done with them may look at fewer bits, as the program does.
  Type score = getElementTypeOrSelf(chain.scores->getResult(0).getType());
  if (score.getIntOrFloatBitWidth() < 32)
    score = rewriter.getF32Type();
  SmallVector<Type> types{score};
  SmallVector<Location> locs{loc};
  if (mask) {
    types.push_back(getElementTypeOrSelf(mask.getType()));
    locs.push_back(mask.getLoc());
  }
  Block *body = rewriter.createBlock(&region, region.end(), types, locs);
  auto asFloat = [&](Value value, Type type) -> Value {
    if (value.getType() == type)
      return value;
    if (value.getType().getIntOrFloatBitWidth() > type.getIntOrFloatBitWidth())
      return arith::TruncFOp::create(rewriter, loc, type, value);
    return arith::ExtFOp::create(rewriter, loc, type, value);
  };
  IRMapping mapping;
  for (auto [operand, argument] : llvm::zip(shown.getDpsInputs(), shown.getBody()->getArguments()))
    if (operand == maskRead || operand == other)
      mapping.map(argument, body->getArgument(1));
    else if (operand == chain.scores->getResult(0))
      mapping.map(argument, asFloat(body->getArgument(0), argument.getType()));
  for (auto &[number, dims] : computed) {
    SmallVector<Value> indices = llvm::map_to_vector(dims, [&](int64_t dim) -> Value {
      return dim < 0 ? arith::ConstantIndexOp::create(rewriter, loc, 0).getResult()
                     : linalg_ext::IndexOp::create(rewriter, loc, rewriter.getIndexType(), dim)
                           .getResult();
    });
    mapping.map(shown.getBody()->getArgument(number),
                positionalElement(rewriter, loc, shown->getOperand(number), indices,
                                  looksUp ? LooksUp::Expensive : LooksUp::Nothing));
  }
  for (Operation &op : shown.getBody()->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      mapping.map(index.getResult(), linalg_ext::IndexOp::create(rewriter, loc, index.getType(),
                                                                 shownLoops[index.getDim()])
                                         .getResult());
      continue;
    }
    if (&op == sum) { // The mask that is both is added to the scores next.
      bool isScore = mapping.lookupOrDefault(sum.getLhs()) != body->getArgument(1);
      mapping.map(sum.getResult(), mapping.lookupOrDefault(isScore ? sum.getLhs() : sum.getRhs()));
      continue;
    }
    for (Value operand :
         op.getOperands()) // Constants come along: kernels are cut out around the operation.
      if (Operation *outer = operand.getDefiningOp();
          outer && outer->hasTrait<OpTrait::ConstantLike>() && !mapping.contains(operand))
        mapping.map(operand, rewriter.clone(*outer)->getResult(0));
    rewriter.clone(op, mapping);
  }
  Value result = mapping.lookupOrDefault(yielded(shown));
  if (auto extend = result.getDefiningOp<arith::ExtFOp>())
    result = extend.getIn();
  Value unrounded = withoutRounding(rewriter, result, score);
  linalg_ext::YieldOp::create(rewriter, loc, unrounded ? unrounded : asFloat(result, score));
}

void Builder::build(IRRewriter &rewriter) {
  linalg::LinalgOp end = chain.result ? cast<linalg::LinalgOp>(*chain.result) : chain.product;
  rewriter.setInsertionPoint(end);
  Location loc = chain.product.getLoc();
  auto type = cast<RankedTensorType>(end->getResult(0).getType());
  SmallVector<Value> inputs;
  SmallVector<Dims> dims{queryDims, keyDims, valueDims};
  for (auto [view, each] : llvm::zip(views, dims)) {
    Dims places;
    inputs.push_back(view.create(rewriter, loc, places));
    for (int64_t &place : places)
      place = each[place];
    each = places;
  }
  if (scale != 1)
    inputs.push_back(
        arith::ConstantOp::create(rewriter, loc, rewriter.getF32FloatAttr(float(scale))));
  maskRead = mask;
  if (other)
    mergeMasks(rewriter);
  if (mask) {
    inputs.push_back(maskWithoutUnits(rewriter));
    llvm::erase(maskDims, -1);
    dims.push_back(maskDims);
  }
  dims.push_back(outDims);
  SmallVector<AffineMap> maps;
  for (const Dims &each : dims)
    maps.push_back(AffineMap::getMultiDimMapWithTargets(
        count, SmallVector<unsigned>(each.begin(), each.end()), rewriter.getContext()));
  Value out = emptyLike(rewriter, loc, end.getDpsInits()[0], type.getElementType());
  auto attention = linalg_ext::AttentionOp::create(
      rewriter, loc, TypeRange(type), inputs, /*lengths=*/Value(), /*table=*/Value(),
      ValueRange(out), rewriter.getAffineMapArrayAttr(maps),
      chain.best ? UnitAttr() : rewriter.getUnitAttr(), /*window=*/IntegerAttr());
  if (chain.shown)
    buildRegion(rewriter, attention.getRegion());
  if (looksUp)
    takeLengths(rewriter, attention);
  rewriter.replaceOp(end, attention.getResults());
  if (Region &region = attention.getRegion(); !region.empty() && !mask) {
    Block &body = region.front();
    if (body.getTerminator()->getOperand(0) == body.getArgument(0)) { // Nothing is done.
      rewriter.eraseBlock(&body);
    }
  }
  if (chain.result)
    rewriter.eraseOp(chain.product);
  for (GenericOp op : {chain.weights, chain.best, chain.total, chain.powers, chain.largest,
                       chain.widened, chain.shown})
    if (op && op->use_empty())
      rewriter.eraseOp(op);
  if (chain.scores->use_empty())
    rewriter.eraseOp(chain.scores);
}

struct RecognizeAttention final : impl::RecognizeAttentionBase<RecognizeAttention> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (!preferences.fusesAttention() && !r.remarks.listener())
      return;
    r.rewriter.setListener(r.remarks.listener());
    for (linalg::LinalgOp product : r.all<linalg::LinalgOp>(isProduct))
      for (unsigned operand : {0, 1}) {
        AttentionChain chain;
        if (failed(findChain(r.rewriter, product, operand, chain)))
          continue;
        std::optional<Builder> builder(std::in_place, chain, /*looksUp=*/true);
        IRRewriter trial(&getContext());
        if (failed(builder->assignDims(trial)) || !builder->hasLengths()) {
          builder.emplace(chain, /*looksUp=*/false);
          if (failed(builder->assignDims(r.rewriter)))
            continue;
        }
        if (preferences.fusesAttention())
          builder->build(r.rewriter);
        else
          (void)r.rewriter.notifyMatchFailure(product, "the target has no kernels of attention");
        break;
      }
  }
};
} // namespace
} // namespace sluice::global
