//===- RegisterTile.cpp - sums of products held in registers --------------===//
#include "compiler/Kernels/Cpu/RegisterTile.h"
#include "compiler/Kernels/KernelBuilder.h"

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

namespace {
class TileEmitter : KernelBuilder {
public:
  TileEmitter(OpBuilder &builder, Location loc, const RegisterTile &tile, Type element,
              const OperandLoads &loads)
      : KernelBuilder(builder, loc), tile(tile), vector(VectorType::get({tile.lanes}, element)),
        isInteger(isa<IntegerType>(element)), loads(loads) {}

  /// What a sum begins at.
  Value start(bool isNegativeZero) {
    if (!isNegativeZero || isInteger)
      return zero(vector);
    APFloat start = b.getFloatAttr(vector.getElementType(), -0.0).getValue();
    return arith::ConstantOp::create(b, loc, DenseElementsAttr::get(vector, start));
  }

  /// One step: every sum gets its product.
  Values step(ValueRange at, Values sums) {
    Values rhs;
    for (int64_t v = 0; v < tile.vectors; ++v)
      rhs.push_back(loads.rhs(v, at));
    for (int64_t row = 0; row < tile.rows; ++row) {
      Value lhs;
      if (loads.lhs)
        lhs = vector::BroadcastOp::create(b, loc, vector, loads.lhs(row, at));
      for (int64_t v = 0; v < tile.vectors; ++v) {
        if (!loads.lhs)
          lhs = loads.lhsVector(row, v, at);
        Value &sum = sums[row * tile.vectors + v];
        if (loads.multiplyAdd)
          sum = loads.multiplyAdd(lhs, rhs[v], sum);
        else if (isInteger)
          sum = arith::AddIOp::create(b, loc, sum, arith::MulIOp::create(b, loc, lhs, rhs[v]));
        else
          sum = vector::FMAOp::create(b, loc, lhs, rhs[v], sum);
      }
    }
    return sums;
  }

  /// Adds to `sums` what `body` makes of zeros.
  Values apart(ValueRange sums, function_ref<Values(ValueRange)> body) {
    Values own = body(Values(sums.size(), start(/*isNegativeZero=*/true)));
    for (auto [sum, part] : llvm::zip(sums, own))
      part = arith::AddFOp::create(b, loc, sum, part);
    return own;
  }

  Values sum(ArrayRef<SumLoop> loops, Values &at, Values sums) {
    if (loops.empty())
      return step(at, sums);
    auto inside = [&](Value position, ValueRange carried) {
      at.push_back(position);
      Values result = sum(loops.drop_front(), at, carried);
      at.pop_back();
      return result;
    };
    const SumLoop &outer = loops.front();
    for (int64_t i = 0; i < outer.unrolled; ++i)
      sums = inside(index(i), sums);
    if (outer.unrolled)
      return sums;
    Value zero = index(0);
    if (loops.size() > 1) {
      // The loops inside have a sum of their own unless all terms are few.
      int64_t terms = termsOf(loops);
      bool isShort = isInteger || (terms >= 0 && terms <= kBlock + kBlock / 2);
      return loop(zero, outer.size, index(1), sums, [&](Value position, ValueRange carried) {
        if (isShort)
          return inside(position, carried);
        return apart(carried, [&](ValueRange own) { return inside(position, own); });
      });
    }
    // The innermost loop runs several steps at a time, then the rest one by one.
    std::optional<int64_t> known = getConstantIntValue(outer.size);
    Value whole = outer.size;
    if (!known || *known % kStepsTogether)
      whole = b.createOrFold<arith::AndIOp>(loc, outer.size, index(-kStepsTogether));
    auto steps = [&](Value low, Value high, ValueRange sums) {
      return loop(low, high, index(kStepsTogether), sums, [&](Value position, Values carried) {
        if (loads.fetchAhead)
          loads.fetchAhead(position);
        for (int64_t i = 0; i < kStepsTogether; ++i)
          carried = inside(add(position, i), carried);
        return carried;
      });
    };
    if (isInteger || (known && *known <= kBlock + kBlock / 2))
      sums = steps(zero, whole, sums);
    else
      sums = loop(zero, whole, index(kBlock), sums, [&](Value low, ValueRange carried) {
        Value high = add(low, kBlock);
        if (!known || *known / kStepsTogether * kStepsTogether % kBlock)
          high = smaller(high, whole);
        return apart(carried, [&](ValueRange own) { return steps(low, high, own); });
      });
    return whole == outer.size ? sums : loop(whole, outer.size, index(1), sums, inside);
  }

private:
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

  const RegisterTile &tile;
  VectorType vector;
  bool isInteger;
  const OperandLoads &loads;
};
} // namespace

bool startsAtZero(linalg::LinalgOp root) {
  auto fill = root.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  return fill && (matchPattern(fill.getInputs()[0], m_AnyZeroFloat()) ||
                  matchPattern(fill.getInputs()[0], m_Zero()));
}

const char *whyNoTile(linalg::LinalgOp root, Value lhs) {
  if (!startsAtZero(root))
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

SmallVector<Value> emitRegisterTileStep(OpBuilder &builder, Location loc, const RegisterTile &tile,
                                        Type element, ValueRange at, const OperandLoads &loads,
                                        ValueRange sums) {
  return TileEmitter(builder, loc, tile, element, loads).step(at, sums);
}

SmallVector<Value> emitRegisterTile(OpBuilder &builder, Location loc, const RegisterTile &tile,
                                    Type element, ArrayRef<SumLoop> loops,
                                    const OperandLoads &loads) {
  TileEmitter emitter(builder, loc, tile, element, loads);
  SmallVector<Value> sums(tile.rows * tile.vectors, emitter.start(loads.fromNegativeZero)), at;
  for (size_t i = 0; i < sums.size() && !loads.starts.empty(); ++i)
    sums[i] = loads.starts[i % tile.vectors];
  return emitter.sum(loops, at, sums);
}

} // namespace sluice::kernels
