//===- NvidiaMatrixUnit.h - copies, ldmatrix and mma.sync -----------------===//
// Parts that several kinds of kernels put together: see NvidiaMatrixUnit.cpp for products, and Attention.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Codegen/Gpu/Matrix/MatrixUnit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace sluice::codegen {
/// What all of NVIDIA's units share: copies, barriers, addresses.
class NvidiaUnit : public MatrixUnitEmitter {
public:
  explicit NvidiaUnit(const MatrixUnitParts &parts)
      : b(parts.builder), loc(parts.loc), plan(parts.plan), shape(parts.shape), element(parts.element) {
    thread = mlir::arith::IndexCastOp::create(b, loc, b.getI32Type(), parts.thread);
    mlir::Value address = mlir::memref::ExtractAlignedPointerAsIndexOp::create(b, loc, parts.memory);
    memory = mlir::arith::IndexCastOp::create(b, loc, b.getI32Type(), address);
  }

  void copy(mlir::Value target, const MatrixMemory &from, mlir::Value source, mlir::Value ahead,
            mlir::Value valid) override {
    // Nothing is read at the address of a copy of no bytes.
    mlir::Value bytes =
        valid ? mlir::arith::SelectOp::create(b, loc, valid, constant(16), constant(0)).getResult() : mlir::Value();
    mlir::Value size = mlir::arith::ConstantIndexOp::create(b, loc, element.getIntOrFloatBitWidth() / 8);
    auto scaled = [&](mlir::Value elements) -> mlir::Value {
      return mlir::arith::MulIOp::create(b, loc, elements, size);
    };
    mlir::Value first = mlir::arith::AddIOp::create(b, loc, from.address, scaled(source));
    mlir::Value wide = mlir::arith::IndexCastOp::create(b, loc, b.getI64Type(),
                                                        mlir::arith::AddIOp::create(b, loc, first, scaled(ahead)));
    mlir::Value pointer =
        mlir::LLVM::IntToPtrOp::create(b, loc, mlir::LLVM::LLVMPointerType::get(b.getContext(), 1), wide);
    mlir::NVVM::CpAsyncOp::create(b, loc, shared(target), pointer, 16, mlir::NVVM::LoadCacheModifierKind::CG, bytes);
  }
  void store(mlir::Value target, mlir::Value vector) override {
    mlir::LLVM::StoreOp::create(b, loc, vector, shared(target), 16);
  }
  void commitCopies() override { mlir::NVVM::CpAsyncCommitGroupOp::create(b, loc); }
  void waitForCopies(int64_t pending) override { mlir::NVVM::CpAsyncWaitGroupOp::create(b, loc, pending); }
  void meet() override { mlir::NVVM::Barrier0Op::create(b, loc); }
  llvm::SmallVector<SumsOfRow> gatherEights(llvm::SmallVectorImpl<mlir::Value> &sums) override;

protected:
  mlir::Value constant(int64_t value) { return mlir::arith::ConstantIntOp::create(b, loc, value, 32); }
  mlir::Value add(mlir::Value a, mlir::Value c) { return mlir::arith::AddIOp::create(b, loc, a, c); }
  mlir::Value add(mlir::Value a, int64_t c) { return c ? add(a, constant(c)) : a; }
  mlir::Value mul(mlir::Value a, int64_t c) { return mlir::arith::MulIOp::create(b, loc, a, constant(c)); }
  mlir::Value div(mlir::Value a, int64_t c) { return mlir::arith::DivUIOp::create(b, loc, a, constant(c)); }
  mlir::Value rem(mlir::Value a, int64_t c) { return mlir::arith::RemUIOp::create(b, loc, a, constant(c)); }
  mlir::Value exclusiveOr(mlir::Value a, mlir::Value c) { return mlir::arith::XOrIOp::create(b, loc, a, c); }
  mlir::Value shared(mlir::Value offset) {
    auto type = mlir::LLVM::LLVMPointerType::get(b.getContext(), 3);
    return mlir::LLVM::IntToPtrOp::create(b, loc, type, add(memory, offset));
  }
  const char *operandName() const { return llvm::isa<mlir::BFloat16Type>(element) ? "bf16" : "f16"; }

  /// Inline assembly with several f32 results.
  llvm::SmallVector<mlir::Value> assembly(const std::string &text, const std::string &constraints,
                                          mlir::ValueRange operands, int64_t results, bool sideEffects) {
    llvm::SmallVector<mlir::Type> types(results, b.getF32Type());
    mlir::Type result = mlir::LLVM::LLVMStructType::getLiteral(b.getContext(), types);
    auto op = mlir::LLVM::InlineAsmOp::create(b, loc, result, operands, text, constraints, sideEffects,
                                              /*is_align_stack=*/false, mlir::LLVM::tailcallkind::TailCallKind::None,
                                              mlir::LLVM::AsmDialectAttr(), mlir::ArrayAttr());
    llvm::SmallVector<mlir::Value> values;
    for (int64_t i = 0; i < results; ++i)
      values.push_back(mlir::LLVM::ExtractValueOp::create(b, loc, op.getRes(), i));
    return values;
  }

  mlir::OpBuilder &b;
  mlir::Location loc;
  const MatrixPlan plan;
  const MatrixShape shape;
  mlir::Type element;
  mlir::Value thread, memory;
};

/// Each warp has a part of the tile, as 16 x 8 products of depth 16.
class MmaUnit final : public NvidiaUnit {
public:
  explicit MmaUnit(const MatrixUnitParts &parts)
      : NvidiaUnit(parts), rowsOfWarp(plan.rows / plan.rowParts), columnsOfWarp(plan.columns / plan.columnParts) {
    lane = rem(thread, 32);
    mlir::Value warp = div(thread, 32);
    firstRow = mul(div(warp, plan.columnParts), rowsOfWarp);
    firstColumn = mul(rem(warp, plan.columnParts), columnsOfWarp);
  }

  int64_t sumCount() const override { return rowsOfWarp / 16 * (columnsOfWarp / 8) * 4; }
  int64_t slicesInUse() const override { return 1; }
  void finish(llvm::SmallVectorImpl<mlir::Value> &, unsigned) override {}

  void multiply(mlir::Value left, mlir::Value right, llvm::SmallVectorImpl<mlir::Value> &sums) override {
    for (int64_t step = 0; step < 4; ++step)
      addProducts(rowFragments(left, step), columnFragments(right, step), sums);
  }

  using Fragments = llvm::SmallVector<llvm::SmallVector<mlir::Value>>;
  /// Of this warp's rows, 16 each, for the `step`th 16 of a slice's depth.
  Fragments rowFragments(mlir::Value slice, int64_t step) {
    Fragments rows;
    for (int64_t at = 0; at < rowsOfWarp; at += 16)
      rows.push_back(fragment(slice, add(firstRow, at), step, shape.leftAlongK, /*depthFirst=*/false));
    return rows;
  }
  /// Of its columns, 8 each.
  Fragments columnFragments(mlir::Value slice, int64_t step) {
    Fragments columns;
    for (int64_t at = 0; at < columnsOfWarp; at += 16) {
      llvm::SmallVector<mlir::Value> both =
          fragment(slice, add(firstColumn, at), step, shape.rightAlongK, /*depthFirst=*/true);
      columns.push_back({both[0], both[1]});
      columns.push_back({both[2], both[3]});
    }
    return columns;
  }
  void addProducts(const Fragments &rows, const Fragments &columns, llvm::SmallVectorImpl<mlir::Value> &sums) {
    for (auto [i, row] : llvm::enumerate(rows))
      for (size_t next = 0; next < columns.size(); ++next) {
        size_t j = i % 2 == 0 ? next : columns.size() - 1 - next; // Neighbours share a fragment.
        mlir::Value *sum = &sums[(i * columns.size() + j) * 4];
        llvm::SmallVector<mlir::Value> operands(row);
        operands.append(columns[j]);
        operands.append(sum, sum + 4);
        std::string types = std::string("f32.") + operandName() + "." + operandName() + ".f32";
        llvm::SmallVector<mlir::Value> result =
            assembly("mma.sync.aligned.m16n8k16.row.col." + types +
                         " {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};",
                     "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f", operands, 4, /*sideEffects=*/false);
        llvm::copy(result, sum);
      }
  }

  llvm::SmallVector<SumsOfRow> sumsOfThread() override {
    llvm::SmallVector<SumsOfRow> all;
    mlir::Value row = add(firstRow, div(lane, 4)), column = add(firstColumn, mul(rem(lane, 4), 2));
    int64_t across = columnsOfWarp / 8;
    for (int64_t i = 0; i < rowsOfWarp / 16; ++i)
      for (int64_t half = 0; half < 2; ++half) {
        SumsOfRow &sums = all.emplace_back();
        sums.row = add(row, i * 16 + half * 8);
        for (int64_t j = 0; j < across; ++j)
          sums.pairs.push_back({add(column, j * 8), unsigned((i * across + j) * 4 + half * 2)});
      }
    return all;
  }

private:
  /// Four 8 x 8 matrices: 16 rows (of A, or of B transposed) from `first` on, of depth 16. Their order is first along rows, or
  /// first along the depth.
  llvm::SmallVector<mlir::Value> fragment(mlir::Value slice, mlir::Value first, int64_t step, bool alongK,
                                          bool depthFirst) {
    mlir::Value inMatrix = rem(lane, 8), which = div(lane, 8);
    mlir::Value rowHalf = depthFirst ? div(which, 2) : rem(which, 2),
                depthHalf = depthFirst ? rem(which, 2) : div(which, 2);
    mlir::Value line, chunk; // Rows of 128 bytes, and which 16 bytes of them.
    if (alongK) {
      line = add(first, add(mul(rowHalf, 8), inMatrix));
      chunk = add(depthHalf, step * 2);
    } else {
      mlir::Value depth = add(add(mul(depthHalf, 8), inMatrix), step * 16);
      mlir::Value chunkOfTile = add(div(first, 8), rowHalf);
      line = add(mul(div(chunkOfTile, 8), 64), depth);
      chunk = rem(chunkOfTile, 8);
    }
    mlir::Value offset = add(mul(line, 128), mul(exclusiveOr(chunk, rem(line, 8)), 16));
    llvm::SmallVector<mlir::Type> types(4, b.getI32Type());
    auto result = mlir::LLVM::LLVMStructType::getLiteral(b.getContext(), types);
    auto shapeAttr = mlir::NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8);
    mlir::Value all = mlir::NVVM::LdMatrixOp::create(b, loc, mlir::Type(result), shared(add(slice, offset)), 4u,
                                                     alongK ? mlir::NVVM::MMALayout::row : mlir::NVVM::MMALayout::col,
                                                     shapeAttr, mlir::NVVM::LdStMatrixEltType::B16);
    llvm::SmallVector<mlir::Value> matrices;
    for (int64_t i = 0; i < 4; ++i)
      matrices.push_back(mlir::LLVM::ExtractValueOp::create(b, loc, all, i));
    return matrices;
  }

  int64_t rowsOfWarp, columnsOfWarp;
  mlir::Value lane, firstRow, firstColumn;
};

} // namespace sluice::codegen
