//===- KTileCopier.cpp - K tiles of operands into workgroup memory ---------===//
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"

using namespace sluice::kernels;

SmallVector<ThreadChunk> KTileCopier::chunks(const OperandReader &operand,
                                             const OperandReader::Part &base, Value size,
                                             Value first, int64_t tile, bool elementwise) {
  // Tiles that cover the matrix exactly meet no edge.
  std::optional<int64_t> known = getConstantIntValue(size);
  bool meetsEdge = !known || *known % tile != 0;
  bool kContiguous = operand.form.kContiguous, turns = isTurned(operand, elementwise);
  auto ownAt = [&](Value index) {
    Value exists;
    if (meetsEdge && plan.registerStaged && !turns)
      // Past the edge the last line again: nobody stores sums.
      index = smaller(index, lastOf(size, kContiguous || elementwise ? 1 : perChunk));
    else if (meetsEdge)
      exists = less(index, size);
    return ThreadChunk::Own{operand.sum(base, operand.own(index)), exists};
  };
  if (turns)
    return turnedElements(ownAt, first, tile);
  int64_t across = kContiguous ? kKTileBytes / kMatrixChunkBytes
                               : tile / perChunk; // Chunks that follow each other.
  int64_t count = kContiguous ? tile * across : depth * across;
  int64_t threads = threadCount / across * across; // Whole lines.
  Value firstLine = div(threadIndex, across), chunk = rem(threadIndex, across);
  SmallVector<ThreadChunk::Own> shared; // By all chunks of this thread.
  if (!kContiguous)
    for (int64_t i = 0; i < (elementwise ? perChunk : 1); ++i)
      shared.push_back(ownAt(add(add(first, mul(chunk, perChunk)), i)));
  SmallVector<ThreadChunk> result;
  for (int64_t begin = 0; begin < count; begin += threads) {
    Value line = add(firstLine, begin / across);
    ThreadChunk &part = result.emplace_back();
    part.own = shared;
    if (kContiguous)
      part.own.push_back(ownAt(add(first, line)));
    part.firstDepth = kContiguous ? mul(chunk, perChunk) : line;
    Value row = line, position = chunk;
    if (!kContiguous && !plan.readsWhole()) {
      row = add(mul(div(chunk, 8), depth), line);
      position = rem(chunk, 8);
    }
    if (plan.isSwizzled())
      position = exclusiveOr(position, rem(row, 8));
    int64_t lineBytes = plan.lineBytesOf(kContiguous, tile, elementBytes());
    part.target = asI32(add(mul(row, lineBytes), mul(position, kMatrixChunkBytes)));
    int64_t left = std::min(count - begin, threads);
    part.isMine = left < threadCount ? less(threadIndex, left) : Value();
  }
  return result;
}

/// Operands along k, element by element, as they lie across it. Of 32 threads 8 are along k, which
/// is a sector of memory, so that no two write to one bank.
SmallVector<ThreadChunk> KTileCopier::turnedElements(function_ref<ThreadChunk::Own(Value)> ownAt,
                                                     Value first, int64_t tile) {
  constexpr int64_t kAlongK = 8;
  int64_t atOnce = threadCount / kAlongK, line = kKTileBytes / elementBytes();
  Value alongK = rem(threadIndex, kAlongK);
  SmallVector<ThreadChunk> result;
  for (int64_t begin = 0; begin < tile; begin += atOnce) {
    Value row = add(div(threadIndex, kAlongK), begin);
    ThreadChunk::Own own = ownAt(add(first, row));
    Value ofRow =
        add(mul(div(row, line), depth * plan.lineBytes), mul(rem(row, line), elementBytes()));
    for (int64_t step = 0; step < depth; step += kAlongK) {
      ThreadChunk &part = result.emplace_back();
      part.own.push_back(own);
      part.firstDepth = add(alongK, step);
      part.target = asI32(add(ofRow, mul(part.firstDepth, plan.lineBytes)));
      part.isMine = begin + atOnce > tile ? less(row, tile) : Value();
    }
  }
  return result;
}

void KTileCopier::forEachChunk(const OperandReader &operand, ArrayRef<ThreadChunk> parts,
                               Value kTile, bool elementwise, bool isWhole,
                               function_ref<void(size_t, ArrayRef<Element>)> each) {
  bool kContiguous = operand.form.kContiguous, separable = operand.isSeparable(depth);
  Value firstDepth = mul(kTile, depth);
  // Of several K tiles together the last ones may begin behind the end.
  Value lhs = sub(k, plan.kTilesTogether > 1 ? smaller(firstDepth, k) : firstDepth);
  OperandReader::Part ofKTile;
  if (separable)
    ofKTile = operand.depth(firstDepth);
  // What is the same in every K tile, and what this one adds.
  auto depthAt = [&](Value within) {
    Element at;
    if (!isWhole && cutsChunks(operand) && !isTurned(operand, elementwise))
      at.elementsLeft = sub(lhs, within);
    at.exists = isWhole ? Value() : less(within, lhs);
    at.ahead = separable ? ofKTile : operand.depth(add(firstDepth, within));
    at.fixed = operand.depth(separable ? within : index(0));
    return at;
  };
  bool areTurned = isTurned(operand, elementwise);
  SmallVector<Element> depths; // All chunks along k have the same, but not single elements.
  for (auto [number, part] : llvm::enumerate(parts)) {
    if (!kContiguous || areTurned || number == 0) {
      depths.clear();
      for (int64_t i = 0; i < (elementwise && kContiguous ? perChunk : 1); ++i)
        depths.push_back(depthAt(add(part.firstDepth, i)));
    }
    SmallVector<Element> elements;
    for (int64_t i = 0; i < (elementwise ? perChunk : 1); ++i) {
      const ThreadChunk::Own &own = part.own[elementwise && !kContiguous ? i : 0];
      const Element &at = depths[elementwise && kContiguous ? i : 0];
      OperandReader::Part fixed = operand.sum(own.part, at.fixed),
                          place = operand.sum(fixed, at.ahead);
      Value inside = both(own.exists, operand.isInside(place));
      elements.push_back({fixed, at.ahead, both(at.exists, inside), at.elementsLeft});
    }
    each(number, elements);
  }
}

void KTileCopier::copy(MatrixUnitEmitter &unit, const OperandReader &operand,
                       ArrayRef<ThreadChunk> parts, Value kTile, Value stage, bool elementwise) {
  auto copyChunk = [&](size_t number, ArrayRef<Element> elements) {
    const ThreadChunk &part = parts[number];
    IfScope inside(b, loc, part.isMine);
    Value target = add(stage, part.target);
    if (!elementwise) {
      const Element &first = elements.front();
      if (isTurned(operand, elementwise))
        return unit.copyElement(target, operand.memory, first.fixed.offset, first.ahead.offset,
                                first.exists);
      if (!first.elementsLeft)
        return unit.copy(target, operand.memory, first.fixed.offset, first.ahead.offset,
                         first.exists);
      // The one chunk of a row that ends within it goes through registers.
      Value isCut = both(first.exists, less(first.elementsLeft, perChunk));
      auto branch = scf::IfOp::create(b, loc, isCut, /*withElseRegion=*/true);
      b.setInsertionPoint(branch.elseBlock()->getTerminator());
      unit.copy(target, operand.memory, first.fixed.offset, first.ahead.offset, first.exists);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
      Value at = add(first.fixed.offset, first.ahead.offset);
      return unit.store(target, withoutEnd(loadChunk(operand, at), first.elementsLeft));
    }
    SmallVector<Value> values = llvm::map_to_vector(elements, [&](const Element &at) {
      return loadElement(operand, add(at.fixed.offset, at.ahead.offset), at.exists);
    });
    unit.store(target, vectorOf(values));
  };
  forEachChunk(operand, parts, kTile, elementwise, areWhole(), copyChunk);
}

SmallVector<Value> KTileCopier::load(const OperandReader &operand, ArrayRef<ThreadChunk> parts,
                                     Value kTile, bool elementwise, bool isWhole) {
  SmallVector<Value> values;
  auto loadChunkOf = [&](size_t number, ArrayRef<Element> elements) {
    Value isMine = parts[number].isMine;
    if (elementwise) {
      SmallVector<Value> each = llvm::map_to_vector(elements, [&](const Element &at) {
        return loadElement(operand, add(at.fixed.offset, at.ahead.offset), both(isMine, at.exists));
      });
      values.push_back(vectorOf(each));
      return;
    }
    // Without a branch: another place is read where there is nothing, as there is a first element.
    const Element &first = elements.front();
    Value at = add(first.fixed.offset, first.ahead.offset);
    if (Value isRead = both(isMine, first.exists))
      at = select(isRead, at, index(0));
    Value loaded = loadChunk(operand, at);
    if (first.elementsLeft)
      loaded = withoutEnd(loaded, first.elementsLeft);
    if (first.exists)
      loaded = select(first.exists, loaded, zero(loaded.getType()));
    values.push_back(loaded);
  };
  forEachChunk(operand, parts, kTile, elementwise, isWhole, loadChunkOf);
  return values;
}

void KTileCopier::store(MatrixUnitEmitter &unit, ArrayRef<ThreadChunk> parts,
                        ArrayRef<Value> values, Value stage) {
  for (auto [part, value] : llvm::zip(parts, values)) {
    IfScope inside(b, loc, part.isMine);
    unit.store(add(stage, part.target), value);
  }
}

bool KTileCopier::areWhole() {
  std::optional<int64_t> known = getConstantIntValue(k);
  return known && *known % (depth * plan.kTilesTogether) == 0;
}

/// Whether rows may end within a chunk: where they are padded along k, what is behind their ends
/// would be added.
bool KTileCopier::cutsChunks(const OperandReader &operand) {
  std::optional<int64_t> known = getConstantIntValue(k);
  return operand.form.rowMultiple > 1 && operand.form.kContiguous &&
         (!known || *known % perChunk != 0);
}

/// Where the last piece of `step` elements begins of those that cover `size`.
Value KTileCopier::lastOf(Value size, int64_t step) { return mul(div(sub(size, 1), step), step); }

Value KTileCopier::loadChunk(const OperandReader &operand, Value at) {
  return loadAligned(element, perChunk, operand.memory.flat, at, kMatrixChunkBytes);
}

/// `chunk` with zeros from element `count` on.
Value KTileCopier::withoutEnd(Value chunk, Value count) {
  Value none = zero(element);
  return vectorOf(llvm::map_to_vector(llvm::seq(perChunk), [&](int64_t i) {
    return select(less(index(i), count), vector::ExtractOp::create(b, loc, chunk, i), none);
  }));
}

/// Zero if it does not exist.
Value KTileCopier::loadElement(const OperandReader &operand, Value at, Value exists) {
  if (!exists)
    return memref::LoadOp::create(b, loc, operand.memory.flat, at);
  Value safe = select(exists, at, index(0));
  Value loaded = memref::LoadOp::create(b, loc, operand.memory.flat, safe);
  return select(exists, loaded, zero(element));
}
