//===- ArgKind.cpp - the best of each row and its place, on GPUs ----------===//
#include "compiler/Kernels/ArgCompare/ArgKind.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/SingleOp.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

/// Whether the region's comparison of an element with the best is all that it does: no place, no
/// other values of the kernel's.
static bool comparesOnly(linalg_ext::ArgCompareOp op) {
  return llvm::all_of(op.getRegion().front().without_terminator(), [](Operation &inside) {
    return isa<arith::ArithDialect>(inside.getDialect()) && inside.getNumRegions() == 0;
  });
}

SmallVector<Candidate> ArgKind::candidates(const Kernel &kernel) const {
  auto prepared = std::make_shared<OwningOpRef<func::FuncOp>>(func::FuncOp(kernel.func).clone());
  recognizeArgCompare(**prepared);
  auto op = singleOp<linalg_ext::ArgCompareOp>(**prepared, kernel.why);
  if (!op)
    return {};
  ShapedType input = op.getInputType(0);
  Type element = input.getElementType();
  if (!comparesOnly(op) || int64_t(op.getDimension()) + 1 != input.getRank() ||
      !element.isIntOrIndexOrFloat()) {
    kernel.why.note("it compares more than real numbers along the last dimension");
    return {};
  }
  ArgShape shape;
  shape.length = ShapedType::isDynamic(input.getShape().back()) ? -1 : input.getShape().back();
  shape.rows = 1;
  for (int64_t size : input.getShape().drop_back())
    shape.rows = shape.rows < 0 || ShapedType::isDynamic(size) ? -1 : shape.rows * size;
  shape.elementBytes = elementBytes(element);
  shape.hasVectors = element.isIntOrFloat() && element.getIntOrFloatBitWidth() % 8 == 0;
  std::optional<ArgPlan> plan = planArg(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  return {{describe(*plan), [plan = *plan, prepared](Kernel &kernel) {
             takePrepared(kernel, *prepared);
             return lowerArgCompare(kernel, plan);
           }}};
}
