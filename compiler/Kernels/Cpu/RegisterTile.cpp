//===- RegisterTile.cpp - sums of products held in registers --------------===//
#include "compiler/Kernels/Cpu/RegisterTile.h"
#include "compiler/Dialect/Util/IndexBuilder.h"

namespace sluice::kernels {

/// Terms of a block: sums of floats of half as many again are added in blocks, whose own sums
/// start from -0.0, which changes none (LowerSums.cpp says why). The sum of all blocks leaves the
/// registers meanwhile, which costs about 1 %.
constexpr int64_t kBlock = 512, kLeastBlock = 256;

// AVX-512 and NEON have 32 registers, AVX2 16.
int64_t accumulatorCount(const TargetModel &target) {
  return target.vectorRegisters >= 32 ? 24 : 12;
}

RegisterTile planRegisterTile(int64_t rowsWanted, int64_t vectorsWanted, int64_t elementBits,
                              const TargetModel &target) {
  int64_t accumulators = accumulatorCount(target);
  int64_t vectors = std::clamp<int64_t>(vectorsWanted, 1, target.vectorRegisters >= 32 ? 4 : 2);
  int64_t max = std::min<int64_t>(accumulators / vectors, 8);
  int64_t rows = std::clamp<int64_t>(rowsWanted, 1, max);
  // Full tiles read least of the rhs for each product; a tile of the rest is a second kernel, and
  // no sum takes less time than two rows' (latency).
  auto cost = [&](int64_t tileRows) {
    auto ofTile = [&](int64_t count) { return std::max<int64_t>(count, 2) * vectors + 2; };
    int64_t rest = rowsWanted % tileRows;
    return rowsWanted / tileRows * ofTile(tileRows) + (rest ? ofTile(rest) : 0);
  };
  int64_t best = rows;
  for (int64_t fewer = rows - 1; fewer >= 4; --fewer)
    if (cost(fewer) <= cost(best) - (rowsWanted % best == 0))
      best = fewer;
  return {best, vectors, target.lanes(elementBits)};
}

int64_t planSumBlocks(int64_t steps, int64_t all) {
  if (all < kBlock || steps < kLeastBlock)
    return 0;
  int64_t most = std::min({steps, kBlock, all / 2}) / kStepsTogether * kStepsTogether;
  for (int64_t block = most; block >= kLeastBlock; block -= kStepsTogether)
    if (steps % block == 0)
      return block;
  return 0;
}

std::optional<int64_t> panelWidth(Type elementType, const TargetModel &target) {
  if (target.isGpu() || !isa<Float32Type, Float64Type>(elementType))
    return std::nullopt;
  RegisterTile tile = planRegisterTile(6, 4, elementType.getIntOrFloatBitWidth(), target);
  return tile.vectors * tile.lanes;
}

/// What a sum begins at.
static Value startOf(OpBuilder &builder, Location loc, VectorType vector, bool isNegativeZero) {
  TypedAttr start = builder.getZeroAttr(vector);
  if (isNegativeZero && isa<FloatType>(vector.getElementType()))
    start = DenseElementsAttr::get(vector,
                                   builder.getFloatAttr(vector.getElementType(), -0.0).getValue());
  return arith::ConstantOp::create(builder, loc, start);
}

namespace {
struct TileEmitter {
  const RegisterTile &tile;
  VectorType vector;
  Location loc;
  const OperandLoads &loads;

  using Values = SmallVectorImpl<Value>;

  /// One step: every accumulator gets its product.
  void step(OpBuilder &builder, ValueRange at, Values &accumulators) {
    SmallVector<Value> rhs;
    for (int64_t v = 0; v < tile.vectors; ++v)
      rhs.push_back(loads.rhs(builder, v, at));
    for (int64_t row = 0; row < tile.rows; ++row) {
      Value lhs =
          loads.lhs ? vector::BroadcastOp::create(builder, loc, vector, loads.lhs(builder, row, at))
                          .getResult()
                    : Value();
      for (int64_t v = 0; v < tile.vectors; ++v) {
        if (!loads.lhs)
          lhs = loads.lhsVector(builder, row, v, at);
        Value &sum = accumulators[row * tile.vectors + v];
        if (loads.multiplyAdd)
          sum = loads.multiplyAdd(builder, lhs, rhs[v], sum);
        else if (isa<IntegerType>(vector.getElementType()))
          sum = arith::AddIOp::create(builder, loc, sum,
                                      arith::MulIOp::create(builder, loc, lhs, rhs[v]));
        else
          sum = vector::FMAOp::create(builder, loc, lhs, rhs[v], sum);
      }
    }
  }

  /// A loop from `low` to `high` that carries the sums.
  void loop(OpBuilder &builder, Value low, Value high, int64_t stride, Values &accumulators,
            function_ref<void(OpBuilder &, Value, Values &)> body) {
    Value by = arith::ConstantIndexOp::create(builder, loc, stride);
    auto op = scf::ForOp::create(builder, loc, low, high, by, accumulators,
                                 [&](OpBuilder &b, Location, Value at, ValueRange carried) {
                                   SmallVector<Value> inner(carried.begin(), carried.end());
                                   body(b, at, inner);
                                   scf::YieldOp::create(b, loc, inner);
                                 });
    accumulators.assign(op.getResults().begin(), op.getResults().end());
  }

  /// Adds to `accumulators` what `body` makes of zeros.
  void apart(OpBuilder &builder, Values &accumulators, function_ref<void(Values &)> body) {
    SmallVector<Value> own(accumulators.size(),
                           startOf(builder, loc, vector, /*isNegativeZero=*/true));
    body(own);
    for (auto [sum, part] : llvm::zip(accumulators, own))
      sum = arith::AddFOp::create(builder, loc, sum, part);
  }

  void sum(OpBuilder &builder, ArrayRef<SumLoop> loops, Values &at, Values &accumulators) {
    if (loops.empty())
      return step(builder, at, accumulators);
    auto inside = [&](OpBuilder &b, Value position, Values &carried) {
      at.push_back(position);
      sum(b, loops.drop_front(), at, carried);
      at.pop_back();
    };
    const SumLoop &outer = loops.front();
    if (outer.unrolled) {
      for (int64_t i = 0; i < outer.unrolled; ++i)
        inside(builder, arith::ConstantIndexOp::create(builder, loc, i), accumulators);
      return;
    }
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    if (loops.size() > 1) {
      // The loops inside have a sum of their own unless all terms are few.
      int64_t terms = termsOf(loops);
      bool isShort =
          isa<IntegerType>(vector.getElementType()) || (terms >= 0 && terms <= kBlock + kBlock / 2);
      return loop(builder, zero, outer.size, 1, accumulators,
                  [&](OpBuilder &b, Value position, Values &carried) {
                    if (isShort)
                      return inside(b, position, carried);
                    apart(b, carried, [&](Values &own) { inside(b, position, own); });
                  });
    }
    // The innermost loop runs several steps at a time, then the rest one by one.
    std::optional<int64_t> known = getConstantIntValue(outer.size);
    Value whole = outer.size;
    if (!known || *known % kStepsTogether) {
      Value mask = arith::ConstantIndexOp::create(builder, loc, -kStepsTogether);
      whole = builder.createOrFold<arith::AndIOp>(loc, outer.size, mask);
    }
    auto steps = [&](OpBuilder &builder, Value low, Value high, Values &carried) {
      loop(builder, low, high, kStepsTogether, carried,
           [&](OpBuilder &b, Value position, Values &carried) {
             if (loads.fetchAhead)
               loads.fetchAhead(b, position);
             for (int64_t i = 0; i < kStepsTogether; ++i)
               inside(b, util::IndexBuilder(b, loc).add(position, i), carried);
           });
    };
    if (isa<IntegerType>(vector.getElementType()) || (known && *known <= kBlock + kBlock / 2))
      steps(builder, zero, whole, accumulators);
    else
      loop(builder, zero, whole, kBlock, accumulators,
           [&](OpBuilder &b, Value low, Values &carried) {
             Value high = util::PlainIndexBuilder(b, loc).add(low, kBlock);
             if (!known || *known / kStepsTogether * kStepsTogether % kBlock)
               high = arith::MinUIOp::create(b, loc, high, whole);
             apart(b, carried, [&](Values &own) { steps(b, low, high, own); });
           });
    if (whole != outer.size)
      loop(builder, whole, outer.size, 1, accumulators, inside);
  }

  /// Terms of a sum over `loops`; -1 if unknown.
  static int64_t termsOf(ArrayRef<SumLoop> loops) {
    int64_t terms = 1;
    for (const SumLoop &loop : loops) {
      std::optional<int64_t> size =
          loop.unrolled ? std::optional(loop.unrolled) : getConstantIntValue(loop.size);
      if (!size || llvm::MulOverflow(terms, *size, terms))
        return -1;
    }
    return terms;
  }
};
} // namespace

const char *whyNoTile(linalg::LinalgOp root, Value lhs) {
  auto fill = root.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  if (!fill || !(matchPattern(fill.getInputs()[0], m_AnyZeroFloat()) ||
                 matchPattern(fill.getInputs()[0], m_Zero())))
    return "the sum does not begin at zero";
  return isa<BlockArgument>(lhs ? lhs : root.getDpsInputs()[0]) &&
                 isa<BlockArgument>(root.getDpsInputs()[1])
             ? nullptr
             : "an operand is computed in the kernel";
}

bool startsAtNegativeZero(linalg::LinalgOp root) {
  auto fill = root.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  return fill && matchPattern(fill.getInputs()[0], m_NegZeroFloat());
}

void emitRegisterTileStep(OpBuilder &builder, Location loc, const RegisterTile &tile, Type element,
                          ValueRange at, const OperandLoads &loads,
                          SmallVectorImpl<Value> &accumulators) {
  TileEmitter{tile, VectorType::get({tile.lanes}, element), loc, loads}.step(builder, at,
                                                                             accumulators);
}

SmallVector<Value> emitRegisterTile(OpBuilder &builder, Location loc, const RegisterTile &tile,
                                    Type element, ArrayRef<SumLoop> loops,
                                    const OperandLoads &loads) {
  auto vector = VectorType::get({tile.lanes}, element);
  SmallVector<Value> accumulators(tile.rows * tile.vectors,
                                  startOf(builder, loc, vector, loads.fromNegativeZero)),
      at;
  for (size_t i = 0; i < accumulators.size() && !loads.starts.empty(); ++i)
    accumulators[i] = loads.starts[i % tile.vectors];
  TileEmitter{tile, vector, loc, loads}.sum(builder, loops, at, accumulators);
  return accumulators;
}

void emitRows(OpBuilder &builder, Location loc, const RegisterTile &tile,
              ArrayRef<Value> accumulators, bool isLong,
              function_ref<void(Value, ArrayRef<Value>)> body) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  if (!isLong || tile.rows == 1) {
    for (int64_t row = 0; row < tile.rows; ++row)
      body(index(row), accumulators.slice(row * tile.vectors, tile.vectors));
    return;
  }
  auto vector = cast<VectorType>(accumulators.front().getType());
  Value buffer = memref::AllocOp::create(
      builder, loc,
      MemRefType::get({tile.rows, tile.vectors * tile.lanes}, vector.getElementType()));
  for (int64_t i = 0; i < tile.rows * tile.vectors; ++i)
    vector::StoreOp::create(
        builder, loc, accumulators[i], buffer,
        ValueRange{index(i / tile.vectors), index(i % tile.vectors * tile.lanes)});
  auto loop = scf::ForOp::create(builder, loc, index(0), index(tile.rows), index(1));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value row = loop.getInductionVar();
  SmallVector<Value> vectors;
  for (int64_t v = 0; v < tile.vectors; ++v)
    vectors.push_back(vector::LoadOp::create(builder, loc, vector, buffer,
                                             ValueRange{row, index(v * tile.lanes)}));
  body(row, vectors);
}

} // namespace sluice::kernels
