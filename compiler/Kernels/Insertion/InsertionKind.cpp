//===- InsertionKind.cpp - concatenations and padding on GPUs -------------===//
// A thread takes neighbouring elements of the results and looks for where they come from:
//   %0 = tensor.insert_slice %a into %e[0, 0] [4, 24]
//   %1 = tensor.insert_slice %b into %0[0, 24] [4, 8]
//   %y = linalg.generic {add} ins(%1, %x)
//     ->
//   for (i, j) of this thread, j a multiple of 8 {
//     %v = if (j - 24 < 8) load %b[i, j - 24] else if (j < 24) load %a[i, j] else anything
//     store %v + load %x[i, j]
//   }
// Sources that are computed element by element are computed inside of the branch; of a slice with
// steps, what lies between its elements is not in it. Of a slice whose
// surroundings stay as they are only its own elements are walked.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Reduction/ReductionPlan.h"

using namespace sluice::kernels;

namespace {
/// Results that are written along the same loops.
struct InsertionPart {
  SmallVector<unsigned> results;
  SmallVector<unsigned> loops; ///< Classes along them, in order; vectors lie in the last.
  /// What alone is written, if the rest of its destination stays as it is.
  tensor::InsertSliceOp slice;

  unsigned inner() const { return loops.back(); }
};

struct InsertionKernel {
  LoopClasses classes;
  SmallVector<InsertionPart, 1> parts;
  /// Offsets and sizes of slices along the last loop of a part that are no whole rows: constants,
  /// and what is known at run time only.
  SmallVector<int64_t> cuts;
  SmallVector<Value> unknownCuts;
};
} // namespace

/// Where slices begin and end along the innermost loop of `part`.
static void findCuts(InsertionKernel &kernel, const InsertionPart &part) {
  for (const ComputeOp &compute : kernel.classes.ops()) {
    auto op = dyn_cast<tensor::InsertSliceOp>(compute.op);
    auto dim = llvm::find(compute.classes, part.inner()) - compute.classes.begin();
    if (!op || dim == int64_t(compute.classes.size()) ||
        llvm::is_contained(LoopClasses::loopsOfDims(op, &op.getSourceMutable(), 0), int(dim)))
      continue;
    for (OpFoldResult cut : {op.getMixedOffsets()[dim], op.getMixedSizes()[dim]})
      if (std::optional<int64_t> known = getConstantIntValue(cut))
        kernel.cuts.push_back(*known);
      else
        kernel.unknownCuts.push_back(cast<Value>(cut));
  }
}

static std::optional<InsertionKernel> match(func::FuncOp func, Reasons why) {
  if (func.front().getOps<tensor::InsertSliceOp>().empty())
    return why.none("nothing is inserted");
  FailureOr<LoopClasses> classes = LoopClasses::compute(func, /*maySkip=*/true);
  if (failed(classes) || !MemrefKernel::computesResults(func, *classes))
    return why.none("its operations do not walk common loops");
  InsertionKernel kernel{std::move(*classes), {}, {}, {}};
  for (const ComputeOp &compute : kernel.classes.ops()) {
    auto insert = dyn_cast<tensor::InsertSliceOp>(compute.op);
    if (insert ? !ElementEmitter::handlesInsertion(insert, kernel.classes)
               : !ElementEmitter::handles(compute, kernel.classes) ||
                     llvm::is_contained(compute.iterators, utils::IteratorType::reduction))
      return why.none("an operation is not computed element by element");
  }
  unsigned firstDestination = func.getNumArguments() - func.getNumResults();
  for (auto [index, value] : llvm::enumerate(func.front().getTerminator()->getOperands())) {
    auto result = cast<OpResult>(MemrefKernel::withoutExpansion(value));
    const ComputeOp &compute = kernel.classes.of(result.getOwner());
    InsertionPart part;
    part.results.push_back(index);
    part.loops = LoopClasses::classesOfDims(compute, nullptr, result.getResultNumber());
    if (part.loops.empty() || part.loops.size() != compute.classes.size())
      return why.none("a result is not written along the loops of what computes it");
    auto slice = dyn_cast<tensor::InsertSliceOp>(compute.op);
    if (slice && slice.getDest() == func.getArgument(firstDestination + index)) {
      if (!slice.hasUnitStride())
        return why.none("a slice with steps is written into what stays as it is");
      part.slice = slice;
    }
    auto same = llvm::find_if(kernel.parts, [&](const InsertionPart &other) {
      return !other.slice && !part.slice && other.loops == part.loops;
    });
    if (same == kernel.parts.end())
      kernel.parts.push_back(part);
    else
      same->results.push_back(index);
  }
  for (const InsertionPart &part : kernel.parts)
    findCuts(kernel, part);
  return kernel;
}

static ReductionPlan planInsertion(func::FuncOp func, const InsertionKernel &kernel,
                                   const TargetModel &target) {
  RowShape shape;
  shape.widestBits = 8, shape.narrowestBits = 64;
  func.walk([&](Operation *op) {
    for (Type type : op->getResultTypes()) {
      Type element = getElementTypeOrSelf(type);
      shape.hasVectors &= element.isIntOrIndexOrFloat();
    }
    for (Value operand : op->getOperands())
      if (auto type = dyn_cast<RankedTensorType>(operand.getType());
          type && type.getElementType().isIntOrIndexOrFloat() && !isa<tensor::DimOp>(op)) {
        int64_t bits = 8 * elementBytes(type.getElementType());
        shape.widestBits = std::max(shape.widestBits, bits);
        shape.narrowestBits = std::min(shape.narrowestBits, bits);
      }
  });
  int64_t extent = 0, step = 0;
  for (const InsertionPart &part : kernel.parts) {
    int64_t steps = kernel.classes.staticSteps({part.inner()});
    extent = extent < 0 || steps < 0 ? -1 : std::gcd(extent, steps);
    step = std::gcd(step, std::max<int64_t>(steps, 0));
  }
  for (int64_t cut : kernel.cuts)
    step = std::gcd(step, cut);
  shape.innerColumns = step == 0 && extent != 0 ? -1 : step;
  ReductionPlan plan = planReduction(shape, target);
  // Where slices begin anywhere, elements are read one by one: few of them, so that the threads of
  // a subgroup still read neighbours.
  constexpr int64_t kFewestBytes = 4, kBytesOfLanes = 8;
  if (plan.vector * shape.widestBits >= kFewestBytes * 8)
    return plan;
  shape.innerColumns = extent;
  shape.narrowestBits =
      std::max(shape.narrowestBits, target.vectorBytes * shape.widestBits / kBytesOfLanes);
  return planReduction(shape, target);
}

namespace {
class InsertionEmitter : PlainKernelBuilder {
public:
  InsertionEmitter(MemrefKernel &memrefs, Kernel &kernel, const InsertionKernel &insertion,
                   const ReductionPlan &plan)
      : PlainKernelBuilder(memrefs.body(), kernel.func.getLoc()), memrefs(memrefs),
        insertion(insertion), plan(plan), elements(memrefs, insertion.classes, kernel.target) {}

  LogicalResult emit() {
    SmallVector<Value> all = memrefs.extents(insertion.classes);
    if (all.empty())
      return failure();
    // Parts follow each other, each from a workgroup of its own on.
    for (const InsertionPart &part : insertion.parts) {
      Walk &walk = walks.emplace_back();
      walk.part = &part;
      walk.count = index(1);
      for (auto [dim, loopClass] : llvm::enumerate(part.loops)) {
        Value extent = all[loopClass];
        if (tensor::InsertSliceOp slice = part.slice) {
          walk.offsets.push_back(memrefs.valueOf(slice.getMixedOffsets()[dim]));
          extent = memrefs.valueOf(slice.getMixedSizes()[dim]);
          if (!extent || !walk.offsets.back())
            return failure();
        }
        walk.extents.push_back(extent);
        walk.count = mul(walk.count, extent);
      }
      walk.begin = count;
      Value whole = walk.count;
      if (insertion.parts.size() > 1)
        whole = mul(divUp(whole, plan.threads * plan.vector), plan.threads * plan.vector);
      count = count ? add(count, whole) : whole;
    }
    if (plan.vector == 1)
      emitElements(1);
    else if (failed(emitVectors()))
      return failure();
    return success(!elements.isBroken);
  }

  Value count; ///< Elements of all parts.

private:
  /// How a part is walked.
  struct Walk {
    const InsertionPart *part;
    SmallVector<Value> extents; ///< Of its loops, or along its slice.
    SmallVector<Value> offsets; ///< Of that.
    Value count, begin;         ///< Elements, and those of the parts in front; null = none.
  };

  LogicalResult emitVectors() {
    // What is known at run time only is seen to be made of whole vectors there.
    elements.insertsWholeVectors = true;
    Value fits;
    auto test = [&](Value size) { fits = both(fits, equal(rem(size, plan.vector), 0)); };
    for (const Walk &walk : walks)
      if (!insertion.classes.stepsFact(walk.part->inner()).isMultipleOf(plan.vector))
        test(walk.extents.back());
    for (Value cut : insertion.unknownCuts) {
      Value size = memrefs.scalar(cut);
      if (!size)
        return failure();
      test(size);
    }
    if (fits)
      ifElse(fits, [&] { emitElements(plan.vector); }, [&] { emitElements(1); });
    else
      emitElements(plan.vector);
    return success();
  }

  void emitElements(int64_t width) {
    for (const Walk &walk : walks)
      emitPart(walk, width);
  }

  /// Each thread takes `width` neighbours, wherever they are.
  void emitPart(const Walk &walk, int64_t width) {
    Value id = workgroupId(), groups = workgroupCount(), thread = threadId();
    if (walk.begin) {
      Value first = rem(div(walk.begin, plan.threads * plan.vector), groups);
      id = rem(add(id, sub(groups, first)), groups);
    }
    forEach(add(mul(id, plan.threads), thread), div(walk.count, width), mul(groups, plan.threads),
            [&](Value number) { emitNeighbours(walk, width, number); });
  }

  void emitNeighbours(const Walk &walk, int64_t width, Value number) {
    // Divisions of 64 bits would take longer than what is read and written.
    const InsertionPart &part = *walk.part;
    int64_t elementCount = insertion.classes.staticSteps(part.loops);
    bool isNarrow = elementCount >= 0 && elementCount <= INT32_MAX;
    auto narrow = [&](Value value) { return isNarrow ? asI32(value) : value; };
    SmallVector<Value> steps = llvm::map_to_vector(walk.extents, narrow);
    steps.back() = div(steps.back(), width);
    Place place;
    place.varying = part.inner(), place.width = width;
    for (auto [loopClass, index] :
         llvm::zip(part.loops, delinearize(b, loc, narrow(number), steps)))
      place.index[loopClass] = asIndex(index);
    place.index[part.inner()] = mul(place.index[part.inner()], width);
    for (auto [loopClass, offset] : llvm::zip(part.loops, walk.offsets))
      place.index[loopClass] = add(offset, place.index[loopClass]);
    for (unsigned i : part.results)
      elements.storeResult(i, place);
  }

  MemrefKernel &memrefs;
  const InsertionKernel &insertion;
  const ReductionPlan &plan;
  ElementEmitter elements;
  std::vector<Walk> walks;
};
} // namespace

static LogicalResult lower(Kernel &kernel, const InsertionKernel &insertion,
                           const ReductionPlan &plan) {
  MemrefKernel memrefs(kernel);
  InsertionEmitter emitter(memrefs, kernel, insertion, plan);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("inserts what cannot be computed element by element");
  return memrefs.launch(plan.threads, plan.vector > 1, emitter.count, plan.threads * plan.vector);
}

SmallVector<Candidate> kernels::insertionPlans(const Kernel &kernel) {
  auto planned = [&](func::FuncOp func, const InsertionKernel &insertion) {
    return std::optional(planInsertion(func, insertion, kernel.target));
  };
  return preparedPlans(kernel, match, planned, lower);
}
