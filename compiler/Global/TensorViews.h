//===- TensorViews.h - a tensor as another one holds it -------------------===//
// Reshapes, slices and transposes between a product and its reader only say where elements lie:
//   %q = transpose (expand_shape (extract_slice %qkv))   ->   %qkv, some parts of its dimensions
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::global {
using namespace mlir;

class TensorView {
public:
  /// All of `tensor`.
  explicit TensorView(Value tensor);

  /// Goes back to what `source` was reshaped, cut, transposed, or where `mayScale` multiplied by a
  /// positive constant from. False, and nothing changed, if it was made otherwise or the elements
  /// would lie in no order of whole dimensions.
  bool goBack(bool mayScale);

  /// The dimension of the view whose elements are neighbours in the source; -1 if there is none.
  int64_t lastDim() const;

  /// The view, as reshaped and cut from the source, with its dimensions in the source's order:
  /// `dims`.
  Value create(OpBuilder &b, Location loc, SmallVectorImpl<int64_t> &dims) const;

  Value source;
  double scale = 1;      ///< Of the source's elements.
  bool isCopied = false; ///< Something that would be copied was passed on the way.

private:
  /// Of a dimension of the source: counts steps over all parts after it.
  struct Part {
    int64_t dim; ///< The view's; -1: the view lies at `offset`.
    int64_t size, offset, whole;
  };
  using Parts = SmallVector<Part>;

  bool expand(ArrayRef<ReassociationIndices> groups);
  bool collapse(ArrayRef<ReassociationIndices> groups, RankedTensorType type);
  bool cut(Operation *slice);
  bool compute(Operation *op, bool mayScale);
  static int64_t product(ArrayRef<Part> parts);

  SmallVector<Parts> parts; ///< Per dimension of the source, outermost first.
};

} // namespace sluice::global
