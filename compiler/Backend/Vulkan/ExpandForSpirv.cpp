//===- ExpandForSpirv.cpp - what SPIR-V's instructions do not do ----------===//
//   arith.remsi %x, %y        ->   %x - (%x / %y) * %y; SPIR-V leaves the least integer's open
//   math.trunc, round, copysign, ctlz, cttz, ctpop, absi, isnan...
//                                  there is no instruction, or one for 32 bits only
//   arith.maxsi ...           ->   arith.cmpi, arith.select: instructions are for 32 bits
//   arith.extsi : i32 to i64  ->   zero-extended %x + 2^31, - 2^31: Mesa 22 compares what was
//                                  sign-extended wrongly with constants
//   arith.addi : i1 or i4     ->   the same on wider integers, see WidenIntegers.cpp
//   arith.divui : i64         ->   a division of i32 where both fit, see DivideIntegers.cpp
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/DivideIntegers.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Backend/Vulkan/WidenIntegers.h"
#include "compiler/Dialect/Util/Fold.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace sluice;

namespace {
/// Arithmetic on scalars and vectors of one shape.
struct Emitter {
  PatternRewriter &b;
  Location loc;
  Type shape;

  Type like(Type element) const {
    auto vector = dyn_cast<VectorType>(shape);
    return vector ? Type(vector.clone(element)) : element;
  }
  Type bitsOf(Type type) const {
    return like(b.getIntegerType(getElementTypeOrSelf(type).getIntOrFloatBitWidth()));
  }
  Value constant(Type type, TypedAttr value) const {
    if (auto vector = dyn_cast<VectorType>(type))
      value = DenseElementsAttr::get(vector, Attribute(value));
    return arith::ConstantOp::create(b, loc, value);
  }
  Value integer(Type type, APInt value) const {
    return constant(type, b.getIntegerAttr(getElementTypeOrSelf(type), value));
  }
  Value integer(Type type, uint64_t value) const {
    return integer(type,
                   APInt(getElementTypeOrSelf(type).getIntOrFloatBitWidth(), value, false, true));
  }
  Value number(Type type, double value) const {
    return constant(type, b.getFloatAttr(getElementTypeOrSelf(type), value));
  }
  template <typename Op> Value emit(Value x, Value y) const { return Op::create(b, loc, x, y); }
  Value pick(Value condition, Value x, Value y) const {
    return arith::SelectOp::create(b, loc, condition, x, y);
  }
  Value is(arith::CmpFPredicate predicate, Value x, Value y) const {
    return arith::CmpFOp::create(b, loc, predicate, x, y);
  }
  Value is(arith::CmpIPredicate predicate, Value x, Value y) const {
    return arith::CmpIOp::create(b, loc, predicate, x, y);
  }
  Value abs(Value x) const { return math::AbsFOp::create(b, loc, x); }
  Value infinity(Type type) const {
    auto &semantics = cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
    return constant(type, b.getFloatAttr(getElementTypeOrSelf(type), APFloat::getInf(semantics)));
  }
  Value minNormal(Type type) const {
    auto &semantics = cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
    return constant(type, b.getFloatAttr(getElementTypeOrSelf(type),
                                         APFloat::getSmallestNormalized(semantics)));
  }

  Value copysign(Value x, Value sign) const {
    Type bits = bitsOf(x.getType());
    APInt signBit = APInt::getSignMask(getElementTypeOrSelf(bits).getIntOrFloatBitWidth());
    Value magnitude =
        emit<arith::AndIOp>(arith::BitcastOp::create(b, loc, bits, x), integer(bits, ~signBit));
    Value top =
        emit<arith::AndIOp>(arith::BitcastOp::create(b, loc, bits, sign), integer(bits, signBit));
    return arith::BitcastOp::create(b, loc, x.getType(), emit<arith::OrIOp>(magnitude, top));
  }
  Value trunc(Value x) const {
    Value below = is(arith::CmpFPredicate::OLT, x, number(x.getType(), 0));
    return pick(below, math::CeilOp::create(b, loc, x), math::FloorOp::create(b, loc, x));
  }
  /// Halves away from zero.
  Value round(Value x) const {
    Value whole = trunc(x), rest = abs(emit<arith::SubFOp>(x, whole));
    Value next = emit<arith::AddFOp>(whole, copysign(number(x.getType(), 1), x));
    Value far = is(arith::CmpFPredicate::OGE, rest, number(x.getType(), 0.5));
    return pick(far, next, whole);
  }
  /// Halves to the even neighbour.
  Value roundEven(Value x) const {
    Type type = x.getType();
    Value below = math::FloorOp::create(b, loc, x), rest = emit<arith::SubFOp>(x, below),
          half = number(type, 0.5);
    Value pairs = emit<arith::MulFOp>(below, half);
    Value isOdd = is(arith::CmpFPredicate::ONE, math::FloorOp::create(b, loc, pairs), pairs);
    Value isTie = is(arith::CmpFPredicate::OEQ, rest, half),
          isFar = is(arith::CmpFPredicate::OGT, rest, half);
    Value up = emit<arith::OrIOp>(isFar, emit<arith::AndIOp>(isTie, isOdd));
    return copysign(pick(up, emit<arith::AddFOp>(below, number(type, 1)), below), x);
  }
  Value absi(Value x) const {
    Value zero = integer(x.getType(), 0);
    return pick(is(arith::CmpIPredicate::slt, x, zero), emit<arith::SubIOp>(zero, x), x);
  }
  /// Sums neighbouring groups of bits, twice as wide at each step.
  Value ctpop(Value x) const {
    Type type = x.getType();
    unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    for (unsigned step = 1; step < width; step *= 2) {
      APInt mask = APInt::getSplat(width, APInt::getLowBitsSet(2 * step, step));
      Value low = emit<arith::AndIOp>(x, integer(type, mask));
      Value high =
          emit<arith::AndIOp>(emit<arith::ShRUIOp>(x, integer(type, step)), integer(type, mask));
      x = emit<arith::AddIOp>(low, high);
    }
    return x;
  }
  /// Ones below the lowest one.
  Value cttz(Value x) const {
    Type type = x.getType();
    Value below = emit<arith::SubIOp>(x, integer(type, 1)),
          none = emit<arith::XOrIOp>(x, integer(type, ~uint64_t(0)));
    return ctpop(emit<arith::AndIOp>(none, below));
  }
  /// Zeros above the highest one.
  Value ctlz(Value x) const {
    Type type = x.getType();
    unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    for (unsigned step = 1; step < width; step *= 2)
      x = emit<arith::OrIOp>(x, emit<arith::ShRUIOp>(x, integer(type, step)));
    return ctpop(emit<arith::XOrIOp>(x, integer(type, ~uint64_t(0))));
  }
};

template <typename Op> struct Expand : OpRewritePattern<Op> {
  using Compute = Value (*)(const Emitter &, Op);
  Expand(MLIRContext *context, Compute compute) : OpRewritePattern<Op>(context), compute(compute) {}
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, compute({rewriter, op.getLoc(), op->getOperand(0).getType()}, op));
    return success();
  }
  Compute compute;
};
} // namespace

namespace {
/// roundeven of f64: lavapipe gives large numbers as they are, and 0 for -0.
struct ExpandRoundEven : OpRewritePattern<math::RoundEvenOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::RoundEvenOp op, PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF64())
      return failure();
    Emitter e{rewriter, op.getLoc(), op.getType()};
    rewriter.replaceOp(op, e.roundEven(op.getOperand()));
    return success();
  }
};
} // namespace

/// i32 to i64 with its sign.
static Value extendSign(const Emitter &e, Value x) {
  Type wide = e.like(e.b.getI64Type());
  Value shifted = e.emit<arith::XOrIOp>(x, e.integer(x.getType(), uint64_t(1) << 31));
  shifted = arith::ExtUIOp::create(e.b, e.loc, wide, shifted);
  return e.emit<arith::SubIOp>(shifted, e.integer(wide, uint64_t(1) << 31));
}

namespace {
struct ExpandExtension : OpRewritePattern<arith::ExtSIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ExtSIOp op, PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getIn().getType()).isInteger(32) ||
        !getElementTypeOrSelf(op.getType()).isInteger(64))
      return failure();
    rewriter.replaceOp(op, extendSign({rewriter, op.getLoc(), op.getType()}, op.getIn()));
    return success();
  }
};

/// SPIR-V compares, but knows no answer before.
struct DecidedComparison : OpRewritePattern<arith::CmpFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::CmpFOp op, PatternRewriter &rewriter) const override {
    bool isTrue = op.getPredicate() == arith::CmpFPredicate::AlwaysTrue;
    if (!isTrue && op.getPredicate() != arith::CmpFPredicate::AlwaysFalse)
      return failure();
    Emitter e{rewriter, op.getLoc(), op.getType()};
    rewriter.replaceOp(op, e.constant(op.getType(), rewriter.getBoolAttr(isTrue)));
    return success();
  }
};

/// Through i64, which is what an index is.
template <typename Cast, typename Extend> struct ExpandIndexCast : OpRewritePattern<Cast> {
  using OpRewritePattern<Cast>::OpRewritePattern;
  LogicalResult matchAndRewrite(Cast op, PatternRewriter &rewriter) const override {
    Type from = op.getIn().getType(), to = op.getType();
    Emitter e{rewriter, op.getLoc(), from};
    Type i64 = e.like(rewriter.getI64Type());
    if (getElementTypeOrSelf(from).isIndex()) {
      if (to == i64 && std::is_same_v<Cast, arith::IndexCastOp>)
        return failure();
      Value bits = arith::IndexCastOp::create(rewriter, op.getLoc(), i64, op.getIn());
      rewriter.replaceOp(
          op,
          to == i64 ? bits : arith::TruncIOp::create(rewriter, op.getLoc(), to, bits).getResult());
      return success();
    }
    if (from == i64 && std::is_same_v<Cast, arith::IndexCastOp>)
      return failure();
    Value bits = from == i64 ? op.getIn()
                             : Extend::create(rewriter, op.getLoc(), i64, op.getIn()).getResult();
    rewriter.replaceOp(op, arith::IndexCastOp::create(rewriter, op.getLoc(), to, bits));
    return success();
  }
};
} // namespace

namespace {
/// Vectors that SPIR-V does not have, of eight, are taken apart in the end: so must be what chooses
/// between them.
struct ExtractOfSelect : OpRewritePattern<vector::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(vector::ExtractOp op, PatternRewriter &rewriter) const override {
    auto select = op.getSource().getDefiningOp<arith::SelectOp>();
    if (!select || !select.getCondition().getType().isInteger(1) || op.getNumIndices() != 1 ||
        op.hasDynamicPosition())
      return failure();
    auto part = [&](Value vector) -> Value {
      return vector::ExtractOp::create(rewriter, op.getLoc(), vector, op.getStaticPosition()[0]);
    };
    rewriter.replaceOpWithNewOp<arith::SelectOp>(
        op, select.getCondition(), part(select.getTrueValue()), part(select.getFalseValue()));
    return success();
  }
};
} // namespace

static void populateExpansions(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
#define SLUICE_EXPAND(Op, expression)                                                              \
  patterns.add<Expand<Op>>(context, [](const Emitter &e, Op op) -> Value {                         \
    Value x = op->getOperand(0);                                                                   \
    (void)x;                                                                                       \
    return expression;                                                                             \
  })
  using F = arith::CmpFPredicate;
  using I = arith::CmpIPredicate;
  SLUICE_EXPAND(math::TruncOp, e.trunc(x));
  SLUICE_EXPAND(math::RoundOp, e.round(x));
  SLUICE_EXPAND(math::CopySignOp, e.copysign(x, op.getRhs()));
  SLUICE_EXPAND(math::AbsIOp, e.absi(x));
  SLUICE_EXPAND(math::CtPopOp, e.ctpop(x));
  SLUICE_EXPAND(math::CountTrailingZerosOp, e.cttz(x));
  SLUICE_EXPAND(math::CountLeadingZerosOp, e.ctlz(x));
  SLUICE_EXPAND(math::IsNaNOp, e.is(F::UNO, x, x));
  SLUICE_EXPAND(math::IsInfOp, e.is(F::OEQ, e.abs(x), e.infinity(x.getType())));
  SLUICE_EXPAND(math::IsFiniteOp, e.is(F::OLT, e.abs(x), e.infinity(x.getType())));
  SLUICE_EXPAND(math::IsNormalOp,
                e.emit<arith::AndIOp>(e.is(F::OLT, e.abs(x), e.infinity(x.getType())),
                                      e.is(F::OGE, e.abs(x), e.minNormal(x.getType()))));
  SLUICE_EXPAND(arith::RemSIOp,
                e.emit<arith::SubIOp>(
                    x, e.emit<arith::MulIOp>(e.emit<arith::DivSIOp>(x, op.getRhs()), op.getRhs())));
  SLUICE_EXPAND(arith::MaxSIOp, e.pick(e.is(I::sgt, x, op.getRhs()), x, op.getRhs()));
  SLUICE_EXPAND(arith::MaxUIOp, e.pick(e.is(I::ugt, x, op.getRhs()), x, op.getRhs()));
  SLUICE_EXPAND(arith::MinSIOp, e.pick(e.is(I::slt, x, op.getRhs()), x, op.getRhs()));
  SLUICE_EXPAND(arith::MinUIOp, e.pick(e.is(I::ult, x, op.getRhs()), x, op.getRhs()));
#undef SLUICE_EXPAND
  patterns.add<DecidedComparison, ExtractOfSelect, ExpandExtension, ExpandRoundEven,
               ExpandIndexCast<arith::IndexCastOp, arith::ExtSIOp>,
               ExpandIndexCast<arith::IndexCastUIOp, arith::ExtUIOp>>(context);
}

/// True if loops or branches decide whether `loop` goes on.
static bool branchesInCondition(scf::WhileOp loop) {
  return llvm::any_of(*loop.getBeforeBody(), [](Operation &op) { return op.getNumRegions() != 0; });
}

/// Moves what comes before the condition into the body: MLIR's serializer loses the way into a loop
/// that a loop's header holds.
///   while { before; condition(c) } do { after }
///     ->
///   go = true; while { condition(go) } do { before; if c { after }; go = c }
static LogicalResult moveIntoBody(scf::WhileOp loop) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  SmallVector<Value> inits(loop.getInits());
  for (Type type : loop.getResultTypes()) {
    TypedAttr zero = builder.getZeroAttr(type);
    if (!zero)
      return loop.emitOpError("has a condition with branches and a result without zero");
    inits.push_back(arith::ConstantOp::create(builder, loc, zero));
  }
  SmallVector<Type> types(ValueRange(inits).getTypes());
  inits.push_back(arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true)));
  unsigned count = loop.getInits().size();
  auto clone = [](OpBuilder &b, Block &block, ValueRange arguments, IRMapping &mapping) {
    mapping.map(block.getArguments(), arguments);
    for (Operation &op : block.without_terminator())
      b.clone(op, mapping);
  };
  auto lookup = [](IRMapping &mapping, ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) { return mapping.lookupOrDefault(value); });
  };
  auto before = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    scf::ConditionOp::create(b, loc, arguments.back(), arguments.drop_back());
  };
  auto body = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    IRMapping mapping;
    clone(b, *loop.getBeforeBody(), arguments.take_front(count), mapping);
    Value again = mapping.lookupOrDefault(loop.getConditionOp().getCondition());
    SmallVector<Value> values = lookup(mapping, loop.getConditionOp().getArgs());
    Block &after = *loop.getAfterBody();
    auto then = [&](OpBuilder &b, Location loc) {
      clone(b, after, values, mapping);
      scf::YieldOp::create(b, loc, lookup(mapping, after.getTerminator()->getOperands()));
    };
    auto otherwise = [&](OpBuilder &b, Location loc) {
      scf::YieldOp::create(b, loc, arguments.take_front(count));
    };
    SmallVector<Value> next(scf::IfOp::create(b, loc, again, then, otherwise).getResults());
    next.append(values);
    next.push_back(again);
    scf::YieldOp::create(b, loc, next);
  };
  auto moved = scf::WhileOp::create(builder, loc, types, inits, before, body);
  loop.replaceAllUsesWith(moved.getResults().drop_front(count));
  loop.erase();
  return success();
}

/// Folds and removes what is unused or computed twice.
static LogicalResult simplify(Operation *op) {
  MLIRContext *context = op->getContext();
  RewritePatternSet patterns(context);
  auto used = [](Dialect *dialect) {
    return dialect &&
           llvm::is_contained({"arith", "complex", "scf", "vector"}, dialect->getNamespace());
  };
  for (RegisteredOperationName registered : context->getRegisteredOperations())
    if (used(&registered.getDialect()))
      registered.getCanonicalizationPatterns(patterns, context);
  return foldWith(op, std::move(patterns));
}

LogicalResult vulkan::expandForSpirv(spirv::ModuleOp module) {
  if (failed(simplify(module)))
    return failure();
  for (auto func : module.getOps<spirv::FuncOp>())
    if (failed(divideIntegers(func)))
      return failure();
  SmallVector<scf::WhileOp> loops;
  module.walk([&](scf::WhileOp loop) { loops.push_back(loop); }); // Inner ones first.
  for (scf::WhileOp loop : loops)
    if (branchesInCondition(loop) && failed(moveIntoBody(loop)))
      return failure();
  if (failed(simplify(module)))
    return failure();
  RewritePatternSet patterns(module.getContext());
  populateExpansions(patterns);
  if (failed(applyPatternsGreedily(module, std::move(patterns))))
    return failure();
  return widenIntegers(module);
}
