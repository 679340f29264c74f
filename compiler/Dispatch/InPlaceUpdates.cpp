//===- InPlaceUpdates.cpp - insertions that the host program makes --------===//
#include "compiler/Dispatch/InPlaceUpdates.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/ArgumentAttrs.h"

namespace sluice::dispatch {

/// What a loop hands to its body as `argument`: at first, and after each iteration. Null if it is
/// none.
static std::pair<Value, Value> valuesOfLoopCarried(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto loop = dyn_cast<scf::ForOp>(parent))
    if (OpOperand *init = loop.getTiedLoopInit(argument))
      return {init->get(), loop.getTiedLoopYieldedValue(argument)->get()};
  auto loop = dyn_cast<scf::WhileOp>(parent);
  if (!loop || argument.getOwner() != loop.getAfterBody())
    return {};
  auto passed = dyn_cast<BlockArgument>(loop.getConditionOp().getArgs()[argument.getArgNumber()]);
  if (!passed || passed.getOwner() != loop.getBeforeBody())
    return {};
  return {loop.getInits()[passed.getArgNumber()],
          loop.getYieldOp().getOperand(passed.getArgNumber())};
}

/// The value that a loop carries and into which `tensor` is inserted bit by bit. A conditional may
/// put a larger one in its place, unless `always` the same one is asked for.
static BlockArgument carriedUnder(Value tensor, bool always) {
  while (Operation *op = tensor.getDefiningOp()) {
    auto branches = dyn_cast<scf::IfOp>(op);
    if (auto dispatch = dyn_cast<flow::DispatchOp>(op)) {
      tensor = dispatch.getUpdated(tensor);
      if (!tensor)
        return {};
    } else if (isa<tensor::InsertSliceOp, linalg_ext::ScatterOp>(op)) {
      tensor =
          cast<DestinationStyleOpInterface>(op).getTiedOpOperand(cast<OpResult>(tensor))->get();
    } else if (branches && !always && !branches.getElseRegion().empty()) {
      unsigned index = cast<OpResult>(tensor).getResultNumber();
      Value kept = branches.elseYield().getOperand(index);
      tensor = isa<BlockArgument>(kept) ? kept : branches.thenYield().getOperand(index);
    } else {
      return {};
    }
  }
  return cast<BlockArgument>(tensor);
}

static bool isLoopCarried(Value tensor) {
  BlockArgument argument = carriedUnder(tensor, /*always=*/false);
  Value yielded = argument ? valuesOfLoopCarried(argument).second : Value();
  return yielded && carriedUnder(yielded, /*always=*/false) == argument;
}

/// The tensor that a value which a loop carries starts as, if the loop only inserts into it.
static Value initOfLoopCarried(Value tensor) {
  auto argument = dyn_cast<BlockArgument>(tensor);
  auto [init, yielded] = argument ? valuesOfLoopCarried(argument) : std::pair<Value, Value>();
  return yielded && carriedUnder(yielded, /*always=*/true) == argument ? init : Value();
}

static bool isSizeOf(OpFoldResult size, Value tensor, int64_t dim) {
  int64_t staticSize = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(staticSize))
    return isConstantIntValue(size, staticSize);
  auto value = dyn_cast<Value>(size);
  if (auto dimOp = value ? value.getDefiningOp<tensor::DimOp>() : tensor::DimOp();
      dimOp && dimOp.getSource() == tensor && dimOp.getConstantIndex() == dim)
    return true;
  if (auto empty = tensor.getDefiningOp<tensor::EmptyOp>())
    return empty.getDynamicSize(dim) == value;
  if (auto insert = tensor.getDefiningOp<tensor::InsertSliceOp>())
    return isSizeOf(size, insert.getDest(), dim);
  if (auto cast = tensor.getDefiningOp<tensor::CastOp>();
      cast && isa<RankedTensorType>(cast.getSource().getType()))
    return isSizeOf(size, cast.getSource(), dim);
  Value init = initOfLoopCarried(tensor);
  return init && isSizeOf(size, init, dim);
}

/// Whether the tensor's memory is the program's own and meant to be updated: an argument that
/// callers donate, or a part of one replaced.
static bool isDonated(Value tensor) {
  if (auto argument = dyn_cast<BlockArgument>(tensor)) {
    auto func = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    return func && func.getArgAttr(argument.getArgNumber(), util::kDonatedAttr);
  }
  if (auto dispatch = tensor.getDefiningOp<flow::DispatchOp>()) {
    Value updated = dispatch.getUpdated(tensor);
    return updated && isDonated(updated);
  }
  auto insert = tensor.getDefiningOp<tensor::InsertSliceOp>();
  return insert && insert->hasOneUse() && isDonated(insert.getDest()) && isUpdatedInPlace(insert);
}

/// Whether a tensor is put together from what several processes made of its parts: they write each
/// part where it belongs.
static bool isCollected(Value tensor) {
  auto insert = tensor.getDefiningOp<tensor::InsertSliceOp>();
  return tensor.getDefiningOp<tensor::EmptyOp>() ||
         (insert && insert->hasOneUse() && isUpdatedInPlace(insert));
}

static bool isCollected(tensor::InsertSliceOp op) {
  auto collective = op.getSource().getDefiningOp<flow::CollectiveOp>();
  return collective && collective->hasOneUse() && isCollected(op.getDest());
}

/// Whether a kernel made the tensor for this use alone.
static bool isFresh(Value tensor) {
  return tensor.hasOneUse() && tensor.getDefiningOp<flow::DispatchOp>();
}

bool isUpdatedByKernel(OpOperand &init) {
  Operation *op = init.getOwner();
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  return (insert ? insert.hasUnitStride() : isa<linalg_ext::ScatterOp>(op)) &&
         (isLoopCarried(init.get()) || isDonated(init.get()) || isFresh(init.get())) &&
         llvm::all_of(init.get().getUses(), [&](OpOperand &use) {
           Operation *user = op->getBlock()->findAncestorOpInBlock(*use.getOwner());
           // What only renames the tensor is read who knows when.
           bool isView = isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                             tensor::ExtractSliceOp>(use.getOwner());
           return &use == &init || isa<tensor::DimOp>(use.getOwner()) ||
                  (user && user != op && !isView && user->isBeforeInBlock(op));
         });
}

bool isUpdatedInPlace(tensor::InsertSliceOp op) {
  if ((!isLoopCarried(op.getDest()) && !isDonated(op.getDest()) && !isCollected(op)) ||
      !op.hasUnitStride())
    return false;
  bool cut = false;
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  for (int64_t dim = op.getDestType().getRank() - 1; dim >= 0; --dim) {
    if (cut && !isConstantIntValue(sizes[dim], 1))
      return false;
    cut |= !isSizeOf(sizes[dim], op.getDest(), dim);
  }
  return true;
}

} // namespace sluice::dispatch
