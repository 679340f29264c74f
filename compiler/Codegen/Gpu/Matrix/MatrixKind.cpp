//===- MatrixKind.cpp - matrix products on GPUs, with what surrounds them -===//
#include "compiler/Codegen/Gpu/Matrix/MatrixKind.h"
#include "compiler/Codegen/Generic/GenericKind.h"
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
static bool isProduct(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 1)
    return false;
  auto sum = op.getBody()->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!sum)
    return false;
  bool sumFirst = sum.getLhs() == op.getBody()->getArgument(2);
  auto product = (sumFirst ? sum.getRhs() : sum.getLhs()).getDefiningOp<arith::MulFOp>();
  if (!product || (!sumFirst && sum.getRhs() != op.getBody()->getArgument(2)))
    return false;
  int left = operandOf(product.getLhs()), right = operandOf(product.getRhs());
  Type element = op.getBody()->getArgument(0).getType();
  // Sums of f16 are kept in f32 and rounded once.
  return left >= 0 && right >= 0 && left != right && isa<Float32Type, Float16Type, BFloat16Type>(element) &&
         op.getBody()->getArgument(1).getType() == element && (sum.getType() == element || sum.getType().isF32());
}

static std::optional<MatrixKernel> match(func::FuncOp func) {
  FailureOr<LoopClasses> classes = LoopClasses::compute(func);
  if (failed(classes))
    return std::nullopt;
  MatrixKernel kernel{std::move(*classes), {}, {}};
  const ComputeOp *root = nullptr;
  for (const ComputeOp &compute : kernel.classes.ops()) {
    if (!ElementEmitter::handles(compute, kernel.classes))
      return std::nullopt;
    auto op = cast<linalg::GenericOp>(compute.op);
    if (op.getNumReductionLoops() == 0)
      continue;
    if (root || !isProduct(op))
      return std::nullopt;
    root = &compute;
    kernel.product = op;
  }
  if (!root)
    return std::nullopt;
  if (!MemrefKernel::computesResults(func, kernel.classes))
    return std::nullopt;
  // What follows the product walks its loops, and nothing else.
  for (const ComputeOp &compute : kernel.classes.ops())
    for (unsigned loopClass : compute.classes)
      if (!llvm::is_contained(root->classes, loopClass))
        return std::nullopt;

  auto classesOf = [&](unsigned operand) {
    SmallVector<unsigned> dims;
    for (int loop : LoopClasses::loopsOfDims(root->op, &root->op->getOpOperand(operand), 0))
      dims.push_back(root->classes[loop]);
    return dims;
  };
  SmallVector<unsigned> first = classesOf(0), second = classesOf(1), out = classesOf(2);
  if (first.empty() || second.empty() || out.empty())
    return std::nullopt;
  // Chunks are copied from where they lie: rows must begin where their length says, and neighbours follow each other.
  for (Value operand : root->op->getOperands().take_front(2))
    if (kernel.classes.isComputed(operand) || !MemrefKernel::isWhole(operand))
      return std::nullopt;
  int ofFirst = -1, ofSecond = -1; // Classes of only one operand.
  for (auto [loopClass, iterator] : llvm::zip(root->classes, root->iterators)) {
    bool inFirst = llvm::is_contained(first, loopClass), inSecond = llvm::is_contained(second, loopClass);
    if (iterator == utils::IteratorType::reduction) {
      if (!inFirst || !inSecond)
        return std::nullopt;
      kernel.k = loopClass;
    } else if (inFirst && inSecond) {
      kernel.batch.push_back(loopClass);
    } else if (inFirst || inSecond) {
      int &own = inFirst ? ofFirst : ofSecond;
      if (own >= 0)
        return std::nullopt;
      own = loopClass;
    } else {
      return std::nullopt;
    }
  }
  // Columns are what neighbours in C.
  if (int(out.back()) == ofFirst) {
    std::swap(ofFirst, ofSecond);
    std::swap(first, second);
    std::swap(kernel.left, kernel.right);
  }
  if (int(out.back()) != ofSecond)
    return std::nullopt;
  kernel.m = ofFirst, kernel.n = ofSecond;
  MatrixShape &shape = kernel.shape;
  shape.operandBits = kernel.product.getBody()->getArgument(0).getType().getIntOrFloatBitWidth();
  shape.batch = kernel.classes.staticSteps(kernel.batch);
  shape.m = kernel.m < 0 ? 1 : kernel.classes.staticSteps(unsigned(kernel.m));
  shape.n = kernel.classes.staticSteps(kernel.n);
  shape.k = kernel.classes.staticSteps(kernel.k);
  shape.leftAlongK = first.back() == kernel.k;
  shape.rightAlongK = second.back() == kernel.k;
  if ((!shape.leftAlongK && int(first.back()) != kernel.m) || (!shape.rightAlongK && second.back() != kernel.n))
    return std::nullopt;
  return kernel;
}

SmallVector<Candidate> MatrixKind::candidates(const Kernel &kernel) const {
  if (kernel.optLevel == 0)
    return {};
  auto prepared = prepareForTiles(kernel.func);
  if (!prepared)
    return {};
  std::optional<MatrixKernel> matrix = match(**prepared);
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
