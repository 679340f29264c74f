//===- Workgroup.cpp - what kernels of GPUs ask of their workgroups -------===//
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Dialect/Util/ElementBytes.h"

using namespace sluice::kernels;

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

LogicalResult
kernels::launchWith(Kernel &kernel, ArrayRef<Value> values,
                    function_ref<Grid(util::PlainIndexBuilder k, ArrayRef<Value>)> build) {
  bool known = true;
  createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
    SmallVector<Value> again;
    for (Value value : values) {
      again.push_back(value ? arguments.recompute(value) : Value());
      known &= bool(again.back()) == bool(value);
    }
    return known ? build({builder, kernel.func.getLoc()}, again) : Grid();
  });
  return known ? simplify(kernel.func) : failure();
}

LogicalResult kernels::launchFor(Kernel &kernel, Value count, int64_t share, Value workspaceBytes,
                                 Value isRun) {
  return launchWith(kernel, {count, workspaceBytes, isRun},
                    [&](util::PlainIndexBuilder k, ArrayRef<Value> values) {
                      Value workgroups = share > 1 ? k.divUp(values[0], share) : values[0];
                      Grid grid;
                      grid.x = launchedWorkgroups(k.b, k.loc, workgroups, kernel.target);
                      if (Value isRun = values[2])
                        grid.x = k.select(isRun, grid.x, k.index(0));
                      grid.workspaceBytes = values[1];
                      return grid;
                    });
}

static constexpr int64_t kAlignment = 64;

Kernel sluice::kernels::addLaunch(Kernel &kernel, func::FuncOp body) {
  std::string name = flow::launchName(kernel.executable.getSymName(), kernel.launches.size() + 1);
  OpBuilder builder(kernel.executable.getContext());
  Location loc = kernel.executable.getLoc();
  auto executable = flow::ExecutableOp::create(builder, loc, name);
  builder.createBlock(&executable.getBody());
  func::FuncOp copy = body.clone();
  copy.setSymName(name);
  builder.insert(copy);
  kernel.launches.emplace_back(executable);
  return Kernel{executable, copy, kernel.target, kernel.optLevel};
}

LogicalResult sluice::kernels::lowerLaunches(Kernel &kernel, int64_t count,
                                             function_ref<LogicalResult(Kernel &, int64_t)> lower) {
  OwningOpRef<func::FuncOp> body = kernel.func.clone();
  LogicalResult done = lower(kernel, 0);
  for (int64_t number = 1; number < count && succeeded(done); ++number) {
    Kernel launch = addLaunch(kernel, *body);
    done = lower(launch, number);
  }
  return done;
}

SharedWorkspace::SharedWorkspace(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {
  workspace = hal::WorkspaceOp::create(
      builder, loc, MemRefType::get({ShapedType::kDynamic}, builder.getI8Type()));
  end = arith::ConstantIndexOp::create(builder, loc, 0);
}

Value SharedWorkspace::slot(MemRefType type, ValueRange sizes) {
  util::PlainIndexBuilder k(builder, loc);
  int64_t bytes = elementBytes(type.getElementType());
  for (int64_t size : type.getShape())
    bytes *= ShapedType::isDynamic(size) ? 1 : size;
  Value total = k.index(bytes);
  for (Value size : sizes)
    total = k.mul(total, size);
  Value view = memref::ViewOp::create(builder, loc, type, workspace, end, sizes);
  end = k.add(end, k.mul(k.divUp(total, kAlignment), kAlignment));
  return view;
}
