//===- RecognizeAttention.cpp - two products around a softmax become one operation ===//
//   %s = contraction(%q, %k)             f32 [batch..., rows, keys], of f16, bf16 or f32
//   %x = generic {scale, mask} (%s, %m)  what is done with a score; may be missing
//   %w = softmax(%x) along the keys      four generics: largest, exponentials, their sum, quotients
//   %o = contraction(%w, %v)             then perhaps a generic that rounds or transposes %o
//     ->
//   %o = linalg_ext.attention {nan_if_empty} ins(%q, %k, %v, %m) { scale, mask }
// On GPUs, whose kernels of attention keep scores in registers (Dao et al. 2022, FlashAttention).
// Runs after FuseElementwise: what happens to a score stands in one place then.
// A product whose factor is a quotient by sums of rows looks like attention: where it is not made
// one, a remark says why (--remarks=attention).
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Global/Passes.h"
#include "compiler/Kernels/Preferences.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {
#define GEN_PASS_DEF_RECOGNIZEATTENTION
#include "compiler/Global/Passes.h.inc"

namespace {

/// Dimensions of attention, one per dimension of a tensor or per loop of an operation; -1 = not of
/// attention yet.
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

/// The generic operation that computes `value` and nothing else.
GenericOp producer(Value value) {
  auto op = value.getDefiningOp<GenericOp>();
  return op && op.getNumDpsInits() == 1 && op.hasPureTensorSemantics() ? op : GenericOp();
}

bool hasUsers(Value value, std::initializer_list<Operation *> expected) {
  return llvm::all_of(value.getUsers(),
                      [&](Operation *user) { return llvm::is_contained(expected, user); });
}

Value yielded(GenericOp op) { return op.getBody()->getTerminator()->getOperand(0); }

/// `value` before it was rounded to fewer bits.
Value withoutRounding(Value value) {
  auto round = value.getDefiningOp<arith::TruncFOp>();
  return round ? round.getIn() : value;
}

bool isFilledWith(Value init, llvm::function_ref<bool(const APFloat &)> isWanted) {
  auto fill = init.getDefiningOp<linalg::FillOp>();
  APFloat value(0.0f);
  return fill && matchPattern(fill.getInputs()[0], m_ConstantFloat(&value)) && isWanted(value);
}
/// Nothing that a largest element or a sum begins with shows in it.
bool isLowest(const APFloat &value) {
  return value.isNegative() && (value.isInfinity() || value.isLargest());
}
bool isZero(const APFloat &value) { return value.isZero(); }

/// A product of floating-point tensors with one sum, starting at zero.
bool isProduct(linalg::LinalgOp op) {
  return op && op.hasPureTensorSemantics() && linalg::isaContractionOpInterface(op) &&
         op.getNumReductionLoops() == 1 &&
         isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())) &&
         isFilledWith(op.getDpsInits()[0], isZero);
}

/// Combines elements along one dimension by `Combine`.
template <typename... Combine> bool isRowReduction(GenericOp op) {
  if (!op || op.getNumDpsInputs() != 1 || op.getNumReductionLoops() != 1 ||
      !llvm::hasNItems(*op.getBody(), 2))
    return false;
  Operation *combine = yielded(op).getDefiningOp();
  return isa_and_present<Combine...>(combine) && combine->getBlock() == op.getBody() &&
         llvm::is_contained(combine->getOperands(), op.getBody()->getArgument(0)) &&
         llvm::is_contained(combine->getOperands(), op.getBody()->getArgument(1));
}

/// exp(input 0 - input 1), or with the inputs in the other order; the scores are input `scores`.
bool isExponential(GenericOp op, unsigned &scores) {
  if (!op || op.getNumReductionLoops() || op.getNumDpsInputs() != 2 ||
      !llvm::hasNItems(*op.getBody(), 3))
    return false;
  auto exp = yielded(op).getDefiningOp<math::ExpOp>();
  auto difference = exp ? exp.getOperand().getDefiningOp<arith::SubFOp>() : arith::SubFOp();
  auto left = difference ? dyn_cast<BlockArgument>(difference.getLhs()) : BlockArgument();
  auto right = difference ? dyn_cast<BlockArgument>(difference.getRhs()) : BlockArgument();
  if (!left || !right || left.getOwner() != op.getBody() || right.getOwner() != op.getBody() ||
      left.getArgNumber() + right.getArgNumber() != 1)
    return false;
  scores = left.getArgNumber();
  return true;
}

/// The operations of one attention, from the last product back to the first.
struct Chain {
  linalg::LinalgOp scores;   // queries x keys
  GenericOp shown;           // What is done with a score; null: nothing.
  GenericOp largest, powers; // Per row; exp(score - largest).
  GenericOp total, weights;  // Sums of powers; powers / total.
  linalg::LinalgOp product;  // weights x values
  GenericOp result;          // The product rounded or transposed; null: as it is.
  unsigned weightsOperand = 0;
  GenericOp best; // Largest of each row of the mask: where it is minus infinity, weights are zero.
                  // Null without.

  Value last() { return result ? result.getResult(0) : product->getResult(0); }
};

/// powers / total, perhaps rounded, perhaps zero where the `best` of a row is minus infinity.
bool isQuotient(GenericOp op, unsigned &powers, unsigned &total, std::optional<unsigned> &best) {
  if (!op || op.getNumReductionLoops() || op.getNumDpsInputs() < 2 || op.getNumDpsInputs() > 3)
    return false;
  Block *body = op.getBody();
  auto argument = [&](Value value) -> std::optional<unsigned> {
    auto arg = dyn_cast_if_present<BlockArgument>(value);
    return arg && arg.getOwner() == body ? std::optional(arg.getArgNumber()) : std::nullopt;
  };
  Value value = withoutRounding(yielded(op));
  if (auto select = value.getDefiningOp<arith::SelectOp>()) {
    APFloat zero(1.0f), least(0.0f);
    auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
    if (!compare || compare.getPredicate() != arith::CmpFPredicate::OEQ ||
        op.getNumDpsInputs() != 3 || !matchPattern(select.getTrueValue(), m_ConstantFloat(&zero)) ||
        !zero.isPosZero() || !matchPattern(compare.getRhs(), m_ConstantFloat(&least)) ||
        !least.isInfinity() || !least.isNegative())
      return false;
    best = argument(compare.getLhs());
    if (!best)
      return false;
    value = withoutRounding(select.getFalseValue());
  } else if (op.getNumDpsInputs() != 2) {
    return false;
  }
  auto quotient = value.getDefiningOp<arith::DivFOp>();
  auto left = argument(quotient ? quotient.getLhs() : Value()),
       right = argument(quotient ? quotient.getRhs() : Value());
  if (!left || !right || *left == *right || *left >= op.getNumDpsInputs() ||
      *right >= op.getNumDpsInputs())
    return false;
  powers = *left, total = *right;
  return true;
}

/// The only user of a product, if it does nothing but round and transpose it.
GenericOp roundingOf(Value product) {
  if (!product.hasOneUse())
    return {};
  auto op = dyn_cast<GenericOp>(*product.getUsers().begin());
  if (!op || op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 || op.getNumReductionLoops() ||
      !op.hasPureTensorSemantics() || op.getDpsInputs()[0] != product ||
      withoutRounding(yielded(op)) != op.getBody()->getArgument(0) ||
      op.getBody()->getOperations().size() > 2 ||
      !llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) { return map.isPermutation(); }))
    return {};
  return op;
}

/// Whether `op` divides by the sums of rows, whatever else it does: a candidate for the weights.
bool dividesBySums(GenericOp op) {
  return op && llvm::any_of(*op.getBody(), llvm::IsaPred<arith::DivFOp>) &&
         llvm::any_of(op.getDpsInputs(),
                      [](Value input) { return isRowReduction<arith::AddFOp>(producer(input)); });
}

/// Finds the operations around the softmax that input `weightsOperand` of `product` is.
LogicalResult findChain(RewriterBase &rewriter, linalg::LinalgOp product, unsigned weightsOperand,
                        Chain &chain) {
  unsigned powers, total, scores;
  std::optional<unsigned> best;
  auto decline = [&](const char *why) { return rewriter.notifyMatchFailure(product, why); };
  chain.product = product, chain.weightsOperand = weightsOperand;
  chain.weights = producer(product.getDpsInputs()[weightsOperand]);
  if (!isQuotient(chain.weights, powers, total, best))
    return dividesBySums(chain.weights)
               ? decline("the weights are more than exponentials divided by their sum")
               : failure();
  Value sums = chain.weights.getDpsInputs()[total],
        exponentials = chain.weights.getDpsInputs()[powers];
  chain.total = producer(sums), chain.powers = producer(exponentials);
  if (!isRowReduction<arith::AddFOp>(chain.total))
    return failure(); // A quotient of other things.
  if (!isFilledWith(chain.total.getDpsInits()[0], isZero))
    return decline("the sums of exponentials do not start at zero");
  if (chain.total.getDpsInputs()[0] != exponentials)
    return decline("the weights are divided by sums of something else");
  if (!isExponential(chain.powers, scores))
    return decline("what is summed up is not exp(score - largest score)");
  if (!hasUsers(chain.weights.getResult(0), {product}))
    return decline("the weights are used by more than the product with the values");
  if (!hasUsers(sums, {chain.weights}) || !hasUsers(exponentials, {chain.total, chain.weights}))
    return decline("the exponentials or their sums are used by more than the softmax");
  Value shown = chain.powers.getDpsInputs()[scores], max = chain.powers.getDpsInputs()[1 - scores];
  chain.largest = producer(max);
  if (!isRowReduction<arith::MaximumFOp, arith::MaxNumFOp>(chain.largest) ||
      !isFilledWith(chain.largest.getDpsInits()[0], isLowest) ||
      chain.largest.getDpsInputs()[0] != shown)
    return decline("what is subtracted from the scores is not the largest of their row");
  if (!hasUsers(max, {chain.powers}) || !hasUsers(shown, {chain.largest, chain.powers}))
    return decline("the scores or their largest are used by more than the softmax");
  chain.scores = shown.getDefiningOp<linalg::LinalgOp>();
  if (!isProduct(chain.scores)) {
    chain.shown = producer(shown);
    if (!chain.shown || chain.shown.getNumReductionLoops())
      return decline("the scores are no product of floats that starts at zero, nor computed from "
                     "one element by element");
    if (chain.shown.getNumDpsInputs() > 2)
      return decline("the scores are computed from more than a product and a mask");
    for (Value input : chain.shown.getDpsInputs())
      if (auto op = input.getDefiningOp<linalg::LinalgOp>();
          isProduct(op) && hasUsers(input, {chain.shown}))
        chain.scores = op;
    if (!isProduct(chain.scores))
      return decline("the scores come from no product of floats that starts at zero and that "
                     "nothing else uses");
  }
  if (best) {
    chain.best = producer(chain.weights.getDpsInputs()[*best]);
    if (!isRowReduction<arith::MaximumFOp, arith::MaxNumFOp>(chain.best) ||
        !isFilledWith(chain.best.getDpsInits()[0], isLowest))
      return decline("weights are zero where something else than a whole row is masked");
  }
  chain.result = roundingOf(product->getResult(0));
  return success();
}

/// The operands, maps and region of attention.
class Builder {
public:
  Builder(Chain &chain) : chain(chain) {}

  /// Finds the dimension of attention that each dimension of each tensor is; fails if they are not
  /// those of attention.
  LogicalResult assignDims(RewriterBase &rewriter);
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
  Value maskWithoutUnits(IRRewriter &rewriter);
  void buildRegion(IRRewriter &rewriter, Region &region, Type score);

  Chain &chain;
  Value query, key, value, mask;
  Dims queryDims, keyDims, valueDims, maskDims, outDims;
  Dims shownLoops;
  SmallVector<bool> maskUnits; // Dimensions of the mask that are read at 0 only.
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
    for (OpOperand *operand : shown.getDpsInputOperands()) {
      if (operand->get() == current)
        continue;
      mask = operand->get();
      for (AffineExpr result : shown.getMatchingIndexingMap(operand).getResults()) {
        auto loop = dyn_cast<AffineDimExpr>(result);
        if (!loop && result != getAffineConstantExpr(0, result.getContext()))
          return decline("the mask is indexed by more than queries and keys");
        maskUnits.push_back(!loop);
        if (loop)
          maskDims.push_back(shownLoops[loop.getPosition()]);
      }
    }
    dims = dimsAt(outMap(shown), shownLoops);
    current = shown.getResult(0);
  }
  auto rows = dims ? through(chain.largest, current, *dims) : std::nullopt;
  auto powers = dims ? through(chain.powers, current, *dims) : std::nullopt;
  if (!rows || !powers)
    return decline("the softmax reads its scores along a diagonal, or repeats them");
  // The dimension that the row's largest lacks is that of the keys.
  for (int64_t dim : *dims)
    if (!llvm::is_contained(*rows, dim))
      keysDim = dim;
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
    if (row.getDpsInputs()[0] != mask || llvm::is_contained(maskUnits, true))
      return decline("rows without keys are not found by the mask that is added to the scores");
    auto best = through(row, mask, maskDims);
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
  return checkRoles(rewriter);
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
  for (Value operand : {query, key, value, mask})
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
    if ((isDepth || isColumn) && llvm::is_contained(maskDims, dim))
      return decline("the mask differs along the depth or the columns");
  }
  return success();
}

bool Builder::hasSimpleRegion() {
  if (!chain.shown)
    return true;
  return llvm::all_of(*chain.shown.getBody(), [](Operation &op) {
    return op.getNumRegions() == 0 &&
           (isa<arith::ArithDialect, math::MathDialect>(op.getDialect()) ||
            isa<linalg::IndexOp, linalg::YieldOp>(op));
  });
}

/// The mask without the dimensions that are read at 0 only.
Value Builder::maskWithoutUnits(IRRewriter &rewriter) {
  if (!llvm::is_contained(maskUnits, true))
    return mask;
  Location loc = mask.getLoc();
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, mask),
                            offsets(sizes.size(), rewriter.getIndexAttr(0)),
                            ones(sizes.size(), rewriter.getIndexAttr(1));
  auto type = cast<RankedTensorType>(mask.getType());
  SmallVector<int64_t> shape;
  for (auto [i, isUnit] : llvm::enumerate(maskUnits)) {
    if (isUnit)
      sizes[i] = rewriter.getIndexAttr(1);
    else
      shape.push_back(type.getDimSize(i));
  }
  return tensor::ExtractSliceOp::create(rewriter, loc,
                                        RankedTensorType::get(shape, type.getElementType()), mask,
                                        offsets, sizes, ones);
}

void Builder::buildRegion(IRRewriter &rewriter, Region &region, Type score) {
  OpBuilder::InsertionGuard guard(rewriter);
  GenericOp shown = chain.shown;
  Location loc = shown.getLoc();
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
    mapping.map(argument, operand == mask ? body->getArgument(1)
                                          : asFloat(body->getArgument(0), argument.getType()));
  for (Operation &op : shown.getBody()->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      mapping.map(index.getResult(), linalg_ext::IndexOp::create(rewriter, loc, index.getType(),
                                                                 shownLoops[index.getDim()])
                                         .getResult());
      continue;
    }
    for (Value operand :
         op.getOperands()) // Constants come along: kernels are cut out around the operation.
      if (Operation *outer = operand.getDefiningOp();
          outer && outer->hasTrait<OpTrait::ConstantLike>() && !mapping.contains(operand))
        mapping.map(operand, rewriter.clone(*outer)->getResult(0));
    rewriter.clone(op, mapping);
  }
  linalg_ext::YieldOp::create(rewriter, loc,
                              asFloat(mapping.lookupOrDefault(yielded(shown)), score));
}

void Builder::build(IRRewriter &rewriter) {
  linalg::LinalgOp end = chain.result ? cast<linalg::LinalgOp>(*chain.result) : chain.product;
  rewriter.setInsertionPoint(end);
  Location loc = chain.product.getLoc();
  auto type = cast<RankedTensorType>(end->getResult(0).getType());
  SmallVector<Value> inputs{query, key, value};
  SmallVector<Dims> dims{queryDims, keyDims, valueDims};
  if (mask) {
    inputs.push_back(maskWithoutUnits(rewriter));
    dims.push_back(maskDims);
  }
  dims.push_back(outDims);
  SmallVector<AffineMap> maps;
  for (const Dims &each : dims)
    maps.push_back(AffineMap::getMultiDimMapWithTargets(
        count, SmallVector<unsigned>(each.begin(), each.end()), rewriter.getContext()));
  Value out = tensor::EmptyOp::create(rewriter, loc,
                                      tensor::getMixedSizes(rewriter, loc, end.getDpsInits()[0]),
                                      type.getElementType());
  auto attention = linalg_ext::AttentionOp::create(
      rewriter, loc, TypeRange(type), inputs, ValueRange(out), rewriter.getAffineMapArrayAttr(maps),
      chain.best ? UnitAttr() : rewriter.getUnitAttr());
  if (chain.shown) {
    // Scores are computed as f32; what is done with them may look at fewer bits, as the program
    // does.
    Type score = getElementTypeOrSelf(chain.scores->getResult(0).getType());
    if (score.getIntOrFloatBitWidth() < 32)
      score = rewriter.getF32Type();
    buildRegion(rewriter, attention.getRegion(), score);
  }
  rewriter.replaceOp(end, attention.getResults());
  if (chain.result)
    rewriter.eraseOp(chain.product);
  for (GenericOp op : {chain.weights, chain.total, chain.powers, chain.largest, chain.shown})
    if (op && op->use_empty())
      rewriter.eraseOp(op);
  if (chain.scores->use_empty())
    rewriter.eraseOp(chain.scores);
}

struct RecognizeAttention final : impl::RecognizeAttentionBase<RecognizeAttention> {
  using Base::Base;
  void runOnOperation() override {
    auto preferences = kernels::Preferences::of(getOperation());
    if (failed(preferences))
      return signalPassFailure();
    util::DeclineRemarks remarks(getContext(), getArgument());
    if (!preferences->fusesAttention() && !remarks.listener())
      return;
    SmallVector<linalg::LinalgOp> products;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (isProduct(op))
        products.push_back(op);
    });
    IRRewriter rewriter(&getContext(), remarks.listener());
    for (linalg::LinalgOp product : products)
      for (unsigned operand : {0, 1}) {
        Chain chain;
        Builder builder(chain);
        if (failed(findChain(rewriter, product, operand, chain)) ||
            failed(builder.assignDims(rewriter)))
          continue;
        if (preferences->fusesAttention())
          builder.build(rewriter);
        else
          (void)rewriter.notifyMatchFailure(product, "the target has no kernels of attention");
        break;
      }
  }
};
} // namespace
} // namespace sluice::global
