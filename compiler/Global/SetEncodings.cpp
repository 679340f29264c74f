//===- SetEncodings.cpp - pack the rhs of contractions -------------------===//
// A microkernel reads the rhs panel by panel. Packing it ahead pays when it is constant
// (packed at compile time) or when many rows of the lhs use it:
//   linalg.matmul ins(%a, %b)
//     ->
//   %p = encoding.set %b : ... -> tensor<KxNxf32, #encoding.panels<k = [0], n = 1, width = 64>>
//   linalg.matmul ins(%a, %p)
//===----------------------------------------------------------------------===//
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_SETENCODINGS
#include "compiler/Global/Passes.h.inc"

/// Rows of the lhs from which packing a rhs that changes with every call pays.
constexpr int64_t kRowsForRuntimePacking = 256;

static bool isKnown(Value value, const llvm::SetVector<Operation *> &constants) {
  Operation *producer = value.getDefiningOp();
  return producer && (isTensorConstant(producer) || constants.contains(producer));
}

/// The op that takes one of several constants, if `value` is one of those.
static flow::PartOp constantParts(Value value, const llvm::SetVector<Operation *> &constants) {
  auto part = value.getDefiningOp<flow::PartOp>();
  return part && llvm::all_of(part.getParts(), [&](Value each) { return isKnown(each, constants); })
             ? part
             : flow::PartOp();
}

/// The layout in which the rhs of `op` should be stored, if any.
static FailureOr<encoding::PanelsAttr> panelsFor(linalg::LinalgOp op,
                                                 const kernels::Preferences &preferences,
                                                 const llvm::SetVector<Operation *> &constants,
                                                 util::DeclineRemarks &remarks) {
  auto panels = preferences.rhsPanels(op);
  if (!panels)
    return failure();
  OpOperand *rhs = op.getDpsInputOperand(1);
  auto type = cast<RankedTensorType>(rhs->get().getType());
  // What is stored in panels has a size known at compile time.
  if (type.getEncoding() || !type.hasStaticShape())
    return remarks.decline(op, type.getEncoding() ? "the rhs has a layout of its own"
                                                  : "sizes of the rhs are known at run time only");
  // The layout of the batch dimensions is that of the tensor: they must come first.
  AffineMap map = op.getMatchingIndexingMap(rhs);
  auto position = [&](unsigned loop) {
    return map.getResultPosition(getAffineDimExpr(loop, op.getContext()));
  };
  auto k = position(panels->k), n = position(panels->n);
  int64_t batch = type.getRank() - 2;
  if (!k || !n || *k < batch || *n < batch)
    return remarks.decline(op, "the batch of the rhs does not come first");
  bool isConstant = isKnown(rhs->get(), constants) || constantParts(rhs->get(), constants);
  if (!isConstant && panels->onlyConstant)
    return remarks.decline(op, "the rhs is no constant, and packing it at run time never pays");
  if (!isConstant) {
    int64_t rows = 1; // How often an element of the rhs is used.
    for (auto [loop, length] : llvm::enumerate(op.getStaticLoopRanges()))
      if (!position(loop))
        rows = ShapedType::isDynamic(length) || ShapedType::isDynamic(rows) ? ShapedType::kDynamic
                                                                            : rows * length;
    int64_t columns = op.getStaticLoopRanges()[panels->n];
    if (ShapedType::isDynamic(rows) || rows < kRowsForRuntimePacking || columns < panels->width)
      return remarks.decline(
          op, "the rhs is no constant, and rows or columns are too few to pack it at run time");
  }
  return encoding::PanelsAttr::get(op.getContext(), ArrayRef<int64_t>{int64_t(*k)}, *n,
                                   panels->width, panels->group);
}

/// Kernels for panels begin their sums at a number. A contraction that goes on from another tensor
/// begins at zero instead, and that tensor is added to its result, which its kernel does at its
/// end.
static void startAtZero(linalg::LinalgOp op) {
  OpOperand &init = *op.getDpsInitOperand(0);
  Value sum = init.get();
  if (sum.getDefiningOp<linalg::FillOp>())
    return;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(sum.getType());
  Value empty = emptyLike(builder, loc, sum, type.getElementType());
  Value zero = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type.getElementType()));
  init.set(linalg::FillOp::create(builder, loc, zero, empty).getResult(0));
  builder.setInsertionPointAfter(op);
  Value result = op->getResult(0);
  auto added = linalg::AddOp::create(builder, loc, TypeRange(type), ValueRange{result, sum},
                                     ValueRange(empty));
  result.replaceAllUsesExcept(added.getResult(0), added);
}

namespace {
struct SetEncodings final : impl::SetEncodingsBase<SetEncodings> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    auto constants = constantExpressions(r.function);
    r.function.walk([&](linalg::LinalgOp op) {
      auto panels = panelsFor(op, preferences, constants, r.remarks);
      if (failed(panels))
        return;
      startAtZero(op);
      OpBuilder builder(op);
      OpOperand *rhs = op.getDpsInputOperand(1);
      auto type = cast<RankedTensorType>(rhs->get().getType());
      auto packed = RankedTensorType::get(type.getShape(), type.getElementType(), *panels);
      auto pack = [&](Value value) -> Value {
        return encoding::SetOp::create(builder, op.getLoc(), packed, value);
      };
      flow::PartOp parts = constantParts(rhs->get(), constants);
      if (!parts)
        return rhs->set(pack(rhs->get()));
      // Each part is packed at compile time.
      builder.setInsertionPoint(parts);
      SmallVector<Value> packedParts = llvm::map_to_vector(parts.getParts(), pack);
      rhs->set(flow::PartOp::create(builder, parts.getLoc(), packed, packedParts, parts.getMember(),
                                    parts.getChannel()));
    });
  }
};
} // namespace
} // namespace sluice::global
