//===- Indexed.cpp - scatter, gather, map_load and map_store as loops -----===//
// Moves of elements to or from computed positions. Scatter goes over its batch in order, so
// repeated positions combine in order; positions outside of the out are skipped. Gather clamps
// positions to the source.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

namespace sluice::linalg_ext {

/// Component `i` of the index at batch position `batch`, as a (signed) index value.
static Value loadIndex(Emitter &e, Value indices, bool hasIndexDim, ValueRange batch, int64_t i) {
  Values at(batch);
  if (hasIndexDim)
    at.push_back(e.index(i));
  return e.toIndex(e.load(indices, at));
}

/// 0 <= position < size. As unsigned numbers one comparison does: a negative position is larger
/// than any size.
static Value inside(Emitter &e, Value position, Value size) { return e.less(position, size); }

//===- Scatter ------------------------------------------------------------===//

namespace {
/// Where the slice of one batch position goes.
struct Target {
  Values start;    // Per dimension of the out: where the slice starts.
  Value isWritten; // Mask and bounds; bounds of sliced dimensions are left to `element`.
};
} // namespace

static Target scatterTarget(Emitter &e, ScatterOp op, ValueRange batch) {
  Value out = op.getOutputs()[0];
  Target target{Values(op.getOutputType(0).getRank(), e.index(0)), e.boolean(true)};
  auto sliceDims = op.getSliceDims();
  for (auto [i, dim] : llvm::enumerate(op.getDimensionMap())) {
    Value position = loadIndex(e, op.getInputs()[1], op.hasIndexDim(), batch, i);
    target.start[dim] = position;
    if (!llvm::is_contained(sliceDims, dim))
      target.isWritten = e.both(target.isWritten, inside(e, position, e.dim(out, dim)));
  }
  if (op.getInputs().size() == 3)
    target.isWritten = e.both(target.isWritten, e.load(op.getInputs()[2], batch));
  return target;
}

std::optional<arith::AtomicRMWKind> unorderedUpdate(ScatterOp op) {
  Block &body = op.getRegion().front();
  Operation *combine = body.getTerminator()->getOperand(0).getDefiningOp();
  if (op.getInOrder() || !combine || combine->getBlock() != &body ||
      combine->getNumOperands() != 2 || !llvm::all_of(body.getArguments(), [&](Value arg) {
        return llvm::is_contained(combine->getOperands(), arg);
      }))
    return std::nullopt;
  using Kind = arith::AtomicRMWKind;
  return TypeSwitch<Operation *, std::optional<Kind>>(combine)
      .Case([](arith::AddFOp) { return Kind::addf; })
      .Case([](arith::AddIOp) { return Kind::addi; })
      .Case([](arith::AndIOp) { return Kind::andi; })
      .Case([](arith::OrIOp) { return Kind::ori; })
      .Case([](arith::MaxSIOp) { return Kind::maxs; })
      .Case([](arith::MaxUIOp) { return Kind::maxu; })
      .Case([](arith::MinSIOp) { return Kind::mins; })
      .Case([](arith::MinUIOp) { return Kind::minu; })
      .Default([](Operation *) { return std::nullopt; });
}

static void scatterElement(Emitter &e, ScatterOp op, const Target &target, ValueRange ivs,
                           function_ref<void(ValueRange at)> update = {}) {
  Value out = op.getOutputs()[0], isInside;
  Values at = target.start;
  for (auto [dim, iv] : llvm::zip(op.getSliceDims(), ivs.drop_front(op.getBatchRank()))) {
    at[dim] = e.add(at[dim], iv);
    if (!llvm::is_contained(op.getDimensionMap(), dim))
      continue;
    Value in = inside(e, at[dim], e.dim(out, dim));
    isInside = isInside ? e.both(isInside, in) : in;
  }
  auto write = [&] {
    if (update)
      return update(at);
    Value update = e.load(op.getInputs()[0], ivs);
    if (op->hasAttr(kAtomic)) {
      memref::AtomicRMWOp::create(e, *unorderedUpdate(op), update, out, at);
      return;
    }
    Value current = e.load(out, at);
    e.store(e.inlineRegion(op.getRegion(), {update, current})[0], out, at);
  };
  isInside ? e.ifThen(isInside, write) : write();
}

void emitLoops(Emitter &e, ScatterOp op, ArrayRef<Value>) {
  Values sizes = e.dims(op.getInputs()[0]);
  int64_t batchRank = op.getBatchRank();
  e.nest(ArrayRef(sizes).take_front(batchRank), [&](ValueRange batch) {
    Target target = scatterTarget(e, op, batch);
    e.ifThen(target.isWritten, [&] {
      e.nest(ArrayRef(sizes).drop_front(batchRank), [&](ValueRange slice) {
        Values ivs(batch);
        llvm::append_range(ivs, slice);
        scatterElement(e, op, target, ivs);
      });
    });
  });
}

void emitIteration(Emitter &e, ScatterOp op, ValueRange ivs,
                   function_ref<void(ValueRange at)> update) {
  Target target = scatterTarget(e, op, ivs.take_front(op.getBatchRank()));
  e.ifThen(target.isWritten, [&] { scatterElement(e, op, target, ivs, update); });
}
void emitIteration(Emitter &e, ScatterOp op, ValueRange ivs) { emitIteration(e, op, ivs, {}); }

//===- Gather -------------------------------------------------------------===//

/// Per dimension of the source: the position of the slice, or null along the slice.
static Values gatherPosition(Emitter &e, GatherOp op, ValueRange batch) {
  Value source = op.getInputs()[0];
  Values position(op.getInputType(0).getRank());
  for (auto [i, dim] : llvm::enumerate(op.getDimensionMap())) {
    Value index = loadIndex(e, op.getInputs()[1], op.hasIndexDim(), batch, i);
    Value last = e.sub(e.dim(source, dim), 1);
    index = arith::MinSIOp::create(e, index, last);
    position[dim] = arith::MaxSIOp::create(e, index, e.index(0));
  }
  return position;
}

static void gatherElement(Emitter &e, GatherOp op, Values position, ValueRange ivs) {
  for (auto [dim, iv] : llvm::zip(op.getSliceDims(), ivs.drop_front(op.getBatchRank())))
    position[dim] = iv;
  Value out = op.getOutputs()[0];
  Value source = e.load(op.getInputs()[0], position), current = e.load(out, ivs);
  e.store(e.inlineRegion(op.getRegion(), {source, current})[0], out, ivs);
}

/// Runs `body` unless there is nothing to gather from, or the mask says no.
static void ifGathered(Emitter &e, GatherOp op, ValueRange batch, function_ref<void()> body) {
  Value condition = e.boolean(true);
  for (int64_t dim : op.getDimensionMap())
    condition = e.both(condition, e.less(e.index(0), e.dim(op.getInputs()[0], dim)));
  if (op.getInputs().size() == 3)
    condition = e.both(condition, e.load(op.getInputs()[2], batch));
  e.ifThen(condition, body);
}

void emitLoops(Emitter &e, GatherOp op, ArrayRef<Value>) {
  Values sizes = e.dims(op.getOutputs()[0]);
  int64_t batchRank = op.getBatchRank();
  e.nest(ArrayRef(sizes).take_front(batchRank), [&](ValueRange batch) {
    ifGathered(e, op, batch, [&] {
      Values position = gatherPosition(e, op, batch);
      e.nest(ArrayRef(sizes).drop_front(batchRank), [&](ValueRange slice) {
        Values ivs(batch);
        llvm::append_range(ivs, slice);
        gatherElement(e, op, position, ivs);
      });
    });
  });
}

void emitIteration(Emitter &e, GatherOp op, ValueRange ivs) {
  ValueRange batch = ivs.take_front(op.getBatchRank());
  ifGathered(e, op, batch, [&] { gatherElement(e, op, gatherPosition(e, op, batch), ivs); });
}

//===- Maps ---------------------------------------------------------------===//

static Value allInside(Emitter &e, ArrayRef<Value> at, Value memref) {
  Value condition = e.boolean(true);
  for (auto [dim, position] : llvm::enumerate(at))
    condition = e.both(condition, inside(e, position, e.dim(memref, dim)));
  return condition;
}

void emitIteration(Emitter &e, MapLoadOp op, ValueRange ivs) {
  Value source = op.getInputs()[0];
  Values at = e.inlineRegion(op.getRegion(), ivs);
  Value padding = at.pop_back_val();
  Value value = e.ifElse(
      allInside(e, at, source), [&] { return e.load(source, at); }, [&] { return padding; });
  e.store(value, op.getOutputs()[0], ivs);
}

void emitIteration(Emitter &e, MapStoreOp op, ValueRange ivs) {
  Value out = op.getOutputs()[0];
  Values at = e.inlineRegion(op.getRegion(), ivs);
  Value mask = at.pop_back_val();
  e.ifThen(e.both(mask, allInside(e, at, out)),
           [&] { e.store(e.load(op.getInputs()[0], ivs), out, at); });
}

void emitLoops(Emitter &e, MapLoadOp op, ArrayRef<Value>) {
  e.nest(e.dims(op.getOutputs()[0]), [&](ValueRange ivs) { emitIteration(e, op, ivs); });
}
void emitLoops(Emitter &e, MapStoreOp op, ArrayRef<Value>) {
  e.nest(e.dims(op.getInputs()[0]), [&](ValueRange ivs) { emitIteration(e, op, ivs); });
}

} // namespace sluice::linalg_ext
