//===- Preferences.h - how kernels of a target like their operands --------===//
// All that the stages before the kernels (Global, Dispatch, Shard) may ask of a target: which
// layouts, paddings and orders its kernels are fastest with, and what they compute together. They
// need to know no machine and no kernel. Whatever is answered here is a wish: every plan can read
// what no wish was followed for.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Elements of a row that is sorted, at most: their positions have 32 bits.
inline constexpr int64_t kMostSorted = INT32_MAX;

using SameSize = function_ref<bool(Value, int64_t dim, Value, int64_t otherDim)>;

/// See Preferences::whyNotInLoop, and whyNotLoop.
const char *whyNotInLoop(linalg::LinalgOp op, const TargetModel &target);
std::string whyNotRecurrent(scf::ForOp loop, SameSize isSameSize, const TargetModel &target);

class Preferences {
public:
  explicit Preferences(const TargetModel &target) : target(target) {}
  /// Those of the target of the module around `op`; an error there if it has none.
  static FailureOr<Preferences> of(Operation *op);

  /// The rhs of a product of matrices in panels (#encoding.panels).
  struct Panels {
    unsigned k, n;     ///< Loops of the product along which the rhs lies.
    int64_t width;     ///< Columns of a panel.
    bool onlyConstant; ///< Packing it at run time never pays.
    int64_t group = 1; ///< Rows that lie together.
  };
  /// How the rhs of `op` should be stored; none if as it lies, or if `op` is no product that reads
  /// panels.
  std::optional<Panels> rhsPanels(linalg::LinalgOp op) const;

  /// Columns of a panel of weights of few bits that are multiplied as `element`
  /// (Dialect/LinalgExt/ScaledCodes.h); none if they are multiplied as they lie.
  std::optional<int64_t> codePanels(Type element) const;

  /// Elements to a multiple of which rows of matrices of `element` should be padded; none if their
  /// length does not matter.
  std::optional<int64_t> rowMultiple(Type element) const;

  /// Whether a sum of elements that do not follow each other is faster in two steps where there are
  /// few of them: a thread computes it alone.
  bool splitsReductions() const { return target.isGpu(); }

  /// Whether products read parts of tensors, and batches of several dimensions, as fast as whole
  /// tensors and one dimension.
  bool multipliesParts() const { return target.isGpu(); }
  /// Whether groups of rows are multiplied by a matrix each in one kernel.
  bool multipliesGroups() const { return target.isGpu(); }
  /// Whether products of matrices of `element`, which has 8 bits, are faster than those of what is
  /// made from them.
  bool multipliesBytes(Type element, bool lhsUnsigned, bool rhsUnsigned) const;
  /// The same of convolutions.
  bool convolvesBytes() const { return !target.isGpu(); }
  /// Whether convolutions of f16 and bf16 are faster than those of f32.
  bool gainsFromNarrowImages() const { return target.isGpu(); }
  /// Whether those products are fastest where both operands lie along the sum.
  bool multipliesBytesAlongK() const { return target.isGpu(); }
  /// Whether kernels that scale rows by their sums put rows in another order as they store them.
  bool turnsRows() const { return target.isGpu(); }
  /// Whether kernels of products have one loop over columns.
  bool joinsColumns() const { return !target.isGpu(); }
  /// Whether kernels of rows reduce nothing but whole rows, and no element of one on the way.
  bool reducesWholeRows() const { return target.isGpu(); }
  /// Whether places that positions decide are cheaper computed than looked up.
  bool computesPositions() const { return target.isGpu(); }
  /// Whether a workgroup does little work at once, though it is of loops that have nothing alike.
  bool computesLittleTogether() const { return !target.isGpu(); }
  /// Whether an attention is one kernel, rather than two products and a softmax.
  bool fusesAttention() const { return target.isGpu(); }

  /// Whether several products and sums take less time than a quotient.
  bool multipliesQuotients() const { return !target.isGpu() && target.fma; }

  /// Whether `op` finds the best of few long rows and where it is, which several workgroups share
  /// if nothing else is done with the elements.
  bool findsAlone(linalg::LinalgOp op) const;

  /// Whether kernels that insert slices compute what is inserted, and what follows element by
  /// element.
  bool computesInsertions() const { return target.isGpu(); }

  /// Whether convolutions of `element`, summed in `sum`, are worth changing the order of all around
  /// them to channels last; `weightsAreConstant` if turning the weights costs nothing.
  bool channelsLast(Type element, Type sum, bool weightsAreConstant) const;
  /// Whether kernels of convolution `op` are as fast where channels are not last.
  bool convolvesPlanes(linalg::LinalgOp op) const;
  /// Weights of a convolution with channels last: columns of a panel for `channels` outputs, none
  /// if plain, in the order of loops.
  std::optional<int64_t> weightPanels(int64_t channels, Type element) const;
  /// Rows of such a panel that lie together: input channels are a multiple of it.
  static int64_t weightGroup(Type image, Type weights) {
    return image.isInteger(8) && weights.isInteger(8) ? 4 : 1;
  }
  /// Whether plain weights may stay in the order that they have, if the fastest dimension is one of
  /// channels.
  bool readsWeightsAlongEitherChannel() const { return target.isGpu(); }
  /// Bytes of an image's channels that are read at once: where they are no multiple of it, images
  /// are read as they lie. None if any.
  std::optional<int64_t> channelBytes() const;

  /// Whether kernels of `op` take operands from before they were padded with zeros, depthwise
  /// convolutions on CPUs with any number: no padded copy is needed.
  bool readsBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding) const;
  /// Whether they do so if `padding` puts a part of a tensor among zeros.
  bool readsPartBeforePadding(tensor::InsertSliceOp padding) const;
  /// Whether kernels of a pool do so, where `padding` put its image among copies of a number.
  bool poolsBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding) const;
  /// Whether kernels of product `op` compute what makes `operand` as they read it, and gain by it.
  bool computesOperand(linalg::LinalgOp op, OpOperand &operand) const;
  /// Whether kernels of product `op` compute its rows, `operand`, by `before` as they read them,
  /// and gain by it; `isPair` if of two products.
  bool computesRows(linalg::LinalgOp op, OpOperand &operand, ArrayRef<Operation *> before,
                    bool isPair) const;
  /// Whether a kernel computes product `op` and another one of its rows, `operand`, together.
  bool multipliesPair(linalg::LinalgOp op, OpOperand &operand) const;

  /// Why `op` is none for a step of a loop that is one kernel; null if it is.
  const char *whyNotInLoop(linalg::LinalgOp op) const {
    return target.isGpu() ? nullptr : kernels::whyNotInLoop(op, target);
  }
  /// Why a loop of such steps is no kernel all the same; empty if it is one. `isSameSize` compares
  /// dimensions of tensors.
  std::string whyNotLoop(scf::ForOp loop, SameSize isSameSize) const {
    return target.isGpu() ? whyNotRecurrent(loop, isSameSize, target) : "";
  }

private:
  TargetModel target;
};

/// Whether a product can compute `op` on its result while that is in registers, on any target.
bool canBeEpilogue(linalg::GenericOp op);
/// Whether `value` is a tensor filled with zeros.
bool isZero(Value value);
/// Whether `op` makes numbers of positions that only sorts move, and kernels of these know them on
/// all targets (GPUs'), so that no memory is read for them.
bool makesSortedPositions(Operation *op);

} // namespace sluice::kernels
