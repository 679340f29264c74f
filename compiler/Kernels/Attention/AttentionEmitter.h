//===- AttentionEmitter.h - linalg_ext.attention on GPUs ------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Kernels/Attention/AttentionPlan.h"
#include "compiler/Kernels/Gpu/MemrefKernel.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"

namespace sluice::kernels {

/// Dimensions of one role, walked as one: the last one fastest.
struct AttentionAxis {
  SmallVector<int64_t> dims;
  SmallVector<Value> extents;
  Value total; ///< Index.

  /// Whether tiles of `size` surely cover it exactly.
  bool isCoveredBy(int64_t size) const;
};

struct AttentionOperand {
  MatrixMemory memory; ///< All that a slice is cut from.
  Type element;
  Value start; ///< Where the first element lies.
  /// In elements, per dimension of the attention; null where it has none.
  SmallVector<Value> strides;
  int64_t lastDim = -1; ///< The one whose neighbours are neighbours in memory.
  int64_t chunk = 1;    ///< Lines along it begin at multiples of so many elements.
  Value blocks;         ///< Of the cache that the table names blocks of; null: it is no cache.
};

class AttentionAccess {
public:
  AttentionAccess(KernelBuilder &k, MemrefKernel &memrefs, linalg_ext::AttentionOp op);

  /// Whether `tensor` lies in memory as whole lines or parts of such.
  static bool isReadable(Value tensor);
  /// What the places of its lines along the last dimension are known to be multiples of, in
  /// elements.
  static int64_t chunkOf(Value tensor);

  /// Turns to a batch, whose part of the table is looked at from here on.
  void startBatch(ValueRange batchIndices);
  /// The first element of a batch.
  Value first(const AttentionOperand &operand, ValueRange batchIndices);
  /// Elements from the first one to that at `linear` of `axis`.
  Value offset(const AttentionOperand &operand, const AttentionAxis &axis, Value linear);
  Value offset(const AttentionOperand &operand, const AttentionAxis &axis, ValueRange indices);
  /// The integer at a place of the lengths or of the table, at least 0.
  Value integerAt(const AttentionOperand &operand, Value place);
  /// Whether `count` keys from a multiple of `count` on are in one block of the cache.
  bool isInOneBlock(const AttentionOperand &operand, int64_t count) const;
  /// An index per dimension of `axis`.
  SmallVector<Value> indices(const AttentionAxis &axis, Value linear);
  /// Whether every `count` elements along `axis`, from a multiple of it on, lie together at a
  /// multiple of their bytes.
  bool hasWholeChunks(const AttentionOperand &operand, const AttentionAxis &axis,
                      int64_t count) const;
  /// Stores a thread's accumulators of the tile of `plan` at these indices of rows and columns in
  /// `to`, whose batch begins at `base`.
  void store(const AttentionOperand &to, Value base, const AttentionPlan &plan,
             ArrayRef<Value> accumulators, ArrayRef<AccumulatorsOfRow> accumulatorRows,
             Value firstRow, Value firstColumn);

  linalg_ext::AttentionOp op;
  MemrefKernel &memrefs;
  AttentionAxis batch, rows, keys, depth, columns;
  AttentionOperand query, key, value, mask, lengths, table, output;
  /// A place was asked for that is computed elsewhere.
  bool isBroken = false;

private:
  /// Where the elements of a tensor lie.
  struct Layout {
    Value buffer, start;
    SmallVector<Value> strides;
  };
  Layout layoutOf(Value tensor);
  Layout wholeLayout(Value buffer);
  AttentionOperand describe(const Layout &layout, int64_t chunk, AffineMap map);

  Value blockOf(const AttentionOperand &cache, Value page);

  KernelBuilder &k;
  SmallVector<Value> sizes;
  int64_t page;    // The dimension that the table has blocks for; -1: none.
  Value tableBase; // The first element of the batch.
};

// A thread keeps, for each row of scores that it has a part of, the largest so far and the sum of
// its own weights relative to that (Milakov, Gimelshein 2018, as in LinalgExt/Loops/Attention.cpp):
//   m' = max(m, scores), w = 2^(c (scores - m')), sum = sum * 2^(c (m - m')) + w

/// The region of attention, if all it does is to remove keys.
struct AttentionFilter {
  /// A key is kept only if it is at most the index along `dim` plus `offset` and `values`.
  struct Bound {
    int64_t dim, offset;
    SmallVector<Value> values; ///< Values of the kernel on tensors.
  };
  SmallVector<Bound> bounds;
  bool isComplete = true; ///< What no bound removes is kept.
};

/// A `sum` of weighted values divided by the `total` of weights; zero where no key was kept.
Value weightedMean(KernelBuilder &k, linalg_ext::AttentionOp op, Value sum, Value total);

class AttentionScores {
public:
  /// `exp2` computes 2^x of an f32; `slots`: workgroup memory for GroupReduce per row of a thread,
  /// if it needs some.
  AttentionScores(KernelBuilder &k, AttentionAccess &access, const ThreadGroup &group,
                  ArrayRef<Value> slots, std::function<Value(Value)> exp2);

  /// Turns to the tile of `count` queries from `first` on; `rows` are this thread's. `batch`: index
  /// per dimension.
  void startTile(ValueRange batch, Value first, int64_t count, ArrayRef<AccumulatorsOfRow> rows);
  /// Keys from here on have no weight for any query of the tile.
  Value keyLimit() const { return limit; }
  /// Nor have keys before this one; null: there are none.
  Value firstKey() const { return begin; }
  /// Every score is looked at one by one; else only those of tiles that reach `allShown`.
  bool looksAtAll = false;
  double factor = 1; ///< Of scores, as exponents of 2.
  /// Whether one of these `count` keys from `first` on may be removed (i1); null: no.
  Value looksAt(Value first, int64_t count);
  /// Largest score and sum of weights per row, before the first key.
  SmallVector<Value> start();
  /// Turns `scores` of `count` keys from `first` on into weights. Returns what the sums of each row
  /// so far are to be multiplied by.
  SmallVector<Value> weigh(SmallVectorImpl<Value> &scores, Value first, int64_t count,
                           MutableArrayRef<Value> state);
  /// Multiplies the `accumulators` of each row by its factor.
  void scaleRows(ArrayRef<Value> factors, MutableArrayRef<Value> accumulators,
                 ArrayRef<AccumulatorsOfRow> accumulatorRows);
  /// Per row, the largest score as an exponent of 2 and the sum of weights relative to it.
  SmallVector<Value> exponents(ArrayRef<Value> state);
  SmallVector<Value> totals(ArrayRef<Value> state);
  /// Divides `accumulators` by the sums of weights; zeros where no key was kept.
  void finish(ArrayRef<Value> state, MutableArrayRef<Value> accumulators,
              ArrayRef<AccumulatorsOfRow> accumulatorRows);
  /// A value was asked for that is computed elsewhere.
  bool isBroken = false;

private:
  struct Row {
    AccumulatorsOfRow accumulators;
    SmallVector<Value> indices; ///< The query's, within its extents.
    Value maskOffset;
    Value keys;  ///< How many it has; null: all.
    Value first; ///< Its first key; null: 0.
  };
  /// The score to use, in the units of the row's largest.
  Value shown(const Row &row, Value score, Value key);
  /// `mask`: the mask's element, if the region takes it.
  Value inRegion(const Row &row, Value score, Value mask, Value key);
  void findLimits(Value first, int64_t count);
  /// How many keys a row has by the lengths, of which there may be fewer.
  Value keysOf(ValueRange rowIndices);
  /// `keys` without those of the window, at least 0.
  Value beforeWindow(Value keys);
  Value minusInfinity();
  SmallVector<Value> combined(ArrayRef<Value> values, bool largest);

  KernelBuilder &k;
  AttentionAccess &access;
  ThreadGroup group;
  ArrayRef<Value> slots;
  std::function<Value(Value)> exp2;
  std::optional<AttentionFilter> filter;
  /// Scores stay as products of queries and keys, but for removed ones; else they are scaled first.
  bool isLazy = false;
  Value scale; ///< f32; null if 1.
  SmallVector<Value> batchIndices;
  SmallVector<Row> rows;
  Value limit, allShown, begin;
};

// Some threads of a workgroup copy lines (queries, keys or values) in chunks of 16 bytes: at once
// where they lie together in memory, else element by element, each found by itself.

/// `lines` lines (queries or keys) from `firstLine` on, `inner` elements of each.
struct AttentionTile {
  const AttentionOperand &operand;
  Value base;
  const AttentionAxis &lineAxis;
  Value firstLine;
  int64_t lines;
  const AttentionAxis &innerAxis;
  Value firstInner;
  int64_t inner;
};

class AttentionCopier {
public:
  /// `unit` puts elements of type `element` into workgroup memory.
  AttentionCopier(KernelBuilder &k, AttentionAccess &access, const AttentionPlan &plan,
                  Type element, MatrixUnitEmitter &unit)
      : k(k), access(access), plan(plan), element(element), unit(unit),
        perChunk(kMatrixChunkBytes * 8 / element.getIntOrFloatBitWidth()) {}

  /// Keys from `limit` on are not read; null: all are.
  void limitKeys(Value limit) { keyLimit = limit; }
  /// From here on `count` threads copy, of which this is number `thread`.
  void shareAmong(Value thread, int64_t count) { this->thread = thread, threads = count; }
  /// Copies the tile to slices at `target`. Zeros past the edges.
  void copyTile(const AttentionTile &tile, Value target) { walkTile(tile, target, Step::Copy); }
  /// The same in two steps: reads this thread's chunks, zeros if the tile does not `exist` (i1),
  /// and
  SmallVector<Value> loadTile(const AttentionTile &tile, Value exists);
  /// stores the first of `loaded`; how many?
  size_t storeTile(const AttentionTile &tile, ArrayRef<Value> loaded, Value target);

private:
  enum class Step { Copy, Load, Store };
  void walkTile(const AttentionTile &tile, Value target, Step step);
  /// From `inner` on: copies a chunk to `to`, or gives it if nothing copies ahead.
  Value copyChunk(const AttentionTile &tile, Value line, Value inner, Value valid, Value to);
  /// Elements one by one.
  Value loadElements(const AttentionTile &tile, Value line, Value inner, Value valid);
  /// A vector with the elements that workgroup memory holds.
  Value inWorkgroup(Value vector);

  KernelBuilder &k;
  AttentionAccess &access;
  const AttentionPlan &plan;
  Type element; // In workgroup memory.
  MatrixUnitEmitter &unit;
  int64_t perChunk; // Elements.
  Value thread;     // This thread among those that copy.
  Value keyLimit;
  Value blockStart;          // Of the current tile, if it is in one block of a cache.
  SmallVector<Value> chunks; // Of a tile, on their way.
  int64_t threads = 0;
};

// Each workgroup takes a part of the keys and leaves in the workspace, for each row, the largest
// score m (as an exponent of 2), the sum l of its weights and the sums s of values, both relative
// to m. A second launch makes one of them (Dao et al. 2023, Flash-Decoding):
//   M = max m, l = sum of l 2^(m - M), s = sum of s 2^(m - M), result = s / l
// A part without keys has m = -inf, and so no weight.

class AttentionParts {
public:
  AttentionParts(KernelBuilder &k, AttentionAccess &access, int64_t count);

  /// Of the workspace.
  Value bytes() const { return workspace.bytes(); }
  /// Keeps the largest scores and the sums of weights of a thread's rows of the tile from `first`
  /// on.
  void keepStates(Value part, Value batch, Value first, ArrayRef<AccumulatorsOfRow> rows,
                  ArrayRef<Value> exponents, ArrayRef<Value> totals);
  /// The sums of values of a part: f32, in the order of batch, rows and columns.
  AttentionOperand sumsOf(Value part);
  /// The second launch's results in two columns; a column past the last one is the last.
  SmallVector<Value> combined(Value batch, Value row, Value column);

private:
  Value stateAt(Value part, Value batch, Value row);
  SmallVector<Value> pairAt(Value memory, Value at);

  KernelBuilder &k;
  AttentionAccess &access;
  int64_t count;
  SharedWorkspace workspace;
  Value states, sums; ///< For each row of each part: two f32, and f32 of all columns.
};

/// Lowers the second launch.
LogicalResult combineParts(Kernel &launch, const AttentionPlan &plan);

/// Writes the kernel, which the kind takes, on memrefs.
LogicalResult lowerAttention(Kernel &kernel, ArrayRef<AttentionPlan> plans);

} // namespace sluice::kernels
