//===- KernelBuilder.h - short words for the bodies of GPU kernels --------===//
#pragma once
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace sluice::kernels {

/// Writes operations at the place of one builder, which loops and conditions move inwards and back.
class KernelBuilder : public util::IndexBuilder {
public:
  using util::IndexBuilder::BasicIndexBuilder;
  using Values = llvm::SmallVector<Value>;

  Value f32(double value) {
    return mlir::arith::ConstantOp::create(b, loc, b.getFloatAttr(b.getF32Type(), value));
  }
  Value zero(mlir::Type type) {
    return mlir::arith::ConstantOp::create(b, loc,
                                           llvm::cast<mlir::TypedAttr>(b.getZeroAttr(type)));
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
};

} // namespace sluice::kernels
