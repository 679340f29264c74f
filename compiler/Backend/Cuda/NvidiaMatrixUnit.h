//===- NvidiaMatrixUnit.h - copies, ldmatrix and mma.sync -----------------===//
// Parts that several kinds of kernels put together: see NvidiaMatrixUnit.cpp for products, and
// Attention.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Cuda/CudaTarget.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

namespace sluice::cuda {
using namespace kernels;

/// Inline assembly with several results, f32 if no type is given.
llvm::SmallVector<mlir::Value> assembly(mlir::OpBuilder &builder, mlir::Location loc,
                                        const std::string &text, const std::string &constraints,
                                        mlir::ValueRange operands, int64_t results,
                                        bool sideEffects, mlir::Type type = {});

/// mma.sync of a `size` and `types` that PTX names: adds the product of registers (i32) of rows and
/// of columns to `sums`, four.
void addMmaProduct(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef size,
                   const std::string &types, llvm::ArrayRef<mlir::Value> rows,
                   llvm::ArrayRef<mlir::Value> columns, llvm::MutableArrayRef<mlir::Value> sums);

/// What all of NVIDIA's units share: copies, barriers, addresses.
class NvidiaUnit : public MatrixUnitEmitter, protected util::PlainIndexBuilder {
public:
  explicit NvidiaUnit(const MatrixUnitParts &parts)
      : util::PlainIndexBuilder(parts.builder, parts.loc), plan(parts.plan), shape(parts.shape),
        element(parts.element) {
    thread = mlir::arith::IndexCastOp::create(b, loc, b.getI32Type(), parts.thread);
    mlir::Value address =
        mlir::memref::ExtractAlignedPointerAsIndexOp::create(b, loc, parts.memory);
    memory = mlir::arith::IndexCastOp::create(b, loc, b.getI32Type(), address);
  }

  void copy(mlir::Value target, const MatrixMemory &from, mlir::Value source, mlir::Value ahead,
            mlir::Value valid) override {
    copyBytes(16, target, from, source, ahead, valid);
  }
  void copyElement(mlir::Value target, const MatrixMemory &from, mlir::Value source,
                   mlir::Value ahead, mlir::Value valid) override {
    copyBytes(4, target, from, source, ahead, valid);
  }
  void store(mlir::Value target, mlir::Value vector) override {
    if (element.getIntOrFloatBitWidth() == 8) // LLVM has no floats of 8 bits.
      vector = mlir::vector::BitCastOp::create(b, loc, mlir::VectorType::get({4}, b.getI32Type()),
                                               vector);
    mlir::LLVM::StoreOp::create(b, loc, vector, shared(target), 16);
  }
  void commitCopies() override { mlir::NVVM::CpAsyncCommitGroupOp::create(b, loc); }
  void waitForCopies(int64_t pending) override {
    mlir::NVVM::CpAsyncWaitGroupOp::create(b, loc, pending);
  }
  void barrier() override { mlir::NVVM::Barrier0Op::create(b, loc); }
  llvm::SmallVector<AccumulatorsOfRow>
  gatherEights(llvm::SmallVectorImpl<mlir::Value> &accumulators) override;

protected:
  void copyBytes(int64_t count, mlir::Value target, const MatrixMemory &from, mlir::Value source,
                 mlir::Value ahead, mlir::Value valid) {
    // Nothing is read at the address of a copy of no bytes.
    mlir::Value bytes = valid ? select(valid, i32(count), i32(0)) : mlir::Value();
    mlir::Value size =
        mlir::arith::ConstantIndexOp::create(b, loc, element.getIntOrFloatBitWidth() / 8);
    auto scaled = [&](mlir::Value elements) -> mlir::Value {
      return mlir::arith::MulIOp::create(b, loc, elements, size);
    };
    mlir::Value first = mlir::arith::AddIOp::create(b, loc, from.address, scaled(source));
    mlir::Value wide = mlir::arith::IndexCastOp::create(
        b, loc, b.getI64Type(), mlir::arith::AddIOp::create(b, loc, first, scaled(ahead)));
    mlir::Value pointer = mlir::LLVM::IntToPtrOp::create(
        b, loc, mlir::LLVM::LLVMPointerType::get(b.getContext(), 1), wide);
    using Cache = mlir::NVVM::LoadCacheModifierKind;
    mlir::NVVM::CpAsyncOp::create(b, loc, shared(target), pointer, count,
                                  count == 16 ? Cache::CG : Cache::CA, bytes);
  }
  mlir::Value shared(mlir::Value offset) {
    auto type = mlir::LLVM::LLVMPointerType::get(b.getContext(), 3);
    return mlir::LLVM::IntToPtrOp::create(b, loc, type, add(memory, offset));
  }
  /// In PTX.
  const char *operandName(bool isUnsigned = false) const {
    if (llvm::isa<mlir::IntegerType>(element))
      return isUnsigned ? "u8" : "s8";
    return llvm::isa<mlir::Float8E4M3FNType>(element) ? "e4m3"
           : llvm::isa<mlir::Float8E5M2Type>(element) ? "e5m2"
           : llvm::isa<mlir::BFloat16Type>(element)   ? "bf16"
                                                      : "f16";
  }

  llvm::SmallVector<mlir::Value> assembly(const std::string &text, const std::string &constraints,
                                          mlir::ValueRange operands, int64_t results,
                                          bool sideEffects, mlir::Type type = {}) {
    return cuda::assembly(b, loc, text, constraints, operands, results, sideEffects, type);
  }

  const MatmulPlan plan;
  const MatmulShape shape;
  mlir::Type element;
  mlir::Value thread, memory;
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
    mlir::Value warp = div(thread, 32);
    if (plan.kTilesTogether > 1)
      group = div(warp, warps), warp = rem(warp, warps);
    firstRow = mul(div(warp, plan.subgroupsN), rowsOfWarp);
    firstColumn = mul(rem(warp, plan.subgroupsN), columnsOfWarp);
  }

  int64_t accumulatorCount() const override {
    return group ? std::max<int64_t>(sumsOfWarp() / plan.kTilesTogether, 2) : sumsOfWarp();
  }
  llvm::SmallVector<mlir::Value> start(mlir::OpBuilder &builder, mlir::Location loc,
                                       mlir::Type sum) override {
    mlir::Value zero = mlir::arith::ConstantOp::create(builder, loc, builder.getZeroAttr(sum));
    return llvm::SmallVector<mlir::Value>(sumsOfWarp(), zero);
  }
  int64_t kTilesInUse() const override { return 1; }
  int64_t neighbours() const override { return turnsColumns() ? 4 : 2; }

  void multiply(mlir::Value lhs, mlir::Value rhs,
                llvm::SmallVectorImpl<mlir::Value> &accumulators) override {
    // Tensor cores may keep sums of 8-bit floats with fewer bits than f32 has: those of a K tile
    // are short, and added as f32.
    bool areShort = isByte && llvm::isa<mlir::FloatType>(element);
    llvm::SmallVector<mlir::Value> ofKTile(accumulators.begin(), accumulators.end());
    if (group) {
      mlir::Value ahead = mul(group, plan.kTileBytes());
      lhs = add(lhs, ahead), rhs = add(rhs, ahead);
    }
    if (areShort)
      for (mlir::Value &sum : ofKTile)
        sum = mlir::arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0));
    for (int64_t step = 0; step < 4; ++step)
      addProducts(rowFragments(lhs, step), columnFragments(rhs, step), ofKTile);
    for (auto [sum, next] : llvm::zip(accumulators, ofKTile))
      sum = areShort ? mlir::arith::AddFOp::create(b, loc, sum, next).getResult() : next;
  }

  using Fragments = llvm::SmallVector<llvm::SmallVector<mlir::Value>>;
  /// The lhs of this warp, a fragment per 16 rows, for the `step`th 32 bytes of a K tile's depth.
  Fragments rowFragments(mlir::Value kTile, int64_t step) {
    Fragments rows;
    for (int64_t at = 0; at < rowsOfWarp; at += 16)
      rows.push_back(
          fragment(kTile, add(firstRow, at), step, shape.lhsKContiguous, /*depthFirst=*/false));
    return rows;
  }
  /// The rhs of this warp, a fragment per 8 columns.
  Fragments columnFragments(mlir::Value kTile, int64_t step) {
    Fragments columns;
    for (int64_t at = 0; at < columnsOfWarp; at += 16) {
      llvm::SmallVector<mlir::Value> both =
          fragment(kTile, add(firstColumn, at), step, shape.rhsKContiguous, /*depthFirst=*/true);
      columns.push_back({both[0], both[1]});
      columns.push_back({both[2], both[3]});
    }
    return columns;
  }
  void addProducts(const Fragments &rows, const Fragments &columns,
                   llvm::SmallVectorImpl<mlir::Value> &accumulators) {
    for (auto [i, row] : llvm::enumerate(rows))
      for (size_t next = 0; next < columns.size(); ++next) {
        size_t j = i % 2 == 0 ? next : columns.size() - 1 - next; // Neighbours share a fragment.
        addProduct(row, columns[j], &accumulators[(i * columns.size() + j) * 4]);
      }
  }

  /// Where columns are turned, those of two blocks lie between each other.
  void read(llvm::SmallVectorImpl<mlir::Value> &accumulators) override {
    if (group)
      addGroups(accumulators);
    if (!turnsColumns())
      return;
    llvm::SmallVector<mlir::Value> ordered;
    for (size_t both = 0; both < accumulators.size(); both += 8)
      for (size_t half = 0; half < 4; half += 2)
        for (size_t column = 0; column < 2; ++column)
          ordered.append(
              {accumulators[both + half + column], accumulators[both + 4 + half + column]});
    accumulators = ordered;
  }
  llvm::SmallVector<AccumulatorsOfRow>
  gatherEights(llvm::SmallVectorImpl<mlir::Value> &accumulators) override {
    return turnsColumns() ? llvm::SmallVector<AccumulatorsOfRow>()
                          : NvidiaUnit::gatherEights(accumulators);
  }

  llvm::SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    llvm::SmallVector<AccumulatorsOfRow> all;
    bool turnsRows = isByte && !shape.lhsKContiguous;
    mlir::Value row = add(firstRow, mul(div(lane, 4), turnsRows ? 2 : 1)),
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
  mlir::Value firstPair() {
    return plan.kTilesTogether > 4 ? div(group, plan.kTilesTogether / 4)
                                   : mul(group, 4 / plan.kTilesTogether);
  }
  void addGroups(llvm::SmallVectorImpl<mlir::Value> &sums);
  bool turnsColumns() const { return isByte && !shape.rhsKContiguous; }

  void addProduct(llvm::ArrayRef<mlir::Value> row, llvm::ArrayRef<mlir::Value> column,
                  mlir::Value *sum) {
    bool isInteger = llvm::isa<mlir::IntegerType>(element);
    std::string sumName = isInteger ? "s32" : "f32";
    std::string types = sumName + "." + operandName(shape.lhsUnsigned) + "." +
                        operandName(shape.rhsUnsigned) + "." + sumName;
    auto emit = [&](llvm::StringRef size, llvm::ArrayRef<mlir::Value> a,
                    llvm::ArrayRef<mlir::Value> c) {
      addMmaProduct(b, loc, size, types, a, c, {sum, 4});
    };
    if (!isTuring)
      return emit(isByte ? "m16n8k32" : "m16n8k16", row, column);
    emit("m16n8k8", row.take_front(2), column.take_front(1));
    emit("m16n8k8", row.drop_front(2), column.drop_front(1));
  }

  /// Four 8 x 8 matrices: 16 rows (of A, or of B transposed) from `first` on, of depth 16. Their
  /// order is first along rows, or first along the depth.
  llvm::SmallVector<mlir::Value> fragment(mlir::Value kTile, mlir::Value first, int64_t step,
                                          bool kContiguous, bool depthFirst) {
    mlir::Value inMatrix = rem(lane, 8), which = div(lane, 8);
    mlir::Value rowHalf = depthFirst ? div(which, 2) : rem(which, 2),
                depthHalf = depthFirst ? rem(which, 2) : div(which, 2);
    mlir::Value line, chunk; // Rows of 128 bytes, and which 16 bytes of them.
    if (isByte && !kContiguous)
      return turnedFragment(kTile, first, step, depthFirst);
    if (kContiguous) {
      line = add(first, add(mul(rowHalf, 8), inMatrix));
      chunk = add(depthHalf, step * 2);
    } else {
      mlir::Value depth = add(add(mul(depthHalf, 8), inMatrix), step * 16);
      mlir::Value chunkOfTile = add(div(first, 8), rowHalf);
      line = add(mul(div(chunkOfTile, 8), 64), depth);
      chunk = rem(chunkOfTile, 8);
    }
    return load(kTile, line, chunk, kContiguous);
  }

  /// The same of elements of 8 bits: matrices of pairs of rows, four of them 32 deep. A lane gets
  /// two neighbours in k of a pair, and its other two of the next matrix.
  llvm::SmallVector<mlir::Value> turnedFragment(mlir::Value kTile, mlir::Value first, int64_t step,
                                                bool depthFirst) {
    mlir::Value inMatrix = rem(lane, 8), which = div(lane, 8);
    mlir::Value k = add(add(mul(div(which, 2), 16), mul(rem(which, 2), 2)),
                        add(mul(div(inMatrix, 2), 4), rem(inMatrix, 2)));
    mlir::Value chunkOfTile = div(first, 16);
    mlir::Value line = add(mul(div(chunkOfTile, 8), 128), add(k, step * 32));
    llvm::SmallVector<mlir::Value> pairs =
        load(kTile, line, rem(chunkOfTile, 8), /*kContiguous=*/false);
    auto select = [&](unsigned matrix, int64_t bytes) -> mlir::Value {
      return mlir::LLVM::CallIntrinsicOp::create(
                 b, loc, b.getI32Type(), b.getStringAttr("llvm.nvvm.prmt"),
                 mlir::ValueRange{pairs[matrix], pairs[matrix + 1], i32(bytes)})
          .getResult(0);
    };
    constexpr int64_t kEven = 0x6420, kOdd = 0x7531; // Bytes of both registers.
    mlir::Value even = select(0, kEven), odd = select(0, kOdd), deepEven = select(2, kEven),
                deepOdd = select(2, kOdd);
    if (depthFirst)
      return {even, deepEven, odd, deepOdd};
    return {even, odd, deepEven, deepOdd};
  }

  llvm::SmallVector<mlir::Value> load(mlir::Value kTile, mlir::Value line, mlir::Value chunk,
                                      bool kContiguous) {
    mlir::Value offset = add(mul(line, 128), mul(exclusiveOr(chunk, rem(line, 8)), 16));
    llvm::SmallVector<mlir::Type> types(4, b.getI32Type());
    auto result = mlir::LLVM::LLVMStructType::getLiteral(b.getContext(), types);
    auto shapeAttr = mlir::NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8);
    mlir::Value all = mlir::NVVM::LdMatrixOp::create(
        b, loc, mlir::Type(result), shared(add(kTile, offset)), 4u,
        kContiguous ? mlir::NVVM::MMALayout::row : mlir::NVVM::MMALayout::col, shapeAttr,
        mlir::NVVM::LdStMatrixEltType::B16);
    llvm::SmallVector<mlir::Value> matrices;
    for (int64_t i = 0; i < 4; ++i)
      matrices.push_back(mlir::LLVM::ExtractValueOp::create(b, loc, all, i));
    return matrices;
  }

  int64_t rowsOfWarp, columnsOfWarp;
  bool isTuring; ///< Products are half as deep.
  bool isByte;
  mlir::Value lane, firstRow, firstColumn;
  mlir::Value group; ///< Which K tile of a stage this warp multiplies; null if there is one.
};

/// ldmatrix and mma.sync (PTX ISA 9.7.14.5), or wgmma on descriptors (9.7.15). Also what copies for
/// other units.
std::unique_ptr<MatrixUnitEmitter> nvidiaMatrixUnit(const MatrixUnitParts &parts);

} // namespace sluice::cuda
