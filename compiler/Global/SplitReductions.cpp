//===- SplitReductions.cpp - few long sums become many short ones ---------===//
// A sum whose elements do not follow each other, such as the mean of an image with channels last,
// gives few workgroups of a GPU all the work where there are few results. The outer loop of a long
// sum becomes one of the results, which are summed again:
//   %s = generic {sum over h, w} ins(%x : [n, h, w, c]) -> [n, c]
//     ->
//   %p = generic {sum over w} ins(%x) -> [n, h, c]
//   %s = generic {sum over h} ins(%p) -> [n, c]
//===----------------------------------------------------------------------===//
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_SPLITREDUCTIONS
#include "compiler/Global/Passes.h.inc"
namespace {

/// Results from which on threads of a workgroup that share each one suffice, steps of a sum up to
/// which they do (8 x 112 x 112 x 32: 400 KB for each of 16 workgroups), and steps of the outer
/// loop that are worth a kernel.
constexpr int64_t kManyResults = 2048, kFewSteps = 8192, kFewParts = 8;

/// Product of the sizes of loops of `kind`; an unknown one counts as `unknown`.
int64_t steps(linalg::LinalgOp op, utils::IteratorType kind, int64_t unknown) {
  int64_t product = 1;
  for (auto [size, each] : llvm::zip(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (each == kind)
      product =
          llvm::SaturatingMultiply<uint64_t>(product, ShapedType::isDynamic(size) ? unknown : size);
  return product;
}

/// The combiner of `op` if it is one reduction that gains from being split, in `loop`.
Operation *combinerIfSplit(linalg::GenericOp op, unsigned &loop, util::DeclineRemarks &remarks) {
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  if (reduced.size() < 2 || op.getNumDpsInits() != 1 || !op.hasPureTensorSemantics() ||
      linalg::isaContractionOpInterface(op) || linalg::isaConvolutionOpInterface(op))
    return nullptr;
  auto isReduced = [&](AffineExpr index) {
    return llvm::any_of(reduced, [&](unsigned each) { return index.isFunctionOfDim(each); });
  };
  for (OpOperand *input : op.getDpsInputOperands()) {
    ArrayRef<AffineExpr> indices = op.getMatchingIndexingMap(input).getResults();
    if (!indices.empty() && isReduced(indices.back()))
      return nullptr; // Rows, which have threads of their own.
  }
  SmallVector<Operation *> combiners;
  if (!matchReduction(op.getRegionOutputArgs(), 0, combiners) || combiners.size() != 1 ||
      !arith::getNeutralElement(combiners[0])) {
    (void)remarks.decline(op, "its parts cannot be combined by one operation");
    return nullptr;
  }
  loop = reduced.front();
  int64_t parts = op.getStaticLoopRanges()[loop];
  if (steps(op, utils::IteratorType::parallel, 1) >= kManyResults ||
      steps(op, utils::IteratorType::reduction, kFewSteps) < kFewSteps ||
      (!ShapedType::isDynamic(parts) && parts < kFewParts)) {
    (void)remarks.decline(op, "there are results enough for all threads, or few steps for each");
    return nullptr;
  }
  return combiners[0];
}

void split(linalg::GenericOp op, Operation *combiner, unsigned loop,
           util::DeclineRemarks &remarks) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  OpOperand *init = op.getDpsInitOperand(0);
  AffineMap map = op.getMatchingIndexingMap(init);
  Type element = getElementTypeOrSelf(init->get().getType());
  SmallVector<AffineExpr> indices(map.getResults());
  // In front of the last index, along which both kernels read and write.
  unsigned at = indices.empty() ? 0 : indices.size() - 1;
  indices.insert(indices.begin() + at, builder.getAffineDimExpr(loop));
  if (!llvm::all_of(indices, llvm::IsaPred<AffineDimExpr>))
    return (void)remarks.decline(op, "results are not indexed by loops alone");
  SmallVector<Range> ranges =
      cast<linalg::LinalgOp>(op.getOperation()).createLoopRanges(builder, loc);
  auto sizes = llvm::map_to_vector(indices, [&](AffineExpr index) {
    return ranges[cast<AffineDimExpr>(index).getPosition()].size;
  });
  Value neutral = arith::ConstantOp::create(builder, loc, *arith::getNeutralElement(combiner));
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, element);
  Value start = linalg::FillOp::create(builder, loc, neutral, empty).getResult(0);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.back() = AffineMap::get(map.getNumDims(), 0, indices, op.getContext());
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  kinds[loop] = utils::IteratorType::parallel;
  auto parts =
      linalg::GenericOp::create(builder, loc, start.getType(), op.getInputs(), start, maps, kinds);
  IRMapping mapping;
  op.getRegion().cloneInto(&parts.getRegion(), mapping);
  // The results' dimensions, then the parts.
  int64_t rank = map.getNumResults();
  SmallVector<AffineExpr> read, written;
  for (int64_t dim = 0; dim < rank; ++dim)
    read.push_back(builder.getAffineDimExpr(dim)), written.push_back(read.back());
  read.insert(read.begin() + at, builder.getAffineDimExpr(rank));
  SmallVector<utils::IteratorType> outer(rank, utils::IteratorType::parallel);
  outer.push_back(utils::IteratorType::reduction);
  auto whole =
      linalg::GenericOp::create(builder, loc, op.getResultTypes(), parts.getResults(), init->get(),
                                ArrayRef{AffineMap::get(rank + 1, 0, read, op.getContext()),
                                         AffineMap::get(rank + 1, 0, written, op.getContext())},
                                outer, [&](OpBuilder &b, Location at, ValueRange values) {
                                  Operation *again = b.clone(*combiner);
                                  again->setOperands({values[0], values[1]});
                                  linalg::YieldOp::create(b, at, again->getResults());
                                });
  op.replaceAllUsesWith(whole.getResults());
  op.erase();
}

struct SplitReductions final : impl::SplitReductionsBase<SplitReductions> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (!preferences.splitsReductions())
      return;
    for (linalg::GenericOp op : r.all<linalg::GenericOp>()) {
      unsigned loop = 0;
      if (Operation *combiner = combinerIfSplit(op, loop, r.remarks))
        split(op, combiner, loop, r.remarks);
    }
  }
};
} // namespace
} // namespace sluice::global
