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

  Value add(Value a, Value c) const { return make<arith::AddIOp>(a, c); }
  Value sub(Value a, Value c) const { return make<arith::SubIOp>(a, c); }
  Value mul(Value a, Value c) const { return make<arith::MulIOp>(a, c); }
  Value div(Value a, Value c) const { return make<arith::DivUIOp>(a, c); }
  Value rem(Value a, Value c) const { return make<arith::RemUIOp>(a, c); }
  Value divUp(Value a, Value c) const { return make<arith::CeilDivUIOp>(a, c); }
  Value smaller(Value a, Value c) const { return make<arith::MinUIOp>(a, c); }
  Value larger(Value a, Value c) const { return make<arith::MaxUIOp>(a, c); }
  Value exclusiveOr(Value a, Value c) const { return make<arith::XOrIOp>(a, c); }
  Value less(Value a, Value c) const { return compare(arith::CmpIPredicate::ult, a, c); }
  Value equal(Value a, Value c) const { return compare(arith::CmpIPredicate::eq, a, c); }

  Value add(Value a, int64_t c) const { return add(a, like(a, c)); }
  Value sub(Value a, int64_t c) const { return sub(a, like(a, c)); }
  Value mul(Value a, int64_t c) const { return mul(a, like(a, c)); }
  Value div(Value a, int64_t c) const { return div(a, like(a, c)); }
  Value rem(Value a, int64_t c) const { return rem(a, like(a, c)); }
  Value divUp(Value a, int64_t c) const { return divUp(a, like(a, c)); }
  Value smaller(Value a, int64_t c) const { return smaller(a, like(a, c)); }
  Value larger(Value a, int64_t c) const { return larger(a, like(a, c)); }
  Value less(Value a, int64_t c) const { return less(a, like(a, c)); }
  Value equal(Value a, int64_t c) const { return equal(a, like(a, c)); }

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
  Value compare(arith::CmpIPredicate predicate, Value a, Value c) const {
    return make<arith::CmpIOp>(predicate, a, c);
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
