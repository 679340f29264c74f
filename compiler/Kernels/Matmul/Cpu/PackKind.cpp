//===- PackKind.cpp - tensors into panels ---------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Cpu/KernelRewrite.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Kinds.h"

namespace sluice::kernels {

/// The encoding.set that the kernel is, if it is nothing else.
static encoding::SetOp matchPack(func::FuncOp kernel) {
  encoding::SetOp set;
  for (Operation &op : kernel.front().without_terminator()) {
    if (auto found = dyn_cast<encoding::SetOp>(op); found && !set)
      set = found;
    else if (op.getName().getStringRef() != "bufferization.materialize_in_destination")
      return {};
  }
  if (!set || !isa<BlockArgument>(set.getSource()) ||
      !isa<encoding::PanelsAttr>(set.getType().getEncoding()) ||
      !cast<RankedTensorType>(set.getType()).hasStaticShape())
    return {};
  return set;
}

static LogicalResult lowerPack(Kernel &kernel) {
  encoding::SetOp set = matchPack(kernel.func);
  if (!set)
    return failure();
  auto type = cast<RankedTensorType>(set.getType());
  auto panels = cast<encoding::PanelsAttr>(type.getEncoding());
  int64_t width = panels.getWidth(), group = panels.getGroup(), rows = panels.getRows(type),
          columns = type.getDimSize(panels.getN()), stored = llvm::alignTo(rows, group);
  int64_t count = llvm::divideCeil(columns, width),
          batch = type.getNumElements() / std::max<int64_t>(rows * columns, 1);
  Location loc = set.getLoc();
  createGrid(kernel, [&](OpBuilder &builder, GridArguments &) {
    Grid grid;
    grid.x = arith::ConstantIndexOp::create(builder, loc, count);
    grid.z = arith::ConstantIndexOp::create(builder, loc, batch);
    return grid;
  });
  KernelRewrite rewrite(kernel);
  OpBuilder &b = rewrite.builder;
  Value source = rewrite.argument(set.getSource()), target = rewrite.destination(0);
  KernelBuilder k(b, loc);
  auto forEach = [&](Value low, Value high, function_ref<void(Value)> body) {
    k.forEach(low, high, k.index(1), body);
  };
  Value panel = k.workgroupId(), batchId = k.workgroupId(2);
  Value first = k.mul(panel, width),
        base = k.mul(k.add(k.mul(batchId, count), panel), k.index(stored * width));
  // Batch dimensions come in their own order.
  SmallVector<Value> at(type.getRank());
  Value rest = batchId;
  for (int64_t i = type.getRank() - 1; i >= 0; --i) {
    if (!panels.isBatch(i))
      continue;
    at[i] = arith::RemUIOp::create(b, loc, rest, k.index(type.getDimSize(i)));
    rest = arith::DivUIOp::create(b, loc, rest, k.index(type.getDimSize(i)));
  }
  Value valid = arith::MinSIOp::create(
      b, loc, arith::SubIOp::create(b, loc, k.index(columns), first), k.index(width));
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type.getElementType()));
  // Sets the dimensions of `row`.
  auto setRow = [&](Value row) {
    ArrayRef<int64_t> dims = panels.getK();
    for (int64_t dim : llvm::reverse(dims)) {
      bool outermost = dim == dims.front();
      at[dim] = outermost ? row : k.rem(row, type.getDimSize(dim));
      if (!outermost)
        row = k.div(row, type.getDimSize(dim));
    }
  };
  auto store = [&](Value value, Value row, Value j) {
    Value place =
        k.add(k.mul(k.div(row, group), width * group), k.add(k.mul(j, group), k.rem(row, group)));
    memref::StoreOp::create(b, loc, value, target, ValueRange{k.add(base, place)});
  };
  auto copy = [&](Value row, Value j) {
    setRow(row);
    at[panels.getN()] = k.add(first, j);
    store(memref::LoadOp::create(b, loc, source, at), row, j);
  };
  // The inner loop is the one along which the source is contiguous.
  if (panels.getN() > panels.getK().back())
    forEach(k.index(0), k.index(rows),
            [&](Value row) { forEach(k.index(0), valid, [&](Value j) { copy(row, j); }); });
  else
    forEach(k.index(0), valid,
            [&](Value j) { forEach(k.index(0), k.index(rows), [&](Value row) { copy(row, j); }); });
  forEach(k.index(0), k.index(rows), [&](Value row) {
    forEach(valid, k.index(width), [&](Value j) { store(zero, row, j); });
  });
  forEach(k.index(rows), k.index(stored), [&](Value row) {
    forEach(k.index(0), k.index(width), [&](Value j) { store(zero, row, j); });
  });
  rewrite.finish(kernel);
  return success();
}

SmallVector<Candidate> packPlans(const Kernel &kernel) {
  if (!matchPack(kernel.func)) {
    kernel.why.note("no tensor is packed in panels");
    return {};
  }
  return {{"a panel a workgroup", lowerPack}};
}

} // namespace sluice::kernels
