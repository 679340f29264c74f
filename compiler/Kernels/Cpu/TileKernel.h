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
};

} // namespace sluice::kernels
