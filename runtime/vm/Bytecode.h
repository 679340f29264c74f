//===- Bytecode.h - the encoding of the host program ----------------------===//
// Plain C++ without dependencies: the compiler's encoder, the verifier and the interpreter all read
// this file. A function is an array of 32-bit words. An instruction is a head
// word followed by its operands:
//
//   head = opcode | length << 8          length in words, head included
//
// Operands are described by the letters of Opcodes.def, one word each unless said otherwise:
//
//   s d   scalar register, read / written: an int64_t. Integers sign-extended, i1 as 0 or 1,
//         floats as bits
//   R D   ref register, read / written: null or a counted reference to a buffer, tensor, command
//         buffer or timepoint. With kLastUse set in an R operand the register is null after the
//         instruction; where an instruction names a register several times, only the last may have
//         it. D releases what it held.
//   c     64-bit constant, two words, low word first
//   b     branch target: word index in this function of an instruction
//   u     plain number                       w   bit width, 1 to 64
//   e     sluice_element_type_t              n   1, 2, 4 or 8
//   p P   IntPredicate, FloatPredicate       q r FloatUnary, FloatBinary
//   m     index of a string                  l   index of a location, or kNoLocation
//   f     function      k  kernel            a   arena         h  channel
//   i     host function
//   x     segment; with kPartOfProcess the constant parts of that index
//   v     device; from the number of devices on, the one whose number is in scalar global v minus
//         that
//   g G   scalar global, ref global
//   [..]  a count word, then the letters inside, count times
//
// Arguments arrive in the first registers of their kind: scalars in s0, s1, ..., refs in R0, R1,
// ... All other scalar registers begin as 0 and all other ref registers as null. An instruction
// reads all operands before it writes any; where one instruction writes a register twice, the last
// operand wins.
// Everything is verified when a module is loaded (Verifier.h); what cannot be (a ref of the wrong
// kind, a range past its buffer) fails the call. So no module can crash its host, kernels aside.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace sluice::vm {

inline constexpr uint32_t kBytecodeVersion = 1;

/// Set in an R operand: this is the register's last use.
inline constexpr uint32_t kLastUse = 0x80000000u;
inline constexpr uint32_t kNoLocation = 0xFFFFFFFFu;
inline constexpr uint32_t kMaxRegisters = 1u << 20;

enum class Opcode : uint8_t {
#define OPCODE(name, operands) name,
#include "runtime/vm/Opcodes.def"
};

struct InstructionInfo {
  const char *name;
  const char *operands;
};

inline constexpr InstructionInfo kInstructions[] = {
#define OPCODE(name, operands) {#name, operands},
#include "runtime/vm/Opcodes.def"
};
inline constexpr uint32_t kOpcodeCount = sizeof(kInstructions) / sizeof(kInstructions[0]);

constexpr uint32_t encodeHead(Opcode opcode, uint32_t words) {
  return uint32_t(opcode) | words << 8;
}
constexpr uint32_t headOpcode(uint32_t head) { return head & 0xFF; }
constexpr uint32_t headLength(uint32_t head) { return head >> 8; }

/// Ends a block: control never reaches the next instruction.
constexpr bool isTerminator(Opcode opcode) {
  return opcode == Opcode::Branch || opcode == Opcode::CondBranch || opcode == Opcode::Switch ||
         opcode == Opcode::Return || opcode == Opcode::Fail;
}

// As Functions.def says.
enum class IntPredicate : uint32_t {
#define INT_PREDICATE(name, result) name,
#include "runtime/vm/Functions.def"
  Count
};
enum class FloatPredicate : uint32_t {
#define FLOAT_PREDICATE(name, result) name,
#include "runtime/vm/Functions.def"
  Count
};
enum class FloatUnary : uint32_t {
#define FLOAT_UNARY(name, result) name,
#include "runtime/vm/Functions.def"
  Count
};
enum class FloatBinary : uint32_t {
#define FLOAT_BINARY(name, result) name,
#include "runtime/vm/Functions.def"
  Count
};

/// What a buffer is for (BufferAlloca); a hint for where it is placed. Bits.
enum BufferUsage : uint32_t {
  kUsageTransient = 1, // device-local, written and read by commands of this call
  kUsageResult = 2,    // handed to the caller, who reads it on the host
  kUsageHostRead = 4,  // read by BufferLoad
  kUsageHostWrite = 8, // written by BufferStore
  kUsageVariable = 16, // lives in a global
  kUsageShared = 32,   // other devices may use it as soon as it is there
  kUsageAhead = 64,    // filled by a transfer that may begin beside the last submission
};

} // namespace sluice::vm
