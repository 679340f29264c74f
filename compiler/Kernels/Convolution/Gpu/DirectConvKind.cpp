//===- DirectConvKind.cpp - convolutions of single channels on GPUs -----------===//
#include "compiler/Kernels/Convolution/Gpu/DirectConvKind.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Kinds.h"

using namespace sluice::kernels;

bool kernels::isDirect(ArrayRef<AffineMap> maps, ArrayRef<utils::IteratorType> iterators,
                       ArrayRef<int64_t> ranges) {
  int64_t window = 1, rows = 1, columns = 1;
  bool hasShared = false;
  auto count = [](int64_t &steps, int64_t range) {
    // Unknown ones are many.
    if (ShapedType::isDynamic(range) || llvm::MulOverflow(steps, range, steps))
      steps = INT32_MAX;
  };
  for (auto [loop, iterator, range] : llvm::enumerate(iterators, ranges)) {
    bool inFirst = maps[0].isFunctionOfDim(loop), inSecond = maps[1].isFunctionOfDim(loop);
    if (linalg::isReductionIterator(iterator))
      count(window, range);
    else if (inFirst && inSecond)
      hasShared = true;
    else
      count(inFirst ? rows : columns, range);
  }
  bool moves =
      llvm::any_of(maps.take_front(2), [](AffineMap map) { return !map.isProjectedPermutation(); });
  return moves && hasShared && std::min(rows, columns) <= kMaxMixedChannels &&
         window <= kMaxOfWindow;
}

static std::optional<DirectKernel> matchDirect(func::FuncOp func, Reasons why) {
  std::optional<MatmulKernel> product = matchProduct(func, why);
  if (!product)
    return std::nullopt;
  if (product->twin)
    return why.none("there are two products");
  if (!product->shape.isMultipliedAsF32())
    return why.none("elements are not multiplied as f32");
  linalg::GenericOp op = product->product;
  if (!isDirect(op.getIndexingMapsArray(), op.getIteratorTypesArray(), op.getStaticLoopRanges()))
    return why.none("no window of " + Twine(kMaxOfWindow) + " elements at most that mixes up to " +
                    Twine(kMaxMixedChannels) + " channels");
  DirectKernel direct{std::move(*product), {}};
  const MatmulKernel &kernel = direct.product;
  const OperandForm *forms[] = {&kernel.lhs, &kernel.rhs};
  if (llvm::any_of(forms, [](const OperandForm *form) {
        return (form->rowMultiple > 1 && form->starts.empty()) || form->isUneven ||
               form->isComputed;
      }))
    return why.none("rows are padded, or begin anywhere"); // They are read as they are.
  direct.others = kernel.out;
  unsigned last = kernel.out.back();
  auto isInVectors = [&](const OperandForm *form) {
    auto isOf = [&](const OperandDim &dim) { return dim.factorOf(last) != 0; };
    return llvm::count_if(form->dims, isOf) < 2 &&
           (form->dims.back().loopClass() == int(last) || !form->uses(last));
  };
  if (llvm::all_of(forms, isInVectors)) {
    direct.channels = last;
    direct.others.pop_back();
  }
  for (unsigned loopClass : llvm::reverse(direct.others))
    if (llvm::any_of(forms, [&](const OperandForm *form) {
          return llvm::any_of(form->dims, [&](const OperandDim &dim) {
            // Loops that move a window and loops within it meet in one dimension.
            return dim.terms.size() > 1 && dim.factorOf(loopClass) != 0;
          });
        })) {
      direct.positions = loopClass;
      llvm::erase(direct.others, loopClass);
      break;
    }
  auto stepsOf = [&](int loopClass) -> int64_t {
    return loopClass < 0 ? 1 : kernel.classes.staticSteps(unsigned(loopClass));
  };
  DirectShape &shape = direct.shape;
  shape.operandBits = getElementTypeOrSelf(op->getOperand(0).getType()).getIntOrFloatBitWidth();
  for (unsigned loopClass : direct.others)
    shape.others *= util::sizeOr(stepsOf(loopClass), util::Assumed::Images);
  shape.positions = stepsOf(direct.positions), shape.channels = stepsOf(direct.channels);
  return direct;
}

SmallVector<Candidate> kernels::directConvPlans(const Kernel &kernel) {
  auto planned = [&](func::FuncOp, const DirectKernel &direct) {
    return std::optional(planDirectConv(direct.shape, kernel.target));
  };
  return preparedPlans(kernel, matchDirect, planned, lowerDirect);
}
