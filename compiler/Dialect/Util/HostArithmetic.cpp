//===- HostArithmetic.cpp - what the host program computes by itself ------===//
#include "compiler/Dialect/Util/HostArithmetic.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace sluice::module {
using vm::FloatBinary;
using vm::FloatUnary;
using vm::Opcode;

unsigned widthOf(Type type) { return type.isIndex() ? 64 : type.getIntOrFloatBitWidth(); }
bool isHostInteger(Type type) { return type.isIntOrIndex() && widthOf(type) <= 64; }
bool isHostFloat(Type type) { return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 64; }

std::optional<IntegerOp> integerOp(StringRef name) {
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

std::optional<FloatBinary> floatBinary(StringRef name) {
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

std::optional<FloatUnary> floatUnary(StringRef name) {
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

bool runsOnHost(Operation *op) {
  auto isNumber = [](Type type) { return isHostInteger(type) || isHostFloat(type); };
  if (!llvm::all_of(op->getOperandTypes(), isNumber) ||
      !llvm::all_of(op->getResultTypes(), isNumber))
    return isa<arith::SelectOp>(op);
  if (isa<arith::ConstantOp, arith::SelectOp, arith::CmpIOp, arith::CmpFOp, arith::ExtSIOp,
          arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp, arith::IndexCastUIOp,
          arith::BitcastOp, arith::ExtFOp, arith::TruncFOp, arith::SIToFPOp, arith::UIToFPOp,
          arith::FPToSIOp, arith::FPToUIOp>(op))
    return true;
  StringRef name = op->getName().getStringRef();
  return integerOp(name) || floatBinary(name) || floatUnary(name);
}

} // namespace sluice::module
