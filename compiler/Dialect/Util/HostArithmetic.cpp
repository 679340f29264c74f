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

// Instructions and functions are named as the operations that they are: arith.divsi is DivSI64,
// math.roundeven RoundEven. Those of floats may have an f behind that: arith.addf, math.powf.

static bool isNamed(StringRef name, StringRef dialect, StringRef function) {
  return name.consume_front(dialect) &&
         (name.equals_insensitive(function) ||
          (name.consume_back("f") && name.equals_insensitive(function)));
}

std::optional<IntegerOp> integerOp(StringRef name) {
  if (!name.consume_front("arith.") && !name.consume_front("math."))
    return std::nullopt;
  for (auto [opcode, info] : llvm::enumerate(vm::kInstructions)) {
    StringRef function = info.name, operands = info.operands;
    if ((operands != "ds" && operands != "dss") || !function.consume_back("64") ||
        !name.equals_insensitive(function))
      continue;
    bool isSigned = function.ends_with("SI") || Opcode(opcode) == Opcode::AbsI64;
    return IntegerOp{Opcode(opcode), isSigned                   ? IntegerOp::Signed
                                     : function.ends_with("UI") ? IntegerOp::Unsigned
                                                                : IntegerOp::Bits};
  }
  return std::nullopt;
}

std::optional<FloatBinary> floatBinary(StringRef name) {
#define FLOAT_BINARY(function, result)                                                             \
  if (isNamed(name, "arith.", #function) || isNamed(name, "math.", #function))                     \
    return FloatBinary::function;
#include "runtime/vm/Functions.def"
  return std::nullopt;
}

std::optional<FloatUnary> floatUnary(StringRef name) {
  if (name == "arith.negf") // The others are of math: arith.truncf rounds to another type.
    return FloatUnary::Neg;
#define FLOAT_UNARY(function, result)                                                              \
  if (isNamed(name, "math.", #function))                                                           \
    return FloatUnary::function;
#include "runtime/vm/Functions.def"
  return std::nullopt;
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
