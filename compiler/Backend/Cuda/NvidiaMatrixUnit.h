//===- NvidiaMatrixUnit.h - copies, ldmatrix and mma.sync -----------------===//
// Parts that several kinds of kernels put together: see NvidiaMatrixUnit.cpp for products, and
// Attention.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "compiler/Kernels/Attention/AttentionUnit.h"
#include "compiler/Kernels/KernelBuilder.h"

namespace sluice::cuda {
using namespace kernels;
using namespace mlir;

/// Inline assembly; its results as values.
SmallVector<Value> assembly(OpBuilder &builder, Location loc, const Twine &text,
                            const Twine &constraints, ValueRange operands, TypeRange results,
                            bool sideEffects);

/// Registers of assembly from number `first` on: {$4, $5}.
std::string registers(int64_t first, int64_t count);

/// Assembly of wgmma, which changes `sums`, registers from $0 on, in place (those that are null it
/// only writes, as f32) and reads `operands`, of 64 or 32 bits, or waits if there are none.
void runOnSums(OpBuilder &builder, Location loc, const Twine &text, MutableArrayRef<Value> sums,
               ArrayRef<Value> operands = {});

/// The wgmma descriptor of a tile in workgroup memory: rows of 128 bytes, 128-byte swizzle (PTX ISA
/// 9.7.15.5.1).
Value wgmmaDescriptor(OpBuilder &builder, Location loc, Value address, int64_t leadingBytes);
/// Where workgroup memory begins (i32).
Value addressOf(OpBuilder &builder, Location loc, Value memory);

/// Runs `text`, which may touch any memory, on registers.
void run(OpBuilder &builder, Location loc, const Twine &text, ValueRange operands = {});

/// That of what lies so many bytes further.
Value further(OpBuilder &builder, Location loc, Value descriptor, int64_t bytes);

/// mma.sync of a `size` and `types` that PTX names: adds the product of registers (i32) of rows and
/// of columns to `sums`, four.
void addMmaProduct(OpBuilder &builder, Location loc, StringRef size, const std::string &types,
                   ArrayRef<Value> rows, ArrayRef<Value> columns, MutableArrayRef<Value> sums);

/// What all of NVIDIA's units share: copies, barriers, addresses.
class NvidiaUnit : public MatrixUnitEmitter, protected PlainKernelBuilder {
public:
  explicit NvidiaUnit(const MatrixUnitParts &parts)
      : PlainKernelBuilder(parts.builder, parts.loc), plan(parts.plan), shape(parts.shape),
        element(parts.element), thread(asI32(parts.thread)),
        memory(addressOf(b, loc, parts.memory)) {}

  void copy(Value target, const MatrixMemory &from, Value source, Value ahead,
            Value valid) override {
    copyBytes(16, target, from, source, ahead, valid);
  }
  void copyElement(Value target, const MatrixMemory &from, Value source, Value ahead,
                   Value valid) override {
    copyBytes(4, target, from, source, ahead, valid);
  }
  void store(Value target, Value vector) override {
    if (element.getIntOrFloatBitWidth() == 8) // LLVM has no floats of 8 bits.
      vector = vector::BitCastOp::create(b, loc, VectorType::get({4}, b.getI32Type()), vector);
    LLVM::StoreOp::create(b, loc, vector, shared(target), 16);
  }
  void commitCopies() override { NVVM::CpAsyncCommitGroupOp::create(b, loc); }
  void waitForCopies(int64_t pending) override {
    NVVM::CpAsyncWaitGroupOp::create(b, loc, pending);
  }
  void barrier() override { NVVM::Barrier0Op::create(b, loc); }
  SmallVector<AccumulatorsOfRow> gatherEights(SmallVectorImpl<Value> &accumulators) override;

protected:
  void copyBytes(int64_t count, Value target, const MatrixMemory &from, Value source, Value ahead,
                 Value valid) {
    // Nothing is read at the address of a copy of no bytes.
    Value bytes = valid ? select(valid, i32(count), i32(0)) : Value();
    Value size = arith::ConstantIndexOp::create(b, loc, element.getIntOrFloatBitWidth() / 8);
    auto scaled = [&](Value elements) -> Value {
      return arith::MulIOp::create(b, loc, elements, size);
    };
    Value first = arith::AddIOp::create(b, loc, from.address, scaled(source));
    Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(),
                                            arith::AddIOp::create(b, loc, first, scaled(ahead)));
    Value pointer =
        LLVM::IntToPtrOp::create(b, loc, LLVM::LLVMPointerType::get(b.getContext(), 1), wide);
    using Cache = NVVM::LoadCacheModifierKind;
    NVVM::CpAsyncOp::create(b, loc, shared(target), pointer, count,
                            count == 16 ? Cache::CG : Cache::CA, bytes);
  }
  Value shared(Value offset) {
    auto type = LLVM::LLVMPointerType::get(b.getContext(), 3);
    return LLVM::IntToPtrOp::create(b, loc, type, add(memory, offset));
  }
  /// In PTX.
  const char *operandName(bool isUnsigned = false) const {
    if (isa<IntegerType>(element))
      return isUnsigned ? "u8" : "s8";
    return isa<Float8E4M3FNType>(element) ? "e4m3"
           : isa<Float8E5M2Type>(element) ? "e5m2"
           : isa<BFloat16Type>(element)   ? "bf16"
                                          : "f16";
  }

  const MatmulPlan plan;
  const MatmulShape shape;
  Type element;
  Value thread, memory;
};

/// Each warp has a part of the tile, as 16 x 8 products of a depth of 32 bytes. Operands of 8 bits
/// that lie along rows (or columns) are read as pairs of neighbours, which the registers' halves of
/// two blocks then take: rows of a block are every second one. Of several K tiles in a stage each
/// is multiplied by other warps, whose sums of 16 x 16 are added in the end.
class MmaUnit final : public NvidiaUnit {
public:
  explicit MmaUnit(const MatrixUnitParts &parts)
      : NvidiaUnit(parts), rowsOfWarp(plan.rows / plan.subgroupsM),
        columnsOfWarp(plan.columns / plan.subgroupsN),
        isTuring(parts.target && computeCapability(*parts.target) < 80),
        isByte(element.getIntOrFloatBitWidth() == 8) {
    lane = rem(thread, 32);
    int64_t warps = plan.subgroupsM * plan.subgroupsN; // Of a K tile.
    Value warp = div(thread, 32);
    if (plan.kTilesTogether > 1)
      group = div(warp, warps), warp = rem(warp, warps);
    firstRow = mul(div(warp, plan.subgroupsN), rowsOfWarp);
    firstColumn = mul(rem(warp, plan.subgroupsN), columnsOfWarp);
  }

  int64_t accumulatorCount() const override {
    return group ? std::max<int64_t>(sumsOfWarp() / plan.kTilesTogether, 2) : sumsOfWarp();
  }
  SmallVector<Value> start(OpBuilder &builder, Location loc, Type sum) override {
    return Values(sumsOfWarp(), PlainKernelBuilder(builder, loc).zero(sum));
  }
  int64_t kTilesInUse() const override { return 1; }
  int64_t neighbours() const override { return turnsColumns() ? 4 : 2; }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) override {
    // Tensor cores may keep sums of 8-bit floats with fewer bits than f32 has: those of a K tile
    // are short, and added as f32.
    bool areShort = isByte && isa<FloatType>(element);
    SmallVector<Value> ofKTile(accumulators.begin(), accumulators.end());
    if (group) {
      Value ahead = mul(group, plan.kTileBytes());
      lhs = add(lhs, ahead), rhs = add(rhs, ahead);
    }
    if (areShort)
      for (Value &sum : ofKTile)
        sum = f32(0);
    for (int64_t step = 0; step < 4; ++step)
      addProducts(rowFragments(lhs, step), columnFragments(rhs, step), ofKTile);
    for (auto [sum, next] : llvm::zip(accumulators, ofKTile))
      sum = areShort ? arith::AddFOp::create(b, loc, sum, next).getResult() : next;
  }

  using Fragments = SmallVector<SmallVector<Value>>;
  /// The lhs of this warp, a fragment per 16 rows, for the `step`th 32 bytes of a K tile's depth.
  Fragments rowFragments(Value kTile, int64_t step) {
    Fragments rows;
    for (int64_t at = 0; at < rowsOfWarp; at += 16)
      rows.push_back(
          fragment(kTile, add(firstRow, at), step, shape.lhsKContiguous, /*depthFirst=*/false));
    return rows;
  }
  /// The rhs of this warp, a fragment per 8 columns.
  Fragments columnFragments(Value kTile, int64_t step) {
    Fragments columns;
    for (int64_t at = 0; at < columnsOfWarp; at += 16) {
      SmallVector<Value> both =
          fragment(kTile, add(firstColumn, at), step, shape.rhsKContiguous, /*depthFirst=*/true);
      columns.push_back({both[0], both[1]});
      columns.push_back({both[2], both[3]});
    }
    return columns;
  }
  void addProducts(const Fragments &rows, const Fragments &columns,
                   SmallVectorImpl<Value> &accumulators) {
    for (auto [i, row] : llvm::enumerate(rows))
      for (size_t next = 0; next < columns.size(); ++next) {
        size_t j = i % 2 == 0 ? next : columns.size() - 1 - next; // Neighbours share a fragment.
        addProduct(row, columns[j], &accumulators[(i * columns.size() + j) * 4]);
      }
  }

  /// Where columns are turned, those of two blocks lie between each other.
  void read(SmallVectorImpl<Value> &accumulators) override {
    if (group)
      addGroups(accumulators);
    if (!turnsColumns())
      return;
    SmallVector<Value> ordered;
    for (size_t both = 0; both < accumulators.size(); both += 8)
      for (size_t half = 0; half < 4; half += 2)
        for (size_t column = 0; column < 2; ++column)
          ordered.append(
              {accumulators[both + half + column], accumulators[both + 4 + half + column]});
    accumulators = ordered;
  }
  SmallVector<AccumulatorsOfRow> gatherEights(SmallVectorImpl<Value> &accumulators) override {
    return turnsColumns() ? SmallVector<AccumulatorsOfRow>()
                          : NvidiaUnit::gatherEights(accumulators);
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    SmallVector<AccumulatorsOfRow> all;
    bool turnsRows = isByte && !shape.lhsKContiguous;
    Value row = add(firstRow, mul(div(lane, 4), turnsRows ? 2 : 1)),
          column = add(firstColumn, mul(rem(lane, 4), neighbours()));
    int64_t across = columnsOfWarp / 8;
    if (group) { // See firstPair().
      column = add(column, mul(div(firstPair(), 2), 8));
      if (plan.kTilesTogether > 2)
        row = add(row, mul(rem(firstPair(), 2), 8));
      if (plan.kTilesTogether > 4) // The second is left with rows that there are not.
        row = add(row, mul(rem(group, 2), plan.rows));
      for (int64_t i = 0; i < accumulatorCount(); i += 2)
        all.push_back({add(row, i * 4), {{column, unsigned(i)}}});
      return all;
    }
    for (int64_t i = 0; i < rowsOfWarp / 16; ++i)
      for (int64_t half = 0; half < 2; ++half) {
        AccumulatorsOfRow &accumulators = all.emplace_back();
        accumulators.row = add(row, i * 16 + half * (turnsRows ? 1 : 8));
        for (int64_t j = 0; j < across; j += turnsColumns() ? 2 : 1)
          accumulators.pairs.push_back(
              {add(column, j * 8), unsigned((i * across + j) * 4 + half * neighbours())});
      }
    return all;
  }

private:
  int64_t sumsOfWarp() const { return rowsOfWarp / 16 * (columnsOfWarp / 8) * 4; }
  /// Which of its four pairs of sums, two of eight columns and two of eight further rows, a thread
  /// is left with when those of all groups are added; the first of two pairs if there are two
  /// groups. Every second of eight groups has what the one before it has.
  Value firstPair() {
    return plan.kTilesTogether > 4 ? div(group, plan.kTilesTogether / 4)
                                   : mul(group, 4 / plan.kTilesTogether);
  }
  void addGroups(SmallVectorImpl<Value> &sums);
  bool turnsColumns() const { return isByte && !shape.rhsKContiguous; }

  void addProduct(ArrayRef<Value> row, ArrayRef<Value> column, Value *sum) {
    bool isInteger = isa<IntegerType>(element);
    std::string sumName = isInteger ? "s32" : "f32";
    std::string types = sumName + "." + operandName(shape.lhsUnsigned) + "." +
                        operandName(shape.rhsUnsigned) + "." + sumName;
    auto emit = [&](StringRef size, ArrayRef<Value> a, ArrayRef<Value> c) {
      addMmaProduct(b, loc, size, types, a, c, {sum, 4});
    };
    if (!isTuring)
      return emit(isByte ? "m16n8k32" : "m16n8k16", row, column);
    emit("m16n8k8", row.take_front(2), column.take_front(1));
    emit("m16n8k8", row.drop_front(2), column.drop_front(1));
  }

  /// Four 8 x 8 matrices: 16 rows (of A, or of B transposed) from `first` on, of depth 16. Their
  /// order is first along rows, or first along the depth.
  SmallVector<Value> fragment(Value kTile, Value first, int64_t step, bool kContiguous,
                              bool depthFirst) {
    Value inMatrix = rem(lane, 8), which = div(lane, 8);
    Value rowHalf = depthFirst ? div(which, 2) : rem(which, 2),
          depthHalf = depthFirst ? rem(which, 2) : div(which, 2);
    Value line, chunk; // Rows of 128 bytes, and which 16 bytes of them.
    if (isByte && !kContiguous)
      return turnedFragment(kTile, first, step, depthFirst);
    if (kContiguous) {
      line = add(first, add(mul(rowHalf, 8), inMatrix));
      chunk = add(depthHalf, step * 2);
    } else {
      Value depth = add(add(mul(depthHalf, 8), inMatrix), step * 16);
      Value chunkOfTile = add(div(first, 8), rowHalf);
      line = add(mul(div(chunkOfTile, 8), 64), depth);
      chunk = rem(chunkOfTile, 8);
    }
    return load(kTile, line, chunk, kContiguous);
  }

  /// The same of elements of 8 bits: matrices of pairs of rows, four of them 32 deep. A lane gets
  /// two neighbours in k of a pair, and its other two of the next matrix.
  SmallVector<Value> turnedFragment(Value kTile, Value first, int64_t step, bool depthFirst) {
    Value inMatrix = rem(lane, 8), which = div(lane, 8);
    Value k = add(add(mul(div(which, 2), 16), mul(rem(which, 2), 2)),
                  add(mul(div(inMatrix, 2), 4), rem(inMatrix, 2)));
    Value chunkOfTile = div(first, 16);
    Value line = add(mul(div(chunkOfTile, 8), 128), add(k, step * 32));
    SmallVector<Value> pairs = load(kTile, line, rem(chunkOfTile, 8), /*kContiguous=*/false);
    auto select = [&](unsigned matrix, int64_t bytes) -> Value {
      return LLVM::CallIntrinsicOp::create(b, loc, b.getI32Type(),
                                           b.getStringAttr("llvm.nvvm.prmt"),
                                           ValueRange{pairs[matrix], pairs[matrix + 1], i32(bytes)})
          .getResult(0);
    };
    constexpr int64_t kEven = 0x6420, kOdd = 0x7531; // Bytes of both registers.
    Value even = select(0, kEven), odd = select(0, kOdd), deepEven = select(2, kEven),
          deepOdd = select(2, kOdd);
    if (depthFirst)
      return {even, deepEven, odd, deepOdd};
    return {even, odd, deepEven, deepOdd};
  }

  SmallVector<Value> load(Value kTile, Value line, Value chunk, bool kContiguous) {
    Value offset = add(mul(line, 128), mul(exclusiveOr(chunk, rem(line, 8)), 16));
    SmallVector<Type> types(4, b.getI32Type());
    auto result = LLVM::LLVMStructType::getLiteral(b.getContext(), types);
    auto shapeAttr = NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8);
    Value all = NVVM::LdMatrixOp::create(b, loc, Type(result), shared(add(kTile, offset)), 4u,
                                         kContiguous ? NVVM::MMALayout::row : NVVM::MMALayout::col,
                                         shapeAttr, NVVM::LdStMatrixEltType::B16);
    SmallVector<Value> matrices;
    for (int64_t i = 0; i < 4; ++i)
      matrices.push_back(LLVM::ExtractValueOp::create(b, loc, all, i));
    return matrices;
  }

  int64_t rowsOfWarp, columnsOfWarp;
  bool isTuring; ///< Products are half as deep.
  bool isByte;
  Value lane, firstRow, firstColumn;
  Value group; ///< Which K tile of a stage this warp multiplies; null if there is one.
};

/// ldmatrix and mma.sync (PTX ISA 9.7.14.5), or wgmma on descriptors (9.7.15). Also what copies for
/// other units.
std::unique_ptr<MatrixUnitEmitter> nvidiaMatrixUnit(const MatrixUnitParts &parts);

/// mma.sync or wgmma: weights go from the registers of scores into those of the next product.
const AttentionUnits &nvidiaAttention();

} // namespace sluice::cuda
