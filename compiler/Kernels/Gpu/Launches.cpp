//===- Launches.cpp - where all workgroups of a GPU must meet ---------------===//
#include "compiler/Kernels/Gpu/Launches.h"
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/IndexBuilder.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

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
