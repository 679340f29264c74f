//===- GenericKind.cpp - any fused region, from elementwise to row kernels ===//
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Kernels/Generic/LoopClasses.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Lowering.h"
#include "compiler/Kernels/Recurrence/RecurrenceKind.h"

using namespace sluice::kernels;

void sluice::kernels::startFromDestinations(func::FuncOp kernel) {
  auto returnOp = cast<func::ReturnOp>(kernel.front().getTerminator());
  unsigned firstOut = kernel.getNumArguments() - kernel.getNumResults();
  for (OpOperand &result : returnOp->getOpOperands()) {
    auto update = result.get().getDefiningOp<DestinationStyleOpInterface>();
    if (!update)
      continue;
    OpOperand *init = update.getTiedOpOperand(cast<OpResult>(result.get()));
    auto input = dyn_cast<BlockArgument>(init->get());
    if (!input || input.getArgNumber() >= firstOut)
      continue;
    OpBuilder builder(update);
    Value out = kernel.getArgument(firstOut + result.getOperandNumber());
    init->set(linalg::CopyOp::create(builder, update.getLoc(), input, out).getResult(0));
  }
}

/// One workgroup runs operation after operation; intermediates lie in the workspace. The reference,
/// and the plan that always works.
static LogicalResult lowerSequential(Kernel &kernel) {
  startFromDestinations(kernel.func);
  if (failed(bufferizeLoops(kernel)))
    return failure();
  createGrid(kernel, [](OpBuilder &, GridArguments &) { return Grid(); });
  return success();
}

LogicalResult sluice::kernels::generalize(func::FuncOp kernel) {
  if (failed(readPanelsInPlace(kernel)))
    return failure();
  IRRewriter rewriter(kernel.getContext());
  for (Operation &op : llvm::make_early_inc_range(kernel.front())) {
    rewriter.setInsertionPoint(&op);
    if (auto store = dyn_cast<bufferization::MaterializeInDestinationOp>(op);
        store && store.getResult())
      rewriter.replaceOp(store, store.getSource()); // Results go to their destinations anyway.
    else if (auto pad = dyn_cast<tensor::PadOp>(op); pad && pad.getConstantPaddingValue())
      (void)linalg::rewriteInDestinationPassingStyle(rewriter, pad); // A fill and an insertion.
    else if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op);
             softmax && failed(linalg_ext::decomposeSoftmax(rewriter, softmax)))
      return failure();
  }
  for (Operation &op : llvm::make_early_inc_range(kernel.front())) {
    auto named = dyn_cast<linalg::LinalgOp>(op);
    if (!named || isa<linalg::GenericOp>(op))
      continue;
    rewriter.setInsertionPoint(&op);
    if (failed(linalg::generalizeNamedOp(rewriter, named)))
      return failure();
  }
  return simplify(kernel);
}

/// A result that is only a view of an argument is copied to its destination, element by element.
/// (Folding would undo this: do it last.)
static void copyViews(func::FuncOp kernel) {
  auto returnOp = cast<func::ReturnOp>(kernel.front().getTerminator());
  OpBuilder builder(returnOp);
  for (OpOperand &result : returnOp->getOpOperands()) {
    Operation *op = result.get().getDefiningOp();
    Value out = kernel.getArgument(kernel.getNumArguments() - kernel.getNumResults() +
                                   result.getOperandNumber());
    if (result.get() == out || (op && !isa<tensor::ExtractSliceOp, tensor::CastOp>(op)))
      continue;
    int64_t rank = cast<RankedTensorType>(out.getType()).getRank();
    SmallVector<AffineMap> maps(2, builder.getMultiDimIdentityMap(rank));
    SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
    auto copy = linalg::GenericOp::create(builder, returnOp.getLoc(), out.getType(), result.get(),
                                          out, maps, iterators,
                                          [](OpBuilder &inside, Location loc, ValueRange values) {
                                            linalg::YieldOp::create(inside, loc, values.front());
                                          });
    result.set(copy.getResult(0));
  }
}

/// Elements along the dimension that `op` walks through row by row; 1 if it does not.
static int64_t rowLengthOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case<linalg_ext::SortOp, linalg_ext::TopkOp, linalg_ext::ScanOp, linalg_ext::ArgCompareOp>(
          [](auto rows) {
            auto type = cast<ShapedType>(rows->getOperand(0).getType());
            int64_t length = type.getDimSize(rows.getDimension());
            return std::max<int64_t>(
                1, sluice::util::sizeOr(length, sluice::util::Assumed::WholeLoop));
          })
      .Default(int64_t(1));
}

TileShape sluice::kernels::tileShape(const LoopClasses &classes) {
  TileShape shape;
  for (unsigned loopClass : classes.shared())
    shape.shared.push_back({classes.staticExtent(loopClass), classes.isContiguous(loopClass)});
  int64_t max = -1;
  shape.elementBits = 8;
  shape.costPerElement = 1;
  for (const ComputeOp &compute : classes.ops()) {
    SmallVector<int64_t> whole;
    int64_t work = 1;
    for (unsigned loopClass : compute.classes)
      if (!llvm::is_contained(classes.shared(), loopClass)) {
        whole.push_back(classes.staticExtent(loopClass));
        work *= sluice::util::sizeOr(whole.back(), sluice::util::Assumed::WholeLoop);
      }
    if (work > max)
      max = work, shape.wholeExtents = whole;
    // A value that is only updated further lies in its destination.
    bool read = llvm::any_of(compute.op->getUses(), [&](OpOperand &use) {
      auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
      return user && !user.isDpsInit(&use);
    });
    shape.intermediates += read;
    for (Value value : compute.op->getResults())
      if (Type type = getElementTypeOrSelf(value.getType()); type.isIntOrFloat())
        shape.elementBits = std::max<int64_t>(shape.elementBits, type.getIntOrFloatBitWidth());
    ++shape.costPerElement;
    shape.rowLength = std::max(shape.rowLength, rowLengthOf(compute.op));
    compute.op->walk([&](Operation *op) {
      shape.costPerElement += isa<math::MathDialect>(op->getDialect()) ? 8 : 0;
    });
  }
  return shape;
}

std::shared_ptr<OwningOpRef<func::FuncOp>> sluice::kernels::prepareForTiles(const Kernel &kernel) {
  PreparedForm &prepared = *kernel.prepared;
  if (!prepared) {
    prepared = func::FuncOp(kernel.func).clone();
    if (failed(generalize(**prepared)) || failed(collapseLoops(**prepared)))
      prepared->release().erase();
    else
      copyViews(**prepared);
  }
  if (!*prepared) {
    kernel.why.note("its operations have no loops");
    return nullptr;
  }
  return std::make_shared<OwningOpRef<func::FuncOp>>((*prepared)->clone());
}

void sluice::kernels::takePrepared(Kernel &kernel, OwningOpRef<func::FuncOp> &prepared) {
  kernel.func.erase();
  kernel.func = prepared.release();
  kernel.executable.getBody().front().push_front(kernel.func);
}

LogicalResult sluice::kernels::lowerPrepared(Kernel &kernel, OwningOpRef<func::FuncOp> &prepared,
                                             const TilePlan &plan) {
  takePrepared(kernel, prepared);
  return lowerTiled(kernel, plan);
}

/// What the body argument `value` reads, if it is one.
static OpOperand *readBy(Value value) {
  auto argument = dyn_cast_if_present<BlockArgument>(value);
  auto op = argument ? dyn_cast<linalg::GenericOp>(argument.getOwner()->getParentOp()) : nullptr;
  return op ? &op->getOpOperand(argument.getArgNumber()) : nullptr;
}

/// Rows of a softmax are multiplied by the inverse of their sum, which is 1 or more: quotients take
/// as long as the exponentials. These do not see the sign of a largest number that is 0, and where
/// one is NaN so are its exponential, the sum and by that the row, whatever the largest is.
static void relaxSoftmax(func::FuncOp kernel) {
  auto makerOf = [](OpOperand *value) {
    auto op = value ? value->get().getDefiningOp<linalg::GenericOp>() : linalg::GenericOp();
    return op ? op.getBody()->getTerminator()->getOperand(0).getDefiningOp() : nullptr;
  };
  auto reduces = [](Operation *combiner, OpOperand *value) {
    auto op = cast<linalg::GenericOp>(combiner->getParentOp());
    auto arguments = op.getBody()->getArguments();
    return op.getNumReductionLoops() > 0 && op->getOperand(0) == value->get() &&
           llvm::is_contained(combiner->getOperands(), arguments.front()) &&
           llvm::is_contained(combiner->getOperands(), arguments.back());
  };
  kernel.walk([&](arith::DivFOp quotient) {
    OpOperand *powers = readBy(quotient.getLhs());
    auto power = dyn_cast_if_present<math::ExpOp>(makerOf(powers));
    auto sum = dyn_cast_if_present<arith::AddFOp>(makerOf(readBy(quotient.getRhs())));
    auto difference = power ? power.getOperand().getDefiningOp<arith::SubFOp>() : arith::SubFOp();
    if (!quotient.getType().isF32() || !sum || !difference || !reduces(sum, powers))
      return;
    OpOperand *x = readBy(difference.getLhs()), *largest = readBy(difference.getRhs());
    auto maximum = dyn_cast_if_present<arith::MaximumFOp>(makerOf(largest));
    if (!x || !maximum || !reduces(maximum, x))
      return;
    auto reader = cast<linalg::GenericOp>(largest->getOwner()),
         reducer = cast<linalg::GenericOp>(maximum->getParentOp());
    if (reducer.getIndexingMaps() !=
            cast<linalg::GenericOp>(sum->getParentOp()).getIndexingMaps() ||
        reader.getMatchingIndexingMap(x) != reducer.getIndexingMapsArray()[0] ||
        reader.getMatchingIndexingMap(largest) != reducer.getIndexingMapsArray()[1])
      return;
    quotient.setFastmath(arith::FastMathFlags::arcp);
    if (largest->get().hasOneUse())
      maximum.setFastmath(arith::FastMathFlags::nsz | arith::FastMathFlags::nnan);
  });
}

/// The input of `op` whose memory its result may take: elements at the same places, which nobody
/// reads afterwards, and which are stored one by one.
static OpOperand *findReplaced(linalg::GenericOp op) {
  OpOperand *out = op.getDpsInitOperand(0);
  for (OpOperand *input : op.getDpsInputOperands()) {
    auto maker = input->get().getDefiningOp<linalg::GenericOp>();
    bool isLast = llvm::all_of(input->get().getUses(), [&](OpOperand &use) {
      return &use == input || use.getOwner()->isBeforeInBlock(op);
    });
    if (maker && isLast && maker->getNumResults() == 1 && maker.getNumReductionLoops() == 0 &&
        maker.getOutputs()[0].getDefiningOp<tensor::EmptyOp>() &&
        !maker.payloadUsesValueFromOperand(maker.getDpsInitOperand(0)) &&
        input->get().getType() == out->get().getType() &&
        op.getMatchingIndexingMap(input) == op.getMatchingIndexingMap(out))
      return input;
  }
  return nullptr;
}

/// Computes in the memory of results what they replace element by element: the exponentials of a
/// softmax lie where their quotients do. Lines of the result come into the cache while they are
/// computed: a softmax of 1024 x 1024 f32 takes 0.8 of the time.
static void computeInDestinations(func::FuncOp kernel) {
  unsigned firstOut = kernel.getNumArguments() - kernel.getNumResults();
  kernel.walk([&](linalg::GenericOp op) {
    OpOperand *out = op.getDpsInitOperand(0);
    auto argument = dyn_cast<BlockArgument>(out->get());
    if (op->getNumResults() != 1 || op.getNumReductionLoops() > 0 || !argument ||
        argument.getArgNumber() < firstOut || !argument.hasOneUse() ||
        op.payloadUsesValueFromOperand(out))
      return;
    while (OpOperand *input = findReplaced(op)) {
      auto maker = input->get().getDefiningOp<linalg::GenericOp>();
      op.getMatchingBlockArgument(input).replaceAllUsesWith(op.getMatchingBlockArgument(out));
      out->set(input->get());
      maker.getOutputsMutable().assign(argument);
      op = maker, out = op.getDpsInitOperand(0);
    }
  });
}

SmallVector<Candidate> sluice::kernels::genericPlans(const Kernel &kernel) {
  SmallVector<Candidate> candidates;
  auto prepared = kernel.optLevel > 0 ? prepareForTiles(kernel) : nullptr;
  if (prepared)
    relaxSoftmax(**prepared);
  if (prepared && !kernel.target.isGpu())
    computeInDestinations(**prepared);
  FailureOr<LoopClasses> classes = failure();
  if (prepared)
    classes = LoopClasses::compute(**prepared);
  if (succeeded(classes) && !classes->shared().empty()) {
    TilePlan plan = planTiles(tileShape(*classes), kernel.target);
    candidates.push_back({describe(plan), [prepared, plan](Kernel &kernel) {
                            return lowerPrepared(kernel, *prepared, plan);
                          }});
  } else {
    kernel.why.note(kernel.optLevel == 0 ? "tiles: not at -O0, the reference"
                                         : "tiles: no loop is shared by all operations");
  }
  candidates.push_back({"operation after operation in one workgroup", lowerSequential, true});
  return candidates;
}
