//===- Reduce.cpp - reductions and arg-reductions -------------------------===//
#include "compiler/Input/Onnx/Ops/Axes.h"
#include "compiler/Input/Onnx/Ops/Windows.h"

namespace sluice::onnx {
namespace {

/// The axes of a reduction by version, all axes if none are given; an empty list means "do
/// nothing".
FailureOr<SmallVector<int64_t>> reductionAxes(Node &node) {
  auto axes = SLUICE_TRY(node.axesOf("axes", 1));
  int64_t rank = node.in(0).rank();
  SmallVector<int64_t> result = axes.value_or(SmallVector<int64_t>());
  if (result.empty() && !node.attribute("noop_with_empty_axes", 0))
    llvm::append_range(result, llvm::seq<int64_t>(rank));
  SLUICE_TRY(node.normalizeAxes(result, rank));
  llvm::sort(result);
  return result;
}

/// What is done to elements before they are put together, how that is, and what is done after it.
struct Reduction {
  enum { Sum, Prod, Max, Min } how = Sum;
  Value (*before)(Cell &b, Value element, int32_t type) = nullptr;
  Value (*after)(Cell &b, Value result) = nullptr;
  bool isMean = false;
  /// The largest is taken off before and added after, so that powers stay small.
  bool isShifted = false;
};
Value square(Cell &b, Value x, int32_t) { return b.mul(x, x); }
Value logarithm(Cell &b, Value x) { return b.log(x); }
constexpr Reduction kSum, kMean{.isMean = true}, kProd{Reduction::Prod}, kMax{Reduction::Max},
    kMin{Reduction::Min}, kSumSquare{.before = square}, kLogSum{.after = logarithm},
    kL1{.before =
            [](Cell &b, Value x, int32_t type) {
              return isFloat(type) ? b.abs(x) : isUnsigned(type) ? x : b.make<math::AbsIOp>(x);
            }},
    kL2{.before = square, .after = [](Cell &b, Value x) { return b.sqrt(x); }},
    kLogSumExp{.after = logarithm, .isShifted = true};

/// `x` with each dimension in two: one that stays (of size 1 if an axis names it) and, after all of
/// those, one that is reduced (of size 1 otherwise). Then the axes are constants.
GraphValue apart(Node &node, GraphValue &x, ArrayRef<Value> named) {
  Shape shape;
  Value one = node.index(1);
  for (auto [is, size] : llvm::zip(named, x.shape))
    shape.push_back(getAsOpFoldResult(node.host().select(is, one, node.value(size))));
  for (auto [is, size] : llvm::zip(named, x.shape))
    shape.push_back(getAsOpFoldResult(node.host().select(is, node.value(size), one)));
  Value source = node.tensor(x);
  return node.made(shape, x.type, [&](Cell &b) {
    SmallVector<Value> position;
    for (int64_t i = 0; i < x.rank(); ++i) // One of the two is always 0.
      position.push_back(b.add(b.index(i), b.index(x.rank() + i)));
    return b.at(source, position);
  });
}

/// What LogSumExp takes off: the largest, but an infinity is not subtracted from itself.
Value finite(Cell &b, Value largest) {
  return b.select(b.equal(b.abs(largest), INFINITY), 0, largest);
}

template <const Reduction &r> LogicalResult importReduce(Node &node) {
  GraphValue input = node.in(0);
  SmallVector<int64_t> axes;
  std::optional<Shape> dropped; // The shape without axes that are known at run time only.
  bool atRunTime = node.has(1) && node.in(1).rank() == 1 && !node.constantIntegers(node.in(1));
  if (atRunTime) {
    auto named = SLUICE_TRY(namedDimensions(node, 1, input.rank()));
    if (!staticSize(node.in(1).shape[0]) && !node.attribute("noop_with_empty_axes", 0)) {
      // None at all means all.
      Value none = node.host().equal(node.value(node.in(1).shape[0]), node.index(0));
      for (Value &is : named)
        is = node.host().either(is, none);
    }
    axes = countUp(input.rank(), 2 * input.rank());
    if (!node.attribute("keepdims", 1)) {
      auto known = SLUICE_TRY(axesAtRunTime(node, 1, input.rank()));
      dropped = sizesWithout(node, input.shape, known);
    }
    input = apart(node, input, named);
  } else {
    axes = SLUICE_TRY(reductionAxes(node));
  }
  if (axes.empty() && !r.before && !r.after)
    return node.set(0, input);
  int32_t type = input.type;
  // Narrow floats add up in f32.
  bool widen = (type == kFloat16 || type == kBFloat16) && r.how != r.Max && r.how != r.Min;
  int32_t accumulator = widen ? int32_t(kFloat) : type;
  int64_t rank = input.rank();
  Value source = node.tensor(input), largest;
  Shape kept = pick(input.shape, otherAxes(rank, axes)), ones = input.shape;
  for (int64_t axis : axes)
    ones[axis] = node.fixed(1);
  if (r.isShifted) {
    largest =
        node.reduce(source, input.shape, axes, type, extremeOf(node, type, true), combine::max);
    source = node.generic(
        {source, largest}, {node.ownMap(rank), node.loopsMap(rank, otherAxes(rank, axes))},
        input.shape, type,
        [](Cell &b, ValueRange x) { return b.exp(b.sub(x[0], finite(b, x[1]))); });
  }
  Value init = r.how == r.Max || r.how == r.Min
                   ? extremeOf(node, type, r.how == r.Max)
                   : node.constant(accumulator, r.how == r.Prod ? 1 : 0);
  Value result =
      node.reduce(source, input.shape, axes, accumulator, init, [&](Cell &b, ValueRange x) {
        Value element = b.convert(x[0], type, accumulator);
        if (r.before)
          element = r.before(b, element, type);
        return r.how == r.Max    ? b.larger(type, element, x[1])
               : r.how == r.Min  ? b.smaller(type, element, x[1])
               : r.how == r.Prod ? b.mul(element, x[1])
                                 : b.add(element, x[1]);
      });
  // What follows the sum is elementwise.
  Value count;
  if (r.isMean)
    count = node.host().convert(
        node.host().toInteger(node.value(node.product(pick(input.shape, axes)))), kInt64,
        accumulator);
  if (r.isMean || r.after || widen) {
    SmallVector<Value> operands{result};
    if (largest)
      operands.push_back(largest);
    result = node.generic(operands, {}, kept, type, [&](Cell &b, ValueRange x) {
      Value y = x[0];
      if (r.isMean)
        y = isFloat(type) ? b.div(y, count) : b.make<arith::DivSIOp>(y, count);
      if (r.after)
        y = r.after(b, y);
      if (largest)
        y = b.add(y, b.convert(finite(b, x[1]), type, accumulator));
      return b.convert(y, accumulator, type);
    });
  }
  Shape shape = dropped ? *dropped : node.attribute("keepdims", 1) && !atRunTime ? ones : kept;
  return node.set(0, node.reshape(result, kept, shape), type, shape);
}

/// ArgMax and ArgMin: the index of the first (or last) extreme, NaN being the most extreme of all.
template <bool wantMax> LogicalResult importArg(Node &node, GraphValue &input) {
  auto axis =
      SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 0), std::max<int64_t>(input.rank(), 1)));
  if (input.rank() == 0) // As ONNX Runtime, like a list of one.
    return node.set(0, node.filled(0, {}, kInt64));
  bool last = node.attribute("select_last_index", 0);
  int64_t rank = input.rank();
  int32_t type = input.type;
  OpBuilder &builder = node.builder;
  Shape kept = without(input.shape, axis);
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  iterators[axis] = utils::IteratorType::reduction;
  AffineMap identity = node.ownMap(rank), outer = node.loopsMap(rank, otherAxes(rank, axis));
  Value best = node.fill(extremeOf(node, type, wantMax), kept, type),
        where = node.filled(0, kept, kInt64);
  auto op = linalg::GenericOp::create(
      builder, node.loc, TypeRange{best.getType(), where.getType()}, ValueRange{node.tensor(0)},
      ValueRange{best, where}, ArrayRef<AffineMap>{identity, outer, outer}, iterators,
      [&](OpBuilder &builder, Location loc, ValueRange x) {
        Cell b(loc, builder);
        Value at = b.toInteger(b.index(axis));
        Value better;
        if (isFloat(type)) {
          // A NaN is the extreme, as in NumPy and PyTorch: it is better than a number, and none
          // better than it.
          using P = arith::CmpFPredicate;
          auto predicate = wantMax ? (last ? P::UGE : P::UGT) : (last ? P::ULE : P::ULT);
          better = b.is(predicate, x[0], x[1]);
          Value mayChange = b.is(P::ORD, x[1], x[1]);
          if (last)
            mayChange = b.either(mayChange, b.is(P::UNO, x[0], x[0]));
          better = b.both(better, mayChange);
        } else {
          bool u = isUnsigned(type);
          using P = arith::CmpIPredicate;
          auto predicate = wantMax ? (last ? (u ? P::uge : P::sge) : (u ? P::ugt : P::sgt))
                                   : (last ? (u ? P::ule : P::sle) : (u ? P::ult : P::slt));
          better = b.is(predicate, x[0], x[1]);
        }
        Value value = b.select(better, x[0], x[1]);
        Value index = b.select(better, at, x[2]);
        linalg::YieldOp::create(b, ValueRange{value, index});
      });
  GraphValue result{op.getResult(1), kInt64, kept};
  bool keep = node.attribute("keepdims", 1);
  return node.set(0, keep ? node.reshaped(result, with(input.shape, axis, node.fixed(1))) : result);
}

} // namespace

const OperatorTable reductionOperators = {
    {"ReduceSum", 1, importReduce<kSum>},
    {"ReduceMean", 1, importReduce<kMean>},
    {"ReduceMax", 1, importReduce<kMax>},
    {"ReduceMin", 1, importReduce<kMin>},
    {"ReduceProd", 1, importReduce<kProd>},
    {"ReduceL1", 1, importReduce<kL1>},
    {"ReduceL2", 1, importReduce<kL2>},
    {"ReduceSumSquare", 1, importReduce<kSumSquare>},
    {"ReduceLogSum", 1, importReduce<kLogSum>},
    {"ReduceLogSumExp", 1, importReduce<kLogSumExp>},
    {"ArgMax", 1, importArg<true>},
    {"ArgMin", 1, importArg<false>},
};

} // namespace sluice::onnx
