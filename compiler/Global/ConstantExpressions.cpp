//===- ConstantExpressions.cpp - what depends on constants only -----------===//
// One walk from producers to consumers. Branches and loops are entered: weights are often declared
// inside of them.
//===----------------------------------------------------------------------===//
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

namespace sluice::global {

bool isTensorConstant(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  return constant && isa<RankedTensorType>(constant.getType());
}

/// Arithmetic on scalars that cannot fail.
static bool isScalarArithmetic(Operation *op) {
  return isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) && op->getNumOperands() &&
         isPure(op) && llvm::none_of(op->getResultTypes(), llvm::IsaPred<ShapedType>);
}

/// Larger tensors, and longer sums, are left to run time: evaluated here they would hold up the
/// compiler for minutes, and no weights are made by them.
static constexpr double kLargestEvaluated = 1LL << 31, kLongestEvaluated = 1e12;
/// What an element of a sort, a scan or a decomposition costs, which are not linear or run alone.
static constexpr double kStepsAnElement = 64;

static bool takesLong(Operation *op) {
  auto count = [](ArrayRef<int64_t> sizes) {
    double product = 1;
    for (int64_t size : sizes)
      product *= std::max<int64_t>(size, 1); // also where it is dynamic
    return product;
  };
  double each = isa<linalg_ext::LinalgExtDialect>(op->getDialect()) ? kStepsAnElement : 1;
  auto isLarge = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && count(tensor.getShape()) * each > kLargestEvaluated;
  };
  auto loops = dyn_cast<linalg::LinalgOp>(op);
  return llvm::any_of(op->getOperandTypes(), isLarge) ||
         llvm::any_of(op->getResultTypes(), isLarge) ||
         (loops && count(loops.getStaticLoopRanges()) > kLongestEvaluated);
}

/// Operations that may be moved: without effects, on static tensors, all operands given.
static bool isEvaluable(Operation *op) {
  if (op->getNumResults() == 0 || op->hasTrait<OpTrait::IsTerminator>() ||
      op->hasTrait<OpTrait::ConstantLike>())
    return false;
  if (!isa<linalg::LinalgDialect, tensor::TensorDialect, encoding::EncodingDialect,
           linalg_ext::LinalgExtDialect>(op->getDialect()))
    return false;
  return llvm::all_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() && (tensor.getElementType().isIntOrFloat());
  });
}

/// A fill with a constant costs nothing to repeat: it does not make an expression, and does not
/// break one.
static bool isFreeFill(Operation *op) {
  return llvm::all_of(op->getOperands(), [](Value operand) {
    Operation *def = operand.getDefiningOp();
    return def && (isa<tensor::EmptyOp>(def) ? def->getNumOperands() == 0
                                             : def->hasTrait<OpTrait::ConstantLike>());
  });
}

/// Elements that each reader can compute where it reads them: elementwise arithmetic and views.
/// Conditions are not among them: masks are stored, and those that always hold are gone once they
/// are evaluated.
static bool isComputedByTheWay(Operation *op) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return generic.getNumReductionLoops() == 0 &&
           !getElementTypeOrSelf(op->getResult(0).getType()).isInteger(1) &&
           !op->walk([](tensor::ExtractOp) { return WalkResult::interrupt(); }).wasInterrupted();
  return isa<tensor::ExtractSliceOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
             tensor::CastOp>(op);
}

namespace {
struct Inputs {
  bool known = true;          ///< The operation reads nothing but what is constant ...
  bool fromConstants = false; ///< ... and not only values that cost nothing to repeat.
  bool fromPositions = false; ///< It, or what it reads, computes with indices.
};
} // namespace

/// `repeated` are operations that are known, but made from fills, scalars and positions alone.
static Inputs inputsOf(Operation *op, const ConstantExpressions &found,
                       const llvm::SetVector<Operation *> &expressions,
                       const llvm::SetVector<Operation *> &repeated) {
  // A tensor of scalars is stored, a fill with one is not.
  Inputs inputs{true, isa<tensor::FromElementsOp>(op)};
  op->walk([&](Operation *nested) {
    inputs.fromPositions |= isa<linalg::IndexOp>(nested);
    for (Value operand : nested->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (!def) {
        inputs.known &= op->isAncestor(operand.getParentBlock()->getParentOp());
        continue;
      }
      inputs.fromPositions |= found.fromPositions.contains(def);
      if (op->isAncestor(def) || isa<tensor::EmptyOp>(def) || repeated.contains(def) ||
          (def->hasTrait<OpTrait::ConstantLike>() && !isTensorConstant(def)))
        continue;
      if (isa<linalg::FillOp>(def) && isFreeFill(def))
        continue;
      if (isTensorConstant(def) || expressions.contains(def))
        inputs.fromConstants = true;
      else
        inputs.known = false;
    }
  });
  return inputs;
}

ConstantExpressions findConstantExpressions(func::FuncOp function) {
  ConstantExpressions found;
  llvm::SetVector<Operation *> expressions, repeated;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isScalar = isScalarArithmetic(op);
    if (!isScalar && !isEvaluable(op))
      return WalkResult::advance();
    Inputs inputs = inputsOf(op, found, expressions, repeated);
    if (!inputs.known || takesLong(op))
      return WalkResult::skip();
    if (inputs.fromPositions)
      found.fromPositions.insert(op);
    bool isStored = inputs.fromConstants || (inputs.fromPositions && !isComputedByTheWay(op));
    if (isStored && !isScalar) {
      expressions.insert(op);
    } else if (isScalar || !isa<linalg::FillOp, tensor::EmptyOp>(op)) {
      repeated.insert(op);
      if (inputs.fromPositions)
        found.patterns.insert(op);
    }
    return WalkResult::skip();
  });
  // What expressions are made from belongs to them; producers come first.
  SmallPtrSet<Operation *, 16> read;
  for (const auto &ops : {expressions.getArrayRef(), repeated.getArrayRef()})
    for (Operation *op : llvm::reverse(ops))
      if (expressions.contains(op) || read.contains(op))
        op->walk([&](Operation *nested) {
          for (Value operand : nested->getOperands())
            read.insert(operand.getDefiningOp());
        });
  for (Operation *op : repeated)
    if (read.contains(op) && isa<RankedTensorType>(op->getResult(0).getType()))
      found.ops.insert(op);
  found.ops.insert(expressions.begin(), expressions.end());
  return found;
}

} // namespace sluice::global
