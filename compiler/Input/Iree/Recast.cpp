//===- Recast.cpp - the same bytes as a tensor of another type ------------===//
//   flow.tensor.bitcast %x : tensor<4xi64> -> tensor<8xi32>
//     ->
//   %parts = linalg.generic: element [i, j] is trunci(%x[i] >> 32 * j) : tensor<4x2xi32>
//   tensor.collapse_shape %parts [[0, 1]] : tensor<8xi32>
// and elements are put together from parts the other way round. The lowest part is the first:
// memory is little-endian.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Iree/Recast.h"
#include "compiler/Input/Common/HostForms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using sluice::input::reshaped;

namespace {
struct Recaster {
  OpBuilder &builder;
  Location loc;

  Type integer(unsigned width) const { return builder.getIntegerType(width); }
  static Value bits(OpBuilder &b, Location at, Value value, Type type) {
    return value.getType() == type ? value
                                   : arith::BitcastOp::create(b, at, type, value).getResult();
  }
  Value constant(OpBuilder &b, Type type, int64_t value) const {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
  }
  /// Bits that part `dim` of an iteration lies above the lowest, as a number of `type`.
  Value shift(OpBuilder &b, int64_t dim, unsigned width, Type type) const {
    Value part = arith::IndexCastOp::create(b, loc, type, linalg::IndexOp::create(b, loc, dim));
    return arith::MulIOp::create(b, loc, part, constant(b, type, width));
  }
  /// The number of elements that `sizes` say.
  OpFoldResult count(ArrayRef<OpFoldResult> sizes) const {
    int64_t known = 1;
    Value product;
    for (OpFoldResult size : sizes) {
      if (std::optional<int64_t> fixed = getConstantIntValue(size))
        known *= *fixed;
      else
        product = product ? Value(arith::MulIOp::create(builder, loc, product, cast<Value>(size)))
                          : cast<Value>(size);
    }
    if (!product)
      return builder.getIndexAttr(known);
    return arith::MulIOp::create(builder, loc, product,
                                 arith::ConstantIndexOp::create(builder, loc, known))
        .getResult();
  }

  /// Each element of `line` in `parts` ones of `to`.
  Value split(Value line, OpFoldResult length, int64_t parts, Type to) const {
    Type from = getElementTypeOrSelf(line.getType()), wide = integer(from.getIntOrFloatBitWidth());
    unsigned width = to.getIntOrFloatBitWidth();
    Value empty = tensor::EmptyOp::create(builder, loc, {length, builder.getIndexAttr(parts)}, to);
    AffineMap rows = AffineMap::get(2, 0, builder.getAffineDimExpr(0)),
              all = builder.getMultiDimIdentityMap(2);
    SmallVector<utils::IteratorType> iterators(2, utils::IteratorType::parallel);
    auto body = [&](OpBuilder &b, Location at, ValueRange args) {
      Value number = bits(b, at, args[0], wide);
      Value part = arith::ShRUIOp::create(b, at, number, shift(b, 1, width, wide));
      linalg::YieldOp::create(
          b, at, bits(b, at, arith::TruncIOp::create(b, at, integer(width), part), to));
    };
    return linalg::GenericOp::create(builder, loc, empty.getType(), line, empty,
                                     ArrayRef<AffineMap>{rows, all}, iterators, body)
        .getResult(0);
  }

  /// `parts` elements of `line` as one of `to`, `length` of them.
  Value join(Value line, OpFoldResult length, int64_t parts, Type to) const {
    Type from = getElementTypeOrSelf(line.getType()),
         narrow = integer(from.getIntOrFloatBitWidth());
    Type wide = integer(to.getIntOrFloatBitWidth());
    Value rows = reshaped(builder, loc, line, {length, builder.getIndexAttr(parts)});
    Value empty = tensor::EmptyOp::create(builder, loc, {length}, wide);
    Value zeros =
        linalg::FillOp::create(builder, loc, constant(builder, wide, 0), empty).getResult(0);
    AffineMap outer = AffineMap::get(2, 0, builder.getAffineDimExpr(0)),
              all = builder.getMultiDimIdentityMap(2);
    auto body = [&](OpBuilder &b, Location at, ValueRange args) {
      Value number = arith::ExtUIOp::create(b, at, wide, bits(b, at, args[0], narrow));
      number =
          arith::ShLIOp::create(b, at, number, shift(b, 1, narrow.getIntOrFloatBitWidth(), wide));
      linalg::YieldOp::create(b, at, Value(arith::OrIOp::create(b, at, args[1], number)));
    };
    Value joined = linalg::GenericOp::create(
                       builder, loc, zeros.getType(), rows, zeros, ArrayRef<AffineMap>{all, outer},
                       {utils::IteratorType::parallel, utils::IteratorType::reduction}, body)
                       .getResult(0);
    auto type = cast<RankedTensorType>(joined.getType()).clone(to);
    return to == wide ? joined : tensor::BitcastOp::create(builder, loc, type, joined).getResult();
  }
};
} // namespace

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
  Recaster r{builder, loc};
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
  std::optional<int64_t> length = getConstantIntValue(r.count(sizes));
  if (length && type.hasStaticShape() && *length * narrow != type.getNumElements() * wide)
    return {};
  if (wide == narrow)
    return reshaped(builder, loc,
                    tensor::BitcastOp::create(builder, loc, type.clone(element), source), sizes);
  // Other widths lie in memory with gaps.
  if (!llvm::isPowerOf2_32(wide) || !llvm::isPowerOf2_32(narrow))
    return {};
  if (wide > narrow) {
    OpFoldResult length = r.count(tensor::getMixedSizes(builder, loc, source));
    Value line = reshaped(builder, loc, source, length);
    return reshaped(builder, loc, r.split(line, length, wide / narrow, element), sizes);
  }
  Value line = reshaped(builder, loc, source, r.count(tensor::getMixedSizes(builder, loc, source)));
  return reshaped(builder, loc, r.join(line, r.count(sizes), narrow / wide, element), sizes);
}
