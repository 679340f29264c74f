//===- LowerToLoops.cpp - linalg_ext ops on memrefs become plain loops ----===//
//   linalg_ext.sort dimension(0) outs(%m : memref<?xf32>) {...}
//   %ws = memref.alloc(%bytes) : memref<?xi8>
//   scf.for ... insertion sorts of 16 elements; scf.while ... merges through %ws
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Dialect/LinalgExt/Passes.h"

namespace sluice::linalg_ext {
#define GEN_PASS_DEF_LINALGEXTTOLOOPS
#include "compiler/Dialect/LinalgExt/Passes.h.inc"

static WorkspaceLayout layoutOf(Emitter &e, SortOp op) {
  WorkspaceLayout layout;
  int64_t length = op.getOutputType(0).getDimSize(op.getDimension());
  if (!ShapedType::isDynamic(length) && length <= kInsertionSortLength)
    return layout;
  for (Value out : op.getOutputs())
    layout.addArray(cast<ShapedType>(out.getType()).getElementType(),
                    e.dim(op.getOutputs()[0], op.getDimension()));
  return layout;
}

WorkspaceLayout workspaceLayout(Emitter &e, Operation *op) {
  return TypeSwitch<Operation *, WorkspaceLayout>(op)
      .Case<SortOp, TopkOp, ScanOp, AttentionOp>([&](auto op) { return layoutOf(e, op); })
      .Default([](Operation *) { return WorkspaceLayout(); });
}

Value workspaceBytes(OpBuilder &builder, Operation *op) {
  Emitter e(builder, op->getLoc());
  WorkspaceLayout layout = workspaceLayout(e, op);
  return layout.empty() ? Value() : layout.bytes(e);
}

LogicalResult lowerToLoops(RewriterBase &rewriter, Operation *op,
                           const ExtLoweringOptions &options) {
  auto dps = dyn_cast<DestinationStyleOpInterface>(op);
  if (!dps || !isa<LinalgExtDialect>(op->getDialect()) || !dps.hasPureBufferSemantics())
    return rewriter.notifyMatchFailure(op, "not a linalg_ext op on memrefs");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Emitter e(rewriter, op->getLoc());
  WorkspaceLayout layout = workspaceLayout(e, op);
  Values scratch;
  if (!layout.empty())
    scratch = layout.views(e, options.workspace(e, op->getLoc(), layout.bytes(e)));
  TypeSwitch<Operation *>(op)
      .Case<SortOp, TopkOp, ScatterOp, GatherOp, ScanOp, ArgCompareOp, AttentionOp, FftOp,
            MapLoadOp, MapStoreOp>([&](auto op) { emitLoops(e, op, scratch); })
      .DefaultUnreachable("an operation of linalg_ext that has no loops");
  rewriter.eraseOp(op);
  return success();
}

LogicalResult lowerIteration(OpBuilder &builder, Operation *op, ValueRange ivs) {
  auto dps = dyn_cast<DestinationStyleOpInterface>(op);
  if (!dps || !dps.hasPureBufferSemantics())
    return failure();
  Emitter e(builder, op->getLoc());
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case<ScatterOp, GatherOp, ScanOp, ArgCompareOp, MapLoadOp, MapStoreOp>([&](auto op) {
        emitIteration(e, op, ivs);
        return success();
      })
      .Default(failure());
}

namespace {
struct LinalgExtToLoops final : impl::LinalgExtToLoopsBase<LinalgExtToLoops> {
  void runOnOperation() override {
    auto allocate = [](OpBuilder &builder, Location loc, Value bytes) -> Value {
      auto type = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
      return memref::AllocOp::create(builder, loc, type, bytes, builder.getI64IntegerAttr(64));
    };
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<LinalgExtDialect>(op->getDialect()) && isa<DestinationStyleOpInterface>(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (Operation *op : ops)
      if (failed(lowerToLoops(rewriter, op, {allocate}))) {
        op->emitOpError("works on tensors; bufferize before lowering to loops");
        return signalPassFailure();
      }
  }
};
} // namespace
} // namespace sluice::linalg_ext
