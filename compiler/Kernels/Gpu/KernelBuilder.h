//===- KernelBuilder.h - short words for the bodies of GPU kernels --------===//
#pragma once
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace sluice::kernels {

/// Writes operations at the place of one builder, which loops and conditions move inwards and back.
class KernelBuilder {
public:
  using Value = mlir::Value;
  using Values = llvm::SmallVector<Value>;

  KernelBuilder(mlir::OpBuilder &builder, mlir::Location loc) : b(builder), loc(loc) {}

  Value index(int64_t value) { return mlir::arith::ConstantIndexOp::create(b, loc, value); }
  Value i32(int64_t value) { return mlir::arith::ConstantIntOp::create(b, loc, value, 32); }
  Value f32(double value) {
    return mlir::arith::ConstantOp::create(b, loc, b.getFloatAttr(b.getF32Type(), value));
  }
  Value zero(mlir::Type type) {
    return mlir::arith::ConstantOp::create(b, loc,
                                           llvm::cast<mlir::TypedAttr>(b.getZeroAttr(type)));
  }

  // Whole numbers, none negative: index or i32.
  Value add(Value a, Value c) { return b.createOrFold<mlir::arith::AddIOp>(loc, a, c); }
  Value sub(Value a, Value c) { return b.createOrFold<mlir::arith::SubIOp>(loc, a, c); }
  Value mul(Value a, Value c) { return b.createOrFold<mlir::arith::MulIOp>(loc, a, c); }
  Value div(Value a, Value c) { return b.createOrFold<mlir::arith::DivUIOp>(loc, a, c); }
  Value rem(Value a, Value c) { return b.createOrFold<mlir::arith::RemUIOp>(loc, a, c); }
  Value divUp(Value a, Value c) { return b.createOrFold<mlir::arith::CeilDivUIOp>(loc, a, c); }
  Value smaller(Value a, Value c) { return b.createOrFold<mlir::arith::MinUIOp>(loc, a, c); }
  Value exclusiveOr(Value a, Value c) { return b.createOrFold<mlir::arith::XOrIOp>(loc, a, c); }
  Value add(Value a, int64_t c) { return add(a, like(a, c)); }
  Value mul(Value a, int64_t c) { return mul(a, like(a, c)); }
  Value div(Value a, int64_t c) { return div(a, like(a, c)); }
  Value rem(Value a, int64_t c) { return rem(a, like(a, c)); }
  Value divUp(Value a, int64_t c) { return divUp(a, like(a, c)); }
  Value less(Value a, Value c) {
    return b.createOrFold<mlir::arith::CmpIOp>(loc, mlir::arith::CmpIPredicate::ult, a, c);
  }
  Value asIndex(Value value) {
    return value.getType().isIndex()
               ? value
               : mlir::arith::IndexCastUIOp::create(b, loc, b.getIndexType(), value).getResult();
  }
  Value asI32(Value value) {
    return value.getType().isIndex()
               ? mlir::arith::IndexCastOp::create(b, loc, b.getI32Type(), value).getResult()
               : value;
  }

  Value both(Value a, Value c) {
    return !a ? c : !c ? a : b.createOrFold<mlir::arith::AndIOp>(loc, a, c);
  }
  Value select(Value condition, Value a, Value c) {
    return b.createOrFold<mlir::arith::SelectOp>(loc, condition, a, c);
  }

  /// `body` for index values from `from` on, below `to`; it takes what it carries and returns it
  /// for the next round.
  Values loop(Value from, Value to, Value step, mlir::ValueRange carried,
              llvm::function_ref<Values(Value, mlir::ValueRange)> body) {
    auto loop = mlir::scf::ForOp::create(b, loc, from, to, step, carried);
    mlir::OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Values next = body(loop.getInductionVar(), loop.getRegionIterArgs());
    if (!carried.empty())
      mlir::scf::YieldOp::create(b, loc, next);
    return loop.getResults();
  }
  /// `body` only if `condition` holds; null: surely.
  void ifThen(Value condition, llvm::function_ref<void()> body) {
    if (!condition)
      return body();
    auto branch = mlir::scf::IfOp::create(b, loc, condition, /*withElseRegion=*/false);
    mlir::OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    body();
  }
  /// What `body` makes of `values` if `condition` holds, else themselves.
  Values ifChanged(Value condition, mlir::ValueRange values,
                   llvm::function_ref<Values(mlir::ValueRange)> body) {
    if (!condition)
      return body(values);
    auto branch =
        mlir::scf::IfOp::create(b, loc, values.getTypes(), condition, /*withElseRegion=*/true);
    mlir::OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    mlir::scf::YieldOp::create(b, loc, body(values));
    b.setInsertionPointToStart(branch.elseBlock());
    mlir::scf::YieldOp::create(b, loc, values);
    return branch.getResults();
  }

  mlir::OpBuilder &b;
  mlir::Location loc;

private:
  Value like(Value a, int64_t value) { return a.getType().isIndex() ? index(value) : i32(value); }
};

} // namespace sluice::kernels
