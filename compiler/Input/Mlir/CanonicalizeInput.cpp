//===- CanonicalizeInput.cpp - fewer forms of the same work ---------------===//
// Texts by hand and other compilers' output hold ops for which later stages have no kernel of their
// own. Each becomes ops that have one:
//   arith.addf %a, %b : tensor<4xf32>     ->  linalg.generic
//   linalg.softmax                        ->  its definition in linalg
//   linalg.winograd_*                     ->  products of tiles with matrices: Iree/Winograd.cpp
//   linalg.pack, linalg.unpack            ->  pad, reshape and transpose, or linalg_ext.map_load
//   tensor.gather, tensor.scatter         ->  linalg_ext.gather, linalg_ext.scatter
//   affine.linearize_index, delinearize   ->  arithmetic on indices
//   index.add, ...                        ->  arith.addi, ...
//   tensor.concat                         ->  tensor.insert_slice of each part
//   tensor.generate, tensor.bitcast       ->  linalg.generic
//   tensor.reshape, scf.forall            ->  what the host can run: HostForms.cpp
//   flow.tensor.dynamic_constant          ->  util.unfoldable_constant behind a barrier
//   arith.scaling_extf, math.clampf, ...  ->  the operations that they are: CompoundOps.cpp
//   arith.select %scalar, %tensor, ...    ->  linalg.generic
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Input/Common/Patterns.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"
#include "compiler/Input/Mlir/CompoundOps.h"
#include "compiler/Input/Passes.h"
#include "mlir/Dialect/Affine/Transforms/Transforms.h"

using namespace sluice::linalg_ext;

namespace sluice::input {
#define GEN_PASS_DEF_CANONICALIZEINPUT
#include "compiler/Input/Passes.h.inc"

namespace {
/// Element by element. (As scf.if it would be canonicalized back.)
LogicalResult selectTensor(arith::SelectOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || isa<TensorType>(op.getCondition().getType()))
    return rewriter.notifyMatchFailure(op, "does not select a tensor by a scalar");
  rewriter.replaceOp(op, elementwise(rewriter, op.getLoc(), {op.getTrueValue(), op.getFalseValue()},
                                     op.getTrueValue(), [&](Cell &b, ValueRange v) {
                                       return b.make<arith::SelectOp>(op.getCondition(), v[0],
                                                                      v[1]);
                                     }));
  return success();
}

LogicalResult hideDynamicConstant(flow::DynamicConstantOp op, PatternRewriter &rewriter) {
  auto type = cast<TypedAttr>(op.getValue());
  Value value = util::UnfoldableConstantOp::create(rewriter, op.getLoc(), type.getType(), type);
  value = rewriter.createOrFold<tensor::CastOp>(op.getLoc(), op.getType(), value);
  rewriter.replaceOpWithNewOp<util::OptimizationBarrierOp>(op, TypeRange{op.getType()}, value);
  return success();
}

LogicalResult generateToGeneric(tensor::GenerateOp op, PatternRewriter &rewriter) {
  return linalg::rewriteInDestinationPassingStyle(rewriter, op);
}

LogicalResult allocToEmpty(bufferization::AllocTensorOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "is unranked");
  if (op.getCopy())
    rewriter.replaceOp(op, op.getCopy());
  else
    rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, type, op.getDynamicSizes());
  return success();
}

/// An init that the body does not read only gives its shape: it should not look like a use of the
/// tensor.
LogicalResult dropUnreadInit(linalg::GenericOp op, PatternRewriter &rewriter) {
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Value value = init.get();
    if (!op.getMatchingBlockArgument(&init).use_empty() ||
        !isa<RankedTensorType>(value.getType()) || value.getDefiningOp<tensor::EmptyOp>())
      continue;
    auto type = cast<RankedTensorType>(value.getType());
    if (type.getEncoding())
      continue;
    Value empty = tensor::EmptyOp::create(rewriter, op.getLoc(),
                                          tensor::getMixedSizes(rewriter, op.getLoc(), value),
                                          type.getElementType());
    empty = rewriter.createOrFold<tensor::CastOp>(op.getLoc(), type, empty);
    rewriter.modifyOpInPlace(op, [&] { init.set(empty); });
    return success();
  }
  return rewriter.notifyMatchFailure(op, "reads its inits");
}

//===- Gather and scatter -------------------------------------------------===//

/// How a shape [batch..., source dimensions] folds into [batch..., dimensions that are not in
/// `gone`], where gone ones have size 1.
SmallVector<ReassociationIndices> dropUnits(int64_t rank, int64_t batch, ArrayRef<int64_t> gone) {
  llvm::SmallBitVector dropped(rank);
  for (int64_t dim : gone)
    dropped.set(batch + dim);
  return groupsWithout(dropped);
}

LogicalResult gatherToExt(tensor::GatherOp op, PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  Value source = op.getSource(), indices = op.getIndices();
  auto sourceType = cast<RankedTensorType>(source.getType()),
       resultType = cast<RankedTensorType>(op.getType());
  int64_t batch = cast<RankedTensorType>(indices.getType()).getRank() - 1;
  ArrayRef<int64_t> gathered = op.getGatherDims();
  bool keepsUnits = resultType.getRank() == batch + sourceType.getRank();
  SmallVector<ReassociationIndices> groups;
  RankedTensorType type = resultType;
  if (keepsUnits) {
    groups = dropUnits(resultType.getRank(), batch, gathered);
    type = tensor::CollapseShapeOp::inferCollapsedType(resultType, groups);
  }
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, indices), withUnits;
  sizes.pop_back();
  withUnits = sizes;
  for (int64_t dim = 0; dim < sourceType.getRank(); ++dim) {
    bool isGone = llvm::is_contained(gathered, dim);
    if (!isGone)
      sizes.push_back(tensor::getMixedSize(rewriter, loc, source, dim));
    withUnits.push_back(isGone ? rewriter.getIndexAttr(1) : sizes.back());
  }
  Value out = tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  auto gather =
      GatherOp::create(rewriter, loc, out.getType(), ValueRange{source, indices}, out, gathered);
  takeElements(rewriter, loc, gather.getRegion(), type.getElementType());
  Value result = rewriter.createOrFold<tensor::CastOp>(loc, type, gather.getResult(0));
  if (keepsUnits)
    result = tensor::ExpandShapeOp::create(rewriter, loc, resultType, result, groups, withUnits);
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult scatterToExt(tensor::ScatterOp op, PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  Value updates = op.getSource();
  auto updatesType = cast<RankedTensorType>(updates.getType()),
       type = cast<RankedTensorType>(op.getType());
  int64_t batch = cast<RankedTensorType>(op.getIndices().getType()).getRank() - 1;
  ArrayRef<int64_t> scattered = op.getScatterDims();
  if (updatesType.getRank() == batch + type.getRank())
    updates = tensor::CollapseShapeOp::create(rewriter, loc, updates,
                                              dropUnits(updatesType.getRank(), batch, scattered));
  auto scatter =
      ScatterOp::create(rewriter, loc, TypeRange{type}, ValueRange{updates, op.getIndices()},
                        ValueRange{op.getDest()}, scattered, op.getUnique());
  takeElements(rewriter, loc, scatter.getRegion(), type.getElementType());
  rewriter.replaceOp(op, scatter.getResults());
  return success();
}

//===- Pack and unpack ----------------------------------------------------===//

/// Position in the packed tensor's leading dimensions of the outer tile index of dimension `dim`.
template <typename Op> int64_t outerPosition(Op op, int64_t dim) {
  ArrayRef<int64_t> order = op.getOuterDimsPerm();
  return order.empty() ? dim : llvm::find(order, dim) - order.begin();
}

/// By pad, reshape and transpose where upstream can, else element by element.
LogicalResult lowerPack(linalg::PackOp op, PatternRewriter &rewriter) {
  if (op.hasPureTensorSemantics() && op.getStaticTiles().size() == op.getMixedTiles().size() &&
      succeeded(linalg::lowerPack(rewriter, op)))
    return success();
  SmallVector<OpFoldResult> tiles = op.getMixedTiles();
  int64_t rank = cast<RankedTensorType>(op.getSource().getType()).getRank();
  auto position = [&](Cell &b, ValueRange ivs) {
    SmallVector<Value> at;
    for (int64_t dim = 0; dim < rank; ++dim)
      at.push_back(ivs[outerPosition(op, dim)]);
    for (auto [i, dim] : llvm::enumerate(op.getInnerDimsPos())) {
      Value tile = getValueOrCreateConstantIndexOp(b, b.getLoc(), tiles[i]);
      at[dim] = b.add(b.mul(at[dim], tile), ivs[rank + i]);
    }
    return at;
  };
  rewriter.replaceOp(op, mapLoad(rewriter, op.getLoc(), op.getSource(), op.getDest(),
                                 op.getPaddingValue(), position));
  return success();
}

LogicalResult lowerUnPack(linalg::UnPackOp op, PatternRewriter &rewriter) {
  if (op.hasPureTensorSemantics() && succeeded(linalg::lowerUnPack(rewriter, op)))
    return success();
  SmallVector<OpFoldResult> tiles = op.getMixedTiles();
  int64_t rank = cast<RankedTensorType>(op.getDest().getType()).getRank();
  auto position = [&](Cell &b, ValueRange ivs) {
    SmallVector<Value> at(rank + tiles.size());
    for (int64_t dim = 0; dim < rank; ++dim)
      at[outerPosition(op, dim)] = ivs[dim];
    for (auto [i, dim] : llvm::enumerate(op.getInnerDimsPos())) {
      Value tile = getValueOrCreateConstantIndexOp(b, b.getLoc(), tiles[i]);
      at[outerPosition(op, dim)] = b.div(ivs[dim], tile);
      at[rank + i] = b.rem(ivs[dim], tile);
    }
    return at;
  };
  rewriter.replaceOp(op,
                     mapLoad(rewriter, op.getLoc(), op.getSource(), op.getDest(), {}, position));
  return success();
}

struct CanonicalizeInput final : impl::CanonicalizeInputBase<CanonicalizeInput> {
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    addFunctions(patterns, allocToEmpty, dropUnreadInit, gatherToExt, generateToGeneric,
                 hideDynamicConstant, lowerPack, lowerUnPack, scatterToExt, selectTensor);
    patterns.add(+[](linalg::SoftmaxOp op, PatternRewriter &rewriter) {
      return decomposeSoftmax(rewriter, op);
    });
    affine::populateAffineExpandIndexOpsPatterns(patterns);
    populateHostFormPatterns(patterns);
    populateCompoundOpPatterns(patterns);
    iree::populateWinogradPatterns(patterns);
    linalg::populateElementwiseToLinalgConversionPatterns(patterns);
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::input
