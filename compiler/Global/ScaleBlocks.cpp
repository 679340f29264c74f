//===- ScaleBlocks.cpp - numbers of few bits times the scale of their block -===//
// Weights of 8 bits or less have a scale for each block of a row or of both dimensions. What splits
// dimensions into blocks to scale these, and joins them again, scales each element:
//   %b = expand_shape (extf %codes) [256x512 -> 2x128x4x128]
//   %y = collapse_shape (generic {mulf} ins(%b, %scales : 2x128x4x128, 2x4))
//     ->
//   %y = generic {mulf %x, %scales[i / 128, j / 128]} ins(extf %codes)
// That is one operation with what comes before and after it, and kernels of products can compute it
// as they read the codes.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_SCALEBLOCKS
#include "compiler/Global/Passes.h.inc"

/// Whether `value` has elements of few bits, or is computed from them element by element.
static bool isOfFewBits(Value value) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (generic && generic.getNumReductionLoops() == 0 && generic.getNumDpsInputs() == 1)
    value = generic.getDpsInputs()[0];
  Type element = getElementTypeOrSelf(value.getType());
  return element.isIntOrFloat() && element.getIntOrFloatBitWidth() <= 8;
}

/// The position in each dimension that `groups` join, of the element at `joined` positions.
static SmallVector<Value> positionsIn(OpBuilder &b, Location loc, RankedTensorType split,
                                      ArrayRef<ReassociationIndices> groups) {
  SmallVector<Value> positions(split.getRank());
  for (auto [dim, group] : llvm::enumerate(groups)) {
    Value rest = linalg::IndexOp::create(b, loc, dim);
    for (int64_t part : llvm::reverse(group)) {
      Value size = arith::ConstantIndexOp::create(b, loc, split.getDimSize(part));
      bool isFirst = part == group.front();
      positions[part] = isFirst ? rest : b.createOrFold<arith::RemUIOp>(loc, rest, size);
      rest = isFirst ? rest : b.createOrFold<arith::DivUIOp>(loc, rest, size);
    }
  }
  return positions;
}

static LogicalResult scaleElements(tensor::CollapseShapeOp collapse, PatternRewriter &rewriter) {
  auto op = collapse.getSrc().getDefiningOp<linalg::GenericOp>();
  RankedTensorType split = collapse.getSrcType(), joined = collapse.getResultType();
  if (!op || !op->hasOneUse() || op.getNumReductionLoops() || op->getNumResults() != 1 ||
      op.hasIndexSemantics() || op.getNumDpsInputs() != 2 || !split.hasStaticShape() ||
      !op.getIndexingMapsArray().back().isIdentity() ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
    return failure();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned codes = maps[0].isIdentity() ? 0 : 1;
  Value scales = op.getDpsInputs()[1 - codes];
  if (!isa<RankedTensorType>(scales.getType()))
    return failure();
  auto expand = op.getDpsInputs()[codes].getDefiningOp<tensor::ExpandShapeOp>();
  if (!maps[codes].isIdentity() || maps[1 - codes].isIdentity() || !expand ||
      expand.getReassociationIndices() != collapse.getReassociationIndices() ||
      !isOfFewBits(expand.getSrc()) ||
      !maps[1 - codes].isProjectedPermutation(/*allowZeroInResults=*/true))
    return failure();
  Location loc = op.getLoc();
  auto scaled = [&](OpBuilder &b, ValueRange x) {
    SmallVector<Value> positions = positionsIn(b, loc, split, collapse.getReassociationIndices()),
                       place;
    for (AffineExpr expr : maps[1 - codes].getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      place.push_back(dim ? positions[dim.getPosition()]
                          : arith::ConstantIndexOp::create(b, loc, 0).getResult());
    }
    IRMapping mapping;
    mapping.map(op.getBody()->getArgument(codes), x[0]);
    mapping.map(op.getBody()->getArgument(1 - codes),
                tensor::ExtractOp::create(b, loc, scales, place).getResult());
    for (Operation &nested : op.getBody()->without_terminator())
      b.clone(nested, mapping);
    return mapping.lookupOrDefault(op.getBody()->getTerminator()->getOperand(0));
  };
  SmallVector<AffineMap> own(2, rewriter.getMultiDimIdentityMap(joined.getRank()));
  SmallVector<OpFoldResult> sizes = getAsIndexOpFoldResult(op.getContext(), joined.getShape());
  rewriter.replaceOp(collapse, computed(rewriter, loc, joined.getElementType(), sizes,
                                        expand.getSrc(), own, scaled));
  return success();
}

namespace {
struct ScaleBlocks final : impl::ScaleBlocksBase<ScaleBlocks> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (preferences.computesPositions())
      r.apply(std::move(RewritePatternSet(&getContext()).add(scaleElements)));
  }
};
} // namespace
} // namespace sluice::global
