//===- ReductionKind.cpp - rows on GPUs: elementwise, reductions, normalizations ===//
#include "compiler/Kernels/Reduction/ReductionKind.h"
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/Kinds.h"

using namespace sluice::kernels;

bool RowKernel::walksColumns(const ComputeOp &op) const {
  return llvm::any_of(op.classes, [&](unsigned loopClass) { return isColumn(loopClass); });
}

Combiner sluice::kernels::combinerOf(linalg::LinalgOp op, unsigned index) {
  SmallVector<Operation *> combiners;
  Value added = matchReduction(op.getRegionOutputArgs(), index, combiners);
  if (!added || combiners.size() != 1 || combiners[0]->getBlock() != op.getBlock() ||
      !OpTrait::hasElementwiseMappableTraits(combiners[0]) ||
      !neutralElement({combiners[0], added}))
    return {};
  return {combiners[0], added};
}

TypedAttr sluice::kernels::neutralElement(const Combiner &combiner) {
  TypedAttr known = linalg_ext::neutralElement(combiner.op);
  // Sums of narrow floats are kept in f32 until they are whole.
  if (auto value = dyn_cast_or_null<FloatAttr>(known);
      value && value.getType().getIntOrFloatBitWidth() < 32 &&
      isa<arith::AddFOp, arith::MulFOp>(combiner.op))
    return FloatAttr::get(Float32Type::get(value.getContext()), value.getValueAsDouble());
  return known;
}

Value sluice::kernels::combine(OpBuilder &builder, Location loc, const Combiner &combiner, Value a,
                               Value b) {
  OperationState state(loc, combiner.op->getName());
  bool addedFirst = combiner.op->getOperand(0) == combiner.added;
  state.addOperands(addedFirst ? ValueRange{b, a} : ValueRange{a, b});
  state.addTypes(a.getType());
  state.addAttributes(combiner.op->getAttrs());
  state.propertiesAttr = combiner.op->getPropertiesAsAttribute();
  return builder.create(state)->getResult(0);
}

Value sluice::kernels::combineLanes(OpBuilder &builder, Location loc, const Combiner &combiner,
                                    Value vector) {
  auto type = dyn_cast<VectorType>(vector.getType());
  if (!type)
    return vector;
  SmallVector<Value> lanes;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    lanes.push_back(vector::ExtractOp::create(builder, loc, vector, i));
  for (; lanes.size() > 1; lanes.resize(lanes.size() / 2))
    for (size_t i = 0, half = lanes.size() / 2; i < half; ++i)
      lanes[i] = combine(builder, loc, combiner, lanes[i], lanes[i + half]);
  return lanes.front();
}

/// Columns are what is not shared. Operations that have no value of them in common walk along the
/// same row all the same if their loops are as long.
static bool findColumns(RowKernel &kernel) {
  SmallVector<SmallVector<unsigned>> all;
  for (const ComputeOp &compute : kernel.classes.ops())
    all.push_back(llvm::filter_to_vector(compute.classes, [&](unsigned loopClass) {
      return !llvm::is_contained(kernel.rows, loopClass);
    }));
  for (SmallVector<unsigned> &columns : all) {
    if (columns.empty())
      continue;
    if (kernel.columns.empty())
      kernel.columns = columns;
    if (columns.size() != kernel.columns.size())
      return false;
    for (auto [mine, theirs] : llvm::zip(columns, kernel.columns)) {
      if (llvm::is_contained(kernel.columns, mine))
        continue;
      if (llvm::is_contained(columns, theirs) || !kernel.classes.haveSameExtent(mine, theirs))
        return false;
      unsigned from = mine;
      kernel.classes.merge(from, theirs);
      for (SmallVector<unsigned> &other : all)
        llvm::replace(other, from, theirs);
    }
  }
  return true;
}

std::optional<RowKernel> sluice::kernels::matchRows(func::FuncOp func, Reasons why) {
  FailureOr<LoopClasses> classes = LoopClasses::compute(func);
  if (failed(classes) || classes->numClasses() == 0)
    return why.none("its operations do not walk common loops");
  RowKernel kernel{std::move(*classes), {}, {}};
  if (!llvm::all_of(kernel.classes.ops(), [&](const ComputeOp &compute) {
        return ElementEmitter::handles(compute, kernel.classes);
      }))
    return why.none("an operation is not computed element by element");
  if (!MemrefKernel::computesResults(func, kernel.classes))
    return why.none("a result is computed by none of its operations");

  kernel.rows.assign(kernel.classes.shared().begin(), kernel.classes.shared().end());
  if (!findColumns(kernel))
    return why.none("its operations do not walk the same rows");
  if (kernel.columns.empty()) {
    if (kernel.rows.empty())
      return why.none("it has no loops");
    auto last = cast<linalg::GenericOp>(kernel.classes.ops().back().op);
    AffineMap map = last.getMatchingIndexingMap(last.getDpsInitOperand(0));
    unsigned innermost = kernel.classes.ops()
                             .back()
                             .classes[cast<AffineDimExpr>(map.getResults().back()).getPosition()];
    llvm::erase(kernel.rows, innermost);
    kernel.columns.push_back(innermost);
  }
  llvm::stable_sort(kernel.columns, [&](unsigned a, unsigned b) {
    return !kernel.classes.isContiguous(a) && kernel.classes.isContiguous(b);
  });
  for (const ComputeOp &compute : kernel.classes.ops()) {
    unsigned columns = 0, reduced = 0;
    for (auto [loopClass, iterator] : llvm::zip(compute.classes, compute.iterators)) {
      columns += kernel.isColumn(loopClass);
      reduced += iterator == utils::IteratorType::reduction;
      if (iterator == utils::IteratorType::reduction && !kernel.isColumn(loopClass))
        return why.none("a reduction runs across rows");
    }
    if ((columns != 0 && columns != kernel.columns.size()) ||
        (reduced != 0 && reduced != kernel.columns.size()))
      return why.none("an operation walks or reduces a part of a row's loops");
    if (reduced)
      for (unsigned i = 0, e = compute.op->getNumResults(); i < e; ++i)
        if (!combinerOf(cast<linalg::GenericOp>(compute.op), i).op)
          return why.none("a reduction's steps are not combined by one known operation");
  }
  return kernel;
}

/// How memory is walked along rows.
struct Walks {
  bool alongRows = false, acrossRows = false; ///< Whether some values are.
  bool looksUp = false;                       ///< Tables, at places of a row.
};
static Walks walksOf(const RowKernel &kernel) {
  unsigned innermost = kernel.columns.back();
  Walks walks;
  for (const ComputeOp &compute : kernel.classes.ops()) {
    visitLookups(compute, [&](Type, unsigned loopClass) {
      walks.looksUp |= llvm::is_contained(kernel.rows, loopClass);
    });
    for (OpOperand &operand : compute.op->getOpOperands()) {
      if (!isa<RankedTensorType>(operand.get().getType()) ||
          kernel.classes.isComputed(operand.get()))
        continue;
      SmallVector<unsigned> along = LoopClasses::classesOfDims(compute, &operand, 0);
      walks.alongRows |= !along.empty() && along.back() == innermost;
      walks.acrossRows |= llvm::is_contained(ArrayRef(along).drop_back(!along.empty()), innermost);
    }
  }
  return walks;
}

/// How many results of the kernel are results of `compute`.
static unsigned returnedResults(func::FuncOp func, const ComputeOp &compute) {
  return llvm::count_if(func.front().getTerminator()->getOperands(), [&](Value result) {
    return MemrefKernel::withoutExpansion(result).getDefiningOp() == compute.op;
  });
}

/// False if some results have columns and others do not: a part that is late could find what a
/// row's result is added to overwritten.
static bool canSplitRows(func::FuncOp func, const RowKernel &kernel) {
  unsigned along = 0;
  for (const ComputeOp &compute : kernel.classes.ops())
    if (kernel.walksColumns(compute) && !RowKernel::reduces(compute))
      along += returnedResults(func, compute);
  return along == 0 || along == func.getNumResults();
}

static RowShape shapeOf(func::FuncOp func, const RowKernel &kernel) {
  RowShape shape;
  shape.rows = kernel.classes.staticSteps(kernel.rows);
  shape.columns = kernel.classes.staticSteps(kernel.columns);
  if (int64_t most = kernel.classes.stepsFact(kernel.columns).high; shape.columns < 0 && most > 0)
    shape.maxColumns = most;
  shape.innerColumns = kernel.classes.staticSteps(kernel.columns.back());
  shape.canSplit = canSplitRows(func, kernel);
  shape.widestBits = 8, shape.narrowestBits = 64;
  auto visit = [&](Value value, ArrayRef<unsigned> classes) {
    Type type = getElementTypeOrSelf(value.getType());
    if (!type.isIntOrIndexOrFloat()) {
      shape.hasVectors = false;
      return;
    }
    bool along =
        llvm::any_of(classes, [&](unsigned loopClass) { return kernel.isColumn(loopClass); });
    int64_t bits = 8 * sluice::elementBytes(type);
    if (!along || value.getDefiningOp<tensor::EmptyOp>())
      return;
    shape.widestBits = std::max(shape.widestBits, bits);
    if (!kernel.classes.isComputed(value))
      shape.narrowestBits = std::min(shape.narrowestBits, bits);
  };
  for (const ComputeOp &compute : kernel.classes.ops()) {
    for (OpOperand &operand : compute.op->getOpOperands())
      if (isa<RankedTensorType>(operand.get().getType()))
        visit(operand.get(), LoopClasses::classesOfDims(compute, &operand, 0));
    for (OpResult result : compute.op->getResults())
      visit(result, LoopClasses::classesOfDims(compute, nullptr, result.getResultNumber()));
    compute.op->walk([&](Operation *nested) {
      for (Type type : nested->getResultTypes())
        shape.hasVectors &= type.isIntOrIndexOrFloat() || isa<ShapedType>(type);
      // Numbers of few bits are unpacked from elements that a body finds by itself.
      if (auto packed = dyn_cast<tensor::ExtractOp>(nested);
          packed && packed.getType().isInteger(8))
        shape.narrowestBits = 8;
    });
    // A result without columns is one of the whole row: who has only vectors of it cannot store it.
    shape.reduces |= !kernel.walksColumns(compute) && returnedResults(func, compute) > 0;
    if (!RowKernel::reduces(compute))
      continue;
    shape.reduces = true;
    shape.reductions += compute.op->getNumResults();
    for (OpResult result : compute.op->getResults())
      shape.reductionBytes = std::max(shape.reductionBytes,
                                      sluice::elementBytes(getElementTypeOrSelf(result.getType())));
  }
  return shape;
}

/// Rows for each compute unit of which a thread each would leave most of it idle.
static constexpr int64_t kFewRows = 16;

static SmallVector<Candidate> rowPlans(const Kernel &kernel, bool across) {
  auto planned = [&](func::FuncOp func, const RowKernel &rows) -> std::optional<ReductionPlan> {
    RowShape shape = shapeOf(func, rows);
    if (shape.columns == 0) // Nothing to do for a thread.
      return kernel.why.none("rows are empty");
    Walks walks = walksOf(rows);
    if (shape.reduces && (walks.acrossRows || walks.looksUp) && !across)
      return kernel.why.none("operands are not read along rows");
    // Threads of their own read rows that all lie across memory as well, if the device has its fill
    // of them: lanes of one row read a sector each for an element.
    bool areFew = shape.rows >= 0 &&
                  shape.rows <= kFewRows * util::computeUnitsOr(kernel.target.computeUnits);
    if (across &&
        !(shape.reduces && walks.acrossRows && !walks.looksUp && (walks.alongRows || areFew)))
      return kernel.why.none("operands are not read both along rows and across them");
    return planReduction(shape, kernel.target);
  };
  return preparedPlans(kernel, matchRows, planned, lowerRows);
}

SmallVector<Candidate> kernels::reductionPlans(const Kernel &kernel) {
  return rowPlans(kernel, /*across=*/false);
}

SmallVector<Candidate> kernels::transposedReductionPlans(const Kernel &kernel) {
  return rowPlans(kernel, /*across=*/true);
}
