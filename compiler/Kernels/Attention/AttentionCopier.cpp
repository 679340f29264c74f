//===- AttentionCopier.cpp - queries, keys and values into workgroup memory -===//
#include "compiler/Kernels/Attention/AttentionEmitter.h"

using namespace sluice::kernels;

SmallVector<Value> AttentionCopier::loadTile(const AttentionTile &tile, Value exists) {
  SmallVector<Value> none(llvm::divideCeil(tile.lines * tile.inner / perChunk, threads),
                          k.zero(VectorType::get({perChunk}, element)));
  return k.ifChanged(exists, none, [&](ValueRange) {
    chunks.clear();
    walkTile(tile, Value(), Step::Load);
    return chunks;
  });
}

size_t AttentionCopier::storeTile(const AttentionTile &tile, ArrayRef<Value> loaded, Value target) {
  chunks.assign(loaded.rbegin(), loaded.rend());
  walkTile(tile, target, Step::Store);
  return loaded.size() - chunks.size();
}

void AttentionCopier::walkTile(const AttentionTile &tile, Value target, Step step) {
  const auto &[operand, base, lineAxis, firstLine, lines, innerAxis, firstInner, inner] = tile;
  int64_t chunksOfLine = inner / perChunk;
  bool inChunks = access.hasWholeChunks(operand, innerAxis, perChunk);
  // Neighbouring threads read what neighbours in memory.
  bool linesFirst = !inChunks && operand.lastDim == lineAxis.dims.back();
  // Of a tile in one block of a cache, that is looked up once.
  blockStart = inChunks && access.isInOneBlock(operand, lines)
                   ? access.offset(operand, lineAxis, firstLine)
                   : Value();
  int64_t count = lines * chunksOfLine;
  int64_t together = linesFirst ? lines : chunksOfLine;
  auto copyAt = [&](Value first, Value second, Value isMine) {
    Value line = linesFirst ? second : first, chunk = linesFirst ? first : second;
    auto place = [&] {
      Value row = line, inRow = chunk;
      if (!plan.isStaged()) {
        row = k.add(k.mul(k.div(chunk, 8), tile.lines), line);
        inRow = k.exclusiveOr(k.rem(chunk, 8), k.rem(line, 8));
      }
      Value at = k.add(k.mul(row, plan.lineBytes(tile.inner)), k.mul(inRow, kMatrixChunkBytes));
      return k.add(target, k.asI32(at));
    };
    auto load = [&](ValueRange) {
      Value own = k.add(tile.firstLine, line),
            element = k.add(tile.firstInner, k.mul(chunk, perChunk));
      // Where tiles cover everything exactly, no part of one is past an edge.
      bool isQuery = &tile.lineAxis == &access.rows;
      Value valid;
      if (!isQuery && keyLimit)
        valid = k.less(own, keyLimit);
      else if (!tile.lineAxis.isCoveredBy(isQuery ? plan.rows : plan.keys))
        valid = k.less(own, tile.lineAxis.total);
      if (!tile.innerAxis.isCoveredBy(&tile.innerAxis == &access.columns ? plan.columns
                                                                         : tile.inner))
        valid = k.both(valid, k.less(element, tile.innerAxis.total));
      Value to = step == Step::Copy ? place() : Value();
      Value loaded = inChunks ? copyChunk(tile, line, element, valid, to)
                              : loadElements(tile, own, element, valid);
      if (to && loaded)
        unit.store(to, loaded);
      return SmallVector<Value>{loaded};
    };
    if (step == Step::Load)
      chunks.append(k.ifChanged(isMine, k.zero(VectorType::get({perChunk}, element)), load));
    else if (step == Step::Store)
      k.ifThen(isMine, [&] { unit.store(place(), chunks.pop_back_val()); });
    else
      k.ifThen(isMine, [&] { load({}); });
  };
  // Where threads exchange no registers, the code is compiled where it runs: loops are kept.
  if (!plan.unit && plan.shuffleWidth == 1) {
    return k.forEach(thread, k.index(count), k.index(threads), [&](Value number) {
      copyAt(k.div(number, together), k.rem(number, together), Value());
    });
  }
  for (int64_t begin = 0; begin < count; begin += threads) {
    Value number = k.add(thread, begin), first = k.div(number, together),
          second = k.rem(number, together);
    // The same place in line after line: addresses differ by a constant.
    if (threads % together == 0)
      first = k.add(k.div(thread, together), begin / together), second = k.rem(thread, together);
    copyAt(first, second, count - begin < threads ? k.less(number, k.index(count)) : Value());
  }
}

Value AttentionCopier::copyChunk(const AttentionTile &tile, Value line, Value inner, Value valid,
                                 Value to) {
  const auto &[operand, base, lineAxis, firstLine, lines, innerAxis, firstInner, width] = tile;
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
  if (plan.unit && !plan.isStaged()) { // Copies that run ahead.
    unit.copy(to, operand.memory, source, ahead, valid);
    return {};
  }
  auto type = VectorType::get({perChunk}, operand.element);
  auto load = [&, &operand = operand] {
    return k.loadAligned(operand.element, perChunk, operand.memory.flat, k.add(source, ahead),
                         perChunk * operand.element.getIntOrFloatBitWidth() / 8);
  };
  Value loaded = valid ? k.ifChanged(valid, k.zero(type),
                                     [&](ValueRange) { return SmallVector<Value>{load()}; })[0]
                       : load();
  return inWorkgroup(loaded);
}

Value AttentionCopier::loadElements(const AttentionTile &tile, Value line, Value inner,
                                    Value valid) {
  const auto &[operand, base, lineAxis, firstLine, lines, innerAxis, firstInner, width] = tile;
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
  return inWorkgroup(k.vectorOf(elements));
}

Value AttentionCopier::inWorkgroup(Value vector) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getElementType() == element)
    return vector;
  return arith::ExtFOp::create(k.b, k.loc, type.clone(element), vector);
}
