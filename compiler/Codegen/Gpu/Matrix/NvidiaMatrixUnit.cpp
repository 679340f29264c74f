//===- NvidiaMatrixUnit.cpp - mma.sync and wgmma --------------------------===//
#include "compiler/Codegen/Gpu/Matrix/MatrixUnit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

namespace {
class NvidiaUnit : public MatrixUnitEmitter {
public:
  explicit NvidiaUnit(const MatrixUnitParts &parts)
      : b(parts.builder), loc(parts.loc), plan(parts.plan), shape(parts.shape), element(parts.element) {
    thread = arith::IndexCastOp::create(b, loc, b.getI32Type(), parts.thread);
    Value address = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, parts.memory);
    memory = arith::IndexCastOp::create(b, loc, b.getI32Type(), address);
  }

  void copy(Value target, const MatrixMemory &from, Value source, Value ahead, Value valid) override {
    // Nothing is read at the address of a copy of no bytes.
    Value bytes = valid ? arith::SelectOp::create(b, loc, valid, constant(16), constant(0)).getResult() : Value();
    Value size = arith::ConstantIndexOp::create(b, loc, element.getIntOrFloatBitWidth() / 8);
    auto scaled = [&](Value elements) -> Value { return arith::MulIOp::create(b, loc, elements, size); };
    Value first = arith::AddIOp::create(b, loc, from.address, scaled(source));
    Value wide =
        arith::IndexCastOp::create(b, loc, b.getI64Type(), arith::AddIOp::create(b, loc, first, scaled(ahead)));
    Value pointer = LLVM::IntToPtrOp::create(b, loc, LLVM::LLVMPointerType::get(b.getContext(), 1), wide);
    NVVM::CpAsyncOp::create(b, loc, shared(target), pointer, 16, NVVM::LoadCacheModifierKind::CG, bytes);
  }
  void store(Value target, Value vector) override { LLVM::StoreOp::create(b, loc, vector, shared(target), 16); }
  void commitCopies() override { NVVM::CpAsyncCommitGroupOp::create(b, loc); }
  void waitForCopies(int64_t pending) override { NVVM::CpAsyncWaitGroupOp::create(b, loc, pending); }
  void meet() override { NVVM::Barrier0Op::create(b, loc); }

protected:
  Value constant(int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 32); }
  Value add(Value a, Value c) { return arith::AddIOp::create(b, loc, a, c); }
  Value add(Value a, int64_t c) { return c ? add(a, constant(c)) : a; }
  Value mul(Value a, int64_t c) { return arith::MulIOp::create(b, loc, a, constant(c)); }
  Value div(Value a, int64_t c) { return arith::DivUIOp::create(b, loc, a, constant(c)); }
  Value rem(Value a, int64_t c) { return arith::RemUIOp::create(b, loc, a, constant(c)); }
  Value exclusiveOr(Value a, Value c) { return arith::XOrIOp::create(b, loc, a, c); }
  Value shared(Value offset) {
    auto type = LLVM::LLVMPointerType::get(b.getContext(), 3);
    return LLVM::IntToPtrOp::create(b, loc, type, add(memory, offset));
  }
  const char *operandName() const { return isa<BFloat16Type>(element) ? "bf16" : "f16"; }

  /// Inline assembly with several f32 results.
  SmallVector<Value> assembly(const std::string &text, const std::string &constraints, ValueRange operands,
                              int64_t results, bool sideEffects) {
    SmallVector<Type> types(results, b.getF32Type());
    Type result = LLVM::LLVMStructType::getLiteral(b.getContext(), types);
    auto op = LLVM::InlineAsmOp::create(b, loc, result, operands, text, constraints, sideEffects,
                                        /*is_align_stack=*/false, LLVM::tailcallkind::TailCallKind::None,
                                        LLVM::AsmDialectAttr(), ArrayAttr());
    SmallVector<Value> values;
    for (int64_t i = 0; i < results; ++i)
      values.push_back(LLVM::ExtractValueOp::create(b, loc, op.getRes(), i));
    return values;
  }

  OpBuilder &b;
  Location loc;
  const MatrixPlan plan;
  const MatrixShape shape;
  Type element;
  Value thread, memory;
};

/// Each warp has a part of the tile, as 16 x 8 products of depth 16.
class MmaUnit final : public NvidiaUnit {
public:
  explicit MmaUnit(const MatrixUnitParts &parts)
      : NvidiaUnit(parts), rowsOfWarp(plan.rows / plan.rowParts), columnsOfWarp(plan.columns / plan.columnParts) {
    lane = rem(thread, 32);
    Value warp = div(thread, 32);
    firstRow = mul(div(warp, plan.columnParts), rowsOfWarp);
    firstColumn = mul(rem(warp, plan.columnParts), columnsOfWarp);
  }

  int64_t sumCount() const override { return rowsOfWarp / 16 * (columnsOfWarp / 8) * 4; }
  int64_t slicesInUse() const override { return 1; }
  void finish(SmallVectorImpl<Value> &, unsigned) override {}

  void multiply(Value left, Value right, SmallVectorImpl<Value> &sums) override {
    for (int64_t step = 0; step < 4; ++step) {
      SmallVector<SmallVector<Value>> rows, columns;
      for (int64_t at = 0; at < rowsOfWarp; at += 16)
        rows.push_back(fragment(left, add(firstRow, at), step, shape.leftAlongK, /*depthFirst=*/false));
      for (int64_t at = 0; at < columnsOfWarp; at += 16) {
        SmallVector<Value> both = fragment(right, add(firstColumn, at), step, shape.rightAlongK, /*depthFirst=*/true);
        columns.push_back({both[0], both[1]});
        columns.push_back({both[2], both[3]});
      }
      for (auto [i, row] : llvm::enumerate(rows))
        for (size_t next = 0; next < columns.size(); ++next) {
          size_t j = i % 2 == 0 ? next : columns.size() - 1 - next; // Neighbours share a fragment.
          Value *sum = &sums[(i * columns.size() + j) * 4];
          SmallVector<Value> operands(row);
          operands.append(columns[j]);
          operands.append(sum, sum + 4);
          std::string types = std::string("f32.") + operandName() + "." + operandName() + ".f32";
          SmallVector<Value> result =
              assembly("mma.sync.aligned.m16n8k16.row.col." + types +
                           " {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};",
                       "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f", operands, 4, /*sideEffects=*/false);
          llvm::copy(result, sum);
        }
    }
  }

  SmallVector<SumsOfRow> sumsOfThread() override {
    SmallVector<SumsOfRow> all;
    Value row = add(firstRow, div(lane, 4)), column = add(firstColumn, mul(rem(lane, 4), 2));
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
  SmallVector<Value> fragment(Value slice, Value first, int64_t step, bool alongK, bool depthFirst) {
    Value inMatrix = rem(lane, 8), which = div(lane, 8);
    Value rowHalf = depthFirst ? div(which, 2) : rem(which, 2), depthHalf = depthFirst ? rem(which, 2) : div(which, 2);
    Value line, chunk; // Rows of 128 bytes, and which 16 bytes of them.
    if (alongK) {
      line = add(first, add(mul(rowHalf, 8), inMatrix));
      chunk = add(depthHalf, step * 2);
    } else {
      Value depth = add(add(mul(depthHalf, 8), inMatrix), step * 16);
      Value chunkOfTile = add(div(first, 8), rowHalf);
      line = add(mul(div(chunkOfTile, 8), 64), depth);
      chunk = rem(chunkOfTile, 8);
    }
    Value offset = add(mul(line, 128), mul(exclusiveOr(chunk, rem(line, 8)), 16));
    SmallVector<Type> types(4, b.getI32Type());
    auto result = LLVM::LLVMStructType::getLiteral(b.getContext(), types);
    auto shapeAttr = NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8);
    Value all = NVVM::LdMatrixOp::create(b, loc, Type(result), shared(add(slice, offset)), 4u,
                                         alongK ? NVVM::MMALayout::row : NVVM::MMALayout::col, shapeAttr,
                                         NVVM::LdStMatrixEltType::B16);
    SmallVector<Value> matrices;
    for (int64_t i = 0; i < 4; ++i)
      matrices.push_back(LLVM::ExtractValueOp::create(b, loc, all, i));
    return matrices;
  }

  int64_t rowsOfWarp, columnsOfWarp;
  Value lane, firstRow, firstColumn;
};

/// Four warps together have 64 rows and all columns of the tile; the hardware reads both slices by itself.
class WgmmaUnit final : public NvidiaUnit {
public:
  using NvidiaUnit::NvidiaUnit;
  int64_t sumCount() const override { return plan.columns / 2; }
  int64_t slicesInUse() const override { return 2; }

  void meet() override {
    auto space = NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta);
    NVVM::FenceProxyOp::create(b, loc, NVVM::ProxyKind::async_shared, space);
    NVVM::Barrier0Op::create(b, loc);
  }

  void multiply(Value left, Value right, SmallVectorImpl<Value> &sums) override {
    // A block of 64 rows is as large either way.
    Value rows = descriptor(add(left, mul(div(thread, 128), 64 * 128)), shape.leftAlongK);
    Value columns = descriptor(right, shape.rightAlongK);
    int64_t count = sumCount();
    std::string registers, constraints, ties;
    for (int64_t i = 0; i < count; ++i) {
      registers += (i ? ", $" : "$") + std::to_string(i);
      constraints += "=f,";
      ties += "," + std::to_string(i);
    }
    std::string types = std::string("f32.") + operandName() + "." + operandName();
    std::string text = "{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n" +
                       std::to_string(plan.columns) + "k16." + types + " {" + registers + "}, $" +
                       std::to_string(count) + ", $" + std::to_string(count + 1) + ", p, 1, 1, " +
                       (shape.leftAlongK ? "0" : "1") + ", " + (shape.rightAlongK ? "0" : "1") + ";\n}";
    NVVM::WgmmaFenceAlignedOp::create(b, loc);
    for (int64_t step = 0; step < 4; ++step) {
      SmallVector<Value> operands{ahead(rows, step * stepOf(shape.leftAlongK)),
                                  ahead(columns, step * stepOf(shape.rightAlongK))};
      operands.append(sums.begin(), sums.end());
      SmallVector<Value> results = assembly(text, constraints + "l,l" + ties, operands, count, /*sideEffects=*/true);
      llvm::copy(results, sums.begin());
    }
    NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);
  }

  /// The sums go through the wait: what reads them must come after it.
  void finish(SmallVectorImpl<Value> &sums, unsigned pending) override {
    std::string constraints, ties;
    for (size_t i = 0; i < sums.size(); ++i) {
      constraints += "=f,";
      ties += std::to_string(i) + ",";
    }
    SmallVector<Value> results = assembly("wgmma.wait_group.sync.aligned " + std::to_string(pending) + ";",
                                          constraints + ties + "~{memory}", sums, sums.size(), /*sideEffects=*/true);
    llvm::copy(results, sums.begin());
  }

  SmallVector<SumsOfRow> sumsOfThread() override {
    SmallVector<SumsOfRow> all;
    Value lane = rem(thread, 32), row = add(mul(div(thread, 32), 16), div(lane, 4)), column = mul(rem(lane, 4), 2);
    for (int64_t half = 0; half < 2; ++half) {
      SumsOfRow &sums = all.emplace_back();
      sums.row = add(row, half * 8);
      for (int64_t j = 0; j < plan.columns / 8; ++j)
        sums.pairs.push_back({add(column, j * 8), unsigned(j * 4 + half * 2)});
    }
    return all;
  }

private:
  /// Of a slice with rows of 128 bytes, exchanged within 1024 (PTX ISA 9.7.15.5.1).
  Value descriptor(Value slice, bool alongK) {
    Value address = div(arith::AndIOp::create(b, loc, add(memory, slice), constant(0x3ffff)), 16);
    Value wide = arith::ExtUIOp::create(b, loc, b.getI64Type(), address);
    uint64_t leading = alongK ? 1 : 64 * 128 / 16, stride = 1024 / 16, exchanged = uint64_t(1) << 62;
    Value form = arith::ConstantIntOp::create(b, loc, int64_t(leading << 16 | stride << 32 | exchanged), 64);
    return arith::OrIOp::create(b, loc, wide, form);
  }
  /// From one step of depth 16 to the next, in units of 16 bytes.
  static int64_t stepOf(bool alongK) { return alongK ? 32 / 16 : 16 * 128 / 16; }
  Value ahead(Value descriptor, int64_t units) {
    return arith::AddIOp::create(b, loc, descriptor, arith::ConstantIntOp::create(b, loc, units, 64));
  }
};
} // namespace

std::unique_ptr<MatrixUnitEmitter> sluice::codegen::nvidiaMatrixUnit(const MatrixUnitParts &parts) {
  if (parts.plan.unit == MatrixUnit::Wgmma)
    return std::make_unique<WgmmaUnit>(parts);
  return std::make_unique<MmaUnit>(parts);
}
