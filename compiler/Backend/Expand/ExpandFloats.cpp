//===- ExpandFloats.cpp - arithmetic on floats that CPUs only store -------===//
//   %c = arith.addf %a, %b : f8E5M2   ->   extend both to f32, add, round to f8E5M2
// Conversions are written as integer arithmetic: they vectorize, and mean the same on every CPU
// (the bf16 instructions of x86 take subnormals for zero). Rounding is to nearest even, once; what
// is too large becomes infinity, or NaN in types without infinity.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandFloats.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace {
/// A type of 8, 6 or 4 bits: sign, exponent, mantissa.
struct Format {
  int mantissaBits, bias;
  bool unsignedZero;      ///< -0 is NaN, and there is no other.
  uint32_t largestFinite; ///< Without the sign.
  uint32_t overflow;      ///< What larger values become.
  uint32_t nan;           ///< What NaN becomes; without one, zero.
  bool hasInfinity;
  unsigned width = 8;
  uint32_t sign() const { return 1u << (width - 1); }
};

/// Arithmetic on i32 or f32, scalars or vectors.
struct FloatEmitter {
  OpBuilder &builder;
  Location loc;
  Type shape; ///< A type whose shape all values have.

  Type like(Type element) const {
    auto vector = dyn_cast<VectorType>(shape);
    return vector ? Type(vector.clone(element)) : element;
  }
  Type i32() const { return like(builder.getI32Type()); }
  Value constant(TypedAttr attr) const {
    if (auto vector = dyn_cast<VectorType>(shape))
      attr =
          DenseElementsAttr::get(cast<ShapedType>(vector.clone(attr.getType())), Attribute(attr));
    return arith::ConstantOp::create(builder, loc, attr);
  }
  Value bits(uint32_t value) const { return constant(builder.getI32IntegerAttr(int32_t(value))); }
  Value number(double value) const { return constant(builder.getF32FloatAttr(float(value))); }
  template <typename Op> Value emit(Value a, Value b) const {
    return Op::create(builder, loc, a, b);
  }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) const {
    return arith::CmpIOp::create(builder, loc, predicate, a, b);
  }
  Value select(Value condition, Value a, Value b) const {
    return arith::SelectOp::create(builder, loc, condition, a, b);
  }
  Value asFloat(Value value) const {
    return arith::BitcastOp::create(builder, loc, like(builder.getF32Type()), value);
  }
  Value asBits(Value value) const { return arith::BitcastOp::create(builder, loc, i32(), value); }
};

struct ExtendF8 : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ExtFOp op, PatternRewriter &rewriter) const override;
};
struct TruncateF8 : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::TruncFOp op, PatternRewriter &rewriter) const override;
};
} // namespace

static std::optional<Format> formatOf(Type type) {
  return llvm::TypeSwitch<Type, std::optional<Format>>(getElementTypeOrSelf(type))
      .Case([](Float8E4M3FNType) { return Format{3, 7, false, 0x7E, 0x7F, 0x7F, false}; })
      .Case([](Float8E5M2Type) { return Format{2, 15, false, 0x7B, 0x7C, 0x7E, true}; })
      .Case([](Float8E4M3FNUZType) { return Format{3, 8, true, 0x7F, 0x80, 0x80, false}; })
      .Case([](Float8E5M2FNUZType) { return Format{2, 16, true, 0x7F, 0x80, 0x80, false}; })
      .Case([](Float8E4M3B11FNUZType) { return Format{3, 11, true, 0x7F, 0x80, 0x80, false}; })
      .Case([](Float8E4M3Type) { return Format{3, 7, false, 0x77, 0x78, 0x7C, true}; })
      .Case([](Float8E3M4Type) { return Format{4, 3, false, 0x6F, 0x70, 0x78, true}; })
      // Numbers only: what is too large becomes the largest.
      .Case([](Float4E2M1FNType) { return Format{1, 1, false, 7, 7, 0, false, 4}; })
      .Case([](Float6E2M3FNType) { return Format{3, 1, false, 0x1F, 0x1F, 0, false, 6}; })
      .Case([](Float6E3M2FNType) { return Format{2, 3, false, 0x1F, 0x1F, 0, false, 6}; })
      .Default(std::nullopt);
}

/// The f32 `wide` as `type`.
static Value fromF32(OpBuilder &builder, Location loc, Value wide, Type type) {
  if (wide.getType() == type)
    return wide;
  return getElementTypeOrSelf(type).getIntOrFloatBitWidth() < 32
             ? arith::TruncFOp::create(builder, loc, type, wide).getResult()
             : arith::ExtFOp::create(builder, loc, type, wide).getResult();
}

LogicalResult ExtendF8::matchAndRewrite(arith::ExtFOp op, PatternRewriter &rewriter) const {
  std::optional<Format> format = formatOf(op.getIn().getType());
  if (!format)
    return failure();
  FloatEmitter e{rewriter, op.getLoc(), op.getIn().getType()};
  Type raw = e.like(rewriter.getIntegerType(format->width));
  Value byte = arith::BitcastOp::create(rewriter, op.getLoc(), raw, op.getIn());
  Value all = arith::ExtUIOp::create(rewriter, op.getLoc(), e.i32(), byte);
  Value sign = e.emit<arith::ShLIOp>(e.emit<arith::AndIOp>(all, e.bits(format->sign())),
                                     e.bits(32 - format->width));
  Value magnitude = e.emit<arith::AndIOp>(all, e.bits(format->sign() - 1));
  // The bits of an f32 whose exponent counts from elsewhere. Subnormals are read as one exponent
  // more, with its leading one, which is subtracted: no number on the way is a subnormal f32, for
  // which some devices compute with zero.
  Value normal =
      e.emit<arith::AddIOp>(e.emit<arith::ShLIOp>(magnitude, e.bits(23 - format->mantissaBits)),
                            e.bits(uint32_t(127 - format->bias) << 23));
  Value raised = e.asFloat(e.emit<arith::AddIOp>(normal, e.bits(1u << 23)));
  Value subnormal =
      e.asBits(e.emit<arith::SubFOp>(raised, e.number(std::ldexp(1.0, 1 - format->bias))));
  Value isSubnormal =
      e.compare(arith::CmpIPredicate::ult, magnitude, e.bits(1u << format->mantissaBits));
  Value result = e.select(isSubnormal, subnormal, normal);
  Value nan = e.bits(0x7FC00000);
  if (format->unsignedZero) {
    result = e.select(e.compare(arith::CmpIPredicate::eq, all, e.bits(0x80)), nan, result);
  } else {
    if (format->hasInfinity)
      result = e.select(e.compare(arith::CmpIPredicate::eq, magnitude, e.bits(format->overflow)),
                        e.bits(0x7F800000), result);
    Value lastNumber = e.bits(format->hasInfinity ? format->overflow : format->largestFinite);
    result = e.select(e.compare(arith::CmpIPredicate::ugt, magnitude, lastNumber), nan, result);
  }
  rewriter.replaceOp(op, fromF32(rewriter, op.getLoc(),
                                 e.asFloat(e.emit<arith::OrIOp>(result, sign)), op.getType()));
  return success();
}

/// f64 -> f32 such that rounding the result again is right: what is inexact gets an odd last bit.
static Value roundToOdd(const FloatEmitter &e, Value in) {
  Value nearest = arith::TruncFOp::create(e.builder, e.loc, e.like(e.builder.getF32Type()), in);
  Value back = arith::ExtFOp::create(e.builder, e.loc, in.getType(), nearest),
        bits = e.asBits(nearest);
  Value inexact = arith::CmpFOp::create(e.builder, e.loc, arith::CmpFPredicate::ONE, back, in);
  Value even =
      e.compare(arith::CmpIPredicate::eq, e.emit<arith::AndIOp>(bits, e.bits(1)), e.bits(0));
  Value zero = e.constant(e.builder.getF64FloatAttr(0.0));
  Value cut = e.emit<arith::XOrIOp>(
      arith::CmpFOp::create(e.builder, e.loc, arith::CmpFPredicate::OGT, in, back),
      arith::CmpFOp::create(e.builder, e.loc, arith::CmpFPredicate::OLT, in, zero));
  Value odd = e.emit<arith::AddIOp>(bits, e.select(cut, e.bits(1), e.bits(uint32_t(-1))));
  return e.asFloat(e.select(e.emit<arith::AndIOp>(inexact, even), odd, bits));
}

/// f32 that rounds to types of fewer digits as `in` does.
static Value asF32(const FloatEmitter &e, Value in) {
  unsigned width = getElementTypeOrSelf(in.getType()).getIntOrFloatBitWidth();
  if (width > 32)
    return roundToOdd(e, in);
  if (isa<Float8E8M0FNUType>(getElementTypeOrSelf(in.getType())))
    return sluice::extendE8M0(e.builder, e.loc, in, e.like(e.builder.getF32Type()));
  return width < 32
             ? Value(arith::ExtFOp::create(e.builder, e.loc, e.like(e.builder.getF32Type()), in))
             : in;
}

LogicalResult TruncateF8::matchAndRewrite(arith::TruncFOp op, PatternRewriter &rewriter) const {
  std::optional<Format> format = formatOf(op.getType());
  if (!format)
    return failure();
  FloatEmitter e{rewriter, op.getLoc(), op.getIn().getType()};
  Value all = e.asBits(asF32(e, op.getIn())),
        magnitude = e.emit<arith::AndIOp>(all, e.bits(0x7FFFFFFF));
  int drop = 23 - format->mantissaBits;
  // Normal results: round the mantissa, then correct the exponent.
  Value odd = e.emit<arith::AndIOp>(e.emit<arith::ShRUIOp>(magnitude, e.bits(drop)), e.bits(1));
  Value rounded =
      e.emit<arith::AddIOp>(e.emit<arith::AddIOp>(magnitude, e.bits((1u << (drop - 1)) - 1)), odd);
  Value normal =
      e.emit<arith::SubIOp>(e.emit<arith::ShRUIOp>(rounded, e.bits(drop)),
                            e.bits(uint32_t(127 - format->bias) << format->mantissaBits));
  normal = e.select(e.compare(arith::CmpIPredicate::sgt, normal, e.bits(format->largestFinite)),
                    e.bits(format->overflow), normal);
  // Subnormal results: adding a number whose last bit is worth the smallest result rounds to it.
  double anchor = std::ldexp(1.0, 1 - format->bias - format->mantissaBits + 23);
  Value shifted = e.asBits(e.emit<arith::AddFOp>(e.asFloat(magnitude), e.number(anchor)));
  Value subnormal = e.emit<arith::SubIOp>(shifted, e.asBits(e.number(anchor)));
  Value smallest = e.bits(uint32_t(1 - format->bias + 127) << 23);
  Value result =
      e.select(e.compare(arith::CmpIPredicate::ult, magnitude, smallest), subnormal, normal);
  Value infinity = e.bits(0x7F800000);
  result = e.select(e.compare(arith::CmpIPredicate::ugt, magnitude, infinity), e.bits(format->nan),
                    result);
  Value sign = e.emit<arith::AndIOp>(e.emit<arith::ShRUIOp>(all, e.bits(32 - format->width)),
                                     e.bits(format->sign()));
  if (format->unsignedZero)
    sign = e.select(e.compare(arith::CmpIPredicate::eq, result, e.bits(0)), e.bits(0), sign);
  result = e.emit<arith::OrIOp>(result, sign);
  Value byte = arith::TruncIOp::create(rewriter, op.getLoc(),
                                       e.like(rewriter.getIntegerType(format->width)), result);
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), byte);
  return success();
}

/// f8E8M0FNU is the exponent of an f32, but for its least, 2^-127, which is a subnormal number
/// there.
Value sluice::extendE8M0(OpBuilder &builder, Location loc, Value number, Type type) {
  FloatEmitter e{builder, loc, number.getType()};
  Value byte = arith::BitcastOp::create(builder, loc, e.like(builder.getI8Type()), number);
  Value all = arith::ExtUIOp::create(builder, loc, e.i32(), byte);
  Value bits = e.emit<arith::ShLIOp>(all, e.bits(23));
  bits = e.select(e.compare(arith::CmpIPredicate::eq, all, e.bits(0)), e.bits(1u << 22), bits);
  bits = e.select(e.compare(arith::CmpIPredicate::eq, all, e.bits(0xFF)), e.bits(0x7FC00000), bits);
  return fromF32(builder, loc, e.asFloat(bits), type);
}

/// No pattern: constants would be folded before.
static void extendAllE8M0(Operation *func) {
  func->walk([](arith::ExtFOp op) {
    if (!isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getIn().getType())))
      return;
    OpBuilder builder(op);
    op.replaceAllUsesWith(sluice::extendE8M0(builder, op.getLoc(), op.getIn(), op.getType()));
    op.erase();
  });
}

namespace {
/// Rounds to the nearest power of two. 1.5 * 2^n becomes 2^(n+1), as everywhere where a type has no
/// digits after the leading one, which is odd. What is too large is NaN; the sign is dropped, and
/// zero becomes 2^-127.
struct TruncateE8M0 : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::TruncFOp op, PatternRewriter &rewriter) const override {
    if (!isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getType())))
      return failure();
    FloatEmitter e{rewriter, op.getLoc(), op.getIn().getType()};
    Value magnitude = e.emit<arith::AndIOp>(e.asBits(asF32(e, op.getIn())), e.bits(0x7FFFFFFF));
    // Half a step; among subnormal numbers of f32 the least number of the type is 2^22 of their
    // units and the next one 2^23.
    Value isSubnormal = e.compare(arith::CmpIPredicate::ult, magnitude, e.bits(1u << 23));
    Value raised =
        e.emit<arith::AddIOp>(magnitude, e.select(isSubnormal, e.bits(1u << 21), e.bits(1u << 22)));
    Value exponent = e.emit<arith::ShRUIOp>(raised, e.bits(23));
    exponent = e.select(e.compare(arith::CmpIPredicate::ugt, magnitude, e.bits(0x7F800000)),
                        e.bits(0xFF), exponent);
    Value byte =
        arith::TruncIOp::create(rewriter, op.getLoc(), e.like(rewriter.getI8Type()), exponent);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), byte);
    return success();
  }
};

/// Between bf16 and f64 through f32; rounded to odd there, a value is rounded once in the end.
struct ExtendToF64 : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ExtFOp op, PatternRewriter &rewriter) const override {
    Value in = op.getIn();
    if (!getElementTypeOrSelf(in.getType()).isBF16() || !getElementTypeOrSelf(op.getType()).isF64())
      return failure();
    FloatEmitter e{rewriter, op.getLoc(), in.getType()};
    Value single = arith::ExtFOp::create(rewriter, op.getLoc(), e.like(rewriter.getF32Type()), in);
    rewriter.replaceOpWithNewOp<arith::ExtFOp>(op, op.getType(), single);
    return success();
  }
};
struct TruncateFromF64 : OpRewritePattern<arith::TruncFOp> {
  TruncateFromF64(MLIRContext *context, bool toF16 = false)
      : OpRewritePattern(context), toF16(toF16) {}
  LogicalResult matchAndRewrite(arith::TruncFOp op, PatternRewriter &rewriter) const override {
    Value in = op.getIn();
    Type to = getElementTypeOrSelf(op.getType());
    if (!getElementTypeOrSelf(in.getType()).isF64() || !(toF16 ? to.isF16() : to.isBF16()))
      return failure();
    FloatEmitter e{rewriter, op.getLoc(), in.getType()};
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), roundToOdd(e, in));
    return success();
  }
  bool toF16;
};
} // namespace

static bool usesStorageFloats(Operation *func) {
  return func
      ->walk([](Operation *op) {
        auto small = [](Type type) {
          type = getElementTypeOrSelf(type);
          return type.isBF16() || formatOf(type) || isa<Float8E8M0FNUType>(type);
        };
        bool any =
            llvm::any_of(op->getResultTypes(), small) || llvm::any_of(op->getOperandTypes(), small);
        return any ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult sluice::roundToF16Once(Operation *func) {
  bool any = func->walk([](arith::TruncFOp op) {
                   bool isIt = getElementTypeOrSelf(op.getType()).isF16() &&
                               getElementTypeOrSelf(op.getIn().getType()).isF64();
                   return isIt ? WalkResult::interrupt() : WalkResult::advance();
                 })
                 .wasInterrupted();
  if (!any)
    return success();
  RewritePatternSet patterns(func->getContext());
  patterns.add<TruncateFromF64>(func->getContext(), /*toF16=*/true);
  return applyPatternsGreedily(func, std::move(patterns));
}

LogicalResult sluice::expandFloats(Operation *func) {
  if (!usesStorageFloats(func))
    return success();
  MLIRContext *context = func->getContext();
  SmallVector<Type> storageOnly{
      BFloat16Type::get(context),       Float8E4M3FNType::get(context),
      Float8E5M2Type::get(context),     Float8E4M3FNUZType::get(context),
      Float8E5M2FNUZType::get(context), Float4E2M1FNType::get(context),
      Float8E8M0FNUType::get(context),  Float8E4M3Type::get(context),
      Float8E3M4Type::get(context),     Float8E4M3B11FNUZType::get(context),
      Float6E2M3FNType::get(context),   Float6E3M2FNType::get(context)};
  TypeConverter converter;
  arith::populateEmulateUnsupportedFloatsConversions(converter, storageOnly,
                                                     Float32Type::get(context));
  RewritePatternSet emulation(context);
  arith::populateEmulateUnsupportedFloatsPatterns(emulation, converter);
  ConversionTarget target(*context);
  arith::populateEmulateUnsupportedFloatsLegality(target, converter);
  if (failed(applyPartialConversion(func, target, std::move(emulation))))
    return failure();
  // Upstream lets what it extends and rounds between two operations fold away, and with it the
  // rounding.
  func->walk([](Operation *op) {
    if (isa<arith::ExtFOp, arith::TruncFOp>(op))
      op->removeAttr("fastmath");
  });
  extendAllE8M0(func);
  RewritePatternSet patterns(context);
  arith::populateExpandBFloat16Patterns(patterns);
  patterns.add<TruncateE8M0, ExtendF8, TruncateF8, ExtendToF64, TruncateFromF64>(context);
  return applyPatternsGreedily(func, std::move(patterns));
}
