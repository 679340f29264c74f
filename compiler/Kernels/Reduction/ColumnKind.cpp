//===- ColumnKind.cpp - reductions across rows on GPUs --------------------------===//
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"
#include "mlir/Dialect/Affine/Utils.h"

using namespace sluice::kernels;
using linalg::GenericOp;

namespace {
struct ColumnKernel {
  LoopClasses classes;
  SmallVector<unsigned> rows,
      columns; ///< Loop classes of results, whose last ones neighbour each other, and of what is
               ///< reduced.
  llvm::SmallDenseSet<Operation *> late;    ///< What needs reduced values.
  llvm::SmallDenseSet<Operation *> padding; ///< What puts images among other values.

  bool walksColumns(const ComputeOp &compute) const {
    return llvm::any_of(compute.classes,
                        [&](unsigned c) { return llvm::is_contained(columns, c); });
  }
};

/// The number that all of `tensor` is; null if it is not known to be one.
Value filledWith(Value tensor) {
  Value number;
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>()) {
    number = fill.getInputs()[0];
  } else if (auto op = tensor.getDefiningOp<GenericOp>(); op && op.getNumResults() == 1) {
    number = op.getBody()->getTerminator()->getOperand(0);
    if (auto argument = dyn_cast<BlockArgument>(number);
        argument && argument.getOwner() == op.getBody())
      number = op->getOperand(argument.getArgNumber());
  }
  return number && !isa<ShapedType>(number.getType()) && matchPattern(number, m_Constant())
             ? number
             : Value();
}

/// Whether `operand`, which lies in memory, is a sum of loops in each dimension, and the loop
/// `innermost` its last dimension or none.
bool readsAlong(AffineMap map, unsigned innermost) {
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(innermost))
      continue;
    if (dim + 1 != map.getNumResults() || expr != getAffineDimExpr(innermost, map.getContext()))
      return false;
  }
  return true;
}

/// Whether an image is put among other values by `padding` as kernels compute it.
bool isPadding(tensor::InsertSliceOp padding) {
  return padding.hasUnitStride() && filledWith(padding.getDest()) &&
         padding.getSourceType().getRank() == padding.getDestType().getRank();
}

bool isLinear(AffineMap map) {
  bool isLinear = true;
  for (AffineExpr expr : map.getResults())
    expr.walk([&](AffineExpr part) {
      isLinear &= part.getKind() != AffineExprKind::Mod &&
                  part.getKind() != AffineExprKind::FloorDiv &&
                  part.getKind() != AffineExprKind::CeilDiv;
    });
  return isLinear;
}

/// Whether each reduced value of `op` can be kept in a thread; why not.
const char *whyNotReduced(linalg::LinalgOp op) {
  for (unsigned i = 0, e = op->getNumResults(); i < e; ++i) {
    if (!combinerOf(op, i).op)
      return "a reduction's steps are not combined by one known operation";
    AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(i));
    if (!out.isProjectedPermutation() || out.getNumResults() != op.getNumParallelLoops())
      return "a result is written in no simple order";
    if (out != op.getMatchingIndexingMap(op.getDpsInitOperand(0)))
      return "results are written in different orders";
  }
  return nullptr;
}

std::optional<ColumnKernel> matchColumns(func::FuncOp func, Reasons why) {
  FailureOr<LoopClasses> classes = LoopClasses::compute(func);
  if (failed(classes) || !MemrefKernel::computesResults(func, *classes))
    return why.none("its operations do not walk common loops");
  ColumnKernel kernel{std::move(*classes), {}, {}, {}, {}};
  for (const ComputeOp &compute : kernel.classes.ops()) {
    auto op = dyn_cast<GenericOp>(compute.op);
    if (!op || op.getNumReductionLoops() == 0)
      continue;
    if (const char *reason = whyNotReduced(op))
      return why.none(reason);
    SmallVector<unsigned> columns,
        rows = LoopClasses::classesOfDims(compute, op.getDpsInitOperand(0), 0);
    for (auto [loopClass, iterator] : llvm::zip(compute.classes, compute.iterators))
      if (iterator == utils::IteratorType::reduction)
        columns.push_back(loopClass);
    if (!kernel.columns.empty() && (rows != kernel.rows || columns != kernel.columns))
      return why.none("reductions run along different loops");
    kernel.rows = rows, kernel.columns = columns;
  }
  if (kernel.columns.empty() || kernel.rows.empty())
    return why.none("nothing is reduced, or all of it");
  SmallVector<unsigned> all(kernel.rows);
  llvm::append_range(all, kernel.columns);

  for (const ComputeOp &compute : kernel.classes.ops())
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(compute.op)) {
      if (!isPadding(insert) || !MemrefKernel::isBuffer(insert.getSource()))
        return why.none("an image is put among values that memory holds");
      kernel.padding.insert(insert);
      Operation *fill = insert.getDest().getDefiningOp();
      if (!fill->hasOneUse())
        return why.none("what is around an image is used elsewhere");
      kernel.padding.insert(fill);
    }
  for (const ComputeOp &compute : kernel.classes.ops()) {
    if (kernel.padding.contains(compute.op))
      continue;
    auto op = dyn_cast<GenericOp>(compute.op);
    if (!op)
      return why.none("an operation is not computed element by element");
    bool reduces = op.getNumReductionLoops() > 0;
    if (!ElementEmitter::handles(compute, kernel.classes, /*inputs=*/!reduces) ||
        !llvm::all_of(compute.classes, [&](unsigned c) { return llvm::is_contained(all, c); }))
      return why.none("an operation is not computed element by element along these loops");
    if (llvm::any_of(op->getOperands(), [&](Value operand) {
          Operation *producer = operand.getDefiningOp();
          auto generic = dyn_cast_if_present<GenericOp>(producer);
          return generic && (kernel.late.contains(producer) || generic.getNumReductionLoops() > 0);
        }))
      kernel.late.insert(op);
    if (kernel.late.contains(op) && kernel.walksColumns(compute))
      return why.none("what is reduced, or kept along it, needs reduced values");
    auto inner = llvm::find(compute.classes, kernel.rows.back());
    for (OpOperand *input : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(input);
      Operation *producer = input->get().getDefiningOp();
      bool isPadded = isa_and_present<tensor::InsertSliceOp>(producer);
      if (!isa<TensorType>(input->get().getType()))
        continue;
      if (isa_and_present<tensor::EmptyOp>(producer)) {
        if (!op.getMatchingBlockArgument(input).use_empty())
          return why.none("it reads what nobody wrote");
        continue;
      }
      bool isComputed = !isPadded && kernel.classes.isComputed(input->get());
      if (isComputed ? !map.isProjectedPermutation()
                     : !isLinear(map) || (!isPadded && !MemrefKernel::isBuffer(input->get())))
        return why.none("an operand is not read along sums of loops");
      if (isPadded && !reduces)
        return why.none("an image is put among other values for more than windows");
      if (!isComputed && inner != compute.classes.end() &&
          !readsAlong(map, inner - compute.classes.begin()))
        return why.none("operands are not read along results");
    }
  }
  for (Value result : func.front().getTerminator()->getOperands()) {
    Operation *op = MemrefKernel::withoutExpansion(result).getDefiningOp();
    const ComputeOp &compute = kernel.classes.of(op);
    bool reduces = RowKernel::reduces(compute);
    if (kernel.padding.contains(op) || (!reduces && (kernel.walksColumns(compute) ||
                                                     compute.classes.size() != kernel.rows.size())))
      return why.none("a result has elements of what is reduced");
  }
  return kernel;
}

std::optional<ColumnKernel> matchSmallProduct(func::FuncOp func, Reasons why) {
  constexpr int64_t kFew = 16; // A quarter of a tile's rows or columns, and of its K tile.
  std::optional<MatmulKernel> product = matchProduct(func, why);
  if (!product)
    return std::nullopt;
  auto areFew = [&](ArrayRef<unsigned> loops) {
    int64_t steps = product->classes.staticSteps(loops);
    return steps >= 0 && steps <= kFew;
  };
  if (!areFew(product->k) || (!areFew(product->m) && !areFew(product->n)))
    return why.none("tiles of matrices would not be mostly empty");
  return matchColumns(func, why);
}

ColumnShape shapeOf(const ColumnKernel &kernel) {
  ColumnShape shape;
  shape.results = kernel.classes.staticSteps(kernel.rows);
  // Of unknown numbers those count that take longest for what they are: the fewest.
  if (util::IntFact results = kernel.classes.stepsFact(kernel.rows);
      shape.results < 0 && results.low > 0)
    shape.results = results.low;
  shape.neighbours = kernel.classes.staticSteps(kernel.rows.back());
  shape.steps = kernel.classes.staticSteps(kernel.columns);
  shape.widestBits = 8, shape.narrowestBits = 64, shape.reductionBytes = 0;
  for (const ComputeOp &compute : kernel.classes.ops()) {
    auto op = dyn_cast<GenericOp>(compute.op);
    if (!op || kernel.padding.contains(op))
      continue;
    auto visit = [&](Value value) {
      Type type = getElementTypeOrSelf(value.getType());
      int64_t bits = type.isIntOrIndexOrFloat() ? 8 * sluice::elementBytes(type) : 64;
      shape.widestBits = std::max(shape.widestBits, bits);
      if (!type.isIntOrIndexOrFloat()) // Of what no vectors are made.
        shape.neighbours = -1;
      return bits;
    };
    bool looksUp = false;
    visitLookups(compute, [&](Type element, unsigned loopClass) {
      if (loopClass != kernel.rows.back() || !element.isIntOrFloat())
        return;
      looksUp = true;
      shape.narrowestBits =
          std::min<int64_t>(shape.narrowestBits, 8 * sluice::elementBytes(element));
    });
    for (Value input : op.getDpsInputs())
      if (isa<RankedTensorType>(input.getType()) && !input.getDefiningOp<tensor::EmptyOp>()) {
        // Where it is looked up, the same for all neighbours.
        if (looksUp && getElementTypeOrSelf(input.getType()).isInteger())
          continue;
        int64_t bits = visit(input);
        if (!kernel.classes.isComputed(input) || input.getDefiningOp<tensor::InsertSliceOp>())
          shape.narrowestBits = std::min(shape.narrowestBits, bits);
      }
    for (Value result : op->getResults())
      visit(result);
    if (RowKernel::reduces(compute))
      for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
        shape.reductionBytes += sluice::elementBytes(neutralElement(combinerOf(op, i)).getType());
  }
  shape.narrowestBits = std::min(shape.narrowestBits, shape.widestBits);
  return shape;
}

class ColumnEmitter : PlainKernelBuilder {
public:
  ColumnEmitter(MemrefKernel &memrefs, Kernel &kernel, const ColumnKernel &columns,
                const ColumnPlan &plan)
      : PlainKernelBuilder(memrefs.body(), kernel.func.getLoc()), memrefs(memrefs),
        columns(columns), plan(plan), elements(memrefs, columns.classes, kernel.target) {}

  LogicalResult emit() {
    extents = memrefs.extents(columns.classes);
    if (extents.empty())
      return failure();
    findReductions();
    int64_t perSlice = plan.threads / plan.slices;
    SmallVector<Value> ofVectors(extents);
    ofVectors[inner()] = div(extents[inner()], plan.vector);
    vectors = product(columns.rows, ofVectors);
    steps = product(columns.columns, extents);
    Value thread = threadId();
    slice = div(thread, perSlice);
    lane = rem(thread, perSlice);
    forEach(mul(workgroupId(), perSlice), vectors, mul(workgroupCount(), perSlice),
            [&](Value first) {
              // All threads stay together: those past the last vector do it again, and store
              // nothing.
              Value vector = add(first, lane), exists = less(vector, vectors);
              row = Place();
              row.varying = inner(), row.width = plan.vector, row.isAligned = true;
              row.setIndices(b, loc, columns.rows, smaller(vector, sub(vectors, 1)), ofVectors);
              row.index[inner()] = mul(row.index[inner()], plan.vector);
              row.start = index(0).getDefiningOp();
              emitResults(exists);
            });
    return success(!elements.isBroken);
  }

  Value vectors;

private:
  struct Reduction {
    OpResult result;
    Combiner combiner;
    Value slots; ///< Workgroup memory, if slices meet.
  };

  unsigned inner() const { return columns.rows.back(); }

  Value product(ArrayRef<unsigned> classes, ArrayRef<Value> sizes) {
    Value total;
    for (unsigned loopClass : classes)
      total = total ? mul(total, sizes[loopClass]) : sizes[loopClass];
    return total;
  }

  void findReductions() {
    for (const ComputeOp &compute : columns.classes.ops())
      if (RowKernel::reduces(compute))
        for (OpResult result : compute.op->getResults()) {
          Combiner combiner = combinerOf(cast<GenericOp>(compute.op), result.getResultNumber());
          Value slots;
          if (plan.slices > 1)
            slots = workgroupMemory(b, loc, {plan.slices, plan.threads / plan.slices * plan.vector},
                                    neutralElement(combiner).getType());
          reductions.push_back({result, combiner, slots});
        }
  }

  Value widened(Value value) { return elements.widened(value, plan.vector); }

  Value neutral(const Combiner &combiner) {
    return widened(arith::ConstantOp::create(b, loc, neutralElement(combiner)));
  }

  void emitResults(Value exists) {
    for (const ComputeOp &compute : columns.classes.ops()) // In front of the loop that needs them.
      if (!columns.walksColumns(compute) && !columns.late.contains(compute.op) &&
          !columns.padding.contains(compute.op))
        for (OpResult result : compute.op->getResults())
          elements.result(result, row);
    SmallVector<Value> totals = reduceSlice();
    for (auto [reduction, total] : llvm::zip(reductions, totals)) {
      total = overSlices(reduction, total);
      auto op = cast<GenericOp>(reduction.result.getOwner());
      Value initial =
          elements.operandValue(op, *op.getDpsInitOperand(reduction.result.getResultNumber()), row);
      Type type = getElementTypeOrSelf(initial.getType());
      initial = elements.converted(widened(initial), getElementTypeOrSelf(total.getType()));
      row.results[reduction.result] =
          elements.converted(combine(b, loc, reduction.combiner, initial, total), type);
    }
    Value stores = plan.slices > 1 ? both(exists, equal(slice, 0)) : exists;
    ifThen(stores, [&] {
      for (unsigned i = 0, e = memrefs.resultCount(); i < e; ++i)
        elements.storeResult(i, row);
    });
  }

  /// What this thread's slice of the results reduces to.
  SmallVector<Value> reduceSlice() {
    SmallVector<Value> partials = llvm::map_to_vector(
        reductions, [&](const Reduction &reduction) { return neutral(reduction.combiner); });
    int64_t known = columns.classes.staticSteps(columns.columns);
    int64_t stride = plan.slices * plan.unrolled;
    auto accumulate = [&](Value first, SmallVector<Value> values) {
      for (int64_t i = 0; i < plan.unrolled; ++i) {
        Value at = add(first, i * plan.slices), isThere;
        bool isOnly = known >= 0 && stride >= known; // One round, so the bound is that of `i`.
        if (known < 0 || (isOnly ? (i + 1) * plan.slices > known : known % stride != 0)) {
          isThere = less(at, steps);
          at = smaller(at, sub(steps, 1));
        }
        addElement(at, isThere, values);
      }
      return values;
    };
    if (known >= 0 && stride >= known)
      return accumulate(slice, partials);
    return loop(slice, steps, index(stride), partials, [&](Value first, ValueRange carried) {
      return accumulate(first, Values(carried));
    });
  }

  /// Adds the element `at` of each result to `values`, if it `isThere`.
  void addElement(Value at, Value isThere, SmallVector<Value> &values) {
    Place place;
    place.outer = &row;
    place.varying = inner(), place.width = plan.vector, place.isAligned = true;
    place.setIndices(b, loc, columns.columns, at, extents);
    for (auto [reduction, value] : llvm::zip(reductions, values)) {
      auto op = cast<GenericOp>(reduction.result.getOwner());
      IRMapping &body = place.bodies[op];
      for (OpOperand *input : op.getDpsInputOperands()) {
        BlockArgument argument = op.getMatchingBlockArgument(input);
        bool isRead = isa<TensorType>(input->get().getType()) && !argument.use_empty() &&
                      (!columns.classes.isComputed(input->get()) ||
                       input->get().getDefiningOp<tensor::InsertSliceOp>());
        if (isRead && !body.contains(argument))
          body.map(argument, load(op, *input, place));
      }
      Value added = widened(elements.bodyValue(op, reduction.combiner.added, place));
      added = elements.converted(added, getElementTypeOrSelf(value.getType()));
      if (isThere)
        added = select(isThere, added, neutral(reduction.combiner));
      value = combine(b, loc, reduction.combiner, value, added);
    }
  }

  /// The element of `operand`, wherever a window puts it, or what is around an image.
  Value load(GenericOp op, OpOperand &operand, Place &place) {
    const ComputeOp &compute = elements.computeOf(op);
    SmallVector<Value> loops = llvm::map_to_vector(compute.classes, [&](unsigned loopClass) {
      Value index = place.index.lookup(loopClass);
      return index ? index : row.index.lookup(loopClass);
    });
    AffineMap map = op.getMatchingIndexingMap(&operand);
    SmallVector<Value> indices;
    int varying = -1;
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      indices.push_back(loop ? loops[loop.getPosition()]
                             : affine::expandAffineExpr(b, loc, expr, loops, {}));
      if (loop && compute.classes[loop.getPosition()] == inner())
        varying = dim;
    }
    auto padding = operand.get().getDefiningOp<tensor::InsertSliceOp>();
    if (!padding)
      return elements.loadAt(loc, memrefs.buffer(operand.get()), indices, varying, plan.vector);
    Value isInside;

    SmallVector<int> whole = LoopClasses::loopsOfDims(padding, &padding.getSourceMutable(), 0);
    for (auto [dim, offset, size] :
         llvm::enumerate(padding.getMixedOffsets(), padding.getMixedSizes())) {
      if (whole[dim] >= 0)
        continue;
      Value from = memrefs.valueOf(offset), count = memrefs.valueOf(size);
      elements.isBroken |= int(dim) == varying || !from || !count;
      if (elements.isBroken)
        return {};
      Value at = sub(indices[dim], from), isHere = less(at, count); // In front of it: very large.
      isInside = both(isInside, isHere);
      indices[dim] = select(isHere, at, index(0));
    }
    Value memory = memrefs.buffer(padding.getSource());
    Value loaded = elements.loadAt(loc, memory, indices, varying, plan.vector);
    if (!isInside)
      return loaded;
    Value around = b.clone(*filledWith(padding.getDest()).getDefiningOp())->getResult(0);
    if (isa<VectorType>(loaded.getType()))
      around = widened(around);
    return select(isInside, loaded, around);
  }

  /// `partial` of all slices, in the first one.
  Value overSlices(const Reduction &reduction, Value partial) {
    if (plan.slices == 1)
      return partial;
    Value column = mul(lane, plan.vector);
    auto write = [&](Value value) {
      if (auto vector = dyn_cast<VectorType>(value.getType()))
        vector::StoreOp::create(b, loc, value, reduction.slots, ValueRange{slice, column});
      else
        memref::StoreOp::create(b, loc, value, reduction.slots, ValueRange{slice, column});
    };
    auto read = [&](Value from) -> Value {
      if (auto vector = dyn_cast<VectorType>(partial.getType()))
        return vector::LoadOp::create(b, loc, vector, reduction.slots, ValueRange{from, column});
      return memref::LoadOp::create(b, loc, reduction.slots, ValueRange{from, column});
    };
    workgroupBarrier(b, loc); // Whoever read the last tile's has done so.
    write(partial);
    for (int64_t half = plan.slices / 2; half > 0; half /= 2) {
      workgroupBarrier(b, loc);
      partial = ifChanged(less(slice, half), partial, [&](ValueRange mine) -> Values {
        Value sum = combine(b, loc, reduction.combiner, mine[0], read(add(slice, half)));
        if (half > 1)
          write(sum);
        return {sum};
      })[0];
    }
    return partial;
  }

  MemrefKernel &memrefs;
  const ColumnKernel &columns;
  const ColumnPlan &plan;
  ElementEmitter elements;
  SmallVector<Value> extents; // Per class.
  SmallVector<Reduction> reductions;
  Value steps, slice, lane;
  Place row;
};

LogicalResult lowerColumns(Kernel &kernel, const ColumnKernel &columns, const ColumnPlan &plan) {
  MemrefKernel memrefs(kernel);
  ColumnEmitter emitter(memrefs, kernel, columns, plan);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("has values that cannot be computed beside the reduction");
  return memrefs.launch(plan.threads, plan.vector > 1, emitter.vectors, plan.threads / plan.slices);
}
} // namespace

template <typename Match>
static SmallVector<Candidate> columnPlansBy(const Kernel &kernel, Match match) {
  auto planned = [&](func::FuncOp, const ColumnKernel &columns) {
    return std::optional(planColumns(shapeOf(columns), kernel.target));
  };
  return preparedPlans(kernel, match, planned, lowerColumns);
}

SmallVector<Candidate> kernels::columnPlans(const Kernel &kernel) {
  return columnPlansBy(kernel, matchColumns);
}

SmallVector<Candidate> kernels::smallProductPlans(const Kernel &kernel) {
  return columnPlansBy(kernel, matchSmallProduct);
}

bool kernels::poolsBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding,
                                 const TargetModel &target) {
  if (!target.isGpu() || !isPadding(padding) || whyNotReduced(op) ||
      op.getMatchingIndexingMap(op.getDpsInitOperand(0)).getNumResults() == 0)
    return false;
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  unsigned innermost = cast<AffineDimExpr>(out.getResults().back()).getPosition();
  // Along the innermost nothing is padded: vectors are read as they lie.
  int64_t last = padding.getSourceType().getRank() - 1;
  return LoopClasses::loopsOfDims(padding, &padding.getSourceMutable(), 0)[last] == int(last) &&
         llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
           AffineMap map = op.getMatchingIndexingMap(input);
           bool isUnused = op.getMatchingBlockArgument(input).use_empty();
           return isUnused || (isLinear(map) && readsAlong(map, innermost));
         });
}
