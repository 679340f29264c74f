//===- TransposeKind.cpp - elementwise kernels that change the order on GPUs =//
//   for square of (r, w) of this workgroup {
//     for my elements, neighbours along r { square[w][r] = load operand }
//     barrier
//     for my elements, neighbours along w { compute with square[w][r]; store results }
//     barrier
//   }
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Transpose/TransposePlan.h"

using namespace sluice::kernels;

namespace {
/// An operand that is read along `reads` while results are written along `writes`.
struct Turned {
  linalg::GenericOp op;
  unsigned operand;
  SmallVector<unsigned> classes; // Per dimension.
};

struct TransposeKernel {
  LoopClasses classes;
  unsigned reads, writes;
  SmallVector<unsigned> others;
  SmallVector<Turned> turned;
  int64_t elementBits = 0;
};
} // namespace

static std::optional<TransposeKernel> match(func::FuncOp func, Reasons why) {
  FailureOr<LoopClasses> classes = LoopClasses::compute(func);
  if (failed(classes) || classes->ops().empty() || !MemrefKernel::computesResults(func, *classes))
    return why.none("its operations do not walk common loops");
  TransposeKernel kernel{std::move(*classes), 0, 0, {}, {}};
  std::optional<unsigned> writes, reads;
  auto isSame = [](std::optional<unsigned> &known, unsigned found) {
    return known ? *known == found : (known = found, true);
  };
  for (const ComputeOp &compute : kernel.classes.ops()) {
    // Every operation walks all loops, and everything is one value per step.
    if (!ElementEmitter::handles(compute, kernel.classes) ||
        compute.classes.size() != kernel.classes.numClasses() ||
        llvm::is_contained(compute.iterators, utils::IteratorType::reduction))
      return why.none("not every operation is elementwise over all loops");
    for (unsigned i = 0, e = compute.op->getNumResults(); i < e; ++i) {
      SmallVector<unsigned> along = LoopClasses::classesOfDims(compute, nullptr, i);
      if (along.size() != compute.classes.size() || along.empty() || !isSame(writes, along.back()))
        return why.none("results are not all written along one loop");
    }
  }
  for (const ComputeOp &compute : kernel.classes.ops())
    for (OpOperand &operand : compute.op->getOpOperands()) {
      Value value = operand.get();
      auto type = dyn_cast<RankedTensorType>(value.getType());
      if (!type || kernel.classes.isComputed(value) || value.getDefiningOp<tensor::EmptyOp>())
        continue;
      SmallVector<unsigned> along = LoopClasses::classesOfDims(compute, &operand, 0);
      if (along.empty() || along.back() == *writes || along.back() == kNoLoop ||
          !llvm::is_contained(along, *writes))
        continue;
      auto op = cast<linalg::GenericOp>(compute.op);
      if (op.isDpsInit(&operand) || !type.getElementType().isIntOrFloat() ||
          !isSame(reads, along.back()))
        return why.none("operands are read along several loops");
      int64_t bits = type.getElementTypeBitWidth();
      if (bits < 8 || bits > 64 || !llvm::isPowerOf2_64(bits))
        return why.none("elements of " + Twine(bits) + " bits");
      kernel.elementBits = std::max(kernel.elementBits, bits);
      kernel.turned.push_back({op, operand.getOperandNumber(), along});
    }
  if (!reads)
    return why.none("operands are read in the order of the results");
  kernel.reads = *reads, kernel.writes = *writes;
  for (unsigned loopClass = 0; loopClass < kernel.classes.numClasses(); ++loopClass)
    if (loopClass != *reads && loopClass != *writes)
      kernel.others.push_back(loopClass);
  return kernel;
}

namespace {
class TransposeEmitter : PlainKernelBuilder {
public:
  TransposeEmitter(MemrefKernel &memrefs, Kernel &kernel, const TransposeKernel &transpose,
                   const TransposePlan &plan)
      : PlainKernelBuilder(memrefs.body(), kernel.func.getLoc()), memrefs(memrefs), kernel(kernel),
        transpose(transpose), plan(plan), elements(memrefs, transpose.classes, kernel.target) {}

  LogicalResult emit() {
    extents = memrefs.extents(transpose.classes);
    if (extents.empty())
      return failure();
    for (const Turned &turned : transpose.turned) {
      Type element = getElementTypeOrSelf(turned.op->getOperand(turned.operand).getType());
      squares.push_back(workgroupMemory(b, loc, {plan.side, plan.pitch()}, element));
    }
    thread = threadId();
    Value across = divUp(extents[transpose.writes], plan.side),
          down = divUp(extents[transpose.reads], plan.side), outside = index(1);
    SmallVector<Value> otherExtents;
    for (unsigned loopClass : transpose.others) {
      otherExtents.push_back(extents[loopClass]);
      outside = mul(outside, extents[loopClass]);
    }
    count = mul(mul(across, down), outside);
    forWorkgroup(count, [&](Value number) {
      SmallVector<Value> place = delinearize(b, loc, number, {outside, down, across});
      firstRead = mul(place[1], plan.side), firstWrite = mul(place[2], plan.side);
      outer = delinearize(b, loc, place[0], otherExtents);
      emitSquare();
    });
    return success(!elements.isBroken);
  }

  Value count; ///< How many squares there are.

private:
  void emitSquare() {
    forMyElements([&](Value along, Value across) { // Neighbours along what is read.
      ifInside(along, across, [&](Value read, Value write) {
        Place at = placeAt(read, write);
        for (auto [turned, square] : llvm::zip(transpose.turned, squares)) {
          linalg::GenericOp op = turned.op;
          Value value = elements.operandValue(op, op->getOpOperand(turned.operand), at);
          memref::StoreOp::create(b, loc, value, square, ValueRange{across, along});
        }
      });
    });
    workgroupBarrier(b, loc);
    forMyElements([&](Value along, Value across) { // Neighbours along what is written.
      ifInside(across, along, [&](Value read, Value write) {
        Place at = placeAt(read, write);
        for (auto [turned, square] : llvm::zip(transpose.turned, squares))
          at.loads[{turned.op->getOperand(turned.operand).getAsOpaquePointer(), turned.classes}] =
              memref::LoadOp::create(b, loc, square, ValueRange{along, across});
        for (unsigned i = 0, e = kernel.func.getNumResults(); i < e; ++i)
          elements.storeResult(i, at);
      });
    });
    workgroupBarrier(b, loc); // The next square comes into the same memory.
  }

  /// Places in the square; neighbours in the first index go to neighbouring threads.
  void forMyElements(function_ref<void(Value, Value)> body) {
    Value first = rem(thread, plan.side), second = div(thread, plan.side);
    for (int64_t step = 0; step < plan.side; step += plan.threads / plan.side)
      body(first, add(second, step));
  }

  void ifInside(Value readOffset, Value writeOffset, function_ref<void(Value, Value)> body) {
    Value read = add(firstRead, readOffset), write = add(firstWrite, writeOffset);
    Value inside =
        both(less(read, extents[transpose.reads]), less(write, extents[transpose.writes]));
    ifThen(inside, [&] { body(read, write); });
  }

  Place placeAt(Value read, Value write) {
    Place place;
    for (auto [loopClass, index] : llvm::zip(transpose.others, outer))
      place.index[loopClass] = index;
    place.index[transpose.reads] = read;
    place.index[transpose.writes] = write;
    return place;
  }

  MemrefKernel &memrefs;
  Kernel &kernel;
  const TransposeKernel &transpose;
  const TransposePlan &plan;
  ElementEmitter elements;
  SmallVector<Value> extents, squares, outer; // Per class; per turned operand; per other class.
  Value thread, firstRead, firstWrite;
};
} // namespace

static LogicalResult lower(Kernel &kernel, const TransposeKernel &transpose,
                           const TransposePlan &plan) {
  MemrefKernel memrefs(kernel);
  TransposeEmitter emitter(memrefs, kernel, transpose, plan);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("has values that cannot be computed square by square");
  return memrefs.launch(plan.threads, /*aligned=*/false, emitter.count, /*share=*/1);
}

SmallVector<Candidate> kernels::transposePlans(const Kernel &kernel) {
  auto planned = [&](func::FuncOp, const TransposeKernel &transpose) {
    TransposePlan plan = planTranspose({transpose.classes.staticSteps(transpose.reads),
                                        transpose.classes.staticSteps(transpose.writes),
                                        transpose.elementBits, int64_t(transpose.turned.size())},
                                       kernel.target, kernel.why);
    return plan.side == 0 ? std::nullopt : std::optional(plan);
  };
  return preparedPlans(kernel, match, planned, lower);
}
