//===- RecognizeArgCompare.cpp - generic operations that look for a place -===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Kernels/ArgCompare/ArgKind.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

/// The dimension that `op` is reduced along, if it reads one tensor and writes two without that
/// dimension.
static std::optional<unsigned> reducedDimension(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 2 || op.getNumReductionLoops() != 1)
    return std::nullopt;
  auto iterators = op.getIteratorTypesArray();
  unsigned along = llvm::find(iterators, utils::IteratorType::reduction) - iterators.begin();
  AffineMap without =
      AffineMap::getMultiDimIdentityMap(op.getNumLoops(), op.getContext()).dropResult(along);
  for (OpOperand &out : op.getDpsInitsMutable())
    if (op.getMatchingIndexingMap(&out) != without)
      return std::nullopt;
  return op.getMatchingIndexingMap(op.getDpsInputOperand(0)).isIdentity() ? std::optional(along)
                                                                          : std::nullopt;
}

/// Whether `value` is the position along `dimension`, an integer.
static bool isPosition(Value value, unsigned dimension) {
  while (isa_and_present<arith::IndexCastOp, arith::IndexCastUIOp, arith::TruncIOp>(
      value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  auto index = value.getDefiningOp<linalg::IndexOp>();
  return index && index.getDim() == dimension;
}

static void rewrite(linalg::GenericOp op) {
  std::optional<unsigned> along = reducedDimension(op);
  if (!along)
    return;
  Block &body = *op.getBody();
  Value x = body.getArgument(0), best = body.getArgument(1), place = body.getArgument(2);
  auto value = body.getTerminator()->getOperand(0).getDefiningOp<arith::SelectOp>(),
       position = body.getTerminator()->getOperand(1).getDefiningOp<arith::SelectOp>();
  if (!value || !position || value.getCondition() != position.getCondition() ||
      value.getTrueValue() != x || value.getFalseValue() != best ||
      position.getFalseValue() != place || !isPosition(position.getTrueValue(), *along))
    return;
  // What the condition is computed of.
  SetVector<Operation *> slice;
  SmallVector<Value> open{value.getCondition()};
  while (!open.empty()) {
    Value current = open.pop_back_val();
    if (current == x || current == best)
      continue;
    Operation *defining = current.getDefiningOp();
    if (!defining)
      return;
    if (defining->getBlock() != &body)
      continue; // Made outside of the body: SingleOp says whether it can be used.
    if (!isa<arith::ArithDialect>(defining->getDialect()))
      return;
    if (slice.insert(defining))
      llvm::append_range(open, defining->getOperands());
  }
  IRRewriter rewriter(op);
  auto arg = linalg_ext::ArgCompareOp::create(rewriter, op.getLoc(), op.getResultTypes(),
                                              op.getInputs(), op.getOutputs(), Value(),
                                              rewriter.getI64IntegerAttr(*along));
  Block *block = rewriter.createBlock(&arg.getRegion(), {}, {x.getType(), best.getType()},
                                      {op.getLoc(), op.getLoc()});
  IRMapping mapping;
  mapping.map(x, block->getArgument(0));
  mapping.map(best, block->getArgument(1));
  for (Operation &inside : body)
    if (slice.contains(&inside))
      rewriter.clone(inside, mapping);
  linalg_ext::YieldOp::create(rewriter, op.getLoc(), mapping.lookupOrDefault(value.getCondition()));
  rewriter.replaceOp(op, arg.getResults());
}

void sluice::kernels::recognizeArgCompare(func::FuncOp kernel) {
  SmallVector<linalg::GenericOp> ops(kernel.getOps<linalg::GenericOp>());
  llvm::for_each(ops, rewrite);
}
