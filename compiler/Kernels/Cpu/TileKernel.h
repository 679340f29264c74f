//===- TileKernel.h - kernels of products, a panel of columns at a time ---===//
#pragma once
#include "compiler/Kernels/Cpu/Epilogue.h"
#include "compiler/Kernels/Cpu/KernelRewrite.h"
#include "compiler/Kernels/Cpu/NarrowOperands.h"
#include "compiler/Kernels/KernelBuilder.h"

namespace sluice::kernels {

/// What emitters of contractions and convolutions have alike: `root` gives vectors of columns, of
/// which the last ones may end before their lanes do, and an epilogue makes the results of them.
class TileKernel : protected KernelBuilder {
protected:
  TileKernel(KernelRewrite &rewrite, Kernel &kernel, linalg::LinalgOp root,
             const ProductOperands &operands, const Epilogue &epilogue, const RegisterTile &tile)
      : KernelBuilder(rewrite.builder, root.getLoc()), rewrite(rewrite), kernel(kernel), root(root),
        epilogue(epilogue), tile(tile), element(getElementTypeOrSelf(root->getResult(0).getType())),
        vectorType(VectorType::get({tile.lanes}, element)), perWord(operands.perWord),
        words(operands, kernel.target) {}

  int64_t width() const { return tile.vectors * tile.lanes; }

  /// The argument of the kernel that operand 0 or 1 of the root is, or that its result goes to.
  unsigned argumentOf(unsigned operand) {
    return operand < 2 ? cast<BlockArgument>(root->getOperand(operand)).getArgNumber()
                       : kernel.func.getNumArguments() - kernel.func.getNumResults();
  }

  Value dim(Value memref, unsigned position) {
    int64_t size = cast<MemRefType>(memref.getType()).getDimSize(position);
    return ShapedType::isDynamic(size) ? memref::DimOp::create(b, loc, memref, position).getResult()
                                       : index(size);
  }

  /// The memref's elements in one dimension.
  Value flat(Value memref) {
    auto type = cast<MemRefType>(memref.getType());
    if (type.getRank() == 1)
      return memref;
    return memref::CollapseShapeOp::create(
        b, loc, memref,
        SmallVector<ReassociationIndices>{llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()))});
  }

  /// Makes `columns` from `first` on, and what masks those past `count`, which is `known` to the
  /// compiler or dynamic.
  void setColumns(Value first, Value count, int64_t known) {
    auto type = VectorType::get({tile.lanes}, b.getI1Type());
    for (int64_t v = 0; v < tile.vectors; ++v) {
      columns.push_back(add(first, v * tile.lanes));
      if (ShapedType::isDynamic(known) || known % width()) {
        Value rest = arith::SubIOp::create(b, loc, count, columns.back());
        masks.push_back(vector::CreateMaskOp::create(b, loc, type, rest));
      }
    }
  }

  /// Vector `v` of the columns, zeros past their end.
  Value loadVector(OpBuilder &builder, Value memref, ValueRange indices, Type type, int64_t v) {
    auto vector = VectorType::get({tile.lanes}, type);
    if (masks.empty())
      return vector::LoadOp::create(builder, loc, vector, memref, indices);
    Value none = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(vector));
    return vector::MaskedLoadOp::create(builder, loc, vector, memref, indices, masks[v], none);
  }

  /// Lets `loads` multiply words, if the kernel does.
  void multiplyWords(OperandLoads &loads) {
    if (perWord > 1)
      loads.multiplyAdd = [this](OpBuilder &builder, Value l, Value r, Value sum) {
        return words.add(builder, loc, l, r, sum);
      };
  }

  /// Runs the epilogue on vector `v` of the product, `sum`, and stores what it gives to `target` of
  /// each result, at `indices`. `read` as emitEpilogue has it.
  void finishVector(int64_t v, Value sum, ValueRange indices,
                    function_ref<Value(AffineMap, Value)> read,
                    function_ref<Value(unsigned result)> target) {
    auto results = emitEpilogue(b, epilogue, root->getResult(0), sum, read,
                                [&](Value value) { return rewrite.scalar(value); });
    for (auto [i, value] : llvm::enumerate(results))
      if (masks.empty())
        vector::StoreOp::create(b, loc, value, target(i), indices);
      else
        vector::MaskedStoreOp::create(b, loc, target(i), indices, masks[v], value);
  }

  /// Makes what sums of `rows` rows, which are added in blocks, begin at; there are at most `most`.
  void startSums(int64_t most, Value rows) {
    sums = memref::AllocOp::create(b, loc, MemRefType::get({most, width()}, element));
    double zero = startsAtNegativeZero(root) ? -0.0 : 0.0;
    Value start = arith::ConstantOp::create(
        b, loc, SplatElementsAttr::get(vectorType, b.getFloatAttr(element, zero)));
    forEach(index(0), rows, index(1), [&](Value row) {
      for (int64_t v = 0; v < tile.vectors; ++v)
        vector::StoreOp::create(b, loc, start, sums, ValueRange{row, index(v * tile.lanes)});
    });
  }

  /// Row `row` of the sums.
  Values rowOfSums(Value row) {
    Values result;
    for (int64_t v = 0; v < tile.vectors; ++v)
      result.push_back(
          vector::LoadOp::create(b, loc, vectorType, sums, ValueRange{row, index(v * tile.lanes)}));
    return result;
  }

  /// Adds a block's sums of a tile, which begins at `row`.
  void addBlock(Value row, ArrayRef<Value> block) {
    for (auto [i, part] : llvm::enumerate(block)) {
      SmallVector<Value> at{add(row, i / tile.vectors), index(i % tile.vectors * tile.lanes)};
      Value sum = vector::LoadOp::create(b, loc, vectorType, sums, at);
      vector::StoreOp::create(b, loc, arith::AddFOp::create(b, loc, sum, part), sums, at);
    }
  }

  /// While `tiles` tiles, of which this is `number`, read `steps` rows of a panel from `begin` on,
  /// they fetch as many behind, a part each: they are in the cache when they are read (126 rows
  /// x 4096 x 4096 f32 on an Intel Xeon: 172 GFlop/s, 142 without, 178 at most).
  std::function<void(OpBuilder &, Value)> fetchBehind(Value panels, Value begin, int64_t steps,
                                                      Value number, int64_t tiles) {
    int64_t line = 64 * 8 / element.getIntOrFloatBitWidth();
    int64_t lines = llvm::divideCeil(width() * kStepsTogether, line);
    int64_t each = llvm::divideCeil(lines, tiles), elements = steps * width();
    // Those that have none fetch what they read.
    Value isNeeded = less(number, index(llvm::divideCeil(lines, each)));
    Value part = add(mul(number, elements / lines * each), elements);
    Value from = add(begin, select(isNeeded, part, index(0)));
    return [=, this](OpBuilder &builder, Value step) {
      util::IndexBuilder k(builder, loc);
      Value at = k.add(from, k.mul(step, each * line / kStepsTogether));
      for (int64_t i = 0; i < each; ++i)
        memref::PrefetchOp::create(builder, loc, panels, k.add(at, i * line), /*isWrite=*/false,
                                   /*localityHint=*/2, /*isDataCache=*/true);
    };
  }

  KernelRewrite &rewrite;
  Kernel &kernel;
  linalg::LinalgOp root;
  const Epilogue &epilogue;
  const RegisterTile &tile;
  Type element; ///< Of sums.
  VectorType vectorType;
  int64_t perWord;
  WordProducts words;
  Values columns, masks, starts; ///< Per vector; of words: what sums begin at.
  Value sums;                    ///< Of all rows, while they are added in blocks.
};

} // namespace sluice::kernels
