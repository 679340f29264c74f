//===- ConstantExpressions.cpp - what depends on constants only -----------===//
// One walk from producers to consumers. Branches and loops are entered: weights are often declared
// inside of them.
//===----------------------------------------------------------------------===//
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace sluice::global {

bool isTensorConstant(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  return constant && isa<RankedTensorType>(constant.getType());
}

/// Arithmetic on scalars that cannot fail.
static bool isScalarArithmetic(Operation *op) {
  return isa<arith::ArithDialect>(op->getDialect()) && op->getNumOperands() && isPure(op) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<ShapedType>);
}

/// Operations that may be moved: without effects, on static tensors, all operands given.
static bool isEvaluable(Operation *op) {
  if (op->getNumResults() == 0 || op->hasTrait<OpTrait::IsTerminator>() ||
      op->hasTrait<OpTrait::ConstantLike>())
    return false;
  if (!isa<linalg::LinalgDialect, tensor::TensorDialect, encoding::EncodingDialect>(
          op->getDialect()))
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

namespace {
struct Inputs {
  bool known = true;          ///< The operation reads nothing but what is constant ...
  bool fromConstants = false; ///< ... and not only values that cost nothing to repeat.
};
} // namespace

/// `repeated` are operations that are known, but made from fills and scalars alone.
static Inputs inputsOf(Operation *op, const llvm::SetVector<Operation *> &expressions,
                       const llvm::SetVector<Operation *> &repeated) {
  // A tensor of scalars is stored, a fill with one is not.
  Inputs inputs{true, isa<tensor::FromElementsOp>(op)};
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (!def) {
        inputs.known &= op->isAncestor(operand.getParentBlock()->getParentOp());
        continue;
      }
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

llvm::SetVector<Operation *> constantExpressions(func::FuncOp function) {
  llvm::SetVector<Operation *> expressions, repeated;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isScalar = isScalarArithmetic(op);
    if (!isScalar && !isEvaluable(op))
      return WalkResult::advance();
    // Patterns of indices are computed where they are read.
    auto generic = dyn_cast<linalg::GenericOp>(op);
    bool isPattern = generic && generic.getNumDpsInputs() == 0;
    Inputs inputs = inputsOf(op, expressions, repeated);
    if (!inputs.known)
      return WalkResult::skip();
    if (inputs.fromConstants && !isScalar)
      expressions.insert(op);
    else if (isScalar || (!isPattern && !isa<linalg::FillOp, tensor::EmptyOp>(op)))
      repeated.insert(op);
    return WalkResult::skip();
  });
  // What expressions are made from belongs to them; producers come first.
  llvm::SmallPtrSet<Operation *, 16> read;
  for (const auto &ops : {expressions.getArrayRef(), repeated.getArrayRef()})
    for (Operation *op : llvm::reverse(ops))
      if (expressions.contains(op) || read.contains(op))
        op->walk([&](Operation *nested) {
          for (Value operand : nested->getOperands())
            read.insert(operand.getDefiningOp());
        });
  llvm::SetVector<Operation *> result;
  for (Operation *op : repeated)
    if (read.contains(op) && isa<RankedTensorType>(op->getResult(0).getType()))
      result.insert(op);
  result.insert(expressions.begin(), expressions.end());
  return result;
}

} // namespace sluice::global
