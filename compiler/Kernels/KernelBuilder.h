//===- KernelBuilder.h - short words for the bodies of kernels ------------===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/Util/IndexBuilder.h"

namespace sluice::kernels {

/// Writes operations at the place of one builder, which loops and conditions move inwards and back.
template <bool folds> class BasicKernelBuilder : public util::BasicIndexBuilder<folds> {
  using Base = util::BasicIndexBuilder<folds>;

public:
  using Base::Base, Base::b, Base::loc, Base::add, Base::mul;
  using Value = mlir::Value;
  using Values = llvm::SmallVector<Value>;

  Value f32(double value) {
    return mlir::arith::ConstantOp::create(b, loc, b.getFloatAttr(b.getF32Type(), value));
  }
  /// A float of any width.
  Value asF32(Value value) {
    mlir::Type f32 = b.getF32Type();
    if (value.getType() == f32)
      return value;
    if (value.getType().getIntOrFloatBitWidth() > 32)
      return mlir::arith::TruncFOp::create(b, loc, f32, value);
    return mlir::arith::ExtFOp::create(b, loc, f32, value);
  }
  Value zero(mlir::Type type) {
    return mlir::arith::ConstantOp::create(b, loc,
                                           llvm::cast<mlir::TypedAttr>(b.getZeroAttr(type)));
  }
  Value threadId() { return mlir::gpu::ThreadIdOp::create(b, loc, mlir::gpu::Dimension::x); }
  Value workgroupId(unsigned dimension = 0) {
    return hal::WorkgroupIdOp::create(b, loc, b.getIndexType(), dimension);
  }
  Value workgroupCount() { return hal::WorkgroupCountOp::create(b, loc, b.getIndexType(), 0); }

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
  /// The same where nothing is carried.
  void forEach(Value from, Value to, Value step, llvm::function_ref<void(Value)> body) {
    loop(from, to, step, {}, [&](Value at, mlir::ValueRange) { return body(at), Values(); });
  }
  /// Those below `count` that are this thread's, where all workgroups have `threads` of them, or
  /// this workgroup's.
  void forThread(int64_t threads, Value count, llvm::function_ref<void(Value)> body) {
    Value id = workgroupId(), groups = workgroupCount(), thread = threadId();
    forEach(add(mul(id, threads), thread), count, mul(groups, threads), body);
  }
  void forWorkgroup(Value count, llvm::function_ref<void(Value)> body) {
    forEach(workgroupId(), count, workgroupCount(), body);
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
  void ifElse(Value condition, llvm::function_ref<void()> body,
              llvm::function_ref<void()> otherwise) {
    auto branch = mlir::scf::IfOp::create(b, loc, condition, /*withElseRegion=*/true);
    mlir::OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    body();
    b.setInsertionPoint(branch.elseBlock()->getTerminator());
    otherwise();
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

using KernelBuilder = BasicKernelBuilder</*folds=*/true>;
using PlainKernelBuilder = BasicKernelBuilder</*folds=*/false>;

} // namespace sluice::kernels
