//===- IndexBuilder.h - short words for arithmetic of whole numbers -------===//
// What writes a kernel or a loop inherits the words:
//   class Emitter : util::IndexBuilder { ... add(mul(row, pitch), 4) ... };
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::util {

/// Operations on numbers that are not negative, all index or all of one integer type, at the place
/// of a builder that belongs to somebody else. Those of constants are constants at once if it
/// `folds`; else canonicalization finds them.
template <bool folds> class BasicIndexBuilder {
public:
  using Value = mlir::Value;

  BasicIndexBuilder(OpBuilder &builder, Location loc) : b(builder), loc(loc) {}

  Value index(int64_t value) const { return arith::ConstantIndexOp::create(b, loc, value); }
  Value i32(int64_t value) const { return arith::ConstantIntOp::create(b, loc, value, 32); }

  // Of two values, or of one and a number.
#define SLUICE_WORD(word, Op, ...)                                                                 \
  Value word(Value a, Value c) const { return make<arith::Op>(__VA_ARGS__ a, c); }                 \
  Value word(Value a, int64_t c) const { return word(a, like(a, c)); }
  SLUICE_WORD(add, AddIOp)
  SLUICE_WORD(sub, SubIOp)
  SLUICE_WORD(mul, MulIOp)
  SLUICE_WORD(div, DivUIOp)
  SLUICE_WORD(rem, RemUIOp)
  SLUICE_WORD(divUp, CeilDivUIOp)
  SLUICE_WORD(smaller, MinUIOp)
  SLUICE_WORD(larger, MaxUIOp)
  SLUICE_WORD(exclusiveOr, XOrIOp)
  SLUICE_WORD(less, CmpIOp, arith::CmpIPredicate::ult, )
  SLUICE_WORD(equal, CmpIOp, arith::CmpIPredicate::eq, )
#undef SLUICE_WORD

  /// Conditions; null stands for one that always holds.
  Value both(Value a, Value c) const { return !a ? c : !c ? a : make<arith::AndIOp>(a, c); }
  Value select(Value condition, Value a, Value c) const {
    return make<arith::SelectOp>(condition, a, c);
  }

  Value asIndex(Value value) const {
    return value.getType().isIndex()
               ? value
               : arith::IndexCastUIOp::create(b, loc, b.getIndexType(), value).getResult();
  }
  Value asI32(Value value) const {
    return value.getType().isIndex()
               ? arith::IndexCastOp::create(b, loc, b.getI32Type(), value).getResult()
               : value;
  }

  OpBuilder &b;
  Location loc;

private:
  template <typename Op, typename... Operands> Value make(Operands... operands) const {
    if constexpr (folds)
      return b.createOrFold<Op>(loc, operands...);
    else
      return Op::create(b, loc, operands...);
  }

  /// A number of the type of `a`.
  Value like(Value a, int64_t value) const {
    return a.getType().isIndex()
               ? index(value)
               : arith::ConstantIntOp::create(b, loc, a.getType(), value).getResult();
  }
};

using IndexBuilder = BasicIndexBuilder</*folds=*/true>;
using PlainIndexBuilder = BasicIndexBuilder</*folds=*/false>;

} // namespace sluice::util
