//===- Units.cpp - what of a block is placed as a whole -------------------===//
#include "compiler/Device/Units.h"
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Util/UtilDialect.h"

namespace sluice::device {

bool isFree(Operation *op) {
  if (isa<tensor::EmptyOp, tensor::DimOp>(op) || matchPattern(op, m_Constant()))
    return true;
  return !op->getNumRegions() && isMemoryEffectFree(op) && !op->hasTrait<OpTrait::IsTerminator>() &&
         llvm::none_of(op->getOperands(), isTensor) && llvm::none_of(op->getResults(), isTensor);
}

bool isFill(Operation *op) {
  auto fill = dyn_cast<linalg::FillOp>(op);
  return (fill && fill->getNumResults() == 1 &&
          fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>()) ||
         isa<tensor::SplatOp>(op);
}

bool isSource(Operation *op) {
  auto isConstant = [](Value value) { return matchPattern(value, m_Constant()); };
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return slice->getNumOperands() == 1 && isConstant(slice.getSource());
  auto part = dyn_cast<flow::PartOp>(op);
  return isFill(op) ||
         (part && llvm::all_of(part.getParts(), [&](Value each) {
            return isConstant(each) ||
                   (each.getDefiningOp<tensor::ExtractSliceOp>() && isSource(each.getDefiningOp()));
          }));
}

bool isHost(Operation *op) {
  if (isa<func::CallOp, util::GlobalLoadOp, util::GlobalStoreOp, flow::TransferOp>(op) ||
      isa_and_nonnull<check::CheckDialect>(op->getDialect()) ||
      op->hasTrait<OpTrait::IsTerminator>())
    return true;
  bool touches =
      llvm::any_of(op->getOperands(), isTensor) || llvm::any_of(op->getResults(), isTensor);
  op->walk([&](Operation *inner) { touches |= llvm::any_of(inner->getOperands(), isTensor); });
  return !touches; // Assertions, control flow over scalars.
}

bool isControlFlow(Operation *op) { return isa<scf::ForOp, scf::WhileOp, scf::IfOp>(op); }

void visitOperands(Operation *op, function_ref<void(Value)> visit) {
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (Operation *owner = operand.getParentRegion()->getParentOp(); !op->isAncestor(owner))
        visit(operand);
  });
}

} // namespace sluice::device
