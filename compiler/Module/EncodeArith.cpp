//===- EncodeArith.cpp - scalar arithmetic of the host program ------------===//
// Registers hold 64 bits. Integers narrower than that are kept sign-extended (i1 as 0 or 1), so
// most operations are the 64-bit one followed by a sign extension; unsigned operations on narrow
// types look at zero-extended copies first. Floats narrower than f32 are computed in f32 and
// rounded back.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/HostArithmetic.h"
#include "compiler/Module/FunctionEncoder.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace sluice::module {
using vm::Opcode;

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
  emit(isSigned ? Opcode::Sext : Opcode::Zext,
       {registers.scratchScalar(scratch), registers[operand], width});
  return registers.scratchScalar(scratch);
}

/// A register with the operand as f32 if it is narrower.
uint32_t FunctionEncoder::floatOperand(Value operand, unsigned scratch) {
  Type type = operand.getType();
  if (type.getIntOrFloatBitWidth() >= 32)
    return registers[operand];
  emit(Opcode::ConvertFloat, {registers.scratchScalar(scratch), registers[operand],
                              elementType(type), SLUICE_ELEMENT_F32});
  return registers.scratchScalar(scratch);
}

LogicalResult FunctionEncoder::encodeInteger(Operation *op) {
  if (!llvm::all_of(op->getOperandTypes(), isHostInteger))
    return failure();
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    bool isSigned = llvm::is_contained({arith::CmpIPredicate::slt, arith::CmpIPredicate::sle,
                                        arith::CmpIPredicate::sgt, arith::CmpIPredicate::sge},
                                       compare.getPredicate());
    // Sign extension keeps the order of unsigned numbers too, so only signed i1 differs from what
    // is stored.
    bool extend = isSigned && compare.getLhs().getType().isInteger(1);
    uint32_t lhs = extend ? extended(compare.getLhs(), true, 0) : registers[compare.getLhs()];
    uint32_t rhs = extend ? extended(compare.getRhs(), true, 1) : registers[compare.getRhs()];
    emit(Opcode::CmpI64,
         {registers[compare.getResult()], lhs, rhs, uint32_t(compare.getPredicate())});
    return success();
  }
  std::optional<IntegerOp> kind = integerOp(op->getName().getStringRef());
  if (!kind)
    return failure();
  SmallVector<uint32_t> operands{registers[op->getResult(0)]};
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    operands.push_back(kind->operands == IntegerOp::Bits
                           ? registers[operand]
                           : extended(operand, kind->operands == IntegerOp::Signed, i));
  // Sizes are indices; integers of the model wrap.
  bool isSize = isa<arith::MulIOp>(op) && op->getResult(0).getType().isIndex();
  emit(isSize ? Opcode::MulSize : kind->opcode, operands);
  emitNormalize(op->getResult(0));
  return success();
}

LogicalResult FunctionEncoder::encodeFloat(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      !llvm::all_of(op->getOperandTypes(), isHostFloat))
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
  if (type.getIntOrFloatBitWidth() < 32)
    emit(Opcode::ConvertFloat, {words[0], words[0], SLUICE_ELEMENT_F32, elementType(type)});
  return success();
}

LogicalResult FunctionEncoder::encodeConversion(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return failure();
  Value from = op->getOperand(0), to = op->getResult(0);
  Type fromType = from.getType(), toType = to.getType();
  uint32_t source = registers[from], target = registers[to];

  if (isHostInteger(fromType) && isHostInteger(toType)) {
    if (!isa<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp,
             arith::IndexCastUIOp>(op))
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
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op) && isHostInteger(fromType) && isHostFloat(toType)) {
    bool isSigned = isa<arith::SIToFPOp>(op);
    emit(isSigned ? Opcode::IntToFloatS : Opcode::IntToFloatU,
         {target, extended(from, isSigned, 0), elementType(toType)});
    return success();
  }
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op) && isHostFloat(fromType) && isHostInteger(toType)) {
    bool isSigned = isa<arith::FPToSIOp>(op);
    emit(isSigned ? Opcode::FloatToIntS : Opcode::FloatToIntU,
         {target, source, elementType(fromType)});
    // What is beyond 64 bits is the nearest end of their range by now.
    auto bound = [&](Opcode opcode, int64_t limit) {
      uint32_t scratch = registers.scratchScalar(0);
      emit(op, Opcode::ConstI64, scratch, Wide{uint64_t(limit)});
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
  return success(succeeded(encodeConversion(op)) || succeeded(encodeInteger(op)) ||
                 succeeded(encodeFloat(op)));
}

} // namespace sluice::module
