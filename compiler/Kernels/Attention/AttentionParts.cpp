//===- AttentionParts.cpp - rows whose keys several workgroups share ------===//
#include "compiler/Kernels/Attention/AttentionEmitter.h"

using namespace sluice::kernels;

AttentionParts::AttentionParts(KernelBuilder &k, AttentionAccess &access, int64_t count)
    : k(k), access(access), count(count), workspace(k.b, k.loc) {
  auto type = MemRefType::get({ShapedType::kDynamic}, k.b.getF32Type());
  Value rows = k.mul(k.mul(access.batch.total, access.rows.total), count);
  sums = workspace.slot(type, k.mul(rows, access.columns.total));
  states = workspace.slot(type, k.mul(rows, 2));
}

Value AttentionParts::stateAt(Value part, Value batch, Value row) {
  Value inPart = k.add(k.mul(part, access.batch.total), batch);
  return k.mul(k.add(k.mul(inPart, access.rows.total), row), 2);
}

void AttentionParts::keepStates(Value part, Value batch, Value first,
                                ArrayRef<AccumulatorsOfRow> rows, ArrayRef<Value> exponents,
                                ArrayRef<Value> totals) {
  for (auto [ofRow, exponent, total] : llvm::zip_equal(rows, exponents, totals)) {
    Value row = k.add(first, k.asIndex(ofRow.row));
    k.ifThen(k.less(row, access.rows.total), [&, exponent = exponent, total = total] {
      Value both = k.vectorOf({exponent, total});
      k.storeAligned(both, states, stateAt(part, batch, row), /*bytes=*/8);
    });
  }
}

AttentionOperand AttentionParts::sumsOf(Value part) {
  AttentionOperand operand;
  operand.memory.flat = sums;
  operand.element = k.b.getF32Type();
  operand.strides.resize(access.output.strides.size());
  Value stride = k.index(1);
  for (const AttentionAxis *axis : {&access.columns, &access.rows, &access.batch})
    for (auto [dim, extent] : llvm::reverse(llvm::zip_equal(axis->dims, axis->extents))) {
      operand.strides[dim] = stride;
      stride = k.mul(stride, extent);
    }
  operand.start = k.mul(part, stride);
  operand.lastDim = access.columns.dims.empty() ? -1 : access.columns.dims.back();
  operand.chunk = 2; // Where columns are whole pairs.
  return operand;
}

SmallVector<Value> AttentionParts::pairAt(Value memory, Value at) {
  Value both = k.loadAligned(k.b.getF32Type(), 2, memory, at, /*bytes=*/8);
  return {vector::ExtractOp::create(k.b, k.loc, both, 0),
          vector::ExtractOp::create(k.b, k.loc, both, 1)};
}

SmallVector<Value> AttentionParts::combined(Value batch, Value row, Value column) {
  // All loads first: they wait for memory together.
  SmallVector<SmallVector<Value>> state, values;
  Value next = k.smaller(k.add(column, 1), k.sub(access.columns.total, k.index(1)));
  for (int64_t i = 0; i < count; ++i) {
    Value part = k.index(i);
    state.push_back(pairAt(states, stateAt(part, batch, row)));
    AttentionOperand ofPart = sumsOf(part);
    Value first = k.add(access.first(ofPart, access.indices(access.batch, batch)),
                        access.offset(ofPart, access.rows, row));
    auto place = [&](Value at) { return k.add(first, access.offset(ofPart, access.columns, at)); };
    if (access.hasWholeChunks(ofPart, access.columns, 2))
      values.push_back(pairAt(sums, place(column)));
    else
      values.push_back({memref::LoadOp::create(k.b, k.loc, sums, place(column)),
                        memref::LoadOp::create(k.b, k.loc, sums, place(next))});
  }
  Value largest = state[0][0], lowest = k.f32(-INFINITY), zero = k.f32(0);
  for (int64_t i = 1; i < count; ++i)
    largest =
        k.select(arith::CmpFOp::create(k.b, k.loc, arith::CmpFPredicate::OGT, state[i][0], largest),
                 state[i][0], largest);
  // Where all keys were removed, any finite value does.
  Value nothing = arith::CmpFOp::create(k.b, k.loc, arith::CmpFPredicate::OEQ, largest, lowest);
  Value base = k.select(nothing, zero, largest);
  SmallVector<Value> all{zero, zero, zero};
  for (int64_t i = 0; i < count; ++i) {
    Value decay =
        math::Exp2Op::create(k.b, k.loc, arith::SubFOp::create(k.b, k.loc, state[i][0], base));
    SmallVector<Value> ofPart{state[i][1], values[i][0], values[i][1]};
    for (auto [sum, value] : llvm::zip(all, ofPart))
      sum = math::FmaOp::create(k.b, k.loc, decay, value, sum);
  }
  return {weightedMean(k, access.op, all[1], all[0]), weightedMean(k, access.op, all[2], all[0])};
}

LogicalResult kernels::combineParts(Kernel &launch, const AttentionPlan &plan) {
  linalg_ext::AttentionOp op;
  launch.func.walk([&](linalg_ext::AttentionOp found) { op = found; });
  MemrefKernel memrefs(launch);
  OpBuilder &b = memrefs.body();
  KernelBuilder k(b, launch.func.getLoc());
  AttentionAccess access(k, memrefs, op);
  AttentionParts parts(k, access, plan.parts);
  // A thread has two columns of a row.
  Value across = k.divUp(access.columns.total, 2), inBatch = k.mul(access.rows.total, across),
        count = k.mul(inBatch, access.batch.total);
  k.forThread(plan.threads, count, [&](Value number) {
    Value batch = k.div(number, inBatch), row = k.div(k.rem(number, inBatch), across),
          column = k.mul(k.rem(number, across), 2);
    const AttentionOperand &output = access.output;
    Value first = k.add(access.first(output, access.indices(access.batch, batch)),
                        access.offset(output, access.rows, row));
    for (auto [i, value] : llvm::enumerate(parts.combined(batch, row, column))) {
      Value at = k.add(column, i), result = value;
      if (!output.element.isF32())
        result = arith::TruncFOp::create(b, k.loc, output.element, value);
      bool isSure = i == 0 || access.columns.isCoveredBy(2);
      k.ifThen(isSure ? Value() : k.less(at, access.columns.total), [&] {
        memref::StoreOp::create(b, k.loc, result, output.memory.flat,
                                k.add(first, access.offset(output, access.columns, at)));
      });
    }
  });
  if (access.isBroken)
    return launch.func.emitOpError("has operands that cannot be found beside the products");
  return memrefs.launch(plan.threads, /*aligned=*/true, count, plan.threads);
}
