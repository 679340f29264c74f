//===- SliceCopier.cpp - slices of operands into workgroup memory ---------===//
#include "compiler/Codegen/Gpu/Matrix/SliceCopier.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace sluice::codegen;

Value SliceCopier::constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
Value SliceCopier::add(Value a, Value c) { return b.createOrFold<arith::AddIOp>(loc, a, c); }
Value SliceCopier::mul(Value a, Value c) { return b.createOrFold<arith::MulIOp>(loc, a, c); }
Value SliceCopier::div(Value a, Value c) { return arith::DivUIOp::create(b, loc, a, c); }
Value SliceCopier::rem(Value a, Value c) { return arith::RemUIOp::create(b, loc, a, c); }
Value SliceCopier::less(Value a, Value c) { return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, a, c); }
Value SliceCopier::asI32(Value index) { return arith::IndexCastOp::create(b, loc, b.getI32Type(), index); }
/// Null stands for true.
Value SliceCopier::both(Value a, Value c) {
  return a && c ? arith::AndIOp::create(b, loc, a, c).getResult() : a ? a : c;
}

SmallVector<ThreadChunk> SliceCopier::chunks(const OperandReader &operand, const OperandReader::Part &base, Value size,
                                             Value first, int64_t tile, bool gathers) {
  bool alongK = operand.form.alongK;
  int64_t across = alongK ? kMatrixSliceBytes / kMatrixChunkBytes : tile / perChunk; // Chunks that follow each other.
  int64_t count = alongK ? tile * across : depth * across;
  // Tiles that cover the matrix exactly meet no edge.
  std::optional<int64_t> known = getConstantIntValue(size);
  bool meetsEdge = !known || *known % tile != 0;
  Value firstLine = div(threadIndex, constant(across)), chunk = rem(threadIndex, constant(across));
  auto ownAt = [&](Value index) {
    return ThreadChunk::Own{operand.sum(base, operand.own(index)), meetsEdge ? less(index, size) : Value()};
  };
  SmallVector<ThreadChunk::Own> shared; // By all chunks of this thread.
  if (!alongK)
    for (int64_t i = 0; i < (gathers ? perChunk : 1); ++i)
      shared.push_back(ownAt(add(add(first, mul(chunk, constant(perChunk))), constant(i))));
  SmallVector<ThreadChunk> result;
  for (int64_t begin = 0; begin < count; begin += kMatrixThreads) {
    Value line = add(firstLine, constant(begin / across));
    ThreadChunk &part = result.emplace_back();
    part.own = shared;
    if (alongK)
      part.own.push_back(ownAt(add(first, line)));
    part.firstDepth = alongK ? mul(chunk, constant(perChunk)) : line;
    Value row = line, position = chunk;
    if (!alongK) {
      row = add(mul(div(chunk, constant(8)), constant(depth)), line);
      position = rem(chunk, constant(8));
    }
    Value exchanged = arith::XOrIOp::create(b, loc, position, rem(row, constant(8)));
    part.target = asI32(add(mul(row, constant(kMatrixSliceBytes)), mul(exchanged, constant(kMatrixChunkBytes))));
    part.isMine = count - begin < kMatrixThreads ? less(threadIndex, constant(count - begin)) : Value();
  }
  return result;
}

void SliceCopier::copy(MatrixUnitEmitter &unit, const OperandReader &operand, ArrayRef<ThreadChunk> parts, Value slice,
                       Value stage, bool gathers) {
  bool alongK = operand.form.alongK, separable = operand.isSeparable(depth);
  Value firstDepth = mul(slice, constant(depth)), left = arith::SubIOp::create(b, loc, k, firstDepth);
  std::optional<int64_t> knownDepth = getConstantIntValue(k);
  bool wholeSlices = knownDepth && *knownDepth % depth == 0;
  OperandReader::Part ofSlice;
  if (separable)
    ofSlice = operand.depth(firstDepth);
  struct Depth {
    OperandReader::Part fixed, ahead; ///< The same in every slice; what this slice adds.
    Value exists;
  };
  auto depthAt = [&](Value within) {
    Depth at;
    at.fixed = separable ? operand.depth(within) : operand.depth(constant(0));
    at.ahead = separable ? ofSlice : operand.depth(add(firstDepth, within));
    at.exists = wholeSlices ? Value() : less(within, left);
    return at;
  };
  SmallVector<Depth> depths; // All chunks along k have the same.
  for (auto [number, part] : llvm::enumerate(parts)) {
    if (!alongK || number == 0) {
      depths.clear();
      for (int64_t i = 0; i < (gathers && alongK ? perChunk : 1); ++i)
        depths.push_back(depthAt(add(part.firstDepth, constant(i))));
    }
    OpBuilder::InsertionGuard guard(b);
    if (part.isMine)
      b.setInsertionPoint(
          scf::IfOp::create(b, loc, part.isMine, /*withElseRegion=*/false).thenBlock()->getTerminator());
    Value target = arith::AddIOp::create(b, loc, stage, part.target);
    SmallVector<Value> elements;
    for (int64_t i = 0; i < (gathers ? perChunk : 1); ++i) {
      const ThreadChunk::Own &own = part.own[gathers && !alongK ? i : 0];
      const Depth &at = depths[gathers && alongK ? i : 0];
      OperandReader::Part fixed = operand.sum(own.part, at.fixed), place = operand.sum(fixed, at.ahead);
      Value exists = both(both(own.exists, at.exists), operand.isInside(place));
      if (gathers)
        elements.push_back(loadElement(operand, place.offset, exists));
      else
        unit.copy(target, operand.memory, fixed.offset, at.ahead.offset, exists);
    }
    if (gathers)
      unit.store(target,
                 vector::FromElementsOp::create(b, loc, VectorType::get({perChunk}, element), elements).getResult());
  }
}

/// Zero if it does not exist.
Value SliceCopier::loadElement(const OperandReader &operand, Value at, Value exists) {
  if (!exists)
    return memref::LoadOp::create(b, loc, operand.memory.flat, at);
  Value safe = arith::SelectOp::create(b, loc, exists, at, constant(0));
  Value loaded = memref::LoadOp::create(b, loc, operand.memory.flat, safe);
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
  return arith::SelectOp::create(b, loc, exists, loaded, zero);
}
