//===- GroupReduce.cpp - one value of each thread of a group to one for all ===//
// Within a subgroup by exchanging registers, a butterfly; then subgroups meet in workgroup memory:
//   v = v + shuffle(v, 16) ... + shuffle(v, 1); slot[subgroup] = v; barrier
//   v = slot[first] + slot[first + 1] + ...
// Many subgroups (every thread, where a subgroup's size is unknown) are halved step by step there.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Reduction/GroupReduce.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"

using namespace sluice::kernels;

static constexpr int64_t kReadInTurn = 32; // Slots that every thread adds up by itself.

/// Registers have 32 bits.
Value sluice::kernels::shuffle(OpBuilder &builder, Location loc, Value value, int64_t mask,
                               int64_t width, gpu::ShuffleMode mode) {
  Type type = value.getType();
  Value maskValue = arith::ConstantIntOp::create(builder, loc, mask, 32),
        widthValue = arith::ConstantIntOp::create(builder, loc, width, 32);
  auto exchange = [&](Value bits) -> Value {
    return gpu::ShuffleOp::create(builder, loc, bits, maskValue, widthValue, mode)
        .getShuffleResult();
  };
  if (type.isIndex()) {
    Value bits = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), value);
    return arith::IndexCastOp::create(builder, loc, type,
                                      shuffle(builder, loc, bits, mask, width, mode));
  }
  unsigned bits = type.getIntOrFloatBitWidth();
  if (isa<FloatType>(type)) {
    if (bits == 32)
      return exchange(value);
    Value raw = arith::BitcastOp::create(builder, loc, builder.getIntegerType(bits), value);
    return arith::BitcastOp::create(builder, loc, type,
                                    shuffle(builder, loc, raw, mask, width, mode));
  }
  Type word = builder.getI32Type();
  if (bits == 32)
    return exchange(value);
  if (bits < 32) {
    Value wide = arith::ExtUIOp::create(builder, loc, word, value);
    return arith::TruncIOp::create(builder, loc, type, exchange(wide));
  }
  Value result;
  for (unsigned at = 0; at < bits; at += 32) {
    Value shift = arith::ConstantIntOp::create(builder, loc, type, at);
    Value part = arith::TruncIOp::create(builder, loc, word,
                                         arith::ShRUIOp::create(builder, loc, value, shift));
    Value moved = arith::ExtUIOp::create(builder, loc, type, exchange(part));
    moved = arith::ShLIOp::create(builder, loc, moved, shift);
    result = result ? arith::OrIOp::create(builder, loc, result, moved).getResult() : moved;
  }
  return result;
}

SmallVector<Value> sluice::kernels::reduceGroup(OpBuilder &builder, Location loc,
                                                const ThreadGroup &group,
                                                ArrayRef<GroupValue> values) {
  SmallVector<Value> results;
  for (const GroupValue &value : values) {
    Value total = value.value;
    for (int64_t mask = std::min(group.group, group.shuffleWidth) / 2; mask >= 1; mask /= 2)
      total = value.combine(builder, total, shuffle(builder, loc, total, mask, group.shuffleWidth));
    results.push_back(total);
  }
  if (group.group <= group.shuffleWidth)
    return results;

  PlainKernelBuilder k(builder, loc);
  int64_t parts = group.group / group.shuffleWidth;
  Value slot = k.div(group.thread, group.shuffleWidth);
  Value first = k.mul(k.div(group.thread, group.group), parts);
  workgroupBarrier(builder, loc); // Until all have read what was there before.
  k.ifThen(k.equal(k.rem(group.thread, group.shuffleWidth), 0), [&] {
    for (auto [value, total] : llvm::zip(values, results))
      memref::StoreOp::create(builder, loc, total, value.slots, slot);
  });
  workgroupBarrier(builder, loc);
  for (; parts > kReadInTurn; parts /= 2) {
    Value leads = k.less(k.sub(slot, first), parts / 2);
    Value isFirstLane = k.equal(k.rem(group.thread, group.shuffleWidth), 0);
    k.ifThen(k.both(leads, isFirstLane), [&] {
      for (const GroupValue &value : values) {
        Value other = k.add(slot, parts / 2);
        Value a = memref::LoadOp::create(builder, loc, value.slots, slot),
              b = memref::LoadOp::create(builder, loc, value.slots, other);
        memref::StoreOp::create(builder, loc, value.combine(builder, a, b), value.slots, slot);
      }
    });
    workgroupBarrier(builder, loc);
  }
  auto read = [&](const GroupValue &value, Value part) -> Value {
    return memref::LoadOp::create(builder, loc, value.slots, k.add(first, part));
  };
  for (auto [value, total] : llvm::zip(values, results))
    total = read(value, k.index(0));
  if (group.shuffleWidth > 1) {
    for (auto [value, total] : llvm::zip(values, results))
      for (int64_t part = 1; part < parts; ++part)
        total = value.combine(builder, total, read(value, k.index(part)));
    return results;
  }
  // Many, for code that is compiled where it runs.
  return k.loop(k.index(1), k.index(parts), k.index(1), results,
                [&](Value part, ValueRange totals) {
                  SmallVector<Value> next;
                  for (auto [value, total] : llvm::zip(values, totals))
                    next.push_back(value.combine(builder, total, read(value, part)));
                  return next;
                });
}
