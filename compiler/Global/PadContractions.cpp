//===- PadContractions.cpp - rows between contractions begin aligned ------===//
// GPUs copy operands of products in chunks of 16 bytes, for which every row has to begin at a
// multiple of them. Where one contraction computes what only others read, the compiler lays out the
// tensor between them, and rounds its rows up:
//   %h = linalg.matmul ... -> tensor<?x1001xf16>
//   %y = linalg.matmul ins(%h, %w)
//     ->
//   %h = linalg.matmul ... -> tensor<?x1001xf16, #encoding.padded_rows<8>>
//   %y = linalg.matmul ins(%h, %w)
// The same for what elementwise operations, which become the epilogue of the first, make of it.
// Values at function boundaries and what anything else reads keep their layout, so no copies are
// needed.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_PADCONTRACTIONS
#include "compiler/Global/Passes.h.inc"

static bool isContraction(Operation *op) {
  auto product = dyn_cast<linalg::LinalgOp>(op);
  return product && linalg::isaContractionOpInterface(product) && product.hasPureTensorSemantics();
}

/// What elementwise operations that nobody else waits for make of `product`.
static Value endOfEpilogue(Value product) {
  while (product.hasOneUse()) {
    OpOperand &use = *product.use_begin();
    auto next = dyn_cast<linalg::GenericOp>(use.getOwner());
    if (!next || next.getNumLoops() != next.getNumParallelLoops() || next.getNumResults() != 1 ||
        !next.hasPureTensorSemantics() || !next.isDpsInput(&use) ||
        !next.getMatchingIndexingMap(&use).isIdentity() ||
        !next.getMatchingIndexingMap(next.getDpsInitOperand(0)).isIdentity())
      break;
    product = next.getResult(0);
  }
  return product;
}

/// The loop that walks along the rows of `operand`; none if something else indexes them.
static std::optional<unsigned> loopAlongRows(linalg::LinalgOp op, OpOperand *operand) {
  AffineMap map = op.getMatchingIndexingMap(operand);
  auto last = map.getNumResults() ? dyn_cast<AffineDimExpr>(map.getResults().back())
                                  : AffineDimExpr(nullptr);
  return last ? std::optional(last.getPosition()) : std::nullopt;
}

/// Whether the other factor's rows could be copied in chunks, so that those of `use` are what it
/// takes.
static bool gains(OpOperand &use, int64_t chunk) {
  Operation *user = use.getOwner();
  if (isa<tensor::DimOp>(user))
    return true;
  auto op = dyn_cast<linalg::LinalgOp>(user);
  if (!op || !isContraction(user) || !op.isDpsInput(&use) || op.getNumDpsInputs() != 2)
    return false;
  OpOperand *other = op.getDpsInputOperand(use.getOperandNumber() == 0 ? 1 : 0);
  auto rows = loopAlongRows(op, &use), otherRows = loopAlongRows(op, other);
  if (!rows || !otherRows || rows == otherRows || other->get() == use.get())
    return false;
  // A row of the operand is one of the product: no loops of the same kind go through several.
  AffineMap map = op.getMatchingIndexingMap(&use), otherMap = op.getMatchingIndexingMap(other);
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  auto roleOf = [&](unsigned loop) {
    return std::pair(kinds[loop], otherMap.isFunctionOfDim(loop));
  };
  if (kinds[*rows] == utils::IteratorType::parallel && otherMap.isFunctionOfDim(*rows))
    return false; // A loop of the batch.
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (loop != *rows && map.isFunctionOfDim(loop) && roleOf(loop) == roleOf(*rows))
      return false;
  int64_t length = op.getStaticLoopRanges()[*otherRows];
  return ShapedType::isDynamic(length) || length % chunk == 0;
}

/// Gives the result of `op` its type, and what it is computed into, if that is memory of its own.
static void setType(linalg::LinalgOp op, RankedTensorType type) {
  OpOperand *init = op.getDpsInitOperand(0);
  OpBuilder builder(op);
  auto fill = init->get().getDefiningOp<linalg::FillOp>();
  auto empty = (fill ? fill.getOutputs()[0] : init->get()).getDefiningOp<tensor::EmptyOp>();
  if (!empty)
    return;
  Value memory = tensor::EmptyOp::create(builder, op.getLoc(), type, empty.getDynamicSizes());
  init->set(
      fill ? linalg::FillOp::create(builder, op.getLoc(), fill.getInputs()[0], memory).getResult(0)
           : memory);
  op->getResult(0).setType(type);
}

namespace {
struct PadContractions final : impl::PadContractionsBase<PadContractions> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    r.function.walk([&](linalg::LinalgOp op) {
      if (!isContraction(op) || op->getNumResults() != 1)
        return;
      Value result = endOfEpilogue(op->getResult(0));
      auto type = cast<RankedTensorType>(result.getType());
      std::optional<int64_t> chunk = preferences.rowMultiple(type.getElementType());
      if (!chunk || type.getRank() < 2 || type.getEncoding() || result.use_empty() ||
          (!type.isDynamicDim(type.getRank() - 1) && type.getShape().back() % *chunk == 0))
        return;
      // Sizes of one are dropped from kernels, with views that know no padding.
      if (llvm::is_contained(type.getShape(), 1))
        return (void)r.remarks.decline(op, "rows stay as long as they are: a dimension is one");
      for (OpOperand &use : result.getUses())
        if (!gains(use, *chunk))
          return (void)r.remarks.decline(
              op, "rows stay as long as they are: '" + use.getOwner()->getName().getStringRef() +
                      "' reads them, and would not be faster or must know their layout");
      auto rows = encoding::PaddedRowsAttr::get(type.getContext(), *chunk);
      setType(cast<linalg::LinalgOp>(result.getDefiningOp()), type.cloneWithEncoding(rows));
    });
  }
};
} // namespace
} // namespace sluice::global
