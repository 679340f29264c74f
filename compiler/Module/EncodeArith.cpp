//===- EncodeArith.cpp - scalar arithmetic of the host program ------------===//
// Registers hold 64 bits. Integers narrower than that are kept sign-extended (i1 as 0 or 1), so most operations are the
// 64-bit one followed by a sign extension; unsigned operations on narrow types look at zero-extended copies first.
// f16 and bf16 are computed in f32 and rounded back.
//===----------------------------------------------------------------------===//
#include "compiler/Module/FunctionEncoder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace sluice::module {
using vm::FloatBinary;
using vm::FloatUnary;
using vm::Opcode;

namespace {
struct IntegerOp {
  Opcode opcode;
  enum { Bits, Signed, Unsigned } operands; // What the 64-bit operation must see of a narrow operand.
};
} // namespace

static unsigned widthOf(Type type) { return type.isIndex() ? 64 : type.getIntOrFloatBitWidth(); }
static bool isInteger(Type type) { return type.isIntOrIndex() && widthOf(type) <= 64; }
static bool isFloat(Type type) { return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type); }

static std::optional<IntegerOp> integerOp(StringRef name) {
  using Result = std::optional<IntegerOp>;
  auto bits = [](Opcode op) -> Result { return IntegerOp{op, IntegerOp::Bits}; };
  auto isSigned = [](Opcode op) -> Result { return IntegerOp{op, IntegerOp::Signed}; };
  auto isUnsigned = [](Opcode op) -> Result { return IntegerOp{op, IntegerOp::Unsigned}; };
  return llvm::StringSwitch<Result>(name)
      .Case("arith.addi", bits(Opcode::AddI64))
      .Case("arith.subi", bits(Opcode::SubI64))
      .Case("arith.muli", bits(Opcode::MulI64))
      .Case("arith.andi", bits(Opcode::AndI64))
      .Case("arith.ori", bits(Opcode::OrI64))
      .Case("arith.xori", bits(Opcode::XorI64))
      .Case("arith.shli", bits(Opcode::ShlI64))
      .Case("arith.divsi", isSigned(Opcode::DivSI64))
      .Case("arith.remsi", isSigned(Opcode::RemSI64))
      .Case("arith.ceildivsi", isSigned(Opcode::CeilDivSI64))
      .Case("arith.floordivsi", isSigned(Opcode::FloorDivSI64))
      .Case("arith.minsi", isSigned(Opcode::MinSI64))
      .Case("arith.maxsi", isSigned(Opcode::MaxSI64))
      .Case("arith.shrsi", isSigned(Opcode::ShrSI64))
      .Case("math.absi", isSigned(Opcode::AbsI64))
      .Case("arith.divui", isUnsigned(Opcode::DivUI64))
      .Case("arith.remui", isUnsigned(Opcode::RemUI64))
      .Case("arith.ceildivui", isUnsigned(Opcode::CeilDivUI64))
      .Case("arith.minui", isUnsigned(Opcode::MinUI64))
      .Case("arith.maxui", isUnsigned(Opcode::MaxUI64))
      .Case("arith.shrui", isUnsigned(Opcode::ShrUI64))
      .Default(std::nullopt);
}

static std::optional<FloatBinary> floatBinary(StringRef name) {
  return llvm::StringSwitch<std::optional<FloatBinary>>(name)
      .Case("arith.addf", FloatBinary::Add)
      .Case("arith.subf", FloatBinary::Sub)
      .Case("arith.mulf", FloatBinary::Mul)
      .Case("arith.divf", FloatBinary::Div)
      .Case("arith.remf", FloatBinary::Rem)
      .Case("arith.minimumf", FloatBinary::Minimum)
      .Case("arith.maximumf", FloatBinary::Maximum)
      .Case("arith.minnumf", FloatBinary::MinNum)
      .Case("arith.maxnumf", FloatBinary::MaxNum)
      .Case("math.powf", FloatBinary::Pow)
      .Case("math.atan2", FloatBinary::Atan2)
      .Case("math.copysign", FloatBinary::CopySign)
      .Default(std::nullopt);
}

static std::optional<FloatUnary> floatUnary(StringRef name) {
  return llvm::StringSwitch<std::optional<FloatUnary>>(name)
      .Case("arith.negf", FloatUnary::Neg)
      .Case("math.absf", FloatUnary::Abs)
      .Case("math.floor", FloatUnary::Floor)
      .Case("math.ceil", FloatUnary::Ceil)
      .Case("math.trunc", FloatUnary::Trunc)
      .Case("math.round", FloatUnary::Round)
      .Case("math.roundeven", FloatUnary::RoundEven)
      .Case("math.sqrt", FloatUnary::Sqrt)
      .Case("math.rsqrt", FloatUnary::Rsqrt)
      .Case("math.exp", FloatUnary::Exp)
      .Case("math.exp2", FloatUnary::Exp2)
      .Case("math.expm1", FloatUnary::Expm1)
      .Case("math.log", FloatUnary::Log)
      .Case("math.log2", FloatUnary::Log2)
      .Case("math.log10", FloatUnary::Log10)
      .Case("math.log1p", FloatUnary::Log1p)
      .Case("math.sin", FloatUnary::Sin)
      .Case("math.cos", FloatUnary::Cos)
      .Case("math.tan", FloatUnary::Tan)
      .Case("math.asin", FloatUnary::Asin)
      .Case("math.acos", FloatUnary::Acos)
      .Case("math.atan", FloatUnary::Atan)
      .Case("math.sinh", FloatUnary::Sinh)
      .Case("math.cosh", FloatUnary::Cosh)
      .Case("math.tanh", FloatUnary::Tanh)
      .Case("math.erf", FloatUnary::Erf)
      .Default(std::nullopt);
}

/// Brings the register of a narrow result back into its form.
void FunctionEncoder::emitNormalize(Value result) {
  unsigned width = widthOf(result.getType());
  uint32_t reg = registers[result];
  if (width < 64)
    emit(width == 1 ? Opcode::Zext : Opcode::Sext, {reg, reg, width});
}

/// A register with the operand's value as a signed or unsigned 64-bit number.
uint32_t FunctionEncoder::extended(Value operand, bool isSigned, unsigned scratch) {
  unsigned width = widthOf(operand.getType());
  bool asStored = width == 64 || isSigned == (width != 1);
  if (asStored)
    return registers[operand];
  emit(isSigned ? Opcode::Sext : Opcode::Zext, {registers.scratchScalar(scratch), registers[operand], width});
  return registers.scratchScalar(scratch);
}

/// A register with the operand as f32 if it is narrower.
uint32_t FunctionEncoder::floatOperand(Value operand, unsigned scratch) {
  Type type = operand.getType();
  if (!isa<Float16Type, BFloat16Type>(type))
    return registers[operand];
  emit(Opcode::ConvertFloat,
       {registers.scratchScalar(scratch), registers[operand], elementType(type), SLUICE_ELEMENT_F32});
  return registers.scratchScalar(scratch);
}

LogicalResult FunctionEncoder::encodeInteger(Operation *op) {
  if (!llvm::all_of(op->getOperandTypes(), isInteger))
    return failure();
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    bool isSigned = llvm::is_contained(
        {arith::CmpIPredicate::slt, arith::CmpIPredicate::sle, arith::CmpIPredicate::sgt, arith::CmpIPredicate::sge},
        compare.getPredicate());
    // Sign extension keeps the order of unsigned numbers too, so only signed i1 differs from what is stored.
    bool extend = isSigned && compare.getLhs().getType().isInteger(1);
    uint32_t lhs = extend ? extended(compare.getLhs(), true, 0) : registers[compare.getLhs()];
    uint32_t rhs = extend ? extended(compare.getRhs(), true, 1) : registers[compare.getRhs()];
    emit(Opcode::CmpI64, {registers[compare.getResult()], lhs, rhs, uint32_t(compare.getPredicate())});
    return success();
  }
  std::optional<IntegerOp> kind = integerOp(op->getName().getStringRef());
  if (!kind)
    return failure();
  SmallVector<uint32_t> operands{registers[op->getResult(0)]};
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    operands.push_back(kind->operands == IntegerOp::Bits ? registers[operand]
                                                         : extended(operand, kind->operands == IntegerOp::Signed, i));
  emit(kind->opcode, operands);
  emitNormalize(op->getResult(0));
  return success();
}

LogicalResult FunctionEncoder::encodeFloat(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 || !llvm::all_of(op->getOperandTypes(), isFloat))
    return failure();
  Type type = op->getOperand(0).getType();
  bool isDouble = type.isF64();
  SmallVector<uint32_t> words{registers[op->getResult(0)]};
  for (auto [i, operand] : llvm::enumerate(op->getOperands().take_front(2)))
    words.push_back(floatOperand(operand, i));
  if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
    words.push_back(uint32_t(compare.getPredicate()));
    emit(isDouble ? Opcode::CmpF64 : Opcode::CmpF32, words);
    return success();
  }
  StringRef name = op->getName().getStringRef();
  if (auto binary = floatBinary(name)) {
    words.push_back(uint32_t(*binary));
    emit(isDouble ? Opcode::BinaryF64 : Opcode::BinaryF32, words);
  } else if (auto unary = floatUnary(name)) {
    words.push_back(uint32_t(*unary));
    emit(isDouble ? Opcode::UnaryF64 : Opcode::UnaryF32, words);
  } else {
    return failure();
  }
  if (isa<Float16Type, BFloat16Type>(type))
    emit(Opcode::ConvertFloat, {words[0], words[0], SLUICE_ELEMENT_F32, elementType(type)});
  return success();
}

LogicalResult FunctionEncoder::encodeConversion(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return failure();
  Value from = op->getOperand(0), to = op->getResult(0);
  Type fromType = from.getType(), toType = to.getType();
  uint32_t source = registers[from], target = registers[to];

  if (isInteger(fromType) && isInteger(toType)) {
    if (!isa<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp, arith::IndexCastUIOp>(op))
      return failure();
    // What is stored is the sign-extended value, except for i1.
    bool zero = isa<arith::ExtUIOp, arith::IndexCastUIOp>(op);
    unsigned width = std::min(widthOf(fromType), widthOf(toType));
    if (width == 64)
      emit(Opcode::Move, {target, source});
    else
      emit(zero || toType.isInteger(1) ? Opcode::Zext : Opcode::Sext, {target, source, width});
    // iN zero-extended to a wider narrow type is positive there: nothing more to do.
    return success();
  }
  if (isa<arith::BitcastOp>(op)) {
    unsigned width = widthOf(fromType);
    if (width > 64)
      return failure();
    emit(isa<FloatType>(toType) ? Opcode::Zext : Opcode::Sext, {target, source, width});
    return success();
  }
  if (isa<arith::ExtFOp, arith::TruncFOp>(op) && elementType(fromType) && elementType(toType)) {
    emit(Opcode::ConvertFloat, {target, source, elementType(fromType), elementType(toType)});
    return success();
  }
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op) && isInteger(fromType) && isFloat(toType)) {
    bool isSigned = isa<arith::SIToFPOp>(op);
    emit(isSigned ? Opcode::IntToFloatS : Opcode::IntToFloatU,
         {target, extended(from, isSigned, 0), elementType(toType)});
    return success();
  }
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op) && isFloat(fromType) && isInteger(toType)) {
    bool isSigned = isa<arith::FPToSIOp>(op);
    emit(isSigned ? Opcode::FloatToIntS : Opcode::FloatToIntU, {target, source, elementType(fromType)});
    // What is beyond 64 bits is the nearest end of their range by now.
    auto bound = [&](Opcode opcode, int64_t limit) {
      uint32_t scratch = registers.scratchScalar(0);
      begin(Opcode::ConstI64);
      put(scratch);
      putWide(uint64_t(limit));
      end(op);
      emit(opcode, {target, target, scratch});
    };
    unsigned width = widthOf(toType);
    if (width < 64 && isSigned) {
      bound(Opcode::MinSI64, llvm::maxIntN(width));
      bound(Opcode::MaxSI64, llvm::minIntN(width));
    } else if (width < 64) {
      bound(Opcode::MinUI64, llvm::maxUIntN(width));
    }
    emitNormalize(to);
    return success();
  }
  return failure();
}

LogicalResult FunctionEncoder::encodeArith(Operation *op) {
  return success(succeeded(encodeConversion(op)) || succeeded(encodeInteger(op)) || succeeded(encodeFloat(op)));
}

} // namespace sluice::module
