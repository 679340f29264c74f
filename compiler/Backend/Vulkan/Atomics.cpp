//===- Atomics.cpp - updates of memory that no thread interrupts ----------===//
// Integers of 32 and 64 bits have instructions. Everything else compares and swaps the word that
// the element lies in:
//   %old = memref.atomic_rmw addf %x, %m[%i]
//     ->
//   %old = scf.while (%seen = load) {
//     %now = spirv.AtomicCompareExchange (%seen + %x), %seen; condition(%now != %seen) %now }
// Float additions are not taken from the extensions that some devices have: every kernel runs on
// every device.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/MemoryAccess.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

static constexpr auto kScope = spirv::Scope::Device;
static constexpr auto kRelaxed = spirv::MemorySemantics::None;

/// The integer in memory that holds an element.
struct MemoryEmitter::Word {
  Value pointer;
  IntegerType type;
  Value shift;      ///< Where the element lies in it, in bits; null for 0.
  bool isAddressed; ///< Global memory.
};

std::optional<MemoryEmitter::Word> MemoryEmitter::wordOf(const Access &to) const {
  Stored stored = storedAs(to.element);
  if (!stored.type || stored.count != 1)
    return std::nullopt;
  unsigned width = widthOf(stored.type);
  auto type = b.getIntegerType(std::max(width, 32u));
  Value index = asI64(to.index);
  if (to.base.element) {
    if (to.base.element != type)
      return std::nullopt;
    return Word{spirv::AccessChainOp::create(b, loc, to.base.pointer, index), type, {}, false};
  }
  Value address = iadd(to.base.pointer, imul(index, width / 8)), shift;
  if (width < 32) {
    Value inWord = iand(address, 3);
    address = isub(address, inWord);
    shift = as<arith::TruncIOp>(type, shl(inWord, 3));
  }
  return Word{globalPointer(address, type), type, shift, true};
}

/// The element in `word`.
Value MemoryEmitter::decode(const Word &word, Value bits, Type element) const {
  if (word.shift)
    bits = shr(bits, word.shift);
  if (element.isIndex())
    return as<arith::IndexCastOp>(element, bits);
  if (widthOf(element) < word.type.getWidth())
    bits = as<arith::TruncIOp>(b.getIntegerType(widthOf(element)), bits);
  return bits.getType() == element ? bits : bitcast(element, bits);
}

/// `bits` with another element in it.
Value MemoryEmitter::encode(const Word &word, Value bits, Value element) const {
  Type type = element.getType();
  if (type.isIndex())
    return as<arith::IndexCastOp>(word.type, element);
  unsigned width = widthOf(type);
  if (Type integer = b.getIntegerType(width); integer != type)
    element = bitcast(integer, element);
  if (width == word.type.getWidth())
    return element;
  element = as<arith::ExtUIOp>(word.type, element);
  Value mask = shl(value(word.type, width <= 8 ? 0xFF : 0xFFFF), word.shift);
  Value others = ixor(mask, 0xFFFFFFFF), kept = iand(bits, others);
  return ior(kept, shl(element, word.shift));
}

Value MemoryEmitter::compareAndSwap(const Access &to,
                                    function_ref<Value(OpBuilder &, Value)> update) const {
  std::optional<Word> word = wordOf(to);
  if (!word || (isa<IntegerType>(to.element) && !word->shift && to.element != word->type))
    return {};
  Value first = word->isAddressed
                    ? spirv::LoadOp::create(b, loc, word->pointer,
                                            spirv::MemoryAccessAttr::get(
                                                b.getContext(), spirv::MemoryAccess::Aligned),
                                            b.getI32IntegerAttr(word->type.getWidth() / 8))
                    : spirv::LoadOp::create(b, loc, word->pointer);
  auto before = [&](OpBuilder &inner, Location loc, ValueRange seen) {
    MemoryEmitter e{{inner, loc}};
    Value next = update(inner, e.decode(*word, seen[0], to.element));
    Value bits = e.encode(*word, seen[0], next);
    Value now = spirv::AtomicCompareExchangeOp::create(inner, loc, word->type, word->pointer,
                                                       kScope, kRelaxed, kRelaxed, bits, seen[0]);
    scf::ConditionOp::create(inner, loc, e.is(I::ne, now, seen[0]), now);
  };
  auto after = [&](OpBuilder &inner, Location loc, ValueRange now) {
    scf::YieldOp::create(inner, loc, now);
  };
  auto loop = scf::WhileOp::create(b, loc, TypeRange{word->type}, ValueRange{first}, before, after);
  return decode(*word, loop.getResult(0), to.element);
}

/// One instruction for a whole word of integers; null if there is none.
static Value atomicInstruction(OpBuilder &builder, Location loc, IntegerType type, Value pointer,
                               arith::AtomicRMWKind kind, Value value) {
#define SLUICE_ATOMIC(Kind, Op)                                                                    \
  case arith::AtomicRMWKind::Kind:                                                                 \
    return spirv::Op::create(builder, loc, type, pointer, kScope, kRelaxed, value)
  switch (kind) {
    SLUICE_ATOMIC(addi, AtomicIAddOp);
    SLUICE_ATOMIC(andi, AtomicAndOp);
    SLUICE_ATOMIC(assign, AtomicExchangeOp);
    SLUICE_ATOMIC(maxs, AtomicSMaxOp);
    SLUICE_ATOMIC(maxu, AtomicUMaxOp);
    SLUICE_ATOMIC(mins, AtomicSMinOp);
    SLUICE_ATOMIC(minu, AtomicUMinOp);
    SLUICE_ATOMIC(ori, AtomicOrOp);
    SLUICE_ATOMIC(xori, AtomicXorOp);
  default: return {};
  }
#undef SLUICE_ATOMIC
}

Value MemoryEmitter::atomicUpdate(const Access &to, arith::AtomicRMWKind kind, Value value) const {
  if (to.element && (to.element.isInteger(32) || to.element.isInteger(64)))
    if (std::optional<Word> word = wordOf(to))
      if (Value old = atomicInstruction(b, loc, word->type, word->pointer, kind, value))
        return old;
  return compareAndSwap(to, [&](OpBuilder &inner, Value current) -> Value {
    if (kind == arith::AtomicRMWKind::assign)
      return value;
    return arith::getReductionOp(kind, inner, loc, current, value);
  });
}
