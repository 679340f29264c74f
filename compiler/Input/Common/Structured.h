//===- Structured.h - loops over tensors, with bodies in words ------------===//
//   generic(b, loc, {x, y}, out, maps, [](Cell &b, ValueRange v) { return b.add(v[0], v[1]); })
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Common/Cell.h"

namespace sluice::input {

using onnx::Cell;
using onnx::ScalarBody;

/// A float as one of `type`.
inline Value toFloat(Cell &b, Value value, Type type) {
  unsigned from = value.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
  if (value.getType() == type)
    return value;
  if (from == to) // bf16 and f16
    return toFloat(b, toFloat(b, value, b.getF32Type()), type);
  return from < to ? b.make<arith::ExtFOp>(type, value) : b.make<arith::TruncFOp>(type, value);
}

/// Loops that the last of `maps`, that of `out`, does not name are reductions.
inline Value generic(OpBuilder &builder, Location loc, ValueRange inputs, Value out,
                     ArrayRef<AffineMap> maps, ScalarBody body) {
  SmallVector<utils::IteratorType> iterators(maps.back().getNumDims(),
                                             utils::IteratorType::reduction);
  for (AffineExpr loop : maps.back().getResults())
    iterators[cast<AffineDimExpr>(loop).getPosition()] = utils::IteratorType::parallel;
  auto yield = [&](OpBuilder &inner, Location at, ValueRange elements) {
    Cell b(at, inner);
    linalg::YieldOp::create(b, body(b, elements));
  };
  return linalg::GenericOp::create(builder, loc, out.getType(), inputs, out, maps, iterators, yield)
      .getResult(0);
}

/// One element at a time, of tensors of one shape.
inline Value elementwise(OpBuilder &builder, Location loc, ValueRange inputs, Value out,
                         ScalarBody body) {
  auto type = cast<RankedTensorType>(out.getType());
  SmallVector<AffineMap> maps(inputs.size() + 1, builder.getMultiDimIdentityMap(type.getRank()));
  return generic(builder, loc, inputs, out, maps, body);
}

inline Value zeros(OpBuilder &builder, Location loc, Type element, ArrayRef<OpFoldResult> sizes) {
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, element);
  Value zero = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
  return linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
}

/// `source` read into `out` at the positions that `position` makes of those of the results;
/// `padding`, zero if it is null, where there is nothing.
inline Value mapLoad(OpBuilder &builder, Location loc, Value source, Value out, Value padding,
                     function_ref<SmallVector<Value>(Cell &, ValueRange)> position) {
  auto type = cast<RankedTensorType>(out.getType());
  if (!padding)
    padding = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type.getElementType()));
  auto load = linalg_ext::MapLoadOp::create(builder, loc, type, source, out);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types(type.getRank(), builder.getIndexType());
  SmallVector<Location> locs(type.getRank(), loc);
  Block *body = builder.createBlock(&load.getRegion(), {}, types, locs);
  Cell b(loc, builder);
  SmallVector<Value> yielded = position(b, body->getArguments());
  yielded.push_back(padding);
  linalg_ext::YieldOp::create(b, yielded);
  return load.getResult(0);
}

/// The body of a gather or a scatter that takes elements as they come.
inline void takeElements(OpBuilder &builder, Location loc, Region &region, Type element) {
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&region, {}, {element, element}, {loc, loc});
  linalg_ext::YieldOp::create(builder, loc, body->getArgument(0));
}

} // namespace sluice::input
