//===- NumberEmitter.h - short words for arithmetic of any type -----------===//
// What writes a function as arithmetic inherits the words, of floats and, with an i, of integers:
//   struct Emitter : NumberEmitter { ... fma(x, x, 1) ... iand(bits(x), 0xFF) ... };
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/Walks.h"
#include "compiler/Mlir.h"

namespace sluice {

inline unsigned widthOf(mlir::Type type) {
  mlir::Type element = getElementTypeOrSelf(type);
  return element.isIndex() ? mlir::IndexType::kInternalStorageBitWidth
                           : element.getIntOrFloatBitWidth();
}
/// `element`, or vectors of it if `shape` is a type of vectors.
inline mlir::Type withElement(mlir::Type shape, mlir::Type element) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(shape);
  return shaped ? mlir::Type(shaped.clone(element)) : element;
}
inline const llvm::fltSemantics &semanticsOf(mlir::Type type) {
  return mlir::cast<mlir::FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
}

/// Operations on scalars and vectors, at the place of a builder that belongs to somebody else.
/// A number as second operand has the type of the first.
struct NumberEmitter {
  using Value = mlir::Value;
  using I = mlir::arith::CmpIPredicate;
  using F = mlir::arith::CmpFPredicate;

  mlir::OpBuilder &b;
  mlir::Location loc;

  Value constant(mlir::Type type, mlir::Attribute value) const {
    if (auto shaped = mlir::dyn_cast<mlir::ShapedType>(type))
      value = mlir::DenseElementsAttr::get(shaped, value);
    return mlir::arith::ConstantOp::create(b, loc, mlir::cast<mlir::TypedAttr>(value));
  }
  Value value(mlir::Type, Value known) const { return known; }
  Value value(mlir::Type type, const llvm::APInt &number) const {
    return constant(type, b.getIntegerAttr(getElementTypeOrSelf(type), number));
  }
  Value value(mlir::Type type, const llvm::APFloat &number) const {
    return constant(type, b.getFloatAttr(getElementTypeOrSelf(type), number));
  }
  template <typename N>
    requires std::is_arithmetic_v<N>
  Value value(mlir::Type type, N number) const {
    if (auto element = mlir::dyn_cast<mlir::FloatType>(getElementTypeOrSelf(type)))
      return constant(type, b.getFloatAttr(element, double(number)));
    return value(type, llvm::APInt(widthOf(type), uint64_t(number), std::is_signed_v<N>, true));
  }

  template <typename Op> Value emit(Value x) const { return Op::create(b, loc, x); }
  template <typename Op, typename Y> Value emit(Value x, Y y) const {
    return Op::create(b, loc, x, value(x.getType(), y));
  }
  /// A conversion to elements of another type.
  template <typename Op> Value as(mlir::Type element, Value x) const {
    return Op::create(b, loc, withElement(x.getType(), element), x);
  }
  Value bitcast(mlir::Type element, Value x) const {
    return as<mlir::arith::BitcastOp>(element, x);
  }
  template <typename Y> Value is(I predicate, Value x, Y y) const {
    return mlir::arith::CmpIOp::create(b, loc, predicate, x, value(x.getType(), y));
  }
  template <typename Y> Value is(F predicate, Value x, Y y) const {
    return mlir::arith::CmpFOp::create(b, loc, predicate, x, value(x.getType(), y));
  }
  Value isNan(Value x) const { return is(F::UNO, x, x); }
  template <typename Y> Value less(Value x, Y y) const { return is(F::OLT, x, y); }
  template <typename Y> Value greater(Value x, Y y) const { return is(F::OGT, x, y); }
  template <typename Y> Value equal(Value x, Y y) const { return is(F::OEQ, x, y); }
  template <typename Y> Value same(Value x, Y y) const { return is(I::eq, x, y); }
  Value pick(Value condition, Value x, Value y) const {
    return mlir::arith::SelectOp::create(b, loc, condition, x, y);
  }

#define SLUICE_WORD(word, Op)                                                                      \
  template <typename... Y> Value word(Value x, Y... y) const { return emit<mlir::Op>(x, y...); }
  SLUICE_WORD(add, arith::AddFOp)
  SLUICE_WORD(sub, arith::SubFOp)
  SLUICE_WORD(mul, arith::MulFOp)
  SLUICE_WORD(div, arith::DivFOp)
  SLUICE_WORD(neg, arith::NegFOp)
  SLUICE_WORD(abs, math::AbsFOp)
  SLUICE_WORD(sqrt, math::SqrtOp)
  SLUICE_WORD(floor, math::FloorOp)
  SLUICE_WORD(withSign, math::CopySignOp)
  SLUICE_WORD(iadd, arith::AddIOp)
  SLUICE_WORD(isub, arith::SubIOp)
  SLUICE_WORD(imul, arith::MulIOp)
  SLUICE_WORD(iand, arith::AndIOp)
  SLUICE_WORD(ior, arith::OrIOp)
  SLUICE_WORD(ixor, arith::XOrIOp)
  SLUICE_WORD(shl, arith::ShLIOp)
  SLUICE_WORD(shr, arith::ShRUIOp)
#undef SLUICE_WORD
  Value fma(Value x, Value y, Value z) const { return mlir::math::FmaOp::create(b, loc, x, y, z); }
  /// sum of coefficients[k] * x^k
  template <typename N> Value polynomial(Value x, const N &coefficients) const {
    Value sum = value(x.getType(), *std::rbegin(coefficients));
    for (auto coefficient : llvm::drop_begin(llvm::reverse(coefficients)))
      sum = fma(sum, x, value(x.getType(), coefficient));
    return sum;
  }
};

} // namespace sluice
