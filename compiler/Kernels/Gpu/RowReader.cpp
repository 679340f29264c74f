//===- RowReader.cpp - threads of a workgroup read a row in chunks --------===//
#include "compiler/Kernels/Gpu/SingleOp.h"

using namespace sluice::kernels;

RowReader::RowReader(SingleOp &op, const OpRows &rows, Value memory, int64_t threads, int64_t step,
                     int64_t vector)
    : op(op), rows(rows), memory(memory), threads(threads), step(step), vector(vector) {
  auto type = cast<MemRefType>(memory.getType());
  if (!type.getLayout().isIdentity() || rows.dimension + 1 != type.getRank())
    this->vector = 1;
  if (this->vector > 1 && type.isDynamicDim(rows.dimension)) {
    Value rest = arith::RemUIOp::create(e, rows.length, e.index(vector));
    vectorsFit = arith::CmpIOp::create(e, arith::CmpIPredicate::eq, rest, e.index(0));
  }
}

Value RowReader::position(Value chunk, Value i) const {
  Value within = e.add(e.mul(e.div(i, vector), vector * threads), e.rem(i, vector));
  return e.add(e.add(chunk, within), e.mul(op.thread, e.index(vector)));
}

Values RowReader::read(ArrayRef<Value> row, Value chunk) const {
  Type element = cast<MemRefType>(memory.getType()).getElementType();
  auto one = [&] {
    Values values;
    Value last = e.sub(rows.length, e.index(1));
    for (int64_t i = 0; i < step; ++i)
      values.push_back(e.load(memory, rows.at(row, e.min(position(chunk, i), last))));
    return values;
  };
  if (vector == 1)
    return one();
  auto vectors = [&](Value last) {
    Values values;
    auto type = VectorType::get({vector}, element);
    int64_t bytes = vector * sluice::elementBytes(element);
    for (int64_t i = 0; i < step; i += vector) {
      Value at = position(chunk, i);
      Value read =
          vector::LoadOp::create(e, type, memory, rows.at(row, last ? e.min(at, last) : at),
                                 /*nontemporal=*/false, llvm::MaybeAlign(bytes));
      for (int64_t lane = 0; lane < vector; ++lane)
        values.push_back(vector::ExtractOp::create(e, read, lane));
    }
    return values;
  };
  auto whole = [&] { return vectors({}); };
  // Where vectors end with the row, others of them are those past the end.
  auto rest = [&] { return vectorsFit ? one() : vectors(e.sub(rows.length, vector)); };
  return e.ifElse(isWhole(chunk), whole, rest);
}

Value RowReader::isWhole(Value chunk) const {
  Value full = e.less(e.add(chunk, e.index(this->chunk() - 1)), rows.length);
  return vectorsFit ? e.both(full, vectorsFit) : full;
}

void RowReader::write(Value target, ArrayRef<Value> row, Value chunk,
                      ArrayRef<Value> values) const {
  Type element = cast<MemRefType>(target.getType()).getElementType();
  auto one = [&] {
    for (auto [i, value] : llvm::enumerate(values)) {
      Value at = position(chunk, i);
      e.ifThen(e.less(at, rows.length),
               [&, value = value] { e.store(value, target, rows.at(row, at)); });
    }
  };
  if (vector == 1)
    return one();
  auto whole = [&] {
    auto type = VectorType::get({vector}, element);
    for (int64_t i = 0; i < step; i += vector) {
      Value all = vector::FromElementsOp::create(e, type, values.slice(i, vector));
      vector::StoreOp::create(e, all, target, rows.at(row, position(chunk, i)),
                              /*nontemporal=*/false,
                              llvm::MaybeAlign(vector * sluice::elementBytes(element)));
    }
  };
  e.ifElse(isWhole(chunk), whole, one);
}

void RowReader::forEachPart(int64_t count,
                            function_ref<void(Value, ArrayRef<Value>, Value, Value)> body) const {
  Value wide = e.index(chunk()), parts = e.index(count);
  Value share = e.mul(e.createOrFold<arith::CeilDivUIOp>(rows.length, e.mul(wide, parts)), wide);
  e.loop(op.workgroup, e.mul(rows.count, parts), op.workgroups, [&](Value number) {
    Values row = rows.indices(arith::DivUIOp::create(e, number, parts));
    Value begin = e.min(e.mul(arith::RemUIOp::create(e, number, parts), share), rows.length);
    body(number, row, begin, e.min(e.add(begin, share), rows.length));
  });
}

Values
RowReader::forEachChunk(ArrayRef<Value> row, Value begin, Value end, Values carried,
                        function_ref<Values(Value, ValueRange, ArrayRef<Value>)> body) const {
  Value step = e.index(chunk());
  size_t count = carried.size();
  llvm::append_range(carried, read(row, begin));
  Values all = e.loop(begin, end, step, carried, [&](Value at, ValueRange state) {
    Values ahead = read(row, e.add(at, step));
    Values next = body(at, state.take_front(count), Values(state.drop_front(count)));
    llvm::append_range(next, ahead);
    return next;
  });
  all.truncate(count);
  return all;
}
