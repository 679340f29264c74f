//===- ExpandFloats.cpp - arithmetic on floats that CPUs only store -------===//
//   %c = arith.addf %a, %b : f8E5M2   ->   extend both to f32, add, round to f8E5M2
// Conversions are written as integer arithmetic: they vectorize, and mean the same on every CPU
// (the bf16 instructions of x86 take subnormals for zero). Rounding is to nearest even, once; what
// is too large becomes infinity, or NaN in types without infinity.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"

using namespace mlir;
using namespace sluice;
using I = NumberEmitter::I;
using F = NumberEmitter::F;

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
struct FloatEmitter : NumberEmitter {
  Value bits(Value like, uint32_t number) const {
    return value(withElement(like.getType(), b.getI32Type()), number);
  }
  Value asFloat(Value x) const { return bitcast(b.getF32Type(), x); }
  Value asBits(Value x) const { return bitcast(b.getI32Type(), x); }
  /// The bits of a small float as i32, and such bits as a float of `type`.
  Value bitsOfSmall(Value x) const {
    return as<arith::ExtUIOp>(b.getI32Type(), bitcast(b.getIntegerType(widthOf(x.getType())), x));
  }
  Value small(Value bits, Type type) const {
    type = getElementTypeOrSelf(type);
    return bitcast(type, as<arith::TruncIOp>(b.getIntegerType(widthOf(type)), bits));
  }
  /// The f32 `wide` as `type`.
  Value fromF32(Value wide, Type type) const {
    type = getElementTypeOrSelf(type);
    return type.isF32()         ? wide
           : widthOf(type) < 32 ? as<arith::TruncFOp>(type, wide)
                                : as<arith::ExtFOp>(type, wide);
  }
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

static LogicalResult extendF8(arith::ExtFOp op, PatternRewriter &rewriter) {
  std::optional<Format> format = formatOf(op.getIn().getType());
  if (!format)
    return failure();
  FloatEmitter e{rewriter, op.getLoc()};
  Value all = e.bitsOfSmall(op.getIn());
  Value sign = e.shl(e.iand(all, format->sign()), 32 - format->width);
  Value magnitude = e.iand(all, format->sign() - 1);
  // The bits of an f32 whose exponent counts from elsewhere. Subnormals are read as one exponent
  // more, with its leading one, which is subtracted: no number on the way is a subnormal f32, for
  // which some devices compute with zero.
  Value normal =
      e.iadd(e.shl(magnitude, 23 - format->mantissaBits), uint32_t(127 - format->bias) << 23);
  Value raised = e.asFloat(e.iadd(normal, 1u << 23));
  Value subnormal = e.asBits(e.sub(raised, std::ldexp(1.0, 1 - format->bias)));
  Value result = e.pick(e.is(I::ult, magnitude, 1u << format->mantissaBits), subnormal, normal);
  Value nan = e.bits(all, 0x7FC00000);
  if (format->unsignedZero) {
    result = e.pick(e.same(all, 0x80), nan, result);
  } else {
    if (format->hasInfinity)
      result = e.pick(e.same(magnitude, format->overflow), e.bits(all, 0x7F800000), result);
    uint32_t lastNumber = format->hasInfinity ? format->overflow : format->largestFinite;
    result = e.pick(e.is(I::ugt, magnitude, lastNumber), nan, result);
  }
  rewriter.replaceOp(op, e.fromF32(e.asFloat(e.ior(result, sign)), op.getType()));
  return success();
}

/// f64 -> f32 such that rounding the result again is right: what is inexact gets an odd last bit.
static Value roundToOdd(const FloatEmitter &e, Value in) {
  Value nearest = e.as<arith::TruncFOp>(e.b.getF32Type(), in);
  Value back = e.as<arith::ExtFOp>(e.b.getF64Type(), nearest), bits = e.asBits(nearest);
  Value inexact = e.is(F::ONE, back, in), even = e.same(e.iand(bits, 1), 0);
  Value cut = e.ixor(e.greater(in, back), e.less(in, 0));
  Value odd = e.iadd(bits, e.pick(cut, e.bits(in, 1), e.bits(in, uint32_t(-1))));
  return e.asFloat(e.pick(e.iand(inexact, even), odd, bits));
}

/// f32 that rounds to types of fewer digits as `in` does.
static Value asF32(const FloatEmitter &e, Value in) {
  if (widthOf(in.getType()) > 32)
    return roundToOdd(e, in);
  return widthOf(in.getType()) < 32 ? sluice::extendToF32(e.b, e.loc, in) : in;
}

static LogicalResult truncateF8(arith::TruncFOp op, PatternRewriter &rewriter) {
  std::optional<Format> format = formatOf(op.getType());
  if (!format)
    return failure();
  FloatEmitter e{rewriter, op.getLoc()};
  Value all = e.asBits(asF32(e, op.getIn())), magnitude = e.iand(all, 0x7FFFFFFF);
  int drop = 23 - format->mantissaBits;
  // Normal results: round the mantissa, then correct the exponent.
  Value odd = e.iand(e.shr(magnitude, drop), 1);
  Value rounded = e.iadd(e.iadd(magnitude, (1u << (drop - 1)) - 1), odd);
  Value normal = e.isub(e.shr(rounded, drop), uint32_t(127 - format->bias) << format->mantissaBits);
  normal =
      e.pick(e.is(I::sgt, normal, format->largestFinite), e.bits(all, format->overflow), normal);
  // Subnormal results: adding a number whose last bit is worth the smallest result rounds to it.
  double anchor = std::ldexp(1.0, 1 - format->bias - format->mantissaBits + 23);
  Value shifted = e.asBits(e.add(e.asFloat(magnitude), anchor));
  Value subnormal =
      e.isub(shifted, e.asBits(e.value(withElement(all.getType(), e.b.getF32Type()), anchor)));
  Value result =
      e.pick(e.is(I::ult, magnitude, uint32_t(1 - format->bias + 127) << 23), subnormal, normal);
  result = e.pick(e.is(I::ugt, magnitude, 0x7F800000), e.bits(all, format->nan), result);
  Value sign = e.iand(e.shr(all, 32 - format->width), format->sign());
  if (format->unsignedZero)
    sign = e.pick(e.same(result, 0), e.bits(all, 0), sign);
  rewriter.replaceOp(op, e.small(e.ior(result, sign), op.getType()));
  return success();
}

/// f8E8M0FNU is the exponent of an f32, but for its least, 2^-127, which is a subnormal number
/// there.
static Value extendE8M0(const FloatEmitter &e, Value number) {
  Value all = e.bitsOfSmall(number), bits = e.shl(all, 23);
  bits = e.pick(e.same(all, 0), e.bits(all, 1u << 22), bits);
  return e.asFloat(e.pick(e.same(all, 0xFF), e.bits(all, 0x7FC00000), bits));
}

Value sluice::extendToF32(OpBuilder &builder, Location loc, Value number) {
  FloatEmitter e{builder, loc};
  return isa<Float8E8M0FNUType>(getElementTypeOrSelf(number.getType()))
             ? extendE8M0(e, number)
             : e.as<arith::ExtFOp>(builder.getF32Type(), number);
}

/// No pattern: constants would be folded before.
static void extendAllE8M0(Operation *func) {
  func->walk([](arith::ExtFOp op) {
    if (!isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getIn().getType())))
      return;
    OpBuilder builder(op);
    FloatEmitter e{builder, op.getLoc()};
    op.replaceAllUsesWith(e.fromF32(extendE8M0(e, op.getIn()), op.getType()));
    op.erase();
  });
}

/// Rounds to the nearest power of two. 1.5 * 2^n becomes 2^(n+1), as everywhere where a type has no
/// digits after the leading one, which is odd. What is too large is NaN; the sign is dropped, and
/// zero becomes 2^-127.
static LogicalResult truncateE8M0(arith::TruncFOp op, PatternRewriter &rewriter) {
  if (!isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getType())))
    return failure();
  FloatEmitter e{rewriter, op.getLoc()};
  Value magnitude = e.iand(e.asBits(asF32(e, op.getIn())), 0x7FFFFFFF);
  // Half a step; among subnormal numbers of f32 the least number of the type is 2^22 of their
  // units and the next one 2^23.
  Value isSubnormal = e.is(I::ult, magnitude, 1u << 23);
  Value half = e.pick(isSubnormal, e.bits(magnitude, 1u << 21), e.bits(magnitude, 1u << 22));
  Value exponent = e.shr(e.iadd(magnitude, half), 23);
  exponent = e.pick(e.is(I::ugt, magnitude, 0x7F800000), e.bits(magnitude, 0xFF), exponent);
  rewriter.replaceOp(op, e.small(exponent, op.getType()));
  return success();
}

/// Between bf16 and f64 through f32; rounded to odd there, a value is rounded once in the end.
static LogicalResult extendToF64(arith::ExtFOp op, PatternRewriter &rewriter) {
  if (!getElementTypeOrSelf(op.getIn().getType()).isBF16() ||
      !getElementTypeOrSelf(op.getType()).isF64())
    return failure();
  FloatEmitter e{rewriter, op.getLoc()};
  rewriter.replaceOp(
      op, e.fromF32(e.as<arith::ExtFOp>(rewriter.getF32Type(), op.getIn()), op.getType()));
  return success();
}
static bool isFromF64To(Type narrow, arith::TruncFOp op) {
  return op && getElementTypeOrSelf(op.getIn().getType()).isF64() &&
         getElementTypeOrSelf(op.getType()) == narrow;
}
template <typename Narrow>
static LogicalResult truncateFromF64(arith::TruncFOp op, PatternRewriter &rewriter) {
  if (!isFromF64To(Narrow::get(op.getContext()), op))
    return failure();
  FloatEmitter e{rewriter, op.getLoc()};
  rewriter.replaceOp(op, e.fromF32(roundToOdd(e, op.getIn()), op.getType()));
  return success();
}

LogicalResult sluice::roundToF16Once(Operation *func) {
  Type f16 = Float16Type::get(func->getContext());
  if (!anyIn(func, [&](Operation *op) { return isFromF64To(f16, dyn_cast<arith::TruncFOp>(op)); }))
    return success();
  RewritePatternSet patterns(func->getContext());
  patterns.add(truncateFromF64<Float16Type>);
  return applyPatternsGreedily(func, std::move(patterns));
}

LogicalResult sluice::expandFloats(Operation *func) {
  auto small = [](Type type) {
    type = getElementTypeOrSelf(type);
    return type.isBF16() || formatOf(type) || isa<Float8E8M0FNUType>(type);
  };
  if (!anyIn(func, [&](Operation *op) {
        return llvm::any_of(op->getResultTypes(), small) ||
               llvm::any_of(op->getOperandTypes(), small);
      }))
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
  patterns.add(truncateE8M0).add(extendF8).add(truncateF8).add(extendToF64);
  patterns.add(truncateFromF64<BFloat16Type>);
  return applyPatternsGreedily(func, std::move(patterns));
}
