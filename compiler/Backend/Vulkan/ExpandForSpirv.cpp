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
#include "compiler/Backend/Expand/NumberEmitter.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/Util/Walks.h"

using namespace mlir;
using namespace sluice;

namespace {
struct Emitter : NumberEmitter {
  Value copysign(Value x, Value sign) const {
    unsigned width = widthOf(x.getType());
    Type integer = b.getIntegerType(width);
    APInt signBit = APInt::getSignMask(width);
    Value magnitude = iand(bitcast(integer, x), ~signBit),
          top = iand(bitcast(integer, sign), signBit);
    return bitcast(getElementTypeOrSelf(x.getType()), ior(magnitude, top));
  }
  Value trunc(Value x) const { return pick(less(x, 0), emit<math::CeilOp>(x), floor(x)); }
  /// Halves away from zero.
  Value round(Value x) const {
    Value whole = trunc(x), rest = abs(sub(x, whole));
    Value next = add(whole, copysign(value(x.getType(), 1), x));
    return pick(is(F::OGE, rest, 0.5), next, whole);
  }
  /// Halves to the even neighbour.
  Value roundEven(Value x) const {
    Value below = floor(x), rest = sub(x, below), pairs = mul(below, 0.5);
    Value isOdd = is(F::ONE, floor(pairs), pairs);
    Value isTie = equal(rest, 0.5), isFar = greater(rest, 0.5), up = ior(isFar, iand(isTie, isOdd));
    return copysign(pick(up, add(below, 1), below), x);
  }
  Value isFinite(Value x) const { return less(abs(x), infinity(x)); }
  APFloat infinity(Value x) const { return APFloat::getInf(semanticsOf(x.getType())); }
  Value absi(Value x) const { return pick(is(I::slt, x, 0), isub(value(x.getType(), 0), x), x); }
  /// Of 32 bits, which the instruction is for.
  Value ctpop(Value x) const {
    Type element = getElementTypeOrSelf(x.getType()), i32 = b.getI32Type();
    auto count = [&](Value part) -> Value { return spirv::BitCountOp::create(b, loc, part); };
    if (element.isInteger(64))
      return as<arith::ExtUIOp>(element, iadd(count(as<arith::TruncIOp>(i32, x)),
                                              count(as<arith::TruncIOp>(i32, shr(x, 32)))));
    return element == i32 ? count(x)
                          : as<arith::TruncIOp>(element, count(as<arith::ExtUIOp>(i32, x)));
  }
  /// Ones below the lowest one.
  Value cttz(Value x) const {
    Value below = isub(x, 1);
    return ctpop(iand(ixor(x, -1), below));
  }
  /// Zeros above the highest one.
  Value ctlz(Value x) const {
    for (unsigned step = 1; step < widthOf(x.getType()); step *= 2)
      x = ior(x, shr(x, step));
    return ctpop(ixor(x, -1));
  }
};

template <typename Op> struct Expand : OpRewritePattern<Op> {
  using Compute = Value (*)(const Emitter &, Op);
  Expand(MLIRContext *context, Compute compute) : OpRewritePattern<Op>(context), compute(compute) {}
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    Value expanded = compute({{rewriter, op.getLoc()}}, op);
    if (expanded)
      rewriter.replaceOp(op, expanded);
    return success(bool(expanded));
  }
  Compute compute;
};
} // namespace

/// roundeven of f64: lavapipe gives large numbers as they are, and 0 for -0.
static Value expandRoundEven(const Emitter &e, math::RoundEvenOp op) {
  return getElementTypeOrSelf(op.getType()).isF64() ? e.roundEven(op.getOperand()) : Value();
}

/// i32 to i64 with its sign.
static Value expandExtension(const Emitter &e, arith::ExtSIOp op) {
  Type wide = getElementTypeOrSelf(op.getType());
  if (!getElementTypeOrSelf(op.getIn().getType()).isInteger(32) || !wide.isInteger(64))
    return {};
  constexpr uint64_t kTop = uint64_t(1) << 31;
  return e.isub(e.as<arith::ExtUIOp>(wide, e.ixor(op.getIn(), kTop)), kTop);
}

/// SPIR-V compares, but knows no answer before.
static Value decideComparison(const Emitter &e, arith::CmpFOp op) {
  bool isTrue = op.getPredicate() == arith::CmpFPredicate::AlwaysTrue;
  if (!isTrue && op.getPredicate() != arith::CmpFPredicate::AlwaysFalse)
    return {};
  return e.value(op.getType(), isTrue);
}

/// Through i64, which is what an index is.
template <typename Cast, typename Extend> static Value expandIndexCast(const Emitter &e, Cast op) {
  Type i64 = e.b.getI64Type(), from = getElementTypeOrSelf(op.getIn().getType()),
       to = getElementTypeOrSelf(op.getType());
  if (std::is_same_v<Cast, arith::IndexCastOp> && (from.isIndex() ? to : from) == i64)
    return {};
  if (from.isIndex()) {
    Value bits = e.as<arith::IndexCastOp>(i64, op.getIn());
    return to == i64 ? bits : e.as<arith::TruncIOp>(to, bits);
  }
  return e.as<arith::IndexCastOp>(to, from == i64 ? op.getIn() : e.as<Extend>(i64, op.getIn()));
}

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
  SLUICE_EXPAND(math::RoundEvenOp, expandRoundEven(e, op));
  SLUICE_EXPAND(math::CopySignOp, e.copysign(x, op.getRhs()));
  SLUICE_EXPAND(math::AbsIOp, e.absi(x));
  SLUICE_EXPAND(math::CtPopOp, e.ctpop(x));
  SLUICE_EXPAND(math::CountTrailingZerosOp, e.cttz(x));
  SLUICE_EXPAND(math::CountLeadingZerosOp, e.ctlz(x));
  SLUICE_EXPAND(math::IsNaNOp, e.isNan(x));
  SLUICE_EXPAND(math::IsInfOp, e.equal(e.abs(x), e.infinity(x)));
  SLUICE_EXPAND(math::IsFiniteOp, e.isFinite(x));
  SLUICE_EXPAND(
      math::IsNormalOp,
      e.iand(e.isFinite(x),
             e.is(F::OGE, e.abs(x), APFloat::getSmallestNormalized(semanticsOf(x.getType())))));
  SLUICE_EXPAND(arith::RemSIOp,
                e.isub(x, e.imul(e.emit<arith::DivSIOp>(x, op.getRhs()), op.getRhs())));
  SLUICE_EXPAND(arith::MaxSIOp, e.pick(e.is(I::sgt, x, op.getRhs()), x, op.getRhs()));
  SLUICE_EXPAND(arith::MaxUIOp, e.pick(e.is(I::ugt, x, op.getRhs()), x, op.getRhs()));
  SLUICE_EXPAND(arith::MinSIOp, e.pick(e.is(I::slt, x, op.getRhs()), x, op.getRhs()));
  SLUICE_EXPAND(arith::MinUIOp, e.pick(e.is(I::ult, x, op.getRhs()), x, op.getRhs()));
  SLUICE_EXPAND(arith::ExtSIOp, expandExtension(e, op));
  SLUICE_EXPAND(arith::CmpFOp, decideComparison(e, op));
#undef SLUICE_EXPAND
  patterns.add<Expand<arith::IndexCastOp>>(context,
                                           expandIndexCast<arith::IndexCastOp, arith::ExtSIOp>);
  patterns.add<Expand<arith::IndexCastUIOp>>(context,
                                             expandIndexCast<arith::IndexCastUIOp, arith::ExtUIOp>);
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
static LogicalResult simplifyExpanded(Operation *op) {
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
  if (failed(splitVectors(module)) || failed(simplifyExpanded(module)))
    return failure();
  for (auto func : module.getOps<spirv::FuncOp>())
    if (failed(divideIntegers(func)))
      return failure();
  SmallVector<scf::WhileOp> loops;
  module.walk([&](scf::WhileOp loop) { loops.push_back(loop); }); // Inner ones first.
  for (scf::WhileOp loop : loops)
    if (branchesInCondition(loop) && failed(moveIntoBody(loop)))
      return failure();
  if (failed(simplifyExpanded(module)))
    return failure();
  RewritePatternSet patterns(module.getContext());
  populateExpansions(patterns);
  if (failed(applyPatternsGreedily(module, std::move(patterns))))
    return failure();
  return widenIntegers(module);
}
