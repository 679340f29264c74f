//===- InPlaceUpdates.cpp - insertions that the host program makes --------===//
#include "compiler/Dispatch/InPlaceUpdates.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/Functions.h"

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

/// Where `step` leads from `tensor` in the end.
static Value rootOf(Value tensor, DenseMap<Value, Value> &known, function_ref<Value(Value)> step) {
  SmallVector<Value> passed;
  for (Value next = tensor; next; next = step(tensor)) {
    tensor = next;
    if (Value root = known.lookup(tensor)) {
      tensor = root;
      break;
    }
    passed.push_back(tensor);
  }
  for (Value each : passed)
    known[each] = tensor;
  return tensor;
}

/// What `tensor` is, but for what was inserted into it. A conditional may put a larger one in its
/// place, unless `always` the same one is asked for. Null if that is not known.
static Value insertedInto(Value tensor, bool always) {
  Operation *op = tensor.getDefiningOp();
  if (auto dispatch = dyn_cast_or_null<flow::DispatchOp>(op))
    return dispatch.getUpdated(tensor);
  if (isa_and_present<tensor::InsertSliceOp, linalg_ext::ScatterOp>(op))
    return cast<DestinationStyleOpInterface>(op).getTiedOpOperand(cast<OpResult>(tensor))->get();
  auto branches = dyn_cast_or_null<scf::IfOp>(op);
  if (!branches || always || branches.getElseRegion().empty())
    return {};
  unsigned index = cast<OpResult>(tensor).getResultNumber();
  Value kept = branches.elseYield().getOperand(index);
  return isa<BlockArgument>(kept) ? kept : branches.thenYield().getOperand(index);
}

/// The value that a loop carries and into which `tensor` is inserted bit by bit.
BlockArgument InPlaceUpdates::carriedUnder(Value tensor, bool always) {
  return dyn_cast<BlockArgument>(rootOf(tensor, always ? alwaysCarried : carried,
                                        [&](Value each) { return insertedInto(each, always); }));
}

bool InPlaceUpdates::isLoopCarried(Value tensor) {
  BlockArgument argument = carriedUnder(tensor, /*always=*/false);
  Value yielded = argument ? valuesOfLoopCarried(argument).second : Value();
  return yielded && carriedUnder(yielded, /*always=*/false) == argument;
}

/// The tensor that a value which a loop carries starts as, if the loop only inserts into it.
Value InPlaceUpdates::initOfLoopCarried(Value tensor) {
  auto argument = dyn_cast<BlockArgument>(tensor);
  auto [init, yielded] = argument ? valuesOfLoopCarried(argument) : std::pair<Value, Value>();
  return yielded && carriedUnder(yielded, /*always=*/true) == argument ? init : Value();
}

bool InPlaceUpdates::isSizeOf(OpFoldResult size, Value tensor, int64_t dim) {
  auto root = [&](Value tensor) { // with the same sizes
    return rootOf(tensor, sized, [&](Value each) -> Value {
      if (auto insert = each.getDefiningOp<tensor::InsertSliceOp>())
        return insert.getDest();
      if (auto cast = each.getDefiningOp<tensor::CastOp>())
        return isa<RankedTensorType>(cast.getSource().getType()) ? cast.getSource() : Value();
      return initOfLoopCarried(each);
    });
  };
  Value made = root(tensor);
  for (Value each : {tensor, made})
    if (int64_t known = cast<RankedTensorType>(each.getType()).getDimSize(dim);
        !ShapedType::isDynamic(known))
      return isConstantIntValue(size, known);
  auto value = dyn_cast<Value>(size);
  auto dimOp = value ? value.getDefiningOp<tensor::DimOp>() : tensor::DimOp();
  if (dimOp && dimOp.getConstantIndex() == dim && root(dimOp.getSource()) == made)
    return true;
  auto empty = made.getDefiningOp<tensor::EmptyOp>();
  return empty && empty.getDynamicSize(dim) == value;
}

/// Whether the tensor's memory is the program's own and meant to be updated: an argument that
/// callers donate, or a part of one replaced.
bool InPlaceUpdates::isDonated(Value tensor) {
  SmallVector<Value> parts; // of each other, up to one that is known
  for (Value next = tensor; next && !donated.contains(next);) {
    parts.push_back(next);
    next = insertedInto(next, /*always=*/true);
  }
  for (Value part : llvm::reverse(parts)) {
    auto argument = dyn_cast<BlockArgument>(part);
    auto func =
        argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp()) : func::FuncOp();
    auto insert = part.getDefiningOp<tensor::InsertSliceOp>();
    bool isUpdate = part.getDefiningOp<flow::DispatchOp>() || (insert && insert->hasOneUse());
    Value under = isUpdate ? insertedInto(part, /*always=*/true) : Value();
    bool isKept = func ? bool(func.getArgAttr(argument.getArgNumber(), util::kDonatedAttr))
                       : under && donated.lookup(under) && (!insert || areMadeByHost(insert));
    donated[part] = isKept;
  }
  return donated.lookup(tensor);
}

/// Whether a tensor is put together from what several processes made of its parts: they write each
/// part where it belongs.
bool InPlaceUpdates::isCollected(tensor::InsertSliceOp op) {
  auto collective = op.getSource().getDefiningOp<flow::CollectiveOp>();
  auto before = op.getDest().getDefiningOp<tensor::InsertSliceOp>();
  return collective && collective->hasOneUse() &&
         (op.getDest().getDefiningOp<tensor::EmptyOp>() ||
          (before && before->hasOneUse() && areMadeByHost(before)));
}

/// Whether a kernel made the tensor for this use alone.
static bool isFresh(Value tensor) {
  return tensor.hasOneUse() && tensor.getDefiningOp<flow::DispatchOp>();
}

bool InPlaceUpdates::areMadeByKernel(OpOperand &init) {
  Operation *op = init.getOwner();
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  return (insert ? insert.hasUnitStride() : isa<linalg_ext::ScatterOp>(op)) &&
         (isFresh(init.get()) || isLoopCarried(init.get()) || isDonated(init.get())) &&
         llvm::all_of(init.get().getUses(), [&](OpOperand &use) {
           Operation *user = op->getBlock()->findAncestorOpInBlock(*use.getOwner());
           // What only renames the tensor is read who knows when.
           bool isView = isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                             tensor::ExtractSliceOp>(use.getOwner());
           return &use == &init || isa<tensor::DimOp>(use.getOwner()) ||
                  (user && user != op && !isView && user->isBeforeInBlock(op));
         });
}

bool InPlaceUpdates::areMadeByHost(tensor::InsertSliceOp op) {
  if (auto known = byHost.find(op); known != byHost.end())
    return known->second;
  bool isUpdate = op.hasUnitStride() &&
                  (isLoopCarried(op.getDest()) || isDonated(op.getDest()) || isCollected(op));
  bool cut = false;
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  for (int64_t dim = op.getDestType().getRank() - 1; isUpdate && dim >= 0; --dim) {
    isUpdate = !cut || isConstantIntValue(sizes[dim], 1);
    cut |= !isSizeOf(sizes[dim], op.getDest(), dim);
  }
  return byHost[op] = isUpdate;
}

} // namespace sluice::dispatch
