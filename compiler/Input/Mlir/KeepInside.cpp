//===- KeepInside.cpp - what ops take for granted of sizes and positions --===//
// What happens where sizes of operands differ, or a position is outside, upstream's ops leave open.
// Where it depends on what callers pass, the host looks before:
//   %c = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) ...
//     ->
//   cf.assert (tensor.dim %a, 1) == (tensor.dim %b, 0)
//   %s = tensor.extract_slice %x[%at] [4] [1] : tensor<?xf32> to tensor<4xf32>
//     ->
//   cf.assert 0 <= %at <= (tensor.dim %x, 0) - 4
// Kernels cannot fail: there the nearest element is taken, as linalg_ext.gather does.
//   tensor.extract %x[%i]  ->  tensor.extract %x[max(0, min(%i, (tensor.dim %x, 0) - 1))]
// Importers of models look at all of that themselves, and say more of what is wrong: functions that
// say so (kChecksSizes) are left alone.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/IterationSpace.h"
#include "compiler/Input/Common/Cell.h"
#include "compiler/Input/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

namespace sluice::input {
#define GEN_PASS_DEF_KEEPINSIDE
#include "compiler/Input/Passes.h.inc"

using onnx::Cell;

namespace {
/// A number (without a value), a value (dimension -1), or a dimension of a tensor.
using Size = std::pair<Value, int64_t>;
constexpr int64_t kNone = linalg_ext::IterationSpace::kNone;
constexpr int64_t kMostAdded = int64_t(1) << 61;

Size numberOf(int64_t number) { return {Value(), number}; }
bool isNumber(const Size &size) { return !size.first; }

/// What a size is, seen through what keeps it.
class Sizes {
public:
  Size of(Value tensor, int64_t dim) {
    // Within a loop that is looked at, what holds is not known yet.
    bool isFinal = open.empty();
    if (auto entry = known.find({tensor, dim}); isFinal && entry != known.end())
      return entry->second;
    Size size = find(tensor, dim);
    if (isFinal)
      known[{tensor, dim}] = size;
    return size;
  }
  Size of(OpFoldResult size) {
    if (auto number = getConstantIntValue(size))
      return numberOf(*number);
    auto value = cast<Value>(size);
    auto dim = value.getDefiningOp<tensor::DimOp>();
    auto at = dim ? dim.getConstantIndex() : std::nullopt;
    return at && isa<RankedTensorType>(dim.getSource().getType()) ? of(dim.getSource(), *at)
                                                                  : Size(value, -1);
  }

private:
  Size find(Value tensor, int64_t dim) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (!type.isDynamicDim(dim))
      return numberOf(type.getDimSize(dim));
    if (auto argument = dyn_cast<BlockArgument>(tensor))
      return ofArgument(argument, dim);
    auto result = cast<OpResult>(tensor);
    return llvm::TypeSwitch<Operation *, Size>(result.getOwner())
        .Case([&](tensor::EmptyOp op) { return of(op.getMixedSizes()[dim]); })
        .Case([&](tensor::CastOp op) { return of(op.getSource(), dim); })
        .Case([&](tensor::ExtractSliceOp op) {
          SmallVector<OpFoldResult> kept;
          for (auto [i, size] : llvm::enumerate(op.getMixedSizes()))
            if (!op.getDroppedDims()[i])
              kept.push_back(size);
          return of(kept[dim]);
        })
        .Case([&](util::OptimizationBarrierOp op) {
          return of(op->getOperand(result.getResultNumber()), dim);
        })
        .Case([&](DestinationStyleOpInterface op) {
          return of(op.getTiedOpOperand(result)->get(), dim);
        })
        .Case([&](scf::ForOp op) {
          BlockArgument argument = op.getRegionIterArg(result.getResultNumber());
          Size size = of(argument, dim);
          return size.first == argument ? Size(tensor, dim) : size;
        })
        .Default([&](Operation *) { return Size(tensor, dim); });
  }
  /// What a loop goes on with has the sizes that it began with, if each step keeps or has them.
  Size ofArgument(BlockArgument argument, int64_t dim) {
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    Size own(argument, dim);
    if (!loop || !open.insert(argument).second)
      return own;
    Size next = of(loop.getTiedLoopYieldedValue(argument)->get(), dim),
         first = of(loop.getTiedLoopInit(argument)->get(), dim);
    open.erase(argument);
    return next == own || next == first ? first : own;
  }
  DenseSet<Value> open;
  DenseMap<std::pair<Value, int64_t>, Size> known;
};

/// The op whose body, which a kernel runs, `op` is in; null if the host runs it.
Operation *bodyAround(Operation *op) {
  Operation *around = op->getParentOp();
  while (isa_and_present<scf::SCFDialect>(around->getDialect()))
    around = around->getParentOp();
  return isa<func::FuncOp>(around) ? nullptr : around;
}

/// The checks before one op.
class Checks {
public:
  Checks(Operation *op, Sizes &sizes)
      : op(op), builder(op), b(op->getLoc(), builder), sizes(sizes) {
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      for (AffineMap map : structured.getIndexingMapsArray())
        dims.push_back(llvm::map_to_vector(map.getResults(), [](AffineExpr expr) {
          auto dim = dyn_cast<AffineDimExpr>(expr);
          return dim ? int64_t(dim.getPosition()) : kNone;
        }));
    else if (isa<linalg_ext::LinalgExtDialect>(op->getDialect()))
      dims = linalg_ext::iterationSpace(op).operandDims;
    eachDim([&](int64_t loop, Value operand, int64_t dim) {
      Size size = sizes.of(operand, dim);
      if (!loops.contains(loop) || isNumber(size))
        loops[loop] = size;
    });
  }

  /// Loops run along dimensions of several operands, which have one size then.
  void agree() {
    eachDim([&](int64_t loop, Value operand, int64_t dim) {
      if (Size size = sizes.of(operand, dim); size != loops[loop])
        require(b.equal(value(loops[loop]), value(size)), "sizes of its operands differ");
    });
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      readWithin(structured);
    // What is read instead of what is in the outs.
    if (auto topk = dyn_cast<linalg_ext::TopkOp>(op); topk && topk.getOverwrite()) {
      Size row = loops[topk.getDimension()],
           most = sizes.of(topk.getOutputs()[0], topk.getDimension());
      if (most != row && !(isNumber(most) && isNumber(row)))
        require(b.atMost(value(most), value(row)), "a row has fewer elements than it gives");
    }
    if (auto fft = dyn_cast<linalg_ext::FftOp>(op)) {
      Value stage = fft.getInputs()[0], one = b.constant(1),
            group = b.make<arith::ShLIOp>(one, b.max(b.min(stage, 62), 0)),
            length = value(loops[fft.getOutputType(0).getRank() - 1]);
      requireToRun(b.both(b.greater(stage, 0), b.equal(b.rem(length, group), 0)),
                   "the length is no multiple of what its stage joins");
      for (unsigned i : {1, 2})
        if (fft.hasCoefficients())
          require(
              b.atMost(b.make<arith::ShRUIOp>(group, one), value(sizes.of(op->getOperand(i), 0))),
              "its stage has more coefficients");
    }
    // The nearest slice or block is one.
    unsigned readAnywhere = isa<linalg_ext::GatherOp>(op) ? 1 : 0;
    if (auto attention = dyn_cast<linalg_ext::AttentionOp>(op); attention && attention.getTable())
      readAnywhere = 3;
    for (unsigned i = 0; i < readAnywhere; ++i)
      for (auto [dim, loop] : llvm::enumerate(dims[i]))
        if (loop == kNone)
          holdsElements(sizes.of(op->getOperand(i), dim));
  }

  /// Where loops run along sums of them, as windows do, the first and the last place are there.
  void readWithin(linalg::LinalgOp structured) {
    for (OpOperand &operand : structured->getOpOperands()) {
      AffineMap map = structured.getMatchingIndexingMap(&operand);
      for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
        if (isa<AffineDimExpr>(expr))
          continue;
        SmallVector<OpFoldResult> firsts(map.getNumDims(), builder.getIndexAttr(0)), lasts = firsts;
        for (auto [loop, size] : loops)
          lasts[loop] = isNumber(size) ? OpFoldResult(builder.getIndexAttr(size.second - 1))
                                       : OpFoldResult(b.sub(value(size), 1));
        auto at = [&](ArrayRef<OpFoldResult> positions) {
          return affine::makeComposedFoldedAffineApply(
              builder, op->getLoc(), AffineMap::get(map.getNumDims(), 0, expr), positions);
        };
        Size size = sizes.of(operand.get(), dim);
        for (OpFoldResult place : {at(firsts), at(lasts)})
          if (!isa<Attribute>(place) || !isNumber(size)) {
            Value position = getValueOrCreateConstantIndexOp(builder, op->getLoc(), place);
            requireToRun(b.both(b.atLeast(position, 0), b.less(position, value(size))),
                         "it reads past the end of an operand");
          }
      }
    }
  }

  /// A slice is inside of `whole`, and as large as `part` if that is written there.
  void slice(OffsetSizeAndStrideOpInterface slice, Value whole, Value part,
             const llvm::SmallBitVector &dropped) {
    int64_t partDim = 0;
    for (auto [dim, offset] : llvm::enumerate(slice.getMixedOffsets())) {
      OpFoldResult stride = slice.getMixedStrides()[dim];
      Size length = sizes.of(slice.getMixedSizes()[dim]), all = sizes.of(whole, dim);
      if (part && !dropped[dim])
        if (Size own = sizes.of(part, partDim++); own != length)
          require(b.equal(value(own), value(length)), "the size of the slice is another");
      auto [first, last] = boundsOf(offset);
      int64_t step = getConstantIntValue(stride).value_or(0), span = 0;
      bool isAll = last == 0 && step == 1 && length == all;
      if (first >= 0 && step > 0 &&
              (isAll || (isNumber(length) && isNumber(all) &&
                         !llvm::MulOverflow(length.second - 1, step, span) &&
                         last <= all.second - 1 - span)) ||
          (step == 1 && isWithin(offset, length, all)))
        continue;
      Value at = getValueOrCreateConstantIndexOp(builder, op->getLoc(), offset),
            by = getValueOrCreateConstantIndexOp(builder, op->getLoc(), stride);
      Value rest = b.sub(value(all), at); // No sum that could wrap.
      Value isInside = b.both(b.atLeast(at, 0), b.atLeast(rest, 0));
      Value isLong = b.make<arith::CeilDivSIOp>(rest, b.max(by, 1));
      Value count = value(length);
      isInside = b.both(isInside, b.both(b.atLeast(count, 0), b.atMost(count, isLong)));
      require(b.both(isInside, b.atLeast(by, 1)), "the slice is not inside of the tensor");
    }
  }

  /// What is added is added, and no sum of sizes wraps.
  void pad(tensor::PadOp pad) {
    SmallVector<OpFoldResult> sides = pad.getMixedLowPad();
    sides.append(pad.getMixedHighPad());
    for (OpFoldResult side : sides)
      if (auto [least, most] = boundsOf(side); least < 0 || most > kMostAdded) {
        Value added = getValueOrCreateConstantIndexOp(builder, op->getLoc(), side);
        require(b.both(b.atLeast(added, 0), b.atMost(added, kMostAdded)),
                "what is added is below 0 or too large");
      }
  }

  /// A loop ends. One in a kernel cannot fail.
  void step(scf::ForOp loop) {
    Value step = loop.getStep();
    if (getConstantIntValue(step))
      return;
    if (bodyAround(op))
      loop.setStep(b.max(step, 1));
    else
      require(b.greater(step, 0), "its step is not above 0");
  }

  /// In the body of this op, `read` takes the nearest element.
  void clamp(tensor::ExtractOp read) {
    for (auto [dim, index] : llvm::enumerate(read.getIndices())) {
      Size size = sizes.of(read.getTensor(), dim);
      auto loop = index.getDefiningOp<linalg::IndexOp>();
      auto [first, last] = boundsOf(index);
      if ((loop && loopIs(loop, size)) || (first >= 0 && isNumber(size) && last < size.second))
        continue;
      holdsElements(size);
      Value end = b.sub(value(size), 1);
      OpBuilder inner(read);
      Cell body(read.getLoc(), inner);
      read.getIndicesMutable()[dim].set(body.max(body.min(index, end), 0));
    }
  }

private:
  /// Whether 0 <= offset and offset + length <= all follows from how they are computed.
  bool isWithin(OpFoldResult offset, const Size &length, const Size &all) {
    using Bounds = ValueBoundsConstraintSet;
    auto variable = [&](const Size &size) -> Bounds::Variable {
      if (size.second >= 0 && !isNumber(size))
        return {size.first, size.second};
      return isNumber(size) ? OpFoldResult(builder.getIndexAttr(size.second)) : size.first;
    };
    AffineExpr sum = builder.getAffineDimExpr(0) + builder.getAffineDimExpr(1);
    Bounds::Variable end(AffineMap::get(2, 0, sum), {Bounds::Variable(offset), variable(length)});
    return Bounds::compare(offset, Bounds::GE, OpFoldResult(builder.getIndexAttr(0))) &&
           Bounds::compare(variable(length), Bounds::GE, OpFoldResult(builder.getIndexAttr(0))) &&
           Bounds::compare(end, Bounds::LE, variable(all));
  }
  /// The least and the largest number that `number` may be.
  std::pair<int64_t, int64_t> boundsOf(OpFoldResult number) {
    if (auto known = getConstantIntValue(number))
      return {*known, *known};
    ConstantIntRanges range = rangeOf(cast<Value>(number), /*depth=*/8);
    return {range.smin().getSExtValue(), range.smax().getSExtValue()};
  }
  /// As far as `depth` ops before it say.
  ConstantIntRanges rangeOf(Value number, int depth) {
    ConstantIntRanges range =
        ConstantIntRanges::maxRange(ConstantIntRanges::getStorageBitwidth(number.getType()));
    auto within = [](int64_t least, int64_t most) {
      return ConstantIntRanges::fromSigned(APInt(64, least, true), APInt(64, most, true));
    };
    if (auto loop = scf::getForInductionVarOwner(number); loop && number.getType().isIndex()) {
      int64_t least = boundsOf(loop.getLowerBound()).first,
              most = boundsOf(loop.getUpperBound()).second;
      return least < most ? within(least, most - 1) : range;
    }
    if (auto index = number.getDefiningOp<linalg::IndexOp>(); index && index->getParentOp() == op) {
      Size size = loops.lookup(index.getDim());
      return isNumber(size) && size.second > 0 ? within(0, size.second - 1) : range;
    }
    auto infers = number.getDefiningOp<InferIntRangeInterface>();
    auto isInteger = [](Type type) { return isa<IntegerType, IndexType>(type); };
    if (!depth || !infers || !llvm::all_of(infers->getOperandTypes(), isInteger))
      return range;
    SmallVector<ConstantIntRanges> operands = llvm::map_to_vector(
        infers->getOperands(), [&](Value operand) { return rangeOf(operand, depth - 1); });
    infers.inferResultRanges(operands, [&](Value result, const ConstantIntRanges &known) {
      if (result == number)
        range = known;
    });
    return range;
  }
  /// Whether all positions of `loop` are below `size`.
  bool loopIs(linalg::IndexOp loop, const Size &size) {
    bool isBelow = false;
    eachDim([&](int64_t along, Value operand, int64_t dim) {
      Size runs = sizes.of(operand, dim);
      isBelow |= along == int64_t(loop.getDim()) &&
                 (runs == size || (isNumber(runs) && isNumber(size) && runs.second <= size.second));
    });
    return isBelow && loop->getParentOp() == op;
  }
  /// Calls `use` for each dimension of an operand that a loop runs along.
  void eachDim(function_ref<void(int64_t loop, Value operand, int64_t dim)> use) {
    for (auto [operand, along] : llvm::zip(op->getOperands(), dims))
      for (auto [dim, loop] : llvm::enumerate(along))
        if (loop != kNone)
          use(loop, operand, dim);
  }
  void holdsElements(const Size &size) {
    if (!isNumber(size) || size.second == 0)
      requireToRun(b.greater(value(size), 0), "it reads from a tensor without elements");
  }
  Value value(const Size &size) {
    if (isNumber(size))
      return b.constant(size.second);
    return size.second < 0
               ? size.first
               : builder.createOrFold<tensor::DimOp>(op->getLoc(), size.first, size.second);
  }
  void require(Value condition, const Twine &message) {
    if (matchPattern(condition, m_One()))
      return;
    // What is the same in each step of a loop is looked at before the first.
    OpBuilder::InsertionGuard guard(b);
    Operation *step = op;
    for (scf::ForOp loop;
         (loop = dyn_cast<scf::ForOp>(step->getParentOp())) && moveBefore(condition, loop);
         step = loop) {
      b.setInsertionPoint(loop);
      auto first = getConstantIntValue(loop.getLowerBound()),
           end = getConstantIntValue(loop.getUpperBound());
      if (!first || !end || *first >= *end)
        condition = b.either(condition, b.atMost(loop.getUpperBound(), loop.getLowerBound()));
    }
    cf::AssertOp::create(b, op->getLoc(), condition,
                         (op->getName().getStringRef() + ": " + message).str());
  }
  /// Computes `value` in front of `loop`; false if it is another one in each step.
  static bool moveBefore(Value value, scf::ForOp loop) {
    if (loop.isDefinedOutsideOfLoop(value))
      return true;
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != loop.getBody() || op->getNumRegions() || !isPure(op) ||
        !llvm::all_of(op->getOperands(), [&](Value operand) { return moveBefore(operand, loop); }))
      return false;
    op->moveBefore(loop);
    return true;
  }

  /// The same, but where there is nothing to compute.
  void requireToRun(Value condition, const Twine &message) {
    for (auto [loop, size] : loops)
      condition = b.either(condition, b.equal(value(size), 0));
    require(condition, message);
  }

  Operation *op;
  OpBuilder builder;
  Cell b;
  Sizes &sizes;
  SmallVector<SmallVector<int64_t>> dims; ///< Loops by operands and their dimensions.
  llvm::MapVector<int64_t, Size> loops;
};

struct KeepInside final : impl::KeepInsideBase<KeepInside> {
  using Base::Base;
  void runOnOperation() override {
    if (getOperation()->removeAttr(kChecksSizes))
      return;
    Sizes sizes;
    getOperation()->walk([&](Operation *op) {
      if (auto read = dyn_cast<tensor::ExtractOp>(op)) {
        if (Operation *around = bodyAround(op))
          Checks(around, sizes).clamp(read);
      } else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
        Checks(op, sizes).slice(slice, slice.getSource(), Value(), slice.getDroppedDims());
      } else if (auto slice = dyn_cast<tensor::InsertSliceOp>(op)) {
        Checks(op, sizes).slice(slice, slice.getDest(), slice.getSource(), slice.getDroppedDims());
      } else if (auto pad = dyn_cast<tensor::PadOp>(op)) {
        Checks(op, sizes).pad(pad);
      } else if (auto loop = dyn_cast<scf::ForOp>(op)) {
        Checks(op, sizes).step(loop);
      } else if (isa<linalg::LinalgOp>(op) ||
                 (isa<linalg_ext::LinalgExtDialect>(op->getDialect()) &&
                  isa<DestinationStyleOpInterface>(op))) {
        Checks(op, sizes).agree();
      }
    });
  }
};
} // namespace
} // namespace sluice::input
