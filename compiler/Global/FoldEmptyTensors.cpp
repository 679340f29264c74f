//===- FoldEmptyTensors.cpp - nothing is computed over nothing ------------===//
// Sizes of 0 are legal: the cache of a first token, a batch without rows, a sum without terms. What
// is known to be empty leaves the program here, so that no plan has to divide by its sizes:
//   %r = linalg.generic ins(%x : tensor<4x0xf32>) outs(%init : tensor<4xf32>)   ->   %init
//   %s = tensor.extract_slice %x[...] : ... to tensor<0x4xf32>   ->   tensor.empty()
//   %t = tensor.insert_slice %nothing into %dest                 ->   %dest
//   %e = tensor.extract %nothing[%i]                             ->   0, which no thread reads
//===----------------------------------------------------------------------===//
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_FOLDEMPTYTENSORS
#include "compiler/Global/Passes.h.inc"

static bool isEmpty(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && llvm::is_contained(tensor.getShape(), 0);
}

namespace {
/// No iterations: the result is what it starts from.
struct FoldLoops final : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(linalg::LinalgOp op, PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || !llvm::is_contained(op.getStaticLoopRanges(), 0))
      return failure();
    rewriter.replaceOp(op, op.getDpsInits());
    return success();
  }
};

/// Empty results: whatever has the right sizes is right.
struct FoldResults final : RewritePattern {
  explicit FoldResults(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isa_and_present<linalg::LinalgDialect, linalg_ext::LinalgExtDialect,
                         tensor::TensorDialect>(op->getDialect()) ||
        isa<tensor::EmptyOp>(op) || op->getNumResults() == 0 ||
        !llvm::all_of(op->getResultTypes(), isEmpty))
      return failure();
    if (auto destinations = dyn_cast<DestinationStyleOpInterface>(op);
        destinations && destinations.hasPureTensorSemantics()) {
      rewriter.replaceOp(op, destinations.getDpsInits());
      return success();
    }
    bool isStatic = llvm::all_of(op->getResultTypes(), [](Type type) {
      return cast<RankedTensorType>(type).hasStaticShape();
    });
    ReifiedRankedShapedTypeDims sizes;
    if (!isStatic && failed(reifyResultShapes(rewriter, op, sizes)))
      return rewriter.notifyMatchFailure(op, "is empty, but nothing tells its other sizes");
    SmallVector<Value> results;
    for (auto [i, type] : llvm::enumerate(op->getResultTypes())) {
      SmallVector<Value> dynamicSizes;
      for (auto [d, size] : llvm::enumerate(cast<RankedTensorType>(type).getShape()))
        if (ShapedType::isDynamic(size))
          dynamicSizes.push_back(
              getValueOrCreateConstantIndexOp(rewriter, op->getLoc(), sizes[i][d]));
      results.push_back(tensor::EmptyOp::create(rewriter, op->getLoc(), type, dynamicSizes));
    }
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// An empty slice changes nothing.
LogicalResult foldInsert(tensor::InsertSliceOp op, PatternRewriter &rewriter) {
  if (!isEmpty(op.getSourceType()))
    return failure();
  rewriter.replaceOp(op, op.getDest());
  return success();
}

/// Reads no element: what a loop without iterations does. Its body must not hold on to the tensor.
LogicalResult foldExtract(tensor::ExtractOp op, PatternRewriter &rewriter) {
  if (!isEmpty(op.getTensor().getType()))
    return failure();
  if (auto type = dyn_cast<ComplexType>(op.getType())) {
    TypedAttr zero = rewriter.getZeroAttr(type.getElementType());
    rewriter.replaceOpWithNewOp<complex::ConstantOp>(op, type, rewriter.getArrayAttr({zero, zero}));
  } else {
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, rewriter.getZeroAttr(op.getType()));
  }
  return success();
}

struct FoldEmptyTensors final : impl::FoldEmptyTensorsBase<FoldEmptyTensors> {
  void rewrite(Rewriting &r) override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldLoops, FoldResults>(&getContext());
    patterns.add(foldInsert).add(foldExtract);
    r.apply(std::move(patterns));
  }
};
} // namespace
} // namespace sluice::global
