//===- KeyLengths.cpp - conditions on keys that are how many keys a row has ---===//
#include "compiler/Global/Attention.h"
#include "compiler/Global/Permutations.h"

using namespace mlir;
using sluice::linalg_ext::AttentionOp;
using sluice::linalg_ext::IndexOp;

namespace sluice::global {

namespace {
/// What `value` is computed from in its region, in order.
SetVector<Operation *> sliceOf(Value value, Region &region) {
  SetVector<Operation *> slice;
  BackwardSliceOptions options;
  options.inclusive = true;
  options.filter = [&](Operation *op) { return op->getParentRegion() == &region; };
  (void)getBackwardSlice(value, &slice, options);
  return slice;
}
bool looksUp(Value value, Region &region) {
  return llvm::any_of(sliceOf(value, region), llvm::IsaPred<tensor::ExtractOp>);
}

/// Takes conditions off what is done with a score.
struct Peeler {
  OpBuilder &b;
  Region &region;
  int64_t keys;
  KeyLengths found;
  bool isBroken = false;

  bool isScore(Value value) {
    return value == region.getArgument(0) ||
           llvm::any_of(sliceOf(value, region), [&](Operation *op) {
             return llvm::is_contained(op->getOperands(), region.getArgument(0));
           });
  }
  /// The value that a select keeps, if it is minus infinity otherwise.
  Value kept(arith::SelectOp select) {
    bool removes = matchPattern(select.getTrueValue(), m_NegInfFloat());
    if (!removes && !matchPattern(select.getFalseValue(), m_NegInfFloat()))
      return {};
    take(select.getCondition(), removes);
    return removes ? select.getFalseValue() : select.getTrueValue();
  }
  bool isKey(Value value) {
    while (auto cast = value.getDefiningOp<arith::IndexCastOp>())
      value = cast.getIn();
    auto index = value.getDefiningOp<IndexOp>();
    return index && int64_t(index.getDim()) == keys;
  }
  Value score(Value value);
  Value bias(Value value);
  void take(Value condition, bool removes);
};
} // namespace

/// `value`, a score, without conditions.
Value Peeler::score(Value value) {
  Operation *op = value.getDefiningOp();
  if (isa_and_present<arith::ExtFOp, arith::TruncFOp>(op)) {
    Value inner = score(op->getOperand(0));
    // Bits that were rounded off before they were needed again.
    if (auto round = inner.getDefiningOp<arith::TruncFOp>();
        round && isa<arith::ExtFOp>(op) && round.getIn().getType() == value.getType())
      return round.getIn();
    if (inner == op->getOperand(0))
      return value;
    IRMapping mapping;
    mapping.map(op->getOperand(0), inner);
    return b.clone(*op, mapping)->getResult(0);
  }
  if (auto select = dyn_cast_if_present<arith::SelectOp>(op))
    if (Value rest = kept(select))
      return score(rest);
  auto sum = dyn_cast_if_present<arith::AddFOp>(op);
  if (!sum || isScore(sum.getLhs()) == isScore(sum.getRhs()))
    return value;
  bool isFirst = isScore(sum.getLhs());
  Value rest = score(isFirst ? sum.getLhs() : sum.getRhs()),
        added = bias(isFirst ? sum.getRhs() : sum.getLhs());
  return added ? arith::AddFOp::create(b, value.getLoc(), rest, added).getResult() : rest;
}

/// `value`, which is added to a score, without conditions; null: nothing is left.
Value Peeler::bias(Value value) {
  Operation *op = value.getDefiningOp();
  if (isa_and_present<arith::ExtFOp, arith::TruncFOp>(op) && !bias(op->getOperand(0)))
    return {};
  if (auto sum = dyn_cast_if_present<arith::AddFOp>(op)) {
    Value left = bias(sum.getLhs()), right = bias(sum.getRhs());
    return left && right ? arith::AddFOp::create(b, value.getLoc(), left, right).getResult()
           : left        ? left
                         : right;
  }
  if (matchPattern(value, m_AnyZeroFloat()))
    return {};
  if (auto select = dyn_cast_if_present<arith::SelectOp>(op))
    if (Value rest = kept(select))
      return bias(rest);
  return value;
}

void Peeler::take(Value condition, bool removes) {
  Operation *op = condition.getDefiningOp();
  if (removes ? isa_and_present<arith::OrIOp>(op) : isa_and_present<arith::AndIOp>(op)) {
    take(op->getOperand(0), removes);
    return take(op->getOperand(1), removes);
  }
  if (isa_and_present<arith::XOrIOp>(op) && matchPattern(op->getOperand(1), m_One()))
    return take(op->getOperand(0), !removes);
  if (!looksUp(condition, region))
    return found.others.push_back({condition, removes});
  using P = arith::CmpIPredicate;
  auto compare = dyn_cast_if_present<arith::CmpIOp>(op);
  if (!compare)
    return void(isBroken = true);
  P predicate = removes ? arith::invertPredicate(compare.getPredicate()) : compare.getPredicate();
  bool isSwapped = predicate == P::sgt || predicate == P::sge;
  Value key = isSwapped ? compare.getRhs() : compare.getLhs(),
        bound = isSwapped ? compare.getLhs() : compare.getRhs();
  bool isLast = predicate == P::sle || predicate == P::sge;
  isBroken |= !(isSwapped || predicate == P::slt || predicate == P::sle);
  // from - key < most
  auto apart = key.getDefiningOp<arith::SubIOp>();
  if (APInt most; apart && isKey(apart.getRhs()) && matchPattern(bound, m_ConstantInt(&most)))
    return found.windows.push_back({apart.getLhs(), most.getSExtValue() + isLast});
  isBroken |=
      !isKey(key) || isScore(bound) || llvm::any_of(sliceOf(bound, region), [&](Operation *op) {
        auto index = dyn_cast<IndexOp>(op);
        return index && int64_t(index.getDim()) == keys;
      });
  found.bounds.push_back({bound, isLast});
}

std::optional<KeyLengths> findLengths(OpBuilder &b, Region &region, int64_t keys) {
  Operation *yield = region.front().getTerminator();
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(yield);
  Peeler peeler{b, region, keys, {}};
  peeler.found.score = peeler.score(yield->getOperand(0));
  KeyLengths &found = peeler.found;
  if (peeler.isBroken || looksUp(found.score, region))
    return std::nullopt;
  // They are of the last keys of a row only if they count from its one bound.
  for (auto [from, most] : found.windows)
    if (found.bounds.size() != 1 || from != found.bounds[0].first || most < 1)
      return std::nullopt;
  return found;
}

/// How many keys the bounds leave of each row, over the dimensions that they depend on: i32.
static Value lengthsOf(RewriterBase &rewriter, AttentionOp op, const KeyLengths &found,
                       SmallVectorImpl<unsigned> &dims) {
  Region &region = op.getRegion();
  Location loc = op.getLoc();
  SetVector<Operation *> slice;
  for (auto [bound, isLast] : found.bounds)
    slice.insert_range(sliceOf(bound, region));
  for (Operation *each : slice)
    if (auto index = dyn_cast<IndexOp>(each); index && !llvm::is_contained(dims, index.getDim()))
      dims.push_back(index.getDim());
  llvm::sort(dims);
  SmallVector<OpFoldResult> sizes;
  SmallVector<AttentionOp::Extent> extents = op.getExtents();
  for (unsigned dim : dims)
    sizes.push_back(tensor::getMixedSize(rewriter, loc, extents[dim].front().first,
                                         extents[dim].front().second));
  auto body = [&](OpBuilder &b, ValueRange) -> Value {
    IRMapping mapping;
    for (Operation &each : region.front()) {
      if (!slice.contains(&each))
        continue;
      if (auto index = dyn_cast<IndexOp>(each)) {
        unsigned loop = llvm::find(dims, index.getDim()) - dims.begin();
        mapping.map(each.getResult(0), linalg::IndexOp::create(b, loc, loop).getResult());
      } else {
        b.clone(each, mapping);
      }
    }
    auto number = [&](int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); };
    Value length = number(INT32_MAX);
    for (auto [bound, isLast] : found.bounds) {
      Value here = mapping.lookupOrDefault(bound);
      if (!here.getType().isIndex())
        here = arith::IndexCastOp::create(b, loc, b.getIndexType(), here);
      here = arith::MinSIOp::create(b, loc, here, number(INT32_MAX - 1));
      if (isLast)
        here = arith::AddIOp::create(b, loc, here, number(1));
      length = arith::MinSIOp::create(b, loc, length, here);
    }
    length = arith::MaxSIOp::create(b, loc, length, number(0));
    return arith::IndexCastOp::create(b, loc, b.getI32Type(), length);
  };
  return computed(rewriter, loc, rewriter.getI32Type(), sizes, {},
                  rewriter.getMultiDimIdentityMap(dims.size()), body)
      .getResult(0);
}

void takeLengths(RewriterBase &rewriter, AttentionOp op) {
  AttentionOp::Dims roles = op.getDims();
  Region &region = op.getRegion();
  std::optional<KeyLengths> found = findLengths(rewriter, region, roles.k2.back());
  if (!found || found->bounds.empty())
    return;
  rewriter.setInsertionPoint(op);
  SmallVector<unsigned> dims;
  Value lengths = lengthsOf(rewriter, op, *found, dims);
  SmallVector<AffineMap> maps = op.getMaps();
  maps.insert(maps.end() - 1, AffineMap::getMultiDimMapWithTargets(maps[0].getNumDims(), dims,
                                                                   rewriter.getContext()));
  Operation *yield = region.front().getTerminator();
  rewriter.setInsertionPoint(yield);
  Location loc = yield->getLoc();
  Value score = found->score;
  for (auto [condition, removes] : found->others) {
    auto type = cast<FloatType>(score.getType());
    Value hidden = arith::ConstantOp::create(
        rewriter, loc,
        rewriter.getFloatAttr(type, APFloat::getInf(type.getFloatSemantics(), /*Negative=*/true)));
    score = arith::SelectOp::create(rewriter, loc, condition, removes ? hidden : score,
                                    removes ? score : hidden);
  }
  rewriter.modifyOpInPlace(op, [&] {
    yield->setOperand(0, score);
    op.getLengthsMutable().assign(lengths);
    for (auto [from, most] : found->windows)
      op.setWindow(
          std::min<int64_t>(op.getWindow().value_or(INT64_MAX), most - !found->bounds[0].second));
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  });
  for (Operation &each : llvm::make_early_inc_range(llvm::reverse(region.front())))
    if (isOpTriviallyDead(&each))
      rewriter.eraseOp(&each);
}

} // namespace sluice::global
