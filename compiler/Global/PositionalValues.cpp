//===- PositionalValues.cpp - tensors whose elements follow from positions ===//
#include "compiler/Global/PositionalValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {

/// Operations on scalars that an element may take: more than a mask needs, too few to cost more
/// than reading it.
static constexpr int kMaxOperations = 24;

/// Whether each group of dimensions has one at most whose size is not 1, so that indices are the
/// same on both sides of a reshape.
static bool keepsIndices(RankedTensorType wide, ArrayRef<ReassociationIndices> groups) {
  return llvm::all_of(groups, [&](const ReassociationIndices &group) {
    return llvm::count_if(group, [&](int64_t dim) { return wide.getDimSize(dim) != 1; }) <= 1;
  });
}

/// An operation on scalars that can be computed anywhere, or a constant.
static bool isScalar(Operation &op, Block *body) {
  return isa<linalg::IndexOp>(op) || (op.getNumRegions() == 0 && op.getNumResults() == 1 &&
                                      isPure(&op) && !isa<ShapedType>(op.getResult(0).getType()) &&
                                      llvm::all_of(op.getOperands(), [&](Value operand) {
                                        return operand.getParentBlock() == body ||
                                               matchPattern(operand, m_Constant());
                                      }));
}

static bool isPositional(Value tensor, int &operations) {
  Attribute constant;
  if (matchPattern(tensor, m_Constant(&constant)))
    return isa<SplatElementsAttr>(constant);
  Operation *op = tensor.getDefiningOp();
  if (!op)
    return false;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return matchPattern(fill.getInputs()[0], m_Constant());
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return keepsIndices(expand.getResultType(), expand.getReassociationIndices()) &&
           isPositional(expand.getSrc(), operations);
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    return keepsIndices(collapse.getSrcType(), collapse.getReassociationIndices()) &&
           isPositional(collapse.getSrc(), operations);
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return isa<RankedTensorType>(cast.getSource().getType()) &&
           isPositional(cast.getSource(), operations);
  auto generic = dyn_cast<GenericOp>(op);
  if (!generic || generic.getNumDpsInits() != 1 || generic.getNumReductionLoops() ||
      !generic.hasPureTensorSemantics() ||
      !generic.getMatchingIndexingMap(generic.getDpsInitOperand(0)).isPermutation() ||
      !generic.getMatchingBlockArgument(generic.getDpsInitOperand(0)).use_empty())
    return false;
  for (Operation &inner : generic.getBody()->without_terminator())
    if (!isScalar(inner, generic.getBody()) || ++operations > kMaxOperations)
      return false;
  Value result = generic.getBody()->getTerminator()->getOperand(0);
  if (result.getParentBlock() != generic.getBody() && !matchPattern(result, m_Constant()))
    return false;
  return llvm::all_of(generic.getDpsInputOperands(), [&](OpOperand *input) {
    return isa<RankedTensorType>(input->get().getType()) &&
           llvm::all_of(generic.getMatchingIndexingMap(input).getResults(),
                        llvm::IsaPred<AffineDimExpr, AffineConstantExpr>) &&
           isPositional(input->get(), operations);
  });
}

bool isPositional(Value tensor) {
  int operations = 0;
  return isPositional(tensor, operations);
}

/// Whether `value` is an index, perhaps as a wider integer: never below zero.
static bool isIndex(Value value) {
  auto cast = value.getDefiningOp<arith::IndexCastOp>();
  return value.getType().isIndex() ||
         (cast && cast.getIn().getType().isIndex() && cast.getType().getIntOrFloatBitWidth() >= 64);
}

/// A clone of `op`, or true if it asks whether an index is at least zero.
static Value computed(OpBuilder &b, Operation &op, IRMapping &mapping) {
  APInt least;
  if (auto compare = dyn_cast<arith::CmpIOp>(op);
      compare && compare.getPredicate() == arith::CmpIPredicate::sge &&
      isIndex(mapping.lookup(compare.getLhs())) &&
      matchPattern(compare.getRhs(), m_ConstantInt(&least)) && !least.isStrictlyPositive())
    return arith::ConstantOp::create(b, op.getLoc(), b.getBoolAttr(true));
  return b.clone(op, mapping)->getResult(0);
}

Value positionalElement(OpBuilder &b, Location loc, Value tensor, ArrayRef<Value> indices) {
  auto zero = [&] { return arith::ConstantIndexOp::create(b, loc, 0).getResult(); };
  auto constant = [&](Attribute value) {
    return arith::ConstantOp::create(b, loc, cast<TypedAttr>(value)).getResult();
  };
  Attribute elements;
  if (matchPattern(tensor, m_Constant(&elements)))
    return constant(cast<SplatElementsAttr>(elements).getSplatValue<Attribute>());
  Operation *op = tensor.getDefiningOp();
  if (auto fill = dyn_cast<linalg::FillOp>(op)) {
    matchPattern(fill.getInputs()[0], m_Constant(&elements));
    return constant(elements);
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return positionalElement(b, loc, cast.getSource(), indices);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    SmallVector<Value> source;
    for (const ReassociationIndices &group : expand.getReassociationIndices()) {
      source.push_back(Value());
      for (int64_t dim : group)
        if (expand.getResultType().getDimSize(dim) != 1)
          source.back() = indices[dim];
      if (!source.back())
        source.back() = zero();
    }
    return positionalElement(b, loc, expand.getSrc(), source);
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    SmallVector<Value> source;
    for (auto [i, group] : llvm::enumerate(collapse.getReassociationIndices()))
      for (int64_t dim : group)
        source.push_back(collapse.getSrcType().getDimSize(dim) == 1 ? zero() : indices[i]);
    return positionalElement(b, loc, collapse.getSrc(), source);
  }
  auto generic = cast<GenericOp>(op);
  SmallVector<Value> loops(generic.getNumLoops());
  AffineMap out = generic.getMatchingIndexingMap(generic.getDpsInitOperand(0));
  for (auto [i, index] : llvm::enumerate(indices))
    loops[out.getDimPosition(i)] = index;
  IRMapping mapping;
  for (OpOperand *input : generic.getDpsInputOperands()) {
    SmallVector<Value> at;
    for (AffineExpr result : generic.getMatchingIndexingMap(input).getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      at.push_back(
          dim ? loops[dim.getPosition()]
              : arith::ConstantIndexOp::create(b, loc, cast<AffineConstantExpr>(result).getValue())
                    .getResult());
    }
    mapping.map(generic.getMatchingBlockArgument(input),
                positionalElement(b, loc, input->get(), at));
  }
  auto inner = [&](Value value) { // Constants come along: kernels are cut out around the reader.
    if (Operation *outer = value.getDefiningOp(); !mapping.contains(value) && outer)
      mapping.map(value, b.clone(*outer)->getResult(0));
    return mapping.lookup(value);
  };
  for (Operation &each : generic.getBody()->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(each)) {
      mapping.map(index.getResult(), loops[index.getDim()]);
      continue;
    }
    for (Value operand : each.getOperands())
      inner(operand);
    mapping.map(each.getResult(0), computed(b, each, mapping));
  }
  return inner(generic.getBody()->getTerminator()->getOperand(0));
}

} // namespace sluice::global
