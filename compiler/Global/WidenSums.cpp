//===- WidenSums.cpp - sums of narrow floats in f32 -----------------------===//
// A sum of f16 that is rounded at each term loses all digits after some thousand terms. However a
// program writes it, such a sum (or product) is kept in f32 and rounded once, and so are the
// products that it adds up:
//   %c = linalg.matmul ins(%a, %b : f16) outs(%zero : f16)
//     ->
//   %s = linalg.generic {%acc + extf(%x) * extf(%y)} ins(%a, %b : f16) outs(%zero : f32)
//   %c = linalg.generic {truncf} ins(%s : f32)
// Where a program widens both operands itself, the product reads them as they were. What the sum
// starts from, if that is not zero, is added in the end, where it is part of what follows the
// kernel's sum. At all levels: what is promised to be exact does not depend on plans.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_WIDENSUMS
#include "compiler/Global/Passes.h.inc"

static bool isNarrow(Type type) {
  auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return element && element.getWidth() < 32;
}

/// What adds the next term to result `i`, or multiplies by it, if the result is a narrow float and
/// that all there is to it.
static Operation *narrowCombiner(linalg::GenericOp op, unsigned i) {
  SmallVector<Operation *> combiners;
  if (op.getNumReductionLoops() == 0 || !isNarrow(op.getDpsInits()[i].getType()) ||
      !matchReduction(op.getRegionOutputArgs(), i, combiners) || combiners.size() != 1 ||
      !isa<arith::AddFOp, arith::MulFOp>(combiners[0]) ||
      combiners[0]->getBlock() != op.getBody() ||
      op.getBody()->getTerminator()->getOperand(i) != combiners[0]->getResult(0))
    return nullptr;
  return combiners[0];
}

/// Whether result `i` is a sum of narrow floats after all, but not one addition a term.
static bool isOddNarrowSum(linalg::GenericOp op, unsigned i) {
  SmallVector<Operation *> combiners;
  return op.getNumReductionLoops() && isNarrow(op.getDpsInits()[i].getType()) &&
         !narrowCombiner(op, i) && matchReduction(op.getRegionOutputArgs(), i, combiners) &&
         llvm::any_of(combiners, llvm::IsaPred<arith::AddFOp, arith::MulFOp>);
}

static bool hasNarrowSum(linalg::GenericOp op) {
  return op.hasPureTensorSemantics() &&
         llvm::any_of(llvm::seq(0u, unsigned(op.getNumDpsInits())),
                      [&](unsigned i) { return narrowCombiner(op, i); });
}

/// A term of the sum in f32. Products are exact there.
static Value widenTerm(OpBuilder &b, Value term, bool inSum) {
  Location loc = term.getLoc();
  auto product = term.getDefiningOp<arith::MulFOp>();
  auto extended = [&](Value value) -> Value {
    return arith::ExtFOp::create(b, loc, b.getF32Type(), value);
  };
  if (!product || !inSum)
    return extended(term);
  return arith::MulFOp::create(b, loc, extended(product.getLhs()), extended(product.getRhs()));
}

/// The sum as rounded in the end, with what it started from unless it did so itself.
static Value rounded(IRRewriter &b, Location loc, Value sum, Value start, bool isProduct) {
  auto type = cast<RankedTensorType>(start.getType());
  SmallVector<Value> inputs{sum};
  if (!start.getDefiningOp<linalg::FillOp>())
    inputs.push_back(start);
  SmallVector<AffineMap> maps(inputs.size() + 1, b.getMultiDimIdentityMap(type.getRank()));
  return computed(b, loc, type.getElementType(), tensor::getMixedSizes(b, loc, start), inputs, maps,
                  [&](OpBuilder &b, ValueRange x) -> Value {
                    Value total = x[0];
                    if (inputs.size() > 1) {
                      Value before = arith::ExtFOp::create(b, loc, b.getF32Type(), x[1]);
                      total = isProduct ? arith::MulFOp::create(b, loc, before, total).getResult()
                                        : arith::AddFOp::create(b, loc, before, total).getResult();
                    }
                    return arith::TruncFOp::create(b, loc, type.getElementType(), total);
                  })
      .getResult(0);
}

/// What changes no product, no sum: not even that of negative zeros.
static Value neutral(OpBuilder &b, Location loc, bool isProduct) {
  return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(isProduct ? 1.0f : -0.0f));
}

static void widen(IRRewriter &b, linalg::GenericOp op) {
  Location loc = op.getLoc();
  b.setInsertionPoint(op);
  SmallVector<Value> inits(op.getDpsInits());
  SmallVector<Type> types;
  SmallVector<Operation *> combiners;
  for (unsigned i = 0; i < inits.size(); ++i) {
    combiners.push_back(narrowCombiner(op, i));
    if (combiners.back()) {
      auto fill = inits[i].getDefiningOp<linalg::FillOp>();
      Value number = fill ? b.createOrFold<arith::ExtFOp>(loc, b.getF32Type(), fill.getInputs()[0])
                          : neutral(b, loc, isa<arith::MulFOp>(combiners.back()));
      Value empty =
          tensor::EmptyOp::create(b, loc, tensor::getMixedSizes(b, loc, inits[i]), b.getF32Type(),
                                  cast<RankedTensorType>(inits[i].getType()).getEncoding());
      inits[i] = linalg::FillOp::create(b, loc, number, empty).getResult(0);
    }
    types.push_back(inits[i].getType());
  }
  auto wide = linalg::GenericOp::create(b, loc, types, op.getDpsInputs(), inits,
                                        op.getIndexingMapsArray(), op.getIteratorTypesArray());
  wide->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  b.inlineRegionBefore(op.getRegion(), wide.getRegion(), wide.getRegion().begin());
  Block *body = wide.getBody();
  for (auto [i, combiner] : llvm::enumerate(combiners)) {
    if (!combiner)
      continue;
    BlockArgument sum = body->getArgument(op.getNumDpsInputs() + i);
    sum.setType(b.getF32Type());
    unsigned side = combiner->getOperand(0) == sum ? 1 : 0;
    OpBuilder inside(combiner);
    combiner->setOperand(
        side, widenTerm(inside, combiner->getOperand(side), isa<arith::AddFOp>(combiner)));
    combiner->getResult(0).setType(b.getF32Type());
  }
  // Products that are made in f32 now.
  for (Operation &inner : llvm::make_early_inc_range(llvm::reverse(*body)))
    if (isOpTriviallyDead(&inner))
      b.eraseOp(&inner);
  b.setInsertionPointAfter(wide);
  SmallVector<Value> results(wide.getResults());
  for (auto [i, combiner] : llvm::enumerate(combiners))
    if (combiner)
      results[i] = rounded(b, loc, results[i], op.getDpsInits()[i], isa<arith::MulFOp>(combiner));
  b.replaceOp(op, results);
}

/// What `value` is before each of its elements is widened to f32 and nothing else is done; null if
/// that is not what it is.
static Value beforeWidening(Value value) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || generic.getNumDpsInputs() != 1 || generic->getNumResults() != 1 ||
      !llvm::all_of(generic.getIndexingMapsArray(), [](AffineMap map) { return map.isIdentity(); }))
    return {};
  auto widening = generic.getBody()->getTerminator()->getOperand(0).getDefiningOp<arith::ExtFOp>();
  bool isAll = widening && widening.getIn() == generic.getBody()->getArgument(0);
  return isAll && isNarrow(widening.getIn().getType()) && widening.getType().isF32()
             ? generic.getDpsInputs()[0]
             : Value();
}

/// Lets a product of two tensors that are widened for it read what they are made from:
///   %p = generic {acc + x * y} ins(extf(%a), extf(%b))
///     ->  generic {acc + extf(x) * extf(y)} ins(%a, %b)
static void readNarrow(IRRewriter &b, linalg::GenericOp op) {
  if (!linalg::isaContractionOpInterface(op) || op.getNumDpsInputs() != 2 ||
      !op.hasPureTensorSemantics())
    return;
  Value sources[] = {beforeWidening(op.getDpsInputs()[0]), beforeWidening(op.getDpsInputs()[1])};
  if (!sources[0] || !sources[1] ||
      getElementTypeOrSelf(sources[0]) != getElementTypeOrSelf(sources[1]))
    return;
  for (int64_t i : {1, 0})
    readWidened(b, op.getDpsInputOperand(i), sources[i]);
}

namespace {
struct WidenSums final : impl::WidenSumsBase<WidenSums> {
  void rewrite(Rewriting &r) override {
    auto isNarrowResult = [](Operation *op) {
      return llvm::any_of(op->getResultTypes(), isNarrow);
    };
    for (Operation *op : r.all<Operation *>(isNarrowResult)) {
      auto structured = dyn_cast<linalg::LinalgOp>(op);
      auto softmax = dyn_cast<linalg::SoftmaxOp>(op);
      r.rewriter.setInsertionPoint(op);
      if (softmax ? failed(linalg_ext::decomposeSoftmax(r.rewriter, softmax))
                  : structured && !isa<linalg::GenericOp>(op) &&
                        structured.getNumReductionLoops() > 0 &&
                        failed(linalg::generalizeNamedOp(r.rewriter, structured)))
        return signalPassFailure();
    }
    for (linalg::GenericOp op : r.all<linalg::GenericOp>()) {
      for (unsigned i = 0; r.remarks.listener() && i < op.getNumDpsInits(); ++i)
        if (isOddNarrowSum(op, i))
          (void)r.remarks.decline(op,
                                  "is rounded at each term: terms are combined in several steps");
      if (hasNarrowSum(op))
        widen(r.rewriter, op);
    }
    r.function.walk([&](linalg::GenericOp op) { readNarrow(r.rewriter, op); });
  }
};
} // namespace
} // namespace sluice::global
