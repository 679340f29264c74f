//===- Workgroup.cpp - what kernels of GPUs ask of their workgroups -------===//
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/GpuForm.h"
#include "compiler/Kernels/Kernel.h"

using namespace mlir;
using namespace sluice;

Value kernels::workgroupMemory(OpBuilder &builder, Location loc, ArrayRef<int64_t> shape,
                               Type element) {
  auto space = gpu::AddressSpaceAttr::get(builder.getContext(), gpu::AddressSpace::Workgroup);
  auto type = MemRefType::get(shape, element, MemRefLayoutAttrInterface(), space);
  return memref::AllocOp::create(builder, loc, type);
}

void kernels::workgroupBarrier(OpBuilder &builder, Location loc) {
  gpu::BarrierOp::create(builder, loc)->setAttr(kWorkgroupMemoryOnly, builder.getUnitAttr());
}

Value kernels::launchedWorkgroups(OpBuilder &builder, Location loc, Value count,
                                  const TargetModel &target) {
  util::PlainIndexBuilder k(builder, loc);
  Value some = arith::MaxSIOp::create(builder, loc, count, k.index(1));
  return arith::MinSIOp::create(builder, loc, some, k.index(target.maxWorkgroups[0]));
}

LogicalResult kernels::launchFor(Kernel &kernel, Value count, int64_t share, Value workspaceBytes) {
  bool known = true;
  createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
    Grid grid;
    grid.x = arguments.recompute(count);
    if (workspaceBytes)
      grid.workspaceBytes = arguments.recompute(workspaceBytes);
    known = grid.x && bool(grid.workspaceBytes) == bool(workspaceBytes);
    if (!known)
      return Grid();
    util::PlainIndexBuilder k(builder, kernel.func.getLoc());
    Value workgroups = share > 1 ? k.divUp(grid.x, share) : grid.x;
    grid.x = launchedWorkgroups(builder, k.loc, workgroups, kernel.target);
    return grid;
  });
  return known ? simplify(kernel.func) : failure();
}
