//===- HostArithmetic.h - what the host program computes by itself --------===//
// Operations of arith and math on scalars that are an instruction of the virtual machine, or a few.
// Stages before this one ask, so that what is not runs as a kernel.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Operation.h"
#include "runtime/vm/Bytecode.h"

namespace sluice::module {
struct IntegerOp {
  vm::Opcode opcode;
  enum {
    Bits,
    Signed,
    Unsigned
  } operands; ///< What the 64-bit operation must see of a narrow operand.
};

/// Bits of an integer; an index has 64.
unsigned widthOf(Type type);
bool isHostInteger(Type type);
bool isHostFloat(Type type);

/// By the name of an operation, "arith.addi"; none if it is not one instruction.
std::optional<IntegerOp> integerOp(StringRef name);
std::optional<vm::FloatBinary> floatBinary(StringRef name);
std::optional<vm::FloatUnary> floatUnary(StringRef name);

/// Whether `op`, of arith or math, has a form in the host program.
bool runsOnHost(Operation *op);
} // namespace sluice::module
