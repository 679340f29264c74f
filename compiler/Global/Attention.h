//===- Attention.h - what is attention, and of what ------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

namespace sluice::global {
//===- The operations of one attention ------------------------------------===//

/// The operations of one attention, from the last product back to the first.
struct AttentionChain {
  linalg::LinalgOp scores;           // queries x keys
  linalg::GenericOp shown;           // What is done with a score; null: nothing.
  linalg::GenericOp widened;         // The same with more bits; null: as it is.
  linalg::GenericOp largest, powers; // Per row; exp(score - largest).
  linalg::GenericOp total, weights;  // Sums of powers; powers / total.
  linalg::LinalgOp product;          // weights x values
  linalg::GenericOp result;          // The product rounded or transposed; null: as it is.
  unsigned weightsOperand = 0;
  linalg::GenericOp best; // Largest of each row of the mask or of the scores: where it is
                          // minus infinity, weights are zero. Null without.

  Value last() { return result ? result.getResult(0) : product->getResult(0); }
};

/// Finds the operations around the softmax that input `weightsOperand` of `product` is.
LogicalResult findChain(RewriterBase &rewriter, linalg::LinalgOp product, unsigned weightsOperand,
                        AttentionChain &chain);

/// The generic operation that computes `value` and nothing else.
linalg::GenericOp producer(Value value);

/// What the only result of `op` is, in its body.
Value yielded(linalg::GenericOp op);

/// A product of floating-point tensors with one sum, starting at zero.
bool isProduct(linalg::LinalgOp op);

//===----------------------------------------------------------------------===//
// Conditions on keys that are how many keys a row has
// Batches of texts of unlike lengths, caches with room and positions on the device hide keys by
// numbers that tensors hold:
//   score where key < lengths[text], else minus infinity;  score + (key <= at[query] ? 0 : -inf)
// A kernel that knows the numbers does not read what is hidden.
//===----------------------------------------------------------------------===//

/// What a region on scores, in which tensors are looked up, does.
struct KeyLengths {
  /// A key is there if it is below, or at most at, each of these.
  SmallVector<std::pair<Value, bool>> bounds;
  /// And if the bound minus it is below so much.
  SmallVector<std::pair<Value, int64_t>> windows;
  /// Conditions without lookups, true if they remove the key.
  SmallVector<std::pair<Value, bool>> others;
  Value score; ///< Without any of these.
};

/// Finds them; nothing if what is looked up does more than to bound `keys`, a dimension.
std::optional<KeyLengths> findLengths(OpBuilder &b, Region &region, int64_t keys);

/// Makes bounds that the region of `op` looks up its lengths.
void takeLengths(RewriterBase &rewriter, linalg_ext::AttentionOp op);

//===----------------------------------------------------------------------===//
// A tensor as another one holds it
// Reshapes, slices and transposes between a product and its reader only say where elements lie:
//   %q = transpose (expand_shape (extract_slice %qkv))   ->   %qkv, some parts of its dimensions
//===----------------------------------------------------------------------===//

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

/// Goes back from `operand` as far as views and copies lead, but stays where it is read in lines:
/// `isLine` says whether neighbours along that dimension (-1: none) are read together.
TensorView sourceOf(Value operand, bool mayScale, function_ref<bool(int64_t)> isLine);

//===----------------------------------------------------------------------===//
// Keys and values are blocks of a cache
//   %g = linalg.generic ins(%table : [b, p]) { cache[block of %table, s, h, d] } -> [b, p, s, h, d]
//   %k = tensor.collapse_shape %g [[0], [1, 2], [3], [4]]
//===----------------------------------------------------------------------===//

/// A tensor whose dimension for keys is that of blocks, gathered from a cache, and that within one.
struct GatheredBlocks {
  Value gathered, cache;
  /// Where the cache has blocks, and the keys of one.
  unsigned blocksDim = 0, keysDim = 0;
  /// Dimensions of attention, for each one of the cache; of its two for keys, that one.
  SmallVector<unsigned> cacheDims;
  SmallVector<unsigned> loops;     ///< Dimensions of `gathered` that the table has,
  SmallVector<unsigned> tableDims; ///< and as dimensions of attention.
};

/// Whether `operand` of attention is that; `keys` is the dimension for keys.
std::optional<GatheredBlocks> gatheredBlocks(Value operand, AffineMap map, unsigned keys);

/// The numbers of the blocks, i32, if they are those of `other`, too.
Value tableOfBlocks(RewriterBase &rewriter, const GatheredBlocks &blocks,
                    const GatheredBlocks &other);

} // namespace sluice::global
