//===- MatmulPlan.h - how a matrix product is spread over a GPU -----------===//
#pragma once
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

inline constexpr int64_t kMatrixThreads = 256;   ///< Per workgroup, that multiply, in most plans.
inline constexpr int64_t kCopyThreads = 128;     ///< Beside them, where others copy.
inline constexpr int64_t kKTileBytes = 128;      ///< Bytes of a row of A along k in one stage.
inline constexpr int64_t kMatrixChunkBytes = 16; ///< What a thread copies at once.
inline constexpr int64_t kSignalBytes = 16;      ///< Of a stage: that it was copied, was read.

/// A product of matrices as the planner sees it: C[m, n] = sum over k of A[m, k] * B[k, n]. Sizes
/// that are unknown until run time are -1.
struct MatmulShape {
  int64_t batch = 1, m = -1, n = -1, k = -1;
  int64_t kLoops = 1;                ///< That sums walk.
  int64_t minRows = 0, maxRows = -1; ///< What is known of m that is unknown; -1 = any number;
  int64_t rowMultiple = 1;           ///< it is a multiple of this.
  int64_t operandBits = 16;
  MatrixElement element = MatrixElement::F16;
  bool lhsUnsigned = false, rhsUnsigned = false;     ///< Integers.
  bool lhsKContiguous = true, rhsKContiguous = true; ///< Neighbours in memory follow k; else m, n.
  bool lhsElementwise = false,
       rhsElementwise = false; ///< Read element by element: rows are not multiples of 16 bytes.

  /// Both operands lie in boxes of one tensor each: a tensor map tells all of their places.
  bool hasBoxes = false;
  bool hasWindows = false; ///< k is several loops for an operand, as of most convolutions.
  /// Bits of the narrowest elements that a computed rhs is made of; 0 = it lies in memory.
  int64_t rhsComputedBits = 0;
  bool lhsComputed = false; ///< Of few rows, in registers.
  int64_t products = 1;     ///< Of the same rows, each with an rhs of its own.
  /// Groups of rows, of sizes that are known on the device, each with an rhs of its own; batch and
  /// m are of those that may have rows, and of how many they have on average. 0 = all are one.
  int64_t groups = 0;
  bool hasLongEpilogue = false; ///< Functions (erf, exp) are computed of results.
  bool hasEights = false;       ///< C's columns follow each other in memory, a multiple of eight.
  bool isTransposed = false;    ///< It is the product of B and A transposed: C's, too.

  /// The same product as C[n, m] = sum over k of B[n, k] * A[k, m].
  MatmulShape transposed() const {
    MatmulShape other = *this;
    std::swap(other.m, other.n);
    std::swap(other.lhsUnsigned, other.rhsUnsigned);
    std::swap(other.lhsKContiguous, other.rhsKContiguous);
    std::swap(other.lhsElementwise, other.rhsElementwise);
    other.isTransposed = !isTransposed;
    return other;
  }

  /// Whether threads can multiply elements as f32, where there are no instructions.
  bool isMultipliedAsF32() const {
    return element == MatrixElement::F32 || element == MatrixElement::F16 ||
           element == MatrixElement::BF16;
  }
};

/// A workgroup computes a tile of C. K tiles of A and B, 128 bytes deep along k, are copied to
/// workgroup memory some stages ahead of the matrix instructions that read them.
struct MatmulPlan {
  const MatrixUnit *unit = nullptr;       ///< Null, SIMT: multiplications one by one.
  int64_t rows = 0, columns = 0;          ///< A tile's.
  int64_t subgroupsM = 1, subgroupsN = 1; ///< Parts of it that MatrixUnit::subgroups compute.
  int64_t stages = 2;
  int64_t maxRows = -1; ///< For matrices of up to so many rows; -1 = for any.
  /// k is cut into parts that workgroups sum up side by side, as many as fill `workgroupsWanted`;
  /// another launch adds their sums.
  int64_t maxSplitK = 1, workgroupsWanted = 0;
  /// A thread holds the next K tile in registers while it multiplies: targets whose copies do not
  /// run ahead. One or two stages.
  bool registerStaged = false;
  int64_t threads = kMatrixThreads; ///< Per workgroup, that multiply.
  int64_t resident = 0; ///< Workgroups that a compute unit must have registers for; 0: any number.
  /// Copies turn K tiles of operands along k, element by element, so that threads read what
  /// neighbours along m or n.
  bool turnsK = false;
  int64_t lineElements = 64;       ///< Rows (columns) of a K tile come in multiples of these,
  bool packsColumns = false;       ///< except columns that lie along k: of eight.
  int64_t lineBytes = kKTileBytes; ///< Distance between rows of a K tile; see lineBytesOf().
  /// Elements along k that a lane reads at once, of an rhs that is computed on the way; no K tile
  /// lies in workgroup memory then (multiplyDirect). 0 = K tiles.
  int64_t laneDepth = 0;
  /// Or elements along k that a thread computes at once for a K tile (ComputedTile); 0 = it is
  /// copied.
  int64_t rhsDepth = 0;
  /// Of workgroup memory to store rows through, see RowStore: beside the K tiles if tiles are
  /// taken in turn, else where they were.
  int64_t rowStoreBytes = 0;
  /// The tile is one of C transposed: its rows are C's columns.
  bool isTransposed = false;
  /// So many workgroups take tiles in turn and copy ahead from one to the next; 0: each has a tile.
  int64_t workgroups = 0;
  /// K tiles of a stage, one for each group of subgroups: each has sums of the whole tile, which
  /// are added at the end.
  int64_t kTilesTogether = 1;
  /// k is cut into so many parts for the workgroups of a cluster, which run at once and exchange
  /// their sums.
  int64_t clusterSize = 1;
  /// Or a cluster has so many tiles below and beside each other: each of its workgroups copies a
  /// part of what is to be read by those that have the same rows, or columns, to all of them.
  int64_t sharedDown = 1, sharedAcross = 1;
  /// So many threads beside those that multiply do nothing but copy K tiles, as far ahead as there
  /// are stages, of the next tile, too; if hasBoxes, one of a subgroup. 0: all threads do both.
  int64_t copyThreads = 0;
  bool operator==(const MatmulPlan &) const = default;

  int64_t sharers() const { return sharedDown * sharedAcross; }
  int64_t workgroupsOfCluster() const { return clusterSize * sharers(); }
  /// Chunks of a row are swizzled so that reads meet no bank twice, unless its length sees to
  /// that.
  bool isSwizzled() const { return lineBytes == kKTileBytes; }
  bool readsWhole() const { return unit && unit->readsWhole; }
  /// Where whole matrices are read, a row along m or n holds all `elements` of the tile.
  int64_t lineBytesOf(bool kContiguous, int64_t elements, int64_t elementBytes) const {
    return kContiguous || !readsWhole() ? lineBytes : elements * elementBytes + kMatrixChunkBytes;
  }
  /// Bytes of workgroup memory of one stage; else K tiles along m or n come in blocks of 128 bytes.
  int64_t stageBytes() const { return kTilesTogether * kTileBytes(); }
  int64_t kTileBytes() const { return lhsBytes() + rhsBytes(); }
  /// Of all, and of what rows are stored through: behind them, or, if it is not, all of them.
  int64_t stagesBytes() const { return stages * stageBytes(); }
  int64_t storeBytes() const { return workgroups > 0 ? rowStoreBytes : stagesBytes(); }
  int64_t storeStart() const { return workgroups > 0 ? stagesBytes() : 0; }
  int64_t bytes() const { return stagesBytes() + (workgroups > 0 ? rowStoreBytes : 0); }
  /// Of words by which threads that copy and threads that multiply wait for each other, and behind
  /// them of one for sums of others, and of these.
  int64_t signalBytes() const {
    return ((copyThreads > 0 ? stages : 0) + (clusterSize > 1 ? 1 : 0)) * kSignalBytes +
           receivedBytes();
  }
  int64_t receivedBytes() const { return rows * columns * 4 / clusterSize * (clusterSize - 1); }
  int64_t lhsBytes() const {
    return (rows + lineElements - 1) / lineElements * lineElements * lineBytes;
  }
  int64_t rhsBytes() const {
    int64_t multiple = packsColumns ? 8 : lineElements;
    return (columns + multiple - 1) / multiple * multiple * lineBytes;
  }
};

/// Parts that groups of subgroups have of the columns of so many rows.
inline int64_t groupsOfColumns(int64_t rows) { return std::max<int64_t>(128 / rows, 1); }

/// Plans to choose from at run time by the number of rows, in rising order; the last is for any.
/// None if the target has too little memory or too few threads.
SmallVector<MatmulPlan> planMatmul(const MatmulShape &shape, const TargetModel &target,
                                   Reasons why = {});

/// Other plans than planMatmul takes for a product of known sizes with both operands in memory,
/// each for any number of rows: tiles that fit, with several workgroups for a sum and without. For
/// somebody who measures.
SmallVector<MatmulPlan> alternatives(const MatmulShape &shape, const TargetModel &target);

/// For operands that are read element by element: one plan for all sizes.
MatmulPlan planUnalignedMatmul(const MatmulShape &shape, const TargetModel &target);

std::string describe(ArrayRef<MatmulPlan> plans);

} // namespace sluice::kernels
