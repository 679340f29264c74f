//===- KernelBuilder.h - short words for the bodies of kernels ------------===//
#pragma once
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Writes operations at the place of one builder, which loops and conditions move inwards and back.
template <bool folds> class BasicKernelBuilder : public util::BasicIndexBuilder<folds> {
  using Base = util::BasicIndexBuilder<folds>;

public:
  using Base::Base, Base::b, Base::loc, Base::add, Base::mul;
  using Values = SmallVector<Value>;

  Value f32(double value) {
    return arith::ConstantOp::create(b, loc, b.getFloatAttr(b.getF32Type(), value));
  }
  /// A float of any width.
  Value asF32(Value value) {
    Type f32 = b.getF32Type();
    if (value.getType() == f32)
      return value;
    if (value.getType().getIntOrFloatBitWidth() > 32)
      return arith::TruncFOp::create(b, loc, f32, value);
    return arith::ExtFOp::create(b, loc, f32, value);
  }
  Value zero(Type type) {
    return arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type)));
  }
  /// A vector of `elements`, and those neighbours in memory at a multiple of `bytes`.
  Value vectorOf(ArrayRef<Value> elements) {
    auto type = VectorType::get({int64_t(elements.size())}, elements.front().getType());
    return vector::FromElementsOp::create(b, loc, type, elements);
  }
  Value loadAligned(Type element, int64_t lanes, Value memory, ValueRange at, int64_t bytes) {
    return vector::LoadOp::create(b, loc, VectorType::get({lanes}, element), memory, at,
                                  /*nontemporal=*/false, llvm::MaybeAlign(bytes));
  }
  void storeAligned(Value vector, Value memory, ValueRange at, int64_t bytes) {
    vector::StoreOp::create(b, loc, vector, memory, at, /*nontemporal=*/false,
                            llvm::MaybeAlign(bytes));
  }
  Value threadId() { return gpu::ThreadIdOp::create(b, loc, gpu::Dimension::x); }
  Value workgroupId(unsigned dimension = 0) {
    return hal::WorkgroupIdOp::create(b, loc, b.getIndexType(), dimension);
  }
  Value workgroupCount() { return hal::WorkgroupCountOp::create(b, loc, b.getIndexType(), 0); }

  /// `body` for index values from `from` on, below `to`; it takes what it carries and returns it
  /// for the next round.
  Values loop(Value from, Value to, Value step, ValueRange carried,
              function_ref<Values(Value, ValueRange)> body) {
    auto loop = scf::ForOp::create(b, loc, from, to, step, carried);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Values next = body(loop.getInductionVar(), loop.getRegionIterArgs());
    if (!carried.empty())
      scf::YieldOp::create(b, loc, next);
    return loop.getResults();
  }
  /// The same where nothing is carried.
  void forEach(Value from, Value to, Value step, function_ref<void(Value)> body) {
    loop(from, to, step, {}, [&](Value at, ValueRange) { return body(at), Values(); });
  }
  /// Those below `count` that are this thread's, where all workgroups have `threads` of them, or
  /// this workgroup's.
  void forThread(int64_t threads, Value count, function_ref<void(Value)> body) {
    Value id = workgroupId(), groups = workgroupCount(), thread = threadId();
    forEach(add(mul(id, threads), thread), count, mul(groups, threads), body);
  }
  void forWorkgroup(Value count, function_ref<void(Value)> body) {
    forEach(workgroupId(), count, workgroupCount(), body);
  }

  /// `body` only if `condition` holds; null: surely.
  void ifThen(Value condition, function_ref<void()> body) {
    if (!condition)
      return body();
    auto branch = scf::IfOp::create(b, loc, condition, /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    body();
  }
  void ifElse(Value condition, function_ref<void()> body, function_ref<void()> otherwise) {
    auto branch = scf::IfOp::create(b, loc, condition, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    body();
    b.setInsertionPoint(branch.elseBlock()->getTerminator());
    otherwise();
  }
  /// What `body` makes of `values` if `condition` holds, else themselves.
  Values ifChanged(Value condition, ValueRange values, function_ref<Values(ValueRange)> body) {
    if (!condition)
      return body(values);
    auto branch = scf::IfOp::create(b, loc, values.getTypes(), condition, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, loc, body(values));
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, loc, values);
    return branch.getResults();
  }
};

using KernelBuilder = BasicKernelBuilder</*folds=*/true>;
using PlainKernelBuilder = BasicKernelBuilder</*folds=*/false>;

} // namespace sluice::kernels
