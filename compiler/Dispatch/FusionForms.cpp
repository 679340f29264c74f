//===- FusionForms.cpp - what a group of operations asks of one of them ----===//
#include "compiler/Dispatch/FusionForms.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Kernels/Preferences.h"

using namespace sluice;
using namespace sluice::dispatch;

bool dispatch::takesPanels(Operation *op) {
  return isa<linalg::LinalgOp>(op) && llvm::any_of(op->getOperandTypes(), [](Type type) {
           auto tensor = dyn_cast<RankedTensorType>(type);
           return tensor && isa_and_present<encoding::PanelsAttr>(tensor.getEncoding());
         });
}

/// A linalg.generic whose parallel loops come first, each output indexed by them in order.
static bool isRowGeneric(linalg::LinalgOp op, bool turned) {
  if (!isa<linalg::GenericOp>(op.getOperation()) || op.getNumLoops() == 0)
    return false;
  unsigned parallel = op.getNumParallelLoops();
  for (auto [index, type] : llvm::enumerate(op.getIteratorTypesArray()))
    if ((index < parallel) != linalg::isParallelIterator(type))
      return false;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    // Rows that are put in another order stay rows.
    if (turned && parallel == op.getNumLoops() && map.isPermutation() &&
        map.getDimPosition(parallel - 1) == parallel - 1)
      continue;
    unsigned next = 0;
    for (AffineExpr expr : map.getResults()) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr); dim && dim.getPosition() == next) {
        ++next;
        continue;
      }
      auto constant = dyn_cast<AffineConstantExpr>(expr);
      if (!constant || constant.getValue() != 0)
        return false;
    }
    if (next != parallel)
      return false;
  }
  return true;
}

bool dispatch::isElementwiseGeneric(linalg::LinalgOp op) {
  return isa<linalg::GenericOp>(op.getOperation()) &&
         op.getNumLoops() == op.getNumParallelLoops() &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
           return op.getMatchingIndexingMap(&init).isIdentity();
         });
}

bool dispatch::readsNeighbours(linalg::LinalgOp op) {
  unsigned last = op.getNumLoops() - 1;
  return llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
    return map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
           llvm::none_of(map.getResults().drop_back(map.getNumResults() > 0),
                         [&](AffineExpr expr) { return expr.isFunctionOfDim(last); });
  });
}

bool dispatch::isPool(linalg::LinalgOp op) {
  if (!linalg::isaConvolutionOpInterface(op))
    return false;
  auto dims = linalg::inferConvolutionDims(op);
  return succeeded(dims) && dims->inputChannel.empty() && dims->depth.empty();
}

GroupKind dispatch::kindOf(Operation *op, bool turned) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return GroupKind::Single;
  // Pools gain nothing from an epilogue yet.
  if (linalg_ext::isProductOfMatrices(linalgOp) || linalg::isaConvolutionOpInterface(linalgOp))
    return isPool(linalgOp) ? GroupKind::Single : GroupKind::Contraction;
  return isRowGeneric(linalgOp, turned) ? GroupKind::Rows : GroupKind::Single;
}

unsigned dispatch::matchingLeadingLoops(linalg::LinalgOp consumer, OpOperand &operand) {
  AffineMap map = consumer.getMatchingIndexingMap(&operand);
  unsigned next = 0;
  for (AffineExpr expr : map.getResults()) {
    if (isa<AffineConstantExpr>(expr))
      continue;
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || dim.getPosition() != next)
      return 0;
    ++next;
  }
  return std::min(next, consumer.getNumParallelLoops());
}

/// Work from which sharing a loop of hardly any iterations would leave most threads idle.
static constexpr int64_t kElementsForThreads = 16384;

bool dispatch::isTooNarrow(linalg::LinalgOp op, unsigned shared) {
  int64_t outer = 1, inner = 1;
  for (auto [index, size] : llvm::enumerate(op.getStaticLoopRanges())) {
    int64_t &part = index < shared ? outer : inner;
    if (ShapedType::isDynamic(size) && index < shared)
      return false;
    part *= util::sizeOr(size, util::Assumed::FusedLoop);
  }
  return outer < 4 && outer * inner > kElementsForThreads;
}

llvm::SmallSetVector<Operation *, 4> dispatch::epilogueOf(linalg::LinalgOp product) {
  llvm::SmallSetVector<Operation *, 4> result;
  for (Value value = product->getResult(0); value.hasOneUse();) {
    OpOperand &use = *value.use_begin();
    auto next = dyn_cast<linalg::GenericOp>(use.getOwner());
    if (!next || next->getBlock() != product->getBlock() || !isElementwiseGeneric(next) ||
        next->getNumResults() != 1 || !next.getMatchingIndexingMap(&use).isIdentity() ||
        sizesOf(next->getResult(0)) != sizesOf(value) || !kernels::canBeEpilogue(next))
      break;
    result.insert(next);
    value = next->getResult(0);
  }
  return result;
}
