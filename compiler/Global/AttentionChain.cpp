//===- AttentionChain.cpp - the operations of one attention ---------------===//
#include "compiler/Global/Attention.h"

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {

GenericOp producer(Value value) {
  auto op = value.getDefiningOp<GenericOp>();
  return op && op.getNumDpsInits() == 1 && op.hasPureTensorSemantics() ? op : GenericOp();
}

Value yielded(GenericOp op) { return op.getBody()->getTerminator()->getOperand(0); }

namespace {
bool hasUsers(Value value, std::initializer_list<Operation *> expected) {
  return llvm::all_of(value.getUsers(),
                      [&](Operation *user) { return llvm::is_contained(expected, user); });
}

/// `value` before it was rounded to fewer bits.
Value withoutRounding(Value value) {
  auto round = value.getDefiningOp<arith::TruncFOp>();
  return round ? round.getIn() : value;
}

bool isFilledWith(Value init, function_ref<bool(const APFloat &)> isWanted) {
  auto fill = init.getDefiningOp<linalg::FillOp>();
  APFloat value(0.0f);
  return fill && matchPattern(fill.getInputs()[0], m_ConstantFloat(&value)) && isWanted(value);
}
/// Nothing that a largest element or a sum begins with shows in it.
bool isLowest(const APFloat &value) {
  return value.isNegative() && (value.isInfinity() || value.isLargest());
}
bool isZero(const APFloat &value) { return value.isZero(); }

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
    APFloat zero(1.0f);
    auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
    if (!compare || compare.getPredicate() != arith::CmpFPredicate::OEQ ||
        op.getNumDpsInputs() != 3 || !matchPattern(select.getTrueValue(), m_ConstantFloat(&zero)) ||
        !zero.isPosZero() || !matchPattern(compare.getRhs(), m_NegInfFloat()))
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

/// Whether `op` gives the elements of its input more bits, and does nothing else.
bool isWidening(GenericOp op) {
  auto extend = op && op.getNumDpsInputs() == 1 && !op.getNumReductionLoops()
                    ? yielded(op).getDefiningOp<arith::ExtFOp>()
                    : arith::ExtFOp();
  return extend && extend.getIn() == op.getBody()->getArgument(0) &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) { return map.isIdentity(); });
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

} // namespace

bool isProduct(linalg::LinalgOp op) {
  return op && op.hasPureTensorSemantics() && linalg::isaContractionOpInterface(op) &&
         op.getNumReductionLoops() == 1 &&
         isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())) &&
         isFilledWith(op.getDpsInits()[0], isZero);
}

LogicalResult findChain(RewriterBase &rewriter, linalg::LinalgOp product, unsigned weightsOperand,
                        AttentionChain &chain) {
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
  if (best) {
    chain.best = producer(chain.weights.getDpsInputs()[*best]);
    if (!isRowReduction<arith::MaximumFOp, arith::MaxNumFOp>(chain.best) ||
        !isFilledWith(chain.best.getDpsInits()[0], isLowest))
      return decline("weights are zero where something else than a whole row is masked");
  }
  Operation *guard = chain.best;
  bool areUsed = !hasUsers(shown, {chain.largest, chain.powers, guard});
  if (isWidening(producer(shown))) {
    chain.widened = producer(shown);
    shown = chain.widened.getDpsInputs()[0];
    areUsed |= !hasUsers(shown, {chain.widened, guard});
  }
  // The largest score of a row may also tell whether all of it is masked.
  Operation *divides = chain.best == chain.largest ? chain.weights : GenericOp();
  if (areUsed || !hasUsers(max, {chain.powers, divides}))
    return decline("the scores or their largest are used by more than the softmax");
  chain.scores = shown.getDefiningOp<linalg::LinalgOp>();
  if (!isProduct(chain.scores)) {
    chain.shown = producer(shown);
    if (!chain.shown || chain.shown.getNumReductionLoops())
      return decline("the scores are no product of floats that starts at zero, nor computed from "
                     "one element by element");
    for (Value input : chain.shown.getDpsInputs())
      if (auto op = input.getDefiningOp<linalg::LinalgOp>();
          isProduct(op) && hasUsers(input, {chain.shown}))
        chain.scores = op;
    if (!isProduct(chain.scores))
      return decline("the scores come from no product of floats that starts at zero and that "
                     "nothing else uses");
  }
  chain.result = roundingOf(product->getResult(0));
  return success();
}

} // namespace sluice::global
