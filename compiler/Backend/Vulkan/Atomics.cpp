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
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

static constexpr auto kScope = spirv::Scope::Device;
static constexpr auto kRelaxed = spirv::MemorySemantics::None;

namespace {
/// The integer in memory that holds an element.
struct Word {
  Value pointer;
  IntegerType type;
  Value shift;      ///< Where the element lies in it, in bits; null for 0.
  bool isAddressed; ///< Global memory.
};
} // namespace

static FailureOr<Word> wordOf(OpBuilder &builder, Location loc, const Access &to) {
  Stored stored = storedAs(to.element);
  if (!stored.type || stored.count != 1)
    return failure();
  unsigned width = stored.type.getIntOrFloatBitWidth();
  auto type = builder.getIntegerType(std::max(width, 32u));
  auto i64 = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(value));
  };
  Value index = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), to.index);
  if (to.base.element) {
    if (to.base.element != type)
      return failure();
    return Word{
        spirv::AccessChainOp::create(builder, loc, to.base.pointer, index), type, {}, false};
  }
  Value address = arith::AddIOp::create(builder, loc, to.base.pointer,
                                        arith::MulIOp::create(builder, loc, index, i64(width / 8)));
  Value shift;
  if (width < 32) {
    Value inWord = arith::AndIOp::create(builder, loc, address, i64(3));
    address = arith::SubIOp::create(builder, loc, address, inWord);
    shift = arith::TruncIOp::create(builder, loc, type,
                                    arith::ShLIOp::create(builder, loc, inWord, i64(3)));
  }
  auto pointer = spirv::PointerType::get(type, spirv::StorageClass::PhysicalStorageBuffer);
  return Word{spirv::ConvertUToPtrOp::create(builder, loc, pointer, address), type, shift, true};
}

static Value constant(OpBuilder &builder, Location loc, IntegerType type, uint64_t value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(type, APInt(type.getWidth(), value)));
}

/// The element in `word`.
static Value decode(OpBuilder &builder, Location loc, const Word &word, Value bits, Type element) {
  if (word.shift)
    bits = arith::ShRUIOp::create(builder, loc, bits, word.shift);
  if (element.isIndex())
    return arith::IndexCastOp::create(builder, loc, element, bits);
  unsigned width = element.getIntOrFloatBitWidth();
  if (width < word.type.getWidth())
    bits = arith::TruncIOp::create(builder, loc, builder.getIntegerType(width), bits);
  return bits.getType() == element
             ? bits
             : arith::BitcastOp::create(builder, loc, element, bits).getResult();
}

/// `bits` with another element in it.
static Value encode(OpBuilder &builder, Location loc, const Word &word, Value bits, Value element) {
  Type type = element.getType();
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, word.type, element);
  unsigned width = type.getIntOrFloatBitWidth();
  if (auto integer = builder.getIntegerType(width); integer != type)
    element = arith::BitcastOp::create(builder, loc, integer, element);
  if (width == word.type.getWidth())
    return element;
  element = arith::ExtUIOp::create(builder, loc, word.type, element);
  uint64_t ones = std::max<unsigned>(8, llvm::PowerOf2Ceil(width)) == 8 ? 0xFF : 0xFFFF;
  Value mask =
      arith::ShLIOp::create(builder, loc, constant(builder, loc, word.type, ones), word.shift);
  Value others =
      arith::XOrIOp::create(builder, loc, mask, constant(builder, loc, word.type, 0xFFFFFFFF));
  return arith::OrIOp::create(builder, loc, arith::AndIOp::create(builder, loc, bits, others),
                              arith::ShLIOp::create(builder, loc, element, word.shift));
}

Value vulkan::compareAndSwap(OpBuilder &builder, Location loc, const Access &to,
                             function_ref<Value(OpBuilder &, Value)> update) {
  FailureOr<Word> word = wordOf(builder, loc, to);
  if (failed(word) || (isa<IntegerType>(to.element) && !word->shift && to.element != word->type))
    return {};
  Value first = word->isAddressed
                    ? spirv::LoadOp::create(builder, loc, word->pointer,
                                            spirv::MemoryAccessAttr::get(
                                                builder.getContext(), spirv::MemoryAccess::Aligned),
                                            builder.getI32IntegerAttr(word->type.getWidth() / 8))
                    : spirv::LoadOp::create(builder, loc, word->pointer);
  auto before = [&](OpBuilder &inner, Location loc, ValueRange seen) {
    Value next = update(inner, decode(inner, loc, *word, seen[0], to.element));
    Value bits = encode(inner, loc, *word, seen[0], next);
    Value now = spirv::AtomicCompareExchangeOp::create(inner, loc, word->type, word->pointer,
                                                       kScope, kRelaxed, kRelaxed, bits, seen[0]);
    Value again = arith::CmpIOp::create(inner, loc, arith::CmpIPredicate::ne, now, seen[0]);
    scf::ConditionOp::create(inner, loc, again, now);
  };
  auto after = [&](OpBuilder &inner, Location loc, ValueRange now) {
    scf::YieldOp::create(inner, loc, now);
  };
  auto loop =
      scf::WhileOp::create(builder, loc, TypeRange{word->type}, ValueRange{first}, before, after);
  return decode(builder, loc, *word, loop.getResult(0), to.element);
}

/// One instruction for a whole word of integers; null if there is none.
static Value atomicInstruction(OpBuilder &builder, Location loc, const Word &word,
                               arith::AtomicRMWKind kind, Value value) {
#define SLUICE_ATOMIC(Kind, Op)                                                                    \
  case arith::AtomicRMWKind::Kind:                                                                 \
    return spirv::Op::create(builder, loc, word.type, word.pointer, kScope, kRelaxed, value)
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

Value vulkan::atomicUpdate(OpBuilder &builder, Location loc, const Access &to,
                           arith::AtomicRMWKind kind, Value value) {
  if (to.element.isInteger(32) || to.element.isInteger(64)) {
    FailureOr<Word> word = wordOf(builder, loc, to);
    if (succeeded(word))
      if (Value old = atomicInstruction(builder, loc, *word, kind, value))
        return old;
  }
  return compareAndSwap(builder, loc, to, [&](OpBuilder &inner, Value current) -> Value {
    if (kind == arith::AtomicRMWKind::assign)
      return value;
    return arith::getReductionOp(kind, inner, loc, current, value);
  });
}
