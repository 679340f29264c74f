//===- RecurrentLoop.cpp - the step of a recurrent layer, element by element =//
#include "compiler/Kernels/Recurrence/RecurrentLoop.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Preferences.h"

namespace sluice::kernels {
namespace {

RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }

/// Follows an element to where it is made.
class TermBuilder {
public:
  TermBuilder(RecurrentLoop &step, function_ref<bool(Value)> isMemory, const char *&why)
      : step(step), isMemory(isMemory), why(why), b(step.loop.getContext()) {}

  int term(Value tensor, SmallVector<AffineExpr> at);

private:
  int fail(const char *reason) {
    why = reason;
    return -1;
  }
  bool throughView(Value &tensor, SmallVector<AffineExpr> &at);
  int addTerm(StepTerm term) {
    for (auto [i, known] : llvm::enumerate(step.terms))
      if (known.kind == term.kind && known.tensor == term.tensor && known.at == term.at &&
          known.gate == term.gate)
        return i;
    step.terms.push_back(std::move(term));
    return step.terms.size() - 1;
  }
  int product(linalg::LinalgOp op, ArrayRef<AffineExpr> at);
  int compute(linalg::LinalgOp op, OpResult result, ArrayRef<AffineExpr> at);

  RecurrentLoop &step;
  function_ref<bool(Value)> isMemory;
  const char *&why;
  Builder b;
};

/// Moves the element from a view to what it is one of; false if `tensor` is none.
bool TermBuilder::throughView(Value &tensor, SmallVector<AffineExpr> &at) {
  Operation *op = tensor.getDefiningOp();
  AffineExpr zero = b.getAffineConstantExpr(0);
  // Dimensions of size 1 come and go; `groups` are those of `large`.
  auto reshaped = [&](Value large, Value small, ArrayRef<ReassociationIndices> groups) {
    bool expands = tensor == large;
    SmallVector<AffineExpr> next(expands ? groups.size() : tensorOf(large).getRank(), zero);
    for (auto [i, group] : llvm::enumerate(groups)) {
      int64_t others = 0;
      for (int64_t dim : group)
        if (tensorOf(large).getDimSize(dim) != 1) {
          next[expands ? i : dim] = at[expands ? dim : i];
          ++others;
        }
      if (others > 1)
        return false;
    }
    tensor = expands ? small : large;
    at = next;
    return true;
  };
  if (auto shape = dyn_cast_if_present<tensor::CollapseShapeOp>(op))
    return reshaped(shape.getSrc(), shape.getResult(), shape.getReassociationIndices());
  if (auto shape = dyn_cast_if_present<tensor::ExpandShapeOp>(op))
    return reshaped(shape.getResult(), shape.getSrc(), shape.getReassociationIndices());
  if (auto cast = dyn_cast_if_present<tensor::CastOp>(op))
    return tensor = cast.getSource(), true;
  auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(op);
  if (!slice || !slice.hasUnitStride())
    return false;
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  SmallVector<AffineExpr> next;
  unsigned from = 0;
  for (auto [dim, offset] : llvm::enumerate(slice.getMixedOffsets()))
    next.push_back(step.number(offset) + (dropped.test(dim) ? zero : at[from++]));
  tensor = slice.getSource();
  at = next;
  return true;
}

int TermBuilder::term(Value tensor, SmallVector<AffineExpr> at) {
  if (isMemory(tensor))
    return addTerm({StepTerm::Load, tensor, at});
  auto argument = dyn_cast<BlockArgument>(tensor);
  if (argument && argument.getOwner() == step.loop.getBody()) {
    if (at != step.placeIn(tensorOf(tensor)))
      return fail("an element depends on those of other rows or units");
    return addTerm({StepTerm::Carried, tensor, {}});
  }
  if (throughView(tensor, at))
    return term(tensor, at);
  auto op = tensor.getDefiningOp<linalg::LinalgOp>();
  if (!op)
    return fail("it computes what is no product and not made element by element");
  auto result = cast<OpResult>(tensor);
  // Loops of the element.
  SmallVector<AffineExpr> loops(op.getNumLoops());
  for (auto [expr, own] : llvm::zip(op.getIndexingMapMatchingResult(result).getResults(), at)) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || loops[dim.getPosition()])
      return fail("an operation does not write element by element");
    loops[dim.getPosition()] = own;
  }
  return op.getNumReductionLoops() ? product(op, loops) : compute(op, result, loops);
}

int TermBuilder::product(linalg::LinalgOp op, ArrayRef<AffineExpr> at) {
  FailureOr<linalg::ContractionDimensions> dims = linalg::inferContractionDims(op);
  if (!linalg::isaContractionOpInterface(op) || failed(dims) || op.getNumLoops() != 3 ||
      dims->m.size() != 1 || dims->n.size() != 1 || dims->k.size() != 1)
    return fail("a product in it is none of two matrices");
  auto isFloat = [](Value value) {
    auto element = dyn_cast<FloatType>(tensorOf(value).getElementType());
    return element && (element.isF32() || element.isF16() || element.isBF16());
  };
  Value state = op.getDpsInputs()[0], weights = op.getDpsInputs()[1];
  if (!isFloat(state) || !isFloat(weights) ||
      !tensorOf(op->getResult(0)).getElementType().isF32() || !isZero(op.getDpsInits()[0]))
    return fail("a product in it is not summed in f32 from zero");
  // A single row is row 0.
  AffineExpr row = at[dims->m[0]], unit = b.getAffineDimExpr(1);
  auto offset = dyn_cast<AffineConstantExpr>(at[dims->n[0]] - unit);
  if (!offset || (row != b.getAffineDimExpr(0) && row != b.getAffineConstantExpr(0)))
    return fail("an element depends on those of other rows or units");
  Value whole = weights;
  for (Operation *view; isa_and_present<tensor::ExtractSliceOp, tensor::CollapseShapeOp>(
           view = whole.getDefiningOp());)
    whole = view->getOperand(0);
  if (step.loop.isDefinedOutsideOfLoop(state) || !step.loop.isDefinedOutsideOfLoop(whole) ||
      !tensorOf(weights).hasStaticShape() ||
      (tensorOf(weights).getEncoding() && !encoding::PaddedRowsAttr::of(weights.getType())))
    return fail("a product in it is none of a state and weights from outside");
  SmallVector<AffineExpr> loops(3, b.getAffineConstantExpr(0));
  loops[dims->m[0]] = row, loops[dims->k[0]] = unit;
  SmallVector<AffineExpr> stateAt;
  for (AffineExpr expr : op.getMatchingIndexingMap(op.getDpsInputOperand(0)).getResults())
    stateAt.push_back(expr.replaceDims(loops));
  while (throughView(state, stateAt))
    ;
  auto argument = dyn_cast<BlockArgument>(state);
  if (stateAt != step.placeIn(tensorOf(state)))
    return fail("an element depends on those of other rows or units");
  bool ofMiddle = !argument || argument.getOwner() != step.loop.getBody();
  int source = ofMiddle ? term(state, stateAt) : int(argument.getArgNumber()) - 1;
  int &known = ofMiddle ? step.middle : step.shared;
  if (source < 0)
    return -1;
  if (known >= 0 && known != source)
    return fail("its products are of several states");
  known = source;
  unsigned gate = 0;
  while (gate < step.gates.size() &&
         (step.gates[gate].product != op || step.gates[gate].offset != offset.getValue()))
    ++gate;
  if (gate == step.gates.size())
    step.gates.push_back({op, offset.getValue(), ofMiddle});
  return addTerm({StepTerm::Sum, op->getResult(0), {}, {}, gate});
}

int TermBuilder::compute(linalg::LinalgOp op, OpResult result, ArrayRef<AffineExpr> at) {
  bool looks = op->walk([&](Operation *inner) {
                   auto isShaped = [](Value value) { return isa<ShapedType>(value.getType()); };
                   return inner != op && (llvm::any_of(inner->getOperands(), isShaped) ||
                                          inner->getNumRegions() > 0)
                              ? WalkResult::interrupt()
                              : WalkResult::advance();
                 }).wasInterrupted();
  if (looks)
    return fail("an operation looks into a tensor");
  StepTerm term{StepTerm::Compute, result, llvm::to_vector(at)};
  for (OpOperand &operand : op->getOpOperands()) {
    int source = -1;
    if (isa<RankedTensorType>(operand.get().getType()) &&
        op.payloadUsesValueFromOperand(&operand)) {
      SmallVector<AffineExpr> own;
      for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults())
        own.push_back(expr.replaceDims(at));
      source = this->term(operand.get(), own);
      if (source < 0)
        return -1;
    }
    term.operands.push_back(source);
  }
  return addTerm(std::move(term));
}

} // namespace

SmallVector<AffineExpr> RecurrentLoop::placeIn(RankedTensorType type) const {
  if (type.getRank() == 0 || type.getShape().back() != units)
    return {};
  MLIRContext *context = type.getContext();
  SmallVector<AffineExpr> at(type.getRank(), getAffineConstantExpr(0, context));
  at.back() = getAffineDimExpr(1, context);
  bool hasRows = false;
  for (int64_t dim = 0; dim + 1 < type.getRank(); ++dim)
    if (type.getDimSize(dim) != 1) {
      if (std::exchange(hasRows, true))
        return {};
      at[dim] = getAffineDimExpr(0, context);
    }
  return at;
}

AffineExpr RecurrentLoop::number(OpFoldResult value) {
  MLIRContext *context = loop.getContext();
  if (auto known = getConstantIntValue(value))
    return getAffineConstantExpr(*known, context);
  auto it = llvm::find(symbols, cast<Value>(value));
  unsigned position = it - symbols.begin();
  if (it == symbols.end())
    symbols.push_back(cast<Value>(value));
  return getAffineSymbolExpr(position, context);
}

int64_t RecurrentLoop::rowDim(int carried) const {
  for (const StepResult &result : results)
    if (result.carried == carried)
      for (auto [dim, expr] : llvm::enumerate(result.at))
        if (expr.isFunctionOfDim(0))
          return dim;
  return -1;
}

int RecurrentLoop::addTerm(Value tensor, ArrayRef<AffineExpr> at,
                           function_ref<bool(Value)> isMemory) {
  const char *why = nullptr;
  return TermBuilder(*this, isMemory, why).term(tensor, llvm::to_vector(at));
}

std::optional<RecurrentLoop>
RecurrentLoop::match(scf::ForOp loop, function_ref<bool(Value)> isMemory, const char *&why) {
  RecurrentLoop step;
  step.loop = loop;
  // The units are those of a state.
  for (auto [argument, yielded] : llvm::zip(loop.getRegionIterArgs(), loop.getYieldedValues())) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || type.getRank() == 0)
      return why = "it carries what is no tensor", std::nullopt;
    if (!yielded.getDefiningOp<tensor::InsertSliceOp>())
      step.units = type.getShape().back();
  }
  if (ShapedType::isDynamic(step.units) || step.units < 1)
    return why = "the size of its state is not known", std::nullopt;
  TermBuilder builder(step, isMemory, why);
  Builder b(loop.getContext());
  for (auto [i, argument, yielded] :
       llvm::enumerate(loop.getRegionIterArgs(), loop.getYieldedValues())) {
    auto insert = yielded.getDefiningOp<tensor::InsertSliceOp>();
    Value value = insert ? insert.getSource() : yielded;
    StepResult result{int(i), -1, insert != nullptr, step.placeIn(tensorOf(value))};
    if (result.at.empty())
      return why = "it carries what has other rows or units than its state", std::nullopt;
    result.term = builder.term(value, result.at);
    if (result.term < 0)
      return std::nullopt;
    if (insert) {
      if (insert.getDest() != argument || !argument.hasOneUse() || !insert.hasUnitStride() ||
          !insert->hasOneUse())
        return why = "it reads again what it inserts", std::nullopt;
      llvm::SmallBitVector dropped = insert.getDroppedDims();
      SmallVector<AffineExpr> at;
      unsigned from = 0;
      for (auto [dim, offset] : llvm::enumerate(insert.getMixedOffsets()))
        at.push_back(step.number(offset) +
                     (dropped.test(dim) ? b.getAffineConstantExpr(0) : result.at[from++]));
      result.at = at;
    }
    step.results.push_back(std::move(result));
  }
  if (step.shared < 0)
    return why = "it has no product of a state", std::nullopt;
  return step;
}

} // namespace sluice::kernels
