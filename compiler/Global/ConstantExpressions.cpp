//===- ConstantExpressions.cpp - what depends on constants only -----------===//
// One walk from producers to consumers. Branches and loops are entered: weights are often declared
// inside of them.
//===----------------------------------------------------------------------===//
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace sluice::global {

bool isTensorConstant(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  return constant && isa<RankedTensorType>(constant.getType());
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

/// Does `op` read constants, and nothing but what is constant?
static bool readsConstantsOnly(Operation *op, const llvm::SetVector<Operation *> &expressions) {
  bool fromConstants = false, known = true;
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (!def) {
        known &= op->isAncestor(operand.getParentBlock()->getParentOp());
        continue;
      }
      if (op->isAncestor(def) || isa<tensor::EmptyOp>(def) ||
          (def->hasTrait<OpTrait::ConstantLike>() && !isTensorConstant(def)))
        continue;
      if (isa<linalg::FillOp>(def) && isFreeFill(def))
        continue;
      if (isTensorConstant(def) || expressions.contains(def))
        fromConstants = true;
      else
        known = false;
    }
  });
  return known && fromConstants;
}

llvm::SetVector<Operation *> constantExpressions(func::FuncOp function) {
  llvm::SetVector<Operation *> expressions;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isEvaluable(op))
      return WalkResult::advance();
    if (readsConstantsOnly(op, expressions))
      expressions.insert(op);
    return WalkResult::skip();
  });
  return expressions;
}

} // namespace sluice::global
