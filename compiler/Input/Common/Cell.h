//===- Cell.h - the computation of one element ----------------------------===//
// What the body of an operator is written in, at the place of one element or of a host scalar:
//   node.elementwise(0, {&x}, x.type, [](Cell &b, ValueRange v) {
//     return b.div(v[0], b.add(b.abs(v[0]), 1));
//   })
// Words mean the same for whatever their operands are: integers and indices (signed, unless a word
// says otherwise), floats, complex numbers. What is known is computed at once.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Common/GraphValue.h"
#include "compiler/Mlir.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace sluice::onnx {

/// A number for a constant. What is given as an integer stays one: a double lacks the last bits of
/// an int64.
class Number {
public:
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>> Number(T value) {
    if constexpr (std::is_integral_v<T>)
      whole = int64_t(value);
    else
      real = value;
  }
  int64_t integer() const { return whole ? *whole : int64_t(real); }
  double floating() const { return whole ? double(*whole) : real; }

private:
  std::optional<int64_t> whole;
  double real = 0;
};

/// What stands after a word: a value, or a plain number of the type of what stands before it.
struct Operand {
  template <typename T,
            typename = std::enable_if_t<std::is_arithmetic_v<T> || std::is_convertible_v<T, Value>>>
  Operand(T operand) {
    if constexpr (std::is_arithmetic_v<T>)
      number = operand;
    else
      value = operand;
  }
  Value value;
  Number number = 0;
};

class Cell : public ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;
  using P = arith::CmpIPredicate;
  using F = arith::CmpFPredicate;

  // Where the element is, and others.
  /// Its position in dimension `dim`.
  Value index(int64_t dim);
  /// That in all of `rank` dimensions.
  SmallVector<Value> indices(int64_t rank);
  Value at(Value tensor, ValueRange position);
  Value at(const GraphValue &x, ValueRange position) { return at(x.tensor, position); }
  /// The same of integers, as an index.
  Value placeAt(const GraphValue &x, ValueRange position) { return toIndex(at(x, position)); }

  // Constants.
  /// An index.
  Value constant(int64_t index);
  Value number(Type type, Number value);
  /// One of ONNX's type `type`.
  Value number(int32_t type, Number value) {
    return number(elementType(getContext(), type), value);
  }
  Value f32(double value) { return number(getF32Type(), value); }
  Value truth(bool value) { return number(getI1Type(), value); }

  // Arithmetic. Quotients and remainders of integers are those of unsigned ones; the minimum and
  // the maximum are NaN if one of both is.
#define SLUICE_WORD(word, Complex, Float, Integer)                                                 \
  Value word(Value x, Operand y) { return typed<Complex, arith::Float, arith::Integer>(x, y); }
  SLUICE_WORD(add, complex::AddOp, AddFOp, AddIOp)
  SLUICE_WORD(sub, complex::SubOp, SubFOp, SubIOp)
  SLUICE_WORD(mul, complex::MulOp, MulFOp, MulIOp)
  SLUICE_WORD(div, complex::DivOp, DivFOp, DivUIOp)
  SLUICE_WORD(rem, void, RemFOp, RemUIOp)
  SLUICE_WORD(min, void, MinimumFOp, MinSIOp)
  SLUICE_WORD(max, void, MaximumFOp, MaxSIOp)
#undef SLUICE_WORD
  /// The same of numbers of ONNX's type `type`, which may be unsigned.
  Value smaller(int32_t type, Value x, Value y) {
    return isUnsigned(type) ? make<arith::MinUIOp>(x, y) : min(x, y);
  }
  Value larger(int32_t type, Value x, Value y) {
    return isUnsigned(type) ? make<arith::MaxUIOp>(x, y) : max(x, y);
  }
  /// The other one if one of both is NaN.
  Value minNum(Value x, Operand y) { return make<arith::MinNumFOp>(x, resolve(y, x)); }
  Value maxNum(Value x, Operand y) { return make<arith::MaxNumFOp>(x, resolve(y, x)); }

  // Functions of real numbers.
  /// Of integers, too.
  Value neg(Value x) {
    return isa<FloatType>(x.getType()) ? createOrFold<arith::NegFOp>(x)
                                       : sub(number(x.getType(), 0), x);
  }
#define SLUICE_WORD(word, Op)                                                                      \
  Value word(Value x) { return createOrFold<math::Op>(x); }
  SLUICE_WORD(abs, AbsFOp)
  SLUICE_WORD(floor, FloorOp)
  SLUICE_WORD(ceil, CeilOp)
  SLUICE_WORD(roundEven, RoundEvenOp)
  SLUICE_WORD(exp, ExpOp)
  SLUICE_WORD(log, LogOp)
  SLUICE_WORD(log1p, Log1pOp)
  SLUICE_WORD(sin, SinOp)
  SLUICE_WORD(cos, CosOp)
  SLUICE_WORD(tanh, TanhOp)
#undef SLUICE_WORD
  Value sqrt(Value x);
  Value pow(Value x, Value y) { return createOrFold<math::PowFOp>(x, y); }

  // Of complex ones; real ones are their own real part.
  Value conj(Value x);
  Value real(Value x);
  Value magnitude(Value x);
  /// The sum of the magnitudes of the parts, by which LAPACK chooses pivots.
  Value sizeForPivots(Value x);
  /// |x| * |x|
  Value square(Value x);
  /// A real number as one of `type`.
  Value widened(Value x, Type type);

  // Conditions. A NaN is unequal to all, and nothing else.
  Value is(P predicate, Value x, Operand y) {
    return createOrFold<arith::CmpIOp>(predicate, x, resolve(y, x));
  }
  Value is(F predicate, Value x, Operand y) {
    return createOrFold<arith::CmpFOp>(predicate, x, resolve(y, x));
  }
  Value equal(Value x, Operand y) { return compare(P::eq, F::OEQ, x, y); }
  Value unequal(Value x, Operand y) { return compare(P::ne, F::UNE, x, y); }
  Value less(Value x, Operand y) { return compare(P::slt, F::OLT, x, y); }
  Value atMost(Value x, Operand y) { return compare(P::sle, F::OLE, x, y); }
  Value greater(Value x, Operand y) { return compare(P::sgt, F::OGT, x, y); }
  Value atLeast(Value x, Operand y) { return compare(P::sge, F::OGE, x, y); }
  /// A place in the data kept inside [0, size), so that a wrong one cannot touch other memory.
  Value clamp(Value place, Value size) { return max(min(place, sub(size, 1)), 0); }
  Value both(Value x, Value y) { return createOrFold<arith::AndIOp>(x, y); }
  Value either(Value x, Value y) { return createOrFold<arith::OrIOp>(x, y); }
  Value onlyOne(Value x, Value y) { return createOrFold<arith::XOrIOp>(x, y); }
  /// One of both, at least, is a value.
  Value select(Value condition, Operand x, Operand y);

  // Types.
  Value toIndex(Value integer) {
    return integer.getType().isIndex() ? integer
                                       : createOrFold<arith::IndexCastOp>(getIndexType(), integer);
  }
  Value toInteger(Value index) { return createOrFold<arith::IndexCastOp>(getI64Type(), index); }
  /// An index as a float.
  Value toReal(Type type, Value index) {
    return createOrFold<arith::SIToFPOp>(type, toInteger(index));
  }
  Value toF32(Value index) { return toReal(getF32Type(), index); }
  /// A float without fraction as an index.
  Value realToIndex(Value real) {
    return toIndex(createOrFold<arith::FPToSIOp>(getI64Type(), real));
  }
  /// Converts a number between ONNX's types as Cast does.
  Value convert(Value x, int32_t from, int32_t to);

  /// What there is no word for.
  template <typename Op, typename... Args> Value make(Args &&...args) {
    return createOrFold<Op>(std::forward<Args>(args)...);
  }

private:
  Value resolve(Operand operand, Value like) {
    return operand.value ? operand.value : number(like.getType(), operand.number);
  }
  /// The operation that the type of the operands asks for; no `Complex` means that there is none.
  template <typename Complex, typename Float, typename Integer>
  Value typed(Value x, Operand operand) {
    Value y = resolve(operand, x);
    if constexpr (!std::is_void_v<Complex>)
      if (isa<ComplexType>(x.getType()))
        return createOrFold<Complex>(x, y);
    return isa<FloatType>(x.getType()) ? createOrFold<Float>(x, y) : createOrFold<Integer>(x, y);
  }
  Value compare(P predicate, F ofFloats, Value x, Operand y) {
    return isa<FloatType>(x.getType()) ? is(ofFloats, x, y) : is(predicate, x, y);
  }
};

/// Builds the scalar computation of one element.
using ScalarBody = llvm::function_ref<Value(Cell &, ValueRange)>;

} // namespace sluice::onnx
