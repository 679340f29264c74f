//===- MatmulOperand.h - where the elements of a product's operand lie ----===//
// A product walks m, n and k, each of which may be several loops: the rows of a convolution are
// batch and image, its k is window and channels. Every dimension of an operand is a sum of loops,
// so an element's place is one, too: a part that depends on m (or n), and one that depends on k.
// Nothing is unfolded in memory.
//   x[b, 2 * oh + kh, 2 * ow + kw, c]  m = (b, oh, ow): b * H * W * C + oh * 2 * W * C + ow * 2 * C
//                                      k = (kh, kw, c): kh * W * C + kw * C + c
// What is padded with zeros is read from before it was padded; places outside of it are told by the
// dimensions' indices.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Gpu/MemrefKernel.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"
#include "runtime/module/TensorMap.h"

namespace sluice::kernels {

/// An index of an operand: a sum of loop classes, each times a factor.
struct OperandDim {
  SmallVector<std::pair<unsigned, int64_t>, 2> terms;
  int64_t offset = 0;
  bool isPadded = false; ///< What was read may end before the loops do, or begin later.
  /// The class if the dimension is walked from its first to its last element; else -1.
  int loopClass() const {
    return terms.size() == 1 && terms[0].second == 1 && offset == 0 && !isPadded
               ? int(terms[0].first)
               : -1;
  }
  int64_t factorOf(unsigned loopClass) const;
};

/// An operand as the product reads it.
struct OperandForm {
  unsigned number = 0;          ///< Of the product's operand.
  Value tensor;                 ///< What is in memory, unless it is computed.
  bool isComputed = false;      ///< Element by element, by another operation of the kernel.
  tensor::InsertSliceOp padded; ///< What puts it among zeros; null if nothing does.
  SmallVector<OperandDim> dims;
  /// Loops of m or n, and of k: those that lie behind each other in memory are one axis. The last
  /// is the fastest.
  SmallVector<SmallVector<unsigned>> own, depth;
  SmallVector<unsigned> batch; ///< All other loops.
  bool kContiguous = true;     ///< Neighbours are copied along k; else along m or n.
  /// Rows begin at multiples of that many elements, and what is behind their ends does not count.
  int64_t rowMultiple = 1;
  /// Where the part that is read begins; empty: all of the tensor is.
  SmallVector<OpFoldResult> starts;
  SmallVector<bool> isCut; ///< Dimensions that are longer in memory; empty: none.
  bool isUneven = false;   ///< Rows begin anywhere.
  /// They follow each other in memory, and rows are as long as the fastest axis.
  bool inChunks = false;

  bool uses(unsigned loopClass) const;
};

/// True if every dimension of an operand with this map is a sum of loops, each times a constant.
bool isSumOfLoops(AffineMap map);

/// True if `tensor` is made of zeros only.
bool isZero(Value tensor);

/// True if `padding` puts a part of a tensor among zeros that products read where it lies: chunks
/// of whole bytes, of all that the tensor has along what is padded.
bool isPartBesidePadding(tensor::InsertSliceOp padding);

/// The dimensions of `operand` of `product`, whose loops are of `classes`; none if it is indexed in
/// another way, or does not lie in memory.
std::optional<OperandForm> describeOperand(const LoopClasses &classes, const ComputeOp &product,
                                           OpOperand &operand);

/// Finds axes and direction for loops `own` and `k`, the fastest last.
void chooseAxes(OperandForm &form, ArrayRef<unsigned> own, ArrayRef<unsigned> k);

/// The operand as a tensor whose dimensions are its axes, the faster one first, and then loops of
/// the batch, without boxes. None if it is no such tensor, or too little is known of it.
std::optional<module::TensorMap> tensorMapOf(const OperandForm &form, const LoopClasses &classes);

/// Emits the places of an operand's elements.
class OperandReader : util::IndexBuilder {
public:
  OperandReader(OpBuilder &builder, Location loc, MemrefKernel &memrefs, const OperandForm &form,
                ArrayRef<Value> extents);

  /// Parts of a place: elements from the first on, and of each padded dimension its index (i32
  /// where all of those are short).
  struct Part {
    Value offset;
    SmallVector<Value, 2> padded;
  };
  int64_t mostOwn = -1; ///< Own lines, if their number is unknown; -1 = any.
  Part own(Value index) const { return at(ownAxes, index, mostOwn); }
  Part depth(Value index) const { return at(depthAxes, index, /*most=*/-1); }
  /// What loops of the batch and constants add.
  Part base(const llvm::SmallDenseMap<unsigned, Value> &batch) const;
  Part sum(const Part &a, const Part &b) const;
  /// `place` with each dimension's index larger by a constant.
  Part moved(const Part &place, ArrayRef<int64_t> distances) const;
  /// i1: `place` is within all padded dimensions; null if there are none.
  Value isInside(const Part &place) const;
  /// Whether the place at depth a + b is that at a plus that at b for a multiple of `K tile` and b
  /// below it: the axis of b ends with a K tile, and is not padded.
  bool isSeparable(int64_t kTile) const;

  const OperandForm &form;
  MatrixMemory memory;

private:
  struct Axis {
    Value extent, stride;
    /// Numbers and factors of the padded dimensions.
    SmallVector<std::pair<unsigned, int64_t>, 2> padded;
  };
  SmallVector<Axis> axesOf(ArrayRef<SmallVector<unsigned>> groups, ArrayRef<Value> extents);
  Part at(ArrayRef<Axis> axes, Value linear, int64_t most) const;
  Value strideOf(unsigned loopClass) const;
  Value paddedIndex(Value index) const;

  SmallVector<Value> sizes, strides; ///< Per dimension of the tensor.
  SmallVector<Value> starts;         ///< Where the part that is read begins, per dimension.
  SmallVector<unsigned> paddedDims;
  /// Where what is padded begins, per padded dimension.
  SmallVector<Value> paddedStarts;
  SmallVector<Axis> ownAxes, depthAxes;
  bool areShort = true; ///< All padded dimensions, and what is added to their indices.
};

} // namespace sluice::kernels
