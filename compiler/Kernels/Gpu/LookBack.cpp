//===- LookBack.cpp - words that tell later workgroups what earlier ones found //
#include "compiler/Kernels/Gpu/SingleOp.h"

using namespace sluice::kernels;

Value SharedWords::pointer(Value at) const {
  auto type = cast<MemRefType>(words.getType());
  Value base = memref::ExtractAlignedPointerAsIndexOp::create(e, words),
        bytes = e.mul(at, e.index(type.getElementTypeBitWidth() / 8));
  Value address = e.fromIndex(e.add(base, bytes), e.getI64Type());
  return LLVM::IntToPtrOp::create(e, LLVM::LLVMPointerType::get(e.getContext(), 1), address);
}

Value SharedWords::load(Value at) const {
  Type word = cast<MemRefType>(words.getType()).getElementType();
  return LLVM::LoadOp::create(e, word, pointer(at), word.getIntOrFloatBitWidth() / 8,
                              /*isVolatile=*/false, /*isNonTemporal=*/false, /*isInvariant=*/false,
                              /*isInvariantGroup=*/false, LLVM::AtomicOrdering::monotonic,
                              target.waitScope);
}

void SharedWords::store(Value word, Value at) const {
  LLVM::StoreOp::create(e, word, pointer(at), word.getType().getIntOrFloatBitWidth() / 8,
                        /*isVolatile=*/false, /*isNonTemporal=*/false, /*isInvariantGroup=*/false,
                        LLVM::AtomicOrdering::monotonic, target.waitScope);
}

Value SharedWords::ticket(SingleOp &op, Value at, Value slot) const {
  Value isFirst = arith::CmpIOp::create(e, arith::CmpIPredicate::eq, op.thread, e.index(0));
  e.ifThen(isFirst, [&] {
    Type word = cast<MemRefType>(words.getType()).getElementType();
    Value one = arith::ConstantIntOp::create(e, word, 1);
    Value next = memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, one, words, at);
    if (!word.isInteger(32))
      next = arith::TruncIOp::create(e, e.getI32Type(), next);
    e.store(next, slot, e.index(0));
  });
  op.barrier();
  Value ticket = e.load(slot, e.index(0));
  op.barrier();
  return ticket;
}

void sluice::kernels::clearWords(SingleOp &op, Value words, Value count, int64_t threads) {
  Emitter &e = op.body();
  Value width = e.index(threads);
  Value zero = e.zero(cast<MemRefType>(words.getType()).getElementType());
  e.loop(e.add(e.mul(op.workgroup, width), op.thread), count, e.mul(op.workgroups, width),
         [&](Value at) { e.store(zero, words, at); });
}
