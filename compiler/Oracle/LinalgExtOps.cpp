//===- LinalgExtOps.cpp - what the ops of linalg_ext mean to the oracle ---===//
// Each by the plainest algorithm that its definition in LinalgExtOps.td allows: rows are taken out,
// worked on and put back.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Oracle/Interpreter.h"
#include <cmath>
#include <numbers>

namespace sluice::oracle {

namespace {
using namespace linalg_ext;
using Indices = SmallVector<int64_t>;
using Row = std::vector<Datum>;

/// An op on its way: its results, which begin as its outs, and its region. What fails is kept until
/// it can be returned.
class Run {
public:
  /// Takes a step for each position of a space of these sizes.
  Run(DestinationStyleOpInterface op, const Call &call, ArrayRef<int64_t> space)
      : call(call), outer(call.run.position), wasInElement(call.run.inElement),
        hasFailed(failed(call.run.spend(op, productOf(space), space))) {
    call.run.inElement = true;
    if (op->getNumRegions())
      region = &op->getRegion(0);
    for (OpOperand &init : op.getDpsInitsMutable())
      outs.push_back(std::make_shared<Tensor>(*call.tensor(init.getOperandNumber())));
  }
  ~Run() {
    call.run.position = outer;
    call.run.inElement = wasInElement;
  }

  /// What the region yields for these arguments.
  ArrayRef<Datum> operator()(ArrayRef<Datum> arguments) {
    if (succeeded(call.run.runRegion(*region, arguments, yielded)))
      return yielded;
    hasFailed = true;
    yielded.clear();
    for (Value value : region->front().getTerminator()->getOperands())
      yielded.push_back(zeroOf(value.getType()));
    return yielded;
  }
  bool holds(const Datum &a, const Datum &b) { return toIndex((*this)({a, b})[0]) != 0; }
  /// Visits positions until something fails.
  void over(ArrayRef<int64_t> sizes, function_ref<void(ArrayRef<int64_t>)> visit) {
    forEachPosition(sizes, [&](ArrayRef<int64_t> at) { return visit(at), !hasFailed; });
  }
  /// Says why it cannot be computed.
  void fail(const Twine &why) { hasFailed = true, (void)call.fail(why); }
  /// The results, unless something failed.
  LogicalResult finish() {
    for (auto [to, from] : llvm::zip(call.results, outs))
      *to = TensorRef(from);
    return failure(hasFailed);
  }

  const Call &call;
  SmallVector<std::shared_ptr<Tensor>> outs;

private:
  Region *region = nullptr;
  ArrayRef<int64_t> outer;
  bool wasInElement;
  SmallVector<Datum> yielded;

public:
  bool hasFailed;
};

Indices without(ArrayRef<int64_t> indices, int64_t dim) {
  Indices rest(indices);
  rest.erase(rest.begin() + dim);
  return rest;
}
Indices with(ArrayRef<int64_t> rest, int64_t dim, int64_t at) {
  Indices indices(rest);
  indices.insert(indices.begin() + dim, at);
  return indices;
}
Row rowOf(const Tensor &tensor, ArrayRef<int64_t> rest, int64_t dim) {
  Row row;
  for (int64_t i = 0; i < tensor.shape[dim]; ++i)
    row.push_back(tensor.get(with(rest, dim, i)));
  return row;
}
void putRow(Tensor &tensor, ArrayRef<int64_t> rest, int64_t dim, const Row &row) {
  for (auto [i, value] : llvm::enumerate(row))
    tensor.set(with(rest, dim, int64_t(i)), value);
}
/// A number of an integer type or index.
Datum integer(int64_t value, Type type) {
  return APInt(type.isIndex() ? 64 : type.getIntOrFloatBitWidth(), uint64_t(value),
               /*isSigned=*/true,
               /*implicitTrunc=*/true);
}

//===- Order --------------------------------------------------------------===//

void sort(SortOp op, Run &run) {
  auto &outs = run.outs;
  int64_t dim = op.getDimension(), length = outs[0]->shape[dim];
  run.over(without(outs[0]->shape, dim), [&](ArrayRef<int64_t> rest) {
    SmallVector<Row> rows =
        llvm::map_to_vector(outs, [&](auto &out) { return rowOf(*out, rest, dim); });
    auto precedes = [&](int64_t i, int64_t j) {
      SmallVector<Datum> pair;
      for (Row &row : rows)
        pair.append({row[i], row[j]});
      return toIndex(run(pair)[0]) != 0;
    };
    // Each is put before those that it, and not they, precede, and so behind equal ones.
    Indices order;
    for (int64_t i = 0; i < length && !run.hasFailed; ++i)
      order.insert(
          llvm::upper_bound(
              order, i, [&](int64_t x, int64_t y) { return precedes(x, y) && !precedes(y, x); }),
          i);
    for (auto [out, row] : llvm::zip(outs, rows))
      for (auto [to, from] : llvm::enumerate(order))
        out->set(with(rest, dim, int64_t(to)), row[from]);
  });
}

void topk(TopkOp op, Run &run) {
  auto &outs = run.outs;
  const Tensor &values = *run.call.tensor(0);
  int64_t dim = op.getDimension(), k = outs[0]->shape[dim];
  if (op.getOverwrite() && values.shape[dim] < k)
    return run.fail("selects " + Twine(k) + " of " + Twine(values.shape[dim]) + " elements");
  bool hasIndices = outs.size() == 2;
  run.over(without(values.shape, dim), [&](ArrayRef<int64_t> rest) {
    Row best, origin;
    auto take = [&](const Datum &value, const Datum &index) {
      // Behind all that it does not precede: of equal ones the first comes first.
      size_t at = best.size();
      while (at > 0 && run.holds(value, best[at - 1]) && !run.holds(best[at - 1], value))
        --at;
      best.insert(best.begin() + at, value);
      origin.insert(origin.begin() + at, index);
      if (best.size() > size_t(k)) {
        best.pop_back();
        origin.pop_back();
      }
    };
    if (!op.getOverwrite())
      for (int64_t i = 0; i < k; ++i)
        take(outs[0]->get(with(rest, dim, i)),
             hasIndices ? outs[1]->get(with(rest, dim, i)) : Datum());
    for (int64_t i = 0; i < values.shape[dim] && !run.hasFailed; ++i) {
      Indices at = with(rest, dim, i);
      Datum from;
      if (hasIndices)
        from =
            op.getInputs().size() == 2 ? run.call.tensor(1)->get(at) : integer(i, outs[1]->element);
      take(values.get(at), from);
    }
    putRow(*outs[0], rest, dim, best);
    if (hasIndices)
      putRow(*outs[1], rest, dim, origin);
  });
}

void argCompare(ArgCompareOp op, Run &run) {
  auto &outs = run.outs;
  const Tensor &values = *run.call.tensor(0);
  int64_t dim = op.getDimension(),
          base = op.getIndexBase() ? toIndex(run.call.run.get(op.getIndexBase())) : 0;
  run.over(without(values.shape, dim), [&](ArrayRef<int64_t> rest) {
    for (int64_t i = 0; i < values.shape[dim]; ++i) {
      Indices at = with(rest, dim, i);
      if (!run.holds(values.get(at), outs[0]->get(rest)))
        continue;
      outs[0]->set(rest, values.get(at));
      outs[1]->set(rest, op.getInputs().size() == 2 ? run.call.tensor(1)->get(at)
                                                    : integer(base + i, outs[1]->element));
    }
  });
}

void scan(ScanOp op, Run &run) {
  auto &outs = run.outs;
  const Tensor &values = *run.call.tensor(0);
  int64_t dim = op.getDimension(), length = values.shape[dim];
  const llvm::fltSemantics *wide = run.call.run.keepWide(op.getRegion().front(), 0, 0),
                           *narrow = semanticsOf(values.element);
  auto rounded = [&](const Datum &sum) { return wide ? convert(sum, *narrow) : sum; };
  run.over(without(values.shape, dim), [&](ArrayRef<int64_t> rest) {
    Datum running = outs[1]->get(rest);
    for (int64_t i = 0; i < length; ++i) {
      // Inclusive ones begin with the first element, others with the accumulator.
      if (int64_t from = op.getInclusive() ? i : i - 1; i == 0 && op.getInclusive())
        running = values.get(with(rest, dim, 0));
      else if (from >= 0)
        running = run({running, values.get(with(rest, dim, from))})[0];
      outs[0]->set(with(rest, dim, i), rounded(running));
    }
    outs[1]->set(rest, rounded(running));
  });
}

//===- Computed positions -------------------------------------------------===//

/// Component `i` of the index that belongs to `batch`.
int64_t component(const Tensor &indices, ArrayRef<int64_t> batch, bool hasIndexDim, int64_t i) {
  return toIndex(indices.get(hasIndexDim ? with(batch, batch.size(), i) : Indices(batch)));
}

bool isMasked(const Call &call, unsigned inputs, ArrayRef<int64_t> batch) {
  return inputs == 3 && toIndex(call.tensor(2)->get(batch)) == 0;
}

void scatter(ScatterOp op, Run &run) {
  Tensor &out = *run.outs[0];
  const Tensor &updates = *run.call.tensor(0);
  int64_t batchRank = op.getBatchRank();
  run.over(updates.shape, [&](ArrayRef<int64_t> at) {
    ArrayRef<int64_t> batch = at.take_front(batchRank);
    if (isMasked(run.call, op.getInputs().size(), batch))
      return;
    Indices to(out.rank(), 0);
    for (auto [i, dim] : llvm::enumerate(op.getDimensionMap()))
      to[dim] = component(*run.call.tensor(1), batch, op.hasIndexDim(), i);
    for (auto [dim, offset] : llvm::zip_equal(op.getSliceDims(), at.drop_front(batchRank)))
      to[dim] += offset;
    if (out.find(to) >= 0)
      out.set(to, run({updates.get(at), out.get(to)})[0]);
  });
}

void gather(GatherOp op, Run &run) {
  Tensor &out = *run.outs[0];
  const Tensor &source = *run.call.tensor(0);
  int64_t batchRank = op.getBatchRank();
  run.over(out.shape, [&](ArrayRef<int64_t> at) {
    ArrayRef<int64_t> batch = at.take_front(batchRank);
    if (isMasked(run.call, op.getInputs().size(), batch) || source.count() == 0)
      return;
    Indices from(source.rank(), 0);
    for (auto [i, dim] : llvm::enumerate(op.getDimensionMap()))
      from[dim] = std::clamp<int64_t>(component(*run.call.tensor(1), batch, op.hasIndexDim(), i), 0,
                                      source.shape[dim] - 1);
    for (auto [dim, offset] : llvm::zip_equal(op.getSliceDims(), at.drop_front(batchRank)))
      from[dim] = offset;
    out.set(at, run({source.get(from), out.get(at)})[0]);
  });
}

SmallVector<Datum> asData(ArrayRef<int64_t> indices) { return llvm::map_to_vector(indices, index); }
Indices asIndices(ArrayRef<Datum> data) { return llvm::map_to_vector(data, toIndex); }

void mapLoad(MapLoadOp op, Run &run) {
  const Tensor &source = *run.call.tensor(0);
  run.over(run.outs[0]->shape, [&](ArrayRef<int64_t> at) {
    ArrayRef<Datum> yielded = run(asData(at));
    int64_t from = source.find(asIndices(yielded.drop_back()));
    run.outs[0]->set(at, from < 0 ? yielded.back() : source.get(from));
  });
}

void mapStore(MapStoreOp op, Run &run) {
  const Tensor &source = *run.call.tensor(0);
  run.over(source.shape, [&](ArrayRef<int64_t> at) {
    ArrayRef<Datum> yielded = run(asData(at));
    int64_t to = run.outs[0]->find(asIndices(yielded.drop_back()));
    if (to >= 0 && toIndex(yielded.back()) != 0)
      run.outs[0]->set(to, source.get(at));
  });
}

//===- Attention and FFT: in long double, rounded once --------------------===//

using Real = long double;

Real real(const Tensor &tensor, AffineMap map, ArrayRef<int64_t> at) {
  return toReal(std::get<APFloat>(tensor.get(evaluate(map, at))));
}

LogicalResult attention(AttentionOp op, const Call &call) {
  AttentionOp::Dims dims = op.getDims();
  auto tensorOf = [&](Value value) { return std::get<TensorRef>(call.run.get(value)); };
  TensorRef query = tensorOf(op.getQuery()), key = tensorOf(op.getKey()),
            value = tensorOf(op.getValue());
  auto tensorIf = [&](Value value) { return value ? tensorOf(value) : nullptr; };
  TensorRef mask = tensorIf(op.getMask()), lengths = tensorIf(op.getLengths()),
            table = tensorIf(op.getTable());
  AffineMap queryMap = op.getQueryMap(), keyMap = op.getKeyMap(), valueMap = op.getValueMap(),
            maskMap = op.getMaskMap(), outMap = op.getOutputMap();
  Real scale = op.getScale() ? toReal(std::get<APFloat>(call.run.get(op.getScale()))) : 1;
  Indices sizes(queryMap.getNumDims(), 0), at(sizes);
  unsigned out = op.getDpsInitsMutable()[0].getOperandNumber();
  for (auto [size, extent] : llvm::zip_equal(sizes, op.getExtents())) {
    auto [operand, dim] = extent.front();
    size = (operand == op.getOutput() ? call.tensor(out) : tensorOf(operand))->shape[dim];
  }
  int64_t page = op.getPageDim();
  // Blocks of a cache, an element in the one that the table names, and keys of the current row.
  auto blocksOf = [&](const Tensor &cache, AffineMap map) {
    auto expr = getAffineDimExpr(page, map.getContext());
    return cache.shape[*map.getResultPosition(expr)];
  };
  auto ofCache = [&](const Tensor &cache, AffineMap map) {
    Indices inCache(at);
    if (table)
      inCache[page] = std::clamp<int64_t>(toIndex(table->get(evaluate(op.getTableMap(), at))), 0,
                                          blocksOf(cache, map) - 1);
    return real(cache, map, inCache);
  };
  auto lengthOfRow = [&] { return toIndex(lengths->get(evaluate(op.getLengthsMap(), at))); };
  auto keysOfRow = [&]() -> int64_t {
    int64_t keys = productOf(llvm::map_to_vector(dims.k2, [&](int64_t dim) { return sizes[dim]; }));
    if (table && (blocksOf(*key, keyMap) == 0 || blocksOf(*value, valueMap) == 0))
      return 0;
    return lengths ? std::clamp<int64_t>(lengthOfRow(), 0, keys) : keys;
  };
  Run body(op, call, sizes);
  auto &outs = body.outs;
  if (body.hasFailed)
    return failure();
  auto over = [&](ArrayRef<int64_t> loops, function_ref<void()> body) {
    Indices extents = llvm::map_to_vector(loops, [&](int64_t dim) { return sizes[dim]; });
    forEachPosition(extents, [&](ArrayRef<int64_t> position) {
      for (auto [dim, i] : llvm::zip_equal(loops, position))
        at[dim] = i;
      body();
      return true;
    });
  };
  call.run.position = at;
  auto score = [&]() -> Real {
    Real sum = 0;
    over(dims.k1, [&] { sum += real(*query, queryMap, at) * ofCache(*key, keyMap); });
    sum *= scale;
    SmallVector<Datum> taken;
    if (mask) {
      Datum element = mask->get(evaluate(maskMap, at));
      if (op.isMaskInRegion())
        taken.push_back(element);
      else if (auto *added = std::get_if<APFloat>(&element))
        sum += toReal(*added);
      else if (toIndex(element) == 0)
        sum = -INFINITY;
    }
    if (op.getRegion().empty())
      return sum;
    taken.insert(taken.begin(),
                 fromReal(sum, *semanticsOf(op.getRegion().getArgument(0).getType())));
    return toReal(std::get<APFloat>(body(taken)[0]));
  };
  Indices rows(dims.batch);
  rows.append(dims.m);
  over(rows, [&] {
    std::vector<Real> scores;
    int64_t keys = keysOfRow(),
            first = op.getWindow() ? lengthOfRow() - int64_t(*op.getWindow()) : 0;
    over(dims.k2, [&] {
      int64_t number = scores.size();
      scores.push_back(number >= first && number < keys ? score() : -INFINITY);
    });
    Real largest = -INFINITY, total = 0;
    for (Real score : scores)
      largest = std::isnan(score) || score > largest ? score : largest;
    // What is removed adds nothing, whatever its value.
    auto weightOf = [&](Real score) -> Real {
      return score == -INFINITY ? 0 : std::exp(score - largest);
    };
    for (Real score : scores)
      total += weightOf(score);
    over(dims.n, [&] {
      Real sum = 0;
      size_t next = 0;
      over(dims.k2, [&] {
        Real score = scores[next++];
        sum += score == -INFINITY ? 0 : weightOf(score) * ofCache(*value, valueMap);
      });
      Real result = total != 0 ? sum / total : op.getNanIfEmpty() ? NAN : 0;
      outs[0]->set(evaluate(outMap, at), fromReal(result, *semanticsOf(outs[0]->element)));
    });
  });
  return body.finish();
}

void fft(FftOp op, Run &run) {
  auto &outs = run.outs;
  int64_t stage = toIndex(*run.call.operands[0]), length = outs[0]->shape.back(),
          dim = outs[0]->rank() - 1;
  if (stage < 1 || stage > 62 || !llvm::isPowerOf2_64(length) || (int64_t(1) << stage) > length)
    return run.fail("stage " + Twine(stage) + " of a transform of " + Twine(length) +
                    " elements does not exist");
  int64_t half = int64_t(1) << (stage - 1);
  const llvm::fltSemantics &type = *semanticsOf(outs[0]->element);
  auto at = [&](Tensor &tensor, ArrayRef<int64_t> rest, int64_t i) {
    return toReal(std::get<APFloat>(tensor.get(with(rest, dim, i))));
  };
  run.over(without(outs[0]->shape, dim), [&](ArrayRef<int64_t> rest) {
    for (int64_t group = 0; group < length; group += 2 * half)
      for (int64_t j = 0; j < half; ++j) {
        Real angle = -std::numbers::pi_v<Real> * Real(j) / Real(half), re = std::cos(angle),
             im = std::sin(angle);
        if (op.hasCoefficients()) {
          re = toReal(std::get<APFloat>(run.call.tensor(1)->get(j)));
          im = toReal(std::get<APFloat>(run.call.tensor(2)->get(j)));
        }
        int64_t low = group + j, high = low + half;
        Real a = at(*outs[0], rest, low), b = at(*outs[1], rest, low), c = at(*outs[0], rest, high),
             d = at(*outs[1], rest, high), x = re * c - im * d, y = re * d + im * c;
        outs[0]->set(with(rest, dim, low), fromReal(a + x, type));
        outs[1]->set(with(rest, dim, low), fromReal(b + y, type));
        outs[0]->set(with(rest, dim, high), fromReal(a - x, type));
        outs[1]->set(with(rest, dim, high), fromReal(b - y, type));
      }
  });
}

/// Runs `function` for a step of each element of the first operand, or of the first of `outs`.
template <typename Op> void add(Handlers &h, void (*function)(Op, Run &), bool overOuts = false) {
  h.add<Op>([=](Op op, const Call &call) {
    auto outs = cast<DestinationStyleOpInterface>(op.getOperation());
    Run run(outs, call,
            call.tensor(overOuts ? outs.getDpsInitOperand(0)->getOperandNumber() : 0)->shape);
    if (!run.hasFailed)
      function(op, run);
    return run.finish();
  });
}
} // namespace

void addLinalgExt(Handlers &h) {
  add(h, sort, /*overOuts=*/true);
  add(h, topk);
  add(h, argCompare);
  add(h, scan);
  add(h, scatter);
  add(h, gather, /*overOuts=*/true);
  add(h, mapLoad, /*overOuts=*/true);
  add(h, mapStore);
  h.add<AttentionOp>(attention);
  add(h, fft, /*overOuts=*/true);
  h.add<linalg_ext::IndexOp>([](linalg_ext::IndexOp op, const Call &call) {
    return call.result(index(call.run.position[op.getDim()]));
  });
}

} // namespace sluice::oracle
