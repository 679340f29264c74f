//===- SimtMatrixUnit.cpp - matrix products without matrix instructions -===//
// Threads stand 16 across; of 256, each has rows / 16 times columns / 16 sums. An operand along k
// is read as vectors of k, the other as vectors of neighbouring rows or columns; a thread's rows
// and columns are spread so that threads beside each other read different banks.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/GpuForm.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

static constexpr int64_t kSide = 16; // Threads across.

namespace {
class SimtUnit final : public BorrowingMatrixUnit, util::PlainIndexBuilder {
public:
  SimtUnit(const MatrixUnitParts &parts, std::unique_ptr<MatrixUnitEmitter> copies)
      : BorrowingMatrixUnit(std::move(copies)), util::PlainIndexBuilder(parts.builder, parts.loc),
        plan(parts.plan), shape(parts.shape), element(parts.element),
        elementBytes(element.getIntOrFloatBitWidth() / 8), perChunk(16 / elementBytes),
        depth(kKTileBytes / elementBytes), threadsDown(parts.threads / kSide) {
    down = {div(parts.thread, kSide), threadsDown};
    across = {rem(parts.thread, kSide), kSide};
    kTiles = parts.memory;
    auto bytes = cast<MemRefType>(kTiles.getType());
    if (bytes.getElementType() == element)
      return;
    auto type = MemRefType::get({bytes.getNumElements() / elementBytes}, element,
                                MemRefLayoutAttrInterface(), bytes.getMemorySpace());
    kTiles = memref::ViewOp::create(b, loc, type, kTiles, index(0), ValueRange());
  }

  int64_t accumulatorCount() const override {
    return plan.rows / threadsDown * (plan.columns / kSide);
  }
  int64_t kTilesInUse() const override { return 1; }
  void barrier() override { workgroupBarrier(b, loc); }

  void copy(Value target, const MatrixMemory &from, Value source, Value ahead,
            Value valid) override {
    if (copies)
      return copies->copy(target, from, source, ahead, valid);
    auto type = VectorType::get({perChunk}, element);
    Value at = add(source, ahead);
    auto load = [&]() -> Value {
      return vector::LoadOp::create(b, loc, type, from.flat, ValueRange{at}, /*nontemporal=*/false,
                                    llvm::MaybeAlign(16));
    };
    if (!valid)
      return store(target, load());
    auto read = scf::IfOp::create(b, loc, valid, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(read.thenBlock()->getTerminator());
    store(target, load());
    b.setInsertionPoint(read.elseBlock()->getTerminator());
    store(target, arith::ConstantOp::create(b, loc, cast<TypedAttr>(b.getZeroAttr(type))));
  }
  void store(Value target, Value vector) override {
    vector::StoreOp::create(b, loc, vector, kTiles, ValueRange{elementsOf(target)},
                            /*nontemporal=*/false, llvm::MaybeAlign(16));
  }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) override {
    int64_t rows = plan.rows / threadsDown, columns = plan.columns / kSide;
    Value lhsStart = elementsOf(lhs), rhsStart = elementsOf(rhs);
    auto loop =
        scf::ForOp::create(b, loc, index(0), index(depth / perChunk), index(1), accumulators);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value chunk = loop.getInductionVar();
    SmallVector<Value> next(loop.getRegionIterArgs());
    Operand ofLhs = operand(lhsStart, shape.lhsKContiguous, down, rows, /*inPairs=*/false, chunk),
            ofRhs =
                operand(rhsStart, shape.rhsKContiguous, across, columns, /*inPairs=*/true, chunk);
    for (int64_t step = 0; step < perChunk; ++step) {
      SmallVector<Value> a = values(ofLhs, step), c = values(ofRhs, step);
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < columns; ++j) {
          Value &sum = next[i * columns + j];
          sum = math::FmaOp::create(b, loc, a[i], c[j], sum);
        }
    }
    scf::YieldOp::create(b, loc, next);
    llvm::copy(loop.getResults(), accumulators.begin());
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    SmallVector<AccumulatorsOfRow> all;
    int64_t rows = plan.rows / threadsDown, columns = plan.columns / kSide;
    SmallVector<Value> ownRows = places(shape.lhsKContiguous, down, rows, /*inPairs=*/false),
                       ownColumns = places(shape.rhsKContiguous, across, columns, /*inPairs=*/true);
    for (int64_t i = 0; i < rows; ++i) {
      AccumulatorsOfRow &accumulators = all.emplace_back();
      accumulators.row = asI32(ownRows[i]);
      for (int64_t j = 0; j < columns; j += 2)
        accumulators.pairs.push_back({asI32(ownColumns[j]), unsigned(i * columns + j)});
    }
    return all;
  }

private:
  /// A number of bytes (i32) in elements (index).
  Value elementsOf(Value bytes) { return div(asIndex(bytes), elementBytes); }

  /// A thread's place among those down or across.
  struct Side {
    Value number;
    int64_t count;
  };

  /// Rows (or columns) that neighbour in one chunk and are this thread's, of `count`.
  int64_t together(int64_t count) const { return std::min(perChunk, count); }

  /// Which of the tile's rows (or columns) this thread has.
  SmallVector<Value> places(bool kContiguous, const Side &side, int64_t count, bool inPairs) {
    SmallVector<Value> all;
    for (int64_t i = 0, width = together(count); i < count; ++i) {
      if (!kContiguous) // Whole chunks, or a part of one.
        all.push_back(add(mul(add(side.number, i / width * side.count), width), index(i % width)));
      else if (inPairs)
        all.push_back(add(mul(side.number, 2), i / 2 * 2 * side.count + i % 2));
      else
        all.push_back(add(side.number, i * side.count));
    }
    return all;
  }

  /// An operand at one chunk of k: vectors along k per row, or where the vectors of rows are.
  struct Operand {
    bool kContiguous;
    Value start, chunk;
    Side side;
    int64_t count;
    SmallVector<Value> vectors;
  };

  /// `width` elements of a chunk, from `within` on.
  Value loadChunk(Value start, Value line, Value chunk, int64_t width, Value within = {}) {
    Value exchanged = exclusiveOr(chunk, rem(line, 8));
    Value at = add(start, add(mul(line, depth), mul(exchanged, perChunk)));
    if (within)
      at = add(at, within);
    return vector::LoadOp::create(b, loc, VectorType::get({width}, element), kTiles, ValueRange{at},
                                  /*nontemporal=*/false, llvm::MaybeAlign(width * elementBytes));
  }

  Operand operand(Value start, bool kContiguous, const Side &side, int64_t count, bool inPairs,
                  Value chunk) {
    Operand result{kContiguous, start, chunk, side, count, {}};
    if (kContiguous)
      for (Value row : places(kContiguous, side, count, inPairs))
        result.vectors.push_back(loadChunk(start, row, chunk, perChunk));
    return result;
  }

  /// Elements of all of this thread's rows at `step` of the operand's chunk of k, as f32.
  SmallVector<Value> values(const Operand &operand, int64_t step) {
    SmallVector<Value> all;
    auto take = [&](Value vector, int64_t lane) {
      Value value = vector::ExtractOp::create(b, loc, vector, lane);
      if (!value.getType().isF32())
        value = arith::ExtFOp::create(b, loc, b.getF32Type(), value);
      all.push_back(value);
    };
    if (operand.kContiguous) {
      for (Value vector : operand.vectors)
        take(vector, step);
      return all;
    }
    Value k = add(mul(operand.chunk, perChunk), step);
    for (int64_t i = 0, width = together(operand.count); i < operand.count; i += width) {
      Value first = mul(add(operand.side.number, i / width * operand.side.count), width),
            chunk = div(first, perChunk);
      Value vector = loadChunk(operand.start, add(mul(div(chunk, 8), depth), k), rem(chunk, 8),
                               width, width < perChunk ? rem(first, perChunk) : Value());
      for (int64_t lane = 0; lane < width; ++lane)
        take(vector, lane);
    }
    return all;
  }

  const MatmulPlan plan;
  const MatmulShape shape;
  Type element;
  int64_t elementBytes, perChunk, depth, threadsDown;
  Side down, across;
  Value kTiles;
};
} // namespace

SmallVector<Value> MatrixUnitEmitter::start(OpBuilder &builder, Location loc, Type sum) {
  Value zero = arith::ConstantOp::create(builder, loc, cast<TypedAttr>(builder.getZeroAttr(sum)));
  return SmallVector<Value>(accumulatorCount(), zero);
}

std::unique_ptr<MatrixUnitEmitter>
sluice::kernels::simtMatrixUnit(const MatrixUnitParts &parts,
                                std::unique_ptr<MatrixUnitEmitter> copies) {
  return std::make_unique<SimtUnit>(parts, std::move(copies));
}
