//===- PrepareTosa.cpp - TOSA by way of upstream's conversions ------------===//
// What they do not take comes first. They write a reshape with several unknown sizes for a tile of
// unknown sizes; this one knows them.
//   %r = tosa.tile %x, [2, 3] : tensor<?x?xf32>
//   %copies = linalg.generic ins(%x by (a, i, b, j) -> (i, j)) : tensor<2x?x3x?xf32>
//   %r = tensor.collapse_shape %copies [[0, 1], [2, 3]]
// They write one row after the other in a loop on the host for a scatter; this is one kernel.
//   %r = tosa.scatter %values, %indices, %input : (tensor<NxKxC>, tensor<NxW>, tensor<NxWxC>)
//     ->
//   %positions = linalg.generic {(n, %indices[n, w])} : tensor<NxWx2>
//   %r = linalg_ext.scatter dimension_map = [0, 1] unique_indices(true)
//            ins(%input, %positions) outs(%values)
// And of what has no meaning outside of its program or toolchain it is said so, by name.
//   model.mlir:2:10: error: tosa.custom 'my_op' of domain 'me' is not supported
//===----------------------------------------------------------------------===//
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Passes.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"

namespace sluice::input {
#define GEN_PASS_DEF_PREPARETOSA
#include "compiler/Input/Passes.h.inc"

/// Nothing if sizes are known, as upstream does well then, or if the number of copies is not.
static void replaceTile(IRRewriter &rewriter, tosa::TileOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getInput1().getType());
  SmallVector<int64_t> copies;
  if (!type || type.hasStaticShape() || type.getRank() == 0 ||
      failed(op.getConstantMultiples(copies)))
    return;
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> read;
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < rank; ++dim) {
    sizes.push_back(rewriter.getIndexAttr(copies[dim]));
    sizes.push_back(tensor::getMixedSize(rewriter, loc, op.getInput1(), dim));
    read.push_back(rewriter.getAffineDimExpr(2 * dim + 1));
    groups.push_back({2 * dim, 2 * dim + 1});
  }
  Value out = tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  SmallVector<AffineMap> maps{AffineMap::get(2 * rank, 0, read, rewriter.getContext()),
                              rewriter.getMultiDimIdentityMap(2 * rank)};
  Value tiled =
      generic(rewriter, loc, op.getInput1(), out, maps, [](Cell &, ValueRange v) { return v[0]; });
  Value joined = tensor::CollapseShapeOp::create(rewriter, loc, tiled, groups);
  rewriter.replaceOp(op, tensor::CastOp::create(rewriter, loc, op.getType(), joined));
}

/// Pairs (n, indices[n, w]).
static Value positionsOf(OpBuilder &b, Location loc, Value indices) {
  auto type = cast<RankedTensorType>(indices.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, indices);
  sizes.push_back(b.getIndexAttr(2));
  Value out = tensor::EmptyOp::create(b, loc, sizes, type.getElementType());
  SmallVector<AffineMap> maps{AffineMap::getMultiDimMapWithTargets(3, {0, 1}, b.getContext()),
                              b.getMultiDimIdentityMap(3)};
  return generic(b, loc, indices, out, maps, [&](Cell &b, ValueRange v) {
    Value isBatch = b.equal(b.index(2), 0);
    return b.select(isBatch, b.make<arith::IndexCastOp>(type.getElementType(), b.index(0)), v[0]);
  });
}

/// Nothing if the shape is not known to be that of the values.
static void replaceScatter(IRRewriter &rewriter, tosa::ScatterOp op) {
  if (!isa<RankedTensorType>(op.getIndices().getType()) ||
      op.getValuesIn().getType() != op.getType())
    return;
  rewriter.setInsertionPoint(op);
  Value positions = positionsOf(rewriter, op.getLoc(), op.getIndices());
  auto scatter = linalg_ext::ScatterOp::create(
      rewriter, op.getLoc(), TypeRange{op.getType()}, ValueRange{op.getInput(), positions},
      ValueRange{op.getValuesIn()}, ArrayRef<int64_t>{0, 1}, true);
  takeElements(rewriter, op.getLoc(), scatter.getRegion(), getElementTypeOrSelf(op.getType()));
  rewriter.replaceOp(op, scatter.getResults());
}

namespace {
struct PrepareTosa final : impl::PrepareTosaBase<PrepareTosa> {
  using Base::Base;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](Operation *op) {
      if (auto tile = dyn_cast<tosa::TileOp>(op)) {
        replaceTile(rewriter, tile);
      } else if (auto scatter = dyn_cast<tosa::ScatterOp>(op)) {
        replaceScatter(rewriter, scatter);
      } else if (auto custom = dyn_cast<tosa::CustomOp>(op)) {
        op->emitError("tosa.custom '")
            << custom.getOperatorName() << "' of domain '" << custom.getDomainName()
            << "' is not supported; write it in operators of TOSA or linalg";
        signalPassFailure();
      } else if (isa<tosa::VariableReadOp, tosa::VariableWriteOp>(op)) {
        op->emitError() << op->getName()
                        << " is not supported; util.global holds state between calls";
        signalPassFailure();
      }
    });
  }
};
} // namespace

bool holdsTosa(ModuleOp program) {
  auto isOther = [](Operation *op) {
    return WalkResult(success(!isa_and_present<tosa::TosaDialect>(op->getDialect())));
  };
  return program.walk(isOther).wasInterrupted();
}

void buildTosaInputPipeline(OpPassManager &pm, bool withTosa) {
  pm.addNestedPass<func::FuncOp>(tosa::createTosaConvertIntegerTypeToSignless()); // ui8 -> i8
  if (withTosa) {
    pm.addNestedPass<func::FuncOp>(createPrepareTosa()); // tosa.tile, scatter -> linalg, linalg_ext
    pm.addPass(createTosaToSCFPass());                   // tosa.cond_if, while_loop -> scf
    // Everything else; how strictly a program follows a TOSA profile is not ours to judge.
    tosa::addTosaToLinalgPasses(pm, TosaToLinalgOptions(), TosaToLinalgNamedOptions(),
                                /*validationOptions=*/std::nullopt);
    TosaToArithPassOptions arith;
    arith.includeApplyRescale = true;
    pm.addPass(createTosaToArithPass(arith)); // tosa.const, apply_scale -> arith
    pm.addPass(createTosaToTensorPass());     // tosa.reshape, slice, pad, concat -> tensor
  }
  pm.addPass(createCanonicalizerPass());
}
} // namespace sluice::input
