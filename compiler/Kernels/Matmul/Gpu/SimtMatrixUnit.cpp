//===- SimtMatrixUnit.cpp - matrix products without matrix instructions -===//
// Threads stand 16 across; of 256, each has rows / 16 times columns / 16 sums. An operand along k
// is read as vectors of k, the other as vectors of neighbouring rows or columns; a thread's rows
// and columns are spread so that threads beside each other read different banks. Where copies run
// ahead (NVIDIA's) a K tile is multiplied in a straight line, which takes 0.78 to 0.89 of the time,
// and copies turn operands along k (MatmulPlan::turnsK).
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

using namespace sluice::kernels;

static constexpr int64_t kSide = 16; // Threads across.

namespace {
class SimtUnit final : public BorrowingMatrixUnit, PlainKernelBuilder {
public:
  SimtUnit(const MatrixUnitParts &parts, std::unique_ptr<MatrixUnitEmitter> copies)
      : BorrowingMatrixUnit(std::move(copies)), PlainKernelBuilder(parts.builder, parts.loc),
        plan(parts.plan), shape(parts.shape), element(parts.element),
        elementBytes(element.getIntOrFloatBitWidth() / 8), perChunk(16 / elementBytes),
        depth(kKTileBytes / elementBytes), threadsDown(parts.threads / kSide) {
    if (plan.turnsK)
      shape.lhsKContiguous = shape.rhsKContiguous = false;
    // Of a warp's threads, 8 across read each bank once.
    Value warp = div(parts.thread, 32), lane = rem(parts.thread, 32);
    bool isWide = isStraight();
    down = {isWide ? add(mul(div(warp, 2), 4), div(lane, 8)) : div(parts.thread, kSide),
            threadsDown};
    across = {isWide ? add(mul(rem(warp, 2), 8), rem(lane, 8)) : rem(parts.thread, kSide), kSide};
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
  int64_t neighbours() const override { return isStraight() && shape.rhsKContiguous ? 1 : 2; }
  void barrier() override { workgroupBarrier(b, loc); }

  void copy(Value target, const MatrixMemory &from, Value source, Value ahead,
            Value valid) override {
    if (copies)
      return copies->copy(target, from, source, ahead, valid);
    Value at = add(source, ahead);
    auto copyIt = [&] { store(target, loadAligned(element, perChunk, from.flat, at, 16)); };
    if (!valid)
      return copyIt();
    ifElse(valid, copyIt, [&] { store(target, zero(VectorType::get({perChunk}, element))); });
  }
  void copyElement(Value target, const MatrixMemory &from, Value source, Value ahead,
                   Value valid) override {
    copies->copyElement(target, from, source, ahead, valid);
  }
  void store(Value target, Value vector) override {
    storeAligned(vector, kTiles, elementsOf(target), 16);
  }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) override {
    int64_t rows = plan.rows / threadsDown, columns = plan.columns / kSide;
    Operand ofLhs{shape.lhsKContiguous, elementsOf(lhs), down, rows, /*inPairs=*/false},
        ofRhs{shape.rhsKContiguous, elementsOf(rhs), across, columns,
              /*inPairs=*/neighbours() == 2};
    if (isStraight())
      return multiplyStraight({ofLhs, ofRhs}, accumulators);
    auto addChunk = [&](Value chunk, ValueRange carried) {
      Values next(carried);
      for (int64_t step = 0; step < perChunk; ++step) {
        for (Operand *operand : {&ofLhs, &ofRhs})
          if (step == 0 || !operand->kContiguous)
            operand->vectors = read(*operand, chunk, step);
        addProducts(ofLhs, ofRhs, step, next);
      }
      return next;
    };
    llvm::copy(loop(index(0), index(depth / perChunk), index(1), accumulators, addChunk),
               accumulators.begin());
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    SmallVector<AccumulatorsOfRow> all;
    int64_t rows = plan.rows / threadsDown, columns = plan.columns / kSide;
    SmallVector<Value> ownRows = places(shape.lhsKContiguous, down, rows, /*inPairs=*/false),
                       ownColumns = places(shape.rhsKContiguous, across, columns,
                                           /*inPairs=*/neighbours() == 2);
    for (int64_t i = 0; i < rows; ++i) {
      AccumulatorsOfRow &accumulators = all.emplace_back();
      accumulators.row = asI32(ownRows[i]);
      for (int64_t j = 0; j < columns; j += neighbours())
        accumulators.pairs.push_back({asI32(ownColumns[j]), unsigned(i * columns + j)});
    }
    return all;
  }

private:
  /// Whether rows of K tiles lie at equal distances: see multiplyStraight().
  bool isStraight() const { return !plan.isSwizzled(); }

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

  /// An operand's K tile, and of it what is in registers: vectors along k, one per row, or of the
  /// rows at one step.
  struct Operand {
    bool kContiguous;
    Value start;
    Side side;
    int64_t count;
    bool inPairs;
    SmallVector<Value> vectors = {};
  };

  /// A K tile as one straight line of instructions, in which reads come a step ahead: two warps of
  /// a scheduler, which have most registers, do not hide how long they take. Places are constant
  /// distances from one: arithmetic beside multiplications would cost as much as those.
  void multiplyStraight(std::array<Operand, 2> operands, SmallVectorImpl<Value> &accumulators) {
    for (Operand &operand : operands)
      operand.vectors = read(operand, index(0), 0);
    std::array<SmallVector<Value>, 2> ahead;
    for (int64_t step = 0; step < depth; ++step) {
      bool isLast = (step + 1) % perChunk == 0;
      for (auto [operand, vectors] : llvm::zip(operands, ahead)) {
        int64_t next = operand.kContiguous ? step + perChunk : step + 1;
        if (next < depth && (!operand.kContiguous || step % perChunk == 0))
          vectors = read(operand, index(next / perChunk), next % perChunk);
      }
      addProducts(operands[0], operands[1], step % perChunk, accumulators);
      for (auto [operand, vectors] : llvm::zip(operands, ahead))
        if (isLast || !operand.kContiguous)
          operand.vectors = vectors;
    }
  }

  void addProducts(const Operand &lhs, const Operand &rhs, int64_t step,
                   MutableArrayRef<Value> sums) {
    SmallVector<Value> a = values(lhs, step), c = values(rhs, step);
    auto addProduct = [&](size_t i, size_t j) {
      Value &sum = sums[i * c.size() + j];
      sum = math::FmaOp::create(b, loc, a[i], c[j], sum);
    };
    // In which order products meet fewest registers of one bank, or find them read already, was
    // tried (on sm_90 the others take 2 % to 13 % longer).
    if (rhs.kContiguous) {
      for (size_t j = 0; j < c.size(); ++j)
        for (size_t at = 0; at < a.size(); ++at)
          addProduct(j % 2 ? a.size() - 1 - at : at, j);
      return;
    }
    for (size_t i = 0; i < a.size(); i += 2)
      for (size_t at = 0; at < c.size(); ++at) {
        size_t j = i % 4 ? c.size() - 1 - at : at;
        addProduct(i + j % 2, j);
        addProduct(i + 1 - j % 2, j);
      }
  }

  /// `width` elements of a chunk, from `within` on.
  Value loadChunk(Value start, Value line, Value chunk, int64_t width, Value within = {}) {
    Value place = plan.isSwizzled() ? exclusiveOr(chunk, rem(line, 8)) : chunk;
    Value at = add(start, add(mul(line, plan.lineBytes / elementBytes), mul(place, perChunk)));
    if (within)
      at = add(at, within);
    return loadAligned(element, width, kTiles, at, width * elementBytes);
  }

  /// Vectors of all of this thread's rows, along a chunk of k or at `step` of it.
  SmallVector<Value> read(const Operand &operand, Value chunk, int64_t step) {
    SmallVector<Value> all;
    if (operand.kContiguous) {
      for (Value row : places(true, operand.side, operand.count, operand.inPairs))
        all.push_back(loadChunk(operand.start, row, chunk, perChunk));
      return all;
    }
    Value k = add(mul(chunk, perChunk), step);
    for (int64_t i = 0, width = together(operand.count); i < operand.count; i += width) {
      Value first = mul(add(operand.side.number, i / width * operand.side.count), width),
            ofRows = div(first, perChunk);
      all.push_back(loadChunk(operand.start, add(mul(div(ofRows, 8), depth), k), rem(ofRows, 8),
                              width, width < perChunk ? rem(first, perChunk) : Value()));
    }
    return all;
  }

  /// Elements of all of this thread's rows at `step` of a chunk of k, as f32.
  SmallVector<Value> values(const Operand &operand, int64_t step) {
    SmallVector<Value> all;
    for (Value vector : operand.vectors)
      for (int64_t lane = 0, width = cast<VectorType>(vector.getType()).getDimSize(0); lane < width;
           ++lane) {
        if (operand.kContiguous && lane != step)
          continue;
        Value value = vector::ExtractOp::create(b, loc, vector, lane);
        if (!value.getType().isF32())
          value = arith::ExtFOp::create(b, loc, b.getF32Type(), value);
        all.push_back(value);
      }
    return all;
  }

  const MatmulPlan plan;
  MatmulShape shape; // As K tiles lie.
  Type element;
  int64_t elementBytes, perChunk, depth, threadsDown;
  Side down, across;
  Value kTiles;
};
} // namespace

SmallVector<Value> MatrixUnitEmitter::start(OpBuilder &builder, Location loc, Type sum) {
  return SmallVector<Value>(accumulatorCount(), PlainKernelBuilder(builder, loc).zero(sum));
}

std::unique_ptr<MatrixUnitEmitter>
sluice::kernels::simtMatrixUnit(const MatrixUnitParts &parts,
                                std::unique_ptr<MatrixUnitEmitter> copies) {
  return std::make_unique<SimtUnit>(parts, std::move(copies));
}
