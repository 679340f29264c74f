//===- Recast.cpp - the same bytes as a tensor of another type ------------===//
//   flow.tensor.bitcast %x : tensor<4xi64> -> tensor<8xi32>
//     ->
//   %parts = linalg.generic: element [i, j] is trunci(%x[i] >> 32 * j) : tensor<4x2xi32>
//   tensor.collapse_shape %parts [[0, 1]] : tensor<8xi32>
// and elements are put together from parts the other way round. The lowest part is the first:
// memory is little-endian.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Common/Patterns.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"

using namespace mlir;
using sluice::input::Cell;
using sluice::input::reshaped;

/// The number of elements of `sizes`.
static OpFoldResult count(OpBuilder &builder, Location loc, ArrayRef<OpFoldResult> sizes) {
  Cell b(loc, builder);
  int64_t known = 1;
  Value product;
  for (OpFoldResult size : sizes) {
    if (std::optional<int64_t> fixed = getConstantIntValue(size))
      known *= *fixed;
    else
      product = product ? b.mul(product, cast<Value>(size)) : cast<Value>(size);
  }
  return product ? OpFoldResult(b.mul(product, known)) : builder.getIndexAttr(known);
}

static Value bits(Cell &b, Value value, Type type) {
  return value.getType() == type ? value : b.make<arith::BitcastOp>(type, value);
}
static Type integerOf(OpBuilder &builder, Type element) {
  return builder.getIntegerType(element.getIntOrFloatBitWidth());
}
/// Bits that the part of an iteration lies above the lowest, as a number of `type`.
static Value shift(Cell &b, unsigned width, Type type) {
  return b.mul(b.make<arith::IndexCastOp>(type, b.index(1)), width);
}

/// Each element of `line` in `parts` ones of `to`.
static Value split(OpBuilder &builder, Location loc, Value line, OpFoldResult length, int64_t parts,
                   Type to) {
  Type wide = integerOf(builder, getElementTypeOrSelf(line.getType())),
       narrow = integerOf(builder, to);
  Value empty = tensor::EmptyOp::create(builder, loc, {length, builder.getIndexAttr(parts)}, to);
  AffineMap rows = AffineMap::get(2, 0, builder.getAffineDimExpr(0));
  return sluice::input::generic(
      builder, loc, line, empty, {rows, builder.getMultiDimIdentityMap(2)},
      [&](Cell &b, ValueRange v) {
        Value part =
            b.make<arith::ShRUIOp>(bits(b, v[0], wide), shift(b, to.getIntOrFloatBitWidth(), wide));
        return bits(b, b.make<arith::TruncIOp>(narrow, part), to);
      });
}

/// `parts` elements of `line` as one of `to`, `length` of them.
static Value join(OpBuilder &builder, Location loc, Value line, OpFoldResult length, int64_t parts,
                  Type to) {
  Type narrow = integerOf(builder, getElementTypeOrSelf(line.getType())),
       wide = integerOf(builder, to);
  Value rows = reshaped(builder, loc, line, {length, builder.getIndexAttr(parts)});
  Value zeros = sluice::input::zeros(builder, loc, wide, length);
  AffineMap outer = AffineMap::get(2, 0, builder.getAffineDimExpr(0));
  Value joined = sluice::input::generic(
      builder, loc, rows, zeros, {builder.getMultiDimIdentityMap(2), outer},
      [&](Cell &b, ValueRange v) {
        Value number = b.make<arith::ExtUIOp>(wide, bits(b, v[0], narrow));
        number = b.make<arith::ShLIOp>(number, shift(b, narrow.getIntOrFloatBitWidth(), wide));
        return b.either(v[1], number);
      });
  auto type = cast<RankedTensorType>(joined.getType()).clone(to);
  return to == wide ? joined : tensor::BitcastOp::create(builder, loc, type, joined).getResult();
}

/// Each integer of `tensor` as one of `element`, which is wider or narrower.
static Value resized(OpBuilder &builder, Location loc, Value tensor, Type element) {
  auto type = cast<RankedTensorType>(tensor.getType());
  bool isWider = element.getIntOrFloatBitWidth() > type.getElementTypeBitWidth();
  return isWider ? arith::ExtUIOp::create(builder, loc, type.clone(element), tensor).getResult()
                 : arith::TruncIOp::create(builder, loc, type.clone(element), tensor).getResult();
}

Value sluice::iree::recast(OpBuilder &builder, Location loc, Value source,
                           ArrayRef<OpFoldResult> sizes, Type element, bool packsI1) {
  auto type = cast<RankedTensorType>(source.getType());
  Type from = type.getElementType();
  if (from == element)
    return reshaped(builder, loc, source, sizes);
  if (!from.isSignlessIntOrFloat() || !element.isSignlessIntOrFloat())
    return {};
  if (!packsI1 && (from.isInteger(1) || element.isInteger(1))) {
    Value bytes = from.isInteger(1) ? resized(builder, loc, source, builder.getI8Type()) : source;
    Value value =
        recast(builder, loc, bytes, sizes, element.isInteger(1) ? builder.getI8Type() : element);
    return value && element.isInteger(1) ? resized(builder, loc, value, element) : value;
  }
  unsigned wide = from.getIntOrFloatBitWidth(), narrow = element.getIntOrFloatBitWidth();
  std::optional<int64_t> length = getConstantIntValue(count(builder, loc, sizes));
  if (length && type.hasStaticShape() && *length * narrow != type.getNumElements() * wide)
    return {};
  if (wide == narrow)
    return reshaped(builder, loc,
                    tensor::BitcastOp::create(builder, loc, type.clone(element), source), sizes);
  // Other widths lie in memory with gaps.
  if (!llvm::isPowerOf2_32(wide) || !llvm::isPowerOf2_32(narrow))
    return {};
  OpFoldResult elements = count(builder, loc, tensor::getMixedSizes(builder, loc, source));
  Value line = reshaped(builder, loc, source, elements);
  line = wide > narrow
             ? split(builder, loc, line, elements, wide / narrow, element)
             : join(builder, loc, line, count(builder, loc, sizes), narrow / wide, element);
  return reshaped(builder, loc, line, sizes);
}
