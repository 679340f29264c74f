//===- AttentionScores.cpp - from scores to weights, tile by tile ---------===//
#include "compiler/Kernels/Attention/AttentionEmitter.h"

using namespace sluice::kernels;
using linalg_ext::AttentionOp;

//===- Regions that remove keys -------------------------------------------===//

namespace {
/// A sum: indices by dimension, a number, and values from outside of the region.
struct Sum {
  llvm::SmallDenseMap<int64_t, int64_t> dims;
  int64_t number = 0;
  SmallVector<std::pair<Value, int64_t>> values;
  bool isSigned = false; ///< It may be negative.
};
} // namespace

/// Adds `sign` times `value` to `sum`; false if it is no such sum.
static bool addTo(Sum &sum, Value value, int64_t sign, Region &region) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant))) {
    sum.number += sign * constant.getSExtValue();
    sum.isSigned |= sign * constant.getSExtValue() < 0;
    return true;
  }
  Operation *op = value.getDefiningOp();
  if (!op || op->getParentRegion() != &region) {
    if (isa<BlockArgument>(value) && cast<BlockArgument>(value).getOwner()->getParent() == &region)
      return false;
    sum.values.push_back({value, sign});
    sum.isSigned = true;
    return true;
  }
  if (auto index = dyn_cast<linalg_ext::IndexOp>(op)) {
    sum.dims[index.getDim()] += sign;
    sum.isSigned |= sign < 0;
    return true;
  }
  if (isa<arith::IndexCastOp>(op))
    return addTo(sum, op->getOperand(0), sign, region);
  if (isa<arith::AddIOp, arith::SubIOp>(op))
    return addTo(sum, op->getOperand(0), sign, region) &&
           addTo(sum, op->getOperand(1), isa<arith::SubIOp>(op) ? -sign : sign, region);
  return false;
}

/// The bound that `left` < `right` (or <=) is, if it is one on the key.
static std::optional<AttentionFilter::Bound> boundOf(Value lhs, Value rhs, bool orEqual,
                                                     bool isSigned, AttentionOp op,
                                                     const AttentionOp::Dims &dims) {
  Sum one, other;
  if (!addTo(one, lhs, 1, op.getRegion()) || !addTo(other, rhs, 1, op.getRegion()) ||
      (!isSigned && (one.isSigned || other.isSigned)))
    return std::nullopt;
  // key + a <= row + b
  llvm::SmallDenseMap<int64_t, int64_t> total = other.dims;
  for (auto [dim, times] : one.dims)
    total[dim] -= times;
  AttentionFilter::Bound bound{-1, other.number - one.number - (orEqual ? 0 : 1), {}};
  bool hasKey = false;
  for (auto [dim, times] : total) {
    if (times == 0)
      continue;
    if (dim == dims.k2.front() && times == -1)
      hasKey = true;
    else if (times == 1 && bound.dim < 0 && llvm::is_contained(dims.m, dim))
      bound.dim = dim;
    else
      return std::nullopt;
  }
  if (!one.values.empty() || llvm::any_of(other.values, [](auto each) { return each.second < 0; }))
    return std::nullopt;
  for (auto [value, times] : other.values)
    bound.values.push_back(value);
  return hasKey && bound.dim >= 0 ? std::optional(bound) : std::nullopt;
}

static void addConditions(AttentionFilter &filter, Value condition, AttentionOp op,
                          const AttentionOp::Dims &dims) {
  if (auto both = condition.getDefiningOp<arith::AndIOp>()) {
    addConditions(filter, both.getLhs(), op, dims);
    addConditions(filter, both.getRhs(), op, dims);
    return;
  }
  std::optional<AttentionFilter::Bound> bound;
  if (auto compare = condition.getDefiningOp<arith::CmpIOp>()) {
    using P = arith::CmpIPredicate;
    P p = compare.getPredicate();
    bool isSigned = p == P::sle || p == P::slt || p == P::sge || p == P::sgt;
    Value a = compare.getLhs(), b = compare.getRhs();
    if (p == P::sle || p == P::ule || p == P::slt || p == P::ult)
      bound = boundOf(a, b, p == P::sle || p == P::ule, isSigned, op, dims);
    else if (p == P::sge || p == P::uge || p == P::sgt || p == P::ugt)
      bound = boundOf(b, a, p == P::sge || p == P::uge, isSigned, op, dims);
  }
  if (bound)
    filter.bounds.push_back(*bound);
  else
    filter.isComplete = false;
}

/// Whether the region yields its score or minus infinity, by positions alone.
static std::optional<AttentionFilter> findFilter(AttentionOp op, const AttentionOp::Dims &dims) {
  if (op.getRegion().empty() || dims.k2.size() != 1)
    return std::nullopt;
  Block &body = op.getRegion().front();
  Value yielded = body.getTerminator()->getOperand(0), score = body.getArgument(0);
  auto select = yielded.getDefiningOp<arith::SelectOp>();
  if (!select || !score.getType().isF32() || select.getTrueValue() != score || !score.hasOneUse() ||
      !matchPattern(select.getFalseValue(), m_NegInfFloat()))
    return std::nullopt;
  AttentionFilter filter;
  addConditions(filter, select.getCondition(), op, dims);
  return filter;
}

//===- Scores -------------------------------------------------------------===//

AttentionScores::AttentionScores(KernelBuilder &k, AttentionAccess &access,
                                 const ThreadGroup &group, ArrayRef<Value> slots,
                                 std::function<Value(Value)> exp2)
    : k(k), access(access), group(group), slots(slots), exp2(std::move(exp2)) {
  AttentionOp op = access.op;
  filter = findFilter(op, op.getDims());
  double known = 1;
  bool isKnown = true;
  if (Value scaleOfTensors = op.getScale()) {
    APFloat constant(0.0f);
    isKnown = matchPattern(scaleOfTensors, m_ConstantFloat(&constant));
    if (isKnown) {
      bool lost;
      constant.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lost);
      known = constant.convertToDouble();
      scale = k.f32(known);
    } else if (Value value = access.memrefs.scalar(scaleOfTensors)) {
      scale = k.asF32(value);
    } else {
      isBroken = true;
      scale = k.f32(1);
    }
  }
  bool addsMask = op.getMask() && !op.isMaskInRegion() && isa<FloatType>(access.mask.element);
  isLazy = isKnown && known > 0 && std::isfinite(known) && !addsMask &&
           (op.getRegion().empty() || filter);
  looksAtAll = op.getMask() || !isLazy || (filter && !filter->isComplete) || op.getWindow();
  factor = (isLazy ? known : 1) * llvm::numbers::log2e;
}

Value AttentionScores::minusInfinity() { return k.f32(-INFINITY); }

void AttentionScores::startTile(ValueRange batch, Value first, int64_t count,
                                ArrayRef<AccumulatorsOfRow> rowsOfThread) {
  batchIndices.assign(batch.begin(), batch.end());
  rows.clear();
  bool needsIndices =
      access.op.getMask() || access.op.getLengths() || !access.op.getRegion().empty();
  Value last = k.sub(access.rows.total, k.index(1));
  Value maskBase = access.op.getMask() ? access.first(access.mask, batch) : Value();
  for (const AccumulatorsOfRow &accumulators : rowsOfThread) {
    Row &row = rows.emplace_back();
    row.accumulators = accumulators;
    if (!needsIndices)
      continue;
    row.indices =
        access.indices(access.rows, k.smaller(k.add(first, k.asIndex(accumulators.row)), last));
    if (maskBase)
      row.maskOffset = k.add(maskBase, access.offset(access.mask, access.rows, row.indices));
    if (!access.op.getLengths())
      continue;
    Value length = keysOf(row.indices);
    row.keys = k.smaller(length, access.keys.total);
    if (access.op.getWindow())
      row.first = beforeWindow(length);
  }
  findLimits(first, count);
}

Value AttentionScores::keysOf(ValueRange rowIndices) {
  Value place = k.add(access.first(access.lengths, batchIndices),
                      access.offset(access.lengths, access.rows, rowIndices));
  return access.integerAt(access.lengths, place);
}

Value AttentionScores::beforeWindow(Value keys) {
  Value first = k.sub(keys, k.index(*access.op.getWindow()));
  return arith::MaxSIOp::create(k.b, k.loc, first, k.index(0));
}

void AttentionScores::findLimits(Value first, int64_t count) {
  limit = allShown = access.keys.total;
  if (access.op.getLengths()) {
    bool differs = llvm::any_of(access.rows.dims,
                                [&](int64_t dim) { return bool(access.lengths.strides[dim]); });
    Value last = k.sub(access.rows.total, k.index(1));
    // Most and fewest keys of a row, and fewest of one that has any.
    SmallVector<Value> most(3, rows.front().keys);
    if (differs)
      most = k.loop(k.index(0), k.index(count), k.index(1), {k.index(0), limit, limit},
                    [&](Value row, ValueRange so) -> SmallVector<Value> {
                      Value keys =
                          keysOf(access.indices(access.rows, k.smaller(k.add(first, row), last)));
                      keys = k.smaller(keys, access.keys.total);
                      Value some = k.select(k.less(k.index(0), keys), keys, so[2]);
                      return {arith::MaxUIOp::create(k.b, k.loc, so[0], keys),
                              k.smaller(so[1], keys), k.smaller(so[2], some)};
                    });
    limit = most[0], allShown = most[1];
    if (access.op.getWindow())
      begin = beforeWindow(most[2]);
  }
  if (!filter)
    return;
  auto min = [&](Value a, Value b) { return arith::MinSIOp::create(k.b, k.loc, a, b).getResult(); };
  for (const AttentionFilter::Bound &bound : filter->bounds) {
    // Indices along the dimension from `low` to `high` are in the tile.
    Value extent, low = k.index(0), high;
    for (auto [dim, size] : llvm::zip(access.rows.dims, access.rows.extents))
      if (dim == bound.dim)
        extent = size;
    high = k.sub(extent, k.index(1));
    if (bound.dim == access.rows.dims.back()) {
      Value end = k.sub(k.smaller(k.add(first, k.index(count)), access.rows.total), k.index(1));
      Value firstIndex = first, endIndex = end;
      if (access.rows.dims.size() > 1) {
        firstIndex = k.rem(first, extent), endIndex = k.rem(end, extent);
        Value together = arith::CmpIOp::create(k.b, k.loc, arith::CmpIPredicate::eq,
                                               k.div(first, extent), k.div(end, extent));
        firstIndex = k.select(together, firstIndex, low),
        endIndex = k.select(together, endIndex, high);
      }
      low = firstIndex, high = endIndex;
    }
    Value ahead = k.index(bound.offset + 1);
    for (Value value : bound.values) {
      Value here = access.memrefs.scalar(value);
      if (!here) {
        isBroken = true;
        return;
      }
      if (!here.getType().isIndex())
        here = arith::IndexCastOp::create(k.b, k.loc, k.b.getIndexType(), here);
      ahead = k.add(ahead, here);
    }
    limit = min(limit, k.add(high, ahead));
    allShown = min(allShown, k.add(low, ahead));
  }
  Value zero = k.index(0);
  limit = arith::MaxSIOp::create(k.b, k.loc, limit, zero);
  allShown = arith::MaxSIOp::create(k.b, k.loc, allShown, zero);
}

SmallVector<Value> AttentionScores::start() {
  SmallVector<Value> state;
  for (size_t i = 0; i < rows.size(); ++i)
    state.append({minusInfinity(), k.f32(0)});
  return state;
}

Value AttentionScores::shown(const Row &row, Value score, Value key) {
  if (!isLazy && scale)
    score = arith::MulFOp::create(k.b, k.loc, score, scale);
  Value element;
  if (access.op.getMask()) {
    Value last = k.sub(access.keys.total, k.index(1));
    Value at = k.add(row.maskOffset, access.offset(access.mask, access.keys, k.smaller(key, last)));
    element = memref::LoadOp::create(k.b, k.loc, access.mask.memory.flat, at);
  }
  if (element && !access.op.isMaskInRegion()) {
    if (isa<FloatType>(element.getType())) {
      score = arith::AddFOp::create(k.b, k.loc, score, k.asF32(element));
    } else {
      Value keep = arith::CmpIOp::create(k.b, k.loc, arith::CmpIPredicate::ne, element,
                                         k.zero(element.getType()));
      score = k.select(keep, score, minusInfinity());
    }
  }
  if (!access.op.getRegion().empty())
    score = inRegion(row, score, element, key);
  return score;
}

Value AttentionScores::inRegion(const Row &row, Value score, Value mask, Value key) {
  Block &body = access.op.getRegion().front();
  IRMapping mapping;
  Type type = body.getArgument(0).getType();
  Value argument = score;
  if (type != score.getType())
    argument = type.getIntOrFloatBitWidth() < 32
                   ? arith::TruncFOp::create(k.b, k.loc, type, score).getResult()
                   : arith::ExtFOp::create(k.b, k.loc, type, score).getResult();
  mapping.map(body.getArgument(0), argument);
  if (access.op.isMaskInRegion())
    mapping.map(body.getArgument(1), mask);
  SmallVector<Value> keyIndices = access.indices(access.keys, key);
  auto indexOf = [&](int64_t wanted) -> Value {
    auto find = [&](const AttentionAxis &axis, ArrayRef<Value> indices) -> Value {
      for (auto [dim, index] : llvm::zip(axis.dims, indices))
        if (dim == wanted)
          return index;
      return {};
    };
    if (Value index = find(access.batch, batchIndices))
      return index;
    if (Value index = find(access.rows, row.indices))
      return index;
    return find(access.keys, keyIndices);
  };
  for (Operation &op : body.without_terminator()) {
    if (auto index = dyn_cast<linalg_ext::IndexOp>(op)) {
      mapping.map(index.getResult(), indexOf(index.getDim()));
      continue;
    }
    for (Value operand : op.getOperands())
      if (!mapping.contains(operand)) {
        Value outer = access.memrefs.scalar(operand);
        if (!outer) {
          isBroken = true;
          return score;
        }
        mapping.map(operand, outer);
      }
    k.b.clone(op, mapping);
  }
  Value yielded = body.getTerminator()->getOperand(0);
  Value result = mapping.lookupOrNull(yielded);
  if (!result)
    result = access.memrefs.scalar(yielded);
  if (!result) {
    isBroken = true;
    return score;
  }
  return k.asF32(result);
}

/// The larger one; any if one is no number, which no weight of the row is then.
static Value larger(OpBuilder &b, Location loc, Value x, Value y, bool isInstruction) {
  if (isInstruction)
    return arith::MaxNumFOp::create(b, loc, x, y);
  Value isLarger = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, x, y);
  return arith::SelectOp::create(b, loc, isLarger, x, y);
}

/// One value per row, of all threads that share it.
SmallVector<Value> AttentionScores::combined(ArrayRef<Value> values, bool largest) {
  auto combine = [&](OpBuilder &b, Value x, Value y) -> Value {
    return largest ? larger(b, k.loc, x, y, slots.empty())
                   : arith::AddFOp::create(b, k.loc, x, y).getResult();
  };
  SmallVector<GroupValue> parts;
  for (auto [i, value] : llvm::enumerate(values))
    parts.push_back({value, slots.empty() ? Value() : slots[i], combine});
  return reduceGroup(k.b, k.loc, group, parts);
}

/// As a tree: short chains.
static Value reduced(SmallVector<Value> values, function_ref<Value(Value, Value)> combine) {
  while (values.size() > 1) {
    SmallVector<Value> next;
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      next.push_back(combine(values[i], values[i + 1]));
    if (values.size() % 2)
      next.push_back(values.back());
    values = std::move(next);
  }
  return values.front();
}

Value AttentionScores::looksAt(Value first, int64_t count) {
  if (access.keys.isCoveredBy(count) && !filter && !access.op.getLengths())
    return {};
  return k.less(allShown, k.add(first, count));
}

SmallVector<Value> AttentionScores::weigh(SmallVectorImpl<Value> &scores, Value first,
                                          int64_t count, MutableArrayRef<Value> state) {
  bool hasEdge = !access.keys.isCoveredBy(count);
  auto lookAtEach = [&](ValueRange values) {
    SmallVector<Value> result(values);
    for (const Row &row : rows)
      for (const AccumulatorsOfRow::Pair &pair : row.accumulators.pairs)
        for (int64_t i = 0; i < 2; ++i) {
          Value key = k.add(k.add(first, k.asIndex(pair.column)), i);
          Value &score = result[pair.index + i];
          if (looksAtAll || filter)
            score = shown(row, score, key);
          if (row.first)
            score = k.select(k.less(key, row.first), minusInfinity(), score);
          if (row.keys || hasEdge)
            score = k.select(k.less(key, row.keys ? row.keys : access.keys.total), score,
                             minusInfinity());
        }
    return result;
  };
  if (looksAtAll)
    scores = lookAtEach(scores);
  else if (Value some = looksAt(first, count))
    scores = k.ifChanged(some, scores, lookAtEach);

  auto elementsOf = [&](const Row &row) {
    SmallVector<Value> values;
    for (const AccumulatorsOfRow::Pair &pair : row.accumulators.pairs)
      values.append({scores[pair.index], scores[pair.index + 1]});
    return values;
  };
  auto max = [&](Value a, Value b) -> Value { return larger(k.b, k.loc, a, b, slots.empty()); };
  auto sum = [&](Value a, Value b) -> Value { return arith::AddFOp::create(k.b, k.loc, a, b); };
  SmallVector<Value> largest, decays;
  for (auto [i, row] : llvm::enumerate(rows))
    largest.push_back(max(state[2 * i], reduced(elementsOf(row), max)));
  largest = combined(largest, /*largest=*/true);
  for (auto [i, row] : llvm::enumerate(rows)) {
    // Where all keys so far were removed, any finite value does.
    Value nothing =
        arith::CmpFOp::create(k.b, k.loc, arith::CmpFPredicate::OEQ, largest[i], minusInfinity());
    Value base = k.select(nothing, k.f32(0), largest[i]);
    Value shift = isLazy ? arith::MulFOp::create(k.b, k.loc, base, k.f32(-factor)) : Value();
    auto power = [&](Value score) -> Value {
      if (isLazy)
        return exp2(math::FmaOp::create(k.b, k.loc, score, k.f32(factor), shift));
      // Masks add the lowest finite number, which would be infinite as an exponent of 2.
      Value below = arith::SubFOp::create(k.b, k.loc, score, base);
      return exp2(arith::MulFOp::create(k.b, k.loc, below, k.f32(factor)));
    };
    Value decay = power(state[2 * i]);
    for (const AccumulatorsOfRow::Pair &pair : row.accumulators.pairs)
      for (int64_t j = 0; j < 2; ++j)
        scores[pair.index + j] = power(scores[pair.index + j]);
    state[2 * i] = largest[i];
    Value before = arith::MulFOp::create(k.b, k.loc, state[2 * i + 1], decay);
    state[2 * i + 1] = sum(before, reduced(elementsOf(row), sum));
    decays.push_back(decay);
  }
  return decays;
}

void AttentionScores::scaleRows(ArrayRef<Value> factors, MutableArrayRef<Value> accumulators,
                                ArrayRef<AccumulatorsOfRow> accumulatorRows) {
  for (auto [factor, row] : llvm::zip(factors, accumulatorRows))
    for (const AccumulatorsOfRow::Pair &pair : row.pairs)
      for (int64_t j = 0; j < 2; ++j)
        accumulators[pair.index + j] =
            arith::MulFOp::create(k.b, k.loc, accumulators[pair.index + j], factor);
}

void AttentionScores::finish(ArrayRef<Value> state, MutableArrayRef<Value> accumulators,
                             ArrayRef<AccumulatorsOfRow> accumulatorRows) {
  SmallVector<Value> all = totals(state);
  for (size_t i = 0; i < rows.size(); ++i)
    for (const AccumulatorsOfRow::Pair &pair : accumulatorRows[i].pairs)
      for (int64_t j = 0; j < 2; ++j)
        accumulators[pair.index + j] =
            weightedMean(k, access.op, accumulators[pair.index + j], all[i]);
}

SmallVector<Value> AttentionScores::exponents(ArrayRef<Value> state) {
  return llvm::map_to_vector(llvm::seq<size_t>(rows.size()), [&](size_t i) -> Value {
    Value largest = state[2 * i];
    Value exponent = arith::MulFOp::create(k.b, k.loc, largest, k.f32(factor));
    if (isLazy)
      return exponent;
    Value nothing =
        arith::CmpFOp::create(k.b, k.loc, arith::CmpFPredicate::OEQ, largest, minusInfinity());
    Value lowest = k.f32(std::numeric_limits<float>::lowest());
    return k.select(nothing, largest, larger(k.b, k.loc, exponent, lowest, slots.empty()));
  });
}

SmallVector<Value> AttentionScores::totals(ArrayRef<Value> state) {
  SmallVector<Value> totals = llvm::map_to_vector(llvm::seq<size_t>(rows.size()),
                                                  [&](size_t i) { return state[2 * i + 1]; });
  return combined(totals, /*largest=*/false);
}

Value kernels::weightedMean(KernelBuilder &k, AttentionOp op, Value sum, Value total) {
  // Infinite without keys, and 0 * inf is no number.
  Value part = arith::DivFOp::create(k.b, k.loc, k.f32(1), total);
  Value value = arith::MulFOp::create(k.b, k.loc, sum, part);
  if (op.getNanIfEmpty())
    return value;
  Value isEmpty = arith::CmpFOp::create(k.b, k.loc, arith::CmpFPredicate::OEQ, total, k.f32(0));
  return k.select(isEmpty, k.f32(0), value);
}
