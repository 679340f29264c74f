//===- Cell.cpp - the computation of one element --------------------------===//
#include "compiler/Input/Common/Cell.h"
#include <cmath>

namespace sluice::onnx {

Value Cell::index(int64_t dim) { return linalg::IndexOp::create(*this, dim); }
SmallVector<Value> Cell::indices(int64_t rank) {
  return llvm::map_to_vector(llvm::seq<int64_t>(rank), [&](int64_t dim) { return index(dim); });
}
Value Cell::at(Value tensor, ValueRange position) {
  return tensor::ExtractOp::create(*this, tensor, position);
}

Value Cell::constant(int64_t index) { return arith::ConstantIndexOp::create(*this, index); }
Value Cell::number(Type type, Number value) {
  auto complexType = dyn_cast<ComplexType>(type);
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(*this, getFloatAttr(type, value.floating()));
  if (!complexType)
    return arith::ConstantOp::create(*this, getIntegerAttr(type, value.integer()));
  Type part = complexType.getElementType();
  return complex::ConstantOp::create(
      *this, type, getArrayAttr({getFloatAttr(part, value.floating()), getFloatAttr(part, 0)}));
}

Value Cell::select(Value condition, Operand x, Operand y) {
  Value like = x.value ? x.value : y.value;
  return createOrFold<arith::SelectOp>(condition, resolve(x, like), resolve(y, like));
}

Value Cell::sqrt(Value x) {
  // Upstream folds roots of f32 and f64 alone; that of a double, rounded again, is right for
  // narrower ones.
  FloatAttr known;
  if (matchPattern(x, m_Constant(&known)) && known.getType().getIntOrFloatBitWidth() < 32)
    if (double value = known.getValueAsDouble(); value >= 0)
      return number(x.getType(), std::sqrt(value));
  return createOrFold<math::SqrtOp>(x);
}

Value Cell::conj(Value x) {
  return isa<ComplexType>(x.getType()) ? complex::ConjOp::create(*this, x).getResult() : x;
}
Value Cell::real(Value x) {
  return isa<ComplexType>(x.getType()) ? complex::ReOp::create(*this, x).getResult() : x;
}
Value Cell::magnitude(Value x) {
  return isa<ComplexType>(x.getType()) ? complex::AbsOp::create(*this, x).getResult() : abs(x);
}
Value Cell::sizeForPivots(Value x) {
  if (!isa<ComplexType>(x.getType()))
    return magnitude(x);
  return add(magnitude(complex::ReOp::create(*this, x)),
             magnitude(complex::ImOp::create(*this, x)));
}
Value Cell::square(Value x) { return real(mul(x, conj(x))); }
Value Cell::widened(Value x, Type type) {
  if (!isa<ComplexType>(type))
    return x;
  return complex::CreateOp::create(*this, type, x, number(x.getType(), 0));
}

Value Cell::convert(Value scalar, int32_t from, int32_t to) {
  MLIRContext *context = getContext();
  // Host scalars of i32 and i64 are of index type: go through i64.
  bool onHost = isa<IndexType>(scalar.getType());
  Type target = onHost ? scalarType(context, to) : elementType(context, to);
  if (scalar.getType() == target)
    return scalar;
  if (onHost) {
    scalar = toInteger(scalar);
    from = kInt64;
    if (target == scalar.getType())
      return scalar;
  }
  Type source = scalar.getType();
  if (isa<FloatType>(source) && isa<FloatType>(target)) {
    unsigned have = source.getIntOrFloatBitWidth(), want = target.getIntOrFloatBitWidth();
    if (want > have)
      return createOrFold<arith::ExtFOp>(target, scalar);
    if (want == have) { // bf16 <-> f16, f8 kinds
      scalar = createOrFold<arith::ExtFOp>(getF32Type(), scalar);
      return createOrFold<arith::TruncFOp>(target, scalar);
    }
    if (FloatAttr known; have <= 64 && matchPattern(scalar, m_Constant(&known)))
      return number(target, known.getValueAsDouble()); // Upstream folds only what loses no bits.
    return createOrFold<arith::TruncFOp>(target, scalar);
  }
  if (isa<FloatType>(source)) {
    if (to == kBool)
      return unequal(scalar, 0);
    bool isIndex = isa<IndexType>(target);
    Type integer = isIndex ? getI64Type() : target;
    // Numbers that are out of range keep their low bits.
    if (!isIndex && target.getIntOrFloatBitWidth() < 32) {
      if (source.getIntOrFloatBitWidth() < 32)
        scalar = createOrFold<arith::ExtFOp>(getF32Type(), scalar);
      Value wide = createOrFold<arith::FPToSIOp>(getI32Type(), scalar);
      return createOrFold<arith::TruncIOp>(target, wide);
    }
    Value result = isUnsigned(to) ? createOrFold<arith::FPToUIOp>(integer, scalar)
                                  : createOrFold<arith::FPToSIOp>(integer, scalar);
    return isIndex ? toIndex(result) : result;
  }
  if (isa<FloatType>(target))
    return isUnsigned(from) ? createOrFold<arith::UIToFPOp>(target, scalar)
                            : createOrFold<arith::SIToFPOp>(target, scalar);
  if (to == kBool)
    return unequal(scalar, 0);
  if (isa<IndexType>(target))
    return isUnsigned(from) ? createOrFold<arith::IndexCastUIOp>(target, scalar)
                            : createOrFold<arith::IndexCastOp>(target, scalar);
  unsigned have = source.getIntOrFloatBitWidth(), want = target.getIntOrFloatBitWidth();
  if (want < have)
    return createOrFold<arith::TruncIOp>(target, scalar);
  if (want == have)
    return scalar;
  return isUnsigned(from) ? createOrFold<arith::ExtUIOp>(target, scalar)
                          : createOrFold<arith::ExtSIOp>(target, scalar);
}

} // namespace sluice::onnx
