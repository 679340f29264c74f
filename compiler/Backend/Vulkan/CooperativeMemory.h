//===- CooperativeMemory.h - matrices of a subgroup in workgroup memory ---===//
// Memory is of words of 16 bytes. Which thread holds what of a matrix is the device's affair, so
// that matrices of sums become rows of known threads there: of one matrix lane l has row l / 2,
// columns (l % 2) * 8 to + 8.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/Util/IndexBuilder.h"

namespace sluice::vulkan {

class CooperativeMemory : protected util::IndexBuilder {
protected:
  static constexpr int64_t kSize = kCooperativeSize, kColumnsOfLane = kSize / 2;
  static constexpr int64_t kWordBytes = kernels::kMatrixChunkBytes;
  /// Words of a row of sums, and from row to row where nothing else says so: no two of eight begin
  /// in the same bank.
  static constexpr int64_t kRowWords = kSize * 4 / kWordBytes, kPitch = kRowWords + 1;

  CooperativeMemory(mlir::OpBuilder &builder, mlir::Location loc, Value thread, Value memory)
      : util::IndexBuilder(builder, loc), memory(memory),
        subgroup(div(thread, kCooperativeThreads)), lane(rem(thread, kCooperativeThreads)),
        row(div(lane, 2)), half(rem(lane, 2)) {}

  /// A number of bytes (i32) in words (index).
  Value wordsOf(Value bytes) { return div(asIndex(bytes), kWordBytes); }

  using Use = mlir::spirv::CooperativeMatrixUseKHR;
  static mlir::spirv::CooperativeMatrixType matrixType(mlir::Type element, int64_t rows,
                                                       int64_t columns, Use use) {
    return mlir::spirv::CooperativeMatrixType::get(element, rows, columns,
                                                   mlir::spirv::Scope::Subgroup, use);
  }

  Value zeros(mlir::Type sum) {
    return splat(mlir::arith::ConstantOp::create(b, loc, b.getZeroAttr(sum)));
  }
  Value splat(Value single) {
    return mlir::spirv::CompositeConstructOp::create(
        b, loc, matrixType(single.getType(), kSize, kSize, Use::MatrixAcc), single);
  }
  /// The matrix that begins at `place`, with rows (columns if transposed) `pitch` words apart.
  Value load(mlir::Type type, Value place, int64_t pitch, bool isTransposed) {
    return hal::LoadMatrixOp::create(b, loc, type, memory, place, pitch, isTransposed);
  }
  void store(Value matrix, Value place, int64_t pitch) {
    hal::StoreMatrixOp::create(b, loc, matrix, memory, place, pitch);
  }
  Value product(Value lhs, Value rhs, Value sum) {
    using Operands = mlir::spirv::CooperativeMatrixOperandsKHR;
    mlir::spirv::CooperativeMatrixOperandsKHRAttr signs;
    if (mlir::getElementTypeOrSelf(sum.getType()).isInteger())
      signs = mlir::spirv::CooperativeMatrixOperandsKHRAttr::get(
          b.getContext(),
          Operands::ASigned | Operands::BSigned | Operands::CSigned | Operands::ResultSigned);
    return mlir::spirv::KHRCooperativeMatrixMulAddOp::create(b, loc, sum.getType(), lhs, rhs, sum,
                                                             signs);
  }
  void storeWord(Value vector, Value place) {
    auto type = mlir::VectorType::get({kWordBytes / 4}, b.getI32Type());
    mlir::memref::StoreOp::create(b, loc, mlir::vector::BitCastOp::create(b, loc, type, vector),
                                  memory, place);
  }

  /// Threads of a subgroup wait for each other, and see what the others wrote.
  void subgroupBarrier() {
    auto semantics = mlir::spirv::MemorySemantics::AcquireRelease |
                     mlir::spirv::MemorySemantics::WorkgroupMemory;
    mlir::spirv::ControlBarrierOp::create(b, loc, mlir::spirv::Scope::Subgroup,
                                          mlir::spirv::Scope::Subgroup, semantics);
  }
  /// Lanes that have a row of so many matrices beside each other.
  static int64_t lanesOfRow(int64_t columns) { return columns * kSize / kColumnsOfLane; }
  /// This lane's parts of `matrices`, of which `columns` lie beside each other: eight neighbours of
  /// each row that it has, by way of the 16 * `pitch` words at `place`.
  llvm::SmallVector<Value> rowsOf(llvm::ArrayRef<Value> matrices, mlir::Type sum, Value place,
                                  int64_t columns = 1, int64_t pitch = kPitch) {
    llvm::SmallVector<Value> single;
    auto type = mlir::VectorType::get({kWordBytes / 4}, sum);
    int64_t lanes = lanesOfRow(columns), words = kRowWords * columns / lanes;
    Value own = add(add(place, mul(div(lane, lanes), pitch)), mul(rem(lane, lanes), words));
    for (; !matrices.empty(); matrices = matrices.drop_front(columns)) {
      for (int64_t i = 0; i < columns; ++i)
        store(matrices[i], add(place, i * kRowWords), pitch);
      subgroupBarrier();
      for (int64_t row = 0; row < kSize; row += kCooperativeThreads / lanes)
        for (int64_t i = 0; i < words; ++i) {
          Value word = mlir::memref::LoadOp::create(b, loc, memory, add(own, row * pitch + i));
          word = mlir::vector::BitCastOp::create(b, loc, type, word);
          for (int64_t j = 0; j < type.getNumElements(); ++j)
            single.push_back(mlir::vector::ExtractOp::create(b, loc, word, j));
        }
      subgroupBarrier();
    }
    return single;
  }

  Value memory, subgroup, lane, row, half; ///< Row and half row of the lane.
};

} // namespace sluice::vulkan
