//===- DivideIntegers.cpp - 64-bit divisions by 32-bit ones ---------------===//
//   %q = arith.divui %x, %c8               ->   %x >> 3
//   %q = arith.divui %x, %y, both < 2^32   ->   32-bit division
//   %q = arith.divui %x, %y                ->   if (%x | %y) < 2^32 { 32-bit division }
//                                               else { one bit of the quotient a step }
// Few GPUs divide 64-bit integers by an instruction, so drivers write such code themselves, and
// NVIDIA's driver 580 does it wrongly: kernels with 64-bit `OpUDiv` and `OpUMod` gave wrong
// quotients, or did not end (test/check/issue-0012.mlir has two of them).
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/NumberEmitter.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "mlir/Analysis/DataFlow/IntegerRangeAnalysis.h"
#include "mlir/Analysis/DataFlow/Utils.h"

using namespace mlir;
using namespace sluice;

namespace {
/// What is known of an operand before the program runs.
struct Known {
  std::optional<APInt> constant;
  bool fits32 = false, notNegative = false; // As an unsigned, as a signed number.
};

struct QuotientAndRest {
  Value quotient, rest;
};

/// Emits arithmetic on scalars of 64 bits, next to one operation.
struct Divider : NumberEmitter {
  Value negateIf(Value condition, Value x) const {
    return pick(condition, isub(value(x.getType(), 0), x), x);
  }

  QuotientAndRest byShift(Value x, const APInt &divisor);
  QuotientAndRest in32Bits(Value x, Value y);
  QuotientAndRest bitByBit(Value x, Value y);
  QuotientAndRest divideUnsigned(Value x, Value y, const Known &left, const Known &right);
  QuotientAndRest divideSigned(Value x, Value y, const Known &left, const Known &right);
};
} // namespace

QuotientAndRest Divider::byShift(Value x, const APInt &divisor) {
  return {shr(x, divisor.logBase2()), iand(x, divisor - 1)};
}

QuotientAndRest Divider::in32Bits(Value x, Value y) {
  Type i32 = b.getI32Type(), i64 = b.getI64Type();
  x = as<arith::TruncIOp>(i32, x);
  y = as<arith::TruncIOp>(i32, y);
  Value quotient = emit<arith::DivUIOp>(x, y), rest = isub(x, imul(quotient, y));
  return {as<arith::ExtUIOp>(i64, quotient), as<arith::ExtUIOp>(i64, rest)};
}

/// Long division (Knuth, The Art of Computer Programming 2, 4.3.1) of base 2: bits of `x` move into
/// the rest, those of the quotient take their place.
QuotientAndRest Divider::bitByBit(Value x, Value y) {
  auto index = [&](int64_t number) { return value(b.getIndexType(), number); };
  Value first = index(0), last = index(64), step = index(1), zero = value(x.getType(), 0),
        one = value(x.getType(), 1), top = value(x.getType(), 63);
  auto body = [&](OpBuilder &builder, Location loc, Value, ValueRange carried) {
    Divider d{{builder, loc}};
    Value bits = carried[0], rest = carried[1];
    // The rest has 65 bits then: more than any divisor.
    Value lost = d.is(I::slt, rest, zero);
    rest = d.ior(d.shl(rest, one), d.shr(bits, top));
    Value enough = d.ior(lost, d.is(I::uge, rest, y));
    bits = d.ior(d.shl(bits, one), d.pick(enough, one, zero));
    rest = d.pick(enough, d.isub(rest, y), rest);
    scf::YieldOp::create(builder, loc, ValueRange{bits, rest});
  };
  auto loop = scf::ForOp::create(b, loc, first, last, step, ValueRange{x, zero}, body);
  return {loop.getResult(0), loop.getResult(1)};
}

QuotientAndRest Divider::divideUnsigned(Value x, Value y, const Known &left, const Known &right) {
  if (right.constant && right.constant->isPowerOf2())
    return byShift(x, *right.constant);
  if (left.fits32 && right.fits32)
    return in32Bits(x, y);
  Value wide = right.fits32 ? x : left.fits32 ? y : ior(x, y);
  Value fits = is(I::ult, wide, uint64_t(1) << 32);
  auto emitBranch = [&](QuotientAndRest (Divider::*divide)(Value, Value)) {
    return [=](OpBuilder &builder, Location loc) {
      QuotientAndRest result = (Divider{{builder, loc}}.*divide)(x, y);
      scf::YieldOp::create(builder, loc, ValueRange{result.quotient, result.rest});
    };
  };
  auto branch = scf::IfOp::create(b, loc, fits, emitBranch(&Divider::in32Bits),
                                  emitBranch(&Divider::bitByBit));
  return {branch.getResult(0), branch.getResult(1)};
}

/// Rounds to zero; the rest has the sign of `x`.
QuotientAndRest Divider::divideSigned(Value x, Value y, const Known &left, const Known &right) {
  if (left.notNegative && right.notNegative)
    return divideUnsigned(x, y, left, right);
  Value minusX = is(I::slt, x, 0), minusY = is(I::slt, y, 0);
  Known least; // Nothing known: the magnitude of the least integer is not small.
  QuotientAndRest result =
      divideUnsigned(negateIf(minusX, x), negateIf(minusY, y), left.notNegative ? left : least,
                     right.notNegative ? right : least);
  return {negateIf(ixor(minusX, minusY), result.quotient), negateIf(minusX, result.rest)};
}

static bool isWide(Type type) {
  type = getElementTypeOrSelf(type);
  return type.isIndex() || type.isInteger(64);
}

static Known knownOf(Value value, DataFlowSolver &solver) {
  Known known;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    known.constant = constant;
  auto *range = solver.lookupState<dataflow::IntegerValueRangeLattice>(value);
  if (!range || range->getValue().isUninitialized())
    return known;
  known.fits32 = range->getValue().getValue().umax().getActiveBits() <= 32;
  known.notNegative = range->getValue().getValue().smin().isNonNegative();
  return known;
}

static QuotientAndRest divide(Operation *op, bool isSigned, const Known &left, const Known &right) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  Divider divider{{b, loc}};
  Value x = op->getOperand(0), y = op->getOperand(1);
  Type i64 = b.getI64Type(), element = getElementTypeOrSelf(x.getType());
  auto cast = [&](Value value, Type type) {
    return value.getType() == type ? value : divider.as<arith::IndexCastOp>(type, value);
  };
  auto divideScalars = [&](Value x, Value y) {
    x = cast(x, i64);
    y = cast(y, i64);
    QuotientAndRest both = isSigned ? divider.divideSigned(x, y, left, right)
                                    : divider.divideUnsigned(x, y, left, right);
    return QuotientAndRest{cast(both.quotient, element), cast(both.rest, element)};
  };
  auto vector = dyn_cast<VectorType>(x.getType());
  if (!vector)
    return divideScalars(x, y);
  SmallVector<Value> quotients, rests;
  for (int64_t lane = 0; lane < vector.getNumElements(); ++lane) {
    QuotientAndRest both = divideScalars(vector::ExtractOp::create(b, loc, x, lane),
                                         vector::ExtractOp::create(b, loc, y, lane));
    quotients.push_back(both.quotient);
    rests.push_back(both.rest);
  }
  return {vector::FromElementsOp::create(b, loc, vector, quotients),
          vector::FromElementsOp::create(b, loc, vector, rests)};
}

LogicalResult vulkan::divideIntegers(spirv::FuncOp func) {
  SmallVector<Operation *> divisions;
  func.walk([&](Operation *op) {
    if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(op) &&
        isWide(op->getResult(0).getType()))
      divisions.push_back(op);
  });
  if (divisions.empty())
    return success();
  DataFlowSolver solver;
  dataflow::loadBaselineAnalyses(solver);
  solver.load<dataflow::IntegerRangeAnalysis>();
  if (failed(solver.initializeAndRun(func)))
    return failure();
  // Asked before the first is replaced, since nothing is known of the new values.
  auto known = llvm::map_to_vector(divisions, [&](Operation *op) {
    return std::pair(knownOf(op->getOperand(0), solver), knownOf(op->getOperand(1), solver));
  });
  // A quotient and the rest of the same numbers, which come together where indices are split, are
  // one division.
  llvm::DenseMap<std::tuple<Block *, Value, Value, unsigned>, QuotientAndRest> done;
  for (auto [op, operands] : llvm::zip_equal(divisions, known)) {
    bool isSigned = isa<arith::DivSIOp, arith::RemSIOp>(op),
         wantsRest = isa<arith::RemSIOp, arith::RemUIOp>(op);
    auto [both, isNew] =
        done.try_emplace({op->getBlock(), op->getOperand(0), op->getOperand(1), isSigned});
    if (isNew)
      both->second = divide(op, isSigned, operands.first, operands.second);
    op->replaceAllUsesWith(ValueRange{wantsRest ? both->second.rest : both->second.quotient});
    op->erase();
  }
  return success();
}
