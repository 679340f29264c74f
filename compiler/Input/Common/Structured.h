//===- Structured.h - loops over tensors, with bodies in words ------------===//
//   generic(b, loc, {x, y}, out, maps, [](Cell &b, ValueRange v) { return b.add(v[0], v[1]); })
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Common/Cell.h"

namespace sluice::input {

using mlir::Value;
using onnx::Cell;
using onnx::ScalarBody;

/// A float as one of `type`.
inline Value toFloat(Cell &b, Value value, mlir::Type type) {
  unsigned from = value.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
  if (value.getType() == type)
    return value;
  if (from == to) // bf16 and f16
    return toFloat(b, toFloat(b, value, b.getF32Type()), type);
  return from < to ? b.make<mlir::arith::ExtFOp>(type, value)
                   : b.make<mlir::arith::TruncFOp>(type, value);
}

/// Loops that the last of `maps`, that of `out`, does not name are reductions.
inline Value generic(mlir::OpBuilder &builder, mlir::Location loc, mlir::ValueRange inputs,
                     Value out, llvm::ArrayRef<mlir::AffineMap> maps, ScalarBody body) {
  llvm::SmallVector<mlir::utils::IteratorType> iterators(maps.back().getNumDims(),
                                                         mlir::utils::IteratorType::reduction);
  for (mlir::AffineExpr loop : maps.back().getResults())
    iterators[cast<mlir::AffineDimExpr>(loop).getPosition()] = mlir::utils::IteratorType::parallel;
  auto yield = [&](mlir::OpBuilder &inner, mlir::Location at, mlir::ValueRange elements) {
    Cell b(at, inner);
    mlir::linalg::YieldOp::create(b, body(b, elements));
  };
  return mlir::linalg::GenericOp::create(builder, loc, out.getType(), inputs, out, maps, iterators,
                                         yield)
      .getResult(0);
}

/// One element at a time, of tensors of one shape.
inline Value elementwise(mlir::OpBuilder &builder, mlir::Location loc, mlir::ValueRange inputs,
                         Value out, ScalarBody body) {
  auto type = cast<mlir::RankedTensorType>(out.getType());
  llvm::SmallVector<mlir::AffineMap> maps(inputs.size() + 1,
                                          builder.getMultiDimIdentityMap(type.getRank()));
  return generic(builder, loc, inputs, out, maps, body);
}

inline Value zeros(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type element,
                   llvm::ArrayRef<mlir::OpFoldResult> sizes) {
  Value empty = mlir::tensor::EmptyOp::create(builder, loc, sizes, element);
  Value zero = mlir::arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
  return mlir::linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
}

/// `source` read into `out` at the positions that `position` makes of those of the results;
/// `padding`, zero if it is null, where there is nothing.
inline Value
mapLoad(mlir::OpBuilder &builder, mlir::Location loc, Value source, Value out, Value padding,
        llvm::function_ref<llvm::SmallVector<Value>(Cell &, mlir::ValueRange)> position) {
  auto type = cast<mlir::RankedTensorType>(out.getType());
  if (!padding)
    padding =
        mlir::arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type.getElementType()));
  auto load = linalg_ext::MapLoadOp::create(builder, loc, type, source, out);
  mlir::OpBuilder::InsertionGuard guard(builder);
  llvm::SmallVector<mlir::Type> types(type.getRank(), builder.getIndexType());
  llvm::SmallVector<mlir::Location> locs(type.getRank(), loc);
  mlir::Block *body = builder.createBlock(&load.getRegion(), {}, types, locs);
  Cell b(loc, builder);
  llvm::SmallVector<Value> yielded = position(b, body->getArguments());
  yielded.push_back(padding);
  linalg_ext::YieldOp::create(b, yielded);
  return load.getResult(0);
}

/// The body of a gather or a scatter that takes elements as they come.
inline void takeElements(mlir::OpBuilder &builder, mlir::Location loc, mlir::Region &region,
                         mlir::Type element) {
  mlir::OpBuilder::InsertionGuard guard(builder);
  mlir::Block *body = builder.createBlock(&region, {}, {element, element}, {loc, loc});
  linalg_ext::YieldOp::create(builder, loc, body->getArgument(0));
}

} // namespace sluice::input
