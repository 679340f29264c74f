//===- LoopsToKernels.cpp - loops of short steps run in one kernel --------===//
// A recurrent layer does little in a step, and each step waits for the one before: submitted one by
// one, the kernels of a step take longer to start than to run. The loop is marked, and becomes a
// kernel of its own as it is:
//   scf.for %t = ... iter_args(%y, %h) {          scf.for ... { the same } {sluice.one_kernel}
//     %w = encoding.storage_cast %constant          (invariant code before it; what is empty, in it)
//     ... small products and elementwise operations of %h and a slice of the inputs ...
//     %next = tensor.insert_slice %h into %y[%t]
//   }
// Left on the host are loops whose steps are work for several threads, as those of one kernel share
// nothing but rows that do not depend on each other.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dispatch/FusionGroups.h"
#include "compiler/Dispatch/InPlaceUpdates.h"
#include "compiler/Dispatch/Passes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"

namespace sluice::dispatch {
#define GEN_PASS_DEF_LOOPSTOKERNELS
#include "compiler/Dispatch/Passes.h.inc"

/// What is made outside of `loop`, or of nothing else, so that it can be.
static bool isInvariant(scf::ForOp loop, Value value) {
  if (loop.isDefinedOutsideOfLoop(value))
    return true;
  Operation *op = value.getDefiningOp();
  return op && op->getNumRegions() == 0 && isPure(op) &&
         llvm::all_of(op->getOperands(), [&](Value operand) { return isInvariant(loop, operand); });
}

/// The size of a tensor, traced to where it is made: a constant, a value, or a dimension of
/// `source`.
namespace {
struct Size {
  OpFoldResult known;
  Value source;
  int64_t dim = 0;
  bool operator==(const Size &) const = default;
};
} // namespace

static Size sizeOf(Value tensor, int64_t dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return {Builder(tensor.getContext()).getIndexAttr(type.getDimSize(dim)), {}};
  auto traced = [](Value size) -> Size {
    if (auto of = size.getDefiningOp<tensor::DimOp>())
      if (auto index = of.getConstantIndex();
          index && isa<RankedTensorType>(of.getSource().getType()))
        return sizeOf(of.getSource(), *index);
    return {OpFoldResult(size), {}};
  };
  if (auto loop = dyn_cast_if_present<scf::ForOp>(tensor.getParentBlock()->getParentOp()))
    if (auto argument = dyn_cast<BlockArgument>(tensor);
        argument && argument.getOwner() == loop.getBody())
      return sizeOf(loop.getTiedLoopInit(argument)->get(), dim);
  Operation *op = tensor.getDefiningOp();
  if (auto empty = dyn_cast_if_present<tensor::EmptyOp>(op))
    return traced(empty.getDynamicSize(dim));
  if (auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(op);
      slice && slice.getDroppedDims().none())
    if (auto size = dyn_cast<Value>(slice.getMixedSizes()[dim]))
      return traced(size);
  if (auto style = dyn_cast_if_present<DestinationStyleOpInterface>(op))
    return sizeOf(style.getTiedOpOperand(cast<OpResult>(tensor))->get(), dim);
  return {{}, tensor, dim};
}

namespace {

class LoopCheck {
public:
  LoopCheck(scf::ForOp loop, const kernels::Preferences &preferences)
      : loop(loop), preferences(preferences) {}

  /// Why the loop does not run in one kernel; empty if it does.
  std::string whyNot() {
    if (loop.getNumResults() == 0 ||
        !llvm::all_of(loop.getResultTypes(), llvm::IsaPred<RankedTensorType>))
      return "it carries what is no tensor";
    for (Operation &op : loop.getBody()->without_terminator())
      if (const char *why = whyNot(&op))
        return why;
    for (auto [argument, yielded] : llvm::zip(loop.getRegionIterArgs(), loop.getYieldedValues())) {
      // A kernel keeps each carried tensor in one place: none moves to another's.
      if (argument != yielded && !isMade(yielded))
        return "it hands on a tensor that no operation of the step makes";
      for (int64_t dim = 0; dim < cast<RankedTensorType>(argument.getType()).getRank(); ++dim)
        if (!(sizeOf(argument, dim) == sizeOf(yielded, dim)))
          return "a tensor that it carries may change its size";
    }
    return preferences.whyNotLoop(loop, [](Value a, int64_t dim, Value b, int64_t otherDim) {
      return sizeOf(a, dim) == sizeOf(b, otherDim);
    });
  }

private:
  bool isMade(Value value) {
    Operation *op = value.getDefiningOp();
    return op && op->getBlock() == loop.getBody() &&
           isa<linalg::LinalgOp, tensor::InsertSliceOp>(op);
  }

  const char *whyNot(Operation *op) {
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      return linalgOp.hasPureTensorSemantics() ? preferences.whyNotInLoop(linalgOp)
                                               : "its operations are not on tensors";
    if (auto empty = dyn_cast<tensor::EmptyOp>(op))
      return llvm::all_of(empty.getDynamicSizes(),
                          [&](Value size) { return isInvariant(loop, size); })
                 ? nullptr
                 : "the sizes of a step are not those of all";
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
      return updates.areMadeByHost(insert) ? nullptr
                                           : "an insertion is no update of what it carries";
    if (isa<tensor::ExtractSliceOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
            tensor::DimOp>(op))
      return nullptr;
    bool isOnNumbers = isa<arith::ArithDialect, affine::AffineDialect>(op->getDialect()) &&
                       op->getNumRegions() == 0 &&
                       llvm::none_of(op->getResultTypes(), llvm::IsaPred<ShapedType>);
    return isOnNumbers ? nullptr : "it does what no kernel of loops does";
  }

  InPlaceUpdates updates;
  scf::ForOp loop;
  const kernels::Preferences &preferences;
};

struct LoopsToKernels final : impl::LoopsToKernelsBase<LoopsToKernels> {
  void runOnOperation() override {
    auto preferences = kernels::Preferences::of(getOperation());
    if (failed(preferences))
      return signalPassFailure();
    util::DeclineRemarks remarks(getContext(), getArgument());
    getOperation()->walk([&](scf::ForOp loop) {
      // Layouts of constants are the host's.
      moveLoopInvariantCode(
          loop.getLoopRegions(),
          [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); },
          [](Operation *op, Region *) {
            return isa<encoding::StorageCastOp>(op) || isConstant(op);
          },
          [&](Operation *op, Region *) { op->moveBefore(loop); });
      if (std::string why = LoopCheck(loop, *preferences).whyNot(); !why.empty()) {
        if (remarks.listener())
          (void)remarks.decline(loop, "the loop is no kernel: " + why);
        return;
      }
      for (Operation &op : loop.getBody()->without_terminator())
        makeInside(&op, [&](Operation *made) { return !loop->isAncestor(made); });
      loop->setAttr(kOneKernel, UnitAttr::get(&getContext()));
    });
  }

  static bool isConstant(Operation *op) { return op->hasTrait<OpTrait::ConstantLike>(); }
};
} // namespace
} // namespace sluice::dispatch
