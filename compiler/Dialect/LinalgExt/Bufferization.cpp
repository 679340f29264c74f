//===- Bufferization.cpp - linalg_ext ops on memrefs ----------------------===//
// Destination style makes this one model for all ops: every result is its out, written in place.
//   %r = linalg_ext.sort dimension(0) outs(%t : tensor<8xf32>) {...} -> tensor<8xf32>
//   linalg_ext.sort dimension(0) outs(%m : memref<8xf32>) {...}
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/LinalgExt/Passes.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"

using namespace mlir::bufferization;
using namespace sluice::linalg_ext;

/// Whether the op depends on what out `i` holds before.
static bool readsOut(TopkOp op, unsigned) { return !op.getOverwrite(); }
static bool readsOut(GatherOp op, unsigned) {
  return op.getInputs().size() == 3 || !op.getRegion().getArgument(1).use_empty();
}
static bool readsOut(ScanOp, unsigned i) {
  return i == 1;
} // The accumulator starts an exclusive scan.
static bool readsOut(AttentionOp, unsigned) { return false; }
static bool readsOut(MapLoadOp, unsigned) { return false; }
template <typename Op> static bool readsOut(Op, unsigned) { return true; }

namespace {
template <typename Op>
struct Bufferization final : DstBufferizableOpInterfaceExternalModel<Bufferization<Op>, Op> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand, const AnalysisState &) const {
    auto dps = cast<DestinationStyleOpInterface>(op);
    return !dps.isDpsInit(&operand) ||
           readsOut(cast<Op>(op), operand.getOperandNumber() - dps.getNumDpsInputs());
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options, BufferizationState &state) const {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    auto dps = cast<DestinationStyleOpInterface>(op);
    if (dps.hasPureBufferSemantics())
      return success();
    if (!dps.hasPureTensorSemantics())
      return op->emitOpError("mixes tensors and memrefs");
    SmallVector<Value> operands, outs;
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isa<TensorType>(value.getType())) {
        FailureOr<Value> buffer = getBuffer(rewriter, value, options, state);
        if (failed(buffer))
          return failure();
        value = *buffer;
      }
      operands.push_back(value);
      if (dps.isDpsInit(&operand))
        outs.push_back(value);
    }
    Operation *onBuffers = cloneWithoutRegions(rewriter, op, TypeRange(), operands);
    for (auto [from, to] : llvm::zip(op->getRegions(), onBuffers->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.begin());
    replaceOpWithBufferizedValues(rewriter, op, outs);
    return success();
  }
};

template <typename... Ops> void attach(MLIRContext *context) {
  (Ops::template attachInterface<Bufferization<Ops>>(*context), ...);
}
} // namespace

void sluice::linalg_ext::registerBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, LinalgExtDialect *) {
    attach<SortOp, TopkOp, ScatterOp, GatherOp, ScanOp, ArgCompareOp, AttentionOp, FftOp, MapLoadOp,
           MapStoreOp>(context);
  });
}
