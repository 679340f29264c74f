//===- MatmulEmitter.h - what products of matrices are made of ------------===//
#pragma once
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"

namespace sluice::kernels {

// An rhs that another operation of the kernel computes element by element, from numbers of few bits
// for example: a thread loads what some neighbours along k are computed from, 16 bytes at best,
// computes them in registers and stores them to workgroup memory as the K tile that instructions
// read.

/// What a kernel of a product is about, as emitters of its parts see it.
struct ProductContext {
  MemrefKernel &memrefs;
  const MatmulKernel &matrix;
  const TargetModel &target;
  ArrayRef<Value> extents; ///< Of loop classes.
  Value thread, m, n, k;   ///< Indices.
  /// The kernel has not waited for those before it, and reads what it can of the rhs before it
  /// does.
  bool waitsLate = false;

  /// A place in `outer` at one of the `classes` together, the last one if `line` is past it.
  Place placeAt(Place &outer, ArrayRef<unsigned> classes, Value line, Value size) const;
  /// `width` elements of `operand` of a product at `line` from k = `first` on, which is a multiple
  /// of it, in the given order; zeros if not `exists` (i1, null: surely). Loads go before
  /// `start`, if there is one.
  Value along(ElementEmitter &elements, OpOperand &operand, Place &line, Value first, int64_t width,
              Value exists, Operation *start, ArrayRef<int64_t> order = {}) const;
};

class ComputedTile : KernelBuilder {
public:
  /// The rhs of columns `first` on. To be made before the loop over K tiles.
  ComputedTile(const ProductContext &product, const MatmulPlan &plan, Place &ofBatch, Value first);
  /// This thread's chunks of `kTile`, which need not exist.
  SmallVector<Value> load(Value kTile);
  /// Stores them to `stage`, bytes from the start of workgroup memory (i32).
  void store(MatrixUnitEmitter &unit, ArrayRef<Value> chunks, Value stage);
  /// Something was asked for that cannot be computed.
  bool isBroken() const { return elements.isBroken; }

private:
  struct Line {
    Place place;
    SmallVector<Value> targets; ///< Of its chunks: bytes in the K tile, i32.
    Value isMine;               ///< i1: there are so many lines; null if surely.
  };
  const ProductContext &product;
  ElementEmitter elements;
  Type element;
  int64_t perChunk, depth, width; // Elements of a chunk, of a K tile along k, of this thread.
  Value within;                   // k of this thread's first element in a K tile.
  std::vector<Line> lines;
};

// The threads of a workgroup copy a K tile in chunks of 16 bytes: at once where they lie together
// in memory, else element by element, each found by itself. What does not change from K tile to K
// tile is computed once.

/// What one thread copies of a K tile: chunks of 16 bytes, at once or element by element.
struct ThreadChunk {
  /// Along m or n: the place of its first element, or of each.
  struct Own {
    OperandReader::Part part;
    Value exists; ///< i1: not past the edge; null if surely.
  };
  SmallVector<Own> own;
  Value firstDepth; ///< k of its first element in the first K tile.
  Value target;     ///< Bytes from the start of the K tile in workgroup memory, i32.
  Value isMine;     ///< i1: there are enough chunks for this thread; null if surely.
};

class KTileCopier : KernelBuilder {
public:
  /// `k` is as long as all K tiles together, `thread` the number of those that copy.
  KTileCopier(OpBuilder &builder, Location loc, const MatmulPlan &plan, Value thread, Value k,
              Type element)
      : KernelBuilder(builder, loc), plan(plan), threadIndex(thread), k(k), element(element),
        threadCount(plan.copyThreads > 0 ? plan.copyThreads : plan.threads),
        perChunk(kMatrixChunkBytes * 8 / element.getIntOrFloatBitWidth()),
        depth(kKTileBytes * 8 / element.getIntOrFloatBitWidth()) {}

  /// What this thread copies of each K tile of an operand whose own direction is `size` long,
  /// `tile` of it from `first` on.
  SmallVector<ThreadChunk> chunks(const OperandReader &operand, const OperandReader::Part &base,
                                  Value size, Value first, int64_t tile, bool elementwise);
  /// Copies them for `K tile` (index) to `stage`, bytes from the start of workgroup memory (i32).
  void copy(MatrixUnitEmitter &unit, const OperandReader &operand, ArrayRef<ThreadChunk> parts,
            Value kTile, Value stage, bool elementwise);

  /// Whether k ends within no K tile.
  bool areWhole();
  /// K tiles before the one that it ends in.
  Value wholeKTiles() { return div(k, depth * plan.kTilesTogether); }
  /// Or the same in two steps, through registers: reads them, if `isWhole` without a look at where
  /// k ends, and
  SmallVector<Value> load(const OperandReader &operand, ArrayRef<ThreadChunk> parts, Value kTile,
                          bool elementwise, bool isWhole);
  /// stores them.
  void store(MatrixUnitEmitter &unit, ArrayRef<ThreadChunk> parts, ArrayRef<Value> values,
             Value stage);

private:
  /// Where one chunk of a K tile lies: a place and whether it exists, or one of each element.
  struct Element {
    OperandReader::Part fixed, ahead;
    Value exists;       ///< i1: it is no zero, and its place is in memory; null if surely.
    Value elementsLeft; ///< How many its row still has along k; null if a whole chunk.
  };
  /// Calls `each` with the places of each chunk, and its number.
  void forEachChunk(const OperandReader &operand, ArrayRef<ThreadChunk> parts, Value kTile,
                    bool elementwise, bool isWhole,
                    function_ref<void(size_t, ArrayRef<Element>)> each);
  bool cutsChunks(const OperandReader &operand);
  /// See MatmulPlan::turnsK.
  bool isTurned(const OperandReader &operand, bool elementwise) const {
    return plan.turnsK && operand.form.kContiguous && !elementwise;
  }
  SmallVector<ThreadChunk> turnedElements(function_ref<ThreadChunk::Own(Value)> ownAt, Value first,
                                          int64_t tile);
  int64_t elementBytes() const { return element.getIntOrFloatBitWidth() / 8; }
  Value lastOf(Value size, int64_t step);
  Value loadChunk(const OperandReader &operand, Value at);
  Value withoutEnd(Value chunk, Value count);
  Value loadElement(const OperandReader &operand, Value at, Value exists);

  const MatmulPlan &plan;
  Value threadIndex, k;
  Type element;
  int64_t threadCount;
  int64_t perChunk, depth; // Elements of a chunk, of a K tile along k.
};

//   copy K tiles 0 .. ahead-1
//   for K tile { wait for its copy; barrier; multiply; copy K tile + ahead where none is read any
//     more }
// or, where copies do not run ahead by themselves,
//   for K tile { barrier; read K tile + 1 into registers; multiply; store it where none is read any
//     more }
// and, of a known number where matrices are read as a whole, the last one behind the loop.
// Where other threads copy (MatmulPlan::copyThreads) they run ahead by all stages, across the ends
// of tiles that a workgroup takes in turn: neither the first copies nor stores are waited for.
// (Stores while the next tile's first K tile is multiplied took 5 % longer on sm_90: registers.)
//   for my tile { for K tile { wait until its stage was read; copy it; signal that } }
// beside
//   for my tile { for K tile { wait until it was copied; multiply; signal that the one before was
//     read }; store it }
// What the unit accumulates in is carried through the loops as it is.

/// An operand of a tile as boxes of its tensor.
struct TileBoxes {
  Value map, first; ///< Address of the tensor map; row or column at which they begin (i32).
  int64_t count = 0, each = 0, depth = 0; ///< Rows or columns; those of a box, and along k.
  SmallVector<Value> batch = {};          ///< Place (i32).
  /// This workgroup copies part number `part` (i32) of so many to `members` of the cluster (i16).
  int64_t parts = 1;
  Value part = {}, members = {};
  int64_t bytes() const { return count > 0 ? (count + each - 1) / each * each * kKTileBytes : 0; }
};

/// One operand of a tile, and what this thread copies of its K tiles: at once or element by
/// element; or what it computes of them; or boxes.
struct TileOperand {
  const OperandReader *reader = nullptr;
  SmallVector<ThreadChunk> chunks = {};
  bool elementwise = false;
  ComputedTile *computed = nullptr;
  TileBoxes boxes = {};
};

struct TileOperands {
  TileOperand lhs, rhs;
  Value copier = {}; ///< Number (i32) of this one of the threads that copy boxes in turn.
  std::function<void()> waitLate = {}; ///< If ProductContext::waitsLate, else null.
};

/// Adds the products of K tiles `begin` up to `end` (index) to sums of type `sum` that start as
/// zeros: single sums of this thread, see MatrixUnitEmitter::accumulatorsOfThread().
SmallVector<Value> multiplyKTiles(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                                  MatrixUnitEmitter &unit, KTileCopier &copier,
                                  const TileOperands &tile, Value begin, Value end, Type sum);

/// Threads that copy boxes, of a subgroup each, unless workgroups take turns: one takes longer to
/// start four of them than it takes to multiply small K tiles (256 x 4096 x 4096 in tiles of 128x64
/// 16.7 us on an H100, by two 16.0).
inline constexpr int64_t kBoxCopiers = kCopyThreads / 32;

/// On a loop: to be unrolled so many times, after which values that it carries from one iteration
/// to the next are no longer moved between registers, which would wait for loads.
inline constexpr StringLiteral kUnrolledBy = "sluice.unrolled_by";

/// Where threads that copy and threads that multiply are in their stages: number and phase.
using StagePlace = SmallVector<Value>;

/// What threads that copy, or multiply, do for K tiles `begin` up to `end` of a tile, from `place`
/// on, which moves. Products are as multiplyKTiles returns them.
void copyForOthers(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                   MatrixUnitEmitter &unit, KTileCopier &copier, const TileOperands &tile,
                   Value begin, Value end, StagePlace &place);
/// At their end, where others signal in this workgroup's memory: until all of it was read.
void waitUntilRead(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                   MatrixUnitEmitter &unit, KTileCopier &copier, const StagePlace &place);
SmallVector<Value> multiplyCopied(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                                  MatrixUnitEmitter &unit, KTileCopier &copier, Value begin,
                                  Value end, Type sum, StagePlace &place);

// A norm before a product of few rows needs no kernel of its own: each workgroup reduces the rows
// that it multiplies, which are in the cache, and scales their elements as it reads them.
//   for my part of my row's k { statistic += x * x }; combine over the threads of the row
//   for my steps of k { multiply(x / sqrt(statistic / k) * w, rhs) }

/// Elements of f32 of workgroup memory that the statistics of `matrix` need.
int64_t statisticsScratch(const MatmulKernel &matrix, const MatmulPlan &plan);

/// Computes what the operations before `product` reduce along k of the tile of rows at `firstRow`,
/// and makes it known in each of `lines`, which are the tile's rows `numbers`. `memory`: f32 that
/// the workgroup shares, the statistics' from `begin` on, and 8 before it.
void computeStatistics(const ProductContext &product, ElementEmitter &elements,
                       const MatmulPlan &plan, Place &ofBatch, Value firstRow, Value memory,
                       int64_t begin, MutableArrayRef<Place> lines, ArrayRef<Value> numbers);

// An rhs that is unpacked from few bits is read once where there are few rows, and what it is
// unpacked to need not pass through workgroup memory: lanes read 16 bytes of it each, unpack them,
// and give them to the matrix instructions as they are. A sum has no order, so the instructions' k
// are whichever a lane has; the lhs is read by the same.
//   16 columns a workgroup or some times that, whose subgroups share k:
//   for my steps of k { load rhs of the next; lhs; unpack rhs; multiply }
//   add the subgroups' sums by way of workgroup memory

/// Elements of f32 of workgroup memory that subgroups add their sums by.
int64_t directScratch(const MatmulKernel &matrix, const MatmulPlan &plan);

/// Whether every subgroup surely has steps that it takes together: their rhs can be read first.
bool readsFirst(const MatmulKernel &matrix, const MatmulPlan &plan);

/// The sums of this thread, in rows and columns that follow each other in the tile at `firstRow`
/// and `firstColumn` in the batch of `ofBatch`: sum i is number i * threads + thread. Those
/// past the tile are anything; those of a twin follow. `memory`: directScratch f32 that the
/// workgroup shares. Without a matrix unit, multiplyStreamed.
FailureOr<SmallVector<Value>> multiplyDirect(const ProductContext &product, const MatmulPlan &plan,
                                             Value memory, Place &ofBatch, Value firstRow,
                                             Value firstColumn);

// What counts is how the rhs is read: each load of a subgroup is one piece of a column, and loads
// of several columns and steps are in flight. Rows are normalized as they are read, if they are
// (computeStatistics).
//   4 or 8 columns a workgroup, 4 a subgroup, of which eight or four share k:
//   load the rhs of my first steps of k, where nothing writes it; wait for the kernels before
//   for my steps of k { load rhs of 4 columns; lhs; for row { sums += lhs * rhs } }
//   add the lanes' sums by shuffles, the subgroups' by way of workgroup memory

/// As directScratch and multiplyDirect.
int64_t streamedScratch(const MatmulKernel &matrix, const MatmulPlan &plan);
FailureOr<SmallVector<Value>> multiplyStreamed(const ProductContext &product,
                                               const MatmulPlan &plan, Value memory, Place &ofBatch,
                                               Value firstRow, Value firstColumn);

// Threads of a subgroup that hold two neighbouring sums each exchange them through workgroup memory
// and then have eight neighbours of rows that follow each other: what is read beside the sums and
// what is stored are whole lines. Two steps for each group of columns:
//   read what follows the product for the next group; barrier of the subgroup
//   for my sums { what follows and needs nothing else; narrow it; keep it in workgroup memory }
//   barrier of the subgroup; for my rows { eight neighbours; what else follows; store }
// Where functions are computed of results the second step is a loop, and as many groups as there is
// memory for are kept at once: else the function stands once for each of up to 192 sums of a thread
// (256x192 with gelu 85 KB of code, 23 KB as a loop; among a vision transformer's other
// kernels 25.9 and 23.3 us). Short ones take up to a tenth longer in loops. On sm_90 a tile of
// 128x256 took 3100 clocks by shuffles, 17200 with a second matrix read.

/// What is kept in workgroup memory: a value of the product's elements that follows from its sum
/// alone and has 16 bits, or the sum itself.
struct KeptValue {
  OpResult value; ///< Null: the sum.
  Type element;
};
KeptValue keptValue(const MatmulKernel &matrix, MemrefKernel &memrefs, Type sum);

/// A tile whose sums are done, and where they go.
struct RowStore {
  MemrefKernel &memrefs;
  const MatmulKernel &matrix;
  const TargetModel &target;
  const MatmulPlan &plan;
  KeptValue kept;
  Value memory;       ///< MatmulPlan::storeBytes() of it, in elements of `kept`.
  Value thread, m, n; ///< Index.
  ArrayRef<Value> extents;
  Value firstRow, firstColumn;
  struct Place &ofBatch;
};

/// Stores it. C's columns follow each other in memory, a multiple of eight. False if something
/// cannot be computed so.
bool storeRows(const RowStore &store, MatrixUnitEmitter &unit, ArrayRef<Value> accumulators);

// The host counts workgroups and the kernel branches by the same conditions, emitted here for both.

/// Whether `plan` runs for `rows` rows, of plans in rising order: kernel and host ask the same.
inline Value isFor(OpBuilder &b, Location loc, const MatmulPlan &plan, Value rows) {
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule, rows,
                               arith::ConstantIndexOp::create(b, loc, plan.maxRows));
}

/// Rows that plans are chosen by: of a group, on average.
inline Value rowsOfChoice(OpBuilder &b, Location loc, Value rows, int64_t groups) {
  return groups > 0 ? util::PlainIndexBuilder(b, loc).divUp(rows, groups) : rows;
}

/// What `of` gives for the one of `plans` that runs for `rows` rows.
inline Value ofPlanFor(OpBuilder &b, Location loc, ArrayRef<MatmulPlan> plans, Value rows,
                       function_ref<Value(const MatmulPlan &)> of) {
  Value result = of(plans.back());
  for (const MatmulPlan &plan : llvm::reverse(plans.drop_back())) {
    Value condition = isFor(b, loc, plan, rows);
    result = b.createOrFold<arith::SelectOp>(loc, condition, of(plan), result);
  }
  return result;
}

/// Tiles of `tile` rows or columns that cover `size`, a multiple of those that a cluster has.
inline Value tilesAlong(OpBuilder &b, Location loc, Value size, int64_t tile, int64_t shared) {
  util::PlainIndexBuilder plain(b, loc);
  return shared == 1 ? plain.divUp(size, tile)
                     : plain.mul(plain.divUp(size, tile * shared), shared);
}

/// Tiles of `plan` that cover `rows` rows, or each of `groups` groups of them and what is behind
/// the last: a group that begins at row r has the tiles from r / plan.rows + its number on, or, if
/// those are fewer, one may begin at each row. Not all of these exist.
inline Value tilesDown(OpBuilder &b, Location loc, const MatmulPlan &plan, Value rows,
                       int64_t groups) {
  util::PlainIndexBuilder plain(b, loc);
  return groups > 0 ? plain.smaller(plain.add(plain.div(rows, plan.rows), groups + 1), rows)
                    : tilesAlong(b, loc, rows, plan.rows, plan.sharedDown);
}

/// Tiles of `plan` that cover `batches` matrices of `rows` x `columns`.
inline Value tilesOf(OpBuilder &b, Location loc, const MatmulPlan &plan, Value rows, Value columns,
                     Value batches, int64_t groups) {
  Value down = tilesDown(b, loc, plan, rows, groups),
        across = tilesAlong(b, loc, columns, plan.columns, plan.sharedAcross);
  util::IndexBuilder folding(b, loc);
  return folding.mul(folding.mul(down, across), batches);
}

} // namespace sluice::kernels
