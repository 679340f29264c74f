//===- MatrixUnit.h - matrix instructions behind one interface ------------===//
// What the emitter of matrix products asks of a family of GPUs: copies to workgroup memory that run
// ahead, products of the K tiles that lie there, and which elements of the tile a thread's
// accumulators are. K tiles lie as rows of 128 bytes whose eight chunks of 16 bytes are swizzled by
// the row's number (chunk ^ row % 8), so that reads meet no bank twice:
//   along k        row = m or n              chunk = 16 bytes along k
//   along m or n   row = block * depth + k   chunk = 16 bytes along m or n; a row holds a block's
// Units that read whole matrices at once want rows at equal distances: theirs are longer by one
// chunk and swizzle none.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"

namespace sluice::kernels {

/// What is written while it lives is done only if `condition` holds; null: surely.
class IfScope {
public:
  IfScope(OpBuilder &b, Location loc, Value condition) : guard(b) {
    if (condition)
      b.setInsertionPoint(scf::IfOp::create(b, loc, condition, /*withElseRegion=*/false)
                              .thenBlock()
                              ->getTerminator());
  }

private:
  OpBuilder::InsertionGuard guard;
};

/// An operand's memory: as one dimension, and the address of its first element (index).
struct MatrixMemory {
  Value flat, address;
};

/// Accumulators of a thread that lie in one row of the tile, two neighbouring columns each, or as
/// many as the unit says.
struct AccumulatorsOfRow {
  Value row; ///< i32, within the tile.
  struct Pair {
    Value column;   ///< i32, of the first.
    unsigned index; ///< Position of the first in the thread's accumulators.
  };
  SmallVector<Pair> pairs;
};

class MatrixUnitEmitter {
public:
  virtual ~MatrixUnitEmitter() = default;
  // What products are added to is the unit's own: single sums, vectors or matrices of them in
  // registers, or a handle of memory that it allocates; even nothing, if that is at a known place.
  // Loops carry it as it is, and nobody else looks into it.

  /// It, as zeros of type `sum`. By default as many single sums as a thread has.
  virtual SmallVector<Value> start(OpBuilder &builder, Location loc, Type sum);
  /// Makes single sums in registers of it, in the order that accumulatorsOfThread() counts them.
  /// Once, after the last product, by all threads: the unit may then free what start() took.
  virtual void read(SmallVectorImpl<Value> &accumulators) {}
  /// Adds up the single sums of the workgroups of a cluster, `count`, of which this is number
  /// `rank` (i32). Each is left with those of its part of the columns, as of a tile of so many.
  virtual void exchange(SmallVectorImpl<Value> &accumulators, Value rank, int64_t count) {
    llvm_unreachable("planned for a unit without clusters");
  }
  /// Before, by all threads: `bytes` of sums will come.
  virtual void startExchange(int64_t bytes) {
    llvm_unreachable("planned for a unit without clusters");
  }
  /// Until all threads of the cluster come here, and their signals are there.
  virtual void startCluster() { llvm_unreachable("planned for a unit without clusters"); }
  /// Parts of the tile's rows whose sums follow each other; the rest counts those of one.
  virtual int64_t pieces() const { return 1; }
  /// Single sums of one thread.
  virtual int64_t accumulatorCount() const = 0;
  /// Sums that follow each other in a row, at each of its pairs.
  virtual int64_t neighbours() const { return 2; }
  /// Adds the products of the K tiles at `lhs` and `rhs`, bytes from the start of workgroup
  /// memory (i32). They may still run when it returns: see finish().
  virtual void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) = 0;
  /// Waits for products until at most `pending` calls of multiply() run.
  virtual void finish(SmallVectorImpl<Value> &accumulators, unsigned pending) {}
  /// Calls of multiply() that stand together in a loop, with finish() behind them.
  virtual int64_t kTilesInRow() const { return 1; }
  /// K tiles that products may still read while copies ahead are started.
  virtual int64_t kTilesInUse() const = 0;
  /// Makes what copies brought visible to products; a barrier of the workgroup.
  virtual void barrier() = 0;
  virtual SmallVector<AccumulatorsOfRow> accumulatorsOfThread() = 0;
  /// Exchanges `accumulators` between threads so that each has eight neighbouring columns, where
  /// pairs of accumulatorsOfThread() are now the first of eight. Nothing happens, and there are
  /// none, if a thread has too few.
  virtual SmallVector<AccumulatorsOfRow> gatherEights(SmallVectorImpl<Value> &accumulators) {
    return {};
  }

  /// Rows of a tile (i32) that a subgroup of 32 threads has all sums of; none if it has parts.
  struct SubgroupRows {
    Value first;
    int64_t count = 0;
  };
  virtual SubgroupRows rowsOfSubgroup() { return {}; }
  /// Its threads see what the others wrote to workgroup memory; of the subgroups together that have
  /// 64 rows (MatmulPlan::isTransposed).
  virtual void subgroupBarrier() {}
  virtual void groupBarrier() { llvm_unreachable("planned for a unit without groups"); }
  /// By a subgroup: transposes squares of eight by eight elements of 16 bits, of which each thread
  /// has one of `pairs` (i32) as of accumulatorsOfThread(). Thread 8 * i + r has row r of the
  /// result i stored to its `target`, bytes into workgroup memory (i32).
  virtual void storeTransposed(Value target, ArrayRef<Value> pairs) {
    llvm_unreachable("planned for a unit without groups");
  }

  /// Copies 16 bytes from element `source` + `ahead` of `memory` (index) to `target` bytes into
  /// workgroup memory (i32); zeros if not `valid` (i1; null: surely). `source` does not change from
  /// K tile to K tile. May be done only after waitForCopies().
  virtual void copy(Value target, const MatrixMemory &memory, Value source, Value ahead,
                    Value valid) = 0;
  /// The same of one element of 4 bytes (MatmulPlan::turnsK).
  virtual void copyElement(Value target, const MatrixMemory &memory, Value source, Value ahead,
                           Value valid) {
    llvm_unreachable("planned for a unit that copies chunks only");
  }
  /// Stores a vector of 16 bytes there.
  virtual void store(Value target, Value vector) = 0;
  virtual void commitCopies() = 0;
  /// Until at most `pending` commits are unfinished.
  virtual void waitForCopies(int64_t pending) = 0;

  // Where some threads copy and others multiply (MatmulPlan::copyThreads) they wait for each other
  // by signals, one of each kind for a stage. Rounds of all stages are `phase` 0 and 1 in turn.
  enum class Signal { Copied, Read };
  /// By one thread: as many bytes of boxes are copied to `stage`, and
  virtual void expectBoxes(Value stage, int64_t bytes) { noSignals(); }
  /// one of them, which begins at `place` (i32, the fastest dimension first) of the tensor map
  /// `map` (an address, index), to `target` bytes into workgroup memory (i32); to that of every
  /// workgroup of the cluster that has a bit in `members` (i16, null: to this one's), where it is
  /// waited for.
  virtual void copyBox(Value target, Value map, ArrayRef<Value> place, Value stage, Value members) {
    noSignals();
  }
  /// Begins to read it before the first box is copied by it.
  virtual void prefetchMap(Value map) { noSignals(); }
  /// Before all, by one thread; a barrier of the whole workgroup follows.
  virtual void makeSignals() { noSignals(); }
  /// This thread copies, or multiplies, from now on: registers go to those that multiply.
  virtual void takePart(bool copies) { noSignals(); }
  /// Until `stage` (i32) was copied or read in the round of `phase` (i32); of the round before the
  /// first one it was.
  virtual void wait(Signal signal, Value stage, Value phase) { noSignals(); }
  /// By each thread that copies: `stage` is copied when its copies so far are done.
  virtual void signalCopied(Value stage) { noSignals(); }
  /// By each thread that multiplies: its products no longer read `stage`, which those of the
  /// cluster that copy to it get to know; nothing happens if not `condition` (i1).
  virtual void signalRead(Value stage, Value condition) { noSignals(); }

private:
  static void noSignals() { llvm_unreachable("planned for a unit without signals"); }
};

/// A unit without copies of its own that run ahead: `copies`, null if there are none, copies for
/// it.
class BorrowingMatrixUnit : public MatrixUnitEmitter {
public:
  void commitCopies() override {
    if (copies)
      copies->commitCopies();
  }
  void waitForCopies(int64_t pending) override {
    if (copies)
      copies->waitForCopies(pending);
  }

protected:
  explicit BorrowingMatrixUnit(std::unique_ptr<MatrixUnitEmitter> copies)
      : copies(std::move(copies)) {}
  std::unique_ptr<MatrixUnitEmitter> copies;
};

/// What a unit is made of.
struct MatrixUnitParts {
  OpBuilder &builder;
  Location loc;
  const MatmulPlan &plan;
  const MatmulShape &shape;
  Type element; ///< Element type of the operands.
  Value thread; ///< Index.
  Value memory; ///< Workgroup memory, in words of MatrixUnit::kTileWordBytes; without matrix
                ///< instructions in elements, or bytes if copies run ahead.
  int64_t threads = kMatrixThreads;
  const TargetModel *target = nullptr; ///< For units that differ between targets.
  int64_t signals = 0;                 ///< Where MatmulPlan::signalBytes() of `memory` begin.
};

/// Multiplications and additions of f32, on any GPU. `copies` copies for it if it is not null.
std::unique_ptr<MatrixUnitEmitter> simtMatrixUnit(const MatrixUnitParts &parts,
                                                  std::unique_ptr<MatrixUnitEmitter> copies);

/// Instructions whose operands each lane reads for itself, see GpuUnits::laneInstruction. `copies`
/// copies for it if it is not null.
std::unique_ptr<MatrixUnitEmitter> laneMatrixUnit(const MatrixUnitParts &parts,
                                                  std::unique_ptr<MatrixUnitEmitter> copies);

} // namespace sluice::kernels
