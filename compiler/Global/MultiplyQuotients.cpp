//===- MultiplyQuotients.cpp - quantize without a division ----------------===//
// Division takes CPUs as long as 16 products of vectors, which is most of what follows a quantized
// product. Where the scale is a constant and what is rounded is bounded:
//   %w = fptosi(min(max(roundeven(%x / s) + z, low), high))
//     ->
//   %b = min(max(%x, (low - z) * s), (high - z) * s)
//   %q = %b * (1 / s), once or twice %q = fma(fma(%q, -s, %b), 1 / s, %q)
//   %w = bits(%q + 1.5 * 2^23) - bits(1.5 * 2^23) + z
// The second %q is the quotient, rounded once: 1 / s is, the first correction leaves it less than a
// unit of the last place off, and the remainder of that is exact (Markstein, Computation of
// elementary functions on the IBM RISC System/6000 processor, 1990). Bounds come first and are
// whole steps of s, whose quotients round to those. The sum rounds to a whole number, which are
// its low bits.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_MULTIPLYQUOTIENTS
#include "compiler/Global/Passes.h.inc"
namespace {

/// A quotient of f32, rounded to a whole number that is bounded.
struct Quantization {
  arith::DivFOp quotient;
  APFloat scale{0.0f};
  float zero = 0, low = 0, high = 0;
};

/// The constant that `op`, if it is one of kind `Op`, has beside its first operand.
template <typename Op> std::optional<float> constantOf(Value value) {
  APFloat number(0.0f);
  auto op = value.getDefiningOp<Op>();
  if (!op || !value.getType().isF32() || !matchPattern(op.getRhs(), m_ConstantFloat(&number)))
    return std::nullopt;
  return number.convertToFloat();
}

std::optional<Quantization> match(Value bounded) {
  constexpr float kLargest = 1 << 16; // Far less than 2^22, that sums keep to the last place.
  Quantization q;
  Value value = bounded;
  auto take = [&](auto constant, float &into) {
    if (constant)
      into = *constant, value = value.getDefiningOp()->getOperand(0);
    return bool(constant);
  };
  auto takeHigh = [&] { return take(constantOf<arith::MinimumFOp>(value), q.high); };
  auto takeLow = [&] { return take(constantOf<arith::MaximumFOp>(value), q.low); };
  if (!(takeHigh() ? takeLow() : takeLow() && takeHigh()))
    return std::nullopt;
  take(constantOf<arith::AddFOp>(value), q.zero);
  auto round = value.getDefiningOp<math::RoundEvenOp>();
  q.quotient = round ? round.getOperand().getDefiningOp<arith::DivFOp>() : arith::DivFOp();
  if (!q.quotient || !round->hasOneUse() || !q.quotient->hasOneUse() ||
      !matchPattern(q.quotient.getRhs(), m_ConstantFloat(&q.scale)))
    return std::nullopt;
  // Nothing on the way is subnormal but what rounds to zero.
  int exponent = q.scale.isFiniteNonZero() ? ilogb(q.scale) : INT_MAX;
  for (float number : {q.zero, q.low, q.high})
    if (number != std::floor(number) || std::abs(number) > kLargest)
      return std::nullopt;
  return q.scale.isNegative() || std::abs(exponent) > 80 || q.low > q.high ? std::nullopt
                                                                           : std::optional(q);
}

/// The quotient after one correction.
float correctedOnce(float x, float scale, float inverse) {
  float quotient = x * inverse;
  return std::fma(std::fma(quotient, -scale, x), inverse, quotient);
}

/// How many corrections give every number its whole one. After one the quotient is less than two
/// units of the last place off: only those next to halves may round otherwise.
int correctionsOf(const Quantization &q, float scale) {
  constexpr float kFewSteps = 1 << 10;
  constexpr int kNeighbours = 4;
  if (q.high - q.low > kFewSteps)
    return 2;
  for (float step = q.low - q.zero; step < q.high - q.zero; ++step) {
    float x = (step + 0.5f) * scale;
    for (int i = 0; i < kNeighbours; ++i)
      x = std::nextafter(x, -INFINITY);
    for (int i = 0; i <= 2 * kNeighbours; ++i, x = std::nextafter(x, INFINITY))
      if (std::nearbyint(x / scale) != std::nearbyint(correctedOnce(x, scale, 1 / scale)))
        return 2;
  }
  return 1;
}

/// Tells what widens the number again that `op` keeps all of it.
void keepWhole(arith::TruncIOp op, const Quantization &q) {
  float count = std::ldexp(1.0f, op.getType().getIntOrFloatBitWidth());
  if (q.low >= 0 && q.high < count)
    op.setOverflowFlags(arith::IntegerOverflowFlags::nuw);
  else if (q.low >= -count / 2 && q.high < count / 2)
    op.setOverflowFlags(arith::IntegerOverflowFlags::nsw);
}

/// The whole number as i32.
Value quantized(OpBuilder &b, Location loc, Quantization q) {
  Type f32 = b.getF32Type(), i32 = b.getI32Type();
  auto constant = [&](float number) -> Value {
    return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(number));
  };
  auto fma = [&](Value x, Value y, Value z) -> Value {
    return math::FmaOp::create(b, loc, f32, x, y, z);
  };
  constexpr float kWhole = 0x1.8p23f;
  float scale = q.scale.convertToFloat();
  Value x = q.quotient.getLhs(), inverse = constant(1 / scale), minusScale = constant(-scale);
  Value bounded = arith::MaxNumFOp::create(b, loc, x, constant((q.low - q.zero) * scale));
  bounded = arith::MinNumFOp::create(b, loc, bounded, constant((q.high - q.zero) * scale));
  Value result = arith::MulFOp::create(b, loc, bounded, inverse);
  for (int i = 0, count = correctionsOf(q, scale); i < count; ++i)
    result = fma(fma(result, minusScale, bounded), inverse, result);
  result = arith::AddFOp::create(b, loc, result, constant(kWhole));
  int32_t offset = int32_t(q.zero) - llvm::bit_cast<int32_t>(kWhole);
  result = arith::AddIOp::create(b, loc, arith::BitcastOp::create(b, loc, i32, result),
                                 arith::ConstantIntOp::create(b, loc, offset, 32));
  if (q.low == 0) // NaN becomes the lower bound; converted it is 0.
    return result;
  Value isNan = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::UNO, x, x);
  return arith::SelectOp::create(b, loc, isNan, arith::ConstantIntOp::create(b, loc, 0, 32),
                                 result);
}

struct MultiplyQuotients final : impl::MultiplyQuotientsBase<MultiplyQuotients> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (!preferences.multipliesQuotients())
      return;
    SmallVector<Operation *> conversions;
    r.function.walk([&](Operation *op) {
      if (isa<arith::FPToSIOp, arith::FPToUIOp>(op) && op->getResult(0).getType().isInteger() &&
          op->getResult(0).getType().getIntOrFloatBitWidth() <= 32)
        conversions.push_back(op);
    });
    for (Operation *op : conversions) {
      std::optional<Quantization> q = match(op->getOperand(0));
      if (!q || (isa<arith::FPToUIOp>(op) && q->low < 0))
        continue;
      r.rewriter.setInsertionPoint(op);
      Value whole = quantized(r.rewriter, op->getLoc(), *q);
      Type type = op->getResult(0).getType();
      if (!type.isInteger(32))
        whole = arith::TruncIOp::create(r.rewriter, op->getLoc(), type, whole);
      r.rewriter.replaceOp(op, whole);
      if (auto narrow = whole.getDefiningOp<arith::TruncIOp>())
        keepWhole(narrow, *q);
      for (Operation *user : whole.getUsers())
        if (auto narrow = dyn_cast<arith::TruncIOp>(user))
          keepWhole(narrow, *q);
    }
  }
};
} // namespace
} // namespace sluice::global
