//===- HostForms.cpp - shapes and loops that the host program can run -----===//
//   tensor.bitcast %x            ->  linalg.generic with arith.bitcast
//   tensor.reshape %x(%shape)    ->  tensor.collapse_shape, tensor.expand_shape with sizes read
//   scf.forall (%i) in (%n) shared_outs(%o = %x)
//                                ->  scf.for with tensor.insert_slice into what it carries
//===----------------------------------------------------------------------===//
#include "compiler/Input/Common/Patterns.h"
#include "compiler/Input/Common/Structured.h"

namespace sluice::input {
namespace {
LogicalResult bitcastElements(tensor::BitcastOp op, PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  Value source = op.getSource();
  auto from = dyn_cast<RankedTensorType>(source.getType()),
       to = dyn_cast<RankedTensorType>(op.getType());
  if (!from || !to || !to.getElementType().isSignlessIntOrFloat() ||
      !from.getElementType().isSignlessIntOrFloat())
    return rewriter.notifyMatchFailure(op,
                                       "is unranked, or of elements that arith has no bitcast for");
  // The result may know sizes that the source does not, and the other way round.
  auto known = RankedTensorType::get(to.getShape(), from.getElementType());
  source = rewriter.createOrFold<tensor::CastOp>(loc, known, source);
  Value empty = tensor::EmptyOp::create(rewriter, loc, tensor::getMixedSizes(rewriter, loc, source),
                                        to.getElementType());
  empty = rewriter.createOrFold<tensor::CastOp>(loc, to, empty);
  rewriter.replaceOp(op, elementwise(rewriter, loc, source, empty, [&](Cell &b, ValueRange v) {
                       return b.make<arith::BitcastOp>(to.getElementType(), v[0]);
                     }));
  return success();
}

/// Size `dim` of what `op` makes: of the type, a constant, or read.
OpFoldResult sizeOf(tensor::ReshapeOp op, int64_t dim, PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getType());
  if (!type.isDynamicDim(dim))
    return rewriter.getIndexAttr(type.getDimSize(dim));
  DenseIntElementsAttr constant;
  if (matchPattern(op.getShape(), m_Constant(&constant)))
    return rewriter.getIndexAttr((*(constant.value_begin<APInt>() + dim)).getSExtValue());
  auto elements = op.getShape().getDefiningOp<tensor::FromElementsOp>();
  Value at = elements ? Value() : Value(arith::ConstantIndexOp::create(rewriter, loc, dim));
  Value size = elements ? elements.getElements()[dim]
                        : tensor::ExtractOp::create(rewriter, loc, op.getShape(), at);
  return size.getType().isIndex()
             ? size
             : Value(arith::IndexCastOp::create(rewriter, loc, rewriter.getIndexType(), size));
}

LogicalResult reshapeBySizes(tensor::ReshapeOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !isa<RankedTensorType>(op.getSource().getType()))
    return rewriter.notifyMatchFailure(op, "is unranked");
  DenseIntElementsAttr constant;
  if (matchPattern(op.getShape(), m_Constant(&constant)) &&
      llvm::any_of(constant.getValues<APInt>(),
                   [](const APInt &size) { return size.isNegative(); }))
    return rewriter.notifyMatchFailure(op, "has a negative size");
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    sizes.push_back(sizeOf(op, dim, rewriter));
  Value result = reshaped(rewriter, op.getLoc(), op.getSource(), sizes);
  rewriter.replaceOp(op, rewriter.createOrFold<tensor::CastOp>(op.getLoc(), type, result));
  return success();
}

/// One iteration after the other. Each writes parts of the results that no other reads or writes,
/// so that it may find the parts of those before it written already.
LogicalResult forallToFor(scf::ForallOp op, PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  auto values = [&](ArrayRef<OpFoldResult> mixed) {
    return getValueOrCreateConstantIndexOp(rewriter, loc, mixed);
  };
  SmallVector<Value> lower = values(op.getMixedLowerBound()),
                     upper = values(op.getMixedUpperBound()), steps = values(op.getMixedStep());
  auto iteration = [&](OpBuilder &b, Location, ValueRange ivs, ValueRange carried) {
    IRMapping mapping;
    mapping.map(op.getInductionVars(), ivs);
    mapping.map(op.getRegionOutArgs(), carried);
    for (Operation &inner : op.getBody()->without_terminator())
      b.clone(inner, mapping);
    SmallVector<Value> results(carried);
    for (Operation &inner : op.getTerminator().getYieldingOps()) {
      auto insert = cast<tensor::ParallelInsertSliceOp>(inner);
      for (auto [argument, result] : llvm::zip_equal(op.getRegionOutArgs(), results)) {
        if (argument != insert.getDest())
          continue;
        auto mapped = [&](ValueRange old) {
          return llvm::map_to_vector(old,
                                     [&](Value value) { return mapping.lookupOrDefault(value); });
        };
        result = tensor::InsertSliceOp::create(
            b, insert.getLoc(), result.getType(), mapping.lookupOrDefault(insert.getSource()),
            result, mapped(insert.getOffsets()), mapped(insert.getSizes()),
            mapped(insert.getStrides()), insert.getStaticOffsets(), insert.getStaticSizes(),
            insert.getStaticStrides());
      }
    }
    return results;
  };
  scf::LoopNest nest =
      scf::buildLoopNest(rewriter, loc, lower, upper, steps, op.getOutputs(), iteration);
  rewriter.replaceOp(op, nest.results);
  return success();
}
} // namespace

Value reshaped(OpBuilder &builder, Location loc, Value source, ArrayRef<OpFoldResult> sizes) {
  auto from = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> shape;
  for (OpFoldResult size : sizes)
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  auto to = from.clone(shape);
  auto allDims = [](int64_t rank) { // As one group; none of a scalar.
    return SmallVector<ReassociationIndices>(rank ? 1 : 0,
                                             llvm::to_vector<2>(llvm::seq<int64_t>(rank)));
  };
  if (from == to && to.hasStaticShape())
    return source;
  Value flat = source;
  if (from.getRank() == 0)
    flat = tensor::ExpandShapeOp::create(builder, loc, from.clone(ArrayRef<int64_t>{1}), source,
                                         allDims(0));
  else if (from.getRank() > 1)
    flat = tensor::CollapseShapeOp::create(builder, loc, source, allDims(from.getRank()));
  // Its type must say exactly what is known of the product of the new sizes.
  auto line = from.clone(
      ArrayRef<int64_t>{to.hasStaticShape() ? to.getNumElements() : ShapedType::kDynamic});
  flat = builder.createOrFold<tensor::CastOp>(loc, line, flat);
  if (to.getRank() == 0)
    return tensor::CollapseShapeOp::create(builder, loc, to, flat,
                                           ArrayRef<ReassociationIndices>());
  return to.getRank() == 1 && to.hasStaticShape()
             ? flat
             : Value(tensor::ExpandShapeOp::create(builder, loc, to, flat, allDims(to.getRank()),
                                                   sizes));
}

void populateHostFormPatterns(RewritePatternSet &patterns) {
  addFunctions(patterns, bitcastElements, forallToFor, reshapeBySizes);
}
} // namespace sluice::input
