//===- MatrixKind.cpp - matrix products on GPUs, with what surrounds them -===//
#include "compiler/Codegen/Gpu/Matrix/MatrixKind.h"
#include "compiler/Codegen/Generic/GenericKind.h"
#include "compiler/Codegen/Gpu/Convolution/DirectKind.h"
#include "compiler/Codegen/Gpu/ElementEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace sluice::codegen;

/// The body's argument that `factor` is, maybe widened; -1 if it is something else.
static int operandOf(Value factor) {
  if (auto widened = factor.getDefiningOp<arith::ExtFOp>())
    factor = widened.getIn();
  auto arg = dyn_cast<BlockArgument>(factor);
  return arg && arg.getArgNumber() < 2 ? int(arg.getArgNumber()) : -1;
}

/// True if `op` adds up products of f32, f16 or bf16 elements.
static bool isProduct(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 || op.getNumReductionLoops() == 0)
    return false;
  Block *body = op.getBlock();
  auto sum = body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!sum)
    return false;
  bool sumFirst = sum.getLhs() == body->getArgument(2);
  auto product = (sumFirst ? sum.getRhs() : sum.getLhs()).getDefiningOp<arith::MulFOp>();
  if (!product || (!sumFirst && sum.getRhs() != body->getArgument(2)))
    return false;
  int left = operandOf(product.getLhs()), right = operandOf(product.getRhs());
  Type element = body->getArgument(0).getType();
  // Sums of f16 are kept in f32 and rounded once.
  return left >= 0 && right >= 0 && left != right && isa<Float32Type, Float16Type, BFloat16Type>(element) &&
         body->getArgument(1).getType() == element && (sum.getType() == element || sum.getType().isF32());
}

/// Zeros around an operand of the product, and nothing else: not computed, but told from the operand's indices.
static bool isPadding(const ComputeOp &compute, linalg::GenericOp product, const OperandForm &left,
                      const OperandForm &right) {
  for (const OperandForm *form : {&left, &right}) {
    tensor::InsertSliceOp insert = form->padded;
    if (!insert || (compute.op != insert && compute.op != insert.getDest().getDefiningOp()))
      continue;
    return llvm::all_of(compute.op->getUsers(), [&](Operation *user) { return user == insert || user == product; });
  }
  return false;
}

/// `loops` in the order of the dimensions of `form` that they walk.
static void sortAlong(SmallVectorImpl<unsigned> &loops, const OperandForm &form) {
  auto dimOf = [&](unsigned loopClass) {
    return llvm::find_if(form.dims, [&](const OperandDim &dim) { return dim.factorOf(loopClass) != 0; });
  };
  llvm::stable_sort(loops, [&](unsigned a, unsigned b) { return dimOf(a) < dimOf(b); });
}

/// The one product of the kernel, if there is one.
static const ComputeOp *findProduct(const LoopClasses &classes) {
  const ComputeOp *root = nullptr;
  for (const ComputeOp &compute : classes.ops()) {
    auto op = dyn_cast<linalg::GenericOp>(compute.op);
    if (!op || op.getNumReductionLoops() == 0)
      continue;
    if (root || !isProduct(op))
      return nullptr;
    root = &compute;
  }
  return root;
}

std::optional<MatrixKernel> sluice::codegen::matchProduct(func::FuncOp func) {
  FailureOr<LoopClasses> classes = LoopClasses::compute(func);
  if (failed(classes) || !MemrefKernel::computesResults(func, *classes))
    return std::nullopt;
  MatrixKernel kernel{std::move(*classes), {}};
  const ComputeOp *root = findProduct(kernel.classes);
  if (!root)
    return std::nullopt;
  kernel.product = cast<linalg::GenericOp>(root->op);
  auto first = describeOperand(kernel.classes, *root, root->op->getOpOperand(0)),
       second = describeOperand(kernel.classes, *root, root->op->getOpOperand(1));
  if (!first || !second)
    return std::nullopt;
  // What follows the product walks its loops, and nothing else.
  for (const ComputeOp &compute : kernel.classes.ops()) {
    if (isPadding(compute, kernel.product, *first, *second))
      continue;
    if (!ElementEmitter::handles(compute, kernel.classes, /*inputs=*/&compute != root))
      return std::nullopt;
    for (unsigned loopClass : compute.classes)
      if (!llvm::is_contained(root->classes, loopClass))
        return std::nullopt;
  }
  SmallVector<unsigned> &out = kernel.out = LoopClasses::classesOfDims(*root, &root->op->getOpOperand(2), 0);
  llvm::erase(out, kNoLoop);
  if (out.empty())
    return std::nullopt;
  for (auto [loopClass, iterator] : llvm::zip(root->classes, root->iterators)) {
    bool inFirst = first->uses(loopClass), inSecond = second->uses(loopClass);
    bool isReduction = iterator == utils::IteratorType::reduction;
    if (isReduction ? !inFirst || !inSecond : !inFirst && !inSecond)
      return std::nullopt;
    (isReduction ? kernel.k : inFirst && inSecond ? kernel.batch : inFirst ? kernel.m : kernel.n).push_back(loopClass);
  }
  kernel.left = *first, kernel.right = *second;
  return kernel;
}

std::optional<MatrixKernel> sluice::codegen::matchMatrix(func::FuncOp func) {
  std::optional<MatrixKernel> found = matchProduct(func);
  if (!found)
    return std::nullopt;
  MatrixKernel &kernel = *found;
  ArrayRef<unsigned> out = kernel.out;
  // Columns are what neighbours in C.
  if (llvm::is_contained(kernel.m, out.back())) {
    std::swap(kernel.m, kernel.n);
    std::swap(kernel.left, kernel.right);
  }
  if (kernel.n.empty())
    return std::nullopt;
  auto isLast = [](const OperandForm &form, ArrayRef<unsigned> loops) {
    return llvm::is_contained(loops, form.dims.back().loopClass());
  };
  sortAlong(kernel.m, kernel.left);
  // Columns in the order of C, unless those of B are copied along it.
  llvm::stable_sort(kernel.n, [&](unsigned a, unsigned b) { return llvm::find(out, a) < llvm::find(out, b); });
  if (isLast(kernel.right, kernel.n))
    sortAlong(kernel.n, kernel.right);
  sortAlong(kernel.k, !isLast(kernel.left, kernel.k) && isLast(kernel.right, kernel.k) ? kernel.right : kernel.left);
  chooseAxes(kernel.left, kernel.m, kernel.k);
  chooseAxes(kernel.right, kernel.n, kernel.k);

  MatrixShape &shape = kernel.shape;
  shape.operandBits = kernel.product.getBody()->getArgument(0).getType().getIntOrFloatBitWidth();
  shape.batch = kernel.classes.staticSteps(kernel.batch);
  shape.m = kernel.classes.staticSteps(kernel.m);
  shape.n = kernel.classes.staticSteps(kernel.n);
  shape.k = kernel.classes.staticSteps(kernel.k);
  auto isGathered = [&](const OperandForm &form, bool ifUnknown) {
    int64_t row = kernel.classes.staticSteps((form.alongK ? form.depth : form.own).back());
    if (!form.inChunks || row < 0)
      return !form.inChunks || ifUnknown;
    return row % (kMatrixChunkBytes * 8 / shape.operandBits) != 0;
  };
  shape.leftAlongK = kernel.left.alongK, shape.rightAlongK = kernel.right.alongK;
  // Where one operand is gathered, no test at run time asks how long rows of the other are.
  bool any = isGathered(kernel.left, false) || isGathered(kernel.right, false);
  shape.leftGathered = isGathered(kernel.left, any), shape.rightGathered = isGathered(kernel.right, any);
  return found;
}

void sluice::codegen::storeProduct(ElementEmitter &elements, MemrefKernel &memrefs, linalg::GenericOp product,
                                   Value sum, Place &place) {
  // The product's own body would add to what was there before.
  OpBuilder &b = memrefs.body();
  Value initial = elements.operandValue(product, *product.getDpsInitOperand(0), place);
  Type type = cast<ShapedType>(product->getResult(0).getType()).getElementType();
  initial = elements.converted(elements.widened(initial, place.width), b.getF32Type());
  Value total = arith::AddFOp::create(b, product.getLoc(), initial, sum);
  place.results[product->getResult(0)] = elements.converted(total, type);
  for (unsigned i = 0, e = memrefs.resultCount(); i < e; ++i) {
    auto result = cast<OpResult>(memrefs.computed(i));
    elements.store(result, elements.result(result, place), memrefs.destination(i), place);
  }
}

bool sluice::codegen::readsBeforePadding(linalg::LinalgOp op, const TargetModel &target) {
  if (!target.isGpu() || !isProduct(op))
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!isSumOfLoops(maps[0]) || !isSumOfLoops(maps[1]) || !maps[2].isProjectedPermutation())
    return false;
  bool hasRows = false, hasColumns = false;
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray())) {
    bool inFirst = maps[0].isFunctionOfDim(loop), inSecond = maps[1].isFunctionOfDim(loop);
    if (linalg::isReductionIterator(iterator) ? !inFirst || !inSecond : !inFirst && !inSecond)
      return false;
    hasRows |= !inSecond, hasColumns |= !inFirst;
  }
  MatrixShape shape;
  shape.operandBits = getElementTypeOrSelf(op->getOperand(0).getType()).getIntOrFloatBitWidth();
  return isDirect(maps, op.getIteratorTypesArray(), op.getStaticLoopRanges()) ||
         (hasRows && hasColumns && !planMatrix(shape, target).empty());
}

SmallVector<Candidate> MatrixKind::candidates(const Kernel &kernel) const {
  if (kernel.optLevel == 0)
    return {};
  auto prepared = prepareForTiles(kernel.func);
  if (!prepared)
    return {};
  std::optional<MatrixKernel> matrix = matchMatrix(**prepared);
  if (!matrix)
    return {};
  SmallVector<MatrixPlan> plans = planMatrix(matrix->shape, kernel.target);
  // One row of known length along k is read once: rows do that as well, and lose no tile to it.
  if (plans.empty() || (matrix->shape.m == 1 && matrix->shape.leftAlongK && matrix->shape.rightAlongK))
    return {};
  return {{describe(plans), [prepared, matrix, plans](Kernel &kernel) {
             takePrepared(kernel, *prepared);
             return lowerMatrix(kernel, *matrix, plans);
           }}};
}
