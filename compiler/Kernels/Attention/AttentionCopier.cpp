//===- AttentionCopier.cpp - queries, keys and values into workgroup memory -===//
#include "compiler/Kernels/Attention/AttentionEmitter.h"

using namespace sluice;
using namespace sluice::kernels;

void AttentionCopier::copyTile(const AttentionOperand &operand, Value base,
                               const AttentionAxis &lineAxis, Value firstLine, int64_t lines,
                               const AttentionAxis &innerAxis, Value firstInner, int64_t inner,
                               Value target) {
  int64_t perChunk = kMatrixChunkBytes * 8 / element.getIntOrFloatBitWidth(),
          chunksOfLine = inner / perChunk;
  bool inChunks = access.hasWholeChunks(operand, innerAxis, perChunk);
  // Neighbouring threads read what neighbours in memory.
  bool linesFirst = !inChunks && operand.lastDim == lineAxis.dims.back();
  // Of a tile in one block of a cache, that is looked up once.
  blockStart = inChunks && access.isInOneBlock(operand, lines)
                   ? access.offset(operand, lineAxis, firstLine)
                   : Value();
  int64_t count = lines * chunksOfLine;
  int64_t step = linesFirst ? lines : chunksOfLine;
  auto copyAt = [&](Value first, Value second, Value isMine) {
    Value line = linesFirst ? second : first, chunk = linesFirst ? first : second;
    k.ifThen(isMine, [&] {
      Value own = k.add(firstLine, line), element = k.add(firstInner, k.mul(chunk, perChunk));
      // Where tiles cover everything exactly, no part of one is past an edge.
      bool isQuery = &lineAxis == &access.rows;
      Value valid;
      if (!isQuery && keyLimit)
        valid = k.less(own, keyLimit);
      else if (!lineAxis.isCoveredBy(isQuery ? plan.rows : plan.keys))
        valid = k.less(own, lineAxis.total);
      if (!innerAxis.isCoveredBy(&innerAxis == &access.columns ? plan.columns : inner))
        valid = k.both(valid, k.less(element, innerAxis.total));
      Value row = k.add(k.mul(k.div(chunk, 8), lines), line);
      Value place = k.exclusiveOr(k.rem(chunk, 8), k.rem(line, 8));
      Value to =
          k.add(target, k.asI32(k.add(k.mul(row, kKTileBytes), k.mul(place, kMatrixChunkBytes))));
      if (inChunks)
        copyChunk(operand, base, lineAxis, firstLine, line, innerAxis, element, valid, perChunk,
                  to);
      else
        unit.store(to,
                   loadElements(operand, base, lineAxis, own, innerAxis, element, valid, perChunk));
    });
  };
  // Where threads exchange no registers, the code is compiled where it runs: loops are kept.
  if (!plan.unit && plan.shuffleWidth == 1) {
    return k.forEach(thread, k.index(count), k.index(threads), [&](Value number) {
      copyAt(k.div(number, step), k.rem(number, step), Value());
    });
  }
  for (int64_t begin = 0; begin < count; begin += threads) {
    Value number = k.add(thread, begin), first = k.div(number, step), second = k.rem(number, step);
    if (threads % step == 0) // The same place in line after line: addresses differ by a constant.
      first = k.add(k.div(thread, step), begin / step), second = k.rem(thread, step);
    copyAt(first, second, count - begin < threads ? k.less(number, k.index(count)) : Value());
  }
}

void AttentionCopier::copyChunk(const AttentionOperand &operand, Value base,
                                const AttentionAxis &lineAxis, Value firstLine, Value line,
                                const AttentionAxis &innerAxis, Value inner, Value valid,
                                int64_t perChunk, Value to) {
  Value source, ahead = k.index(0);
  Value fixed = k.add(base, access.offset(operand, innerAxis, ValueRange{inner}));
  if (lineAxis.dims.size() == 1) { // Only what is ahead changes from tile to tile.
    source = k.add(fixed, access.offset(operand, lineAxis, ValueRange{line}));
    ahead = access.offset(operand, lineAxis, ValueRange{firstLine});
  } else if (blockStart) {
    source = k.add(fixed, k.mul(line, operand.strides[lineAxis.dims.back()]));
    ahead = blockStart;
  } else {
    source = k.add(fixed, access.offset(operand, lineAxis, k.add(firstLine, line)));
  }
  if (plan.unit) // Copies that run ahead.
    return unit.copy(to, operand.memory, source, ahead, valid);
  auto type = VectorType::get({perChunk}, operand.element);
  auto load = [&]() -> Value {
    return vector::LoadOp::create(
        k.b, k.loc, type, operand.memory.flat, ValueRange{k.add(source, ahead)},
        /*nontemporal=*/false,
        llvm::MaybeAlign(perChunk * operand.element.getIntOrFloatBitWidth() / 8));
  };
  Value loaded = valid ? k.ifChanged(valid, k.zero(type),
                                     [&](ValueRange) { return SmallVector<Value>{load()}; })[0]
                       : load();
  unit.store(to, inWorkgroup(loaded));
}

Value AttentionCopier::loadElements(const AttentionOperand &operand, Value base,
                                    const AttentionAxis &lineAxis, Value line,
                                    const AttentionAxis &innerAxis, Value inner, Value valid,
                                    int64_t perChunk) {
  Value ofLine = k.add(base, access.offset(operand, lineAxis, line));
  SmallVector<Value> elements;
  Value zero = k.zero(operand.element);
  for (int64_t i = 0; i < perChunk; ++i) {
    Value at = k.add(inner, i);
    Value exists = valid;
    if (i > 0 && !innerAxis.isCoveredBy(perChunk))
      exists = k.both(exists, k.less(at, innerAxis.total));
    Value place = k.add(ofLine, access.offset(operand, innerAxis, at));
    if (exists)
      place = k.select(exists, place, k.index(0));
    Value loaded = memref::LoadOp::create(k.b, k.loc, operand.memory.flat, place);
    elements.push_back(exists ? k.select(exists, loaded, zero) : loaded);
  }
  auto type = VectorType::get({perChunk}, operand.element);
  return inWorkgroup(vector::FromElementsOp::create(k.b, k.loc, type, elements));
}

Value AttentionCopier::inWorkgroup(Value vector) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getElementType() == element)
    return vector;
  return arith::ExtFOp::create(k.b, k.loc, type.clone(element), vector);
}
