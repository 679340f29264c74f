//===- ScanKind.cpp - running values on GPUs: a row per workgroup ---------===//
#include "compiler/Kernels/Scan/ScanKind.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

Operation *sluice::kernels::associativeCombiner(Region &region) {
  Block &block = region.front();
  Operation *op = block.getTerminator()->getOperand(0).getDefiningOp();
  if (!op || op->getBlock() != &block || op->getNumOperands() != 2 || &block.front() != op)
    return nullptr;
  Value a = op->getOperand(0), b = op->getOperand(1), running = block.getArgument(0),
        element = block.getArgument(1);
  bool forward = a == running && b == element, backward = a == element && b == running;
  if ((!forward && !backward) ||
      !isa<arith::AddFOp, arith::AddIOp, arith::MulFOp, arith::MulIOp, arith::MaximumFOp,
           arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp, arith::MaxSIOp, arith::MinSIOp,
           arith::MaxUIOp, arith::MinUIOp, arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op))
    return nullptr;
  return neutralElement({op, element}) ? op : nullptr;
}

Type sluice::kernels::typeOfScan(Operation *combiner) {
  return neutralElement({combiner, Value()}).getType();
}

SmallVector<Candidate> ScanKind::candidates(const Kernel &kernel) const {
  auto op = singleOp<linalg_ext::ScanOp>(kernel.func, kernel.why);
  if (!op)
    return {};
  Operation *combiner = associativeCombiner(op.getRegion());
  if (!combiner) {
    kernel.why.note("its steps are not combined by one associative operation");
    return {};
  }
  auto known = [](int64_t size) { return ShapedType::isDynamic(size) ? -1 : size; };
  auto times = [](int64_t a, int64_t b) { return a < 0 || b < 0 ? -1 : a * b; };
  ShapedType input = op.getInputType(0);
  int64_t dim = op.getDimension();
  ScanShape shape;
  shape.length = known(input.getDimSize(dim));
  shape.rows = 1;
  for (int64_t i = 0; i < input.getRank(); ++i) {
    int64_t size = known(input.getDimSize(i));
    if (i != dim)
      shape.rows = times(shape.rows, size);
    if (i > dim)
      shape.columns = times(shape.columns, size);
  }
  Type element = input.getElementType();
  shape.elementBytes = elementBytes(element);
  shape.valueBytes = elementBytes(typeOfScan(combiner));
  shape.hasVectors = dim + 1 == input.getRank() && element.isIntOrFloat() &&
                     element.getIntOrFloatBitWidth() % 8 == 0;
  std::optional<ScanPlan> plan = planScan(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  return {{describe(*plan), [plan = *plan](Kernel &kernel) { return lowerScan(kernel, plan); }}};
}
