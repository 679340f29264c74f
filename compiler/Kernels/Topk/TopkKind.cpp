//===- TopkKind.cpp - top-k on GPUs: a row per workgroup ------------------===//
#include "compiler/Kernels/Topk/TopkKind.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Sort/SortOrder.h"
#include "compiler/Kernels/Topk/TopkEmitter.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

static int64_t known(int64_t size) { return ShapedType::isDynamic(size) ? -1 : size; }

static TopkShape shapeOf(linalg_ext::TopkOp op) {
  TopkShape shape;
  ShapedType input = op.getInputType(0);
  int64_t dim = op.getDimension();
  shape.length = known(input.getDimSize(dim));
  shape.k = known(op.getOutputType(0).getDimSize(dim));
  shape.rows = 1;
  for (int64_t i = 0; i < input.getRank(); ++i)
    if (i != dim && shape.rows >= 0)
      shape.rows = input.isDynamicDim(i) ? -1 : shape.rows * input.getDimSize(i);
  Type element = input.getElementType();
  shape.elementBytes = elementBytes(element);
  shape.isTotal = linalg_ext::findSingleKey(op.getRegion()).has_value();
  shape.hasStart = !op.getOverwrite();
  shape.hasVectors = element.isIntOrFloat() && element.getIntOrFloatBitWidth() % 8 == 0 &&
                     dim + 1 == input.getRank();
  return shape;
}

SmallVector<Candidate> TopkKind::candidates(const Kernel &kernel) const {
  auto op = singleOp<linalg_ext::TopkOp>(kernel.func, kernel.why);
  if (!op)
    return {};
  TopkShape shape = shapeOf(op);
  Block &compare = op.getRegion().front();
  if (shape.length > INT32_MAX || llvm::any_of(compare.getArguments().take_front(2),
                                               [](Value value) { return value.use_empty(); })) {
    kernel.why.note(shape.length > INT32_MAX ? "the row exceeds positions of 32 bits"
                                             : "its comparison reads one element only");
    return {};
  }
  std::optional<TopkPlan> plan = planTopk(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  return {{describe(*plan), [plan = *plan](Kernel &kernel) { return lowerTopk(kernel, plan); }}};
}
